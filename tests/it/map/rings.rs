//! Rings: a board at least a texel, at its true distance, the nearest to the start at 12 o'clock.

use std::f32::consts::TAU;

use eight_realms_core::{
    map::{BoardIndex, Geometry, Layout, Projection, Rings, SIZE, Sector},
    puzzle::Order,
    space::HALF,
};

use super::{layout, shortest, solvable_puzzles};

fn rings(layout: &Layout) -> &Rings {
    let Geometry::Rings(rings) = layout.geometry() else { panic!("rings were asked for") };
    rings
}

/// How far a texel's middle lies from the centre.
fn away(texel: u32) -> f32 {
    let middle = |at: u32| at as f32 + 0.5 - SIZE as f32 / 2.0;
    middle(texel % SIZE).hypot(middle(texel / SIZE))
}

#[test]
fn every_board_has_texels_of_its_own_between_the_circles_of_its_distance() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Rings, &puzzle);
        let rings = rings(&layout);
        let mut texel_count = 0;
        for index in 0..HALF as BoardIndex {
            let texels = layout.texels_of(index);
            assert!(!texels.is_empty(), "{puzzle:?}: index {index}");
            texel_count += texels.len();
            let ring = layout.data().to_goal(index).expect("it reaches the goal");
            let inner = ring.checked_sub(1).map_or(0.0, |within| rings.radius(within));
            for texel in texels {
                assert_eq!(layout.indices_at(*texel), [index], "{puzzle:?}");
                assert!((inner - 0.01..rings.radius(ring) + 0.01).contains(&away(*texel)), "{puzzle:?}");
            }
        }
        let visible = (0..SIZE * SIZE).filter(|texel| !layout.indices_at(*texel).is_empty()).count();
        assert_eq!(visible, texel_count, "{puzzle:?}: no two boards share a texel");
    }
}

#[test]
fn one_shortest_path_is_straight_and_all_of_them_stay_on_their_boards() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Rings, &puzzle);
        for order in Order::all() {
            let path = shortest(&puzzle, &order.to_string());
            let line = layout.line(&path);
            for (board, point) in path.iter().zip(&line) {
                let texel = layout.texels().texel_at(*point).expect("it lies in the picture");
                let index = layout.data().index_of(*board);
                assert_eq!(layout.indices_at(texel), [index], "{puzzle:?}: {board} at {point:?}");
            }
            if order == Order::default() {
                let straight = |point: &[f32; 2]| (point[0] - SIZE as f32 / 2.0).abs() < 0.02;
                assert!(line.iter().all(straight), "{puzzle:?}: {line:?}");
            }
        }
    }
}

/// Seen from the centre, clockwise from 12 o'clock, in radians.
fn angle(texel: u32) -> f32 {
    let [right, down] = [texel % SIZE, texel / SIZE].map(|at| at as f32 + 0.5 - SIZE as f32 / 2.0);
    right.atan2(-down)
}

/// Cells lie side by side round each ring, the nearest to the start at 12 o'clock, and hold their boards.
#[test]
fn round_a_ring_boards_lie_by_their_distance_from_the_start() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Rings, &puzzle);
        let data = layout.data();
        let sectors: Vec<Sector> = rings(&layout).sectors().collect();
        for ring in sectors.chunk_by(|one, next| one.to_goal == next.to_goal) {
            let nearest = ring.iter().map(|sector| sector.from_start).min().expect("a ring has a cell");
            let core = ring.iter().position(|sector| sector.from_start == nearest).expect("it is there");
            let steps: Vec<u8> = ring.iter().map(|sector| sector.from_start).collect();
            assert!(steps[..core].is_sorted_by(|far, near| far > near), "{puzzle:?}: {steps:?}");
            assert!(steps[core..].is_sorted_by(|near, far| near < far), "{puzzle:?}: {steps:?}");
            assert!(ring.iter().all(|sector| sector.from <= sector.to), "{puzzle:?}");
        }
        let boards: usize = sectors.iter().map(|sector| sector.boards).sum();
        assert_eq!(boards, HALF, "{puzzle:?}");
        for index in (0..HALF as BoardIndex).step_by(5) {
            let (ring, steps) = (data.to_goal(index), data.from_start(index));
            let is_own = |sector: &&Sector| (Some(sector.to_goal), Some(sector.from_start)) == (ring, steps);
            let own_sectors: Vec<&Sector> = sectors.iter().filter(is_own).collect();
            for texel in layout.texels_of(index).iter().filter(|_| ring > Some(0)) {
                let turn = 2.0 / away(*texel);
                let is_in = |sector: &&Sector| {
                    let beyond = (angle(*texel) - sector.from).rem_euclid(TAU);
                    beyond < sector.to - sector.from + turn || beyond > TAU - turn
                };
                assert!(own_sectors.iter().any(is_in), "{puzzle:?}: index {index}");
            }
        }
    }
}

/// Two boards alone on the rim would own it half and half: what lies beyond an eighth of the width shows no board.
#[test]
fn no_board_stretches_over_more_than_an_eighth_of_the_width() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Rings, &puzzle);
        for sector in rings(&layout).sectors().filter(|sector| sector.boards == 1) {
            let round = (sector.to - sector.from) * f32::midpoint(sector.inner, sector.outer);
            assert!(sector.to_goal == 0 || round <= SIZE as f32 / 8.0 + 1.0, "{puzzle:?}: {sector:?}");
        }
    }
}
