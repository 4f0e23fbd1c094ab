//! What is kept of a picture, and how another one differs from it.

use std::{
    collections::HashMap,
    fmt, fs,
    path::{Path, PathBuf},
};

use egui::{FontFamily, FontId, RichText, Shape, Ui, epaint::ClippedShape, vec2};
use eight_realms::gui::{
    fonts::{BUNDLED, install_fonts, medium, semibold},
    raster::{Frame, render_app},
};
use image::RgbaImage;

use super::{
    frame_text,
    tiles::{SIDE, Tiles},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/pictures/kept");
/// Tiles and lines that a report names.
const MAX_NAMED: usize = 12;
/// What the three parts of a record begin with.
const HEADS: [&str; 3] = ["# text", "# tiles", "# tiles without text"];

/// What is kept of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Width and height, in pixels.
    pub size: (u32, u32),
    /// The frame as text: see [`frame_text::lines`].
    pub text: String,
    pub tiles: Tiles,
    /// Of the same picture without its text.
    pub textless: Tiles,
}

/// How this machine draws glyphs, beside the one that the records come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    AsKept,
    /// Its processor has no AVX2, or the other one had none: a few bytes of a million are rounded the other way.
    OtherProcessor,
    /// The bundled fonts have changed since.
    OtherFonts,
}

impl Glyphs {
    /// Compares the hashes of this machine with the kept ones.
    pub fn of_this_machine() -> Self {
        let (kept, own) = (fs::read_to_string(Self::file()).unwrap_or_default(), Self::hashes());
        match kept.lines().next() == own.lines().next() {
            _ if kept == own => Self::AsKept,
            true => Self::OtherProcessor,
            false => Self::OtherFonts,
        }
    }

    /// The file of the kept hashes.
    pub fn file() -> PathBuf {
        Path::new(FOLDER).join("glyphs")
    }

    /// A hash of the bundled fonts, and one of thousands of their glyphs, drawn.
    pub fn hashes() -> String {
        format!("fonts {:08x}\nglyphs {:08x}\n", Self::fonts(), Self::drawn())
    }

    fn fonts() -> u32 {
        let mut hasher = crc32fast::Hasher::new();
        for (_, bytes) in BUNDLED {
            hasher.update(bytes);
        }
        hasher.finalize()
    }

    fn drawn() -> u32 {
        let letters: String = (' '..='~').chain('一'..='\u{5fff}').collect();
        let mut hasher = crc32fast::Hasher::new();
        for family in [FontFamily::Proportional, medium(), semibold()] {
            for size in [12.0, 14.0, 18.0] {
                let text = RichText::new(letters.as_str()).font(FontId::new(size, family.clone()));
                let draw = |ui: &mut Ui| _ = ui.label(text.clone());
                hasher.update(render_app(vec2(1400.0, 1600.0), 1.0, 2, install_fonts, draw).image().as_raw());
            }
        }
        hasher.finalize()
    }
}

impl Record {
    /// The file of a picture's record.
    pub fn file(name: &str) -> PathBuf {
        Path::new(FOLDER).join(format!("{name}.txt"))
    }

    /// Names of the pictures of which a record is kept.
    pub fn names() -> Vec<String> {
        let files = fs::read_dir(FOLDER).expect("the folder is there").flatten();
        files.filter_map(|file| Some(file.file_name().to_str()?.strip_suffix(".txt")?.to_owned())).collect()
    }

    /// The record of a frame.
    pub fn of(frame: &Frame) -> Self {
        let (image, textless) = (frame.image(), without_text(frame));
        Self {
            size: image.dimensions(),
            text: frame_text::lines(frame.shapes()),
            tiles: Tiles::of(&image),
            textless: Tiles::of(&textless),
        }
    }

    /// The kept one; `None` if there is none that can be read.
    pub fn kept(name: &str) -> Option<Self> {
        Self::read(&fs::read_to_string(Self::file(name)).ok()?)
    }

