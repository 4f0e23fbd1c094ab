//! The window on a desktop: a window of its own, a file of settings, the system's fonts, a display that may be lost or
//! missing.

mod aside;
mod desktop;
mod display_lost;
pub mod export;
pub mod kept_journal;
pub mod no_display;
mod path_dialog;
pub mod picture;
pub mod store;
mod system_fonts;
mod system_preferences;
mod window;

pub use window::open;
