//! The pictures of the window, for people.
//!
//! ```text
//! cargo run --example pictures -- keep                    writes what tests compare, and the pictures of documents
//! cargo run --example pictures -- draw [NAME…]            draws all of them, or those whose name begins so
//! cargo run --example pictures -- against COMMIT [NAME…]  draws those of another commit too, and what differs
//! cargo run --example pictures -- measure                 measures the run times that they show, for its own commit
//! ```
//!
//! Drawn pictures go into `target/pictures`.

#![allow(clippy::disallowed_methods, reason = "it writes pictures")]

mod against;
mod measure;
#[path = "../../tests/pictures/mod.rs"]
mod pictures;
mod striped_png;

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use clap::{Parser, Subcommand};
use eight_realms::gui::raster::png;
use image::RgbaImage;
use rayon::prelude::*;

use pictures::{
    Glyphs, Picture, Record, shown,
    times::{self, TimesFile},
};

/// The pictures of the window
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Write what tests compare, and the pictures that documents show
    Keep,
    /// Draw pictures
    Draw {
        /// Beginnings of their names; none for all of them
        names: Vec<String>,
        /// Folder for the pictures
        #[arg(long, default_value = FOLDER)]
        into: PathBuf,
    },
    /// Draw the pictures of another commit as well, and what differs
    Against {
        /// The commit, as git names it
        commit: String,
        /// Beginnings of their names; none for all of them
        names: Vec<String>,
    },
    /// Measure the run times that pictures show
    Measure,
}

/// Folder for the pictures that are drawn.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/pictures");

fn main() -> io::Result<()> {
    match Arguments::parse().command {
        Command::Keep => keep(),
        Command::Draw { names, into } => draw(&names, &into),
        Command::Against { commit, names } => against::compare(&commit, &names),
        Command::Measure => measure(),
    }
}

fn keep() -> io::Result<()> {
    let (times, shown) = (TimesFile::read(), shown::names());
    let pictures = Picture::all();
    for file in [Glyphs::file(), shown::file("any")] {
        fs::create_dir_all(file.parent().expect("a file is in a folder"))?;
    }
    let names: Vec<String> = pictures.iter().map(Picture::name).collect();
    for name in Record::names().iter().filter(|name| !names.contains(name)) {
        fs::remove_file(Record::file(name))?;
    }
    for name in shown::files().iter().filter_map(|file| file.strip_suffix(".png")) {
        if !shown.contains(name) {
            fs::remove_file(shown::file(name))?;
        }
    }
    if Glyphs::of_this_machine() == Glyphs::OtherProcessor {
        println!(
            "this processor draws glyphs differently from the one of the kept records: all of them change"
        );
    }
    pictures.par_iter().try_for_each(|picture| {
        let (name, frame) = (picture.name(), picture.frame(&times));
        let record = Record::of(&frame);
        let kept = Record::kept(&name);
        if kept.as_ref() != Some(&record) {
            let differences = kept.map(|kept| kept.differences(&frame, Glyphs::AsKept)).unwrap_or_default();
            println!("{name}\n{}", differences.join("\n"));
            fs::write(Record::file(&name), record.to_string())?;
        }
        if shown.contains(&name) { keep_picture(&name, &record, &frame.image()) } else { Ok(()) }
    })?;
    // Only now do all records come from this machine.
    fs::write(Glyphs::file(), Glyphs::hashes())
}

/// Writes a picture, unless the file shows it already.
fn keep_picture(name: &str, record: &Record, image: &RgbaImage) -> io::Result<()> {
    let file = shown::file(name);
    if image::open(&file).is_ok_and(|kept| record.shows(&kept.to_rgba8())) {
        return Ok(());
    }
    println!("{}", file.display());
    fs::write(file, striped_png::encode(image)?)
}

fn draw(names: &[String], folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let times = TimesFile::read();
    let is_wanted =
        |name: &str| names.is_empty() || names.iter().any(|beginning| name.starts_with(beginning.as_str()));
    let wanted: Vec<Picture> =
        Picture::all().into_iter().filter(|picture| is_wanted(&picture.name())).collect();
    if wanted.is_empty() {
        let message = format!("no picture has a name that begins with {}", names.join(" or "));
        return Err(io::Error::new(io::ErrorKind::NotFound, message));
    }
    wanted.par_iter().try_for_each(|picture| {
        let file = folder.join(format!("{}.png", picture.name()));
        fs::write(&file, png::encode(&picture.frame(&times).image())?)?;
        println!("{}", file.display());
        Ok(())
    })
}

/// Measures the run times with the program that was built beside this one, which weighs the searches.
fn measure() -> io::Result<()> {
    let own = env::current_exe()?;
    let built = own.parent().and_then(Path::parent).expect("an example lies two folders below the program");
    let program = built.join(format!("eight-realms{}", env::consts::EXE_SUFFIX));
    if !program.is_file() {
        let message = format!("{}: no such program; build it first with cargo build", program.display());
        return Err(io::Error::new(io::ErrorKind::NotFound, message));
    }
    let text = serde_json::to_string_pretty(&measure::times(&program))?;
    fs::write(times::FILE, text + "\n")
}
