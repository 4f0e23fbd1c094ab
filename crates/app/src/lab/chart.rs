//! The plots of the laboratory, as data: axes, curves and dots, each dot with the boards behind it.

use std::{cmp::Ordering, collections::BTreeMap};

use eight_realms_core::{
    heuristic::{Heuristic, HeuristicKind, Weight},
    lab::{LabPreset, Measure, RoundSums, SummaryRow, quantile},
    lane::{Lane, LaneId},
    puzzle::Board,
    realm::Settings,
};
use strum::{IntoStaticStr, VariantArray};

use super::{
    cells::Cells,
    parts::{ChartParts, FINE_BINS, LengthSum, PairDot, PairsPart, PartsOf, bin, range_of},
    run::LabRun,
};

/// A plot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LabPlot {
    /// A count over the depth.
    #[default]
    Growth,
    /// The ratio of boards expanded to those of another variant, board for board, over the depth.
    Ratio,
    /// Boards expanded over the length of the paths.
    TradeOff,
    /// How often which number of boards is expanded, at one depth.
    Spread,
    /// Two variants board for board.
    Pairs,
    /// Boards expanded over h of the start, at one depth.
    Accuracy,
    /// Boards expanded by the iterations of deepening searches, over their bound.
    Rounds,
    /// Run time over the depth.
    Times,
}

impl LabPlot {
    /// All plots.
    pub const ALL: [Self; 8] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Word in the names of files.
    pub const fn figure(self) -> &'static str {
        match self {
            Self::Growth => "lab-growth",
            Self::Ratio => "lab-ratio",
            Self::TradeOff => "lab-trade-off",
            Self::Spread => "lab-spread",
            Self::Pairs => "lab-pairs",
            Self::Accuracy => "lab-accuracy",
            Self::Rounds => "lab-rounds",
            Self::Times => "lab-times",
        }
    }

    /// Whether the experiment has what it shows.
    pub fn is_in(self, run: &LabRun) -> bool {
        match self {
            Self::Times => run.has(Measure::Time),
            Self::Rounds => run.has(Measure::Rounds),
            Self::Ratio | Self::Pairs => run.variants() > 1,
            Self::Growth | Self::TradeOff | Self::Spread | Self::Accuracy => true,
        }
    }

    /// The plot that answers the question of a preset.
    pub(super) const fn answering(preset: LabPreset) -> Self {
        match preset {
            LabPreset::Weights => Self::TradeOff,
            LabPreset::BetterH | LabPreset::SameH | LabPreset::TwoWays => Self::Pairs,
            LabPreset::Rounds => Self::Rounds,
            LabPreset::Book
            | LabPreset::Growth
            | LabPreset::Ties
            | LabPreset::Uninformed
            | LabPreset::Orders => Self::Growth,
        }
    }

    /// What it is made of, if it is made depth by depth.
    pub(super) const fn parts(self) -> Option<PartsOf> {
        match self {
            Self::Ratio => Some(PartsOf::Ratios),
            Self::Pairs => Some(PartsOf::Pairs),
            Self::TradeOff => Some(PartsOf::Lengths),
            Self::Rounds => Some(PartsOf::Rounds),
            Self::Growth | Self::Spread | Self::Accuracy | Self::Times => None,
        }
    }

    /// Whether it is about one depth.
    pub const fn is_of_one_depth(self) -> bool {
        matches!(self, Self::Spread | Self::Accuracy)
    }

    /// Whether it compares with one of the variants.
    pub const fn compares(self) -> bool {
        matches!(self, Self::Ratio | Self::Pairs)
    }
}

/// A count of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LabCount {
    /// Boards expanded.
    #[default]
    Expanded,
    /// Successors generated.
    Generated,
    /// Maximum number of boards that waited at once.
    Peak,
    /// Operations of all kinds.
    Work,
    /// Peak memory, in bytes.
    Bytes,
    /// Expansions that no A* with the heuristic could have done without.
    Necessary,
    /// Expansions that depend on which of equal f goes first.
    Ties,
    /// Expansions that no A* with the heuristic would have done.
    Wasted,
    /// Expansions of boards that had been expanded before.
    Again,
}

