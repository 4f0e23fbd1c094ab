//! The link to what the window shows: a page, `#`, and the line.

use eight_realms_core::replay::moment::{MomentLine, MomentPlace};

use crate::{
    desk::{
        Desk,
        narrator::Narrator,
        notice::Notice,
        page_address::{LinkBase, PageAddress, PageAddressError},
        puzzles,
        screen::Sheet,
    },
    words::names,
};

/// Action on the link to what is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkAction {
    /// Copy the link to the clipboard.
    Copy,
    /// The address of the page, as typed so far.
    Type(String),
    /// Take the typed address: its field has been left.
    Take,
}

/// The address of the page as it is typed: a draft until its field is left.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LinkDraft {
    /// The typed text.
    pub text: String,
    /// The error found when the field was left.
    pub trouble: Option<PageAddressError>,
    /// Whether the sheet of the link is open.
    pub(crate) is_open: bool,
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

/// Carries out an action on the link.
pub fn act(draft: &mut LinkDraft, desk: &mut Desk, action: LinkAction) {
    match action {
        LinkAction::Copy => {
            let notice = if desk.has_link_base() { Notice::CopiedLink } else { Notice::CopiedLine };
            puzzles::copy(desk, desk.link(), notice);
        }
        LinkAction::Type(text) => *draft = LinkDraft { is_open: draft.is_open, ..LinkDraft::typed(text) },
        LinkAction::Take => take(draft, desk),
    }
}

/// Makes the typed page the one that links lead to. A wrong address stays as it is typed, and changes nothing.
fn take(draft: &mut LinkDraft, desk: &mut Desk) {
    match draft.address() {
        Ok(address) => {
            *draft = LinkDraft { is_open: draft.is_open, ..LinkDraft::of(address.as_ref()) };
            desk.preferences.link_base = address;
        }
        Err(trouble) => draft.trouble = Some(trouble),
    }
}

/// Begins a draft when the sheet opens; takes what is typed when it closes.
pub fn settle(draft: &mut LinkDraft, desk: &mut Desk) {
    let is_open = desk.sheet == Sheet::Link;
    match (std::mem::replace(&mut draft.is_open, is_open), is_open) {
        (false, true) => {
            *draft = LinkDraft { is_open, ..LinkDraft::of(desk.preferences.link_base.as_ref()) };
        }
        (true, false) => {
            take(draft, desk);
            if let Some(trouble) = draft.trouble.take() {
                desk.notify(Notice::NoPage(trouble));
            }
        }
        (false, false) | (true, true) => {}
    }
}

/// The text on what the link opens: puzzle, realm and moment.
pub fn opens(narrator: Narrator<'_>) -> String {
    let MomentLine { puzzle, place, .. } = narrator.seen.moment_line().moment();
    let lane = narrator.seen.chosen;
    let args = |n: u64| {
        [
            ("start", puzzle.start.to_string().into()),
            ("goal", puzzle.goal.to_string().into()),
            ("lane", names::lane(narrator.words, lane).into()),
            ("name", narrator.name(lane).into()),
            ("n", n.into()),
        ]
    };
    match place {
        _ if narrator.seen.is_answered_by_parity(lane) => {
            narrator.words.tell("link-opens-parity", &args(0)[..4])
        }
        Some(MomentPlace::Events { events, .. }) => narrator.words.tell("link-opens-event", &args(events)),
        Some(MomentPlace::Expansion(number)) => narrator.words.tell("link-opens-expansion", &args(number)),
        Some(MomentPlace::End) | None => narrator.words.tell("link-opens-end", &args(0)[..4]),
    }
}
