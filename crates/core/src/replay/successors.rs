//! The successors of the board being expanded, and what becomes of each.

use super::{Node, Recording, Scene};
use crate::{
    heuristic::Heuristic,
    puzzle::{Board, Move, Puzzle},
    realm::Settings,
    trace::{Event, Side},
};

/// The outcome for a successor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// Joins the frontier or, in a deepening search, is entered.
    New,
    /// Reached before, but by a longer path.
    Improved,
    /// Reached before, by a path that is as short or shorter.
    Duplicate,
    /// The board that was just left.
    PathBack,
    /// Beyond the bound: f is above it.
    Pruned,
    /// Left again by a deepening search, after everything below it within the bound was tried.
    Exhausted,
    /// New on this side, but reached by the other search.
    Met,
}

/// Whether the event of a successor lies before the moment that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Timing {
    /// The event lies before the moment.
    Replayed,
    /// The event is still to come.
    Pending,
}

/// A successor of the board being expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Successor {
    /// The blank's move.
    pub by: Move,
    /// The board that the move leads to, with its g, h and f.
    pub node: Node,
    pub fate: Fate,
    pub timing: Timing,
}

impl Recording {
    /// The successors of the board being expanded at `moment`, in the order in which they are produced.
    ///
    /// Successors whose event is still to come are read ahead from the recording. A deepening search goes down between
    /// one successor and the next, so its successors are computed from the bound.
    pub fn successors_at(&self, moment: u64, puzzle: &Puzzle, settings: &Settings) -> Vec<Successor> {
        let scene = self.scene_at(moment);
        match scene.current {
            Some(current) if self.realm().is_deepening() => {
                self.within_bound(moment, &scene, current, puzzle, settings)
            }
            Some(current) => self.read_around(moment, current),
            None => Vec::new(),
        }
    }

    fn read_around(&self, moment: u64, current: Node) -> Vec<Successor> {
        let Some(expanded_at) = self.last_expand(moment) else { return Vec::new() };
        let way_back = self.opened_by(current.board, current.side, expanded_at).map(Move::opposite);
        let mut successors: Vec<Successor> = Vec::with_capacity(4);
        for (event, number) in self.events_from(expanded_at + 1).zip(expanded_at + 1..) {
            let timing = if number < moment { Timing::Replayed } else { Timing::Pending };
            match expansion_event(event) {
                ExpansionEvent::Successor(by, reached, Fate::Duplicate) if Some(by) == way_back => {
                    successors.push(Successor { by, node: reached, fate: Fate::PathBack, timing });
                }
                ExpansionEvent::Successor(by, reached, fate) => {
                    successors.push(Successor { by, node: reached, fate, timing });
                }
                ExpansionEvent::Meeting => {
                    // A successor whose event has happened is shown as met only once the meeting has happened too.
                    let shows_meeting =
                        |last: &&mut Successor| timing == Timing::Replayed || last.timing == Timing::Pending;
                    if let Some(last) = successors.last_mut().filter(shows_meeting) {
                        last.fate = Fate::Met;
                    }
                }
                ExpansionEvent::Other => break,
            }
        }
        successors
    }

