//! `solve`: one puzzle after another, in one realm.

use eight_realms_app::words::Words;
use eight_realms_core::{
    job::Search,
    lane::Lane,
    puzzle::Puzzle,
    report::{json, json_line},
};

use super::{
    args::SolveArgs,
    exit::{Failure, answer, notice},
    memory,
    puzzle_lines::PuzzleLines,
    rows::rows,
    search_request::RowRequest,
    table, without_effect,
};

/// Solves the puzzles. The messages are loaded only if one is needed.
pub fn run(words: impl Fn() -> Words, args: &SolveArgs) -> Result<(), Failure> {
    let request = RowRequest { letter: None, lane: args.lane()? };
    let (start, goal) = (args.search.start()?, args.search.goal()?);
    without_effect::note(&words, &[request], &args.search);
    let lines = match &args.file {
        Some(_) if !start.is_empty() => return Err(Failure::StartBesideFile),
        Some(file) => PuzzleLines::of_file(file, goal)?,
        None if start == ["-"] => PuzzleLines::of_standard_input(goal),
        None => {
            let puzzle = args.search.puzzle()?;
            return solve(&words, args, request, &puzzle, &Form::Alone);
        }
    };
    for (place, puzzle) in lines.enumerate() {
        let form = if place == 0 { Form::First } else { Form::Next };
        solve(&words, args, request, &puzzle?, &form)?;
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
    request: RowRequest,
    puzzle: &Puzzle,
    form: &Form,
) -> Result<(), Failure> {
    note_if_not_searched(words, &[request], puzzle);
    let Lane { realm, settings } = request.lane;
    if args.memory {
        return memory::run(&Search::new(realm, *puzzle, settings));
    }
    let words = &words();
    let rows = rows(words, &[request], puzzle, args.search.runs());
    rows.iter().try_for_each(|row| match form {
        Form::Alone if args.search.json => answer(&json(row)),
        Form::First | Form::Next if args.search.json => answer(&json_line(row)),
        Form::Alone | Form::First => answer(&table::one(words, row, args.moves)),
        Form::Next => answer(&format!("\n{}", table::one(words, row, args.moves))),
    })
}

/// Prints a note if realm 8 is to search a pair that has no path. It never does so: parity answers, even if the test of
/// parity is switched off.
pub fn note_if_not_searched(words: impl Fn() -> Words, requests: &[RowRequest], puzzle: &Puzzle) {
    let rejects = |request: &RowRequest| request.lane.realm.rejects(puzzle, &request.lane.settings);
    if requests.iter().any(rejects) {
        notice(&words().say("cli-answered-by-parity"));
    }
}
