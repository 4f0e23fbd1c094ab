//! Requests that only the platform can carry out: texts for the clipboard, preferences, files.

use std::{mem, sync::Arc, time::Duration};

use egui::{ColorImage, Context};
use eight_realms_app::{
    desk::{
        effect::{Drawing, FilmRequest, NewFile},
        export::{ExportAction, FilmNews},
        notice::Notice,
        screen::Sheet,
    },
    lab::LabAction,
    model::Action,
    view::View,
    words::Words,
};

use super::{
    Application,
    film::Film,
    filming::{Filmed, Filming},
};
use crate::gui::{
    export::{figure::Drawn, painting::Painted},
    kit::sheet,
    lab,
    platform::PathAnswer,
};

/// Time between two looks for the answer of the system's dialog, which arrives without an input of the window.
const DIALOG_INTERVAL: Duration = Duration::from_millis(100);

/// Time between two looks for the frames of a film, in a page between two of them.
const FILM_INTERVAL: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") { 0 } else { 50 });

impl Application {
    /// Carries out the actions requested in a frame, and hands their requests over to the platform.
    pub(super) fn carry_out(&mut self, ctx: &Context, actions: Vec<Action>) {
        if !actions.is_empty() {
            ctx.request_repaint();
        }
        for action in actions {
            self.act(action);
        }
        if let Some(text) = self.session.take_copied() {
            self.platform.copy(ctx, text);
        }
        if let Some(path) = self.session.take_path_to_choose() {
            let title = Words::new(self.model.preferences.language).say("results-choose");
            self.platform.choose_path(&title, &path);
        }
        if let Some(path) = self.session.take_file_to_choose() {
            let title = Words::new(self.model.preferences.language).say("lab-open-title");
            self.platform.choose_file(&title, &path);
        }
        self.keep_journal(ctx);
        if let Some(path) = self.session.take_path_to_find() {
            let free = self.platform.free_path(&path);
            self.act(Action::Export(ExportAction::Found([path, free])));
        }
        if let Some(request) = self.session.take_unfilmed() {
            self.begin_film(ctx, request);
        }
        if let Some(drawing) = self.session.take_undrawn() {
            self.undrawn.push(drawing);
        }
        for drawing in mem::take(&mut self.undrawn) {
            self.draw_figure(ctx, drawing);
        }
        self.write_files(ctx);
        // The preferences are saved at once: there may be no other frame.
        self.save(ctx);
        if self.session.take_clearing_request() {
            let notice = self.platform.clear();
            self.remembered.0 = self.model.whole_line();
            self.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
    }

    /// Writes what was asked for.
    fn write_files(&mut self, ctx: &Context) {
        if let Some(file) = self.session.take_unwritten() {
            self.write(ctx, &file);
        }
    }

    /// Writes a file, and says what became of it.
    fn write(&mut self, ctx: &Context, file: &NewFile) {
        let notice = self.platform.write(file);
        self.act(Action::Written { asked: file.path.clone(), notice });
        ctx.request_repaint();
    }

    /// Draws a figure of what is shown now, and writes it or puts it on the clipboard. What is still being counted or
    /// replayed is waited for.
    fn draw_figure(&mut self, ctx: &Context, drawing: Drawing) {
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        // On a picture of the window, what lies over it is not the sheet on which it was asked for, nor what was said there.
        let (sheet, notice) = (mem::take(&mut self.model.sheet), self.model.notice.take());
        let view = View::with(self.model.seen(), &mut self.cache);
        let drawn = (!view.is_counting()).then(|| Drawn::of(&view, &drawing.export, window));
        (self.model.sheet, self.model.notice) = (sheet, notice);
        let Some(drawn) = drawn else {
            self.undrawn.push(drawing);
            ctx.request_repaint();
            return;
        };
        self.painter.add(drawn, drawing.file);
        self.take_paintings(ctx);
    }

    /// Takes the pictures that are painted, and hands them over.
    pub(super) fn take_paintings(&mut self, ctx: &Context) {
        while let Some(painted) = self.painter.take() {
            match painted {
                Painted::Picture(image) => {
                    let size = [image.width(), image.height()].map(|side| side as usize);
                    ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, image.as_raw()));
                    self.act(Action::Trouble(Notice::CopiedPicture));
                }
                Painted::File(Ok(file)) => self.write(ctx, &file),
                Painted::File(Err((path, reason))) => {
                    self.act(Action::Trouble(Notice::NotWritten { path, reason }));
                }
            }
            ctx.request_repaint();
        }
        if !self.painter.is_idle() {
            ctx.request_repaint_after(DIALOG_INTERVAL);
        }
    }

    /// Writes the pictures that are still being painted, before the window closes.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn finish_pictures(&mut self) {
        while let Some(painted) = self.painter.finish() {
            if let Painted::File(Ok(file)) = painted {
                // Nobody is there who could be told.
                _ = self.platform.write(&file);
            }
        }
    }

    /// Begins a film of what is shown now, if it can be written.
    fn begin_film(&mut self, ctx: &Context, request: FilmRequest) {
        let FilmRequest { export, frames, file } = request;
        if let Some(notice) = self.platform.obstacle(&file.0, file.1) {
            self.act(Action::Export(ExportAction::Filmed(FilmNews::Failed(notice))));
        } else {
            let window = ctx.content_rect().size() * ctx.zoom_factor();
            let model = self.model.clone();
            let film = move || Film::of(model, export, frames, window);
            self.filming = Some(Filming::begin(film));
        }
        ctx.request_repaint();
    }

    /// Hears how far the film is made, and writes it once it is. A film that nobody waits for is dropped.
    pub(super) fn take_film(&mut self, ctx: &Context) {
        let Some(mut filming) = self.filming.take() else { return };
        let Some(shown) = self.model.export.filming.as_ref() else { return };
        if shown.is_wanted {
            filming.go_on();
        }
        let heard = |filmed| match filmed {
            Filmed::Percent(percent) => FilmNews::Percent(percent),
            Filmed::Forecast(bytes) => FilmNews::Forecast(bytes),
            Filmed::Over(Ok(bytes)) => FilmNews::Made(Arc::new(bytes)),
            Filmed::Over(Err(reason)) => {
                FilmNews::Failed(Notice::NotWritten { path: shown.path.clone(), reason })
            }
        };
        let all: Vec<FilmNews> = filming.take_news().into_iter().map(heard).collect();
        for news in all {
            self.act(Action::Export(ExportAction::Filmed(news)));
            // Also while the window is hidden, and nothing is drawn.
            self.write_files(ctx);
            ctx.request_repaint();
        }
        if self.model.export.filming.as_ref().is_some_and(|filming| filming.made.is_none()) {
            self.filming = Some(filming);
            ctx.request_repaint_after(FILM_INTERVAL);
        }
    }

    /// Reads the view of this moment, once everything that it shows is replayed and counted.
    pub fn read_view<R>(&mut self, read: impl FnOnce(&View<'_>) -> R) -> R {
        self.complete_view();
        read(&View::with(self.model.seen(), &mut self.cache))
    }

    /// Hands over what is to be kept of the laboratory's experiment, and hears what has become of it. Also while the window
    /// is hidden, and nothing is drawn.
    pub(super) fn keep_journal(&mut self, ctx: &Context) {
        for task in self.session.take_journal_tasks() {
            self.platform.journal(task);
        }
        while let Some(news) = self.platform.journal_news() {
            self.act(Action::Journal(news));
            ctx.request_repaint();
        }
    }

    /// Takes the path that the person has chosen in the system's dialog, if there is one.
    pub(super) fn take_path(&mut self, ctx: &Context) {
        if let Some(answer) = self.platform.path_answer() {
            self.act(match answer {
                PathAnswer::Chosen(path) => Action::Export(ExportAction::Chosen(path)),
                PathAnswer::ToRead(path) => Action::Lab(LabAction::OpenJournal(path)),
                PathAnswer::NoDialog => {
                    if self.model.sheet == Sheet::None {
                        lab::focus_journal(ctx);
                    } else {
                        sheet::focus_path(ctx);
                    }
                    Action::Trouble(Notice::NoDialog)
                }
            });
            ctx.request_repaint();
        }
        if self.platform.is_choosing() {
            ctx.request_repaint_after(DIALOG_INTERVAL);
        }
    }

    /// Saves the preferences if they differ from those last saved. A failure is shown in the next frame.
    pub(super) fn save(&mut self, ctx: &Context) {
        if let Some(notice) = self.save_now() {
            self.act(Action::Trouble(notice));
            ctx.request_repaint();
        }
    }

    /// The same; returns a notice of the failure.
    pub(super) fn save_now(&mut self) -> Option<Notice> {
        let preferences = self.session.take_unsaved().filter(|now| *now != self.saved)?;
        let notice = self.platform.save(&preferences);
        self.saved = preferences;
        notice
    }
}
