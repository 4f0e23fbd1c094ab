//! The part of a link besides the line: the page that it leads to, and how its address is typed.

use super::{PageAddress, PageAddressError};

/// Source of the address of the page that links lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinkBase {
    /// The address of the page that contains the window, without query and fragment.
    OwnAddress(String),
    /// The address in the preferences.
    #[default]
    Setting,
}

/// The address of the page as it is typed: a draft until its field is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkDraft {
    /// The typed text.
    pub text: String,
    /// The error found when the field was left.
    pub trouble: Option<PageAddressError>,
    /// Whether the sheet of the link is open.
    pub(in crate::app) is_open: bool,
}

impl LinkDraft {
    /// The address that is set; an empty text if none is.
    pub fn of(address: Option<&PageAddress>) -> Self {
        Self::typed(address.map(ToString::to_string).unwrap_or_default())
    }

    /// A text that has not been checked.
    pub const fn typed(text: String) -> Self {
        Self { text, trouble: None, is_open: false }
    }

    /// The typed address; `None` if nothing is typed.
    ///
    /// # Errors
    /// If the text is not the address of a page.
    pub fn address(&self) -> Result<Option<PageAddress>, PageAddressError> {
        if self.text.trim().is_empty() { Ok(None) } else { self.text.parse().map(Some) }
    }
}
