//! The laboratory: what is set up is run, what is run is shown, and a dot leads to a search.

use std::{cmp::Ordering, collections::HashSet, sync::Arc};

use eight_realms_app::{
    desk::{
        action::{SettingsAction, WindowAction},
        jobs::Role,
        journal::{JournalNews, JournalSource},
        preferences::Totals,
        screen::StageTab,
    },
    lab::{
        LabAction, LabFace,
        chart::{LabCount, LabGuide, LabPlot, Pick},
        checks::CheckStanding,
        run::Standing,
        setup::{LONGEST_LIST, LabField, LaneFault, SetupFault, SourceKind},
        view::{CardBoard, LabView, ResultsView},
    },
    model::{Action, Model},
    view::{View, ViewCache},
    words::{Language, Words, facts as fact_words},
};
use eight_realms_core::{
    check::{Extent, FactSource, Finding, facts},
    job::{CheckNews, Message},
    lab::{BoardSourceError, DepthsError, LabPreset, Measure, Results, TIMED_BOARDS},
    puzzle::{Board, Puzzle},
    realm::{Realm, Tie, TieOrder},
    space::same_parity_boards,
};

use super::test_app::{Request, TestApp};
use crate::at_the_end::at_the_end;

/// At the laboratory, all else done.
fn at_the_lab() -> TestApp {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    for realm in Realm::LADDER.into_iter().filter(|realm| *realm != Realm::Heap) {
        app.act_all(Action::ToggleShown(realm.into()));
    }
    app.act_all(Action::Choose(Realm::Heap.into()));
    app.settle();
    app.act_all(Action::ShowStage(StageTab::Lab));
    app.settle();
    app
}

fn act(app: &mut TestApp, action: LabAction) -> Vec<Request> {
    app.act_all(Action::Lab(action))
}

fn write(app: &mut TestApp, field: LabField, text: &str) {
    act(app, LabAction::Type(field, text.to_owned()));
}

/// Sets up all boards of a depth and these lanes.
fn set_up(app: &mut TestApp, depth: &str, lanes: &[&str]) {
    act(app, LabAction::Source(SourceKind::Depth));
    write(app, LabField::Depth, depth);
    while !app.model.lab.setup.variants.is_empty() {
        act(app, LabAction::Remove(0));
    }
    for lane in lanes {
        write(app, LabField::Lane, lane);
        act(app, LabAction::AddTyped);
        assert_eq!(app.model.lab.setup.lane_fault, None, "{lane}");
    }
}

/// Runs what is set up to its end; returns the phases.
fn run(app: &mut TestApp) -> Vec<Measure> {
    act(app, LabAction::Run);
    go_on(app)
}

fn go_on(app: &mut TestApp) -> Vec<Measure> {
    let mut phases = Vec::new();
    loop {
        let due = app.due();
        let phase = due.iter().find_map(|request| match request {
            Request::Lab(phase) => Some(*phase),
            _ => None,
        });
        let Some(phase) = phase else { return phases };
        phases.push(phase);
        app.finish_phase();
    }
}

/// The results as they are shown, everything read.
fn results(app: &TestApp) -> ResultsView {
    let mut cache = ViewCache::default();
    loop {
        match View::with(app.model.seen(), &mut cache).lab {
            Some(LabView::Results(results)) if !results.is_pending => return *results,
            Some(LabView::Results(_)) => {}
            _ => panic!("results are shown"),
        }
    }
}

fn fault(app: &TestApp) -> Option<SetupFault> {
    match View::of(app.model.seen()).lab {
        Some(LabView::SetUp(view)) => view.size.err(),
        _ => panic!("the form is shown"),
    }
}

/// Depth 5 has 20 boards, of which realm 7 expands 100 and generates 296, realm 4 220 and 620.
#[test]
fn an_experiment_counts_what_the_searches_count() {
    let mut app = at_the_lab();
    set_up(&mut app, "5", &["7", "4"]);
    assert_eq!(run(&mut app), [Measure::Counts]);
    let view = results(&app);
    assert_eq!(view.progress.standing, Standing::Done);
    assert_eq!(view.table.lines.len(), 1);
    let sums: Vec<[u64; 2]> =
        view.table.lines[0].cells.iter().flatten().map(|row| [row.expanded_sum, row.generated_sum]).collect();
    assert_eq!(sums, [[100, 296], [220, 620]]);
    assert_eq!(view.table.lines[0].boards, [20, 20]);
}

