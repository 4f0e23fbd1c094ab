//! What the laboratory says.

use eight_realms_core::{
    check::Finding,
    lab::{BoardSource, BookRow, Experiment, Measure, SummaryRow, Variant},
    lane::Lane,
    puzzle::Board,
    realm::Settings,
};

use super::{
    LabFace, LabShow,
    chart::{CurveNote, LabChart, LabCount, LabCurve, LabPlot, Quantity},
    checks::{CheckStanding, Checks},
    journal::LabJournal,
    run::Standing,
    setup::{LONGEST_LIST, LabSetup, LaneFault, SetupFault},
    view::{BoardsCard, CardFigures, ExperimentSize, Progress, ResultsView, VariantView},
};
use crate::{
    desk::{
        journal::JournalUnread,
        notice::sentences::{LONGEST_REASON, of_journal},
        screen::RunsIn,
    },
    words::{
        Arg, Words, cut, facts, faults, figures,
        lanes::{self, LaneKind},
        names, quoted,
    },
};

/// A variant as it is written, with the depth to which it searches.
pub fn written(variant: &Variant) -> String {
    match variant.deepest {
        None => variant.lane.to_string(),
        Some(deepest) => format!("{} ≤{deepest}", variant.lane),
    }
}

/// What a lane is: the name of its realm or, if its settings make another search of it, of that search.
fn lane_name(words: &Words, lane: &Lane) -> String {
    let plain = Lane::of(lane.realm, Settings::default());
    if LaneKind::of(lane) == LaneKind::of(&plain) {
        names::realm(words, lane.realm.label(), lane.realm.other_heuristic(&lane.settings))
    } else {
        lanes::name(words, &[*lane], 0)
    }
}

/// What a variant is, and how it is written.
pub fn described(words: &Words, variant: &Variant) -> String {
    let args = [("name", lane_name(words, &variant.lane).into()), ("line", written(variant).into())];
    words.tell("lab-variant", &args)
}

/// A variant of the results: what it is, and its line if that says more.
pub fn variant(words: &Words, variant: &VariantView) -> String {
    let VariantView { lane, .. } = variant;
    // The line of a realm with the usual settings says no more than its chip.
    if lane.to_string() == lane.realm.label() {
        lane_name(words, lane)
    } else {
        described(words, &Variant::of(*lane))
    }
}

/// The name of a variant in the choice of the one to compare with.
pub fn against(words: &Words, variant: &VariantView) -> String {
    words.tell("lab-against-variant", &[("lane", variant.lane.to_string().into())])
}

/// The line of a variant.
fn line_of(view: &ResultsView, variant: usize) -> String {
    view.variants.get(variant).map(|variant| variant.lane.to_string()).unwrap_or_default()
}

/// Titles of the two axes, from left to right and from bottom to top.
pub fn axes(words: &Words, view: &ResultsView) -> [String; 2] {
    let chart = &*view.chart;
    if chart.plot == LabPlot::Pairs {
        return [view.against, view.compared]
            .map(|variant| words.tell("lab-expanded-by", &[("lane", line_of(view, variant).into())]));
    }
    [chart.x, chart.y].map(|axis| words.say(format!("lab-quantity-{}", axis.quantity.name())))
}

/// What can be measured here, besides the counts.
pub const fn measures(runs_in: RunsIn) -> &'static [Measure] {
    match runs_in {
        RunsIn::Desktop => &Measure::ALL,
        RunsIn::Browser => &[Measure::Counts, Measure::Work, Measure::Rounds, Measure::Meter],
    }
}

/// How large an experiment is.
pub fn size(words: &Words, size: &ExperimentSize) -> String {
    let ExperimentSize { boards, variants, pairs, searches, unsolvable } = *size;
    let args = [
        ("boards", figures::grouped(boards as u64).into()),
        ("variants", variants.into()),
        ("pairs", figures::grouped(pairs as u64).into()),
        ("searches", figures::grouped(searches as u64).into()),
    ];
    let size = words.tell(if searches < pairs { "lab-size-twins" } else { "lab-size" }, &args);
    if unsolvable == 0 {
        return size;
    }
    let told = words.tell("lab-unsolvable", &[("boards", unsolvable.into())]);
    [size, told].join(words.language().between_sentences())
}

