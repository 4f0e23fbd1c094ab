//! Searches of every start there is, on all cores.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use serde_json::{Value, json};

use super::{Fact, Watch, shortest::is_shortest};
use crate::{
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings, Table, Tie},
    space::{HALF, same_parity_boards},
    trace::Tally,
};

/// A realm, its settings, and the figures of all its searches together.
struct Sweep {
    name: &'static str,
    realm: Realm,
    settings: Settings,
    figures: fn(&Totals) -> Value,
}

/// The totals of all searches.
#[derive(Clone, Copy, Debug, Default)]
struct Totals {
    /// Number of paths found that lead to the goal in as few moves as any.
    shortest: u64,
    expanded: u64,
    generated: u64,
}

fn sweeps() -> Vec<Sweep> {
    let order = |letters: &str| letters.parse::<Order>().expect("all four letters");
    let usual = Settings::default();
    let with_order = |letters| Settings { order: order(letters), ..usual };
    let sweep = |name, realm, settings, figures| Sweep { name, realm, settings, figures };
    let shortest: fn(&Totals) -> Value = |totals| json!(totals.shortest);
    let expanded: fn(&Totals) -> Value = |totals| json!([totals.shortest, totals.expanded]);
    let generated: fn(&Totals) -> Value = |totals| json!([totals.shortest, totals.generated]);
    let both: fn(&Totals) -> Value = |totals| json!([totals.shortest, totals.expanded, totals.generated]);
    let low_g = Settings { tie: Tie::LowG, ..usual };
    vec![
        sweep("every start, realm 3: shortest ways", Realm::Table, usual, shortest),
        sweep("every start, realm 4: shortest ways, expanded", Realm::Bidirectional, usual, expanded),
        sweep("every start, realm 7: shortest ways, expanded, generated", Realm::Heap, usual, both),
        sweep(
            "every start, realm 7, order u d l r: shortest ways, expanded, generated",
            Realm::Heap,
            with_order("udlr"),
            both,
        ),
        sweep("every start, realm 7, low g: shortest ways, expanded", Realm::Heap, low_g, expanded),
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
        sweep("every start, realm 2: shortest ways", Realm::Hash, usual, shortest),
    ]
}

pub fn facts() -> Vec<Fact> {
    sweeps().into_iter().map(fact).collect()
}

fn fact(sweep: Sweep) -> Fact {
    Fact::of_boards(sweep.name, HALF as u64, move |watch| {
        let starts: Vec<Board> = same_parity_boards(Board::standard_goal()).collect();
        sweep.over(&starts, watch).map(|totals| (sweep.figures)(&totals))
    })
}

/// Distance between the starts that a forecast searches.
const FORECAST_STEP: usize = 1009;

/// Estimates how long all sweeps take on the cores of this computer.
pub fn forecast() -> Duration {
    let starts: Vec<Board> = same_parity_boards(Board::standard_goal()).step_by(FORECAST_STEP).collect();
    let start_time = Instant::now();
    for sweep in sweeps() {
        sweep.over(&starts, &Watch::silent());
    }
    start_time.elapsed() * FORECAST_STEP as u32
}

impl Sweep {
    /// Searches all these starts; `None` if the check was stopped.
    fn over(&self, starts: &[Board], watch: &Watch) -> Option<Totals> {
        // One table serves all starts.
        let table = match self.realm {
            Realm::Table => Table::build(Board::standard_goal(), self.settings.order, &mut ()).ok(),
            _ => None,
        };
        let one = |start: &Board| {
            let totals = (!watch.is_stopped()).then(|| self.search(*start, table.as_ref()));
            watch.passed(1);
            totals
        };
        starts.par_iter().map(one).try_reduce(Totals::default, |one, other| Some(one.plus(other)))
    }

    fn search(&self, start: Board, table: Option<&Table>) -> Totals {
        let mut tally = Tally::default();
        let answer = match table {
            Some(table) => table.path_from(start, &mut tally),
            None => {
                self.realm.search(&Puzzle::new(start, Board::standard_goal()), &self.settings, &mut tally)
            }
        };
        // From the goal itself nothing is searched. The known totals count this start as one generated board all the
        // same, as they count every start of a deepening search.
        let is_not_searched = self.realm == Realm::IdaStar && start == Board::standard_goal();
        Totals {
            shortest: u64::from(is_shortest(start, &answer)),
            expanded: tally.expanded,
            generated: tally.generated + u64::from(is_not_searched),
        }
    }
}

impl Totals {
    const fn plus(self, other: Self) -> Self {
        Self {
            shortest: self.shortest + other.shortest,
            expanded: self.expanded + other.expanded,
            generated: self.generated + other.generated,
        }
    }
}
