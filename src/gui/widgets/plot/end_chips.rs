//! Chips that name each curve where it ends: they are the legend.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, pos2, vec2};

use super::curve::{Form, PlottedCurve};
use crate::gui::theme::{LaneMark, Palette, radius, sizes::plot, stroke};
use crate::gui::widgets::chip::{Fill, chip};

/// Maximum distance of chips beyond the frame.
const CHIPS_BEYOND: f32 = 3.0;
/// Radius of the dot at a curve's true end.
const END_DOT: f32 = 2.5;

/// A painted chip, of which the caller makes a button.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EndChip {
    pub mark: LaneMark,
    pub rect: Rect,
}

/// Maximum number of chips that a chip may step aside.
const FARTHEST: i8 = 5;

/// Paints a chip at each curve's end, and beside the last of dots, so that it hides none. A chip without room there steps
/// aside, while a dot and a hairline still show the true end. No chip is in `reserved`, and a frame smaller than a chip
/// has none. `inside` is clipped to the frame, `painter` is not.
pub(super) fn paint(
    painter: &Painter,
    inside: &Painter,
    [frame, reserved]: [Rect; 2],
    lines: &[PlottedCurve<'_>],
    palette: &Palette,
) -> Vec<EndChip> {
    let room = frame.expand(CHIPS_BEYOND).shrink(plot::CHIP / 2.0);
    if room.is_negative() {
        return Vec::new();
    }
    let mut chips: Vec<EndChip> = Vec::new();
    for line in lines {
        let Some(end) = named_at(line) else { continue };
        let beside = if line.curve.form == Form::Dots { vec2(plot::CHIP, 0.0) } else { Vec2::ZERO };
        let rect = free_place(room, reserved, end + beside, &chips);
        if line.curve.fill == Fill::Solid {
            let color = line.curve.mark.color(palette);
            inside.line_segment([end, rect.center()], Stroke::new(stroke::HAIR, color));
            inside.circle_filled(end, END_DOT, color);
        }
        chips.push(EndChip { mark: line.curve.mark, rect });
    }
    for (end_chip, line) in chips.iter().zip(lines.iter().filter(|line| !line.points.is_empty())) {
        let rim = end_chip.rect.expand(1.5);
        painter.rect_filled(rim, CornerRadius::same(radius::S + 1), palette.background);
        chip(painter, end_chip.rect, end_chip.mark, line.curve.fill, palette);
    }
    chips
}

/// Where a curve has its chip: at its end; steps, which all end on the axis, at their highest.
fn named_at(line: &PlottedCurve<'_>) -> Option<Pos2> {
    match line.curve.form {
        Form::Line | Form::DottedLine | Form::Dots => line.points.last().copied(),
        Form::Steps => {
            let steps = line.points.windows(2).map(|step| step[0].lerp(pos2(step[1].x, step[0].y), 0.5));
            steps.min_by(|one, other| one.y.total_cmp(&other.y))
        }
    }
}

/// Returns the nearest place around `end` that neither a chip nor the button in the corner has taken. If the end is not
/// visible, chips step aside from the nearest place in the frame.
fn free_place(room: Rect, reserved: Rect, end: Pos2, chips: &[EndChip]) -> Rect {
    let away = plot::CHIP + 2.0;
    let end = room.clamp(end);
    let place = |(x, y): (i8, i8)| {
        let at = room.clamp(end + vec2(f32::from(x), f32::from(y)) * away);
        Rect::from_center_size(at, Vec2::splat(plot::CHIP))
    };
    let mut others: Vec<Rect> = chips.iter().map(|chip| chip.rect).collect();
    others.push(reserved);
    let free = |place: &Rect| others.iter().all(|other| !other.intersects(place.shrink(0.5)));
    steps_aside().into_iter().map(place).find(free).unwrap_or_else(|| place((0, 0)))
}

/// Returns the steps to where a chip may be, in chips from the curve's end: nearest first, then above, below, beside.
fn steps_aside() -> Vec<(i8, i8)> {
    let all = -FARTHEST..=FARTHEST;
    let mut steps: Vec<(i8, i8)> = all.clone().flat_map(|x| all.clone().map(move |y| (x, y))).collect();
    steps.sort_by_key(|&(x, y)| (x * x + y * y, x.abs(), y, -x));
    steps
}