/// Why there is no experiment.
pub fn fault(words: &Words, fault: &SetupFault) -> String {
    match fault {
        SetupFault::NoVariants => words.say("lab-fault-no-searches"),
        SetupFault::Boards(error) => faults::of_boards(error, words),
        SetupFault::Seed => words.say("lab-fault-seed"),
        SetupFault::EmptyList => words.say("lab-fault-empty-list"),
        SetupFault::LongList => {
            words.tell("lab-fault-long-list", &[("most", figures::grouped(LONGEST_LIST as u64).into())])
        }
        SetupFault::List(number, error) => {
            let args = [("number", (*number).into()), ("reason", faults::of_puzzle(error, words).into())];
            words.tell("lab-fault-list", &args)
        }
        SetupFault::OtherGoal(number) => words.tell("lab-fault-goal", &[("number", (*number).into())]),
        SetupFault::TooManyPairs(pairs) => faults::of_pairs(*pairs, words),
        SetupFault::NoBoards => words.say("lab-fault-no-boards"),
    }
}

/// Why the typed lane is not added.
pub fn lane_fault(words: &Words, fault: &LaneFault, setup: &LabSetup) -> String {
    match fault {
        LaneFault::Line(error) => faults::of_line(error, words),
        LaneFault::Same(place) => {
            let lane = setup.variants.get(*place).map(written).unwrap_or_default();
            words.tell("lab-fault-same", &[("lane", quoted(&lane).into())])
        }
    }
}

/// An experiment as one line: its boards, its seed, its goal, its searches.
pub fn experiment(experiment: &Experiment) -> String {
    let seed = match &experiment.boards {
        BoardSource::Sample(sample) => format!(" · seed {}", sample.seed),
        BoardSource::All | BoardSource::Depth(_) | BoardSource::List(_) => String::new(),
    };
    let lanes: Vec<String> = experiment.variants.iter().map(written).collect();
    format!("lab · {}{seed} → {} · {}", experiment.boards, experiment.goal, lanes.join(" "))
}

/// What is known of journals: that one is read, that one could not be read, or that the last experiment is kept; `None` if
/// there is nothing to say.
pub fn journal(words: &Words, journal: &LabJournal) -> Option<String> {
    if journal.reading.is_some() {
        return Some(words.say("lab-journal-reading"));
    }
    if let Some(JournalUnread { file, aside, reason, source: _ }) = &journal.unread {
        let args = [("file", cut(file, LONGEST_REASON).into()), ("reason", of_journal(reason, words).into())];
        let unread = words.tell("lab-journal-unread", &args);
        let Some(aside) = aside else { return Some(unread) };
        let told = words.tell("lab-journal-aside", &[("file", cut(aside, LONGEST_REASON).into())]);
        return Some([unread, told].join(words.language().between_sentences()));
    }
    let kept = journal.kept.as_ref()?;
    Some(words.tell("lab-journal-kept", &[("experiment", cut(&experiment(kept), LONGEST_REASON).into())]))
}

/// How far a run is.
pub fn progress(words: &Words, progress: &Progress) -> String {
    let [counted, all] = progress.counted.map(|pairs| figures::grouped(pairs as u64));
    match progress.standing {
        Standing::Running(Measure::Counts | Measure::Work | Measure::Rounds | Measure::Meter)
        | Standing::Waiting => {
            let percent = format!("{:.0}", progress.share * 100.0);
            let seconds = format!("{:.0}", progress.seconds_left.ceil());
            let args = [("percent", percent.into()), ("seconds", seconds.into())];
            words.tell("lab-running", &args)
        }
        Standing::WaitingForSearch | Standing::Resting => words.say("lab-waiting"),
        Standing::Running(Measure::Bytes) => words.say("lab-running-bytes"),
        Standing::Running(Measure::Time) => words.say("lab-running-time"),
        Standing::Paused => words.tell("lab-paused", &[("counted", counted.into()), ("all", all.into())]),
        Standing::Done if progress.disturbed > 0 => {
            words.tell("lab-done-disturbed", &[("all", all.into()), ("rounds", progress.disturbed.into())])
        }
        Standing::Done => words.tell("lab-done", &[("all", all.into())]),
    }
}

