//! The 8-puzzle, and eight searches of it, recorded event by event.
//!
//! A search is a plain function. It reports each event to an [observer](trace::Observer), and ends when the observer says
//! so. A [tally](trace::Tally) is an observer that counts:
//!
//! ```
//! use eight_realms_core::{
//!     puzzle::{Board, Puzzle},
//!     realm::{Realm, Settings},
//!     trace::Tally,
//! };
//!
//! let start: Board = "23415x768".parse()?;
//! let puzzle = Puzzle::new(start, Board::standard_goal());
//! let mut tally = Tally::default();
//! let path = Realm::Heap.search(&puzzle, &Settings::default(), &mut tally)?.expect("it is solvable");
//! assert_eq!(path.letters(), "dlurullddrurdllurdr");
//! assert_eq!((path.len(), tally.expanded, tally.generated), (19, 314, 845));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Two examples are there to be copied: `observe` prints the events of a search as they happen, and `own_heuristic` runs
//! A\* with a heuristic that this crate does not have: a type with the trait [`Heuristic`](heuristic::Heuristic), and
//! [`search_with`](realm::search_with).
//!
//! ```sh
//! cargo run --release -p eight-realms-core --example observe
//! cargo run --release -p eight-realms-core --example own_heuristic
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | [`puzzle`] | the world: board, move, order of moves, rank, parity; boards read as people write them |
//! | [`space`] | all boards at once: true distances, the smallest shortest path, dealt boards |
//! | [`heuristic`] | heuristics, each prepared once for a goal, and surveys of them over all boards |
//! | [`trace`] | what a search reports: event, observer, tally, budget; an event as sixteen bytes |
//! | [`realm`] | the searches, each one idea further than the last, and their source as it is shown in class |
//! | [`lab`] | experiments of many searches: boards, variants, measures, results, a journal |
//! | [`lane`] | a realm with settings of its own, as a line of text; what is no search, and why |
//! | [`replay`] | time travel: recording, scene, playhead, series, the search tree, the data structures at work |
//! | [`map`] | the place of each board on the map of all boards, and the status that a search gives it |
//! | [`compare`] | how searches compare: must-expand classes, ratios, first difference, counterexamples |
//! | [`ask`] | questions about a search: what can be asked, what is right, which rival a wrong answer fits |
//! | [`judge`] | the formats of judges: reader and writer |
//! | [`check`] | facts about the space and the searches: the known value, and how to find it |
//! | [`job`] | every task as plain data, and what comes back: it runs anywhere |
//! | [`report`] | results as rows, JSON and CSV |
//! | [`export`] | recordings as JSON lines, as a trace for Posthoc, as a tree for Graphviz |
//!
//! Nothing here knows words of a language, a screen, a thread, a clock or a file.

#![warn(clippy::dbg_macro, clippy::todo, clippy::unimplemented, clippy::unwrap_used)]

pub mod ask;
pub mod check;
pub mod compare;
pub mod export;
pub mod heuristic;
pub mod job;
pub mod judge;
pub mod lab;
pub mod lane;
pub mod map;
pub mod puzzle;
pub mod realm;
pub mod replay;
pub mod report;
pub mod space;
pub mod trace;
