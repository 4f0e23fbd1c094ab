//! What stands over a plot: title, unit, the value at the playhead.

use egui::{Align2, Color32, CornerRadius, Painter, Rect, pos2, vec2};

use crate::gui::theme::{Palette, Type, radius, sizes::plot::heading, space};
use crate::gui::widgets::text::{left as line_from, line, width};

/// A plot's words: what is drawn, and in which unit.
#[derive(Clone, Copy, Debug)]
pub struct PlotHead<'a> {
    /// What is drawn.
    pub title: &'a str,
    /// In which unit; the first that fits is written, so longer words come first, and none where none does.
    pub units: &'a [&'a str],
    /// The value at the playhead, already written; empty for none.
    pub value: &'a str,
}

/// Where the words over a plot stand, each with a tooltip.
#[derive(Clone, Copy, Debug)]
pub struct HeadPlaces {
    /// Title and unit.
    pub title: Rect,
    /// The value at the playhead.
    pub value: Rect,
}

/// Title and unit at the left, the value at the playhead at the right, on one baseline.
pub fn head(
    painter: &Painter,
    rect: Rect,
    head: &PlotHead<'_>,
    accent: Color32,
    palette: &Palette,
) -> HeadPlaces {
    let y = rect.top() + heading::HEIGHT / 2.0;
    let (left, right) = (rect.left() + space::M, rect.right() - space::M);
    let end = pos2(right, y);
    let value = line(
        painter,
        end,
        Align2::RIGHT_CENTER,
        head.value,
        Type::Title,
        palette.text,
        heading::LONGEST_VALUE,
    );
    let dot_room = heading::SWATCH + 2.0 * space::XS;
    let title_room = width(painter, head.title, Type::Title) + 2.0 * space::S + dot_room;
    // A title that is whole is worth more than the square.
    let has_dot = !head.value.is_empty() && title_room <= value.left() - left;
    if has_dot {
        let dot = pos2(value.left() - space::XS - heading::SWATCH / 2.0, y);
        painter.rect_filled(
            Rect::from_center_size(dot, vec2(heading::SWATCH, heading::SWATCH)),
            CornerRadius::same(radius::XS),
            accent,
        );
    }
    let room = value.left() - left - if has_dot { dot_room } else { 0.0 } - space::S;
    let start = pos2(left, y);
    let title = line(painter, start, Align2::LEFT_CENTER, head.title, Type::Title, palette.text, room);
    let after = pos2(title.right() + space::S, y + 0.5);
    let rest = room - title.width() - space::S;
    let fits = |unit: &&&str| width(painter, unit, Type::Caption) <= rest;
    let unit = head.units.iter().find(fits).copied().unwrap_or_default();
    let unit = line_from(painter, after, unit, Type::Caption, palette.text_faint);
    HeadPlaces { title: title.union(unit), value }
}
