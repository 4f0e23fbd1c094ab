//! Results of questions: their path is chosen, and they are written.

use eight_realms_core::report::question_csv;

use crate::app::{Effect, ExistingFile, FileNotWritten, Model, Notice, ResultsAction, TextFile};

/// Carries out an action on the results.
pub fn act(model: &mut Model, action: ResultsAction) -> Option<Effect> {
    match action {
        ResultsAction::Type(path) => {
            model.results_draft.path = path;
            None
        }
        ResultsAction::Chosen(path) => {
            // The system's dialog has asked whether a file may be replaced.
            model.results_draft.may_replace = Some(path.trim().to_owned());
            model.results_draft.path = path;
            None
        }
        ResultsAction::Choose => Some(Effect::ChoosePath(model.results_draft.path.clone())),
        ResultsAction::Save => save(model),
    }
}

/// Shows a notice. Once it says that the file is written, or that another file has its name, writing may replace it.
pub fn notify(model: &mut Model, notice: Notice) {
    if matches!(notice, Notice::Written { .. } | Notice::NotWritten { reason: FileNotWritten::Exists, .. }) {
        model.results_draft.may_replace = Some(model.results_draft.path.trim().to_owned());
    }
    model.notify(notice);
}

fn save(model: &mut Model) -> Option<Effect> {
    let path = model.results_draft.path.trim().to_owned();
    if path.is_empty() {
        model.notify(Notice::NotWritten { path, reason: FileNotWritten::NoPath });
        return None;
    }
    let may_replace = model.results_draft.may_replace.as_deref() == Some(path.as_str());
    let existing = if may_replace { ExistingFile::Replaced } else { ExistingFile::Kept };
    Some(Effect::Write(TextFile { path, text: question_csv(&model.questions.results), existing }))
}
