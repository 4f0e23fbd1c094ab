//! The race: all lanes that are shown, on one puzzle and in one measure.

pub mod must_expand;
pub mod sentences;
pub mod standing;
pub mod table;
pub mod view;

use eight_realms_core::{
    compare::{Difference, first_difference},
    heuristic::HeuristicKind,
    lane::LaneId,
};
use strum::VariantArray;

use crate::{
    desk::{
        Desk,
        cost::RaceMeasure,
        lanes::{RecordingKey, RunState},
        notice::Notice,
        preferences::Axis,
        screen::{Face, StageTab},
        seen::SeenDesk,
        together,
    },
    race::table::{RaceColumn, RaceOrder, TableTime},
};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RaceAction {
    /// Race in another measure.
    Measure(RaceMeasure),
    /// Show another face.
    Face(RaceFace),
    /// Go to the first expansion at which the chosen lane and another one differ: that of this realm; `None`: its
    /// neighbour's.
    FindDivergence(Option<LaneId>),
    /// Use another heuristic in the must-expand face.
    MustExpandWith(MustExpandWith),
    /// Switch the axis of the must-expand face between logarithmic and linear.
    SwitchMustExpandAxis,
    /// Show other figures in the table.
    Table(TableTime),
    /// Sort the table by a column; by the same column again, the other way round.
    Sort(RaceColumn),
}

/// A face of the race.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum RaceFace {
    /// A row for each lane on one axis.
    #[default]
    Lanes,
    /// The cost of each lane, in the end or so far.
    Table,
    /// The expansions that a lane could not have done without.
    MustExpand,
}

impl RaceFace {
    /// All faces, from left to right.
    pub const ALL: [Self; 3] = *Self::VARIANTS.as_array().unwrap();

    /// The face to the right; after the last one, the first.
    pub const fn next(self) -> Self {
        match self {
            Self::Lanes => Self::Table,
            Self::Table => Self::MustExpand,
            Self::MustExpand => Self::Lanes,
        }
    }
}

/// The heuristic by which the must-expand face classifies expansions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MustExpandWith {
    /// Of every lane its own one, without its weight; h = 0 if it has none.
    EachOwn,
    /// The same one for all lanes.
    Heuristic(HeuristicKind),
}

impl MustExpandWith {
    /// All choices, from top to bottom.
    pub fn choices() -> impl Iterator<Item = Self> {
        std::iter::once(Self::EachOwn).chain(HeuristicKind::ESTIMATES.map(Self::Heuristic))
    }

    /// Whether something is necessary by it: it is consistent. That of a lane may still not be.
    pub const fn is_consistent(self) -> bool {
        match self {
            Self::EachOwn => true,
            Self::Heuristic(heuristic) => heuristic.is_consistent(),
        }
    }
}

/// The state of the race.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RaceShow {
    pub face: RaceFace,
    /// The figures that the table shows.
    pub table_time: TableTime,
    /// The order of the table's rows.
    pub order: RaceOrder,
    /// The heuristic of the must-expand face, if one was chosen.
    pub chosen_must_expand: Option<MustExpandWith>,
    /// The axis of the must-expand face.
    pub must_expand_axis: Axis,
    /// The expansion at which two lanes diverge, if that was requested.
    pub divergence: Option<Divergence>,
    /// The round of searches that the divergence is of.
    pub(crate) round: u64,
}

impl Default for RaceShow {
    fn default() -> Self {
        Self {
            face: RaceFace::default(),
            table_time: TableTime::default(),
            order: RaceOrder::default(),
            chosen_must_expand: None,
            // One long bar must not hide all others.
            must_expand_axis: Axis::Logarithmic,
            divergence: None,
            round: 0,
        }
    }
}

/// The first expansion at which two lanes diverge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The chosen lane, and the one it was compared with.
    pub lanes: [LaneId; 2],
    pub(crate) searches: [RecordingKey; 2],
    /// The number of that expansion, and the board that each lane expands.
    pub difference: Difference,
}

