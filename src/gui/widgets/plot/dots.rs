//! Dots with whiskers: the measured times, a row for each lane, in the order of the ladder.

use egui::{
    Align2, Id, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::background::{frame, paint_background, paint_x_ticks};
use super::end_chips::EndChip;
use super::scale::Scale;
use crate::gui::theme::{
    LaneMark, Palette, Type,
    sizes::{self, plot::axes},
    stroke,
};
use crate::gui::widgets::button::Chosen;
use crate::gui::widgets::chip::{Fill, chip};

/// Minimum side of a chip that can be read: where there is no room for it, the bare number is written.
const MIN_CHIP: f32 = 12.0;
/// Difference between the height of a row and that of its chip.
const CHIP_GAP: f32 = 3.0;
/// Radius of the dot: of any realm, of the chosen one.
const DOT: [f32; 2] = [4.0, 5.5];
/// Minimum reach of a whisker to either side of the dot's middle.
const MIN_WHISKER: f32 = 3.0;
/// Dash and gap of the line to the time of the table.
const TABLE_DASH: [f32; 2] = [2.0, 3.0];

/// One row of the time plot: a measured value with its spread, in seconds.
#[derive(Clone, Copy, Debug)]
pub struct Spread {
    pub mark: LaneMark,
    /// Minimum, median and maximum; `None` until they are measured.
    pub least_median_most: Option<[f64; 3]>,
    /// Time spent before (on the table of realm 3): drawn as a ring, never hidden.
    pub table_time: Option<f64>,
    /// Whether the lane is chosen: it has a larger dot.
    pub chosen: Chosen,
    /// Whether the lane is shown: a hidden one keeps its row and its chip, as an outline.
    pub fill: Fill,
}

/// The plot of times, as data.
#[derive(Clone, Copy)]
pub struct TimeDots<'a> {
    /// Stable id, the same in every language.
    pub id: Id,
    /// Name for screen readers.
    pub label: &'a str,
    /// The axis, in seconds.
    pub x: Scale<'a>,
    /// Rows in the order of the ladder.
    pub rows: &'a [Spread],
    /// Moment shown, in seconds; rows whose dot it has passed were done by then.
    pub playhead: Option<f64>,
}

/// The plot of times as it was drawn.
#[derive(Clone, Debug)]
pub struct DotsResponse {
    /// The sensed frame.
    pub response: Response,
    pub frame: Rect,
    /// The row under the pointer.
    pub hovered: Option<LaneMark>,
    /// Names of the rows; the caller makes buttons of them.
    pub chips: Vec<EndChip>,
}

/// Paints `times` below the head of `rect`.
pub fn dots(ui: &Ui, rect: Rect, times: &TimeDots<'_>, palette: &Palette) -> DotsResponse {
    let frame = frame(rect);
    let response = ui.interact(frame, times.id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, ui.is_enabled(), times.label));
    let painter = ui.painter();
    let places = times.x.places();
    let span = places.end() - places.start();
    let x_of = |place: f64| frame.left() + frame.width() * ((place - places.start()) / span) as f32;
    paint_background(painter, frame, palette);
    let ticks = times.x.ticks(&places, frame.width(), axes::NAMES_APART[0]);
    paint_x_ticks(painter, frame, &ticks, x_of, palette);
    if let Some(seconds) = times.playhead {
        let at = painter.round_to_pixel_center(x_of(times.x.place(seconds)));
        painter.vline(at, frame.y_range(), Stroke::new(stroke::CURVE, palette.text));
    }
    let step = frame.height() / times.rows.len().max(1) as f32;
    let y_of = |i: usize| painter.round_to_pixel_center(frame.top() + step * (i as f32 + 0.5));
    let inside = painter.with_clip_rect(frame.expand(DOT[1] + 1.5).intersect(painter.clip_rect()));
    for (i, row) in times.rows.iter().enumerate().filter(|(_, row)| row.fill == Fill::Solid) {
        paint_row(&inside, [frame.left(), y_of(i)], row, |seconds| x_of(times.x.place(seconds)), palette);
    }
    let name = |(i, row)| row_name(painter, pos2(frame.left() - axes::BESIDE, y_of(i)), step, row, palette);
    let chips = times.rows.iter().enumerate().map(name).collect();
    let row_at = |at: Pos2| times.rows.get(((at.y - frame.top()) / step) as usize);
    let hovered = response.hover_pos().and_then(row_at).map(|row| row.mark);
    DotsResponse { response, frame, hovered, chips }
}

/// Paints a line to the dot, a whisker over it, the dot, and the time of the table as a ring.
fn paint_row(
    painter: &Painter,
    [left, y]: [f32; 2],
    row: &Spread,
    x_of: impl Fn(f64) -> f32,
    palette: &Palette,
) {
    let Some([least, median, most]) = row.least_median_most.map(|times| times.map(&x_of)) else { return };
    let color = row.mark.color(palette);
    let stem = Stroke::new(stroke::HAIR, Palette::mix(palette.background, color, 0.45));
    painter.hline(left..=median, y, stem);
    let reach = MIN_WHISKER;
    let whisker = least.min(median - reach)..=most.max(median + reach);
    painter.hline(whisker, y, Stroke::new(stroke::CURVE, color));
    let r = DOT[usize::from(row.chosen == Chosen::Yes)];
    painter.circle_filled(pos2(median, y), r + 1.5, palette.background);
    painter.circle_filled(pos2(median, y), r, color);
    if let Some(table_time) = row.table_time {
        let (from, to) = (pos2(median, y), pos2(x_of(table_time), y));
        let ([dash, gap], pen) = (TABLE_DASH, Stroke::new(stroke::HAIR, color));
        painter.extend(Shape::dashed_line(&[from, to], pen, dash, gap));
        painter.circle(to, DOT[0], palette.background, Stroke::new(stroke::CURVE, color));
    }
}

/// Paints a chip where it fits, or the bare number where it would be too small to read.
fn row_name(painter: &Painter, right: Pos2, step: f32, row: &Spread, palette: &Palette) -> EndChip {
    let side = (step - CHIP_GAP).min(sizes::plot::CHIP);
    let rect = Align2::RIGHT_CENTER.anchor_size(right, vec2(side.max(MIN_CHIP), side.max(MIN_CHIP)));
    if side >= MIN_CHIP {
        chip(painter, rect, row.mark, row.fill, palette);
    } else {
        let ink = if row.fill == Fill::Solid { palette.text_soft } else { palette.text_faint };
        painter.text(right, Align2::RIGHT_CENTER, row.mark.name(), Type::Key.font(), ink);
    }
    EndChip { mark: row.mark, rect }
}
