//! The card of what is under the pointer: the board itself, its distances, and its status in the search. In the lens,
//! where several boards share a place, the card shows the others too, as far as they have room.
//!
//! ```text
//!  ┌───────┐  distance 18 to the goal, 15 from …      ┌────┐ ┌────┐ ┌────┐
//!  │ board │  the shortest path through it is 2 longer│    │ │    │ │    │
//!  │       │  expansion 137, event 502                └────┘ └────┘ └────┘
//!  └───────┘  a click makes this card stay            several: the first is meant
//! ```
//!
//! On the card that stays, a button makes the board the start, and a press on another board turns the card to it. So a
//! finger, which cannot hover, learns what a board is before a new search begins.

use egui::{Pos2, Rect, Vec2, vec2};
use eight_realms_app::{
    app::{Action, MapAction, PickedBoard},
    tell::{self, map::MapBoard},
};

use crate::gui::{
    kit::{
        Button, Canvas,
        card::{self, CardStay, CardWords},
        id, paint_small,
    },
    theme::{looks, space},
};

/// Side of another board that lies on the same place.
const OTHER_BOARD: f32 = 40.0;

const OTHERS: usize = 5;

/// Draws the card beside the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, pointer: Pos2, subject: &MapBoard<'_>) {
    let lines = tell::map::lines(canvas.context.narrator(), subject);
    let board = subject.layout.data().board(subject.index);
    let words = CardWords { name: "map card", board: Some(board), lines: &lines };
    let stay = (CardStay::Passing, others_size(subject));
    card::show_with(canvas, pointer, words, stay, |canvas, inner| {
        for (number, place) in others_places(inner.left_bottom(), subject) {
            paint_small(canvas, place, subject.layout.data().board(subject.others[number]));
        }
    });
}

/// Draws the card that stays, with its buttons.
pub fn show_lasting(canvas: &mut Canvas<'_, '_>, at: Pos2, subject: &MapBoard<'_>) {
    let lines = tell::map::facts(canvas.context.narrator(), subject);
    let board = subject.layout.data().board(subject.index);
    let words = CardWords { name: "map card", board: Some(board), lines: &lines };
    let label = canvas.say("map-start-here");
    let (others, button) = (others_size(subject), canvas.button_size(&label));
    let below = vec2(others.x.max(button.x), others.y + space::S + button.y);
    card::show_with(canvas, at, words, (CardStay::Lasting, below), |canvas, inner| {
        let corner = inner.left_bottom() - vec2(0.0, button.y);
        for (number, place) in others_places(corner - vec2(0.0, space::S), subject) {
            show_other(canvas, place, subject, number);
        }
        let response = canvas.button(Rect::from_min_size(corner, button), "map start here", &label);
        canvas.on_click(&response, Action::Map(MapAction::StartThere));
    });
}

/// Draws another board of the place; a press turns the card to it.
fn show_other(canvas: &mut Canvas<'_, '_>, place: Rect, subject: &MapBoard<'_>, number: usize) {
    let board = subject.layout.data().board(subject.others[number]);
    let label = board.to_string();
    let button = Button::new(place, id(("map card", number)), &label, &looks::PAINTED).hint(&label);
    let response = canvas.press(button, |_| paint_small(canvas, place, board));
    let picked = PickedBoard { realm: subject.realm, board };
    canvas.on_click(&response, Action::Map(MapAction::Pick(Some(picked))));
}

/// Returns the room of the other boards of the place.
fn others_size(subject: &MapBoard<'_>) -> Vec2 {
    let height = if subject.others.is_empty() { 0.0 } else { OTHER_BOARD + space::S };
    vec2((OTHER_BOARD + space::S) * OTHERS as f32, height)
}

/// Returns the places of the first of the other boards, beside each other, from a lower left corner.
fn others_places(corner: Pos2, subject: &MapBoard<'_>) -> impl Iterator<Item = (usize, Rect)> {
    let corner = corner - vec2(0.0, OTHER_BOARD);
    (0..subject.others.len().min(OTHERS)).map(move |number| {
        let left = corner + vec2((OTHER_BOARD + space::S) * number as f32, 0.0);
        (number, Rect::from_min_size(left, Vec2::splat(OTHER_BOARD)))
    })
}
