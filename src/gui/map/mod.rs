//! The map: every board that exists, coloured by what the searches have reached.
//!
//! ```text
//! ┌ tabs ── rings│two centres  selected│all ── realm ──┐
//! │   ┌──────────────┐   711 of 181 440 boards         │
//! │   │              │   ■ open ■ expanded             │
//! │   │     map      │    0 ▏            1 / 1         │
//! │   │              │    1 ▏            2 / 2         │
//! │   └──────────────┘    …                            │
//! └────────────────────────────────────────────────────┘
//! ```
//!
//! A worker computes where boards lie; their statuses are painted here, once and then only where they change, into
//! a texture that the wheel enlarges.

mod boards;
mod circles;
mod lanes;
mod legend;
mod marks;
mod picture;
mod screen;
mod single;
mod texture;

use egui::{Align2, Rect, vec2};
use eight_realms_app::{desk::screen::LaneScope, map::MapAction, model::Action};
use eight_realms_core::{map::Projection, space::HALF};

use crate::gui::{
    keys::{Binding, binding},
    kit::{Canvas, id, tabs::Strip},
    theme::{Arrangement, Type, phone, space},
    widgets::segments::{self, Segment},
};

/// Least height of the map and its legend below that sentence on a phone: upright, and lying.
const LEAST_APART: [f32; 2] = [340.0, 170.0];

/// Draws the choices beside the tabs, and below them the sentence that no path exists, where none does. On a phone the
/// sentence scrolls with the map.
pub fn controls(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let margin = canvas.margin(strip.below.width());
    let mut below = strip.below;
    if !canvas.context.view.model.puzzle.is_solvable() && !canvas.is_phone() {
        below.min.y = show_apart(canvas, below.shrink2(vec2(margin, 0.0))).top();
    }
    if canvas.arrangement() == Arrangement::Lying {
        // The keys are a part of what is shown.
        return Strip { below: below.with_min_y(strip.rest.top()), ..strip.without_rest() };
    }
    Strip { below, ..choices(canvas, strip) }
}

/// Whether the keys of a window that lies stand over the legend: beside one round map, which has all of the height.
fn has_keys_beside(canvas: &Canvas<'_, '_>) -> bool {
    let model = canvas.context.view.model;
    let is_round = model.map_scope == LaneScope::One && model.map.projection == Projection::Rings;
    canvas.arrangement() == Arrangement::Lying && is_round && model.puzzle.is_solvable()
}

/// Draws the keys of a phone at the top of a place; returns what remains below.
fn show_keys(canvas: &mut Canvas<'_, '_>, place: Rect) -> Rect {
    let (row, below) = place.split_top_bottom_at_y(place.top() + phone::BAR);
    choices(canvas, Strip { rest: row, below });
    below.with_min_y(below.top() + space::XS)
}

/// Draws the controls from the left of the strip: the projection, and the lanes whose searches are shown. Returns what
/// remains.
fn choices(canvas: &mut Canvas<'_, '_>, strip: Strip) -> Strip {
    let rest = strip.rest;
    let scope = canvas.context.view.model.map_scope;
    let projections = Projection::ALL.map(|projection| {
        let [word, hint] = match projection {
            Projection::Rings => ["map-rings", "map-rings-hint"],
            Projection::Lens => ["map-lens", "map-lens-hint"],
        };
        segment(canvas, projection, word, hint, const { binding("projection") })
    });
    let scopes = LaneScope::ALL.map(|scope| {
        let [word, hint] = match scope {
            LaneScope::One => ["map-one", "map-one-hint"],
            LaneScope::Lanes => ["map-lanes", "map-lanes-hint"],
        };
        segment(canvas, scope, word, hint, const { binding("scope") })
    });
    if canvas.is_phone() {
        let [left, right] = Canvas::halves(rest);
        let projection = show_projections(canvas, left, projections);
        let scope = canvas.choice_key(right, "map scope", &scopes, scope);
        let actions = projection.map(MapAction::Project).into_iter().chain(scope.map(MapAction::Scope));
        canvas.actions.extend(actions.map(Action::Map));
        return strip.without_rest();
    }
    let painter = canvas.painter();
    let middle = rest.left() + segments::width(painter, &projections) + space::M;
    let end = middle + segments::width(painter, &scopes) + space::L;
    let palette = canvas.context.palette;
    let projection = show_projections(canvas, rest, projections);
    let scope = segments::show(canvas.ui, rest.with_min_x(middle), id("map scope"), &scopes, scope, palette);
    let actions = projection.map(MapAction::Project).into_iter().chain(scope.map(MapAction::Scope));
    canvas.actions.extend(actions.map(Action::Map));
    Strip { rest: rest.with_min_x(end.min(rest.right())), ..strip }
}

