//! The window's platform, a desktop or a page: it does what only the place of the window can do, such as saving the
//! preferences and holding a clipboard. It is opened with the window; then effects call it, and failures come back as
//! actions.

use egui::{Context, ViewportCommand};
use eight_realms_app::desk::{
    effect::{ExistingFile, FileNotWritten, NewFile},
    journal::{JournalNews, JournalTask},
    notice::Notice,
    page_address::LinkBase,
    preferences::Preferences,
    screen::{Projector, Surroundings},
};
use eight_realms_core::replay::moment::Line;

/// Answer of the system's dialog for a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PathAnswer {
    Chosen(String),
    /// A file that is to be read.
    ToRead(String),
    /// The system could not show a dialog.
    NoDialog,
}

/// Platform of the window.
pub trait Platform {
    /// Returns the preferences, either those saved or the usual ones here, and a notice about them, if there is one.
    /// Called once.
    fn open(&mut self) -> (Preferences, Option<Notice>);

    /// Saves the preferences; returns a notice if that fails. A platform without a place keeps them as long as the window.
    fn save(&mut self, _preferences: &Preferences) -> Option<Notice> {
        None
    }

    /// Returns where the address of the page comes from that links lead to. Called once.
    fn link_base(&self) -> LinkBase {
        LinkBase::Setting
    }

    /// Removes whatever is stored between starts; returns a notice of the outcome.
    fn clear(&mut self) -> Notice {
        Notice::Cleared
    }

    /// Returns the surroundings of the window. Called in each frame: the platform itself watches what can change.
    fn surroundings(&self) -> Surroundings {
        Surroundings::default()
    }

    /// Puts a text on the clipboard.
    fn copy(&mut self, ctx: &Context, text: String) {
        ctx.copy_text(text);
    }

    /// Writes or downloads a file; returns a notice of the outcome.
    fn write(&mut self, file: &NewFile) -> Notice {
        let reason = FileNotWritten::System("no files here".to_owned());
        Notice::NotWritten { path: file.path.clone(), reason }
    }

    /// Returns why no file can come to this path, if that is known already: asked before a film is made.
    fn obstacle(&self, _path: &str, _existing: ExistingFile) -> Option<Notice> {
        None
    }

    /// Returns a path where no file is: the given one, or one beside it with a number. A page leaves that to the browser.
    fn free_path(&self, path: &str) -> String {
        path.to_owned()
    }

    /// Lets the system ask for the path of a file, beginning with the given one; the answer is the [answer of its
    /// dialog](Self::path_answer).
    fn choose_path(&mut self, _title: &str, _path: &str) {}

    /// Lets the system ask for a file that is to be read, beginning in the folder of the given path; the answer is the
    /// [answer of its dialog](Self::path_answer).
    fn choose_file(&mut self, _title: &str, _path: &str) {}

    /// Whether the system's dialog is open.
    fn is_choosing(&self) -> bool {
        false
    }

    /// Takes the answer of the dialog, once; `None` if there is none, or if nothing was chosen. Called in each frame.
    fn path_answer(&mut self) -> Option<PathAnswer> {
        None
    }

    /// Carries out a task for the journal of the laboratory's experiment. A platform without files keeps none.
    fn journal(&mut self, _task: JournalTask) {}

    /// Takes what has become of such a task, if there is something. Called in each frame.
    fn journal_news(&mut self) -> Option<JournalNews> {
        None
    }

    /// Whether the platform wants the moment line whenever it changes.
    fn follows(&self) -> bool {
        false
    }

    /// Receives the moment line after a change: a page has it in its address. Called once a second at most, and only if
    /// the platform [wants](Self::follows) it. Returns whether the line was taken; if not, it comes again.
    fn follow(&mut self, _line: &Line) -> bool {
        true
    }

    /// Fills the screen for a projector, or ends that.
    fn fill_screen(&mut self, ctx: &Context, projector: Projector) {
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(projector == Projector::On));
    }
}

/// Platform without a place, in surroundings that stay the same: for tests and pictures. Preferences saved here last as
/// long as the window.
pub(super) struct InMemory {
    /// Preferences last saved.
    pub preferences: Preferences,
    /// Surroundings that the window is to have.
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
}
