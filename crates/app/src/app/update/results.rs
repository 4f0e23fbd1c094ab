//! Results of questions: their path is chosen, and they are written.

use eight_realms_core::report::question_csv;

use crate::app::{
    Desk, Effect, ExistingFile, FileNotWritten, Notice, Questions, ResultsAction, ResultsDraft, TextFile,
};

/// Carries out an action on the results.
pub fn act(draft: &mut ResultsDraft, questions: &Questions, desk: &mut Desk, action: ResultsAction) {
    match action {
        ResultsAction::Type(path) => draft.path = path,
        ResultsAction::Chosen(path) => {
            // The system's dialog has asked whether a file may be replaced.
            draft.may_replace = Some(path.trim().to_owned());
            draft.path = path;
        }
        ResultsAction::Choose => desk.ask(Effect::ChoosePath(draft.path.clone())),
        ResultsAction::Save => save(draft, questions, desk),
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
    desk.ask(Effect::Write(TextFile { path, text: question_csv(&questions.results), existing }));
}
