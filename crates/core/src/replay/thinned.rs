//! A curve over expansions, thinned while it grows.
//!
//! A curve of a million expansions is drawn on a few hundred points of a screen. So samples are gathered
//! in steps: one series in steps that are even on a logarithmic axis, one in steps that are even on a linear
//! axis. Adding a sample costs a few instructions; nothing is ever rebuilt from the beginning.

use serde::{Deserialize, Serialize};

/// One sample, or several joined into a step.
pub(super) trait Step: Copy {
    /// Boards expanded up to the last expansion of this step.
    fn expanded(&self) -> u64;

    /// Joins this step with a later one.
    fn joined_with(self, later: Self) -> Self;
}

/// Steps in an octave of the logarithmic series, which takes up 36 points of a screen at most.
const STEPS_AN_OCTAVE: f64 = 36.0;

/// The number of steps at which the linear series joins every two, so that half as many remain.
const LINEAR_STEPS: usize = 2048;

/// Both series of one curve.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Thinned<S> {
    logarithmic: Vec<S>,
    /// The first expansion that belongs to the next step of the logarithmic series.
    next_step: u64,
    linear: Vec<S>,
    /// Expansions in one step of the linear series.
    stride: u64,
}

impl<S> Default for Thinned<S> {
    fn default() -> Self {
        Self { logarithmic: Vec::new(), next_step: 0, linear: Vec::new(), stride: 1 }
    }
}

impl<S: Step> Thinned<S> {
    /// Adds the next sample, of at least one expansion and of no fewer than the one before.
    pub(super) fn add(&mut self, sample: S) {
        self.add_logarithmic(sample);
        self.add_linear(sample);
    }

    /// The last step of each series.
    pub(super) fn last_mut(&mut self) -> impl Iterator<Item = &mut S> {
        [self.logarithmic.last_mut(), self.linear.last_mut()].into_iter().flatten()
    }

    /// Steps even on a logarithmic axis of expansions.
    pub(super) fn logarithmic(&self) -> &[S] {
        &self.logarithmic
    }

    /// Steps even on a linear axis of expansions.
    pub(super) fn linear(&self) -> &[S] {
        &self.linear
    }

    fn add_logarithmic(&mut self, sample: S) {
        if sample.expanded() >= self.next_step {
            let step = ((sample.expanded() as f64).log2() * STEPS_AN_OCTAVE).floor() + 1.0;
            self.next_step = (step / STEPS_AN_OCTAVE).exp2().ceil() as u64;
            self.logarithmic.push(sample);
        } else if let Some(last) = self.logarithmic.last_mut() {
            *last = last.joined_with(sample);
        }
    }

    fn add_linear(&mut self, sample: S) {
        let step = (sample.expanded() - 1) / self.stride;
        if (step as usize) < self.linear.len() {
            if let Some(last) = self.linear.last_mut() {
                *last = last.joined_with(sample);
            }
            return;
        }
        self.linear.push(sample);
        if self.linear.len() == LINEAR_STEPS {
            self.stride *= 2;
            self.linear = self.linear.chunks(2).map(join).collect();
        }
    }
}

fn join<S: Step>(pair: &[S]) -> S {
    pair[1..].iter().fold(pair[0], |step, later| step.joined_with(*later))
}
