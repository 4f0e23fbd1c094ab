//! The address of the page. The part after its `#` names what is to be opened; the address follows the steps, so that a
//! reload opens the same moment.

use std::{cell::RefCell, mem, rc::Rc};

use egui::Context;
use eight_realms_app::{desk::screen::Framing, words::is_too_long};
use eight_realms_core::replay::moment::{self, Line, Opening};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::{Event, Window};

/// Returns what the address asks to open, or its text if that cannot be read. `None` without text after a `#`.
pub fn opening(window: &Window) -> Option<Result<Opening, String>> {
    let text = text_of(window)?;
    if is_too_long(&text) {
        return Some(Err(text));
    }
    Some(moment::read(&text).map_err(|_| text))
}

/// Returns whether the address asks for a window in the frame of a course page: `?embed`, before the `#`.
pub fn framing(window: &Window) -> Framing {
    let query = window.location().search().unwrap_or_default();
    let mut parts = query.trim_start_matches('?').split('&');
    if parts.any(|part| matches!(part, "embed" | "embed=" | "embed=1")) {
        Framing::Embedded
    } else {
        Framing::Alone
    }
}

/// Shows a moment line as the address, in place of the previous one: going back leaves the page. Returns whether the
/// address is there: a browser that counts such calls rejects some, and some without an error.
pub fn replace(window: &Window, line: &Line) -> bool {
    let line = line.to_string();
    if let Ok(history) = window.history() {
        _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{line}")));
    }
    text_of(window) == Some(line)
}

/// Returns the address of the page alone. A course or a sender may have put a session or a password after a `?`, which
/// must not reach those to whom a link is given.
pub fn page(window: &Window) -> Option<String> {
    let location = window.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

/// Listener for addresses that are typed, or chosen from a list, while the page is open.
pub struct AddressListener {
    texts: Rc<RefCell<Vec<String>>>,
    _listener: Closure<dyn FnMut(Event)>,
}

impl AddressListener {
    /// Starts to listen.
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

    /// Takes the texts that came since the last call.
    pub fn take(&self) -> Vec<String> {
        mem::take(&mut self.texts.borrow_mut())
    }
}

/// Returns the decoded text after the `#`; `None` if it is empty.
fn text_of(window: &Window) -> Option<String> {
    let hash = window.location().hash().ok()?;
    let text = hash.strip_prefix('#').filter(|text| !text.is_empty())?;
    let decoded = js_sys::decode_uri_component(text).ok().map(String::from);
    Some(decoded.unwrap_or_else(|| text.to_owned()))
}
