//! The whole frontier at the playhead, while its sheet is open.

use std::sync::Arc;

use eight_realms_core::{
    puzzle::Board,
    replay::{BoardHistory, Node, frontier_in_order},
    trace::Side,
};

use crate::{
    desk::{
        cached::Cached,
        lanes::RunState,
        screen::{FrontierSheet, Sheet},
        seen::SeenDesk,
    },
    step::{Frontier, Stage, StageSource, next_side},
};

/// Every board that waits on one side, in the order in which boards are taken. Of a deepening search, the path.
#[derive(Clone, Debug, PartialEq)]
pub struct FrontierList {
    /// The boards of one f, or where there is none, of one g.
    pub groups: Vec<Group>,
    pub count: usize,
    /// The numbers of boards forward and backward, of a search that has two sides.
    pub sides: Option<[usize; 2]>,
}

/// Boards with the same f, or of the same layer.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// The place of its first board in the whole order, from 0.
    pub first: usize,
    /// The boards; there is at least one.
    pub boards: Vec<Node>,
}

/// When a board was generated, and when it is expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLife {
    pub board: Board,
    /// The moment right after it was generated, in events.
    pub generated: Option<u64>,
    /// The moment right after it is expanded, and the number of that expansion; `None` if it is not in what is recorded.
    pub expanded: Option<(u64, u64)>,
    /// Whether the search is recorded to its end.
    pub is_whole: bool,
}

pub(crate) type FrontierListCache = Cached<(StageSource, Side), Arc<FrontierList>>;

impl SeenDesk<'_> {
    /// The sheet of the frontier, on the side that expands the next board.
    pub fn frontier_sheet(self) -> Sheet {
        let recording = &self.chosen_lane().recording;
        let moment = self.chosen_lane().playhead.moment.min(recording.len());
        let side = next_side(recording, &recording.scene_at(moment), moment).unwrap_or(Side::Forward);
        Sheet::Frontier(FrontierSheet { side, picked: None })
    }
}

impl FrontierList {
    pub(crate) fn of(model: SeenDesk<'_>, stage: &Stage, cache: &mut FrontierListCache) -> Option<Arc<Self>> {
        let Sheet::Frontier(FrontierSheet { side, .. }) = model.sheet else { return None };
        Some(cache.get((StageSource::of(model), side), || Arc::new(Self::compute(model, stage, side))))
    }

    fn compute(model: SeenDesk<'_>, stage: &Stage, side: Side) -> Self {
        let boards = boards(model, stage, side);
        let sides = match &stage.frontier {
            Frontier::TwoWay { forward, backward, .. } => Some([forward.count, backward.count]),
            Frontier::Stack { .. }
            | Frontier::Queue(_)
            | Frontier::Open(_)
            | Frontier::PutIn(_)
            | Frontier::LookedUp(_) => None,
        };
        let has_costs = model.chosen.heuristic(&model.chosen_settings()).is_some();
        let is_path = matches!(stage.frontier, Frontier::Stack { .. });
        let is_same = |one: &Node, other: &Node| match has_costs {
            _ if is_path => true,
            true => one.f == other.f,
            false => one.g == other.g,
        };
        let count = boards.len();
        let mut groups: Vec<Group> = Vec::new();
        for group in boards.chunk_by(is_same) {
            let first = groups.last().map_or(0, |before| before.first + before.boards.len());
            groups.push(Group { first, boards: group.to_vec() });
        }
        Self { groups, count, sides }
    }
}

/// The boards that wait in the order in which they are taken, of two sides on this one; of a deepening search, the path.
fn boards(model: SeenDesk<'_>, stage: &Stage, side: Side) -> Vec<Node> {
    let recording = &model.chosen_lane().recording;
    let in_order = |side| frontier_in_order(recording, stage.moment, side, &model.chosen_settings());
    match &stage.frontier {
        Frontier::Stack { path, .. } => path.clone(),
        Frontier::TwoWay { .. } => in_order(side),
        Frontier::Queue(waiting) => in_order(waiting.head.first().map_or(Side::Forward, |node| node.side)),
        Frontier::Open(_) | Frontier::PutIn(_) => in_order(Side::Forward),
        Frontier::LookedUp(_) => Vec::new(),
    }
}

/// The boards that wait, of two sides one after the other.
pub fn on_all_sides(model: SeenDesk<'_>, stage: &Stage) -> Vec<Node> {
    let sides: &[Side] = match &stage.frontier {
        Frontier::TwoWay { .. } => &[Side::Forward, Side::Backward],
        _ => &[Side::Forward],
    };
    sides.iter().flat_map(|side| boards(model, stage, *side)).collect()
}

/// The number of those boards.
pub const fn count_on_all_sides(stage: &Stage) -> usize {
    match &stage.frontier {
        Frontier::Stack { path, .. } => path.len(),
        Frontier::TwoWay { forward, backward, .. } => forward.count + backward.count,
        Frontier::Queue(waiting) | Frontier::Open(waiting) | Frontier::PutIn(waiting) => waiting.count,
        Frontier::LookedUp(_) => 0,
    }
}

impl BoardLife {
    /// The life of the board that is picked in the sheet of the frontier.
    pub fn picked(model: SeenDesk<'_>) -> Option<Self> {
        let Sheet::Frontier(FrontierSheet { side, picked: Some(board) }) = model.sheet else { return None };
        let lane = model.chosen_lane();
        let recording = &lane.recording;
        let moment = lane.playhead.moment.min(recording.len());
        let is_reached = |side: &Side| recording.history_of(board, *side, moment) != BoardHistory::default();
        let side = [side, Side::Forward, Side::Backward].into_iter().find(is_reached)?;
        let generated = recording.history_of(board, side, moment).opened.map(|event| event + 1);
        // Each board of a path has been expanded; those of a frontier will be.
        let until = if model.chosen.is_deepening() { moment } else { recording.len() };
        let later = recording.history_of(board, side, until).expanded;
        let expanded = later.map(|event| (event + 1, recording.expanded_by(event + 1)));
        let is_whole = matches!(lane.run, RunState::Done(_));
        Some(Self { board, generated, expanded, is_whole })
    }
}
