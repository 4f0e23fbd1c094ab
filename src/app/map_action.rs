//! What can happen to the map: another part of it is shown, a board is picked.

use super::{MapCamera, MapScope, PickedBoard, ZoomStep};
use crate::map::Projection;

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// Another projection. Where no path leads from start to goal, all projections are one.
    Project(Projection),
    /// Other searches.
    Scope(MapScope),
    /// Another part.
    Look(MapCamera),
    /// A key that enlarges or reduces.
    Zoom(ZoomStep),
    /// The card of a board stays, on the map of a realm; or none does.
    Pick(Option<PickedBoard>),
    /// The board of that card becomes the start.
    StartThere,
}
