//! A picture of the window, drawn by the CPU: no display, no graphics card, no system package.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use egui::{Vec2, vec2};
use image::RgbaImage;

use crate::{
    app::{Model, Preferences, Theme},
    cli::{self, Failure, PictureRequest},
    gui::{
        Application,
        fonts::install_fonts,
        raster::{png, render_app},
    },
    replay::moment::Opening,
    words::{Language, Words},
    worker,
};

/// Frames until everything has found its place.
const FRAMES: usize = 6;

/// How a picture is to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureOptions {
    /// Width and height in pixels; one pixel is one point.
    pub size: [u32; 2],
    /// The language.
    pub language: Language,
    /// Light or dark.
    pub theme: Theme,
}

/// The window as it opens, with the sample or with something else, after all eight searches and their run times.
pub fn opening(options: &PictureOptions, opening: Option<Opening>) -> RgbaImage {
    let preferences =
        Preferences { language: options.language, theme: options.theme, ..Preferences::default() };
    let model = Model::new(preferences, 0).opened_with(opening);
    let mut application = Application::of(model, Arc::new(|| {}));
    finish(&mut application);
    let [width, height] = options.size.map(|side| side as f32);
    draw(&mut application, vec2(width, height), 1.0)
}

/// Serves the command line: draws the picture, writes it, and prints its absolute path alone. If that cannot be done,
/// the reason is printed in this language.
pub fn answer(request: &PictureRequest, opening: Option<Opening>, language: Language) -> ExitCode {
    let size = [request.size.width, request.size.height];
    let options = PictureOptions { size, language: request.language, theme: request.theme };
    let image = self::opening(&options, opening);
    let saved = save(&image, &request.file).map_err(|error| Failure::Write(about(&request.file, &error)));
    let words = || Words::for_documents(language);
    cli::code_of(words, saved.and_then(|file| cli::answer(&format!("{}\n", file.display()))))
}

/// The same error, with the file's name.
fn about(file: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", file.display()))
}

/// Writes a picture as PNG, whatever the file is called, and returns its absolute path.
///
/// # Errors
/// If it cannot be written.
pub fn save(image: &RgbaImage, file: &Path) -> io::Result<PathBuf> {
    fs::write(file, png::encode(image)?)?;
    fs::canonicalize(file)
}

/// Waits until every search has ended and every run time is known.
pub fn finish(application: &mut Application) {
    let ctx = egui::Context::default();
    loop {
        application.logic(&ctx, 0.0);
        if application.is_settled() {
            return;
        }
        worker::native::rest();
    }
}

/// The window as it is now, once everything is replayed and counted that it shows.
pub fn draw(application: &mut Application, size_points: Vec2, pixels_per_point: f32) -> RgbaImage {
    application.complete_view();
    render_app(size_points, pixels_per_point, FRAMES, install_fonts, |ui| application.ui(ui))
}
