//! Files that a person wants written: the only way in which this program writes files.
//!
//! A file is written whole, beside its place and under a new name; then it takes its place. So a full disk or a missing
//! permission costs nothing that was there, and leaves nothing half written. Links stay links: the file that they lead
//! to is replaced. But a link in a folder that everybody can write to may be anybody's, and is refused. Only a journal
//! ([`LineFile`]) grows in its place, so that what was measured outlasts the program.

#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
use std::{
    env,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, BufWriter, ErrorKind, Write},
    path::{self, Component, Path, PathBuf},
    thread,
    time::{Duration, Instant},
};

use eight_realms_app::desk::{
    effect::{ExistingFile, FileNotWritten, NewFile},
    notice::Notice,
};
use tempfile::{Builder, NamedTempFile, TempPath};

/// Maximum number of links that are followed, one to the next.
const MAX_LINKS: usize = 40;
/// Longest wait for a lock, in case a window that has it stands still.
const LONGEST_WAIT: Duration = Duration::from_secs(3);
/// Time between two tries to get a lock.
const LOCK_INTERVAL: Duration = Duration::from_millis(2);
/// Beginning of a file's name until the file has its place.
pub const UNFINISHED: &str = ".eight-realms-";

/// Writes a file of the window; returns a notice of the outcome.
pub fn write(file: &NewFile) -> Notice {
    let path = place_of(&file.path);
    let written = FilePlace::at(&path, file.existing).and_then(|place| place.write(&file.bytes));
    let path = path.display().to_string();
    match written {
        Ok(()) => Notice::Written { path },
        Err(reason) => Notice::NotWritten { path, reason },
    }
}

/// Returns a notice of the reason why no file of the window can come to a path, if that is known before it is written.
pub fn obstacle(path: &str, existing: ExistingFile) -> Option<Notice> {
    let path = place_of(path);
    let reason = FilePlace::at(&path, existing).err()?;
    Some(Notice::NotWritten { path: path.display().to_string(), reason })
}

/// Returns a path where nothing is: this one, or one with the first free number from 2 on before the ending of its name.
pub fn free_path(path: &str) -> String {
    let is_free = |path: &str| fs::symlink_metadata(place_of(path)).is_err();
    if is_free(path) {
        return path.to_owned();
    }
    let name = path.rfind(['/', '\\']).map_or(0, |end| end + 1);
    let dot = path[name..].rfind('.').map_or(path.len(), |dot| name + dot);
    let (stem, ending) = path.split_at(dot);
    let mut numbered = (2_u64..).map(|number| format!("{stem}-{number}{ending}"));
    numbered.find(|path| is_free(path)).unwrap_or_default()
}

