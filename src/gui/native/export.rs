//! The command `export`: a figure of a moment, or its table, as a file.

use std::{process::ExitCode, sync::Arc};

use egui::vec2;
use eight_realms_app::{
    desk::{
        effect::{ExistingFile, FileNotWritten},
        figure::{Export, Figure},
        preferences::{OpensAt, Preferences},
        screen::{ChosenFolds, Folds, StageTab},
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    race::{RaceAction, RaceFace},
    words::{Language, Words},
};
use eight_realms_core::replay::moment::Opening;

use super::picture;
use crate::{
    cli::{self, ExportRequest, Failure, Named},
    file::FilePlace,
    gui::{
        Application,
        export::{figure, svg::Letters},
    },
};

/// Serves the command line: draws the figure, writes it, and prints its absolute path alone; for the file `-`, prints
/// the file itself. If that fails, prints the reason in this language.
pub fn answer(request: &ExportRequest, opening: Option<Opening>, language: Language) -> ExitCode {
    cli::code_of(|| Words::for_documents(language), write(request, opening))
}

/// Checks that the file can be written before anything is searched and drawn.
fn write(request: &ExportRequest, opening: Option<Opening>) -> Result<(), Failure> {
    let fault = |reason: FileNotWritten| Failure::NotWritten(vec![(request.output.clone(), reason)]);
    if request.is_standard_output() {
        return cli::answer_bytes(&bytes(request, opening)?);
    }
    let existing = if request.force { ExistingFile::Replaced } else { ExistingFile::Kept };
    let place = FilePlace::at(&request.output, existing).map_err(fault)?;
    place.write(&bytes(request, opening)?).map_err(fault)?;
    cli::answer_bytes(&cli::path_line(place.path()))
}

/// The bytes of the file.
fn bytes(request: &ExportRequest, opening: Option<Opening>) -> Result<Vec<u8>, Failure> {
    let mut application = shown(request, opening);
    let export = Export {
        figure: figure_of(request.named),
        form: request.form(),
        scale: request.scale,
        theme: request.theme,
    };
    let size = vec2(request.size.width as f32, request.size.height as f32);
    let letters = if request.text { Letters::Text } else { Letters::Outlined };
    application
        .read_view(|view| figure::bytes(view, &export, size, letters))?
        .ok_or(Failure::NoTable(request.named.name()))
}

/// The window with the figure, once everything is searched and counted.
fn shown(request: &ExportRequest, opening: Option<Opening>) -> Application {
    let preferences = Preferences {
        language: request.language,
        theme: request.theme,
        opens_at: OpensAt::End,
        folds: ChosenFolds { desk: Folds::OPEN, ..ChosenFolds::default() },
        ..Preferences::default()
    };
    let model = Model::new(preferences, 0).opened_with(opening);
    let mut application = Application::of(model, Arc::new(|| {}));
    picture::finish(&mut application);
    let chosen = request.realm.map(|realm| Action::Choose(realm.into()));
    for action in chosen.into_iter().chain(stage(request.named)).chain(request.at.map(Action::Seek)) {
        application.act(action);
    }
    picture::finish(&mut application);
    application
}

const fn figure_of(named: Named) -> Figure {
    match named {
        Named::Window => Figure::Window,
        Named::Board => Figure::Board,
        Named::Frontier => Figure::Frontier,
        Named::Expanded => Figure::Expanded,
        Named::Time => Figure::Time,
        _ => Figure::Stage,
    }
}

/// The actions that show the figure on the stage.
fn stage(named: Named) -> Vec<Action> {
    let inside = |face| vec![Action::ShowStage(StageTab::Inside), Action::Inside(InsideAction::Face(face))];
    let race = |face| vec![Action::ShowStage(StageTab::Race), Action::Race(RaceAction::Face(face))];
    let heuristics = |face| {
        vec![Action::ShowStage(StageTab::Heuristics), Action::Heuristics(HeuristicsAction::Face(face))]
    };
    match named {
        Named::Window | Named::Board | Named::Frontier | Named::Expanded | Named::Time => Vec::new(),
        Named::Step => vec![Action::ShowStage(StageTab::Step)],
        Named::Map => vec![Action::ShowStage(StageTab::Map)],
        Named::Tree => inside(InsideFace::Tree),
        Named::Contours => inside(InsideFace::Contours),
        Named::Structure => inside(InsideFace::Structure),
        Named::Race => race(RaceFace::Lanes),
        Named::RaceTable => race(RaceFace::Table),
        Named::MustExpand => race(RaceFace::MustExpand),
        Named::Distances => heuristics(HeuristicsFace::Distances),
        Named::HOfBoard => heuristics(HeuristicsFace::Board),
        Named::Inadmissible => {
            let mut actions = heuristics(HeuristicsFace::Suboptimal);
            actions.push(Action::Heuristics(HeuristicsAction::FindCounterexample));
            actions
        }
        Named::Orders => heuristics(HeuristicsFace::Orders),
    }
}
