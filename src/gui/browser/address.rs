//! The address of the page: behind its `#` stands what is to be opened, and while one steps it follows, so that a reload
//! opens where one was.

use std::{cell::RefCell, mem, rc::Rc};

use egui::Context;
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, Window};

use crate::{
    app::Framing,
    replay::moment::{self, MomentLine, Opening},
    words::is_too_long,
};

/// What the address asks to open; or its text, if it cannot be read. Nothing for an address without `#`.
pub fn opening(window: &Window) -> Option<Result<Opening, String>> {
    let text = text_of(window)?;
    if is_too_long(&text) {
        return Some(Err(text));
    }
    Some(moment::read(&text).map_err(|_| text))
}

/// Whether the address asks for a window in the frame of a course page: `?embed`, before the `#`.
pub fn framing(window: &Window) -> Framing {
    let query = window.location().search().unwrap_or_default();
    let mut parts = query.trim_start_matches('?').split('&');
    if parts.any(|part| matches!(part, "embed" | "embed=" | "embed=1")) {
        Framing::Embedded
    } else {
        Framing::Alone
    }
}

/// Shows the line of a moment as the address, in place of the one before: going back leaves the page.
/// Returns whether it is there: a browser that counts such calls rejects some, and some without a word.
pub fn replace(window: &Window, line: &MomentLine) -> bool {
    let line = line.to_string();
    if let Ok(history) = window.history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{line}")));
    }
    text_of(window) == Some(line)
}

/// The address of the page alone. What a course or a sender has put behind a `?`, a session or a password, is nobody's
/// whom a link is given to.
pub fn page(window: &Window) -> Option<String> {
    let location = window.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

/// Addresses that were typed, or chosen from a list, while the page is open.
pub struct AddressListener {
    texts: Rc<RefCell<Vec<String>>>,
    _listener: Closure<dyn FnMut(Event)>,
}

impl AddressListener {
    /// Listens from now on.
    pub fn new(window: &Rc<Window>, ctx: &Context) -> Self {
        let texts: Rc<RefCell<Vec<String>>> = Rc::default();
        let (received, page, ctx) = (Rc::clone(&texts), Rc::clone(window), ctx.clone());
        let listener: Closure<dyn FnMut(Event)> = Closure::new(move |_| {
            received.borrow_mut().extend(text_of(&page));
            ctx.request_repaint();
        });
        _ = window.add_event_listener_with_callback("hashchange", listener.as_ref().unchecked_ref());
        Self { texts, _listener: listener }
    }

    /// Those that came since the last call.
    pub fn take(&self) -> Vec<String> {
        mem::take(&mut self.texts.borrow_mut())
    }
}

/// What stands behind the `#`, as it was typed.
fn text_of(window: &Window) -> Option<String> {
    let hash = window.location().hash().ok()?;
    let text = hash.strip_prefix('#').filter(|text| !text.is_empty())?;
    let decoded = js_sys::decode_uri_component(text).ok().map(String::from);
    Some(decoded.unwrap_or_else(|| text.to_owned()))
}
