//! A moment as one line, which is what is copied in the midst of a recording.

use crate::{
    app::{Action, view::View},
    realm::Realm,
};

/// In the editor the draft; else the moment of what is under the pointer, where that has one, or in the midst of a
/// recording this moment, as one line; at its ends the start, which is then the useful one.
pub fn copied(view: &View<'_>, pointed: Option<(Realm, u64)>) -> Action {
    let model = view.model;
    let (moment, events) = (view.stage.moment, view.timeline.events);
    match pointed {
        _ if model.editor.is_some() => Action::CopyStart,
        Some((realm, moment)) => Action::Copy(model.moment_line_at(realm, moment).to_string()),
        // While a question is open its moment is the last one that is shown.
        None if model.questions.open().is_none() && (moment == 0 || moment == events) => Action::CopyStart,
        None => Action::Copy(model.moment_line_at(model.chosen, moment).to_string()),
    }
}
