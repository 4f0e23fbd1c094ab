//! Searches of boards of every depth, dealt from a seed, and pairs of boards for many goals.

use serde_json::Value;

use super::{
    ByBoard, Extent, Fact, FactSource, known,
    shortest::{TO_GOAL, is_shortest},
};
use crate::{
    puzzle::{Board, Order, Puzzle},
    realm::{Realm, Settings},
    space::{Dealer, Distances},
    trace::Tally,
};

/// Seed of the boards.
const SEED: u64 = 8;

/// Number of boards of each depth that a realm solves in the quick check, and the greatest depth. The three realms that
/// scan, compare or build most get fewer boards.
const fn quick_sample(realm: Realm) -> (usize, u8) {
    match realm {
        Realm::StringSet | Realm::Table => (1, 31),
        Realm::Misplaced => (1, 22),
        _ => (4, 31),
    }
}

/// Number of boards of each depth for the realms that are too slow for every start.
const FULL_SAMPLE: usize = 5;

/// Number of goals, and number of starts for each goal, whose smallest shortest paths are compared.
const fn pairs(extent: Extent) -> (usize, usize) {
    match extent {
        Extent::Quick => (10, 20),
        Extent::Full => (100, 100),
    }
}

pub fn facts(extent: Extent) -> Vec<Fact> {
    let mut facts: Vec<Fact> = Realm::ALL.map(|realm| solved(realm, quick_sample(realm), "a sample")).into();
    if extent == Extent::Full {
        let slow = [Realm::StringSet, Realm::PathStrings, Realm::Misplaced, Realm::Manhattan];
        facts.extend(slow.map(|realm| solved(realm, (FULL_SAMPLE, 31), "a large sample")));
    }
    facts.push(without_solution());
    facts.push(mirrored_orders());
    facts.push(smallest_paths(pairs(extent)));
    facts
}

/// Boards at every depth from 0 to `deepest`, at most `each` at one depth.
fn sample_boards(each: usize, deepest: u8) -> Vec<Board> {
    let mut dealer = Dealer::seeded(SEED);
    (0..=deepest).flat_map(|depth| dealer.several_at(&TO_GOAL, depth, each)).collect()
}

/// How many [`sample_boards`] are, from the known sizes of the layers: to list the facts costs no search.
fn sample_size(each: usize, deepest: u8) -> usize {
    let layers = known(&format!("layers, blank on cell {}", Board::standard_goal().blank()));
    let size = |depth: u8| layers[usize::from(depth)].as_u64().expect("each depth has boards") as usize;
    (0..=deepest).map(|depth| size(depth).min(each)).sum()
}

/// The percentage of the boards for which the path found is a shortest one.
fn solved(realm: Realm, (each, deepest): (usize, u8), sample: &str) -> Fact {
    let name = format!("{sample} of every depth, realm {realm}: per cent shortest ways");
    Fact::of_boards(name, sample_size(each, deepest), move || {
        let boards = sample_boards(each, deepest);
        let all = boards.len() as u64;
        let is_shortest = move |number: usize| {
            let puzzle = Puzzle::new(boards[number], Board::standard_goal());
            is_shortest(puzzle.start, &realm.search(&puzzle, &Settings::default(), &mut ()))
        };
        counted(is_shortest, move |shortest| shortest * 100 / all)
    })
    .known_from(FactSource::Proof)
}

/// The number of boards for which `is_so` holds, and what is made of it.
fn counted(
    is_so: impl Fn(usize) -> bool + Send + Sync + 'static,
    value: impl Fn(u64) -> u64 + Send + Sync + 'static,
) -> ByBoard {
    ByBoard::new(move |number| [u64::from(is_so(number)), 0, 0], move |[so, ..]| Value::from(value(so)))
}

/// For a goal that is its own mirror image, exchanging rows and columns exchanges up with left and down with right.
fn mirrored_orders() -> Fact {
    let boards = 500;
    Fact::of_boards("mirrored orders, realm 8: boards with equal counts", boards, move || {
        let mut dealer = Dealer::seeded(SEED);
        let boards: Vec<Board> = (0..boards).map(|_| dealer.solvable(Board::standard_goal())).collect();
        let [one, other] =
            ["udlr", "lrud"].map(|letters| letters.parse::<Order>().expect("all four letters"));
        let is_equal =
            move |number: usize| generated(boards[number], one) == generated(mirror(boards[number]), other);
        counted(is_equal, |equal| equal)
    })
    .known_from(FactSource::Proof)
}

fn generated(start: Board, order: Order) -> u64 {
    let mut tally = Tally::default();
    let settings = Settings { order, ..Settings::default() };
    // No observer ends the search.
    _ = Realm::IdaStar.search(&Puzzle::new(start, Board::standard_goal()), &settings, &mut tally);
    tally.generated
}

/// Two tiles exchanged: the goal is out of reach. Realm 1 tests no parity, so it expands all that is within reach.
fn without_solution() -> Fact {
    Fact::new("12345687x, realm 1: expanded", || {
        let start = "12345687x".parse().expect("a board");
        let mut tally = Tally::default();
        // No observer ends the search.
        _ = Realm::StringSet.search(
            &Puzzle::new(start, Board::standard_goal()),
            &Settings::default(),
            &mut tally,
        );
        tally.expanded.into()
    })
    .known_from(FactSource::Proof)
}

/// Rows become columns, and so every tile gets the number of the tile whose goal cell mirrors its own.
fn mirror(board: Board) -> Board {
    const ACROSS: [u8; 9] = [0, 3, 6, 1, 4, 7, 2, 5, 8];
    let renamed = |tile: u8| if tile == 0 { 0 } else { ACROSS[tile as usize - 1] + 1 };
    let tiles = ACROSS.map(|cell| renamed(board.tile(cell)));
    Board::from_tiles(tiles).expect("tiles change names and places one to one")
}

/// A breadth-first search that tries moves in the order of their letters finds the smallest path first: the queue holds
/// the paths of a layer in their own order. It does not use true distances.
fn smallest_paths((goals, starts): (usize, usize)) -> Fact {
    let name = "pairs of boards: per cent with the same smallest shortest way from two programs";
    let pairs = goals * starts;
    Fact::of_boards(name, pairs, move || {
        let letters: Order = "dlru".parse().expect("all four letters");
        let mut dealer = Dealer::seeded(SEED);
        let mut dealt = Vec::new();
        for _ in 0..goals {
            let distances = Distances::to(dealer.any());
            let boards: Vec<Board> = (0..starts).map(|_| dealer.solvable(distances.goal())).collect();
            dealt.push((distances, boards));
        }
        let is_same = move |number: usize| {
            let (distances, boards) = &dealt[number / starts];
            let (start, settings) =
                (boards[number % starts], Settings { order: letters, ..Settings::default() });
            let path = Realm::Hash.search(&Puzzle::new(start, distances.goal()), &settings, &mut ());
            path.ok().flatten().map(|path| path.moves) == distances.smallest_path(start, letters)
        };
        counted(is_same, move |same| same * 100 / pairs as u64)
    })
    .known_from(FactSource::Proof)
}
