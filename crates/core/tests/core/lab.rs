//! The laboratory: its boards, its counts against known totals, twins, its journal.

mod journal;
mod rounds;

use std::sync::Arc;

use eight_realms_core::{
    lab::{
        BoardSource, BookRow, Counter, Experiment, LabPreset, Measure, Prepared, Results, Shortage,
        SummaryRow, Twins, pairs, rows, summary, twin,
    },
    lane::{Lane, LaneRequest},
    puzzle::Board,
    realm::{Realm, Settings},
    space::Distances,
};

pub fn lane(line: &str) -> Lane {
    let request: LaneRequest = line.parse().expect("a line");
    request.lane(&Settings::default()).expect("a search")
}

pub fn experiment(boards: &str, lines: &[&str]) -> Experiment {
    Experiment::new(boards.parse().expect("boards"), lines.iter().map(|line| lane(line)))
}

/// Counts everything, here.
pub fn run(experiment: Experiment) -> (Arc<Prepared>, Results) {
    let prepared = Arc::new(Prepared::of(experiment).expect("few pairs"));
    let (mut counter, mut results) = (Counter::new(Arc::clone(&prepared)), Results::new(&prepared));
    for number in prepared.missing(Measure::Counts, &results) {
        let task = prepared.task(number);
        let result = counter.count(task, ()).expect("nothing ends it");
        results.take(&prepared, task, &result).expect("one result each");
    }
    assert_eq!(results.counted(), prepared.pairs());
    (prepared, results)
}

fn figures(boards: &str, line: &str) -> SummaryRow {
    let (prepared, results) = run(experiment(boards, &[line]));
    summary(&prepared, &results).pop().expect("a row")
}

/// Expanded and generated.
fn sums(boards: &str, line: &str) -> (u64, u64) {
    let row = figures(boards, line);
    (row.expanded_sum, row.generated_sum)
}

#[test]
fn the_counts_of_a_depth_are_known() {
    assert_eq!((sums("depth:5", "7"), sums("depth:5", "4")), ((100, 296), (220, 620)));
    let row = figures("depth:10", "7");
    assert_eq!((row.boards, row.of, row.expanded_sum, row.generated_sum), (286, Some(286), 3_888, 11_032));
    let quantiles =
        [row.expanded_min, row.expanded_p10, row.expanded_median, row.expanded_p90, row.expanded_max];
    assert_eq!(quantiles, [10, 10, 12, 20, 31].map(Some));
    assert_eq!((row.expanded_low, row.expanded_high), (None, None));
    let expanded = ["2", "5", "7", "8"].map(|line| sums("depth:12", line).0);
    assert_eq!(expanded, [721_681, 54_505, 17_491, 23_455]);
    let book = figures("depth:12", "7:t=low-g,h=misplaced-blank");
    assert_eq!((book.boards, book.generated_sum), (748, 204_869));
    assert_eq!(
        (book.generated_mean, book.b_star.map(|b| (b * 1000.0).round() as u64)),
        (Some(273.889), Some(1449))
    );
}

#[test]
fn the_counts_of_a_sample_are_known() {
    let (prepared, results) = run(experiment("sample:100@20", &["7", "8", "7:h=weighted,w=2.0"]));
    let first: Vec<String> = prepared.boards()[..3].iter().map(|board| board.start.letters()).collect();
    assert_eq!(first, ["185637x42", "48157236x", "152348x76"]);
    let rows = summary(&prepared, &results);
    assert_eq!((rows[0].expanded_sum, rows[0].generated_sum, rows[1].expanded_sum), (28_024, 75_331, 57_960));
    assert_eq!((rows[2].moves_sum, rows[0].moves_sum), (2_192, 2_000));
    assert!(rows[0].expanded_low < rows[0].expanded_mean && rows[0].expanded_mean < rows[0].expanded_high);
    assert_eq!(["4", "7", "8"].map(|line| sums("sample:100@8", line).0), [3_114, 892, 962]);
}

