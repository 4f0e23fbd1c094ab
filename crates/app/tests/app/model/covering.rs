//! Totals that are covered until a lane has been played to its end.

use eight_realms_app::{
    desk::{
        action::{LanesAction, SettingsAction, SolutionAction, WindowAction},
        clock::{PlayClock, PlayClocks},
        cost::RaceMeasure,
        jobs::Role,
        lanes::RunState,
        notice::Notice,
        preferences::{OpensAt, Preferences, QuestionMode, Speed, Totals},
        screen::{Face, StageTab},
    },
    ladder::{self, Rung},
    model::{Action, Model},
    questions::QuestionAction,
    race::{RaceAction, RaceFace, table::TableTime},
    view::View,
    words::{Language, Words, solution::SolutionForm},
};
use eight_realms_core::{
    ask::QuestionKind,
    job::Message,
    lane::{Conventions, LaneId, Preset},
    puzzle::Order,
    realm::Realm,
    replay::{Direction, Playback, Stride},
};

use super::{near, test_app::TestApp};

const COVER: Action = Action::Window(WindowAction::Totals(Totals::Covered));
const SHOW: Action = Action::Window(WindowAction::Totals(Totals::InSight));
const END: Action = Action::Step(Stride::All, Direction::Forward);
const HOME: Action = Action::Step(Stride::All, Direction::Back);

/// Every lane searched, in a window that covers totals.
fn covered(preferences: Preferences) -> TestApp {
    let mut app = TestApp::of(Model::new(Preferences { totals: Totals::Covered, ..preferences }, 1));
    app.settle();
    app.act(Action::Choose(Realm::Heap.into()));
    app
}

fn rungs(app: &TestApp) -> Vec<Rung> {
    ladder::rungs(app.model.seen().desk)
}

fn is_covered(app: &TestApp, realm: Realm) -> bool {
    app.model.seen().is_covered(realm.into())
}

/// Number of events of the chosen lane that are shown.
fn shown(app: &TestApp) -> u64 {
    app.model.seen().chosen_lane().recording.len()
}

#[test]
fn a_lane_shows_what_was_seen_of_it_and_everything_at_its_end() {
    let mut app = covered(Preferences::default());
    let all = app.model.chosen_lane().recording.len();
    assert!(Realm::ALL.into_iter().all(|realm| is_covered(&app, realm)));
    assert_eq!(shown(&app), 0);
    for moment in [40, 12, 200, 199] {
        app.act(Action::Seek(moment));
        assert_eq!(app.model.seen().chosen_lane().playhead.moment, moment);
    }
    assert_eq!(shown(&app), 200, "the furthest moment");
    app.act(Action::Step(Stride::Expansion, Direction::Forward));
    app.act(Action::Step(Stride::Expansion, Direction::Forward));
    assert!((201..all).contains(&shown(&app)));
    app.act(Action::TogglePlay);
    app.act(Action::Tick(1.0));
    assert_eq!(shown(&app), app.model.chosen_lane().playhead.moment, "what is played is seen");
    app.act(Action::Seek(all - 1));
    assert!(is_covered(&app, Realm::Heap));
    app.act(Action::Step(Stride::Event, Direction::Forward));
    assert!(!is_covered(&app, Realm::Heap), "at its end");
    app.act(HOME);
    assert!(!is_covered(&app, Realm::Heap) && shown(&app) == all, "it stays so");
    assert!(is_covered(&app, Realm::Manhattan), "the others are as they were");
}

#[test]
fn the_end_and_a_press_uncover_a_lane_at_once() {
    let mut app = covered(Preferences::default());
    app.act(END);
    assert!(!is_covered(&app, Realm::Heap));
    app.act(HOME);
    assert!(!is_covered(&app, Realm::Heap));
    app.act(Action::Uncover(Realm::IdaStar.into()));
    assert!(!is_covered(&app, Realm::IdaStar));
    assert!(is_covered(&app, Realm::Manhattan));
    // While its search runs, too.
    app.act(Action::SetPuzzle(near()));
    app.due();
    app.act(Action::Uncover(Realm::Heap.into()));
    assert!(!is_covered(&app, Realm::Heap));
    app.settle();
    assert!(!is_covered(&app, Realm::Heap));
}

