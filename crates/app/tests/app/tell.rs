//! The sentences and rules of the window, without a window: what is made of a view.

mod markdown;
mod panels;
mod question;
mod question_figures;
mod rival;

use std::{sync::Arc, time::Duration};

use eight_realms_app::{
    control::{self, Control},
    desk::{
        self, Shown,
        action::SolutionAction,
        effect::FileNotWritten,
        narrator::Narrator,
        notice::{Notice, SettingsNotWritten},
        preferences::PlotName,
        screen::StageTab,
    },
    ladder, link,
    model::{Action, Model},
    plots, race,
    step::{self, Frontier, sentences::Note},
    timeline,
    view::View,
    words::{Language, Words, faults, figures},
};
use eight_realms_core::{
    puzzle::{Board, BoardError},
    realm::Realm,
    trace::{Event, Side},
};
use eight_realms_worker::session::Session;

use crate::{at_the_end::at_the_end, ground::puzzle};

/// The application without a screen, with real searches.
struct Fixture {
    model: Model,
    session: Session,
    words: Words,
}

impl Fixture {
    /// The sample as the window opens with it, before anything is searched.
    fn new() -> Self {
        let model = Model::new(at_the_end(), 1);
        Self { model, session: Session::new(Arc::new(|| {})), words: Words::new(Language::English) }
    }

    /// The same with only some realms shown and searched, the first of them chosen.
    fn of(realms: &[Realm]) -> Self {
        let mut fixture = Self::new();
        fixture.act(Action::Choose(realms[0].into()));
        for other in Realm::LADDER.into_iter().filter(|realm| !realms.contains(realm)) {
            fixture.act(Action::ToggleShown(other.into()));
        }
        fixture.search();
        fixture
    }

    /// Lets every search come to its end.
    fn search(&mut self) {
        let is_over = |model: &Model| model.requested_lanes().all(|realm| model.lane(realm).has_ended());
        while !is_over(&self.model) || self.session.searches() > 0 {
            self.session.poll(&mut self.model, Duration::from_millis(2));
            self.act(Action::Tick(0.016));
        }
    }

    fn act(&mut self, action: Action) {
        self.session.act(&mut self.model, action);
    }

    fn at(&mut self, moment: u64) -> &mut Self {
        self.act(Action::Seek(moment));
        self
    }

