//! The experiment that is there, and its results so far.

use std::sync::Arc;

use eight_realms_core::{
    job::{LabJob, LabNews},
    lab::{Contradiction, Forecast, JournalLine, Layer, Measure, Prepared, Results},
    lane::{LaneId, MAX_LANES},
    realm::{Realm, Settings},
};

use crate::desk::{effect::Effect, journal::JournalSource};

/// How far a run is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Its next phase is due.
    Waiting,
    /// All counts are there, and run times are taken once nothing is searched.
    WaitingForSearch,
    /// Workers carry out this phase.
    Running(Measure),
    /// Run times are being taken, and rest while something else is computed.
    Resting,
    /// It was interrupted, and can go on.
    Paused,
    /// Everything that can be measured is.
    Done,
}

/// Whether something else is computed beside the laboratory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    Quiet,
    Busy,
}

/// An experiment and its results so far. Its results stay while another puzzle is searched.
#[derive(Clone)]
pub struct LabRun {
    pub prepared: Arc<Prepared>,
    pub results: Arc<Results>,
    pub layers: Arc<[Layer]>,
    pub standing: Standing,
    forecast: Option<Forecast>,
    /// For each variant and layer, how many results there are: what is made from them is made anew when this changes.
    known: Vec<u32>,
    /// Rounds of run times that were thrown away.
    pub disturbed: u32,
    /// Number of the run, so that what is kept of another one is not taken for this one's.
    pub number: u64,
    /// Phases that cannot be measured here.
    given_up: Vec<Measure>,
    /// Number of results when the phase began.
    known_before: u32,
    /// Whether its results are appended to a journal.
    pub(super) is_kept: bool,
}

impl LabRun {
    /// An experiment of which nothing is measured yet.
    pub(crate) fn new(prepared: Prepared, number: u64) -> Self {
        let results = Arc::new(Results::new(&prepared));
        Self::of(Arc::new(prepared), results, number)
    }

    /// An experiment as a journal has it. One that was kept goes on; one that was opened waits until it is wanted.
    pub(super) fn read(
        prepared: Arc<Prepared>,
        results: Arc<Results>,
        source: &JournalSource,
        number: u64,
    ) -> Self {
        let is_whole = |phase| prepared.missing(phase, &results).is_empty();
        let is_kept = *source == JournalSource::Kept;
        let goes_on = is_kept || prepared.phases().all(is_whole);
        let mut run = Self::of(prepared, results, number);
        run.standing = if goes_on { Standing::Waiting } else { Standing::Paused };
        // What was read counts as one more result of each layer, so that all figures are made.
        run.known.fill(1);
        Self { is_kept, ..run }
    }

    fn of(prepared: Arc<Prepared>, results: Arc<Results>, number: u64) -> Self {
        let layers: Arc<[Layer]> = prepared.layers().collect();
        let known = vec![0; layers.len() * prepared.variants().len()];
        Self {
            results,
            prepared,
            layers,
            standing: Standing::Waiting,
            forecast: None,
            known,
            disturbed: 0,
            number,
            given_up: Vec::new(),
            known_before: 0,
            is_kept: false,
        }
    }

    /// Number of variants.
    pub fn variants(&self) -> usize {
        self.prepared.variants().len()
    }

    /// How many results have come of a variant in a layer.
    pub fn known(&self, variant: usize, layer: usize) -> u32 {
        self.known[variant * self.layers.len() + layer]
    }

    /// Whether workers carry out a phase.
    pub const fn is_busy(&self) -> bool {
        matches!(self.standing, Standing::Running(_) | Standing::Resting)
    }

    /// Share of the phase that is done, 0 to 1.
    pub fn share(&self) -> f64 {
        self.forecast.as_ref().map_or(0.0, Forecast::share)
    }

    /// Seconds of search that are left of the phase, on one processor.
    pub fn seconds_left(&self) -> f64 {
        self.forecast.as_ref().map_or(0.0, Forecast::seconds_left)
    }

