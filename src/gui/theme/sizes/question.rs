//! Sizes of the card of a question, in points.

use egui::{Vec2, vec2};

/// Around its content, to the sides and above.
pub const MARGIN: Vec2 = vec2(16.0, 8.0);
/// Height of the line of the question.
pub const HEAD: f32 = 26.0;
/// The largest side of a board to choose from, and the least.
pub const BOARD: [f32; 2] = [84.0, 34.0];
/// Below a board: its digit, and its g, h and f.
pub const BELOW: f32 = 24.0;
/// Height of a row of its own for g, h and f, and the least side of boards that leave it room.
pub const COSTS: f32 = 16.0;
pub const USUAL_BOARD: f32 = 54.0;
/// Side of the chip of a digit.
pub const DIGIT: f32 = 18.0;
/// Height of an option that is a word.
pub const OPTION: f32 = 34.0;
/// Width of a key of the pad of digits.
pub const KEY: f32 = 34.0;
/// Width of the field of the number.
pub const FIELD: f32 = 150.0;
/// Height of the row of buttons; what is to be said of an answer has two lines.
pub const FOOT: f32 = 36.0;
/// The room of the numbers of hands beside an option, the height of their bar, and from which height of the option on there
/// is one.
pub const HANDS: f32 = 46.0;
/// The room of the number of hands beside a digit.
pub const HANDS_BESIDE: f32 = 18.0;
/// Between a board and what stands beside it, clear of a frame around the board; and from there to the next board.
pub const BESIDE: f32 = 9.0;
pub const AFTER_BESIDE: f32 = 6.0;
/// Height of a line beside a board, at least.
pub const LINE_BESIDE: f32 = 14.0;
pub const HANDS_BAR: f32 = 3.0;
pub const HANDS_BAR_FROM: f32 = 22.0;
/// From the top of the field down to the slider of a number of boards, and the height of the powers of ten below it.
pub const SLIDER: f32 = 3.0;
pub const POWERS: f32 = 14.0;
/// Width of the place of a realm that is put in order.
pub const PLACE: f32 = 22.0;
/// Height of the line that lists f of what was pruned.
pub const PRUNED: f32 = 18.0;
/// Height of the line that says what the frames of an answered question mean, and the side of a sample in it.
pub const LEGEND: f32 = 18.0;
pub const LEGEND_SAMPLE: f32 = 12.0;
