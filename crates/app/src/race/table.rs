//! The columns of the race's table, and the one by which it is sorted.

use eight_realms_core::{
    compare::{effective_branching_factor, ratios},
    lane::LaneId,
    replay::Direction,
    trace::{Tally, Work},
};
use strum::{IntoStaticStr, VariantArray};

use crate::{
    desk::{
        lanes::{CountingRun, Lane, RunState, SearchOutcome},
        measure::Measurement,
        seen::SeenDesk,
    },
    race::RaceShow,
};

/// The figures that the table shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray)]
pub enum TableTime {
    /// The figures at the end of each search.
    #[default]
    InTheEnd,
    /// The counts at the playheads of the lanes.
    SoFar,
}

impl TableTime {
    /// Both, from left to right.
    pub const ALL: [Self; 2] = *Self::VARIANTS.as_array().unwrap();
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum RaceColumn {
    /// The lane; sorted by it, the order of the ladder.
    #[default]
    Realm,
    /// Boards expanded.
    Expanded,
    /// Successors produced.
    Generated,
    /// The largest frontier.
    Peak,
    /// Units of work.
    Work,
    /// Bytes.
    Memory,
    /// The median run time, in seconds.
    Time,
    /// Moves of the path found.
    Moves,
    /// The effective branching factor b*.
    Branching,
}

impl RaceColumn {
    /// All columns, from left to right.
    pub const ALL: [Self; 9] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    pub const FIGURES: [Self; Self::ALL.len() - 1] = {
        let [Self::Realm, figures @ ..] = Self::ALL else { panic!("the first says who it is") };
        figures
    };

    /// Whether each figure is shown as a multiple of that of the lane before, as every cost is.
    pub const fn has_ratio(self) -> bool {
        match self {
            Self::Expanded | Self::Generated | Self::Peak | Self::Work | Self::Memory | Self::Time => true,
            Self::Realm | Self::Moves | Self::Branching => false,
        }
    }
}

/// The order of the table's rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RaceOrder {
    pub column: RaceColumn,
    /// Forward: the smallest first.
    pub direction: Direction,
}

impl Default for RaceOrder {
    /// The ladder.
    fn default() -> Self {
        Self { column: RaceColumn::Realm, direction: Direction::Forward }
    }
}

impl RaceOrder {
    /// The order by this column, the smallest first; the opposite direction if the table is already sorted so.
    pub fn by(self, column: RaceColumn) -> Self {
        let direction = match self.direction {
            Direction::Forward if self.column == column => Direction::Back,
            Direction::Forward | Direction::Back => Direction::Forward,
        };
        Self { column, direction }
    }
}

/// A figure of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Figure {
    /// A whole number, bytes, seconds, or a factor.
    Known(f64),
    /// Still being measured or counted.
    Awaited,
    None,
}

impl Figure {
    /// The value, once it is known.
    pub const fn value(self) -> Option<f64> {
        match self {
            Self::Known(value) => Some(value),
            Self::Awaited | Self::None => None,
        }
    }
}

/// The ratio of a figure to that of the lane before.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Ratio {
    /// A figure as a multiple of that of the lane before.
    Known(f64),
    /// One of the two figures is still being measured or counted.
    Awaited,
    /// One of the two figures is missing, that of the lane before is 0, or the column is no cost.
    None,
    /// Both figures are known, but they count unlike things.
    Unlike(NoRatio),
}

impl Ratio {
    /// The multiple, once it is known.
    pub const fn value(self) -> Option<f64> {
        match self {
            Self::Known(times) => Some(times),
            Self::Awaited | Self::None | Self::Unlike(_) => None,
        }
    }
}

/// Why two costs have no ratio.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRatio {
    /// Operations of different kinds: strings compared by one lane, digits ranked by the other.
    Kinds,
    /// The memory of a recursion stack is not measured.
    Stack,
    /// One is a frontier, the other a path.
    Path,
}