#[test]
fn another_puzzle_or_setting_covers_a_lane_again() {
    let mut app = covered(Preferences::default());
    for action in [
        Action::SetPuzzle(near()),
        Action::Settings(SettingsAction::Order(Order::all().last().expect("24"))),
        Action::Settings(SettingsAction::Conventions(Conventions::EightRealms)),
    ] {
        app.act(END);
        assert!(!is_covered(&app, Realm::Heap));
        app.act(action);
        app.settle();
        assert!(is_covered(&app, Realm::Heap));
        assert_eq!((shown(&app), app.model.chosen_lane().playhead.moment), (0, 0));
    }
}

/// A puzzle opens at its end: the searches are followed, and nobody has seen more than their ends.
#[test]
fn a_search_that_is_followed_has_not_been_seen() {
    let at_the_end = Preferences { opens_at: OpensAt::End, ..Preferences::default() };
    let mut app = TestApp::of(Model::new(at_the_end.clone(), 1));
    app.settle();
    app.act(Action::Choose(Realm::Manhattan.into()));
    assert_eq!(app.model.chosen_lane().playhead.moment, app.model.chosen_lane().recording.len());
    app.act(COVER);
    for realm in Realm::ALL {
        let lane = app.model.lane(realm);
        assert!(is_covered(&app, realm), "{realm}");
        assert_eq!((lane.playhead.moment, lane.playhead.playback), (0, Playback::Paused), "{realm}");
    }
    let app = covered(at_the_end);
    assert!(is_covered(&app, Realm::Heap) && shown(&app) == 0, "nor while totals are covered");
}

#[test]
fn a_lane_at_its_end_goes_to_its_start_and_others_stay_as_they_were_seen() {
    let mut app = covered(Preferences::default());
    app.act(SHOW);
    app.act(END);
    app.act(Action::Choose(Realm::Manhattan.into()));
    app.act(Action::Seek(90));
    app.act(COVER);
    assert_eq!(app.model.chosen_lane().playhead.moment, 90, "not at its end");
    assert!(!is_covered(&app, Realm::Heap), "played to its end");
    app.act(SHOW);
    app.act(END);
    app.act(COVER);
    assert!(is_covered(&app, Realm::Manhattan));
    assert_eq!((shown(&app), app.model.chosen_lane().playhead.moment), (0, 0));
}

#[test]
fn a_race_covers_every_lane_up_to_its_position() {
    let mut app = covered(Preferences::default());
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Seek(50));
    app.act(Action::Seek(20));
    let seen = |app: &TestApp, realm: Realm| app.model.seen().lane(realm).recording.edge().tally.expanded;
    for realm in [Realm::Hash, Realm::Heap, Realm::IdaStar] {
        assert_eq!(seen(&app, realm), 50, "{realm}");
    }
    assert!(!is_covered(&app, Realm::Table), "its look-ups have ended");
    let view = View::of(app.model.seen());
    let race = view.race.as_ref().expect("it is shown");
    assert_eq!((race.at, race.longest), (20, 100));
    assert!(race.finishes.iter().all(|finish| finish.lanes == [LaneId::from(Realm::Table)]));
    assert_eq!(race.table_time, TableTime::SoFar);
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Work)));
    app.act(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
    let view = View::of(app.model.seen());
    let figures = view.race.expect("it is shown").must_expand.expect("it is shown").figures.expect("a path");
    assert!(figures.lanes.iter().all(|lane| lane.necessary.is_none()));
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    app.act(END);
    assert!(Realm::LADDER.into_iter().all(|realm| !is_covered(&app, realm)));
    app.act(SHOW);
    app.act(COVER);
    assert!(Realm::LADDER.into_iter().all(|realm| is_covered(&app, realm)));
    assert_eq!(app.model.together.playhead.moment, 0);
}

#[test]
fn a_difference_is_told_as_far_as_it_has_been_seen() {
    let mut app = covered(Preferences::default());
    let difference = Action::Race(RaceAction::FindDivergence(Some(Realm::Misplaced.into())));
    app.act(difference);
    let lanes = [Realm::Heap, Realm::Misplaced].map(LaneId::from);
    assert_eq!(app.model.notice.take().map(|(notice, _)| notice), Some(Notice::NotSeen { lanes }));
    assert_eq!((app.model.stage, shown(&app)), (StageTab::Step, 0));
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Seek(100));
    app.act(Action::Race(RaceAction::FindDivergence(Some(Realm::Misplaced.into()))));
    let divergence = app.model.race.divergence.expect("both have been seen there");
    assert_eq!(divergence.difference.expansion, app.model.together.playhead.moment);
}

