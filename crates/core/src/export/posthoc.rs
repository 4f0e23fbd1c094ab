//! The trace that Posthoc reads: a document of JSON with an event on each line.
//!
//! | event of the search | events of the trace |
//! |---|---|
//! | both ends, before the first | `source` for the start, `destination` for the goal |
//! | `Begin`, `Open` | `generating` |
//! | `Expand` | `closing` for the node expanded before, except in a deepening search; `expanding` |
//! | `Improve` | `updating` |
//! | `Duplicate` | `duplicate`; `from` is the node whose successor it is |
//! | `Prune`, `Retreat` | `pruning`, `closing` |
//! | `Deepen` | `bound`, for the start |
//! | `Meet`, `LookUp`, `Solved` | `meeting`, `lookup`, `end` |
//!
//! The reader takes a node's parent from the **last** event about it, so each event repeats the parent that stands. It
//! takes id 0 for no id, so ids begin at 1. Every event has the board, which the views draw: one event without it would
//! make the reader refuse the trace. A digit in the place of the blank would make the board a number, so it is an `x`.

use std::io::{self, Write};

use serde::Serialize;
use strum::{IntoStaticStr, VariantArray};

use super::{
    Trace, TraceWriter,
    fields::{RareFields, Values, made_by},
    nodes::{NodeId, TraceNode, TraceNodes},
};
use crate::trace::{Event, Side};

/// Version of the format: the only one that its schema allows.
pub const POSTHOC_VERSION: &str = "1.4.0";

/// What Posthoc draws at each event. It reads a trace of 100,000 events in a second without a view, in half a minute
/// with three rectangles an event, and in almost two minutes with nine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum PosthocView {
    /// The board, a rectangle for each cell.
    Tiles,
    /// The board, a rectangle for each row.
    Rows,
    /// Nothing.
    None,
}

impl PosthocView {
    /// All views, the finest first.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// Name on the command line.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The finest view with which Posthoc reads a recording of so many events without a long wait.
    pub const fn fit_for(events: u64) -> Self {
        match events {
            0..=10_000 => Self::Tiles,
            10_001..=50_000 => Self::Rows,
            _ => Self::None,
        }
    }

    /// The views of the document.
    const fn document(self) -> &'static str {
        match self {
            Self::Tiles => concat!(
                r#"{"tile":[{"$":"rect","x":"${{ $.i % 3 }}","y":"${{ Math.floor($.i / 3) }}","width":0.96,"height":0.96,"#,
                r#""fill":"${{ $.board[$.i] === 'x' ? theme.background : color[$.type] ?? color.blueGrey }}","#,
                r#""label":"${{ $.board[$.i] === 'x' ? '' : $.board[$.i] }}","label-x":0.3,"label-y":0.7,"label-size":0.65,"#,
                r#""label-color":"${{ theme.foreground }}","clear":true}],"#,
                r#""main":[{"$":"tile","$for":{"$let":"i","$to":9}}]}"#
            ),
            Self::Rows => concat!(
                r#"{"row":[{"$":"rect","x":0,"y":"${{ $.i }}","width":2.96,"height":0.96,"#,
                r#""fill":"${{ color[$.type] ?? color.blueGrey }}","#,
                r#""label":"${{ [...$.board.slice(3 * $.i, 3 * $.i + 3)].join(' ') }}","#,
                r#""label-x":0.3,"label-y":0.7,"label-size":0.65,"#,
                r#""label-color":"${{ theme.foreground }}","clear":true}],"#,
                r#""main":[{"$":"row","$for":{"$let":"i","$to":3}}]}"#
            ),
            Self::None => r#"{"main":[]}"#,
        }
    }
}

/// Writer of a trace for Posthoc. The name of its file must end in `.trace.json`.
#[derive(Clone, Copy, Debug)]
pub struct Posthoc<'a> {
    /// The search.
    pub trace: Trace<'a>,
    /// What is drawn at each event.
    pub view: PosthocView,
}

/// The line of an event.
#[derive(Serialize)]
struct Line {
    r#type: &'static str,
    id: NodeId,
    #[serde(rename = "pId")]
    parent: Option<NodeId>,
    #[serde(flatten)]
    values: Values,
    board: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    from: Option<NodeId>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<char>,
    #[serde(flatten)]
    rare: RareFields,
}

