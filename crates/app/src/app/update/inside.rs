//! Actions on the inside of the search.

use eight_realms_core::replay::{
    Direction, Playback, Playhead,
    structures::step_to_operations,
    tree::{SearchTree, TreeMoment},
};

use crate::app::{InsideAction, InsideFace, Model, Notice, OperationPlace, state::runs_operations};

/// Carries out an action, where the inside is shown: what is not visible does not change.
pub fn act(model: &mut Model, action: InsideAction) {
    if model.inside.shown_face(&model).is_none() {
        return;
    }
    match action {
        InsideAction::Face(face) => model.inside.face = face.shown_of(model.chosen),
        InsideAction::Look(_)
        | InsideAction::Zoom(_)
        | InsideAction::ShowCurrent
        | InsideAction::SwitchFollowing
            if model.inside.shown_face(&model) != Some(InsideFace::Tree) => {}
        InsideAction::Look(camera) => model.inside.camera = camera,
        InsideAction::Zoom(step) => {
            model.inside.camera = model.inside.camera.after(step, tree_width(model));
        }
        InsideAction::ShowCurrent => show_current(model),
        InsideAction::SwitchFollowing => model.inside.following = model.inside.following.other(),
        InsideAction::Operations(done) => stand(model, moment(model), done),
        InsideAction::StepOperation { direction, operations } => step_operation(model, direction, operations),
    }
}

/// Steps through the operations of an event, one by one until all are done, then to the next event that has any; back
/// in the reverse order.
fn step_operation(model: &mut Model, direction: Direction, operations: u32) {
    let at = moment(model);
    let done = model.inside.operation(at).map_or(operations, |place| place.done_of(operations));
    match direction {
        Direction::Forward if done < operations => {
            stand(model, at, Some(done + 1).filter(|done| *done < operations));
        }
        Direction::Back if done > 1 => stand(model, at, Some(done - 1)),
        Direction::Forward | Direction::Back => {
            let to = step_to_operations(&model.chosen_lane().recording, &model.puzzle, at, direction);
            stand(model, to, (to > at).then_some(1));
        }
    }
}

/// Stops the playhead at a moment, with this many operations done; `None`: with all.
fn stand(model: &mut Model, moment: u64, done: Option<u32>) {
    let realm = model.chosen;
    model.lane_mut(realm).playhead = Playhead::at(moment);
    model.inside.operation = done.map(|done| OperationPlace::at(realm, moment, done));
}

fn moment(model: &Model) -> u64 {
    let lane = model.chosen_lane();
    lane.playhead.moment.min(lane.recording.len())
}

/// Advances the operations of the event at the playhead after time has passed; `before` is the playhead's moment until
/// then. Where a slow search is watched, the operations are done one after the other until the next event. At the end
/// of the recording nothing plays, and all are done.
pub fn run_operations(model: &mut Model, before: u64) {
    let playhead = &model.chosen_lane().playhead;
    let (at, share) = (playhead.moment, playhead.share_of_event());
    let is_watched =
        model.inside.shown_face(&model) == Some(InsideFace::Structure) && runs_operations(playhead);
    let is_playing = playhead.playback != Playback::Paused;
    if at != before {
        let place = OperationPlace { share, ..OperationPlace::at(model.chosen, at, 1) };
        model.inside.operation = is_watched.then_some(place);
    } else if let Some(place) = model.inside.operation.as_mut().filter(|_| is_playing) {
        // While the recording has no more events, the share begins anew.
        place.share = if share < place.share { 1.0 } else { share };
    }
}

/// Forgets the place inside an event once the playhead is elsewhere: all operations of another event are done.
pub fn settle(model: &mut Model) {
    let (realm, moment) = (model.chosen, moment(model));
    model.inside.operation.take_if(|place| (place.realm, place.moment) != (realm, moment));
}

/// Lays no trees out, for this reason.
pub fn lost(model: &mut Model, reason: String) {
    model.inside.fail();
    model.notify(Notice::TreesLost { reason });
}

/// The breadth of the widest tree, in units; 0 as long as there is none.
fn tree_width(model: &Model) -> f64 {
    let trees = model.whole().trees_source().and_then(|source| model.inside.trees_of(&source));
    let widths = trees.into_iter().flat_map(|trees| trees.forest.trees()).map(SearchTree::width);
    widths.fold(0.0, f64::max)
}

/// Brings the end of the path that is highlighted into the middle, at once.
fn show_current(model: &mut Model) {
    let lane = model.chosen_lane();
    let Some(trees) = model.whole().trees_source().and_then(|source| model.inside.trees_of(&source)) else {
        return;
    };
    let place = trees.forest.trees().iter().find_map(|tree| {
        let moment = lane.playhead.moment;
        let solution = tree.solution(&lane.recording, &model.puzzle, moment).last().copied();
        let end = solution.or_else(|| TreeMoment::of(tree, &lane.recording, moment).current())?;
        Some(tree.share(end))
    });
    if let Some(place) = place {
        model.inside.camera = model.inside.camera.showing(place);
    }
}
