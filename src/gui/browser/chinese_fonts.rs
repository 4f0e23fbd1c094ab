//! The Chinese fonts, which lie beside the program: the page loads them. On the screen the browser draws the characters
//! until they have arrived, and if they never do.

use std::rc::Rc;

use egui::Context;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use skrifa::FontRef;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Window;

use super::status;
use crate::gui::fonts;

/// Waits for them as long as the page does before its first picture: not at all unless it is Chinese.
pub async fn wait(window: &Window) {
    load(window, "fontsAtOnce").await;
}

/// Gives them to `ctx` once they have arrived, if it opens without them.
pub fn follow(window: &Rc<Window>, ctx: &Context) {
    if fonts::has_chinese() {
        status::has_fonts(window, true);
        return;
    }
    let (window, ctx) = (Rc::clone(window), ctx.clone());
    spawn_local(async move {
        load(&window, "fonts").await;
        if fonts::has_chinese() {
            fonts::install_fonts(&ctx);
            ctx.request_repaint();
        }
        status::has_fonts(&window, fonts::has_chinese());
    });
}

/// Calls a function of the page that promises them. What goes wrong is in the browser's console.
async fn load(window: &Window, function: &str) {
    if let Ok(files) = ask(window, function).await
        && let Some(files) = read(&files)
    {
        fonts::add_chinese(files);
    }
}

async fn ask(window: &Window, function: &str) -> Result<JsValue, JsValue> {
    let object = Reflect::get(window, &status::OBJECT.into())?;
    let function: Function = Reflect::get(&object, &function.into())?.dyn_into()?;
    JsFuture::from(Promise::resolve(&function.call0(&object)?)).await
}

/// The two files, if both are fonts: some hosts answer with a page of their own in place of a file.
fn read(files: &JsValue) -> Option<[Vec<u8>; 2]> {
    let files: Vec<Vec<u8>> =
        files.dyn_ref::<Array>()?.iter().map(|file| Uint8Array::new(&file).to_vec()).collect();
    let are_fonts = files.iter().all(|file| FontRef::new(file).is_ok());
    files.try_into().ok().filter(|_| are_fonts)
}
