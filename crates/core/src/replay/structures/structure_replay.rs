//! The structure of a search at any moment, by replaying the events that have filled it.

use std::sync::Arc;

use super::{
    copies::Copies,
    moment::{Structure, StructureMoment},
    replayed::{ComparisonLog, EventContext, Replayed, ReplayedSearch, empty},
};
use crate::{
    puzzle::Puzzle,
    realm::{Realm, Settings, StructureKind},
    replay::Recording,
    trace::{Event, WorkTally},
};

/// Steps that are replayed in a frame: some two milliseconds' worth.
pub const ALLOWANCE: u64 = 40_000;

/// Bytes that are copied in the time of a step.
const BYTES_A_STEP: usize = 64;

/// The structure of a search through a whole recording.
///
/// A replay is asked for one moment after the other, always with a recording of the same search, which may have grown.
/// Near the previous moment an answer takes almost no time. Elsewhere the events from the last copy on are replayed, as
/// many at a time as are allowed.
pub struct StructureReplay {
    search: ReplayedSearch,
    /// The first event, which tells a table that is built from one that is there.
    first: Option<Event>,
    /// Realm 1 alone has a log.
    log: Option<ComparisonLog>,
    copies: Copies,
    /// The structure after `replayed` events.
    state: Box<dyn Replayed>,
    replayed: u64,
    shown: Option<Arc<StructureMoment>>,
}

/// Steps that may still be made.
struct Allowance(u64);

impl Allowance {
    /// Spends steps; `None` if no more may be made after them.
    fn spend(&mut self, steps: u64) -> Option<()> {
        self.0 = self.0.saturating_sub(steps);
        (self.0 > 0).then_some(())
    }
}

impl StructureReplay {
    /// A replay before its first event.
    pub fn new(realm: Realm, puzzle: Puzzle, settings: Settings) -> Self {
        let search = ReplayedSearch { realm, puzzle, settings: settings.used_by(realm) };
        let (log, copies) = (log_for(realm), Copies::new());
        Self { search, first: None, log, copies, state: empty(&search), replayed: 0, shown: None }
    }

    /// The structure after the first `moment` events of a recording, or after its last one. `None` if `allowed_steps`
    /// do not lead there: a later call then goes on.
    pub fn at(
        &mut self,
        recording: &Recording,
        moment: u64,
        allowed_steps: u64,
    ) -> Option<Arc<StructureMoment>> {
        self.begin_again_for_another(recording);
        let moment = moment.min(recording.len());
        if let Some(shown) = self.shown.as_ref().filter(|shown| shown.moment == moment) {
            return Some(Arc::clone(shown));
        }
        let mut allowance = Allowance(allowed_steps.max(1));
        self.write_log(recording, moment, &mut allowance)?;
        self.replay_to(recording, moment.saturating_sub(1), &mut allowance)?;
        let shown = Arc::new(self.show(recording, moment));
        self.shown = Some(Arc::clone(&shown));
        Some(shown)
    }

    /// Bytes of all that is kept to reach a moment soon.
    pub fn bytes(&self) -> usize {
        self.copies.bytes() + self.log.as_ref().map_or(0, ComparisonLog::bytes)
    }

    fn begin_again_for_another(&mut self, recording: &Recording) {
        let first = recording.event(0);
        if self.first != first {
            let ReplayedSearch { realm, puzzle, settings } = self.search;
            *self = Self { first, ..Self::new(realm, puzzle, settings) };
        }
    }

    /// Replays the ordered set up to a moment.
    fn write_log(&mut self, recording: &Recording, moment: u64, allowance: &mut Allowance) -> Option<()> {
        let Some(log) = &mut self.log else { return Some(()) };
        while (log.len() as u64) < moment {
            let event = recording.event(log.len() as u64)?;
            allowance.spend(log.apply(&event))?;
        }
        Some(())
    }

    /// Replays the structure up to a moment, from where it is or from the last copy before.
    fn replay_to(&mut self, recording: &Recording, moment: u64, allowance: &mut Allowance) -> Option<()> {
        self.copies.show_page_of(moment);
        self.go_to_copy(moment, allowance);
        while self.replayed < moment {
            let event = recording.event(self.replayed)?;
            let bytes = self.copies.keep(self.replayed, &*self.state);
            let context = EventContext {
                search: &self.search,
                recording,
                at: self.replayed,
                compared: compared(self.log.as_ref(), self.replayed),
            };
            let steps = self.state.apply(&event, &context);
            self.replayed += 1;
            allowance.spend(steps + (bytes / BYTES_A_STEP) as u64)?;
        }
        Some(())
    }

    /// Takes the last copy at or before a moment, if that is nearer than the replay is. The first copy is of the
    /// structure before its first event.
    fn go_to_copy(&mut self, moment: u64, allowance: &mut Allowance) {
        let copy = self.copies.last_before(moment);
        if let Some((copied, state)) = copy
            && (self.replayed > moment || copied > self.replayed)
        {
            // Even if nothing is left of the allowance, one event is replayed.
            _ = allowance.spend((state.bytes() / BYTES_A_STEP) as u64);
            (self.replayed, self.state) = (copied, state.copy());
        }
    }

    /// Applies and describes the last event before a moment. The replay is at the moment before that event.
    fn show(&mut self, recording: &Recording, moment: u64) -> StructureMoment {
        let is_searched = !self.search.realm.is_there_already(&self.search.puzzle);
        let event = moment.checked_sub(1).and_then(|at| recording.event(at));
        let Some(event) = event.filter(|_| is_searched) else {
            let work = WorkTally::default();
            return StructureMoment {
                moment,
                event,
                work,
                operations: Vec::new(),
                structure: Structure::Empty,
            };
        };
        _ = self.copies.keep(self.replayed, &*self.state);
        let context = EventContext {
            search: &self.search,
            recording,
            at: self.replayed,
            compared: compared(self.log.as_ref(), self.replayed),
        };
        let (operations, structure) = self.state.show(&event, &context);
        self.replayed += 1;
        StructureMoment { moment, event: Some(event), work: *self.state.work(), operations, structure }
    }
}

/// The packed strings that realm 1 compared with at an event; empty in other realms.
fn compared(log: Option<&ComparisonLog>, at: u64) -> &[u32] {
    log.map_or(&[], |log| log.of_event(at))
}

fn log_for(realm: Realm) -> Option<ComparisonLog> {
    (realm.structure() == StructureKind::StringSet).then(ComparisonLog::new)
}
