//! The pictures in `screenshots/`: real searches, drawn by the CPU, compared pixel by pixel.
//!
//! Counts come from real runs. Run times would differ from run to run, so they are read from
//! `tests/it/data/times.json`: real medians, measured by the same command that draws the pictures anew,
//!
//! ```text
//! UPDATE_SNAPSHOTS=force cargo test pictures
//! ```
//!
//! They are written as the program writes its own pictures.

mod scene;
mod times;
mod window_kind;

use std::{collections::BTreeSet, env, fs, path::Path, thread};

use egui_kittest::{SnapshotOptions, try_image_snapshot_options};

use eight_realms::gui::picture;
use scene::Picture;
use times::TimesFile;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/screenshots");
/// The most bytes of all of them together: every clone of the project fetches them, the older versions too.
const MOST_BYTES: u64 = 18_000_000;

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
        pictures.iter().map(|picture| format!("{}.png", picture.name())).collect();
    assert_eq!(files_in(Path::new(FOLDER)), expected, "the folder holds these files and no others");
}

#[test]
fn all_of_them_together_are_small() {
    let sizes = files_in(Path::new(FOLDER)).into_iter().map(|name| {
        let file = fs::metadata(Path::new(FOLDER).join(name)).expect("it is in the folder");
        file.len()
    });
    let bytes: u64 = sizes.sum();
    assert!(bytes <= MOST_BYTES, "{bytes} bytes: draw them anew with UPDATE_SNAPSHOTS=force, or fewer");
}

fn compare(pictures: &[Picture], times: &TimesFile) -> Vec<String> {
    let options = SnapshotOptions::new().output_path(FOLDER);
    let results = pictures.iter().map(|picture| {
        let image = picture.draw(times);
        let file = Path::new(FOLDER).join(format!("{}.png", picture.name()));
        let before = fs::read(&file).ok();
        let result = try_image_snapshot_options(&image, picture.name(), &options);
        if redraws_all() || fs::read(&file).ok() != before {
            picture::save(&image, &file).expect("it can be written");
        }
        result
    });
    results.filter_map(Result::err).map(|difference| difference.to_string()).collect()
}

/// Whether all pictures are to be written, and not only those that differ.
fn redraws_all() -> bool {
    env::var("UPDATE_SNAPSHOTS").is_ok_and(|value| value == "force")
}

/// The pictures that lie in the folder, without those that a failed comparison leaves there.
fn files_in(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("the folder of pictures is there");
    let names = files.filter_map(|file| file.ok()?.file_name().into_string().ok());
    let is_left_over =
        |name: &str| [".new.png", ".diff.png", ".old.png"].iter().any(|end| name.ends_with(end));
    names.filter(|name| !is_left_over(name)).collect()
}
