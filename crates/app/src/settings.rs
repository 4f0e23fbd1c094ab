//! The menu of settings: what is set.

use eight_realms_core::{realm::Settings, trace::GoalTest};

use crate::desk::action::SettingsAction;

/// Whether the conventions differ from the usual ones. Parity is left out: it is set anew for each puzzle.
pub fn is_changed(settings: &Settings) -> bool {
    *settings != Settings { parity: settings.parity, ..Settings::default() }
}

/// Whether a choice is what is set now.
pub fn is_set(settings: &Settings, action: SettingsAction) -> bool {
    match action {
        SettingsAction::Order(order) => settings.order == order,
        SettingsAction::Tie(tie) => settings.tie == tie,
        SettingsAction::TieOrder(order) => settings.tie_order == order,
        SettingsAction::GoalTest(test) => settings.goal_test.unwrap_or(GoalTest::Generated) == test,
        SettingsAction::Conventions(conventions) => {
            *settings == Settings { parity: settings.parity, ..conventions.settings() }
        }
    }
}
