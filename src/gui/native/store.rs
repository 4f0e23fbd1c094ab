//! What is stored between starts, in a file of its own: the preferences for the window. The board is not.
//!
//! | the file | then |
//! |---|---|
//! | is not there | everything is as usual, in the language of the system |
//! | cannot be read | the same; a notice, and the file is set aside under a free name before one is written |
//! | is from a later version | what is understood is taken; the rest is named, and stays in the file |
//! | cannot be written | one notice, and everything goes on |
//!
//! Each change is written at once, so that nothing is lost to a crash or with the display; first into a file beside
//! it, so that there is no moment at which half of it is written.

use std::{
    fs, io, iter,
    path::{Path, PathBuf},
};

use eframe::Storage;

use crate::{
    app::{Notice, Preferences, PreferencesFile, SettingsNotWritten, Theme},
    words::Language,
};

/// The name of the file.
const FILE: &str = "settings.json";
/// The name of a file that could not be read, when it has been set aside.
const UNREAD: &str = "settings.json.unread";
/// The name under which it is written.
const NEW: &str = "settings.json.new";

/// The name of eframe's file, and of its copy if it could not be read.
pub const WINDOW_FILE: &str = "app.ron";
const WINDOW_UNREAD: &str = "app.ron.unread";
/// What lies in eframe's file: one of these at least.
const WINDOW_KEYS: [&str; 2] = ["window", "preferences"];
/// Bytes of such a file that holds nothing.
const EMPTY: u64 = 4;

impl From<io::Error> for SettingsNotWritten {
    fn from(error: io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// The settings in a folder.
pub struct Store {
    folder: Option<PathBuf>,
    state: StoredFile,
    /// The reason last reported why it cannot be written.
    last_error: Option<SettingsNotWritten>,
}

/// What lies in the folder.
enum StoredFile {
    /// Nothing yet.
    Nothing,
    /// A file that cannot be read.
    Unread,
    /// A file that can.
    Readable(PreferencesFile),
}

impl Store {
    /// Reads the settings in a folder, if there is one that is named; returns also a notice about them.
    pub fn open(folder: Option<PathBuf>) -> (Self, Option<Notice>) {
        let (state, notice) = folder.as_deref().map_or((StoredFile::Nothing, None), read);
        (Self { folder, state, last_error: None }, notice)
    }

    /// Where no file is yet: takes preferences that an earlier version has stored elsewhere, if they can be read.
    pub fn take_over(&mut self, earlier: Option<&str>) {
        let earlier = earlier.and_then(|text| PreferencesFile::read(text).ok());
        if let (StoredFile::Nothing, Some((stored, _))) = (&self.state, earlier) {
            self.state = StoredFile::Readable(stored);
        }
    }

    /// Whether the last write succeeded.
    pub const fn is_up_to_date(&self) -> bool {
        self.last_error.is_none()
    }

    /// The stored preferences; `None` the first time, and where nothing can be read.
    pub fn preferences(&self) -> Option<Preferences> {
        match &self.state {
            StoredFile::Readable(stored) => Some(stored.preferences().clone()),
            StoredFile::Nothing | StoredFile::Unread => None,
        }
    }

    /// The stored preferences; the first time, language and theme are those of the system, which is asked only then.
    pub fn preferences_or_usual(&self, theme: impl FnOnce() -> Theme) -> Preferences {
        self.preferences().unwrap_or_else(|| {
            let language =
                sys_locale::get_locale().map_or(Language::English, |locale| Language::from_system(&locale));
            Preferences { language, theme: theme(), ..Preferences::default() }
        })
    }

    /// Writes preferences; returns a notice if that fails, once per reason.
    pub fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        let reason = self.write(preferences).err();
        let is_new = reason != self.last_error;
        self.last_error.clone_from(&reason);
        reason.filter(|_| is_new).map(|reason| Notice::SettingsNotWritten { reason })
    }

    /// Removes the settings, and what could not be read and was set aside. Size and place of the window are eframe's.
    ///
    /// # Errors
    /// Why not: a file is protected, or the system says no.
    pub fn clear(&mut self) -> Result<(), SettingsNotWritten> {
        let Some(folder) = &self.folder else { return Ok(()) };
        check_writable(&folder.join(FILE))?;
        let set_aside = unread_names().map(|name| folder.join(name)).take_while(|file| file.exists());
        let files = [FILE, NEW, WINDOW_UNREAD].map(|name| folder.join(name));
        for file in files.into_iter().chain(set_aside) {
            match fs::remove_file(file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
                _ => {}
            }
        }
        self.state = StoredFile::Nothing;
        Ok(())
    }

    /// The path of the file.
    pub fn file(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(FILE))
    }

