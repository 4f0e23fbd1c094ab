//! What is measured once nothing streams: times, then work, and memory where it is shown.

use std::{path::PathBuf, time::Duration};

use eight_realms_app::{
    desk::{measure::Measurement, screen::StageTab},
    model::{Action, Model},
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{
    job::Search,
    realm::{Realm, Settings},
    replay::WorkCurve,
};
use eight_realms_worker::worker::{MemoryProbe, native::peak_memory};

use super::{Fixture, farthest, sample};
use crate::at_the_end::at_the_end;

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_eight-realms"))
}

/// Some realms of the sample, and a session that may run the program.
fn fixture(realms: &[Realm]) -> Fixture {
    let mut fixture = Fixture::with(sample(), realms);
    fixture.session = fixture.session.with_probe(Some(MemoryProbe::of(program())));
    fixture
}

/// The table of the race, which shows memory.
fn show_table(fixture: &mut Fixture) {
    fixture.act(Action::ShowStage(StageTab::Race));
    fixture.act(Action::Race(RaceAction::Face(RaceFace::Table)));
}

fn until_measured(fixture: &mut Fixture) {
    fixture.search_all();
    fixture.frames_until(|fixture| !fixture.session.is_measuring());
    assert_eq!(fixture.threads(), 0, "no thread is left");
}

#[test]
fn work_is_known_after_the_times_and_is_that_of_the_search() {
    let mut fixture = Fixture::of(Model::new(at_the_end(), 1));
    until_measured(&mut fixture);
    for realm in Realm::LADDER {
        let lane = fixture.model.lane(realm);
        let expected = WorkCurve::of(realm, &sample(), &Settings::default(), ());
        let expected = expected.expect("without an observer that ends it").expect("it is searched");
        let work = lane.work.as_ref().expect("it is counted");
        assert_eq!((work.tally(), work.expanded()), (expected.tally(), expected.expanded()), "realm {realm}");
        assert_eq!(work.table_cost().map(WorkCurve::total), expected.table_cost().map(WorkCurve::total));
        assert_eq!(lane.peak_memory, None, "nobody looks at it");
    }
}

#[test]
fn memory_is_measured_where_it_is_shown() {
    let realms = [Realm::Hash, Realm::Heap, Realm::IdaStar];
    let mut fixture = fixture(&realms);
    show_table(&mut fixture);
    until_measured(&mut fixture);
    for realm in realms {
        let job = Search::new(realm, sample(), Settings::default());
        let bytes = peak_memory(&program(), &job, || false).expect("the program weighs");
        assert_eq!(fixture.model.lane(realm).peak_memory, Some(bytes), "realm {realm}");
    }
}

#[test]
fn without_a_program_no_memory_is_known_and_none_is_awaited() {
    for program in [None, Some(PathBuf::from("/there/is/no/such/program"))] {
        let mut fixture = fixture(&[Realm::Heap]);
        fixture.session = fixture.session.with_probe(program.map(MemoryProbe::of));
        show_table(&mut fixture);
        until_measured(&mut fixture);
        let lane = fixture.model.lane(Realm::Heap);
        assert!(lane.peak_memory.is_none() && !lane.awaits(Measurement::Memory));
        assert!(lane.work.is_some());
    }
}

/// At whatever is being measured, a search that starts and another puzzle end it at once.
#[test]
fn what_starts_pushes_all_measuring_back() {
    for measure in Measurement::ALL {
        let mut fixture = fixture(&[Realm::StringSet, Realm::Heap]);
        show_table(&mut fixture);
        fixture.frames_until(|fixture| is_at(fixture, measure));
        fixture.act(Action::ToggleShown(Realm::Table.into()));
        fixture.session.poll(&mut fixture.model, Duration::ZERO);
        assert!(!fixture.session.is_measuring(), "{measure:?}: a search that starts pushes it back");
        fixture.frames_until(|fixture| is_at(fixture, measure));
        fixture.act(Action::SetPuzzle(farthest()));
        assert_eq!(fixture.threads(), 0, "{measure:?}: the old searches are gone");
        until_measured(&mut fixture);
        let lane = fixture.model.lane(Realm::Heap);
        assert!(Measurement::ALL.into_iter().all(|measure| !lane.awaits(measure)));
        assert!(lane.times.is_some() && lane.work.is_some() && lane.peak_memory.is_some());
    }
}

/// Whether this is being measured: all before it is known, and it is not.
fn is_at(fixture: &Fixture, measure: Measurement) -> bool {
    let is_awaited =
        |measure| fixture.model.requested_lanes().any(|realm| fixture.model.lane(realm).awaits(measure));
    let first = Measurement::ALL.into_iter().find(|measure| is_awaited(*measure));
    fixture.session.is_measuring() && first == Some(measure)
}
