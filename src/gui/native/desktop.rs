//! The desktop as the window's platform: settings are in a file.

use std::{path::PathBuf, sync::Arc};

use egui::Context;
use eight_realms_app::desk::{
    effect::{ExistingFile, NewFile},
    journal::{JournalNews, JournalTask},
    notice::Notice,
    preferences::Preferences,
    screen::{StoredIn, Surroundings},
};

use super::{
    display_lost, kept_journal::KeptJournal, path_dialog::PathDialog, store::Store,
    system_preferences::SystemPreferences,
};
use crate::{
    file,
    gui::platform::{PathAnswer, Platform},
};

/// Platform on a desktop: a file for the settings, the system's preferences, and a dialog for paths.
pub struct Desktop {
    store: Store,
    /// Notice about the file, until the window takes it.
    trouble: Option<Notice>,
    system: SystemPreferences,
    dialog: PathDialog,
    journal: KeptJournal,
}

impl Desktop {
    /// Opens the settings in a folder. If there are none yet, takes those that an earlier version has kept elsewhere.
    pub fn new(folder: Option<PathBuf>, earlier: Option<&str>, ctx: &Context) -> Self {
        let waked = ctx.clone();
        let journal = KeptJournal::new(folder.clone(), Arc::new(move || waked.request_repaint()));
        let (mut store, trouble) = Store::open(folder);
        store.take_over(earlier);
        let (system, dialog) = (SystemPreferences::watched(ctx), PathDialog::default());
        Self { store, trouble, system, dialog, journal }
    }
}

impl Platform for Desktop {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        let preferences = self.store.preferences_or_usual(SystemPreferences::theme);
        display_lost::prepare(&self.store, preferences.language);
        (preferences, self.trouble.take())
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        let notice = self.store.save(preferences);
        display_lost::prepare(&self.store, preferences.language);
        notice
    }

    fn clear(&mut self) -> Notice {
        match self.store.clear() {
            Ok(()) => Notice::Cleared,
            Err(reason) => Notice::NotCleared { reason },
        }
    }

    fn surroundings(&self) -> Surroundings {
        let stored = self.store.file().map(|stored| stored.display().to_string());
        Surroundings {
            animation: self.system.animation(),
            stored_in: stored.map_or(StoredIn::Nowhere, StoredIn::File),
            ..Surroundings::default()
        }
    }

    fn write(&mut self, file: &NewFile) -> Notice {
        file::write(file)
    }

    fn obstacle(&self, path: &str, existing: ExistingFile) -> Option<Notice> {
        file::obstacle(path, existing)
    }

    fn free_path(&self, path: &str) -> String {
        file::free_path(path)
    }

    fn choose_path(&mut self, title: &str, path: &str) {
        self.dialog.open(title, path);
    }

    fn is_choosing(&self) -> bool {
        self.dialog.is_open()
    }

    fn choose_file(&mut self, title: &str, folder: &str) {
        self.dialog.open_for_reading(title, folder);
    }

    fn path_answer(&mut self) -> Option<PathAnswer> {
        self.dialog.answer()
    }

    fn journal(&mut self, task: JournalTask) {
        self.journal.carry_out(task);
    }

    fn journal_news(&mut self) -> Option<JournalNews> {
        self.journal.news()
    }
}
