//! The address of the page: behind its `#` stands what is to be opened.

use web_sys::Window;

use crate::replay::moment::{self, Opening};

/// What the address asks to open, if it can be read.
pub fn opening(window: &Window) -> Option<Opening> {
    let hash = window.location().hash().ok()?;
    moment::read(hash.strip_prefix('#')?).ok()
}
