//! Preferences for the window and what is prepared in it, stored between starts in a file of their own.
//!
//! | the file | then |
//! |---|---|
//! | is not there | everything is as usual, in the language of the system |
//! | cannot be read | the same; a notice, and the file is set aside under a free name before one is written |
//! | is from a later version | what is understood is taken; the rest is named, and stays in the file |
//! | has been written by another window meanwhile | what the other window changed stays |
//! | is being written by another window | this one waits until it is there |
//! | cannot be written | one notice, and everything goes on |
//!
//! Each change is written at once, so that neither a crash nor the loss of the display loses anything.

use std::{
    fs::{self, File},
    io::{self, Read},
    mem,
    path::{Path, PathBuf},
};

use eframe::Storage;
use eight_realms_app::{
    desk::{
        effect::{ExistingFile, FileNotWritten},
        notice::{Notice, SettingsNotRead, SettingsNotWritten},
        preferences::{Preferences, Theme},
        preferences_file::PreferencesFile,
    },
    words::Language,
};

use super::{
    aside::{free, put_aside, set_aside},
    kept_journal,
};
use crate::file::{FilePlace, UNFINISHED, lock};

/// Name of the file.
const FILE: &str = "settings.json";
/// Name of a file that could not be read, once it has been set aside.
const UNREAD: &str = "settings.json.unread";
/// Name of the empty file that a window locks while it reads the file and writes it anew.
const LOCK: &str = "settings.json.lock";
/// Name under which an earlier version wrote the file, and left it where there was no room.
const NEW: &str = "settings.json.new";
/// Maximum size of a file of settings, in bytes: about ten thousand answers to questions. Members that the program does not
/// know stay in the file.
const LARGEST: u64 = 8 << 20;

/// Name of eframe's file.
pub const WINDOW_FILE: &str = "app.ron";
/// Name of the copy of eframe's file, if it could not be read.
const WINDOW_UNREAD: &str = "app.ron.unread";
/// Keys of which eframe's file has at least one.
const WINDOW_KEYS: [&str; 2] = ["window", "preferences"];
/// Size of an eframe file that holds nothing, in bytes.
const EMPTY: u64 = 4;

/// The settings in a folder.
pub struct Store {
    folder: Option<PathBuf>,
    state: StoredFile,
    /// Whether the file has been read or written here.
    has_been_there: bool,
    /// Reason last reported for a file that cannot be written; `None` after a success.
    last_error: Option<SettingsNotWritten>,
}

/// State of the file in the folder.
enum StoredFile {
    /// No file yet.
    Nothing,
    /// A file that cannot be read.
    Unread,
    Readable(Box<PreferencesFile>),
}

impl Store {
    /// Reads the settings in a folder, if one is named; also returns a notice about them, if there is one.
    pub fn open(folder: Option<PathBuf>) -> (Self, Option<Notice>) {
        let (state, notice) = folder.as_deref().map_or((StoredFile::Nothing, None), read);
        let has_been_there = matches!(state, StoredFile::Readable(_));
        (Self { folder, state, has_been_there, last_error: None }, notice)
    }

    /// Takes preferences that an earlier version has stored elsewhere, if there is no file yet and they can be read.
    pub fn take_over(&mut self, earlier: Option<&str>) {
        let earlier = earlier.and_then(|text| PreferencesFile::read(text).ok());
        if let (StoredFile::Nothing, Some((stored, _))) = (&self.state, earlier) {
            self.state = StoredFile::Readable(Box::new(stored));
        }
    }

    /// Whether the last write succeeded.
    pub const fn is_up_to_date(&self) -> bool {
        self.last_error.is_none()
    }

    /// Stored preferences; `None` the first time, and if nothing can be read.
    pub fn preferences(&self) -> Option<Preferences> {
        match &self.state {
            StoredFile::Readable(stored) => Some(stored.preferences().clone()),
            StoredFile::Nothing | StoredFile::Unread => None,
        }
    }

    /// Returns the stored preferences; if there are none, language and theme are those of the system, which is asked
    /// only then.
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

