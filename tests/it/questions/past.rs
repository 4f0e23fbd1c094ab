//! While a question is open the window is a function of the past alone: whatever comes after the moment at which it is
//! asked, the frame is the same, shape for shape and name for name.

use std::sync::Arc;

use egui::vec2;
use eight_realms::gui::picture;
use eight_realms_app::{
    desk::action::LanesAction,
    desk::{
        Shown,
        cost::RaceMeasure,
        jobs::Role,
        lanes::{Limits, Times},
        screen::{Animation, Reading, Sheet, StageTab, Surroundings},
    },
    model::Action,
    places::PlacesAction,
    questions::QuestionAction,
    race::RaceAction,
    words::Language,
};
use eight_realms_core::{
    ask::{Prediction, QuestionKind},
    heuristic::HeuristicKind,
    job::{Job, Search},
    lane::LaneRequest,
    puzzle::Puzzle,
    realm::{Realm, Settings, Tie},
};
use eight_realms_worker::worker::Host;

use crate::{
    ground::puzzle,
    monkey::screen::{Screen, Window, difference},
    sizes::times,
    test_app::timed,
};

/// A question that is asked of a realm, after so many events or at the next moment where it can be.
struct Case {
    kind: QuestionKind,
    realm: Realm,
    from: u64,
}

/// Every kind that the window asks of itself, and every realm that hides something of its own.
fn cases() -> Vec<Case> {
    let of = |kind: QuestionKind, from: u64| {
        let realms = Realm::ALL.into_iter().filter(move |realm| kind.is_of(*realm));
        realms.map(move |realm| Case { kind, realm, from })
    };
    let kinds = QuestionKind::ALL.into_iter().filter(|kind| !matches!(kind, QuestionKind::Order));
    kinds.flat_map(|kind| [0, 40].into_iter().flat_map(move |from| of(kind, from))).collect()
}

/// The window with at most so many events of each search.
fn screen(puzzle: Puzzle, language: Language, most: u64) -> Screen {
    let limits = Limits { one: most, all: 24_000_000 };
    // Nothing slides from where it was before.
    let surroundings = Surroundings { animation: Animation::Reduced, ..Surroundings::default() };
    Screen::of(puzzle, language, limits, surroundings)
}

/// Breakpoints everywhere, and bookmarks after all that is asked about.
fn mark(screen: &mut Screen) {
    for text in ["expand", "end", "solved", "frontier >= 12"] {
        screen.act(Action::Places(PlacesAction::Write(text.to_owned())));
        screen.act(Action::Places(PlacesAction::AddBreakpoint));
    }
    for realm in Realm::ALL {
        screen.act(Action::Choose(realm.into()));
        for moment in [10, 100, u64::MAX] {
            screen.act(Action::Seek(moment));
            screen.act(Action::Places(PlacesAction::SetBookmark));
            // Where there is one, its sheet opens.
            screen.act(Action::Open(Sheet::None));
        }
    }
}

/// Asks, and returns the moment and what is drawn; `None` if nothing can be asked.
fn ask(screen: &mut Screen, case: &Case) -> Option<(u64, String)> {
    screen.act(Action::Question(QuestionAction::Leave));
    // The ladder shows the variant of a rung that was chosen last.
    for realm in Realm::LADDER.into_iter().chain([case.realm]) {
        screen.act(Action::Choose(realm.into()));
    }
    ask_chosen(screen, case)
}

/// The same of the lane that is chosen.
fn ask_chosen(screen: &mut Screen, case: &Case) -> Option<(u64, String)> {
    screen.act(Action::Seek(case.from));
    // The source is read where it is in question.
    let reading = if case.kind == QuestionKind::Code { Reading::Code } else { Reading::Page };
    screen.act(Action::Read(reading));
    screen.act(Action::Question(QuestionAction::Open(Some(case.kind))));
    let question = screen.application.model().questions.open()?;
    let moment = question.moment;
    let drawn = screen.drawn();
    screen.act(Action::Open(Sheet::Link));
    let with_link = screen.drawn();
    screen.act(Action::Open(Sheet::None));
    Some((moment, drawn + &with_link))
}

