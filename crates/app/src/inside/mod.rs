//! How the inside of the chosen lane's search is shown: its tree, the plane of g and h, its data structure.

pub mod planes;
pub mod sentences;
pub mod view;

use std::sync::Arc;

use eight_realms_core::{
    job::{Job, Search, TreesJob},
    lane::LaneId,
    replay::{
        Direction, Playback, Playhead,
        structures::step_to_operations,
        tree::{Forest, SearchTree, TreeMoment},
    },
};
use strum::VariantArray;

use crate::desk::{
    Desk,
    camera::{TreeCamera, TreeFollowing, ZoomStep},
    effect::Effect,
    jobs::Role,
    lanes::{RecordingKey, TreesSource},
    measure::Measuring,
    notice::Notice,
    preferences::Speed,
    screen::{LaneScope, StageTab},
};

/// Action on the inside of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum InsideAction {
    /// Show another face.
    Face(InsideFace),
    /// Show the contours of the chosen lane, or those of all.
    Scope(LaneScope),
    /// Show another part of the tree.
    Look(TreeCamera),
    /// Zoom by one step, from a key.
    Zoom(ZoomStep),
    /// Bring the current node into the middle.
    ShowCurrent,
    /// Switch whether the part that is shown follows the current node.
    SwitchFollowing,
    /// Show the event before the playhead with this many of its operations done; `None`: with all.
    Operations(Option<u32>),
    /// Go one operation forward or back, from event to event.
    StepOperation {
        direction: Direction,
        /// Number of operations of the event before the playhead: only its structure knows it.
        operations: u32,
    },
}

/// A face of the inside of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum InsideFace {
    /// The search tree.
    #[default]
    Tree,
    /// The nodes of the tree by g and h: f is the same along each diagonal or, where it is h alone, each row.
    Contours,
    /// The data structure that the lane teaches, and what the last event did to it.
    Structure,
}

impl InsideFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Whether a lane has the face. A lane without a heuristic has no plane of g and h.
    pub fn is_of(self, id: LaneId) -> bool {
        match self {
            Self::Contours => id.own_heuristic().is_some(),
            Self::Tree | Self::Structure => true,
        }
    }

    /// The faces of a lane, from left to right.
    pub fn of(id: LaneId) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |face| face.is_of(id))
    }

    /// The face shown for a lane when this one is chosen.
    pub fn shown_of(self, id: LaneId) -> Self {
        if self.is_of(id) { self } else { Self::Tree }
    }

    /// The next face of a lane; after the last one, the first.
    pub fn next(self, id: LaneId) -> Self {
        let later = Self::of(id).skip_while(|face| *face != self.shown_of(id)).nth(1);
        later.unwrap_or_default()
    }
}

#[derive(Clone)]
pub struct LaidOutTrees {
    /// Search and number of events that the trees were made from.
    pub source: TreesSource,
    pub forest: Arc<Forest>,
}

/// How the inside of the chosen lane's search is shown.
#[derive(Clone, Default)]
pub struct InsideShow {
    /// The chosen face. A lane that does not have it shows its tree.
    pub face: InsideFace,
    /// The part of the tree that is shown.
    pub camera: TreeCamera,
    /// Whether the camera goes along with the current node.
    pub following: TreeFollowing,
    /// Place of the playhead inside its event; `None` if all operations are done.
    pub(crate) operation: Option<OperationPlace>,
    /// The round of searches that the trees are of.
    pub(crate) round: u64,
    trees: Option<LaidOutTrees>,
    /// The trees that a worker lays out.
    drawing: Option<TreesSource>,
    /// Trees at which the worker broke off. They are not requested again.
    lost: Vec<TreesSource>,
}

impl InsideShow {
    /// The trees of a search, as far as they are laid out.
    pub fn trees_of(&self, source: &TreesSource) -> Option<&LaidOutTrees> {
        self.trees.as_ref().filter(|trees| trees.source.is_same_search(source))
    }

    /// Place of the playhead inside the event before a moment; `None` if all operations of that event are done.
    pub fn operation(&self, moment: u64) -> Option<OperationPlace> {
        self.operation.filter(|place| place.moment == moment)
    }

