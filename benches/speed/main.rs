//! The speed of the searches, beside those of the crate `pathfinding` on the same boards.
//!
//! `cargo bench --bench speed` measures each pair in turn, round by round in shuffled order, so that whatever the
//! machine does besides hits both alike. A figure is CPU time of one pass over all boards; what counts is the ratio of
//! the medians. A hundred boards are dealt from a seed, about 22 moves deep on average, and the two boards of 31 moves
//! are measured apart. Realms 2 and 4 to 7b reuse the table of the search before.

mod boards;
mod distances;
mod observer;
mod peers;
mod report;

use boards::{Boards, Pass};
use eight_realms_core::realm::{Realm, Settings};
use zenbench::Suite;

/// Number of rounds of each pair: odd, so that a median is a measured one.
const ROUNDS: usize = 11;

fn main() {
    let result = zenbench::run(|suite| {
        for boards in Boards::ALL {
            against_peers(suite, boards);
        }
        observer::measure(suite);
        distances::measure(suite);
    });
    report::print(&result);
}

/// Measures each realm beside the search of the other crate that has the same idea.
fn against_peers(suite: &mut Suite, boards: Boards) {
    let pairs: [(Realm, Pass); 5] = [
        (Realm::Hash, peers::breadth_first),
        (Realm::Bidirectional, peers::bidirectional),
        (Realm::Heap, peers::a_star),
        (Realm::Buckets, peers::a_star),
        (Realm::IdaStar, peers::ida_star),
    ];
    for (realm, peer) in pairs {
        let all = boards.deal();
        let ours = all.clone();
        pair(
            suite,
            format!("realm {realm}, {}", boards.name()),
            move || boards::pass(&all, peer),
            move || {
                boards::pass(&ours, |puzzle| {
                    let answer = realm.search(puzzle, &Settings::default(), &mut ());
                    answer.ok().flatten().map(|path| path.len())
                })
            },
        );
    }
}

/// Measures two functions in turn: first the one that is compared with, then ours.
fn pair<T: 'static>(
    suite: &mut Suite,
    name: String,
    mut theirs: impl FnMut() -> T + Send + 'static,
    mut ours: impl FnMut() -> T + Send + 'static,
) {
    suite.group(name, |group| {
        group.config().max_rounds(ROUNDS).min_rounds(ROUNDS).auto_rounds(false);
        group.bench("theirs", move |bencher| bencher.iter(&mut theirs));
        group.bench("ours", move |bencher| bencher.iter(&mut ours));
    });
}
