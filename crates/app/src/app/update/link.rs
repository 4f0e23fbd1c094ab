//! Actions on the link to what is shown: set the page that it leads to, copy it.

use super::puzzles;
use crate::app::{Effect, LinkAction, LinkDraft, Model, Notice};

/// Carries out an action on the link.
pub fn act(model: &mut Model, action: LinkAction) -> Option<Effect> {
    match action {
        LinkAction::Copy => return Some(copy(model)),
        LinkAction::Type(text) => model.link_draft = LinkDraft::typed(text),
        LinkAction::Take => take(model),
    }
    None
}

fn copy(model: &mut Model) -> Effect {
    let notice = if model.has_link_base() { Notice::CopiedLink } else { Notice::CopiedLine };
    let link = model.link();
    puzzles::copy(model, link, notice)
}

/// Makes the typed page the one that links lead to. A wrong address stays as it is typed, and changes nothing.
pub fn take(model: &mut Model) {
    match model.link_draft.address() {
        Ok(address) => {
            model.link_draft = LinkDraft::of(address.as_ref());
            model.preferences.link_base = address;
        }
        Err(trouble) => model.link_draft.trouble = Some(trouble),
    }
}
