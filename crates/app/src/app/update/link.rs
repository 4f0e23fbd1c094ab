//! Actions on the link to what is shown: set the page that it leads to, copy it.

use super::puzzles;
use crate::app::{Desk, LinkAction, LinkDraft, Notice, Sheet};

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
