//! The link to what is shown: its sheet, the page that it leads to, and its way to the clipboard.

use super::puzzles;
use crate::{
    app::{Effect, LinkAction, LinkDraft, Model, Notice, Sheet},
    replay::Playback,
};

/// Opens a sheet, or closes it if it is open. While the link is shown, what plays stands still, so that the code does
/// too.
pub fn show_sheet(model: &mut Model, sheet: Sheet) {
    let is_open = model.sheet == sheet;
    close_sheet(model);
    if is_open {
        return;
    }
    model.sheet = sheet;
    if sheet == Sheet::Link {
        model.link_draft = LinkDraft::of(model.preferences.link_base.as_ref());
        let chosen = model.chosen;
        let playhead = &mut model.lane_mut(chosen).playhead;
        if let Playback::Playing { .. } = playhead.playback {
            playhead.playback = Playback::Paused;
        }
    }
}

/// Closes whatever sheet is open. What is typed in it is taken.
pub fn close_sheet(model: &mut Model) {
    if model.sheet == Sheet::Link {
        take(model);
    }
    model.sheet = Sheet::None;
}

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

/// The page that is typed is the one that links lead to. One that is wrong stays as it is typed, and changes nothing.
fn take(model: &mut Model) {
    match model.link_draft.address() {
        Ok(address) => {
            model.link_draft = LinkDraft::of(address.as_ref());
            model.preferences.link_base = address;
        }
        Err(trouble) => model.link_draft.trouble = Some(trouble),
    }
}