/// Returns the place that a path means: `~` is the home of the person.
pub fn place_of(path: &str) -> PathBuf {
    match (path.strip_prefix("~/").or_else(|| path.strip_prefix("~\\")), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

/// Place for a file: its folder is there and can be written to, and no file there is lost that is to be kept.
#[derive(Debug)]
pub struct FilePlace {
    path: PathBuf,
    existing: ExistingFile,
}

impl FilePlace {
    /// Checks the place with a path, before there is anything to be written.
    ///
    /// # Errors
    /// The reason why no file can come there.
    pub fn at(path: &Path, existing: ExistingFile) -> Result<Self, FileNotWritten> {
        let path = behind_links(path)?;
        if path.file_name().is_none() {
            return Err(FileNotWritten::IsFolder);
        }
        match fs::symlink_metadata(&path) {
            Ok(there) if there.is_dir() => return Err(FileNotWritten::IsFolder),
            Ok(there) if !there.is_file() => return Err(FileNotWritten::NotPlain),
            Ok(_) if existing == ExistingFile::Kept => return Err(FileNotWritten::Exists),
            Ok(there) if there.permissions().readonly() => return Err(FileNotWritten::Protected),
            Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
            Ok(_) | Err(_) => {}
        }
        let place = Self { path, existing };
        place.unfinished()?.close()?;
        Ok(place)
    }

    /// Absolute path, behind all links.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the file.
    ///
    /// # Errors
    /// The reason why the file is not written: whatever was there is still there.
    pub fn write(&self, bytes: &[u8]) -> Result<(), FileNotWritten> {
        self.write_with(|out| out.write_all(bytes))
    }

    /// Writes the file piece by piece, as `write` hands the pieces over.
    ///
    /// # Errors
    /// The reason why the file is not written: whatever was there is still there.
    pub fn write_with(
        &self,
        write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
    ) -> Result<(), FileNotWritten> {
        let mut file = self.unfinished()?;
        let mut pieces = BufWriter::new(&mut file);
        write(&mut pieces)?;
        pieces.flush()?;
        drop(pieces);
        // Otherwise a power failure could leave an empty file where there was one.
        file.as_file().sync_all()?;
        if let Ok(there) = fs::metadata(&self.path) {
            file.as_file().set_permissions(there.permissions())?;
        }
        let file = file.into_temp_path();
        let file = match self.existing {
            ExistingFile::Replaced => file,
            ExistingFile::Kept => match file.persist_noclobber(&self.path) {
                Ok(()) => return Ok(()),
                // Some file systems cannot do it in one step.
                Err(failed) if fs::symlink_metadata(&self.path).is_err() => failed.path,
                Err(failed) => return Err(failed.error.into()),
            },
        };
        file.persist(&self.path).map_err(|failed| failed.error.into())
    }

    /// Creates a file in the same folder; dropping it removes it.
    fn unfinished(&self) -> io::Result<NamedTempFile> {
        let mut builder = Builder::new();
        builder.prefix(UNFINISHED);
        // With the permissions of any other file of this person, not those of a secret one.
        #[cfg(unix)]
        builder.permissions(fs::Permissions::from_mode(0o666));
        builder.tempfile_in(self.path.parent().unwrap_or(Path::new("")))
    }
}

/// Locks what several windows write, until the returned file is dropped: all of them name the same path, where an empty file
/// stays. Waits for the window that has the lock. `None` if that takes too long, or if the file system has no locks: what is
/// written is whole even so.
pub fn lock(path: &Path) -> Option<File> {
    let file = OpenOptions::new().write(true).create(true).truncate(false).open(path).ok()?;
    let since = Instant::now();
    loop {
        match file.try_lock() {
            Ok(()) => return Some(file),
            Err(TryLockError::WouldBlock) if since.elapsed() < LONGEST_WAIT => thread::sleep(LOCK_INTERVAL),
            Err(_) => return None,
        }
    }
}

/// A file that lines are appended to, so that whatever ends the program leaves whole lines but the last.
#[derive(Debug)]
pub struct LineFile(File);

impl LineFile {
    /// Creates the file, which is not there yet.
    ///
    /// # Errors
    /// The reason why it cannot be created.
    pub fn create(place: &FilePlace) -> Result<Self, FileNotWritten> {
        Ok(Self(OpenOptions::new().write(true).create_new(true).open(place.path())?))
    }

    /// Opens the file, to be written from its beginning, and creates it if it is not there yet. (Windows neither locks nor
    /// empties a file that is open for appending alone.)
    ///
    /// # Errors
    /// The reason why it cannot be opened.
    pub fn open_or_create(place: &FilePlace) -> Result<Self, FileNotWritten> {
        Ok(Self(OpenOptions::new().write(true).create(true).truncate(false).open(place.path())?))
    }

    /// Removes all lines.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn clear(&mut self) -> Result<(), FileNotWritten> {
        Ok(self.0.set_len(0)?)
    }

    /// A file that is open for appending.
    pub const fn of(file: File) -> Self {
        Self(file)
    }

    /// The open file.
    pub const fn file(&self) -> &File {
        &self.0
    }

    /// Appends lines.
    ///
    /// # Errors
    /// If they cannot be written; a part of them may be.
    pub fn append(&mut self, lines: &str) -> io::Result<()> {
        self.0.write_all(lines.as_bytes())
    }
}

/// Writes a file into the temporary folder, which others may share, under a new name. Returns its path.
///
/// # Errors
/// The temporary folder, and the reason why no file is written there.
pub fn write_temporary(ending: &str, bytes: &[u8]) -> Result<PathBuf, (PathBuf, FileNotWritten)> {
    let folder = env::temp_dir();
    let written = || {
        let folder = path::absolute(&folder)?;
        let mut file = Builder::new().prefix("eight-realms-").suffix(ending).tempfile_in(folder)?;
        file.write_all(bytes)?;
        let path: TempPath = file.into_temp_path();
        path.keep().map_err(|failed| failed.error)
    };
    written().map_err(|error: io::Error| (folder.clone(), error.into()))
}

/// Resolves a path to an absolute one without links, also for a file that is not there yet.
fn behind_links(path: &Path) -> Result<PathBuf, FileNotWritten> {
    let (mut resolved, mut rest, mut links) = (PathBuf::new(), path::absolute(path)?, 0);
    loop {
        let mut parts = rest.components();
        let Some(part) = parts.next() else { return Ok(resolved) };
        let after = parts.as_path().to_owned();
        match part {
            Component::CurDir => {}
            Component::ParentDir => _ = resolved.pop(),
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => resolved.push(part),
        }
        if !resolved.is_symlink() {
            rest = after;
            continue;
        }
        let target = fs::read_link(&resolved)?;
        resolved.pop();
        links += 1;
        if links > MAX_LINKS || is_shared(&resolved) {
            return Err(FileNotWritten::Link);
        }
        rest = target.join(after);
    }
}

/// Whether everybody can write to a folder.
#[cfg(unix)]
fn is_shared(folder: &Path) -> bool {
    fs::metadata(folder).is_ok_and(|data| data.permissions().mode() & 0o002 != 0)
}

/// Always false: elsewhere making links takes a permission of its own.
#[cfg(not(unix))]
fn is_shared(_: &Path) -> bool {
    false
}
