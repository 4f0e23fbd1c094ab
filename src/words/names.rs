//! What a realm is called, and its idea in one line: both fit the heuristic that it searches with.
//!
//! Names and ideas of the informed realms mention their own heuristics. Where the settings put another in its place,
//! they mention that one instead: `A*, w = 3.0` and `h: 3.0 × Manhattan`.

use super::Words;
use crate::{
    heuristic::HeuristicKind,
    puzzle::Move,
    realm::{Realm, Settings},
};

/// The name of the realm with this label, which searches with another heuristic than its own, if with any.
pub fn realm(words: &Words, realm: &str, other: Option<HeuristicKind>) -> String {
    let Some(other) = other else { return words.say(format!("realm-{realm}-name")) };
    words.tell(format!("realm-{realm}-name-with"), &[("heuristic", brief(words, other).into())])
}

/// Its idea; or the heuristic that replaces its own.
pub fn idea(words: &Words, realm: Realm, settings: &Settings) -> String {
    let Some(other) = realm.other_heuristic(settings) else {
        return words.say(format!("realm-{realm}-idea"));
    };
    words.tell("realm-idea-with", &[("heuristic", heuristic(words, other).into())])
}

/// A heuristic, the weighted one with its weight.
pub fn heuristic(words: &Words, kind: HeuristicKind) -> String {
    match kind {
        HeuristicKind::Weighted(weight) => {
            words.tell("heuristic-weighted-by", &[("w", weight.to_string().into())])
        }
        other => words.say(format!("heuristic-{}", other.name())),
    }
}

/// As short as it can be: part of a name.
fn brief(words: &Words, kind: HeuristicKind) -> String {
    let weight = kind.weight().map_or_else(String::new, |weight| weight.to_string());
    words.tell(format!("brief-heuristic-{}", kind.name()), &[("w", weight.into())])
}

/// The letter of a move behind an arrow in the direction of the blank: that `u` is up need not be known.
pub fn with_arrow(by: Move) -> String {
    let arrow = match by {
        Move::Up => '↑',
        Move::Left => '←',
        Move::Right => '→',
        Move::Down => '↓',
    };
    format!("{arrow}{}", by.letter())
}
