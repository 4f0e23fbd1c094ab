//! What the keys ask for while the film of the solution lies over the stage.
//!
//! Space, the arrows and the keys to both ends are then the film's, as its own buttons are. Every other key
//! asks for what it always does; where that leads to another search or another sheet, the film goes.

use crate::{
    app::{Action, SolutionAction},
    replay::{Direction, Stride},
};

/// The film's part of an action that was meant for the search.
pub fn instead(action: Action) -> Action {
    let film = match action {
        Action::TogglePlay => SolutionAction::Toggle,
        Action::Step(Stride::Expansion, direction) => SolutionAction::Step(direction),
        Action::Step(Stride::All, Direction::Back) => SolutionAction::GoTo(0),
        Action::Step(Stride::All, Direction::Forward) => SolutionAction::GoTo(usize::MAX),
        other => return other,
    };
    Action::Solution(film)
}

/// Whether an action leads away from the search whose film is open.
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
