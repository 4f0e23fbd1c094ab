//! Names of realms, and their ideas in one line: both fit the heuristic that the realm searches with.
//!
//! Names and ideas of the informed realms mention their own heuristics. Where the settings put another in its place,
//! they mention that one instead: `A*, w = 3.0` and `h: 3.0 × Manhattan`.

use eight_realms_core::{
    heuristic::HeuristicKind,
    lane::LaneId,
    puzzle::Move,
    realm::{Realm, Settings, Waits},
};

use super::Words;

/// The name of the realm with this label; `other` is the heuristic that replaces the realm's own, if any.
pub fn realm(words: &Words, realm: &str, other: Option<HeuristicKind>) -> String {
    let Some(other) = other else { return words.say(format!("realm-{realm}-name")) };
    words.tell(format!("realm-{realm}-name-with"), &[("heuristic", brief(words, other).into())])
}

/// What a lane is called within a sentence: `realm 7`, `lane c`.
pub fn lane(words: &Words, lane: LaneId) -> String {
    words.tell(lane_message(lane, ["lane-of-realm", "lane-of-own"]), &[("label", lane.label().into())])
}

/// The same at the beginning of a sentence.
pub fn lane_first(words: &Words, lane: LaneId) -> String {
    let id = lane_message(lane, ["lane-of-realm-first", "lane-of-own-first"]);
    words.tell(id, &[("label", lane.label().into())])
}

/// What several lanes are called within a sentence, from their labels in a row: `realms 3, 6 and 7`, `lanes c and d`.
pub fn lanes(words: &Words, lanes: &[LaneId], labels: String) -> String {
    let Some(first) = lanes.first() else { return labels };
    let args = [("count", lanes.len().into()), ("labels", labels.into())];
    words.tell(lane_message(*first, ["lanes-of-realm", "lanes-of-own"]), &args)
}

fn lane_message(lane: LaneId, [of_realm, of_own]: [&'static str; 2]) -> &'static str {
    if lane.place().is_none() { of_realm } else { of_own }
}

/// The idea of a realm, or the heuristic that replaces the realm's own.
pub fn idea(words: &Words, realm: Realm, settings: &Settings) -> String {
    let Some(other) = realm.other_heuristic(settings) else {
        return words.say(format!("realm-{realm}-idea"));
    };
    words.tell("realm-idea-with", &[("heuristic", heuristic(words, other).into())])
}

/// The name of a heuristic, of the weighted one with its weight.
pub fn heuristic(words: &Words, kind: HeuristicKind) -> String {
    match kind {
        HeuristicKind::Weighted(weight) => {
            words.tell("heuristic-weighted-by", &[("w", weight.to_string().into())])
        }
        other => words.say(format!("heuristic-{}", other.name())),
    }
}

/// The shortest name of a heuristic, which is part of a realm's name.
fn brief(words: &Words, kind: HeuristicKind) -> String {
    let weight = kind.weight().map_or_else(String::new, |weight| weight.to_string());
    words.tell(format!("brief-heuristic-{}", kind.name()), &[("w", weight.into())])
}

/// The letter of a move behind an arrow in the direction of the blank, so that nobody needs to know that `u` is up.
pub fn with_arrow(by: Move) -> String {
    let arrow = match by {
        Move::Up => '↑',
        Move::Left => '←',
        Move::Right => '→',
        Move::Down => '↓',
    };
    format!("{arrow}{}", by.letter())
}

/// The ids of the notes on how a realm's boards expanded, successors generated and largest frontier are counted.
pub const fn conventions(realm: Realm) -> [&'static str; 3] {
    match realm.waits() {
        Waits::Table => ["rung-expanded-table", "rung-generated-note", "rung-frontier-note"],
        Waits::TwoQueues => ["rung-expanded-note", "rung-generated-note", "rung-frontier-both"],
        Waits::Deepening => ["rung-expanded-deep", "rung-generated-deep", "rung-frontier-deep"],
        Waits::Queue | Waits::OpenList(_) => {
            ["rung-expanded-note", "rung-generated-note", "rung-frontier-note"]
        }
    }
}

/// The id of the name of a realm's largest frontier or, without a frontier, of its longest path.
pub const fn peak_name(realm: Realm) -> &'static str {
    if realm.is_deepening() { "rung-path" } else { "rung-frontier" }
}
