//! The words in the text of a place.

use std::fmt;

use strum::{IntoStaticStr, VariantArray};

/// The first moment.
pub const START: &str = "start";
/// The last moment.
pub const END: &str = "end";
/// The word before a condition whose event is still to come.
pub const BEFORE: &str = "before";
/// The word between two tests.
pub const AND: &str = "and";
/// The test of an event's number.
pub const EVENT: &str = "event";
/// The test of an expansion's number.
pub const EXPANSION: &str = "expansion";
/// The test of the side of the start.
pub const FORWARD: &str = "forward";
/// The test of the side of the goal.
pub const BACKWARD: &str = "backward";
/// The test of a board.
pub const BOARD: &str = "board";

/// The class of an event, as a reader of the search names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum EventClass {
    /// A board from which a search grows enters the frontier.
    Begin,
    /// A board is expanded.
    Expand,
    /// A successor joins the frontier of a search that stores boards.
    New,
    /// A successor is entered by a search that stores none.
    Entered,
    /// A successor was reached before and is not the board that was just left.
    Duplicate,
    /// A successor is the board that was just left.
    Parent,
    /// A successor was reached before by a longer path.
    Improved,
    /// A successor was reached before by a longer path and had been expanded.
    Reopened,
    /// A successor lies beyond the bound.
    Pruned,
    /// A deepening search goes back.
    Retreat,
    /// A deepening search begins with a new bound.
    Iteration,
    /// The first expansion of a layer of a blind search.
    Layer,
    /// An expansion by A* with f above that of all expansions before.
    FStep,
    /// A board that one side has opened was reached by the other.
    Meeting,
    /// A board is looked up in a table.
    LookUp,
    /// The goal is reached.
    Solved,
}

impl EventClass {
    pub const ALL: [Self; 16] = *Self::VARIANTS.as_array().unwrap();

    /// The word in the text of a place.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// A value that can be compared with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Quantity {
    /// Moves made to the board of the event.
    G,
    /// The heuristic of the board of the event, in moves.
    H,
    /// f of the board of the event, in moves: g + h, or what the settings make of them.
    F,
    /// The bound of a deepening search, in moves: a state.
    Bound,
    /// Boards that wait, on both sides; of a deepening search, boards on its path: a state.
    Frontier,
    /// Boards expanded so far: a state.
    Expanded,
    /// Boards that tie at the next pick of A*: a state.
    Tie,
}

impl Quantity {
    pub const ALL: [Self; 7] = *Self::VARIANTS.as_array().unwrap();

    /// The word in the text of a place.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether the quantity is a state of the scene. If not, it is a value of the event.
    pub const fn is_state(self) -> bool {
        match self {
            Self::G | Self::H | Self::F => false,
            Self::Bound | Self::Frontier | Self::Expanded | Self::Tie => true,
        }
    }

    /// Whether the quantity can lie between two whole numbers: a weight makes tenths of a move.
    pub const fn has_tenths(self) -> bool {
        match self {
            Self::H | Self::F | Self::Bound => true,
            Self::G | Self::Frontier | Self::Expanded | Self::Tie => false,
        }
    }
}

/// How two numbers are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Comparison {
    /// `=`
    Equal,
    /// `!=`
    NotEqual,
    /// `<`
    Less,
    /// `<=`
    LessOrEqual,
    /// `>`
    Greater,
    /// `>=`
    GreaterOrEqual,
}

impl Comparison {
    /// All comparisons. A sign that begins with another comes before it, so that the first match is the whole sign.
    pub const ALL: [Self; Self::GreaterOrEqual as usize + 1] =
        [Self::Equal, Self::NotEqual, Self::LessOrEqual, Self::Less, Self::GreaterOrEqual, Self::Greater];

    /// The sign in the text of a place.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Equal => "=",
            Self::NotEqual => "!=",
            Self::Less => "<",
            Self::LessOrEqual => "<=",
            Self::Greater => ">",
            Self::GreaterOrEqual => ">=",
        }
    }

    /// Whether the comparison holds between two values.
    pub fn holds<T: Ord>(self, one: &T, other: &T) -> bool {
        match self {
            Self::Equal => one == other,
            Self::NotEqual => one != other,
            Self::Less => one < other,
            Self::LessOrEqual => one <= other,
            Self::Greater => one > other,
            Self::GreaterOrEqual => one >= other,
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.sign())
    }
}

/// Every word that the text of a place can have.
pub fn keywords() -> Vec<&'static str> {
    [of_places(), vec![AND]].concat()
}

/// Every word with which a place can begin.
pub fn of_places() -> Vec<&'static str> {
    [&[START, END, BEFORE][..], &of_tests()].concat()
}

/// Every word with which a test can begin.
pub fn of_tests() -> Vec<&'static str> {
    let fixed = [EVENT, EXPANSION, FORWARD, BACKWARD, BOARD];
    let classes = EventClass::ALL.map(EventClass::name);
    let quantities = Quantity::ALL.map(Quantity::name);
    [&fixed[..], &classes[..], &quantities[..]].concat()
}
