//! How the inside of the chosen realm's search is shown: its tree, the plane of g and h, its data structure.

use std::sync::Arc;

use eight_realms_core::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::tree::Forest,
};
use strum::VariantArray;

use super::{OperationPlace, TreeCamera, TreeFollowing};

/// A face of the inside of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum InsideFace {
    /// The search tree.
    #[default]
    Tree,
    /// The nodes of the tree by g and h: f is the same along each diagonal.
    Contours,
    /// The data structure that the realm teaches, and what the last event did to it.
    Structure,
}

impl InsideFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Whether a realm has the face. A realm without a heuristic has no plane of g and h.
    pub const fn is_of(self, realm: Realm) -> bool {
        match self {
            Self::Contours => realm.own_heuristic().is_some(),
            Self::Tree | Self::Structure => true,
        }
    }

    /// The faces of a realm, from left to right.
    pub fn of(realm: Realm) -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(move |face| face.is_of(realm))
    }

    /// The face shown for a realm when this one is chosen.
    pub const fn shown_of(self, realm: Realm) -> Self {
        if self.is_of(realm) { self } else { Self::Tree }
    }

    /// The next face of a realm; after the last one, the first.
    pub fn next(self, realm: Realm) -> Self {
        let later = Self::of(realm).skip_while(|face| *face != self.shown_of(realm)).nth(1);
        later.unwrap_or_default()
    }
}

/// Key of the events that trees are made from: a search is deterministic, so their number is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreesSource {
    /// The realm that searches.
    pub realm: Realm,
    /// The start and the goal.
    pub puzzle: Puzzle,
    pub settings: Settings,
    /// Number of events.
    pub events: u64,
}

impl TreesSource {
    /// Whether both belong to the same search, whatever their numbers of events.
    pub fn is_same_search(&self, other: &Self) -> bool {
        Self { events: 0, ..*self } == Self { events: 0, ..*other }
    }
}

#[derive(Clone)]
pub struct LaidOutTrees {
    /// Search and number of events that the trees were made from.
    pub source: TreesSource,
    pub forest: Arc<Forest>,
}

/// How the inside of the chosen realm's search is shown.
#[derive(Default)]
pub struct InsideShow {
    /// The chosen face. A realm that does not have it shows its tree.
    pub face: InsideFace,
    /// The part of the tree that is shown.
    pub camera: TreeCamera,
    /// Whether the camera goes along with the current node.
    pub following: TreeFollowing,
    /// Place of the playhead inside its event; `None` if all operations are done.
    pub(in crate::app) operation: Option<OperationPlace>,
    /// The round of searches that the trees are of.
    pub(in crate::app) round: u64,
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
    pub(in crate::app) const fn is_busy(&self) -> bool {
        self.drawing.is_some()
    }

    /// Whether a worker has broken off at trees of this search.
    pub fn is_lost(&self, source: &TreesSource) -> bool {
        self.lost.iter().any(|lost| lost.is_same_search(source))
    }

    /// Notes that a worker lays out trees. Drops trees of another search, which may be large.
    pub(in crate::app) fn request(&mut self, source: TreesSource) {
        if self.trees.take_if(|trees| !trees.source.is_same_search(&source)).is_some() {
            self.camera = TreeCamera::WHOLE;
        }
        self.drawing = Some(source);
    }

    /// Stores the trees that the worker has laid out.
    pub(in crate::app) fn take(&mut self, forest: Arc<Forest>) {
        if let Some(source) = self.drawing.take() {
            self.trees = Some(LaidOutTrees { source, forest });
        }
    }

    /// Notes that the worker has ended.
    pub(in crate::app) const fn end(&mut self) {
        self.drawing = None;
    }

    /// Notes that the worker broke off and its trees are lost.
    pub(in crate::app) fn fail(&mut self) {
        self.lost.extend(self.drawing.take());
    }

    /// Forgets the trees, whose recording is gone.
    pub(in crate::app) fn forget(&mut self) {
        self.camera = TreeCamera::WHOLE;
        self.trees = None;
        self.lost.clear();
    }
}
