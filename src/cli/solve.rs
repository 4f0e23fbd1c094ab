//! `solve`: one puzzle, one realm.

use super::{
    args::SolveArgs,
    exit::{Failure, answer, notice},
    memory,
    rows::rows,
};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    report::{self, json},
    words::Words,
};

/// The messages are read only if there is something to be said.
pub fn run(words: impl Fn() -> Words, asked: &SolveArgs) -> Result<(), Failure> {
    let (puzzle, settings) = (asked.search.puzzle()?, asked.search.settings()?);
    say_if_refused(&words, &[asked.realm], &puzzle, &settings);
    if asked.memory {
        return memory::run(asked.realm, &puzzle, &settings);
    }
    let words = &words();
    let rows = rows(words, &[asked.realm], &puzzle, &settings, asked.search.runs());
    rows.iter()
        .try_for_each(|row| answer(&if asked.search.json { json(row) } else { report::one(words, row) }))
}

/// Realm 8, told to search a pair that has no way, does not; parity answers as if it had been asked.
pub fn say_if_refused(words: impl Fn() -> Words, realms: &[Realm], puzzle: &Puzzle, settings: &Settings) {
    if realms.iter().any(|realm| realm.refuses(puzzle, settings)) {
        notice(&words().say("cli-answered-by-parity"));
    }
}