#[test]
fn what_is_drawn_is_the_same_whatever_comes_after() {
    let puzzle = puzzle("1237x8564", "12345678x");
    let windows = [vec2(1024.0, 640.0), vec2(1440.0, 900.0)];
    for (language, points) in Language::ALL.into_iter().zip(windows) {
        let window = Window { points, scale: 1.0 };
        let mut whole = screen(puzzle, language, Limits::default().one);
        whole.resize(window);
        mark(&mut whole);
        let mut compared = 0;
        for case in cases() {
            let Some((moment, drawn)) = ask(&mut whole, &case) else { continue };
            // The answer of some kinds is known only some events later.
            let shortest = [1, 2, 8, 60].into_iter().find_map(|more| {
                let mut cut = screen(puzzle, language, moment + more);
                cut.resize(window);
                let (at, cut) = ask(&mut cut, &case)?;
                (at == moment).then_some(cut)
            });
            let Some(cut) = shortest else { continue };
            let name = format!("{:?} of realm {} at {moment}, {language:?}", case.kind, case.realm);
            assert!(drawn == cut, "{name}: {}", difference(&drawn, &cut));
            compared += 1;
        }
        assert!(compared > 60, "{compared} compared");
    }
}

/// The bet on the order of realms: searches that took other times are bet on in the same window.
#[test]
fn a_bet_looks_the_same_whoever_wins() {
    let window = Window { points: vec2(1440.0, 900.0), scale: 1.0 };
    let bets = [0, 3].map(|rotated| {
        let mut screen = screen(puzzle("1237x8564", "12345678x"), Language::English, Limits::default().one);
        screen.resize(window);
        let times: Vec<Times> =
            Realm::LADDER.into_iter().filter_map(|realm| times().remove(&realm)).collect();
        for (place, realm) in Realm::LADDER.into_iter().enumerate() {
            let times = Times {
                lookup: times[2].lookup.filter(|_| realm.looks_up()),
                ..times[(place + rotated) % 8]
            };
            screen.act(Action::From(Role::Measure, timed(realm, times, None)));
        }
        screen.act(Action::ShowStage(StageTab::Race));
        screen.act(Action::Race(RaceAction::Measure(RaceMeasure::RunTime)));
        screen.act(Action::Seek(0));
        screen.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Order))));
        let question = screen.application.model().questions.open().expect("a bet");
        (question.order.as_ref().expect("it is about the order").right(), screen.drawn())
    });
    let [(right, drawn), (other_right, other)] = bets;
    assert_ne!(right, other_right);
    assert!(drawn == other, "{}", difference(&drawn, &other));
}

/// Whether the goal can be reached: a frame says the same of a puzzle that has no path as of one that has one, but for the
/// boards themselves.
#[test]
fn whether_there_is_a_path_stays_hidden_in_that_question() {
    for language in Language::ALL {
        let texts = |realm: Realm, start: &str| {
            let mut screen = screen(puzzle(start, "12345678x"), language, Limits::default().one);
            screen.act(Action::Choose(realm.into()));
            screen.act(Action::Seek(0));
            screen.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Solvable))));
            assert!(screen.application.model().questions.open().is_some(), "{realm} {start}");
            screen.texts()
        };
        // The boards themselves may differ.
        let is_word = |text: &String| text.chars().any(|letter| letter.is_alphabetic() && letter != 'x');
        // Realm 1 tests no parity, and the others do: realm 8 gives another reason.
        for realm in [Realm::StringSet, Realm::Bidirectional, Realm::IdaStar] {
            let [one, other] = ["12345687x", "41325678x"]
                .map(|start| texts(realm, start).into_iter().filter(is_word).collect::<Vec<String>>());
            assert_eq!(one, other, "realm {realm}, {language:?}");
        }
    }
}

