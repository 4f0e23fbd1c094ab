//! What a person asks of a lane.

use std::fmt;

use crate::{
    heuristic::HeuristicKind,
    puzzle::Order,
    realm::{DepthLimit, Evaluation, ListKind, ParityCheck, Realm, Settings, Tie, TieOrder, Waits},
    trace::GoalTest,
};

/// What a person asks of a lane: a realm, and the settings that are named. `None` leaves a setting to the conventions
/// or, for the heuristic and the goal test of A*, to the realm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaneRequest {
    /// How it searches.
    pub realm: Realm,
    /// Order in which successors are generated.
    pub order: Option<Order>,
    /// Choice among the boards of lowest f.
    pub tie: Option<Tie>,
    /// Choice among those that are still equal.
    pub tie_order: Option<TieOrder>,
    /// Heuristic.
    pub heuristic: Option<HeuristicKind>,
    /// Whether parity is tested.
    pub parity: Option<ParityCheck>,
    /// What the open list is sorted by.
    pub evaluation: Option<Evaluation>,
    /// When the goal is tested.
    pub goal_test: Option<GoalTest>,
    /// Depth at which the search goes back.
    pub depth_limit: Option<DepthLimit>,
}

impl LaneRequest {
    /// A realm that leaves everything open.
    pub const fn of(realm: Realm) -> Self {
        Self {
            realm,
            order: None,
            tie: None,
            tie_order: None,
            heuristic: None,
            parity: None,
            evaluation: None,
            goal_test: None,
            depth_limit: None,
        }
    }

    /// What differs from the usual settings.
    pub fn of_settings(realm: Realm, settings: &Settings) -> Self {
        let Settings { order, tie, tie_order, heuristic, parity, evaluation, goal_test, depth_limit } =
            *settings;
        let usual = Settings::default();
        Self {
            realm,
            order: (order != usual.order).then_some(order),
            tie: (tie != usual.tie).then_some(tie),
            tie_order: (tie_order != usual.tie_order).then_some(tie_order),
            heuristic,
            parity: (parity != usual.parity).then_some(parity),
            evaluation: (evaluation != usual.evaluation).then_some(evaluation),
            goal_test,
            depth_limit,
        }
    }

    /// The settings, with these for what is left open but the heuristic, f and the depth limit, which are no conventions.
    pub fn settings(&self, conventions: &Settings) -> Settings {
        Settings {
            order: self.order.unwrap_or(conventions.order),
            tie: self.tie.unwrap_or(conventions.tie),
            tie_order: self.tie_order.unwrap_or(conventions.tie_order),
            heuristic: self.heuristic,
            parity: self.parity.unwrap_or(conventions.parity),
            evaluation: self.evaluation.unwrap_or_default(),
            goal_test: self.goal_test.or(conventions.goal_test),
            depth_limit: self.depth_limit,
        }
    }

    /// The request without what the realm leaves unused, as it is where settings are meant for several realms. f and
    /// the depth limit are never meant so.
    #[must_use]
    pub fn where_used(self) -> Self {
        let heuristic = self.heuristic.filter(|_| self.realm.own_heuristic().is_some());
        let is_blind = heuristic == Some(HeuristicKind::Zero);
        let is_buckets = self.realm.waits() == Waits::OpenList(ListKind::Buckets);
        let is_used = |tie: &Tie| self.realm.has_ties() && !is_blind && !(is_buckets && *tie == Tie::None);
        Self {
            tie: self.tie.filter(is_used),
            tie_order: self.tie_order.filter(|_| self.realm.has_ties()),
            heuristic,
            goal_test: self.goal_test.filter(|_| self.realm.chooses_goal_test()),
            ..self
        }
    }
}

/// Writes the realm and what is named, as a line of a lane has them.
impl fmt::Display for LaneRequest {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sets = [
            ('o', self.order.map(|order| order.to_string())),
            ('t', self.tie.map(|tie| tie.name().to_owned())),
            ('n', self.tie_order.map(|order| order.name().to_owned())),
            ('h', self.heuristic.map(|heuristic| heuristic.name().to_owned())),
            ('w', self.heuristic.and_then(HeuristicKind::weight).map(|weight| weight.to_string())),
            ('p', self.parity.filter(|parity| *parity == ParityCheck::Off).map(|_| "off".to_owned())),
            ('f', self.evaluation.map(|f| f.name().to_owned())),
            ('g', self.goal_test.map(|test| test.name().to_owned())),
            ('l', self.depth_limit.map(|limit| limit.to_string())),
        ];
        write!(out, "{}", self.realm)?;
        let sets = sets.into_iter().filter_map(|(letter, value)| Some((letter, value?)));
        for (at, (letter, value)) in sets.enumerate() {
            write!(out, "{}{letter}={value}", if at == 0 { ':' } else { ',' })?;
        }
        Ok(())
    }
}
