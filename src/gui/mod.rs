//! The window: the only folder that uses egui.
//!
//! Panels draw what a view gives them and push actions; a panel never changes the model and never sees a channel. Its
//! region is `canvas.ui.max_rect()`. The parts, lowest first:
//!
//! | part | what it is |
//! |---|---|
//! | [`theme`] | every colour, font and size |
//! | `widgets` | parts that use no model |
//! | `kit` | what every panel is drawn with: it knows the view, collects actions, and uses no panel |
//! | `race`, `map`, `step` … | each feature: a panel that draws its part of the view |
//! | `shell` | the regions of the window, the stage with its tabs, and a panel in each |
//!
//! The [`raster`] is the renderer that needs no graphics card. Features, kit and widgets are the window's own;
//! [`testing`] shows the few widgets that are tested apart from it.

pub mod app_icon;
mod application;
#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod export;
pub mod fonts;
pub mod held_keys;
mod heuristics;
mod inside;
pub mod keys;
mod kit;
mod lab;
mod ladder;
mod link;
mod map;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod panel_context;
mod places;
pub mod platform;
mod plots;
mod puzzle;
mod questions;
mod race;
pub mod raster;
mod reading;
pub mod safe_area;
pub mod save;
mod settings;
mod shell;
mod slide;
mod step;
pub mod testing;
pub mod theme;
mod timeline;
pub mod touch;
mod widgets;

pub use application::{Application, film};
#[cfg(not(target_arch = "wasm32"))]
pub use native::{export as export_figure, kept_journal, no_display, open, picture, store};
use panel_context::PanelContext;