#[test]
fn the_window_opens_with_an_experiment_that_is_quick() {
    let mut app = at_the_lab();
    assert_eq!(app.model.lab.setup.preset(), Some(LabPreset::Growth));
    assert_eq!(fault(&app), None);
    write(&mut app, LabField::Count, "2");
    assert_eq!(app.model.lab.setup.preset(), None, "it is one of one's own now");
    run(&mut app);
    let view = results(&app);
    assert_eq!(app.model.lab.face, LabFace::Plot);
    assert_eq!(view.chart.curves.len(), 6);
    for curve in &view.chart.curves {
        assert_eq!(curve.points.len(), 15, "2 to 30 by 2");
        assert_eq!(curve.band.len(), curve.points.len());
    }
}

#[test]
fn every_preset_is_known_again() {
    let mut app = at_the_lab();
    for preset in LabPreset::ALL {
        act(&mut app, LabAction::Preset(preset));
        assert_eq!(app.model.lab.setup.preset(), Some(preset));
        assert_eq!(fault(&app), None, "{preset:?}");
    }
}

#[test]
fn a_preset_that_runs_shows_what_answers_its_question() {
    let mut app = at_the_lab();
    for (preset, face, plot) in [
        (LabPreset::Rounds, LabFace::Plot, LabPlot::Rounds),
        (LabPreset::Weights, LabFace::Plot, LabPlot::TradeOff),
        (LabPreset::BetterH, LabFace::Plot, LabPlot::Pairs),
        (LabPreset::Book, LabFace::Table, LabPlot::Growth),
    ] {
        act(&mut app, LabAction::Face(LabFace::SetUp));
        act(&mut app, LabAction::Preset(preset));
        act(&mut app, LabAction::Run);
        assert_eq!((app.model.lab.face, app.model.lab.plot), (face, plot), "{preset:?}");
    }
    // One's own experiment keeps the plot that is shown.
    act(&mut app, LabAction::Plot(LabPlot::Spread));
    set_up(&mut app, "4", &["7", "8"]);
    act(&mut app, LabAction::Run);
    assert_eq!(app.model.lab.plot, LabPlot::Spread);
}

#[test]
fn what_is_paused_goes_on_where_it_was() {
    let mut app = at_the_lab();
    set_up(&mut app, "6", &["7", "8"]);
    act(&mut app, LabAction::Run);
    assert!(app.due().contains(&Request::Lab(Measure::Counts)));
    assert!(act(&mut app, LabAction::Pause).contains(&Request::End(Role::Lab)));
    assert_eq!(results(&app).progress.standing, Standing::Paused);
    assert!(go_on(&mut app).is_empty(), "nothing runs while it is paused");
    act(&mut app, LabAction::GoOn);
    assert_eq!(go_on(&mut app), [Measure::Counts]);
    let gone_on = results(&app);
    run(&mut app);
    assert_eq!(gone_on.table, results(&app).table);
}

/// Each row that is new is appended, and each phase that has ended; what was typed for a path is opened.
#[test]
fn what_is_measured_is_appended_to_a_journal() {
    let mut app = at_the_lab();
    set_up(&mut app, "4", &["7", "5"]);
    act(&mut app, LabAction::Run);
    assert!(app.due().contains(&Request::BeginJournal));
    app.finish_phase();
    let run = app.model.lab.run.as_ref().expect("a run");
    assert_eq!(app.appended, run.prepared.pairs() + 1, "twins have a row each, and the phase one");
    let paused = app.act_all(Action::Lab(LabAction::ChooseJournal));
    assert_eq!(paused, [Request::ChooseFile(String::new())], "the system asks");
    write(&mut app, LabField::Journal, " a.lab.jsonl ");
    let source = JournalSource::File("a.lab.jsonl".to_owned());
    assert_eq!(act(&mut app, LabAction::ChooseJournal), [Request::ReadJournal(source.clone())]);
    assert_eq!(act(&mut app, LabAction::ChooseJournal), [], "it is being read");
    let (prepared, results) = {
        let run = app.model.lab.run.as_ref().expect("a run");
        (Arc::clone(&run.prepared), Arc::new(Results::new(&run.prepared)))
    };
    app.act_all(Action::Journal(JournalNews::Opened(source, prepared, results)));
    let view = self::results(&app);
    assert_eq!((view.progress.standing, view.progress.counted[0]), (Standing::Paused, 0));
    act(&mut app, LabAction::GoOn);
    assert!(app.due().contains(&Request::BeginJournal), "a journal of the window's own");
}

