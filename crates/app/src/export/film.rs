//! Films of what can be saved: which figures have one, and what leads to each of its frames.

use crate::{
    desk::{
        action::SolutionAction,
        figure::Figure,
        film::{FilmAlong, Frames, MOST_FRAMES},
    },
    model::Action,
    view::View,
};

/// The frames of a film of a figure; `None` if there is none: a question would have to be in each of them, and a solution
/// that is covered or not there cannot be shown. Of a timeline that is covered, no more is shown than has been seen.
pub fn frames(view: &View<'_>, figure: Figure) -> Option<Frames> {
    let model = view.model;
    if model.has_question() {
        return None;
    }
    match figure {
        Figure::Film => {
            let moves = model.chosen_lane().path()?.len() as u64;
            Some(Frames::at_most(MOST_FRAMES, FilmAlong::Solution, 0, moves))
        }
        Figure::Window
        | Figure::Stage
        | Figure::Part
        | Figure::Board
        | Figure::Frontier
        | Figure::Expanded
            if view.heuristics.is_none() && view.lab.is_none() =>
        {
            Some(model.export.range.frames(end(view)))
        }
        _ => None,
    }
}

/// The last place of the timeline that may be shown.
pub fn end(view: &View<'_>) -> u64 {
    let model = view.model;
    if !model.is_racing() {
        view.timeline.events
    } else if model.covers_race() {
        view.timeline.at
    } else {
        model.longest_cost().max(view.timeline.at)
    }
}

/// What leads to frame `number`, from 0.
pub fn actions(frames: &Frames, number: u64) -> Vec<Action> {
    let place = frames.place(number);
    match frames.along {
        // What slides has arrived.
        FilmAlong::Solution => {
            vec![Action::Solution(SolutionAction::GoTo(place as usize)), Action::Tick(1.0)]
        }
        FilmAlong::Timeline => vec![Action::Seek(place)],
    }
}
