//! A recording is the beginning of the events of the same search run alone: no event of an old run is in it, and none
//! is missing.

use eight_realms_app::{desk::lanes::RunState, model::Model};
use eight_realms_core::{
    lane::LaneId,
    trace::{Event, Flow, Observer, Stop},
};

use super::stand::Stand;

/// Observes a search as long as its events are those of the recording.
struct Same<I> {
    recorded: I,
    events_read: u64,
    other: Option<(Event, Event)>,
}

impl<I: Iterator<Item = Event>> Observer for Same<I> {
    fn on(&mut self, event: Event) -> Flow {
        let Some(recorded) = self.recorded.next() else { return Err(Stop::BudgetSpent) };
        self.events_read += 1;
        if event == recorded {
            return Ok(());
        }
        self.other = Some((recorded, event));
        Err(Stop::BudgetSpent)
    }
}

/// Searches again for each recording, as far as it goes.
pub fn check(stand: &Stand, after: &str) {
    for id in stand.model.lane_ids() {
        if !stand.model.lane(id).recording.is_empty() {
            check_lane(&stand.model, id, after);
        }
    }
}

fn check_lane(model: &Model, id: LaneId, after: &str) {
    let lane = model.lane(id);
    let mut same = Same { recorded: lane.recording.events_from(0), events_read: 0, other: None };
    let answer = id.search(&model.puzzle, &model.settings_of(id), &mut same);
    assert_eq!(same.other, None, "{after}: {id:?} at event {}, recorded and said", same.events_read - 1);
    assert_eq!(same.events_read, lane.recording.len(), "{after}: {id:?} says less than is recorded");
    if matches!(lane.run, RunState::Done(_)) {
        assert!(answer.is_ok(), "{after}: {id:?} is done and has more to say");
    }
}
