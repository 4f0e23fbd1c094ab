//! The sheet on which is chosen what is saved, and where.

use crate::desk::{
    Desk,
    effect::{Drawing, Effect, FileNotWritten, NewFile},
    figure::Export,
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
}

impl Default for ExportDraft {
    fn default() -> Self {
        let file = PathDraft::new(String::new());
        Self { export: Export::default(), file, folder: "~/".to_owned() }
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
    /// Draw the picture and write it.
    SavePicture(Export, String),
    /// Write a text.
    SaveText(String, String),
    /// Draw the picture and put it on the clipboard.
    CopyPicture(Export),
}

/// Carries out an action.
pub fn act(draft: &mut ExportDraft, desk: &mut Desk, action: ExportAction) {
    match action {
        ExportAction::Take(export) => {
            draft.export = export;
            if !draft.file.path.is_empty() {
                draft.folder = draft.file.folder().to_owned();
                draft.file.path.clear();
            }
            desk.sheet = Sheet::Save;
        }
        ExportAction::Type(path) => draft.file.path = path,
        ExportAction::Chosen(path) => draft.file.choose(path),
        ExportAction::Choose(path) => desk.ask(Effect::ChoosePath(path)),
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

const fn no_path() -> Notice {
    Notice::NotWritten { path: String::new(), reason: FileNotWritten::NoPath }
}
