//! What plots of many boards are made of, depth by depth, so that new results make anew only what they belong to.

use std::{cmp::Ordering, collections::BTreeMap};

use eight_realms_core::lab::{Layer, RoundFormula, RoundSums, median, round_formula};

use super::{cells::Cells, run::LabRun};

/// Bins of a decade among which many dots are divided.
pub(super) const FINE_BINS: f64 = 40.0;
/// Number of dots that are drawn one by one.
pub(super) const MOST_DOTS: usize = 5000;

/// What is added up of a variant: what it expands, and how long its paths are.
#[derive(Clone, Default)]
pub(super) struct LengthSum {
    pub expanded: u64,
    /// Number of boards by the moves of the path found and the true distance.
    paths: BTreeMap<[u8; 2], usize>,
}

impl LengthSum {
    fn count(&mut self, expanded: u64, path: [u8; 2]) {
        self.expanded += expanded;
        *self.paths.entry(path).or_default() += 1;
    }

    pub fn add(&mut self, other: &Self) {
        self.expanded += other.expanded;
        for (path, boards) in &other.paths {
            *self.paths.entry(*path).or_default() += boards;
        }
    }

    /// Lengths of the paths in shortest paths, each with its number of boards.
    fn lengths(&self) -> impl Iterator<Item = (f64, usize)> {
        self.paths
            .iter()
            .map(|([moves, distance], boards)| (f64::from(*moves) / f64::from(*distance), *boards))
    }

    /// The sum of the lengths.
    pub fn length(&self) -> f64 {
        self.lengths().map(|(length, boards)| length * boards as f64).sum()
    }

    /// Number of boards whose path is longer than the shortest one.
    pub fn longer(&self) -> usize {
        self.lengths().filter(|(length, _)| *length > 1.0).map(|(_, boards)| boards).sum()
    }

    /// The greatest length.
    pub fn worst(&self) -> f64 {
        self.lengths().map(|(length, _)| length).fold(0.0, f64::max)
    }
}

/// A dot of two counts: the counts in it, where it is drawn, and the number of its boards.
#[derive(Clone, Copy)]
pub(super) struct PairDot {
    pub ranges: [[u64; 2]; 2],
    pub place: [f64; 2],
    pub side: Ordering,
    pub boards: usize,
}

/// The bin of a count, and the counts that are in it.
pub(super) fn bin(count: u64, bins: f64) -> (u64, [u64; 2]) {
    let number = ((count.max(1) as f64).log10() * bins).floor() as u64;
    let [from, to] = range_of(number, bins);
    (number, [from.min(count), to.max(count)])
}

/// The counts of a bin.
pub(super) fn range_of(number: u64, bins: f64) -> [u64; 2] {
    let edge = |number: u64| 10_f64.powf(number as f64 / bins).ceil() as u64;
    let from = if number == 0 { 0 } else { edge(number) };
    [from, edge(number + 1).saturating_sub(1).max(from)]
}

/// Plots that are made of parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PartsOf {
    Ratios,
    Pairs,
    Lengths,
    Rounds,
}

/// The parts of the plots, by variant and depth; those of plots that are not shown stay behind.
#[derive(Default)]
pub(super) struct ChartParts {
    /// The median ratio, and the number of boards that have one.
    pub ratios: Cells<(f64, usize)>,
    pub pairs: Cells<PairsPart>,
    /// Those of all variants, in the place of the first.
    pub lengths: Cells<LengthsPart>,
    pub rounds: Cells<RoundSums>,
    /// What predicts the iterations of each variant.
    pub formulas: Vec<Option<RoundFormula>>,
    /// The run that the formulas belong to.
    formulas_of: u64,
}

/// The dots of one depth, where two variants are compared board for board.
#[derive(Default)]
pub(super) struct PairsPart {
    pub dots: BTreeMap<[u64; 3], PairDot>,
    /// Boards on which fewer, as many and more are expanded.
    pub sides: [usize; 3],
}

/// How long the paths of one depth are, and what that cost.
pub(super) struct LengthsPart {
    /// Boards for which all variants have found a path.
    pub boards: u32,
    /// For each variant that has a mark.
    pub sums: Vec<LengthSum>,
}

/// How far the parts of a plot are made.
pub(super) struct PartsMade {
    pub is_up_to_date: bool,
    /// Grows whenever a part is made.
    pub version: u64,
    /// Number of parts that have been made at least once.
    pub made: u64,
}

impl PartsMade {
    fn of<T>(cells: &Cells<T>, is_up_to_date: bool) -> Self {
        Self { is_up_to_date, version: cells.version(), made: cells.made() }
    }
}

