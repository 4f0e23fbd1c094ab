//! The laboratory: what is set up is run, what is run is shown, and a dot leads to a search.

use eight_realms_app::{
    desk::{jobs::Role, screen::StageTab},
    lab::{
        LabAction, LabFace,
        chart::{LabPlot, Pick},
        checks::CheckStanding,
        run::Standing,
        setup::{LabField, LaneFault, SetupFault, SourceKind},
        view::{LabView, ResultsView},
    },
    model::{Action, Model},
    view::{View, ViewCache},
};
use eight_realms_core::{
    check::{Extent, Finding, facts},
    job::{CheckNews, Message},
    lab::{BoardSourceError, DepthsError, LabPreset, Measure},
    puzzle::{Board, Puzzle},
    realm::Realm,
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
    let expanded: Vec<u64> = card.shown.iter().map(|board| board.expanded).collect();
    assert!(expanded[0] <= expanded[1] && expanded[1] <= expanded[2], "fewest, median, most: {expanded:?}");
    let most = card.shown[2].clone();
    act(&mut app, LabAction::Load { variant: 1, board: most.number });
    assert_eq!(app.model.puzzle, Puzzle::new(most.start, Board::standard_goal()));
    assert_eq!(app.model.stage, StageTab::Step);
    app.settle();
    let chosen = app.model.chosen;
    assert_eq!(chosen.place(), Some(0), "it is a lane of one's own");
    assert_eq!(app.model.lane(chosen).recording.edge().tally.expanded, most.expanded);
    app.act_all(Action::ShowStage(StageTab::Lab));
    assert_eq!(results(&app).card.expect("still there").shown[2], most);
    app.act_all(Action::Escape);
    assert!(results(&app).card.is_none());
}

#[test]
fn every_plot_has_dots_and_every_dot_its_boards() {
    let mut app = at_the_lab();
    set_up(&mut app, "9", &["7", "7:h=weighted,w=2.0", "7:h=linear-conflict"]);
    act(&mut app, LabAction::SwitchMeasure(Measure::Time));
    assert_eq!(run(&mut app), [Measure::Counts, Measure::Time]);
    for plot in LabPlot::ALL {
        act(&mut app, LabAction::Plot(plot));
        let view = results(&app);
        let curves: Vec<_> = view.chart.curves.iter().filter(|curve| !curve.points.is_empty()).collect();
        assert_eq!(curves.len(), if plot.compares() { 2 } else { 3 }, "{plot:?}");
        for curve in curves {
            for (pick, boards) in curve.picks.iter().zip(&curve.boards) {
                let behind = pick.boards(app.model.lab.run.as_ref().expect("a run"));
                // Run times are those of the first boards alone, but all boards of the depth are behind the dot.
                assert!(behind.len() == *boards || plot == LabPlot::Times, "{plot:?}: {pick:?}");
            }
            let in_dots: usize = curve.boards.iter().sum();
            if matches!(plot, LabPlot::Spread | LabPlot::Pairs | LabPlot::Accuracy) {
                assert_eq!(in_dots, view.table.lines[0].boards[0], "{plot:?}: every board is in one dot");
            }
        }
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
}

/// Boards of a pair plot that lie above the diagonal are those on which more is expanded.
#[test]
fn no_dot_mixes_boards_of_both_sides_of_the_diagonal() {
    let mut app = at_the_lab();
    act(&mut app, LabAction::Preset(LabPreset::BetterH));
    act(&mut app, LabAction::Source(SourceKind::Depth));
    write(&mut app, LabField::Depth, "14");
    run(&mut app);
    act(&mut app, LabAction::Plot(LabPlot::Pairs));
    let view = results(&app);
    let run = app.model.lab.run.as_ref().expect("a run");
    let is_more = |pick: &Pick| {
        let sides = pick.boards(run).into_iter().map(|(expanded, board)| {
            expanded > run.results.counts(view.against, board).expect("counted").expanded
        });
        let mut sides: Vec<bool> = sides.collect();
        sides.dedup();
        assert_eq!(sides.len(), 1, "{pick:?}");
        sides[0]
    };
    let curve = &view.chart.curves[0];
    for (pick, [x, y]) in curve.picks.iter().zip(&curve.points) {
        assert_eq!(is_more(pick), y > x, "{pick:?}");
    }
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
    assert!(app.model.lab.checks.names.len() > facts(Extent::Quick).len());
    assert!(app.model.lab.checks.findings.is_empty());
}