/// A figure for each column that holds any, in the order of [`RaceColumn::FIGURES`].
pub type Figures = [Figure; RaceColumn::FIGURES.len()];

/// One lane's figures.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceRow {
    pub lane: LaneId,
    pub figures: Figures,
    /// The lane before it on the ladder, of those that take part.
    pub before: Option<LaneId>,
    /// The ratio of each figure to that of the lane before.
    pub ratios: [Ratio; RaceColumn::FIGURES.len()],
}

/// Figures of a lane that was not searched.
const NO_FIGURES: Figures = [Figure::None; RaceColumn::FIGURES.len()];

/// A row for each lane that is shown, in the selected order. Rows without a figure come last, and equal ones in the
/// order of the ladder.
pub fn race_table(model: SeenDesk<'_>, show: &RaceShow) -> Vec<RaceRow> {
    let ids: Vec<LaneId> = model.shown_lanes().collect();
    let mut rows: Vec<RaceRow> = ids.iter().map(|id| row(model, show, *id)).collect();
    for (row, before) in rows.iter_mut().skip(1).zip(&ids) {
        row.before = Some(*before);
    }
    if show.shown_table_time(model) == TableTime::SoFar {
        sort(show, &mut rows);
        return rows;
    }
    for place in (0..RaceColumn::FIGURES.len()).filter(|place| RaceColumn::FIGURES[*place].has_ratio()) {
        compare(model, &mut rows, place);
    }
    sort(show, &mut rows);
    rows
}

/// Fills in the ratios of a column. A ratio is awaited while either of its figures is.
fn compare(model: SeenDesk<'_>, rows: &mut [RaceRow], place: usize) {
    let costs: Vec<(LaneId, Figure)> = rows.iter().map(|row| (row.lane, row.figures[place])).collect();
    let values: Vec<Option<f64>> = costs.iter().map(|(_, figure)| figure.value()).collect();
    for (at, (row, times)) in rows.iter_mut().zip(ratios(&values)).enumerate().skip(1) {
        let [before, this] = [costs[at - 1], costs[at]];
        let pair = [before.1, this.1];
        row.ratios[place] = match times {
            _ if pair.contains(&Figure::None) => Ratio::None,
            _ if pair.contains(&Figure::Awaited) => Ratio::Awaited,
            Some(times) => unlike(model, RaceColumn::FIGURES[place], [before.0, this.0])
                .map_or(Ratio::Known(times), Ratio::Unlike),
            None => Ratio::None,
        };
    }
}

/// The reason why the costs of two lanes have no ratio, if they count unlike things.
fn unlike(model: SeenDesk<'_>, column: RaceColumn, pair: [LaneId; 2]) -> Option<NoRatio> {
    match column {
        RaceColumn::Work => {
            let [one, other] = pair.map(|id| kinds(model.lane(id)));
            (one != other).then_some(NoRatio::Kinds)
        }
        RaceColumn::Memory => pair.iter().any(|id| id.is_deepening()).then_some(NoRatio::Stack),
        RaceColumn::Peak => (pair[0].is_deepening() != pair[1].is_deepening()).then_some(NoRatio::Path),
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Time
        | RaceColumn::Moves
        | RaceColumn::Branching => None,
    }
}

/// The kinds of operations that a lane has counted, those of its table among them.
fn kinds(lane: &Lane) -> Vec<Work> {
    lane.work.iter().flat_map(|work| work.done_with_table()).map(|(kind, _)| kind).collect()
}

fn sort(show: &RaceShow, rows: &mut [RaceRow]) {
    let order = show.order;
    let Some(place) = RaceColumn::FIGURES.iter().position(|column| *column == order.column) else {
        if order.direction == Direction::Back {
            rows.reverse();
        }
        return;
    };
    let backward = order.direction == Direction::Back;
    rows.sort_by(|one, other| match (one.figures[place].value(), other.figures[place].value()) {
        (Some(one), Some(other)) if backward => other.total_cmp(&one),
        (Some(one), Some(other)) => one.total_cmp(&other),
        (one, other) => other.is_some().cmp(&one.is_some()),
    });
}

