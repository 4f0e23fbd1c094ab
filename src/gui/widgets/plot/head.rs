//! Head of a plot: title, unit, the value at the playhead.

use egui::{Align2, Color32, CornerRadius, Painter, Rect, pos2, vec2};

use crate::gui::{
    theme::{
        Palette, Type, radius,
        sizes::{self, plot::heading},
        space,
    },
    widgets::{
        marks::warning_mark,
        text::{left as line_from, line, width},
    },
};

const LONGEST_VALUE: f32 = 120.0;
/// Side of the coloured square in front of the value.
const SWATCH: f32 = 8.0;

/// Words of a plot: what is drawn, and in which unit.
#[derive(Clone, Copy, Debug)]
pub struct PlotHead<'a> {
    /// Title: the name of what is drawn.
    pub title: &'a str,
    /// Units, of which the first that fits is written, and none where none fits: so longer words come first.
    pub units: &'a [&'a str],
    /// Value at the playhead, already written; empty for none.
    pub value: &'a str,
    /// Mark in front of the value.
    pub mark: HeadMark,
    /// Whether the unit warns.
    pub unit_tone: UnitTone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnitTone {
    Plain,
    /// The unit says which values are not to be trusted.
    Warning,
}

/// Mark in front of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadMark {
    /// A square in the colour of the chosen lane.
    Realm,
    /// A sign that the value is not to be trusted.
    Warning,
}

/// Places of the words over a plot, each with a tooltip.
#[derive(Clone, Copy, Debug)]
pub struct HeadPlaces {
    /// Title and unit.
    pub title: Rect,
    /// The value at the playhead.
    pub value: Rect,
}

/// Paints title and unit at the left and the value at the playhead at the right, on one baseline.
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
    let value =
        line(painter, end, Align2::RIGHT_CENTER, head.value, Type::Title, palette.text, LONGEST_VALUE);
    let dot_room = SWATCH + 2.0 * space::XS;
    let title_room = width(painter, head.title, Type::Title) + 2.0 * space::S + dot_room;
    // A whole title is worth more than the square, but not more than a warning.
    let has_mark = match head.mark {
        HeadMark::Realm => !head.value.is_empty() && title_room <= value.left() - left,
        HeadMark::Warning => true,
    };
    let at = pos2(value.left() - space::XS - SWATCH / 2.0, y);
    if has_mark {
        let place = Rect::from_center_size(at, vec2(SWATCH, SWATCH));
        show_mark(painter, place, head.mark, accent, palette);
    }
    let room = value.left() - left - if has_mark { dot_room } else { 0.0 } - space::S;
    let start = pos2(left, y);
    let title = line(painter, start, Align2::LEFT_CENTER, head.title, Type::Title, palette.text, room);
    let after = pos2(title.right() + space::S, y + 0.5);
    let rest = room - title.width() - space::S;
    let fits = |unit: &&&str| width(painter, unit, Type::Caption) <= rest;
    let unit = head.units.iter().find(fits).copied().unwrap_or_default();
    let ink = match head.unit_tone {
        UnitTone::Plain => palette.text_faint,
        UnitTone::Warning => palette.warning,
    };
    let unit = line_from(painter, after, unit, Type::Caption, ink);
    HeadPlaces { title: title.union(unit), value }
}

fn show_mark(painter: &Painter, rect: Rect, mark: HeadMark, accent: Color32, palette: &Palette) {
    match mark {
        HeadMark::Realm => _ = painter.rect_filled(rect, CornerRadius::same(radius::XS), accent),
        HeadMark::Warning => warning_mark(painter, rect.center(), sizes::marks::WARNING, palette),
    }
}
