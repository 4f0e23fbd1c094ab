//! The results of questions: the end of a session.

use std::mem::{self, take};

use crate::{
    desk::{Desk, notice::Notice},
    questions::Questions,
};

/// Action on the results of questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultsAction {
    /// Begin a new session: the answers are removed.
    NewSession,
    /// Take the end of a session back.
    TakeBack,
}

/// Carries out an action on the results.
pub fn act(questions: &mut Questions, desk: &mut Desk, action: ResultsAction) {
    match action {
        ResultsAction::NewSession => {
            let current = questions.current.take();
            questions.ended = Some(Box::new(take(questions)));
            questions.current = current;
            desk.notify(Notice::SessionEnded);
        }
        ResultsAction::TakeBack => {
            if let Some(ended) = questions.ended.take() {
                let since = mem::replace(questions, *ended);
                questions.current = since.current;
                questions.results.extend(since.results);
                desk.notify(Notice::Undone);
            }
        }
    }
}
