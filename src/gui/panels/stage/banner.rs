//! What must be said across the stage: a search that was lost, or whose recording is full.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};

use super::{Canvas, margin};
use crate::{
    app::{Action, Counted, Outcome, RunState, Why},
    gui::{
        theme::{Palette, Standing, Type, radius, space},
        widgets::{standing::standing_mark, text},
    },
};

/// Height of the banner.
const HEIGHT: f32 = 36.0;
/// Side of its mark.
const MARK: f32 = 12.0;

/// Draws it at the top of `below`, if there is anything to say; answers with what is left.
pub fn show(canvas: &mut Canvas<'_, '_>, below: Rect) -> Rect {
    let model = canvas.desk.view.model;
    let lane = model.chosen_lane();
    match &lane.run {
        RunState::Lost { reason } => {
            let realm = model.chosen.label();
            let words = canvas.tell("error-lost", &[("realm", realm.into()), ("reason", reason.as_str().into())]);
            show_words(canvas, below, &words)
        }
        RunState::Stopped(Why::Full) => match &lane.counted {
            None => show_offer(canvas, below),
            Some(counted) => show_words(canvas, below, &counted_words(canvas, counted)),
        },
        _ => below,
    }
}

/// What a search found that ran on without being recorded.
fn counted_words(canvas: &Canvas<'_, '_>, counted: &Counted) -> String {
    match counted {
        Counted::Running => canvas.say("run-on-counting"),
        Counted::Done(tally, Outcome::Found(path)) => {
            let (moves, expanded, peak) = (path.len(), tally.expanded, tally.frontier_peak);
            canvas.tell(
                "run-on-found",
                &[("moves", moves.into()), ("expanded", expanded.into()), ("peak", peak.into())],
            )
        }
        Counted::Done(tally, Outcome::NoWay) => {
            canvas.tell("run-on-no-way", &[("expanded", tally.expanded.into())])
        }
    }
}

/// The recording is full: the offer to count on.
fn show_offer(canvas: &mut Canvas<'_, '_>, below: Rect) -> Rect {
    let model = canvas.desk.view.model;
    let words = canvas.tell("error-cap", &[("events", model.chosen_lane().recording.len().into())]);
    let label = canvas.say("error-cap-offer");
    let size = canvas.button_size(&label);
    let (bar, left) = split(below);
    paint(canvas, bar, &words, size.x + space::M);
    let place = Align2::RIGHT_CENTER.anchor_size(bar.right_center() - vec2(space::S, 0.0), size);
    if canvas.button(place, "run on", &label).clicked() {
        canvas.actions.push(Action::RunOn(model.chosen));
    }
    left
}

fn show_words(canvas: &Canvas<'_, '_>, below: Rect, words: &str) -> Rect {
    let (bar, left) = split(below);
    paint(canvas, bar, words, 0.0);
    left
}

/// The banner, and what is left below it.
fn split(below: Rect) -> (Rect, Rect) {
    let margin = margin(below);
    let top = below.top() + space::S;
    let bar = Rect::from_min_max(pos2(below.left() + margin, top), pos2(below.right() - margin, top + HEIGHT));
    (bar, Rect::from_min_max(pos2(below.left(), bar.bottom()), below.max))
}

/// Mark and sentence; `kept` is the room for a button at the right.
fn paint(canvas: &Canvas<'_, '_>, bar: Rect, words: &str, kept: f32) {
    let palette = canvas.palette();
    let fill = Palette::mix(palette.ground, palette.standing(Standing::Pruned), 0.16);
    canvas.painter().rect_filled(bar, CornerRadius::same(radius::M), fill);
    let mark = pos2(bar.left() + space::M + MARK / 2.0, bar.center().y);
    standing_mark(canvas.painter(), mark, MARK, Standing::Pruned, palette);
    let at = pos2(mark.x + MARK / 2.0 + space::S, mark.y);
    let room = bar.right() - space::M - at.x - kept;
    let taken =
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, words, Type::Figure, palette.text, room);
    canvas.said(taken, "banner", words).on_hover_text(words);
}
