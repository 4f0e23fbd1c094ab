//! `lab`: many boards, several searches; a row for each pair, or their figures at each depth.

use std::{
    fmt::Write as _,
    io::{self, Write},
    num::NonZeroUsize,
    path::{Path, PathBuf},
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use eight_realms_app::{export::markdown, words::Words};
use eight_realms_core::{
    job::{LabJob, LabNews},
    lab::{
        BoardSource, BookRow, Experiment, Forecast, Journal, JournalLine, LabPreset, Measure, Prepared,
        Results, RowWithWork, Twins, Variant, flat_rows, pairs, rounds, rows, summary,
    },
    lane::Lane,
    puzzle::Board,
    realm::Settings,
    report::{Table, WorkColumns, csv_of, json, json_line, write_csv},
    space::Distances,
};
use eight_realms_worker::{
    laboratory::{LabRun, spare_cores},
    worker::{Drained, Host, MemoryProbe, native::rest},
};
use indicatif::ProgressBar;

use super::{
    args::{BoardsArg, LabArgs, LabForm},
    deal::note_shortages,
    exit::{Failure, not_written, notice},
    lab_fault::LabFault,
    lab_table,
    output::Output,
    progress,
    puzzle_lines::PuzzleLines,
    search_request::goal_alone,
};
use crate::journal::{JournalError, JournalFile, OldJournal};

/// Time after which results are written into the journal.
const WRITE_AFTER: Duration = Duration::from_millis(500);
/// Maximum time of a look for results.
const POLL: Duration = Duration::from_millis(20);
/// Steps of the progress bar: each is a thousandth of the time.
const BAR: u64 = 1000;

pub(super) fn run(words: &Words, args: &LabArgs) -> Result<(), Failure> {
    let output = args.output.place()?;
    let path = args.journal.as_deref().or(args.resume.as_deref());
    if let Some(journal) = path.filter(|path| output.is_at(path)) {
        return Err(LabFault::JournalAsOutput(journal.to_owned()).into());
    }
    let path = path.unwrap_or(Path::new(""));
    let unusable = |error: JournalError| of_journal(path, error);
    let old = args.resume.as_deref().map(OldJournal::open).transpose().map_err(unusable)?;
    let experiment = experiment(words, args, old.as_ref())?;
    let distances = Distances::to(experiment.goal);
    let prepared = Arc::new(Prepared::with(experiment, &distances).map_err(LabFault::from)?);
    if prepared.boards().is_empty() {
        let boards = prepared.experiment().boards.clone();
        return Err(LabFault::NoBoards { boards, farthest: distances.farthest() }.into());
    }
    note_boards(words, &prepared, &distances);
    if args.table.rounds && !prepared.variants().iter().any(|variant| variant.lane.realm.is_deepening()) {
        return Err(LabFault::NoRounds.into());
    }
    let mut results = Results::new(&prepared);
    let file = match (old, &args.journal) {
        (Some(old), _) => Some(old.resume(&prepared, &mut results).map_err(unusable)?),
        (None, Some(path)) => Some(JournalFile::begin(path, &prepared).map_err(unusable)?),
        (None, None) => None,
    };
    let journal = Journal::of(&prepared);
    let mut laboratory = Laboratory { words, prepared: &prepared, journal, file, path };
    let early_end = laboratory.measure(&mut results, args)?;
    drop(laboratory);
    write(words, args, &prepared, &results, output)?;
    early_end.map_or(Ok(()), |fault| Err(fault.into()))
}

/// The failure that a journal with this path cannot be used.
fn of_journal(path: &Path, error: JournalError) -> Failure {
    let file = path.to_owned();
    match error {
        JournalError::Unread(error) => Failure::Unread { file: Some(file), error },
        JournalError::InUse => LabFault::JournalInUse(file).into(),
        JournalError::Line(line, fault) => LabFault::Journal { file, line, fault }.into(),
        JournalError::Unwritten(reason) => not_written(path, reason),
    }
}

/// The experiment of the arguments, which leave to a journal that is resumed what they do not name. What they do name
/// must be equal.
fn experiment(words: &Words, args: &LabArgs, old: Option<&OldJournal>) -> Result<Experiment, Failure> {
    let in_journal = old.and_then(|old| old.experiment.as_ref());
    let is_named = args.preset.is_some() || args.boards.is_some() || !args.lanes.is_empty();
    match (in_journal, &args.resume) {
        (None, Some(path)) if !is_named => Err(LabFault::TornJournal(path.clone()).into()),
        (Some(in_journal), Some(path)) => {
            let named = args.experiment(words, Some(in_journal))?;
            match in_journal.difference(&named) {
                None => Ok(named),
                Some(difference) => Err(LabFault::OtherExperiment { file: path.clone(), difference }.into()),
            }
        }
        _ => args.experiment(words, None),
    }
}

impl LabArgs {
    /// The experiment that the arguments name, the preset before that of a journal where they name nothing.
    ///
    /// # Errors
    /// If a lane is no search, or a list cannot be read.
    fn experiment(&self, words: &Words, in_journal: Option<&Experiment>) -> Result<Experiment, Failure> {
        let base = self.preset.map(LabPreset::experiment).or_else(|| in_journal.cloned());
        let given = goal_alone(&self.goal)?;
        let (goal, boards) = match &self.boards {
            Some(BoardsArg::Source(source)) => (given, Some(source.clone())),
            Some(BoardsArg::List(file)) => {
                let (goal, list) = list(file.as_deref(), given)?;
                (Some(goal), Some(BoardSource::List(list)))
            }
            None => (given, None),
        };
        let boards = boards.or_else(|| base.as_ref().map(|base| base.boards.clone()));
        let boards = boards.ok_or(LabFault::NoExperiment("--boards"))?;
        let boards = match self.seed {
            Some(seed) => boards.seeded(seed.0),
            None => boards,
        };
        let variants = match &base {
            Some(base) if self.lanes.is_empty() => base.variants.clone(),
            _ => self.variants(words)?,
        };
        if variants.is_empty() {
            return Err(LabFault::NoExperiment("--lane").into());
        }
        let base = base.unwrap_or_else(|| Experiment::new(boards.clone(), []));
        let named = if self.measures.is_empty() { &base.measures } else { &self.measures };
        let is_measured = |measure: &Measure| match measure {
            Measure::Counts => true,
            Measure::Rounds if self.table.rounds => true,
            measure => named.contains(measure),
        };
        Ok(Experiment {
            goal: goal.unwrap_or(base.goal),
            boards,
            variants,
            measures: Measure::ALL.into_iter().filter(is_measured).collect(),
            twins: if self.no_twins { Twins::Apart } else { base.twins },
        })
    }

    /// The lanes, without those that are the same search as another; these are told.
    fn variants(&self, words: &Words) -> Result<Vec<Variant>, Failure> {
        let mut lanes: Vec<Lane> = Vec::new();
        for request in &self.lanes {
            let value = request.to_string();
            let lane = match request.lane(&Settings::default()) {
                Ok(lane) => lane,
                Err(why) => return Err(Failure::Lane { option: "--lane", value, why }),
            };
            if lanes.contains(&lane) {
                let args = [("lane", value.into()), ("other", lane.to_string().into())];
                notice(&words.tell("lab-same-search", &args));
            } else {
                lanes.push(lane);
            }
        }
        Ok(lanes.into_iter().map(Variant::of).collect())
    }
}

/// Maximum number of lines of a list that name a board.
const MOST_LINES: usize = 4_000_000;

/// The goal and the starts of a list: a file, or standard input. Lines may name the goal, all of them the same.
fn list(file: Option<&Path>, goal: Option<Board>) -> Result<(Board, Vec<Board>), Failure> {
    let lines = match file {
        Some(file) => PuzzleLines::of_file(file, goal)?,
        None => PuzzleLines::of_standard_input(goal),
    };
    let (mut common, mut starts) = (goal, Vec::new());
    let mut named = std::collections::HashSet::new();
    for (place, line) in lines.enumerate() {
        let puzzle = line?;
        let goal = *common.get_or_insert(puzzle.goal);
        if puzzle.goal != goal {
            return Err(LabFault::OtherGoal {
                file: file.map(Path::to_owned),
                start: puzzle.start,
                goal: puzzle.goal,
            }
            .into());
        }
        if place >= MOST_LINES {
            return Err(LabFault::LongList { file: file.map(Path::to_owned), most: MOST_LINES }.into());
        }
        if named.insert(puzzle.start) {
            starts.push(puzzle.start);
        }
    }
    if starts.is_empty() {
        return Err(LabFault::EmptyList(file.map(Path::to_owned)).into());
    }
    Ok((common.unwrap_or(Board::standard_goal()), starts))
}

/// Tells which depths are short of boards, and how many boards have no path.
fn note_boards(words: &Words, prepared: &Prepared, distances: &Distances) {
    note_shortages(words, &prepared.experiment().boards, distances);
    let unsolvable = prepared.boards().iter().filter(|board| board.depth.is_none()).count();
    if unsolvable > 0 {
        notice(&words.tell("lab-unsolvable", &[("boards", unsolvable.into())]));
    }
}

/// A run of an experiment.
struct Laboratory<'a> {
    words: &'a Words,
    prepared: &'a Arc<Prepared>,
    journal: Journal<'a>,
    file: Option<JournalFile>,
    /// Path of the file.
    path: &'a Path,
}

