//! The results of questions: where they are written, and that they are.

use crate::{
    app::{Effect, FileNotWritten, Model, Notice, ResultsAction, TextFile},
    report::question_csv,
};

/// Carries out an action on the results.
pub fn act(model: &mut Model, action: ResultsAction) -> Option<Effect> {
    match action {
        ResultsAction::Type(path) => {
            model.results_draft.path = path;
            None
        }
        ResultsAction::Choose => Some(Effect::ChoosePath(model.results_draft.path.clone())),
        ResultsAction::Save => save(model),
    }
}

fn save(model: &mut Model) -> Option<Effect> {
    let path = model.results_draft.path.trim().to_owned();
    if path.is_empty() {
        model.notify(Notice::NotWritten { path, reason: FileNotWritten::NoPath });
        return None;
    }
    Some(Effect::Write(TextFile { path, text: question_csv(&model.questions.results) }))
}
