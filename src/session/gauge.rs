//! What is measured once nothing streams: the stopwatch first, then work and memory. Whatever starts pushes it
//! back.

use std::{io, mem, path::PathBuf, sync::Arc};

use super::Session;
use crate::{
    app::{Action, Model, Notice, Times},
    trace::Flow,
    worker::{
        Errand, Gauged, Job, Said, Teller, count_work,
        stopwatch::{Stopwatch, Timed},
        weigh,
    },
};

impl Session {
    /// The same with the program that is run to weigh a search. Without it, no memory is known.
    pub fn with_program(self, program: Option<PathBuf>) -> Self {
        Self { program, ..self }
    }

    /// Whether bare times, work or memory are being measured.
    pub const fn is_measuring(&self) -> bool {
        self.stopwatch.is_some() || self.gauge.is_some()
    }

    /// What is being measured is not wanted now.
    pub(super) fn stop_measuring(&mut self) {
        self.stopwatch = None;
        self.gauge = None;
    }

    pub(super) fn time(&mut self, model: &mut Model, jobs: Vec<Job>) {
        let jobs = jobs.into_iter().map(|job| (job.realm, job.puzzle, job.settings)).collect();
        match Stopwatch::start(jobs, self.wake.clone()) {
            Ok(stopwatch) => self.stopwatch = Some(stopwatch),
            Err(error) => self.refuse(model, &error),
        }
    }

    /// The system has no thread to give: nobody waits any longer for what it would have measured.
    fn refuse(&mut self, model: &mut Model, error: &io::Error) {
        self.act(model, Action::MeasuringEnded);
        self.act(model, Action::Trouble(Notice::NoWorker { reason: error.to_string() }));
    }

    pub(super) fn count_work(&mut self, model: &mut Model, jobs: Vec<Job>) {
        self.gauge(model, move |teller| count_work(&jobs, teller));
    }

    pub(super) fn weigh(&mut self, model: &mut Model, jobs: Vec<Job>) {
        let Some(program) = self.program.clone() else {
            self.act(model, Action::MeasuringEnded);
            return;
        };
        self.gauge(model, move |teller| weigh(&program, &jobs, teller));
    }

    fn gauge(&mut self, model: &mut Model, work: impl FnOnce(&Teller<Gauged>) -> Flow + Send + 'static) {
        match Errand::start("gauge", Arc::clone(&self.wake), work) {
            Ok(errand) => self.gauge = Some(errand),
            Err(error) => self.refuse(model, &error),
        }
    }

    /// What has been measured since the last time.
    pub(super) fn measured(&mut self) -> Vec<Action> {
        let mut actions = self.times();
        while let Some(gauge) = &self.gauge {
            match gauge.poll() {
                Said::Piece(Gauged::Work(realm, work)) => actions.push(Action::Worked(realm, work)),
                Said::Piece(Gauged::Memory(realm, bytes)) => actions.push(Action::Weighed(realm, bytes)),
                Said::Nothing => break,
                Said::Piece(Gauged::Unweighed(reason)) => {
                    let was_told = mem::replace(&mut self.is_unweighed_told, true);
                    actions.extend((!was_told).then(|| lost(reason)));
                }
                Said::Lost(reason) => actions.push(lost(reason)),
                // What it was asked for and has not told is not known: nobody asks again.
                Said::Over => {
                    self.gauge = None;
                    actions.push(Action::MeasuringEnded);
                }
            }
        }
        actions
    }

    fn times(&mut self) -> Vec<Action> {
        let Some(stopwatch) = &self.stopwatch else { return Vec::new() };
        let is_finished = stopwatch.is_finished();
        let mut times: Vec<Action> =
            stopwatch.poll().map(timed).chain(stopwatch.faults().map(lost)).collect();
        if is_finished {
            self.stopwatch = None;
            times.push(Action::MeasuringEnded);
        }
        times
    }
}

fn lost(reason: String) -> Action {
    Action::Trouble(Notice::MeasuringLost { reason })
}

fn timed(timed: Timed) -> Action {
    Action::Timed(timed.realm, Times { search: timed.bare, lookup: timed.lookup })
}
