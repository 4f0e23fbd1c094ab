//! The plain reading: every event from the first one, and what a condition means of each.

use std::collections::{BTreeMap, HashMap, HashSet};

use eight_realms_core::{
    puzzle::{Board, Move},
    realm::{Realm, Settings, Tie},
    replay::{
        Scene,
        place::{Amount, Comparison, Condition, EventClass, PlaceTest, Quantity},
    },
    trace::{Event, PriorStatus, Side},
};

use crate::recording::cases::Case;

/// What is true after an event.
pub struct Fact {
    pub event: Event,
    pub classes: Vec<EventClass>,
    /// The states, as far as there are any, in tenths.
    pub states: Vec<(Quantity, u64)>,
    /// g, and h and f where there is a heuristic, in tenths.
    pub values: Vec<(Quantity, u64)>,
    pub side: Option<Side>,
    expanded: u64,
    look_ups: u64,
}

/// The facts of a search, from its first event on.
pub fn facts(case: &Case) -> Vec<Fact> {
    let mut reading = PlainReading::of(case.realm, case.settings);
    let next = case.events.iter().skip(1).map(Some).chain([None]);
    case.events.iter().zip(next).map(|(event, next)| reading.fact(*event, next)).collect()
}

/// All that has to be known of the past.
struct PlainReading {
    realm: Realm,
    settings: Settings,
    scene: Scene,
    current: Option<Board>,
    opened_by: HashMap<(Board, Side), Move>,
    /// The boards that wait, by f and g, the first to be taken in front; and where each of them is.
    waiting: BTreeMap<(u16, u8), HashSet<Board>>,
    entries: HashMap<Board, (u16, u8)>,
    layers: HashSet<(u8, Side)>,
    greatest_f: Option<u16>,
}

impl PlainReading {
    fn of(realm: Realm, settings: Settings) -> Self {
        Self {
            realm,
            settings,
            scene: Scene::default(),
            current: None,
            opened_by: HashMap::new(),
            waiting: BTreeMap::new(),
            entries: HashMap::new(),
            layers: HashSet::new(),
            greatest_f: None,
        }
    }

    fn fact(&mut self, event: Event, next: Option<&Event>) -> Fact {
        let classes = self.classes(event);
        self.scene.apply(event);
        self.note(event);
        let tally = self.scene.tally;
        let tenths = 10 / u64::from(self.realm.unit(&self.settings).per_move());
        let mut states =
            vec![(Quantity::Frontier, tally.frontier * 10), (Quantity::Expanded, tally.expanded * 10)];
        states.extend(self.scene.bound.map(|bound| (Quantity::Bound, u64::from(bound) * tenths)));
        if self.realm.has_ties() && matches!(next, Some(Event::Expand { .. } | Event::Solved { .. })) {
            let first = self.waiting.values().next().expect("a board is taken");
            states.push((Quantity::Tie, first.len() as u64 * 10));
        }
        let (g, rest) = values(event);
        let mut values: Vec<(Quantity, u64)> = Vec::new();
        values.extend(g.map(|g| (Quantity::G, u64::from(g) * 10)));
        if let Some([h, f]) = rest.filter(|_| self.realm.heuristic(&self.settings).is_some()) {
            values.extend([(Quantity::H, u64::from(h) * tenths), (Quantity::F, u64::from(f) * tenths)]);
        }
        let (expanded, look_ups) = (tally.expanded, tally.lookups);
        Fact { event, classes, states, values, side: side(event), expanded, look_ups }
    }

    fn classes(&mut self, event: Event) -> Vec<EventClass> {
        let is_deepening = self.realm == Realm::IdaStar;
        match event {
            Event::Begin { .. } => vec![EventClass::Begin],
            Event::Expand { g, f, side, .. } => {
                let mut classes = vec![EventClass::Expand];
                if self.realm.has_ties() {
                    let is_new = self.greatest_f.is_none_or(|greatest| f > greatest);
                    classes.extend(is_new.then_some(EventClass::FStep));
                    self.greatest_f = self.greatest_f.max(Some(f));
                } else if !is_deepening && self.layers.insert((g, side)) {
                    classes.push(EventClass::Layer);
                }
                classes
            }
            Event::Open { .. } => vec![if is_deepening { EventClass::Entered } else { EventClass::New }],
            Event::Improve { was: PriorStatus::Open, .. } => vec![EventClass::Improved],
            Event::Improve { was: PriorStatus::Expanded, .. } => {
                vec![EventClass::Improved, EventClass::Reopened]
            }
            Event::Duplicate { by, side, .. } => {
                let current = self.current.expect("a board is being expanded");
                let way_back = self.opened_by.get(&(current, side)).map(|step| step.opposite());
                vec![if way_back == Some(by) { EventClass::Parent } else { EventClass::Duplicate }]
            }
            Event::Deepen { .. } => vec![EventClass::Iteration],
            Event::Prune { .. } => vec![EventClass::Pruned],
            Event::Retreat { .. } => vec![EventClass::Retreat],
            Event::Meet { .. } => vec![EventClass::Meeting],
            Event::LookUp { .. } => vec![EventClass::LookUp],
            Event::Solved { .. } => vec![EventClass::Solved],
        }
    }

