//! The note over a realm's page if another heuristic is in force than the one it is about, and the highlighted line
//! of its source.

use super::TextContext;
use crate::{app::view::View, ask::QuestionKind, page, words::names};

/// Which one is, and that the guarantee of the page is lost if it is; nothing where the page applies as it is.
pub fn heuristic_now(narrator: TextContext<'_>) -> Vec<String> {
    let (words, model) = (narrator.words, narrator.view.model);
    let (Some(own), Some(other)) =
        (model.chosen.own_heuristic(), model.chosen.other_heuristic(&model.settings))
    else {
        return Vec::new();
    };
    let [now, own] = [other, own].map(|heuristic| names::heuristic(words, heuristic));
    let now = words.tell("page-heuristic-now", &[("heuristic", now.into()), ("own", own.into())]);
    let overestimates = other.weight().is_some_and(|weight| !weight.is_one());
    let warning = overestimates.then(|| words.say("page-heuristic-overestimates"));
    std::iter::once(now).chain(warning).collect()
}

/// The line of the open file that the event of the moment highlights, from 1. When the start is the goal no search
/// runs, and the source of a heuristic runs with those heuristics alone that are made of it.
pub fn highlighted_line(view: &View<'_>) -> Option<usize> {
    let model = view.model;
    // Which line reports the next event is found from all of them.
    if model.questions.open().is_some_and(|question| question.question.kind == QuestionKind::Code) {
        return None;
    }
    let is_searched = !model.chosen.is_there_already(&model.puzzle);
    let in_force = model.chosen.heuristic(&model.settings);
    let is_run = model.source.is_run_with(in_force);
    let event = view.stage.scene.last.filter(|_| is_searched && is_run)?;
    page::line_of(model.source, event.kind())
}
