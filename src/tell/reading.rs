//! What must be said over a realm's page: that another heuristic is in force than the one it is about. And which line
//! of its source is lit.

use super::Narrator;
use crate::{app::view::View, lesson, words::names};

/// Which one is, and that the promise of the page is lost if it is; nothing where the page is true as it stands.
pub fn heuristic_now(narrator: Narrator<'_>) -> Vec<String> {
    let (words, model) = (narrator.words, narrator.view.model);
    let (Some(own), Some(other)) =
        (model.chosen.own_heuristic(), model.chosen.other_heuristic(&model.settings))
    else {
        return Vec::new();
    };
    let [now, own] = [other, own].map(|estimate| names::heuristic(words, estimate));
    let now = words.tell("lesson-heuristic-now", &[("estimate", now.into()), ("own", own.into())]);
    let loses = other.weight().is_some_and(|weight| !weight.is_one());
    let over = loses.then(|| words.say("lesson-heuristic-overestimates"));
    std::iter::once(now).chain(over).collect()
}

/// The line of the open file that the event of the moment lights, from 1. When the start is the goal no search
/// runs, and the source of a heuristic runs with those heuristics alone that are made of it.
pub fn lit_line(view: &View<'_>) -> Option<usize> {
    let model = view.model;
    let is_searched = !model.chosen.is_there_already(&model.puzzle);
    let in_force = model.chosen.heuristic(&model.settings);
    let is_run = model.source.is_run_with(in_force);
    let event = view.stage.scene.last.filter(|_| is_searched && is_run)?;
    lesson::line_of(model.source, event.kind())
}