#[test]
fn a_rung_has_no_tick_where_totals_are_covered_nor_has_the_one_below() {
    let mut app = covered(Preferences::default());
    app.act(Action::Seek(200));
    let rungs = self::rungs(&app);
    assert!(rungs.iter().all(|rung| rung.is_covered && rung.before.is_none() && rung.times.is_none()));
    let bars: Vec<Option<f64>> = rungs.iter().map(|rung| rung.bar).collect();
    let seen = app.model.seen().chosen_lane().recording.edge().tally.expanded as f64;
    assert_eq!(bars.iter().flatten().copied().collect::<Vec<_>>(), [seen.ln() / 181_440_f64.ln()]);
    app.act(END);
    assert!(
        self::rungs(&app).iter().all(|rung| rung.before.is_none()),
        "rung 7 is between two that are covered"
    );
    app.act(Action::Uncover(Realm::Manhattan.into()));
    app.act(Action::Uncover(Realm::IdaStar.into()));
    let ticks: Vec<bool> = self::rungs(&app).iter().map(|rung| rung.before.is_some()).collect();
    assert_eq!(ticks, [false, false, false, false, false, false, true, true]);
}

#[test]
fn the_solution_and_what_could_tell_it_are_covered() {
    let mut app = covered(Preferences::default());
    app.act(Action::Seek(10));
    for form in SolutionForm::ALL {
        app.act(Action::Window(WindowAction::Solution(form)));
        assert_eq!(app.act(Action::CopySolution), None, "{form:?}");
    }
    app.act(Action::Solution(SolutionAction::Open));
    assert!(!app.model.is_walking());
    app.act(Action::DealRandom);
    assert_eq!(app.model.notice.take().map(|(notice, _)| notice), Some(Notice::Dealt { moves: None }));
    app.settle();
    app.act(END);
    app.act(Action::Solution(SolutionAction::Open));
    assert!(app.model.is_walking());
    app.act(SHOW);
    app.act(COVER);
    assert!(!app.model.is_walking(), "covered while it is walked");
}

#[test]
fn a_question_hides_more_and_gives_the_cover_back() {
    let mut app = covered(Preferences::default());
    app.act(Action::Seek(60));
    app.act(Action::Choose(Realm::Manhattan.into()));
    app.act(Action::Seek(90));
    app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Fate))));
    let moment = app.model.questions.open().expect("it is asked").moment;
    assert_eq!(app.model.seen().lane(Realm::Heap).recording.len(), 0, "the others seem not to have begun");
    assert_eq!(shown(&app), moment);
    app.act(Action::Question(QuestionAction::Leave));
    assert_eq!(app.model.seen().lane(Realm::Heap).recording.len(), 60);
    assert_eq!(shown(&app), moment.max(90));
    assert!(is_covered(&app, Realm::Manhattan));
}

/// As fast as possible, the end is there at once: whoever plays so has asked for it.
#[test]
fn a_lane_played_without_a_limit_is_uncovered() {
    for stage in [StageTab::Step, StageTab::Race] {
        let clocks = PlayClocks { race: PlayClock::Even, step: PlayClock::Even };
        let mut app = covered(Preferences { speed: Speed::UNLIMITED, clocks, ..Preferences::default() });
        app.act(Action::ShowStage(stage));
        app.act(Action::TogglePlay);
        app.act(Action::Tick(0.1));
        assert!(!is_covered(&app, Realm::Heap), "{stage:?}");
        assert_eq!(app.model.chosen_lane().playhead.moment, app.model.chosen_lane().recording.len());
    }
}

#[test]
fn a_search_that_was_lost_is_told_of() {
    let mut app = covered(Preferences::default());
    app.act(Action::SetPuzzle(near()));
    app.due();
    let lost = Message::Lost { reason: "gone".to_owned() };
    app.act(Action::From(Role::Search(Realm::Heap.into()), lost));
    assert!(matches!(app.model.seen().chosen_lane().run, RunState::Lost { .. }));
}

