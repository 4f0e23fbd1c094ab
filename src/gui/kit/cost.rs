//! Costs of a board, in the figures and words of the chosen realm.

use std::{fmt::Debug, hash::Hash};

use egui::{Align2, Color32, Rect, pos2, vec2};
use eight_realms_core::{heuristic::Unit, puzzle::Board, realm::Evaluation, replay::Node};

use super::Canvas;
use crate::gui::{
    theme::{Type, sizes},
    widgets::{score::Score, text},
};

/// A board in words: `2 3 4 1 5 x 7 6 8`, and its costs.
pub fn description(canvas: &Canvas<'_, '_>, board: Board, g: u8, h: u16) -> String {
    canvas.context.narrator().described(board, g, h)
}

/// g, and h and f if the chosen realm has a heuristic.
pub fn score(canvas: &Canvas<'_, '_>, node: &Node) -> Score {
    Score {
        g: node.g,
        h: shows_costs(canvas).then_some(node.h),
        unit: unit(canvas),
        evaluation: canvas.context.narrator().evaluation(),
    }
}

/// Text of an h, an f or a bound.
pub fn figure(canvas: &Canvas<'_, '_>, amount: u16) -> String {
    canvas.context.narrator().cost(amount)
}

/// Explains g, h and f in one line.
pub fn convention(canvas: &Canvas<'_, '_>) -> String {
    canvas.say(canvas.context.narrator().score_note())
}

/// From a small board down to the middle of each line below it.
const LINES: [f32; 2] = [10.0, 24.0];
/// Minimum side of a board with the letters of g and h below it.
const LETTERS_FROM: f32 = 74.0;

/// Writes the figures below a small board: f, and in a second line what it is the sum of; without a heuristic g alone.
/// Returns the room of the first line.
pub fn show_below(canvas: &Canvas<'_, '_>, board: Rect, node: &Node) -> Rect {
    let palette = canvas.palette();
    let [first, second] = lines(canvas, node, board.width());
    show_sum(canvas, board, LINES[1], &second);
    line_below(canvas, board, LINES[0], &first, Type::Title, palette.text)
}

/// Writes g + h below a small board among others of the same f; without a heuristic nothing.
pub fn show_sum_below(canvas: &Canvas<'_, '_>, board: Rect, node: &Node) {
    let [_, sum] = lines(canvas, node, board.width());
    show_sum(canvas, board, LINES[0], &sum);
}

/// With tenths g + h is wider than a small board, and would meet that of its neighbour: then it is set tight.
fn show_sum(canvas: &Canvas<'_, '_>, board: Rect, below: f32, sum: &str) {
    let fits = text::width(canvas.painter(), sum, Type::Caption) <= board.width();
    let sum = if fits { sum.to_owned() } else { sum.replace(" + ", "+") };
    line_below(canvas, board, below, &sum, Type::Caption, canvas.palette().text_soft);
}

fn line_below(
    canvas: &Canvas<'_, '_>,
    board: Rect,
    below: f32,
    words: &str,
    kind: Type,
    ink: Color32,
) -> Rect {
    let at = pos2(board.center().x, board.bottom() + below);
    text::line(canvas.painter(), at, Align2::CENTER_CENTER, words, kind, ink, f32::INFINITY)
}

/// The figures of a board in two lines: f, and g + h, with their letters where there are `width` points for them; g alone
/// where f is h, and without a heuristic.
pub fn lines(canvas: &Canvas<'_, '_>, node: &Node, width: f32) -> [String; 2] {
    if !shows_costs(canvas) {
        return [format!("g {}", node.g), String::new()];
    }
    let (g, h) = (figure(canvas, unit(canvas).moves(node.g)), figure(canvas, node.h));
    let sum = match canvas.context.narrator().evaluation() {
        Evaluation::HeuristicAlone => format!("g {g}"),
        Evaluation::Sum if width < LETTERS_FROM => format!("{g} + {h}"),
        Evaluation::Sum => format!("g {g}  h {h}"),
    };
    [format!("f {}", figure(canvas, node.f)), sum]
}

/// Shows the explanation of g, h and f as a hint over the figures below a small board.
pub fn hint_below(canvas: &Canvas<'_, '_>, board: Rect, name: impl Hash + Debug) {
    let caption =
        Rect::from_min_max(board.left_bottom(), board.max + vec2(0.0, sizes::step::frontier::CAPTION));
    canvas.hint(caption, ("cost", name), || convention(canvas));
}

/// Unit of the chosen realm's h, f and bounds.
pub fn unit(canvas: &Canvas<'_, '_>) -> Unit {
    canvas.context.narrator().unit()
}

/// Whether the chosen realm has a heuristic.
pub fn shows_costs(canvas: &Canvas<'_, '_>) -> bool {
    canvas.context.narrator().has_costs()
}
