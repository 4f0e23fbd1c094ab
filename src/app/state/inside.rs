//! How the inside of the chosen realm's search is shown: its tree, the plane of g and h, its data structure.

use std::sync::Arc;

use strum::VariantArray;

use super::{OperationPlace, TreeCamera, TreeFollowing};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::tree::Forest,
};

/// What the inside of a search shows.
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
    /// From left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Whether there is something to be seen of a realm: a realm without a heuristic has no plane of g and h.
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

    /// The one that is shown of a realm when this one is chosen.
    pub const fn shown_of(self, realm: Realm) -> Self {
        if self.is_of(realm) { self } else { Self::Tree }
    }

    /// The next one of a realm; after the last one, the first.
    pub fn next(self, realm: Realm) -> Self {
        let later = Self::of(realm).skip_while(|face| *face != self.shown_of(realm)).nth(1);
        later.unwrap_or_default()
    }
}

/// The events that trees are made from: a search is deterministic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreesSource {
    /// The realm that searches.
    pub realm: Realm,
    /// The start and the goal.
    pub puzzle: Puzzle,
    /// How it searches.
    pub settings: Settings,
    /// How many events.
    pub events: u64,
}

impl TreesSource {
    /// Whether both are the beginning of one search.
    pub fn is_same_search(&self, other: &Self) -> bool {
        Self { events: 0, ..*self } == Self { events: 0, ..*other }
    }
}

#[derive(Clone)]
pub struct LaidOutTrees {
    /// What they were made from.
    pub source: TreesSource,
    pub forest: Arc<Forest>,
}

/// How the inside of the chosen realm's search is shown.
#[derive(Default)]
pub struct InsideShow {
    /// The face that is chosen. A realm that has none of this kind shows its tree.
    pub face: InsideFace,
    /// Which part of the tree is shown.
    pub camera: TreeCamera,
    /// Whether that part goes along with the current node.
    pub following: TreeFollowing,
    /// Where the playhead is inside its event; `None`: all operations are done.
    pub(in crate::app) operation: Option<OperationPlace>,
    trees: Option<LaidOutTrees>,
    /// The trees that a worker lays out.
    drawing: Option<TreesSource>,
    /// Trees at which it broke off: they are not requested again.
    lost: Vec<TreesSource>,
}

impl InsideShow {
    /// The trees of a search, as far as they are laid out.
    pub fn trees_of(&self, source: &TreesSource) -> Option<&LaidOutTrees> {
        self.trees.as_ref().filter(|trees| trees.source.is_same_search(source))
    }

    /// Where the playhead is inside the event before a moment; `None`: all operations of the event are done.
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

    /// Trees have been requested. Those of another search are dropped: they may be large.
    pub(in crate::app) fn request(&mut self, source: TreesSource) {
        if self.trees.take_if(|trees| !trees.source.is_same_search(&source)).is_some() {
            self.camera = TreeCamera::WHOLE;
        }
        self.drawing = Some(source);
    }

    /// Trees are laid out.
    pub(in crate::app) fn take(&mut self, forest: Arc<Forest>) {
        if let Some(source) = self.drawing.take() {
            self.trees = Some(LaidOutTrees { source, forest });
        }
    }

    /// The worker has ended.
    pub(in crate::app) const fn end(&mut self) {
        self.drawing = None;
    }

    /// The worker broke off.
    pub(in crate::app) fn fail(&mut self) {
        self.lost.extend(self.drawing.take());
    }

    /// Forgets the trees: no recording has them any more.
    pub(in crate::app) fn forget(&mut self) {
        self.camera = TreeCamera::WHOLE;
        self.trees = None;
        self.lost.clear();
    }
}
