//! The lines over the plane: title, counts of nodes by status, and the legend of colours and lines.

use egui::{CornerRadius, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, vec2};
use eight_realms_app::app::view::TreesProgress;
use eight_realms_core::replay::tree::{NodeCounts, NodeStatus};

use super::{ContoursShown, cells};
use crate::gui::{
    kit::{Canvas, row::flow},
    theme::{Type, radius, sizes::contours, sizes::marks, space, stroke},
    widgets::text,
};

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
                let [dash, gap] = contours::DASH;
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
            let pen = Stroke::new(stroke::CURVE, cells::ink(status, palette));
            painter.rect_stroke(rect, corner, pen, StrokeKind::Inside);
        }
        NodeStatus::Unseen => {
            cells::paint(painter, rect, NodeCounts::default(), 1, palette);
        }
        NodeStatus::Open
        | NodeStatus::Expanded
        | NodeStatus::ExpandedEarlier
        | NodeStatus::Duplicate
        | NodeStatus::Taken => {
            cells::paint(painter, rect, NodeCounts::among(&[status]), 1, palette);
        }
    }
}

/// Counts the nodes of the tree by status, in words: the sums of all cells.
pub fn counts(canvas: &Canvas<'_, '_>, shown: &ContoursShown<'_>) -> String {
    let contours = shown.contours;
    let cells = (0..contours.columns()).flat_map(|g| (0..contours.rows().len()).map(move |row| (g, row)));
    let sum = cells.fold(NodeCounts::default(), |sum, (g, row)| sum + contours.cell_under_bound(g, row));
    of_counts(canvas, sum, statuses(shown))
}

/// Writes the counts of the given statuses.
pub fn of_counts(canvas: &Canvas<'_, '_>, counts: NodeCounts, statuses: &[NodeStatus]) -> String {
    let one =
        |status: &NodeStatus| canvas.tell(message(*status), &[("n", u64::from(counts.of(*status)).into())]);
    statuses.iter().map(one).collect::<Vec<_>>().join(" · ")
}

/// The statuses that the head counts for this kind of search.
fn statuses(shown: &ContoursShown<'_>) -> &'static [NodeStatus] {
    if shown.is_deepening() {
        &[NodeStatus::Expanded, NodeStatus::ExpandedEarlier, NodeStatus::Open, NodeStatus::Pruned]
    } else {
        &[NodeStatus::Expanded, NodeStatus::Open]
    }
}

/// The message that says how many nodes have a status.
const fn message(status: NodeStatus) -> &'static str {
    match status {
        NodeStatus::Unseen => "contours-unseen",
        NodeStatus::Open => "contours-open",
        NodeStatus::Expanded => "contours-expanded",
        NodeStatus::ExpandedEarlier => "contours-earlier",
        NodeStatus::Duplicate => "contours-duplicate",
        NodeStatus::Pruned => "contours-pruned",
        NodeStatus::Taken => "goal-taken",
    }
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

/// Draws the head into `line` and the legend at the top of `below`; returns what remains of `below`.
pub fn show(canvas: &Canvas<'_, '_>, line: Rect, below: Rect, shown: &ContoursShown<'_>) -> Rect {
    let growing = (shown.progress == TreesProgress::Growing).then(|| canvas.say("contours-growing"));
    let note = [Some(counts(canvas, shown)), growing].into_iter().flatten().collect::<Vec<_>>().join(" · ");
    canvas.heading_with(
        line.left_center(),
        "contours-title",
        &note,
        line.width(),
        &canvas.say("contours-note"),
    );
    let (row, below) = below.split_top_bottom_at_y(below.top() + marks::LEGEND_LINE);
    show_legend(canvas, row, shown);
    below
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
    canvas.named(whole, "contours legend", &words.join(" · ")).on_hover_text(canvas.say("contours-note"));
}
