//! The menus of other puzzles: examples, and those looked at before.

use egui::{Align2, Id, Popup, Rect, Response, Sense, Ui, pos2, vec2};

use super::layout::square_at_left;
use crate::{
    app::{Action, EXAMPLES},
    gui::{
        Desk,
        theme::{Type, radius, space},
        widgets::{
            board::{self, Face},
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
/// Width of a menu.
const WIDTH: f32 = 264.0;

/// The menu of examples below its button.
pub fn examples(button: &Response, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    Popup::menu(button).show(|ui| {
        for (place, example) in EXAMPLES.iter().enumerate() {
            let name = desk.words.say(example.message);
            puzzle_row(ui, ("example", place), example.puzzle(), &name, desk, actions);
        }
    });
}

/// The menu of puzzles looked at before.
pub fn recent(button: &Response, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    Popup::menu(button).show(|ui| {
        let recent = &desk.view.model.recent;
        if recent.is_empty() {
            ui.weak(desk.words.say("recent-none"));
        }
        for (place, puzzle) in recent.iter().enumerate() {
            puzzle_row(ui, ("recent", place), *puzzle, &puzzle.start.to_string(), desk, actions);
        }
    });
}

/// Start and goal as pictures, and a name.
fn puzzle_row(
    ui: &mut Ui,
    name: (&'static str, usize),
    puzzle: Puzzle,
    label: &str,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let chosen = if puzzle == desk.view.model.puzzle { Chosen::Yes } else { Chosen::No };
    let (rect, response) = row(ui, Id::unique("top-bar").with(name), label, chosen, desk);
    let goal = puzzle.goal.tiles();
    let mut inner = rect.shrink2(vec2(space::XS, 0.0));
    for tiles in [puzzle.start.tiles(), goal] {
        let square = square_at_left(inner, SIDE);
        board::paint(ui.painter(), square, &Face::still(&tiles, &goal, desk.accent()), desk.palette);
        inner.set_left(square.right() + space::S);
    }
    let at = pos2(inner.left() + space::XS, rect.center().y);
    let room = rect.right() - at.x - space::S;
    text::line(ui.painter(), at, Align2::LEFT_CENTER, label, Type::Figure, desk.palette.text, room);
    if response.clicked() {
        actions.push(Action::SetPuzzle(puzzle));
    }
}

/// An empty row of a menu: lighter under the pointer, and where it is chosen.
fn row(ui: &mut Ui, id: Id, label: &str, chosen: Chosen, desk: &Desk<'_>) -> (Rect, Response) {
    let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, ROW), Sense::hover());
    let response = press::choice(ui, rect, id, label, chosen);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, radius::M, desk.palette.hover);
    } else if chosen == Chosen::Yes {
        ui.painter().rect_filled(rect, radius::M, desk.palette.raised);
    }
    press::focus_ring(ui.painter(), rect, radius::M, &response, desk.palette);
    (rect, response)
}