/// What the figures of a plot are, for the line behind its title.
pub fn convention(words: &Words, view: &ResultsView) -> String {
    let chart = &*view.chart;
    let depth: (&str, Arg<'_>) = ("depth", view.depth.into());
    let args = [depth, ("lane", line_of(view, view.against).into())];
    let id = match (chart.plot, chart.y.quantity) {
        (LabPlot::Growth, Quantity::Expanded) => "lab-convention-growth",
        (LabPlot::Growth, Quantity::Bytes) => "lab-convention-bytes",
        (LabPlot::Growth, _) => "lab-convention-mean",
        (LabPlot::Ratio, _) => "lab-convention-ratio",
        (LabPlot::TradeOff, _) => "lab-convention-trade-off",
        (LabPlot::Spread, _) => "lab-convention-spread",
        (LabPlot::Pairs, _) => "lab-convention-pairs",
        (LabPlot::Accuracy, _) => "lab-convention-accuracy",
        (LabPlot::Rounds, _) => "lab-convention-rounds",
        (LabPlot::Times, _) => "lab-convention-times",
    };
    words.tell(id, &args)
}

/// What a saved picture of the results says below them: what its figures count, which searches they are of where chips
/// alone stand for them, and how many are still missing.
pub fn below_picture(words: &Words, lab: &LabShow, view: &ResultsView) -> String {
    let is_table = lab.face == LabFace::Table;
    let quantity = if is_table { lab.count.into() } else { view.chart.y.quantity };
    let name = quantity.name();
    let args = [
        ("quantity", words.say(format!("lab-quantity-{name}")).into()),
        ("note", words.say(format!("lab-quantity-{name}-note")).into()),
    ];
    let counted = words.tell(if is_table { "lab-picture-means" } else { "lab-picture-counts" }, &args);
    // The textbook's tables say what they count.
    let counted = Some(counted).filter(|_| !is_table || view.table.book.is_none());
    let labelled = |of: &VariantView| {
        let chip = of.mark.map(|mark| format!("{} ", mark.label()));
        chip.unwrap_or_default() + &variant(words, of)
    };
    let searches = || view.variants.iter().map(labelled).collect::<Vec<_>>().join("   ");
    let searches = counted.as_ref().filter(|_| is_table).map(|_| searches());
    let [done, all] = view.progress.counted;
    let missing = match view.progress.standing {
        Standing::Done => None,
        _ if done == all => Some(words.say("lab-picture-unmeasured")),
        _ => {
            let [done, all] = [done, all].map(|searches| figures::grouped(searches as u64));
            Some(words.tell("lab-picture-unfinished", &[("counted", done.into()), ("all", all.into())]))
        }
    };
    let parts: Vec<String> = [counted, searches, missing].into_iter().flatten().collect();
    parts.join("\n")
}

/// Why a plot is empty.
pub const fn empty(plot: LabPlot) -> &'static str {
    match plot {
        LabPlot::Ratio | LabPlot::Pairs => "lab-empty-pairs",
        LabPlot::Accuracy => "lab-empty-accuracy",
        LabPlot::Rounds => "lab-empty-rounds",
        _ => "lab-empty",
    }
}

/// A value as it is written beside a dot.
fn value(quantity: Quantity, value: f64) -> String {
    match quantity {
        Quantity::Time => figures::seconds(value),
        Quantity::Ratio => figures::ratio(value),
        Quantity::Length => format!("{value:.3}"),
        Quantity::HShare => figures::hundredths(value),
        Quantity::Bound => figures::tenths(value),
        Quantity::Bytes => figures::bytes(value),
        Quantity::Depth | Quantity::Boards | Quantity::Against => figures::grouped(value.round() as u64),
        Quantity::Expanded
        | Quantity::Generated
        | Quantity::Peak
        | Quantity::Work
        | Quantity::Necessary
        | Quantity::Ties
        | Quantity::Wasted
        | Quantity::Again => mean_figure(value),
    }
}

/// A mean: one decimal, from a hundred on none.
fn mean_figure(value: f64) -> String {
    if value < 100.0 { format!("{value:.1}") } else { figures::grouped(value.round() as u64) }
}

