//! Download of a file, through a link that nobody sees and the program presses.

use eight_realms_app::desk::effect::NewFile;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url, Window};

/// Downloads a file under its name.
///
/// # Errors
/// The browser's error, or null without a document.
pub fn start(window: &Window, file: &NewFile) -> Result<(), JsValue> {
    let document = window.document().ok_or(JsValue::NULL)?;
    let blob =
        Blob::new_with_u8_array_sequence(&js_sys::Array::of1(&js_sys::Uint8Array::from(&file.bytes[..])))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(file.name());
    link.click();
    Url::revoke_object_url(&address)
}
