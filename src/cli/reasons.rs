//! Why a reader of this program refuses a value, in the language of the command line. The errors themselves are in
//! English, for users of the library.

use std::error::Error;

use eight_realms_app::words::{Words, faults, quoted};
use eight_realms_core::realm::{DepthLimit, DepthLimitError, Realm, UnknownRealm};

#[cfg(feature = "gui")]
use super::size::{Size, SizeError};
use super::value_parsers::{MAX_RUNS, SeedError, TimesError};

/// The reason in words; `None` for an error that is no reader's.
pub fn reason(words: &Words, error: &(dyn Error + 'static)) -> Option<String> {
    let texts = [
        error.downcast_ref().map(|error| of_times(words, error)),
        error.downcast_ref().map(|error| faults::of_line(error, words)),
        error.downcast_ref().map(|DepthLimitError| of_depth_limit(words)),
        error.downcast_ref().map(|error| faults::of_boards(error, words)),
        error.downcast_ref().map(|error| faults::of_depths(error, words)),
        error.downcast_ref().map(|SeedError| words.say("usage-seed")),
        error.downcast_ref().map(|error| faults::of_order(error, words)),
        error.downcast_ref().map(|error| faults::of_board(error, words)),
        error.downcast_ref().map(|error| faults::of_weight(*error, words)),
        error.downcast_ref().map(|UnknownRealm(name)| {
            let names = Realm::ALL.map(Realm::label_and_name);
            let all = list(words, &names.each_ref().map(String::as_str));
            words.tell("usage-not-a-realm", &[("name", quoted(name).into()), ("all", all.into())])
        }),
        #[cfg(feature = "gui")]
        error.downcast_ref().map(|error| of_size(words, error)),
    ];
    texts.into_iter().flatten().next()
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

fn of_depth_limit(words: &Words) -> String {
    words.tell("error-depth-limit", &[("most", DepthLimit::MAX.moves().into())])
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
fn of_size(words: &Words, error: &SizeError) -> String {
    let [least, greatest] = [Size::SMALLEST, Size::LARGEST].map(|size| size.to_string().into());
    match error {
        SizeError::NotASize => words.say("usage-size"),
        SizeError::OutOfRange => words.tell("usage-size-range", &[("least", least), ("greatest", greatest)]),
    }
}