/// What a dot says.
pub fn point(words: &Words, chart: &LabChart, curve: &LabCurve, index: usize) -> String {
    let [x, y] = curve.points[index];
    let boards = curve.boards[index];
    let args = [
        ("x", value(chart.x.quantity, x).into()),
        ("y", value(chart.y.quantity, y).into()),
        ("boards", boards.into()),
    ];
    match chart.plot {
        LabPlot::Growth | LabPlot::Times | LabPlot::Ratio => words.tell("lab-point-depth", &args),
        LabPlot::Spread => {
            let range = curve.picks[index]
                .expanded
                .map(|[from, to]| format!("{} – {}", figures::grouped(from), figures::grouped(to)));
            let args = [("range", range.unwrap_or_default().into()), ("boards", boards.into())];
            words.tell("lab-point-spread", &args)
        }
        LabPlot::TradeOff => words.tell("lab-point-trade-off", &args),
        LabPlot::Rounds => words.tell("lab-point-rounds", &args),
        LabPlot::Pairs => words.tell("lab-point-pairs", &args),
        LabPlot::Accuracy => words.tell("lab-point-accuracy", &args),
    }
}

/// Title of the card with boards, and the line below it.
pub fn card(words: &Words, view: &ResultsView, boards: &BoardsCard) -> [String; 2] {
    let title = words.tell("lab-card", &[("lane", line_of(view, boards.pick.variant).into())]);
    let number = boards.boards;
    let below = match (boards.pick.depth, boards.counted_by) {
        (_, Some(by)) => {
            words.tell("lab-card-twin", &[("boards", number.into()), ("by", by.to_string().into())])
        }
        (Some(depth), None) => {
            words.tell("lab-card-depth", &[("boards", number.into()), ("depth", depth.into())])
        }
        (None, None) => words.tell("lab-card-all", &[("boards", number.into())]),
    };
    [title, below]
}

/// Which boards come first on the card.
const FIRST: [&str; 3] = ["lab-card-fewest", "lab-card-median", "lab-card-most"];

/// The two lines of the board in this place of the card.
pub fn card_board(words: &Words, boards: &BoardsCard, place: usize) -> [String; 2] {
    let board = &boards.shown[place];
    let Some(CardFigures { expanded, moves }) = board.figures else {
        return [words.say("lab-card-in-hand"), words.say("totals-covered")];
    };
    let expanded = words.tell("lab-card-expanded", &[("expanded", figures::grouped(expanded).into())]);
    let path = match moves {
        Some(moves) => words.tell("lab-card-moves", &[("moves", moves.into())]),
        None => words.say("lab-card-no-path"),
    };
    let first = FIRST.get(place).filter(|_| boards.shown.len() > FIRST.len()).map(|id| words.say(*id));
    [expanded, [path].into_iter().chain(first).collect::<Vec<_>>().join(" · ")]
}

/// Boards that there are of all of a depth.
pub fn boards_of([boards, all]: [usize; 2]) -> String {
    let [boards, all] = [boards, all].map(|boards| figures::grouped(boards as u64));
    if boards == all { boards } else { format!("{boards} / {all}") }
}

/// The mean of a cell of the table.
pub fn mean(count: LabCount, row: &SummaryRow) -> String {
    match (count, count.mean(row)) {
        (_, None) => String::new(),
        (LabCount::Bytes, Some(bytes)) => figures::bytes(bytes),
        (_, Some(mean)) => mean_figure(mean),
    }
}

/// The name of a cell of the table.
pub fn cell_name(words: &Words, variant: &VariantView, depth: u8, figure: &str) -> String {
    let args = [
        ("lane", variant.lane.to_string().into()),
        ("depth", depth.into()),
        ("figure", figure.to_owned().into()),
    ];
    words.tell("lab-cell-name", &args)
}

/// Everything about a cell of the table.
pub fn cell(words: &Words, row: &SummaryRow) -> String {
    let grouped = |figure: Option<u64>| Arg::from(figure.map_or_else(String::new, figures::grouped));
    let args = [
        ("boards", row.boards.into()),
        ("min", grouped(row.expanded_min)),
        ("low", grouped(row.expanded_p10)),
        ("median", grouped(row.expanded_median)),
        ("high", grouped(row.expanded_p90)),
        ("max", grouped(row.expanded_max)),
        ("longer", row.longer.into()),
    ];
    words.tell("lab-cell", &args)
}

