//! What is searched, and where it is shown: kept for undoing, and made from a line.

use eight_realms_core::{lane::LaneId, puzzle::Puzzle, realm::Settings, replay::moment::MomentPlace};

use crate::desk::{Desk, lanes::OwnLane, screen::Face};

/// What is searched, and the place where it is shown: what undoing goes back to, and what a line opens.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Setup {
    pub(crate) puzzle: Puzzle,
    /// The conventions.
    pub(crate) settings: Settings,
    pub(crate) face: Face,
    pub(crate) own: Vec<OwnLane>,
    /// The lanes that are remembered between starts.
    pub(crate) remembered: Vec<String>,
    pub(crate) chosen: LaneId,
    pub(crate) place: Option<MomentPlace>,
}

impl Setup {
    pub(crate) fn here(desk: &Desk, place: Option<MomentPlace>) -> Self {
        let Desk { puzzle, settings, face, chosen, .. } = *desk;
        let (own, remembered) = (desk.own.clone(), desk.preferences.lanes.clone());
        Self { puzzle, settings, face, own, remembered, chosen, place }
    }
}
