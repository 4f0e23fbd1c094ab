//! The window: the only folder that knows egui.
//!
//! Panels draw what a view gives them and push actions; they build on the theme (every colour, font and
//! size), the widgets (parts that know no model) and the raster (the renderer that needs no graphics card).

mod application;
mod desk;
mod farewell;
pub mod fonts;
pub mod keys;
pub mod no_display;
pub mod panels;
pub mod picture;
pub mod raster;
mod shell;
pub mod store;
mod system_fonts;
pub mod theme;
pub mod widgets;
mod window;

pub use application::Application;
pub use desk::Desk;
pub use window::open;
