//! Lanes of one's own: taken, added, changed, moved, removed, undone, remembered, and searched beside one another.

use eight_realms_app::{
    desk::{
        action::{LanesAction, SettingsAction},
        lanes::{Limits, RunState, SearchOutcome},
        preferences::Preferences,
        screen::Face,
    },
    lanes::{LaneRow, LaneSheetAction, RowContent, rows},
    model::{Action, Model},
    words::{
        Language, Words,
        lanes::{common, name},
    },
};
use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::{Conventions, Lane, LaneId, LaneRequest, MAX_LANES, Preset},
    realm::{DepthLimit, Realm, Settings, Tie},
    trace::GoalTest,
};

use super::test_app::TestApp;
use crate::at_the_end::at_the_end;

fn request(line: &str) -> LaneRequest {
    line.parse().expect("a lane")
}

/// A window whose lanes of one's own are searched to their ends.
fn with(preset: Preset) -> TestApp {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act_all(Action::Lanes(LanesAction::Take(preset)));
    app.settle();
    app
}

fn lines(app: &TestApp) -> Vec<String> {
    app.model.own.iter().map(|own| own.request.to_string()).collect()
}

fn act(app: &mut TestApp, action: LanesAction) {
    app.act_all(Action::Lanes(action));
}

fn expanded(app: &TestApp) -> Vec<u64> {
    let lanes = app.model.ladder().into_iter().map(|id| app.model.lane(id));
    lanes.map(|lane| lane.recording.edge().tally.expanded).collect()
}

/// At the next start the lanes that are remembered are recorded as the searches that they are.
#[test]
fn what_is_remembered_is_recorded_as_what_it_is() {
    for preset in Preset::ALL {
        let app = with(preset);
        let preferences =
            Preferences::read(&app.model.preferences.written()).expect("what was written just now");
        let mut next = TestApp::of(Model::new(preferences, 1).opened_with(None));
        next.act_all(Action::ShowFace(Face::Own));
        next.settle();
        let recorded = |app: &TestApp| -> Vec<_> {
            let all = app.model.ladder().into_iter().map(|id| (id, &app.model.lane(id).recording));
            all.map(|(id, recording)| (id, recording.realm(), recording.check_at(recording.len()))).collect()
        };
        assert_eq!(recorded(&next), recorded(&app), "{preset:?}");
        assert!(recorded(&next).iter().all(|(id, realm, _)| id.realm == *realm), "{preset:?}");
    }
}

/// The figures are those of the sample: uniform cost, misplaced tiles, Manhattan distance, linear conflict, w = 2.
#[test]
fn a_preset_is_searched_and_only_its_lanes() {
    let app = with(Preset::Heuristics);
    assert_eq!(app.model.face, Face::Own);
    assert_eq!(expanded(&app), [30_079, 1_736, 314, 239, 140]);
    assert!(app.model.lane(Realm::IdaStar).recording.is_empty(), "the realms are not searched meanwhile");
    let mut app = with(Preset::Uninformed);
    assert_eq!(expanded(&app), [20_907, 30_079, 30_079, 711, 199_361, 25_480]);
    act(&mut app, LanesAction::Change(5, request("8:h=zero,l=18")));
    app.settle();
    assert_eq!(app.model.chosen_lane().run, RunState::Done(SearchOutcome::CutOff(DepthLimit::of(18))));
    assert_eq!(expanded(&app)[5], 78_729);
}

