//! Each curve is named where it ends: the chips are the legend.

use egui::{CornerRadius, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::curve::PlottedCurve;
use crate::gui::theme::{Palette, RealmMark, radius, sizes::plot, stroke};
use crate::gui::widgets::chip::{Fill, chip};

/// How far beyond the frame chips at the ends may stand.
const CHIPS_BEYOND: f32 = 3.0;
/// Radius of the dot at a curve's true end.
const END_DOT: f32 = 2.5;

/// A chip that was painted, to be made a button of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EndChip {
    pub mark: RealmMark,
    pub rect: Rect,
}

/// Number of chips that a chip may step aside.
const FARTHEST: i8 = 5;

/// A chip at each end. One that has no room there steps aside, and a dot and a hairline still show the
/// true end, and none stands in `reserved`. In a frame smaller than a chip there is none. `inside` is clipped to
/// the frame, `painter` is not.
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
        let Some(&end) = line.points.last() else { continue };
        let rect = free_place(room, reserved, end, &chips);
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

/// The nearest place around `end` that neither a chip nor a button in the corner has taken. From an end that is
/// not visible, chips step aside where the frame is nearest to it.
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

/// Where a chip may stand, in chips from the curve's end: nearest first, then above, below, beside.
fn steps_aside() -> Vec<(i8, i8)> {
    let all = -FARTHEST..=FARTHEST;
    let mut steps: Vec<(i8, i8)> = all.clone().flat_map(|x| all.clone().map(move |y| (x, y))).collect();
    steps.sort_by_key(|&(x, y)| (x * x + y * y, x.abs(), y, -x));
    steps
}
