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
    let requests = args.rows()?;
    let puzzle = args.search.puzzle()?;
    note_if_not_searched(|| *words, &requests, &puzzle);
    without_effect::note(|| *words, &requests, &args.search);
    let rows = rows(words, &requests, &puzzle, args.search.runs());
    let text = match args {
        CompareArgs { csv: true, .. } => csv(&rows),
        _ if args.search.json => json(&rows),
        _ => table::several(words, &rows),
    };
    answer(&text)
}
