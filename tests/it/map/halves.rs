//! A start that cannot reach the goal: two halves, and nothing crosses.

use eight_realms::{
    map::{BoardIndex, Halves, MapData, Projection, Reach},
    puzzle::Order,
    space::{Distances, HALF},
    trace::Side,
};

use super::layout;
use crate::probe::puzzle;

#[test]
fn two_halves_hold_all_boards_and_no_move_crosses() {
    let puzzle = puzzle("12345687x", "12345678x");
    let layout = layout(Projection::Rings, &puzzle);
    let land: &MapData = layout.data();
    assert_eq!((land.reach(), land.len(), land.cost()), (Reach::Apart, 2 * HALF, None));
    let gap = layout.texels().width() / 2;
    for seat in 0..land.len() as BoardIndex {
        let board = land.board(seat);
        assert_eq!(land.index_of(board), seat);
        let side = Halves::side_of(seat);
        for (_, next) in board.successors(Order::default()) {
            assert_eq!(Halves::side_of(land.index_of(next)), side, "{board}");
        }
        let texels = layout.texels_of(seat);
        assert!(!texels.is_empty());
        for texel in texels {
            assert_eq!(layout.indices_at(*texel), [seat]);
            let is_left = texel % layout.texels().width() < gap;
            assert_eq!(is_left, side == Side::Forward, "{board}");
        }
    }
}

#[test]
fn each_half_has_its_own_distances() {
    let puzzle = puzzle("12345687x", "12345678x");
    let layout = layout(Projection::Rings, &puzzle);
    let land = layout.data();
    let (to_start, to_goal) = (Distances::to(puzzle.start), Distances::to(puzzle.goal));
    for seat in (0..land.len() as BoardIndex).step_by(7) {
        let board = land.board(seat);
        assert_eq!(land.from_start(seat), to_start.of(board));
        assert_eq!(land.to_goal(seat), to_goal.of(board));
    }
    let [start, goal] = [puzzle.start, puzzle.goal].map(|board| layout.anchor(land.index_of(board)));
    assert!(start[0] < goal[0], "{start:?} {goal:?}");
}