/// What is said of a variant besides its points.
pub fn note(words: &Words, note: &CurveNote) -> String {
    let grouped = |figure: u64| Arg::from(figures::grouped(figure));
    match *note {
        CurveNote::Spread { mean, median, most } => {
            let args =
                [("mean", mean_figure(mean).into()), ("median", grouped(median)), ("most", grouped(most))];
            words.tell("lab-note-spread", &args)
        }
        CurveNote::Length { longer, worst } => {
            let args = [("longer", grouped(longer as u64)), ("worst", figures::hundredths(worst).into())];
            words.tell("lab-note-length", &args)
        }
        CurveNote::Pairs { fewer, equal, more } => {
            let [fewer, equal, more] = [fewer, equal, more].map(|boards| grouped(boards as u64));
            words.tell("lab-note-pairs", &[("fewer", fewer), ("equal", equal), ("more", more)])
        }
    }
}

/// The ids of the heads of the textbook's two tables.
pub const BOOK_HEADS: [&str; 12] = [
    "lab-depth",
    "lab-boards",
    "lab-ids-book",
    "lab-ids",
    "lab-bfs-book",
    "lab-bfs",
    "lab-h1-book",
    "lab-h1-low-g",
    "lab-h1",
    "lab-h2-book",
    "lab-h2-low-g",
    "lab-h2",
];

/// Which of the ten figures of a row are printed.
const PRINTED: [bool; 10] = [true, false, true, false, true, false, false, true, false, false];

/// What is said below these tables, of an experiment with this goal.
pub fn book_notes(words: &Words, goal: Board) -> Vec<String> {
    let ids = ["lab-book-why", "lab-book-editions", "report-generated", "lab-branching-of-mean"];
    let mut notes = ids.map(|id| words.say(id)).to_vec();
    // Goals with the blank in a corner are the same but for the names of tiles and moves.
    if !CORNERS.contains(&goal.blank()) {
        notes.insert(0, words.tell("lab-book-other-goal", &[("goal", goal.letters().into())]));
    }
    notes
}

/// The cells in the corners.
const CORNERS: [u8; 4] = [0, 2, 6, 8];

/// The id of the title of one of these tables, by a row of it.
pub fn book_title(row: &BookRow) -> &'static str {
    if row.is_branching() { "lab-book-b-star" } else { "lab-book-generated" }
}

/// The figures of a row of the textbook's tables; `grouped` writes whole numbers. What is printed is whole, what is found a
/// mean.
pub fn book_cells(words: &Words, row: &BookRow, grouped: fn(u64) -> String) -> Vec<String> {
    let figure = |(figure, is_printed): (&Option<f64>, bool)| match figure {
        None => "–".to_owned(),
        Some(figure) if is_printed && !row.is_branching() => grouped(*figure as u64),
        Some(figure) if row.is_branching() => figures::hundredths(*figure),
        Some(figure) if *figure < 100.0 => format!("{figure:.1}"),
        Some(figure) => grouped(figure.round() as u64),
    };
    let [boards, all] = [row.boards, row.of].map(|boards| grouped(boards as u64));
    let boards = if boards == all { words.tell("lab-all-boards", &[("boards", all.into())]) } else { boards };
    let figures = row.figures();
    let figures = figures.iter().zip(PRINTED).map(figure);
    [row.depth.to_string(), boards].into_iter().chain(figures).collect()
}

/// How far a check is.
pub fn checked(words: &Words, checks: &Checks) -> String {
    let (checked, all) = (checks.findings.len(), checks.facts.len());
    match checks.standing {
        CheckStanding::Stopped if checked == 0 => words.tell("lab-check-facts", &[("all", all.into())]),
        CheckStanding::NotBegun => words.tell("lab-check-facts", &[("all", all.into())]),
        CheckStanding::Running | CheckStanding::Stopping => {
            let [passed, boards] = checks.passed;
            let percent = figures::percent(passed.min(boards), boards);
            let args = [("checked", checked.into()), ("all", all.into()), ("percent", percent.into())];
            words.tell("lab-checking", &args)
        }
        CheckStanding::Stopped | CheckStanding::Done => {
            let failed = checks.findings.iter().filter(|finding| !finding.ok).count();
            let args = [("checked", checked.into()), ("all", all.into()), ("failed", failed.into())];
            words.tell("lab-checked", &args)
        }
    }
}

/// What was found of a fact, and how long that took.
pub fn finding(words: &Words, finding: &Finding) -> [String; 2] {
    let [found, expected] = [&finding.found, &finding.expected].map(facts::value);
    let what = if finding.ok {
        found
    } else {
        words.tell("check-instead", &[("found", found.into()), ("expected", expected.into())])
    };
    [what, figures::seconds(finding.seconds)]
}
