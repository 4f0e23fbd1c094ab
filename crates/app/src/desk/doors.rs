//! The doors: what to begin with, shown at the beginning of a search as long as nothing has been played or stepped.

use eight_realms_core::realm::Waits;

use crate::desk::{Desk, screen::StageTab, seen::SeenDesk};

/// Whether the doors are open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doors {
    /// Open, because the session has not made its first step.
    #[default]
    First,
    /// Closed by a step.
    Closed,
    /// Opened again.
    Again,
}

impl Desk {
    /// Opens the doors again, or closes them. Before the first step they stay open.
    pub(crate) const fn switch_doors(&mut self) {
        self.doors = match self.doors {
            Doors::First => Doors::First,
            Doors::Closed => Doors::Again,
            Doors::Again => Doors::Closed,
        };
    }

    /// Closes the doors as soon as anything has moved, or is about to.
    pub(crate) fn settle_doors(&mut self) {
        let has_moved = self.whole().leading_playhead().moment > 0 || self.whole().is_playing();
        if has_moved || self.requested_place.is_some() {
            self.doors = Doors::Closed;
        }
    }
}

impl SeenDesk<'_> {
    /// Whether the stage has doors: open ones, or a button that opens them.
    pub fn has_doors(self) -> bool {
        matches!(self.stage, StageTab::Step | StageTab::Reading)
            && self.chosen_lane().playhead.moment == 0
            && !self.has_question()
            && !self.is_walking()
            && self.puzzle.is_solvable()
    }

    /// Whether the stage shows the doors.
    pub fn shows_doors(self) -> bool {
        self.has_doors() && self.doors != Doors::Closed
    }

    /// Whether the stage shows, beside the doors, a frontier with the start alone: as it is after the first event.
    pub fn shows_start_waiting(self) -> bool {
        self.shows_doors() && matches!(self.chosen.waits(), Waits::Queue | Waits::OpenList(_))
    }
}
