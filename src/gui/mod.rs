//! The window: the only folder that knows egui.
//!
//! Panels draw what a view gives them and push actions; they build on the theme (every colour, font and
//! size), the widgets (parts that know no model) and the raster (the renderer that needs no graphics card).

pub mod fonts;
pub mod raster;
pub mod theme;
pub mod widgets;
