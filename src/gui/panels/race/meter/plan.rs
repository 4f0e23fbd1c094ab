//! Where everything in the meter has its place.

use egui::{Rangef, Rect};

use super::switch;
use crate::{
    app::view::Metered,
    gui::{
        kit::{Canvas, Item, Row, columns::widest},
        panels::race::{lanes, rows::Rows},
        theme::{Type, space},
        widgets::text,
    },
    tell::race::meter::Part,
    words::figures,
};

/// The highest row.
const HIGHEST: f32 = 64.0;
/// Side of the swatch before the name of a column.
pub const SWATCH: f32 = 9.0;

/// The places.
pub struct MeterPlan {
    /// The row of names, and one for each lane.
    pub rows: Rows,
    /// Chip and name.
    pub name: Rangef,
    /// The bars.
    pub track: Rangef,
    /// The switch of the axis.
    pub switch: Rect,
    /// The figures, each ending at its right.
    pub columns: [Rangef; 4],
}

impl MeterPlan {
    /// Hands out `body`.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, meter: &Metered) -> Self {
        let rows = Rows::of(body, lanes, HIGHEST);
        let most = meter.judged.as_ref().map_or(0, |judged| judged.most);
        let figure = widest(canvas.painter(), [figures::grouped(most.max(1000))], Type::Figure);
        let [necessary, tie, wasted, again] = Part::ALL.map(|part| {
            let word = text::width(canvas.painter(), &canvas.say(part.message()), Type::Caption);
            Item::new(figure.max((word + SWATCH + space::XS).ceil())).after(space::M)
        });
        let name = Item::new(lanes::name_width(body.width()));
        let switch = Item::new(switch::width(canvas)).after(space::M);
        let row = Row::at(0, body, &[name], &[again, wasted, tie, necessary, switch]);
        let ([name], [columns @ .., switch]) = (row.left, row.right);
        let [again, wasted, tie, necessary] = columns.map(|column| column.x_range());
        Self {
            name: name.x_range(),
            track: Rangef::new(row.rest.left() + space::L, row.rest.right() - space::S),
            switch: Rect::from_x_y_ranges(switch.x_range(), rows.head.y_range()),
            columns: [necessary, tie, wasted, again],
            rows,
        }
    }

    /// The choice of what is measured by.
    pub fn yardstick(&self) -> Rect {
        Rect::from_x_y_ranges(self.name, self.rows.head.y_range())
    }
}