fn row(model: SeenDesk<'_>, show: &RaceShow, id: LaneId) -> RaceRow {
    let figures = match show.shown_table_time(model) {
        TableTime::InTheEnd => figures_in_the_end(model, id),
        TableTime::SoFar => counts_so_far(model.lane(id)),
    };
    RaceRow { lane: id, figures, before: None, ratios: [Ratio::None; RaceColumn::FIGURES.len()] }
}

fn figures_in_the_end(model: SeenDesk<'_>, id: LaneId) -> Figures {
    let lane = model.lane(id);
    let is_searched = !model.is_answered_by_parity(id);
    match end(lane).filter(|_| is_searched) {
        Some(end) => RaceColumn::FIGURES.map(|column| figure(lane, column, end)),
        None if lane.has_ended() || !is_searched => NO_FIGURES,
        None => [Figure::Awaited; RaceColumn::FIGURES.len()],
    }
}

/// The counts of a lane at its playhead. A lane with a table counts look-ups as expansions and generates nothing.
fn counts_so_far(lane: &Lane) -> Figures {
    let tally = lane.recording.scene_at(lane.playhead.moment).tally;
    let [expanded, generated, peak] = if lane.recording.realm().looks_up() {
        [tally.lookups, 0, 0]
    } else {
        [tally.expanded, tally.generated, tally.frontier_peak]
    };
    RaceColumn::FIGURES.map(|column| match column {
        RaceColumn::Expanded => Figure::Known(expanded as f64),
        RaceColumn::Generated => Figure::Known(generated as f64),
        RaceColumn::Peak => Figure::Known(peak as f64),
        RaceColumn::Realm
        | RaceColumn::Work
        | RaceColumn::Memory
        | RaceColumn::Time
        | RaceColumn::Moves
        | RaceColumn::Branching => Figure::None,
    })
}

/// The counts of a search that has ended by itself, recorded or not, and the length of the path it found.
fn end(lane: &Lane) -> Option<(Tally, Option<usize>)> {
    let (tally, outcome) = match (&lane.run, &lane.counted) {
        (RunState::Done(outcome), _) => (lane.recording.edge().tally, outcome),
        (_, Some(CountingRun::Done(tally, outcome))) => (*tally, outcome),
        _ => return None,
    };
    let moves = match outcome {
        SearchOutcome::Found(path) => Some(path.len()),
        SearchOutcome::NoSolution | SearchOutcome::CutOff(_) => None,
    };
    Some((tally, moves))
}

/// A figure at the end of a search. A table is no search for this one path, so it has no branching factor.
fn figure(lane: &Lane, column: RaceColumn, (tally, moves): (Tally, Option<usize>)) -> Figure {
    let measured = |measure, value: Option<f64>| match value {
        None if lane.awaits(measure) => Figure::Awaited,
        value => known(value),
    };
    match column {
        RaceColumn::Expanded => Figure::Known(tally.expanded as f64),
        RaceColumn::Generated => Figure::Known(tally.generated as f64),
        RaceColumn::Peak => Figure::Known(tally.frontier_peak as f64),
        RaceColumn::Work => {
            measured(Measurement::Work, lane.work.as_ref().map(|work| work.total_with_table() as f64))
        }
        RaceColumn::Memory => measured(Measurement::Memory, lane.peak_memory.map(|bytes| bytes as f64)),
        RaceColumn::Time => measured(Measurement::Time, lane.times.map(|times| times.search.median)),
        RaceColumn::Moves => known(moves.map(|moves| moves as f64)),
        RaceColumn::Branching if lane.recording.realm().looks_up() => Figure::None,
        RaceColumn::Branching => {
            known(moves.and_then(|moves| effective_branching_factor(tally.generated, moves as u8)))
        }
        RaceColumn::Realm => Figure::None,
    }
}

fn known(value: Option<f64>) -> Figure {
    value.map_or(Figure::None, Figure::Known)
}