#[test]
fn a_lane_that_has_not_changed_keeps_its_recording_wherever_it_goes() {
    let mut app = with(Preset::Heuristics);
    let before: Vec<Lane> = app.model.own_lanes();
    act(&mut app, LanesAction::Remove(1));
    assert_eq!(expanded(&app), [30_079, 314, 239, 140]);
    act(&mut app, LanesAction::Move { from: 3, to: 0 });
    assert_eq!(expanded(&app), [140, 30_079, 314, 239]);
    assert_eq!(app.model.chosen, LaneId::own(0, Realm::Heap), "what was moved is chosen");
    act(&mut app, LanesAction::Add(request("7:f=h")));
    assert_eq!(expanded(&app), [140, 30_079, 314, 239, 0]);
    app.settle();
    assert_eq!(expanded(&app)[4], 42);
    for _ in 0..3 {
        app.act_all(Action::Undo);
    }
    app.settle();
    assert_eq!(app.model.own_lanes(), before);
    assert_eq!(expanded(&app), [30_079, 1_736, 314, 239, 140]);
}

#[test]
fn lanes_are_remembered_and_those_of_a_line_are_not() {
    let mut app = with(Preset::FourF);
    let remembered = app.model.preferences.lanes.clone();
    assert_eq!(remembered, lines(&app));
    app.act_all(Action::OpenLine("8r2:23415x768:7:h=misplaced+4@b.end".to_owned()));
    app.settle();
    assert_eq!(lines(&app), ["7:h=misplaced", "4"]);
    assert_eq!(app.model.chosen, LaneId::own(1, Realm::Bidirectional));
    assert_eq!(
        app.model.preferences.lanes, remembered,
        "a link does not take the place of what was prepared"
    );
    let again = TestApp::of(Model::new(app.model.preferences.clone(), 1));
    assert_eq!(lines(&again), remembered);
    assert_eq!(again.model.face, Face::Realms);
}

#[test]
fn a_lane_that_is_there_is_chosen_and_a_ninth_is_refused() {
    let mut app = with(Preset::EqualF);
    act(&mut app, LanesAction::Add(request("7:t=low-g")));
    assert_eq!(app.model.chosen, LaneId::own(2, Realm::Heap), "that is lane c");
    for line in ["4", "3", "1", "2"] {
        act(&mut app, LanesAction::Add(request(line)));
    }
    assert_eq!(app.model.own.len(), MAX_LANES);
    let words = Words::new(Language::English);
    let notice = app.model.notice.as_ref().map(|(notice, _)| notice.clone()).expect("it is told");
    let told = eight_realms_app::desk::notice::sentences::sentence(&notice, &words);
    assert_eq!(told, "At most 8 lanes stand side by side");
}

#[test]
fn each_face_keeps_its_chosen_lane() {
    let mut app = with(Preset::Weights);
    app.act(Action::Choose(LaneId::own(3, Realm::Heap)));
    app.act_all(Action::ShowFace(Face::Realms));
    app.settle();
    assert_eq!(app.model.chosen, Realm::StringSet);
    app.act(Action::Choose(Realm::IdaStar.into()));
    app.act_all(Action::ShowFace(Face::Own));
    assert_eq!(app.model.chosen, LaneId::own(3, Realm::Heap));
    act(&mut app, LanesAction::RemoveAll);
    assert_eq!((app.model.chosen, app.model.ladder().len()), (Realm::IdaStar.into(), 0));
    app.act_all(Action::Undo);
    assert_eq!(app.model.chosen, LaneId::own(3, Realm::Heap));
}

/// What a lane leaves open follows the conventions; what it says does not.
#[test]
fn conventions_are_for_what_lanes_leave_open() {
    let mut app = with(Preset::Book);
    act(&mut app, LanesAction::Add(request("7")));
    app.act(Action::Settings(eight_realms_app::desk::action::SettingsAction::Conventions(
        Conventions::Course,
    )));
    app.settle();
    let course = Conventions::Course.settings();
    let own = |place: usize| app.model.own[place].lane;
    assert_eq!(own(0), Lane::of(Realm::Hash, course));
    assert_eq!(own(3).settings.tie, eight_realms_core::realm::Tie::LowG, "this lane says low g");
    assert_eq!(own(4), Lane::of(Realm::Heap, Settings { goal_test: None, ..course }));
}

