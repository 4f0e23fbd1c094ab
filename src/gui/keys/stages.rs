//! Keys of the stage's tabs: the tab of each key, and its action.

use egui::Key;
use eight_realms_app::app::{Action, HeuristicsAction, InsideAction, Seen, StageTab};

/// Returns the function key that leads to a tab. `None` for the inside, which has a letter, and for the reading, which
/// in most windows is no tab.
pub const fn key(tab: StageTab) -> Option<Key> {
    match tab {
        StageTab::Step => Some(Key::F1),
        StageTab::Race => Some(Key::F2),
        StageTab::Map => Some(Key::F3),
        StageTab::Heuristics => Some(Key::F4),
        StageTab::Inside | StageTab::Reading => None,
    }
}

/// Returns the tab that a key leads to.
pub(super) fn tab(pressed_key: Key) -> Option<StageTab> {
    StageTab::ALL.into_iter().find(|tab| key(*tab) == Some(pressed_key))
}

/// Returns the action of a tab's key: shows the tab, or, for heuristics and inside when they are shown already, their
/// next face.
pub(super) fn action(model: Seen<'_>, tab: StageTab) -> Action {
    match tab {
        StageTab::Heuristics if model.stage == tab => {
            Action::Heuristics(HeuristicsAction::Face(model.heuristics.face.next()))
        }
        StageTab::Inside if model.stage == tab => Action::Inside(InsideAction::Face(
            model.inside.shown_face(&model).unwrap_or_default().next(model.chosen),
        )),
        StageTab::Step
        | StageTab::Inside
        | StageTab::Race
        | StageTab::Map
        | StageTab::Heuristics
        | StageTab::Reading => Action::ShowStage(tab),
    }
}
