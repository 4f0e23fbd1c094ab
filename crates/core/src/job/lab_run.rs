//! How a phase of an experiment is carried out.
//!
//! Run times are measured in rounds: each round measures every search once, every other round in reverse order, so that
//! a drift of the machine cancels out. A round in which a reference search changes its time is thrown away, and one that
//! had to rest, because something else was computed, begins anew.

use std::{
    hint::black_box,
    sync::{Arc, atomic::Ordering},
    time::Duration,
};

use super::{LabJob, LabNews, LabRow, Listener, Message, Rest, Search, median::median, time::measure_once};
use crate::{
    lab::{Counter, Measure, PairResult, Prepared},
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    trace::{Flow, Stop},
};

/// Time after which results are sent, and their greatest number.
const SEND_AFTER: Duration = Duration::from_millis(50);
const MOST_ROWS: usize = 256;

/// Rounds of run times.
const ROUNDS: usize = 5;
/// Rounds that may be thrown away.
const MOST_DISTURBED: u32 = 5;
/// Maximum change of the reference search within a round.
const MOST_DRIFT: f64 = 1.2;
/// Start of the reference search, in realm 7.
const REFERENCE: &str = "23415x768";

/// Carries out one task after the other.
pub fn run(job: LabJob, listener: &impl Listener) -> Flow {
    let LabJob { experiment, prepared, phase, tasks, taken } = job;
    // Whoever made the tasks has prepared the experiment before, so that it is not too large.
    let prepared = prepared.or_else(|| Prepared::of(experiment).map(Arc::new).ok());
    let Some(prepared) = prepared else { return Ok(()) };
    if phase == Measure::Time {
        return time(&prepared, &tasks, listener);
    }
    let mut counter = Counter::new(Arc::clone(&prepared));
    let mut sender = RowSender::new(listener);
    while let Some(number) = tasks.get(taken.fetch_add(1, Ordering::Relaxed)) {
        let begin = listener.now();
        let task = prepared.task(*number);
        let result = match phase {
            Measure::Bytes => match listener.weigh(&search(&prepared, phase, *number))? {
                Ok(bytes) => PairResult::Bytes(bytes),
                Err(reason) => {
                    sender.flush()?;
                    return listener.send(Message::Lab(LabNews::Unweighed(reason)));
                }
            },
            _ => counter.count(task, listener.cancel_observer())?,
        };
        listener.check_cancelled()?;
        let seconds = listener.now().saturating_sub(begin).as_secs_f64();
        sender.push(LabRow { task: *number, result, seconds })?;
    }
    sender.flush()
}

fn search(prepared: &Prepared, phase: Measure, number: u32) -> Search {
    let task = prepared.task(number);
    let lane = prepared.lane(phase, task);
    let puzzle = Puzzle::new(prepared.boards()[task.board].start, prepared.experiment().goal);
    Search::new(lane.realm, puzzle, lane.settings)
}

/// Rows that are sent several at a time.
struct RowSender<'a, L> {
    listener: &'a L,
    rows: Vec<LabRow>,
    sent: Duration,
}

impl<'a, L: Listener> RowSender<'a, L> {
    fn new(listener: &'a L) -> Self {
        Self { listener, rows: Vec::new(), sent: listener.now() }
    }

    fn push(&mut self, row: LabRow) -> Flow {
        self.rows.push(row);
        let is_due = self.listener.now().saturating_sub(self.sent) >= SEND_AFTER;
        if is_due || self.rows.len() >= MOST_ROWS { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> Flow {
        self.sent = self.listener.now();
        if self.rows.is_empty() {
            return Ok(());
        }
        self.listener.send(Message::Lab(LabNews::Rows(std::mem::take(&mut self.rows))))
    }
}

/// Measures every search in each of the rounds; the median counts.
fn time(prepared: &Prepared, tasks: &[u32], listener: &impl Listener) -> Flow {
    let searches: Vec<Search> = tasks.iter().map(|task| search(prepared, Measure::Time, *task)).collect();
    let reference = Puzzle::new(Board::of_letters(REFERENCE), Board::standard_goal());
    let reference = Search::new(Realm::Heap, reference, Settings::default());
    let mut seconds = vec![Vec::with_capacity(ROUNDS); tasks.len()];
    let (mut rounds, mut disturbed) = (0, 0);
    while rounds < ROUNDS && !tasks.is_empty() {
        let order: Vec<usize> =
            if rounds % 2 == 0 { (0..tasks.len()).collect() } else { reversed(prepared, tasks) };
        // What was computed so far was before this round.
        listener.rest()?;
        let before = once(&reference, listener)?;
        let mut round = vec![0.0; tasks.len()];
        let mut rested = Rest::None;
        for place in order {
            round[place] = once(&searches[place], listener)?;
            rested = listener.rest()?;
            if rested == Rest::Some {
                break;
            }
        }
        let drift = once(&reference, listener)? / before;
        if rested == Rest::Some || listener.rest()? == Rest::Some {
            continue;
        }
        if disturbed < MOST_DISTURBED && !(MOST_DRIFT.recip()..=MOST_DRIFT).contains(&drift) {
            disturbed += 1;
            listener.send(Message::Lab(LabNews::Disturbed))?;
            continue;
        }
        rounds += 1;
        for (all, one) in seconds.iter_mut().zip(round) {
            all.push(one);
        }
    }
    let mut sender = RowSender::new(listener);
    for (task, seconds) in tasks.iter().zip(&seconds) {
        let row = LabRow {
            task: *task,
            result: PairResult::Seconds(median(seconds)),
            seconds: seconds.iter().sum(),
        };
        sender.push(row)?;
    }
    sender.flush()
}

fn once(search: &Search, listener: &impl Listener) -> Result<f64, Stop> {
    listener.check_cancelled()?;
    measure_once(black_box(search), listener, listener.cancel_observer())
}

/// The tasks board by board as before, the searches of each board in reverse.
fn reversed(prepared: &Prepared, tasks: &[u32]) -> Vec<usize> {
    let places: Vec<usize> = (0..tasks.len()).collect();
    let board = |place: &usize| prepared.task(tasks[*place]).board;
    let boards = places.chunk_by(|one, other| board(one) == board(other));
    boards.flat_map(|searches| searches.iter().rev().copied()).collect()
}
