//! The journal of the window's experiment, kept in the folder of the settings: what is measured outlasts the window.
//!
//! One thread writes and reads it, so that no frame waits for a disk. A journal is locked while its window has it; another
//! window takes the next name.
//!
//! | the journal | then |
//! |---|---|
//! | is that of the last experiment | the laboratory offers to go on with it |
//! | is of another version | that is said, and it stays |
//! | cannot be read | it is set aside under a free name, and that is said |
//! | cannot be written | that is said once, and the experiment goes on |

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread::{self, JoinHandle},
    time::SystemTime,
};

use eight_realms_app::desk::journal::{
    JournalNews, JournalSource, JournalTask, JournalTrouble, JournalUnread,
};
use eight_realms_core::lab::{Experiment, Journal, JournalFault, JournalLine, Prepared, Results};

use super::aside::{free, put_aside, set_aside};
use crate::{
    file::place_of,
    journal::{JournalError, JournalFile, OldJournal},
};

/// Names of the journals: a run takes one that no file has, otherwise that of the journal that was written longest ago, and
/// that no window has. So the experiments before the last one are still there.
const FILES: [&str; 4] =
    ["laboratory.lab.jsonl", "laboratory-2.lab.jsonl", "laboratory-3.lab.jsonl", "laboratory-4.lab.jsonl"];
/// Name of a journal that could not be read, once it has been set aside.
const UNREAD: &str = "laboratory.lab.jsonl.unread";
/// Bytes of lines that are written at once.
const CHUNK: usize = 1 << 16;

/// The thread that has the journal, once there is something to do.
pub struct KeptJournal {
    folder: Option<PathBuf>,
    wake: Arc<dyn Fn() + Send + Sync>,
    keeper: Option<Keeper>,
}

struct Keeper {
    /// `None` once nothing more is to be done.
    tasks: Option<Sender<JournalTask>>,
    news: Receiver<JournalNews>,
    thread: Option<JoinHandle<()>>,
}

impl KeptJournal {
    /// The journals in a folder; without one, nothing is kept. `wake` is called when there is news.
    pub fn new(folder: Option<PathBuf>, wake: Arc<dyn Fn() + Send + Sync>) -> Self {
        Self { folder, wake, keeper: None }
    }

    /// Carries out a task, some time.
    pub fn carry_out(&mut self, task: JournalTask) {
        if matches!(task, JournalTask::Find) && self.folder.as_deref().is_none_or(|it| files(it).is_empty()) {
            return;
        }
        if self.keeper.is_none() {
            self.keeper = Keeper::start(self.folder.clone(), Arc::clone(&self.wake));
        }
        let tasks = self.keeper.as_ref().and_then(|keeper| keeper.tasks.as_ref());
        // A thread that has panicked keeps nothing more.
        _ = tasks.map(|tasks| tasks.send(task));
    }

    /// Takes what has become of a task.
    pub fn news(&self) -> Option<JournalNews> {
        self.keeper.as_ref()?.news.try_recv().ok()
    }
}

impl Keeper {
    fn start(folder: Option<PathBuf>, wake: Arc<dyn Fn() + Send + Sync>) -> Option<Self> {
        let (tasks, given) = channel();
        let (said, news) = channel();
        let run = move || {
            let mut work = Work { folder, path: PathBuf::new(), current: None, offered: None };
            for task in given {
                if let Some(news) = work.carry_out(task) {
                    // Nobody may be there any more who could be told.
                    _ = said.send(news);
                    wake();
                }
            }
        };
        let thread = thread::Builder::new().name("journal".to_owned()).spawn(run).ok()?;
        Some(Self { tasks: Some(tasks), news, thread: Some(thread) })
    }
}

impl Drop for Keeper {
    /// Waits until everything is written.
    fn drop(&mut self) {
        self.tasks = None;
        // What it had to say went wrong, and nobody is there any more.
        _ = self.thread.take().map(JoinHandle::join);
    }
}

