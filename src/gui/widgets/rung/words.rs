//! The words and figures of a rung.

use egui::{Align2, Color32, Painter, Rangef, Rect, Vec2, pos2, vec2};

use super::{Chosen, RungLines, RungWidget};
use crate::gui::theme::{Palette, Type, space};
use crate::gui::widgets::chip::Fill;
use crate::gui::widgets::text::line;

/// Minimum width of the words with an idea. Below it, the figure takes the idea's place (the tooltip stays): a name cut
/// short is worse than an idea left out.
const IDEA_FROM: f32 = 182.0;
/// Maximum width of a figure.
const FIGURE: f32 = 110.0;
/// Room of the dots that stand for a figure that is covered.
const DOTS: Vec2 = vec2(30.0, 18.0);
/// How far that room reaches beyond the columns.
const BESIDE_DOTS: f32 = 8.0;
/// Distance of two dots.
const DOTS_APART: f32 = 6.0;
/// Radius of a dot.
const DOT: f32 = 1.3;

/// Places of the two figures of a rung.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FigurePlaces {
    /// The time below the count.
    Below,
    /// The time beside the count.
    Beside,
}

impl FigurePlaces {
    /// Returns the places in columns of this width.
    fn of(span: f32) -> Self {
        if span >= IDEA_FROM { Self::Below } else { Self::Beside }
    }
}

pub(super) fn paint(
    painter: &Painter,
    columns: Rangef,
    rows: &RungLines,
    rung: &RungWidget<'_>,
    palette: &Palette,
) {
    match FigurePlaces::of(columns.span()) {
        FigurePlaces::Below => all(painter, columns, rows, rung, palette),
        FigurePlaces::Beside => few(painter, columns, rows, rung, palette),
    }
}

/// Returns the place of the dots that stand for a figure that is covered, with the room that a finger needs.
pub(super) fn place_of_dots(columns: Rangef, rows: &RungLines) -> Rect {
    match FigurePlaces::of(columns.span()) {
        FigurePlaces::Below => {
            Align2::RIGHT_CENTER.anchor_size(pos2(columns.max + BESIDE_DOTS, rows.first), DOTS)
        }
        FigurePlaces::Beside => {
            Align2::LEFT_CENTER.anchor_size(pos2(columns.min - BESIDE_DOTS, rows.second), DOTS)
        }
    }
}

/// Paints the dots into their place.
pub(super) fn paint_dots(painter: &Painter, place: Rect, ink: Color32) {
    for x in [-DOTS_APART, 0.0, DOTS_APART] {
        painter.circle_filled(place.center() + vec2(x, 0.0), DOT, ink);
    }
}

/// Paints name and figure, idea and time. The figures come first; the words have the rest of the line.
fn all(painter: &Painter, columns: Rangef, rows: &RungLines, rung: &RungWidget<'_>, palette: &Palette) {
    let right = |y: f32, text: &str, kind: Type, color: Color32| {
        line(painter, pos2(columns.max, y), Align2::RIGHT_CENTER, text, kind, color, FIGURE).left()
    };
    let figure = match rung.uncover {
        Some(_) => place_of_dots(columns, rows).left(),
        None => right(rows.first, rung.figure, Type::Figure, palette.text),
    };
    let time = right(rows.second, rung.time, Type::Caption, palette.text_soft);
    name(painter, Rangef::new(columns.min, figure - space::S), rows, rung, palette);
    let at = pos2(columns.min, rows.second);
    let room = time - space::S - columns.min;
    line(painter, at, Align2::LEFT_CENTER, rung.idea, Type::Caption, palette.text_faint, room);
}

/// Paints the name, and below it figure and time.
fn few(painter: &Painter, columns: Rangef, rows: &RungLines, rung: &RungWidget<'_>, palette: &Palette) {
    name(painter, columns, rows, rung, palette);
    let (left, right) = (pos2(columns.min, rows.second), pos2(columns.max, rows.second));
    let room = columns.span() / 2.0 + space::L;
    let figure = match rung.uncover {
        Some(_) => place_of_dots(columns, rows).right(),
        None => {
            line(painter, left, Align2::LEFT_CENTER, rung.figure, Type::Figure, palette.text, room).right()
        }
    };
    let rest = columns.max - figure - space::S;
    line(painter, right, Align2::RIGHT_CENTER, rung.time, Type::Caption, palette.text_soft, rest);
}

fn name(painter: &Painter, columns: Rangef, rows: &RungLines, rung: &RungWidget<'_>, palette: &Palette) {
    let (kind, ink) = match (rung.chosen, rung.fill) {
        (Chosen::Yes, _) => (Type::Title, palette.text),
        (Chosen::No, Fill::Solid) => (Type::Figure, palette.text_soft),
        (Chosen::No, Fill::Outline) => (Type::Figure, palette.text_faint),
    };
    let at = pos2(columns.min, rows.first);
    line(painter, at, Align2::LEFT_CENTER, rung.name, kind, ink, columns.span());
}
