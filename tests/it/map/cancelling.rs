//! Laying out a map checks now and then whether it has been cancelled.

use std::{cell::Cell, sync::Arc};

use eight_realms_core::{
    map::{GoalMap, Layout, MapData, Projection, SIZE},
    puzzle::Puzzle,
    space::Distances,
    trace::{Flow, Stop},
};

use crate::ground::puzzle;

/// Checks that there must be at the least: longer parts would make a window wait that is closed.
const CHECKS: usize = 4;

/// How often the work checks until it is done. It is also cancelled at some of these checks, and stops at once.
fn count_checks<T>(work: impl Fn(&dyn Fn() -> Flow) -> Result<T, Stop>) -> usize {
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
    let of_goal = count_checks(|check| GoalMap::of_until(&to_goal, SIZE, check));
    assert!(of_goal >= 2, "{of_goal}");
    let data = |puzzle: Puzzle| Arc::new(MapData::between(&to_goal, &Arc::new(Distances::to(puzzle.start))));
    let (together, apart) = (data(near), data(apart));
    let rings = count_checks(|check| Layout::of_until(Projection::Rings, &goal, &together, check));
    let lens = count_checks(|check| Layout::of_until(Projection::Lens, &goal, &together, check));
    let halves = count_checks(|check| Layout::of_until(Projection::Rings, &goal, &apart, check));
    assert!(rings >= 2 && lens >= CHECKS, "{rings} {lens}");
    assert!(halves >= of_goal + 2 * rings + CHECKS - 1, "{halves}: it is made of many parts");
}
