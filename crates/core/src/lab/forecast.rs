//! The time that is left, learnt from the searches made. Costs of two depths differ ten thousandfold, so each search has a
//! mean of its own for each depth.

use super::{
    measure::Measure,
    prepared::{Prepared, Task},
};

/// The cost of one search at one depth so far.
#[derive(Clone, Copy, Default)]
struct Cost {
    seconds: f64,
    made: u32,
    left: u32,
}

impl Cost {
    fn mean(&self) -> Option<f64> {
        (self.made > 0).then(|| self.seconds / f64::from(self.made))
    }
}

/// Number of depths, that of boards without a path included.
const DEPTHS: usize = 33;

/// The forecast of a phase.
#[derive(Clone)]
pub struct Forecast {
    costs: Vec<[Cost; DEPTHS]>,
    spent: f64,
}

impl Forecast {
    /// A forecast of these tasks, of which none is made.
    pub fn of(prepared: &Prepared, tasks: &[u32]) -> Self {
        let mut costs = vec![[Cost::default(); DEPTHS]; prepared.variants().len()];
        for task in tasks {
            let task = prepared.task(*task);
            costs[task.of][depth(prepared, task)].left += 1;
        }
        Self { costs, spent: 0.0 }
    }

    /// A forecast of these tasks, which knows the costs of a run that was interrupted before.
    pub fn going_on(prepared: &Prepared, tasks: &[u32], before: Option<&Self>) -> Self {
        let mut forecast = Self::of(prepared, tasks);
        let Some(before) = before.filter(|before| before.costs.len() == forecast.costs.len()) else {
            return forecast;
        };
        for (costs, before) in forecast.costs.iter_mut().zip(&before.costs) {
            for (cost, before) in costs.iter_mut().zip(before) {
                *cost = Cost { left: cost.left, ..*before };
            }
        }
        forecast.spent = before.spent;
        forecast
    }

    /// Notes that a search has been made, and its cost in seconds.
    pub fn note(&mut self, prepared: &Prepared, task: Task, seconds: f64) {
        let cost = &mut self.costs[task.of][depth(prepared, task)];
        cost.seconds += seconds;
        cost.made += 1;
        cost.left = cost.left.saturating_sub(1);
        self.spent += seconds;
    }

    /// Seconds of search that are left, on one processor. A depth without a search yet costs what the depth before it
    /// costs.
    pub fn seconds_left(&self) -> f64 {
        let of_search = |costs: &[Cost; DEPTHS]| {
            let mut mean = 0.0;
            let left = costs.iter().map(|cost| {
                mean = cost.mean().unwrap_or(mean);
                mean * f64::from(cost.left)
            });
            left.sum::<f64>()
        };
        self.costs.iter().map(of_search).sum()
    }

    /// The share of the work that is done, 0 to 1.
    pub fn share(&self) -> f64 {
        let whole = self.spent + self.seconds_left();
        if whole > 0.0 { self.spent / whole } else { 0.0 }
    }

    /// The search and the depth for which most time is left, in moves; `None` if nothing is.
    pub fn longest(&self, prepared: &Prepared, phase: Measure) -> Option<(crate::lane::Lane, u8)> {
        let left = self.costs.iter().enumerate().flat_map(|(of, costs)| {
            let left = |(depth, cost): (usize, &Cost)| {
                (of, depth, cost.mean().unwrap_or(0.0) * f64::from(cost.left))
            };
            costs.iter().enumerate().map(left).collect::<Vec<_>>()
        });
        let (of, depth, _) =
            left.filter(|(.., left)| *left > 0.0).max_by(|one, other| one.2.total_cmp(&other.2))?;
        Some((prepared.lane(phase, Task { of, board: 0 }), depth as u8))
    }
}

fn depth(prepared: &Prepared, task: Task) -> usize {
    prepared.boards()[task.board].depth.map_or(DEPTHS - 1, usize::from)
}
