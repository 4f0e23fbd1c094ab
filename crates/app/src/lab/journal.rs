//! The journal of the experiment: the last one is kept and can be gone on with, and others can be read.

use std::sync::Arc;

use eight_realms_core::lab::Experiment;

use super::{LabFace, LabShow, begin, pause, run::LabRun, setup::LabSetup};
use crate::desk::{
    Desk,
    effect::Effect,
    journal::{JournalNews, JournalSource, JournalTask, JournalTrouble, JournalUnread},
    notice::Notice,
    screen::RunsIn,
};

/// What is known of journals.
#[derive(Clone, Debug, Default)]
pub struct LabJournal {
    /// The last experiment, which is kept; `None` once another one is there.
    pub kept: Option<Experiment>,
    /// The journal that is being read.
    pub reading: Option<JournalSource>,
    /// The journal that could not be read last.
    pub unread: Option<JournalUnread>,
}

impl LabJournal {
    /// Whether what there is to say is about the last experiment.
    pub fn is_about_kept(&self) -> bool {
        match self.reading.as_ref().or(self.unread.as_ref().map(|unread| &unread.source)) {
            Some(JournalSource::Kept) => true,
            Some(JournalSource::File(_)) | None => self.kept.is_some(),
        }
    }
}

/// Reads a journal, unless one is being read.
pub(super) fn read(lab: &mut LabShow, desk: &mut Desk, source: JournalSource) {
    if lab.journal.reading.is_none() {
        lab.journal.unread = None;
        lab.journal.reading = Some(source.clone());
        desk.ask(Effect::Journal(JournalTask::Read(source)));
    }
}

/// Takes what has become of a task.
pub fn take(lab: &mut LabShow, desk: &mut Desk, news: JournalNews) {
    match news {
        JournalNews::Found(experiment) => {
            if lab.run.is_none() {
                lab.journal.kept = Some(experiment);
            }
        }
        JournalNews::Opened(source, prepared, results) => {
            // Another experiment may run by now.
            if lab.journal.reading.take_if(|reading| *reading == source).is_none() {
                return;
            }
            pause(lab, desk);
            lab.journal.kept = None;
            lab.setup = LabSetup::of_experiment(prepared.experiment().clone());
            begin(lab, |number| LabRun::read(prepared, results, &source, number));
            lab.face = LabFace::Plot;
        }
        JournalNews::Unread(unread) => {
            lab.journal.reading = None;
            if unread.source == JournalSource::Kept && unread.reason != JournalTrouble::InUse {
                lab.journal.kept = None;
            }
            lab.journal.unread = Some(unread);
        }
        JournalNews::Unwritten(file, reason) => desk.notify(Notice::JournalUnwritten { file, reason }),
    }
}

/// Begins the journal of the run, unless it has one. A page keeps none.
pub(super) fn keep(run: &mut LabRun, desk: &mut Desk) {
    if !run.is_kept && desk.surroundings.runs_in == RunsIn::Desktop {
        run.is_kept = true;
        // A run that begins has nothing to write yet, and its results are its own.
        let results = run.results.counted() > 0;
        let results = results.then(|| Arc::clone(&run.results));
        let task = JournalTask::Begin(Arc::clone(&run.prepared), results);
        desk.ask(Effect::Journal(task));
    }
}
