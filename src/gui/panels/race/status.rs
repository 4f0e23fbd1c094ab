//! How a realm does, in words: in its lane, in the table, to whoever points at it.

use crate::{
    app::{
        Outcome, RunState, Why,
        view::{RaceLane, Standing},
    },
    gui::Desk,
    realm::{Path, Realm},
    words::figures,
};

/// At the position: the frontier, and in the end what was found.
pub fn at_the_position(lane: &RaceLane, desk: &Desk<'_>) -> String {
    let words = desk.words;
    let id = match lane.standing {
        Standing::Found(moves) => {
            let moves = words.tell("moves", &[("moves", moves.into())]);
            return words.tell("race-found", &[("moves", moves.into())]);
        }
        Standing::Running | Standing::Searching if lane.realm == Realm::Table => table(lane),
        Standing::Running | Standing::Searching => {
            return words.tell("race-frontier", &[("n", lane.frontier.into())]);
        }
        Standing::Waiting => "rung-waiting",
        Standing::NoWay => "rung-unsolvable",
        Standing::Refused if desk.view.model.is_refused() => "rung-unsolvable",
        Standing::Refused => "rung-refused",
        Standing::Ended(Why::Asked) => "rung-stopped",
        Standing::Ended(Why::Full) => "rung-full",
        Standing::Lost => "rung-lost",
    };
    words.say(id)
}

/// Realm 3 keeps no frontier while it runs.
const fn table(lane: &RaceLane) -> &'static str {
    if lane.price.is_some() { "race-looks-up" } else { "race-builds" }
}

/// What had to be paid before: the table.
pub fn price(lane: &RaceLane, desk: &Desk<'_>) -> Option<String> {
    let boards = lane.price?;
    Some(desk.words.tell("race-price", &[("boards", boards.into())]))
}

/// The letters of the way that was found.
pub fn letters(lane: &RaceLane, desk: &Desk<'_>) -> Option<String> {
    let is_there = matches!(lane.standing, Standing::Found(moves) if moves > 0);
    desk.view.model.lane(lane.realm).path().filter(|_| is_there).map(Path::letters)
}

/// When all is over: why there are no figures, and of realm 3 what its table took.
pub fn in_the_end(realm: Realm, desk: &Desk<'_>) -> String {
    let (model, words) = (desk.view.model, desk.words);
    let lane = model.lane(realm);
    let id = match &lane.run {
        RunState::Done(Outcome::Found(_)) => {
            let price = lane.times.and_then(|times| times.price());
            let told = |time: String| words.tell("rung-table-price", &[("time", time.into())]);
            return price.map_or_else(String::new, |price| told(figures::seconds(price.median)));
        }
        RunState::Done(Outcome::NoWay) if model.is_refused() || realm.can_exhaust() => "rung-unsolvable",
        RunState::Done(Outcome::NoWay) => "rung-refused",
        RunState::Waiting => "rung-waiting",
        RunState::Running | RunState::Held => "race-searching",
        RunState::Stopped(Why::Asked) => "rung-stopped",
        RunState::Stopped(Why::Full) => "rung-full",
        RunState::Lost { .. } => "rung-lost",
    };
    words.say(id)
}
