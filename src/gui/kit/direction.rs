//! The direction of a move on the screen.

use egui::Vec2;
use eight_realms_core::puzzle::Move;

/// The direction in which the blank moves on the screen, with y down.
pub fn direction(by: Move) -> Vec2 {
    match by {
        Move::Up => Vec2::UP,
        Move::Left => Vec2::LEFT,
        Move::Right => Vec2::RIGHT,
        Move::Down => Vec2::DOWN,
    }
}
