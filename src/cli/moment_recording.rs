//! A search recorded for a question: to its end, unless it is longer than a recording may be, and the moment in it that
//! a line names.

use super::exit::notice;
use crate::{
    app::Limits,
    replay::{
        PAGE, Recording,
        moment::{MomentLine, MomentPlace},
    },
    trace::{Event, Flow, Observer, Stop},
    words::Words,
};

/// A recorded search.
pub struct MomentRecording {
    /// Its events.
    pub whole: Recording,
    pub has_ended: bool,
}

/// Records events until they are too many.
struct LimitedRecorder {
    recording: Recording,
    /// Events that are recorded together: each time costs something.
    batch: Vec<Event>,
    most: u64,
}

impl LimitedRecorder {
    fn flush(&mut self) {
        self.recording.extend(&self.batch, 0.0);
        self.batch.clear();
    }
}

impl Observer for LimitedRecorder {
    const COUNTS: bool = false;

    fn on(&mut self, event: Event) -> Flow {
        self.batch.push(event);
        if self.batch.len() == PAGE {
            self.flush();
        }
        if self.recording.len() >= self.most { Err(Stop::BudgetSpent) } else { Ok(()) }
    }
}

impl MomentRecording {
    /// Searches as the line says.
    pub fn of(line: &MomentLine) -> Self {
        let recording = Recording::of(line.realm);
        let most = Limits::default().one;
        let mut recorder = LimitedRecorder { recording, batch: Vec::with_capacity(PAGE), most };
        let has_ended = line.realm.search(&line.puzzle, &line.settings, &mut recorder).is_ok();
        if !recorder.batch.is_empty() {
            recorder.flush();
        }
        Self { whole: recorder.recording, has_ended }
    }

    /// The moment that the line names; without a place the beginning. `None` if it may lie beyond what is recorded.
    ///
    /// A place beyond the end is opened at the end, and a check that differs is reported: neither is an error, because
    /// the line may have been written by another version.
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
