//! `compare`: one puzzle, several realms, a row each. Rows share nothing.

use super::{
    args::CompareArgs,
    exit::{Failure, answer},
    rows::rows,
    solve::say_if_refused,
};
use crate::{
    report::{csv, json, several},
    words::Words,
};

pub(super) fn run(words: &Words, asked: &CompareArgs) -> Result<(), Failure> {
    let realms = asked.realms()?;
    let (puzzle, settings) = (asked.search.puzzle()?, asked.search.settings()?);
    say_if_refused(|| *words, realms, &puzzle, &settings);
    let rows = rows(words, realms, &puzzle, &settings, asked.search.runs());
    let text = match asked {
        CompareArgs { csv: true, .. } => csv(&rows),
        _ if asked.search.json => json(&rows),
        _ => several(words, &rows),
    };
    answer(&text)
}
