//! Panels that agree: what stage, race, table and plots say of one moment.

use eight_realms_app::{
    desk::{cost::RaceMeasure, preferences::PlotName, screen::StageTab},
    model::Action,
    plots,
    race::{
        self, RaceAction, RaceFace,
        table::{RaceColumn, TableTime},
        view::{Race, RaceLane},
    },
    step::{self, sentences::Note},
    view::View,
    words::{Language, Words, figures},
};
use eight_realms_core::{
    realm::Realm,
    replay::{Direction, Stride},
};
use serde_json::Value;

use super::Fixture;

/// What other programs have found.
fn facts() -> Value {
    serde_json::from_str(include_str!("../../../../core/tests/core/data/panels.json"))
        .expect("it is well formed")
}

/// The head of the stage in each of 101 moments of two deepening searches, in both languages.
#[test]
fn the_head_of_a_deepening_search_has_the_number_of_the_board_that_it_comes_back_to() {
    for table in facts()["ida_numbering"].as_array().expect("a list") {
        let line = table["line"].as_str().expect("a line");
        let mut fixture = Fixture::new();
        fixture.act(Action::OpenLine(line.to_owned()));
        fixture.search();
        let rows = table["rows"].as_array().expect("a list");
        assert_eq!((fixture.model.chosen.realm, fixture.events()), (Realm::IdaStar, rows.len() as u64));
        let total = fixture.model.chosen_lane().recording.edge().tally.expanded;
        let mut iterations = 0_u64;
        for row in rows {
            let (at, own) = (row[0].as_u64().expect("a moment"), row[4].as_u64());
            let (kind, expanded) = (row[1].as_str().expect("a kind"), row[5].as_u64().expect("a count"));
            iterations += u64::from(kind == "Deepen");
            let (id, note, figure) = match (kind, own) {
                ("Solved", _) => ("goal-generated", "", 0),
                ("Begin", _) => ("board-now", "", 0),
                (_, None) => ("start", "iteration-no", iterations),
                (_, Some(own)) if own == expanded => ("expanding", "expanding-no", own),
                (_, Some(own)) => ("back-at", "back-no", own),
            };
            fixture.at(at);
            for language in Language::ALL {
                fixture.words = Words::new(language);
                let args = [
                    ("n", figure.into()),
                    ("iteration", figure.into()),
                    ("expanded", expanded.into()),
                    ("total", total.into()),
                ];
                let note = if note.is_empty() { String::new() } else { fixture.words.tell(note, &args) };
                let head = fixture.tell(|narrator| step::sentences::heads(narrator, Note::Full));
                assert_eq!(head, (id, note), "{line} at {at}");
            }
        }
    }
}

fn race(fixture: &Fixture) -> Race {
    View::of(fixture.model.seen()).race.expect("a race is on")
}

fn text(fixture: &Fixture) -> String {
    fixture.show(|view| {
        let race = view.race.as_ref().expect("a race is on");
        race::sentences::sentence(race, view.narrator(&fixture.words)).expect("something is searched")
    })
}

fn status_of(fixture: &Fixture, realm: Realm) -> String {
    let race = race(fixture);
    let lane = race.lane(realm.into()).expect("it takes part");
    fixture.tell(|narrator| race::sentences::status::at_the_position(lane, narrator))
}

fn racing(realms: &[Realm]) -> Fixture {
    let mut fixture = Fixture::of(realms);
    fixture.act(Action::ShowStage(StageTab::Race));
    fixture
}

#[test]
fn at_the_beginning_of_a_race_one_sentence_says_that_nothing_is_expanded() {
    let mut unsearched = Fixture::new();
    unsearched.act(Action::ShowStage(StageTab::Race));
    let mut searched = racing(&[Realm::Heap, Realm::Misplaced]);
    searched.at(0);
    for fixture in [&mut unsearched, &mut searched] {
        for language in Language::ALL {
            fixture.words = Words::new(language);
            assert_eq!(text(fixture), fixture.words.say("race-begins"));
        }
    }
}

/// Realm 8 keeps no frontier, so no sentence about it calls its path one.
#[test]
fn a_deepening_search_has_a_path_wherever_others_have_a_frontier() {
    let mut fixture = racing(&[Realm::IdaStar, Realm::Heap]);
    let frontier = |language| Words::new(language).tell("race-frontier", &[("n", 0_u64.into())]);
    let total = fixture.model.chosen_lane().recording.edge().tally.expanded;
    for n in (0..total).step_by(31) {
        fixture.at(n);
        let lane = fixture.model.lane(Realm::IdaStar);
        let on_path = lane.recording.scene_at(lane.playhead.moment).stack.len() as u64;
        for language in Language::ALL {
            fixture.words = Words::new(language);
            let text_of_lane = status_of(&fixture, Realm::IdaStar);
            assert_eq!(text_of_lane, fixture.words.tell("race-path", &[("n", on_path.into())]), "after {n}");
            let word = frontier(language).replace(|sign: char| sign.is_ascii_digit(), "");
            assert!(!text_of_lane.contains(word.trim()), "{text_of_lane}");
            let title = fixture.tell(|narrator| plots::sentences::title(narrator, PlotName::Frontier));
            assert_eq!(title, fixture.words.say("plot-title-path"));
        }
        let now = View::of(fixture.model.seen()).plots.frontier_now;
        assert_eq!(now, on_path, "the plot's head after {n}");
    }
    // Before the first iteration, and inside the first ones: the line of folded plots says what the plot's head says.
    for event in 0..40 {
        fixture.act(Action::ShowStage(StageTab::Step));
        fixture.at(event);
        let head = fixture.show(|view| view.plots.frontier_now);
        let [(_, folded), ..] = fixture.tell(plots::sentences::figures);
        assert_eq!(folded, figures::grouped(head), "after event {event}");
    }
    fixture.act(Action::Choose(Realm::Heap.into()));
    let title = fixture.tell(|narrator| plots::sentences::title(narrator, PlotName::Frontier));
    assert_eq!(title, fixture.words.say("plot-title-frontier"));
}

