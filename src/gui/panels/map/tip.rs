//! What is under the pointer: the board itself, its distances, and its status in the search. In the lens,
//! where a place stands for several boards, all of them.
//!
//! ```text
//!  ┌───────┐  distance 18 to the goal, 15 from …      ┌────┐ ┌────┐ ┌────┐
//!  │ board │  the shortest path through it is 2 longer│    │ │    │ │    │
//!  │       │  expansion 137, event 502                └────┘ └────┘ └────┘
//!  └───────┘  click to use it as the start            several: the first is taken
//! ```

use egui::{Pos2, Rect, Vec2, vec2};

use crate::{
    gui::{
        kit::{
            Canvas,
            card::{self, CardWords},
            paint_small,
        },
        theme::{sizes::map::tip, space},
    },
    tell::{self, map::MapBoard},
};

const OTHERS: usize = 5;

/// Draws the card beside the pointer.
pub fn show(canvas: &mut Canvas<'_, '_>, pointer: Pos2, subject: &MapBoard<'_>) {
    let lines = tell::map::lines(canvas.context.narrator(), subject);
    let others = if subject.others.is_empty() { 0.0 } else { tip::OTHER_BOARD + space::S };
    let room = vec2((tip::OTHER_BOARD + space::S) * OTHERS as f32, others);
    let board = subject.layout.data().board(subject.index);
    let words = CardWords { name: "map card", board: Some(board), lines: &lines };
    card::show_with(canvas, pointer, words, room, |canvas, inner| paint_others(canvas, inner, subject));
}

/// The other boards of the place, as far as there is room.
fn paint_others(canvas: &Canvas<'_, '_>, inner: Rect, subject: &MapBoard<'_>) {
    let corner = inner.left_bottom() - vec2(0.0, tip::OTHER_BOARD);
    for (number, index) in subject.others.iter().take(OTHERS).enumerate() {
        let left = corner + vec2((tip::OTHER_BOARD + space::S) * number as f32, 0.0);
        let place = Rect::from_min_size(left, Vec2::splat(tip::OTHER_BOARD));
        paint_small(canvas, place, subject.layout.data().board(*index));
    }
}