    /// Calls a function with the view.
    fn show<T>(&self, function: impl FnOnce(&View<'_>) -> T) -> T {
        function(&View::of(self.model.seen()))
    }

    /// Calls a function with what sentences are made from.
    fn tell<T>(&self, function: impl FnOnce(Narrator<'_>) -> T) -> T {
        self.show(|view| function(view.narrator(&self.words)))
    }

    fn events(&self) -> u64 {
        self.model.chosen_lane().recording.len()
    }
}

#[test]
fn an_error_in_a_text_is_reported_with_position_and_tiles() {
    let words = Words::new(Language::English);
    let message = |text: &str| {
        let error: BoardError = text.parse::<Board>().expect_err(text);
        faults::of_board(&error, &words)
    };
    assert_eq!(message("1234567"), "7 cells of 9, still missing: 8 x");
    assert_eq!(message("12x45x678"), "position 6: the blank again, first at position 3");
    assert_eq!(message("12345678x1"), "10 cells; a board has nine (tile 1 is at positions 1 and 10)");
    assert!(message("123\u{202e}56x78").contains("U+202E"), "what would turn the sentence around is named");
}

#[test]
fn a_notice_says_its_facts_in_either_language() {
    let protected = Notice::SettingsNotWritten {
        reason: SettingsNotWritten::File { path: "a.json".to_owned(), reason: FileNotWritten::Protected },
    };
    let dealt = Notice::Dealt { moves: Some(22) };
    let sentences = |notice: &Notice| {
        Language::ALL.map(|language| desk::notice::sentences::sentence(notice, &Words::new(language)))
    };
    for (notice, fact) in [(&protected, "a.json"), (&dealt, "22")] {
        let [one, other] = sentences(notice);
        assert!(one.contains(fact) && other.contains(fact), "{one} / {other}");
        assert_ne!(one, other);
    }
    let english = desk::notice::sentences::sentence(&protected, &Words::new(Language::English));
    assert_eq!(english, "The settings could not be saved: a.json: it is write-protected.");
}

#[test]
fn a_link_says_whether_anything_is_searched_where_it_leads() {
    let mut fixture = Fixture::of(&[Realm::Hash, Realm::StringSet]);
    let opens = |fixture: &Fixture| fixture.tell(link::opens);
    assert!(opens(&fixture).ends_with("the search runs to its end."), "{}", opens(&fixture));
    fixture.act(Action::SetPuzzle(puzzle("123456870", "123456780")));
    fixture.act(Action::Choose(Realm::Hash.into()));
    fixture.search();
    assert!(opens(&fixture).ends_with("nothing is searched."), "{}", opens(&fixture));
    fixture.act(Action::Choose(Realm::StringSet.into()));
    assert!(!opens(&fixture).contains("parity"), "{}", opens(&fixture));
}

fn action(fixture: &Fixture, control: Control) -> Action {
    fixture.show(|view| control.action(view)).expect("it is offered")
}

#[test]
fn a_key_of_the_timeline_is_offered_where_it_would_change_something() {
    let mut fixture = Fixture::of(&[Realm::Heap]);
    let is_offered = |fixture: &Fixture, control: Control| fixture.show(|view| control.is_offered(view));
    let back = [Control::First, Control::Back, Control::EventBack, Control::MarkBack];
    let forward = [Control::Last, Control::Forward, Control::EventForward, Control::MarkForward];
    let end = fixture.events();
    for (moment, is_back, is_forward) in [(0, false, true), (end / 2, true, true), (end, true, false)] {
        fixture.at(moment);
        for control in back {
            assert_eq!(is_offered(&fixture, control), is_back, "{control:?} at {moment}");
        }
        for control in forward {
            assert_eq!(is_offered(&fixture, control), is_forward, "{control:?} at {moment}");
        }
        assert!(is_offered(&fixture, Control::Play));
    }
    while is_offered(&fixture, Control::Faster) {
        fixture.act(action(&fixture, Control::Faster));
    }
    assert_eq!(fixture.tell(timeline::sentences::speed), "unlimited");
    assert!(is_offered(&fixture, Control::Slower));
    fixture.at(0);
    assert_eq!(Control::Play.name(fixture.model.seen().desk), "play");
    fixture.act(action(&fixture, Control::Play));
    assert_eq!(Control::Play.name(fixture.model.seen().desk), "pause");
}

#[test]
fn a_moment_is_copied_as_its_line_and_an_end_as_the_start() {
    let mut fixture = Fixture::of(&[Realm::Manhattan]);
    let copy_action = |fixture: &Fixture| fixture.show(|view| control::copied(view, None));
    let end = fixture.events();
    assert!(matches!(copy_action(&fixture), Action::CopyStart), "at the end");
    assert!(matches!(copy_action(fixture.at(0)), Action::CopyStart), "at the beginning");
    let Action::Copy(line) = copy_action(fixture.at(end / 2)) else { panic!("a line in the midst") };
    assert_eq!(line, fixture.model.moment_line_at(Realm::Manhattan, end / 2).to_string());
    assert!(line.starts_with(&format!("8r1:23415x768:6@e{}~", end / 2)), "{line}");
    let pointed = fixture.show(|view| control::copied(view, Some((Realm::Manhattan.into(), 7))));
    let Action::Copy(line) = pointed else { panic!("what is pointed at has a line") };
    assert!(line.starts_with("8r1:23415x768:6@e7~"), "{line}");
}

#[test]
fn the_keys_of_the_timeline_walk_along_the_solution() {
    let mut fixture = Fixture::of(&[Realm::Heap]);
    let is_offered = |fixture: &Fixture, control: Control| fixture.show(|view| control.is_offered(view));
    let (moment, moves) = (fixture.events() / 2, 19);
    fixture.at(moment);
    fixture.act(Action::Solution(SolutionAction::Open));
    assert!(fixture.model.is_walking());
    assert!(!is_offered(&fixture, Control::Back) && !is_offered(&fixture, Control::EventForward));
    fixture.act(action(&fixture, Control::Last));
    assert_eq!(fixture.model.solution.step, moves);
    assert!(!is_offered(&fixture, Control::Forward) && is_offered(&fixture, Control::First));
    fixture.act(action(&fixture, Control::Back));
    assert_eq!(
        (fixture.model.solution.step, fixture.model.chosen_lane().playhead.moment),
        (moves - 1, moment)
    );
    assert_eq!(Control::Play.name(fixture.model.seen().desk), "solution-play");
    while is_offered(&fixture, Control::Faster) {
        fixture.act(action(&fixture, Control::Faster));
    }
    assert_eq!(fixture.tell(timeline::sentences::speed), "8 moves/s");
    fixture.act(Action::Escape);
    assert!(!fixture.model.is_walking(), "the keys are the search's again");
    fixture.act(action(&fixture, Control::EventForward));
    assert_eq!(fixture.model.chosen_lane().playhead.moment, moment + 1);
}

#[test]
fn a_rung_shows_what_its_realm_cost_and_a_hidden_one_no_figures() {
    let mut fixture = Fixture::of(&[Realm::Heap]);
    let rung = |fixture: &Fixture| {
        fixture.show(|view| {
            let rungs = &view.ladder;
            let rung = rungs.iter().find(|rung| rung.lane == Realm::Heap).expect("it stands there");
            ladder::sentences::of(rung, view.narrator(&fixture.words))
        })
    };
    let expanded = fixture.model.chosen_lane().recording.edge().tally.expanded;
    let visible = rung(&fixture);
    assert_eq!(visible.figure, figures::grouped(expanded));
    assert!(visible.spoken().contains(&visible.name) && visible.spoken().contains(&visible.figure));
    fixture.act(Action::ToggleShown(Realm::Heap.into()));
    assert_eq!(fixture.model.shown(Realm::Heap), Shown::No);
    let hidden = rung(&fixture);
    assert_eq!([hidden.figure, hidden.time], ["", ""]);
    assert_eq!(hidden.name, visible.name);
}

#[test]
fn a_race_is_narrated_from_its_begin_to_its_last_finish() {
    let mut fixture = Fixture::of(&[Realm::Heap, Realm::Misplaced]);
    fixture.act(Action::ShowStage(StageTab::Race));
    let text = |fixture: &Fixture| {
        fixture.show(|view| {
            let race = view.race.as_ref().expect("a race is on");
            race::sentences::sentence(race, view.narrator(&fixture.words)).expect("something is searched")
        })
    };
    assert_eq!(text(fixture.at(0)), "No lane has expanded a board yet.");
    let of = |realm| fixture.model.lane(realm).recording.edge().tally.expanded;
    let (few, many) = (of(Realm::Heap), of(Realm::Misplaced));
    assert!(few + 1 < many);
    let rest = figures::grouped(many - few);
    let expected = format!("After {few} expansions realm 7 has finished; realm 5 needs {rest} more.");
    assert_eq!(text(fixture.at(few)), expected);
    let expected = format!(
        "After {} expansions all have finished; realm 7 needed least: {few} expansions.",
        figures::grouped(many)
    );
    assert_eq!(text(fixture.at(many)), expected);
}

#[test]
fn a_plot_says_why_it_is_empty_and_nothing_while_curves_are_to_come() {
    let mut fixture = Fixture::new();
    let reason = |fixture: &Fixture| {
        fixture.tell(|narrator| plots::sentences::empty_reason(narrator, PlotName::Frontier))
    };
    assert_eq!(reason(&fixture), "", "all is still to be searched");
    for realm in Realm::LADDER {
        fixture.act(Action::ToggleShown(realm.into()));
    }
    assert_eq!(reason(&fixture), "all lanes are hidden");
}

/// The view says which side is next, and the recording proves it.
#[test]
fn the_side_that_is_next_is_that_of_the_next_expansion() {
    let mut fixture = Fixture::of(&[Realm::Bidirectional]);
    let events: Vec<Event> = fixture.model.chosen_lane().recording.events_from(0).collect();
    let mut sides_seen = [false; 2];
    for at in (0..events.len()).step_by(7).chain([events.len()]) {
        let expansion = events[at..].iter().find_map(|event| match event {
            Event::Expand { side, .. } => Some(*side),
            _ => None,
        });
        let view = View::of(fixture.at(at as u64).model.seen());
        let Frontier::TwoWay { next, .. } = view.stage.frontier else { panic!("two lists") };
        assert_eq!(next, expansion, "at {at}");
        sides_seen[usize::from(next == Some(Side::Backward))] |= next.is_some();
    }
    assert_eq!(sides_seen, [true; 2], "both sides have had their turn");
}

#[test]
fn a_board_is_headed_by_what_it_is_to_the_search() {
    let mut fixture = Fixture::of(&[Realm::Hash]);
    let heads = |fixture: &Fixture, note| fixture.tell(|narrator| step::sentences::heads(narrator, note));
    let end = fixture.events();
    assert_eq!(heads(&fixture, Note::Full), ("goal-generated", String::new()));
    assert_eq!(heads(fixture.at(0), Note::Full), ("start", String::new()));
    let (title, note) = heads(fixture.at(end / 2), Note::Short);
    let tally = View::of(fixture.model.seen()).stage.scene.tally;
    let all = fixture.model.chosen_lane().recording.edge().tally.expanded;
    let place = [("n", tally.expanded.into()), ("total", all.into())];
    assert_eq!((title, note), ("expanding", fixture.words.tell("expanding-place", &place)));
}

/// A press on a successor leads to the moment after its event.
#[test]
fn a_successor_leads_to_the_moment_after_its_event() {
    let mut fixture = Fixture::of(&[Realm::Manhattan]);
    let end = fixture.events();
    let mut count = 0;
    for at in (1..end).step_by(11) {
        let stage = View::of(fixture.at(at).model.seen()).stage;
        let recording = &fixture.model.chosen_lane().recording;
        for successor in &stage.successors {
            let Some(moment) = step::jump::moment_after(recording, stage.moment, stage.at, successor) else {
                continue;
            };
            let board = match recording.event(moment - 1) {
                Some(
                    Event::Open { board, .. } | Event::Improve { board, .. } | Event::Duplicate { board, .. },
                ) => board,
                other => panic!("{other:?} tells of no successor"),
            };
            assert_eq!(board, successor.node.board, "at {at}");
            count += 1;
        }
    }
    assert!(count > 100, "{count}");
}
