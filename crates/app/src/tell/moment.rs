//! A moment as one line, for the clipboard.

use eight_realms_core::realm::Realm;

use crate::app::{Action, view::View};

/// The action that copies. In the editor it copies the draft; else the moment under the pointer, if there is one, as
/// one line; else, inside a recording, this moment as one line. At the ends of a recording it copies the start, which
/// is more useful there.
pub fn copied(view: &View<'_>, pointed: Option<(Realm, u64)>) -> Action {
    let model = view.model.desk;
    let (moment, events) = (view.timeline.moment, view.timeline.events);
    match pointed {
        _ if model.is_editing => Action::CopyStart,
        Some((realm, moment)) => Action::Copy(model.moment_line_at(realm, moment).to_string()),
        // While a question is open its moment is the last one that is shown.
        None if !model.has_open_question() && (moment == 0 || moment == events) => Action::CopyStart,
        None => Action::Copy(model.moment_line_at(model.chosen, moment).to_string()),
    }
}
