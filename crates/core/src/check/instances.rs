//! Searches of boards with published figures: the sample, a board of 31 moves, the textbook's notebook.

use serde_json::{Value, json};

use super::{Fact, FactSource};
use crate::{
    compare::BoardClasses,
    heuristic::HeuristicKind,
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings, Tie, TieOrder},
    space::Distances,
    trace::{Event, Flow, Observer, Rounds, Stop, Tally, Work, WorkTally},
};

/// The sample, nineteen moves from the goal.
const SAMPLE: &str = "23415x768";
/// One of the two boards that are farthest from the goal.
const FARTHEST: &str = "8672543x1";
const STANDARD_GOAL: &str = "12345678x";
/// Boards of the textbook's notebook.
const NOTEBOOK: [&str; 3] = ["142x75368", "12345678x", "4x2513786"];
const NOTEBOOK_GOAL: &str = "x12345678";

pub fn facts() -> Vec<Fact> {
    let mut facts = sample();
    facts.extend(sample_by_settings());
    facts.extend(farthest());
    facts.extend(NOTEBOOK.into_iter().flat_map(notebook));
    facts
}

struct SearchCounts {
    tally: Tally,
    work: WorkTally,
    bounds: Vec<u16>,
}

fn search(realm: Realm, start: &str, goal: &str, settings: &Settings) -> SearchCounts {
    let puzzle = Puzzle::new(Board::of_letters(start), Board::of_letters(goal));
    let (mut tally, mut work, mut rounds) = (Tally::default(), WorkTally::default(), Rounds::default());
    // No observer ends the search.
    _ = realm.search(&puzzle, settings, &mut ((&mut tally, &mut rounds), &mut work));
    SearchCounts { tally, work, bounds: rounds.bounds() }
}

fn counts(search: &SearchCounts) -> Value {
    json!([search.tally.expanded, search.tally.generated, search.tally.frontier_peak])
}

fn of_sample(realm: Realm) -> SearchCounts {
    search(realm, SAMPLE, STANDARD_GOAL, &Settings::default())
}

fn sample() -> Vec<Fact> {
    let by_realm = Realm::ALL.map(|realm| {
        let name = format!("sample, realm {realm}: expanded, generated, frontier peak");
        Fact::new(name, move || counts(&of_sample(realm)))
    });
    let mut facts = Vec::from(by_realm);
    facts.extend([
        Fact::new("sample, realm 3: look-ups", || of_sample(Realm::Table).tally.lookups.into()),
        Fact::new("sample, realm 4: expanded until the first meeting", until_meeting),
        Fact::new("sample, realm 5: entries scanned", || {
            of_sample(Realm::Misplaced).work.of(Work::EntriesScanned).into()
        }),
        Fact::new("sample, realm 8: bounds", || json!(of_sample(Realm::IdaStar).bounds)),
        Fact::new("sample: shortest ways", || to_goal().shortest_paths(Board::of_letters(SAMPLE)).into()),
        Fact::new("sample: smallest shortest way, d < l < r < u", smallest_path),
        Fact::new("sample, any A* with misplaced must expand", || necessary(HeuristicKind::Misplaced)),
        Fact::new("sample, any A* with Manhattan must expand", || necessary(HeuristicKind::Manhattan)),
    ]);
    facts
}

fn to_goal() -> Distances {
    Distances::to(Board::standard_goal())
}

fn smallest_path() -> Value {
    let letters = "dlru".parse().expect("all four letters");
    let path = to_goal().smallest_path(Board::of_letters(SAMPLE), letters);
    json!(path.map(|moves| moves.iter().map(|step| step.letter()).collect::<String>()))
}

fn necessary(heuristic: HeuristicKind) -> Value {
    let puzzle = Puzzle::new(Board::of_letters(SAMPLE), Board::standard_goal());
    json!(BoardClasses::of(&puzzle, heuristic).ok().map(|must_expand| must_expand.necessary()))
}

/// An observer that ends a search where its two sides meet.
struct UntilMeeting(Tally);

