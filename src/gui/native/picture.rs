//! A picture of the window, drawn by the CPU: no display, no graphics card, no system package.

use std::sync::Arc;

use egui::{Vec2, vec2};
use eight_realms_app::{
    desk::{
        preferences::{OpensAt, Preferences, Theme},
        screen::{ChosenFolds, Folds},
    },
    model::Model,
    words::Language,
};
use eight_realms_core::replay::moment::Opening;
use eight_realms_worker::worker;
use image::RgbaImage;

use crate::gui::{
    Application,
    fonts::install_fonts,
    raster::{Frame, render_app},
};

/// Number of frames until everything has found its place.
const FRAMES: usize = 6;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureOptions {
    /// Width and height in pixels; one pixel is one point.
    pub size: [u32; 2],
    pub language: Language,
    pub theme: Theme,
}

/// Draws the window as it opens, with the sample or with something else, after all eight searches and their run times.
pub fn opening(options: &PictureOptions, opening: Option<Opening>) -> RgbaImage {
    opening_awaited(options, opening, || ())
}

/// The application as it opens for a picture: at the end of each search, with the plots open.
pub(super) fn opened(language: Language, theme: Theme, opening: Option<Opening>) -> Application {
    let preferences = Preferences {
        language,
        theme,
        opens_at: OpensAt::End,
        folds: ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() },
        ..Preferences::default()
    };
    Application::of(Model::new(preferences, 0).opened_with(opening), Arc::new(|| {}))
}

/// Draws what [`opening`] draws; calls `wait` again and again until the searches are done.
pub fn opening_awaited(options: &PictureOptions, opening: Option<Opening>, wait: impl FnMut()) -> RgbaImage {
    let mut application = opened(options.language, options.theme, opening);
    finish_awaited(&mut application, wait);
    let [width, height] = options.size.map(|side| side as f32);
    draw(&mut application, vec2(width, height), 1.0)
}

/// Waits until every search has ended and every run time is known.
pub fn finish(application: &mut Application) {
    finish_awaited(application, || ());
}

fn finish_awaited(application: &mut Application, mut wait: impl FnMut()) {
    let ctx = egui::Context::default();
    loop {
        application.logic(&ctx, 0.0);
        if application.is_settled() {
            return;
        }
        wait();
        worker::native::rest();
    }
}

/// Draws the window as it is now, once everything that it shows is replayed and counted.
pub fn draw(application: &mut Application, size_points: Vec2, pixels_per_point: f32) -> RgbaImage {
    frame(application, size_points, pixels_per_point).image()
}

/// Draws what [`draw`] draws, as a frame that can be read and painted.
pub fn frame(application: &mut Application, size_points: Vec2, pixels_per_point: f32) -> Frame {
    application.complete_view();
    render_app(size_points, pixels_per_point, FRAMES, install_fonts, |ui| application.ui(ui))
}
