//! The board with the contribution of each tile.

use egui::{CornerRadius, Rect, pos2, vec2};
use eight_realms_app::{app::view::heuristics::HParts, tell::heuristics};

use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, stroke},
    widgets::{
        board::{self, BoardFace, Grid},
        text,
    },
};

/// Minimum and maximum height of a contribution's background.
const CONTRIBUTION: [f32; 2] = [13.0, 26.0];

/// Share of a tile's side that is the height of a contribution's background.
const BADGE: f32 = 0.24;
/// Share of its background's height that is the size of a contribution.
const FIGURE: f32 = 0.74;
/// Share of a tile's side between its corner and the background.
const INSET: f32 = 0.05;

/// Draws the board; returns the cell under the pointer.
pub fn show(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) -> Option<usize> {
    let (tiles, goal) = (view.board.tiles(), view.goal.tiles());
    let face = BoardFace::still(&tiles, &goal, canvas.context.accent());
    board::paint(canvas.painter(), grid.outer(), &face, canvas.palette());
    canvas.named(grid.outer(), "heuristics board", &view.board.to_string());
    let convention = heuristics::counts(canvas.context.narrator());
    let mut hovered = None;
    for cell in 0..tiles.len() {
        let words = heuristics::tile(canvas.context.words, view, cell);
        let response = canvas.named(grid.cell(cell), ("heuristics tile", cell), &words);
        if response.hovered() {
            hovered = Some(cell);
        }
        response.on_hover_text([words.as_str(), &convention].join("\n"));
    }
    hovered
}

/// Draws the contributions, each in the corner of its tile, except those of zero.
pub fn contributions(canvas: &Canvas<'_, '_>, grid: &Grid, view: &HParts) {
    for cell in (0..9).filter(|cell| view.parts.cells[*cell] > 0) {
        badge(canvas, grid.cell(cell), &heuristics::contribution(view, cell), grid.tile());
    }
}

fn badge(canvas: &Canvas<'_, '_>, cell: Rect, figure: &str, tile: f32) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let [least, most] = CONTRIBUTION;
    let height = (tile * BADGE).clamp(least, most);
    let font = Type::fitted(height * FIGURE);
    let wide = painter.layout_no_wrap(figure.to_owned(), font.clone(), palette.text).size().x;
    let size = vec2((wide + height * 0.5).max(height), height);
    let inset = (tile * INSET).round();
    let place = Rect::from_min_size(pos2(cell.right() - inset - size.x, cell.top() + inset), size);
    let corners = CornerRadius::same((height / 2.0) as u8);
    painter.rect_filled(place.expand(stroke::CURVE), corners, palette.tile_top);
    painter.rect_filled(place, corners, palette.text);
    text::centred(painter, place.center(), figure, font, Palette::text_on(palette.text));
}
