//! h against the true distance of every board: the picture, its histograms, and the figures of the selected heuristic.
//!
//! ```text
//! legend
//!    boards by true distance
//! h ┌───────────────────┐ boards
//!   │ picture           │ by h
//!   └───────────────────┘
//!     true distance
//! ```

use egui::{Align2, Mesh, Pos2, Rect, Shape, Vec2, pos2, vec2};
use eight_realms_app::{
    heuristics::{
        HeuristicsAction,
        distances::{DistancesFace, HeuristicRow},
        sentences::{self, Quality, Verdict},
    },
    model::Action,
    words::figures::{self, hundredths},
};

use super::{
    distances_picture::{self, DistancePicture, DistancesPlan, diagonal, mean_line, now_mark, start_mark},
    side::{self, Head, Overestimates, SideColumn, TableRow},
};
use crate::gui::{
    kit::{Button, Canvas, id},
    theme::{Type, looks, sizes::marks::WARNING, space},
    widgets::{marks::warning_mark, text},
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &DistancesFace) {
    let places = SideColumn::of(canvas, body).in_sight(canvas);
    let plan = DistancesPlan::of(places.left);
    // Drawn first, so that the card beside the pointer lies over it.
    show_side(canvas, &places, view);
    if let Some(picture) = DistancePicture::of(view, &plan) {
        show_legend(canvas, plan.legend, &picture);
        distances_picture::show(canvas, &picture, view);
    }
}

/// Width of the column of the mean h.
const MEAN: f32 = 44.0;
/// Width of the column of the mean h* − h.
const MEAN_ERROR: f32 = 56.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-mean", hint: "heuristics-mean-hint", width: MEAN },
    Head { word: "heuristics-error", hint: "heuristics-error-hint", width: MEAN_ERROR },
];

/// Draws the table of heuristics, the weight, and the figures of the selected heuristic.
fn show_side(canvas: &mut Canvas<'_, '_>, places: &SideColumn, view: &DistancesFace) {
    let rows: Vec<TableRow> = view.rows.iter().map(row).collect();
    side::show_table(canvas, places, &HEADS, &rows);
    let below = side::show_weight(canvas, places);
    show_figures(canvas, below, places.row, view);
}

fn row(row: &HeuristicRow) -> TableRow {
    let figures = match &row.summary {
        Some(summary) => [hundredths(summary.mean), hundredths(summary.error)],
        None => Default::default(),
    };
    let is_over = row.summary.is_some_and(|summary| summary.over > 0);
    TableRow {
        heuristic: row.heuristic,
        figures,
        over: if is_over { Overestimates::Yes } else { Overestimates::No },
    }
}

/// Draws the figures of the selected heuristic over all boards into `rect`, each `height` high, as many as have room.
fn show_figures(canvas: &mut Canvas<'_, '_>, rect: Rect, height: f32, view: &DistancesFace) {
    let current = view.picture.as_ref().filter(|_| view.is_current);
    let Some(summary) = current.map(|picture| picture.summary) else { return };
    let mut place = Rect::from_min_size(rect.min, vec2(rect.width(), height));
    for quality in
        sentences::qualities(canvas.context.words, canvas.context.view.model.heuristics.heuristic, &summary)
    {
        if place.bottom() <= rect.bottom() + 1.0 {
            show_quality(canvas, place, &quality);
        }
        place = place.translate(vec2(0.0, height));
    }
    show_reasons(canvas, rect.with_min_y(place.top() + space::S));
}

fn show_quality(canvas: &mut Canvas<'_, '_>, rect: Rect, quality: &Quality) {
    let words = canvas.say(quality.name);
    let text = format!("{words}: {}", quality.figure);
    let response = if quality.region.is_some() {
        let button = Button::new(rect, id(quality.name), &text, &looks::ROW);
        canvas.press(button, |_| paint_quality(canvas, rect, quality, &words))
    } else {
        paint_quality(canvas, rect, quality, &words);
        canvas.named(rect, quality.name, &text)
    };
    let clicked = response.on_hover_text(&quality.hint).clicked();
    if let Some(region) = quality.region.filter(|_| clicked) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Load(region)));
    }
}

