//! Where everything in the lanes has its place, before anything is drawn: nothing moves while it plays.
//!
//! ```text
//!   frontier                1    10    100    1 000     expanded   bare time
//!   ① name      ▦▦▦        ▁▂▃▄▅▆▇▇▇▇▇▇▇▇▇▶                500      running
//!     frontier  ▦▦▦
//! ```

use egui::{Rangef, Rect, pos2, vec2};

use crate::{
    gui::{
        kit::Canvas,
        theme::{Type, space},
        widgets::text,
    },
    tell::race::lanes::Column,
};

/// Height of the row of names.
pub const HEAD: f32 = 30.0;
/// Below the last lane.
const FOOT: f32 = 6.0;
/// The highest lane: a few do not fill the stage.
const HIGHEST: f32 = 160.0;
/// Chip and name, in a narrow stage and in a wide one.
const NAME: [f32; 2] = [150.0, 168.0];
/// From this width on the stage is wide.
const WIDE: f32 = 760.0;
/// The largest board.
const BOARD: f32 = 112.0;
/// A board's side as a share of its lane's height: with eight lanes in the smallest window its digits have just
/// enough room.
const SHARE: f32 = 0.92;

/// The places.
pub struct Plan {
    /// Names of columns and of values along the axis.
    pub head: Rect,
    /// One for each lane.
    pub rows: Vec<Rect>,
    /// Chip, name and what the lane does.
    pub name: Rangef,
    /// The board.
    pub board: Rangef,
    /// The curve.
    pub track: Rangef,
    /// The columns of figures, each ending at its right.
    pub columns: [Rangef; 2],
}

impl Plan {
    /// Hands out `body` to so many lanes.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, columns: &[Column; 2]) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), HEAD));
        let below = Rect::from_min_max(head.left_bottom(), body.max - vec2(0.0, FOOT));
        let height = (below.height() / lanes.max(1) as f32).clamp(0.0, HIGHEST);
        let row = |place: usize| {
            let top = below.top() + place as f32 * height;
            Rect::from_min_size(pos2(below.left(), top), vec2(below.width(), height))
        };
        let name = Rangef::new(body.left(), body.left() + name_width(body.width()));
        let side = (height * SHARE).min(BOARD).floor();
        let board = Rangef::new(name.max, name.max + side);
        let [first, second] = columns.each_ref().map(|column| width(canvas, column));
        let second = Rangef::new(body.right() - second, body.right());
        let first = Rangef::new(second.min - space::L - first, second.min - space::L);
        Self {
            head,
            rows: (0..lanes).map(row).collect(),
            name,
            board,
            track: Rangef::new(board.max + space::L, first.min - space::L),
            columns: [first, second],
        }
    }

    /// All lanes.
    pub fn lanes(&self) -> Rect {
        self.rows.iter().fold(self.head.with_min_y(self.head.bottom()), |all, row| all.union(*row))
    }
}

/// Room of chip and name in a stage of this width.
pub fn name_width(stage: f32) -> f32 {
    NAME[usize::from(stage > WIDE)]
}

/// As wide as the widest that can stand in it.
fn width(canvas: &Canvas<'_, '_>, column: &Column) -> f32 {
    let painter = canvas.painter();
    let head = text::width(painter, &column.head, Type::Caption);
    let words = column.words.iter().map(|word| text::width(painter, word, Type::Caption));
    let figures = column.figures.iter().map(|figure| text::width(painter, &steady(figure), Type::Title));
    words.chain(figures).fold(head, f32::max).ceil()
}

/// Every digit the same, so that a figure that grows does not move its column.
fn steady(figure: &str) -> String {
    figure.replace(|letter: char| letter.is_ascii_digit(), "0")
}