impl Laboratory<'_> {
    /// Measures whatever is missing, phase by phase. Returns why something is missing at the end: Ctrl+C, or memory that
    /// cannot be measured.
    fn measure(&mut self, results: &mut Results, args: &LabArgs) -> Result<Option<LabFault>, Failure> {
        let stop = progress::interrupted();
        let jobs =
            args.jobs.and_then(|jobs| NonZeroUsize::new(jobs.get() as usize)).unwrap_or_else(spare_cores);
        let mut unweighed = None;
        let phases: Vec<Measure> = self.prepared.phases().collect();
        for phase in phases {
            let tasks = self.prepared.missing(phase, results);
            if tasks.is_empty() {
                continue;
            }
            match self.run_phase(phase, tasks, jobs, results, &|| stop.load(Ordering::Relaxed))? {
                None => {
                    if let Some(file) = &mut self.file {
                        let ended = file.end(&self.journal, phase);
                        ended.map_err(|error| of_journal(self.path, error))?;
                    }
                }
                Some(LabFault::Unweighed(reason)) => unweighed = Some(LabFault::Unweighed(reason)),
                interrupted => return Ok(interrupted),
            }
        }
        Ok(unweighed)
    }

    /// Runs a phase. Returns why it did not come to its end.
    fn run_phase(
        &mut self,
        phase: Measure,
        tasks: Vec<u32>,
        jobs: NonZeroUsize,
        results: &mut Results,
        is_stopped: &dyn Fn() -> bool,
    ) -> Result<Option<LabFault>, Failure> {
        let probe = match (phase, MemoryProbe::of_this_program()) {
            (Measure::Bytes, Err(error)) => return Ok(Some(LabFault::Unweighed(error.to_string()))),
            (_, probe) => probe.ok(),
        };
        let host = Host::new(Arc::new(|| ())).with_probe(probe);
        let bar = progress::bar(self.words, BAR);
        let mut forecast = Forecast::of(self.prepared, &tasks);
        let run = LabRun::start(&host, LabJob::new(Arc::clone(self.prepared), phase, tasks), jobs)
            .map_err(LabFault::from)?;
        let (mut lines, mut written) = (String::new(), Instant::now());
        let (mut disturbed, mut unweighed, mut fault) = (0_u32, None, None);
        let is_over = loop {
            let drained = run.poll(POLL, |news| match news {
                LabNews::Rows(rows) => {
                    for row in rows {
                        let task = self.prepared.task(row.task);
                        forecast.note(self.prepared, task, row.seconds);
                        match results.take(self.prepared, task, &row.result) {
                            Ok(new) => {
                                for variant in new {
                                    let row = JournalLine::Row {
                                        variant,
                                        board: task.board,
                                        result: row.result.clone(),
                                    };
                                    if self.file.is_some() {
                                        _ = write!(lines, "{}", self.journal.write(&row));
                                    }
                                }
                            }
                            Err(contradiction) => fault = Some(contradiction),
                        }
                    }
                }
                LabNews::Unweighed(reason) => unweighed = Some(reason),
                LabNews::Disturbed => disturbed += 1,
            });
            // What came before a fault is written too.
            let is_over = fault.is_some() || matches!(drained, Ok(Drained::HungUp) | Err(_));
            if is_over || is_stopped() || written.elapsed() >= WRITE_AFTER {
                self.append(&mut lines)?;
                written = Instant::now();
                self.show(&bar, &forecast, phase);
            }
            let drained = drained.map_err(LabFault::from)?;
            if let Some(contradiction) = fault {
                return Err(LabFault::Contradiction(contradiction).into());
            }
            if is_over || is_stopped() {
                break is_over;
            }
            if drained == Drained::Empty {
                rest();
            }
        };
        bar.finish_and_clear();
        if disturbed > 0 {
            notice(&self.words.tell("lab-disturbed", &[("rounds", disturbed.into())]));
        }
        let interrupted = || LabFault::Interrupted { counted: results.counted(), all: self.prepared.pairs() };
        Ok(unweighed.map(LabFault::Unweighed).or_else(|| (!is_over).then(interrupted)))
    }

    fn append(&mut self, lines: &mut String) -> Result<(), Failure> {
        if let Some(file) = self.file.as_mut().filter(|_| !lines.is_empty()) {
            file.append(lines).map_err(|error| of_journal(self.path, error))?;
        }
        lines.clear();
        Ok(())
    }

    /// Shows the share of the time that is over, and which searches take the rest of it.
    fn show(&self, bar: &ProgressBar, forecast: &Forecast, phase: Measure) {
        bar.set_position((forecast.share() * BAR as f64) as u64);
        let longest = forecast.longest(self.prepared, phase);
        let message = longest.map(|(lane, depth)| {
            let args = [("lane", lane.to_string().into()), ("depth", depth.into())];
            self.words.tell("lab-longest", &args)
        });
        bar.set_message(message.unwrap_or_default());
    }
}

