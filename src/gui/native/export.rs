//! The command `export`: a figure of a moment, or its table, as a file.

use std::{process::ExitCode, time::Duration};

use egui::vec2;
use eight_realms_app::{
    desk::{
        action::SolutionAction,
        effect::{ExistingFile, FileNotWritten},
        figure::{Export, Figure, Form},
        screen::StageTab,
    },
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::Action,
    race::{RaceAction, RaceFace},
    words::{Language, Words},
};
use eight_realms_core::replay::moment::Opening;

use super::picture;
use crate::{
    cli::{self, ExportRequest, Failure, MOST_FRAMES, Named},
    file::FilePlace,
    gui::{
        Application,
        export::{
            figure::{self, Drawn},
            svg::Letters,
        },
        raster::film::{FilmFormat, FirstPass},
    },
};

/// Time that a film of a solution, or of events, shows a frame.
const MOVE: Duration = Duration::from_millis(600);
const EVENT: Duration = Duration::from_millis(150);

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
    let (first, last) = match (request.from, application.model().chosen_lane().path()) {
        (Some(from), _) => {
            (from, request.to.unwrap_or(application.model().chosen_lane().recording.len()).max(from))
        }
        (None, Some(path)) => (0, path.len() as u64),
        (None, None) => return Err(Failure::NoSolution),
    };
    let is_solution = request.from.is_none();
    let count = last - first + 1;
    if count > MOST_FRAMES {
        return Err(Failure::LongFilm(count));
    }
    if is_solution {
        application.act(Action::Solution(SolutionAction::Open));
    }
    let figure = if request.named == Named::Film { Figure::Board } else { figure_of(request.named) };
    let export = Export { figure, form: Form::Png, scale: request.scale, theme: request.theme };
    let size = vec2(request.size.width as f32, request.size.height as f32);
    let mut frame = |number: usize| {
        let at = first + number as u64;
        application.act(if is_solution {
            Action::Solution(SolutionAction::GoTo(at as usize))
        } else {
            Action::Seek(at)
        });
        // What slides has arrived.
        application.act(Action::Tick(1.0));
        application.read_view(|view| Drawn::of(view, &export, size)).image()
    };
    let count = count as usize;
    let format = if request.form() == Form::Apng { FilmFormat::Apng } else { FilmFormat::Gif };
    let mut pass = FirstPass::new(format, &frame(0));
    for number in FirstPass::numbers(count).into_iter().skip(1) {
        pass.add(number, &frame(number))?;
    }
    let words = Words::for_documents(request.language);
    let bar = cli::progress_bar(&words, count as u64);
    let mut bytes = Vec::new();
    let mut writer = pass.into_writer(&mut bytes, count)?;
    for number in 0..count {
        writer.push(&frame(number), if is_solution { MOVE } else { EVENT })?;
        bar.inc(1);
    }
    writer.finish()?;
    bar.finish_and_clear();
    Ok(bytes)
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
