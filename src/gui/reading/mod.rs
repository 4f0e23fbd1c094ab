//! The reading panel: what the chosen realm teaches, and the source that runs.
//!
//! ```text
//! ┌──────────────────────────┐
//! │ Realm   Code        file │
//! ├──────────────────────────┤
//! │ Search  Heap   (of code) │
//! ├──────────────────────────┤
//! │ title, four paragraphs,  │
//! │ or the source: the line  │
//! │ that ran last stands out │
//! └──────────────────────────┘
//! ```
//!
//! The panel has a region of its own in a wide window, and that of the stage in a narrow one.

mod code;
mod page;
mod sample;
mod tabs;

use egui::{Align2, Rect, Vec2, pos2, vec2};
use eight_realms_app::app::{Fold, FoldingRegion, Reading};

use crate::gui::{
    kit::{Canvas, fold},
    theme::{break_point, space},
};

/// Size of the handle that folds the panel.
const HANDLE: f32 = 18.0;

/// Draws the panel beside the stage, with the handle that folds it.
pub fn show_panel(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let strip = draw(canvas, HANDLE);
    let place = Align2::RIGHT_CENTER
        .anchor_size(pos2(full.right() - space::XS, strip.center().y), Vec2::splat(HANDLE));
    fold::handle(canvas, place, FoldingRegion::Reading, Fold::Open, Vec2::RIGHT);
}

/// Draws the edge that the panel is folded to, with the handle that opens it.
pub fn show_edge(canvas: &mut Canvas<'_, '_>) {
    let full = canvas.ui.max_rect();
    let place = Align2::CENTER_BOTTOM
        .anchor_size(full.center_bottom() - vec2(0.0, space::S), Vec2::splat(HANDLE + space::S));
    fold::handle(canvas, place, FoldingRegion::Reading, Fold::Folded, Vec2::LEFT);
}

pub fn show(canvas: &mut Canvas<'_, '_>) {
    draw(canvas, 0.0);
}

/// Draws tabs and content, and leaves `end` points free at the right end of the tabs; returns the strip of tabs.
fn draw(canvas: &mut Canvas<'_, '_>, end: f32) -> Rect {
    let full = canvas.ui.max_rect();
    let page = tabs::show(canvas, full, end);
    match canvas.context.view.model.reading {
        Reading::Page => canvas.within("page", page, page::show),
        Reading::Code => {
            let page = tabs::show_pages(canvas, page);
            canvas.within("code", page, code::show);
        }
    }
    full.with_max_y(page.top())
}

/// Returns the margin left and right of everything but the well of code.
fn margin(full: Rect) -> f32 {
    if full.width() > break_point::WIDE_MARGIN { space::XL } else { space::L }
}
