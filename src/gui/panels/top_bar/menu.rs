//! The menus of other puzzles: examples, and those looked at before.

use egui::{Align2, Id, Popup, Rect, Response, Sense, Ui, pos2, vec2};

use super::places::square_at_left;
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

/// The menu of examples below its button.
pub fn examples(button: &Response, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let named = EXAMPLES.map(|example| (desk.words.say(example.message), example.puzzle()));
    Popup::menu(button).gap(space::XS).show(|ui| puzzles(ui, "example", &named, desk, actions));
}

/// The menu of puzzles looked at before.
pub fn recent(button: &Response, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let recent = desk.view.model.recent.iter();
    let named: Vec<_> = recent.map(|puzzle| (puzzle.start.to_string(), *puzzle)).collect();
    Popup::menu(button).gap(space::XS).show(|ui| {
        if named.is_empty() {
            ui.weak(desk.words.say("recent-none"));
        }
        puzzles(ui, "recent", &named, desk, actions);
    });
}

/// A row for each, all as wide as the longest name asks.
fn puzzles(
    ui: &mut Ui,
    menu: &'static str,
    named: &[(String, Puzzle)],
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let names = named.iter().map(|(name, _)| text::width(ui.painter(), name, Type::Figure));
    let longest = names.fold(0.0, f32::max).ceil();
    let size = vec2(2.0 * (SIDE + space::S) + longest + space::L + space::XS, ROW);
    for (place, (name, puzzle)) in named.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        puzzle_row(ui, rect, (menu, place), name, *puzzle, desk, actions);
    }
}

/// Start and goal as pictures, and a name.
fn puzzle_row(
    ui: &Ui,
    rect: Rect,
    name: (&'static str, usize),
    label: &str,
    puzzle: Puzzle,
    desk: &Desk<'_>,
    actions: &mut Vec<Action>,
) {
    let chosen = if puzzle == desk.view.model.puzzle { Chosen::Yes } else { Chosen::No };
    let response = row(ui, rect, Id::unique("top-bar").with(name), label, chosen, desk);
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
fn row(ui: &Ui, rect: Rect, id: Id, label: &str, chosen: Chosen, desk: &Desk<'_>) -> Response {
    let response = press::choice(ui, rect, id, label, chosen);
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, radius::M, desk.palette.hover);
    } else if chosen == Chosen::Yes {
        ui.painter().rect_filled(rect, radius::M, desk.palette.raised);
    }
    press::focus_ring(ui.painter(), rect, radius::M, &response, desk.palette);
    response
}
