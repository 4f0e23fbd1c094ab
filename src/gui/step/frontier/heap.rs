//! The top four levels of realm 7's heap, as they are stored.

use egui::{CornerRadius, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use eight_realms_core::{realm::Validity, replay::structures::HeapTop};

use crate::gui::{
    kit::{Canvas, cost},
    theme::{Palette, Type, radius, space, stroke},
    widgets::text,
};

/// Distance from the top of the drawing to the middle of the first node.
const HEAD: f32 = 36.0;
/// Height of a node.
const NODE: f32 = 18.0;
/// Width of a node and font size of its f: for up to two characters, for up to four, and for more. Eight of the widest
/// still fit side by side.
const NODES: [(f32, f32); 3] = [(25.0, 12.0), (28.0, 11.0), (29.0, 9.5)];

/// Draws the levels into `rect`, head included.
pub fn show(canvas: &Canvas<'_, '_>, rect: Rect, top: &HeapTop) {
    let Some((least, _)) = top.entries.first().copied() else { return };
    let at = pos2(rect.left(), rect.top() + space::S);
    canvas.heading_with(at, "heap", &canvas.say("heap-top"), rect.width(), &canvas.say("heap-note"));
    let tree = Rect::from_min_max(pos2(rect.left(), rect.top() + HEAD), rect.max - vec2(0.0, NODE / 2.0));
    let pen = Stroke::new(stroke::HAIR, canvas.palette().edge);
    for node in 1..top.entries.len() {
        canvas.painter().line_segment([place(tree, node), place(tree, (node - 1) / 2)], pen);
    }
    for (node, (f, validity)) in top.entries.iter().enumerate() {
        show_node(canvas, place(tree, node), *f, NodeStyle::of(node, *f, least, *validity));
    }
    let words = top.entries.iter().map(|(f, _)| cost::figure(canvas, *f)).collect::<Vec<_>>().join(" ");
    let response = canvas.named(tree, "heap", &format!("{} {words}", canvas.say("heap")));
    response.on_hover_text(canvas.say("heap-note"));
}

/// Width of a node and font size of its f, by the number of characters.
const fn node(letters: usize) -> (f32, f32) {
    match letters {
        0..=2 => NODES[0],
        3..=4 => NODES[1],
        _ => NODES[2],
    }
}

/// The middle of a node. Each level is spread evenly over the whole width.
fn place(tree: Rect, node: usize) -> Pos2 {
    let level = (node + 1).ilog2();
    let (number, count) = (node + 1 - (1 << level), 1 << level);
    let x = tree.left() + tree.width() * (number as f32 + 0.5) / count as f32;
    pos2(x, tree.top() + level as f32 * tree.height() / 3.0)
}

/// How a node is drawn.
#[derive(Clone, Copy)]
enum NodeStyle {
    /// The top, taken next.
    Top,
    /// An f as low as that of the top.
    Least,
    /// Any other valid entry.
    Plain,
    /// A void entry, which will be dropped when it reaches the top.
    Void,
}

impl NodeStyle {
    fn of(node: usize, f: u16, least: u16, validity: Validity) -> Self {
        match (validity, node, f == least) {
            (Validity::Void, ..) => Self::Void,
            (_, 0, _) => Self::Top,
            (_, _, true) => Self::Least,
            _ => Self::Plain,
        }
    }
}

fn show_node(canvas: &Canvas<'_, '_>, middle: Pos2, f: u16, style: NodeStyle) {
    let (palette, accent, painter) = (canvas.palette(), canvas.context.accent(), canvas.painter());
    let f = cost::figure(canvas, f);
    let (width, figure) = node(f.len());
    let rect = Rect::from_center_size(middle, vec2(width, NODE));
    let corners = CornerRadius::same(radius::S);
    let (fill, ring, ink) = match style {
        NodeStyle::Top => (accent, None, Palette::text_on(accent)),
        NodeStyle::Least => (palette.raised, Some(accent), palette.text),
        NodeStyle::Plain => (palette.raised, None, palette.text_soft),
        NodeStyle::Void => (palette.background, Some(palette.line), palette.text_faint),
    };
    painter.rect_filled(rect, corners, fill);
    if let Some(ring) = ring {
        painter.rect_stroke(rect, corners, Stroke::new(stroke::CURVE, ring), StrokeKind::Inside);
    }
    text::centred(painter, middle, &f, Type::fitted(figure), ink);
}
