//! A heuristic of one's own: is it admissible, is it consistent, and what does it save?
//!
//! ```sh
//! cargo run --release -p eight-realms-core --example own_heuristic
//! ```
//!
//! The heuristic is Gaschnig's (*A problem similarity approach to devising heuristics*, IJCAI 1979): the number of moves
//! if any tile could jump into the blank's cell. Every real move is such a jump, so it never overestimates.

use std::error::Error;

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Order, Puzzle},
    realm::{Settings, search_with},
    space::{Distances, same_parity_boards},
    trace::Tally,
};

struct Gaschnig {
    goal: Board,
}

impl Heuristic for Gaschnig {
    fn h(&self, board: Board) -> u16 {
        let mut tiles: [u8; 9] = std::array::from_fn(|cell| board.tile(cell as u8));
        let goal: [u8; 9] = std::array::from_fn(|cell| self.goal.tile(cell as u8));
        let place = |tiles: &[u8; 9], wanted| tiles.iter().position(|tile| *tile == wanted);
        let mut jumps = 0;
        while let Some(wrong) = (0..9).find(|cell| tiles[*cell] != goal[*cell]) {
            let blank = place(&tiles, 0).expect("every board has a blank");
            // The tile that belongs where the blank is; or, where the blank belongs there, any that is misplaced.
            let from =
                if goal[blank] == 0 { wrong } else { place(&tiles, goal[blank]).expect("it is there") };
            tiles.swap(blank, from);
            jumps += 1;
        }
        jumps
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let goal = Board::standard_goal();
    let own = Gaschnig { goal };

    let distances = Distances::to(goal);
    let too_large = same_parity_boards(goal)
        .filter(|board| distances.of(*board).is_some_and(|distance| own.h(*board) > u16::from(distance)))
        .count();
    let jumps = same_parity_boards(goal)
        .flat_map(|board| board.successors(Order::default()).map(move |(_, next)| (board, next)))
        .filter(|(from, to)| own.h(*from).abs_diff(own.h(*to)) > 1)
        .count();
    println!("boards where h is too large: {too_large} (admissible if none)");
    println!("moves that change h by more than one: {jumps} (consistent if none)");

    let puzzle = Puzzle::new("23415x768".parse()?, goal);
    println!("A* on {}, binary heap, high g first:", puzzle.start);
    print_expanded("Gaschnig", &puzzle, &own)?;
    print_expanded("misplaced tiles", &puzzle, &HeuristicKind::Misplaced.to(goal))?;
    print_expanded("Manhattan distance", &puzzle, &HeuristicKind::Manhattan.to(goal))?;
    Ok(())
}

fn print_expanded(name: &str, puzzle: &Puzzle, heuristic: &impl Heuristic) -> Result<(), Box<dyn Error>> {
    let mut tally = Tally::default();
    let path = search_with(heuristic, puzzle, &Settings::default(), &mut tally)?.ok_or("no path")?;
    println!("  {name:20} {:>6} expanded, {} moves", tally.expanded, path.len());
    Ok(())
}