#[test]
fn a_dot_leads_to_its_boards_and_to_their_search() {
    let mut app = at_the_lab();
    set_up(&mut app, "8", &["7", "7:h=zero"]);
    run(&mut app);
    let view = results(&app);
    let curve = &view.chart.curves[1];
    act(&mut app, LabAction::Pick(Some(curve.picks[0])));
    let card = results(&app).card.expect("a card");
    assert_eq!(card.boards, curve.boards[0]);
    let expanded = |board: &CardBoard| board.figures.expect("not covered").expanded;
    let expanded: Vec<u64> = card.shown.iter().map(expanded).collect();
    assert!(expanded[0] <= expanded[1] && expanded[1] <= expanded[2], "fewest, median, most: {expanded:?}");
    let most = card.shown[2].clone();
    act(&mut app, LabAction::Load { variant: 1, board: most.number });
    assert_eq!(app.model.puzzle, Puzzle::new(most.start, Board::standard_goal()));
    assert_eq!(app.model.stage, StageTab::Step);
    app.settle();
    let chosen = app.model.chosen;
    assert_eq!(chosen.place(), Some(0), "it is a lane of one's own");
    assert_eq!(
        app.model.lane(chosen).recording.edge().tally.expanded,
        most.figures.expect("not covered").expanded
    );
    app.act_all(Action::ShowStage(StageTab::Lab));
    assert_eq!(results(&app).card.expect("still there").shown[2], most);
    // While totals are covered, the card does not tell those of the board in hand, nor its place among the others.
    app.act_all(Action::Window(WindowAction::Totals(Totals::Covered)));
    app.settle();
    let covered = results(&app).card.expect("still there");
    assert!(covered.shown.iter().all(|board| board.start != most.start && board.figures.is_some()));
    assert_eq!(covered.boards, card.boards, "a card with one board less would tell that it is there");
    app.act_all(Action::Window(WindowAction::Totals(Totals::InSight)));
    assert_eq!(results(&app).card.expect("still there").shown[2], most);
    app.act_all(Action::Escape);
    assert!(results(&app).card.is_none());
}

#[test]
fn every_plot_has_dots_and_every_dot_its_boards() {
    let mut app = at_the_lab();
    set_up(&mut app, "16", &["7", "7:h=weighted,w=2.0", "8"]);
    for measure in [Measure::Time, Measure::Rounds] {
        act(&mut app, LabAction::SwitchMeasure(measure));
    }
    assert_eq!(run(&mut app), [Measure::Counts, Measure::Time]);
    for plot in LabPlot::ALL {
        act(&mut app, LabAction::Plot(plot));
        let view = results(&app);
        let curves: Vec<_> = view.chart.curves.iter().filter(|curve| !curve.points.is_empty()).collect();
        let expected = match plot {
            LabPlot::Rounds | LabPlot::Pairs => 1,
            _ if plot.compares() => 2,
            _ => 3,
        };
        assert_eq!(curves.len(), expected, "{plot:?}");
        for curve in curves {
            for (pick, boards) in curve.picks.iter().zip(&curve.boards) {
                let behind = pick.boards(app.model.lab.run.as_ref().expect("a run"));
                // Run times are those of the first boards alone, but all boards of the depth are behind the dot.
                let expected = if plot == LabPlot::Times { TIMED_BOARDS } else { behind.len() };
                assert_eq!(*boards, expected, "{plot:?}: {pick:?}");
            }
            let in_dots: usize = curve.boards.iter().sum();
            if matches!(plot, LabPlot::Spread | LabPlot::Pairs | LabPlot::Accuracy) {
                assert_eq!(in_dots, view.table.lines[0].boards[0], "{plot:?}: every board is in one dot");
            }
        }
    }
}

