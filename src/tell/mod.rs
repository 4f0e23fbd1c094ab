//! From views to sentences and figures: what is shown, told in the language of the window, and what can be
//! asked of it.
//!
//! A view holds numbers, boards and standings; here they become words, and rules say which control is offered
//! and what it asks for. Panels decide where it stands and how it looks; a label that is one message and its
//! figures they ask for themselves.

pub mod board_error;
pub mod control;
pub mod counterexample;
pub mod editor;
pub mod film;
pub mod heuristics;
pub mod jump;
pub mod ladder;
pub mod legend;
pub mod map;
pub mod map_marks;
pub mod markdown;
pub mod moment;
pub mod notice;
pub mod plots;
pub mod progress;
pub mod race;
pub mod reading;
pub mod settings;
pub mod stage;
pub mod timeline;
pub mod trials;
pub mod unsolvable;

use crate::{
    app::view::View,
    realm::Realm,
    words::{Words, names},
};

/// What sentences are made from: what is shown at this moment, and the language.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// What is shown.
    pub view: &'a View<'a>,
    /// The language.
    pub words: &'a Words,
}

impl Narrator<'_> {
    /// A realm's name, true to the estimate that it searches with.
    pub fn name(&self, realm: Realm) -> String {
        names::realm(self.words, realm.label(), realm.other_heuristic(&self.view.model.settings))
    }
}
