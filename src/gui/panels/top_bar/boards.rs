//! Start and goal: each a small board that opens the editor.

use egui::{Rect, pos2, vec2};

use super::{
    edit_hint,
    places::{Places, Thrift, square_at_left},
};
use crate::{
    app::{Action, End},
    gui::{
        kit::{Button, Canvas, Chosen, id, paint_small},
        theme::{Type, looks, space},
        widgets::text,
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

fn board(canvas: &Canvas<'_, '_>, end: End) -> Board {
    let puzzle = &canvas.desk.view.model.puzzle;
    match end {
        End::Start => puzzle.start,
        End::Goal => puzzle.goal,
    }
}

/// The width that both boards take, with the arrow between them.
pub fn width(canvas: &Canvas<'_, '_>, thrift: Thrift) -> f32 {
    let ends: f32 = ENDS.iter().map(|(end, word, _)| one_width(canvas, *end, word, thrift)).sum();
    ends + ARROW + 3.0 * space::S
}

fn one_width(canvas: &Canvas<'_, '_>, end: End, word: &str, thrift: Thrift) -> f32 {
    let word = if thrift < Thrift::Bare {
        text::width(canvas.painter(), &canvas.say(word), Type::Caption) + space::S
    } else {
        0.0
    };
    let written = if thrift < Thrift::Pictures {
        space::S + text::width(canvas.painter(), &board(canvas, end).to_string(), Type::Figure)
    } else {
        0.0
    };
    2.0 * PADDING + word + SIDE + written
}

/// Draws them.
pub fn show(canvas: &mut Canvas<'_, '_>, places: &mut Places, thrift: Thrift) {
    let edited = canvas.desk.view.model.editor.as_ref().map(|editor| editor.end);
    for (end, word, edit) in ENDS {
        if end == End::Goal {
            let at = places.left(ARROW).center();
            text::centred(canvas.painter(), at, "→", Type::Body.font(), canvas.palette().text_faint);
        }
        let rect = places.left(one_width(canvas, end, word, thrift));
        let rect = Rect::from_center_size(rect.center(), vec2(rect.width(), SIDE + space::XS));
        let shown = board(canvas, end).to_string();
        let label = canvas.tell("named", &[("name", canvas.say(edit).into()), ("what", shown.into())]);
        let button = Button::new(rect, id(("top bar", edit)), &label, &looks::BOARD)
            .lit(Chosen::same(Some(end), edited))
            .hint(edit_hint(canvas.desk, end));
        let response = canvas.press(button, |_| paint(canvas, rect, end, word, thrift));
        canvas.on_click(&response, Action::Edit(end));
    }
}

fn paint(canvas: &Canvas<'_, '_>, rect: Rect, end: End, word: &str, thrift: Thrift) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let mut x = rect.left() + PADDING;
    let y = rect.center().y;
    if thrift < Thrift::Bare {
        let word = canvas.say(word);
        x = text::left(painter, pos2(x, y), &word, Type::Caption, palette.text_faint).right() + space::S;
    }
    let shown = board(canvas, end);
    let square = square_at_left(rect.with_min_x(x), SIDE);
    paint_small(canvas, square, shown);
    if thrift < Thrift::Pictures {
        let at = pos2(square.right() + space::S, y);
        text::left(painter, at, &shown.to_string(), Type::Figure, palette.text);
    }
}
