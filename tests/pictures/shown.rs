//! The pictures that documents show: the only ones that are kept as pictures.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

const PROJECT: &str = env!("CARGO_MANIFEST_DIR");

/// Their names, as the documents have them.
pub fn names() -> BTreeSet<String> {
    let project = Path::new(PROJECT);
    let folders = [project.to_owned()].into_iter().chain(entries(&project.join("docs")));
    let documents = folders
        .flat_map(|folder| entries(&folder))
        .filter(|file| file.extension().is_some_and(|end| end == "md"));
    documents.flat_map(|file| names_in(&fs::read_to_string(file).expect("a document"))).collect()
}

/// What follows `screenshots/`, if it is a picture of the window. Those of the page are in a folder of their own, and drawn
/// by its tests.
fn names_in(text: &str) -> Vec<String> {
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let shown = text.split("screenshots/").skip(1);
    let name = |rest: &str| {
        let name = rest.split(|letter| !is_of_name(letter)).next()?;
        rest[name.len()..].starts_with(".png").then(|| name.to_owned())
    };
    shown.filter_map(name).collect()
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).collect()
}

/// The names of the files that are there.
pub fn files() -> BTreeSet<String> {
    let files = entries(&Path::new(PROJECT).join("screenshots")).into_iter().filter(|file| file.is_file());
    files.filter_map(|file| file.file_name()?.to_str().map(str::to_owned)).collect()
}

/// The file of one.
pub fn file(name: &str) -> PathBuf {
    Path::new(PROJECT).join("screenshots").join(format!("{name}.png"))
}
