//! From views to sentences and figures: what is shown, in the language of the window, and the controls that
//! are offered.
//!
//! A view holds numbers, boards and standings. Here they become words, and rules decide which control is offered and
//! which action it triggers. Panels decide where a text is and how it looks. A label that is one message and its
//! figures, they read themselves.

pub mod control;
pub mod counterexample;
pub mod editor;
pub mod heuristics;
pub mod jump;
pub mod ladder;
pub mod legend;
pub mod link;
pub mod map;
pub mod map_marks;
pub mod markdown;
pub mod moment;
pub mod notice;
pub mod places;
pub mod plots;
pub mod progress;
pub mod question;
pub mod question_card;
pub mod race;
pub mod reading;
pub mod settings;
pub mod stage;
pub mod timeline;
pub mod tree;
pub mod trials;
pub mod unsolvable;

use eight_realms_core::realm::Realm;

use crate::{
    app::{RunsIn, view::View},
    words::{Words, names},
};

/// Context of sentences: what is shown at this moment, and the language.
#[derive(Clone, Copy)]
pub struct TextContext<'a> {
    pub view: &'a View<'a>,
    pub words: &'a Words,
}

impl TextContext<'_> {
    /// Adds to the text of a run time that it was measured in a browser, where it was.
    pub fn measured(&self, time: String) -> String {
        match self.view.model.surroundings.runs_in {
            RunsIn::Desktop => time,
            RunsIn::Browser => self.words.tell("measured-in-browser", &[("time", time.into())]),
        }
    }

    /// The name of a realm, with the heuristic if that is not the realm's own.
    pub fn name(&self, realm: Realm) -> String {
        names::realm(self.words, realm.label(), realm.other_heuristic(&self.view.model.settings))
    }
}