#[test]
fn a_line_names_the_moment_of_a_covered_lane_and_its_end_when_that_is_opened() {
    let mut app = covered(Preferences::default());
    app.act(Action::Seek(47));
    assert!(app.model.moment_line().to_string().contains("@e47"));
    app.act(Action::OpenLine("8r1:23415x768:7@end".to_owned()));
    app.settle();
    assert!(!is_covered(&app, Realm::Heap));
    assert!(app.model.moment_line().to_string().contains("@end"));
}

/// A search that has to make room comes again as it was, so what was uncovered stays so.
#[test]
fn a_lane_that_is_searched_again_for_another_face_stays_uncovered() {
    let mut app = covered(Preferences::default());
    app.act_all(Action::SetPuzzle(near()));
    app.due();
    app.act_all(Action::Uncover(Realm::Heap.into()));
    app.act_all(Action::ShowFace(Face::Own));
    app.act_all(Action::ShowFace(Face::Realms));
    app.settle();
    assert!(!is_covered(&app, Realm::Heap));
}

/// A class guesses about a lane that is added after a race, too; and another class about the same board.
#[test]
fn a_lane_that_is_added_is_covered_and_the_key_covers_again_at_the_start() {
    let mut app = covered(Preferences::default());
    app.act_all(Action::Lanes(LanesAction::Take(Preset::Heuristics)));
    app.settle();
    app.act_all(Action::ShowStage(StageTab::Race));
    app.act_all(END);
    let is_all_covered = |app: &TestApp| app.model.shown_lanes().all(|id| app.model.seen().is_covered(id));
    assert!(!is_all_covered(&app));
    app.act_all(Action::Lanes(LanesAction::Add("7:f=h".parse().expect("a lane"))));
    app.settle();
    assert!(app.model.seen().is_covered(app.model.chosen), "nobody has seen it");
    assert_eq!(app.model.seen().race_position(), 0);
    app.act_all(SHOW);
    app.act_all(COVER);
    assert!(is_all_covered(&app), "for another class");
}

/// A race of lanes whose totals are covered, with a bet on it that is given as `choices`, by place.
fn bet(mode: QuestionMode, choices: &[usize]) -> TestApp {
    let mut app = TestApp::of(Model::new(Preferences { totals: Totals::Covered, ..Default::default() }, 1));
    app.act(Action::Lanes(LanesAction::Take(Preset::Heuristics)));
    app.settle();
    app.act(Action::ShowStage(StageTab::Race));
    app.act(Action::Question(QuestionAction::Mode(mode)));
    app.act(Action::Question(QuestionAction::Open(None)));
    for place in choices {
        app.act(Action::Question(QuestionAction::Choose(*place)));
    }
    app
}

fn headline(app: &TestApp) -> String {
    eight_realms_app::headline::sentence(&View::of(app.model.seen()), &Words::new(Language::English))
}

#[test]
fn a_bet_on_covered_lanes_is_kept_until_they_are_seen() {
    let mut app = bet(QuestionMode::Alone, &[4, 3, 2, 1, 0]);
    app.act(Action::Question(QuestionAction::Confirm));
    assert!(app.model.questions.current.is_none(), "no verdict");
    assert!(app.model.questions.results.is_empty());
    assert!(matches!(&app.model.notice, Some((Notice::AnswerKept, _))));
    assert!(app.model.seen().is_playing(), "the race begins");
    app.act(Action::Tick(1.0));
    assert!(headline(&app).starts_with("Your bet: e < d < c < b < a. "), "{}", headline(&app));
    let ids: Vec<LaneId> = app.model.shown_lanes().collect();
    for id in &ids[1..] {
        app.act(Action::Uncover(*id));
    }
    assert!(app.model.questions.current.is_none(), "one lane is still covered");
    app.act(Action::Step(Stride::All, Direction::Forward));
    let question = app.model.questions.current.as_ref().expect("the bet is judged");
    assert!(!question.is_open());
    assert_eq!(app.model.questions.results.len(), 1);
    assert!(app.model.questions.results[0].points.is_some());
    assert!(!headline(&app).contains("Your bet"));
    let at = app.model.together.playhead.moment;
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(app.model.questions.current.is_none());
    assert_eq!(app.model.together.playhead.moment, at, "the race stays at its end");
    assert!(!app.model.seen().is_playing());
}

