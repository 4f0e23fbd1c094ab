//! On the inside of the search.

use crate::{
    app::{InsideAction, Model, Notice, OperationPlace, TreesNews},
    replay::tree::{SearchTree, TreeMoment},
};

/// Carries out an action, where the inside is shown: what is not visible does not change.
pub fn act(model: &mut Model, action: InsideAction) {
    if model.inside_face().is_none() {
        return;
    }
    match action {
        InsideAction::Face(face) => model.inside.face = face.shown_of(model.chosen),
        InsideAction::Look(camera) => model.inside.camera = camera,
        InsideAction::Zoom(step) => {
            model.inside.camera = model.inside.camera.after(step, tree_width(model));
        }
        InsideAction::ShowCurrent => show_current(model),
        InsideAction::SwitchFollowing => model.inside.following = model.inside.following.other(),
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

/// The breadth of the widest tree, in units; 0 as long as there is none.
fn tree_width(model: &Model) -> f64 {
    let trees = model.trees_source().and_then(|source| model.inside.trees_of(&source));
    let widths = trees.into_iter().flat_map(|trees| trees.forest.trees()).map(SearchTree::width);
    widths.fold(0.0, f64::max)
}

/// Brings the current node into the middle, at once.
fn show_current(model: &mut Model) {
    let lane = model.chosen_lane();
    let Some(trees) = model.trees_source().and_then(|source| model.inside.trees_of(&source)) else { return };
    let place = trees.forest.trees().iter().find_map(|tree| {
        let current = TreeMoment::of(tree, &lane.recording, lane.playhead.moment).current()?;
        Some(tree.share(current))
    });
    if let Some(place) = place {
        model.inside.camera = model.inside.camera.showing(place);
    }
}
