//! Actions on the inside of the search.

use eight_realms_core::{
    job::{Job, Search, TreesJob},
    replay::{
        Direction, Playback, Playhead,
        structures::step_to_operations,
        tree::{SearchTree, TreeMoment},
    },
};

use crate::app::{
    Desk, Effect, InsideAction, InsideFace, InsideShow, Notice, OperationPlace, Role, TreesSource,
    state::{Measuring, runs_operations},
};

/// Carries out an action, where the inside is shown: what is not visible does not change.
pub fn act(inside: &mut InsideShow, desk: &mut Desk, action: InsideAction) {
    if inside.shown_face(desk).is_none() {
        return;
    }
    match action {
        InsideAction::Face(face) => {
            inside.face = face.shown_of(desk.chosen);
            desk.keep_face();
        }
        InsideAction::Look(_)
        | InsideAction::Zoom(_)
        | InsideAction::ShowCurrent
        | InsideAction::SwitchFollowing
            if inside.shown_face(desk) != Some(InsideFace::Tree) => {}
        InsideAction::Look(camera) => inside.camera = camera,
        InsideAction::Zoom(step) => {
            inside.camera = inside.camera.after(step, tree_width(inside, desk));
        }
        InsideAction::ShowCurrent => show_current(inside, desk),
        InsideAction::SwitchFollowing => inside.following = inside.following.other(),
        InsideAction::Operations(done) => stand(inside, desk, moment(desk), done),
        InsideAction::StepOperation { direction, operations } => {
            step_operation(inside, desk, direction, operations)
        }
    }
}

/// Steps through the operations of an event, one by one until all are done, then to the next event that has any; back
/// in the reverse order.
fn step_operation(inside: &mut InsideShow, desk: &mut Desk, direction: Direction, operations: u32) {
    let at = moment(desk);
    let done = inside.operation(at).map_or(operations, |place| place.done_of(operations));
    match direction {
        Direction::Forward if done < operations => {
            stand(inside, desk, at, Some(done + 1).filter(|done| *done < operations));
        }
        Direction::Back if done > 1 => stand(inside, desk, at, Some(done - 1)),
        Direction::Forward | Direction::Back => {
            let to = step_to_operations(&desk.chosen_lane().recording, &desk.puzzle, at, direction);
            stand(inside, desk, to, (to > at).then_some(1));
        }
    }
}

/// Stops the playhead at a moment, with this many operations done; `None`: with all.
fn stand(inside: &mut InsideShow, desk: &mut Desk, moment: u64, done: Option<u32>) {
    let realm = desk.chosen;
    desk.lane_mut(realm).playhead = Playhead::at(moment);
    inside.operation = done.map(|done| OperationPlace::at(realm, moment, done));
}

fn moment(desk: &Desk) -> u64 {
    let lane = desk.chosen_lane();
    lane.playhead.moment.min(lane.recording.len())
}

/// Advances the operations of the event at the playhead after time has passed; `before` is the playhead's moment until
/// then. Where a slow search is watched, the operations are done one after the other until the next event. At the end
/// of the recording nothing plays, and all are done.
pub fn run_operations(inside: &mut InsideShow, desk: &Desk, before: u64) {
    let playhead = &desk.chosen_lane().playhead;
    let (at, share) = (playhead.moment, playhead.share_of_event());
    let is_watched = inside.shown_face(desk) == Some(InsideFace::Structure) && runs_operations(playhead);
    let is_playing = playhead.playback != Playback::Paused;
    if at != before {
        let place = OperationPlace { share, ..OperationPlace::at(desk.chosen, at, 1) };
        inside.operation = is_watched.then_some(place);
    } else if let Some(place) = inside.operation.as_mut().filter(|_| is_playing) {
        // While the recording has no more events, the share begins anew.
        place.share = if share < place.share { 1.0 } else { share };
    }
}

/// Forgets the trees of searches that are gone, and the place inside an event once the playhead is elsewhere: all operations of another event are done.
pub fn settle(inside: &mut InsideShow, desk: &Desk) {
    if std::mem::replace(&mut inside.round, desk.round) != desk.round {
        inside.forget();
    }
    let (realm, moment) = (desk.chosen, moment(desk));
    inside.operation.take_if(|place| (place.realm, place.moment) != (realm, moment));
}

/// Lays no trees out, for this reason.
pub fn lost(inside: &mut InsideShow, desk: &mut Desk, reason: String) {
    inside.fail();
    desk.notify(Notice::TreesLost { reason });
}

/// The breadth of the widest tree, in units; 0 as long as there is none.
fn tree_width(inside: &InsideShow, desk: &Desk) -> f64 {
    let trees = desk.whole().trees_source().and_then(|source| inside.trees_of(&source));
    let widths = trees.into_iter().flat_map(|trees| trees.forest.trees()).map(SearchTree::width);
    widths.fold(0.0, f64::max)
}

/// Brings the end of the path that is highlighted into the middle, at once.
fn show_current(inside: &mut InsideShow, desk: &Desk) {
    let lane = desk.chosen_lane();
    let Some(trees) = desk.whole().trees_source().and_then(|source| inside.trees_of(&source)) else {
        return;
    };
    let place = trees.forest.trees().iter().find_map(|tree| {
        let moment = lane.playhead.moment;
        let solution = tree.solution(&lane.recording, &desk.puzzle, moment).last().copied();
        let end = solution.or_else(|| TreeMoment::of(tree, &lane.recording, moment).current())?;
        Some(tree.share(end))
    });
    if let Some(place) = place {
        inside.camera = inside.camera.showing(place);
    }
}

/// Requests the trees to lay out next. While a search runs, they are laid out again whenever its recording has doubled;
/// only then does a node move.
pub fn next_job(inside: &mut InsideShow, desk: &mut Desk) -> Option<Effect> {
    if !shows_trees(inside, desk) {
        return None;
    }
    let source = desk.whole().trees_source()?;
    if inside.is_drawing(&source) || inside.is_lost(&source) || !is_outdated(inside, desk, &source) {
        return None;
    }
    inside.request(source);
    desk.measuring = Measuring::Idle;
    let TreesSource { realm, puzzle, settings, events } = source;
    let job = TreesJob { search: Search::new(realm, puzzle, settings), events };
    Some(Effect::Start(Role::Trees, Job::Trees(job)))
}

/// Whether what is shown needs the trees.
fn shows_trees(inside: &InsideShow, desk: &Desk) -> bool {
    match inside.shown_face(desk) {
        Some(InsideFace::Tree | InsideFace::Contours) => true,
        Some(InsideFace::Structure) | None => false,
    }
}

/// Whether the recording has grown enough since the trees were laid out to lay them out again.
fn is_outdated(inside: &InsideShow, desk: &Desk, source: &TreesSource) -> bool {
    let Some(trees) = inside.trees_of(source) else { return true };
    let laid_out = trees.source.events;
    laid_out != source.events && (!desk.chosen_lane().streams() || source.events >= 2 * laid_out)
}
