//! Whoever lays a map out asks now and then whether somebody still wants it.

use std::{cell::Cell, sync::Arc};

use eight_realms::{
    map::{GoalMap, Layout, MapData, Projection, SIZE},
    puzzle::Puzzle,
    space::Distances,
    trace::{Flow, Stop},
};

use crate::probe::puzzle;

/// Times that must be asked at the least: longer parts would make a window wait that is closed.
const ASKED: usize = 4;

/// How often it asks until it is done. Each time it is also told to stop there, and does so at once.
fn asked<T>(work: impl Fn(&dyn Fn() -> Flow) -> Result<T, Stop>) -> usize {
    let count = Cell::new(0);
    let go_on = || {
        count.set(count.get() + 1);
        Ok(())
    };
    assert!(work(&go_on).is_ok());
    let all = count.get();
    for end in [1, all / 2, all] {
        count.set(0);
        let stop = || {
            count.set(count.get() + 1);
            if count.get() == end { Err(Stop::Cancelled) } else { Ok(()) }
        };
        assert!(matches!(work(&stop), Err(Stop::Cancelled)), "{end} of {all}");
        assert_eq!(count.get(), end, "it stops where it is told to");
    }
    all
}

#[test]
fn every_kind_of_map_stops_between_its_parts() {
    let [near, apart] =
        ["2 3 4 1 5 x 7 6 8", "1 2 3 4 5 6 8 7 x"].map(|start| puzzle(start, "1 2 3 4 5 6 7 8 x"));
    let to_goal = Arc::new(Distances::to(near.goal));
    let goal = Arc::new(GoalMap::of(&to_goal, SIZE));
    let of_goal = asked(|ask| GoalMap::unless(&to_goal, SIZE, ask));
    assert!(of_goal >= 2, "{of_goal}");
    let land = |puzzle: Puzzle| Arc::new(MapData::between(&to_goal, &Arc::new(Distances::to(puzzle.start))));
    let (together, apart) = (land(near), land(apart));
    let rings = asked(|ask| Layout::unless(Projection::Rings, &goal, &together, ask));
    let lens = asked(|ask| Layout::unless(Projection::Lens, &goal, &together, ask));
    let halves = asked(|ask| Layout::unless(Projection::Rings, &goal, &apart, ask));
    assert!(rings >= 2 && lens >= ASKED, "{rings} {lens}");
    assert!(halves >= of_goal + 2 * rings + ASKED - 1, "{halves}: it is made of many parts");
}