fn paint_quality(canvas: &Canvas<'_, '_>, rect: Rect, quality: &Quality, words: &str) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let is_warning = quality.verdict == Verdict::Warning;
    let left = pos2(rect.left() + space::S + WARNING + space::XS, rect.center().y);
    text::left(painter, left, words, Type::Body, palette.text_soft);
    let ink = if is_warning { palette.warning } else { palette.text };
    let (end, room) = (pos2(rect.right() - space::S, rect.center().y), rect.width() / 2.0);
    text::line(painter, end, Align2::RIGHT_CENTER, &quality.figure, Type::Figure, ink, room);
    if is_warning {
        let mark = pos2(rect.left() + space::S + WARNING / 2.0, rect.center().y);
        warning_mark(painter, mark, WARNING, palette);
    }
}

/// Writes why the heuristic is admissible and consistent, or why not, where the text has room.
fn show_reasons(canvas: &Canvas<'_, '_>, rect: Rect) {
    let words = sentences::reasons(canvas.context.words, canvas.context.view.model.heuristics.heuristic);
    let rect = rect.shrink2(vec2(space::S, 0.0));
    let color = canvas.palette().text_faint;
    let galley = canvas.painter().layout(words.clone(), Type::Caption.font(), color, rect.width().max(1.0));
    if galley.size().y <= rect.height() {
        canvas.paragraph(rect, "heuristics reasons", &words, Type::Caption);
    }
}

/// Length of a sample of a line.
const SAMPLE: f32 = 18.0;

/// Painter of the sample in front of a word, from its left middle to the right.
type Swatch = fn(&Canvas<'_, '_>, Pos2);

/// Draws the legend into `rect`: the meaning of the picture's colours and lines. The last entries are left out where
/// they have no room.
fn show_legend(canvas: &Canvas<'_, '_>, rect: Rect, picture: &DistancePicture<'_>) {
    let mut at = rect.left_center();
    show_scale(canvas, &mut at, picture.most());
    let entries: [(&str, Swatch); 4] = [
        ("heuristics-legend-mean", |canvas, at| {
            let points = [at, at + vec2(SAMPLE / 2.0, 0.0), at + vec2(SAMPLE, 0.0)];
            mean_line(canvas.painter(), &points, canvas.palette());
        }),
        ("heuristics-legend-exact", |canvas, at| {
            diagonal(canvas.painter(), &[at, at + vec2(SAMPLE, 0.0)], canvas.palette());
        }),
        ("heuristics-legend-start", |canvas, at| {
            start_mark(canvas.painter(), at + vec2(SAMPLE / 2.0, 0.0), canvas.palette());
        }),
        ("heuristics-legend-now", |canvas, at| {
            let accent = canvas.context.accent();
            now_mark(canvas.painter(), at + vec2(SAMPLE / 2.0, 0.0), accent, canvas.palette());
        }),
    ];
    for (words, sign) in entries {
        let words = canvas.say(words);
        let width = SAMPLE + space::XS + text::width(canvas.painter(), &words, Type::Caption);
        if at.x + width > rect.right() {
            return;
        }
        sign(canvas, at);
        let color = canvas.palette().text_soft;
        text::left(canvas.painter(), at + vec2(SAMPLE + space::XS, 0.0), &words, Type::Caption, color);
        at.x += width + space::M;
    }
}

/// Size of the scale of numbers of boards.
const SCALE: Vec2 = vec2(72.0, 9.0);
/// Number of steps in which the scale is painted.
const STEPS: usize = 24;

/// Draws the scale, from one board to `most`, and moves `at` behind it.
fn show_scale(canvas: &Canvas<'_, '_>, at: &mut Pos2, most: u32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let least = canvas.say("heuristics-least");
    let one = text::left(painter, *at, &least, Type::Caption, palette.text_soft);
    let bar = Rect::from_min_size(pos2(one.right() + space::XS, at.y - SCALE.y / 2.0), SCALE);
    let mut mesh = Mesh::default();
    for step in 0..STEPS {
        let width = bar.width() / STEPS as f32;
        let corner = bar.min + vec2(step as f32 * width, 0.0);
        let color = palette.density(step as f32 / (STEPS - 1) as f32);
        mesh.add_colored_rect(Rect::from_min_size(corner, vec2(width, bar.height())), color);
    }
    painter.add(Shape::mesh(mesh));
    let words = canvas.tell("heuristics-most", &[("boards", figures::grouped(u64::from(most)).into())]);
    let after = pos2(bar.right() + space::XS, at.y);
    let end = text::left(painter, after, &words, Type::Caption, palette.text_soft);
    let response = canvas.named(one.union(end), "heuristics scale", &format!("{least} … {words}"));
    response.on_hover_text(canvas.say("heuristics-scale-hint"));
    at.x = end.right() + space::M;
}
