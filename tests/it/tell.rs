//! What the window says and offers, without a window: from views to sentences and rules.

use std::{sync::Arc, time::Duration};

use eight_realms::{
    app::{
        Action, Model, Notice, Preferences, SettingsNotWritten, Shown, SolutionAction, StageTab,
        view::{Frontier, View},
    },
    lesson::Paragraph,
    puzzle::{Board, BoardError},
    realm::Realm,
    replay::{Direction, Stride},
    session::Session,
    tell::{
        Narrator, board_error,
        control::Control,
        film, jump, ladder,
        markdown::{PieceKind, pieces},
        moment, notice, plots,
        race::sentence,
        stage::{self, Note},
        timeline,
    },
    trace::{Event, Side},
    words::{Language, Words, figures},
};

/// The application without a screen, with real searches.
struct Reader {
    model: Model,
    session: Session,
    words: Words,
}

impl Reader {
    /// The sample as the window opens with it, before anything is searched.
    fn new() -> Self {
        let model = Model::new(Preferences::default(), 1);
        Self { model, session: Session::new(Arc::new(|| {})), words: Words::new(Language::English) }
    }

    /// The same with only some realms shown and searched, the first of them looked at.
    fn of(realms: &[Realm]) -> Self {
        let mut reader = Self::new();
        reader.act(Action::Choose(realms[0]));
        for other in Realm::LADDER.into_iter().filter(|realm| !realms.contains(realm)) {
            reader.act(Action::ToggleShown(other));
        }
        let is_over = |model: &Model| model.wanted().all(|realm| model.lane(realm).has_ended());
        while !is_over(&reader.model) || reader.session.searches() > 0 {
            reader.session.poll(&mut reader.model, Duration::from_millis(2));
            reader.act(Action::Tick(0.016));
        }
        reader
    }

    fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    fn at(&mut self, moment: u64) -> &mut Self {
        self.act(Action::Seek(moment));
        self
    }

