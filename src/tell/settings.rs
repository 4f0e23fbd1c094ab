//! The menu of settings: what is set, and what each choice asks for.

use super::Narrator;
use crate::{
    app::{Model, SettingsAction},
    heuristic::{HeuristicKind, Weight},
    realm::Settings,
    words::Words,
};

/// Whether a search is not what it is at first. Parity has its own place: it is asked anew for each puzzle.
pub fn is_changed(settings: &Settings) -> bool {
    *settings != Settings { parity: settings.parity, ..Settings::default() }
}

/// Whether a choice is what is set now.
pub fn is_set(settings: &Settings, action: SettingsAction) -> bool {
    match action {
        SettingsAction::Order(order) => settings.order == order,
        SettingsAction::Tie(tie) => settings.tie == tie,
        SettingsAction::TieOrder(order) => settings.tie_order == order,
        SettingsAction::Heuristic(heuristic) => settings.heuristic == heuristic,
        SettingsAction::Reset => false,
    }
}

/// The weight that the weighted estimate has, or would have.
pub fn weight(model: &Model) -> Weight {
    weight_in_force(model).unwrap_or(model.heuristics.weight)
}

/// The weight of the estimate that is set, if it has one.
pub fn weight_in_force(model: &Model) -> Option<Weight> {
    model.settings.heuristic.and_then(HeuristicKind::weight)
}

/// The weight that searches use, where it is another than the one that is looked at.
pub fn weight_searched(model: &Model) -> Option<Weight> {
    weight_in_force(model).filter(|searched| *searched != model.heuristics.weight)
}

/// That weight in words, and what lets searches use the one that is looked at.
pub fn weight_lines(words: &Words, searched: Weight, seen: Weight) -> [String; 2] {
    let tell = |id, weight: Weight| words.tell(id, &[("w", weight.to_string().into())]);
    [tell("heuristics-weight-searched", searched), tell("heuristics-weight-search", seen)]
}

/// Every estimate that can be set: each realm's own first, the weighted one with its weight.
pub fn heuristics(narrator: Narrator<'_>) -> Vec<(String, SettingsAction)> {
    let own = (narrator.words.say("heuristic-own"), SettingsAction::Heuristic(None));
    let others = HeuristicKind::ALL.map(|estimate| {
        let name = narrator.words.say(&format!("heuristic-{}", estimate.name()));
        let weighted = estimate.weight().map(|_| HeuristicKind::Weighted(weight(narrator.view.model)));
        (name, SettingsAction::Heuristic(Some(weighted.unwrap_or(estimate))))
    });
    std::iter::once(own).chain(others).collect()
}
