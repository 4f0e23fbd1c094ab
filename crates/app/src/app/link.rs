//! The link to what the window shows: a page, `#`, and the line.

use super::{Desk, LinkBase, Model};

impl Model {
    /// Sets where links begin: at the window's own address, or at the page of the preferences.
    pub fn linked_from(mut self, link_base: LinkBase) -> Self {
        self.link_base = link_base;
        self
    }
}

impl Desk {
    /// Whether links lead to a page: its own, or the one that is set.
    pub fn has_link_base(&self) -> bool {
        match &self.link_base {
            LinkBase::OwnAddress(_) => true,
            LinkBase::Setting => self.preferences.link_base.is_some(),
        }
    }

    /// Whether links lead to a page that this computer serves, so that no other one can open them.
    pub fn links_work_here_alone(&self) -> bool {
        let LinkBase::OwnAddress(page) = &self.link_base else { return false };
        let host = page.split("//").nth(1).unwrap_or_default();
        ["localhost", "127.", "[::1]"].iter().any(|own| host.starts_with(own))
    }

    /// Whether the page that links lead to is one of the preferences.
    pub fn has_settable_link_base(&self) -> bool {
        matches!(self.link_base, LinkBase::Setting)
    }

    /// The link to what is shown; where no page is known, the line alone.
    pub fn link(&self) -> String {
        let line = self.moment_line().to_string();
        match (&self.link_base, &self.preferences.link_base) {
            (LinkBase::OwnAddress(page), _) => format!("{page}#{line}"),
            (LinkBase::Setting, Some(page)) => page.link(&line),
            (LinkBase::Setting, None) => line,
        }
    }
}
