//! The inside of the chosen realm's search at its playhead.

use std::sync::Arc;

use eight_realms_core::replay::tree::{
    Contours, FoldedPath, Forest, NodeIndex, NodeStatuses, SearchTree, TreeMoment,
};

use crate::{
    desk::{
        here::Here,
        seen::SeenDesk,
        structure::{Operations, StructureCache, StructureView},
    },
    inside::{
        InsideFace, InsideShow, LaidOutTrees, OperationPlace,
        planes::{PlanesCache, PlanesView},
    },
};

/// The inside of the chosen realm's search.
#[derive(Clone)]
pub struct InsideView {
    /// The face that is shown.
    pub face: InsideFace,
    /// The trees, if they are shown and laid out.
    pub trees: Option<TreesView>,
    /// The planes of all lanes, if they are shown.
    pub planes: Option<PlanesView>,
    /// The data structure, if it is shown.
    pub structure: Option<StructureView>,
    /// Number of operations that are done of the event before the playhead; `None`: all of them.
    pub operations_done: Option<u32>,
    /// Seconds until the next operation is done, while the search plays so slowly that its operations are run.
    pub seconds_to_next_operation: Option<f64>,
}

/// The search trees of a recording at a moment.
#[derive(Clone)]
pub struct TreesView {
    pub forest: Arc<Forest>,
    /// The state of each tree at the moment, in the order of the forest.
    pub moments: Vec<TreeView>,
    /// Whether the trees show all that is recorded.
    pub progress: TreesProgress,
}

/// How much of a search its trees show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TreesProgress {
    /// All that is recorded.
    Whole,
    /// The recording has more events, so the trees will be laid out again.
    Growing,
}

/// One search tree at a moment.
#[derive(Clone, Debug)]
pub struct TreeView {
    /// The moment of the tree's search.
    pub at: Arc<TreeMoment>,
    pub statuses: Arc<NodeStatuses>,
    /// The path that is highlighted, and the fate of the nodes beside it.
    pub path: Arc<TreePath>,
    /// The nodes by g and h, if that face is shown.
    pub contours: Option<Arc<Contours>>,
}

/// A path from the root of a tree.
#[derive(Clone, Debug)]
pub struct TreePath {
    /// Nodes of the path, the root first; empty while nothing is to be highlighted.
    pub nodes: Vec<NodeIndex>,
    pub leads_to: PathEnd,
    /// The tree, folded so that this path remains.
    pub folded: FoldedPath,
}

/// The end of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathEnd {
    /// The board that is being expanded.
    Current,
    /// The goal, or the board where two searches meet: the search is over.
    Solution,
}

impl TreesView {
    /// Each tree with its state at the moment.
    pub fn trees(&self) -> impl Iterator<Item = (&SearchTree, &TreeView)> {
        self.forest.trees().iter().zip(&self.moments)
    }
}

/// The trees at the moment that was shown last.
#[derive(Default)]
pub(crate) struct TreesCache(Option<CachedTrees>);

struct CachedTrees {
    forest: Arc<Forest>,
    moment: u64,
    face: InsideFace,
    moments: Vec<TreeView>,
}

/// Everything that is cached of the inside.
#[derive(Default)]
pub(crate) struct InsideCache {
    trees: TreesCache,
    planes: PlanesCache,
}

impl InsideView {
    /// The face that is shown, if one is.
    pub(crate) fn of(
        model: SeenDesk<'_>,
        show: &InsideShow,
        here: &Here,
        cache: &mut InsideCache,
        structure: &mut StructureCache,
    ) -> Option<Self> {
        let Some(face) = show.shown_face(&model) else {
            cache.trees.forget();
            return None;
        };
        let moment = here.moment;
        let planes = model.shows_all_contours().then(|| cache.planes.at_playheads(model));
        let (trees, structure) = match face {
            InsideFace::Contours if planes.is_some() => (None, None),
            InsideFace::Tree | InsideFace::Contours => (cache.trees.of(model, show, face, moment), None),
            InsideFace::Structure => (None, Some(structure.at(model, moment))),
        };
        let place = show.operation(moment);
        let operations = structure.as_ref().and_then(StructureView::operations);
        Some(Self {
            face,
            trees,
            planes,
            operations_done: place.map(|place| operations.map_or(place.done, |all| place.done_of(all))),
            seconds_to_next_operation: seconds_to_next(model, place, operations),
            structure,
        })
    }

