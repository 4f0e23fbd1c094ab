//! The solution in letters, numbers, words or boards.

use eight_realms_core::{
    puzzle::{Board, Move},
    realm::Path,
};
use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::Words;

/// How a solution is written.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, VariantArray, IntoStaticStr,
)]
#[strum(serialize_all = "kebab-case")]
pub enum SolutionForm {
    /// A letter for each move of the blank: `u l l`.
    #[default]
    Blank,
    /// A letter for each move of the tile, which goes the other way: `d r r`.
    Tile,
    /// The number of each tile that is moved: `6 3 2`.
    Numbers,
    /// Each move of the blank in words.
    Words,
    /// Each move of the blank with the board that it leads to.
    Boards,
}

impl SolutionForm {
    /// All forms, in the order in which they are offered.
    pub const ALL: [Self; 5] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line and in message ids.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The form where a move has room for one character.
    #[must_use]
    pub const fn short(self) -> Self {
        match self {
            Self::Blank | Self::Words | Self::Boards => Self::Blank,
            Self::Tile | Self::Numbers => self,
        }
    }

    /// The id of the text that says what the letters or numbers stand for.
    pub fn convention(self) -> String {
        format!("solution-form-{}-note", self.name())
    }
}

/// Every move in this form, without its number and its board.
pub fn moves(words: &Words, form: SolutionForm, start: Board, path: &Path) -> Vec<String> {
    let letters = |letter: fn(&Move) -> char| path.moves.iter().map(|by| letter(by).to_string()).collect();
    match form {
        SolutionForm::Blank | SolutionForm::Boards => letters(|by| by.letter()),
        SolutionForm::Tile => letters(|by| by.opposite().letter()),
        SolutionForm::Numbers => path.tiles(start).iter().map(u8::to_string).collect(),
        SolutionForm::Words => path.moves.iter().map(|by| words.say(format!("solution-move-{by}"))).collect(),
    }
}

/// The whole solution in this form: on one line, or with boards on a line for each.
pub fn text(words: &Words, form: SolutionForm, start: Board, path: &Path) -> String {
    let moves = moves(words, form, start, path);
    match form {
        SolutionForm::Blank | SolutionForm::Tile => moves.concat(),
        SolutionForm::Numbers => moves.join(" "),
        SolutionForm::Words => moves.join(words.language().between_items()),
        SolutionForm::Boards => {
            let boards = path.boards(start);
            let made = std::iter::once("-").chain(moves.iter().map(String::as_str));
            let lines = boards.iter().zip(made).enumerate();
            let line = |(number, (board, by)): (usize, (&Board, &str))| {
                format!("{number:>2} {by} {}", board.letters())
            };
            lines.map(line).collect::<Vec<_>>().join("\n")
        }
    }
}
