//! The curves of a recording, thinned while they grow.
//!
//! A curve of a million expansions is drawn on a few hundred points of a screen. So samples are gathered
//! in steps: one series in steps that are even on a logarithmic axis, one in steps that are even on a linear
//! axis. Each step keeps its **largest** frontier, so that no peak is lost. Adding an expansion costs a few
//! instructions; nothing is ever built again from the beginning.

/// One step of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample {
    /// Expansions, at the last one of this step.
    pub expanded: u64,
    /// The moment right after that expansion.
    pub moment: u64,
    /// The largest frontier within the step, until the next expansion.
    pub frontier: u64,
}

/// Steps an octave of the logarithmic series: 36 points on a screen at most.
const STEPS_AN_OCTAVE: f64 = 36.0;

/// The linear series has between half of this and all of this many steps.
const LINEAR_STEPS: usize = 2048;

/// Both curves of one recording.
#[derive(Clone, Debug)]
pub struct Series {
    logarithmic: Vec<Sample>,
    /// The first expansion that belongs to the next step of the logarithmic series.
    next_step: u64,
    linear: Vec<Sample>,
    /// Expansions in one step of the linear series.
    stride: u64,
}

impl Default for Series {
    fn default() -> Self {
        Self { logarithmic: Vec::new(), next_step: 0, linear: Vec::new(), stride: 1 }
    }
}

impl Series {
    /// An expansion has just happened.
    pub fn expand(&mut self, sample: Sample) {
        self.add_logarithmic(sample);
        self.add_linear(sample);
    }

    /// The frontier has this size after some other event.
    pub fn frontier(&mut self, size: u64) {
        for last in [self.logarithmic.last_mut(), self.linear.last_mut()].into_iter().flatten() {
            last.frontier = last.frontier.max(size);
        }
    }

    /// Samples in steps even on a logarithmic axis of expansions.
    pub fn logarithmic(&self) -> &[Sample] {
        &self.logarithmic
    }

    /// Samples in steps even on a linear axis of expansions.
    pub fn linear(&self) -> &[Sample] {
        &self.linear
    }

    fn add_logarithmic(&mut self, sample: Sample) {
        if sample.expanded >= self.next_step {
            let step = ((sample.expanded as f64).log2() * STEPS_AN_OCTAVE).floor() + 1.0;
            self.next_step = (step / STEPS_AN_OCTAVE).exp2().ceil() as u64;
            self.logarithmic.push(sample);
        } else if let Some(last) = self.logarithmic.last_mut() {
            merge(last, sample);
        }
    }

    fn add_linear(&mut self, sample: Sample) {
        let step = (sample.expanded - 1) / self.stride;
        if (step as usize) < self.linear.len() {
            if let Some(last) = self.linear.last_mut() {
                merge(last, sample);
            }
            return;
        }
        self.linear.push(sample);
        if self.linear.len() == LINEAR_STEPS {
            self.stride *= 2;
            self.linear = self.linear.chunks(2).map(merged).collect();
        }
    }
}

fn merge(earlier: &mut Sample, later: Sample) {
    *earlier = Sample { frontier: earlier.frontier.max(later.frontier), ..later };
}

fn merged(pair: &[Sample]) -> Sample {
    let mut sum = pair[0];
    pair[1..].iter().for_each(|later| merge(&mut sum, *later));
    sum
}