/// Carries out an action.
pub fn act(race: &mut RaceShow, desk: &mut Desk, action: RaceAction) {
    match action {
        // An invisible race moves no lane.
        RaceAction::Measure(measure) if desk.is_racing() => together::change_measure(desk, measure),
        RaceAction::Face(face) if desk.shows_race() => {
            race.face = face;
            desk.keep_face(StageTab::Race);
        }
        RaceAction::Measure(_) | RaceAction::Face(_) => {}
        RaceAction::FindDivergence(from) => part(race, desk, from),
        RaceAction::MustExpandWith(with) => race.chosen_must_expand = Some(with),
        RaceAction::SwitchMustExpandAxis => race.must_expand_axis = race.must_expand_axis.other(),
        RaceAction::Table(time) => race.table_time = time,
        RaceAction::Sort(column) => race.order = race.order.by(column),
    }
}

/// Goes to the first expansion at which the chosen lane and another one diverge, in the measure of expansions: there
/// both are at it. Without `from`, the other lane is the neighbour on the ladder.
fn part(race: &mut RaceShow, desk: &mut Desk, from: Option<LaneId>) {
    let chosen = desk.chosen;
    let other = from.or_else(|| neighbour(desk)).filter(|other| *other != chosen);
    let Some(other) = other.filter(|_| together::is_shown(desk, chosen)) else {
        desk.notify(Notice::NothingToCompare);
        return;
    };
    let seen = desk.seen();
    let [first, second] = [chosen, other].map(|id| &seen.lane(id).recording);
    let difference = first_difference(first, second);
    let has_end = difference.is_none_or(|difference| difference.boards.contains(&None));
    let is_whole = |id| matches!(seen.lane(id).run, RunState::Done(_)) && !seen.is_answered_by_parity(id);
    if has_end && ![chosen, other].into_iter().all(is_whole) {
        let lanes = [chosen, other];
        let is_covered = lanes.into_iter().any(|id| seen.is_covered(id));
        desk.notify(if is_covered { Notice::NotSeen { lanes } } else { Notice::NotSearched { lanes } });
        return;
    }
    let Some(difference) = difference else {
        desk.notify(Notice::NeverDiverge { lanes: [chosen, other] });
        return;
    };
    if !desk.is_racing() {
        desk.show_stage(StageTab::Race);
        together::enter(desk);
    }
    desk.together.measure = RaceMeasure::Expansions;
    let lanes = [chosen, other];
    let searches = lanes.map(|id| desk.recording_key_of(id));
    race.divergence = Some(Divergence { lanes, searches, difference });
    together::go(desk, difference.expansion);
}

/// The lane before the chosen one on the ladder, of those that are shown; the next one for the first.
fn neighbour(desk: &Desk) -> Option<LaneId> {
    let lanes: Vec<LaneId> = desk.shown_lanes().collect();
    let place = lanes.iter().position(|id| *id == desk.chosen)?;
    lanes.get(place.checked_sub(1).unwrap_or(1)).copied()
}

/// Forgets the divergence of a race that has begun anew, or of lanes that are others now.
pub fn settle(race: &mut RaceShow, desk: &Desk) {
    if std::mem::replace(&mut race.round, desk.together.round) != desk.together.round {
        race.divergence = None;
    }
    let is_of =
        |divergence: &Divergence| divergence.lanes.map(|id| desk.recording_key_of(id)) == divergence.searches;
    race.divergence.take_if(|divergence| !is_of(divergence));
}

impl RaceShow {
    /// The face of the race: while a question about it is there, the lanes.
    pub fn shown_face(&self, desk: &Desk) -> RaceFace {
        if desk.lends_face(StageTab::Race) { RaceFace::Lanes } else { self.face }
    }

    /// The heuristic of the must-expand face: unless another was chosen, Manhattan distance for the realms, and of each of
    /// one's own lanes its own one.
    pub fn must_expand_with(&self, desk: &Desk) -> MustExpandWith {
        self.chosen_must_expand.unwrap_or(match desk.face {
            Face::Realms => MustExpandWith::Heuristic(HeuristicKind::Manhattan),
            Face::Own => MustExpandWith::EachOwn,
        })
    }

    /// The figures that the table shows: while totals are covered, those so far.
    pub(crate) fn shown_table_time(&self, model: SeenDesk<'_>) -> TableTime {
        if model.covers_race() { TableTime::SoFar } else { self.table_time }
    }

    /// Whether peak memory is shown, and so to be measured.
    pub fn shows_memory(&self, desk: &Desk) -> bool {
        desk.shows_race() && self.shown_face(desk) == RaceFace::Table
    }
}
