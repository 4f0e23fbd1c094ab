//! What is kept between starts, in a file of its own: how the person likes the window. The board is not.
//!
//! | the file | then |
//! |---|---|
//! | is not there | everything is as usual, in the language of the system |
//! | cannot be read | the same; that is said, and the file is set aside under a free name before one is written |
//! | is from a later version | what is understood is taken; the rest is named, and stays in the file |
//! | cannot be written | that is said once, and everything goes on |
//!
//! Each change is written at once, so that nothing is lost to a crash or with the display; first into a file beside
//! it, so that there is no moment at which half of it is written.

use std::{
    fs, io, iter,
    path::{Path, PathBuf},
};

use eframe::Storage;

use crate::{
    app::{Notice, Preferences, PreferencesFile, SettingsNotWritten},
    words::Language,
};

/// The name of the file.
const FILE: &str = "settings.json";
/// The name of a file that could not be read, when it has been set aside.
const UNREAD: &str = "settings.json.unread";
/// The name under which it is written.
const NEW: &str = "settings.json.new";

/// The name of eframe's file, and of its copy if it could not be read.
const WINDOW: &str = "app.ron";
const WINDOW_UNREAD: &str = "app.ron.unread";
/// What lies in eframe's file: one of these at least.
const WINDOW_KEYS: [&str; 2] = ["window", "preferences"];
/// So many bytes has a file of it that says nothing.
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
    /// What was last said of why it cannot be written.
    told: Option<SettingsNotWritten>,
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
    /// Reads the settings in a folder, if there is one that is named; answers also with what is to be said.
    pub fn open(folder: Option<PathBuf>) -> (Self, Option<Notice>) {
        let (state, notice) = folder.as_deref().map_or((StoredFile::Nothing, None), read);
        (Self { folder, state, told: None }, notice)
    }

    /// Where no file is yet: takes preferences that an earlier version has kept elsewhere, if they can be read.
    pub fn take_over(&mut self, earlier: Option<&str>) {
        let earlier = earlier.and_then(|text| PreferencesFile::read(text).ok());
        if let (StoredFile::Nothing, Some((kept, _))) = (&self.state, earlier) {
            self.state = StoredFile::Readable(kept);
        }
    }

    /// Whether what was last to be written was written.
    pub const fn is_up_to_date(&self) -> bool {
        self.told.is_none()
    }

    /// What was kept; `None` the first time, and where nothing can be read.
    pub const fn preferences(&self) -> Option<Preferences> {
        match &self.state {
            StoredFile::Readable(kept) => Some(kept.preferences()),
            StoredFile::Nothing | StoredFile::Unread => None,
        }
    }

    /// What was kept; the first time, the language is that of the system.
    pub fn preferences_or_usual(&self) -> Preferences {
        self.preferences().unwrap_or_else(|| {
            let language =
                sys_locale::get_locale().map_or(Language::English, |locale| Language::from_system(&locale));
            Preferences { language, ..Preferences::default() }
        })
    }

    /// Writes preferences; answers with what is to be said if it cannot be done. That is said once.
    pub fn save(&mut self, preferences: Preferences) -> Option<Notice> {
        let reason = self.write(preferences).err();
        let is_new = reason != self.told;
        self.told.clone_from(&reason);
        reason.filter(|_| is_new).map(|reason| Notice::SettingsUnwritten { reason })
    }

    fn write(&mut self, preferences: Preferences) -> Result<(), SettingsNotWritten> {
        let folder = self.folder.as_ref().ok_or(SettingsNotWritten::NoFolder)?;
        let file = folder.join(FILE);
        fs::create_dir_all(folder)?;
        check_writable(&file)?;
        let kept = match &self.state {
            StoredFile::Readable(kept) => kept.with(preferences),
            StoredFile::Nothing => PreferencesFile::default().with(preferences),
            StoredFile::Unread => {
                set_aside(folder, &file)?;
                self.state = StoredFile::Nothing;
                PreferencesFile::default().with(preferences)
            }
        };
        fs::write(folder.join(NEW), kept.written())?;
        fs::rename(folder.join(NEW), &file)?;
        self.state = StoredFile::Readable(kept);
        Ok(())
    }
}

/// Size and place of the window are kept by eframe, in a file of its own. One that cannot be read says nothing, and
/// would be written over in silence: it is copied, and told.
pub fn check_window(folder: &Path, storage: &dyn Storage) -> Option<Notice> {
    let file = folder.join(WINDOW);
    let says = |key: &str| storage.get_string(key).is_some();
    let has_text = fs::metadata(&file).is_ok_and(|data| data.len() > EMPTY);
    if !has_text || WINDOW_KEYS.into_iter().any(says) {
        return None;
    }
    // Where there is no room for a copy, it is told all the same.
    _ = fs::copy(&file, folder.join(WINDOW_UNREAD));
    Some(Notice::WindowUnread)
}

/// A file that somebody has protected is not replaced, even where its folder would allow it.
fn check_writable(file: &Path) -> Result<(), SettingsNotWritten> {
    match fs::metadata(file) {
        Ok(data) if data.permissions().readonly() => {
            Err(SettingsNotWritten::Protected(file.display().to_string()))
        }
        _ => Ok(()),
    }
}

/// Gives a file that cannot be read another name, which no file has yet. Whether it is there any more is all one.
fn set_aside(folder: &Path, file: &Path) -> io::Result<()> {
    let names = iter::once(UNREAD.to_owned()).chain((2_u32..).map(|number| format!("{UNREAD}.{number}")));
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
        Ok((kept, strange)) if strange.is_empty() => (StoredFile::Readable(kept), None),
        Ok((kept, strange)) => (StoredFile::Readable(kept), Some(Notice::SettingsStrange { names: strange })),
        Err(error) => unread(error.to_string()),
    }
}

fn unread(reason: String) -> (StoredFile, Option<Notice>) {
    (StoredFile::Unread, Some(Notice::SettingsUnread { reason }))
}