impl LabCount {
    /// All counts.
    pub const ALL: [Self; 9] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether the experiment has it.
    pub fn is_in(self, run: &LabRun) -> bool {
        match self {
            Self::Expanded | Self::Generated | Self::Peak => true,
            Self::Work => run.has(Measure::Work),
            Self::Bytes => run.has(Measure::Bytes),
            Self::Necessary | Self::Ties | Self::Wasted | Self::Again => run.has(Measure::Meter),
        }
    }

    /// The mean over the boards of a depth; of memory the maximum.
    pub fn mean(self, row: &SummaryRow) -> Option<f64> {
        match self {
            Self::Expanded => row.expanded_mean,
            Self::Generated => row.generated_mean,
            Self::Peak => row.frontier_peak_mean,
            Self::Work => row.work_mean,
            Self::Bytes => row.peak_memory_bytes_max.map(|bytes| bytes as f64),
            Self::Necessary => row.necessary_mean,
            Self::Ties => row.ties_mean,
            Self::Wasted => row.wasted_mean,
            Self::Again => row.again_mean,
        }
    }
}

/// What an axis shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Quantity {
    /// True distance of the start, in moves.
    Depth,
    Expanded,
    Generated,
    Peak,
    Work,
    Bytes,
    Necessary,
    Ties,
    Wasted,
    Again,
    /// Boards expanded by one variant, as often as by another.
    Ratio,
    /// Moves of the path found, in shortest paths.
    Length,
    /// Number of starts.
    Boards,
    /// h of the start, in true distances.
    HShare,
    /// Maximum f of the boards that an iteration enters, in moves.
    Bound,
    /// Seconds.
    Time,
    /// Boards expanded by the variant that others are compared with.
    Against,
}

impl Quantity {
    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl From<LabCount> for Quantity {
    fn from(count: LabCount) -> Self {
        match count {
            LabCount::Expanded => Self::Expanded,
            LabCount::Generated => Self::Generated,
            LabCount::Peak => Self::Peak,
            LabCount::Work => Self::Work,
            LabCount::Bytes => Self::Bytes,
            LabCount::Necessary => Self::Necessary,
            LabCount::Ties => Self::Ties,
            LabCount::Wasted => Self::Wasted,
            LabCount::Again => Self::Again,
        }
    }
}

/// How an axis is divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Division {
    Linear,
    Logarithmic,
}

/// An axis, from one value to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LabAxis {
    pub quantity: Quantity,
    pub division: Division,
    pub from: f64,
    pub to: f64,
}

/// The boards behind a dot: those of all these kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pick {
    pub variant: usize,
    /// Of this depth.
    pub depth: Option<u8>,
    /// Of which the variant expands so many, from and to.
    pub expanded: Option<[u64; 2]>,
    /// Of which another variant expands so many, from and to.
    pub against: Option<(usize, [u64; 2])>,
    /// Whose h is this.
    pub h: Option<u16>,
    /// Of which the variant expands fewer than the other, as many, or more.
    pub side: Option<Ordering>,
}

impl Pick {
    /// All boards of a variant.
    const fn of(variant: usize) -> Self {
        Self { variant, depth: None, expanded: None, against: None, h: None, side: None }
    }

    /// The boards of a depth.
    pub const fn of_depth(variant: usize, depth: u8) -> Self {
        Self { depth: Some(depth), ..Self::of(variant) }
    }