/// Up to 1,000 boards are resampled; of one more, the interval is that of the normal distribution, which is nearly equal.
#[test]
fn the_interval_of_many_boards_is_that_of_few() {
    let (prepared, results) = run(experiment("sample:1001@20", &["7"]));
    let expanded: Vec<f64> = rows(&prepared, &results).filter_map(|row| Some(row.expanded? as f64)).collect();
    let mean = expanded.iter().sum::<f64>() / 1001.0;
    let variance = expanded.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>() / 1000.0;
    let half = 1.96 * (variance / 1001.0).sqrt();
    let ends = |row: &SummaryRow| [row.expanded_low, row.expanded_high].map(|end| end.expect("a sample"));
    let [low, high] = ends(&summary(&prepared, &results)[0]);
    assert!((low - (mean - half)).abs() < 0.001 && (high - (mean + half)).abs() < 0.001, "{low} {high}");
    let [one, other] = ends(&figures("sample:1000@20", "7"));
    assert!(
        (low - one).abs() < half / 10.0 && (high - other).abs() < half / 10.0,
        "{low} {high}, {one} {other}"
    );
    assert_ne!((low - one, high - other), (0.0, 0.0));
}

#[test]
fn a_sample_does_not_move_when_it_grows() {
    let distances = Distances::to(Board::standard_goal());
    let deal = |boards: &str| boards.parse::<BoardSource>().expect("boards").deal(&distances);
    let (fifty, hundred) = (deal("sample:50@20"), deal("sample:100@20"));
    assert_eq!((fifty.len(), &fifty[..]), (50, &hundred[..50]));
    let deeper = deal("sample:50@18..20");
    assert_eq!(deeper[100..], fifty);
    let source: BoardSource = "sample:100@0..2".parse().expect("boards");
    let shortages = source.shortages(&distances);
    assert_eq!(shortages, [(0, 1), (1, 2), (2, 4)].map(|(depth, boards)| Shortage { depth, boards }));
    let again = source.seeded(2);
    assert_ne!(again.deal(&distances)[3..], deal("sample:100@0..2")[3..]);
}

#[test]
fn sources_are_read_and_written() {
    let alone = ["sample:5@7", "sample:5@7..7/9"].map(str::parse::<BoardSource>);
    assert_eq!(alone[0], alone[1]);
    for text in ["all", "depth:0", "depth:31", "sample:1@0", "sample:100@2..30/2", "sample:5@3..4"] {
        assert_eq!(text.parse::<BoardSource>().map(|source| source.to_string()), Ok(text.to_owned()));
    }
    for (text, fault) in [
        ("", "boards are all, depth:N or sample:N@A..B/STEP"),
        ("sample:5", "boards are all, depth:N or sample:N@A..B/STEP"),
        ("depth:32", "no board is 32 moves away, only 0 to 31"),
        ("depth:99999999999", "no board is 4294967295 moves away, only 0 to 31"),
        ("sample:0@3", "\"0\" is not a number of boards from 1 to 181440"),
        ("sample:181441@3", "\"181441\" is not a number of boards from 1 to 181440"),
        ("sample:1@5..4", "5 is more than 4"),
        ("sample:1@4..5/0", "a step is at least 1"),
        ("sample:1@+4", "depths are N, A..B or A..B/STEP"),
    ] {
        assert_eq!(
            text.parse::<BoardSource>().map_err(|error| error.to_string()),
            Err(fault.to_owned()),
            "{text}"
        );
    }
}

/// Every board of a list once, by depth, and those without a path last and uncounted.
#[test]
fn a_list_is_sorted_and_its_unsolvable_boards_have_no_counts() {
    let boards = ["12345687x", "23415x768", "1234567x8", "23415x768", "12345678x"];
    let boards = boards.map(|board| board.parse().expect("a board")).to_vec();
    let (prepared, results) = run(Experiment::new(BoardSource::List(boards), [lane("7"), lane("1")]));
    let rows: Vec<_> = rows(&prepared, &results).collect();
    let starts: Vec<&str> = rows[..4].iter().map(|row| row.start.as_str()).collect();
    assert_eq!(starts, ["12345678x", "1234567x8", "23415x768", "12345687x"]);
    assert_eq!(
        rows[..4].iter().map(|row| row.expanded).collect::<Vec<_>>(),
        [Some(0), Some(1), Some(314), None]
    );
    assert_eq!((rows[3].solvable, rows[3].outcome, rows[2].outcome), (false, None, Some("found")));
    let counted: Vec<Option<&str>> = rows[4..].iter().map(|row| row.counted_by.as_deref()).collect();
    assert_eq!(counted, [Some("2"), Some("2"), Some("2"), None]);
}

