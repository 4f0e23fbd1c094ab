//! What only the place can do where the window stands, a desktop or a page: save the preferences, and hold a
//! clipboard. It is opened with the window; then it is called by effects, and what goes wrong comes back as an
//! action.

use egui::{Context, ViewportCommand};

use crate::{
    app::{FileNotWritten, LinkBase, Notice, Preferences, Projector, Surroundings, TextFile},
    replay::moment::MomentLine,
};

/// Where the window stands.
pub trait Platform {
    /// The preferences: those saved, or the usual ones here; and a notice about them. Called once.
    fn open(&mut self) -> (Preferences, Option<Notice>);

    /// Saves the preferences; returns a notice if that fails.
    fn save(&mut self, preferences: &Preferences) -> Option<Notice>;

    /// Where the page comes from that links lead to. Called once.
    fn link_base(&self) -> LinkBase {
        LinkBase::Setting
    }

    /// Removes whatever is stored between starts; returns what there is to be said of it.
    fn clear(&mut self) -> Notice;

    /// Where the window stands. Called in each frame: what can change is watched by the platform itself.
    fn surroundings(&self) -> Surroundings {
        Surroundings::default()
    }

    /// Puts a text on the clipboard.
    fn copy(&mut self, ctx: &Context, text: String);

    /// Writes a file, or downloads it; returns what there is to be said of it.
    fn write(&mut self, file: &TextFile) -> Notice;

    /// Lets the system ask for the path of a file, beginning with this one; the answer is the
    /// [chosen path](Self::chosen_path).
    fn choose_path(&mut self, _title: &str, _path: &str) {}

    /// Whether the system is asking.
    fn is_choosing(&self) -> bool {
        false
    }

    /// The path that was chosen, once. Called in each frame.
    fn chosen_path(&mut self) -> Option<String> {
        None
    }

    /// Whether it wants the line of what is shown whenever that changes.
    fn follows(&self) -> bool {
        false
    }

    /// The line of what is shown has changed: a page has it in its address. Called once a second at most, and only if
    /// it is [wanted](Self::follows). Returns whether it has been taken; if not, it comes again.
    fn follow(&mut self, _line: &MomentLine) -> bool {
        true
    }

    /// Fills the screen for a projector, or no longer.
    fn fill_screen(&mut self, ctx: &Context, projector: Projector) {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(projector == Projector::On));
    }
}

/// Nowhere, or in surroundings that stay the same: for tests and pictures. What is saved lasts as long as the window.
pub(super) struct InMemory {
    /// The preferences last saved.
    pub preferences: Preferences,
    /// Where the window is to stand.
    pub surroundings: Surroundings,
}

impl Platform for InMemory {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.preferences.clone(), None)
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        self.preferences.clone_from(preferences);
        None
    }

    fn clear(&mut self) -> Notice {
        self.preferences = Preferences::default();
        Notice::Cleared
    }

    fn surroundings(&self) -> Surroundings {
        self.surroundings.clone()
    }

    fn write(&mut self, file: &TextFile) -> Notice {
        let reason = FileNotWritten::System("no files here".to_owned());
        Notice::NotWritten { path: file.path.clone(), reason }
    }

    fn copy(&mut self, ctx: &Context, text: String) {
        ctx.copy_text(text);
    }
}
