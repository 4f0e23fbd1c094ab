//! What a link is made of besides the line: the page that it leads to, and how that is typed.

use super::{PageAddress, PageAddressError};

/// Where the address of the page comes from that links lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum LinkBase {
    /// The window stands in a page with this address, without anything behind a `#`.
    OwnAddress(String),
    /// It is one of the preferences.
    #[default]
    Setting,
}

/// The address of the page as it is typed: a draft until its field is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkDraft {
    /// As typed.
    pub text: String,
    /// What was wrong with it when its field was left.
    pub trouble: Option<PageAddressError>,
}

impl LinkDraft {
    /// The address that is set, if one is.
    pub fn of(address: Option<&PageAddress>) -> Self {
        Self::typed(address.map(ToString::to_string).unwrap_or_default())
    }

    /// A text on which nothing has been said yet.
    pub const fn typed(text: String) -> Self {
        Self { text, trouble: None }
    }

    /// The address that it is; none if nothing is typed.
    ///
    /// # Errors
    /// Why it is not the address of a page.
    pub fn address(&self) -> Result<Option<PageAddress>, PageAddressError> {
        if self.text.trim().is_empty() { Ok(None) } else { self.text.parse().map(Some) }
    }
}
