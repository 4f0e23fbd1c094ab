//! Sheets over the window: opened, and closed.

use eight_realms_core::replay::Playback;

use super::link;
use crate::app::{LinkDraft, Model, Notice, Sheet};

/// Opens a sheet, or closes it if it is open. The sheet of the link pauses what plays, so that its QR code stays the
/// same.
pub fn show(model: &mut Model, sheet: Sheet) {
    let is_open = model.sheet == sheet;
    close(model);
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

/// Closes the sheet that is open, and takes what is typed in it.
pub fn close(model: &mut Model) {
    if model.sheet == Sheet::Link {
        link::take(model);
        if let Some(trouble) = model.link_draft.trouble.take() {
            model.notify(Notice::NoPage(trouble));
        }
    }
    model.sheet = Sheet::None;
}