/// All lanes of each preset, and of all presets mixed, have names of their own in both languages.
#[test]
fn names_tell_lanes_apart() {
    let usual = Settings::default();
    let mut sets: Vec<Vec<Lane>> = Preset::ALL.map(|preset| preset.lanes(&usual)).to_vec();
    let mut all: Vec<Lane> = sets.iter().flatten().copied().collect();
    all.sort_by_key(ToString::to_string);
    all.dedup();
    for step in 1..all.len() {
        let mixed: Vec<Lane> = (0..all.len()).map(|at| all[at * step % all.len()]).collect();
        let mut set: Vec<Lane> = Vec::new();
        for lane in mixed {
            if !set.contains(&lane) && set.len() < MAX_LANES {
                set.push(lane);
            }
        }
        sets.push(set);
    }
    for language in Language::ALL {
        let words = Words::new(language);
        for set in &sets {
            let names: Vec<String> = (0..set.len()).map(|place| name(&words, set, place)).collect();
            for (at, one) in names.iter().enumerate() {
                assert!(!one.is_empty() && !names[..at].contains(one), "{names:?}");
            }
        }
    }
    let words = Words::new(Language::English);
    let names = |preset: Preset| {
        let lanes = preset.lanes(&usual);
        (0..lanes.len()).map(|place| name(&words, &lanes, place)).collect::<Vec<_>>()
    };
    assert_eq!(
        names(Preset::Heuristics),
        ["Uniform cost", "Misplaced tiles", "Manhattan", "Linear conflict", "Weighted, w = 2.0"]
    );
    assert_eq!(names(Preset::EqualF)[..2], ["high g, oldest", "high g, newest"]);
    assert_eq!(names(Preset::Uninformed)[..2], ["BFS", "BFS, tested late"]);
}

/// Every choice that the sheet offers is a lane, and every choice that it refuses is none.
#[test]
fn the_sheet_offers_what_is_a_lane() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    let mut offered = 0;
    let mut refused = 0;
    for line in ["1", "2:g=expanded", "3", "4", "6", "7", "7:f=h", "7:h=zero", "7b", "8", "8:h=zero,l=23"] {
        for (row, content) in rows(&app.model, &request(line)) {
            let choices = match content {
                RowContent::Choices(groups) => groups.concat(),
                RowContent::Limit(choices, _) => choices,
                RowContent::Sentence(_) | RowContent::Weight(_) | RowContent::Order(_) => continue,
            };
            assert!(choices.iter().any(|choice| choice.is_set), "{line}, {row:?}");
            for choice in choices {
                let lane = choice.request.lane(&app.model.settings);
                assert_eq!(lane.err(), choice.refused, "{line}, {row:?}, {}", choice.message);
                offered += usize::from(choice.refused.is_none());
                refused += usize::from(choice.refused.is_some());
            }
        }
    }
    assert!(offered > 50 && refused > 8, "{offered}, {refused}");
    app.act(Action::LaneSheet(LaneSheetAction::Add));
    let f = rows(&app.model, &request("7:t=high-g")).into_iter().find(|(row, _)| *row == LaneRow::F);
    let Some((_, RowContent::Choices(groups))) = f else { panic!("there is a row") };
    let greedy = &groups[0][1];
    assert_eq!(greedy.request.to_string(), "7:f=h", "what does not go with it is left out");
    app.act(Action::LaneSheet(LaneSheetAction::Set(greedy.request)));
    app.act_all(Action::LaneSheet(LaneSheetAction::Confirm));
    assert_eq!(lines(&app), ["7:f=h"]);
    assert_eq!(
        app.model.own[0].lane.realm.heuristic(&app.model.chosen_settings()),
        Some(HeuristicKind::Manhattan)
    );
}

