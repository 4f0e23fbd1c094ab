//! On the inside of the search.

use crate::app::{InsideAction, Model, Notice, OperationPlace, TreesNews};

/// Carries out an action, where the inside is shown: what is not visible does not change.
pub fn act(model: &mut Model, action: InsideAction) {
    if model.inside_face().is_none() {
        return;
    }
    match action {
        InsideAction::Face(face) => model.inside.face = face.shown_of(model.chosen),
        InsideAction::Operations(done) => {
            let moment = model.chosen_lane().playhead.moment;
            model.inside.operation = done.map(|done| OperationPlace { moment, done });
        }
    }
}

/// Trees have been laid out, or could not be.
pub fn take_news(model: &mut Model, news: TreesNews) {
    match news {
        TreesNews::Built(forest) => model.inside.take(forest),
        TreesNews::Ended => model.inside.end(),
        TreesNews::Lost(reason) => {
            model.inside.fail();
            model.notify(Notice::TreesLost { reason });
        }
    }
}
