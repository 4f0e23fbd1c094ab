//! Finding a place in a long recording, by conditions that never come true, so that every event is read: as a whole,
//! and in the parts that a window reads in a frame.

use std::hint::black_box;

use cpu_time::ThreadTime;
use eight_realms_app::places::PLACE_EVENTS;
use eight_realms_core::{
    job::Search,
    realm::Realm,
    replay::{
        Direction, Recording,
        place::{FinderState, Place, PlaceFinder, find},
    },
};

use super::{job, longest, memory::record, spread::Spread, through_the_half};

/// Number of measurements of each place and direction.
const TIMES: usize = 7;

pub fn measure() {
    println!(
        "\n{:44} {:>10} {:>9} {:>6} {:>9} {:>9} {:>9}",
        "finding a place, CPU time", "events", "ms", "±", "ms back", "ms a part", "part back"
    );
    let search = longest();
    let recording = record(&search);
    for text in [
        "frontier >= 10000",
        "retreat and g = 200",
        "board 12345687x",
        "bound = 0.5 and pruned and f > 1 and g > 1",
        "expand #4000000000",
        "iteration #1000",
    ] {
        row(&recording, &search, text);
    }
    let half = job(Realm::Heap, "12345687x", through_the_half());
    let recording = record(&half);
    for text in ["tie > 1000000", "parent #1000000", "duplicate and g = 200"] {
        row(&recording, &half, text);
    }
}

fn row(recording: &Recording, search: &Search, text: &str) {
    let place: Place = text.parse().expect("a place");
    let whole = |from, direction| {
        let spent: Vec<f64> = (0..TIMES)
            .map(|_| {
                milliseconds(|| {
                    let found = find(recording, black_box(&place), &search.settings, from, direction);
                    assert_eq!(found, None, "{text}");
                })
            })
            .collect();
        Spread::of(&spent)
    };
    let forward = whole(0, Direction::Forward);
    let back = whole(recording.len(), Direction::Back);
    let [longest, longest_back] = [PlaceFinder::of_first(&place, &search.settings), {
        PlaceFinder::of(&place, &search.settings, recording.len(), Direction::Back)
    }]
    .map(|finder| longest_part(recording, finder));
    println!(
        "{:44} {:>10} {:>9.2} {:>6.2} {:>9.2} {longest:>9.2} {longest_back:>9.2}",
        format!("realm {}: {text}", search.lane.realm),
        recording.len(),
        forward.median,
        forward.deviation,
        back.median
    );
}

/// The milliseconds of the longest part, of those that a window reads in a frame.
fn longest_part(recording: &Recording, mut finder: PlaceFinder) -> f64 {
    let (mut longest, mut state) = (0.0_f64, FinderState::Searching);
    while state == FinderState::Searching {
        longest = longest.max(milliseconds(|| state = finder.advance(recording, PLACE_EVENTS)));
    }
    longest
}

fn milliseconds(work: impl FnOnce()) -> f64 {
    let start = ThreadTime::now();
    work();
    start.elapsed().as_secs_f64() * 1e3
}
