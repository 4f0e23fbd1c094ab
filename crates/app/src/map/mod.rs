//! The map of all boards: how it is shown, the parts of it that are laid out, and what can be done on it.

pub mod marks;
pub mod sentences;
pub mod view;

use std::{collections::BTreeSet, sync::Arc};

use eight_realms_core::{
    job::{Job, MapJob, MapPiece},
    lane::LaneId,
    map::{GoalMap, Layout, Projection},
    puzzle::{Board, Puzzle},
};

use crate::desk::{
    Desk,
    camera::{MapCamera, ZoomStep},
    effect::Effect,
    jobs::Role,
    lanes::RecordingKey,
    measure::Measuring,
    notice::Notice,
    puzzles,
    screen::LaneScope,
};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// Show another projection. Where no path leads from start to goal, all projections are one.
    Project(Projection),
    /// Show one search, or all lanes.
    Scope(LaneScope),
    /// Show another part of the map.
    Look(MapCamera),
    /// Zoom by one step, from a key.
    Zoom(ZoomStep),
    /// Keep the card of a board open, on the map of a lane; `None` closes it.
    Pick(Option<PickedBoard>),
    /// Make the board of that card the start.
    StartThere,
}

/// A board whose card stays on the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickedBoard {
    /// The lane on whose map the card stays.
    pub lane: LaneId,
    pub board: Board,
}

/// How the map is shown, and the parts of it that are laid out.
#[derive(Clone, Default)]
pub struct MapShow {
    /// The chosen projection.
    pub projection: Projection,
    /// The part of the map that is shown.
    pub camera: MapCamera,
    /// The board whose card stays.
    pub picked: Option<PickedBoard>,
    /// The search that the card is of.
    picked_in: Option<RecordingKey>,
    goal: Option<Arc<GoalMap>>,
    /// At most one map of each projection, the latest one last.
    sheets: Vec<LaidOutMap>,
    /// The map that the worker lays out.
    drawing: Option<(Puzzle, Projection)>,
    /// Maps at which the worker broke off. They are not requested again.
    lost: Vec<(Puzzle, Projection)>,
}

#[derive(Clone)]
pub struct LaidOutMap {
    pub projection: Projection,
    /// The places of the boards.
    pub layout: Arc<Layout>,
}

impl LaidOutMap {
    pub fn is_of(&self, puzzle: &Puzzle) -> bool {
        self.layout.data().is_of(puzzle)
    }
}

impl MapShow {
    /// The map shown in a projection: that of the puzzle or, until it is ready, the latest one.
    pub fn sheet(&self, puzzle: &Puzzle, projection: Projection) -> Option<&LaidOutMap> {
        self.sheet_of(puzzle, projection).or(self.sheets.last())
    }

    /// Whether the map of the puzzle is still to come.
    pub fn is_coming(&self, puzzle: &Puzzle, projection: Projection) -> bool {
        self.sheet_of(puzzle, projection).is_none() && !self.lost.contains(&(*puzzle, projection))
    }

    /// Whether a worker is laying out a map.
    pub const fn is_drawing(&self) -> bool {
        self.drawing.is_some()
    }

    /// The map of the puzzle. If no path leads from start to goal, all projections are the same.
    fn sheet_of(&self, puzzle: &Puzzle, projection: Projection) -> Option<&LaidOutMap> {
        let matches_projection =
            |sheet: &&LaidOutMap| sheet.projection == projection || !puzzle.is_solvable();
        self.sheets.iter().filter(matches_projection).find(|sheet| sheet.is_of(puzzle))
    }

    /// The goal's part of a map, if this goal was laid out last or a map here has its rings. Using it again avoids a
    /// second one for the same goal.
    pub(crate) fn goal_map(&self, goal: Board) -> Option<Arc<GoalMap>> {
        let of_rings = self.sheets.iter().filter_map(|sheet| sheet.layout.goal_map());
        self.goal.iter().chain(of_rings).find(|map| map.goal() == goal).cloned()
    }

    /// The steps of the small pictures that have been drawn, in texels to a pixel.
    pub(crate) fn steps(&self) -> Vec<u32> {
        let steps: BTreeSet<u32> = self.sheets.iter().flat_map(|sheet| sheet.layout.steps()).collect();
        steps.into_iter().collect()
    }

    /// Notes that a worker lays out a map.
    pub(crate) const fn request(&mut self, puzzle: Puzzle, projection: Projection) {
        self.drawing = Some((puzzle, projection));
    }

    /// Stores a finished part.
    pub(crate) fn take(&mut self, piece: MapPiece) {
        match piece {
            MapPiece::Goal(goal) => self.goal = Some(goal),
            MapPiece::Layout(projection, layout) => {
                self.sheets.retain(|sheet| sheet.projection != projection);
                self.sheets.push(LaidOutMap { projection, layout });
            }
        }
    }

    /// Notes that the worker has ended.
    pub(crate) const fn end(&mut self) {
        self.drawing = None;
    }

    /// Notes that the worker broke off and its map is lost.
    pub(crate) fn fail(&mut self) {
        self.lost.extend(self.drawing.take());
    }
}

/// Carries out an action, where the map is shown: what is not visible does not change.
pub fn act(map: &mut MapShow, desk: &mut Desk, action: MapAction) {
    if !desk.shows_map() {
        return;
    }
    match action {
        MapAction::Project(_) if !desk.puzzle.is_solvable() => {}
        MapAction::Project(projection) => map.projection = projection,
        MapAction::Scope(scope) => desk.map_scope = scope,
        MapAction::Look(camera) => map.camera = camera,
        MapAction::Zoom(step) => map.camera = map.camera.after(step),
        MapAction::Pick(picked) => (map.picked, map.picked_in) = (picked, None),
        MapAction::StartThere => {
            if let Some(picked) = map.picked.take() {
                puzzles::choose(desk, Puzzle::new(picked.board, desk.puzzle.goal));
            }
        }
    }
}

/// Whether a card that stays is seen on the map.
pub fn has_card(map: &MapShow, desk: &Desk) -> bool {
    desk.shows_map() && map.picked.is_some()
}

/// Closes the card once its lane searches otherwise, or is not on the ladder.
pub fn settle(map: &mut MapShow, desk: &Desk) {
    let shown = map.picked.filter(|picked| desk.ladder().contains(&picked.lane));
    let search = shown.map(|picked| desk.recording_key_of(picked.lane));
    if map.picked_in.is_some() && map.picked_in != search {
        map.picked = None;
    }
    map.picked_in = search.filter(|_| map.picked.is_some());
}

/// Requests the map to lay out next: first in the projection that is shown, then in the other one, so that it is ready
/// when it is selected. The worker prepares small pictures in the steps in which the window has drawn them before.
pub fn next_job(map: &mut MapShow, desk: &mut Desk) -> Option<Effect> {
    if !desk.shows_map() || map.is_drawing() {
        return None;
    }
    let puzzle = desk.puzzle;
    let both = [map.projection, map.projection.other()];
    let projection = both.into_iter().find(|projection| map.is_coming(&puzzle, *projection))?;
    map.request(puzzle, projection);
    desk.measuring = Measuring::Idle;
    let job = MapJob { puzzle, projection, goal: map.goal_map(puzzle.goal), steps: map.steps() };
    Some(Effect::Start(Role::Map, Job::Map(job)))
}

/// Lays no map out, for this reason; the previous one stays.
pub fn lost(map: &mut MapShow, desk: &mut Desk, reason: String) {
    map.fail();
    desk.notify(Notice::MapLost { reason });
}
