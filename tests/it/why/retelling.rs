//! What the sentence at each event should say, found with plain sets and stacks from the events alone.

use std::collections::{HashMap, HashSet};

use eight_realms::{
    heuristic::{HeuristicKind, Unit},
    puzzle::{Board, Move},
    realm::{Realm, Settings, Tie},
    trace::{Event, PriorStatus, Side, TableEntry},
    words::{Arg, figures},
};

/// A message, and the figures that the head of `why.ftl` lists for it.
pub struct Told {
    pub id: String,
    pub figures: Vec<(&'static str, Arg<'static>)>,
}

/// All that is remembered of a search.
#[derive(Default)]
pub struct Retelling {
    family: &'static str,
    tie: Tie,
    unit: Unit,
    estimate: Option<HeuristicKind>,
    frontier: [HashSet<Board>; 2],
    made_by: HashMap<(Board, Side), Move>,
    distance: HashMap<Board, u64>,
    expanding: Option<(Board, Side)>,
    /// The deepest layer of each side.
    deepest: [Option<u8>; 2],
    /// Boards of the layer being expanded that still wait.
    layer: HashSet<Board>,
    path: Vec<Board>,
    bounds: Vec<u16>,
    expanded: u64,
    lookups: u64,
    meetings: u64,
}

/// Values of a message's variables, by name.
macro_rules! told {
    ($self:ident, $event:expr $(, $name:ident = $value:expr)*) => {
        Told {
            id: format!("why-{}-{}", $self.family, $event),
            figures: vec![$((stringify!($name), $value.into())),*],
        }
    };
}

impl Retelling {
    pub fn of(realm: Realm, settings: &Settings) -> Self {
        let family = match realm.label() {
            "1" | "2a" | "2" => "queue",
            "3" => "table",
            "4" => "twoway",
            "5" | "6" => "list",
            "7" => "heap",
            "7b" => "buckets",
            _ => "deep",
        };
        let (tie, unit) = (settings.tie, realm.unit(settings));
        Self { family, tie, unit, estimate: realm.heuristic(settings), ..Self::default() }
    }

    /// What is said once everything has been searched in vain.
    pub fn exhausted(&self) -> Told {
        told!(self, "exhausted", expanded = self.expanded)
    }

    /// Takes one event and tells of it; `next` is the one after it.
    pub fn hear(&mut self, event: Event, next: Option<Event>) -> Told {
        match event {
            Event::Begin { board, h, side } => self.begin(board, h, side),
            Event::Expand { board, g, f, side, .. } => self.expand(board, g, f, side),
            Event::Open { board, by, g, h, f, side } => {
                self.frontier[side as usize].insert(board);
                self.made_by.insert((board, side), by);
                self.distance.entry(board).or_insert(g.into());
                let meets = matches!(next, Some(Event::Meet { .. }));
                self.open(meets, by.to_string(), g, [self.cost(h), self.cost(f)], side)
            }
            Event::Improve { board, by, g, f, was, .. } => {
                self.frontier[0].insert(board);
                self.made_by.insert((board, Side::Forward), by);
                told!(
                    self,
                    if was == PriorStatus::Open { "improve" } else { "reopen" },
                    g = g,
                    f = self.cost(f)
                )
            }
            Event::Duplicate { by, g, .. } => self.refuse(by, g),
            Event::Deepen { bound } => self.deepen(bound),
            Event::Prune { by, f, .. } => {
                told!(self, "prune", move = by.to_string(), f = self.cost(f), bound = self.bound())
            }
            Event::Retreat { board, .. } => {
                assert_eq!(self.path.pop(), Some(board));
                told!(self, "retreat", bound = self.bound(), waiting = self.path.len())
            }
            Event::Meet { g, rest, side, .. } => self.meet(g, rest, side),
            Event::LookUp { board, sign, .. } => self.look_up(board, sign),
            Event::Solved { cost } => self.solved(cost),
        }
    }

