//! Files that a person wants written: first beside their place under another name, so that what stands there is lost
//! only to a whole one.

use std::{
    env,
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
    process,
};

use crate::app::{ExistingFile, FileNotWritten, Notice, TextFile};

/// Writes a file; returns what there is to be said of it.
pub fn write(file: &TextFile) -> Notice {
    let path = place_of(&file.path);
    let shown = path.display().to_string();
    match put(&path, file) {
        Ok(()) => Notice::Written { path: shown },
        Err(reason) => Notice::NotWritten { path: shown, reason },
    }
}

/// The place that a path means: `~` is the home of the person.
fn place_of(path: &str) -> PathBuf {
    match (path.strip_prefix("~/").or_else(|| path.strip_prefix("~\\")), env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}

fn put(path: &Path, file: &TextFile) -> Result<(), FileNotWritten> {
    let is_folder = path.is_dir();
    // A link stays one: what it leads to is replaced.
    let path = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let name = path.file_name().filter(|_| !is_folder).ok_or(FileNotWritten::IsFolder)?;
    if file.existing == ExistingFile::Kept && path.exists() {
        return Err(FileNotWritten::Exists);
    }
    let mut beside = name.to_os_string();
    beside.push(format!(".{}.new", process::id()));
    let beside = path.with_file_name(beside);
    let failed = |error: io::Error| FileNotWritten::System(error.to_string());
    let mut new = File::create_new(&beside).map_err(failed)?;
    let written = new.write_all(file.text.as_bytes()).and_then(|()| fs::rename(&beside, &path));
    written.map_err(|error| {
        // What is half written is of no use to anybody.
        _ = fs::remove_file(&beside);
        failed(error)
    })
}