/// The classes of expansions are counts like others, and together they are all expansions.
#[test]
fn classes_of_expansions_are_shown() {
    let mut app = at_the_lab();
    set_up(&mut app, "9", &["7", "8"]);
    act(&mut app, LabAction::SwitchMeasure(Measure::Meter));
    run(&mut app);
    let classes = [LabCount::Necessary, LabCount::Ties, LabCount::Wasted, LabCount::Again];
    let mut sums = [0.0; 2];
    for count in classes {
        act(&mut app, LabAction::Count(count));
        let view = results(&app);
        for (sum, curve) in sums.iter_mut().zip(&view.chart.curves) {
            *sum += curve.points[0][1];
        }
    }
    act(&mut app, LabAction::Count(LabCount::Expanded));
    let view = results(&app);
    for (sum, curve) in sums.iter().zip(&view.chart.curves) {
        assert!((sum - curve.points[0][1]).abs() < 0.01, "{sum}, {:?}", curve.points);
    }
}

#[test]
fn what_is_wrong_with_the_form_is_said() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Source(SourceKind::Depth));
    write(&mut app, LabField::Depth, "40");
    let too_deep = SetupFault::Boards(BoardSourceError::Depths(DepthsError::TooDeep(40)));
    assert_eq!(fault(&app), Some(too_deep));
    act(&mut app, LabAction::Run);
    assert!(app.model.lab.run.is_none(), "nothing is run");
    act(&mut app, LabAction::Source(SourceKind::Sample));
    write(&mut app, LabField::Seed, "x");
    assert_eq!(fault(&app), Some(SetupFault::Seed));
    act(&mut app, LabAction::Source(SourceKind::List));
    assert_eq!(fault(&app), Some(SetupFault::EmptyList));
    write(&mut app, LabField::List, "23415x768 11");
    assert!(matches!(fault(&app), Some(SetupFault::List(2, _))), "{:?}", fault(&app));
    write(&mut app, LabField::List, "23415x768, 12345678x");
    assert_eq!(fault(&app), None);
    write(&mut app, LabField::List, &"12345678x ".repeat(LONGEST_LIST / 10 + 1));
    assert_eq!(fault(&app), Some(SetupFault::LongList), "nothing of it is taken");
    assert_eq!(app.model.lab.setup.text(LabField::List), "23415x768, 12345678x");
    let boards = same_parity_boards(Board::standard_goal()).take(LONGEST_LIST / 10);
    write(&mut app, LabField::List, &boards.map(|board| board.letters() + "\n").collect::<String>());
    assert_eq!(fault(&app), None, "ten thousand boards have room");
    for (lane, is_wrong) in [("9", true), ("7:h=zero,w=2.0", true), ("7", true), ("7:h=zero", false)] {
        write(&mut app, LabField::Lane, lane);
        act(&mut app, LabAction::AddTyped);
        assert_eq!(app.model.lab.setup.lane_fault.is_some(), is_wrong, "{lane}");
    }
    write(&mut app, LabField::Lane, "7");
    act(&mut app, LabAction::AddTyped);
    assert!(matches!(app.model.lab.setup.lane_fault, Some(LaneFault::Same(_))));
}

#[test]
fn run_times_wait_until_nothing_is_searched() {
    let mut app = at_the_lab();
    set_up(&mut app, "3", &["7"]);
    act(&mut app, LabAction::SwitchMeasure(Measure::Time));
    act(&mut app, LabAction::Run);
    assert!(app.due().contains(&Request::Lab(Measure::Counts)));
    app.act_all(Action::DealAt(20));
    assert!(!app.due().is_empty(), "a search has begun");
    app.finish_phase();
    assert!(!app.due().iter().any(|request| matches!(request, Request::Lab(_))), "the search comes first");
    let searched = app.settle();
    assert!(searched.iter().chain(&app.due()).any(|request| *request == Request::Lab(Measure::Time)));
    app.act_all(Action::DealAt(21));
    assert!(app.due().contains(&Request::RestLab), "another search comes first");
    assert_eq!(results(&app).progress.standing, Standing::Resting);
    let searched = app.settle();
    assert!(searched.iter().chain(&app.due()).any(|request| *request == Request::GoOnLab));
    app.finish_phase();
    app.settle();
    app.act_all(Action::ShowStage(StageTab::Lab));
    assert_eq!(results(&app).progress.standing, Standing::Done);
}