    fn bound(&self) -> Arg<'static> {
        self.cost(self.bounds.last().copied().expect("a round has begun"))
    }

    /// A number of moves; where a search counts in tenths of a move, text with a point.
    fn cost(&self, amount: u16) -> Arg<'static> {
        if self.unit == Unit::Move { amount.into() } else { figures::cost(amount, self.unit).into() }
    }

    fn begin(&mut self, board: Board, h: u16, side: Side) -> Told {
        self.frontier[side as usize].insert(board);
        self.distance.insert(board, 0);
        let one_of_two = if side == Side::Forward { "begin-forward" } else { "begin-backward" };
        told!(self, if self.family == "twoway" { one_of_two } else { "begin" }, h = self.cost(h))
    }

    fn expand(&mut self, board: Board, g: u8, f: u16, side: Side) -> Told {
        let [here, there] = [self.frontier[side as usize].len(), self.frontier[1 - side as usize].len()];
        let turns = self.deepest[side as usize] < Some(g);
        if turns {
            self.deepest[side as usize] = Some(g);
            self.layer = self.frontier[side as usize].clone();
        }
        self.frontier[side as usize].remove(&board);
        self.layer.remove(&board);
        self.expanded += 1;
        self.expanding = Some((board, side));
        let waiting = self.frontier[0].len() + self.frontier[1].len();
        match self.family {
            "queue" => told!(self, "expand", layer = g, waiting = waiting),
            "table" => told!(self, "expand", layer = g, left = 181_440 - self.expanded),
            "twoway" if turns => self.turn(side, here, there),
            "twoway" => self.expand_side(g, side),
            "deep" => {
                self.path.push(board);
                told!(self, "expand", g = g, f = self.cost(f), bound = self.bound())
            }
            _ if self.tie == Tie::LowG => told!(self, "expand-low-g", f = self.cost(f), g = g),
            _ => told!(self, "expand", f = self.cost(f), g = g),
        }
    }

    fn turn(&self, side: Side, here: usize, there: usize) -> Told {
        match side {
            _ if here == there => told!(self, "turn-equal", waiting = here),
            Side::Forward => told!(self, "turn-forward", waiting = here, other = there),
            Side::Backward => told!(self, "turn-backward", waiting = here, other = there),
        }
    }

    fn expand_side(&self, g: u8, side: Side) -> Told {
        let event = match side {
            _ if self.meetings > 0 => "expand-met",
            Side::Forward => "expand-forward",
            Side::Backward => "expand-backward",
        };
        told!(self, event, layer = g, left = self.layer.len())
    }

    fn open(&self, meets: bool, by: String, g: u8, [h, f]: [Arg<'static>; 2], side: Side) -> Told {
        let waiting = self.frontier[0].len() + self.frontier[1].len();
        match self.family {
            "queue" => told!(self, "open", move = by, layer = g, waiting = waiting),
            "table" => told!(self, "open", layer = g, waiting = waiting),
            "twoway" if meets => told!(self, "open-asked", move = by, layer = g),
            "twoway" if side == Side::Forward => told!(self, "open-forward", move = by, layer = g),
            "twoway" => told!(self, "open-backward", move = by, layer = g),
            "deep" => told!(self, "open", move = by, g = g, h = h, f = f, bound = self.bound()),
            _ => told!(self, "open", move = by, g = g, h = h, f = f),
        }
    }

    fn refuse(&self, by: Move, g: u8) -> Told {
        let expanding = self.expanding.expect("a board is being expanded");
        let back = self.made_by.get(&expanding).is_some_and(|made_by| made_by.opposite() == by);
        let event = if back { "path-back" } else { "duplicate" };
        match self.family {
            "table" => told!(self, event, layer = g),
            "queue" | "twoway" => told!(self, event, move = by.to_string(), layer = g),
            _ => told!(self, event, move = by.to_string(), g = g),
        }
    }

    fn deepen(&mut self, bound: u16) -> Told {
        let before = self.bounds.last().copied();
        self.bounds.push(bound);
        match before {
            None if self.promises_too_much() => told!(self, "deepen-first-over", bound = self.cost(bound)),
            None => told!(self, "deepen-first", bound = self.cost(bound)),
            Some(before) => told!(self, "deepen", bound = self.cost(bound), other = self.cost(before)),
        }
    }

    fn meet(&mut self, g: u8, rest: u8, side: Side) -> Told {
        self.meetings += 1;
        let [forward, backward] = if side == Side::Forward { [g, rest] } else { [rest, g] };
        if self.meetings > 1 {
            return told!(self, "meet-again", moves = g + rest);
        }
        told!(self, "meet", forward = forward, backward = backward, moves = g + rest)
    }

    fn look_up(&mut self, board: Board, sign: TableEntry) -> Told {
        self.lookups += 1;
        match sign {
            TableEntry::Go(step) => {
                told!(self, "look-up", move = step.to_string(), left = self.distance[&board] - 1)
            }
            TableEntry::Here => told!(self, "look-up-goal", lookups = self.lookups),
            TableEntry::Nowhere => told!(self, "look-up-missing"),
        }
    }

    fn solved(&self, cost: u8) -> Told {
        match self.family {
            "table" => told!(self, "solved", moves = cost, lookups = self.lookups),
            _ if cost == 0 => Told { id: "why-start-is-goal".to_owned(), figures: Vec::new() },
            "deep" if self.promises_too_much() => {
                let Told { id, mut figures } = self.solved_by_too_much(cost);
                figures.push(("bound", self.bound()));
                Told { id, figures }
            }
            _ if self.promises_too_much() => self.solved_by_too_much(cost),
            "deep" if self.bounds.len() == 1 => {
                told!(self, "solved-first", moves = cost, bound = self.bound())
            }
            "deep" => told!(self, "solved", moves = cost, bound = self.bound()),
            _ => told!(self, "solved", moves = cost),
        }
    }

    /// Manhattan times more than one, or the blank counted.
    fn promises_too_much(&self) -> bool {
        match self.estimate {
            Some(HeuristicKind::Weighted(weight)) => weight.tenths() > 10,
            estimate => estimate == Some(HeuristicKind::BlankCounted),
        }
    }

    fn solved_by_too_much(&self, cost: u8) -> Told {
        match self.estimate.and_then(HeuristicKind::weight) {
            Some(weight) => told!(self, "solved-weighted", moves = cost, weight = weight.to_string()),
            None => told!(self, "solved-blank", moves = cost),
        }
    }
}