    /// Whether a worker lays out trees of this search.
    pub fn is_drawing(&self, source: &TreesSource) -> bool {
        self.drawing.is_some_and(|drawing| drawing.is_same_search(source))
    }

    /// Whether a worker lays out trees.
    pub(crate) const fn is_busy(&self) -> bool {
        self.drawing.is_some()
    }

    /// Whether a worker has broken off at trees of this search.
    pub fn is_lost(&self, source: &TreesSource) -> bool {
        self.lost.iter().any(|lost| lost.is_same_search(source))
    }

    /// Notes that a worker lays out trees. Drops trees of another search, which may be large.
    pub(crate) fn request(&mut self, source: TreesSource) {
        if self.trees.take_if(|trees| !trees.source.is_same_search(&source)).is_some() {
            self.camera = TreeCamera::WHOLE;
        }
        self.drawing = Some(source);
    }

    /// Stores the trees that the worker has laid out.
    pub(crate) fn take(&mut self, forest: Arc<Forest>) {
        if let Some(source) = self.drawing.take() {
            self.trees = Some(LaidOutTrees { source, forest });
        }
    }

    /// Notes that the worker has ended.
    pub(crate) const fn end(&mut self) {
        self.drawing = None;
    }

    /// Notes that the worker broke off and its trees are lost.
    pub(crate) fn fail(&mut self) {
        self.lost.extend(self.drawing.take());
    }

    /// Forgets the trees, whose recording is gone.
    pub(crate) fn forget(&mut self) {
        self.camera = TreeCamera::WHOLE;
        self.trees = None;
        self.lost.clear();
    }
}

/// A place inside an event. Only the view knows the number of operations of the event. Some were done when the place
/// was reached. Of the rest, the part done is the share of the time that has passed since.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OperationPlace {
    /// The lane whose event it is.
    pub lane: LaneId,
    /// The moment after the event.
    pub moment: u64,
    /// Number of operations done when the place was reached.
    pub done: u32,
    /// Share of the event's time that has passed while the search plays, 0 to 1.
    pub share: f64,
}

impl OperationPlace {
    /// A place in a search that does not play.
    pub const fn at(id: LaneId, moment: u64, done: u32) -> Self {
        Self { lane: id, moment, done, share: 0.0 }
    }

    /// Number of operations done, of all `operations` of the event.
    pub fn done_of(&self, operations: u32) -> u32 {
        let passed = (self.share * f64::from(self.states(operations))) as u32;
        self.done.saturating_add(passed).min(operations)
    }

    /// The share at which the next of the event's `operations` is done; `None` if all are.
    pub fn next_share(&self, operations: u32) -> Option<f64> {
        let done = self.done_of(operations);
        (done < operations).then(|| f64::from(done - self.done + 1) / f64::from(self.states(operations)))
    }

    /// Number of states, from the first number of operations done to the last. Each is shown for the same time.
    const fn states(&self, operations: u32) -> u32 {
        operations.saturating_sub(self.done) + 1
    }
}

/// Whether a search that plays at this speed runs the operations of its events: at more than two events a second nobody
/// could follow.
pub fn runs_operations(playhead: &Playhead) -> bool {
    let fastest = Speed::WITH_OPERATIONS.events_per_second().map(f64::from);
    playhead.rate().zip(fastest).is_some_and(|(rate, fastest)| rate <= fastest)
}

