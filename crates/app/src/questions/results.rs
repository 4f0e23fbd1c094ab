//! The file of results: its path as it is typed, and the text to be written.

use std::mem::{self, take};

use eight_realms_core::report::question_csv;

use crate::{
    desk::{
        Desk,
        effect::{Effect, ExistingFile, FileNotWritten, TextFile},
        notice::Notice,
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

/// The path of a file as it is typed, while the sheet of the results is open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultsDraft {
    /// The typed path. `~` is the person's home; a relative path begins where the program was started.
    pub path: String,
    /// The path whose file may be replaced: the window has written it, or the person has been warned.
    pub(crate) may_replace: Option<String>,
}

impl Default for ResultsDraft {
    fn default() -> Self {
        Self { path: RESULTS_PATH.to_owned(), may_replace: None }
    }
}

/// Carries out an action on the results.
pub fn act(draft: &mut ResultsDraft, questions: &mut Questions, desk: &mut Desk, action: ResultsAction) {
    match action {
        ResultsAction::Type(path) => draft.path = path,
        ResultsAction::Chosen(path) => {
            // The system's dialog has asked whether a file may be replaced.
            draft.may_replace = Some(path.trim().to_owned());
            draft.path = path;
        }
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

/// Hears what became of the file: once it is written, or another file has its name, writing may replace it.
pub fn hear(draft: &mut ResultsDraft, notice: &Notice) {
    if matches!(notice, Notice::Written { .. } | Notice::NotWritten { reason: FileNotWritten::Exists, .. }) {
        draft.may_replace = Some(draft.path.trim().to_owned());
    }
}

fn save(draft: &ResultsDraft, questions: &Questions, desk: &mut Desk) {
    let path = draft.path.trim().to_owned();
    if path.is_empty() {
        desk.notify(Notice::NotWritten { path, reason: FileNotWritten::NoPath });
        return;
    }
    let may_replace = draft.may_replace.as_deref() == Some(path.as_str());
    let existing = if may_replace { ExistingFile::Replaced } else { ExistingFile::Kept };
    desk.ask(Effect::Write(TextFile { path, text: question_csv(questions.rows()), existing }));
}
