//! What is measured once nothing streams: times, then work, and memory where it is shown.

use std::{path::PathBuf, time::Duration};

use eight_realms::{
    app::{Action, Measure, Model, Preferences, RaceAction, RaceFace, StageTab},
    job::Search,
    realm::{Realm, Settings},
    replay::WorkCurve,
    worker::{MemoryProbe, native::peak_memory},
};

use super::{Stand, farthest, sample};

fn program() -> PathBuf {
    PathBuf::from(env!("CARGO_BIN_EXE_eight-realms"))
}

/// Some realms of the sample, and a session that may run the program.
fn stand(realms: &[Realm]) -> Stand {
    let mut stand = Stand::with(sample(), realms);
    stand.session = stand.session.with_probe(Some(MemoryProbe::of(program())));
    stand
}

/// The table of the race, which shows memory.
fn show_table(stand: &mut Stand) {
    stand.act(Action::ShowStage(StageTab::Race));
    stand.act(Action::Race(RaceAction::Face(RaceFace::Table)));
}

fn until_measured(stand: &mut Stand) {
    stand.search_all();
    stand.frames_until(|stand| !stand.session.is_measuring());
    assert_eq!(stand.threads(), 0, "no thread is left");
}

#[test]
fn work_is_known_after_the_times_and_is_that_of_the_search() {
    let mut stand = Stand::of(Model::new(Preferences::default(), 1));
    until_measured(&mut stand);
    for realm in Realm::LADDER {
        let lane = stand.model.lane(realm);
        let counted = WorkCurve::of(realm, &sample(), &Settings::default(), ());
        let counted = counted.expect("nobody ends it").expect("it is searched");
        let work = lane.work.as_ref().expect("it is counted");
        assert_eq!((work.tally(), work.expanded()), (counted.tally(), counted.expanded()), "realm {realm}");
        assert_eq!(work.table_cost().map(WorkCurve::total), counted.table_cost().map(WorkCurve::total));
        assert_eq!(lane.peak_memory, None, "nobody looks at it");
    }
}

#[test]
fn memory_is_weighed_where_it_is_shown() {
    let realms = [Realm::Hash, Realm::Heap, Realm::IdaStar];
    let mut stand = stand(&realms);
    show_table(&mut stand);
    until_measured(&mut stand);
    for realm in realms {
        let job = Search::new(realm, sample(), Settings::default());
        let bytes = peak_memory(&program(), &job, || false).expect("the program weighs");
        assert_eq!(stand.model.lane(realm).peak_memory, Some(bytes), "realm {realm}");
    }
}

#[test]
fn without_a_program_no_memory_is_known_and_nobody_waits_for_it() {
    for program in [None, Some(PathBuf::from("/there/is/no/such/program"))] {
        let mut stand = stand(&[Realm::Heap]);
        stand.session = stand.session.with_probe(program.map(MemoryProbe::of));
        show_table(&mut stand);
        until_measured(&mut stand);
        let lane = stand.model.lane(Realm::Heap);
        assert!(lane.peak_memory.is_none() && !lane.awaits(Measure::Memory));
        assert!(lane.work.is_some());
    }
}

/// At whatever is being measured, a search that starts and another puzzle end it at once.
#[test]
fn what_starts_pushes_all_measuring_back() {
    for measure in Measure::ALL {
        let mut stand = stand(&[Realm::StringSet, Realm::Heap]);
        show_table(&mut stand);
        stand.frames_until(|stand| is_at(stand, measure));
        stand.act(Action::ToggleShown(Realm::Table));
        stand.session.poll(&mut stand.model, Duration::ZERO);
        assert!(!stand.session.is_measuring(), "{measure:?}: a search that starts pushes it back");
        stand.frames_until(|stand| is_at(stand, measure));
        stand.act(Action::SetPuzzle(farthest()));
        assert_eq!(stand.threads(), 0, "{measure:?}: the old searches are gone");
        until_measured(&mut stand);
        let lane = stand.model.lane(Realm::Heap);
        assert!(Measure::ALL.into_iter().all(|measure| !lane.awaits(measure)));
        assert!(lane.times.is_some() && lane.work.is_some() && lane.peak_memory.is_some());
    }
}

/// Whether this is being measured: all before it is known, and it is not.
fn is_at(stand: &Stand, measure: Measure) -> bool {
    let is_awaited = |measure| stand.model.wanted().any(|realm| stand.model.lane(realm).awaits(measure));
    let first = Measure::ALL.into_iter().find(|measure| is_awaited(*measure));
    stand.session.is_measuring() && first == Some(measure)
}
