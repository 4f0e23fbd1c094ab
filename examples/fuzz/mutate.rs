//! The changes to a valid input.

use rand::{Rng, RngExt, seq::IndexedRandom};

/// Bytes that no reader expects: other spellings, marks that cannot be seen, numbers beyond any type, bytes that are no
/// text.
const UNEXPECTED: [&[u8]; 48] = [
    b"x",
    b"X",
    b"0",
    b"_",
    b".",
    b"9",
    b",",
    b" ",
    b"\t",
    b"\r",
    b"\n",
    b"\r\n",
    b"\0",
    b"\x1b[2J",
    b"\x7f",
    "\u{FEFF}".as_bytes(),
    "\u{3000}".as_bytes(),
    "\u{A0}".as_bytes(),
    "\u{85}".as_bytes(),
    "\u{2028}".as_bytes(),
    "\u{200B}".as_bytes(),
    "\u{202E}".as_bytes(),
    "\u{301}".as_bytes(),
    "é".as_bytes(),
    "境".as_bytes(),
    "🧩".as_bytes(),
    "１".as_bytes(),
    "，".as_bytes(),
    "·".as_bytes(),
    b"-",
    b"--",
    b"=",
    b"\"",
    b"\\",
    b"{",
    b"}",
    b"[",
    b":",
    b"null",
    b"1e999",
    b"18446744073709551616",
    b"999999999999999999",
    b"00000000000000000001",
    b"\xC3",
    b"\xE5\x85",
    b"\xF0\x9F\xA7",
    b"\xED\xA0\x80",
    b"\xC0\x80",
];

/// Maximum length of an input, in bytes.
const LARGEST: usize = 4_096;

/// The input after none, one or several changes.
pub fn mutate(mut input: Vec<u8>, chance: &mut impl Rng) -> Vec<u8> {
    let changes = [0, 1, 1, 1, 2, 2, 3, 8];
    for _ in 0..*changes.choose(chance).unwrap_or(&1) {
        change(&mut input, chance);
        input.truncate(LARGEST);
    }
    input
}

fn change(input: &mut Vec<u8>, chance: &mut impl Rng) {
    let at = chance.random_range(0..=input.len());
    let to = (at + chance.random_range(1..=4)).min(input.len());
    match chance.random_range(0..8) {
        0 => _ = input.drain(at..to),
        1 => input.splice(at..at, input[at..to].to_vec()).for_each(drop),
        2 => input.truncate(at),
        3 if at < input.len() => {
            let other = chance.random_range(0..input.len());
            input.swap(at, other);
        }
        4 if at < input.len() => input[at] = chance.random(),
        5 => input.splice(at..to, unexpected(chance)).for_each(drop),
        6 => {
            let times = chance.random_range(1..64);
            let block = unexpected(chance).repeat(times);
            input.splice(at..at, block).for_each(drop);
        }
        _ => input.splice(at..at, unexpected(chance)).for_each(drop),
    }
}

fn unexpected(chance: &mut impl Rng) -> Vec<u8> {
    UNEXPECTED.choose(chance).map(|bytes| bytes.to_vec()).unwrap_or_default()
}
