//! The one sentence "why this step", at every event of small searches and at seeded moments of large ones:
//! the right message, every figure true, in both languages.

mod reference;

use std::{collections::BTreeSet, sync::Mutex};

use eight_realms_app::words::{
    Language, Words,
    why::{Ending, Moment, why},
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::{Lane, LaneRequest},
    puzzle::{Board, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie},
    replay::{Recording, Scene},
    space::Dealer,
    trace::{Event, Side},
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::ground::{check_all, puzzle, record, to_standard_goal};
use reference::{SearchState, Sentence};

/// Recordings up to this many events are checked from beginning to end.
const SHORT: usize = 3_000;
/// Of a longer one: so many events at either end, and so many seeded ones between.
const AT_EACH_END: usize = 120;
const BETWEEN: usize = 200;

/// One search, its recording, and how it ended.
struct Case {
    puzzle: Puzzle,
    settings: Settings,
    recording: Recording,
    ending: Ending,
}

impl Case {
    fn of(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        Self::of_events(realm, puzzle, settings, &record(realm, &puzzle, settings))
    }

    fn of_events(realm: Realm, puzzle: Puzzle, settings: Settings, events: &[Event]) -> Self {
        let mut recording = Recording::of(realm);
        recording.extend(events, 0.0);
        let is_cut_off = settings.depth_limit.is_some() && recording.edge().tally.solved.is_none();
        let is_in_vain = is_cut_off || !puzzle.is_solvable();
        let ending = if is_in_vain { Ending::NoSolution } else { Ending::InEvents };
        Self { puzzle, settings, recording, ending }
    }

    fn sentences(&self, at: u64, scene: &Scene) -> [String; 2] {
        let Self { puzzle, settings, recording, ending } = self;
        let moment = Moment { recording, at, scene, puzzle, settings, ending: *ending };
        Language::ALL.map(|language| why(&Words::new(language), &moment))
    }

    /// Compares the sentence with the expected one at the chosen moments; returns the ids of its messages.
    fn check(&self) -> BTreeSet<String> {
        let moments = self.moments();
        let mut state = SearchState::of(self.recording.realm(), &self.settings);
        let mut ids = BTreeSet::new();
        for at in 1..=self.recording.len() {
            let event = self.recording.event(at - 1).expect("it was recorded");
            let mut sentence = state.apply(event, self.recording.event(at));
            if at == self.recording.len() && self.ending == Ending::NoSolution {
                sentence = state.exhausted();
            }
            if moments.contains(&(at as usize)) {
                self.compare(at, &sentence);
                ids.insert(sentence.id);
            }
        }
        ids
    }

    fn compare(&self, at: u64, sentence: &Sentence) {
        let texts = self.sentences(at, &self.recording.scene_at(at));
        for (language, text) in Language::ALL.into_iter().zip(texts) {
            let expected = Words::new(language).tell(&sentence.id, &sentence.figures);
            assert_eq!(text, expected, "realm {}, event {at}: {}", self.recording.realm(), sentence.id);
            assert!(
                !text.contains(['⟨', '{', '$']) && text.ends_with(['.', '。']),
                "{}: {text}",
                sentence.id
            );
        }
    }

    fn moments(&self) -> BTreeSet<usize> {
        let last = self.recording.len() as usize;
        if last <= SHORT {
            return (1..=last).collect();
        }
        let mut rng = ChaCha8Rng::seed_from_u64(last as u64);
        let between = (0..BETWEEN).map(|_| rng.random_range(1..=last));
        between.chain(1..=AT_EACH_END).chain(last - AT_EACH_END..=last).collect()
    }
}

fn sample() -> Puzzle {
    puzzle("234150768", "123456780")
}

fn unsolvable() -> Puzzle {
    puzzle("123456870", "123456780")
}

fn with_tie(tie: Tie) -> Settings {
    Settings { tie, ..Settings::default() }
}

fn anyway() -> Settings {
    Settings { parity: ParityCheck::Off, ..Settings::default() }
}

/// Boards of many depths, the start that is the goal, the sample, and one of the two that lie farthest; where the
/// whole open list is scanned for each board that is taken, one of 24 moves in its place.
fn puzzles(realm: Realm) -> Vec<Puzzle> {
    let mut dealer = Dealer::seeded(23);
    let starts = [0, 1, 2, 5, 9, 14].into_iter().filter_map(|depth| dealer.at(to_standard_goal(), depth));
    let near = starts.map(|start| Puzzle::new(start, Board::standard_goal()));
    let far = if realm == Realm::Misplaced { "031547286" } else { "867254301" };
    near.chain([sample(), puzzle(far, "123456780")]).collect()
}

/// Every search that is checked: solvable ones in every realm and with both ties, and searches in vain.
fn searches() -> Vec<(Realm, Puzzle, Settings)> {
    let with = |realm: Realm| {
        let every = if realm == Realm::Table { 6 } else { 1 };
        let ties = if realm.has_ties() { &Tie::BY_G[..] } else { &Tie::BY_G[..1] };
        let all = move |tie: &Tie| {
            let settings = with_tie(*tie);
            puzzles(realm).into_iter().step_by(every).map(move |puzzle| (realm, puzzle, settings))
        };
        ties.iter().flat_map(all).collect::<Vec<_>>()
    };
    let in_vain = [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::Buckets];
    let solved = Realm::ALL.into_iter().flat_map(with);
    let with_heuristic = Realm::ALL.into_iter().filter(|realm| realm.has_ties() || *realm == Realm::IdaStar);
    let solved = solved.chain(with_heuristic.flat_map(with_other_heuristics));
    let searches = solved.chain(in_vain.map(|realm| (realm, unsolvable(), anyway())));
    searches.chain(LANES.into_iter().flat_map(lanes)).collect()
}

/// Lanes with what no realm has of itself: other functions for f, ties by f alone, early tests, a depth limit.
const LANES: [&str; 18] = [
    "5:f=h",
    "6:t=none",
    "6:f=h",
    "6:g=generated",
    "6:h=weighted,w=2.0,g=generated",
    "7:t=none,n=lifo",
    "2:g=expanded",
    "7:f=h",
    "7:h=misplaced-blank,g=generated",
    "7:h=zero",
    "7:g=generated",
    "7:h=weighted,w=2.0,g=generated",
    "7b:g=generated",
    "7b:h=zero",
    "7b:h=weighted,w=2.0,g=generated",
    "8:h=zero",
    "8:h=zero,l=5",
    "8:h=zero,l=8",
];

/// A lane on two boards, one of which a depth limit of five does not reach.
fn lanes(line: &str) -> impl Iterator<Item = (Realm, Puzzle, Settings)> {
    let request: LaneRequest = line.parse().expect("a lane");
    let Lane { realm, settings } = request.lane(&Settings::default()).expect("a search");
    // Greedy search improves a board of the sample.
    let starts: &[&str] =
        if line.ends_with("f=h") { &["23415x768", "1354x2786"] } else { &["1354x2786", "1237x8564"] };
    starts.iter().map(move |start| (realm, puzzle(start, "12345678x"), settings))
}

/// A realm with each heuristic that no realm has for its own, and with weights that change nothing and little.
fn with_other_heuristics(realm: Realm) -> impl Iterator<Item = (Realm, Puzzle, Settings)> {
    let weights = [10, 13, 20].map(Weight::of_tenths).map(HeuristicKind::Weighted);
    // To deepen for the sample by a weak heuristic takes hundreds of thousands of events.
    let most = if realm == Realm::IdaStar { 2 } else { 3 };
    [HeuristicKind::BlankCounted, HeuristicKind::LinearConflict].into_iter().chain(weights).flat_map(
        move |heuristic| {
            let settings = Settings { heuristic: Some(heuristic), ..Settings::default() };
            puzzles(realm).into_iter().skip(4).take(most).map(move |puzzle| (realm, puzzle, settings))
        },
    )
}

/// These belong to moments without an event, or to the last events of a list and a table, and are checked in
/// the tests below.
const CHECKED_BELOW: [&str; 6] = [
    "why-before",
    // The window says it in place of the others while a question is open.
    "why-before-question",
    "why-deep-not-entered",
    "why-list-exhausted",
    "why-no-solution",
    "why-table-look-up-missing",
];

#[test]
fn every_sentence_is_the_right_one_and_its_figures_are_true() {
    let checked = Mutex::new(BTreeSet::new());
    check_all(&searches(), |(realm, puzzle, settings)| {
        let ids = Case::of(*realm, *puzzle, *settings).check();
        checked.lock().expect("nobody panics with it in hand").extend(ids);
    });
    let checked = checked.into_inner().expect("nobody panics with it in hand");
    let messages = include_str!("../../i18n/en/why.ftl").lines().filter(|line| line.starts_with("why-"));
    let ids: BTreeSet<&str> = messages.filter_map(|line| line.split(' ').next()).collect();
    let unchecked: Vec<&str> = ids.into_iter().filter(|id| !checked.contains(*id)).collect();
    assert_eq!(unchecked, CHECKED_BELOW, "these are never told");
}

#[test]
fn before_anything_has_happened_it_says_why() {
    let cases = [
        (Realm::Heap, sample(), Settings::default(), "The beginning of the search: "),
        (Realm::StringSet, unsolvable(), anyway(), "The beginning of the search: "),
        (Realm::StringSet, unsolvable(), Settings::default(), "The beginning of the search: "),
        (Realm::PathStrings, unsolvable(), Settings::default(), "No solution: 1 inversion, an odd number"),
        (Realm::Heap, unsolvable(), anyway(), "The beginning of the search: "),
        (Realm::IdaStar, unsolvable(), Settings::default(), "Not searched: 1 inversion, an odd number"),
        (Realm::IdaStar, unsolvable(), anyway(), "Not searched: 1 inversion, an odd number"),
    ];
    for (realm, puzzle, settings, beginning) in cases {
        let case = Case::of_events(realm, puzzle, settings, &[]);
        let [english, chinese] = case.sentences(0, &Scene::default());
        assert!(english.starts_with(beginning), "{english}");
        assert!(chinese.ends_with('。') && !chinese.contains('⟨'), "{chinese}");
    }
}

/// As long as it is not known how the search ended, the sentence is that of the last event.
#[test]
fn the_last_event_of_a_search_in_vain_has_its_sentence_until_the_end_is_known() {
    let case = Case::of(Realm::Table, unsolvable(), anyway());
    let end = case.recording.len();
    let [english, _] = case.sentences(end, case.recording.edge());
    assert!(english.starts_with("No solution: the table has all 181\u{2009}440 boards"), "{english}");
    let open_case = Case { ending: Ending::InEvents, ..case };
    let [english, _] = open_case.sentences(end, open_case.recording.edge());
    assert!(english.starts_with("Lookup: this board is not in the table"), "{english}");
}

/// Realms 6 and 7 record the same events; a heap is emptied sooner than a list is.
#[test]
fn a_list_in_vain_says_that_it_is_empty() {
    let events = record(Realm::Heap, &unsolvable(), anyway());
    let case = Case::of_events(Realm::Manhattan, unsolvable(), anyway(), &events);
    let [english, _] = case.sentences(events.len() as u64, case.recording.edge());
    assert_eq!(
        english,
        "No solution: the open list is empty after 181\u{2009}440 expansions, the goal not reached."
    );
}

/// The words "one side has nothing left" hold: of the two searches in vain one has all its boards expanded.
#[test]
fn two_sides_that_never_meet_end_with_one_of_them_empty() {
    let case = Case::of(Realm::Bidirectional, unsolvable(), anyway());
    let layers = case.recording.edge().layers;
    let waiting = [layers.waiting(Side::Forward), layers.waiting(Side::Backward)];
    assert!(waiting.contains(&0), "{waiting:?}");
    assert_eq!(waiting.iter().sum::<u64>(), case.recording.edge().tally.frontier);
}
