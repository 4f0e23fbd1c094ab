//! The expected sentence at each event, found with plain sets and stacks from the events alone.

use std::collections::{HashMap, HashSet};

use eight_realms_app::words::{Arg, figures};
use eight_realms_core::{
    heuristic::{HeuristicKind, Unit},
    puzzle::{Board, Move},
    realm::{Evaluation, Realm, Settings, Tie, TieOrder},
    trace::{Event, GoalTest, PriorStatus, Side, TableEntry},
};

/// A message, and the figures that the head of `why.ftl` lists for it.
pub struct Sentence {
    pub id: String,
    pub figures: Vec<(&'static str, Arg<'static>)>,
}

/// The state of a search after some of its events.
#[derive(Default)]
pub struct SearchState {
    family: &'static str,
    tie: Tie,
    tie_order: TieOrder,
    is_greedy: bool,
    is_early: bool,
    has_limit: bool,
    unit: Unit,
    heuristic: Option<HeuristicKind>,
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
macro_rules! sentence {
    ($self:ident, $event:expr $(, $name:ident = $value:expr)*) => {
        Sentence {
            id: format!("why-{}-{}", $self.family, $event),
            figures: vec![$((stringify!($name), $value.into())),*],
        }
    };
}

impl SearchState {
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
        let is_blind = settings.heuristic == Some(HeuristicKind::Zero);
        let is_greedy = settings.evaluation == Evaluation::HeuristicAlone;
        Self {
            family,
            // Without a heuristic f is g.
            tie: if is_greedy || is_blind { Tie::None } else { settings.tie },
            tie_order: settings.tie_order,
            is_greedy,
            is_early: settings.goal_test == Some(GoalTest::Generated) && realm.has_ties(),
            has_limit: settings.depth_limit.is_some(),
            unit: realm.unit(settings),
            heuristic: realm.heuristic(settings),
            ..Self::default()
        }
    }

    /// The sentence once everything has been searched in vain.
    pub fn exhausted(&self) -> Sentence {
        match self.family {
            "deep" => sentence!(self, "exhausted", bound = self.bound()),
            _ => sentence!(self, "exhausted", expanded = self.expanded),
        }
    }

