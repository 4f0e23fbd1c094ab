//! The card of the node under the pointer, or of the one that the keyboard has reached.

use egui::Pos2;
use eight_realms_app::tell::tree as sentences;
use eight_realms_core::replay::tree::NodeIndex;

use super::screen::TreeScreen;
use crate::gui::kit::{
    Canvas,
    card::{self, CardWords},
};

/// Draws the card beside a place of the screen.
pub fn show(canvas: &mut Canvas<'_, '_>, at: Pos2, screen: &TreeScreen<'_>, node: NodeIndex) {
    let lines = sentences::lines(canvas.context.narrator(), screen.tree, screen.view, node);
    let board = Some(screen.tree.board(node));
    card::show(canvas, at, CardWords { name: "tree card", board, lines: &lines });
}
