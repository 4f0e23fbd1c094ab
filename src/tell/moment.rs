//! A moment as one line, which is what is copied in the midst of a recording.

use crate::{
    app::{Action, view::View},
    words::Words,
};

/// In the editor the draft; in the midst of a recording this moment as one line; at its ends the start, which
/// is then the useful one. The line begins with a board too, so that it can be pasted back.
pub fn copied(view: &View<'_>, words: &Words) -> Action {
    let (moment, events) = (view.stage.moment, view.timeline.events);
    if view.model.editor.is_some() || moment == 0 || moment == events {
        return Action::CopyStart;
    }
    Action::Copy(line(view, words))
}

/// Numbers are grouped as in documents: that is where the line will be pasted.
fn line(view: &View<'_>, words: &Words) -> String {
    let stage = &view.stage;
    let tally = &stage.scene.tally;
    let args = [
        ("board", stage.at.board.to_string().into()),
        ("realm", view.model.chosen.label().into()),
        ("n", stage.moment.into()),
        ("total", view.timeline.events.into()),
        ("expanded", tally.expanded.into()),
        ("frontier", tally.frontier.into()),
    ];
    Words::for_documents(words.language()).tell("moment-line", &args)
}