    /// The numbers of the boards and what the variant expands of each, fewest first.
    pub fn boards(&self, run: &LabRun) -> Vec<(u64, usize)> {
        let within = |[from, to]: [u64; 2], count: u64| (from..=to).contains(&count);
        let h = self.h.and_then(|h| Some((h, h_of(run, self.variant)?)));
        let of_depth = |board: &usize| {
            let depth = run.prepared.boards()[*board].depth;
            depth.is_some() && self.depth.is_none_or(|wanted| depth == Some(wanted))
        };
        let boards = (0..run.prepared.boards().len()).filter(of_depth).filter_map(|board| {
            let expanded = run.results.counts(self.variant, board)?.expanded;
            let is_in = self.expanded.is_none_or(|range| within(range, expanded));
            let is_beside = self.against.is_none_or(|(other, range)| {
                run.results.counts(other, board).is_some_and(|counts| {
                    let side = expanded.cmp(&counts.expanded);
                    within(range, counts.expanded) && self.side.is_none_or(|wanted| wanted == side)
                })
            });
            let has_h = h.as_ref().is_none_or(|(h, of)| of(run.prepared.boards()[board].start) == *h);
            (is_in && is_beside && has_h).then_some((expanded, board))
        });
        let mut boards: Vec<(u64, usize)> = boards.collect();
        boards.sort_unstable();
        boards
    }
}

/// h of each board by the heuristic of a variant, in the heuristic's own unit; `None` without a heuristic.
fn h_of(run: &LabRun, variant: usize) -> Option<impl Fn(Board) -> u16 + use<>> {
    let lane = run.prepared.variants()[variant].lane;
    let heuristic = lane.realm.heuristic(&lane.settings)?.to(run.prepared.experiment().goal);
    Some(move |board| heuristic.h(board))
}

/// How the points of a curve are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CurveForm {
    /// A line through dots.
    Line,
    /// Dots alone.
    Dots,
    /// Steps, each from its point to the next.
    Steps,
}

/// What is said of a variant besides its points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum CurveNote {
    /// Boards expanded at one depth.
    Spread { mean: f64, median: u64, most: u64 },
    /// Starts whose path is longer than needed, and the longest path in shortest ones.
    Length { longer: usize, worst: f64 },
    /// Boards on which fewer, as many and more are expanded than by the other variant.
    Pairs { fewer: usize, equal: usize, more: usize },
}

/// The points of one variant.
#[derive(Clone, Debug, PartialEq)]
pub struct LabCurve {
    pub variant: usize,
    pub mark: LaneId,
    pub form: CurveForm,
    pub points: Vec<[f64; 2]>,
    /// For each point, the lower and the upper end of the band around it; empty without a band.
    pub band: Vec<[f64; 2]>,
    /// For each point, the boards behind it; empty where these are not shown.
    pub picks: Vec<Pick>,
    /// For each point, the number of boards behind it.
    pub boards: Vec<usize>,
    pub note: Option<CurveNote>,
}

/// A plot, as data.
#[derive(Clone, Debug, PartialEq)]
pub struct LabChart {
    pub plot: LabPlot,
    pub x: LabAxis,
    pub y: LabAxis,
    pub curves: Vec<LabCurve>,
    /// Lines to compare with.
    pub guides: Vec<LabGuide>,
}

/// A line to compare with.
#[derive(Clone, Debug, PartialEq)]
pub enum LabGuide {
    /// y = x: two searches do not differ.
    Diagonal,
    /// y = 1: two searches do not differ.
    One,
    /// What a formula says of the lane with this mark.
    Formula(LaneId, Vec<[f64; 2]>),
    /// One search with several weights, from the smallest weight to the largest.
    Weights(Vec<[f64; 2]>),
}

/// What a plot is made of.
pub(super) struct Source<'a> {
    pub run: &'a LabRun,
    pub figures: &'a Cells<SummaryRow>,
    pub parts: &'a ChartParts,
    pub plot: LabPlot,
    pub count: LabCount,
    pub depth: u8,
    pub against: usize,
    pub compared: usize,
}

