//! The three plots: one head, one frame, one set of rules for all.
//!
//! `egui_plot` keeps the bounds and handles the pointer (pan, zoom); grid, ticks and curves are painted
//! here through its transform. Its own axes take room that differs from plot to plot, so the frames would
//! not line up, and its dash styles cannot tell all the curves apart.
//!
//! Points are given in real units (boards, expansions, seconds); a [`Scale`] maps them to places, so that
//! the switch between logarithmic and linear is a change of scale and nothing else.

mod background;
mod chart;
mod corner;
mod curve;
mod dots;
mod end_chips;
mod head;
mod hover;
mod key;
mod scale;
mod view;

pub use background::axis_title;
pub use chart::{Chart, ChartResponse, Guide, PlayheadLine, show};
pub use corner::corner;
pub use curve::{Curve, Form};
pub use dots::{Spread, TimeDots, dots};
pub use end_chips::EndChip;
pub use head::{HeadMark, PlotHead, UnitTone, head};
pub use hover::{Hovered, crosshair};
pub use key::{DotsKey, dots_key};
pub use scale::{AxisScale, Scale, Tick};
pub use view::{Fit, Zoom, reset};