/// Carries out an action, where the inside is shown: what is not visible does not change.
pub fn act(inside: &mut InsideShow, desk: &mut Desk, action: InsideAction) {
    if inside.shown_face(desk).is_none() {
        return;
    }
    match action {
        InsideAction::Face(face) => {
            inside.face = face.shown_of(desk.chosen);
            if face != InsideFace::Contours {
                desk.contours_scope = LaneScope::One;
            }
            desk.keep_face(StageTab::Inside);
        }
        InsideAction::Scope(scope) => {
            desk.contours_scope = scope;
            inside.face = InsideFace::Contours;
            desk.keep_face(StageTab::Inside);
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
            step_operation(inside, desk, direction, operations);
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
    let id = desk.chosen;
    desk.lane_mut(id).playhead = Playhead::at(moment);
    inside.operation = done.map(|done| OperationPlace::at(id, moment, done));
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

/// Forgets the trees of searches that are gone, and the place inside an event once the playhead is elsewhere: all
/// operations of another event are done.
pub fn settle(inside: &mut InsideShow, desk: &Desk) {
    if std::mem::replace(&mut inside.round, desk.round) != desk.round {
        inside.forget();
    }
    let (id, moment) = (desk.chosen, moment(desk));
    inside.operation.take_if(|place| (place.lane, place.moment) != (id, moment));
}

/// Lays no trees out, for this reason.
pub fn lost(inside: &mut InsideShow, desk: &mut Desk, reason: String) {
    inside.fail();
    desk.notify(Notice::TreesLost { reason });
}

/// The breadth of the widest tree, in units; 0 as long as there is none.
fn tree_width(inside: &InsideShow, desk: &Desk) -> f64 {
    let trees = desk.seen().trees_source().and_then(|source| inside.trees_of(&source));
    let widths = trees.into_iter().flat_map(|trees| trees.forest.trees()).map(SearchTree::width);
    widths.fold(0.0, f64::max)
}

/// Brings the end of the path that is highlighted into the middle, at once.
fn show_current(inside: &mut InsideShow, desk: &Desk) {
    let lane = desk.chosen_lane();
    let Some(trees) = desk.seen().trees_source().and_then(|source| inside.trees_of(&source)) else {
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

/// Maximum number of events whose trees are laid out within a frame or two.
const AT_ONCE: u64 = 20_000;

/// Requests the trees to lay out next. While a search runs, they are laid out again whenever its recording has doubled;
/// only then does a node move.
pub fn next_job(inside: &mut InsideShow, desk: &mut Desk) -> Option<Effect> {
    // A question shows no trees, and what it shows of a recording is not worth a layout.
    if !shows_trees(inside, desk) || desk.has_open_question() {
        return None;
    }
    let source = desk.seen().trees_source()?;
    if inside.is_drawing(&source) || inside.is_lost(&source) || !is_outdated(inside, desk, &source) {
        return None;
    }
    inside.request(source);
    desk.measuring = Measuring::Idle;
    let TreesSource { search: RecordingKey { realm, puzzle, settings }, events } = source;
    let job = TreesJob { search: Search::new(realm, puzzle, settings), events };
    Some(Effect::Start(Role::Trees, Job::Trees(job)))
}

/// Whether what is shown needs the trees.
fn shows_trees(inside: &InsideShow, desk: &Desk) -> bool {
    match inside.shown_face(desk) {
        Some(InsideFace::Tree | InsideFace::Contours) => !desk.shows_all_contours(),
        Some(InsideFace::Structure) | None => false,
    }
}

/// Whether the recording has grown enough since the trees were laid out to lay them out again.
fn is_outdated(inside: &InsideShow, desk: &Desk, source: &TreesSource) -> bool {
    let Some(trees) = inside.trees_of(source) else { return true };
    let laid_out = trees.source.events;
    let lane = desk.chosen_lane();
    let is_covered = desk.seen().is_covered(desk.chosen);
    // A covered lane grows while it is played.
    let grows = if is_covered {
        source.events > AT_ONCE && lane.playhead.playback != Playback::Paused
    } else {
        lane.streams()
    };
    let tells_more = is_covered && source.events < laid_out;
    laid_out != source.events && (!grows || source.events >= 2 * laid_out || tells_more)
}

impl InsideShow {
    /// The face of the inside, where the stage shows it.
    pub fn shown_face(&self, desk: &Desk) -> Option<InsideFace> {
        let lent = desk.lends_face(StageTab::Inside).then_some(InsideFace::Structure);
        let shown = || {
            let of_one = lent.unwrap_or(self.face).shown_of(desk.chosen);
            if desk.shows_all_contours() { InsideFace::Contours } else { of_one }
        };
        (desk.stage == StageTab::Inside).then(shown)
    }
}
