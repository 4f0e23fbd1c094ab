//! Boards, and how people write them.

use eight_realms_core::puzzle::{Board, BoardError};
use proptest::{array::uniform9, collection::vec, prelude::*, sample::select};

pub use super::seeded::board;

/// What stands between the cells.
#[derive(Clone, Copy)]
pub enum Gap {
    /// Anything that may, or nothing.
    Any,
    /// The same on one line.
    OneLine,
}

/// White space and commas, or nothing.
pub fn gap(kind: Gap) -> impl Strategy<Value = String> {
    let gaps = [" ", ",", "\t", "\u{3000}", "\u{A0}", "\n", "\r\n", "\u{2028}", "\u{85}", "\u{B}"];
    let choices = match kind {
        Gap::Any => &gaps[..],
        Gap::OneLine => &gaps[..5],
    };
    vec(select(choices.to_vec()), 0..3).prop_map(|parts| parts.concat())
}

/// A board and one of its spellings.
pub fn spelled(kind: Gap) -> impl Strategy<Value = (Board, String)> {
    let blank = select(vec!['x', 'X', '0', '_', '.']);
    (board(), blank, uniform9(gap(kind)), gap(kind)).prop_map(|(board, blank, before, after)| {
        let cells = board.letters().replace('x', &blank.to_string());
        let text: String =
            cells.chars().zip(before).flat_map(|(cell, gap)| [gap, cell.to_string()]).collect();
        (board, text + &after)
    })
}

/// A character that is neither a cell nor may stand between cells, nor is read in any other way.
pub fn stranger() -> impl Strategy<Value = char> {
    let odd = select(vec!['E', '八', '\0', '\u{200B}', '\u{202E}', '🧩', '\u{301}', '?', '>', '=']);
    let is_strange =
        |character: &char| matches!(character.to_string().parse::<Board>(), Err(BoardError::NotATile { .. }));
    prop_oneof![odd, any::<char>().prop_filter("it means nothing", is_strange)]
}

/// A character that only people write for a cell or between cells: no judge reads it.
pub fn stranger_to_judges() -> impl Strategy<Value = char> {
    prop_oneof![stranger(), select(vec!['9', '-', '１', '"', '，', '[', '/', '；'])]
}
