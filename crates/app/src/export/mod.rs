//! What can be taken along: figures of what is shown as pictures, and their figures as tables. The window shows them as
//! they will be, draws them and writes them; everything that is covered on the screen is covered here.

pub mod film;
pub mod sentences;
mod tables;

use crate::{
    desk::{
        camera::{MapCamera, TreeCamera},
        figure::{Export, Figure, Form},
        screen::StageTab,
    },
    heuristics::HeuristicsFace,
    inside::InsideFace,
    lab::LabFace,
    model::Seen,
    race::RaceFace,
    view::View,
};

pub use tables::{markdown, rows, table, text};

/// Whether there is such a figure now.
pub fn is_offered(figure: Figure, view: &View<'_>) -> bool {
    match figure {
        Figure::Question => view.model.has_question(),
        Figure::Results => view.model.questions.answered() > 0,
        Figure::Film => film::frames(view, figure).is_some(),
        Figure::Part => shows_part(&view.model),
        // A question is in their place, and an axis would say how long the search is.
        Figure::Frontier | Figure::Expanded | Figure::Time => !view.model.has_open_question(),
        Figure::Window | Figure::Stage | Figure::Board => true,
    }
}

/// The forms in which it can be saved.
pub fn forms(figure: Figure, view: &View<'_>) -> Vec<Form> {
    let has_pictures = !matches!(figure, Figure::Results | Figure::Film);
    let pictures = [Form::Png, Form::Svg].into_iter().filter(|_| has_pictures);
    let tables = [Form::Csv, Form::Markdown].into_iter().filter(|_| tables::has_table(view, figure));
    let films = [Form::Gif, Form::Apng].into_iter().filter(|_| film::frames(view, figure).is_some());
    pictures.chain(tables).chain(films).collect()
}

/// Whether the stage shows a part of a tree or a map, which is enlarged.
fn shows_part(model: &Seen<'_>) -> bool {
    match model.stage {
        StageTab::Map => model.map.camera != MapCamera::WHOLE,
        StageTab::Inside => {
            model.inside.shown_face(model) == Some(InsideFace::Tree)
                && model.inside.camera != TreeCamera::WHOLE
        }
        StageTab::Step | StageTab::Reading | StageTab::Race | StageTab::Heuristics | StageTab::Lab => false,
    }
}

/// What the stage shows, as a word in the names of files: `race-table`, `tree`, `distances`.
pub fn word(figure: Figure, view: &View<'_>) -> &'static str {
    let model = &view.model;
    match figure {
        Figure::Stage => {}
        Figure::Part if model.stage == StageTab::Map => return "map-part",
        Figure::Part => return "tree-part",
        Figure::Window
        | Figure::Board
        | Figure::Film
        | Figure::Frontier
        | Figure::Expanded
        | Figure::Time
        | Figure::Question
        | Figure::Results => return figure.name(),
    }
    match model.stage {
        StageTab::Step | StageTab::Reading => "step",
        StageTab::Map => "map",
        StageTab::Inside => match view.inside.as_ref().map(|inside| inside.face) {
            Some(InsideFace::Contours) => "contours",
            Some(InsideFace::Structure) => "structure",
            Some(InsideFace::Tree) | None => "tree",
        },
        StageTab::Race => match model.race.shown_face(model) {
            RaceFace::Lanes => "race",
            RaceFace::Table => "race-table",
            RaceFace::MustExpand => "must-expand",
        },
        StageTab::Heuristics => match model.heuristics.face {
            HeuristicsFace::Distances => "distances",
            HeuristicsFace::Board => "h-of-board",
            HeuristicsFace::Suboptimal => "inadmissible",
            HeuristicsFace::Orders => "orders",
        },
        StageTab::Lab => match (&model.lab.run, model.lab.face) {
            (_, LabFace::Check) => "facts",
            (None, _) | (_, LabFace::SetUp) => "lab",
            (_, LabFace::Table) => "lab-table",
            (_, LabFace::Plot) => model.lab.plot.figure(),
        },
    }
}

/// What is saved unless something else is chosen: the figure that is looked at, in the form of the last one.
pub fn looked_at(model: Seen<'_>) -> Export {
    let figure = match () {
        () if model.has_question() => Figure::Question,
        () if model.shows_plots_in_stage() => model.plot.into(),
        () if shows_part(&model) => Figure::Part,
        () => Figure::Stage,
    };
    Export { figure, ..model.export.export }
}

/// What is saved now: the chosen figure in the chosen form, as far as there are such ones.
pub fn in_force(view: &View<'_>) -> Export {
    let chosen = view.model.export.export;
    let figure = if is_offered(chosen.figure, view) { chosen.figure } else { Figure::Stage };
    let forms = forms(figure, view);
    let is_there = forms.contains(&chosen.form);
    let form = if is_there { chosen.form } else { forms.first().copied().unwrap_or_default() };
    Export { figure, ..chosen.in_form(form) }
}

/// The path that the figure gives its file, in the folder of the one before; `None` if another one is typed.
pub fn named_path(view: &View<'_>) -> Option<String> {
    let draft = view.model.export;
    let name = || format!("{}{}", draft.folder, sentences::file_name(view, &in_force(view)));
    draft.file.path.is_empty().then(name)
}

/// The path of the file: as typed, or as the figure names it, with a number if that path is taken.
pub fn path(view: &View<'_>) -> String {
    let draft = view.model.export;
    let Some(named) = named_path(view) else { return draft.file.path.clone() };
    draft.proposed(&named).map_or(named, str::to_owned)
}