impl LabChart {
    /// A plot of what is known so far.
    pub(super) fn of(source: &Source<'_>) -> Self {
        match source.plot {
            LabPlot::Growth => source.over_depth(source.count.into(), |row| {
                let band = (source.count == LabCount::Expanded).then(|| band(row)).flatten();
                Some((source.count.mean(row)?, band))
            }),
            LabPlot::Times => source.over_depth(Quantity::Time, |row| Some((row.seconds_median?, None))),
            LabPlot::Ratio => source.ratio(),
            LabPlot::TradeOff => source.trade_off(),
            LabPlot::Spread => source.spread(),
            LabPlot::Pairs => source.pairs(),
            LabPlot::Accuracy => source.accuracy(),
            LabPlot::Rounds => source.rounds(),
        }
    }
}

/// From the tenth to the ninetieth percentile.
fn band(row: &SummaryRow) -> Option<[f64; 2]> {
    Some([row.expanded_p10? as f64, row.expanded_p90? as f64])
}

/// Bins of a decade in a histogram.
const BINS: f64 = 8.0;
/// Least end of an axis of paths in shortest ones.
const SHORTEST_AXIS: f64 = 1.1;
/// Least value on a logarithmic axis of counts.
const LEAST: f64 = 1.0;

impl Source<'_> {
    /// The variants that have a mark.
    fn marked(&self) -> impl Iterator<Item = (usize, LaneId)> {
        (0..self.run.variants()).filter_map(|variant| Some((variant, self.run.mark(variant)?)))
    }

    fn chart(&self, [x, y]: [LabAxis; 2], curves: Vec<LabCurve>) -> LabChart {
        LabChart { plot: self.plot, x, y, curves, guides: Vec::new() }
    }

    /// The greatest depth of the boards.
    fn deepest(&self) -> f64 {
        let depths = self.run.layers.iter().filter_map(|layer| layer.depth);
        depths.max().map_or(1.0, f64::from)
    }

    fn depths(&self) -> LabAxis {
        LabAxis { quantity: Quantity::Depth, division: Division::Linear, from: 0.0, to: self.deepest() }
    }

    /// A figure of every variant and depth.
    fn over_depth(
        &self,
        quantity: Quantity,
        figure: impl Fn(&SummaryRow) -> Option<(f64, Option<[f64; 2]>)>,
    ) -> LabChart {
        let curve = |(variant, mark)| {
            let mut curve = LabCurve::new(variant, mark, CurveForm::Line);
            for row in self.figures.of(variant) {
                let Some((depth, (value, band))) = row.depth.zip(figure(row)) else { continue };
                let boards = if quantity == Quantity::Time { row.timed } else { row.boards };
                curve.push([f64::from(depth), value], Pick::of_depth(variant, depth), boards);
                curve.band.extend(band);
            }
            curve
        };
        let curves: Vec<LabCurve> = self.marked().map(curve).collect();
        let least = if quantity == Quantity::Time { step_below(least_of(&curves)) } else { LEAST };
        let y = axis(quantity, Division::Logarithmic, least, &curves);
        self.chart([self.depths(), y], curves)
    }

    /// The median ratio of the boards expanded, at every depth.
    fn ratio(&self) -> LabChart {
        let curve = |(variant, mark): (usize, LaneId)| {
            let mut curve = LabCurve::new(variant, mark, CurveForm::Line);
            for (place, layer) in self.run.layers.iter().enumerate() {
                let ratio = self.parts.ratios.at(variant, place);
                let Some((depth, (median, boards))) = layer.depth.zip(ratio) else { continue };
                curve.push([f64::from(depth), *median], Pick::of_depth(variant, depth), *boards);
            }
            curve
        };
        let others = self.marked().filter(|(variant, _)| *variant != self.against);
        let curves: Vec<LabCurve> = others.map(curve).collect();
        let values = || curves.iter().flat_map(|curve| curve.points.iter().map(|point| point[1]));
        let y = LabAxis {
            quantity: Quantity::Ratio,
            division: Division::Logarithmic,
            from: step_below(values().fold(LEAST, f64::min)),
            to: values().fold(LEAST, f64::max) * 1.5,
        };
        LabChart { guides: vec![LabGuide::One], ..self.chart([self.depths(), y], curves) }
    }

    /// The boards expanded by every variant, over how much longer than needed its paths are: on boards for which all have
    /// found a path.
    fn trade_off(&self) -> LabChart {
        let marked: Vec<(usize, LaneId)> = self.marked().collect();
        let mut sums = vec![LengthSum::default(); marked.len()];
        let mut boards = 0_u32;
        for part in self.parts.lengths.of(0) {
            boards += part.boards;
            for (sum, of_part) in sums.iter_mut().zip(&part.sums) {
                sum.add(of_part);
            }
        }
        let curve = |(&(variant, mark), sum): (&(usize, LaneId), &LengthSum)| {
            let mut curve = LabCurve::new(variant, mark, CurveForm::Line);
            if boards > 0 {
                let [x, y] = [sum.length() / f64::from(boards), sum.expanded as f64 / f64::from(boards)];
                curve.points.push([x, y]);
                curve.boards.push(boards as usize);
                curve.note = Some(CurveNote::Length { longer: sum.longer(), worst: sum.worst() });
            }
            curve
        };
        let curves: Vec<LabCurve> = marked.iter().zip(&sums).map(curve).collect();
        let guides = self.weights(&curves);
        let longest = curves.iter().flat_map(|curve| curve.points.iter().map(|point| point[0]));
        let x = LabAxis {
            quantity: Quantity::Length,
            division: Division::Linear,
            from: 1.0,
            to: longest.fold(SHORTEST_AXIS, f64::max),
        };
        let y = from_step(&curves);
        LabChart { guides, ..self.chart([x, y], curves) }
    }

    /// The dots of searches that differ in their weight alone, joined.
    fn weights(&self, curves: &[LabCurve]) -> Vec<LabGuide> {
        let mut families: Vec<(Lane, Vec<_>)> = Vec::new();
        for curve in curves {
            let lane = self.run.prepared.variants()[curve.variant].lane;
            let weight = match lane.realm.heuristic(&lane.settings) {
                Some(HeuristicKind::Manhattan) => Weight::MIN,
                Some(HeuristicKind::Weighted(weight)) => weight,
                _ => continue,
            };
            let settings = Settings { heuristic: None, ..lane.settings };
            let family = Lane { settings, ..lane };
            let dots = curve.points.iter().map(|point| (weight, *point));
            match families.iter_mut().find(|(other, _)| *other == family) {
                Some((_, members)) => members.extend(dots),
                None => families.push((family, dots.collect())),
            }
        }
        let joined = families.into_iter().filter(|(_, members)| members.len() > 1).map(|(_, mut members)| {
            members.sort_by_key(|(weight, _)| *weight);
            LabGuide::Weights(members.into_iter().map(|(_, point)| point).collect())
        });
        joined.collect()
    }

    /// The boards of the chosen depth, with what a variant expands of each.
    fn at_depth(&self, variant: usize) -> impl Iterator<Item = (usize, u64)> {
        let layer = self.run.layers.iter().find(|layer| layer.depth == Some(self.depth));
        let boards = layer.map(|layer| layer.boards.clone()).unwrap_or_default();
        boards.filter_map(move |board| Some((board, self.run.results.counts(variant, board)?.expanded)))
    }

    /// How often which number of boards is expanded.
    fn spread(&self) -> LabChart {
        let curve = |(variant, mark)| {
            let mut bins: BTreeMap<u64, ([u64; 2], usize)> = BTreeMap::new();
            for (_, expanded) in self.at_depth(variant) {
                let (number, range) = bin(expanded, BINS);
                bins.entry(number).or_insert((range, 0)).1 += 1;
            }
            let mut curve = LabCurve::new(variant, mark, CurveForm::Steps);
            let mut counts: Vec<u64> = self.at_depth(variant).map(|(_, expanded)| expanded).collect();
            counts.sort_unstable();
            curve.note = quantile(&counts, 50).zip(counts.last()).map(|(median, most)| {
                let mean = counts.iter().sum::<u64>() as f64 / counts.len() as f64;
                CurveNote::Spread { mean, median, most: *most }
            });
            let ends = bins.keys().next().copied().zip(bins.keys().next_back().copied());
            for number in ends.map_or(0..0, |(first, last)| first..last + 1) {
                let edge = 10_f64.powf(number as f64 / BINS);
                let (range, boards) =
                    bins.get(&number).copied().unwrap_or_else(|| (range_of(number, BINS), 0));
                let pick = Pick { depth: Some(self.depth), expanded: Some(range), ..Pick::of(variant) };
                curve.push([edge, boards as f64], pick, boards);
            }
            if let Some((_, last)) = ends {
                curve.points.push([10_f64.powf((last + 1) as f64 / BINS), 0.0]);
            }
            curve
        };
        let curves: Vec<LabCurve> = self.marked().map(curve).collect();
        let x = across(Quantity::Expanded, Division::Logarithmic, LEAST, &curves);
        let y = axis(Quantity::Boards, Division::Linear, 0.0, &curves);
        self.chart([x, y], curves)
    }

    /// Two variants board for board; several boards may share a dot. The others have no dots, and are counted too.
    fn pairs(&self) -> LabChart {
        let others: Vec<(usize, LaneId)> =
            self.marked().filter(|(variant, _)| *variant != self.against).collect();
        let curve = |(variant, mark): (usize, LaneId)| {
            let mut all = PairsPart::default();
            for part in self.parts.pairs.of(variant) {
                all.add(part);
            }
            let PairsPart { dots, sides: [fewer, equal, more] } = all;
            let mut curve = LabCurve::new(variant, mark, CurveForm::Dots);
            curve.note = Some(CurveNote::Pairs { fewer, equal, more });
            let is_shown = variant == self.compared;
            for (_, PairDot { ranges: [x, y], place, side, boards }) in dots.into_iter().filter(|_| is_shown)
            {
                let pick = Pick {
                    expanded: Some(y),
                    against: Some((self.against, x)),
                    side: Some(side),
                    ..Pick::of(variant)
                };
                curve.push(place, pick, boards);
            }
            curve
        };
        let curves: Vec<LabCurve> = others.into_iter().map(curve).collect();
        let x = across(Quantity::Against, Division::Logarithmic, LEAST, &curves);
        let y = axis(Quantity::Expanded, Division::Logarithmic, LEAST, &curves);
        let to = x.to.max(y.to);
        let [x, y] = [x, y].map(|axis| LabAxis { to, ..axis });
        LabChart { guides: vec![LabGuide::Diagonal], ..self.chart([x, y], curves) }
    }

    /// What iterations expand that end without the goal, and what a formula says.
    fn rounds(&self) -> LabChart {
        let (mut curves, mut guides, mut highest) = (Vec::new(), Vec::new(), LEAST);
        for (variant, mark) in self.marked() {
            let mut sums = RoundSums::default();
            self.parts.rounds.of(variant).for_each(|part| sums.add(part));
            let formula = self.parts.formulas.get(variant).and_then(Option::as_ref);
            let rows = sums.rows(&self.run.prepared, variant, formula);
            let mut curve = LabCurve::new(variant, mark, CurveForm::Line);
            for row in &rows {
                let mean = row.expanded_mean.unwrap_or(0.0);
                curve.points.push([row.bound.moves(), mean]);
                curve.boards.push(row.boards);
            }
            curves.push(curve);
            let formula = rows.iter().filter_map(|row| Some([row.bound.moves(), row.formula?]));
            let formula: Vec<[f64; 2]> = formula.filter(|point| point[1] >= LEAST).collect();
            highest = formula.iter().map(|point| point[1]).fold(highest, f64::max);
            guides.push(LabGuide::Formula(mark, formula));
        }
        let x = across(Quantity::Bound, Division::Linear, 0.0, &curves);
        let y = axis(Quantity::Expanded, Division::Logarithmic, LEAST, &curves);
        // The formula is seen whole, too.
        let y = LabAxis { to: y.to.max(highest), ..y };
        LabChart { guides, ..self.chart([x, y], curves) }
    }

    /// What is expanded, over how much of the true distance h tells of the start.
    fn accuracy(&self) -> LabChart {
        let curve = |(variant, mark)| {
            let mut curve = LabCurve::new(variant, mark, CurveForm::Dots);
            let Some(h) = h_of(self.run, variant) else { return curve };
            let lane = self.run.prepared.variants()[variant].lane;
            let unit = lane.realm.heuristic(&lane.settings).map(HeuristicKind::unit);
            let mut dots: BTreeMap<(u16, u64), ([u64; 2], f64, usize)> = BTreeMap::new();
            for (board, expanded) in self.at_depth(variant) {
                let h = h(self.run.prepared.boards()[board].start);
                let (number, range) = bin(expanded, FINE_BINS);
                dots.entry((h, number)).or_insert((range, expanded.max(1) as f64, 0)).2 += 1;
            }
            for ((h, _), (range, expanded, boards)) in dots {
                let moves = unit.map_or(0.0, |unit| unit.in_moves(h));
                let pick =
                    Pick { depth: Some(self.depth), expanded: Some(range), h: Some(h), ..Pick::of(variant) };
                curve.push([moves / f64::from(self.depth.max(1)), expanded], pick, boards);
            }
            curve
        };
        let curves: Vec<LabCurve> = self.marked().map(curve).collect();
        let x = across(Quantity::HShare, Division::Linear, 0.0, &curves);
        let x = LabAxis { to: x.to.max(1.0), ..x };
        let y = from_step(&curves);
        self.chart([x, y], curves)
    }
}

