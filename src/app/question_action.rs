//! What can happen to a question.

use crate::{ask::QuestionKind, replay::Direction};

/// On a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// One is asked here, or at the next place where one can be asked: of this kind, or of the best one.
    Open(Option<QuestionKind>),
    /// An option is chosen, by its place from 0.
    Choose(usize),
    /// The next option is chosen, or the one before.
    ChooseBeside(Direction),
    /// A digit or a point is typed.
    Write(char),
    /// What was typed or chosen last is taken back.
    Erase,
    /// What is chosen or typed is the answer; once that is given, it goes on.
    Confirm,
    /// The person does not know.
    Pass,
    /// The question is left without an answer.
    Leave,
    /// On with the search, once the question is answered.
    GoOn,
}
