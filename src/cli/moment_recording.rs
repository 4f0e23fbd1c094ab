//! A search recorded for a question or a trace, and the moment in it that a line names. The search is recorded to its
//! end, unless it is longer than a recording may be.

use eight_realms_app::{desk::lanes::Limits, words::Words};
use eight_realms_core::{
    lane::Lane,
    puzzle::Puzzle,
    replay::{
        PAGE, Recording,
        moment::{MomentLine, MomentPlace},
    },
    trace::{Event, Flow, Observer, Stop},
};

use super::exit::notice;

/// A recorded search.
pub struct MomentRecording {
    /// Events of the search, as far as they are recorded.
    pub whole: Recording,
    pub has_ended: bool,
}

/// An observer that records events up to a maximum number.
struct LimitedRecorder<F> {
    recording: Recording,
    /// Events that wait to be recorded together, because each call costs something.
    batch: Vec<Event>,
    most: u64,
    /// Function that is called after each batch.
    on_batch: F,
}

impl<F: FnMut()> LimitedRecorder<F> {
    fn flush(&mut self) {
        self.recording.extend(&self.batch, 0.0);
        self.batch.clear();
        (self.on_batch)();
    }
}

impl<F: FnMut()> Observer for LimitedRecorder<F> {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        self.batch.push(event);
        if self.batch.len() == PAGE {
            self.flush();
        }
        let len = self.recording.len() + self.batch.len() as u64;
        if len >= self.most { Err(Stop::BudgetSpent) } else { Ok(()) }
    }
}

impl MomentRecording {
    /// Records the search that the line names.
    pub fn of(line: &MomentLine) -> Self {
        Self::of_search(&Lane { realm: line.realm, settings: line.settings }, &line.puzzle, || ())
    }

    /// Records a search, and calls `on_batch` after every few thousand events.
    pub fn of_search(lane: &Lane, puzzle: &Puzzle, on_batch: impl FnMut()) -> Self {
        let (recording, most) = (Recording::of(lane.realm), Limits::default().one);
        let batch = Vec::with_capacity(PAGE);
        let mut recorder = LimitedRecorder { recording, batch, most, on_batch };
        let has_ended = lane.realm.search(puzzle, &lane.settings, &mut recorder).is_ok();
        if !recorder.batch.is_empty() {
            recorder.flush();
        }
        Self { whole: recorder.recording, has_ended }
    }

    /// The moment that the line names, or the beginning if it names no place. `None` if the moment may lie beyond what
    /// is recorded.
    ///
    /// A place beyond the end becomes the end, with a note, and a check that differs is reported. Neither is an error,
    /// because another version may have written the line.
    pub fn moment(&self, words: &Words, line: &MomentLine) -> Option<u64> {
        let Self { whole, has_ended } = self;
        let expanded = whole.edge().tally.expanded;
        match line.place {
            None => Some(0),
            Some(MomentPlace::Events { events, check }) if events <= whole.len() => {
                if check.is_some_and(|check| check != whole.check_at(events)) {
                    notice(&words.say("cli-ask-otherwise"));
                }
                Some(events)
            }
            Some(MomentPlace::Expansion(number)) if number <= expanded => {
                Some(whole.moment_of_expansion(number))
            }
            Some(_) if !has_ended => None,
            Some(MomentPlace::End) => Some(whole.len()),
            Some(MomentPlace::Events { .. }) => {
                notice(&words.tell("cli-ask-beyond", &[("events", whole.len().into())]));
                Some(whole.len())
            }
            Some(MomentPlace::Expansion(_)) => {
                notice(&words.tell("cli-ask-beyond-expansions", &[("expanded", expanded.into())]));
                Some(whole.len())
            }
        }
    }
}