    /// Removes the settings, the journals of the laboratory, and the unreadable files that were set aside. eframe keeps the size and place of the
    /// window, and the empty file that is locked stays.
    ///
    /// # Errors
    /// If a file is protected, or the system refuses.
    pub fn clear(&mut self) -> Result<(), SettingsNotWritten> {
        let Some(folder) = &self.folder else { return Ok(()) };
        let _lock = lock(&folder.join(LOCK));
        check_writable(&folder.join(FILE))?;
        let files = [FILE, NEW].map(|name| folder.join(name)).into_iter();
        let others = [UNREAD, WINDOW_UNREAD].into_iter().flat_map(|name| set_aside(folder, name));
        let journals = kept_journal::all_files(folder);
        for file in files.chain(others).chain(journals).chain(unfinished(folder)) {
            match fs::remove_file(&file) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    return Err(SettingsNotWritten::of(&file, error));
                }
                _ => {}
            }
        }
        self.state = match mem::replace(&mut self.state, StoredFile::Nothing) {
            StoredFile::Readable(own) => StoredFile::Readable(Box::new(own.cleared())),
            StoredFile::Nothing | StoredFile::Unread => StoredFile::Nothing,
        };
        Ok(())
    }

    pub fn file(&self) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(FILE))
    }

    fn write(&mut self, preferences: &Preferences) -> Result<(), SettingsNotWritten> {
        let folder = self.folder.as_ref().ok_or(SettingsNotWritten::NoFolder)?;
        let file = folder.join(FILE);
        fs::create_dir_all(folder).map_err(|error| SettingsNotWritten::of(folder, error))?;
        let _lock = lock(&folder.join(LOCK));
        check_writable(&file)?;
        let own = match &self.state {
            StoredFile::Readable(own) => own,
            StoredFile::Nothing | StoredFile::Unread => &PreferencesFile::default(),
        };
        let stored = match read(folder).0 {
            StoredFile::Readable(others) => others.changed(own.preferences(), preferences),
            // Another window has cleared what was stored.
            StoredFile::Nothing if self.has_been_there => own.clone().cleared().with(preferences),
            StoredFile::Nothing => own.with(preferences),
            StoredFile::Unread => {
                put_aside(&file, &free(folder, UNREAD))
                    .map_err(|error| SettingsNotWritten::of(&file, error))?;
                own.with(preferences)
            }
        };
        let text = stored.to_text();
        if text.len() as u64 > LARGEST {
            return Err(SettingsNotWritten::of(&file, FileNotWritten::TooLarge));
        }
        let place = FilePlace::at(&file, ExistingFile::Replaced);
        let written = place.and_then(|place| place.write(text.as_bytes()));
        written.map_err(|reason| SettingsNotWritten::of(&file, reason))?;
        self.state = StoredFile::Readable(Box::new(stored));
        self.has_been_there = true;
        Ok(())
    }
}

/// Checks the file of the window's size and place before eframe reads it: a file that is not plain, or too large, would
/// keep the window from opening. Such a file is put aside, and a notice is returned.
///
/// # Errors
/// If the file stays where it is, and so must not be read.
pub fn check_window_file(folder: &Path) -> io::Result<Option<Notice>> {
    let file = folder.join(WINDOW_FILE);
    match fs::metadata(&file) {
        Ok(data) if !data.is_file() || data.len() > LARGEST => {
            let copy = free(folder, WINDOW_UNREAD);
            put_aside(&file, &copy)?;
            Ok(Some(Notice::WindowUnreadable { copy: copy.display().to_string() }))
        }
        Ok(_) | Err(_) => Ok(None),
    }
}

/// Checks what eframe has read of the window's size and place, which it stores in a file of its own. An unreadable file
/// holds nothing, and would be overwritten in silence: it is copied, and a notice is returned.
pub fn check_window(folder: &Path, storage: &dyn Storage) -> Option<Notice> {
    let file = folder.join(WINDOW_FILE);
    let has_key = |key: &str| storage.get_string(key).is_some();
    let has_text = fs::metadata(&file).is_ok_and(|data| data.len() > EMPTY);
    if !has_text || WINDOW_KEYS.into_iter().any(has_key) {
        return None;
    }
    let copy = free(folder, WINDOW_UNREAD);
    let bytes = fs::read(&file).unwrap_or_default();
    // Without room for a copy, the notice is returned all the same.
    _ = FilePlace::at(&copy, ExistingFile::Kept).and_then(|place| place.write(&bytes));
    Some(Notice::WindowUnreadable { copy: copy.display().to_string() })
}

/// Files whose writing was cut short.
fn unfinished(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map_while(Result::ok);
    let is_unfinished = |entry: &fs::DirEntry| entry.file_name().to_string_lossy().starts_with(UNFINISHED);
    entries.filter(is_unfinished).map(|entry| entry.path()).collect()
}

/// Refuses a protected file, even where its folder would allow it to be replaced.
fn check_writable(file: &Path) -> Result<(), SettingsNotWritten> {
    match fs::metadata(file) {
        Ok(data) if data.permissions().readonly() => {
            Err(SettingsNotWritten::of(file, FileNotWritten::Protected))
        }
        _ => Ok(()),
    }
}

/// Reads the file in a folder; also returns a notice about it, if there is one.
fn read(folder: &Path) -> (StoredFile, Option<Notice>) {
    let file = folder.join(FILE);
    let stored = match text_of(&file) {
        Ok(None) => return (StoredFile::Nothing, None),
        Ok(Some(text)) => {
            PreferencesFile::read(&text).map_err(|error| SettingsNotRead::Text(error.to_string()))
        }
        Err(reason) => Err(reason),
    };
    match stored {
        Ok((stored, names)) => {
            let notice = (!names.is_empty()).then_some(Notice::SettingsUnknown { names });
            (StoredFile::Readable(Box::new(stored)), notice)
        }
        Err(reason) => {
            let [stored_in, copy] = [file, free(folder, UNREAD)].map(|path| path.display().to_string());
            (StoredFile::Unread, Some(Notice::SettingsUnreadable { stored_in, reason, copy }))
        }
    }
}

/// Reads the text of a file; `None` if there is no file. Not a byte is read of a device or a pipe, which may have no
/// end or never begin.
fn text_of(file: &Path) -> Result<Option<String>, SettingsNotRead> {
    let failed = |error: io::Error| SettingsNotRead::Text(error.to_string());
    match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(failed(error)),
        Ok(data) if !data.is_file() => return Err(SettingsNotRead::NotPlain),
        Ok(_) => {}
    }
    let mut text = String::new();
    File::open(file).map_err(failed)?.take(LARGEST + 1).read_to_string(&mut text).map_err(failed)?;
    if text.len() as u64 > LARGEST { Err(SettingsNotRead::TooLarge) } else { Ok(Some(text)) }
}
