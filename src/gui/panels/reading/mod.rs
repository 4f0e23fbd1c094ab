//! The reading panel: what the chosen realm teaches, and the source that runs.
//!
//! ```text
//! ┌──────────────────────────┐
//! │ Lesson  Code        file │
//! ├──────────────────────────┤
//! │ title, four paragraphs,  │
//! │ or the source, with the  │
//! │ line lit that just spoke │
//! │                          │
//! │ ○ ● ◆ ═ ✕  the marks     │
//! └──────────────────────────┘
//! ```
//!
//! It has a region of its own in a wide window and the stage's in a narrow one.

mod code;
mod legend;
mod lesson;
mod tabs;

use egui::{Id, Rect, Ui, UiBuilder};

use crate::{
    app::{Action, Reading},
    gui::{Desk, theme::space},
};

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let below = tabs::show(ui, ui.max_rect(), desk, actions);
    let page = match legend::height(below) {
        Some(height) => {
            let page = below.with_max_y(below.bottom() - height);
            legend::show(ui, below.with_min_y(page.bottom()), desk);
            page
        }
        None => below,
    };
    match desk.view.model.reading {
        Reading::Lesson => lesson::show(&mut part(ui, "lesson", page), page, desk),
        Reading::Code => code::show(&mut part(ui, "code", page), page, desk),
    }
}

/// From this width on, the panel has wide margins, as the stage has.
const WIDE: f32 = 820.0;

/// Left and right of everything but the well of code.
fn margin(full: Rect) -> f32 {
    if full.width() > WIDE { space::XL } else { space::L }
}

/// A part of the panel that cannot draw outside of its place.
fn part(ui: &mut Ui, name: &str, rect: Rect) -> Ui {
    let mut part = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
    part.set_clip_rect(rect.intersect(ui.clip_rect()));
    part
}

/// A name that no other part of the window has.
fn id(part: impl std::hash::Hash + std::fmt::Debug) -> Id {
    Id::unique(("reading", part))
}
