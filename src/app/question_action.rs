//! What can happen to a question.

use super::{QuestionMode, QuestionRate};
use crate::{ask::QuestionKind, replay::Direction};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// One is asked here, or at the next place where one can be asked: of this kind, or of the best one.
    Open(Option<QuestionKind>),
    /// Another mode: who answers, and whether the window asks by itself.
    Mode(QuestionMode),
    /// How often it asks by itself.
    Rate(QuestionRate),
    /// An option is chosen, by its place from 0; by a class, one more hand is shown for it.
    Choose(usize),
    /// The next option is chosen, or the one before; a number becomes larger or smaller.
    ChooseBeside(Direction),
    /// A number becomes a little larger or smaller.
    Nudge(Direction),
    /// A number of boards, as the slider says it.
    SetCount(u64),
    /// A digit or a point is typed.
    Write(char),
    /// What was typed or chosen last is taken back.
    Erase,
    /// One more hand is shown for the chosen option.
    Raise,
    /// One hand less is shown for an option, by its place from 0, or for the chosen one.
    Lower(Option<usize>),
    /// The class has talked, and shows hands once more.
    VoteAgain,
    /// What is chosen or typed is the answer; once that is given, it goes on.
    Confirm,
    /// The person does not know.
    Pass,
    /// Another kind of question about the same moment, instead of this one.
    Another,
    /// The question is left without an answer.
    Leave,
    /// On with the search, once the question is answered; a class is told the answer by it first.
    GoOn,
}
