//! The window: the only folder that knows egui.
//!
//! Panels draw what a view gives them and push actions; they build on the theme (every colour, font and
//! size), the widgets (parts that know no model) and the raster (the renderer that needs no graphics card).

mod application;
mod desk;
pub mod fonts;
pub mod keys;
#[cfg(not(target_arch = "wasm32"))]
mod native;
pub mod panels;
pub mod platform;
pub mod raster;
mod shell;
pub mod theme;
pub mod widgets;

pub use application::Application;
pub use desk::Desk;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{no_display, open, picture, store};
