//! The nodes of the tree by g and h, with equal f along each diagonal.
//!
//! ```text
//! ┌ Contours of f   counts ────────────────┐
//! │ legend                                 │
//! │ h │ ▒ ▒ ▒ ░            cells, expanded │
//! │   │   ▒ ▒ ░ ░          below, open     │
//! │   └────────────────    above           │
//! │     0 1 2 3 …        g                 │
//! │         f 6 f 7 …    the diagonals     │
//! └────────────────────────────────────────┘
//! ```
//!
//! Columns are g and rows are h. Both keep their places for the whole recording: cells whose nodes are all still to
//! come are there from the beginning, pale. The axis of h is linear, so that diagonals are straight even where some
//! values of h do not occur.

use egui::{CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use eight_realms_app::inside::view::{InsideView, TreesProgress};
use eight_realms_core::replay::tree::{NodeCounts, NodeStatus};

use super::contours_picture::{self, ContoursShown, DASH, ink, paint_cell, say_counts};
use crate::gui::{
    kit::{Canvas, row::flow},
    theme::{
        Type, radius,
        sizes::{self, marks},
        space, stroke,
    },
    widgets::text,
};

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, inside: &InsideView) {
    let model = canvas.context.view.model;
    let trees = inside.trees.as_ref();
    let first = trees.and_then(|trees| trees.trees().next().map(|(tree, view)| (trees.progress, tree, view)));
    let shown = first.and_then(|(progress, tree, view)| {
        let contours = view.contours.as_deref()?;
        let unit = model.chosen.unit(&model.chosen_settings());
        Some(ContoursShown { contours, tree, view, progress, lane: model.chosen, unit })
    });
    let Some(shown) = shown else {
        let is_lost = model.trees_source().is_some_and(|source| model.inside.is_lost(&source));
        let id = if is_lost { "inside-lost" } else { "contours-pending" };
        canvas.paragraph(body, id, &canvas.say(id), Type::Body);
        return;
    };
    let (line, below) = body.split_top_bottom_at_y(body.top() + sizes::inside::HEAD);
    let below = show_head(canvas, line, below, &shown);
    let label = table_words(canvas, &shown);
    contours_picture::show(canvas, below, &shown, &label);
}

/// Draws the head into `line` and the legend at the top of `below`; returns what remains of `below`.
fn show_head(canvas: &Canvas<'_, '_>, line: Rect, below: Rect, shown: &ContoursShown<'_>) -> Rect {
    let growing = (shown.progress == TreesProgress::Growing).then(|| canvas.say("contours-growing"));
    let note = [Some(counts(canvas, shown)), growing].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    canvas.heading_with(
        line.left_center(),
        "contours-title",
        &note,
        line.width(),
        &canvas.say(note_id(shown)),
    );
    let (row, below) = below.split_top_bottom_at_y(below.top() + marks::LEGEND_LINE);
    show_legend(canvas, row, shown);
    below
}

