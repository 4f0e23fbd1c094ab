//! Costs of a board, in the figures and words of the chosen realm.

use std::{fmt::Debug, hash::Hash};

use egui::{Rect, vec2};

use crate::{
    gui::{kit::Canvas, theme::sizes, widgets::score::Score},
    heuristic::Unit,
    puzzle::Board,
    replay::Node,
    tell,
};

/// A board in words: `2 3 4 1 5 x 7 6 8`, and its costs.
pub fn description(canvas: &Canvas<'_, '_>, board: Board, g: u8, h: u16) -> String {
    tell::stage::described(canvas.context.narrator(), board, g, h)
}

/// g, and h and f if the chosen realm has a heuristic.
pub fn score(canvas: &Canvas<'_, '_>, node: &Node) -> Score {
    Score { g: node.g, h: shows_costs(canvas).then_some(node.h), unit: unit(canvas) }
}

/// Text of an h, an f or a bound.
pub fn figure(canvas: &Canvas<'_, '_>, amount: u16) -> String {
    tell::stage::cost(canvas.context.narrator(), amount)
}

/// Explains g, h and f in one line.
pub fn convention(canvas: &Canvas<'_, '_>) -> String {
    canvas.say(if shows_costs(canvas) { "score-note" } else { "score-note-g" })
}

/// Shows the explanation of g, h and f as a hint over the figures below a small board.
pub fn hint_below(canvas: &Canvas<'_, '_>, board: Rect, name: impl Hash + Debug) {
    let caption =
        Rect::from_min_max(board.left_bottom(), board.max + vec2(0.0, sizes::step::frontier::CAPTION));
    canvas.hint(caption, ("cost", name), || convention(canvas));
}

/// Unit of the chosen realm's h, f and bounds.
pub fn unit(canvas: &Canvas<'_, '_>) -> Unit {
    tell::stage::unit(canvas.context.narrator())
}

/// Whether the chosen realm has a heuristic.
pub fn shows_costs(canvas: &Canvas<'_, '_>) -> bool {
    tell::stage::has_costs(canvas.context.narrator())
}
