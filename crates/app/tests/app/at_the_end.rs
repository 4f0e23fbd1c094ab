//! Preferences with which puzzles open at the end of their search, with the plots open, where most tests look at them.

use eight_realms_app::desk::{
    preferences::{OpensAt, Preferences},
    screen::{ChosenFolds, Folds},
};

pub fn at_the_end() -> Preferences {
    let folds = ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() };
    Preferences { opens_at: OpensAt::End, folds, ..Preferences::default() }
}
