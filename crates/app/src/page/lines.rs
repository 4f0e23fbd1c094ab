//! Line of a file that an event highlights.
//!
//! In the file of a search, the line reports the event. In a file beside it, the line is the operation that the search
//! does at that event: what it puts into its open list, takes out, or looks up.

use EventKind::{Begin, Duplicate, Expand, Improve, LookUp, Meet, Open, Prune, Retreat, Solved};

use eight_realms_core::{realm::SourceFile, trace::EventKind};

/// Rule by which the line of an event is found in a file.
enum Lines {
    /// The line that reports the event to the observer.
    Reports,
    /// The one line that holds these words, for each event at which the search uses what is in the file.
    Operations(&'static [(&'static [EventKind], &'static str)]),
}

/// Events of generated successors, new and known, and of the start.
const REACHED: &[EventKind] = &[Begin, Open, Duplicate];
/// Events of boards whose h A* computes.
const ESTIMATED: &[EventKind] = &[Begin, Open, Improve, Duplicate];
/// Events at which A* puts a board into its open list.
const PUT: &[EventKind] = &[Begin, Open, Improve];
/// Events at which A* takes a board out of its open list: one that is expanded, or the goal.
const TAKEN: &[EventKind] = &[Expand, Solved];

const fn lines(source: SourceFile) -> Lines {
    Lines::Operations(match source {
        SourceFile::StringSet
        | SourceFile::PathStrings
        | SourceFile::Hash
        | SourceFile::Table
        | SourceFile::Bidirectional
        | SourceFile::AStar
        | SourceFile::IdaStar => return Lines::Reports,
        SourceFile::OrderedSet => &[(REACHED, "self.0.insert(")],
        SourceFile::ByIndex => &[(REACHED, "&mut self.0[index("), (&[LookUp], "&self.0[index(")],
        SourceFile::Rank => &[(REACHED, "self.line_number() * 9 + ")],
        SourceFile::Tree => &[
            (&[Begin], "*array.of_mut(root,"),
            (&[Open], "return Arrival::New;"),
            (&[Duplicate], "return Arrival::NoCheaper;"),
            (&[Solved], "self.parent(at, observer)"),
        ],
        SourceFile::TwinTrees => &[
            (&[Begin], "*array.of_mut(root,"),
            (&[Open], "*element = written | (by as u16"),
            (&[Duplicate], "let is_new = "),
            (&[Meet], "self.of_side(board, side, observer) != NOT_REACHED"),
            (&[Solved], "self.parent(at, side, observer)"),
        ],
        SourceFile::ScannedList => &[(PUT, "self.entries.push("), (TAKEN, ".min_by_key(")],
        SourceFile::Misplaced => &[(ESTIMATED, ".filter(|cell| self.is_out_of_place(")],
        SourceFile::Manhattan => &[(ESTIMATED, "u16::from(pairs + ")],
        SourceFile::Heap => &[(PUT, "self.0.push(entry)"), (TAKEN, "self.0.pop()")],
        SourceFile::HeapList => &[(PUT, "self.heap.put("), (TAKEN, "self.heap.take_least(")],
        SourceFile::Buckets => &[(PUT, "self.entries.push("), (TAKEN, "self.take_here()")],
        SourceFile::BucketList => &[(PUT, "self.buckets.put("), (TAKEN, "self.buckets.take_least(")],
        SourceFile::CurrentPath => &[
            (&[Begin], "path: Path::default()"),
            (&[Expand], "SuccessorsButParent(board.successors("),
            (&[Prune], "self.0.next()"),
            (&[Open], "self.path.moves.push("),
            (&[Retreat], "self.path.moves.pop("),
        ],
    })
}

/// The words that the line of an event holds; `None` if the event does not highlight a line of this file.
pub fn words_of_line(source: SourceFile, kind: EventKind) -> Option<String> {
    match lines(source) {
        Lines::Reports => Some(format!("observer.on(Event::{} {{", kind.name())),
        Lines::Operations(operations) => {
            let (_, words) = operations.iter().find(|(kinds, _)| kinds.contains(&kind))?;
            Some((*words).to_owned())
        }
    }
}

/// The line, from 1, that an event highlights; `None` if it highlights none.
pub fn line_of(source: SourceFile, kind: EventKind) -> Option<usize> {
    let words = words_of_line(source, kind)?;
    source.text().lines().position(|line| line.contains(&words)).map(|line| line + 1)
}