/// Writes the rows, the pairs, the iterations, or the figures at each depth.
fn write(
    words: &Words,
    args: &LabArgs,
    prepared: &Prepared,
    results: &Results,
    output: Output<'_>,
) -> Result<(), Failure> {
    if args.table.rows {
        return output.write(|out| write_rows(out, args, prepared, results));
    }
    let text = if args.table.pairs {
        let pairs = pairs(prepared, results, 0);
        text(words, args, || csv_of(&pairs), || json(&pairs), || lab_table::pairs(words, &pairs))
    } else if args.table.rounds {
        let rounds = rounds(prepared, results);
        text(words, args, || csv_of(&rounds), || json(&rounds), || lab_table::rounds(words, &rounds))
    } else {
        let figures = summary(prepared, results);
        let book = BookRow::of(prepared, &figures);
        let csv = || book.as_ref().map_or_else(|| csv_of(&figures), csv_of);
        let json = || book.as_ref().map_or_else(|| json(&figures), json);
        let for_people = || lab_table::summary(words, prepared, &figures);
        let table = |book: &Vec<BookRow>| lab_table::book(words, prepared, book);
        text(words, args, csv, json, || book.as_ref().map_or_else(for_people, table))
    };
    output.write(|out| out.write_all(text.as_bytes()))
}

