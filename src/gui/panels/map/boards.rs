//! Looked at very closely: boards drawn on their own texels.

use std::collections::BTreeSet;

use egui::{Painter, Rect, Vec2, pos2};

use super::screen::Screen;
use crate::{
    gui::{
        theme::Palette,
        widgets::board::{self, Face},
    },
    map::{Layout, Seat},
    puzzle::Board,
};

/// From so many times the whole map on, boards are drawn.
pub const FROM: f32 = 24.0;
/// The least side of a board, in points: its numbers can be read.
const LEAST: f32 = 40.0;
/// The largest, in points.
const MOST: f32 = 96.0;
/// The part of its ground that a board takes.
const SHARE: f32 = 0.86;
/// Texels that the ground of a board is looked at across.
const ACROSS: i32 = 6;

/// Draws the boards that are seen and that have room.
pub fn show(painter: &Painter, screen: &Screen, layout: &Layout, goal: Board, palette: &Palette) {
    let goal = goal.tiles();
    for seat in seen(screen, layout) {
        let Some(place) = ground(screen, layout, seat) else { continue };
        let tiles = layout.land().board(seat).tiles();
        board::paint(painter, place, &Face::still(&tiles, &goal, palette.text), palette);
    }
}

/// Every board of which a texel is seen.
fn seen(screen: &Screen, layout: &Layout) -> BTreeSet<Seat> {
    let seen = screen.seen();
    let [left, top] = screen.texels(seen.min).map(|at| at.floor() as u32);
    let [right, bottom] = screen.texels(seen.max).map(|at| at.ceil() as u32);
    let [width, height] = [layout.mosaic().width(), layout.mosaic().height()];
    let rows = (top..bottom.min(height)).map(move |y| y * width);
    let texels = rows.flat_map(|row| (left..right.min(width)).map(move |x| row + x));
    texels.filter_map(|texel| layout.seats_at(texel).first().copied()).collect()
}

/// A square on the board's own texels, if it is large enough.
fn ground(screen: &Screen, layout: &Layout, seat: Seat) -> Option<Rect> {
    let [x, y] = layout.anchor(seat).map(|at| at.floor() as i32);
    let owns = |x: i32, y: i32| {
        let texel = layout.mosaic().texel_at([x as f32 + 0.5, y as f32 + 0.5]);
        texel.is_some_and(|texel| layout.seats_at(texel).contains(&seat))
    };
    let square = |side: i32| {
        let corners = (0..side).flat_map(|up| (0..side).map(move |left| (x - left, y - up)));
        let is_own = |(left, top): &(i32, i32)| {
            (0..side).all(|down| (0..side).all(|right| owns(left + right, top + down)))
        };
        corners.into_iter().find(is_own).map(|(left, top)| (side, left, top))
    };
    let (side, left, top) = (1..=ACROSS).map_while(square).last()?;
    let room = side as f32 * screen.scale();
    let middle = screen.at([left as f32 + side as f32 / 2.0, top as f32 + side as f32 / 2.0]);
    let size = (room * SHARE).min(MOST);
    (size >= LEAST).then(|| Rect::from_center_size(pos2(middle.x, middle.y), Vec2::splat(size)))
}
