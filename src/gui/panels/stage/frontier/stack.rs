//! A deepening search: the path being searched, and the bounds so far, the one in force filled.

use egui::{Align2, CornerRadius, Rect, pos2, vec2};

use crate::{
    gui::{
        panels::stage::{
            canvas::Canvas,
            plan::{CAPTION, Plan},
            row::{Gaps, Slots, left_out, ring, small_board},
        },
        theme::{Palette, Type, radius, space},
        widgets::text,
    },
    replay::{MarkKind, Reached},
};

/// Sides of a board, the one that lets the whole path in is taken.
const SIDES: [f32; 4] = [64.0, 52.0, 44.0, 36.0];
/// Height of a bound's figure.
const BOUND: f32 = 22.0;
/// Width of a bound's figure.
const BOUND_WIDTH: f32 = 28.0;
/// The bounds shown at most: the latest ones.
const BOUNDS: usize = 8;
/// The least width with room for a note beside the bounds.
const NOTE_FROM: f32 = 640.0;

/// Draws path and bounds into `strip`, their head above.
pub fn show(canvas: &Canvas<'_, '_>, strip: Rect, path: &[Reached], bound: Option<u16>) {
    let bounds = bounds(canvas);
    let left = show_bounds(canvas, strip, &bounds);
    let note = if strip.width() >= NOTE_FROM { canvas.say("stack-note") } else { String::new() };
    canvas.heading(Plan::lower_head(strip), "stack", &note, left - strip.left());
    // No path under a bound is longer than the bound: so the boards keep their size for a whole round.
    let longest = bound.map_or(1, usize::from).max(path.len());
    let slots = Slots::fitting(strip, longest, &SIDES, Gaps { between: space::M, below: CAPTION });
    for (number, place) in slots.shown(path.len()) {
        let Reached { board, g, h, f, .. } = path[number];
        small_board(canvas, place, board, ("stack", number), &canvas.described(board, g, h));
        let at = pos2(place.center().x, place.bottom() + CAPTION / 2.0);
        let ink = canvas.palette().text_soft;
        text::line(canvas.painter(), at, Align2::CENTER_CENTER, &format!("f {f}"), Type::Caption, ink, 80.0);
        if number + 1 == path.len() {
            ring(canvas, place);
        }
    }
    if let Some(gap) = slots.gap(path.len()) {
        left_out(canvas, gap);
    }
}

/// Every bound up to this moment.
fn bounds(canvas: &Canvas<'_, '_>) -> Vec<u16> {
    let marks = canvas.desk.view.model.chosen_lane().recording.marks();
    let past = marks.iter().take_while(|mark| mark.moment <= canvas.stage().moment);
    past.filter_map(|mark| if let MarkKind::Bound(bound) = mark.kind { Some(bound) } else { None }).collect()
}

/// The bounds at the right end, first one left; answers with their left end.
fn show_bounds(canvas: &Canvas<'_, '_>, strip: Rect, bounds: &[u16]) -> f32 {
    let palette = canvas.palette();
    let y = Plan::lower_head(strip).y;
    let shown = &bounds[bounds.len().saturating_sub(BOUNDS)..];
    let start = strip.right() - BOUND_WIDTH * shown.len() as f32;
    for (number, bound) in shown.iter().enumerate() {
        let middle = pos2(start + BOUND_WIDTH * (number as f32 + 0.5), y);
        let is_current = number + 1 == shown.len();
        let ink = if is_current {
            let accent = canvas.desk.accent();
            let pill = Rect::from_center_size(middle, vec2(BOUND_WIDTH, BOUND));
            canvas.painter().rect_filled(pill, CornerRadius::same(radius::M), accent);
            Palette::ink_on(accent)
        } else {
            palette.text_soft
        };
        let figure = bound.to_string();
        text::line(canvas.painter(), middle, Align2::CENTER_CENTER, &figure, Type::Title, ink, BOUND_WIDTH);
    }
    let words = canvas.say("bounds");
    let at = pos2(start - space::S, y + 0.5);
    let title = text::right(canvas.painter(), at, &words, Type::Caption, palette.text_faint);
    let said = shown.iter().map(u16::to_string).collect::<Vec<_>>().join(" ");
    let whole = Rect::from_min_max(title.min, pos2(strip.right(), title.bottom()));
    canvas.said(whole, "bounds", &format!("{words} {said}"));
    title.left() - space::M
}
