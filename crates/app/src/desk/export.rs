//! The sheet on which is chosen what is saved, and where.

use crate::desk::{
    Desk,
    effect::{Drawing, Effect, FileNotWritten, FilmRequest, NewFile},
    figure::Export,
    film::{FilmRange, Filming, Frames},
    notice::Notice,
    path_draft::PathDraft,
    screen::Sheet,
};

/// What is to be saved, and where, as chosen so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportDraft {
    pub export: Export,
    /// The typed path; empty as long as the figure gives its file the name.
    pub file: PathDraft,
    /// Folder of the path that was typed last, with its last separator.
    pub folder: String,
    /// A path that the figure gave its file, and the free one beside it that is proposed.
    pub(crate) proposal: Option<[String; 2]>,
    /// What a film shows.
    pub range: FilmRange,
    /// The film that is being made.
    pub filming: Option<Filming>,
}

impl Default for ExportDraft {
    fn default() -> Self {
        let file = PathDraft::new(String::new());
        Self {
            export: Export::default(),
            file,
            folder: "~/".to_owned(),
            proposal: None,
            range: FilmRange::default(),
            filming: None,
        }
    }
}

impl ExportDraft {
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
    /// It is written, or something went wrong.
    Over(Notice),
}

/// Carries out an action.
pub fn act(draft: &mut ExportDraft, desk: &mut Desk, action: ExportAction) {
    match action {
        ExportAction::Take(export) => {
            draft.export = export;
            draft.proposal = None;
            if !draft.file.path.is_empty() {
                draft.folder = draft.file.folder().to_owned();
                draft.file.path.clear();
            }
            desk.sheet = Sheet::Save;
        }
        ExportAction::Type(path) => draft.file.path = path,
        ExportAction::Chosen(path) => draft.file.choose(path),
        ExportAction::Choose(path) => desk.ask(Effect::ChoosePath(path)),
        ExportAction::Find(path) => desk.ask(Effect::FindPath(path)),
        ExportAction::Found(proposal) => draft.proposal = Some(proposal),
        ExportAction::Range(range) => draft.range = range,
        ExportAction::SaveFilm(export, frames, path) if draft.filming.is_none() => {
            draft.file.path.clone_from(&path);
            match draft.file.target() {
                Some(file) => {
                    desk.ask(Effect::Film(FilmRequest { export, frames, file }));
                    draft.filming = Some(Filming { path, ..Filming::default() });
                }
                None => desk.notify(no_path()),
            }
        }
        ExportAction::SaveFilm(..) => {}
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
                    desk.ask(Effect::Write(NewFile { path, bytes: text.into_bytes(), existing }));
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
        FilmNews::Over(notice) => {
            draft.file.hear(&filming.path, &notice);
            draft.filming = None;
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

const fn no_path() -> Notice {
    Notice::NotWritten { path: String::new(), reason: FileNotWritten::NoPath }
}
