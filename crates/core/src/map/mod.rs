//! The map of all 181,440 boards: one picture of the whole space, on which the spread of a search is visible.
//!
//! ```text
//!        rings                                    lens
//!      .  -‾‾-  .    goal in the centre,            ○    start
//!    /   . ▲ .   \   ring d = d moves away,      .-‾│‾-.   every board as far from both
//!   |   ( ─◇─ )   |  the start at 12 o'clock    (   │   )  as its moves are,
//!    \   ` ‾ ´   /   and, round every ring,      `-_│_-´   shortest paths on the axis
//!      `  -__-  ´    the nearest to it first        ◇    goal
//! ```
//!
//! With the angle chosen once for all, the boards of a search are scattered, however clever the choice. So the
//! rings are turned for the start: both true distances are coordinates, breadth-first search fills a growing cap,
//! A* a narrow strip, and shortest paths run straight down. The [`Lens`] goes further, and lays a board at its true
//! distance from both ends.
//!
//! The part that belongs to the goal ([`GoalMap`]) is built once for each goal, and the part that belongs to the start
//! ([`Layout`]) once for each start. Boards are identified by their [`BoardIndex`]. A *texel* is a point of the
//! picture, counted row by row from the top left. Colours are not defined here.

mod cells;
mod circle;
mod circles;
mod goal;
mod halves;
mod indexed_set;
mod layout;
mod lens;
mod line;
mod map_data;
mod picture;
mod places;
mod rings;
mod squares;
mod statuses;
mod texel_index;

pub use circle::Circle;
pub use goal::GoalMap;
pub use halves::Halves;
pub use layout::{Geometry, Layout, Projection};
pub use lens::Lens;
pub use map_data::{BANDS, MapData, Reach};
pub use picture::{ColorSource, Linear, Patch, Picture, Upload};
pub use rings::{Rings, Sector};
pub use statuses::{Band, Heat, MapStatus, MapStatuses};
use texel_index::TexelIndex;

pub use crate::trace::StopCheck;

/// A board of the map: its index ([`crate::space::index_of`]), 0 to 181,439, if the start reaches the goal. If it
/// does not, the boards of the start's half count on from there: 181,440 to 362,879.
pub type BoardIndex = u32;

/// A point of the picture, counted row by row from the top left.
pub type Texel = u32;

/// The width of a map in texels. 480, 320 and 240 divide it, so that small maps are exact means.
pub const SIZE: u32 = 960;
