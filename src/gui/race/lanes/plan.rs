//! Places of everything in the lanes, known before anything is drawn: nothing moves while the race plays.
//!
//! ```text
//!   frontier                1    10    100    1 000     expanded   run time
//!   ① name      ▦▦▦        ▁▂▃▄▅▆▇▇▇▇▇▇▇▇▇▶                 500          –
//!     frontier  ▦▦▦
//!   ▆ frontier so far   ▆ still to come   ▶ finished
//! ```

use egui::{Rangef, Rect, vec2};
use eight_realms_app::tell::race::lanes::Column;

use crate::gui::{
    kit::{
        Canvas, Item, Row,
        columns::{steady, widest},
    },
    race::rows::Rows,
    theme::{Type, break_point, space},
};

/// Height of the row of names.
const HEAD: f32 = 24.0;
/// Height of the legend below the lanes.
const LEGEND: f32 = 14.0;
/// Maximum height of a lane: a few lanes do not fill the stage.
const MAX_HEIGHT: f32 = 160.0;
/// Width of chip and name, in a narrow stage and in a wide one.
const NAME: [f32; 2] = [150.0, 168.0];
/// Maximum side of a board.
const BOARD: f32 = 112.0;

/// Share of its lane's height that is a board's side: with eight lanes in the smallest window, its digits have just
/// enough room.
const SHARE: f32 = 0.97;

/// Places of everything in the lanes.
pub struct LanesPlan {
    /// The row of names, and one for each lane.
    pub rows: Rows,
    /// Chip, name and status of the lane.
    pub name: Rangef,
    pub board: Rangef,
    /// Curve of the lane.
    pub track: Rangef,
    /// Columns of figures, each ending at its right.
    pub columns: [Rangef; 2],
    /// Legend below the last lane.
    pub legend: Rect,
}

impl LanesPlan {
    /// Divides `body` among `lanes` lanes.
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

/// Returns the width of chip and name in a stage of this width.
pub fn name_width(stage: f32) -> f32 {
    NAME[usize::from(stage > break_point::WIDE_RACE)]
}

/// Returns the width of the widest content that the column can have.
fn width(canvas: &Canvas<'_, '_>, column: &Column) -> f32 {
    let words = widest(canvas.painter(), column.words.iter().chain([&column.head]), Type::Caption);
    let figures = column.figures.iter().map(|figure| steady(figure));
    words.max(widest(canvas.painter(), figures, Type::Title))
}
