//! The menu of settings: what is set, and the action of each choice.

use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    realm::Settings,
};

use crate::{desk::action::SettingsAction, words::Words};

/// Whether the settings differ from the defaults. Parity is left out: it is set anew for each puzzle.
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

/// The weight that the weighted heuristic has, or would have: the one selected in the heuristics tab.
pub fn weight(settings: &Settings, selected: Weight) -> Weight {
    weight_in_force(settings).unwrap_or(selected)
}

/// The weight of the heuristic that is set, if it has one.
pub fn weight_in_force(settings: &Settings) -> Option<Weight> {
    settings.heuristic.and_then(HeuristicKind::weight)
}

/// The weight that searches use, if it differs from the selected one.
pub fn weight_in_use(settings: &Settings, selected: Weight) -> Option<Weight> {
    weight_in_force(settings).filter(|in_force| *in_force != selected)
}

/// The weight in force in words, and the text of the control that makes searches use the selected one.
pub fn weight_lines(words: &Words, in_force: Weight, selected: Weight) -> [String; 2] {
    let tell = |id, weight: Weight| words.tell(id, &[("w", weight.to_string().into())]);
    [tell("heuristics-weight-searched", in_force), tell("heuristics-weight-search", selected)]
}

/// Every heuristic that can be set: each realm's own first, the weighted one with its weight.
pub fn heuristics(words: &Words, settings: &Settings, selected: Weight) -> Vec<(String, SettingsAction)> {
    let own = (words.say("heuristic-own"), SettingsAction::Heuristic(None));
    let others = HeuristicKind::ESTIMATES.map(|heuristic| {
        let name = words.say(format!("heuristic-{}", heuristic.name()));
        let weighted = heuristic.weight().map(|_| HeuristicKind::Weighted(weight(settings, selected)));
        (name, SettingsAction::Heuristic(Some(weighted.unwrap_or(heuristic))))
    });
    std::iter::once(own).chain(others).collect()
}
