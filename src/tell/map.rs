//! What is known of a board on the map: its place among all, and what the search has made of it.

use crate::{
    heuristic::Heuristic,
    map::{BoardIndex, Geometry, Layout, MapData, MapStatuses},
    realm::Realm,
    replay::BoardHistory,
    tell::Narrator,
    trace::Side,
    words::figures,
};

/// What a card tells of.
pub struct MapBoard<'a> {
    /// Whose search.
    pub realm: Realm,
    /// Where boards lie.
    pub layout: &'a Layout,
    /// What they are to the search.
    pub statuses: &'a MapStatuses,
    /// The board.
    pub index: BoardIndex,
    /// Those that lie on the same place.
    pub others: &'a [BoardIndex],
}

/// The lines of a card, top first.
pub fn lines(narrator: Narrator<'_>, subject: &MapBoard<'_>) -> Vec<String> {
    let MapBoard { realm, layout, statuses: lights, index: seat, others } = *subject;
    let land = layout.data();
    let mut lines = vec![distances(narrator, land, seat)];
    lines.extend(detour(narrator, land, seat));
    lines.extend(neighbourhood(narrator, layout, lights, seat));
    lines.extend(h_of(narrator, realm, land, seat));
    lines.extend(history(narrator, realm, land, seat));
    let visits = lights.visits(seat);
    if visits > 0 {
        lines.push(narrator.words.tell("map-visited", &[("visits", visits.into())]));
    }
    lines.push(match others.len() {
        0 => narrator.words.say("map-click"),
        others => narrator.words.tell("map-click-first", &[("others", others.into())]),
    });
    lines
}

/// To the goal, from the start; where no way leads, only what there is.
fn distances(narrator: Narrator<'_>, land: &MapData, seat: BoardIndex) -> String {
    match (land.to_goal(seat), land.from_start(seat)) {
        (Some(h), Some(g)) => narrator.words.tell("map-between", &[("goal", h.into()), ("start", g.into())]),
        (Some(h), None) => narrator.words.tell("map-to-goal", &[("goal", h.into())]),
        (None, Some(g)) => narrator.words.tell("map-to-start", &[("start", g.into())]),
        (None, None) => String::new(),
    }
}

/// By how much the best way through this board is longer than the best of all.
fn detour(narrator: Narrator<'_>, land: &MapData, seat: BoardIndex) -> Option<String> {
    let extra = land.to_goal(seat)? + land.from_start(seat)? - land.cost()?;
    Some(match extra {
        0 => narrator.words.say("map-on-a-path"),
        _ => narrator.words.tell("map-detour", &[("moves", extra.into())]),
    })
}

/// How many boards share its ring, or in the lens its cell, and how many of them are lit. Of the farthest there
/// are only two: the ground that they have says nothing.
fn neighbourhood(
    narrator: Narrator<'_>,
    layout: &Layout,
    lights: &MapStatuses,
    seat: BoardIndex,
) -> Option<String> {
    let land = layout.data();
    let to_goal = land.to_goal(seat)?;
    Some(match layout.chart() {
        Geometry::Lens(lens) => {
            let cell = lens.boards(to_goal, land.from_start(seat)?);
            let lit = cell.iter().filter(|seat| lights.at(**seat).is_reached()).count();
            narrator.words.tell("map-cell", &[("lit", lit.into()), ("all", cell.len().into())])
        }
        Geometry::Rings(_) | Geometry::Halves(_) => {
            let all = lights.bands()[usize::from(land.band(seat))].all();
            narrator.words.tell("map-ring", &[("ring", to_goal.into()), ("boards", all.into())])
        }
    })
}

/// The realm's own estimate, and what it makes of it by true distance from the start.
fn h_of(narrator: Narrator<'_>, realm: Realm, land: &MapData, seat: BoardIndex) -> Option<String> {
    let model = narrator.view.model;
    let estimate = realm.heuristic(&model.settings)?;
    land.to_goal(seat)?;
    let h = estimate.to(model.puzzle.goal).h(land.board(seat));
    let unit = estimate.unit();
    let f = unit.moves(land.from_start(seat)?) + h;
    let told = [("h", figures::cost(h, unit).into()), ("f", figures::cost(f, unit).into())];
    Some(narrator.words.tell("map-h", &told))
}

/// When it was opened and expanded, on either side that knows it.
fn history(narrator: Narrator<'_>, realm: Realm, land: &MapData, seat: BoardIndex) -> Vec<String> {
    let (lane, board) = (narrator.view.model.lane(realm), land.board(seat));
    let moment = lane.playhead.moment.min(lane.recording.len());
    let mut lines = Vec::new();
    for side in [Side::Forward, Side::Backward] {
        if land.index_reached(board, side) != seat {
            continue;
        }
        let [is_opened, is_expanded] = match side {
            Side::Forward => ["map-opened", "map-expanded"],
            Side::Backward => ["map-opened-goal", "map-expanded-goal"],
        };
        let BoardHistory { opened, expanded } = lane.recording.history_of(board, side, moment);
        if let Some(at) = opened {
            lines.push(narrator.words.tell(is_opened, &[("event", (at + 1).into())]));
        }
        if let Some(at) = expanded {
            let number = lane.recording.expanded_by(at + 1);
            lines.push(narrator.words.tell(is_expanded, &[("n", number.into()), ("event", (at + 1).into())]));
        }
    }
    if lines.is_empty() {
        lines.push(narrator.words.say("map-not-seen"));
    }
    lines
}
