//! The formats of four online judges: reader and writer.
//!
//! | format | input | output |
//! |---|---|---|
//! | `poj1077`, `hdu1043` | boards to the end of the input | a line each: a shortest path, or `unsolvable` |
//! | `acwing845` | exactly one board | the least number of moves, or `-1` |
//! | `hdu3567` | a number T, then T pairs of start and goal | `Case i: d`, then the smallest shortest path |
//!
//! A judge searches nothing: all answers come from the true distances of [`space`](crate::space), so its
//! answers and those of the realms check each other. Input is read character by character and answered
//! board by board, so its length does not matter and neither does that of its lines. White space parts
//! boards and may stand between cells; where lines end does not matter.

mod characters;
mod error;
mod formats;
mod reader;

use std::{
    fmt,
    io::{BufRead, BufWriter, Write},
    str::FromStr,
};

use thiserror::Error;

pub use characters::InputPlace;
pub use error::{BoardOf, Fault, InputError, JudgeError};

use crate::space::DistanceTables;
use reader::Reader;

/// A judge's format, by the name of its problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Peking University, *Eight*.
    Poj1077,
    /// Hangzhou Dianzi University, *Eight*: the same with many boards.
    Hdu1043,
    /// `AcWing`, the least number of moves.
    Acwing845,
    /// Hangzhou Dianzi University, *Eight II*: any goal, and of all shortest paths the smallest.
    Hdu3567,
}

/// A name that no format has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0:?} is not a judge's format; there are poj1077, hdu1043, acwing845 and hdu3567")]
pub struct UnknownFormat(pub String);

impl Format {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Poj1077, Self::Hdu1043, Self::Acwing845, Self::Hdu3567];

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Poj1077 => "poj1077",
            Self::Hdu1043 => "hdu1043",
            Self::Acwing845 => "acwing845",
            Self::Hdu3567 => "hdu3567",
        }
    }

    /// Reads the whole input and answers it. Answers that come before an error are written all the same.
    ///
    /// # Errors
    /// If the input is not what the format requires, cannot be read, or the output cannot be written.
    pub fn judge(self, input: impl BufRead, output: impl Write) -> Result<(), JudgeError> {
        self.judge_with(&DistanceTables::new(), input, output)
    }

    /// The same with tables that are kept from one input to the next.
    ///
    /// # Errors
    /// As [`Self::judge`].
    pub fn judge_with(
        self,
        tables: &DistanceTables,
        input: impl BufRead,
        output: impl Write,
    ) -> Result<(), JudgeError> {
        let mut reader = Reader::new(input);
        let mut answers = BufWriter::new(output);
        let result = match self {
            Self::Poj1077 | Self::Hdu1043 => formats::paths(tables, &mut reader, &mut answers),
            Self::Acwing845 => formats::least_moves(tables, &mut reader, &mut answers),
            Self::Hdu3567 => formats::pairs(tables, &mut reader, &mut answers),
        };
        let flushed = answers.flush().map_err(JudgeError::Write);
        result.and(flushed)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.name())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        let format = Self::ALL.into_iter().find(|format| format.name() == name);
        format.ok_or_else(|| UnknownFormat(name.to_owned()))
    }
}
