//! One board's h taken apart: what each tile contributes, where it has to go, and which tiles are in each
//! other's way.
//!
//! ```text
//! [ at the playhead | start ]
//! ┌───────────┐  h  6
//! │ 2¹ 3  1²  │  1  2
//! │ └─+2──┘   │  2  1      a bracket: tiles in each other's way
//! │ 4  5  6   │  3  0
//! │ 7  8  x   │  …
//! └───────────┘
//! ```

mod arrows;
mod conflicts;
mod plan;
mod sum;
mod tiles;

use egui::Rect;
use eight_realms_app::{
    app::{
        Action, HeuristicsAction, HeuristicsBoard,
        view::heuristics::{BoardH, HParts},
    },
    words::figures::tenths,
};

use self::plan::BoardPlan;
use super::{
    side::SideColumn,
    table::{self, Head, Overestimates},
    weight,
};
use crate::gui::{
    kit::{Canvas, id},
    widgets::{
        board::Grid,
        segments::{self, Segment},
    },
};

/// Width of the column of h.
const H_COLUMN: f32 = 48.0;
/// Width of the column of h* − h.
const ERROR_COLUMN: f32 = 48.0;
/// Minimum side of a board that is drawn.
const MIN_SIDE: f32 = 72.0;

/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "heuristics-h", hint: "heuristics-h-hint", width: H_COLUMN },
    Head { word: "heuristics-error", hint: "heuristics-board-error-hint", width: ERROR_COLUMN },
];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &HParts) {
    let side = SideColumn::of(body);
    let plan = BoardPlan::of(side.left);
    choice(canvas, plan.head);
    if plan.board.width() >= MIN_SIDE {
        board(canvas, plan.board, view);
        sum::show(canvas, plan.sum, view);
    }
    heuristics(canvas, &side, view);
}

/// Draws the choice of the board whose h is taken apart, at the left of `rect`: the one at the playhead, or the start.
fn choice(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let boards = HeuristicsBoard::ALL.map(|board| {
        let (word, hint) = match board {
            HeuristicsBoard::Playhead => ("heuristics-at-playhead", "heuristics-at-playhead-hint"),
            HeuristicsBoard::Start => ("start", "heuristics-at-start-hint"),
        };
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value: board, label: hint.clone(), word, hint }
    });
    let chosen = canvas.context.view.model.heuristics.board;
    let choice =
        segments::show(canvas.ui, rect, id("heuristics whose"), &boards, chosen, canvas.context.palette);
    if let Some(board) = choice {
        canvas.ask(Action::Heuristics(HeuristicsAction::Board(board)));
    }
}

/// Draws the board, and over it what its tiles contribute.
fn board(canvas: &Canvas<'_, '_>, rect: Rect, view: &HParts) {
    let grid = Grid::of(canvas.painter().pixels_per_point(), rect);
    let hovered = tiles::show(canvas, &grid, view);
    arrows::paint(canvas, &grid, view, hovered);
    tiles::contributions(canvas, &grid, view);
    conflicts::paint(canvas, &grid, view);
}

/// Draws what every heuristic returns, and in words what the selected one counts.
fn heuristics(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &HParts) {
    let rows: Vec<table::TableRow> = view.rows.iter().map(row).collect();
    table::show(canvas, side.table, side.row, &HEADS, &rows);
    let below = weight::show(canvas, side);
    sum::explain(canvas, below, side.row, view);
}

fn row(board: &BoardH) -> table::TableRow {
    let error = board.error.map_or_else(String::new, tenths);
    let over =
        if board.error.is_some_and(|error| error < 0.0) { Overestimates::Yes } else { Overestimates::No };
    table::TableRow { heuristic: board.heuristic, figures: [tenths(board.h), error], over }
}
