//! Where everything in the lanes has its place, before anything is drawn: nothing moves while it plays.
//!
//! ```text
//!   frontier                1    10    100    1 000     expanded   run time
//!   ① name      ▦▦▦        ▁▂▃▄▅▆▇▇▇▇▇▇▇▇▇▶                 500          –
//!     frontier  ▦▦▦
//!   ▆ frontier so far   ▆ still to come   ▶ finished
//! ```

use egui::{Rangef, Rect, vec2};

use crate::{
    gui::{
        kit::{
            Canvas, Item, Row,
            columns::{steady, widest},
        },
        panels::race::rows::Rows,
        theme::{Type, break_point, space},
    },
    tell::race::lanes::Column,
};

/// Height of the row of names.
const HEAD: f32 = 24.0;
/// Height of the line that says what the marks mean.
const LEGEND: f32 = 14.0;
/// The highest lane: a few do not fill the stage.
const MAX_HEIGHT: f32 = 160.0;
/// Width of chip and name, in a narrow stage and in a wide one.
const NAME: [f32; 2] = [150.0, 168.0];
/// The largest board.
const BOARD: f32 = 112.0;

/// Share of its lane's height that is a board's side: with eight lanes in the smallest window its digits have just
/// enough room.
const SHARE: f32 = 0.97;

/// The places.
pub struct LanesPlan {
    /// The row of names, and one for each lane.
    pub rows: Rows,
    /// Chip, name and what the lane does.
    pub name: Rangef,
    pub board: Rangef,
    /// The curve.
    pub track: Rangef,
    /// The columns of figures, each ending at its right.
    pub columns: [Rangef; 2],
    /// Below the last lane: what the marks mean.
    pub legend: Rect,
}

impl LanesPlan {
    /// Hands out `body` to so many lanes.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, columns: &[Column; 2]) -> Self {
        let rows = Rows::of(body.with_max_y(body.bottom() - LEGEND), HEAD, lanes, MAX_HEIGHT);
        let side = (rows.height * SHARE).min(BOARD).floor();
        let left = [Item::new(name_width(body.width())), Item::new(side).after(0.0)];
        let [first, second] = columns.each_ref().map(|column| Item::new(width(canvas, column)));
        let row = Row::at(0, body, &left, &[second, first.after(space::L)]);
        let ([name, board], [second, first]) = (row.left, row.right);
        Self {
            name: name.x_range(),
            board: board.x_range(),
            track: row.rest.x_range().shrink(space::L),
            columns: [first.x_range(), second.x_range()],
            legend: Rect::from_min_size(rows.field().left_bottom(), vec2(body.width(), LEGEND)),
            rows,
        }
    }
}

/// Room of chip and name in a stage of this width.
pub fn name_width(stage: f32) -> f32 {
    NAME[usize::from(stage > break_point::WIDE_RACE)]
}

/// As wide as the widest that can stand in it.
fn width(canvas: &Canvas<'_, '_>, column: &Column) -> f32 {
    let words = widest(canvas.painter(), column.words.iter().chain([&column.head]), Type::Caption);
    let figures = column.figures.iter().map(|figure| steady(figure));
    words.max(widest(canvas.painter(), figures, Type::Title))
}
