//! The search for a board from which an estimate that promises too much leads to a longer way.

use std::sync::Arc;

use super::{Listener, Message};
use crate::{
    compare::{Hunt, Price, Starts, Tried},
    puzzle::Board,
    realm::{Realm, Settings},
    space::Distances,
    trace::Flow,
};

/// After so many boards a hunt tells how far it is.
const TELLS_EVERY: u64 = 64;

/// What is hunted for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HuntFor {
    /// Where ways lead.
    pub goal: Board,
    /// How is searched; the estimate is one of these settings.
    pub settings: Settings,
    /// Which boards are tried.
    pub starts: Starts,
}

/// A board to be found from which the way found is too long.
#[derive(Clone)]
pub struct CounterexampleJob {
    /// What is hunted for.
    pub hunt: HuntFor,
    /// Which realm searches.
    pub realm: Realm,
    /// The true distances, if they have been measured.
    pub distances: Option<Arc<Distances>>,
}

/// What a hunt says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HuntNews {
    /// So many boards have been tried.
    Tried(u64),
    /// It is over: with a board, or every board was tried.
    Over(Option<Price>),
}

impl CounterexampleJob {
    pub(super) fn run(self, listener: &impl Listener) -> Flow {
        let HuntFor { goal, settings, starts } = self.hunt;
        let distances = self.distances.unwrap_or_else(|| Arc::new(Distances::to(goal)));
        let mut hunt = Hunt::new(&distances, self.realm, settings, starts);
        loop {
            let news = match hunt.try_next(&mut listener.unless_unwanted())? {
                Tried::Price(price) => return listener.say(Message::Hunted(HuntNews::Over(Some(price)))),
                Tried::NoneLeft => return listener.say(Message::Hunted(HuntNews::Over(None))),
                Tried::InVain => HuntNews::Tried(hunt.tried()),
            };
            if hunt.tried().is_multiple_of(TELLS_EVERY) {
                listener.say(Message::Hunted(news))?;
            }
        }
    }
}
