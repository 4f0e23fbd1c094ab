//! Events read back from the text of a trace, with no part of the writers.

use eight_realms_core::{
    puzzle::{Board, Move},
    trace::{Event, GoalTest, PriorStatus, Side, TableEntry},
};
use serde_json::{Map, Value};

use crate::probe::board;

/// The fields of an event in JSON.
pub struct Fields<'a> {
    pub map: &'a Map<String, Value>,
    /// Units of h and f in a move.
    pub per_move: u16,
    /// Name of the move.
    pub by: &'static str,
}

impl Fields<'_> {
    pub fn text(&self, name: &str) -> &str {
        self.map.get(name).and_then(Value::as_str).unwrap_or_else(|| panic!("{name}: {:?}", self.map))
    }

    fn board(&self) -> Board {
        board(self.text("board"))
    }

    fn by(&self) -> Move {
        self.text(self.by).parse::<char>().ok().and_then(Move::from_letter).expect("a move")
    }

    fn small(&self, name: &str) -> u8 {
        let number = self.map[name].as_u64().unwrap_or_else(|| panic!("{name}: {:?}", self.map));
        u8::try_from(number).expect("it is small")
    }

    fn amount(&self, name: &str) -> u16 {
        let moves = self.map[name].as_f64().unwrap_or_else(|| panic!("{name}: {:?}", self.map));
        let units = moves * f64::from(self.per_move);
        assert!((units - units.round()).abs() < 1e-6, "{name} is {moves}");
        units.round() as u16
    }

    fn side(&self) -> Side {
        match self.map.get("side").and_then(Value::as_str) {
            Some("backward") => Side::Backward,
            Some("forward") | None => Side::Forward,
            Some(other) => panic!("{other} is no side"),
        }
    }

    fn values(&self) -> (u8, u16, u16) {
        (self.small("g"), self.amount("h"), self.amount("f"))
    }

    pub fn begin(&self) -> Event {
        let (g, h, f) = self.values();
        assert_eq!((g, f), (0, h), "{:?}", self.map);
        Event::Begin { board: self.board(), h, side: self.side() }
    }

    pub fn expand(&self) -> Event {
        let (g, h, f) = self.values();
        Event::Expand { board: self.board(), g, h, f, side: self.side() }
    }

    pub fn open(&self) -> Event {
        let (g, h, f) = self.values();
        Event::Open { board: self.board(), by: self.by(), g, h, f, side: self.side() }
    }

    pub fn improve(&self) -> Event {
        let (g, h, f) = self.values();
        let was = match self.text("was") {
            "open" => PriorStatus::Open,
            "expanded" => PriorStatus::Expanded,
            other => panic!("{other} is no status"),
        };
        Event::Improve { board: self.board(), by: self.by(), g, h, f, was }
    }

    pub fn duplicate(&self) -> Event {
        let (g, h, f) = self.values();
        Event::Duplicate { board: self.board(), by: self.by(), g, h, f, side: self.side() }
    }

    pub fn prune(&self) -> Event {
        let (g, h, f) = self.values();
        Event::Prune { board: self.board(), by: self.by(), g, h, f }
    }

    pub fn deepen(&self) -> Event {
        Event::Deepen { bound: self.amount("bound") }
    }

    pub fn retreat(&self) -> Event {
        Event::Retreat { board: self.board(), g: self.small("g") }
    }

    pub fn meet(&self) -> Event {
        Event::Meet { board: self.board(), g: self.small("g"), rest: self.small("rest"), side: self.side() }
    }

    pub fn look_up(&self) -> Event {
        let sign = match self.text("sign") {
            "here" => TableEntry::Here,
            "nowhere" => TableEntry::Nowhere,
            step => TableEntry::Go(step.parse().ok().and_then(Move::from_letter).expect("a move")),
        };
        Event::LookUp { board: self.board(), g: self.small("g"), sign }
    }

    pub fn solved(&self) -> Event {
        let test = match self.text("test") {
            "generated" => GoalTest::Generated,
            "expanded" => GoalTest::Expanded,
            other => panic!("{other} is no time"),
        };
        Event::Solved { goal: self.board(), cost: self.small("g"), test }
    }
}