/// Whatever the conventions of the window are, the search is the one that was counted.
#[test]
fn a_board_is_searched_as_it_was_counted_under_other_conventions() {
    let mut app = at_the_lab();
    set_up(&mut app, "10", &["7", "7:h=zero", "2"]);
    run(&mut app);
    app.act_all(Action::Settings(SettingsAction::Tie(Tie::LowG)));
    app.act_all(Action::Settings(SettingsAction::TieOrder(TieOrder::Lifo)));
    app.settle();
    let lab = app.model.lab.run.as_ref().expect("a run");
    let board = lab.prepared.boards().len() - 1;
    let expanded: Vec<u64> =
        (0..3).map(|variant| lab.results.counts(variant, board).expect("counted").expanded).collect();
    for (variant, expanded) in expanded.into_iter().enumerate() {
        act(&mut app, LabAction::Load { variant, board });
        app.settle();
        let found = app.model.lane(app.model.chosen).recording.edge().tally.expanded;
        assert_eq!(found, expanded, "variant {variant}");
    }
}

/// What another experiment does not have is not shown any more.
#[test]
fn a_plot_that_an_experiment_does_not_have_is_left() {
    let mut app = at_the_lab();
    set_up(&mut app, "4", &["7", "4"]);
    act(&mut app, LabAction::SwitchMeasure(Measure::Time));
    run(&mut app);
    act(&mut app, LabAction::Plot(LabPlot::Times));
    act(&mut app, LabAction::SwitchMeasure(Measure::Time));
    run(&mut app);
    assert_eq!(results(&app).chart.plot, LabPlot::Growth);
}

/// Three searches, board by board: the dots are those of one pair, and what is said of the others stays.
#[test]
fn the_pair_whose_boards_are_shown_is_chosen() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Preset(LabPreset::Growth));
    act(&mut app, LabAction::Source(SourceKind::Depth));
    write(&mut app, LabField::Depth, "8");
    run(&mut app);
    act(&mut app, LabAction::Plot(LabPlot::Pairs));
    let shown = |app: &TestApp| {
        let view = results(app);
        let curves = view.chart.curves.iter();
        let dotted: Vec<usize> =
            curves.clone().filter(|curve| !curve.points.is_empty()).map(|curve| curve.variant).collect();
        assert_eq!(dotted, [view.compared]);
        assert!(curves.clone().all(|curve| curve.note.is_some()));
        [view.against, view.compared]
    };
    let [against, first] = shown(&app);
    assert_ne!(against, first);
    let last = results(&app).variants.len() - 1;
    act(&mut app, LabAction::Compare(last));
    assert_eq!(shown(&app), [against, last]);
    act(&mut app, LabAction::Against(last));
    assert_eq!(shown(&app), [last, against], "they change places");
}

/// What the formula says of the iterations is within the plot, however far above them.
#[test]
fn the_formula_is_seen_whole() {
    let mut app = at_the_lab();
    set_up(&mut app, "24", &["8"]);
    act(&mut app, LabAction::SwitchMeasure(Measure::Rounds));
    run(&mut app);
    act(&mut app, LabAction::Plot(LabPlot::Rounds));
    let chart = results(&app).chart;
    let [LabGuide::Formula(_, formula)] = &chart.guides[..] else { panic!("a formula: {:?}", chart.guides) };
    let highest = formula.iter().map(|point| point[1]).fold(0.0, f64::max);
    let counted = chart.curves[0].points.iter().map(|point| point[1]).fold(0.0, f64::max);
    assert!(highest > counted && chart.y.to >= highest, "{highest}, {counted}, {}", chart.y.to);
}

