//! What must be said over a realm's page: that another estimate is in force than the one it is about.

use super::Narrator;
use crate::words::names;

/// Which one is, and that the promise of the page is lost if it is; nothing where the page is true as it stands.
pub fn estimate_now(narrator: Narrator<'_>) -> Vec<String> {
    let (words, model) = (narrator.words, narrator.view.model);
    let (Some(own), Some(other)) =
        (model.chosen.own_estimate(), model.chosen.other_estimate(&model.settings))
    else {
        return Vec::new();
    };
    let [now, own] = [other, own].map(|estimate| names::estimate(words, estimate));
    let now = words.tell("lesson-estimate-now", &[("estimate", now.into()), ("own", own.into())]);
    let loses = other.weight().is_some_and(|weight| !weight.is_one());
    let over = loses.then(|| words.say("lesson-estimate-too-much"));
    std::iter::once(now).chain(over).collect()
}
