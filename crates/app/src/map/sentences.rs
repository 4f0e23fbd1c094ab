//! The card of a board on the map: its place among all, and its status in the search.

use eight_realms_core::{
    heuristic::Heuristic,
    lane::LaneId,
    map::{BoardIndex, Geometry, Layout, MapData, MapStatuses},
    replay::BoardHistory,
    trace::Side,
};

use crate::{
    desk::{narrator::Narrator, seen::SeenDesk},
    words::figures,
};

/// Subject of a card: a board on the map of a lane.
pub struct MapBoard<'a> {
    /// Realm whose search is shown.
    pub lane: LaneId,
    /// Places of the boards.
    pub layout: &'a Layout,
    /// Statuses of the boards in the search.
    pub statuses: &'a MapStatuses,
    pub index: BoardIndex,
    /// Other boards that lie on the same place.
    pub others: &'a [BoardIndex],
}

/// The lines of a card that goes with the pointer, top first; the last one says what a click does.
pub fn lines(narrator: Narrator<'_>, subject: &MapBoard<'_>) -> Vec<String> {
    let mut lines = facts(narrator, subject);
    lines.push(match subject.others.len() {
        0 => narrator.words.say("map-click"),
        others => narrator.words.tell("map-click-first", &[("others", others.into())]),
    });
    lines
}

/// The lines on what is known of a board, top first.
pub fn facts(narrator: Narrator<'_>, subject: &MapBoard<'_>) -> Vec<String> {
    let MapBoard { lane: id, layout, statuses, index, .. } = *subject;
    let data = layout.data();
    let mut lines = vec![distances(narrator, data, index)];
    if !narrator.seen.is_covered(id) {
        lines.extend(detour(narrator, data, index));
    }
    lines.extend(neighbourhood(narrator, layout, statuses, index));
    lines.extend(h_of(narrator, id, data, index));
    lines.extend(history(narrator, id, data, index));
    let visits = statuses.visits(index);
    if visits > 0 {
        lines.push(narrator.words.tell("map-visited", &[("visits", visits.into())]));
    }
    lines
}

/// The distances to the goal and from the start, as far as paths lead there.
fn distances(narrator: Narrator<'_>, data: &MapData, index: BoardIndex) -> String {
    match (data.to_goal(index), data.from_start(index)) {
        (Some(h), Some(g)) => narrator.words.tell("map-between", &[("goal", h.into()), ("start", g.into())]),
        (Some(h), None) => narrator.words.tell("map-to-goal", &[("goal", h.into())]),
        (None, Some(g)) => narrator.words.tell("map-to-start", &[("start", g.into())]),
        (None, None) => String::new(),
    }
}

/// The number of moves by which the best path through this board is longer than the best of all; `None` without paths.
fn detour(narrator: Narrator<'_>, data: &MapData, index: BoardIndex) -> Option<String> {
    let extra = data.to_goal(index)? + data.from_start(index)? - data.cost()?;
    Some(match extra {
        0 => narrator.words.say("map-on-a-path"),
        _ => narrator.words.tell("map-detour", &[("moves", extra.into())]),
    })
}

/// The number of boards on the same ring or, in the lens, in the same cell, and there also how many of them are
/// reached. The area of a ring does not tell: the farthest may hold only two boards.
fn neighbourhood(
    narrator: Narrator<'_>,
    layout: &Layout,
    statuses: &MapStatuses,
    index: BoardIndex,
) -> Option<String> {
    let data = layout.data();
    let to_goal = data.to_goal(index)?;
    Some(match layout.geometry() {
        Geometry::Lens(lens) => {
            let cell = lens.boards(to_goal, data.from_start(index)?);
            let reached = cell.iter().filter(|index| statuses.at(**index).is_reached()).count();
            narrator.words.tell("map-cell", &[("reached", reached.into()), ("all", cell.len().into())])
        }
        Geometry::Rings(_) | Geometry::Halves(_) => {
            let all = statuses.bands()[usize::from(data.band(index))].all();
            narrator.words.tell("map-ring", &[("ring", to_goal.into()), ("boards", all.into())])
        }
    })
}

/// h by the lane's heuristic in force, and f with the true distance from the start.
fn h_of(narrator: Narrator<'_>, id: LaneId, data: &MapData, index: BoardIndex) -> Option<String> {
    let model = narrator.seen;
    let heuristic = id.heuristic(&model.settings_of(id))?;
    data.to_goal(index)?;
    let h = heuristic.to(model.puzzle.goal).h(data.board(index));
    let unit = heuristic.unit();
    let f = unit.moves(data.from_start(index)?) + h;
    let args = [("h", figures::cost(h, unit).into()), ("f", figures::cost(f, unit).into())];
    Some(narrator.words.tell("map-h", &args))
}

impl MapBoard<'_> {
    /// The moment right after the board was last expanded or, if it never was, put into the frontier, up to the
    /// playhead; `None` if it was not reached.
    pub fn moment(&self, model: SeenDesk<'_>) -> Option<u64> {
        let lane = model.lane(self.lane);
        let now = lane.playhead.moment.min(lane.recording.len());
        let data = self.layout.data();
        let board = data.board(self.index);
        let sides = [Side::Forward, Side::Backward].into_iter();
        let reached = sides.filter(|side| data.index_reached(board, *side) == self.index);
        let events = reached.filter_map(|side| {
            let BoardHistory { opened, expanded } = lane.recording.history_of(board, side, now);
            expanded.or(opened)
        });
        events.max().map(|event| event + 1)
    }
}

/// The lines on when the board was opened and expanded, on each side that has reached it.
fn history(narrator: Narrator<'_>, id: LaneId, data: &MapData, index: BoardIndex) -> Vec<String> {
    let (lane, board) = (narrator.seen.lane(id), data.board(index));
    let moment = lane.playhead.moment.min(lane.recording.len());
    let mut lines = Vec::new();
    for side in [Side::Forward, Side::Backward] {
        if data.index_reached(board, side) != index {
            continue;
        }
        let [opened_id, expanded_id] = match side {
            Side::Forward => ["map-opened", "map-expanded"],
            Side::Backward => ["map-opened-goal", "map-expanded-goal"],
        };
        let BoardHistory { opened, expanded } = lane.recording.history_of(board, side, moment);
        if let Some(at) = opened {
            lines.push(narrator.words.tell(opened_id, &[("event", (at + 1).into())]));
        }
        if let Some(at) = expanded {
            let number = lane.recording.expanded_by(at + 1);
            lines.push(narrator.words.tell(expanded_id, &[("n", number.into()), ("event", (at + 1).into())]));
        }
    }
    if lines.is_empty() {
        lines.push(narrator.words.say("map-not-seen"));
    }
    lines
}
