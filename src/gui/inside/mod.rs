//! The inside of the chosen lane's search at its playhead: the search tree, the plane of g and h, the data structure.
//!
//! ```text
//! ┌ tabs ── Tree Contours Structure ────── realm ┐
//! │ what the face shows                          │
//! └──────────────────────────────────────────────┘
//! ```
//!
//! Everything keeps its place for the whole recording: an event lights something or puts it out, and moves nothing.

mod contours;
mod contours_picture;
mod planes;
mod structure;
mod tree;

use egui::{Rect, pos2, vec2};
use eight_realms_app::{
    desk::{here::Phase, screen::LaneScope},
    inside::{InsideAction, InsideFace},
    model::Action,
};

use crate::gui::{
    keys::binding,
    kit::{Canvas, id, tabs::Strip},
    theme::{Type, sizes, space},
    widgets::segments::{self, Segment},
};

/// Smallest width beside the faces in which the lane is named.
const MIN_REALM: f32 = 90.0;

/// Draws the faces at the left of the strip. Where they do not fit, they get a row of their own at the top of what is
/// below. Returns what remains.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let Strip { rest, below } = strip;
    let lane = canvas.context.view.model.chosen;
    let key = const { binding("inside") }.caps(canvas.context.words);
    // While a question is open only the open face is offered: the others are made from the whole recording.
    let is_open_question = canvas.context.view.model.has_open_question();
    let open = canvas.context.view.inside.as_ref().map_or_else(InsideFace::default, |inside| inside.face);
    let is_shown = |face: &InsideFace| face.is_of(lane) || *face == open;
    let faces: Vec<Segment<InsideFace>> = InsideFace::ALL
        .into_iter()
        .filter(is_shown)
        .filter(|face| !is_open_question || *face == open)
        .map(|face| {
            let [word, hint] = face_words(face);
            Segment::new(face, canvas.say(word), canvas.context.hint(&canvas.say(hint), &key))
        })
        .collect();
    if canvas.is_phone() {
        upright_controls(canvas, rest, &faces, open);
        return strip.without_rest();
    }
    let faces_width = segments::width(canvas.painter(), &faces);
    let scopes = (open == InsideFace::Contours && !is_open_question).then(|| scopes(canvas));
    let width = faces_width
        + scopes.as_ref().map_or(0.0, |scopes| space::M + segments::width(canvas.painter(), scopes));
    let (row, below) = if width <= rest.width() {
        (rest, below)
    } else {
        let (line, below) = below.split_top_bottom_at_y(below.top() + sizes::controls::segments::OWN_ROW);
        (line.with_max_x(rest.right()), below)
    };
    let choice = segments::show(
        canvas.ui,
        row.with_max_x(row.left() + faces_width),
        id("inside face"),
        &faces,
        open,
        canvas.context.palette,
    );
    canvas.actions.extend(choice.map(|face| Action::Inside(InsideAction::Face(face))));
    if let Some(scopes) = scopes {
        let place = row.with_min_x(row.left() + faces_width + space::M).with_max_x(row.left() + width);
        let now = canvas.context.view.model.contours_scope;
        let palette = canvas.context.palette;
        let scope = segments::show(canvas.ui, place, id("contours scope"), &scopes, now, palette);
        canvas.actions.extend(scope.map(|scope| Action::Inside(InsideAction::Scope(scope))));
    }
    let after = Rect::from_min_max(pos2(row.left() + width + space::L, row.top()), row.max);
    let strip = Strip { rest: after, below };
    if after.width() >= MIN_REALM { strip } else { strip.without_rest() }
}

/// Draws the faces over the whole row or, beside the choice of the lanes, behind a key.
fn upright_controls(canvas: &mut Canvas<'_, '_>, row: Rect, faces: &[Segment<InsideFace>], open: InsideFace) {
    let [left, right] = Canvas::halves(row);
    let model = canvas.context.view.model;
    let choice = if open == InsideFace::Contours && !model.has_open_question() {
        let scopes = scopes(canvas);
        let scope = canvas.choice_key(right, "contours scope", &scopes, model.contours_scope);
        canvas.actions.extend(scope.map(|scope| Action::Inside(InsideAction::Scope(scope))));
        canvas.choice_key(left, "inside face", faces, open)
    } else {
        canvas.choice(row, "inside face", faces, open)
    };
    canvas.actions.extend(choice.map(|face| Action::Inside(InsideAction::Face(face))));
}

/// Returns the choices of the lanes whose contours are shown.
fn scopes(canvas: &Canvas<'_, '_>) -> [Segment<LaneScope>; 2] {
    let key = const { binding("scope") }.caps(canvas.context.words);
    LaneScope::ALL.map(|scope| {
        let [word, hint] = match scope {
            LaneScope::One => ["map-one", "contours-one-hint"],
            LaneScope::Lanes => ["map-lanes", "contours-lanes-hint"],
        };
        Segment::new(scope, canvas.say(word), canvas.context.hint(&canvas.say(hint), &key))
    })
}

/// Messages of a face's word and hint.
const fn face_words(face: InsideFace) -> [&'static str; 2] {
    match face {
        InsideFace::Tree => ["inside-tree", "inside-tree-hint"],
        InsideFace::Contours => ["inside-contours", "inside-contours-hint"],
        InsideFace::Structure => ["inside-structure", "inside-structure-hint"],
    }
}

/// Least height of the planes of all lanes.
const PLANES: f32 = 240.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect) {
    let Some(inside) = &canvas.context.view.inside else { return };
    if canvas.stage().phase == Phase::AnsweredByParity {
        show_empty(canvas, body);
        return;
    }
    match inside.face {
        InsideFace::Tree => tree::show(canvas, body, inside),
        InsideFace::Contours if let Some(planes) = &inside.planes => {
            canvas.at_least("planes", body, vec2(0.0, PLANES), |canvas, body| {
                planes::show(canvas, body, planes);
            });
        }
        InsideFace::Contours => contours::show(canvas, body, inside),
        InsideFace::Structure => {
            let lane = canvas.context.view.model.chosen;
            // Where it scrolls, its bar takes some of the width.
            let width = body.width() - canvas.ui.spacing().scroll.allocated_width();
            let least = vec2(0.0, structure::least_height(canvas, width));
            canvas.at_least(("structure", lane), body, least, |canvas, body| {
                structure::show(canvas, body, inside);
            });
        }
    }
}

/// Says that nothing is searched.
fn show_empty(canvas: &Canvas<'_, '_>, body: Rect) {
    let room = Rect::from_min_size(
        body.min + vec2(0.0, space::XL),
        vec2(sizes::race::WIDEST_WORDS.min(body.width()), body.height() - space::XL),
    );
    let title = canvas.paragraph(room, "inside-empty", &canvas.say("inside-empty"), Type::Display);
    let below = room.with_min_y(title.bottom() + space::M);
    canvas.paragraph(below, "inside-empty-why", &canvas.say("inside-empty-why"), Type::Body);
}
