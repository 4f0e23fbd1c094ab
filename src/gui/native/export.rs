//! The command `export`: a figure of a moment, or its table, as a file.

use std::process::ExitCode;

use egui::vec2;
use eight_realms_app::{
    desk::{
        effect::{ExistingFile, FileNotWritten},
        figure::{Export, Figure},
        film::{FilmAlong, Frames, MOST_FRAMES},
        screen::StageTab,
    },
    export::film,
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::Action,
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
        film::{Film, Step},
    },
};

/// Serves the command line: draws the figure, writes it, and prints its absolute path alone; for the file `-`, prints
/// the file itself. If that fails, prints the reason in this language.
pub fn answer(request: &ExportRequest, opening: Option<Opening>, language: Language) -> ExitCode {
    cli::code_of(|| Words::for_documents(language), write(request, opening))
}

/// Checks that the file can be written before anything is searched and drawn.
fn write(request: &ExportRequest, opening: Option<Opening>) -> Result<(), Failure> {
    if let Some(ending) = request.unknown_ending() {
        return Err(Failure::NoForm(ending));
    }
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
    let is_film = request.named == Named::Film || request.from.is_some();
    if request.form().is_film() != is_film {
        return Err(Failure::NoFilm);
    }
    if is_film {
        return film(request, &mut application);
    }
    let export = Export {
        figure: figure_of(request.named),
        form: request.form(),
        scale: request.scale(),
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
    let mut application = picture::opened(request.language, request.theme, opening);
    picture::finish(&mut application);
    let chosen = request.realm.map(|realm| Action::Choose(realm.into()));
    for action in chosen.into_iter().chain(stage(request.named)).chain(request.at.map(Action::Seek)) {
        application.act(action);
    }
    picture::finish(&mut application);
    application
}

/// Frames of the solution, or of a range of events, one after another.
fn film(request: &ExportRequest, application: &mut Application) -> Result<Vec<u8>, Failure> {
    let end = application.read_view(film::end);
    let (along, first, last) = match (request.from, application.model().chosen_lane().path()) {
        (Some(from), _) => {
            let to = request.to.unwrap_or(end).min(end);
            if from > to {
                return Err(Failure::NoFrames { from, to });
            }
            (FilmAlong::Timeline, from, to)
        }
        (None, Some(path)) => (FilmAlong::Solution, 0, path.len() as u64),
        (None, None) => return Err(Failure::NoSolution),
    };
    let frames = Frames { along, first, last, stride: 1 };
    if frames.count() > MOST_FRAMES {
        return Err(Failure::LongFilm(frames.count()));
    }
    let figure = match (along, request.named) {
        (FilmAlong::Timeline, Named::Film) => Figure::Board,
        (_, named) => figure_of(named),
    };
    if application.read_view(|view| film::frames(view, figure)).is_none() {
        return Err(Failure::NoFilmOf(request.named.name()));
    }
    let export = Export { figure, form: request.form(), scale: request.scale(), theme: request.theme };
    let size = vec2(request.size.width as f32, request.size.height as f32);
    let mut film = Film::of(application.model().clone(), export, frames, size);
    let bar = cli::progress_bar(&Words::for_documents(request.language), 100);
    loop {
        if let Step::Done(bytes) = film.step()? {
            bar.finish_and_clear();
            return Ok(bytes);
        }
        bar.set_position(film.percent());
    }
}

const fn figure_of(named: Named) -> Figure {
    match named {
        Named::Window => Figure::Window,
        Named::Board => Figure::Board,
        Named::Film => Figure::Film,
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
        Named::Step | Named::Film => vec![Action::ShowStage(StageTab::Step)],
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