    /// Applies one event and returns its sentence; `next` is the event after it.
    pub fn apply(&mut self, event: Event, next: Option<Event>) -> Sentence {
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
                sentence!(
                    self,
                    match was {
                        PriorStatus::Open if self.is_greedy => "improve-greedy",
                        PriorStatus::Open => "improve",
                        PriorStatus::Expanded => "reopen",
                    },
                    g = g,
                    f = self.cost(f)
                )
            }
            Event::Duplicate { by, g, .. } => self.discard(by, g),
            Event::Deepen { bound } => self.deepen(bound),
            Event::Prune { by, f, .. } => {
                sentence!(self, "prune", move = by.to_string(), f = self.cost(f), bound = self.bound())
            }
            Event::Retreat { board, .. } => {
                assert_eq!(self.path.pop(), Some(board));
                let Some(above) = self.path.last() else {
                    return sentence!(self, "retreat-start", bound = self.bound());
                };
                let by = above.move_to(board).expect("it is a successor").to_string();
                sentence!(self, "retreat", move = by, bound = self.bound(), waiting = self.path.len())
            }
            Event::Meet { g, rest, side, .. } => self.meet(g, rest, side),
            Event::LookUp { board, sign, .. } => self.look_up(board, sign),
            Event::Solved { cost, .. } => self.solved(cost),
        }
    }

    fn bound(&self) -> Arg<'static> {
        self.cost(self.bounds.last().copied().expect("a round has begun"))
    }

    /// A number of moves; where a search counts in tenths of a move, text with a point.
    fn cost(&self, amount: u16) -> Arg<'static> {
        if self.unit == Unit::Move { amount.into() } else { figures::cost(amount, self.unit).into() }
    }

    fn begin(&mut self, board: Board, h: u16, side: Side) -> Sentence {
        self.frontier[side as usize].insert(board);
        self.distance.insert(board, 0);
        let one_of_two = if side == Side::Forward { "begin-forward" } else { "begin-backward" };
        sentence!(self, if self.family == "twoway" { one_of_two } else { "begin" }, h = self.cost(h))
    }

    fn expand(&mut self, board: Board, g: u8, f: u16, side: Side) -> Sentence {
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
            "queue" | "table" => sentence!(self, "expand", layer = g, waiting = waiting),
            "twoway" if turns => self.turn(side, here, there),
            "twoway" => self.expand_side(g, side),
            "deep" => {
                self.path.push(board);
                sentence!(self, "expand", g = g, f = self.cost(f), bound = self.bound())
            }
            _ if self.tie == Tie::LowG => sentence!(self, "expand-low-g", f = self.cost(f), g = g),
            _ if self.tie == Tie::None => {
                sentence!(self, "expand-any-g", f = self.cost(f), first = self.tie_order.name())
            }
            _ => sentence!(self, "expand", f = self.cost(f), g = g),
        }
    }

    fn turn(&self, side: Side, here: usize, there: usize) -> Sentence {
        match side {
            _ if here == there => sentence!(self, "turn-equal", waiting = here),
            Side::Forward => sentence!(self, "turn-forward", waiting = here, other = there),
            Side::Backward => sentence!(self, "turn-backward", waiting = here, other = there),
        }
    }

    fn expand_side(&self, g: u8, side: Side) -> Sentence {
        let event = match side {
            _ if self.meetings > 0 => "expand-met",
            Side::Forward => "expand-forward",
            Side::Backward => "expand-backward",
        };
        sentence!(self, event, layer = g, left = self.layer.len())
    }

    fn open(&self, meets: bool, by: String, g: u8, [h, f]: [Arg<'static>; 2], side: Side) -> Sentence {
        let waiting = self.frontier[0].len() + self.frontier[1].len();
        match self.family {
            "queue" => sentence!(self, "open", move = by, layer = g, waiting = waiting),
            "table" => sentence!(self, "open", layer = g, waiting = waiting),
            "twoway" if meets => sentence!(self, "open-looked-up", move = by, layer = g),
            "twoway" if side == Side::Forward => sentence!(self, "open-forward", move = by, layer = g),
            "twoway" => sentence!(self, "open-backward", move = by, layer = g),
            "deep" => sentence!(self, "open", move = by, g = g, h = h, f = f, bound = self.bound()),
            _ => sentence!(self, "open", move = by, g = g, h = h, f = f),
        }
    }

    fn discard(&self, by: Move, g: u8) -> Sentence {
        let expanding = self.expanding.expect("a board is being expanded");
        let back = self.made_by.get(&expanding).is_some_and(|made_by| made_by.opposite() == by);
        let event = if back { "path-back" } else { "duplicate" };
        match self.family {
            "table" => sentence!(self, event, layer = g),
            "queue" | "twoway" => sentence!(self, event, move = by.to_string(), layer = g),
            _ => sentence!(self, event, move = by.to_string(), g = g),
        }
    }

    fn deepen(&mut self, bound: u16) -> Sentence {
        let before = self.bounds.last().copied();
        self.bounds.push(bound);
        match before {
            None if self.has_limit => sentence!(self, "deepen-limit", bound = self.cost(bound)),
            None if self.overestimates() => sentence!(self, "deepen-first-over", bound = self.cost(bound)),
            None => sentence!(self, "deepen-first", bound = self.cost(bound)),
            Some(before) => sentence!(self, "deepen", bound = self.cost(bound), other = self.cost(before)),
        }
    }

    fn meet(&mut self, g: u8, rest: u8, side: Side) -> Sentence {
        self.meetings += 1;
        let [forward, backward] = if side == Side::Forward { [g, rest] } else { [rest, g] };
        if self.meetings > 1 {
            return sentence!(self, "meet-again", moves = g + rest);
        }
        sentence!(self, "meet", forward = forward, backward = backward, moves = g + rest)
    }

    fn look_up(&mut self, board: Board, sign: TableEntry) -> Sentence {
        self.lookups += 1;
        match sign {
            TableEntry::Go(step) => {
                sentence!(self, "look-up", move = step.to_string(), left = self.distance[&board] - 1)
            }
            TableEntry::Here => sentence!(self, "look-up-goal", lookups = self.lookups),
            TableEntry::Nowhere => sentence!(self, "look-up-missing"),
        }
    }

    fn solved(&self, cost: u8) -> Sentence {
        match self.family {
            "table" => sentence!(self, "solved", moves = cost, lookups = self.lookups),
            _ if cost == 0 => Sentence { id: "why-start-is-goal".to_owned(), figures: Vec::new() },
            "deep" if self.has_limit => {
                sentence!(self, "solved-limit", moves = cost, bound = self.bound())
            }
            _ if self.is_greedy => sentence!(self, "solved-greedy", moves = cost),
            _ if self.is_early && self.heuristic.is_some_and(|heuristic| heuristic.weight().is_some()) => {
                let weight = self.heuristic.and_then(HeuristicKind::weight).expect("a weight");
                sentence!(self, "solved-early-weighted", moves = cost, weight = weight.to_string())
            }
            _ if self.is_early && !self.overestimates() => sentence!(self, "solved-early", moves = cost),
            "deep" if self.overestimates() => {
                let Sentence { id, mut figures } = self.solved_suboptimally(cost);
                figures.push(("bound", self.bound()));
                Sentence { id, figures }
            }
            _ if self.overestimates() => self.solved_suboptimally(cost),
            "deep" if self.bounds.len() == 1 => {
                sentence!(self, "solved-first", moves = cost, bound = self.bound())
            }
            "deep" => sentence!(self, "solved", moves = cost, bound = self.bound()),
            _ => sentence!(self, "solved", moves = cost),
        }
    }

    /// Manhattan times more than one, or the blank counted.
    fn overestimates(&self) -> bool {
        match self.heuristic {
            Some(HeuristicKind::Weighted(weight)) => weight.tenths() > 10,
            heuristic => heuristic == Some(HeuristicKind::BlankCounted),
        }
    }

    fn solved_suboptimally(&self, cost: u8) -> Sentence {
        match self.heuristic.and_then(HeuristicKind::weight) {
            Some(weight) => sentence!(self, "solved-weighted", moves = cost, weight = weight.to_string()),
            None => sentence!(self, "solved-blank", moves = cost),
        }
    }
}