    /// Lets a view be told.
    fn tell<T>(&self, told: impl FnOnce(Narrator<'_>) -> T) -> T {
        let view = View::of(&self.model);
        told(Narrator { view: &view, words: &self.words })
    }

    fn events(&self) -> u64 {
        self.model.chosen_lane().recording.len()
    }
}

/// Marks go, a star that is none stays, and a piece ends where its mark does.
#[test]
fn light_markdown_falls_into_its_pieces() {
    let told = pieces("Plain, **A\\* in bold**, `a * b`, A\\*.");
    let expected = [
        (PieceKind::Plain, "Plain, "),
        (PieceKind::Bold, "A* in bold"),
        (PieceKind::Plain, ", "),
        (PieceKind::Code, "a * b"),
        (PieceKind::Plain, ", A*."),
    ];
    assert_eq!(told, expected.map(|(kind, words)| (kind, words.to_owned())));
    for language in Language::ALL {
        let words = Words::new(language);
        for realm in Realm::ALL {
            for paragraph in Paragraph::ALL {
                let message = words.say(&paragraph.message(realm));
                let pieces = pieces(&message);
                let marks = message.matches("**").count();
                let bold = pieces.iter().filter(|(kind, _)| *kind == PieceKind::Bold).count();
                assert_eq!(2 * bold, marks, "{message}");
                let left = |mark: &str| pieces.iter().any(|(_, words)| words.contains(mark));
                assert!(!left("**") && !left("\\") && !left("`"), "{pieces:?}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said_with_position_and_tiles() {
    let words = Words::new(Language::English);
    let told = |text: &str| {
        let error: BoardError = text.parse::<Board>().expect_err(text);
        board_error::sentence(&error, &words)
    };
    assert_eq!(told("1234567"), "7 cells of 9, still missing: 8 x");
    assert_eq!(told("12x45x678"), "position 6: the blank again, first at position 3");
    assert_eq!(told("12345678x1"), "position 10: “1” is one too many, a board has nine cells");
    assert!(told("123\u{202e}56x78").contains("U+202E"), "what would turn the sentence around is named");
}

#[test]
fn a_notice_says_its_facts_in_either_language() {
    let protected = Notice::SettingsUnwritten { reason: SettingsNotWritten::Protected("a.json".to_owned()) };
    let dealt = Notice::Dealt { moves: 22 };
    let told =
        |notice: &Notice| Language::ALL.map(|language| notice::sentence(notice, &Words::new(language)));
    for (notice, fact) in [(&protected, "a.json"), (&dealt, "22")] {
        let [one, other] = told(notice);
        assert!(one.contains(fact) && other.contains(fact), "{one} / {other}");
        assert_ne!(one, other);
    }
    let english = notice::sentence(&protected, &Words::new(Language::English));
    assert_eq!(english, "The settings could not be saved: a.json is write-protected.");
}

#[test]
fn a_key_of_the_timeline_is_offered_where_it_would_change_something() {
    let mut reader = Reader::of(&[Realm::Heap]);
    let offered = |reader: &Reader, control: Control| reader.tell(|narrator| control.is_offered(narrator));
    let back = [Control::First, Control::Back, Control::EventBack, Control::MarkBack];
    let forward = [Control::Last, Control::Forward, Control::EventForward, Control::MarkForward];
    let end = reader.events();
    for (moment, is_back, is_forward) in [(0, false, true), (end / 2, true, true), (end, true, false)] {
        reader.at(moment);
        for control in back {
            assert_eq!(offered(&reader, control), is_back, "{control:?} at {moment}");
        }
        for control in forward {
            assert_eq!(offered(&reader, control), is_forward, "{control:?} at {moment}");
        }
        assert!(offered(&reader, Control::Play));
    }
    while offered(&reader, Control::Faster) {
        reader.act(Control::Faster.action(&reader.model));
    }
    assert_eq!(
        reader.tell(|narrator| timeline::speed(narrator, reader.model.preferences.speed)),
        "unlimited"
    );
    assert!(offered(&reader, Control::Slower));
    reader.at(0);
    assert_eq!(Control::Play.name(&reader.model), "play");
    reader.act(Control::Play.action(&reader.model));
    assert_eq!(Control::Play.name(&reader.model), "pause");
}

#[test]
fn a_moment_is_copied_as_a_line_that_begins_with_its_board_and_an_end_as_the_start() {
    let mut reader = Reader::of(&[Realm::Manhattan]);
    let copied = |reader: &Reader| reader.tell(|narrator| moment::copied(narrator.view, narrator.words));
    let end = reader.events();
    assert!(matches!(copied(&reader), Action::CopyStart), "at the end");
    assert!(matches!(copied(reader.at(0)), Action::CopyStart), "at the beginning");
    let Action::Copy(line) = copied(reader.at(end / 2)) else { panic!("a line in the midst") };
    let board = View::of(&reader.model).stage.at.board.to_string();
    let place = format!("event {} of {}", figures::comma(end / 2), figures::comma(end));
    assert!(line.starts_with(&format!("{board} · realm 6 · {place} · ")), "{line}");
}

#[test]
fn the_film_takes_its_own_keys_and_goes_where_another_search_is_asked_for() {
    let toggled = film::instead(Action::TogglePlay);
    assert!(matches!(toggled, Action::Solution(SolutionAction::Toggle)));
    let last = film::instead(Action::Step(Stride::All, Direction::Forward));
    assert!(matches!(last, Action::Solution(SolutionAction::GoTo(usize::MAX))));
    let event = film::instead(Action::Step(Stride::Event, Direction::Back));
    assert!(matches!(event, Action::Step(Stride::Event, Direction::Back)), "an event is the search's");
    assert!(film::leads_away(&Action::DealRandom) && !film::leads_away(&Action::SwitchTheme));
}

#[test]
fn a_rung_shows_what_its_realm_cost_and_a_hidden_one_no_figures() {
    let mut reader = Reader::of(&[Realm::Heap]);
    let rung = |reader: &Reader| {
        reader.tell(|narrator| {
            let rungs = &narrator.view.ladder;
            let rung = rungs.iter().find(|rung| rung.realm == Realm::Heap).expect("it stands there");
            ladder::of(rung, narrator)
        })
    };
    let expanded = reader.model.chosen_lane().recording.edge().tally.expanded;
    let shown = rung(&reader);
    assert_eq!(shown.figure, figures::grouped(expanded));
    assert!(shown.spoken().contains(&shown.name) && shown.spoken().contains(&shown.figure));
    reader.act(Action::ToggleShown(Realm::Heap));
    assert_eq!(reader.model.shown(Realm::Heap), Shown::No);
    let hidden = rung(&reader);
    assert_eq!([hidden.figure, hidden.time], ["", ""]);
    assert_eq!(hidden.name, shown.name);
}

#[test]
fn a_race_is_told_from_its_begin_to_its_last_finish() {
    let mut reader = Reader::of(&[Realm::Heap, Realm::Misplaced]);
    reader.act(Action::ShowStage(StageTab::Race));
    let told = |reader: &Reader| {
        reader.tell(|narrator| {
            let race = narrator.view.race.as_ref().expect("a race is on");
            sentence::sentence(race, narrator).expect("something is searched")
        })
    };
    assert_eq!(told(reader.at(0)), "Start of the race: no realm has expanded a board yet.");
    let of = |realm| reader.model.lane(realm).recording.edge().tally.expanded;
    let (few, many) = (of(Realm::Heap), of(Realm::Misplaced));
    assert!(few + 1 < many);
    let rest = figures::grouped(many - few);
    let expected = format!("After {few} expansions realm 7 has finished; realm 5 needs {rest} more.");
    assert_eq!(told(reader.at(few)), expected);
    let expected = format!("After {} expansions all have finished.", figures::grouped(many));
    assert_eq!(told(reader.at(many)), expected);
}

#[test]
fn a_plot_says_why_it_is_empty_and_nothing_while_curves_are_to_come() {
    let mut reader = Reader::new();
    let why = |reader: &Reader| reader.tell(plots::why_empty);
    assert_eq!(why(&reader), "", "all is still to be searched");
    for realm in Realm::LADDER {
        reader.act(Action::ToggleShown(realm));
    }
    assert_eq!(why(&reader), "all realms are hidden");
}

/// The view says which side is next, and the recording proves it.
#[test]
fn the_side_that_is_next_is_that_of_the_next_expansion() {
    let mut reader = Reader::of(&[Realm::Bidirectional]);
    let events: Vec<Event> = reader.model.chosen_lane().recording.events_from(0).collect();
    let mut seen = [false; 2];
    for at in (0..events.len()).step_by(7).chain([events.len()]) {
        let expansion = events[at..].iter().find_map(|event| match event {
            Event::Expand { side, .. } => Some(*side),
            _ => None,
        });
        let view = View::of(&reader.at(at as u64).model);
        let Frontier::TwoWay { next, .. } = view.stage.frontier else { panic!("two lists") };
        assert_eq!(next, expansion, "at {at}");
        seen[usize::from(next == Some(Side::Backward))] |= next.is_some();
    }
    assert_eq!(seen, [true; 2], "both sides have had their turn");
}

#[test]
fn a_board_is_headed_by_what_it_is_to_the_search() {
    let mut reader = Reader::of(&[Realm::Hash]);
    let heads = |reader: &Reader, note| reader.tell(|narrator| stage::heads(narrator, note));
    let end = reader.events();
    assert_eq!(heads(&reader, Note::Full), ("goal-reached", String::new()));
    assert_eq!(heads(reader.at(0), Note::Full), ("start", String::new()));
    let (title, note) = heads(reader.at(end / 2), Note::Short);
    let tally = View::of(&reader.model).stage.scene.tally;
    let all = reader.model.chosen_lane().recording.edge().tally.expanded;
    let place = [("n", tally.expanded.into()), ("total", all.into())];
    assert_eq!((title, note), ("expanding", reader.words.tell("expanding-place", &place)));
}

/// A press on a successor leads to the moment after the event that tells of it.
#[test]
fn a_successor_leads_to_the_moment_that_tells_of_it() {
    let mut reader = Reader::of(&[Realm::Manhattan]);
    let end = reader.events();
    let mut led = 0;
    for at in (1..end).step_by(11) {
        let stage = View::of(&reader.at(at).model).stage;
        let recording = &reader.model.chosen_lane().recording;
        for successor in &stage.successors {
            let Some(moment) = jump::moment_after(recording, stage.moment, stage.at, successor) else {
                continue;
            };
            let board = match recording.event(moment - 1) {
                Some(
                    Event::Open { board, .. } | Event::Improve { board, .. } | Event::Duplicate { board, .. },
                ) => board,
                other => panic!("{other:?} tells of no successor"),
            };
            assert_eq!(board, successor.reached.board, "at {at}");
            led += 1;
        }
    }
    assert!(led > 100, "{led}");
}
