//! `compare`: one puzzle, several realms, a row each. Rows share nothing.

use eight_realms_app::words::Words;
use eight_realms_core::report::{csv, json};

use super::{
    args::CompareArgs,
    exit::{Failure, answer},
    rows::rows,
    solve::note_if_not_searched,
    table, without_effect,
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
        _ => table::several(words, &rows),
    };
    answer(&text)
}
