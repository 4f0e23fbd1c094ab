//! `compare`: one puzzle, several realms, a row each. Rows share nothing.

use super::{
    args::CompareArgs,
    exit::{Failure, answer},
    rows::rows,
    solve::note_if_not_searched,
    without_effect,
};
use crate::{
    report::{csv, json, several},
    words::Words,
};

pub(super) fn run(words: &Words, args: &CompareArgs) -> Result<(), Failure> {
    let realms = args.realms()?;
    let (puzzle, settings) = (args.search.puzzle()?, args.search.settings()?);
    note_if_not_searched(|| *words, realms, &puzzle, &settings);
    without_effect::note(|| *words, realms, &settings);
    let rows = rows(words, realms, &puzzle, &settings, args.search.runs());
    let text = match args {
        CompareArgs { csv: true, .. } => csv(&rows),
        _ if args.search.json => json(&rows),
        _ => several(words, &rows),
    };
    answer(&text)
}
