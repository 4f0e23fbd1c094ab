//! A window that is too small for its regions: what to do, the sentence, the board, Back and Step.
//!
//! ```text
//! Turn the phone, or make the window larger.
//! ▌why this step, in one sentence
//!             board
//! (◀ Back)           (▶ Step)
//! ```

use egui::{Rect, Vec2};

use super::strip::show_sentence;
use crate::gui::{
    kit::Canvas,
    step,
    theme::{Arrangement, Type, phone, space},
    timeline,
};

/// The smallest window with all regions, in points: upright, and lying.
const LEAST: [Vec2; 2] = [Vec2::new(285.0, 410.0), Vec2::new(571.0, 250.0)];
/// Height of the line that says what to do, and of the sentence.
const NOTICE: f32 = 34.0;
const SENTENCE: f32 = 42.0;

/// Whether a window of this size is too small for its regions.
pub fn is_too_small(size: Vec2) -> bool {
    let [upright, lying] = LEAST;
    match Arrangement::of(size) {
        Arrangement::Upright => size.x < upright.x || size.y < upright.y,
        Arrangement::Lying => size.x < lying.x || size.y < lying.y,
        Arrangement::Around => false,
    }
}

/// Draws the whole window.
pub fn show(canvas: &mut Canvas<'_, '_>, full: Rect) {
    let full = full.shrink(space::S);
    let (above, keys) = full.split_top_bottom_at_y(full.bottom() - phone::BAR);
    let (notice, below) = above.split_top_bottom_at_y(above.top() + NOTICE);
    let (sentence, board) = below.split_top_bottom_at_y(below.top() + SENTENCE);
    canvas.paragraph(notice, "too small", &canvas.say("window-too-small"), Type::Caption);
    show_sentence(canvas, sentence, (1.0, 2));
    step::show_board_alone(canvas, board.shrink2(Vec2::new(0.0, space::S)));
    timeline::phone::show_steps(canvas, keys);
}
