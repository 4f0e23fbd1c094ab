//! Every reader of text from outside, with generated inputs that are made small where one fails.
//!
//! The expected answer comes from a second implementation, that of the example `fuzz`: [`second`]. The inputs here
//! come from a fixed seed.

mod boards;
mod command_line;
mod judges;
#[path = "../../examples/fuzz/readers/mod.rs"]
mod second;
#[path = "../../crates/core/tests/core/readers/seeded.rs"]
mod seeded;
mod settings;
mod spelling;

use std::cell::RefCell;

use proptest::{collection::vec, prelude::*, sample::select, test_runner::TestRunner};

use second::{Bench, Reader};
use seeded::seeded_config;
use spelling::{Gap, spelled};

/// Words that some reader accepts, and words that look like them.
const WORDS: [&str; 36] = [
    "x",
    "0",
    "_",
    "1",
    "8",
    "9",
    "12345678x",
    "1 2 3",
    ",",
    "\n",
    "\r",
    "\t",
    " ",
    "2\n",
    "18446744073709551616",
    "·",
    "\u{FEFF}",
    "\u{3000}",
    "境",
    "ulrd",
    "u",
    "2.0",
    "5.",
    "manhattan",
    "zh-CN",
    "2a",
    "solve",
    "compare",
    "--goal",
    "--realms",
    "--weight=2.0",
    "-1",
    "--",
    "{\"speed\":",
    "\"theme\":\"Dark\"}",
    "null",
];

/// Anything, and much that almost makes sense.
fn anything() -> impl Strategy<Value = Vec<u8>> {
    let part = prop_oneof![
        4 => select(&WORDS[..]).prop_map(|word| word.as_bytes().to_vec()),
        2 => spelled(Gap::Any).prop_map(|(_, text)| text.into_bytes()),
        1 => any::<char>().prop_map(|character| character.to_string().into_bytes()),
        1 => any::<u8>().prop_map(|byte| vec![byte]),
    ];
    vec(part, 0..12).prop_map(|parts| parts.concat())
}

#[test]
fn every_reader_agrees_with_a_second_implementation() {
    let bench = RefCell::new(Bench::default());
    for reader in Reader::ALL {
        let mut runner = TestRunner::new(seeded_config(400));
        let outcome = runner.run(&anything(), |input| {
            reader.examine(&mut bench.borrow_mut(), &input);
            Ok(())
        });
        outcome.unwrap_or_else(|error| panic!("{}: {error}", reader.name()));
    }
}
