//! An experiment on several workers: the same rows on any number, in shares too; paused, gone on with, and ended.

use std::{
    num::NonZeroUsize,
    sync::Arc,
    time::{Duration, Instant},
};

use eight_realms_core::{
    job::{
        Job, LabJob, LabNews, Message,
        wire::{read_job, read_message, write_job, write_message},
    },
    lab::{Experiment, Measure, Prepared, Results, rows},
    lane::{Lane, LaneRequest},
    realm::Settings,
};
use eight_realms_worker::{
    laboratory::LabRun,
    worker::{Drained, Host, native::rest},
};

fn prepared(boards: &str, lines: &[&str]) -> Arc<Prepared> {
    let lane = |line: &&str| -> Lane {
        let request: LaneRequest = line.parse().expect("a line");
        request.lane(&Settings::default()).expect("a search")
    };
    let experiment = Experiment::new(boards.parse().expect("boards"), lines.iter().map(lane));
    Arc::new(Prepared::of(experiment).expect("few pairs"))
}

fn host() -> Host {
    Host::new(Arc::new(|| ()))
}

/// Runs what is missing until `is_enough`, and returns whether everything is there.
fn run(
    prepared: &Arc<Prepared>,
    results: &mut Results,
    workers: usize,
    is_enough: impl Fn(&Results) -> bool,
) -> bool {
    let tasks = prepared.missing(Measure::Counts, results);
    let job = LabJob::new(Arc::clone(prepared), Measure::Counts, tasks);
    let run = LabRun::start(&host(), job, NonZeroUsize::new(workers).expect("some")).expect("threads");
    loop {
        let drained =
            run.poll(Duration::from_millis(5), |news| take(prepared, results, news)).expect("no panic");
        if drained == Drained::HungUp {
            return true;
        }
        if is_enough(results) {
            return false;
        }
        rest();
    }
}

/// Takes run times until the workers have ended.
fn time_to_the_end(run: &LabRun, prepared: &Prepared, results: &mut Results) {
    while run.poll(Duration::from_millis(5), |news| match news {
        LabNews::Rows(_) => take(prepared, results, news),
        LabNews::Disturbed => {}
        LabNews::Unweighed(_) => panic!("nothing is weighed"),
    }) != Ok(Drained::HungUp)
    {
        rest();
    }
}

fn take(prepared: &Prepared, results: &mut Results, news: LabNews) {
    let LabNews::Rows(rows) = news else { panic!("counts have no other news") };
    for row in rows {
        results.take(prepared, prepared.task(row.task), &row.result).expect("each once");
    }
}

#[test]
fn any_number_of_workers_has_the_same_rows() {
    let prepared = prepared("sample:9@2..16/2", &["1", "3", "4", "7", "8"]);
    let whole = |workers| {
        let mut results = Results::new(&prepared);
        assert!(run(&prepared, &mut results, workers, |_| false));
        assert_eq!(results.counted(), prepared.pairs());
        rows(&prepared, &results).collect::<Vec<_>>()
    };
    let one = whole(1);
    assert_eq!((whole(3), whole(16)), (one.clone(), one));
}

/// A pause is an end: what is missing is done by another run.
#[test]
fn a_run_goes_on_with_what_is_missing() {
    let prepared = prepared("sample:9@2..18/2", &["2", "7:h=misplaced"]);
    let (mut results, mut pauses) = (Results::new(&prepared), 0);
    loop {
        let counted = results.counted();
        if run(&prepared, &mut results, 2, |results| results.counted() > counted) {
            break;
        }
        pauses += 1;
        assert!(pauses < 1000, "it comes to an end");
    }
    let mut whole = Results::new(&prepared);
    run(&prepared, &mut whole, 1, |_| false);
    assert!(rows(&prepared, &results).eq(rows(&prepared, &whole)));
}

