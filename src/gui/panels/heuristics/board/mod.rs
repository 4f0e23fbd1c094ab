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

use self::plan::BoardPlan;
use super::{
    side::SideColumn,
    table::{self, Head, Over},
    weight,
};
use crate::{
    app::{
        Action, StudyAction, StudyBoard,
        view::study::{Apart, BoardEstimate},
    },
    gui::{
        kit::{Canvas, id},
        widgets::{
            board::Grid,
            segments::{self, Segment},
        },
    },
    words::figures::tenths,
};

/// The least side of a board that is drawn.
const LEAST: f32 = 72.0;
/// The columns of figures.
const HEADS: [Head; 2] = [
    Head { word: "study-h", hint: "study-h-hint", width: 48.0 },
    Head { word: "study-error", hint: "study-board-error-hint", width: 48.0 },
];

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, view: &Apart) {
    let side = SideColumn::of(body);
    let plan = BoardPlan::of(side.left);
    choice(canvas, plan.head);
    if plan.board.width() >= LEAST {
        board(canvas, plan.board, view);
        sum::show(canvas, plan.sum, view);
    }
    estimates(canvas, &side, view);
}

/// Whose h is taken apart, at the left of `rect`: that of the board at the playhead, or of the start.
fn choice(canvas: &mut Canvas<'_, '_>, rect: Rect) {
    let boards = StudyBoard::ALL.map(|board| {
        let (word, hint) = match board {
            StudyBoard::Playhead => ("study-at-playhead", "study-at-playhead-hint"),
            StudyBoard::Start => ("start", "study-at-start-hint"),
        };
        let (word, hint) = (canvas.say(word), canvas.say(hint));
        Segment { value: board, label: hint.clone(), word, hint }
    });
    let chosen = canvas.desk.view.model.study.board;
    let pressed = segments::show(canvas.ui, rect, id("study whose"), &boards, chosen, canvas.desk.palette);
    if let Some(board) = pressed {
        canvas.ask(Action::Study(StudyAction::Board(board)));
    }
}

/// The board, and over it what its tiles contribute.
fn board(canvas: &Canvas<'_, '_>, rect: Rect, view: &Apart) {
    let grid = Grid::of(canvas.painter().pixels_per_point(), rect);
    let pointed = tiles::show(canvas, &grid, view);
    arrows::paint(canvas, &grid, view, pointed);
    tiles::contributions(canvas, &grid, view);
    conflicts::paint(canvas, &grid, view);
}

/// What every estimate says, and in words what the one that is looked at counts.
fn estimates(canvas: &mut Canvas<'_, '_>, side: &SideColumn, view: &Apart) {
    let rows: Vec<table::TableRow> = view.rows.iter().map(row).collect();
    table::show(canvas, side.table, side.row, &HEADS, &rows);
    let below = weight::show(canvas, side);
    sum::explain(canvas, below, side.row, view);
}

fn row(said: &BoardEstimate) -> table::TableRow {
    let error = said.error.map_or_else(String::new, tenths);
    let over = if said.error.is_some_and(|error| error < 0.0) { Over::Yes } else { Over::No };
    table::TableRow { estimate: said.estimate, figures: [tenths(said.h), error], over }
}
