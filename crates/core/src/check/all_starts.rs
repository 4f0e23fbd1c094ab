//! Searches of every start there is.

use serde_json::{Value, json};

use super::{ByBoard, Counts, Fact, FactSource, shortest::is_shortest};
use crate::{
    heuristic::HeuristicKind,
    puzzle::{Board, Order, Puzzle},
    realm::{Evaluation, Realm, Settings, Table, Tie, TieOrder},
    space::{HALF, same_parity_boards},
    trace::Tally,
};

/// A realm, its settings, and the figures of all its searches together.
#[derive(Clone, Copy)]
struct Sweep {
    name: &'static str,
    realm: Realm,
    settings: Settings,
    figures: fn(Counts) -> Value,
    source: FactSource,
}

fn sweeps() -> Vec<Sweep> {
    let order = |letters: &str| letters.parse::<Order>().expect("all four letters");
    let usual = Settings::default();
    let with_order = |letters| Settings { order: order(letters), ..usual };
    let source = FactSource::OtherProgram;
    let sweep = |name, realm, settings, figures| Sweep { name, realm, settings, figures, source };
    let proved = |sweep| Sweep { source: FactSource::Proof, ..sweep };
    // Paths that are shortest, boards expanded, boards generated.
    let shortest: fn(Counts) -> Value = |[shortest, ..]| json!(shortest);
    let expanded: fn(Counts) -> Value = |[shortest, expanded, _]| json!([shortest, expanded]);
    let expanded_alone: fn(Counts) -> Value = |[_, expanded, _]| json!(expanded);
    let generated: fn(Counts) -> Value = |[shortest, _, generated]| json!([shortest, generated]);
    let both: fn(Counts) -> Value = |counts| json!(counts);
    let low_g = Settings { tie: Tie::LowG, ..usual };
    let f_alone = Settings { tie: Tie::None, ..usual };
    let newest = |settings: Settings| Settings { tie_order: TieOrder::Lifo, ..settings };
    let greedy =
        |heuristic| Settings { heuristic: Some(heuristic), evaluation: Evaluation::HeuristicAlone, ..usual };
    vec![
        proved(sweep("every start, realm 3: shortest ways", Realm::Table, usual, shortest)),
        sweep("every start, realm 4: shortest ways, expanded", Realm::Bidirectional, usual, expanded),
        sweep("every start, realm 7: shortest ways, expanded, generated", Realm::Heap, usual, both),
        sweep(
            "every start, realm 7, order u d l r: shortest ways, expanded, generated",
            Realm::Heap,
            with_order("udlr"),
            both,
        ),
        sweep("every start, realm 7, low g: shortest ways, expanded", Realm::Heap, low_g, expanded),
        sweep(
            "every start, realm 7, last in first out: shortest ways, expanded",
            Realm::Heap,
            newest(usual),
            expanded,
        ),
        sweep("every start, realm 7, f alone: shortest ways, expanded", Realm::Heap, f_alone, expanded),
        sweep(
            "every start, realm 7, f alone, last in first out: shortest ways, expanded",
            Realm::Heap,
            newest(f_alone),
            expanded,
        ),
        sweep(
            "every start, greedy, misplaced: expanded",
            Realm::Heap,
            greedy(HeuristicKind::Misplaced),
            expanded_alone,
        ),
        sweep(
            "every start, greedy, misplaced with the blank: expanded",
            Realm::Heap,
            greedy(HeuristicKind::BlankCounted),
            expanded_alone,
        ),
        sweep(
            "every start, greedy, Manhattan: expanded",
            Realm::Heap,
            greedy(HeuristicKind::Manhattan),
            expanded_alone,
        ),
        sweep(
            "every start, greedy, linear conflict: expanded",
            Realm::Heap,
            greedy(HeuristicKind::LinearConflict),
            expanded_alone,
        ),
        sweep("every start, realm 8: shortest ways, generated", Realm::IdaStar, usual, generated),
        sweep(
            "every start, realm 8, order d u r l: shortest ways, generated",
            Realm::IdaStar,
            with_order("durl"),
            generated,
        ),
        sweep(
            "every start, realm 8, order u d l r: shortest ways, generated",
            Realm::IdaStar,
            with_order("udlr"),
            generated,
        ),
        sweep(
            "every start, realm 8, order l r u d: shortest ways, generated",
            Realm::IdaStar,
            with_order("lrud"),
            generated,
        ),
        proved(sweep("every start, realm 2: shortest ways", Realm::Hash, usual, shortest)),
    ]
}

pub fn facts() -> Vec<Fact> {
    sweeps().into_iter().map(fact).collect()
}

fn fact(sweep: Sweep) -> Fact {
    let Sweep { name, realm, settings, figures, source } = sweep;
    Fact::of_boards(name, HALF, move || {
        let starts: Vec<Board> = same_parity_boards(Board::standard_goal()).collect();
        // One table serves all starts.
        let table = match realm {
            Realm::Table => Table::build(Board::standard_goal(), settings.order, &mut ()).ok(),
            _ => None,
        };
        ByBoard::new(move |number| search(starts[number], realm, &settings, table.as_ref()), figures)
    })
    .known_from(source)
}

fn search(start: Board, realm: Realm, settings: &Settings, table: Option<&Table>) -> Counts {
    let mut tally = Tally::default();
    let answer = match table {
        Some(table) => table.path_from(start, &mut tally),
        None => realm.search(&Puzzle::new(start, Board::standard_goal()), settings, &mut tally),
    };
    // From the goal itself nothing is searched. The known totals count this start as one generated board all the same,
    // as they count every start of a deepening search.
    let is_not_searched = realm == Realm::IdaStar && start == Board::standard_goal();
    let generated = tally.generated + u64::from(is_not_searched);
    [u64::from(is_shortest(start, &answer)), tally.expanded, generated]
}
