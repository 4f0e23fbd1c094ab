//! The note over a realm's page if the heuristic in force is not the page's own, and the highlighted line of the
//! realm's source.

use eight_realms_core::ask::QuestionKind;

use crate::{
    desk::{here::Here, narrator::Narrator, seen::SeenDesk},
    page,
    words::names,
};

/// The note on the heuristic in force, and a warning if the guarantee of the page is lost with it; empty where the page
/// applies as it is.
pub fn heuristic_now(narrator: Narrator<'_>) -> Vec<String> {
    let (words, model) = (narrator.words, narrator.seen);
    let (Some(own), Some(other)) =
        (model.chosen.own_heuristic(), model.chosen.other_heuristic(&model.chosen_settings()))
    else {
        return Vec::new();
    };
    let [now, own] = [other, own].map(|heuristic| names::heuristic(words, heuristic));
    let now = words.tell("page-heuristic-now", &[("heuristic", now.into()), ("own", own.into())]);
    let overestimates = other.weight().is_some_and(|weight| !weight.is_one());
    let warning = overestimates.then(|| words.say("page-heuristic-overestimates"));
    std::iter::once(now).chain(warning).collect()
}

/// The line of the open file, from 1, that the last event highlights. `None` when the start is the goal, because no
/// search runs, and in the source of a heuristic that is not in use.
pub fn highlighted_line(model: SeenDesk<'_>, here: &Here) -> Option<usize> {
    // A question about the code is answered from all lines, so none is highlighted.
    if model.veil().is_some_and(|veil| veil.kind == QuestionKind::Code) {
        return None;
    }
    let is_searched = !model.chosen.is_there_already(&model.puzzle);
    let in_force = model.chosen.heuristic(&model.chosen_settings());
    let is_run = model.source.is_run_with(in_force);
    let event = here.scene.last.filter(|_| is_searched && is_run)?;
    page::line_of(model.source, event.kind())
}
