//! Where everything in the meter has its place.

use egui::{Rangef, Rect, pos2, vec2};

use super::switch;
use crate::{
    app::view::Metered,
    gui::{
        kit::Canvas,
        panels::race::lanes,
        theme::{Type, space},
        widgets::text,
    },
    tell::race::meter::Part,
    words::figures,
};

/// Below the last lane.
const FOOT: f32 = 6.0;
/// The highest row.
const HIGHEST: f32 = 64.0;
/// Side of the swatch before the name of a column.
pub const SWATCH: f32 = 9.0;

/// The places.
pub struct Plan {
    /// What is measured by, names of values along the axis and of columns.
    pub head: Rect,
    /// One for each lane.
    pub rows: Vec<Rect>,
    /// Chip and name.
    pub name: Rangef,
    /// The bars.
    pub track: Rangef,
    /// The switch of the axis.
    pub switch: Rect,
    /// The figures, each ending at its right.
    pub columns: [Rangef; 4],
}

impl Plan {
    /// Hands out `body`.
    pub fn of(canvas: &Canvas<'_, '_>, body: Rect, lanes: usize, meter: &Metered) -> Self {
        let head = Rect::from_min_size(body.min, vec2(body.width(), lanes::HEAD));
        let height = ((body.height() - lanes::HEAD - FOOT) / lanes.max(1) as f32).clamp(0.0, HIGHEST);
        let row = |place: usize| {
            let top = head.bottom() + place as f32 * height;
            Rect::from_min_size(pos2(body.left(), top), vec2(body.width(), height))
        };
        let most = meter.judged.as_ref().map_or(0, |judged| judged.most);
        let figure = text::width(canvas.painter(), &figures::grouped(most.max(1000)), Type::Figure);
        let widths = Part::ALL.map(|part| {
            let word = text::width(canvas.painter(), &canvas.say(part.message()), Type::Caption);
            figure.max(word + SWATCH + space::XS).ceil()
        });
        let mut end = body.right();
        let mut columns = widths.map(|width| Rangef::new(0.0, width));
        for column in columns.iter_mut().rev() {
            *column = Rangef::new(end - column.max, end);
            end = column.min - space::M;
        }
        let name = Rangef::new(body.left(), body.left() + lanes::name_width(body.width()));
        let switch = Rangef::new(end - switch::width(canvas), end);
        let track = Rangef::new(name.max + space::L, switch.min - space::S);
        let switch = Rect::from_x_y_ranges(switch, head.y_range());
        Self { head, rows: (0..lanes).map(row).collect(), name, track, switch, columns }
    }

    /// The choice of what is measured by.
    pub fn yardstick(&self) -> Rect {
        Rect::from_x_y_ranges(self.name, self.head.y_range())
    }

    /// All rows.
    pub fn lanes(&self) -> Rect {
        self.rows.iter().fold(self.head.with_min_y(self.head.bottom()), |all, row| all.union(*row))
    }
}
