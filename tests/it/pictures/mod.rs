//! The pictures in `screenshots/`: real searches, drawn by the CPU, compared pixel by pixel.
//!
//! Counts come from real runs. Run times would differ from run to run, so they are read from
//! `tests/it/data/times.json`: real medians, measured by the same command that draws the pictures anew,
//!
//! ```text
//! UPDATE_SNAPSHOTS=force cargo test pictures
//! ```

mod inside;
mod kept;
mod moments;
mod questions;
mod scene;
mod times;
mod window_kind;

use std::{collections::BTreeSet, fs, path::Path, thread};

use scene::Picture;
use times::TimesFile;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/screenshots");
/// The most bytes of all of them together: every clone of the project fetches them, the older versions too.
const MOST_BYTES: u64 = 18_600_000;

#[test]
fn pictures() {
    let times = TimesFile::of_this_run();
    let pictures = Picture::all();
    let (ones, others) = pictures.split_at(pictures.len() / 2);
    let differences: Vec<String> = thread::scope(|scope| {
        let halves = [ones, others].map(|half| scope.spawn(|| compare(half, &times)));
        halves.into_iter().flat_map(|half| half.join().expect("the thread draws to its end")).collect()
    });
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    let expected: BTreeSet<String> =
        pictures.iter().map(|picture| format!("{}.webp", picture.name())).collect();
    assert_eq!(files_in(Path::new(FOLDER)), expected, "the folder holds these files and no others");
}

#[test]
fn all_of_them_together_are_small() {
    let folders = [FOLDER.to_owned(), format!("{FOLDER}/page")];
    let files = folders.iter().flat_map(|folder| {
        files_in(Path::new(folder)).into_iter().map(move |name| Path::new(folder).join(name))
    });
    let bytes: u64 = files.map(|file| fs::metadata(file).expect("it is in the folder").len()).sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes: draw them anew with UPDATE_SNAPSHOTS=force, or fewer");
}

fn is_picture(name: &str) -> bool {
    [".png", ".webp"].iter().any(|end| name.ends_with(end))
}

#[test]
fn every_picture_of_the_readmes_is_there() {
    for readme in ["README.md", "README.zh-CN.md"] {
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(readme)).expect("a README");
        let names: Vec<&str> =
            text.split("screenshots/").skip(1).filter_map(|rest| rest.split(['"', ')']).next()).collect();
        assert!(names.iter().filter(|name| is_picture(name)).count() > 10, "{names:?}");
        for name in names.into_iter().filter(|name| is_picture(name)) {
            assert!(Path::new(FOLDER).join(name).is_file(), "{readme}: {name}");
        }
    }
}

fn compare(pictures: &[Picture], times: &TimesFile) -> Vec<String> {
    let compared = pictures.iter().map(|picture| kept::compare(&picture.name(), &picture.draw(times)));
    compared.filter_map(Result::err).collect()
}

/// The pictures that lie in the folder, without those that a failed comparison leaves there.
fn files_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("the folder of pictures is there");
    // Those of the page lie in a folder of their own, and are drawn by its own test.
    let files = files.flatten().filter(|file| file.path().is_file());
    let names = files.filter_map(|file| file.file_name().into_string().ok());
    let is_left_over = |name: &str| kept::LEFT_OVER.iter().any(|end| name.ends_with(end));
    names.filter(|name| !is_left_over(name)).collect()
}
