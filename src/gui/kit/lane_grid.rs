//! A small picture for each lane: equal cells, and over each picture the lane's chip, its name and a figure.

use egui::{Align2, Rect, Vec2, pos2, vec2};
use eight_realms_app::model::Action;
use eight_realms_core::lane::LaneId;

use super::{Button, Canvas, Chosen, id};
use crate::gui::{
    theme::{LaneMark, Type, looks, space},
    widgets::{
        chip::{Fill, chip},
        text,
    },
};

/// Height of the head over a picture.
pub const HEAD: f32 = 22.0;
/// Least width of a cell: chip and figure.
const LEAST: f32 = 92.0;
/// Gap between cells.
const GAP: f32 = space::M;
/// Minimum share of the largest possible pictures' width that they keep in fewer columns, where names have more room.
const NEARLY: f32 = 0.88;

/// Equal cells, each with a picture as large as it has room for.
pub struct LaneGrid {
    room: Rect,
    columns: usize,
    cell: Vec2,
}

impl LaneGrid {
    /// Returns the grid for `count` pictures, each `aspect` times as wide as high.
    pub fn of(room: Rect, count: usize, aspect: f32) -> Self {
        let cell = |columns: usize| {
            let rows = count.div_ceil(columns).max(1);
            let share = |room: f32, count: usize| (room - GAP * (count - 1) as f32) / count as f32;
            vec2(share(room.width(), columns), share(room.height(), rows)).max(Vec2::splat(2.0 * HEAD))
        };
        let width = |columns: &usize| cell(*columns).x.min((cell(*columns).y - HEAD) * aspect);
        let widest = Self::most_columns(room.width(), count);
        let most = (1..=widest).map(|columns| width(&columns)).fold(0.0, f32::max);
        let columns = (1..=widest).find(|columns| width(columns) >= most * NEARLY).unwrap_or(1);
        Self { room, columns, cell: cell(columns) }
    }

    /// Least height for `count` pictures of at least `least` in a room of this width.
    pub fn least_height(width: f32, count: usize, least: f32) -> f32 {
        let rows = count.div_ceil(Self::most_columns(width, count));
        rows as f32 * (HEAD + least + GAP) - GAP
    }

    /// Largest number of columns in a room of this width.
    fn most_columns(width: f32, count: usize) -> usize {
        (((width + GAP) / (LEAST + GAP)) as usize).clamp(1, count.max(1))
    }

    /// The place of a lane, with its head.
    pub fn cell(&self, place: usize) -> Rect {
        let (row, column) = (place / self.columns, place % self.columns);
        let step = self.cell + Vec2::splat(GAP);
        Rect::from_min_size(self.room.min + step * vec2(column as f32, row as f32), self.cell)
    }
}

/// Side of the chip of a lane.
const CHIP: f32 = 16.0;

/// Draws chip, name and figure at the top of a lane's cell; a press chooses the lane.
pub fn show_head(canvas: &mut Canvas<'_, '_>, cell: Rect, lane: LaneId, figure: &str, hint: &str) {
    let head = cell.with_max_y(cell.top() + HEAD);
    let name = canvas.context.name(lane);
    let figure_width = text::width(canvas.painter(), figure, Type::Caption);
    let room = head.width() - CHIP - figure_width - 2.0 * space::XS - 2.0 * space::S;
    let is_cut = text::width(canvas.painter(), &name, Type::Caption) > room;
    let hint = if is_cut { [&name, hint].join("\n") } else { hint.to_owned() };
    let button = Button::new(head, id(("small picture", lane)), &name, &looks::MAP_HEAD)
        .choice(Chosen::same(lane, canvas.context.view.model.chosen))
        .hint(hint.trim_end());
    let response = canvas.press(button, |ink| {
        let (painter, palette, middle) = (canvas.painter(), canvas.palette(), head.center().y);
        let square = pos2(head.left() + space::XS + CHIP / 2.0, middle);
        let square = Rect::from_center_size(square, Vec2::splat(CHIP));
        chip(painter, square, LaneMark::of(lane), Fill::Solid, palette);
        let end = pos2(head.right() - space::XS, middle);
        let figure = text::right(painter, end, figure, Type::Caption, palette.text_soft);
        let from = pos2(square.right() + space::S, middle);
        let room = figure.left() - space::S - from.x;
        if room > CHIP {
            text::line(painter, from, Align2::LEFT_CENTER, &name, Type::Caption, ink, room);
        }
    });
    canvas.on_click(&response, Action::Choose(lane));
}
