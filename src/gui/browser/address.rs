//! The address of the page. The part after its `#` names what is to be opened.

use eight_realms_app::{desk::screen::Framing, words::is_too_long};
use eight_realms_core::replay::moment::{self, Opening};
use web_sys::Window;

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

/// Returns the address of the page alone. A course or a sender may have put a session or a password after a `?`, which
/// must not reach those to whom a link is given.
pub fn page(window: &Window) -> Option<String> {
    let location = window.location();
    Some(location.origin().ok()? + &location.pathname().ok()?)
}

/// The part of the address from the `#` on, as it is written.
pub fn hash_of(window: &Window) -> String {
    window.location().hash().unwrap_or_default()
}

/// Returns the decoded text after the `#`; `None` if it is empty.
pub fn text_of(window: &Window) -> Option<String> {
    let text = hash_of(window);
    let text = text.strip_prefix('#').filter(|text| !text.is_empty())?;
    let decoded = js_sys::decode_uri_component(text).ok().map(String::from);
    Some(decoded.unwrap_or_else(|| text.to_owned()))
}
