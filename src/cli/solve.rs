//! `solve`: one puzzle after another, in one realm.

use eight_realms_app::words::Words;
use eight_realms_core::{
    job::Search,
    puzzle::Puzzle,
    realm::{Realm, Settings},
    report::{json, json_line},
};

use super::{
    args::SolveArgs,
    exit::{Failure, answer, notice},
    memory,
    puzzle_lines::PuzzleLines,
    rows::rows,
    table, without_effect,
};

/// Solves the puzzles. The messages are loaded only if one is needed.
pub fn run(words: impl Fn() -> Words, args: &SolveArgs) -> Result<(), Failure> {
    let settings = args.search.settings()?;
    let (start, goal) = (args.search.start()?, args.search.goal()?);
    without_effect::note(&words, &[args.realm], &settings);
    let lines = match &args.file {
        Some(_) if !start.is_empty() => return Err(Failure::StartBesideFile),
        Some(file) => PuzzleLines::of_file(file, goal)?,
        None if start == ["-"] => PuzzleLines::of_standard_input(goal),
        None => {
            let puzzle = args.search.puzzle()?;
            return solve(&words, args, &puzzle, &settings, &Form::Alone);
        }
    };
    for (place, puzzle) in lines.enumerate() {
        let form = if place == 0 { Form::First } else { Form::Next };
        solve(&words, args, &puzzle?, &settings, &form)?;
    }
    Ok(())
}

/// The place of an answer in the output.
enum Form {
    Alone,
    First,
    /// After another answer: a table follows an empty line, JSON is one line.
    Next,
}

fn solve(
    words: &impl Fn() -> Words,
    args: &SolveArgs,
    puzzle: &Puzzle,
    settings: &Settings,
    form: &Form,
) -> Result<(), Failure> {
    note_if_not_searched(words, &[args.realm], puzzle, settings);
    if args.memory {
        return memory::run(&Search::new(args.realm, *puzzle, *settings));
    }
    let words = &words();
    let rows = rows(words, &[args.realm], puzzle, settings, args.search.runs());
    rows.iter().try_for_each(|row| match form {
        Form::Alone if args.search.json => answer(&json(row)),
        Form::First | Form::Next if args.search.json => answer(&json_line(row)),
        Form::Alone | Form::First => answer(&table::one(words, row)),
        Form::Next => answer(&format!("\n{}", table::one(words, row))),
    })
}

/// Prints a note if realm 8 is to search a pair that has no path. It never does so: parity answers, even if the test of
/// parity is switched off.
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
