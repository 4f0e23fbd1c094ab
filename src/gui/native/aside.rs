//! Files that could not be read, set aside under free names.

use std::{
    fs, io, iter,
    path::{Path, PathBuf},
};

/// Paths for files that could not be read, in the order of their use.
fn unread_paths(folder: &Path, name: &str) -> impl Iterator<Item = PathBuf> {
    let names = iter::once(name.to_owned()).chain((2_u32..).map(move |number| format!("{name}.{number}")));
    names.map(|name| folder.join(name))
}

/// Files that could not be read and were set aside under this name.
pub fn set_aside(folder: &Path, name: &str) -> impl Iterator<Item = PathBuf> {
    unread_paths(folder, name).take_while(|path| fs::symlink_metadata(path).is_ok())
}

/// Returns the first path for a file that could not be read that no file has yet.
///
/// # Panics
/// Never: there are more numbers than files.
pub fn free(folder: &Path, name: &str) -> PathBuf {
    let is_free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    unread_paths(folder, name).find(is_free).expect("there are more numbers than files")
}

/// Renames a file that cannot be read. The file may be gone by then, which is no error.
///
/// # Errors
/// If the system refuses.
pub fn put_aside(file: &Path, name: &Path) -> io::Result<()> {
    match fs::rename(file, name) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        renamed => renamed,
    }
}