/// All boards that a search reaches are the same, in the same order: so is everything that is counted.
#[test]
fn twins_have_equal_counts() {
    let lines = [
        "1",
        "2a",
        "1:g=expanded",
        "2a:o=drlu",
        "5",
        "6",
        "7b",
        "5:f=h",
        "6:h=linear-conflict,t=low-g",
        "6:t=none,n=lifo",
        "7b:h=misplaced-blank,n=lifo",
        "5:h=weighted,w=1.5",
        "6:g=generated",
        "5:h=zero",
    ];
    let shared = experiment("sample:48@0..15", &lines);
    let apart = Experiment { twins: Twins::Apart, ..shared.clone() };
    let [(prepared, shared), (_, apart)] = [shared, apart].map(run);
    assert!(prepared.boards().len() >= 500, "{}", prepared.boards().len());
    for (variant, line) in lines.iter().enumerate() {
        assert_eq!(prepared.counted_by(variant), twin(lane(line)));
        assert_ne!(prepared.counted_by(variant), lane(line));
        for board in 0..prepared.boards().len() {
            let counts = |results: &Results| results.counts(variant, board);
            assert_eq!(counts(&shared), counts(&apart), "{line} {:?}", prepared.boards()[board]);
        }
    }
}

/// Every realm, work included: what `solve` counts of a board alone.
#[test]
fn a_row_is_the_search_alone() {
    use eight_realms_core::trace::{ExpandHash, Tally, WorkTally};
    let lanes = Realm::ALL.map(|realm| Lane::of(realm, Settings::default()));
    let measures = vec![Measure::Counts, Measure::Work];
    let experiment =
        Experiment { measures, ..Experiment::new("sample:2@0..12/3".parse().expect("boards"), lanes) };
    let (prepared, results) = run(experiment);
    for (variant, Lane { realm, settings }) in lanes.into_iter().enumerate() {
        for (board, dealt) in prepared.boards().iter().enumerate() {
            let puzzle = eight_realms_core::puzzle::Puzzle::new(dealt.start, Board::standard_goal());
            let mut alone = ((Tally::default(), ExpandHash::default()), WorkTally::default());
            let path =
                realm.search(&puzzle, &settings, &mut alone).expect("nothing ends it").expect("a path");
            let counts = results.counts(variant, board).expect("counted");
            let ((tally, hash), work) = alone;
            assert_eq!(
                (counts.expanded, counts.generated),
                (tally.expanded, tally.generated),
                "{realm} {puzzle:?}"
            );
            assert_eq!((u64::from(counts.frontier_peak), counts.work), (tally.frontier_peak, Some(work)));
            assert_eq!((counts.moves, counts.expand_hash), (Some(path.len() as u8), hash.value()));
        }
    }
}

#[test]
fn iterative_deepening_ends_at_its_depth() {
    let mut book = LabPreset::Book.experiment();
    book.boards = "sample:2@10..14/2".parse().expect("boards");
    let (prepared, results) = run(book);
    let summary = summary(&prepared, &results);
    let deepest = summary.iter().filter(|row| row.variant == "8:h=zero").filter_map(|row| row.depth).max();
    assert_eq!(deepest, Some(12));
    let table = BookRow::of(&prepared, &summary).expect("the searches of the book");
    let depths: Vec<(&str, u8)> = table.iter().map(|row| (row.figure, row.depth)).collect();
    assert_eq!(depths[..3], [("generated", 10), ("generated", 12), ("generated", 14)]);
    assert_eq!((depths.len(), depths[3]), (6, ("b_star", 10)));
    assert_eq!(
        (table[0].bfs_book, table[1].ids_book, table[2].ids_book),
        (Some(1033.0), Some(364_404.0), None)
    );
    assert!(table[1].ids.is_some() && table[2].ids.is_none() && table[2].h2_low_g >= table[2].h2);
    let other = run(experiment("depth:3", &["7"]));
    assert!(BookRow::of(&other.0, &summary).is_none());
}

/// What is printed of b* follows from what is printed of N, to the last digit but one, in the fourth edition.
#[test]
fn printed_figures_agree_with_one_another() {
    let mut book = LabPreset::Book.experiment();
    book.boards = "sample:1@2..28/2".parse().expect("boards");
    book.variants.retain(|variant| variant.lane == lane("2"));
    let (prepared, results) = run(book);
    let mut whole = LabPreset::Book.experiment();
    whole.boards = prepared.experiment().boards.clone();
    let named = Prepared::of(whole).expect("few pairs");
    let table = BookRow::of(&named, &summary(&prepared, &results)).expect("the searches of the book");
    let (generated, branching) = table.split_at(table.len() / 2);
    for (row, b) in generated.iter().zip(branching) {
        let figures = [(row.bfs_book, b.bfs_book), (row.h1_book, b.h1_book), (row.h2_book, b.h2_book)];
        for (generated, printed) in figures.into_iter().filter_map(|(n, b)| Some((n?, b?))) {
            let found = eight_realms_core::compare::effective_branching_factor(generated as u64, row.depth);
            assert!(
                (found.unwrap_or(0.0) - printed).abs() < 0.03,
                "{}: {generated} {printed} {found:?}",
                row.depth
            );
        }
    }
}

