//! The must-expand face, with each lane classified by its own heuristic. The figures were counted by another program.

use eight_realms_app::{
    desk::{action::LanesAction, screen::StageTab},
    model::{Action, Model},
    race::{
        MustExpandWith, RaceAction, RaceFace,
        must_expand::{Expanded, MustExpandFigures},
    },
    view::{View, ViewCache},
};
use eight_realms_core::heuristic::HeuristicKind;

use super::test_app::TestApp;
use crate::at_the_end::at_the_end;

/// Own lanes on the sample, and for each the boards that every A* with its h must expand; then what it expands:
/// necessary, ties, wasted, again.
const LANES: [(&str, u64, [u64; 4]); 8] = [
    ("7:h=zero", 28_567, [28_567, 1_512, 0, 0]),
    ("7:h=misplaced", 1_727, [1_727, 9, 0, 0]),
    ("7", 301, [301, 13, 0, 0]),
    ("7:h=linear-conflict", 232, [232, 7, 0, 0]),
    ("7:h=weighted,w=5.0", 301, [53, 13, 12, 5]),
    ("7:f=h", 301, [33, 7, 2, 0]),
    ("2", 28_567, [20_907, 0, 0, 0]),
    ("7:t=low-g", 301, [301, 349, 0, 0]),
];

/// The figures as soon as nothing is counted any more.
fn figures(app: &TestApp) -> MustExpandFigures {
    let mut cache = ViewCache::default();
    for _ in 0..100 {
        let view = View::with(app.model.seen(), &mut cache).race.expect("it is shown");
        let must_expand = view.must_expand.expect("it is shown");
        if !must_expand.is_counting() {
            return must_expand.figures.expect("there is a path");
        }
    }
    panic!("it is still counting");
}

fn with(lanes: impl IntoIterator<Item = &'static str>) -> TestApp {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    for line in lanes {
        app.act_all(Action::Lanes(LanesAction::Add(line.parse().expect("a lane"))));
    }
    app.settle();
    app.act_all(Action::ShowStage(StageTab::Race));
    app.act_all(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
    app.act_all(Action::Seek(u64::MAX));
    app
}

#[test]
fn own_lanes_are_classified_by_their_own_heuristic() {
    let mut app = with(LANES.map(|(line, ..)| line));
    assert_eq!(app.model.race.must_expand_with(&app.model), MustExpandWith::EachOwn);
    for (lane, (line, necessary, expanded)) in figures(&app).lanes.iter().zip(LANES) {
        let Expanded::Counts(counts) = lane.expanded else { panic!("{line}: {:?}", lane.expanded) };
        assert_eq!(lane.necessary, Some(necessary), "{line}");
        assert_eq!([counts.necessary, counts.ties, counts.wasted, counts.again], expanded, "{line}");
    }
    let manhattan = MustExpandWith::Heuristic(HeuristicKind::Manhattan);
    app.act(Action::Race(RaceAction::MustExpandWith(manhattan)));
    assert_eq!(figures(&app).necessary(manhattan), Some(301), "one line for all");
}

#[test]
fn a_heuristic_that_is_not_consistent_is_no_measure_of_its_lane_alone() {
    let app = with(["7:h=misplaced-blank", "7"]);
    let lanes = figures(&app).lanes;
    assert_eq!((lanes[0].expanded, lanes[0].necessary), (Expanded::NotConsistent, None));
    assert!(matches!(lanes[1].expanded, Expanded::Counts(_)));
}

/// Two searches of different realms can have equal settings and the same heuristic: a lane is not counted with the events
/// of another that stood in its place.
#[test]
fn a_lane_that_has_moved_is_counted_anew() {
    let mut app = with(["7:h=zero", "8:h=zero"]);
    let before = figures(&app).lanes;
    app.act_all(Action::Lanes(LanesAction::Move { from: 1, to: 0 }));
    app.act_all(Action::Seek(u64::MAX));
    let after = figures(&app).lanes;
    assert_eq!((after[0].expanded, after[1].expanded), (before[1].expanded, before[0].expanded));
}
