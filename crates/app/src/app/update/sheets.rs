//! Sheets over the window: opened, and closed.

use eight_realms_core::replay::Playback;

use crate::app::{Desk, Sheet};

/// Opens a sheet, or closes it if it is open. The sheet of the link pauses what plays, so that its QR code stays the
/// same.
pub fn show(desk: &mut Desk, sheet: Sheet) {
    desk.sheet = if desk.sheet == sheet { Sheet::None } else { sheet };
    if desk.sheet == Sheet::Link {
        let playhead = &mut desk.chosen_lane_mut().playhead;
        if let Playback::Playing { .. } = playhead.playback {
            playhead.playback = Playback::Paused;
        }
    }
}
