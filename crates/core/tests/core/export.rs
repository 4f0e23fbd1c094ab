//! Traces: nothing of the recording is lost, other programs can read them, and a writer that fails is no panic.

mod dot;
mod jsonl;
mod posthoc;
mod read_back;
mod schema;

use std::{
    fmt,
    io::{self, Write},
    sync::LazyLock,
};

use eight_realms_core::{
    export::{Dot, Jsonl, Posthoc, PosthocView, Trace, TraceWriter},
    lane::{Lane, LaneRequest},
    puzzle::Puzzle,
    realm::{Realm, Settings},
    replay::Recording,
    trace::{Event, EventKind},
};

use crate::{
    probe::{puzzle, record},
    recording::cases::cases,
    samples::size,
};

/// A search of two moves, and the sample.
const TWO_MOVES: &str = "123456x78";
const SAMPLE: &str = "23415x768";

/// A recorded search.
pub struct Recorded {
    pub lane: Lane,
    pub puzzle: Puzzle,
    pub events: Vec<Event>,
    recording: Recording,
    has_ended: bool,
}

impl Recorded {
    fn new(lane: Lane, puzzle: Puzzle, events: Vec<Event>) -> Self {
        let mut recording = Recording::of(lane.realm);
        recording.extend(&events, 0.0);
        Self { lane, puzzle, events, recording, has_ended: true }
    }

    /// The search of a lane, to the usual goal.
    pub fn of(lane: &str, start: &str) -> Self {
        Self::of_puzzle(lane, puzzle(start, "12345678x"))
    }

    pub fn of_puzzle(lane: &str, puzzle: Puzzle) -> Self {
        let request: LaneRequest = lane.parse().unwrap_or_else(|error| panic!("{lane}: {error}"));
        let lane = request.lane(&Settings::default()).expect("it is a search");
        Self::new(lane, puzzle, record(lane.realm, &puzzle, lane.settings))
    }

    /// The same, as if the recording had been full after some events.
    pub fn full_after(mut self, events: usize) -> Self {
        self.events.truncate(events);
        Self { has_ended: false, ..Self::new(self.lane, self.puzzle, self.events) }
    }

    pub fn trace(&self) -> Trace<'_> {
        let Self { lane, puzzle, ref recording, has_ended, .. } = *self;
        Trace { lane, puzzle, recording, has_ended }
    }

    pub fn jsonl(&self) -> String {
        text(&Jsonl(self.trace()))
    }

    pub fn posthoc(&self, view: PosthocView) -> String {
        text(&Posthoc { trace: self.trace(), view })
    }
}

impl fmt::Display for Recorded {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{} on {}", self.lane, self.puzzle.start.letters())
    }
}

pub fn text(writer: &impl TraceWriter) -> String {
    let mut bytes = Vec::new();
    writer.write(&mut bytes).expect("memory takes it");
    String::from_utf8(bytes).expect("it is UTF-8")
}

/// Every realm, with weights and other settings, with and without a path.
pub fn all() -> &'static [Recorded] {
    static ALL: LazyLock<Vec<Recorded>> = LazyLock::new(|| {
        let mut all: Vec<Recorded> = Realm::ALL
            .iter()
            .filter(|realm| size(true, !realm.looks_up()))
            .map(|realm| Recorded::of(realm.label(), TWO_MOVES))
            .collect();
        for realm in Realm::ALL.iter().filter(|realm| !realm.looks_up()) {
            all.push(Recorded::of(realm.label(), "1234567x8"));
            all.push(Recorded::of(realm.label(), "12345678x"));
            all.push(Recorded::of(realm.label(), "413x25786"));
        }
        for (lane, start) in [
            ("7", SAMPLE),
            ("7", "12345687x"),
            (size("2:p=off", "7"), "12345687x"),
            ("8:h=zero,l=6", SAMPLE),
            ("8:h=weighted,w=1.3", "413x25786"),
            ("7:h=weighted,w=2.0", SAMPLE),
            ("7:f=h", SAMPLE),
            ("2:g=expanded", "413x25786"),
            ("5:g=generated,t=low-g", "413x25786"),
        ] {
            all.push(Recorded::of(lane, start));
        }
        let is_short = |events: &[Event]| events.len() < size(60_000, 5_000);
        all.extend(cases().iter().filter(|case| is_short(&case.events)).map(|case| {
            Recorded::new(Lane::of(case.realm, case.settings), case.puzzle, case.events.clone())
        }));
        all
    });
    &ALL
}

#[test]
fn every_kind_of_event_is_among_the_traces() {
    for kind in EventKind::ALL.into_iter().filter(|kind| size(true, *kind != EventKind::LookUp)) {
        let has = |recorded: &Recorded| recorded.events.iter().any(|event| event.kind() == kind);
        assert!(all().iter().any(has), "{kind:?}");
    }
}

/// Takes some bytes and no more.
struct Full(usize);

impl Write for Full {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let taken = bytes.len().min(self.0);
        self.0 -= taken;
        if taken == 0 && !bytes.is_empty() { Err(io::ErrorKind::StorageFull.into()) } else { Ok(taken) }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_disk_that_is_full_is_an_error_wherever_it_is_full() {
    let recorded = Recorded::of("7", TWO_MOVES);
    let trace = recorded.trace();
    let dot = Dot::around(trace, None, 3).expect("the goal is in the tree");
    let writers: [&dyn TraceWriter; 3] = [&Jsonl(trace), &Posthoc { trace, view: PosthocView::Tiles }, &dot];
    for writer in writers {
        let mut bytes = Vec::new();
        writer.write(&mut bytes).expect("memory takes it");
        for room in 0..bytes.len() {
            let error = writer.write(&mut Full(room)).expect_err("there is no room");
            assert_eq!(error.kind(), io::ErrorKind::StorageFull, "{room}");
        }
        writer.write(&mut Full(bytes.len())).expect("there is room");
    }
}
