//! Realm 8: replay of the path, which grows and shrinks under its bound.

use super::{EventContext, Replayed};
use crate::{
    replay::{
        Node,
        structures::{
            deepening::{DeepeningMoment, Iteration},
            moment::Structure,
            operation::Operation,
        },
    },
    trace::{Event, Observer, Side, Work, WorkTally},
};

#[derive(Clone, Default)]
pub struct ReplayedPath {
    moment: DeepeningMoment,
    work: WorkTally,
}

impl ReplayedPath {
    /// Cuts the path to the parent of `node`, and adds `node`.
    fn enter(&mut self, node: Node) {
        self.cut_to(node.g);
        self.moment.path.push(node);
    }

    /// Leaves `len` boards on the path, and the pruned successors of these boards only.
    fn cut_to(&mut self, len: u8) {
        let DeepeningMoment { path, pruned, .. } = &mut self.moment;
        path.truncate(usize::from(len));
        while pruned.last().is_some_and(|node| node.g > len) {
            pruned.pop();
        }
    }

    fn begin_iteration(&mut self, bound: u16) {
        self.cut_to(0);
        self.moment.pruned.clear();
        self.moment.iterations.push(Iteration { bound, expanded: 0, pruned: 0, least_pruned: None });
    }

    fn prune(&mut self, node: Node) {
        self.moment.pruned.push(node);
        if let Some(iteration) = self.moment.iterations.last_mut() {
            iteration.pruned += 1;
            iteration.least_pruned = Some(iteration.least_pruned.map_or(node.f, |least| least.min(node.f)));
        }
    }
}

impl Replayed for ReplayedPath {
    fn apply(&mut self, event: &Event, _: &EventContext<'_>) -> u64 {
        self.work.work(Work::NodesVisited, u32::from(visited(event).is_some()));
        match *event {
            Event::Deepen { bound } => self.begin_iteration(bound),
            Event::Expand { board, g, h, f, side } => {
                self.enter(Node { board, g, h, f, side });
                self.moment.iterations.iter_mut().last().into_iter().for_each(|last| last.expanded += 1);
            }
            Event::Open { board, g, h, f, side, .. } => self.enter(Node { board, g, h, f, side }),
            Event::Prune { board, g, h, f, .. } => {
                self.prune(Node { board, g, h, f, side: Side::Forward });
            }
            Event::Retreat { g, .. } => self.cut_to(g),
            Event::Begin { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
        2
    }

    fn show(&mut self, event: &Event, context: &EventContext<'_>) -> (Vec<Operation>, Structure) {
        self.apply(event, context);
        let visited = visited(event);
        let mut operations: Vec<Operation> =
            visited.into_iter().map(|node| Operation::NodeVisited { node }).collect();
        match *event {
            Event::Open { by, .. } => operations.push(Operation::Entered { by }),
            Event::Retreat { .. } => operations.push(Operation::Left),
            Event::Begin { .. }
            | Event::Expand { .. }
            | Event::Improve { .. }
            | Event::Duplicate { .. }
            | Event::Deepen { .. }
            | Event::Prune { .. }
            | Event::Meet { .. }
            | Event::LookUp { .. }
            | Event::Solved { .. } => {}
        }
        (operations, Structure::CurrentPath(DeepeningMoment { visited, ..self.moment.clone() }))
    }

    fn work(&self) -> &WorkTally {
        &self.work
    }

    fn bytes(&self) -> usize {
        let DeepeningMoment { path, pruned, iterations, .. } = &self.moment;
        (path.len() + pruned.len()) * size_of::<Node>() + size_of_val(iterations.as_slice())
    }

    fn copy(&self) -> Box<dyn Replayed> {
        Box::new(self.clone())
    }
}

/// The board that an event compares with the bound.
const fn visited(event: &Event) -> Option<Node> {
    match *event {
        Event::Begin { board, h, side } => Some(Node { board, g: 0, h, f: h, side }),
        Event::Open { board, g, h, f, side, .. } => Some(Node { board, g, h, f, side }),
        Event::Prune { board, g, h, f, .. } => Some(Node { board, g, h, f, side: Side::Forward }),
        Event::Expand { .. }
        | Event::Improve { .. }
        | Event::Duplicate { .. }
        | Event::Deepen { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => None,
    }
}
