//! The bar at the top: the puzzle, other puzzles, how to search, and how the window looks.
//!
//! ```text
//! ▦ Eight Realms  (Start ▣ 2 3 4 …) → (Goal ▣ 1 2 3 …)  Random▾ Examples Recent Settings   ∞ 中文 Light Projector ?
//! ```
//!
//! In a narrow window, parts disappear one after the other, see `parts`; no control ever does. Below 1200 points, the
//! tabs of the stage are in the bar, see `narrow`; on a phone there is little else, see `phone`.

mod button;
mod command;
mod menu;
pub mod more;
mod narrow;
mod parts;
mod phone;
mod puzzles;
mod text_size;

use std::array;

use egui::vec2;
use eight_realms_core::puzzle::BoardRole;
use strum::VariantArray;

use self::{
    command::{BarCommand, commands},
    parts::{ARROW, board_item, name_item, narrowing, show_arrow, show_board, show_name},
};
use super::strip::tabs_are_in_bar;
use crate::gui::{
    kit::{Canvas, Item, Row},
    theme::{Arrangement, space},
};

/// Gap between two buttons that belong together.
const JOINED: f32 = 1.0;

/// Draws the panel into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    match canvas.arrangement() {
        Arrangement::Upright => phone::show_upright(canvas),
        Arrangement::Lying => phone::show_lying(canvas),
        Arrangement::Around if tabs_are_in_bar(canvas) => narrow::show(canvas),
        Arrangement::Around => show_wide(canvas),
    }
}

/// Draws the bar of a window that has a row of tabs below it.
fn show_wide(canvas: &mut Canvas<'_, '_>) {
    let bar = canvas.ui.max_rect().shrink2(vec2(space::L, 0.0));
    let [words, signs] = [0, narrowing::APPEARANCE_WORDS].map(|step| commands(canvas.context, step));
    let item = |command: BarCommand| {
        let [word, sign] = [&words, &signs].map(|buttons| buttons[command as usize].width(canvas));
        Item::new(word).or(narrowing::APPEARANCE_WORDS, sign)
    };
    let left = [
        name_item(canvas),
        board_item(canvas, BoardRole::Start).after(space::L),
        Item::new(ARROW),
        board_item(canvas, BoardRole::Goal),
        item(BarCommand::Random).after(space::L),
        item(BarCommand::Depth).after(JOINED),
        item(BarCommand::Examples),
        item(BarCommand::Recent),
        item(BarCommand::Settings),
    ];
    let right: [Item; 6] = array::from_fn(|place| item(BarCommand::VARIANTS[place + 5]));
    let Row { left, right, step, .. } = Row::fit(bar, &left, space::XL, &right);
    let [name, start, arrow, goal, puzzles @ ..] = left;
    show_name(canvas, name, step);
    show_board(canvas, start, BoardRole::Start, step);
    show_arrow(canvas, arrow);
    show_board(canvas, goal, BoardRole::Goal, step);
    let buttons = if step < narrowing::APPEARANCE_WORDS { &words } else { &signs };
    for (command, place) in BarCommand::VARIANTS.iter().zip(puzzles.into_iter().chain(right)) {
        command.show(canvas, &buttons[*command as usize], place);
    }
}
