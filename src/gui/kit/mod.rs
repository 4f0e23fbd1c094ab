//! The kit that every panel is drawn with: a canvas, buttons, rows and columns, boards side by side, tabs, a card over
//! the window, lines of a tooltip, the direction of a move.
//!
//! The kit knows the view and collects actions; it uses no panel.

mod canvas;
pub mod card;
mod choice;
pub mod columns;
pub mod cost;
mod direction;
mod field;
pub mod fold;
pub mod lane_grid;
pub mod row;
pub mod sheet;
mod slots;
mod swipe;
pub mod tabs;
pub mod tooltip;

pub use super::widgets::button::{Button, Chosen};
pub use canvas::{Canvas, id};
pub use direction::direction;
pub use field::FieldLook;
pub use row::{Item, Row};
pub use sheet::close_button;
pub use slots::{Gaps, Slots, ellipsis, paint_small, ring, small_board};
