//! While a question is open the window is a function of the past alone: whatever comes after the moment at which it is
//! asked, the frame is the same, shape for shape and name for name.

use egui::vec2;
use eight_realms::{
    app::{Action, Animation, Limits, PlacesAction, QuestionAction, Sheet, Surroundings},
    ask::QuestionKind,
    puzzle::Puzzle,
    realm::Realm,
    words::Language,
};

use crate::{
    monkey::screen::{Screen, Window},
    probe::puzzle,
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
        screen.act(Action::Choose(realm));
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
        screen.act(Action::Choose(realm));
    }
    screen.act(Action::Seek(case.from));
    screen.act(Action::Question(QuestionAction::Open(Some(case.kind))));
    let question = screen.application.model().questions.open()?;
    let moment = question.moment;
    Some((moment, screen.drawn()))
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

/// Where two texts differ first.
fn difference(one: &str, other: &str) -> String {
    let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
    let around = |text: &str| {
        let from = (0..=at.saturating_sub(300)).rev().find(|from| text.is_char_boundary(*from)).unwrap_or(0);
        text[from..].chars().take(600).collect::<String>()
    };
    format!("\n{}\n———\n{}", around(one), around(other))
}

/// Whether the goal can be reached: a frame says the same of a puzzle that has no path as of one that has one, but for the
/// boards themselves.
#[test]
fn whether_there_is_a_path_stays_hidden_in_that_question() {
    for language in Language::ALL {
        let texts = |start: &str| {
            let mut screen = screen(puzzle(start, "12345678x"), language, Limits::default().one);
            screen.act(Action::Seek(0));
            screen.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Solvable))));
            assert!(screen.application.model().questions.open().is_some(), "{start}");
            screen.texts()
        };
        // The boards themselves may differ.
        let is_word = |text: &String| text.chars().any(|letter| letter.is_alphabetic() && letter != 'x');
        let [one, other] = ["12345687x", "41325678x"]
            .map(|start| texts(start).into_iter().filter(is_word).collect::<Vec<String>>());
        assert_eq!(one, other, "{language:?}");
    }
}