    /// The operations of the event before the playhead, where its structure is shown.
    pub fn operations(&self) -> Operations {
        match self.structure.as_ref().map(StructureView::operations) {
            None => Operations::None,
            Some(None) => Operations::Pending,
            Some(Some(all)) => {
                Operations::Known { done: self.operations_done.map_or(all, |done| done.min(all)), all }
            }
        }
    }

    /// Whether a later view of the same model would show more.
    pub fn is_pending(&self) -> bool {
        self.structure == Some(StructureView::Pending)
            || self.planes.as_ref().is_some_and(PlanesView::is_counting)
    }
}

/// Seconds until the next of the event's `operations` is done; `None` if all are done, or the search does not play.
fn seconds_to_next(
    model: SeenDesk<'_>,
    place: Option<OperationPlace>,
    operations: Option<u32>,
) -> Option<f64> {
    let (place, operations) = (place?, operations?);
    let rate = model.chosen_lane().playhead.rate()?;
    let share = place.next_share(operations)? - place.share;
    Some(share.max(0.0) / rate)
}

impl TreesCache {
    /// Drops trees of another search, which may be large.
    fn forget(&mut self) -> Option<TreesView> {
        self.0 = None;
        None
    }

    fn of(
        &mut self,
        model: SeenDesk<'_>,
        show: &InsideShow,
        face: InsideFace,
        moment: u64,
    ) -> Option<TreesView> {
        let Some(source) = model.trees_source() else { return self.forget() };
        // The trees of more than has been seen would tell what is covered.
        let may_be_shown =
            |trees: &&LaidOutTrees| !model.is_covered(model.chosen) || trees.source.events <= source.events;
        let trees = show.trees_of(&source).filter(may_be_shown);
        let Some(LaidOutTrees { source: laid_out, forest }) = trees else {
            return self.forget();
        };
        // A later moment is shown as the last one that the trees have.
        let moment = moment.min(laid_out.events);
        let is_whole = laid_out.events == source.events || show.is_lost(&source);
        let progress = if is_whole { TreesProgress::Whole } else { TreesProgress::Growing };
        let moments = self.moments(model, forest, face, moment);
        Some(TreesView { forest: Arc::clone(forest), moments, progress })
    }

    fn moments(
        &mut self,
        model: SeenDesk<'_>,
        forest: &Arc<Forest>,
        face: InsideFace,
        moment: u64,
    ) -> Vec<TreeView> {
        let mut cached = self.0.take().filter(|cached| Arc::ptr_eq(&cached.forest, forest));
        if cached.as_ref().is_none_or(|cached| (cached.moment, cached.face) != (moment, face)) {
            let previous = cached.map(|cached| cached.moments).unwrap_or_default();
            let previous = previous.into_iter().map(Some).chain(std::iter::repeat(None));
            let trees = forest.trees().iter().zip(previous);
            let moments =
                trees.map(|(tree, previous)| tree_at(tree, model, face, moment, previous)).collect();
            cached = Some(CachedTrees { forest: Arc::clone(forest), moment, face, moments });
        }
        self.0.insert(cached.expect("it is cached")).moments.clone()
    }
}

/// A tree at a moment, computed in the memory of the previous view of it.
fn tree_at(
    tree: &SearchTree,
    model: SeenDesk<'_>,
    face: InsideFace,
    moment: u64,
    previous: Option<TreeView>,
) -> TreeView {
    let recording = &model.chosen_lane().recording;
    let at = TreeMoment::of(tree, recording, moment);
    let mut statuses = previous.map(|previous| previous.statuses).unwrap_or_default();
    Arc::make_mut(&mut statuses).go_to(tree, &at);
    let solution = tree.solution(recording, &model.puzzle, moment);
    let (nodes, leads_to) = if solution.is_empty() {
        (at.path().to_vec(), PathEnd::Current)
    } else {
        (solution, PathEnd::Solution)
    };
    let path = TreePath { folded: FoldedPath::of(tree, &nodes, &statuses), nodes, leads_to };
    let contours = match face {
        InsideFace::Contours => Some(Arc::new(Contours::of(tree, &statuses, &at))),
        InsideFace::Tree | InsideFace::Structure => None,
    };
    TreeView { at: Arc::new(at), statuses, path: Arc::new(path), contours }
}
