//! A file on a phone: the phone itself asks where it goes, to a chat, a note or among the files.

use std::rc::Rc;

use eight_realms_app::desk::effect::NewFile;
use js_sys::{Array, Reflect, Uint8Array};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{DomException, File, FilePropertyBag, ShareData, Window};

use super::download;

/// What is held in a hand.
const PHONE: &str = "(hover: none) and (pointer: coarse)";
/// The function with which a browser says what it can share; older ones lack it.
const CAN_SHARE: &str = "canShare";
/// The name of the error if the person shares nothing after all.
const ABORTED: &str = "AbortError";

/// Lets the phone ask where a file goes; returns whether it does. If it refuses, as it may some seconds after the last
/// touch, the file is downloaded.
pub fn start(window: &Rc<Window>, file: &NewFile) -> bool {
    let Some(data) = shareable(window, file) else { return false };
    let shared = window.navigator().share_with_data(&data);
    let (window, file) = (Rc::clone(window), file.clone());
    spawn_local(async move {
        let Err(error) = JsFuture::from(shared).await else { return };
        let is_aborted = error.dyn_ref::<DomException>().is_some_and(|error| error.name() == ABORTED);
        if !is_aborted {
            // A browser that can share has a document to download from.
            _ = download::start(&window, &file);
        }
    });
    true
}

/// The file as the phone takes it; `None` on a computer, and for a browser or a kind of file without sharing.
fn shareable(window: &Window, file: &NewFile) -> Option<ShareData> {
    let is_phone = window.match_media(PHONE).ok().flatten().is_some_and(|query| query.matches());
    let navigator = window.navigator();
    if !is_phone || !Reflect::has(&navigator, &CAN_SHARE.into()).unwrap_or_default() {
        return None;
    }
    let options = FilePropertyBag::new();
    options.set_type(media_type(file.name()));
    let parts = Array::of1(&Uint8Array::from(&file.bytes[..]));
    let file = File::new_with_u8_array_sequence_and_options(&parts, file.name(), &options).ok()?;
    let data = ShareData::new();
    data.set_files(&Array::of1(&file));
    navigator.can_share_with_data(&data).then_some(data)
}

/// The kind of a file, by the ending of its name.
fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("png") => "image/png",
        Some("apng") => "image/apng",
        Some("gif") => "image/gif",
        Some("svg") => "image/svg+xml",
        Some("csv") => "text/csv",
        _ => "text/plain",
    }
}