    /// The next phase; `None` if everything is measured.
    pub(crate) fn next_job(&mut self) -> Option<LabJob> {
        if self.standing == Standing::Waiting {
            self.forecast.take_if(|forecast| forecast.seconds_left() <= 0.0);
        }
        let missing = |phase: Measure| {
            let tasks = self.prepared.missing(phase, &self.results);
            (!tasks.is_empty()).then_some((phase, tasks))
        };
        let phases = self.prepared.phases().filter(|phase| !self.given_up.contains(phase));
        let Some((phase, tasks)) = phases.into_iter().find_map(missing) else {
            self.standing = Standing::Done;
            self.forecast = None;
            return None;
        };
        self.forecast = Some(Forecast::going_on(&self.prepared, &tasks, self.forecast.as_ref()));
        self.known_before = self.known.iter().sum();
        self.standing = Standing::Running(phase);
        Some(LabJob::new(Arc::clone(&self.prepared), phase, tasks))
    }

    /// Takes what a worker has sent, and adds the lines of the journal that are new.
    ///
    /// # Errors
    /// If a search has another result than before.
    pub(super) fn take(&mut self, news: LabNews, lines: &mut Vec<JournalLine>) -> Result<(), Contradiction> {
        let rows = match news {
            LabNews::Rows(rows) => rows,
            LabNews::Disturbed => {
                self.disturbed += 1;
                return Ok(());
            }
            LabNews::Unweighed(_) => {
                self.given_up.push(Measure::Bytes);
                return Ok(());
            }
        };
        let results = Arc::make_mut(&mut self.results);
        for row in rows {
            let task = self.prepared.task(row.task);
            if let Some(forecast) = &mut self.forecast {
                forecast.note(&self.prepared, task, row.seconds);
            }
            let layer = self.layers.partition_point(|layer| layer.boards.end <= task.board);
            for variant in results.take(&self.prepared, task, &row.result)? {
                self.known[variant * self.layers.len() + layer] += 1;
                if self.is_kept {
                    lines.push(JournalLine::Row { variant, board: task.board, result: row.result.clone() });
                }
            }
        }
        Ok(())
    }

    /// The workers have ended, and with them the phase, unless it was interrupted. A phase without a single result is not
    /// tried again. Returns the phase if all its results are there, for the journal.
    pub(super) fn end_phase(&mut self) -> Option<Measure> {
        let phase = match self.standing {
            Standing::Running(phase) => phase,
            Standing::Resting => Measure::Time,
            Standing::Waiting | Standing::WaitingForSearch | Standing::Paused | Standing::Done => {
                return None;
            }
        };
        let is_given_up = self.given_up.contains(&phase);
        let is_vain = self.known.iter().sum::<u32>() == self.known_before && !is_given_up;
        self.standing = if is_vain { Standing::Paused } else { Standing::Waiting };
        (self.is_kept && !is_vain && !is_given_up).then_some(phase)
    }

    /// Whether everything is counted and something is left that has to be measured alone.
    pub(crate) fn needs_quiet(&self) -> bool {
        let is_counted = self.results.counted() == self.prepared.pairs();
        is_counted && [Measure::Bytes, Measure::Time].into_iter().any(|measure| self.has(measure))
    }

    /// Lets run times rest while something else is computed, and then go on. Returns what is to be done.
    pub(super) const fn rest(&mut self, machine: Machine) -> Option<Effect> {
        let (standing, effect) = match (self.standing, machine) {
            (Standing::Running(Measure::Time), Machine::Busy) => (Standing::Resting, Effect::RestLab),
            (Standing::Resting, Machine::Quiet) => (Standing::Running(Measure::Time), Effect::GoOnLab),
            _ => return None,
        };
        self.standing = standing;
        Some(effect)
    }

    /// Interrupts it. Returns whether it was not at its end.
    pub(crate) fn pause(&mut self) -> bool {
        let is_under_way = !matches!(self.standing, Standing::Paused | Standing::Done);
        if is_under_way {
            self.standing = Standing::Paused;
        }
        is_under_way
    }

    /// The mark of a variant: the realm's own if all variants search as realms of the ladder do, otherwise a letter. Only the
    /// first eight variants have a letter.
    pub fn mark(&self, variant: usize) -> Option<LaneId> {
        let lanes = || self.prepared.variants().iter().map(|variant| variant.lane);
        let usual = |realm: Realm| Settings::default().used_by(realm);
        let are_realms = lanes().all(|lane| lane.settings == usual(lane.realm));
        let realm = self.prepared.variants()[variant].lane.realm;
        match () {
            () if are_realms => Some(LaneId::from(realm)),
            () => (variant < MAX_LANES).then(|| LaneId::own(variant, realm)),
        }
    }

    /// Whether anything is known of this measure.
    pub fn has(&self, measure: Measure) -> bool {
        self.prepared.experiment().measures(measure) && !self.given_up.contains(&measure)
    }
}
