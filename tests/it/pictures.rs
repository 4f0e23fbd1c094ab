//! The pictures of the window against what is kept of them, and the few that documents show.

use std::{collections::BTreeSet, fs, path::Path};

use egui::{Color32, Shape, epaint::ClippedShape};
use eight_realms::gui::raster::png;
use rayon::prelude::*;

use crate::drawn_pictures::{Glyphs, Picture, Record, shown, times::TimesFile};

/// Where a picture that differs is written.
const NEW: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/pictures");
/// Writes what is compared, and the pictures of documents.
const KEEP: &str = "cargo run --example pictures -- keep";
/// The most pictures that documents show, and the most bytes of all of them together: every clone fetches them.
const MAX: usize = 16;
const MAX_BYTES: u64 = 2_500_000;

#[test]
fn pictures() {
    let (times, glyphs) = (TimesFile::read(), Glyphs::of_this_machine());
    assert_ne!(glyphs, Glyphs::OtherFonts, "the fonts have changed: {KEEP}");
    if glyphs == Glyphs::OtherProcessor {
        println!(
            "this processor draws glyphs differently: text is compared as text, and pictures without it"
        );
    }
    let pictures = Picture::all();
    let differences: Vec<String> =
        pictures.par_iter().filter_map(|picture| difference(picture, &times, glyphs)).collect();
    assert!(differences.is_empty(), "{}\n\nIf it is meant: {KEEP}", differences.join("\n\n"));
    let expected: BTreeSet<String> = pictures.iter().map(Picture::name).collect();
    assert_eq!(Record::names().into_iter().collect::<BTreeSet<_>>(), expected, "no record is left over");
}

fn difference(picture: &Picture, times: &TimesFile, glyphs: Glyphs) -> Option<String> {
    let (name, frame) = (picture.name(), picture.frame(times));
    let differences = match Record::kept(&name) {
        None => vec!["nothing is kept of it".to_owned()],
        Some(record) => record.differences(&frame, glyphs),
    };
    let file = Path::new(NEW).join(format!("{name}.png"));
    if differences.is_empty() {
        // As a rule there is none of an earlier run.
        _ = fs::remove_file(file);
        return None;
    }
    fs::create_dir_all(NEW).expect("the folder can be made");
    fs::write(&file, png::encode(&frame.image()).expect("it has pixels")).expect("it can be written");
    Some(format!("{name}, drawn as {}:\n{}", file.display(), differences.join("\n")))
}

#[test]
fn one_grey_level_of_one_pixel_is_seen_and_a_word_is_named() {
    let picture = Picture::all().remove(0);
    let frame = picture.frame(&TimesFile::read());
    let record = Record::of(&frame);
    assert_eq!(Record::read(&record.to_string()), Some(record.clone()));
    assert_eq!(record.differences(&frame, Glyphs::AsKept), [""; 0]);
    let mut image = frame.image();
    assert!(record.shows(&image));
    let corner = [image.width() - 1, image.height() - 1];
    for [x, y] in [[0, 0], [700, 450], corner] {
        let before = *image.get_pixel(x, y);
        image.get_pixel_mut(x, y).0[1] ^= 1;
        assert!(!record.shows(&image), "{x}, {y}");
        image.put_pixel(x, y, before);
    }
    assert!(record.shows(&image));
    // The record of a frame in which one word has another colour, or something else is painted, differs by these alone.
    let changed = |shape: &dyn Fn(&Shape) -> Shape| {
        let shapes = frame.shapes().iter();
        shapes.map(|clipped| ClippedShape { shape: shape(&clipped.shape), ..clipped.clone() }).collect()
    };
    let reworded = frame.with(changed(&|shape| match shape {
        Shape::Text(text) if text.galley.text() == "Examples" => {
            let mut text = text.clone();
            text.override_text_color = Some(Color32::RED);
            Shape::Text(text)
        }
        other => other.clone(),
    }));
    let said = record.differences(&reworded, Glyphs::AsKept);
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].starts_with("- ") && said[0].ends_with(" Examples"), "{said:?}");
    assert!(said[1].starts_with("+ ") && said[1].ends_with(" #ff0000 Examples"), "{said:?}");
    assert!(said[2].starts_with("2 tiles of 64 pixels differ, at left,top "), "{said:?}");
    assert_eq!(record.differences(&reworded, Glyphs::OtherProcessor).len(), 2, "the text alone");
    let mut shapes: Vec<ClippedShape> = frame.shapes().to_vec();
    let dot = Shape::circle_filled(egui::pos2(400.0, 300.0), 2.0, Color32::RED);
    shapes.push(ClippedShape { shape: dot, ..shapes[0].clone() });
    for glyphs in [Glyphs::AsKept, Glyphs::OtherProcessor] {
        let said = record.differences(&frame.with(shapes.clone()), glyphs);
        assert_eq!(said, ["1 tiles of 64 pixels differ, at left,top 384,256"], "{glyphs:?}");
    }
}

#[test]
fn documents_show_few_pictures_and_each_is_what_the_window_draws() {
    let shown = shown::names();
    let files = shown::files();
    assert_eq!(files, shown.iter().map(|name| format!("{name}.png")).collect(), "no picture is left over");
    assert!((1..=MAX).contains(&files.len()), "{} pictures", files.len());
    let mut bytes = 0;
    for name in &shown {
        let record = Record::kept(name).unwrap_or_else(|| panic!("{name}: no such picture is drawn"));
        let file = shown::file(name);
        let image = image::open(&file).expect("a picture").to_rgba8();
        assert!(record.shows(&image), "{name} is older than the window: {KEEP}");
        bytes += fs::metadata(&file).expect("it is there").len();
    }
    assert!(bytes <= MAX_BYTES, "{bytes} bytes");
}