/// What is right, once the question is answered.
fn right_answers(screen: &mut Screen) -> Vec<Prediction> {
    screen.act(Action::Question(QuestionAction::Pass));
    let question = screen.application.model().questions.current.as_ref().expect("it is answered");
    question.right().expect("it is told").full.clone()
}

/// The window, in which behind the lane of a realm stands a search with other settings than those that are shown.
fn with_another_search(start: Puzzle, realm: Realm, settings: Settings) -> Screen {
    let mut screen = screen(puzzle("1237x8564", "12345678x"), Language::English, Limits::default().one);
    // The lane of this realm alone is searched, and at once.
    screen.act(Action::Choose(realm.into()));
    for other in Realm::ALL.into_iter().filter(|other| *other != realm) {
        if screen.application.model().shown(other) == Shown::Yes {
            screen.act(Action::ToggleShown(other.into()));
        }
    }
    screen.application.act(Action::SetPuzzle(start));
    _ = screen.application.poll();
    let search =
        Host::new(Arc::new(|| {})).start(Job::Search(Search::new(realm, start, settings))).expect("a thread");
    search.allow_until(u64::MAX);
    screen.application.session_mut().adopt(realm, search);
    picture::finish(&mut screen.application);
    screen
}

/// The same past, which at the beginning is none, and another answer.
#[test]
fn how_many_boards_will_be_expanded_does_not_show() {
    let puzzle = puzzle("23415x768", "12345678x");
    let settings =
        Settings { order: "rdlu".parse().expect("an order"), tie: Tie::LowG, ..Settings::default() };
    for realm in [Realm::Misplaced, Realm::Manhattan, Realm::Heap, Realm::IdaStar] {
        let case = Case { kind: QuestionKind::Count, realm, from: 0 };
        let screens =
            [Settings::default(), settings].map(|settings| with_another_search(puzzle, realm, settings));
        let [one, other] = screens.map(|mut screen| {
            let drawn = ask(&mut screen, &case).expect("it can be asked");
            (drawn, right_answers(&mut screen))
        });
        assert!(one.0 == other.0, "realm {realm}: {}", difference(&one.0.1, &other.0.1));
        assert_ne!(one.1, other.1, "realm {realm} expands as many with other settings");
    }
}

/// What is asked of the start is known in the present: all that is written is the same whichever heuristic it is, but for
/// the heuristic's name.
#[test]
fn what_the_heuristic_says_of_the_start_does_not_show() {
    let puzzle = puzzle("23415x768", "12345678x");
    for language in Language::ALL {
        for kind in [QuestionKind::Value, QuestionKind::Over] {
            let case = Case { kind, realm: Realm::Heap, from: 0 };
            let kinds = [HeuristicKind::Manhattan, HeuristicKind::BlankCounted, HeuristicKind::Misplaced];
            let read = kinds.map(|heuristic| {
                let mut screen = screen(puzzle, language, Limits::default().one);
                let request = LaneRequest { heuristic: Some(heuristic), ..LaneRequest::of(Realm::Heap) };
                screen.act(Action::Lanes(LanesAction::Add(request)));
                ask_chosen(&mut screen, &case).expect("it can be asked");
                (screen.texts(), right_answers(&mut screen))
            });
            let [manhattan, others @ ..] = &read;
            for other in others {
                let is_figure = |text: &&String| text.bytes().any(|byte| byte.is_ascii_digit());
                let beyond = |one: &[String], other: &[String]| {
                    one.iter()
                        .filter(is_figure)
                        .filter(|text| !other.contains(text))
                        .cloned()
                        .collect::<Vec<_>>()
                };
                let figures = [beyond(&manhattan.0, &other.0), beyond(&other.0, &manhattan.0)].concat();
                assert!(figures.is_empty(), "{kind:?}: {figures:?}");
            }
            if kind == QuestionKind::Value {
                assert!(others.iter().all(|other| other.1 != manhattan.1), "each heuristic has another h");
            }
        }
    }
}