/// Every set of hidden realms: the race is as long as the longest lane that is shown, and no playhead is beyond it.
#[test]
fn hidden_realms_lend_the_race_no_length() {
    let realms = [Realm::Hash, Realm::Misplaced, Realm::Heap, Realm::Bidirectional];
    let mut fixture = racing(&realms);
    let end = fixture.model.seen().race_position();
    assert_eq!(end, 20_907);
    for hidden in 0..(1 << realms.len()) {
        let hides = |at: &usize| hidden >> at & 1 == 1;
        let toggled: Vec<Realm> = (0..realms.len()).filter(hides).map(|at| realms[at]).collect();
        for realm in &toggled {
            fixture.act(Action::ToggleShown((*realm).into()));
        }
        let shown = realms.into_iter().filter(|realm| !toggled.contains(realm));
        let totals = shown.map(|realm| fixture.model.lane(realm).recording.edge().tally.expanded);
        let longest = totals.max().unwrap_or(0);
        let view = View::of(fixture.model.seen());
        let race = view.race.as_ref().expect("a race is on");
        assert_eq!((race.at, race.longest, view.plots.playhead), (longest, longest, longest), "{toggled:?}");
        drop(view);
        fixture.act(Action::ShowStage(StageTab::Step));
        assert!(View::of(fixture.model.seen()).plots.playhead <= longest, "{toggled:?} in Step");
        fixture.act(Action::ShowStage(StageTab::Race));
        for realm in &toggled {
            fixture.act(Action::ToggleShown((*realm).into()));
        }
        fixture.act(Action::Step(Stride::All, Direction::Forward));
    }
}

#[test]
fn lanes_stand_after_the_successors_of_their_expansion_until_one_goes_on_by_events() {
    let mut fixture = racing(&[Realm::Heap, Realm::Manhattan, Realm::Misplaced]);
    let frontier = |n: u64| format!("frontier {n}");
    fixture.at(3);
    let both = [Realm::Heap, Realm::Manhattan].map(|realm| status_of(&fixture, realm));
    assert_eq!(both, [frontier(4), frontier(4)]);
    fixture.act(Action::Step(Stride::Event, Direction::Forward));
    assert_eq!(status_of(&fixture, Realm::Heap), "within expansion 4");
    let lane = |realm: Realm| race(&fixture).lane(realm.into()).cloned().expect("it takes part");
    let within = |lane: RaceLane| lane.within;
    assert_eq!([Realm::Manhattan, Realm::Misplaced].map(lane).map(within), [None, None]);
    // A race that is entered takes the chosen lane along.
    fixture.act(Action::ShowStage(StageTab::Step));
    fixture.act(Action::ShowStage(StageTab::Race));
    assert!(race(&fixture).lanes.iter().all(|lane| lane.within.is_none()));
}

#[test]
fn the_table_and_its_sentence_are_about_the_end_or_about_now() {
    let mut fixture = racing(&[Realm::Heap, Realm::Manhattan, Realm::Misplaced, Realm::Table]);
    fixture.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    fixture.at(12);
    assert_eq!(text(&fixture), "In the end realms 6 and 7 have expanded the fewest boards, 314.");
    fixture.act(Action::ToggleShown(Realm::Manhattan.into()));
    assert_eq!(text(&fixture), "In the end realm 7 has expanded the fewest boards, 314.");
    fixture.act(Action::ToggleShown(Realm::Manhattan.into()));
    fixture.act(Action::Race(RaceAction::Table(TableTime::SoFar)));
    assert!(text(&fixture).starts_with("After 12 expansions none has finished"), "{}", text(&fixture));
    let place = |column| RaceColumn::FIGURES.iter().position(|other| *other == column).expect("a column");
    for n in [0, 1, 12, 100, 313, 314, 900, 1_736] {
        fixture.at(n);
        for row in race(&fixture).table {
            let lane = fixture.model.lane(row.lane);
            let tally = lane.recording.scene_at(lane.playhead.moment).tally;
            let (expanded, rest) = match row.lane.realm {
                Realm::Table => (n.min(20), [0, 0]),
                _ => (n.min(lane.recording.edge().tally.expanded), [tally.generated, tally.frontier_peak]),
            };
            let figure = |column| row.figures[place(column)].value().map(|value| value as u64);
            assert_eq!(figure(RaceColumn::Expanded), Some(expanded), "realm {} after {n}", row.lane);
            let counts = [RaceColumn::Generated, RaceColumn::Peak].map(figure);
            assert_eq!(counts, rest.map(Some), "realm {} after {n}", row.lane);
            for column in [RaceColumn::Work, RaceColumn::Memory, RaceColumn::Time, RaceColumn::Moves] {
                assert_eq!(figure(column), None, "{column:?} is of the end");
            }
        }
    }
    assert_eq!(
        text(fixture.at(1_736)),
        format!("After {} expansions all have finished.", figures::grouped(1_736))
    );
    assert_eq!(fixture.model.together.measure, RaceMeasure::Expansions);
}
