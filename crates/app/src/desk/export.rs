//! The sheet on which is chosen what is saved, and where.

use std::{mem, sync::Arc};

use crate::desk::{
    Desk,
    effect::{Drawing, Effect, FileNotWritten, FilmRequest, NewFile},
    figure::{Export, Form},
    film::{FilmRange, Filming, Frames},
    notice::Notice,
    path_draft::{self, PathDraft},
    screen::Sheet,
};

/// What is to be saved, and where, as chosen so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportDraft {
    pub export: Export,
    /// The typed path; empty as long as the figure gives its file the name.
    pub file: PathDraft,
    /// Folder of the path that was typed last, with its last separator; not one in which nothing could be saved.
    pub folder: String,
    /// Folder of the last file that was written.
    written: String,
    /// Folder in which the last file could not be saved; `None` if it could.
    failed: Option<String>,
    /// A path that the figure gave its file, and the free one beside it that is proposed.
    pub(crate) proposal: Option<[String; 2]>,
    /// What a film shows.
    pub range: FilmRange,
    /// The film that is being made.
    pub filming: Option<Filming>,
}

/// The folder that is proposed before any file is written.
const HOME: &str = "~/";

impl Default for ExportDraft {
    fn default() -> Self {
        let file = PathDraft::new(String::new());
        Self {
            export: Export::default(),
            file,
            folder: HOME.to_owned(),
            written: HOME.to_owned(),
            failed: None,
            proposal: None,
            range: FilmRange::default(),
            filming: None,
        }
    }
}

impl ExportDraft {
    /// The film that is made, and not yet in a file.
    pub fn made(&self) -> Option<&Filming> {
        self.filming.as_ref().filter(|filming| filming.made.is_some())
    }

    /// Takes the form that the end of a path means: no file has the name of another form.
    fn take_form_of(&mut self, path: &str) {
        if let Some(form) = Form::of_name(path).filter(|form| *form != self.export.form) {
            self.export = self.export.in_form(form);
        }
    }

    /// Hears what became of a file that was to have the path `asked`. A film is kept until it is in one.
    pub(crate) fn hear(&mut self, asked: &str, notice: &Notice) {
        self.file.hear(asked, notice);
        match notice {
            Notice::Written { .. } => {
                self.failed = None;
                path_draft::folder_of(asked).clone_into(&mut self.written);
            }
            Notice::NotWritten { reason, .. } if *reason != FileNotWritten::Exists => {
                let folder = path_draft::folder_of(asked).to_owned();
                if self.folder == folder {
                    self.folder.clone_from(&self.written);
                }
                self.failed = Some(folder);
            }
            _ => {}
        }
        let is_film = self.made().is_some_and(|filming| filming.path == asked);
        if is_film && matches!(notice, Notice::Written { .. }) {
            self.filming = None;
        }
    }

    /// The free path beside one that the figure gives its file; `None` if none has been found yet.
    pub fn proposed(&self, named: &str) -> Option<&str> {
        self.proposal.as_ref().filter(|[of, _]| of == named).map(|[_, free]| free.as_str())
    }
}

/// Action on what is to be saved. A path is the one on the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExportAction {
    /// Open the sheet, or choose another figure, form or look there: the file is named anew.
    Take(Export),
    /// The path, as typed so far.
    Type(String),
    /// The path that was chosen in the system's dialog.
    Chosen(String),
    /// Ask the system to show its own dialog for the path.
    Choose(String),
    /// Find a free path beside this one, which the figure gives its file.
    Find(String),
    /// The path that was to be found, and the free one beside it.
    Found([String; 2]),
    /// What a film shows, as typed so far.
    Range(FilmRange),
    /// Make a film and write it.
    SaveFilm(Export, Frames, String),
    /// Write the film that is made, and could not be written, to this path.
    WriteFilm(String),
    /// Go on with a film that will be large.
    WantFilm,
    /// Make no film; nothing is written.
    CancelFilm,
    /// How far the film is made.
    Filmed(FilmNews),
    /// Draw the picture and write it.
    SavePicture(Export, String),
    /// Write a text.
    SaveText(String, String),
    /// Draw the picture and put it on the clipboard.
    CopyPicture(Export),
}

/// What has become of a film.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilmNews {
    /// The expected size in bytes is known.
    Forecast(u64),
    /// Share of the work that is done, in percent.
    Percent(u64),
    /// It is made: these are the bytes of the file.
    Made(Arc<Vec<u8>>),
    /// Something went wrong.
    Failed(Notice),
}

