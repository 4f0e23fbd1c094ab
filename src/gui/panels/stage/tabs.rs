//! What the stage shows: the strip of tabs above it.

use egui::{Align2, CornerRadius, Pos2, Rect, Vec2, pos2, vec2};

use super::{margin, status};
use crate::{
    app::{Action, StageTab},
    gui::{
        keys::caption,
        kit::{Canvas, id},
        theme::{RealmMark, Regions, Type, radius, space, stroke},
        widgets::{
            chip::{Fill, chip},
            press::{self, Chosen},
            text,
        },
    },
};

/// Height of the strip.
const HEIGHT: f32 = 40.0;
/// Side of the chosen realm's chip.
const CHIP: f32 = 18.0;

/// What the tabs leave.
pub struct Strip {
    /// The rest of the strip, at their right.
    pub rest: Rect,
    /// What lies below the strip.
    pub below: Rect,
}

/// Draws the tabs at the top of `full`.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect, open: StageTab) -> Strip {
    let strip = Rect::from_min_size(full.min, vec2(full.width(), HEIGHT));
    let line = egui::Stroke::new(stroke::HAIR, canvas.palette().line);
    let y = canvas.painter().round_to_pixel_center(strip.bottom());
    canvas.painter().hline(strip.x_range(), y, line);
    let mut x = full.left() + margin(full);
    for tab in offered(canvas) {
        x = show_tab(canvas, pos2(x, strip.center().y), tab, open, strip.bottom()) + space::XL;
    }
    let rest = Rect::from_min_max(pos2(x, strip.top()), pos2(full.right() - margin(full), strip.bottom()));
    Strip { rest, below: Rect::from_min_max(strip.left_bottom(), full.max) }
}

/// The chosen realm at the right of what the tabs left, and how far its search is.
pub fn show_realm(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    let name = realm(canvas, rest.right_center(), rest.width());
    status::show(canvas, Rect::from_min_max(rest.min, pos2(name - space::L, rest.bottom())));
}

/// The reading is a tab only where it has no panel.
fn offered(canvas: &Canvas<'_, '_>) -> impl Iterator<Item = StageTab> + use<> {
    let window = canvas.ui.ctx().content_rect();
    let reading = Regions::of(window.width(), window.height()).reading;
    StageTab::ALL.into_iter().filter(move |tab| *tab != StageTab::Reading || reading.is_none())
}

/// One tab from `at` (left, middle); answers with its right end.
fn show_tab(canvas: &mut Canvas<'_, '_>, at: Pos2, tab: StageTab, open: StageTab, bottom: f32) -> f32 {
    let word = match tab {
        StageTab::Step => canvas.say("tab-step"),
        StageTab::Race => canvas.say("tab-race"),
        StageTab::Map => canvas.say("tab-map"),
        StageTab::Heuristics => canvas.say("tab-heuristics"),
        StageTab::Reading => canvas.say("tab-reading"),
    };
    let width = text::width(canvas.painter(), &word, Type::Title);
    let rect = Rect::from_min_max(pos2(at.x, at.y - HEIGHT / 2.0), pos2(at.x + width, bottom));
    let chosen = if tab == open { Chosen::Yes } else { Chosen::No };
    let response =
        press::choice(canvas.ui, rect.expand2(vec2(space::S, 0.0)), id(("tab", tab)), &word, chosen);
    let palette = canvas.palette();
    let (kind, color) = match (chosen, response.hovered()) {
        (Chosen::Yes, _) => (Type::Title, palette.text),
        (Chosen::No, true) => (Type::Figure, palette.text_soft),
        (Chosen::No, false) => (Type::Figure, palette.text_faint),
    };
    text::left(canvas.painter(), at, &word, kind, color);
    if chosen == Chosen::Yes {
        let under = Rect::from_min_max(pos2(rect.left(), bottom - stroke::STRONG), rect.max);
        canvas.painter().rect_filled(under, CornerRadius::same(1), palette.text);
    }
    press::focus_ring(
        canvas.painter(),
        rect.expand2(vec2(space::S, -space::S)),
        radius::S,
        &response,
        palette,
    );
    let clicked = response.clicked();
    if let Some(key) = caption::tab(tab, canvas.desk.words) {
        response.on_hover_text(canvas.desk.hint(&word, &key));
    }
    if clicked {
        canvas.ask(Action::ShowStage(tab));
    }
    rect.right()
}

/// The chosen realm's chip and name, ending at `end`; answers with the chip's left end.
fn realm(canvas: &Canvas<'_, '_>, end: Pos2, width: f32) -> f32 {
    let chosen = canvas.desk.view.model.chosen;
    let name = canvas.desk.name(chosen);
    let room = width - CHIP - space::S;
    let color = canvas.palette().text;
    let word = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &name, Type::Figure, color, room);
    let middle = pos2(word.left() - space::S - CHIP / 2.0, end.y);
    let rect = Rect::from_center_size(middle, Vec2::splat(CHIP));
    chip(canvas.painter(), rect, RealmMark::of(chosen), Fill::Solid, canvas.palette());
    canvas.said(rect.union(word), "realm", &name);
    rect.left()
}
