//! Start and goal: each a small board that opens the editor.

use egui::{CornerRadius, Id, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{
    edit_hint,
    places::{Places, Thrift, square_at_left},
};
use crate::{
    app::{Action, End},
    gui::{
        Desk,
        theme::{Type, radius, space, stroke},
        widgets::{
            board::{self, Face},
            press, text,
        },
    },
    puzzle::Board,
};

/// Side of a board in the bar.
const SIDE: f32 = 36.0;
/// Inside the button, to the left and to the right.
const PADDING: f32 = space::S;
/// Room of the arrow between the two.
const ARROW: f32 = 14.0;

const ENDS: [(End, &str, &str); 2] = [(End::Start, "start", "edit-start"), (End::Goal, "goal", "edit-goal")];

fn board(end: End, desk: &Desk<'_>) -> Board {
    let puzzle = &desk.view.model.puzzle;
    match end {
        End::Start => puzzle.start,
        End::Goal => puzzle.goal,
    }
}

/// The width that both boards take, with the arrow between them.
pub fn width(painter: &Painter, thrift: Thrift, desk: &Desk<'_>) -> f32 {
    let ends: f32 = ENDS.iter().map(|(end, word, _)| one_width(painter, *end, word, thrift, desk)).sum();
    ends + ARROW + 3.0 * space::S
}

fn one_width(painter: &Painter, end: End, word: &str, thrift: Thrift, desk: &Desk<'_>) -> f32 {
    let word = if thrift < Thrift::Bare {
        text::width(painter, &desk.words.say(word), Type::Caption) + space::S
    } else {
        0.0
    };
    let written = if thrift < Thrift::Pictures {
        space::S + text::width(painter, &board(end, desk).to_string(), Type::Figure)
    } else {
        0.0
    };
    2.0 * PADDING + word + SIDE + written
}

/// Draws them.
pub fn show(ui: &Ui, places: &mut Places, thrift: Thrift, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    for (end, word, edit) in ENDS {
        if end == End::Goal {
            let at = places.left(ARROW).center();
            text::centred(ui.painter(), at, "→", Type::Body.font(), desk.palette.text_faint);
        }
        let rect = places.left(one_width(ui.painter(), end, word, thrift, desk));
        let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), SIDE + space::XS));
        let shown = board(end, desk).to_string();
        let label =
            desk.words.tell("named", &[("name", desk.words.say(edit).into()), ("what", shown.into())]);
        let response = press::button(ui, rect, Id::unique("top-bar").with(edit), &label);
        let edited = desk.view.model.editor.as_ref().is_some_and(|editor| editor.end == end);
        if response.hovered() || edited {
            let edge = Stroke::new(stroke::HAIR, desk.palette.edge);
            let corners = CornerRadius::same(radius::M);
            ui.painter().rect(rect, corners, desk.palette.hover, edge, StrokeKind::Inside);
        }
        paint(ui.painter(), rect, end, word, thrift, desk);
        press::focus_ring(ui.painter(), rect, radius::M, &response, desk.palette);
        if response.on_hover_text(edit_hint(desk, end)).clicked() {
            actions.push(Action::Edit(end));
        }
    }
}

fn paint(painter: &Painter, rect: Rect, end: End, word: &str, thrift: Thrift, desk: &Desk<'_>) {
    let palette = desk.palette;
    let mut x = rect.left() + PADDING;
    let y = rect.center().y;
    if thrift < Thrift::Bare {
        let word = desk.words.say(word);
        x = text::left(painter, pos2(x, y), &word, Type::Caption, palette.text_faint).right() + space::S;
    }
    let shown = board(end, desk);
    let (tiles, goal) = (shown.tiles(), desk.view.model.puzzle.goal.tiles());
    let square = square_at_left(rect.with_min_x(x), SIDE);
    board::paint(painter, square, &Face::still(&tiles, &goal, desk.accent()), palette);
    if thrift < Thrift::Pictures {
        let at = pos2(square.right() + space::S, y);
        text::left(painter, at, &shown.to_string(), Type::Figure, palette.text);
    }
}
