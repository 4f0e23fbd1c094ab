//! The lens: a board at its true distance from both ends.

use eight_realms_core::{
    map::{BoardIndex, Geometry, Layout, Lens, Projection, SIZE},
    puzzle::Order,
    space::HALF,
    trace::Side,
};

use super::{layout, shortest, solvable_puzzles};

fn lens(layout: &Layout) -> &Lens {
    let Geometry::Lens(lens) = layout.geometry() else { panic!("the lens was asked for") };
    lens
}

/// How many moves a texel's middle is away from one end.
fn moves_from(lens: &Lens, end: Side, texel: u32) -> f32 {
    let [x, y] = lens.centre(end);
    let [right, down] = [texel % SIZE, texel / SIZE].map(|at| at as f32 + 0.5);
    (right - x).hypot(down - y) / lens.unit()
}

#[test]
fn no_board_is_missing_and_both_lookups_agree() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Lens, &puzzle);
        let mut texels_by_index = vec![Vec::new(); HALF];
        for texel in 0..SIZE * SIZE {
            for index in layout.indices_at(texel) {
                texels_by_index[*index as usize].push(texel);
            }
        }
        for (index, texels) in texels_by_index.iter().enumerate() {
            let mut own_texels = layout.texels_of(index as BoardIndex).to_vec();
            own_texels.sort_unstable();
            assert!(!own_texels.is_empty() && own_texels == *texels, "{puzzle:?}: index {index}");
        }
    }
}

/// Detour and progress of a texel, rounded, are those of every board that it shows; parity makes every such
/// pair a pair of distances that boards can have.
#[test]
fn a_texel_shows_the_boards_of_its_own_two_distances() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Lens, &puzzle);
        let (lens, data) = (lens(&layout), layout.data());
        let cost = f32::from(data.cost().expect("it is solvable"));
        for texel in 0..SIZE * SIZE {
            let [g, h] = [Side::Forward, Side::Backward].map(|end| moves_from(lens, end, texel));
            for index in layout.indices_at(texel) {
                let ends = [data.from_start(*index), data.to_goal(*index)];
                let [true_g, true_h] = ends.map(|steps| f32::from(steps.expect("it is solvable")));
                let detour = [g + h, true_g + true_h].map(|sum| (sum - cost) / 2.0);
                let progress = [g - h, true_g - true_h].map(|gain| f32::midpoint(gain, cost));
                assert!((detour[0] - detour[1]).abs() < 0.501, "{puzzle:?}: {detour:?}");
                assert!((progress[0] - progress[1]).abs() < 0.501, "{puzzle:?}: {progress:?}");
                assert!(detour[1].fract() == 0.0 && progress[1].fract() == 0.0, "parity");
            }
        }
    }
}

#[test]
fn left_and_right_are_mirror_images_of_the_same_cells() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Lens, &puzzle);
        let data = layout.data();
        let cell = |texel: u32| {
            let index = layout.indices_at(texel).first()?;
            Some((data.to_goal(*index), data.from_start(*index)))
        };
        for texel in 0..SIZE * SIZE {
            let mirrored = texel + SIZE - 1 - 2 * (texel % SIZE);
            assert_eq!(cell(texel), cell(mirrored), "{puzzle:?}: texel {texel}");
        }
    }
}

#[test]
fn shortest_paths_run_down_the_axis_a_move_at_a_time() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Lens, &puzzle);
        let lens = lens(&layout);
        for order in Order::all().step_by(5) {
            let line = layout.line(&shortest(&puzzle, &order.to_string()));
            let [x, y] = lens.centre(Side::Forward);
            for (moves, point) in line.iter().enumerate() {
                assert!((point[0] - x).abs() < 0.01, "{puzzle:?}: {point:?}");
                assert!((point[1] - y - moves as f32 * lens.unit()).abs() < 0.01, "{puzzle:?}: {point:?}");
            }
        }
    }
}

#[test]
fn a_cell_lists_all_boards_of_its_two_distances() {
    for puzzle in solvable_puzzles().into_iter().step_by(3) {
        let layout = layout(Projection::Lens, &puzzle);
        let (lens, data) = (lens(&layout), layout.data());
        let mut count = 0;
        for to_goal in 0..32 {
            for from_start in 0..32 {
                let boards = lens.boards(to_goal, from_start);
                count += boards.len();
                let belongs = |index: &BoardIndex| {
                    (data.to_goal(*index), data.from_start(*index)) == (Some(to_goal), Some(from_start))
                };
                assert!(boards.iter().all(belongs), "{puzzle:?}");
            }
        }
        assert_eq!(count, HALF, "{puzzle:?}");
    }
}

/// An anchor is as far from both ends as its board.
#[test]
fn anchors_are_true_to_both_ends() {
    for puzzle in solvable_puzzles() {
        let layout = layout(Projection::Lens, &puzzle);
        let (lens, data) = (lens(&layout), layout.data());
        for index in (0..HALF as BoardIndex).step_by(11) {
            let [x, y] = layout.anchor(index);
            let distances = [data.from_start(index), data.to_goal(index)];
            for (end, steps) in [Side::Forward, Side::Backward].into_iter().zip(distances) {
                let [across, along] = lens.centre(end);
                let moves = (x - across).hypot(y - along) / lens.unit();
                let steps = f32::from(steps.expect("it is solvable"));
                assert!((moves - steps).abs() < 0.01, "{puzzle:?}: {moves} and {steps}");
            }
        }
    }
}
