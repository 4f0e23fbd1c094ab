//! A puzzle without a solution: reported at once, shown, and explained, with the progress of the search in a realm that
//! tests no parity. One button gives a goal that can be reached. For a realm that tests parity, another button starts
//! the search all the same.

mod inversions;

use egui::{Rect, Vec2, pos2, vec2};
use eight_realms_app::tell::unsolvable::{self, Offer, ReasonKind, Unsolvable};

use super::plan::StepPlan;
use crate::gui::{
    kit::Canvas,
    theme::{Spacing, Type, sizes, space},
    widgets::{
        board::{self, BoardFace},
        text,
    },
};

/// Gap between the lines of the explanation.
const GAP: f32 = space::M;

/// Draws the page into the whole body of the stage.
pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let plan = StepPlan::of(body);
    let [least, largest] = sizes::step::unsolvable::START;
    let side = (body.bottom() - plan.hero.top() - space::M).min(body.width() * 0.36).clamp(least, largest);
    let start = Rect::from_min_size(plan.hero.min, Vec2::splat(side));
    canvas.heading(pos2(start.left(), plan.head), "start", "", side);
    let left = start.right() + if plan.spacing == Spacing::Roomy { space::XL + space::L } else { space::XL };
    let mut rest = Rect::from_min_max(
        pos2(left, plan.head - sizes::step::BELOW_HEAD / 2.0),
        body.max - vec2(0.0, space::S),
    );
    let page = unsolvable::page(canvas.context.narrator());
    explain(canvas, &mut rest, &page);
    for offer in page.offers {
        show_offer(canvas, &mut rest, offer);
    }
    rest.min.y += space::XL - GAP;
    if rest.height() >= sizes::step::unsolvable::ARCS_FROM {
        show_start(canvas, start);
        inversions::show(canvas, rest);
        return;
    }
    // Where the words take all the room, the arcs are below a smaller board.
    let arcs = sizes::step::unsolvable::ARCS_FROM + space::M + space::S;
    let small = (body.bottom() - start.top() - arcs).min(side);
    if small < least {
        show_start(canvas, start);
        return;
    }
    show_start(canvas, Rect::from_min_size(start.min, Vec2::splat(small)));
    let below = pos2(start.left(), start.top() + small + space::M);
    inversions::show(canvas, Rect::from_min_max(below, pos2(start.right(), body.bottom() - space::S)));
}

fn show_start(canvas: &Canvas<'_, '_>, rect: Rect) {
    let start = canvas.context.view.model.puzzle.start;
    let (tiles, goal) = (start.tiles(), canvas.goal());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    board::paint(canvas.painter(), rect, &face, canvas.palette());
    canvas.named(rect, "board", &start.to_string());
}

/// Writes title and reasons.
fn explain(canvas: &Canvas<'_, '_>, rest: &mut Rect, page: &Unsolvable) {
    let title = write(canvas, rest, "unsolvable", &page.title, Type::Display);
    canvas.hint(title, "unsolvable", || canvas.say("inversions-note"));
    for reason in &page.reasons {
        let kind = match reason.kind {
            ReasonKind::Head => Type::Figure,
            ReasonKind::Body => Type::Body,
        };
        let text_rect = write(canvas, rest, reason.id, &reason.words, kind);
        if let Some(convention) = reason.convention {
            canvas.hint(text_rect, reason.id, || canvas.say(convention));
        }
    }
}

/// Writes one paragraph at the top of `rest`, and takes its room from there.
fn write(canvas: &Canvas<'_, '_>, rest: &mut Rect, name: &str, words: &str, kind: Type) -> Rect {
    let rect = canvas.paragraph(*rest, name, words, kind);
    rest.min.y = rect.bottom() + GAP;
    rect
}

/// Draws a button and the note beside it.
fn show_offer(canvas: &mut Canvas<'_, '_>, rest: &mut Rect, offer: Offer) {
    let Offer { name, label, note_id, note, action } = offer;
    let place = Rect::from_min_size(rest.min, canvas.button_size(&label));
    let response = canvas.button(place, name, &label);
    canvas.on_click(&response, action);
    let beside = Rect::from_min_max(pos2(place.right() + space::M, place.top()), rest.max);
    let height =
        if text::width(canvas.painter(), &note, Type::Caption) > beside.width() { 0.0 } else { space::S };
    let rect = canvas.paragraph(beside.translate(vec2(0.0, height)), note_id, &note, Type::Caption);
    rest.min.y = rect.bottom().max(place.bottom()) + GAP;
}
