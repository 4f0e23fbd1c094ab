//! Lanes of one's own, eight at a time, as the window records them: the figures are those of two other programs.

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use eight_realms_app::{
    desk::{
        action::LanesAction,
        jobs::Role,
        lanes::{CountingRun, RunState, SearchOutcome, StopReason},
    },
    model::{Action, Model},
};
use eight_realms_core::{
    job::{Job, Search},
    lane::{LaneId, LaneRequest, MAX_LANES},
    puzzle::Puzzle,
    realm::Path,
};
use eight_realms_worker::worker::Host;
use serde::Deserialize;

use super::test_app::TestApp;
use crate::{at_the_end::at_the_end, ground::puzzle};

/// What other programs found of one search.
#[derive(Deserialize)]
struct SearchFact {
    start: String,
    goal: String,
    lane: String,
    moves: Option<u8>,
    path: Option<String>,
    expanded: u64,
    generated: u64,
    frontier_peak: u64,
    frontier_end: Option<u64>,
    events: u64,
}

#[derive(Deserialize)]
struct Facts {
    searches: Vec<SearchFact>,
}

/// Maximum number of events that the window records of one lane.
const MOST: u64 = 12_000_000;

#[test]
fn what_the_window_records_of_a_lane_is_what_other_programs_found() {
    let facts: Facts =
        serde_json::from_str(include_str!("../../../../core/tests/core/data/lanes.json")).expect("facts");
    let mut of_puzzles: BTreeMap<(String, String), Vec<&SearchFact>> = BTreeMap::new();
    for fact in &facts.searches {
        of_puzzles.entry((fact.start.clone(), fact.goal.clone())).or_default().push(fact);
    }
    let mut compared = 0;
    for ((start, goal), facts) in of_puzzles {
        for facts in facts.chunks(MAX_LANES) {
            compared += compare(puzzle(&start, &goal), facts);
        }
    }
    assert_eq!(compared, facts.searches.len());
}

/// Records these searches in one window, and compares them; returns how many there were.
fn compare(puzzle: Puzzle, facts: &[&SearchFact]) -> usize {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act_all(Action::SetPuzzle(puzzle));
    for fact in facts {
        let request: LaneRequest = fact.lane.parse().expect("a lane");
        app.act_all(Action::Lanes(LanesAction::Add(request)));
    }
    app.settle();
    let ladder = app.model.ladder();
    for (id, fact) in ladder.iter().copied().zip(facts) {
        let (lane, name) = (app.model.lane(id), format!("{} {}", fact.lane, fact.start));
        let tally = lane.recording.edge().tally;
        if fact.events > MOST {
            assert_eq!(lane.run, RunState::Stopped(StopReason::Full), "{name}");
            assert_eq!(lane.recording.len(), MOST, "{name}");
            check_run_on(&mut app, id, fact);
            continue;
        }
        assert_eq!(lane.recording.len(), fact.events, "{name}");
        assert_eq!((tally.expanded, tally.generated), (fact.expanded, fact.generated), "{name}");
        assert_eq!(tally.frontier_peak, fact.frontier_peak, "{name}");
        assert_eq!(tally.solved, fact.moves, "{name}");
        if let Some(frontier) = fact.frontier_end {
            assert_eq!(tally.frontier, frontier, "{name}");
        }
        if let Some(path) = &fact.path {
            assert_eq!(lane.path().map(Path::letters).as_ref(), Some(path), "{name}");
        }
    }
    ladder.len()
}

/// Runs a search on whose recording is full, counting only.
fn check_run_on(app: &mut TestApp, id: LaneId, fact: &SearchFact) {
    app.act_all(Action::RunOn(id));
    let search = Search::new(id, app.model.puzzle, app.model.settings_of(id));
    let worker = Host::new(Arc::new(|| {})).start(Job::Count(search)).expect("a thread");
    while app.model.lane(id).counted == Some(CountingRun::Running) {
        let mut messages = Vec::new();
        worker.poll(Duration::from_millis(10), |message| messages.push(message));
        for message in messages {
            app.act_all(Action::From(Role::Count(id), message));
        }
    }
    let Some(CountingRun::Done(tally, outcome)) = &app.model.lane(id).counted else {
        panic!("{}: it was not counted", fact.lane)
    };
    assert_eq!((tally.expanded, tally.generated), (fact.expanded, fact.generated), "{}", fact.lane);
    assert_eq!(tally.frontier_peak, fact.frontier_peak, "{}", fact.lane);
    let moves = if let SearchOutcome::Found(path) = outcome { Some(path.len() as u8) } else { None };
    assert_eq!(moves, fact.moves, "{}", fact.lane);
}
