//! The space itself: its halves, its moves, its layers, its shortest paths.

use serde_json::{Value, json};

use super::{Fact, FactSource};
use crate::{
    puzzle::{Board, CELLS, Order, Puzzle, RANKS},
    space::{Distances, HALF, same_parity_boards},
};

pub fn facts() -> Vec<Fact> {
    let layers = |blank: usize| {
        let sequence = match blank {
            0 | 2 | 6 | 8 => "A089473",
            4 => "A089474",
            _ => "A089483",
        };
        Fact::new(format!("layers, blank on cell {blank}"), move || layers(in_order(blank)))
            .known_from(FactSource::Sequence(sequence))
    };
    let mut facts: Vec<Fact> = (0..CELLS).map(layers).collect();
    facts.extend([
        Fact::new("boards in each half", halves).known_from(FactSource::Proof),
        Fact::new("moves from one half to the other", || {
            moves(Board::standard_goal(), |puzzle| !puzzle.is_solvable())
        })
        .known_from(FactSource::Proof),
        Fact::new("moves between boards of a half", || moves(Board::standard_goal(), |_| true))
            .known_from(FactSource::Proof),
        Fact::new("moves that change the true distance by one", even_moves).known_from(FactSource::Proof),
        Fact::new("true distances, added up", sum),
        Fact::new("farthest boards", farthest),
        Fact::new("shortest ways: boards with one, most of a board", extreme_paths),
        Fact::new("shortest ways: mean of all boards", mean_paths),
        Fact::new("ranks of six boards", ranks).known_from(FactSource::Proof),
        Fact::new("ranks that lead to a board and back", unranked).known_from(FactSource::Proof),
    ]);
    facts
}

/// The board with its tiles in order and the blank on this cell.
fn in_order(blank: usize) -> Board {
    let mut board = Board::standard_goal();
    for cell in (blank..CELLS - 1).rev() {
        board = board.with_swapped(cell as u8, cell as u8 + 1);
    }
    board
}

fn layers(goal: Board) -> Value {
    let distances = Distances::to(goal);
    (0..=distances.farthest()).map(|distance| distances.count(distance)).collect()
}

fn halves() -> Value {
    let (one, other) = (Board::standard_goal(), Board::standard_goal().with_swapped(0, 1));
    [one, other]
        .map(|goal| {
            let distances = Distances::to(goal);
            same_parity_boards(goal).filter(|board| distances.of(*board).is_some()).count()
        })
        .into_iter()
        .collect()
}

/// The number of moves of all boards of a half, there and back, for which `is_so` holds.
fn moves(goal: Board, is_so: impl Fn(Puzzle) -> bool) -> Value {
    edges(goal).filter(|(from, to)| is_so(Puzzle::new(*from, *to))).count().into()
}

/// Every move of every board of a half: the board before it, and the board after it.
pub fn edges(goal: Board) -> impl Iterator<Item = (Board, Board)> {
    same_parity_boards(goal)
        .flat_map(|board| board.successors(Order::default()).map(move |(_, next)| (board, next)))
}

fn even_moves() -> Value {
    let goal = Board::standard_goal();
    let distances = Distances::to(goal);
    let apart = |(from, to)| Some(distances.of(from)?.abs_diff(distances.of(to)?));
    edges(goal).filter(|edge| apart(*edge) == Some(1)).count().into()
}

fn sum() -> Value {
    let distances = Distances::to(Board::standard_goal());
    (0..=distances.farthest()).map(|far| usize::from(far) * distances.count(far)).sum::<usize>().into()
}

fn farthest() -> Value {
    let distances = Distances::to(Board::standard_goal());
    let mut boards: Vec<String> =
        distances.at(distances.farthest()).iter().map(|board| board.letters()).collect();
    boards.sort();
    json!(boards)
}

/// The number of shortest paths of each board: the sum of those of its nearer neighbours.
fn paths() -> Vec<u64> {
    let goal = Board::standard_goal();
    let distances = Distances::to(goal);
    let mut counts = vec![0; RANKS];
    counts[goal.rank()] = 1;
    for (distance, layer) in distances.layers().iter().enumerate().skip(1) {
        for board in layer {
            let nearer = board.successors(Order::default()).filter(|(_, next)| {
                distances.of(*next).is_some_and(|next_distance| usize::from(next_distance) + 1 == distance)
            });
            counts[board.rank()] = nearer.map(|(_, next)| counts[next.rank()]).sum();
        }
    }
    counts.retain(|count| *count > 0);
    counts
}

fn extreme_paths() -> Value {
    let counts = paths();
    json!([counts.iter().filter(|count| **count == 1).count(), counts.iter().max()])
}

fn mean_paths() -> Value {
    let mean = paths().iter().sum::<u64>() as f64 / HALF as f64;
    json!((mean * 1e4).round() / 1e4)
}

fn ranks() -> Value {
    let boards = ["12345678x", "137246x58", "21345678x", "13245678x", "23145678x", "x87654312"];
    boards.map(|letters| Board::of_letters(letters).rank()).into_iter().collect()
}

fn unranked() -> Value {
    let is_back = |rank: &usize| Board::from_rank(*rank).is_some_and(|board| board.rank() == *rank);
    (0..RANKS).filter(is_back).count().into()
}