/// What the thread has.
struct Work {
    folder: Option<PathBuf>,
    /// Where the journal is that is written, or was to be written.
    path: PathBuf,
    /// The journal that is written, and its experiment.
    current: Option<(JournalFile, Arc<Prepared>)>,
    /// The journal that can be gone on with, and its experiment.
    offered: Option<(PathBuf, Experiment)>,
}

impl Work {
    fn carry_out(&mut self, task: JournalTask) -> Option<JournalNews> {
        match task {
            JournalTask::Find => self.find(),
            JournalTask::Begin(prepared, results) => {
                let begun = self.begin(&prepared, results.as_deref());
                begun.err().map(|error| self.unwritten(error))
            }
            JournalTask::Append(lines) => {
                let appended = self.append(lines);
                appended.err().map(|error| self.unwritten(error))
            }
            JournalTask::Read(source) => {
                let opened = match &source {
                    JournalSource::Kept => self.go_on(),
                    JournalSource::File(path) => read(path),
                };
                Some(match opened {
                    Ok((prepared, results)) => JournalNews::Opened(source, prepared, results),
                    Err(unread) => JournalNews::Unread(unread),
                })
            }
        }
    }

    /// The journal that was written last, of those that no window has.
    fn find(&mut self) -> Option<JournalNews> {
        let path = self.newest()?;
        match OldJournal::open(&path) {
            Ok(OldJournal { experiment: Some(experiment), .. }) => {
                self.offered = Some((path, experiment.clone()));
                Some(JournalNews::Found(experiment))
            }
            Ok(OldJournal { experiment: None, .. }) | Err(JournalError::InUse) => None,
            Err(error) => Some(JournalNews::Unread(self.unread(&path, error))),
        }
    }

    fn newest(&self) -> Option<PathBuf> {
        let is_free = |path: &PathBuf| !matches!(OldJournal::open(path), Err(JournalError::InUse));
        files(self.folder.as_deref()?).into_iter().filter(is_free).max_by_key(changed)
    }

    fn begin(&mut self, prepared: &Arc<Prepared>, results: Option<&Results>) -> Result<(), JournalError> {
        // The journal before is free from now on: it may be the one that is begun anew.
        self.current = None;
        let Some(folder) = &self.folder else { return Ok(()) };
        self.path.clone_from(folder);
        fs::create_dir_all(folder).map_err(|error| JournalError::Unwritten(error.into()))?;
        let mut begun = Err(JournalError::InUse);
        let mut paths = FILES.map(|name| folder.join(name));
        // Those that are not there come first.
        paths.sort_by_key(changed);
        for path in paths {
            begun = JournalFile::begin_anew(&path, prepared);
            self.path = path;
            if !matches!(begun, Err(JournalError::InUse)) {
                break;
            }
        }
        self.current = Some((begun?, Arc::clone(prepared)));
        results.map_or(Ok(()), |results| self.append(Journal::of(prepared).lines(results)))
    }

    /// Appends lines. If that fails, nothing more is written.
    fn append(&mut self, lines: impl IntoIterator<Item = JournalLine>) -> Result<(), JournalError> {
        let Some((mut file, prepared)) = self.current.take() else { return Ok(()) };
        let (journal, mut text) = (Journal::of(&prepared), String::new());
        for line in lines {
            text += &journal.write(&line);
            if text.len() >= CHUNK {
                file.append(&text)?;
                text.clear();
            }
        }
        file.append(&text)?;
        self.current = Some((file, prepared));
        Ok(())
    }