/// Run times below a microsecond are within the plot.
#[test]
fn no_value_is_below_an_axis() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Preset(LabPreset::Weights));
    act(&mut app, LabAction::Source(SourceKind::Depth));
    write(&mut app, LabField::Depth, "10");
    act(&mut app, LabAction::SwitchMeasure(Measure::Time));
    run(&mut app);
    for plot in [LabPlot::Growth, LabPlot::Ratio, LabPlot::TradeOff, LabPlot::Accuracy, LabPlot::Times] {
        act(&mut app, LabAction::Plot(plot));
        let chart = results(&app).chart;
        let values = chart.curves.iter().flat_map(|curve| curve.points.iter().map(|point| point[1]));
        let values: Vec<f64> = values.collect();
        assert!(!values.is_empty() && values.iter().all(|y| (chart.y.from..=chart.y.to).contains(y)));
    }
}

/// Boards of a pair plot that lie above the diagonal are those on which more is expanded.
#[test]
fn no_dot_mixes_boards_of_both_sides_of_the_diagonal() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Preset(LabPreset::BetterH));
    act(&mut app, LabAction::Source(SourceKind::Depth));
    // More than are drawn one by one.
    write(&mut app, LabField::Depth, "18");
    run(&mut app);
    act(&mut app, LabAction::Plot(LabPlot::Pairs));
    let view = results(&app);
    let run = app.model.lab.run.as_ref().expect("a run");
    let side = |pick: &Pick| {
        let sides = pick.boards(run).into_iter().map(|(expanded, board)| {
            expanded.cmp(&run.results.counts(view.against, board).expect("counted").expanded)
        });
        let mut sides: Vec<Ordering> = sides.collect();
        sides.sort_unstable();
        sides.dedup();
        assert_eq!(sides.len(), 1, "{pick:?}");
        sides[0]
    };
    let curve = &view.chart.curves[0];
    assert!(curve.points.len() < 5_000, "they are drawn in bins");
    for (place, pick) in curve.picks.iter().enumerate() {
        let [x, y] = curve.points[place];
        assert_eq!(side(pick), y.total_cmp(&x), "{pick:?}");
        assert_eq!(pick.boards(run).len(), curve.boards[place], "{pick:?}");
    }
}

/// Each fact says where it is known from, and its figures are grouped as all are.
#[test]
fn facts_are_told_with_their_source() {
    let all = facts(Extent::Full);
    let of = |name: &str| all.iter().find(|fact| fact.name() == name).expect(name);
    let layers = of("layers, blank on cell 4");
    let swept = of("every start, realm 7: shortest ways, expanded, generated");
    for language in Language::ALL {
        let words = Words::new(language);
        assert_eq!(fact_words::source(&words, layers.source()), "OEIS A089474");
        let told: HashSet<String> =
            all.iter().map(|fact| fact_words::source(&words, fact.source())).collect();
        assert_eq!(told.len(), 3 + 3, "three sequences, the notebook, proofs, another program: {told:?}");
    }
    assert_eq!(swept.source(), FactSource::OtherProgram);
    let grouped = "181\u{2009}440, 141\u{2009}947\u{2009}994, 378\u{2009}642\u{2009}957";
    assert_eq!(fact_words::value(&swept.expected()), grouped);
    assert_eq!(fact_words::value(&of("farthest boards").expected()), "64785x321, 8672543x1");
}

#[test]
fn facts_are_checked_one_by_one_until_it_is_stopped() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Face(LabFace::Check));
    assert_eq!(act(&mut app, LabAction::Check), [Request::Check(Extent::Quick)]);
    let fact = &facts(Extent::Quick)[0];
    let found = Finding::of(fact, fact.expected(), fact.expected(), 0.1);
    for news in [CheckNews::Passed(1), CheckNews::Found(found)] {
        app.act_all(Action::From(Role::Check, Message::Check(news)));
    }
    assert!(app.model.lab.checks.findings[0].ok);
    assert_eq!(app.act_all(Action::Escape), [Request::End(Role::Check)]);
    assert_eq!(act(&mut app, LabAction::Check), [], "the fact that it is at comes to its end first");
    app.act_all(Action::From(Role::Check, Message::Ended));
    assert_eq!(app.model.lab.checks.standing, CheckStanding::Stopped);
    act(&mut app, LabAction::Extent(Extent::Full));
    assert!(app.model.lab.checks.facts.len() > facts(Extent::Quick).len());
    assert!(app.model.lab.checks.findings.is_empty());
}