impl Observer for UntilMeeting {
    fn on(&mut self, event: Event) -> Flow {
        self.0.note(&event);
        if matches!(event, Event::Meet { .. }) { Err(Stop::BudgetSpent) } else { Ok(()) }
    }
}

fn until_meeting() -> Value {
    let puzzle = Puzzle::new(Board::of_letters(SAMPLE), Board::standard_goal());
    let mut until = UntilMeeting(Tally::default());
    _ = Realm::Bidirectional.search(&puzzle, &Settings::default(), &mut until);
    until.0.expanded.into()
}

fn sample_by_settings() -> Vec<Fact> {
    let last_in_first_out = Settings { tie_order: TieOrder::Lifo, ..Settings::default() };
    let low_g = Settings { tie: Tie::LowG, ..Settings::default() };
    let mut facts = Vec::new();
    for realm in [Realm::Manhattan, Realm::Heap] {
        let name = format!("sample, realm {realm}, last in first out: expanded, generated, frontier peak");
        facts
            .push(Fact::new(name, move || counts(&search(realm, SAMPLE, STANDARD_GOAL, &last_in_first_out))));
    }
    for realm in [Realm::Misplaced, Realm::Heap] {
        let name = format!("sample, realm {realm}, low g: expanded");
        facts.push(Fact::new(name, move || {
            search(realm, SAMPLE, STANDARD_GOAL, &low_g).tally.expanded.into()
        }));
    }
    facts
}

fn farthest() -> Vec<Fact> {
    let search_farthest = |realm, settings: &Settings| search(realm, FARTHEST, STANDARD_GOAL, settings);
    let low_g = |heuristic| Settings { tie: Tie::LowG, heuristic: Some(heuristic), ..Settings::default() };
    let expanded = move |search: &SearchCounts| json!(search.tally.expanded);
    let both = |search: &SearchCounts| json!([search.tally.expanded, search.tally.generated]);
    vec![
        Fact::new("31 moves, realm 2: expanded, generated", move || {
            both(&search_farthest(Realm::Hash, &Settings::default()))
        }),
        Fact::new("31 moves, realm 4: expanded", move || {
            expanded(&search_farthest(Realm::Bidirectional, &Settings::default()))
        }),
        Fact::new("31 moves, A* with misplaced, low g: expanded", move || {
            expanded(&search_farthest(Realm::Heap, &low_g(HeuristicKind::Misplaced)))
        }),
        Fact::new("31 moves, A* with Manhattan, low g: expanded", move || {
            expanded(&search_farthest(Realm::Heap, &low_g(HeuristicKind::Manhattan)))
        }),
        Fact::new("31 moves, realm 8: expanded, generated", move || {
            both(&search_farthest(Realm::IdaStar, &Settings::default()))
        }),
        Fact::new("31 moves, realm 8: bounds", move || {
            json!(search_farthest(Realm::IdaStar, &Settings::default()).bounds)
        }),
    ]
}

/// Searches of a board of the notebook, which takes the lowest g first. Its misplaced tiles count the blank. With the
/// blank counted it expands some boards again that our open list, which holds each board once, does not: these figures
/// are ours.
fn notebook(start: &'static str) -> Vec<Fact> {
    let mut heuristics = vec![
        ("Manhattan", HeuristicKind::Manhattan),
        ("misplaced with the blank", HeuristicKind::BlankCounted),
        ("misplaced", HeuristicKind::Misplaced),
    ];
    // The book has no further figures for the first board.
    if start == NOTEBOOK[0] {
        heuristics.pop();
    }
    let fact = |(name, heuristic)| {
        let settings = Settings { tie: Tie::LowG, heuristic: Some(heuristic), ..Settings::default() };
        let is_ours = heuristic == HeuristicKind::BlankCounted && start != NOTEBOOK[0];
        Fact::new(format!("textbook notebook, {start}, {name}: generated, expanded"), move || {
            let tally = search(Realm::Heap, start, NOTEBOOK_GOAL, &settings).tally;
            json!([tally.generated, tally.expanded])
        })
        .known_from(if is_ours { FactSource::OtherProgram } else { FactSource::Notebook })
    };
    heuristics.into_iter().map(fact).collect()
}
