//! JSON lines: one line for the search, one for each event. Nothing of the recording is lost but its clock.
//!
//! ```text
//! {"format":"eight-realms-trace","version":1,…,"start":"123456x78","goal":"12345678x","lane":"7",…}
//! {"event":"begin","board":"123456x78","g":0,"h":2,"f":2,"side":"forward"}
//! {"event":"expand","board":"123456x78","g":0,"h":2,"f":2,"side":"forward"}
//! {"event":"open","board":"123x56478","parent":"123456x78","move":"u","g":1,"h":3,"f":4,"side":"forward"}
//! ```

use std::io::{self, Write};

use serde::Serialize;

use super::{
    Trace, TraceWriter,
    fields::{RareFields, Values, made_by},
};
use crate::{
    heuristic::{HeuristicKind, Unit},
    puzzle::Board,
    trace::{Event, EventKind},
};

/// Name of the format in the first line.
pub const JSONL_FORMAT: &str = "eight-realms-trace";

/// Version of the format. A new kind of event, or a field with another meaning, increases it; a new field does not.
pub const JSONL_VERSION: u32 = 1;

/// Writer of JSON lines.
#[derive(Clone, Copy, Debug)]
pub struct Jsonl<'a>(pub Trace<'a>);

/// The first line. Fields that a row of a report has too have its names.
#[derive(Serialize)]
struct Header {
    format: &'static str,
    version: u32,
    program: &'static str,
    start: String,
    goal: String,
    /// The realm and its settings in one line, without those that are as usual.
    lane: String,
    realm: &'static str,
    order: String,
    tie: Option<&'static str>,
    tie_order: Option<&'static str>,
    heuristic: Option<&'static str>,
    weight: Option<f64>,
    outcome: &'static str,
    moves: Option<u8>,
    events: u64,
    expanded: u64,
    generated: u64,
    frontier_peak: u64,
}

impl Header {
    fn of(trace: &Trace<'_>) -> Self {
        let (lane, tally) = (&trace.lane, &trace.recording.edge().tally);
        let (realm, settings) = (lane.realm, &lane.settings);
        let ties = realm.has_ties().then(|| realm.ties(settings));
        let heuristic = realm.heuristic(settings);
        Self {
            format: JSONL_FORMAT,
            version: JSONL_VERSION,
            program: env!("CARGO_PKG_VERSION"),
            start: trace.puzzle.start.letters(),
            goal: trace.puzzle.goal.letters(),
            lane: lane.to_string(),
            realm: realm.label(),
            order: settings.order.to_string(),
            tie: ties.map(|(tie, _)| tie.name()),
            tie_order: ties.map(|(_, order)| order.name()),
            heuristic: heuristic.map(HeuristicKind::name),
            weight: heuristic.and_then(HeuristicKind::weight).map(f64::from),
            outcome: trace.outcome(),
            moves: tally.solved,
            events: trace.recording.len(),
            expanded: tally.expanded,
            generated: tally.generated,
            frontier_peak: tally.frontier_peak,
        }
    }
}

/// The line of an event, without the fields that it does not have.
#[derive(Serialize)]
struct Line {
    event: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    parent: Option<String>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    by: Option<char>,
    #[serde(flatten)]
    values: Values,
    #[serde(flatten)]
    rare: RareFields,
}

impl Line {
    fn of(event: &Event, unit: Unit) -> Self {
        let made = made_by(event);
        let board = if let Event::Solved { goal, .. } = *event { Some(goal) } else { event.board() };
        let parent = made.and_then(|(board, by)| board.after(by.opposite()));
        Self {
            event: name(event.kind()),
            board: board.map(Board::letters),
            parent: parent.map(Board::letters),
            by: made.map(|(_, by)| by.letter()),
            values: Values::of(event, unit),
            rare: RareFields::of(event, unit),
        }
    }
}

const fn name(kind: EventKind) -> &'static str {
    match kind {
        EventKind::Begin => "begin",
        EventKind::Deepen => "deepen",
        EventKind::Expand => "expand",
        EventKind::Open => "open",
        EventKind::Improve => "improve",
        EventKind::Duplicate => "duplicate",
        EventKind::Prune => "prune",
        EventKind::Retreat => "retreat",
        EventKind::Meet => "meet",
        EventKind::LookUp => "look-up",
        EventKind::Solved => "solved",
    }
}

impl TraceWriter for Jsonl<'_> {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, &Header::of(&self.0))?;
        out.write_all(b"\n")?;
        let unit = self.0.unit();
        self.0.recording.events_from(0).try_for_each(|event| {
            serde_json::to_writer(&mut *out, &Line::of(&event, unit))?;
            out.write_all(b"\n")
        })
    }
}
