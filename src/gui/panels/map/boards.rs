//! Looked at very closely: boards drawn on their own texels. A board whose ground is larger than what is seen of it
//! stands where it can be seen.

use std::collections::BTreeMap;

use egui::{Painter, Pos2, Rect, Vec2};

use super::screen::Screen;
use crate::{
    gui::{
        theme::Palette,
        widgets::board::{self, BoardFace},
    },
    map::{BoardIndex, Layout},
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

/// Draws boards in their places.
pub fn show(
    painter: &Painter,
    boards: &[(BoardIndex, Rect)],
    layout: &Layout,
    goal: Board,
    palette: &Palette,
) {
    let goal = goal.tiles();
    for (seat, place) in boards {
        let tiles = layout.data().board(*seat).tiles();
        board::paint(painter, *place, &BoardFace::still(&tiles, &goal, palette.text), palette);
    }
}

/// The boards that are seen and that have room, each with its place.
pub fn places(screen: &Screen, layout: &Layout) -> Vec<(BoardIndex, Rect)> {
    let place = |(seat, nearest)| Some((seat, place(screen, layout, seat, nearest)?));
    seen(screen, layout).into_iter().filter_map(place).collect()
}

/// A texel, counted from the left and from the top.
type TexelPosition = [i32; 2];

/// Every board of which a texel is seen, with the texel that is nearest to the middle of what is seen.
fn seen(screen: &Screen, layout: &Layout) -> BTreeMap<BoardIndex, TexelPosition> {
    let (seen, mosaic) = (screen.seen(), layout.texels());
    let [left, top] = screen.texels(seen.min).map(|at| at.floor() as u32);
    let [right, bottom] = screen.texels(seen.max).map(|at| at.ceil() as u32);
    let away = |[x, y]: TexelPosition| screen.at([x as f32 + 0.5, y as f32 + 0.5]).distance_sq(seen.center());
    let mut nearest = BTreeMap::new();
    for y in top..bottom.min(mosaic.height()) {
        for x in left..right.min(mosaic.width()) {
            let (spot, seats) = ([x as i32, y as i32], layout.indices_at(y * mosaic.width() + x));
            let Some(seat) = seats.first() else { continue };
            let known = nearest.entry(*seat).or_insert(spot);
            if away(spot) < away(*known) {
                *known = spot;
            }
        }
    }
    nearest
}

/// In the middle of the board's ground, if that is seen; else on the ground as near to the middle of what is seen
/// as there is room. A board that would be cut is not drawn.
fn place(screen: &Screen, layout: &Layout, seat: BoardIndex, nearest: TexelPosition) -> Option<Rect> {
    let middle = layout.anchor(seat).map(|at| at.floor() as i32);
    let seen = screen.seen();
    let whole = ground(screen, layout, seat, middle).map(|ground| on(ground, ground.center()));
    let place = whole.filter(|place| seen.contains_rect(*place)).or_else(|| {
        let ground = ground(screen, layout, seat, nearest)?;
        Some(on(ground, seen.center()))
    });
    place.filter(|place| place.width() >= LEAST && seen.contains_rect(*place))
}

/// As near to a point as it can lie on its ground.
fn on(ground: Rect, wanted: Pos2) -> Rect {
    let size = (ground.width() * SHARE).min(MOST);
    let room = ground.shrink(size / 2.0);
    Rect::from_center_size(wanted.clamp(room.min, room.max), Vec2::splat(size))
}

/// The largest square of the board's own texels of which one is `spot`.
fn ground(screen: &Screen, layout: &Layout, seat: BoardIndex, [x, y]: TexelPosition) -> Option<Rect> {
    let owns = |x: i32, y: i32| {
        let texel = layout.texels().texel_at([x as f32 + 0.5, y as f32 + 0.5]);
        texel.is_some_and(|texel| layout.indices_at(texel).contains(&seat))
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