    /// Reads the journal that was offered, and writes on behind it. Another window may have it by now, or have begun another
    /// one under its name.
    fn go_on(&mut self) -> Result<(Arc<Prepared>, Arc<Results>), JournalUnread> {
        self.current = None;
        let Some((path, offered)) = self.offered.clone() else {
            return Err(unread(JournalSource::Kept, Path::new(FILES[0]), JournalTrouble::InUse));
        };
        let resumed = || {
            let journal = OldJournal::open(&path)?;
            if journal.experiment.as_ref() != Some(&offered) {
                return Ok(Err(JournalTrouble::InUse));
            }
            let (prepared, mut results) = match prepared(&journal) {
                Ok(prepared) => prepared,
                Err(trouble) => return Ok(Err(trouble)),
            };
            let file = journal.resume(&prepared, &mut results)?;
            Ok(Ok((file, prepared, results)))
        };
        match resumed() {
            Ok(Ok((file, prepared, results))) => {
                self.path = path;
                self.current = Some((file, Arc::clone(&prepared)));
                Ok((prepared, Arc::new(results)))
            }
            Ok(Err(reason)) => Err(unread(JournalSource::Kept, &path, reason)),
            Err(error) => Err(self.unread(&path, error)),
        }
    }

    fn unwritten(&self, error: JournalError) -> JournalNews {
        JournalNews::Unwritten(self.path.display().to_string(), trouble(error))
    }

    /// Sets a kept journal aside that cannot be read: the next one would take its place.
    fn unread(&self, path: &Path, error: JournalError) -> JournalUnread {
        let reason = trouble(error);
        // That of another version is none of this one's business.
        let is_of_another = |fault: &JournalFault| {
            matches!(fault, JournalFault::LaterFormat(_) | JournalFault::OtherCounting { .. })
        };
        let is_damaged = matches!(&reason, JournalTrouble::Line(_, fault) if !is_of_another(fault));
        let aside = self.folder.as_deref().filter(|_| is_damaged).and_then(|folder| {
            let aside = free(folder, UNREAD);
            put_aside(path, &aside).ok().map(|()| aside.display().to_string())
        });
        JournalUnread { aside, ..unread(JournalSource::Kept, path, reason) }
    }
}

/// When a file was written last; for one that is not there, before all others.
fn changed(path: &PathBuf) -> SystemTime {
    fs::metadata(path).and_then(|data| data.modified()).unwrap_or(SystemTime::UNIX_EPOCH)
}

/// The journals that are kept in a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    FILES.iter().map(|name| folder.join(name)).filter(|path| path.is_file()).collect()
}

/// Everything of journals that is kept in a folder and that no window is writing, those among it that have been set aside.
pub fn all_files(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let is_free = |path: &PathBuf| !matches!(OldJournal::open(path), Err(JournalError::InUse));
    files(folder).into_iter().filter(is_free).chain(set_aside(folder, UNREAD))
}

/// Reads a file of the person.
fn read(path: &str) -> Result<(Arc<Prepared>, Arc<Results>), JournalUnread> {
    let place = place_of(path.trim());
    let unread = |reason| unread(JournalSource::File(path.to_owned()), &place, reason);
    let mut journal = OldJournal::read(&place).map_err(|error| unread(trouble(error)))?;
    let (prepared, mut results) = prepared(&journal).map_err(unread)?;
    journal.read_into(&prepared, &mut results).map_err(|error| unread(trouble(error)))?;
    Ok((prepared, Arc::new(results)))
}

/// The experiment of a journal with its boards, and room for its results.
fn prepared(journal: &OldJournal) -> Result<(Arc<Prepared>, Results), JournalTrouble> {
    let experiment: Experiment = journal.experiment.clone().ok_or(JournalTrouble::Torn)?;
    let prepared = Prepared::of(experiment).map_err(JournalTrouble::TooManyPairs)?;
    let results = Results::new(&prepared);
    Ok((Arc::new(prepared), results))
}

fn unread(source: JournalSource, file: &Path, reason: JournalTrouble) -> JournalUnread {
    JournalUnread { source, file: file.display().to_string(), aside: None, reason }
}

fn trouble(error: JournalError) -> JournalTrouble {
    match error {
        JournalError::Unread(error) => JournalTrouble::System(error.to_string()),
        JournalError::InUse => JournalTrouble::InUse,
        JournalError::Line(line, fault) => JournalTrouble::Line(line, fault),
        JournalError::Unwritten(reason) => JournalTrouble::Unwritten(reason),
    }
}