    /// Reads what [`Display`](fmt::Display) writes.
    pub fn read(kept: &str) -> Option<Self> {
        let (size, rest) = kept.split_once('\n')?;
        let (width, height) = size.strip_suffix(" pixels")?.split_once(" × ")?;
        let [text, tiles, textless] = HEADS;
        let rest = rest.strip_prefix(text)?.strip_prefix('\n')?;
        let (text, rest) = rest.split_once(&format!("{tiles}\n"))?;
        let (tiles, textless) = rest.split_once(&format!("{textless}\n"))?;
        Some(Self {
            size: (width.parse().ok()?, height.parse().ok()?),
            text: text.to_owned(),
            tiles: Tiles::read(tiles)?,
            textless: Tiles::read(textless)?,
        })
    }

    /// How a frame differs from this record, a sentence each: in its size, in lines of text, in tiles.
    pub fn differences(&self, frame: &Frame, glyphs: Glyphs) -> Vec<String> {
        let (image, kept) = match glyphs {
            Glyphs::OtherProcessor => (without_text(frame), &self.textless),
            Glyphs::AsKept | Glyphs::OtherFonts => (frame.image(), &self.tiles),
        };
        if image.dimensions() != self.size {
            return vec![format!("{:?} pixels were kept, these are {:?}", self.size, image.dimensions())];
        }
        let text = changed_lines(&self.text, &frame_text::lines(frame.shapes()));
        let tiles = named_tiles(&Tiles::of(&image).differing(kept));
        text.into_iter().chain(tiles).collect()
    }

    /// Whether a picture file shows what this is the record of.
    pub fn shows(&self, image: &RgbaImage) -> bool {
        image.dimensions() == self.size && Tiles::of(image) == self.tiles
    }
}

impl fmt::Display for Record {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ((width, height), [text, tiles, textless]) = (self.size, HEADS);
        writeln!(out, "{width} × {height} pixels\n{text}")?;
        write!(out, "{}{tiles}\n{}{textless}\n{}", self.text, self.tiles, self.textless)
    }
}

/// The picture of a frame without its text.
fn without_text(frame: &Frame) -> RgbaImage {
    let bare = |clipped: &ClippedShape| ClippedShape { shape: bare(&clipped.shape), ..clipped.clone() };
    frame.with(frame.shapes().iter().map(bare).collect()).image()
}

fn bare(shape: &Shape) -> Shape {
    match shape {
        Shape::Vec(shapes) => Shape::Vec(shapes.iter().map(bare).collect()),
        Shape::Text(_) => Shape::Noop,
        other => other.clone(),
    }
}

/// Lines of one text that the other lacks, and the reverse; or that they come in another order.
fn changed_lines(kept: &str, now: &str) -> Vec<String> {
    if kept == now {
        return Vec::new();
    }
    let missing = |from: &str, others: &str| {
        let mut counts: HashMap<String, usize> = HashMap::new();
        others.lines().for_each(|line| *counts.entry(line.to_owned()).or_default() += 1);
        let lines = from.lines().filter(|line| {
            let count = counts.entry((*line).to_owned()).or_default();
            let is_missing = *count == 0;
            *count = count.saturating_sub(1);
            is_missing
        });
        lines.map(str::to_owned).collect::<Vec<_>>()
    };
    let [gone, new] = [missing(kept, now), missing(now, kept)];
    if gone.is_empty() && new.is_empty() {
        return vec!["the same lines of text are painted in another order".to_owned()];
    }
    let named = |sign: char, lines: &[String]| {
        let more = (lines.len() > MAX_NAMED).then(|| format!("{sign} and {} more", lines.len() - MAX_NAMED));
        lines.iter().take(MAX_NAMED).map(|line| format!("{sign} {line}")).chain(more).collect::<Vec<_>>()
    };
    [named('-', &gone), named('+', &new)].concat()
}

fn named_tiles(tiles: &[(u32, u32)]) -> Option<String> {
    let named: Vec<String> =
        tiles.iter().take(MAX_NAMED).map(|(left, top)| format!("{left},{top}")).collect();
    let more = tiles.len().checked_sub(MAX_NAMED).filter(|more| *more > 0);
    let more = more.map_or_else(String::new, |more| format!(" and {more} more"));
    (!tiles.is_empty()).then(|| {
        format!("{} tiles of {SIDE} pixels differ, at left,top {}{more}", tiles.len(), named.join(" "))
    })
}
