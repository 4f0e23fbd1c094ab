//! The notes over a page if the chosen lane does not search as the page says, and the highlighted line of its source.

use eight_realms_core::{ask::QuestionKind, heuristic::HeuristicKind, lane::Lane, realm::Evaluation};

use crate::{
    desk::{here::Here, narrator::Narrator, seen::SeenDesk},
    page::{self, Page},
    words::{lanes, names},
};

/// Which of one's own lanes is chosen: its letter, its name, its f; `None` for a realm, and on the page of no single search.
pub fn lane(narrator: Narrator<'_>, page: Page) -> Option<String> {
    let (words, model) = (narrator.words, narrator.seen);
    if page == Page::Lab {
        return None;
    }
    let (id, own) = (model.chosen, model.own_lanes());
    let place = id.place()?;
    let args = [
        ("lane", names::lane_first(words, id).into()),
        ("name", lanes::name(words, &own, place).into()),
        ("formula", lanes::formula(words, own.get(place)?).into()),
    ];
    Some(words.tell("page-lane", &args))
}

/// What the chosen lane does otherwise than the page says, and a warning if the guarantee of the page is lost with it;
/// empty where the page applies as it is.
pub fn differences(narrator: Narrator<'_>, page: Page) -> Vec<String> {
    let (words, model) = (narrator.words, narrator.seen);
    let settings = model.chosen_settings();
    let lane = Lane::of(model.chosen.realm, settings);
    if page.is_about(&lane) {
        return Vec::new();
    }
    let differences = lanes::otherwise(words, &lane);
    let told = differences
        .into_iter()
        .reduce(|all, one| words.tell("page-differs-more", &[("all", all.into()), ("one", one.into())]));
    let told = told.map(|what| words.tell("page-differs", &[("what", what.into())]));
    let weight = model.chosen.heuristic(&settings).and_then(HeuristicKind::weight);
    let can_be_longer = weight.is_some_and(|weight| !weight.is_one())
        || settings.evaluation == Evaluation::HeuristicAlone
        || settings.depth_limit.is_some();
    let warning = can_be_longer.then(|| words.say("page-longer"));
    told.into_iter().chain(warning).collect()
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
