//! Why a text is no value of its argument, in the language of the command line. The errors themselves are in English,
//! for users of the library.

use std::error::Error;

#[cfg(feature = "gui")]
use super::picture::{Size, SizeError};
use super::value_parsers::{MAX_RUNS, TimesError, UnknownName};
use crate::{
    ask::{QuestionKind, UnknownKind},
    heuristic::{HeuristicKind, UnknownHeuristic},
    judge::{Format, UnknownFormat},
    realm::{Realm, UnknownRealm, UnknownTie},
    tell::setting_error,
    words::{Words, quoted},
};

/// The error in words; one that no argument has keeps its own text.
pub fn reason(words: &Words, error: &(dyn Error + 'static)) -> String {
    let texts = [
        error.downcast_ref().map(|error: &UnknownName| of_names(words, error)),
        error.downcast_ref().map(|error| of_times(words, error)),
        error.downcast_ref().map(|error| setting_error::of_order(words, error)),
        error.downcast_ref().map(|error| of_tie(words, error)),
        error.downcast_ref().map(|error| setting_error::of_weight(words, *error)),
        error.downcast_ref().map(|UnknownRealm(name)| {
            let names = Realm::ALL.map(Realm::label_and_name);
            of_name(words, "usage-not-a-realm", name, &names.each_ref().map(String::as_str))
        }),
        error.downcast_ref().map(|UnknownHeuristic(name)| {
            of_name(words, "usage-not-a-heuristic", name, &HeuristicKind::ALL.map(HeuristicKind::name))
        }),
        error.downcast_ref().map(|UnknownFormat(name)| {
            of_name(words, "usage-not-a-format", name, &Format::ALL.map(Format::name))
        }),
        error.downcast_ref().map(|error: &UnknownKind| {
            of_name(words, "usage-not-a-kind", &error.name, &QuestionKind::ALL.map(QuestionKind::name))
        }),
        of_size(words, error),
    ];
    texts.into_iter().flatten().next().unwrap_or_else(|| error.to_string())
}

/// `1, 2a and 2`
pub(super) fn list(words: &Words, names: &[&str]) -> String {
    let [first @ .., last] = names else { return String::new() };
    if first.is_empty() {
        return (*last).to_owned();
    }
    let args = [("before", in_a_row(words, first).into()), ("name", (*last).into())];
    words.tell("usage-last", &args)
}

/// `1, 2a, 2`
pub(super) fn in_a_row(words: &Words, names: &[&str]) -> String {
    let join = |before: String, name: &&str| {
        words.tell("usage-next", &[("before", before.into()), ("name", (*name).into())])
    };
    let (first, rest) = names.split_first().map_or(("", names), |(first, rest)| (*first, rest));
    rest.iter().fold(first.to_owned(), join)
}

fn of_name(words: &Words, id: &str, name: &str, names: &[&str]) -> String {
    words.tell(id, &[("name", quoted(name).into()), ("all", list(words, names).into())])
}

fn of_names(words: &Words, error: &UnknownName) -> String {
    words.tell("usage-not-among", &[("all", in_a_row(words, &error.names).into())])
}

fn of_tie(words: &Words, error: &UnknownTie) -> String {
    let names: Vec<&str> = error.known.split(", ").collect();
    let args = [("name", quoted(&error.name).into()), ("all", in_a_row(words, &names).into())];
    words.tell("usage-not-a-tie", &args)
}

fn of_times(words: &Words, error: &TimesError) -> String {
    match error {
        TimesError::NotWhole => words.say("usage-times"),
        TimesError::OutOfRange(value) => {
            let args = [("value", quoted(value).into()), ("most", MAX_RUNS.to_string().into())];
            words.tell("usage-times-range", &args)
        }
    }
}

#[cfg(feature = "gui")]
fn of_size(words: &Words, error: &(dyn Error + 'static)) -> Option<String> {
    Some(match error.downcast_ref()? {
        SizeError::NotASize => words.say("usage-size"),
        SizeError::OutOfRange => {
            between(words, "usage-size-range", Size::SMALLEST.to_string(), Size::LARGEST.to_string())
        }
    })
}

/// Without the window there is no size.
#[cfg(not(feature = "gui"))]
fn of_size(_: &Words, _: &(dyn Error + 'static)) -> Option<String> {
    None
}

#[cfg(feature = "gui")]
fn between(words: &Words, id: &str, least: String, greatest: String) -> String {
    words.tell(id, &[("least", least.into()), ("greatest", greatest.into())])
}
