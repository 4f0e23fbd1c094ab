//! The keys of the stage's tabs: what each does, and what it is called in the tab's hint.

use egui::Key;

use crate::app::{Action, HeuristicsAction, Model, StageTab};

/// The key that leads to a tab. Reading has none: in most windows it is no tab.
pub const fn key(tab: StageTab) -> Option<Key> {
    match tab {
        StageTab::Step => Some(Key::F1),
        StageTab::Race => Some(Key::F2),
        StageTab::Map => Some(Key::F3),
        StageTab::Heuristics => Some(Key::F4),
        StageTab::Reading => None,
    }
}

/// The tab that a key leads to.
pub(super) fn tab(pressed_key: Key) -> Option<StageTab> {
    StageTab::ALL.into_iter().find(|tab| key(*tab) == Some(pressed_key))
}

/// The action of a tab's key: to show it; of the heuristics, where they are shown already, the next face.
pub(super) fn action(model: &Model, tab: StageTab) -> Action {
    match tab {
        StageTab::Heuristics if model.stage == tab => {
            Action::Heuristics(HeuristicsAction::Face(model.heuristics.face.next()))
        }
        StageTab::Step | StageTab::Race | StageTab::Map | StageTab::Heuristics | StageTab::Reading => {
            Action::ShowStage(tab)
        }
    }
}
