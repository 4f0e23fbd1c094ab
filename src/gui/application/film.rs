//! A film while it is made, frame by frame: of a copy of the model, which goes from place to place while the window does
//! something else.

use std::{
    io::{self, Write},
    mem,
    sync::{Arc, Mutex, PoisonError},
    vec::IntoIter,
};

use egui::Vec2;
use eight_realms_app::{
    desk::{
        figure::{Export, Form},
        film::Frames,
        screen::Sheet,
    },
    export::film,
    lab::LabShow,
    model::{Model, update},
    view::{View, ViewCache},
};
use image::RgbaImage;

use crate::gui::{
    export::figure::Drawn,
    raster::film::{FilmFormat, FilmWriter, FirstPass},
};

/// What a step has led to.
pub enum Step {
    /// Another frame is drawn.
    Frame,
    /// Enough frames are drawn to know about how many bytes the film will have.
    Forecast(u64),
    /// All frames are written: these are the bytes of the file.
    Done(Vec<u8>),
}

/// A film that is being made.
pub struct Film {
    model: Model,
    cache: ViewCache,
    export: Export,
    window: Vec2,
    frames: Frames,
    bytes: Bytes,
    pass: Pass,
    /// Numbers of frames drawn, and to be drawn in both passes.
    drawn: [u64; 2],
}

/// What is done with the next frame.
enum Pass {
    /// It is looked at.
    First(Option<FirstPass>, IntoIter<usize>),
    /// It is written.
    Second(FilmWriter<Bytes>),
    Over,
}

impl Film {
    /// A film of what a model shows, in a window of this size.
    pub fn of(mut model: Model, export: Export, frames: Frames, window: Vec2) -> Self {
        // A film shows nothing of the laboratory, whose results are large.
        model.lab = LabShow::default();
        // On a picture of the window, what lies over it is not the sheet on which it was asked for.
        model.sheet = Sheet::None;
        model.notice = None;
        let numbers = FirstPass::numbers(frames.count() as usize);
        let drawn = [0, numbers.len() as u64 + frames.count()];
        let pass = Pass::First(None, numbers.into_iter());
        let (cache, bytes) = (ViewCache::default(), Bytes::default());
        Self { model, cache, export, window, frames, bytes, pass, drawn }
    }

    /// Share of the work that is done, in percent.
    pub const fn percent(&self) -> u64 {
        let [drawn, of] = self.drawn;
        100 * drawn / of
    }

    /// Draws the next frame, and looks at it or writes it; or finds out what follows from all of them.
    ///
    /// # Errors
    /// If the format has no films of this size or of so many frames.
    pub fn step(&mut self) -> io::Result<Step> {
        match mem::replace(&mut self.pass, Pass::Over) {
            Pass::First(pass, mut numbers) => match (pass, numbers.next()) {
                (Some(pass), None) => {
                    let count = self.frames.count() as usize;
                    let forecast = pass.forecast(count)?;
                    self.pass = Pass::Second(pass.into_writer(self.bytes.clone(), count)?);
                    Ok(Step::Forecast(forecast))
                }
                (pass, number) => {
                    let number = number.unwrap_or_default();
                    let frame = self.frame(number as u64);
                    let pass = match pass {
                        None => FirstPass::new(self.format(), &frame),
                        Some(mut pass) => {
                            pass.add(number, &frame)?;
                            pass
                        }
                    };
                    self.pass = Pass::First(Some(pass), numbers);
                    Ok(Step::Frame)
                }
            },
            Pass::Second(mut writer) if writer.written() < self.frames.count() as usize => {
                let frame = self.frame(writer.written() as u64);
                writer.push(&frame, self.frames.delay())?;
                self.pass = Pass::Second(writer);
                Ok(Step::Frame)
            }
            Pass::Second(writer) => {
                writer.finish()?;
                Ok(Step::Done(self.bytes.take()))
            }
            Pass::Over => Ok(Step::Done(Vec::new())),
        }
    }

    const fn format(&self) -> FilmFormat {
        match self.export.form {
            Form::Apng => FilmFormat::Apng,
            Form::Png | Form::Svg | Form::Csv | Form::Markdown | Form::Gif => FilmFormat::Gif,
        }
    }

    /// Draws frame `number`.
    fn frame(&mut self, number: u64) -> RgbaImage {
        for action in film::actions(&self.frames, number) {
            // There are no workers: what would be searched and measured stays as it is.
            update(&mut self.model, action, &mut Vec::new());
        }
        while View::with(self.model.seen(), &mut self.cache).is_counting() {}
        self.drawn[0] += 1;
        let view = View::with(self.model.seen(), &mut self.cache);
        Drawn::of(&view, &self.export, self.window).image()
    }
}

/// Bytes that are written in one place and taken in another.
#[derive(Clone, Default)]
struct Bytes(Arc<Mutex<Vec<u8>>>);

impl Bytes {
    fn take(&self) -> Vec<u8> {
        mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Bytes {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
