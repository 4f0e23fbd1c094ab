//! Boards drawn on their own texels, on a map seen from very close. A board whose area is larger than its visible part
//! is drawn where it is visible.

use std::collections::BTreeMap;

use egui::{Painter, Pos2, Rect, Vec2};
use eight_realms_core::{
    map::{BoardIndex, Layout},
    puzzle::Board,
};

use super::screen::Screen;
use crate::gui::{
    theme::Palette,
    widgets::board::{self, BoardFace},
};

/// Minimum factor by which the whole map is enlarged where boards are drawn.
pub const FROM: f32 = 24.0;
/// Minimum side of a board: its numbers can be read.
const MIN_BOARD: f32 = 40.0;
/// Maximum side of a board.
const MAX_BOARD: f32 = 96.0;
/// Share of its area that a board takes.
const SHARE: f32 = 0.86;
/// Maximum side, in texels, of the square that is searched for as a board's area.
const ACROSS: i32 = 6;

/// Returns the boards that are visible and have room, each with its place.
pub fn places(screen: &Screen, layout: &Layout) -> Vec<(BoardIndex, Rect)> {
    let place = |(index, nearest)| Some((index, place(screen, layout, index, nearest)?));
    visible(screen, layout).into_iter().filter_map(place).collect()
}

/// A texel, counted from the left and from the top.
type TexelPosition = [i32; 2];

/// Returns every board of which a texel is visible, with the texel nearest to the middle of the visible part.
fn visible(screen: &Screen, layout: &Layout) -> BTreeMap<BoardIndex, TexelPosition> {
    let (visible, texels) = (screen.visible(), layout.texels());
    let [left, top] = screen.texels(visible.min).map(|at| at.floor() as u32);
    let [right, bottom] = screen.texels(visible.max).map(|at| at.ceil() as u32);
    let away =
        |[x, y]: TexelPosition| screen.at([x as f32 + 0.5, y as f32 + 0.5]).distance_sq(visible.center());
    let mut nearest = BTreeMap::new();
    for y in top..bottom.min(texels.height()) {
        for x in left..right.min(texels.width()) {
            let (spot, indices) = ([x as i32, y as i32], layout.indices_at(y * texels.width() + x));
            let Some(index) = indices.first() else { continue };
            let closest = nearest.entry(*index).or_insert(spot);
            if away(spot) < away(*closest) {
                *closest = spot;
            }
        }
    }
    nearest
}

/// Returns the place in the middle of the board's area, if it is visible; else the place in the area as near to the
/// middle of the visible part as the board has room. `None` for a board that would be cut or too small.
fn place(screen: &Screen, layout: &Layout, index: BoardIndex, nearest: TexelPosition) -> Option<Rect> {
    let middle = layout.anchor(index).map(|at| at.floor() as i32);
    let visible = screen.visible();
    let whole = area(screen, layout, index, middle).map(|area| placed_in(area, area.center()));
    let place = whole.filter(|place| visible.contains_rect(*place)).or_else(|| {
        let area = area(screen, layout, index, nearest)?;
        Some(placed_in(area, visible.center()))
    });
    place.filter(|place| place.width() >= MIN_BOARD && visible.contains_rect(*place))
}

/// Returns the place as near to a point as the board can lie in its area.
fn placed_in(area: Rect, target: Pos2) -> Rect {
    let size = (area.width() * SHARE).min(MAX_BOARD);
    let room = area.shrink(size / 2.0);
    Rect::from_center_size(target.clamp(room.min, room.max), Vec2::splat(size))
}

/// Returns the largest square of the board's own texels that contains `spot`.
fn area(screen: &Screen, layout: &Layout, index: BoardIndex, [x, y]: TexelPosition) -> Option<Rect> {
    let owns = |x: i32, y: i32| {
        let texel = layout.texels().texel_at([x as f32 + 0.5, y as f32 + 0.5]);
        texel.is_some_and(|texel| layout.indices_at(texel).contains(&index))
    };
    let square = |side: i32| {
        let corners = (0..side).flat_map(|up| (0..side).map(move |left| (x - left, y - up)));
        let is_own = |(left, top): &(i32, i32)| {
            (0..side).all(|down| (0..side).all(|right| owns(left + right, top + down)))
        };
        corners.into_iter().find(is_own).map(|(left, top)| (side, left, top))
    };
    let (side, left, top) = (1..=ACROSS).map_while(square).last()?;
    let corner = screen.at([left as f32, top as f32]);
    Some(Rect::from_min_size(corner, Vec2::splat(side as f32 * screen.scale())))
}

/// Draws boards in their places.
pub fn show(
    painter: &Painter,
    boards: &[(BoardIndex, Rect)],
    layout: &Layout,
    goal: Board,
    palette: &Palette,
) {
    let goal = goal.tiles();
    for (index, place) in boards {
        let tiles = layout.data().board(*index).tiles();
        board::paint(painter, *place, &BoardFace::still(&tiles, &goal, palette.text), palette);
    }
}
