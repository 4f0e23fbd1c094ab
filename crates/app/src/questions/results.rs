//! The file of results: its path as it is typed, and the text to be written.

use std::mem::{self, take};

use eight_realms_core::report::question_csv;

use crate::{
    desk::{
        Desk,
        effect::{Effect, FileNotWritten, NewFile},
        notice::Notice,
        path_draft::PathDraft,
    },
    questions::Questions,
};

/// Action on the results of questions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResultsAction {
    /// The path of the file, as typed so far.
    Type(String),
    /// The path that was chosen in the system's dialog.
    Chosen(String),
    /// Ask the system to show its own dialog for the path.
    Choose,
    /// Write the results.
    Save,
    /// Begin a new session: the answers are removed.
    NewSession,
    /// Take the end of a session back.
    TakeBack,
}

/// Default path of a file of results, in the person's home.
pub const RESULTS_PATH: &str = "~/eight-realms-questions.csv";

/// Carries out an action on the results.
pub fn act(draft: &mut PathDraft, questions: &mut Questions, desk: &mut Desk, action: ResultsAction) {
    match action {
        ResultsAction::Type(path) => draft.path = path,
        ResultsAction::Chosen(path) => draft.choose(path),
        ResultsAction::Choose => desk.ask(Effect::ChoosePath(draft.path.clone())),
        ResultsAction::Save => save(draft, questions, desk),
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

fn save(draft: &PathDraft, questions: &Questions, desk: &mut Desk) {
    match draft.target() {
        Some((path, existing)) => {
            let bytes = question_csv(questions.rows()).into_bytes();
            desk.ask(Effect::Write(NewFile { path, bytes, existing }));
        }
        None => desk.notify(Notice::NotWritten { path: String::new(), reason: FileNotWritten::NoPath }),
    }
}
