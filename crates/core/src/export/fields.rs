//! Fields of an event that both formats of JSON have, under the names that they share.

use serde::Serialize;

use crate::{
    heuristic::{InMoves, Unit},
    puzzle::{Board, Move},
    trace::{Event, PriorStatus, Side, TableEntry},
};

/// g, h and f of an event, as far as it has them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Values {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub g: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub h: Option<InMoves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub f: Option<InMoves>,
}

impl Values {
    pub const fn of_g(g: u8) -> Self {
        Self { g: Some(g), h: None, f: None }
    }

    pub fn of(event: &Event, unit: Unit) -> Self {
        let all = |g, h, f| Self { g: Some(g), h: Some(InMoves::of(h, unit)), f: Some(InMoves::of(f, unit)) };
        match *event {
            Event::Begin { h, .. } => all(0, h, h),
            Event::Expand { g, h, f, .. }
            | Event::Open { g, h, f, .. }
            | Event::Improve { g, h, f, .. }
            | Event::Duplicate { g, h, f, .. }
            | Event::Prune { g, h, f, .. } => all(g, h, f),
            Event::Retreat { g, .. } | Event::Meet { g, .. } | Event::LookUp { g, .. } => Self::of_g(g),
            Event::Solved { cost, .. } => Self::of_g(cost),
            Event::Deepen { .. } => Self::default(),
        }
    }
}

/// Fields that only some kinds of event have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct RareFields {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub was: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bound: Option<InMoves>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rest: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sign: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub test: Option<&'static str>,
}

impl RareFields {
    pub fn of(event: &Event, unit: Unit) -> Self {
        let none = Self::default();
        let on_side = |side| Self { side: Some(side_name(side)), ..none };
        match *event {
            Event::Begin { side, .. }
            | Event::Expand { side, .. }
            | Event::Open { side, .. }
            | Event::Duplicate { side, .. } => on_side(side),
            Event::Meet { rest, side, .. } => Self { rest: Some(rest), ..on_side(side) },
            Event::Improve { was, .. } => Self { was: Some(was_name(was)), ..none },
            Event::Deepen { bound } => Self { bound: Some(InMoves::of(bound, unit)), ..none },
            Event::LookUp { sign, .. } => Self { sign: Some(sign_name(sign)), ..none },
            Event::Solved { test, .. } => Self { test: Some(test.name()), ..none },
            Event::Prune { .. } | Event::Retreat { .. } => none,
        }
    }
}

/// The successor that an event reports, and the move that made it.
pub const fn made_by(event: &Event) -> Option<(Board, Move)> {
    match *event {
        Event::Open { board, by, .. }
        | Event::Improve { board, by, .. }
        | Event::Duplicate { board, by, .. }
        | Event::Prune { board, by, .. } => Some((board, by)),
        Event::Begin { .. }
        | Event::Expand { .. }
        | Event::Deepen { .. }
        | Event::Retreat { .. }
        | Event::Meet { .. }
        | Event::LookUp { .. }
        | Event::Solved { .. } => None,
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::Forward => "forward",
        Side::Backward => "backward",
    }
}

const fn was_name(was: PriorStatus) -> &'static str {
    match was {
        PriorStatus::Open => "open",
        PriorStatus::Expanded => "expanded",
    }
}

/// The letter of the move, or a word.
const fn sign_name(sign: TableEntry) -> &'static str {
    match sign {
        TableEntry::Go(Move::Up) => "u",
        TableEntry::Go(Move::Left) => "l",
        TableEntry::Go(Move::Right) => "r",
        TableEntry::Go(Move::Down) => "d",
        TableEntry::Here => "here",
        TableEntry::Nowhere => "nowhere",
    }
}
