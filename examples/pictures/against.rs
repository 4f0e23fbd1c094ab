//! The pictures of another commit beside those of the project as it stands.

use std::{
    fs,
    io::{self, Error},
    path::{Path, PathBuf},
    process::Command,
};

use image::{GenericImage, Rgba, RgbaImage};

use crate::FOLDER;

/// Colour of a pixel that differs, in the third picture.
const DIFFERENT: Rgba<u8> = Rgba([255, 0, 160, 255]);

/// Draws the pictures of both, and writes one picture for each that differs: before, now, and where they differ.
pub fn compare(commit: &str, names: &[String]) -> io::Result<()> {
    let [before, now, both] = ["before", "now", "both"].map(|name| Path::new(FOLDER).join(name));
    for folder in [&before, &now, &both] {
        // As a rule the folders are left over from the comparison before.
        _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder)?;
    }
    draw_of(commit, names, &before)?;
    crate::draw(names, &now)?;
    let mut different = 0;
    let files = [&before, &now].map(files_in);
    for name in files[0].union(&files[1]) {
        let [old, new] =
            [&before, &now].map(|folder| image::open(folder.join(name)).ok().map(|image| image.to_rgba8()));
        let Some((pixels, image)) = beside(old.as_ref(), new.as_ref()) else { continue };
        different += 1;
        let file = both.join(name);
        image.save(&file).map_err(Error::other)?;
        println!("{pixels:8} pixels differ: {}", file.display());
    }
    println!("{different} pictures differ from those of {commit}");
    Ok(())
}

/// Lets another commit draw its pictures, in a worktree of its own that is removed afterwards.
fn draw_of(commit: &str, names: &[String], folder: &Path) -> io::Result<()> {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let worktree = Path::new(FOLDER).join("commit");
    let git = |arguments: &[&str]| run(Command::new("git").current_dir(project).args(arguments));
    let path = worktree.to_str().expect("the project's path is a text");
    // A worktree that an interrupted comparison has left is removed.
    if worktree.exists() {
        git(&["worktree", "remove", "--force", path])?;
    }
    git(&["worktree", "prune"])?;
    git(&["worktree", "add", "--quiet", "--detach", path, commit])?;
    let drawn = run(Command::new("cargo")
        .current_dir(&worktree)
        .env("CARGO_TARGET_DIR", Path::new(FOLDER).join("build"))
        .args(["run", "--quiet", "--locked", "--example", "pictures", "--", "draw", "--into"])
        .arg(folder)
        .args(names));
    git(&["worktree", "remove", "--force", path])?;
    drawn
}

fn run(command: &mut Command) -> io::Result<()> {
    let status = command.status()?;
    if status.success() { Ok(()) } else { Err(Error::other(format!("{command:?} failed: {status}"))) }
}

fn files_in(folder: &PathBuf) -> std::collections::BTreeSet<String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files.filter_map(|file| file.file_name().into_string().ok()).collect()
}

/// The number of pixels that differ, and one picture of before, now and the difference, one below the other; `None` if
/// no pixel differs.
fn beside(before: Option<&RgbaImage>, now: Option<&RgbaImage>) -> Option<(usize, RgbaImage)> {
    let empty = RgbaImage::new(1, 1);
    let (before, now) = (before.unwrap_or(&empty), now.unwrap_or(&empty));
    let (width, height) = (before.width().max(now.width()), before.height().max(now.height()));
    let at = |image: &RgbaImage, x, y| image.get_pixel_checked(x, y).copied();
    let mut pixels = 0;
    let difference = RgbaImage::from_fn(width, height, |x, y| {
        let (old, new) = (at(before, x, y), at(now, x, y));
        if old != new {
            pixels += 1;
            return DIFFERENT;
        }
        // Equal pixels are pale.
        let Rgba([red, green, blue, _]) = new.unwrap_or(Rgba([0; 4]));
        let grey = 128 + ((u16::from(red) + u16::from(green) + u16::from(blue)) / 6) as u8;
        Rgba([grey, grey, grey, 255])
    });
    let mut all = RgbaImage::new(width, 3 * height);
    for (place, image) in [before, now, &difference].into_iter().enumerate() {
        all.copy_from(image, 0, place as u32 * height).expect("it is no larger");
    }
    (pixels > 0).then_some((pixels, all))
}