    fn note(&mut self, event: Event) {
        match event {
            Event::Begin { board, h, .. } => self.put(board, h, 0),
            Event::Open { board, by, g, f, side, .. } => {
                self.opened_by.insert((board, side), by);
                self.put(board, f, g);
            }
            Event::Improve { board, by, g, f, .. } => {
                self.opened_by.insert((board, Side::Forward), by);
                self.take(board);
                self.put(board, f, g);
            }
            Event::Expand { board, .. } => {
                self.current = Some(board);
                self.take(board);
            }
            _ => {}
        }
    }

    fn put(&mut self, board: Board, f: u16, g: u8) {
        if self.realm.has_ties() {
            let key = (f, if self.settings.tie == Tie::HighG { u8::MAX - g } else { g });
            self.waiting.entry(key).or_default().insert(board);
            self.entries.insert(board, key);
        }
    }

    fn take(&mut self, board: Board) {
        if let Some(key) = self.entries.remove(&board) {
            let boards = self.waiting.get_mut(&key).expect("it waits there");
            boards.remove(&board);
            if boards.is_empty() {
                self.waiting.remove(&key);
            }
        }
    }
}

fn values(event: Event) -> (Option<u8>, Option<[u16; 2]>) {
    match event {
        Event::Begin { h, .. } => (Some(0), Some([h, h])),
        Event::Expand { g, h, f, .. }
        | Event::Open { g, h, f, .. }
        | Event::Improve { g, h, f, .. }
        | Event::Duplicate { g, h, f, .. }
        | Event::Prune { g, h, f, .. } => (Some(g), Some([h, f])),
        Event::Retreat { g, .. } | Event::Meet { g, .. } | Event::LookUp { g, .. } => (Some(g), None),
        Event::Deepen { .. } | Event::Solved { .. } => (None, None),
    }
}

fn side(event: Event) -> Option<Side> {
    match event {
        Event::Begin { side, .. }
        | Event::Expand { side, .. }
        | Event::Open { side, .. }
        | Event::Duplicate { side, .. }
        | Event::Meet { side, .. } => Some(side),
        Event::Solved { .. } => None,
        _ => Some(Side::Forward),
    }
}

/// All moments at which a condition comes true.
pub fn moments(facts: &[Fact], condition: &Condition) -> Vec<u64> {
    let is_state = |test: &PlaceTest| match test {
        PlaceTest::Compare(quantity, ..) => !matches!(quantity, Quantity::G | Quantity::H | Quantity::F),
        _ => false,
    };
    let are_states = condition.tests().iter().all(is_state);
    let mut held = false;
    let mut moments = Vec::new();
    for (fact, moment) in facts.iter().zip(1..) {
        let holds = condition.tests().iter().all(|test| holds(fact, moment, test));
        if holds && !(are_states && held) {
            moments.push(moment);
        }
        held = holds;
    }
    moments
}

fn holds(fact: &Fact, moment: u64, test: &PlaceTest) -> bool {
    match test {
        PlaceTest::Event(number) => moment == number.get(),
        PlaceTest::Expansion(number) => {
            matches!(fact.event, Event::Expand { .. }) && fact.expanded == number.get()
        }
        PlaceTest::LookUp(number) => {
            matches!(fact.event, Event::LookUp { .. }) && fact.look_ups == number.get()
        }
        PlaceTest::Class(class) => fact.classes.contains(class),
        PlaceTest::Compare(quantity, comparison, amount) => {
            let mut all = fact.states.iter().chain(&fact.values);
            let own = all.find(|(own, _)| own == quantity);
            own.is_some_and(|(_, tenths)| compares(Amount::of_tenths(*tenths), *comparison, *amount))
        }
        PlaceTest::Side(side) => fact.side == Some(*side),
        PlaceTest::Board(board) => fact.event.board() == Some(*board),
    }
}

fn compares(one: Amount, comparison: Comparison, other: Amount) -> bool {
    match comparison {
        Comparison::Equal => one == other,
        Comparison::NotEqual => one != other,
        Comparison::Less => one < other,
        Comparison::LessOrEqual => one <= other,
        Comparison::Greater => one > other,
        Comparison::GreaterOrEqual => one >= other,
    }
}
