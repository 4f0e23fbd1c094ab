//! The strip of tabs over the stage, which choose what it shows.

use egui::{Align2, Pos2, Rect, Vec2, pos2};

use super::{margin, narration, status};
use crate::{
    app::{Action, StageTab},
    gui::{
        keys::caption,
        kit::{Canvas, Chosen, tabs},
        theme::{RealmMark, Regions, Type, sizes::marks, space},
        widgets::{
            chip::{Fill, chip},
            text,
        },
    },
};

/// Room that the tabs leave.
pub struct Strip {
    /// Rest of the strip, right of the tabs.
    pub rest: Rect,
    /// Room below the strip and the sentence.
    pub below: Rect,
}

/// Draws the tabs at the top of `full`, and below them the sentence about what they show.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect, open: StageTab) -> Strip {
    let strip = tabs::strip(canvas, full);
    let mut x = full.left() + margin(full);
    for tab in visible_tabs(canvas) {
        x = show_tab(canvas, (strip, x), tab, open) + space::XL;
    }
    let rest = Rect::from_min_max(pos2(x, strip.top()), pos2(full.right() - margin(full), strip.bottom()));
    let below = Rect::from_min_max(strip.left_bottom(), full.max);
    Strip { rest, below: narration::show(canvas, below, open) }
}

/// Draws the chosen realm at the right of what the tabs left, and how far its search is.
pub fn show_realm(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    let name = realm(canvas, rest.right_center(), rest.width());
    status::show(canvas, Rect::from_min_max(rest.min, pos2(name - space::L, rest.bottom())));
}

/// Returns the tabs; the reading is one only where it has no panel.
fn visible_tabs(canvas: &Canvas<'_, '_>) -> impl Iterator<Item = StageTab> + use<> {
    let has_panel = Regions::has_reading(canvas.ui.ctx().content_rect().width());
    StageTab::ALL.into_iter().filter(move |tab| *tab != StageTab::Reading || !has_panel)
}

/// Draws a tab; returns where its word ends.
fn show_tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), tab: StageTab, open: StageTab) -> f32 {
    let word = canvas.say(format!("tab-{}", tab.name()));
    let mut part = canvas.part();
    // While a question is open, the stage stays where it is.
    if canvas.context.view.model.questions.open().is_some() && tab != open {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    let (response, end) = tabs::tab(canvas, place, ("tab", tab), &word, Chosen::same(tab, open));
    canvas.on_click(&response, Action::ShowStage(tab));
    if let Some(key) = caption::tab(tab, canvas.context.words) {
        response.on_hover_text(canvas.context.hint(&word, &key));
    }
    end
}

/// Draws the chosen realm's chip and name, ending at `end`; returns the chip's left end.
fn realm(canvas: &Canvas<'_, '_>, end: Pos2, width: f32) -> f32 {
    let chosen = canvas.context.view.model.chosen;
    let name = canvas.context.name(chosen);
    let room = width - marks::CHIP - space::S;
    let color = canvas.palette().text;
    let word = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &name, Type::Figure, color, room);
    let middle = pos2(word.left() - space::S - marks::CHIP / 2.0, end.y);
    let rect = Rect::from_center_size(middle, Vec2::splat(marks::CHIP));
    chip(canvas.painter(), rect, RealmMark::of(chosen), Fill::Solid, canvas.palette());
    canvas.named(rect.union(word), "realm", &name);
    rect.left()
}
