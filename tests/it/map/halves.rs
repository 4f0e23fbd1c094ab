//! A start that cannot reach the goal: two halves, and nothing crosses.

use eight_realms_core::{
    map::{BoardIndex, Halves, MapData, Projection, Reach},
    puzzle::Order,
    space::{Distances, HALF},
    trace::Side,
};

use super::layout;
use crate::ground::puzzle;

#[test]
fn two_halves_hold_all_boards_and_no_move_crosses() {
    let puzzle = puzzle("12345687x", "12345678x");
    let layout = layout(Projection::Rings, &puzzle);
    let data: &MapData = layout.data();
    assert_eq!((data.reach(), data.len(), data.cost()), (Reach::Apart, 2 * HALF, None));
    let gap = layout.texels().width() / 2;
    for index in 0..data.len() as BoardIndex {
        let board = data.board(index);
        assert_eq!(data.index_of(board), index);
        let side = Halves::side_of(index);
        for (_, next) in board.successors(Order::default()) {
            assert_eq!(Halves::side_of(data.index_of(next)), side, "{board}");
        }
        let texels = layout.texels_of(index);
        assert!(!texels.is_empty());
        for texel in texels {
            assert_eq!(layout.indices_at(*texel), [index]);
            let is_left = texel % layout.texels().width() < gap;
            assert_eq!(is_left, side == Side::Forward, "{board}");
        }
    }
}

#[test]
fn each_half_has_its_own_distances() {
    let puzzle = puzzle("12345687x", "12345678x");
    let layout = layout(Projection::Rings, &puzzle);
    let data = layout.data();
    let (to_start, to_goal) = (Distances::to(puzzle.start), Distances::to(puzzle.goal));
    for index in (0..data.len() as BoardIndex).step_by(7) {
        let board = data.board(index);
        assert_eq!(data.from_start(index), to_start.of(board));
        assert_eq!(data.to_goal(index), to_goal.of(board));
    }
    let [start, goal] = [puzzle.start, puzzle.goal].map(|board| layout.anchor(data.index_of(board)));
    assert!(start[0] < goal[0], "{start:?} {goal:?}");
}