/// Both faces share the memory: what is shown has all of it, and what is not shown gives way.
#[test]
fn lanes_that_are_not_shown_give_way_to_those_that_are() {
    let limits = Limits { one: 60_000, all: 100_000 };
    let mut app = TestApp::of(Model::new(at_the_end(), 1).with_limits(limits));
    app.settle();
    let events = |app: &TestApp, face: Face| -> u64 {
        let ids = app.model.lane_ids().into_iter().filter(|id| Face::of(*id) == face);
        ids.map(|id| app.model.lane(id).recording.len()).sum()
    };
    let realms = events(&app, Face::Realms);
    assert!(realms > 50_000, "{realms}");
    act(&mut app, LanesAction::Take(Preset::Uninformed));
    app.settle();
    assert!(events(&app, Face::Own) > 90_000, "{}", events(&app, Face::Own));
    assert!(events(&app, Face::Realms) < realms, "some had to go");
    assert!(events(&app, Face::Own) + events(&app, Face::Realms) <= limits.all);
    app.act_all(Action::ShowFace(Face::Realms));
    app.settle();
    assert_eq!(events(&app, Face::Realms), realms, "searched again");
}

/// A lane that says itself how equal f is broken does not begin anew when the conventions change.
#[test]
fn other_conventions_restart_only_the_lanes_that_they_change() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    for line in ["7:t=low-g", "7", "8", "2"] {
        act(&mut app, LanesAction::Add(request(line)));
    }
    app.settle();
    let is_kept = |app: &TestApp| -> Vec<bool> {
        app.model.ladder().into_iter().map(|id| !app.model.lane(id).recording.is_empty()).collect()
    };
    app.act(Action::Settings(SettingsAction::Tie(Tie::None)));
    assert_eq!(is_kept(&app), [true, false, true, true]);
    app.settle();
    app.act(Action::Settings(SettingsAction::GoalTest(GoalTest::Expanded)));
    assert_eq!(is_kept(&app), [true, true, true, false]);
    app.settle();
    assert_eq!(expanded(&app), [650, 643, 802, 30_079]);
}

#[test]
fn the_head_of_the_ladder_says_what_all_lanes_have_in_common() {
    let words = Words::new(Language::English);
    let of = |preset: Preset| common(&words, &with(preset).model.own_lanes());
    assert_eq!(of(Preset::Heuristics), "heap · high g, oldest");
    assert_eq!(of(Preset::EqualF), "A*, heap · Manhattan");
    assert_eq!(of(Preset::Uninformed), "", "nothing");
    assert_eq!(
        common(&words, &with(Preset::EqualF).model.own_lanes()[..1]),
        "",
        "of one lane nothing is common"
    );
}

/// Conventions can make two lanes equal. A line names a search once, because no line with repeats is read.
#[test]
fn a_line_names_lanes_that_conventions_have_made_equal_once() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    for line in ["7:t=low-g", "7:h=zero", "7"] {
        act(&mut app, LanesAction::Add(request(line)));
    }
    app.act_all(Action::Settings(SettingsAction::Tie(Tie::LowG)));
    app.settle();
    assert_eq!(expanded(&app), [650, 30_079, 650]);
    let line = app.model.moment_line_at(app.model.chosen, 0).to_string();
    assert!(line.starts_with("8r2:23415x768:7:t=low-g+7:h=zero@e0"), "{line}");
    app.act_all(Action::OpenLine(line));
    assert_eq!(lines(&app), ["7:t=low-g", "7:h=zero", "7"], "they are there");
}

/// What is not the reason of a refusal stays as it is.
#[test]
fn a_choice_leaves_out_only_what_does_not_go_with_it() {
    let app = TestApp::of(Model::new(at_the_end(), 1));
    let all = rows(&app.model, &request("7:t=high-g,g=generated"));
    let f = all.into_iter().find(|(row, _)| *row == LaneRow::F);
    let Some((_, RowContent::Choices(groups))) = f else { panic!("there is a row") };
    assert_eq!(groups[0][1].request.to_string(), "7:f=h,g=generated");
}
