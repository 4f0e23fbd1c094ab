//! The look: colours that stay apart, characters that have a glyph, pixels that are where they belong,
//! widgets that a hand, a keyboard and a screen reader find.

mod app_icon;
mod colors;
mod distance;
pub mod film;
mod glyphs;
mod map_colors;
mod plots;
mod raster;
mod widgets;
