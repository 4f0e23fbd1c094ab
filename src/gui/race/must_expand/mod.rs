//! The must-expand face: every lane's expansions so far, divided by whether a search with this heuristic could have
//! done without them.
//!
//! ```text
//!   h: Manhattan ▾   log linear                         necessary   tie   wasted   again
//!                           1     10    100 ┆ 1 000     g*+h < C*  = C*    > C*
//!   ① name   ████████████████████████████████▓▓░░░░░░         301   120    18 400     0
//!   ⑦ name   ████████████████████████████████▓                301    13         0     0
//! ```
//!
//! The axis is logarithmic at first: on a linear one, the longest bar leaves the others no room. Parts end at their
//! true places on it, but their lengths are not in true proportion. The part beyond the line is what no search needed,
//! and the figures say how much that is.

mod bar;
mod head;
mod heuristic;
mod plan;
mod switch;

use egui::{Align2, Rect, Stroke, vec2};
use eight_realms_app::{
    app::{
        self, RaceMeasure,
        view::{Expanded, MustExpandFigures, MustExpandView, Race},
    },
    tell::race::must_expand::{self, Part},
    words::figures,
};
use eight_realms_core::{
    compare::{ClassCounts, NotClassified},
    realm::Realm,
};

use self::plan::MustExpandPlan;
use super::{hover, lanes::RaceAxis, name};
use crate::gui::{
    kit::Canvas,
    theme::{Type, radius, space, stroke},
    widgets::{plot::AxisScale, text},
};

/// Maximum width of the words where nothing can be measured.
const WIDEST_WORDS: f32 = 520.0;

/// Draws the face into `body`.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, race: &Race, view: &MustExpandView) {
    let plan = MustExpandPlan::of(canvas, body, race.lanes.len(), view);
    let switch = switch::width(canvas);
    let room = plan.choices.with_max_x(plan.choices.right() - switch - space::M);
    let chosen = heuristic::show(canvas, room, view.heuristic);
    match &view.figures {
        Ok(figures) => {
            show_lanes(canvas, &plan, race, figures);
            switch::show(canvas, plan.choices.with_min_x(chosen.right() + space::M));
        }
        Err(reason) => {
            show_reason(canvas, body.with_min_y(plan.rows.head.bottom() + space::L), view, *reason);
        }
    }
}

fn show_lanes(canvas: &mut Canvas<'_, '_>, plan: &MustExpandPlan, race: &Race, figures: &MustExpandFigures) {
    let axis_scale = match canvas.context.view.model.race.must_expand_axis {
        app::Axis::Logarithmic => AxisScale::Logarithmic,
        app::Axis::Linear => AxisScale::Linear,
    };
    let most = figures.most.max(figures.necessary);
    let axis = RaceAxis::new(axis_scale, RaceMeasure::Expansions, [1, most], plan.track);
    head::show(canvas, plan, &axis, figures);
    for ((lane, (_, expanded)), place) in race.lanes.iter().zip(&figures.lanes).zip(&plan.rows.lanes) {
        let y = canvas.painter().round_to_pixel_center(place.top());
        let line = Stroke::new(stroke::HAIR, canvas.palette().line);
        canvas.painter().hline(place.x_range(), y, line);
        name::show(canvas, Rect::from_x_y_ranges(plan.name, place.y_range()), lane);
        match expanded {
            Expanded::Counts(shares) => {
                bar::show(canvas, *place, &axis, lane.realm, shares);
                show_figures(canvas, plan, *place, lane.realm, shares);
            }
            Expanded::Counting => show_words(canvas, plan, *place, &[canvas.say("race-counting")]),
            Expanded::LooksUp(_) => {}
        }
    }
    head::show_line(canvas, plan, &axis, figures);
    for ((realm, expanded), place) in figures.lanes.iter().zip(&plan.rows.lanes) {
        if let Expanded::LooksUp(boards) = expanded {
            show_look_ups(canvas, plan, *place, *realm, *boards);
        }
    }
}

/// Writes the parts in figures; the tooltip has them in words.
fn show_figures(
    canvas: &Canvas<'_, '_>,
    plan: &MustExpandPlan,
    place: Rect,
    realm: Realm,
    shares: &ClassCounts,
) {
    let palette = canvas.palette();
    for (part, column) in Part::ALL.into_iter().zip(plan.columns) {
        let amount = part.of(shares);
        let end = egui::pos2(column.max, place.center().y);
        let ink = if amount > 0 { palette.text } else { palette.text_faint };
        let text_rect = text::right(canvas.painter(), end, &figures::grouped(amount), Type::Figure, ink);
        let word = canvas.say(part.message());
        let args = [("name", word.into()), ("what", figures::grouped(amount).into())];
        let response =
            canvas.named(text_rect, ("share", realm.label(), part.message()), &canvas.tell("named", &args));
        response.on_hover_text(canvas.say(part.note()));
    }
    let track = Rect::from_x_y_ranges(plan.track, place.y_range());
    let words = must_expand::shares(canvas.context.words, realm, shares);
    let response = canvas.named(track, ("shares", realm.label()), &words);
    response.on_hover_ui_at_pointer(|ui| hover::line(ui, &words, Type::Caption, canvas.context));
}

/// Writes words in the place of a bar, on a background of their own: the first that fit, so longer ones come first.
fn show_words(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, place: Rect, words: &[String]) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let at = egui::pos2(plan.track.min + space::M, place.center().y);
    let room = plan.track.max - at.x;
    let fits = |words: &&String| text::width(painter, words, Type::Caption) <= room;
    let Some(words) = words.iter().find(fits).or(words.last()) else { return };
    let width = text::width(painter, words, Type::Caption).min(room);
    let background = Align2::LEFT_CENTER.anchor_size(at, vec2(width, Type::Caption.font().size));
    painter.rect_filled(background.expand(space::XS), radius::S, palette.background);
    text::line(painter, at, Align2::LEFT_CENTER, words, Type::Caption, palette.text_faint, width + 1.0);
}

/// Writes the look-ups of a lane whose table is built already: it expands nothing, so nothing is measured.
fn show_look_ups(canvas: &Canvas<'_, '_>, plan: &MustExpandPlan, place: Rect, realm: Realm, boards: u64) {
    let ink = canvas.palette().text_faint;
    for column in plan.columns {
        let end = egui::pos2(column.max, place.center().y);
        text::right(canvas.painter(), end, figures::NONE, Type::Figure, ink);
    }
    let words = must_expand::look_ups(canvas.context.words, realm, boards);
    show_words(canvas, plan, place, &must_expand::look_ups_short(canvas.context.words, boards));
    let track = Rect::from_x_y_ranges(plan.track, place.y_range());
    let response = canvas.named(track, ("shares", realm.label()), &words);
    response.on_hover_ui_at_pointer(|ui| hover::line(ui, &words, Type::Caption, canvas.context));
}

/// Writes why nothing can be measured.
fn show_reason(canvas: &Canvas<'_, '_>, body: Rect, view: &MustExpandView, reason: NotClassified) {
    let room = Rect::from_min_size(body.min, vec2(WIDEST_WORDS.min(body.width()), body.height()));
    let (title, words) = must_expand::not_classified(canvas.context.words, view, reason);
    let head = canvas.paragraph(room, title, &canvas.say(title), Type::Display);
    canvas.paragraph(room.with_min_y(head.bottom() + space::M), "race unjudged", &words, Type::Body);
}
