//! Prints the events of a search as they happen, one a line.
//!
//! ```sh
//! cargo run --release -p eight-realms-core --example observe            # realm 7 on the sample
//! cargo run --release -p eight-realms-core --example observe -- 4 1234567x8
//! ```

use std::{env, error::Error};

use eight_realms_core::{
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    trace::{Event, Flow, Observer, Tally},
};

/// Prints what it is told, and counts the events.
#[derive(Default)]
struct Printer {
    events: u64,
}

impl Observer for Printer {
    fn on(&mut self, event: Event) -> Flow {
        self.events += 1;
        match event {
            Event::Expand { board, g, h, f, .. } => println!("expand {board}   g {g}  h {h}  f {f}"),
            Event::Open { board, by, g, .. } => println!("  {} {board}   new, g {g}", by.letter()),
            Event::Duplicate { board, by, .. } => println!("  {} {board}   duplicate", by.letter()),
            other => println!("{other:?}"),
        }
        // An error here would end the search.
        Ok(())
    }
}

#[expect(clippy::disallowed_methods, reason = "the core reads no arguments, a program does")]
fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let realm = Realm::named(&arguments.next().unwrap_or("7".to_owned()))?;
    let start: Board = arguments.next().unwrap_or("23415x768".to_owned()).parse()?;
    let puzzle = Puzzle::new(start, Board::standard_goal());
    // Two observers at once: one prints, one counts.
    let mut observer = (Printer::default(), Tally::default());
    let path = realm.search(&puzzle, &Settings::default(), &mut observer)?;
    let (Printer { events }, tally) = observer;
    println!("{events} events, {} expanded, {} generated", tally.expanded, tally.generated);
    match path {
        Some(path) => println!("{} moves: {}", path.len(), path.letters()),
        None => println!("no path"),
    }
    Ok(())
}