#[test]
fn presets_are_small_enough_and_have_no_search_twice() {
    for preset in LabPreset::ALL {
        let experiment = preset.experiment();
        let lanes: Vec<Lane> = experiment.variants.iter().map(|variant| variant.lane).collect();
        assert!((0..lanes.len()).all(|at| !lanes[..at].contains(&lanes[at])), "{preset:?}");
        assert!(Prepared::of(experiment).is_ok_and(|prepared| prepared.pairs() > 500), "{preset:?}");
        assert_eq!(preset.name().parse(), Ok(preset));
    }
    let too_many = experiment("all", &["7"; 23]);
    assert_eq!(Prepared::of(too_many).map(|_| ()).map_err(|error| error.boards), Err(181_440));
}

#[test]
fn a_better_heuristic_can_expand_more() {
    let (prepared, results) = run(experiment("depth:10", &["7", "7:h=linear-conflict"]));
    let rows = pairs(&prepared, &results, 0);
    assert_eq!(
        (rows.len(), rows[0].variant.as_str(), rows[0].against.as_str()),
        (1, "7:h=linear-conflict", "7")
    );
    assert_eq!(rows[0].fewer + rows[0].equal + rows[0].more, 286);
    assert_eq!(
        (rows[0].more_depth, rows[0].more_expanded, rows[0].more_against),
        (Some(10), Some(15), Some(12))
    );
    assert_eq!(rows[0].more_start.as_deref(), Some("28x153476"));
}

/// Sums over all starts, and over a whole depth: minutes. By hand: `cargo test … -- --ignored every_start`.
#[test]
#[ignore = "searches every start several times: a minute"]
fn every_start_has_the_known_sums() {
    let lines = ["7", "4", "8", "7:h=linear-conflict", "7:h=weighted,w=2.0"];
    let (prepared, results) = run(experiment("all", &lines));
    let all = summary(&prepared, &results);
    let whole: Vec<&SummaryRow> = all.iter().filter(|row| row.depth.is_none()).collect();
    assert_eq!((whole[0].expanded_sum, whole[0].generated_sum), (141_947_994, 378_642_957));
    assert_eq!(whole[0].frontier_peak_max, Some(6_865));
    assert_eq!(whole[1].expanded_sum, 346_213_906);
    // The goal itself is not searched: other totals count it as one.
    assert_eq!((whole[2].expanded_sum, whole[2].generated_sum), (381_896_761, 633_488_989));
    assert_eq!((whole[3].expanded_sum, whole[3].generated_sum), (71_861_854, 191_888_003));
    assert_eq!(
        (whole[4].expanded_sum, whole[4].generated_sum, whole[4].longer),
        (80_844_371, 217_994_058, 104_165)
    );
    let of_depth = |line: &str, depth| all.iter().find(|row| row.variant == line && row.depth == Some(depth));
    let at_20 = ["4", "7", "8"].map(|line| of_depth(line, 20).map(|row| row.expanded_sum));
    assert_eq!(at_20, [Some(14_700_936), Some(4_654_328), Some(9_685_798)]);
    let seven = of_depth("7", 20).map(|row| (row.boards, row.expanded_median, row.expanded_p90));
    assert_eq!(seven, Some((16_993, Some(245), Some(482))));
    let four = of_depth("4", 30).map(|row| (row.boards, row.expanded_median, row.expanded_max));
    assert_eq!(four, Some((221, Some(9_534), Some(10_820))));
    let rows = pairs(&prepared, &results, 0);
    assert_eq!([rows[0].fewer, rows[1].fewer, rows[2].more, rows[3].more], [1_266, 11_521, 507, 53_449]);
    let (low, high) = (figures("all", "7:t=low-g,h=weighted,w=1.1"), whole[0].expanded_sum);
    assert_eq!(low.expanded_sum, high);
}