/// The message on how nodes are counted, and where f is the same.
const fn note_id(shown: &ContoursShown<'_>) -> &'static str {
    if shown.is_greedy() { "contours-note-greedy" } else { "contours-note" }
}

/// Counts the nodes of the tree by status, in words: the sums of all cells.
fn counts(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>) -> String {
    let contours = shown.contours;
    let cells = (0..contours.columns()).flat_map(|g| (0..contours.rows().len()).map(move |row| (g, row)));
    let sum = cells.fold(NodeCounts::default(), |sum, (g, row)| sum + contours.cell_under_bound(g, row));
    say_counts(canvas, sum, statuses(shown))
}

/// The statuses that the head counts for this kind of search.
fn statuses(shown: &ContoursShown<'_>) -> &'static [NodeStatus] {
    if shown.is_deepening() {
        &[NodeStatus::Expanded, NodeStatus::ExpandedEarlier, NodeStatus::Open, NodeStatus::Pruned]
    } else {
        &[NodeStatus::Expanded, NodeStatus::Open]
    }
}

/// Draws as many marks as fit into the row.
fn show_legend(canvas: &Canvas<'_, '_>, row: Rect, shown: &ContoursShown<'_>) {
    let legend = legend(shown);
    let words: Vec<String> = legend.iter().map(|(_, message)| canvas.say(message)).collect();
    let width = |((mark, _), words): (&(ContoursMark, &str), &String)| {
        mark.width() + space::XS + text::width(canvas.painter(), words, Type::Caption)
    };
    let widths: Vec<f32> = legend.iter().zip(&words).map(width).collect();
    let mut whole = Rect::NOTHING;
    let places = flow(widths.iter().copied(), space::M, row.width());
    for (((mark, _), words), (_, x)) in
        legend.iter().zip(&words).zip(places).filter(|(_, (line, _))| *line == 0)
    {
        let at = row.left_center() + vec2(x, 0.0);
        mark.paint(canvas, at);
        let from = at + vec2(mark.width() + space::XS, 0.0);
        let ink = canvas.palette().text_soft;
        whole = whole.union(text::left(canvas.painter(), from, words, Type::Caption, ink));
    }
    canvas.named(whole, "contours legend", &words.join(" · ")).on_hover_text(canvas.say(note_id(shown)));
}

/// The marks of this kind of search, each with the message that explains it.
fn legend(shown: &ContoursShown<'_>) -> Vec<(ContoursMark, &'static str)> {
    let [expanded, open] = [NodeStatus::Expanded, NodeStatus::Open].map(ContoursMark::Nodes);
    let mut marks = vec![(expanded, "contours-legend-expanded")];
    if shown.is_deepening() {
        marks.push((ContoursMark::Nodes(NodeStatus::ExpandedEarlier), "contours-legend-earlier"));
        marks.push((ContoursMark::Nodes(NodeStatus::Pruned), "contours-legend-pruned"));
    } else {
        marks.push((open, "contours-legend-open"));
    }
    marks.push((ContoursMark::Nodes(NodeStatus::Unseen), "contours-legend-unseen"));
    marks.push((ContoursMark::Path, "contours-legend-path"));
    if shown.is_deepening() {
        marks.push((ContoursMark::Strong, "contours-legend-bound"));
        marks.push((ContoursMark::NextBound, "contours-legend-next-bound"));
    } else {
        marks.push((ContoursMark::Strong, "contours-legend-f"));
    }
    marks
}

/// Length of the line in front of a word of the legend.
const SAMPLE_LINE: f32 = 18.0;

/// A mark that the legend explains.
#[derive(Clone, Copy)]
enum ContoursMark {
    /// Nodes of one status in a cell.
    Nodes(NodeStatus),
    /// The line of the path.
    Path,
    /// The line of the bound, or of the current f.
    Strong,
    /// The dashed line of the next bound.
    NextBound,
}

impl ContoursMark {
    const fn width(self) -> f32 {
        match self {
            Self::Nodes(_) => marks::SAMPLE,
            Self::Path | Self::Strong | Self::NextBound => SAMPLE_LINE,
        }
    }

    /// Paints the mark with its left middle at `at`.
    fn paint(self, canvas: &Canvas<'_, '_>, at: Pos2) {
        let (painter, accent) = (canvas.painter(), canvas.context.accent());
        let line = [at, at + vec2(self.width(), 0.0)];
        match self {
            Self::Nodes(status) => {
                let place = at + vec2(marks::SAMPLE / 2.0, 0.0);
                let rect = Rect::from_center_size(place, Vec2::splat(marks::SAMPLE));
                sample(canvas, rect, status);
            }
            Self::Path => {
                let rise = vec2(0.0, marks::SAMPLE / 3.0);
                let points = vec![line[0] + rise, line[0].lerp(line[1], 0.5) - rise, line[1] + rise];
                painter.add(Shape::line(points, Stroke::new(stroke::CURVE, canvas.palette().text)));
            }
            Self::Strong => _ = painter.line_segment(line, Stroke::new(stroke::STRONG, accent)),
            Self::NextBound => {
                let [dash, gap] = DASH;
                painter.extend(Shape::dashed_line(&line, Stroke::new(stroke::FOCUS, accent), dash, gap));
            }
        }
    }
}

/// Draws a cell with nodes of one status only.
fn sample(canvas: &Canvas<'_, '_>, rect: Rect, status: NodeStatus) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let corner = CornerRadius::same(radius::XS);
    match status {
        NodeStatus::Pruned => {
            let pen = Stroke::new(stroke::CURVE, ink(status, palette));
            painter.rect_stroke(rect, corner, pen, StrokeKind::Inside);
        }
        NodeStatus::Unseen => {
            paint_cell(painter, rect, NodeCounts::default(), 1, palette);
        }
        NodeStatus::Open
        | NodeStatus::Expanded
        | NodeStatus::ExpandedEarlier
        | NodeStatus::Duplicate
        | NodeStatus::Taken => {
            paint_cell(painter, rect, NodeCounts::among(&[status]), 1, palette);
        }
    }
}

/// Describes the whole table for users who cannot see it.
fn table_words(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>) -> String {
    let greatest_g = shown.contours.columns().saturating_sub(1) as u64;
    let greatest_h = shown.cost(shown.contours.rows().last().copied().unwrap_or_default());
    let counts = counts(canvas, shown);
    let arguments = [("g", greatest_g.into()), ("h", greatest_h.into()), ("counts", counts.into())];
    let table = canvas.tell("contours-table", &arguments);
    let current = shown.current().map(|node| {
        let (h, f) = (shown.cost(node.h), shown.cost(node.f));
        let arguments = [("g", u64::from(node.g).into()), ("h", h.into()), ("f", f.into())];
        canvas.tell("contours-current", &arguments)
    });
    [Some(table), current].into_iter().flatten().collect::<Vec<_>>().join(" ")
}
