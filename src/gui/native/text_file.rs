//! Files that a person wants written: first beside their place under another name, so that what stands there is lost
//! only to a whole one.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use crate::app::{FileNotWritten, Notice, TextFile};

/// Writes a file; returns what there is to be said of it.
pub fn write(file: &TextFile) -> Notice {
    let path = place_of(&file.path);
    let shown = path.display().to_string();
    match replace(&path, &file.text) {
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

fn replace(path: &Path, text: &str) -> Result<(), FileNotWritten> {
    let is_folder = path.is_dir();
    let name = path.file_name().filter(|_| !is_folder).ok_or(FileNotWritten::IsFolder)?;
    let mut beside = name.to_os_string();
    beside.push(".new");
    let beside = path.with_file_name(beside);
    let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error: io::Error| {
        // What is half written is of no use to anybody; where it cannot be removed, it was not begun.
        _ = fs::remove_file(&beside);
        FileNotWritten::System(error.to_string())
    })
}