impl LabCurve {
    const fn new(variant: usize, mark: LaneId, form: CurveForm) -> Self {
        Self {
            variant,
            mark,
            form,
            points: Vec::new(),
            band: Vec::new(),
            picks: Vec::new(),
            boards: Vec::new(),
            note: None,
        }
    }

    fn push(&mut self, point: [f64; 2], pick: Pick, boards: usize) {
        self.points.push(point);
        self.picks.push(pick);
        self.boards.push(boards);
    }
}

/// An axis from bottom to top, up to the greatest value.
fn axis(quantity: Quantity, division: Division, from: f64, curves: &[LabCurve]) -> LabAxis {
    let values = curves.iter().flat_map(|curve| {
        curve.points.iter().map(|point| point[1]).chain(curve.band.iter().map(|band| band[1]))
    });
    reach(quantity, division, from, values)
}

/// An axis from left to right, up to the greatest value.
fn across(quantity: Quantity, division: Division, from: f64, curves: &[LabCurve]) -> LabAxis {
    let values = curves.iter().flat_map(|curve| curve.points.iter().map(|point| point[0]));
    reach(quantity, division, from, values)
}

fn reach(quantity: Quantity, division: Division, from: f64, values: impl Iterator<Item = f64>) -> LabAxis {
    LabAxis { quantity, division, from, to: values.fold(from, f64::max) }
}

/// An axis of boards expanded from bottom to top, from a step below the least on.
fn from_step(curves: &[LabCurve]) -> LabAxis {
    let least = step_below(least_of(curves).max(LEAST));
    axis(Quantity::Expanded, Division::Logarithmic, least, curves)
}

/// The least value from bottom to top; without one, the least of a count.
fn least_of(curves: &[LabCurve]) -> f64 {
    let values = curves.iter().flat_map(|curve| curve.points.iter().map(|point| point[1]));
    values.reduce(f64::min).unwrap_or(LEAST)
}

/// Steps of a readable axis, in each decade, greatest first.
const STEPS: [f64; 3] = [5.0, 2.0, 1.0];

/// The greatest step that is no greater.
fn step_below(value: f64) -> f64 {
    let decade = 10_f64.powf(value.log10().floor());
    STEPS.into_iter().map(|step| step * decade).find(|step| *step <= value).unwrap_or(decade)
}
