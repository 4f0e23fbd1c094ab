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

use egui::Rect;

use crate::{
    app::Reading,
    gui::{
        kit::Canvas,
        theme::{break_point, space},
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>) {
    let page = tabs::show(canvas, canvas.ui.max_rect());
    match canvas.context.view.model.reading {
        Reading::Page => canvas.within("page", page, page::show),
        Reading::Code => {
            let page = tabs::show_pages(canvas, page);
            canvas.within("code", page, code::show);
        }
    }
}

/// Returns the margin left and right of everything but the well of code.
fn margin(full: Rect) -> f32 {
    if full.width() > break_point::WIDE_MARGIN { space::XL } else { space::L }
}
