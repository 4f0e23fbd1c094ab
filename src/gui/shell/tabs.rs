//! The strip of tabs over the stage, which choose what it shows.

use egui::{Align2, Pos2, Rect, Vec2, pos2, vec2};
use eight_realms_app::app::{Action, StageTab};
use eight_realms_core::realm::Realm;

use super::{narration, status};
use crate::gui::{
    keys::caption,
    kit::{
        Canvas, Chosen, Item,
        columns::widest,
        tabs::{self, Strip},
    },
    theme::{
        RealmMark, Regions, Type, looks,
        sizes::{self, marks},
        space,
    },
    widgets::{
        chip::{Fill, chip},
        text,
    },
};

/// Smallest room for the chosen realm beside the tabs.
const MIN_REALM: f32 = 60.0;

/// Draws the tabs at the top of `full`, unless they are in the bar, and below them the sentence about what they show.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect, open: StageTab) -> Strip {
    if are_in_bar(canvas) {
        let below = narration::show(canvas, full, open);
        return match open {
            StageTab::Step | StageTab::Reading => Strip { rest: below.with_max_y(below.top()), below },
            StageTab::Inside | StageTab::Race | StageTab::Map | StageTab::Heuristics => {
                let (line, below) =
                    below.split_top_bottom_at_y(below.top() + sizes::controls::segments::OWN_ROW);
                Strip { rest: line.shrink2(vec2(Regions::margin(full.width()), 0.0)), below }
            }
        };
    }
    let strip = tabs::strip(canvas, full);
    let x = row(canvas, strip, full.left() + Regions::margin(full.width()), open);
    let rest = Rect::from_min_max(
        pos2(x, strip.top()),
        pos2(full.right() - Regions::margin(full.width()), strip.bottom()),
    );
    let below = Rect::from_min_max(strip.left_bottom(), full.max);
    Strip { rest, below: narration::show(canvas, below, open) }
}

/// Whether the tabs are in the bar at the top: in a window too narrow for a panel beside the stage.
pub fn are_in_bar(canvas: &Canvas<'_, '_>) -> bool {
    let framing = canvas.context.view.model.surroundings.framing;
    Regions::has_tabs_in_bar(canvas.ui.ctx().content_rect().width(), framing)
}

/// Draws the tabs side by side in `strip`, the first one's word from `x` on; returns where the next thing may begin.
pub fn row(canvas: &mut Canvas<'_, '_>, strip: Rect, x: f32, open: StageTab) -> f32 {
    visible(canvas).fold(x, |x, tab| show_tab(canvas, (strip, x), tab, open) + space::XL)
}

/// Returns the width of all tabs side by side.
pub fn width(canvas: &Canvas<'_, '_>) -> f32 {
    let words = visible(canvas).map(|tab| text::width(canvas.painter(), &word(canvas, tab), looks::TAB.kind));
    words.fold(0.0, |sum, width| sum + width + space::XL) - space::XL
}

/// Returns the word of a tab.
pub fn word(canvas: &Canvas<'_, '_>, tab: StageTab) -> String {
    canvas.say(format!("tab-{}", tab.name()))
}

/// Draws the chosen realm at the right of what the tabs left, and how far its search is; in a narrow window both are in
/// the bar.
pub fn show_realm(canvas: &mut Canvas<'_, '_>, rest: Rect) {
    if are_in_bar(canvas) || rest.width() < MIN_REALM {
        return;
    }
    let name = realm_before(canvas, rest.right_center(), rest.width());
    status::show(canvas, Rect::from_min_max(rest.min, pos2(name - space::L, rest.bottom())));
}

/// Returns the tabs; the reading is one only where it has no panel.
pub fn visible(canvas: &Canvas<'_, '_>) -> impl Iterator<Item = StageTab> + use<> {
    let has_panel = Regions::has_reading(canvas.ui.ctx().content_rect().width());
    StageTab::ALL.into_iter().filter(move |tab| *tab != StageTab::Reading || !has_panel)
}

/// Draws a tab; returns where its word ends.
fn show_tab(canvas: &mut Canvas<'_, '_>, place: (Rect, f32), tab: StageTab, open: StageTab) -> f32 {
    let word = word(canvas, tab);
    let mut part = canvas.part();
    // While a question is open, the stage stays where it is.
    if canvas.context.view.model.has_open_question() && tab != open {
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

/// Returns the room of the chosen realm's chip and name in a bar, the same for every realm; from `step` on, that of the
/// chip alone.
pub fn realm_item(canvas: &Canvas<'_, '_>, step: usize) -> Item {
    let names = Realm::ALL.map(|realm| canvas.context.name(realm));
    let name = widest(canvas.painter(), names, Type::Figure);
    Item::new(marks::CHIP + space::S + name).or(step, marks::CHIP)
}

/// Draws the chosen realm's chip and name at the right end of `place`, or the chip alone.
pub fn realm(canvas: &Canvas<'_, '_>, place: Rect, is_alone: bool) {
    if !is_alone {
        realm_before(canvas, place.right_center(), place.width());
        return;
    }
    let chosen = canvas.context.view.model.chosen;
    let rect = Align2::RIGHT_CENTER.anchor_size(place.right_center(), Vec2::splat(marks::CHIP));
    chip(canvas.painter(), rect, RealmMark::of(chosen), Fill::Solid, canvas.palette());
    let name = canvas.context.name(chosen);
    canvas.named(rect, "realm", &name).on_hover_text(name);
}

/// Draws the chosen realm's chip and name, ending at `end`; returns the chip's left end.
fn realm_before(canvas: &Canvas<'_, '_>, end: Pos2, width: f32) -> f32 {
    let chosen = canvas.context.view.model.chosen;
    let name = canvas.context.name(chosen);
    let room = width - marks::CHIP - space::S;
    let color = canvas.palette().text;
    let word = text::line(canvas.painter(), end, Align2::RIGHT_CENTER, &name, Type::Figure, color, room);
    let middle = pos2(word.left() - space::S - marks::CHIP / 2.0, end.y);
    let rect = Rect::from_center_size(middle, Vec2::splat(marks::CHIP));
    chip(canvas.painter(), rect, RealmMark::of(chosen), Fill::Solid, canvas.palette());
    let response = canvas.named(rect.union(word), "realm", &name);
    if text::width(canvas.painter(), &name, Type::Figure) > room {
        response.on_hover_text(name);
    }
    rect.left()
}
