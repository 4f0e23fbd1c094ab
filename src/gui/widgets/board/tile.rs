//! One tile: lip, face, number.

use egui::{Color32, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};

use super::gradient::gradient;
use super::{BoardFace, Grid, Presence, position};
use crate::gui::theme::{Palette, Type, sizes::board, stroke};
use crate::gui::widgets::text::centred;

/// Minimum side of a tile whose number leaves some of it free.
const ROOMY_TILE: f32 = 20.0;
/// Minimum side of a tile that has a gradient.
const SHADED_TILE: f32 = 30.0;

/// Share of the way to the tray's colour that a faded tile goes.
const FADE: f32 = 0.40;
/// Share of the way to faint text that the digit of a faded tile goes: it must be read all the same.
const TEXT_FADE: f32 = 0.5;
/// Size of a digit below which the stronger ink is taken for a tile at home.
const SMALL_DIGIT: f32 = 19.0;

/// Paints the tile that lies on `place` of `face`.
pub(super) fn paint(painter: &Painter, grid: &Grid, place: usize, face: &BoardFace<'_>, palette: &Palette) {
    let number = face.tiles[place];
    let colors = TileColors::of(number, face, palette, number_size(grid.tile()));
    let cell = grid.cell(place).translate(away(grid, place, face));
    let top = paint_body(painter, grid, cell, &colors);
    let is_home = face.goal[place] == number && face.moved != Some(number);
    if grid.tile() >= board::READABLE_TILE {
        let ink = if is_home { colors.home_text } else { colors.text };
        centred(painter, top.center(), &number.to_string(), Type::fitted(number_size(grid.tile())), ink);
    } else if is_home {
        painter.rect_filled(top, grid.corners(), Palette::home_top(colors.top, face.accent));
    }
}

/// Returns the offset of the tile from its place: on its way from the blank, or held.
fn away(grid: &Grid, place: usize, face: &BoardFace<'_>) -> Vec2 {
    let number = face.tiles[place];
    match (face.held, position(face.tiles, 0)) {
        (Some((held, by)), _) if held == number => by,
        (_, Some(blank)) if face.moved == Some(number) => grid.slide(blank, place, face.progress),
        _ => Vec2::ZERO,
    }
}

/// Paints lip and face; returns the face.
fn paint_body(painter: &Painter, grid: &Grid, cell: Rect, colors: &TileColors) -> Rect {
    let is_thick = grid.tile() >= board::THICK_TILE;
    let top = if is_thick { Rect::from_min_max(cell.min, cell.max - vec2(0.0, grid.lip())) } else { cell };
    if is_thick {
        painter.rect_filled(cell, grid.corners(), colors.lip);
    }
    if grid.tile() >= SHADED_TILE {
        painter.add(gradient(top, f32::from(grid.corners().nw), colors.top, colors.bottom));
        let shine = Stroke::new(stroke::HAIR, colors.shine);
        painter.rect_stroke(top, grid.corners(), shine, StrokeKind::Inside);
    } else {
        painter.rect_filled(top, grid.corners(), colors.top);
    }
    top
}

/// Font size of the number. It fills less of a large tile than of a small one, which has no room to spare.
fn number_size(tile: f32) -> f32 {
    let share = match tile {
        tile if tile >= SHADED_TILE => 0.50,
        tile if tile >= ROOMY_TILE => 0.74,
        _ => 0.88,
    };
    tile * share
}

struct TileColors {
    top: Color32,
    bottom: Color32,
    lip: Color32,
    shine: Color32,
    text: Color32,
    home_text: Color32,
}

impl TileColors {
    fn of(number: u8, face: &BoardFace<'_>, palette: &Palette, size: f32) -> Self {
        let is_accented = face.moved == Some(number);
        let full = if is_accented { Self::accented(face.accent) } else { Self::plain(palette, size) };
        match face.presence {
            Presence::Full => full,
            Presence::Faded => full.faded(palette),
        }
    }

    fn plain(palette: &Palette, size: f32) -> Self {
        Self {
            top: palette.tile_top,
            bottom: palette.tile_bottom,
            lip: palette.tile_lip,
            shine: palette.tile_shine,
            text: palette.tile_text,
            home_text: if size < SMALL_DIGIT { palette.tile_home_small } else { palette.tile_home_text },
        }
    }

    fn accented(accent: Color32) -> Self {
        let ink = Palette::text_on(accent);
        Self {
            top: Palette::accented_top(accent),
            bottom: accent,
            lip: Palette::accented_lip(accent),
            shine: Palette::accented_shine(accent),
            text: ink,
            home_text: ink,
        }
    }

    fn faded(self, palette: &Palette) -> Self {
        let fade = |color| Palette::mix(color, palette.sunken, FADE);
        let text = Palette::mix(palette.text, palette.text_faint, TEXT_FADE);
        Self {
            top: fade(self.top),
            bottom: fade(self.bottom),
            lip: fade(self.lip),
            shine: fade(self.shine),
            text,
            home_text: text,
        }
    }
}
