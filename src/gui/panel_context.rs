//! The context that every panel draws from: the view, the words of the language, the colours of the theme.

use egui::Color32;
use eight_realms_app::{
    desk::{narrator::Narrator, screen::Pointing},
    view::View,
    words::Words,
};
use eight_realms_core::lane::LaneId;

use super::{
    keys::Binding,
    theme::{LaneMark, Palette},
};

/// Everything that a panel may read. A panel changes nothing; it pushes actions.
pub struct PanelContext<'a> {
    /// View of this moment.
    pub view: &'a View<'a>,
    /// Words in the window's language.
    pub words: &'a Words,
    /// Colours of the theme.
    pub palette: &'a Palette,
    /// Share of its way that the tile of the last step has slid, 0 to 1; 1 when nothing slides.
    pub slide: f32,
}

impl PanelContext<'_> {
    /// Context that sentences are made from.
    pub fn narrator(&self) -> Narrator<'_> {
        self.view.narrator(self.words)
    }

    /// A lane's name, with the heuristic that it searches with.
    pub fn name(&self, lane: LaneId) -> String {
        self.narrator().name(lane)
    }

    /// A tooltip: what something does, and the key that does it too, unless fingers are used.
    pub fn hint(&self, what: &str, key: &str) -> String {
        if self.view.model.surroundings.pointing == Pointing::Fingers {
            return what.to_owned();
        }
        self.words.tell("hint-with-key", &[("hint", what.into()), ("key", key.into())])
    }

    /// A [`hint`](Self::hint) made from the message of what something does, and from the binding of its key.
    pub fn hint_of(&self, message: &str, key: &Binding) -> String {
        self.hint(&self.words.say(message), &key.caps(self.words))
    }

    /// How many times as large as usual sentences are written.
    pub fn reading(&self) -> f32 {
        self.view.model.preferences.reading().factor()
    }

    /// The chosen lane's colour: play key, moved tile, highlighted line.
    pub fn accent(&self) -> Color32 {
        LaneMark::of(self.view.model.chosen).color(self.palette)
    }
}
