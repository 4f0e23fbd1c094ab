//! Whether the computer had other things to do.

use std::time::Duration;

use eight_realms_core::{
    job::{MachineLoad, Runs, Search, measure},
    realm::{Realm, Settings},
};

use super::{
    sample,
    simulated::{Disturbance, SimulatedClock, UNDISTURBED},
};

/// What is said of every realm on a computer so disturbed; a first expansion of 20 µs makes all searches longer than
/// a millisecond.
fn loads(first: Duration, disturbance: Disturbance) -> Vec<MachineLoad> {
    let load = |realm| {
        let clock = SimulatedClock::new(first, disturbance);
        let search = Search::new(realm, sample(), Settings::default());
        measure(&search, Runs::Enough, &&clock, &clock).expect("it ends").machine_load
    };
    Realm::ALL.into_iter().filter(|realm| !realm.looks_up()).map(load).collect()
}

const LONG: Duration = Duration::from_micros(20);
const SHORT: Duration = Duration::from_nanos(20);

#[test]
fn a_quiet_computer_is_not_called_busy_nor_one_with_an_interruption_now_and_then() {
    let now_and_then = Disturbance { runs: 0.15, times: 20.0, ..UNDISTURBED };
    for first in [LONG, SHORT] {
        for disturbance in [UNDISTURBED, now_and_then] {
            assert!(loads(first, disturbance).iter().all(|load| *load == MachineLoad::Quiet));
        }
    }
}

#[test]
fn a_search_that_shares_the_processor_says_so_and_how_much_of_it_it_had() {
    for processor_share in [0.25, 0.5, 0.8] {
        for load in loads(LONG, Disturbance { processor_share, ..UNDISTURBED }) {
            let MachineLoad::Shared(share) = load else { panic!("{load:?}") };
            assert!((share - processor_share).abs() < 0.01, "{share} and not {processor_share}");
        }
    }
}

/// For so short a time nobody else gets the processor: it is not asked.
#[test]
fn of_searches_shorter_than_a_millisecond_only_the_repeats_are_compared() {
    let load = loads(SHORT, Disturbance { processor_share: 0.5, ..UNDISTURBED });
    let short = Realm::ALL.into_iter().filter(|realm| !realm.looks_up()).zip(load);
    let short =
        short.filter(|(realm, _)| matches!(realm, Realm::Heap | Realm::IdaStar | Realm::Bidirectional));
    assert!(short.map(|(_, load)| load).all(|load| load == MachineLoad::Quiet));
}

#[test]
fn repeats_that_are_most_of_them_longer_than_the_shortest_say_so() {
    for load in loads(SHORT, Disturbance { runs: 0.8, times: 3.0, ..UNDISTURBED }) {
        let MachineLoad::Uneven(times) = load else { panic!("{load:?}") };
        assert!((times - 3.0).abs() < 0.1, "{times}");
    }
}
