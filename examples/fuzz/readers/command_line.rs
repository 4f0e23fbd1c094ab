//! The words of a command line: a request is understood in full before anything is done, or it is rejected.

use std::ffi::OsString;

use clap::{
    Parser,
    error::{ContextKind, ContextValue, ErrorKind},
};
use eight_realms::cli::{
    Failure, QuestionArgs, QuestionFault,
    args::{Arguments, Command, SearchArgs},
    refused, said_by_clap,
};
use eight_realms_app::words::{Language, Words, quoted, quoted_around};
use eight_realms_core::{heuristic::HeuristicKind, realm::Realm, replay::moment::OpeningError};

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
        Ok(Arguments { command, .. }) => command.as_ref().map_or(Verdict::Accepted, examine_command),
        Err(error) if error.exit_code() == 0 => Verdict::Accepted,
        Err(error) => {
            assert_eq!(error.exit_code(), 2);
            check_words(&error, &words);
            Verdict::Rejected
        }
    }
}

/// Examines what is checked after the arguments have been parsed.
fn examine_command(command: &Command) -> Verdict {
    match command {
        Command::Solve(args) => {
            let lane = args.lane();
            search(&args.search, lane.err())
        }
        Command::Compare(args) => {
            let twice = args
                .realms
                .iter()
                .any(|realm| args.realms.iter().filter(|other| *other == realm).count() > 1);
            let rows = args.rows();
            if args.lanes.is_empty() && args.preset.is_none() {
                assert_eq!(matches!(rows, Err(Failure::RealmTwice(_))), twice, "{:?}", args.realms);
            }
            if let Ok(rows) = &rows {
                assert!((1..=Realm::COUNT).contains(&rows.len()), "{rows:?}");
            }
            search(&args.search, rows.err())
        }
        Command::Ask(args) => examine_question(args),
        #[cfg(feature = "gui")]
        Command::Picture(args) => {
            let sides = [args.size.width, args.size.height];
            assert!(sides.iter().all(|side| (240..=8192).contains(side)), "{}", args.size);
            assert_eq!(args.size.to_string().parse(), Ok(args.size));
            Verdict::Accepted
        }
        _ => Verdict::Accepted,
    }
}

/// Checks that an error quotes, as it was typed, a line that is none, or an option that does not go with the kind.
fn examine_question(args: &QuestionArgs) -> Verdict {
    let line = args.line();
    let in_order = line.as_ref().ok().and_then(|line| args.in_order(line).err());
    let faults = [line.err(), args.question().err(), in_order];
    let mut verdict = Verdict::Accepted;
    for failure in faults.into_iter().flatten() {
        verdict = Verdict::Rejected;
        for language in Language::ALL {
            let message = failure.text(&Words::for_documents(language));
            let named = match &failure {
                Failure::Line { text, error } => {
                    let position = match error {
                        OpeningError::Line(error) => error.position,
                        OpeningError::Puzzle(_) => 1,
                    };
                    assert!(position <= text.chars().count() + 1, "{failure:?}");
                    quoted_around(text, position)
                }
                Failure::Question(QuestionFault::StrayOption { option, .. }) => (*option).to_owned(),
                _ => String::new(),
            };
            assert!(message.contains(&named) && !message.contains('⟨'), "{message}");
        }
    }
    verdict
}

fn search(args: &SearchArgs, failure: Option<Failure>) -> Verdict {
    let puzzle = args.puzzle();
    let typed = args.board.iter().chain(&args.goal).map(String::as_str).collect::<Vec<_>>().join(" ");
    match &puzzle {
        Ok(puzzle) => assert!(board::shows(&typed, puzzle.start), "{typed:?}: {puzzle:?}"),
        Err(failure) => {
            for language in Language::ALL {
                let message = failure.text(&Words::for_documents(language));
                assert!(!message.contains('⟨'), "{message}");
                if let Failure::Board { text, .. } = failure {
                    assert!(message.contains(&quoted(text)), "{message}");
                }
            }
        }
    }
    let is_weighted = matches!(args.heuristic, Some(HeuristicKind::Weighted(_)));
    assert!(failure.is_some() || args.weight.is_none() || is_weighted);
    let Some(failure) = failure else { return verdict(&puzzle) };
    for language in Language::ALL {
        let message = failure.text(&Words::for_documents(language));
        assert!(!message.contains('⟨'), "{message}");
    }
    Verdict::Rejected
}

/// Checks that the error names what is wrong as it was written: clap's error, and ours in every language.
fn check_words(error: &clap::Error, words: &[OsString]) {
    // As on a terminal: plain text would leave control characters out.
    let rendered = error.render().ansi().to_string();
    assert!(rendered.contains("error:") || rendered.contains("Usage:"), "{rendered}");
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
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
        let message = refused(&Words::for_documents(language), error);
        assert_eq!(message.is_some(), error.kind() == ErrorKind::ValueValidation, "{rendered}");
        let message = message.unwrap_or_else(|| said_by_clap(again(words)));
        assert!(message.contains(&quoted(&wrong)), "{wrong:?} of {words:?}: {message}");
    }
}

/// The error that these words bring about.
fn again(words: &[OsString]) -> clap::Error {
    let words = [OsString::from("eight-realms")].into_iter().chain(words.iter().cloned());
    Arguments::try_parse_from(words).expect_err("the same words are wrong again")
}
