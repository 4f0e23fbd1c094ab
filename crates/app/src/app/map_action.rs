//! Actions on the map: show another part of it, pick a board.

use eight_realms_core::map::Projection;

use super::{MapCamera, MapScope, PickedBoard, ZoomStep};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// Show another projection. Where no path leads from start to goal, all projections are one.
    Project(Projection),
    /// Show one search, or all lanes.
    Scope(MapScope),
    /// Show another part of the map.
    Look(MapCamera),
    /// Zoom by one step, from a key.
    Zoom(ZoomStep),
    /// Keep the card of a board open, on the map of a realm; `None` closes it.
    Pick(Option<PickedBoard>),
    /// Make the board of that card the start.
    StartThere,
}
