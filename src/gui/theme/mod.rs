//! The look, in one place: colours, type, sizes, and how they are given to egui.
//!
//! Nothing outside this folder names a colour or a font in numbers. A length, or the size of a figure in a drawing, that
//! one file alone draws with is in that file. Panels name a *meaning* (`palette.panel`, `Type::Figure`, `space::M`), so that light,
//! dark and projector are three sets of values and not three branches in every panel.
//!
//! Five rules carry the design:
//!
//! 1. **The chrome is grey; only data has colour.** Eight realm colours are all a screen can bear.
//! 2. **The chosen realm is the accent.** Play key, moved tile, highlighted line, ring of the rung and the
//!    played part of the scrubber have its colour. Playhead, tab line and focus ring are the text colour: they
//!    belong to no realm.
//! 3. **Depth is lightness.** Sunken, ground, panel, raised: four steps of one grey, hardly a line.
//! 4. **Never colour alone.** A realm is number, colour and dash; a status is shape and colour.
//! 5. **The board is the hero.** It is the largest thing on the stage and the only one with depth.

mod appearance;
mod density;
mod lane_mark;
pub(super) mod looks;
mod map_colors;
mod mixed;
mod palette;
pub(super) mod qr_colors;
pub mod regions;
pub(super) mod sizes;
mod style;
mod type_scale;

pub use appearance::Appearance;
pub use lane_mark::LaneMark;
pub use map_colors::MapColors;
pub use palette::{Palette, StatusStyle};
pub use sizes::space;
pub use type_scale::Type;

pub(super) use regions::{
    Arrangement, FINGER, IN_HAND, MIN_LYING, MIN_PROJECTED, MIN_TABLET, MIN_UPRIGHT, MIN_WINDOW, Regions,
    Spacing, break_point, phone, tablet,
};
pub(super) use sizes::{radius, stroke};
pub(super) use type_scale::CAP_HEIGHT;