/// Carries out an action.
pub fn act(draft: &mut ExportDraft, desk: &mut Desk, action: ExportAction) {
    match action {
        // Nothing else is saved before the film that is made, which would be lost.
        ExportAction::Take(_) if draft.made().is_some() => desk.sheet = Sheet::Save,
        ExportAction::Take(export) => {
            draft.export = export;
            draft.proposal = None;
            if !draft.file.path.is_empty() {
                let folder = path_draft::folder_of(&draft.file.path);
                if draft.failed.as_deref() != Some(folder) {
                    draft.folder = folder.to_owned();
                }
                draft.file.path.clear();
            }
            desk.sheet = Sheet::Save;
        }
        ExportAction::Type(path) => {
            draft.take_form_of(&path);
            draft.file.path = path;
        }
        ExportAction::Chosen(path) => {
            draft.take_form_of(&path);
            draft.file.choose(path);
        }
        ExportAction::Choose(path) => desk.ask(Effect::ChoosePath(path)),
        ExportAction::Find(path) => desk.ask(Effect::FindPath(path)),
        ExportAction::Found(proposal) => draft.proposal = Some(proposal),
        ExportAction::Range(range) => draft.range = range,
        ExportAction::SaveFilm(export, frames, path) if draft.filming.is_none() => {
            draft.file.path.clone_from(&path);
            match draft.file.target() {
                Some(file) => {
                    let path = file.0.clone();
                    desk.ask(Effect::Film(FilmRequest { export, frames, file }));
                    draft.filming = Some(Filming { path, ..Filming::default() });
                }
                None => desk.notify(no_path()),
            }
        }
        ExportAction::SaveFilm(..) => {}
        ExportAction::WriteFilm(path) => {
            draft.file.path = path;
            match (draft.file.target(), &mut draft.filming) {
                (Some((path, _)), Some(filming)) => {
                    filming.path = path;
                    write_film(draft, desk);
                }
                (None, Some(_)) => desk.notify(no_path()),
                (_, None) => {}
            }
        }
        ExportAction::WantFilm => {
            if let Some(filming) = &mut draft.filming {
                filming.is_wanted = true;
            }
        }
        ExportAction::CancelFilm => {
            if draft.filming.take().is_some() {
                desk.notify(Notice::NotSaved);
            }
        }
        ExportAction::Filmed(news) => hear(draft, desk, news),
        ExportAction::SavePicture(export, path) => {
            draft.file.path = path;
            let file = draft.file.target();
            match file {
                Some(_) => desk.ask(Effect::Draw(Drawing { export, file })),
                None => desk.notify(no_path()),
            }
        }
        ExportAction::SaveText(path, text) => {
            draft.file.path = path;
            match draft.file.target() {
                Some((path, existing)) => {
                    let bytes = text.into_bytes().into();
                    desk.ask(Effect::Write(NewFile { path, bytes, existing }));
                }
                None => desk.notify(no_path()),
            }
        }
        ExportAction::CopyPicture(export) => desk.ask(Effect::Draw(Drawing { export, file: None })),
    }
}

/// Hears how far the film is made. Where its sheet is not open, a notice tells it.
fn hear(draft: &mut ExportDraft, desk: &mut Desk, news: FilmNews) {
    let Some(filming) = &mut draft.filming else { return };
    match news {
        FilmNews::Forecast(bytes) => filming.forecast = Some(bytes),
        FilmNews::Percent(percent) => filming.percent = percent,
        FilmNews::Made(bytes) => {
            filming.made = Some(bytes);
            write_film(draft, desk);
            return;
        }
        FilmNews::Failed(notice) => {
            let path = mem::take(&mut filming.path);
            draft.filming = None;
            draft.hear(&path, &notice);
            desk.notify(notice);
            return;
        }
    }
    let is_free = matches!(&desk.notice, None | Some((Notice::Filming { .. } | Notice::LargeFilm { .. }, _)));
    if desk.sheet != Sheet::Save && is_free {
        desk.notify(match filming.forecast {
            Some(bytes) if filming.is_waiting() => Notice::LargeFilm { bytes },
            _ => Notice::Filming { percent: filming.percent },
        });
    }
}

/// Writes the film, if it is made.
fn write_film(draft: &ExportDraft, desk: &mut Desk) {
    let Some(Filming { path, made: Some(bytes), .. }) = &draft.filming else { return };
    let (path, bytes, existing) = (path.clone(), Arc::clone(bytes), draft.file.existing(path));
    desk.ask(Effect::Write(NewFile { path, bytes, existing }));
}

const fn no_path() -> Notice {
    Notice::NotWritten { path: String::new(), reason: FileNotWritten::NoPath }
}
