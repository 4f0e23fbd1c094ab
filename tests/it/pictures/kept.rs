//! A picture against the one that is kept in the repository, pixel by pixel.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use image::RgbaImage;
use webp::Encoder;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/screenshots");
/// How far two colours may be apart, of 1 for black and white: what differs between processors is below it.
const THRESHOLD: f32 = 0.6;

/// What is done with a picture that is not as the kept one.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Update {
    Never,
    Different,
    All,
}

impl Update {
    /// As `UPDATE_SNAPSHOTS` says.
    fn of_this_run() -> Self {
        match env::var("UPDATE_SNAPSHOTS").as_deref() {
            Ok("force") => Self::All,
            Ok(value) if !value.is_empty() && value != "0" => Self::Different,
            _ => Self::Never,
        }
    }
}

/// The file of a kept picture.
pub fn file(name: &str) -> PathBuf {
    Path::new(FOLDER).join(format!("{name}.webp"))
}

/// Compares a picture with the kept one, or keeps it. What differs is left beside it, to be looked at.
///
/// # Errors
/// What is different, and where to see it.
pub fn compare(name: &str, image: &RgbaImage) -> Result<(), String> {
    let (file, update) = (file(name), Update::of_this_run());
    let left_over = LeftOver::of(name);
    left_over.remove();
    let difference = match image::open(&file) {
        Err(error) => Some((format!("there is no such picture: {error}"), None)),
        Ok(before) => difference(before.to_rgba8(), image),
    };
    if update == Update::All || (update == Update::Different && difference.is_some()) {
        let bytes = Encoder::from_rgba(image, image.width(), image.height()).encode_lossless();
        return fs::write(&file, &*bytes).map_err(|error| format!("{name}: {error}"));
    }
    let Some((what, shown)) = difference else { return Ok(()) };
    left_over.save(image, shown.as_ref());
    Err(format!("{name}: {what}; see {}", left_over.new.display()))
}

/// What is different, and a picture of it.
fn difference(before: RgbaImage, now: &RgbaImage) -> Option<(String, Option<RgbaImage>)> {
    if before.dimensions() != now.dimensions() {
        return Some((format!("{:?} before, now {:?}", before.dimensions(), now.dimensions()), None));
    }
    let (pixels, shown) = dify::diff::get_results(before, now.clone(), THRESHOLD, true, None, &None, &None)?;
    (pixels > 0).then(|| (format!("{pixels} pixels differ"), Some(shown)))
}

/// What a failed comparison leaves behind.
struct LeftOver {
    new: PathBuf,
    difference: PathBuf,
}

/// The ends of its names.
pub const LEFT_OVER: [&str; 2] = [".new.png", ".diff.png"];

impl LeftOver {
    fn of(name: &str) -> Self {
        let [new, difference] = LEFT_OVER.map(|end| Path::new(FOLDER).join(format!("{name}{end}")));
        Self { new, difference }
    }

    fn remove(&self) {
        for file in [&self.new, &self.difference] {
            // As a rule there is none.
            _ = fs::remove_file(file);
        }
    }

    fn save(&self, image: &RgbaImage, difference: Option<&RgbaImage>) {
        image.save(&self.new).expect("it can be written");
        if let Some(difference) = difference {
            difference.save(&self.difference).expect("it can be written");
        }
    }
}