/// Workers of a page get shares as bytes, and deal the boards again.
#[test]
fn shares_cross_as_bytes_and_are_all_tasks() {
    let prepared = prepared("sample:5@2..10/2", &["7", "8:h=zero,l=4"]);
    let mut results = Results::new(&prepared);
    let job =
        LabJob::new(Arc::clone(&prepared), Measure::Counts, prepared.missing(Measure::Counts, &results));
    for share in job.shares(3) {
        let bytes = write_job(&Job::Lab(share)).expect("a job");
        let worker = host().start(read_job(&bytes).expect("a job")).expect("a thread");
        loop {
            let drained = worker.poll(Duration::from_millis(5), |message| {
                let bytes = write_message(&message).expect("a message");
                let Ok(Message::Lab(news)) = read_message(&bytes) else { panic!("no news") };
                take(&prepared, &mut results, news);
            });
            if drained == Drained::HungUp {
                break;
            }
            rest();
        }
    }
    assert_eq!(results.counted(), prepared.pairs());
    assert!(prepared.missing(Measure::Counts, &results).is_empty());
}

/// Realm 5 without a heuristic takes more than a second for a board like these.
#[test]
fn dropping_a_run_ends_its_searches_at_once() {
    let experiment = Experiment {
        twins: eight_realms_core::lab::Twins::Apart,
        ..prepared("sample:2@30", &["5:h=zero"]).experiment().clone()
    };
    let prepared = Arc::new(Prepared::of(experiment).expect("few pairs"));
    let results = Results::new(&prepared);
    let job =
        LabJob::new(Arc::clone(&prepared), Measure::Counts, prepared.missing(Measure::Counts, &results));
    let run = LabRun::start(&host(), job, NonZeroUsize::new(2).expect("some")).expect("threads");
    std::thread::sleep(Duration::from_millis(30));
    let begin = Instant::now();
    drop(run);
    assert!(begin.elapsed() < Duration::from_millis(500), "{:?}", begin.elapsed());
}

/// Times are taken of the first boards of a depth alone, by one worker.
#[test]
fn times_are_measured_of_the_first_boards() {
    let mut experiment = prepared("sample:12@3..4", &["7", "4"]).experiment().clone();
    experiment.measures.push(Measure::Time);
    let prepared = Arc::new(Prepared::of(experiment).expect("few pairs"));
    let mut results = Results::new(&prepared);
    let tasks = prepared.missing(Measure::Time, &results);
    let boards = |depth| prepared.boards().iter().filter(|board| board.depth == Some(depth)).count();
    assert_eq!(tasks.len(), 2 * (boards(3).min(10) + boards(4).min(10)));
    let job = LabJob::new(Arc::clone(&prepared), Measure::Time, tasks);
    let run = LabRun::start(&host(), job, NonZeroUsize::new(4).expect("some")).expect("threads");
    time_to_the_end(&run, &prepared, &mut results);
    let seconds = results.seconds(0, 0).expect("measured");
    assert!(seconds > 0.0 && seconds < 0.1, "{seconds}");
    assert!(prepared.missing(Measure::Time, &results).is_empty());
}

/// Run times rest while something else is computed: nothing comes until they go on, and then everything does.
#[test]
fn run_times_rest_until_they_go_on() {
    let mut experiment = prepared("sample:10@12..14", &["7", "2"]).experiment().clone();
    experiment.measures.push(Measure::Time);
    let prepared = Arc::new(Prepared::of(experiment).expect("few pairs"));
    let mut results = Results::new(&prepared);
    let job = LabJob::new(Arc::clone(&prepared), Measure::Time, prepared.missing(Measure::Time, &results));
    let run = LabRun::start(&host(), job, NonZeroUsize::MIN).expect("a thread");
    run.rest();
    let begin = Instant::now();
    while begin.elapsed() < Duration::from_secs(2) {
        let drained = run.poll(Duration::from_millis(5), |_| panic!("it rests"));
        assert_eq!(drained, Ok(Drained::Empty), "it has not ended");
        rest();
    }
    run.go_on();
    time_to_the_end(&run, &prepared, &mut results);
    assert!(prepared.missing(Measure::Time, &results).is_empty());
}
