//! `solve`: one puzzle, one realm.

use super::{
    args::SolveArgs,
    exit::{Failure, answer, notice},
    memory,
    rows::rows,
};
use crate::{
    job::Search,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    report::{self, json},
    words::Words,
};

/// The messages are loaded only if one is needed.
pub fn run(words: impl Fn() -> Words, args: &SolveArgs) -> Result<(), Failure> {
    let (puzzle, settings) = (args.search.puzzle()?, args.search.settings()?);
    note_if_not_searched(&words, &[args.realm], &puzzle, &settings);
    if args.memory {
        return memory::run(&Search::new(args.realm, puzzle, settings));
    }
    let words = &words();
    let rows = rows(words, &[args.realm], &puzzle, &settings, args.search.runs());
    rows.iter()
        .try_for_each(|row| answer(&if args.search.json { json(row) } else { report::one(words, row) }))
}

/// Prints a note if realm 8 is to search a pair that has no path: it never does so, and parity answers as if it were
/// tested.
pub fn note_if_not_searched(
    words: impl Fn() -> Words,
    realms: &[Realm],
    puzzle: &Puzzle,
    settings: &Settings,
) {
    if realms.iter().any(|realm| realm.rejects(puzzle, settings)) {
        notice(&words().say("cli-answered-by-parity"));
    }
}
