//! From a successor to the moment at which the search reports it.

use eight_realms_core::{
    replay::{Node, Recording, Successor},
    trace::Event,
};

use crate::desk::{here::Here, seen::SeenDesk};

/// The moment right after the event that reports a successor of the board that is shown, if there is one.
pub fn moment_of(model: SeenDesk<'_>, here: &Here, successor: &Successor) -> Option<u64> {
    moment_after(&model.chosen_lane().recording, here.moment, here.at, successor)
}

/// The moment right after the event that reports `successor`, a successor of the board `at`, which is being expanded at
/// `moment`. `None` for a successor that is never produced, such as the move back in a deepening search.
pub fn moment_after(recording: &Recording, moment: u64, at: Node, successor: &Successor) -> Option<u64> {
    let is_parent =
        |event: &Event| matches!(event, Event::Expand { board, g, .. } if *board == at.board && *g == at.g);
    let expansion =
        (0..moment).rev().find(|number| recording.event(*number).as_ref().is_some_and(is_parent))?;
    let is_back =
        |event: &Event| matches!(event, Event::Retreat { board, g } if *board == at.board && *g == at.g);
    let ahead = recording
        .events_from(expansion)
        .take_while(|event| !is_back(event))
        .position(|event| reports(event, successor))?;
    Some(expansion + ahead as u64 + 1)
}

fn reports(event: Event, successor: &Successor) -> bool {
    match event {
        Event::Open { board, by, g, .. }
        | Event::Improve { board, by, g, .. }
        | Event::Duplicate { board, by, g, .. }
        | Event::Prune { board, by, g, .. } => {
            (board, by, g) == (successor.node.board, successor.by, successor.node.g)
        }
        Event::Begin { .. }
        | Event::Expand { .. }
        | Event::Deepen { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => false,
    }
}
