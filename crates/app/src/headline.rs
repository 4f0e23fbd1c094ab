//! The one sentence over the stage: why the search did what it just did; in a race, its standings, after the bet on it; on
//! the walk along the solution, its last move.

use crate::{desk::here::Phase, questions::card, race, step, timeline, view::View, words::Words};

pub fn sentence(view: &View<'_>, words: &Words) -> String {
    let narrator = view.narrator(words);
    if narrator.seen.is_walking() {
        return timeline::sentences::solution_sentence(narrator);
    }
    let of_the_race = view.race.as_ref().and_then(|race| race::sentences::sentence(race, narrator));
    let bet = card::bet(narrator, view.model.questions);
    let sentence = of_the_race.unwrap_or_else(|| step::sentences::why(narrator));
    bet.into_iter().chain([sentence]).collect::<Vec<_>>().join(words.language().between_sentences())
}

/// The id of the note on how the figures in the sentence are counted, if it has any.
pub fn convention(view: &View<'_>, words: &Words) -> Option<&'static str> {
    let (model, phase) = (view.model.desk, view.stage.phase);
    let narrator = view.narrator(words);
    if model.is_walking() {
        return Some("race-column-moves-note");
    }
    if model.is_racing() && phase != Phase::AnsweredByParity {
        return Some(race::sentences::lanes::notes(model.together.measure, model.surroundings.runs_in)[0]);
    }
    match phase {
        Phase::Before => None,
        Phase::AnsweredByParity => Some("inversions-note"),
        Phase::Searching | Phase::Solved | Phase::Exhausted => {
            Some(if narrator.has_costs() { narrator.score_note() } else { "layers-note" })
        }
    }
}
