//! The formats of online judges: reader and writer.
//!
//! | format | input | output |
//! |---|---|---|
//! | `poj1077`, `hdu1043` | boards to the end of the input | a line each: a shortest path, or `unsolvable` |
//! | `acwing845`, `luogu1379` | exactly one board | the minimum number of moves, or `-1` |
//! | `uva652` | a number T, then T boards | as `poj1077`, an empty line between answers |
//! | `hdu3567` | a number T, then T pairs of start and goal | `Case i: d`, then the smallest shortest path |
//! | `pair` | pairs of start and goal, at least one | a line each: the minimum number of moves, or `-1` |
//!
//! Baekjoon 1525 and AOJ `ALDS1_13_B` are answered by `acwing845`, the Lanqiao problem by `pair`. A goal that the input
//! does not name is `12345678x`, that of `luogu1379` `1238x4765`, unless another is given.
//!
//! A judge searches nothing: all answers come from the true distances of [`space`](crate::space), so its answers and
//! those of the realms check each other. Input is read character by character and answered board by board, so its
//! length does not matter and neither does that of its lines. White space separates boards and may be between cells.
//! The ends of lines do not matter.

mod characters;
mod error;
mod formats;
mod reader;

use std::{
    fmt,
    io::{BufRead, Write},
};

use strum::{EnumString, IntoStaticStr, VariantArray};

pub use characters::{InputPlace, is_marked_as_utf_16};
pub use error::{BoardOf, Fault, InputError, JudgeError};

use crate::{puzzle::Board, space::DistanceTables};
use reader::Reader;

/// A judge's format, by the name of its problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr, EnumString)]
#[strum(serialize_all = "kebab-case")]
pub enum Format {
    /// Peking University, *Eight*.
    Poj1077,
    /// Hangzhou Dianzi University, *Eight*: many boards.
    Hdu1043,
    /// `AcWing`, the minimum number of moves.
    Acwing845,
    /// Luogu, the minimum number of moves to a goal with the blank in the middle.
    Luogu1379,
    /// Valladolid, *Eight*: a number of boards.
    Uva652,
    /// Hangzhou Dianzi University, *Eight II*: any goal, and of all shortest paths the smallest.
    Hdu3567,
    /// Format of no single judge: start and goal, the minimum number of moves.
    Pair,
}

impl Format {
    pub const ALL: [Self; 7] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The fixed goal of the format; `None` if the input names the goal.
    pub fn goal(self) -> Option<Board> {
        match self {
            Self::Poj1077 | Self::Hdu1043 | Self::Acwing845 | Self::Uva652 => Some(Board::standard_goal()),
            Self::Luogu1379 => Some(Board::of_letters("1238x4765")),
            Self::Hdu3567 | Self::Pair => None,
        }
    }

    /// Reads the whole input and answers it. Answers that come before an error are written anyway.
    ///
    /// # Errors
    /// If the input is not what the format requires, cannot be read, or the output cannot be written.
    pub fn judge(self, input: impl BufRead, output: impl Write) -> Result<(), JudgeError> {
        self.judge_with(&DistanceTables::new(), None, input, output)
    }

    /// Reads the whole input and answers it, with tables that are kept from one input to the next, and with `goal` in
    /// place of the fixed goal.
    ///
    /// # Errors
    /// The errors of [`Self::judge`].
    pub fn judge_with(
        self,
        tables: &DistanceTables,
        goal: Option<Board>,
        input: impl BufRead,
        output: impl Write,
    ) -> Result<(), JudgeError> {
        let goal = goal.or(self.goal()).unwrap_or(Board::standard_goal());
        let mut judge = Reader::new(input, output);
        judge.check_encoding()?;
        let result = match self {
            Self::Poj1077 | Self::Hdu1043 => formats::paths(tables, goal, &mut judge),
            Self::Acwing845 | Self::Luogu1379 => formats::least_moves(tables, goal, &mut judge),
            Self::Uva652 => formats::counted_paths(tables, goal, &mut judge),
            Self::Hdu3567 => formats::pairs(tables, &mut judge),
            Self::Pair => formats::least_moves_of_pairs(tables, &mut judge),
        };
        result.and(judge.flush())
    }
}

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}