impl Line {
    /// An event about a node that stays as it is.
    fn about(r#type: &'static str, node: &TraceNode) -> Self {
        let TraceNode { id, parent, board, side, values } = *node;
        let line = Self {
            r#type,
            id,
            parent,
            values,
            board: board.letters(),
            from: None,
            by: None,
            rare: RareFields::default(),
        };
        line.on(side)
    }

    /// Names the side if it is the backward one: most searches have no other than the forward one.
    fn on(mut self, side: Side) -> Self {
        self.rare.side = match side {
            Side::Forward => None,
            Side::Backward => Some("backward"),
        };
        self
    }
}

/// The list of events, as far as it is written.
struct Lines<'a> {
    out: &'a mut dyn Write,
    nodes: TraceNodes,
    trace: Trace<'a>,
    is_empty: bool,
}

impl Lines<'_> {
    fn write(&mut self, line: &Line) -> io::Result<()> {
        self.out.write_all(if self.is_empty { b"\n" } else { b",\n" })?;
        self.is_empty = false;
        serde_json::to_writer(&mut *self.out, line)?;
        Ok(())
    }

    /// Writes both ends, with g, h and f where the search begins.
    fn write_ends(&mut self) -> io::Result<()> {
        let first: Vec<Event> = self.trace.recording.events_from(0).take(2).collect();
        let begin =
            |wanted| first.iter().find(|event| matches!(event, Event::Begin { side, .. } if *side == wanted));
        let Trace { puzzle, .. } = self.trace;
        let start = self.nodes.end(puzzle.start, Side::Forward, begin(Side::Forward));
        let goal = self.nodes.end(puzzle.goal, Side::Backward, begin(Side::Backward));
        self.write(&Line::about("source", &start))?;
        self.write(&Line::about("destination", &goal))
    }

    fn write_event(&mut self, event: &Event) -> io::Result<()> {
        let unit = self.trace.unit();
        let line = match *event {
            Event::Begin { board, side, .. } => {
                Some(Line::about("generating", &self.nodes.begin(board, side, event)))
            }
            Event::Expand { board, side, .. } => {
                let (before, node) = self.nodes.expand(board, side);
                if let Some(before) = before {
                    self.write(&Line::about("closing", &before))?;
                }
                Some(Line::about("expanding", &node))
            }
            Event::Open { board, side, .. } => {
                Some(Line::about("generating", &self.nodes.open(board, side, event)))
            }
            Event::Improve { board, .. } => {
                Some(Line::about("updating", &self.nodes.open(board, Side::Forward, event)))
            }
            Event::Prune { board, .. } => {
                Some(Line::about("pruning", &self.nodes.produce(board, Side::Forward, event)))
            }
            Event::Duplicate { board, side, .. } => {
                let node = self.nodes.known(board, side);
                let from = self.nodes.current().map(|node| node.id);
                Some(Line { from, values: Values::of(event, unit), ..Line::about("duplicate", &node) })
            }
            Event::Meet { board, side, .. } => Some(Line::about("meeting", &self.nodes.known(board, side))),
            Event::LookUp { board, .. } => {
                let node = self.nodes.known(board, Side::Backward);
                Some(Line { values: Values::of(event, unit), ..Line::about("lookup", &node) })
            }
            Event::Deepen { .. } => self.nodes.deepen().map(|root| Line::about("bound", &root)),
            Event::Retreat { .. } => self.nodes.retreat().map(|node| Line::about("closing", &node)),
            Event::Solved { goal, cost, .. } => Some(Line::about("end", &self.nodes.solved(goal, cost))),
        };
        let Some(mut line) = line else { return Ok(()) };
        line.by = made_by(event).map(|(_, by)| by.letter());
        let side = line.rare.side;
        line.rare = RareFields { side, ..RareFields::of(event, unit) };
        self.write(&line)
    }
}

impl TraceWriter for Posthoc<'_> {
    fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let views = self.view.document();
        write!(out, r#"{{"version":"{POSTHOC_VERSION}","views":{views},"events":["#)?;
        let nodes = TraceNodes::of(&self.trace.lane);
        let mut lines = Lines { out, nodes, trace: self.trace, is_empty: true };
        lines.write_ends()?;
        self.trace.recording.events_from(0).try_for_each(|event| lines.write_event(&event))?;
        lines.out.write_all(b"\n]}\n")
    }
}