    /// The moment after expansion number `n`, from 1, and after the events of its successors: those up to the next
    /// board that is expanded, left or looked up. For 0 this is the first moment, and the last one if there are fewer
    /// expansions.
    pub fn moment_after_successors(&self, n: u64) -> u64 {
        let Some(number) = n.checked_sub(1) else { return 0 };
        let Some(expanded_at) = self.expansion(number) else { return self.len() };
        let tells = |event: &Event| match event {
            Event::Open { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Prune { .. }
            | Event::Meet { .. } => true,
            Event::Begin { .. }
            | Event::Expand { .. }
            | Event::Deepen { .. }
            | Event::Retreat { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => false,
        };
        let successors = self.events_from(expanded_at + 1).take_while(tells).count();
        expanded_at + 1 + successors as u64
    }

    /// Whether the event with number `at` drops the parent of the board being expanded: it undoes the move that made
    /// that board.
    pub fn is_path_back(&self, at: u64) -> bool {
        let Some(Event::Duplicate { by, .. }) = self.event(at) else { return false };
        self.way_back(at).is_some_and(|(_, way_back)| way_back == by)
    }

    /// Number of events among the first `moment` that drop the parent of the board being expanded. A search that stores
    /// the boards it has reached generates the parent once in each expansion, except in those of its roots. A deepening
    /// search never does.
    pub fn path_backs_by(&self, moment: u64) -> u64 {
        if self.realm().is_deepening() {
            return 0;
        }
        let moment = moment.min(self.len());
        let is_expanded = |board, side| self.index(side).expanded_before(board, moment).is_some();
        let roots = self.events_from(0).take(2);
        let roots = roots
            .filter(|event| matches!(*event, Event::Begin { board, side, .. } if is_expanded(board, side)));
        let is_to_come = self
            .way_back(moment)
            .is_some_and(|(expanded_at, _)| !(expanded_at + 1..moment).any(|at| self.is_path_back(at)));
        self.expanded_by(moment) - roots.count() as u64 - u64::from(is_to_come)
    }

    /// The number of the last `Expand` before a moment, if nothing has ended that expansion, and the move that leads
    /// from its board back to the parent; `None` for a root.
    fn way_back(&self, moment: u64) -> Option<(u64, Move)> {
        let expanded_at = self.last_expand(moment)?;
        let (board, side) = self.event(expanded_at)?.expanded()?;
        Some((expanded_at, self.opened_by(board, side, expanded_at)?.opposite()))
    }

    /// The number of the last `Expand` before a moment, if nothing has ended that expansion.
    fn last_expand(&self, moment: u64) -> Option<u64> {
        let nearest = (0..moment).rev().map_while(|at| Some((at, self.event(at)?)));
        let mut ending = nearest.take_while(|(_, event)| !is_outside_of_expansions(event));
        ending.find(|(_, event)| event.expanded().is_some()).map(|(at, _)| at)
    }

    fn within_bound(
        &self,
        moment: u64,
        scene: &Scene,
        current: Node,
        puzzle: &Puzzle,
        settings: &Settings,
    ) -> Vec<Successor> {
        let (Some(bound), Some(heuristic)) = (scene.bound, self.realm().heuristic(settings)) else {
            return Vec::new();
        };
        let heuristic = heuristic.to(puzzle.goal);
        let parent = scene.stack.len().checked_sub(2).map(|at| scene.stack[at].board);
        let order = settings.order.moves();
        let place = |step: Move| order.iter().position(|other| *other == step);
        let last_place = self.last_successor(moment, scene, current, order).and_then(place);
        let entered = self.entered_last(moment, scene);
        let fate_of = |board, f, timing| match () {
            () if Some(board) == parent => Fate::PathBack,
            () if f > bound => Fate::Pruned,
            () if timing == Timing::Replayed && Some(board) != entered => Fate::Exhausted,
            () => Fate::New,
        };
        let successor = |(by, board)| {
            let (g, h) = (current.g + 1, heuristic.h(board));
            let f = heuristic.unit().moves(g) + h;
            let timing = if place(by) <= last_place { Timing::Replayed } else { Timing::Pending };
            Successor {
                by,
                node: Node { board, g, h, f, side: Side::Forward },
                fate: fate_of(board, f, timing),
                timing,
            }
        };
        current.board.successors(settings.order).map(successor).collect()
    }

    /// The board that a deepening search entered with the last event and has not expanded yet.
    fn entered_last(&self, moment: u64, scene: &Scene) -> Option<Board> {
        let last = scene.last?;
        let is_end = matches!(last, Event::Solved { .. });
        let last = if is_end { self.event(moment.checked_sub(2)?)? } else { last };
        last.opened_by().and_then(|_| last.board())
    }

    /// The move whose successor a deepening search produced last for the board on top of its stack. After the search
    /// has gone back from the start, this is the last move of the order.
    fn last_successor(&self, moment: u64, scene: &Scene, current: Node, order: [Move; 4]) -> Option<Move> {
        match scene.last? {
            Event::Open { by, .. } | Event::Prune { by, .. } => Some(by),
            Event::Retreat { g: 0, .. } => order.last().copied(),
            Event::Retreat { board, .. } => current.board.move_to(board),
            Event::Solved { .. } => self.event(moment.checked_sub(2)?)?.opened_by(),
            Event::Begin { .. }
            | Event::Expand { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. } => None,
        }
    }
}

/// The meaning of an event for the board being expanded.
enum ExpansionEvent {
    /// A successor: the move that made it, its board, and its fate.
    Successor(Move, Node, Fate),
    /// The last successor was already reached by the other search.
    Meeting,
    /// None: the expansion is over.
    Other,
}

fn expansion_event(event: Event) -> ExpansionEvent {
    match event {
        Event::Open { board, by, g, h, f, side } => {
            ExpansionEvent::Successor(by, Node { board, g, h, f, side }, Fate::New)
        }
        Event::Improve { board, by, g, h, f, .. } => {
            ExpansionEvent::Successor(by, Node { board, g, h, f, side: Side::Forward }, Fate::Improved)
        }
        Event::Duplicate { board, by, g, h, f, side } => {
            ExpansionEvent::Successor(by, Node { board, g, h, f, side }, Fate::Duplicate)
        }
        Event::Meet { .. } => ExpansionEvent::Meeting,
        Event::Begin { .. }
        | Event::Expand { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => ExpansionEvent::Other,
    }
}

/// Whether an event shows that no board is being expanded: a search begins, or a board is looked up in a table.
const fn is_outside_of_expansions(event: &Event) -> bool {
    match event {
        Event::Begin { .. } | Event::LookUp { .. } => true,
        Event::Expand { .. }
        | Event::Open { .. }
        | Event::Improve { .. }
        | Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Prune { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::Solved { .. } => false,
    }
}
