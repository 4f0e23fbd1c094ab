//! Actions on a question.

use eight_realms_core::{ask::QuestionKind, replay::Direction};

use super::{QuestionMode, QuestionRate};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionAction {
    /// Ask here, or at the next moment at which a question can be asked: one of this kind; `None`: the best one.
    Open(Option<QuestionKind>),
    /// Set the mode: who answers, and whether the window asks by itself.
    Mode(QuestionMode),
    /// Set how often the window asks by itself.
    Rate(QuestionRate),
    /// Choose an option, by its place from 0; in a class, count one more hand for it.
    Choose(usize),
    /// Choose the next option, or the one before; make a number larger or smaller.
    ChooseBeside(Direction),
    /// Make a number a little larger or smaller.
    Nudge(Direction),
    /// Set a number of boards, as the slider says.
    SetCount(u64),
    /// A digit or a point is typed.
    Write(char),
    /// Take back what was typed or chosen last.
    Erase,
    /// Count one more hand for the chosen option.
    Raise,
    /// Count one hand less for an option, by its place from 0; `None`: for the chosen one.
    Lower(Option<usize>),
    /// Let the class show hands once more, after it has talked.
    VoteAgain,
    /// Give what is chosen or typed as the answer; once it is given, go on.
    Confirm,
    /// Say that the person does not know.
    Pass,
    /// Ask another kind of question about the same moment instead.
    Another,
    /// Leave the question without an answer.
    Leave,
    /// Go on with the search, once the question is answered; in a class, show the answer first.
    GoOn,
}
