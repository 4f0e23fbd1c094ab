//! Where nodes stand: in order, apart, and the same whatever is shown.

use eight_realms_core::{
    puzzle::Order,
    realm::Realm,
    replay::tree::{Forest, NodeIndex, SearchTree, TreeBuilder},
    trace::{Event, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{TreeCase, cases, recording_of};
use crate::probe::{board, check_all};

/// Places are exact, but numbers with a point are not.
const EPSILON: f64 = 1e-6;

fn trees() -> impl Iterator<Item = (&'static TreeCase, &'static SearchTree)> {
    cases().iter().flat_map(|case| case.forest.trees().iter().map(move |tree| (case, tree)))
}

#[test]
fn nodes_of_a_level_stand_in_their_order_and_apart() {
    for (case, tree) in trees() {
        for level in 0..tree.levels() {
            let nodes = tree.level(level);
            for (one, other) in nodes.clone().zip(nodes.skip(1)) {
                let least = if tree.parent(one) == tree.parent(other) { 1.0 } else { 1.35 };
                let apart = tree.place(other) - tree.place(one);
                assert!(apart >= least - EPSILON, "{case}: {apart} between {one} and {other}");
            }
        }
    }
}

#[test]
fn no_two_edges_cross() {
    for (case, tree) in trees() {
        for level in 1..tree.levels() {
            let parents: Vec<NodeIndex> = tree.level(level).filter_map(|node| tree.parent(node)).collect();
            assert!(parents.is_sorted(), "{case}: level {level}");
            let above = tree.level(level - 1);
            assert!(parents.iter().all(|parent| above.contains(parent)), "{case}: level {level}");
        }
    }
}

#[test]
fn the_width_is_that_of_the_fullest_level() {
    for (case, tree) in trees() {
        let gap = |node: NodeIndex| if tree.parent(node) == tree.parent(node - 1) { 1.0 } else { 1.35 };
        let width = |level| tree.level(level).skip(1).map(gap).sum::<f64>();
        let widest = (0..tree.levels()).map(width).fold(0.0, f64::max);
        assert!((tree.width() - widest).abs() < EPSILON * widest.max(1.0), "{case}: {}", tree.width());
        let places = (0..tree.len() as NodeIndex).map(|node| tree.place(node));
        let [least, most] =
            places.fold([f64::INFINITY, 0.0], |[least, most], place| [least.min(place), most.max(place)]);
        assert!(least >= 0.0 && most <= tree.width() + EPSILON, "{case}: {least} to {most}");
    }
}

/// A parent with room on both sides stands in the middle of its children.
#[test]
fn parents_stand_amid_their_children_where_there_is_room() {
    let textbook = cases().iter().find(|case| case.puzzle == super::textbook()).expect("it is among them");
    for tree in textbook.forest.trees() {
        for node in 0..tree.len() as NodeIndex {
            let children = tree.children(node);
            let level = tree.level(tree.level_of(node));
            if children.is_empty() || level.len() > 1 {
                continue;
            }
            let middle = f64::midpoint(tree.place(children.start), tree.place(children.end - 1));
            assert!((tree.place(node) - middle).abs() < 0.01, "node {node}");
        }
    }
}

/// A root with four children, of which the second has two. By hand, in steps of 1/400: the width is that of the four, 1,200,
/// and they stand at 0, 400, 800 and 1,200 from the first sweep to the last; the root stands amid them, and the two 200
/// to either side of their parent, where nothing pushes them away.
#[test]
fn a_small_tree_stands_where_a_hand_lays_it() {
    let centre = board("1234x5678");
    let side = Side::Forward;
    let expand = |board, g| Event::Expand { board, g, h: 0, f: 0, side };
    let open = |(by, board), g| Event::Open { board, by, g, h: 0, f: 0, side };
    let successors: Vec<_> = centre.successors(Order::default()).collect();
    let (back, second) = (successors[1].0.opposite(), successors[1].1);
    let below: Vec<_> = second.successors(Order::default()).filter(|(by, _)| *by != back).collect();
    let mut events = vec![Event::Begin { board: centre, h: 0, side }, expand(centre, 0)];
    events.extend(successors.iter().map(|successor| open(*successor, 1)));
    events.push(expand(second, 1));
    events.extend(below.iter().map(|successor| open(*successor, 2)));
    let forest = Forest::of(&recording_of(Realm::Hash, &events));
    let tree = &forest.trees()[0];
    assert!(!tree.is_empty());
    assert_eq!((tree.len(), tree.children(0), tree.children(2)), (7, 1..5, 5..7));
    let places = (0..7).map(|node| tree.place(node) * 400.0);
    assert!(places.eq([600.0, 0.0, 400.0, 800.0, 1_200.0, 200.0, 600.0]));
    assert!((tree.width() - 3.0).abs() < EPSILON);
    // Half a unit is left free at either end of the fullest level, of four units.
    let shares = (0..5).map(|node| (tree.share(node) * 8.0).round());
    assert!(shares.eq([4.0, 1.0, 3.0, 5.0, 7.0]));
}

/// The places of a tree's nodes in steps of 1/400, laid plainly: on each level what is nearest to where all nodes want to
/// stand, by the formula of the least squares that keep an order: the greatest over all beginnings of the least over all
/// ends of the mean in between (Robertson, Wright and Dykstra 1988).
fn laid_plainly(tree: &SearchTree) -> Vec<i32> {
    let nodes = 0..tree.len() as NodeIndex;
    let mut closest = vec![0; tree.len()];
    for node in nodes.clone().skip(1).filter(|node| tree.level_of(*node) == tree.level_of(*node - 1)) {
        let gap = if tree.parent(node) == tree.parent(node - 1) { 400 } else { 540 };
        closest[node as usize] = closest[node as usize - 1] + gap;
    }
    let width = closest.iter().copied().max().expect("there is a root");
    let mut places = vec![0; tree.len()];
    places[0] = width / 2;
    for sweep in 0..6 {
        for step in 0..tree.levels() {
            let level = tree.level(if sweep % 2 == 0 { step } else { tree.levels() - 1 - step });
            let wanted = |node: NodeIndex| match (tree.parent(node), tree.children(node)) {
                (Some(parent), _) if sweep % 2 == 0 => {
                    let siblings = tree.children(parent);
                    let half = (siblings.len() as i32 - 1) * 200;
                    places[parent as usize] + (node - siblings.start) as i32 * 400 - half
                }
                (_, children) if sweep % 2 == 1 && !children.is_empty() => {
                    i32::midpoint(places[children.start as usize], places[children.end as usize - 1])
                }
                _ => places[node as usize],
            };
            let shifts: Vec<f64> =
                level.clone().map(|node| f64::from(wanted(node) - closest[node as usize])).collect();
            let mean =
                |from: usize, to: usize| shifts[from..=to].iter().sum::<f64>() / (to - from + 1) as f64;
            let most = width - closest[level.end as usize - 1];
            for (at, node) in level.enumerate() {
                let least =
                    |from: usize| (at..shifts.len()).map(|to| mean(from, to)).fold(f64::MAX, f64::min);
                let shift = (0..=at).map(least).fold(f64::MIN, f64::max);
                places[node as usize] = closest[node as usize] + (shift.round() as i32).clamp(0, most);
            }
        }
    }
    places
}

#[test]
fn every_level_stands_as_near_as_it_may_to_where_it_wants_to() {
    let is_narrow = |tree: &SearchTree| (0..tree.levels()).all(|level| tree.level(level).len() <= 24);
    let narrow: Vec<_> = trees().filter(|(_, tree)| is_narrow(tree) && tree.levels() > 3).collect();
    assert!(narrow.len() >= 4, "{}", narrow.len());
    check_all(&narrow, |(case, tree)| {
        let places = (0..tree.len() as NodeIndex).map(|node| (tree.place(node) * 400.0).round() as i32);
        assert!(places.eq(laid_plainly(tree)), "{case}");
    });
}

/// All that a tree says of where its nodes stand, to the bit.
fn places(forest: &Forest) -> Vec<(u64, usize, u64)> {
    let of_tree = |tree: &SearchTree| {
        let all = 0..tree.len() as NodeIndex;
        all.map(|node| (tree.place(node).to_bits(), tree.level_of(node), tree.board(node).bits()))
            .collect::<Vec<_>>()
    };
    forest.trees().iter().flat_map(of_tree).collect()
}

/// From a recording at once or in pieces of any size, or from the search itself.
#[test]
fn the_same_events_lead_to_the_same_places_to_the_bit() {
    check_all(cases(), |case| {
        let expected = places(&case.forest);
        assert!(places(&Forest::of(&case.recording)) == expected, "{case}");
        let mut chance = ChaCha8Rng::seed_from_u64(1);
        let mut pieces = TreeBuilder::new(case.realm);
        while pieces.read(&case.recording, chance.random_range(1..5_000)) > 0 {}
        assert_eq!(pieces.events(), case.recording.len());
        assert!(
            places(&pieces.finish(&|| Ok(())).expect("nothing ends it")) == expected,
            "{case}: in pieces"
        );
        let mut observer = TreeBuilder::new(case.realm);
        case.realm.search(&case.puzzle, &case.settings, &mut observer).expect("nothing ends it");
        assert!(
            places(&observer.finish(&|| Ok(())).expect("nothing ends it")) == expected,
            "{case}: searched"
        );
    });
}

#[test]
fn the_node_nearest_to_a_place_is_found() {
    let mut chance = ChaCha8Rng::seed_from_u64(2);
    for (case, tree) in trees() {
        for _ in 0..20 {
            let level = chance.random_range(0..tree.levels());
            let place = chance.random_range(-2.0..tree.width() + 2.0);
            let apart = |node: NodeIndex| (tree.place(node) - place).abs();
            let least = tree.level(level).map(apart).fold(f64::INFINITY, f64::min);
            assert!(apart(tree.nearest(level, place)) <= least, "{case}: {place} on level {level}");
            let to = place + chance.random_range(0.0..5.0);
            let between = tree.between(level, place, to);
            let inside = tree.level(level).filter(|node| (place..=to).contains(&tree.place(*node)));
            assert!(between.clone().eq(inside), "{case}: {place} to {to} on level {level}");
            let near = chance.random_range(tree.level(level).start..=between.start);
            assert_eq!(
                tree.first_from_near(level, near, place),
                between.start,
                "{case}: from {near}, {place}"
            );
        }
    }
}