/// The rows in the form that is asked for; `table` is that for people.
fn text(
    words: &Words,
    args: &LabArgs,
    csv: impl FnOnce() -> String,
    json: impl FnOnce() -> String,
    table: impl FnOnce() -> String,
) -> String {
    match args.form {
        LabForm { csv: true, .. } => csv(),
        LabForm { json: true, .. } => json(),
        LabForm { markdown: true, .. } => markdown(words, &Table::of_csv(&csv())),
        _ => table(),
    }
}

/// Writes one row after the other, so that millions of them need no room.
fn write_rows(out: &mut dyn Write, args: &LabArgs, prepared: &Prepared, results: &Results) -> io::Result<()> {
    let has_work = prepared.experiment().measures(Measure::Work);
    if args.form.csv {
        let rows = flat_rows(prepared, results);
        return if has_work {
            let with_work = rows.map(|row| {
                let work = WorkColumns(row.work.unwrap_or_default());
                (row, work)
            });
            write_csv(out, with_work)
        } else {
            write_csv(out, rows)
        };
    }
    for row in rows(prepared, results) {
        let line = if has_work {
            let work = row.work.unwrap_or_default();
            json_line(&RowWithWork { row, work })
        } else {
            json_line(&row)
        };
        out.write_all(line.as_bytes())?;
    }
    Ok(())
}

/// What `--boards` names.
impl BoardsArg {
    /// Reads `all`, `depth:N`, `sample:N@A..B/S`, `list:FILE`, or `-` for standard input.
    ///
    /// # Errors
    /// If it is none of these.
    pub fn read(text: &str) -> Result<Self, eight_realms_core::lab::BoardSourceError> {
        match text.strip_prefix("list:") {
            _ if text == "-" => Ok(Self::List(None)),
            Some(file) => Ok(Self::List(Some(PathBuf::from(file)))),
            None => text.parse().map(Self::Source),
        }
    }
}
