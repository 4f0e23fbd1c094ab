//! The words of a command line: what is asked is known in full before anything is done, or it is refused.

use std::ffi::OsString;

use clap::{
    Parser,
    error::{ContextKind, ContextValue, ErrorKind},
};
use eight_realms::{
    app::BoardRole,
    cli::{
        Failure,
        args::{Arguments, Command, SearchArgs},
        usage_error,
    },
    heuristic::HeuristicKind,
    words::{Language, Words},
};

use super::{Verdict, board, verdict};

/// The words of an input, a line each.
fn words(input: &[u8]) -> Vec<OsString> {
    input.split(|byte| *byte == b'\n').map(word).collect()
}

#[cfg(unix)]
fn word(bytes: &[u8]) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn word(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}

pub fn examine(input: &[u8]) -> Verdict {
    let words = words(input);
    match Arguments::try_parse_from([OsString::from("eight-realms")].iter().chain(&words)) {
        Ok(Arguments { command, .. }) => command.as_ref().map_or(Verdict::Accepted, understood),
        Err(error) if error.exit_code() == 0 => Verdict::Accepted,
        Err(error) => {
            assert_eq!(error.exit_code(), 2);
            is_told(&error, &words);
            Verdict::Refused
        }
    }
}

/// What the parser of the arguments leaves to be found out.
fn understood(command: &Command) -> Verdict {
    match command {
        Command::Solve(asked) => search(&asked.search),
        Command::Compare(asked) => {
            let twice = asked
                .realms
                .iter()
                .any(|realm| asked.realms.iter().filter(|other| *other == realm).count() > 1);
            let realms = asked.realms();
            assert_eq!(realms.is_err(), twice, "{:?}", asked.realms);
            if twice { Verdict::Refused } else { search(&asked.search) }
        }
        #[cfg(feature = "gui")]
        Command::Picture(asked) => {
            let sides = [asked.size.width, asked.size.height];
            assert!(sides.iter().all(|side| (240..=8192).contains(side)), "{}", asked.size);
            assert_eq!(asked.size.to_string().parse(), Ok(asked.size));
            Verdict::Accepted
        }
        _ => Verdict::Accepted,
    }
}

fn search(asked: &SearchArgs) -> Verdict {
    let puzzle = asked.puzzle();
    let given = [asked.board.join(" "), asked.goal.clone()];
    let boards = [0, 1].map(|which| board::expected(&given[which]));
    match (&puzzle, &boards) {
        (Ok(puzzle), [Ok(start), Ok(goal)]) => {
            assert_eq!((puzzle.start.tiles(), puzzle.goal.tiles()), (*start, *goal));
        }
        (Err(failure @ Failure::Board { end: BoardRole::Start, text, error }), [Err(expected), _])
        | (Err(failure @ Failure::Board { end: BoardRole::Goal, text, error }), [Ok(_), Err(expected)]) => {
            assert!(error == expected && given.contains(text), "{failure:?}");
            for language in Language::ALL {
                let told = failure.text(&Words::for_documents(language));
                assert!(told.contains(&text.escape_debug().to_string()), "{told}");
            }
        }
        _ => panic!("{puzzle:?} where {boards:?} was expected"),
    }
    let settings = asked.settings();
    let is_weighted = matches!(asked.heuristic, Some(HeuristicKind::Weighted(_)));
    assert_eq!(settings.is_err(), asked.weight.is_some() && !is_weighted);
    if settings.is_err() { Verdict::Refused } else { verdict(&puzzle) }
}

/// The refusal names what is wrong as it was written, and the argument that it was written for: clap's, and ours in every
/// language.
fn is_told(error: &clap::Error, words: &[OsString]) {
    // As on a terminal: plain text would leave control characters out.
    let rendered = error.render().ansi().to_string();
    assert!(rendered.contains("error:") || rendered.contains("Usage:"), "{rendered}");
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(said)) => Some(said.clone()),
        _ => None,
    };
    let wrong = match error.kind() {
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => context(ContextKind::InvalidValue),
        ErrorKind::InvalidSubcommand => context(ContextKind::InvalidSubcommand),
        ErrorKind::UnknownArgument => context(ContextKind::InvalidArg),
        _ => return,
    };
    let wrong = wrong.unwrap_or_else(|| panic!("it says what is wrong: {rendered}"));
    let is_there = words.iter().any(|word| word.to_string_lossy().contains(&wrong));
    assert!(rendered.contains(&wrong) && is_there, "{wrong:?} of {words:?}: {rendered}");
    for language in Language::ALL {
        let said = usage_error::message(&Words::for_documents(language), error);
        assert!(said.contains(&wrong), "{wrong:?} of {words:?}: {said}");
    }
}
