//! The window: the only folder that uses egui.
//!
//! Panels draw what a view gives them and push actions. The parts, lowest first:
//!
//! | part | what it is |
//! |---|---|
//! | [`theme`] | every colour, font and size |
//! | `widgets` | parts that use no model |
//! | `kit` | what every panel is drawn with: it knows the view, collects actions, and uses no panel |
//! | `panels` | each part of the view in its region |
//! | `shell` | the regions of the window, and a panel in each |
//!
//! The [`raster`] is the renderer that needs no graphics card. Panels, kit and widgets are the window's own;
//! [`testing`] shows the few widgets that are tested apart from it.

pub mod app_icon;
mod application;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod fonts;
pub mod held_keys;
pub mod keys;
mod kit;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod panel_context;
mod panels;
pub mod platform;
pub mod raster;
mod shell;
mod slide;
pub mod testing;
pub mod theme;
pub mod touch;
mod widgets;

pub use application::Application;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{file, no_display, open, picture, store};
use panel_context::PanelContext;
