//! The hunt for a board from which a weighted search takes too long a way: its button, its progress, its find.

use egui::{Align2, Rect, pos2, vec2};

use super::ways;
use crate::{
    app::{Action, HuntRun, StudyAction, view::study::Priced},
    gui::{
        panels::{heuristics::progress, stage::canvas::Canvas},
        theme::{Type, space},
        widgets::text,
    },
    heuristic::Weight,
    space::HALF,
};

/// Height of the line with the button.
const LINE: f32 = 28.0;
/// The message of the button that makes the find the start.
const LOAD: &str = "study-load-price";

/// Draws it into `rect`.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight, view: &Priced) {
    let top = Rect::from_min_size(rect.min, vec2(rect.width(), LINE));
    let rest = Rect::from_min_max(top.left_bottom() + vec2(0.0, space::S), rect.max);
    match &view.run {
        HuntRun::Running(tried) => {
            let told = [("tried", (*tried).into()), ("boards", HALF.into())];
            let words = canvas.tell("study-hunted", &told);
            progress::show(canvas, top, &words, *tried as f32 / HALF as f32);
        }
        run => ask(canvas, top, weight, run),
    }
    if let Some(found) = &view.ways {
        ways::show(canvas, rest, found);
    } else {
        let words = canvas.tell("study-hunt-note", &[("w", weight.to_string().into())]);
        canvas.paragraph(rest, "study hunt note", &words, Type::Body);
    }
}

/// What the button says: after a find it shares the line with another one, and may have to say less.
fn label(canvas: &Canvas<'_, '_>, rect: Rect, weight: Weight, run: &HuntRun) -> String {
    let w = [("w", weight.to_string().into())];
    if !matches!(run, HuntRun::Found(_)) {
        return canvas.tell("study-hunt", &w);
    }
    let room = rect.width() - canvas.button_size(&canvas.say(LOAD)).x - space::M;
    let whole = canvas.tell("study-hunt-another", &w);
    if canvas.button_size(&whole).x <= room { whole } else { canvas.say("study-hunt-another-short") }
}

/// The button that begins, and what came of it the last time.
fn ask(canvas: &mut Canvas<'_, '_>, rect: Rect, weight: Weight, run: &HuntRun) {
    let label = label(canvas, rect, weight, run);
    let place = Align2::LEFT_CENTER.anchor_size(rect.left_center(), canvas.button_size(&label));
    if canvas.button(place, "study hunt", &label).on_hover_text(canvas.say("study-hunt-hint")).clicked() {
        canvas.actions.push(Action::Study(StudyAction::Hunt));
    }
    let words = match run {
        HuntRun::NoneLeft => canvas.tell("study-hunt-none", &[("boards", HALF.into())]),
        HuntRun::Stopped(tried) => canvas.tell("study-hunt-stopped", &[("tried", (*tried).into())]),
        HuntRun::Found(_) => {
            progress::button_at_end(canvas, rect, [LOAD, "study-load-price-hint"], StudyAction::LoadPrice);
            return;
        }
        HuntRun::Idle | HuntRun::Running(_) => return,
    };
    let at = pos2(place.right() + space::M, rect.center().y);
    let room = rect.right() - at.x;
    let color = canvas.palette().text_soft;
    let taken = text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, color, room);
    canvas.said(taken, "study hunt ended", &words);
}
