//! What every panel draws from: the view, the words of the language, the colours of the theme.

use egui::Color32;

use super::{
    keys::Binding,
    theme::{Palette, RealmMark},
};
use crate::{app::view::View, realm::Realm, tell::TextContext, words::Words};

/// Everything a panel may look at. It changes nothing; it pushes actions.
pub struct PanelContext<'a> {
    /// What is shown at this moment.
    pub view: &'a View<'a>,
    /// The language.
    pub words: &'a Words,
    /// The colours.
    pub palette: &'a Palette,
    /// How far the tile of the last step has slid, 0 to 1; 1 when nothing slides.
    pub slide: f32,
}

impl PanelContext<'_> {
    /// What sentences are made from.
    pub const fn narrator(&self) -> TextContext<'_> {
        TextContext { view: self.view, words: self.words }
    }

    /// A realm's name, with the heuristic that it searches with.
    pub fn name(&self, realm: Realm) -> String {
        self.narrator().name(realm)
    }

    /// A tooltip: what something does, and the key that does it too.
    pub fn hint(&self, what: &str, key: &str) -> String {
        self.words.tell("hint-with-key", &[("hint", what.into()), ("key", key.into())])
    }

    /// The same by the message of what it does, and by the key's binding.
    pub fn hint_of(&self, message: &str, key: &Binding) -> String {
        self.hint(&self.words.say(message), &key.caps(self.words))
    }

    /// The chosen realm's colour: play key, moved tile, highlighted line.
    pub fn accent(&self) -> Color32 {
        RealmMark::of(self.view.model.chosen).color(self.palette)
    }
}