impl ChartParts {
    /// Makes anew what is out of date of the parts of a plot, as much as may be for one view.
    pub fn follow(&mut self, run: &LabRun, plot: PartsOf, against: usize) -> PartsMade {
        let of_both = |variant: usize, layer: usize| run.known(variant, layer) + run.known(against, layer);
        match plot {
            PartsOf::Ratios => {
                let is_new = self.ratios.follow(run, against, of_both, |variant, layer| {
                    (variant != against).then(|| ratio(run, [variant, against], layer)).flatten()
                });
                PartsMade::of(&self.ratios, is_new)
            }
            PartsOf::Pairs => {
                let is_new = self.pairs.follow(run, against, of_both, |variant, layer| {
                    (variant != against).then(|| PairsPart::of(run, [variant, against], layer))
                });
                PartsMade::of(&self.pairs, is_new)
            }
            PartsOf::Lengths => {
                let of_all = |variant: usize, layer: usize| match variant {
                    0 => (0..run.variants()).map(|variant| run.known(variant, layer)).sum(),
                    _ => 0,
                };
                let make = |_: usize, layer: &Layer| Some(LengthsPart::of(run, layer));
                let is_new = self.lengths.follow(run, 0, of_all, make);
                PartsMade::of(&self.lengths, is_new)
            }
            PartsOf::Rounds => {
                if self.formulas_of != run.number {
                    self.formulas = (0..run.variants()).map(|it| round_formula(&run.prepared, it)).collect();
                    self.formulas_of = run.number;
                }
                let known = |variant: usize, layer: usize| run.known(variant, layer);
                let is_new = self.rounds.follow(run, 0, known, |variant, layer| {
                    Some(RoundSums::of(&run.prepared, &run.results, variant, layer.boards.clone()))
                });
                PartsMade::of(&self.rounds, is_new)
            }
        }
    }
}

/// The median ratio of the boards expanded at one depth, and the number of boards that have one.
fn ratio(run: &LabRun, [variant, against]: [usize; 2], layer: &Layer) -> Option<(f64, usize)> {
    let ratios = layer.boards.clone().filter_map(|board| {
        let [one, other] = [variant, against].map(|of| run.results.counts(of, board));
        let (one, other) = (one?.expanded, other?.expanded);
        (one > 0 && other > 0).then(|| one as f64 / other as f64)
    });
    let ratios: Vec<f64> = ratios.collect();
    let boards = ratios.len();
    median(ratios).map(|median| (median, boards))
}

impl PairsPart {
    fn of(run: &LabRun, [variant, against]: [usize; 2], layer: &Layer) -> Self {
        let is_many = run.prepared.boards().len() > MOST_DOTS;
        let mut part = Self::default();
        for board in layer.boards.clone() {
            let [one, other] = [variant, against].map(|of| run.results.counts(of, board));
            let (Some(one), Some(other)) = (one, other) else { continue };
            let counts = [other.expanded, one.expanded];
            let side = one.expanded.cmp(&other.expanded);
            part.sides[(side as i8 + 1) as usize] += 1;
            let place = counts.map(|count| count.max(1) as f64);
            let (key, ranges) = if is_many {
                let [x, y] = counts.map(|count| bin(count, FINE_BINS));
                // What lies above the diagonal, on it and below never share a dot.
                ([x.0, y.0, side as u64], [x.1, y.1])
            } else {
                ([counts[0], counts[1], 0], counts.map(|count| [count; 2]))
            };
            part.dots.entry(key).or_insert(PairDot { ranges, place, side, boards: 0 }).boards += 1;
        }
        part
    }

    pub fn add(&mut self, other: &Self) {
        for (own, sides) in self.sides.iter_mut().zip(other.sides) {
            *own += sides;
        }
        for (key, dot) in &other.dots {
            self.dots.entry(*key).or_insert(PairDot { boards: 0, ..*dot }).boards += dot.boards;
        }
    }
}

impl LengthsPart {
    fn of(run: &LabRun, layer: &Layer) -> Self {
        let marked: Vec<usize> = (0..run.variants()).filter(|variant| run.mark(*variant).is_some()).collect();
        let mut part = Self { boards: 0, sums: vec![LengthSum::default(); marked.len()] };
        let Some(depth) = layer.depth.filter(|depth| *depth > 0) else { return part };
        let mut all: Vec<(u64, [u8; 2])> = Vec::new();
        for board in layer.boards.clone() {
            all.clear();
            all.extend(marked.iter().map_while(|variant| {
                let counts = run.results.counts(*variant, board)?;
                Some((counts.expanded, [counts.moves?, depth]))
            }));
            if all.len() < marked.len() {
                continue;
            }
            part.boards += 1;
            for (sum, (expanded, path)) in part.sums.iter_mut().zip(&all) {
                sum.count(*expanded, *path);
            }
        }
        part
    }
}
