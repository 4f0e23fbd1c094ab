//! What is seen of a circle: neither more nor less, and without corners.

use eight_realms_core::map::Circle;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A window, in points.
const PLACE: [[f32; 2]; 2] = [[100.0, 50.0], [900.0, 650.0]];

/// How far a point lies within the window; below 0 outside.
fn inside(at: [f32; 2]) -> f32 {
    let [min, max] = PLACE;
    (0..2).map(|axis| (at[axis] - min[axis]).min(max[axis] - at[axis])).fold(f32::INFINITY, f32::min)
}

/// Circles of all sizes, most of which are seen.
fn circles() -> impl Iterator<Item = Circle> {
    let mut chance = ChaCha8Rng::seed_from_u64(5);
    (0..400).map(move |_| {
        let radius = 2.0_f32.powf(chance.random_range(0.0..16.0));
        let (angle, away) = (chance.random_range(0.0..7.0_f32), radius + chance.random_range(-300.0..300.0));
        Circle { centre: [500.0 + away * angle.cos(), 350.0 + away * angle.sin()], radius }
    })
}

#[test]
fn exactly_what_lies_in_the_window_is_seen() {
    let mut counts = [0, 0];
    for (number, circle) in circles().enumerate() {
        let from = -3.1 + number as f32 % 6.0;
        let ends = if number % 2 == 0 { Circle::WHOLE } else { [from, from + 0.5 + number as f32 % 5.0] };
        let stretches = circle.visible(PLACE, ends);
        assert!(
            stretches.windows(2).all(|pair| pair[0][1] < pair[1][0]),
            "{stretches:?}: in order and apart"
        );
        for at in 0..=1000 {
            let angle = ends[0] + (ends[1] - ends[0]) * at as f32 / 1000.0;
            let depth = inside(circle.at(angle));
            if depth.abs() < 0.1 + circle.radius * 1e-5 {
                continue;
            }
            let is_seen = stretches.iter().any(|stretch| (stretch[0]..=stretch[1]).contains(&angle));
            assert_eq!(is_seen, depth > 0.0, "{circle:?} at {angle}, {depth} within");
            counts[usize::from(is_seen)] += 1;
        }
    }
    assert!(counts.into_iter().all(|count| count > 10_000), "{counts:?}");
}

#[test]
fn no_corner_is_seen_and_few_points_do() {
    for circle in circles() {
        for stretch in circle.visible(PLACE, Circle::WHOLE) {
            let points: Vec<[f32; 2]> = circle.points(stretch, f32::INFINITY).collect();
            assert!((2..300).contains(&points.len()), "{} points for {circle:?}", points.len());
            for pair in points.windows(2) {
                let middle =
                    [0, 1].map(|axis| f32::midpoint(pair[0][axis], pair[1][axis]) - circle.centre[axis]);
                let off = circle.radius - middle[0].hypot(middle[1]);
                assert!(off.abs() < 0.25, "{circle:?}: a chord is {off} off");
            }
            let most = 4.0;
            let points: Vec<[f32; 2]> = circle.points(stretch, most).collect();
            let apart = |pair: &[[f32; 2]]| (pair[1][0] - pair[0][0]).hypot(pair[1][1] - pair[0][1]);
            assert!(points.windows(2).all(|pair| apart(pair) < most + 0.1), "{circle:?}");
        }
    }
}

#[test]
fn a_point_is_no_trouble() {
    let point = Circle { centre: [500.0, 350.0], radius: 0.0 };
    let stretches = point.visible(PLACE, Circle::WHOLE);
    assert!(stretches.iter().flat_map(|stretch| point.points(*stretch, 4.0)).all(|at| inside(at) > 299.0));
    assert_eq!(
        Circle { centre: [0.0; 2], radius: 20.0 }.visible(PLACE, Circle::WHOLE),
        Vec::<[f32; 2]>::new()
    );
}