fn segment<T>(canvas: &Canvas<'_, '_>, value: T, word: &str, hint: &str, key: &Binding) -> Segment<T> {
    let hint = canvas.context.hint(&canvas.say(hint), &key.caps(canvas.context.words));
    Segment::new(value, canvas.say(word), hint)
}

/// Draws the choice of the projection; without a path from start to goal it is disabled, and the hints say so.
fn show_projections<const N: usize>(
    canvas: &mut Canvas<'_, '_>,
    rest: Rect,
    mut segments: [Segment<Projection>; N],
) -> Option<Projection> {
    let model = canvas.context.view.model;
    let is_offered = model.puzzle.is_solvable();
    if !is_offered {
        let reason = canvas.say("map-projection-none");
        for segment in &mut segments {
            segment.hint.clone_from(&reason);
        }
    }
    let mut part = canvas.part();
    if !is_offered {
        part.disable();
    }
    let canvas = &mut canvas.on(&mut part);
    if canvas.is_phone() {
        return canvas.choice_key(rest, "map projection", &segments, model.map.projection);
    }
    canvas.choice(rest, "map projection", &segments, model.map.projection)
}

pub fn show(canvas: &mut Canvas<'_, '_>, mut body: Rect) {
    if canvas.arrangement() == Arrangement::Lying && !has_keys_beside(canvas) {
        body = show_keys(canvas, body);
    }
    if canvas.context.view.model.puzzle.is_solvable() || !canvas.is_phone() {
        return show_maps(canvas, body);
    }
    let [upright, lying] = LEAST_APART;
    let least = if canvas.is_upright() { upright } else { lying };
    canvas.scrolled_down("map apart", body, |canvas, place| {
        let below = show_apart(canvas, place);
        let height = (body.height() - (below.top() - place.top())).max(least);
        let maps = Rect::from_min_size(below.min, vec2(place.width(), height));
        show_maps(canvas, maps);
        maps.bottom()
    });
}

fn show_maps(canvas: &mut Canvas<'_, '_>, body: Rect) {
    match canvas.context.view.model.map_scope {
        LaneScope::One => single::show(canvas, body),
        LaneScope::Lanes => {
            let least = if canvas.is_phone() { lanes::least_height(canvas, body) } else { 0.0 };
            canvas.at_least("maps", body, vec2(0.0, least), |canvas, body| lanes::show(canvas, body));
        }
    }
}

/// Says above the map that no path exists, and offers to search all the same; returns what remains.
fn show_apart(canvas: &mut Canvas<'_, '_>, body: Rect) -> Rect {
    let mut words = body.with_min_y(body.top() + space::M);
    if canvas.context.view.model.can_search_anyway() {
        let label = canvas.say("unsolvable-anyway");
        let place = Align2::RIGHT_TOP.anchor_size(words.right_top(), canvas.button_size(&label));
        words.max.x = place.left() - space::L;
        let response = canvas.button(place, "map search anyway", &label);
        canvas.on_click(&response, Action::SearchAnyway);
    }
    let title = canvas.paragraph(words, "map apart", &canvas.say("map-apart"), Type::Title);
    let reason = canvas.tell("map-apart-why", &[("boards", HALF.into())]);
    let below = words.with_min_y(title.bottom() + 2.0);
    let text_rect = canvas.paragraph(below, "map apart why", &reason, Type::Body);
    body.with_min_y(text_rect.bottom())
}
