//! The keys of the stage's tabs: what each does, and what it is called in the tab's hint.

use egui::Key;

use crate::app::{Action, HeuristicsAction, InsideAction, Model, StageTab};

/// The function key that leads to a tab. The inside has a letter; reading has none: in most windows it is no tab.
pub const fn key(tab: StageTab) -> Option<Key> {
    match tab {
        StageTab::Step => Some(Key::F1),
        StageTab::Race => Some(Key::F2),
        StageTab::Map => Some(Key::F3),
        StageTab::Heuristics => Some(Key::F4),
        StageTab::Inside | StageTab::Reading => None,
    }
}

/// The tab that a key leads to.
pub(super) fn tab(pressed_key: Key) -> Option<StageTab> {
    StageTab::ALL.into_iter().find(|tab| key(*tab) == Some(pressed_key))
}

/// The action of a tab's key: to show it; of the heuristics and of the inside, where they are shown already,
/// the next face.
pub(super) fn action(model: &Model, tab: StageTab) -> Action {
    match tab {
        StageTab::Heuristics if model.stage == tab => {
            Action::Heuristics(HeuristicsAction::Face(model.heuristics.face.next()))
        }
        StageTab::Inside if model.stage == tab => {
            Action::Inside(InsideAction::Face(model.inside.face.next(model.chosen)))
        }
        StageTab::Step
        | StageTab::Inside
        | StageTab::Race
        | StageTab::Map
        | StageTab::Heuristics
        | StageTab::Reading => Action::ShowStage(tab),
    }
}
