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

fn names_in(text: &str) -> Vec<String> {
    let shown = text.split("screenshots/").skip(1);
    let name = |rest: &str| rest.split_once(".webp").map(|(name, _)| name.to_owned());
    // Those of the page lie in a folder of their own, and are drawn by its tests.
    shown.filter_map(name).filter(|name| !name.contains('/')).collect()
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
    Path::new(PROJECT).join("screenshots").join(format!("{name}.webp"))
}