#[test]
fn a_bet_is_judged_once_totals_are_in_sight_and_forgotten_with_its_searches() {
    let mut app = bet(QuestionMode::Alone, &[4, 3, 2, 1, 0]);
    app.act(Action::Question(QuestionAction::Confirm));
    app.act(SHOW);
    assert_eq!(app.model.questions.results.len(), 1);

    let mut app = bet(QuestionMode::Alone, &[4, 3, 2, 1, 0]);
    app.act(Action::Question(QuestionAction::Confirm));
    app.act(Action::DealRandom);
    app.settle();
    app.act(SHOW);
    assert!(app.model.questions.results.is_empty() && app.model.questions.current.is_none());
    assert!(!headline(&app).contains("Your bet"));
}

#[test]
fn another_bet_on_the_same_race_takes_the_place_of_the_first() {
    let mut app = bet(QuestionMode::Alone, &[4, 3, 2, 1, 0]);
    app.act(Action::Question(QuestionAction::Confirm));
    app.act(Action::Question(QuestionAction::Open(None)));
    for place in [3, 4, 2, 1, 0] {
        app.act(Action::Question(QuestionAction::Choose(place)));
    }
    app.act(Action::Question(QuestionAction::Confirm));
    assert!(headline(&app).starts_with("Your bet: d < e < c < b < a. "), "{}", headline(&app));
    app.act(SHOW);
    assert_eq!(app.model.questions.results.len(), 1);
}

#[test]
fn a_class_that_has_begun_a_bet_finishes_it() {
    let mut app = bet(QuestionMode::Class, &[4, 3]);
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(app.model.questions.open().is_some(), "two lanes of five are no answer");
    for place in [2, 1, 0] {
        app.act(Action::Question(QuestionAction::Choose(place)));
    }
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(app.model.questions.current.is_none() && app.model.questions.results.is_empty());

    let mut app = bet(QuestionMode::Class, &[]);
    app.act(Action::Question(QuestionAction::GoOn));
    assert!(app.model.questions.current.is_none(), "it has bet aloud");
    assert!(!headline(&app).contains("Your bet"));
    app.act(SHOW);
    assert!(app.model.questions.current.is_some(), "the order is told in the end");
}

#[test]
fn a_number_of_boards_is_judged_at_the_end_of_a_covered_lane() {
    let mut app = covered(Preferences::default());
    app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Count))));
    app.act(Action::Question(QuestionAction::SetCount(300)));
    app.act(Action::Question(QuestionAction::Confirm));
    assert!(app.model.questions.current.is_none() && app.model.questions.results.is_empty());
    assert_eq!(app.model.chosen_lane().playhead.moment, 1, "the search goes on");
    app.act(Action::Choose(Realm::Manhattan.into()));
    app.act(END);
    assert!(app.model.questions.current.is_none(), "another lane is shown");
    app.act(Action::Choose(Realm::Heap.into()));
    app.act(END);
    assert_eq!(app.model.questions.results.len(), 1);
    assert_eq!(app.model.questions.results[0].points, Some(2), "314 boards");
}

/// The person has gone on since the question was asked: nothing moves under the verdict, and nothing jumps after it.
#[test]
fn a_verdict_in_the_middle_of_a_search_leaves_it_where_it_is() {
    let mut app = covered(Preferences::default());
    app.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Count))));
    app.act(Action::Question(QuestionAction::SetCount(300)));
    app.act(Action::Question(QuestionAction::Confirm));
    app.act(Action::Seek(200));
    app.act(Action::TogglePlay);
    app.act(SHOW);
    assert_eq!(app.model.questions.results.len(), 1);
    app.act(Action::Tick(1.0));
    assert_eq!(app.model.chosen_lane().playhead.moment, 200);
    app.act(Action::Question(QuestionAction::GoOn));
    assert_eq!(app.model.chosen_lane().playhead.moment, 200);
    assert!(app.model.seen().is_playing(), "it plays on as before the verdict");
}

#[test]
fn a_bet_by_another_measure_is_another_bet() {
    let mut app = bet(QuestionMode::Alone, &[4, 3, 2, 1, 0]);
    app.act(Action::Question(QuestionAction::Confirm));
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Work)));
    assert!(!headline(&app).contains("Your bet"), "it was on expansions");
    app.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    assert!(headline(&app).starts_with("Your bet: e < d"));
}
