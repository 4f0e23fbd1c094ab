//! The menus of other puzzles: examples, and those looked at before.

use egui::{Align2, Popup, Rect, Response, Sense, pos2, vec2};

use super::places::square_at_left;
use crate::{
    app::{Action, EXAMPLES},
    gui::{
        kit::{Canvas, id},
        theme::{Type, radius, space},
        widgets::{
            board::{self, BoardFace},
            press::{self, Chosen},
            text,
        },
    },
    puzzle::Puzzle,
};

/// Side of a board in a menu.
const SIDE: f32 = 36.0;
/// Height of a row.
const ROW: f32 = 42.0;

/// The menu of examples below its button.
pub fn examples(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let named = EXAMPLES.map(|example| (canvas.say(example.message), example.puzzle()));
    Popup::menu(button).gap(space::XS).show(|ui| puzzles(&mut canvas.on(ui), "example", &named));
}

/// The menu of puzzles looked at before.
pub fn recent(canvas: &mut Canvas<'_, '_>, button: &Response) {
    let recent = canvas.desk.view.model.recent.iter();
    let named: Vec<_> = recent.map(|puzzle| (puzzle.start.to_string(), *puzzle)).collect();
    Popup::menu(button).gap(space::XS).show(|ui| {
        if named.is_empty() {
            ui.weak(canvas.say("recent-none"));
        }
        puzzles(&mut canvas.on(ui), "recent", &named);
    });
}

/// A row for each, all as wide as the longest name asks.
fn puzzles(canvas: &mut Canvas<'_, '_>, menu: &'static str, named: &[(String, Puzzle)]) {
    let names = named.iter().map(|(name, _)| text::width(canvas.painter(), name, Type::Figure));
    let longest = names.fold(0.0, f32::max).ceil();
    let size = vec2(2.0 * (SIDE + space::S) + longest + space::L + space::XS, ROW);
    for (place, (name, puzzle)) in named.iter().enumerate() {
        let (rect, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
        puzzle_row(canvas, rect, (menu, place), name, *puzzle);
    }
}

/// Start and goal as pictures, and a name.
fn puzzle_row(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    name: (&'static str, usize),
    label: &str,
    puzzle: Puzzle,
) {
    let chosen = if puzzle == canvas.desk.view.model.puzzle { Chosen::Yes } else { Chosen::No };
    let response = row(canvas, rect, name, label, chosen);
    let goal = puzzle.goal.tiles();
    let mut inner = rect.shrink2(vec2(space::XS, 0.0));
    for tiles in [puzzle.start.tiles(), goal] {
        let square = square_at_left(inner, SIDE);
        board::paint(
            canvas.painter(),
            square,
            &BoardFace::still(&tiles, &goal, canvas.desk.accent()),
            canvas.palette(),
        );
        inner.set_left(square.right() + space::S);
    }
    let at = pos2(inner.left() + space::XS, rect.center().y);
    let room = rect.right() - at.x - space::S;
    text::line(canvas.painter(), at, Align2::LEFT_CENTER, label, Type::Figure, canvas.palette().text, room);
    if response.clicked() {
        canvas.ask(Action::SetPuzzle(puzzle));
    }
}

/// An empty row of a menu: lighter under the pointer, and where it is chosen.
fn row(
    canvas: &Canvas<'_, '_>,
    rect: Rect,
    name: (&'static str, usize),
    label: &str,
    chosen: Chosen,
) -> Response {
    let palette = canvas.palette();
    let response = press::choice(canvas.ui, rect, id(name), label, chosen);
    if response.hovered() || response.has_focus() {
        canvas.painter().rect_filled(rect, radius::M, palette.hover);
    } else if chosen == Chosen::Yes {
        canvas.painter().rect_filled(rect, radius::M, palette.raised);
    }
    press::focus_ring(canvas.painter(), rect, radius::M, &response, palette);
    response
}
