//! Rings: a board at least a texel, at its true distance, the nearest to the start at 12 o'clock.

use eight_realms::{
    map::{Chart, Layout, Projection, Rings, SIZE, Seat},
    puzzle::Order,
    space::HALF,
};

use super::{layout, shortest, solvable_puzzles};

fn rings(layout: &Layout) -> &Rings {
    let Chart::Rings(rings) = layout.chart() else { panic!("rings were asked for") };
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
        let mut owned = 0;
        for seat in 0..HALF as Seat {
            let texels = layout.texels_of(seat);
            assert!(!texels.is_empty(), "{puzzle:?}: seat {seat}");
            owned += texels.len();
            let ring = layout.land().to_goal(seat).expect("it reaches the goal");
            let inner = ring.checked_sub(1).map_or(0.0, |within| rings.radius(within));
            for texel in texels {
                assert_eq!(layout.seats_at(*texel), [seat], "{puzzle:?}");
                assert!((inner - 0.01..rings.radius(ring) + 0.01).contains(&away(*texel)), "{puzzle:?}");
            }
        }
        let shown = (0..SIZE * SIZE).filter(|texel| !layout.seats_at(*texel).is_empty()).count();
        assert_eq!(shown, owned, "{puzzle:?}: no two boards share a texel");
    }
}

#[test]
fn one_shortest_way_is_straight_and_all_of_them_stay_on_their_boards() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Rings, &puzzle);
        for order in Order::all() {
            let way = shortest(&puzzle, &order.to_string());
            let line = layout.line(&way);
            for (board, point) in way.iter().zip(&line) {
                let texel = layout.mosaic().texel_at(*point).expect("it lies in the picture");
                let seat = layout.land().seat(*board);
                assert_eq!(layout.seats_at(texel), [seat], "{puzzle:?}: {board} at {point:?}");
            }
            if order == Order::default() {
                let straight = |point: &[f32; 2]| (point[0] - SIZE as f32 / 2.0).abs() < 0.02;
                assert!(line.iter().all(straight), "{puzzle:?}: {line:?}");
            }
        }
    }
}
