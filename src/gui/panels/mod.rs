//! The panels: each draws its part of the view into the region it is given, and pushes actions.
//!
//! A panel never changes the model and never sees a channel. Its region is `canvas.ui.max_rect()`.

pub mod depth_sheet;
pub mod editor;
pub mod frontier_sheet;
pub mod heuristics;
pub mod inside;
pub mod keys_sheet;
pub mod ladder;
pub mod link_sheet;
pub mod map;
pub mod notice;
pub mod places_sheet;
pub mod plots;
pub mod question;
pub mod race;
pub mod reading;
pub mod results_sheet;
pub mod stage;
pub mod step;
pub mod timeline;
pub mod top_bar;
