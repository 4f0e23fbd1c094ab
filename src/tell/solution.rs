//! Keys while the playback of the solution lies over the stage.
//!
//! Space, the arrows and the keys to both ends control the playback, as its own buttons do. Every other key does what
//! it always does; where that leads to another search or another sheet, the playback is closed.

use crate::{
    app::{Action, SolutionAction},
    replay::{Direction, Stride},
};

/// The action for the playback of the solution instead of one for the search.
pub fn instead(action: Action) -> Action {
    let solution = match action {
        Action::TogglePlay => SolutionAction::Toggle,
        Action::Step(Stride::Expansion, direction) => SolutionAction::Step(direction),
        Action::Step(Stride::All, Direction::Back) => SolutionAction::GoTo(0),
        Action::Step(Stride::All, Direction::Forward) => SolutionAction::GoTo(usize::MAX),
        other => return other,
    };
    Action::Solution(solution)
}

/// Whether an action leads away from the search whose solution is played.
pub const fn leads_away(action: &Action) -> bool {
    matches!(
        action,
        Action::Choose(_)
            | Action::Edit(_)
            | Action::Open(_)
            | Action::DealRandom
            | Action::Undo
            | Action::Paste(_)
    )
}