    fn write(&mut self, preferences: &Preferences) -> Result<(), SettingsNotWritten> {
        let folder = self.folder.as_ref().ok_or(SettingsNotWritten::NoFolder)?;
        let file = folder.join(FILE);
        fs::create_dir_all(folder)?;
        check_writable(&file)?;
        let stored = match &self.state {
            StoredFile::Readable(stored) => stored.with(preferences),
            StoredFile::Nothing => PreferencesFile::default().with(preferences),
            StoredFile::Unread => {
                set_aside(folder, &file)?;
                self.state = StoredFile::Nothing;
                PreferencesFile::default().with(preferences)
            }
        };
        fs::write(folder.join(NEW), stored.to_text())?;
        fs::rename(folder.join(NEW), &file)?;
        self.state = StoredFile::Readable(stored);
        Ok(())
    }
}

/// Size and place of the window are stored by eframe, in a file of its own. One that cannot be read holds nothing, and
/// would be written over in silence: it is copied, and a notice is returned.
pub fn check_window(folder: &Path, storage: &dyn Storage) -> Option<Notice> {
    let file = folder.join(WINDOW_FILE);
    let has_key = |key: &str| storage.get_string(key).is_some();
    let has_text = fs::metadata(&file).is_ok_and(|data| data.len() > EMPTY);
    if !has_text || WINDOW_KEYS.into_iter().any(has_key) {
        return None;
    }
    // Where there is no room for a copy, the notice is returned all the same.
    _ = fs::copy(&file, folder.join(WINDOW_UNREAD));
    Some(Notice::WindowUnreadable)
}

/// A protected file is not replaced, even where its folder would allow it.
fn check_writable(file: &Path) -> Result<(), SettingsNotWritten> {
    match fs::metadata(file) {
        Ok(data) if data.permissions().readonly() => {
            Err(SettingsNotWritten::Protected(file.display().to_string()))
        }
        _ => Ok(()),
    }
}

/// The names of files that were set aside, in this order.
fn unread_names() -> impl Iterator<Item = String> {
    iter::once(UNREAD.to_owned()).chain((2_u32..).map(|number| format!("{UNREAD}.{number}")))
}

/// Gives a file that cannot be read another name, which no file has yet. It may be gone by then.
fn set_aside(folder: &Path, file: &Path) -> io::Result<()> {
    let names = unread_names();
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    let free = names.map(|name| folder.join(name)).find(is_free).expect("there are more numbers than files");
    match fs::rename(file, free) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        renamed => renamed,
    }
}

fn read(folder: &Path) -> (StoredFile, Option<Notice>) {
    let text = match fs::read_to_string(folder.join(FILE)) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (StoredFile::Nothing, None),
        Err(error) => return unread(error.to_string()),
    };
    match PreferencesFile::read(&text) {
        Ok((stored, unknown)) if unknown.is_empty() => (StoredFile::Readable(stored), None),
        Ok((stored, unknown)) => {
            (StoredFile::Readable(stored), Some(Notice::SettingsUnknown { names: unknown }))
        }
        Err(error) => unread(error.to_string()),
    }
}

fn unread(reason: String) -> (StoredFile, Option<Notice>) {
    (StoredFile::Unread, Some(Notice::SettingsUnreadable { reason }))
}
