//! What can be saved in words: names of figures and files, how figures are counted, and what is beside them.

use crate::{
    desk::{
        figure::{Export, Figure},
        film::{FilmAlong, Filming, Frames},
        notice,
        preferences::PlotName,
    },
    headline,
    lab::{self, view::LabView},
    plots::sentences,
    race::{RaceFace, table::TableTime},
    view::View,
    words::{Words, figures},
};

use super::word;

/// The name of a figure: for the stage, that of what it shows.
pub fn name(view: &View<'_>, words: &Words, figure: Figure) -> String {
    words.say(format!("figure-{}", word(figure, view)))
}

/// The title of a picture: the figure, and the lane if it shows one alone.
pub fn title(view: &View<'_>, words: &Words, figure: Figure) -> String {
    let name = name(view, words, figure);
    let is_of_lane = match figure {
        Figure::Stage | Figure::Part => {
            !view.model.is_racing() && view.heuristics.is_none() && view.lab.is_none()
        }
        Figure::Board | Figure::Film | Figure::Question => true,
        Figure::Window | Figure::Frontier | Figure::Expanded | Figure::Time | Figure::Results => false,
    };
    if is_of_lane {
        let lane = view.narrator(words).name(view.model.chosen);
        words.tell("figure-of-lane", &[("figure", name.into()), ("lane", lane.into())])
    } else {
        name
    }
}

/// The sentence of the moment, if the figure shows a moment of a search.
pub fn sentence(view: &View<'_>, words: &Words, figure: Figure) -> Option<String> {
    let shows_moment = matches!(figure, Figure::Stage | Figure::Part | Figure::Board | Figure::Film);
    let shows_many = view.heuristics.is_some() || view.lab.is_some();
    (shows_moment && !shows_many).then(|| headline::sentence(view, words))
}

/// How the figures of a picture are counted, if that is not said in it.
pub fn convention(view: &View<'_>, words: &Words, figure: Figure) -> Option<String> {
    let narrator = view.narrator(words);
    let plot = |plot| {
        let [title, value] = match plot {
            PlotName::Frontier => ["plot-frontier-note", "plot-frontier-axis-note"],
            PlotName::Expanded => return words.say(sentences::expanded_axis(narrator, view.plots.clock).1),
            PlotName::Time => return words.say("plot-time-note"),
        };
        [words.say(title), words.say(value)].join(words.language().between_sentences())
    };
    match figure {
        Figure::Window | Figure::Results => None,
        Figure::Frontier => Some(plot(PlotName::Frontier)),
        Figure::Expanded => Some(plot(PlotName::Expanded)),
        Figure::Time => Some(plot(PlotName::Time)),
        Figure::Board | Figure::Film if view.model.is_walking() => None,
        Figure::Stage if view.lab.is_some() => match &view.lab {
            Some(LabView::Results(results)) => {
                Some(lab::sentences::below_picture(words, view.model.lab, results))
            }
            Some(LabView::SetUp(_) | LabView::Check) | None => None,
        },
        Figure::Stage if view.race.is_some() => race(view, words),
        Figure::Stage | Figure::Part | Figure::Board | Figure::Film | Figure::Question => {
            headline::convention(view, words).map(|id| words.say(id))
        }
    }
}

/// How the figures of the face that the race shows are counted: the table in the end has those of the table of realm 3.
fn race(view: &View<'_>, words: &Words) -> Option<String> {
    let (race, model) = (view.model.race, &view.model);
    let face = race.shown_face(model);
    let id = match (headline::convention(view, words)?, face, race.shown_table_time(model.desk)) {
        (_, RaceFace::Table, TableTime::InTheEnd) => "race-column-expanded-note",
        (_, RaceFace::MustExpand, _) => "race-must-expand-symbols",
        (usual, RaceFace::Lanes | RaceFace::Table, _) => usual,
    };
    Some(words.say(id))
}

/// The puzzle and the moment, as the last line of a picture; of the laboratory, its experiment.
pub fn moment(view: &View<'_>) -> String {
    if let Some(run) = view.lab.as_ref().and(view.model.lab.run.as_ref()) {
        return lab::sentences::experiment(run.prepared.experiment());
    }
    let puzzle = &view.model.puzzle;
    format!("{} → {} · {}", puzzle.start, puzzle.goal, view.model.desk.moment_line())
}

/// What a film shows, and for how long.
pub fn film(view: &View<'_>, words: &Words, frames: &Frames) -> String {
    let (stride, racing) = (frames.stride, view.model.is_racing());
    let every = match frames.along {
        FilmAlong::Solution => "film-moves",
        FilmAlong::Timeline if racing => "film-every-position",
        FilmAlong::Timeline => "film-every-event",
    };
    let every = words.tell(every, &[("stride", stride.into()), ("number", figures::grouped(stride).into())]);
    let seconds = frames.duration().as_secs().to_string();
    let long = words.tell("film-seconds", &[("frames", frames.count().into()), ("seconds", seconds.into())]);
    [every, long].join(words.language().between_sentences())
}

/// How far a film is made.
pub fn filming(words: &Words, filming: &Filming) -> String {
    if filming.made.is_some() {
        return words.say("film-unsaved");
    }
    match filming.forecast {
        Some(bytes) if filming.is_waiting() => notice::sentences::large_film(bytes, words),
        Some(bytes) => {
            let size = figures::bytes(bytes as f64);
            words.tell("film-made-of", &[("percent", filming.percent.into()), ("size", size.into())])
        }
        None => words.tell("film-made", &[("percent", filming.percent.into())]),
    }
}

/// The name of a file: `race-table-23415x768.csv`, `tree-23415x768-7.svg`.
pub fn file_name(view: &View<'_>, export: &Export) -> String {
    let Export { figure, form, .. } = *export;
    // Results and experiments are of many puzzles.
    let is_of_many = figure == Figure::Results || (figure == Figure::Stage && view.lab.is_some());
    let start = (!is_of_many).then(|| view.model.puzzle.start.letters());
    let lane = match figure {
        Figure::Stage if view.model.is_racing() || view.heuristics.is_some() || view.lab.is_some() => None,
        Figure::Stage | Figure::Part | Figure::Board | Figure::Film | Figure::Question => {
            Some(view.model.chosen.label().to_owned())
        }
        Figure::Window | Figure::Frontier | Figure::Expanded | Figure::Time | Figure::Results => None,
    };
    let parts = [word(figure, view).to_owned()].into_iter().chain(start).chain(lane);
    format!("{}.{}", parts.collect::<Vec<_>>().join("-"), form.ending())
}
