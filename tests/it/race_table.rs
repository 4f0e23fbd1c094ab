//! The table of the race: the figures of `compare`, each against that of the realm before, if both count the same.

use eight_realms_app::{
    desk::lanes::Times,
    model::{Action, Model},
    race::table::{Figure, NoRatio, RaceColumn, RaceRow, Ratio, race_table},
};
use eight_realms_core::{
    job::{MachineLoad, Message, TimeSummary},
    lane::LaneId,
    realm::Realm,
};
use serde_json::Value;

use crate::{at_the_end::at_the_end, cli::program::json, ground::puzzle, test_app::TestApp};

fn fresh() -> TestApp {
    TestApp::of(Model::new(at_the_end(), 1))
}

/// Passes the times and the memory that the command line has measured to the model.
fn pass_measures(app: &mut TestApp, row: &Value) {
    let realm: Realm = row["realm"].as_str().expect("a label").parse().expect("a realm");
    let seconds = |value: &Value| value.as_f64().expect("a time");
    let times = &row["bare_seconds"];
    let [median, min, max] = ["median", "min", "max"].map(|name| seconds(&times[name]));
    let search = TimeSummary { median, min, max, runs: 1 };
    let median = row["lookup_seconds"].as_f64();
    let lookup = median.map(|median| TimeSummary { median, ..search });
    app.take_times(realm, Times { search, lookup, machine_load: MachineLoad::Quiet }, None);
    app.measured(Message::Weighed(realm.into(), row["peak_memory_bytes"].as_u64().expect("it was weighed")));
}

/// The same figures in `compare --json`; b* is not in it.
fn of_compare(row: &Value, column: RaceColumn) -> Option<f64> {
    match column {
        RaceColumn::Expanded => row["expanded"].as_f64(),
        RaceColumn::Generated => row["generated"].as_f64(),
        RaceColumn::Peak => row["frontier_peak"].as_f64(),
        RaceColumn::Work => {
            Some(row["work"].as_object().expect("kinds").values().filter_map(Value::as_f64).sum())
        }
        RaceColumn::Memory => row["peak_memory_bytes"].as_f64(),
        RaceColumn::Time => row["bare_seconds"]["median"].as_f64(),
        RaceColumn::Moves => row["moves"].as_f64(),
        RaceColumn::Realm | RaceColumn::Branching => None,
    }
}

/// Why the same figures have no ratio: operations of other kinds, and a stack that is not weighed.
fn unlike(row: &Value, before: &Value, column: RaceColumn) -> Option<NoRatio> {
    let kinds = |row: &Value| -> Vec<String> {
        row["work"].as_object().expect("kinds").iter().map(|(kind, _)| kind.clone()).collect()
    };
    match column {
        RaceColumn::Work => (kinds(row) != kinds(before)).then_some(NoRatio::Kinds),
        RaceColumn::Memory => (row["realm"] == "8").then_some(NoRatio::Stack),
        RaceColumn::Peak => (row["realm"] == "8").then_some(NoRatio::Path),
        RaceColumn::Realm
        | RaceColumn::Expanded
        | RaceColumn::Generated
        | RaceColumn::Time
        | RaceColumn::Moves
        | RaceColumn::Branching => None,
    }
}

fn place(column: RaceColumn) -> usize {
    RaceColumn::FIGURES.into_iter().position(|other| other == column).expect("it has figures")
}

#[test]
fn every_cell_is_what_compare_prints_and_every_ratio_that_of_neighbours() {
    for start in ["23415x768", "8672543x1"] {
        let mut app = TestApp::with(puzzle(start, "12345678x"));
        app.settle();
        let rows = json(&format!("compare {start} --runs 1 --json"));
        let rows = rows.as_array().expect("rows");
        for row in rows {
            pass_measures(&mut app, row);
        }
        let table = race_table(app.model.seen().desk, &app.model.race);
        assert_eq!(table.len(), rows.len());
        for (at, (row, compared)) in table.iter().zip(rows).enumerate() {
            let columns = RaceColumn::FIGURES.into_iter().zip(row.figures).zip(row.ratios);
            for ((column, figure), ratio) in
                columns.filter(|((column, _), _)| *column != RaceColumn::Branching)
            {
                let expected = of_compare(compared, column);
                assert_eq!(figure.value(), expected, "realm {}, {column:?}", row.lane);
                let before = at.checked_sub(1).filter(|_| column.has_ratio());
                let times = before.and_then(|at| Some(expected? / of_compare(&rows[at], column)?));
                let expected = match before.and_then(|at| unlike(compared, &rows[at], column)) {
                    Some(unlike) => Ratio::Unlike(unlike),
                    None => times.map_or(Ratio::None, Ratio::Known),
                };
                assert_eq!(ratio, expected, "× of realm {}, {column:?}", row.lane);
            }
        }
    }
}

/// Strings compared are no multiple of digits ranked; entries of a list are one of entries of a list.
#[test]
fn operations_are_compared_where_they_are_of_the_same_kinds() {
    let mut app = fresh();
    app.settle();
    let work = place(RaceColumn::Work);
    let with_ratio: Vec<LaneId> = race_table(app.model.seen().desk, &app.model.race)
        .into_iter()
        .filter(|row| row.ratios[work].value().is_some())
        .map(|row| row.lane)
        .collect();
    assert_eq!(with_ratio, [Realm::Manhattan], "5 and 6 scan the same kind of list");
    for realm in [Realm::StringSet, Realm::Table, Realm::Bidirectional] {
        app.act(Action::ToggleShown(realm.into()));
    }
    let five = row(&app, Realm::Misplaced);
    assert_eq!((five.before, five.ratios[work]), (Some(Realm::Hash.into()), Ratio::Unlike(NoRatio::Kinds)));
    app.act(Action::ToggleShown(Realm::Bidirectional.into()));
    let four = row(&app, Realm::Bidirectional);
    let times = four.ratios[work].value().expect("both rank digits");
    assert!(four.before == Some(Realm::Hash.into()) && (0.05..0.06).contains(&times), "{times}");
}

#[test]
fn a_table_does_not_branch_and_every_other_realm_does() {
    let mut app = fresh();
    app.settle();
    for row in race_table(app.model.seen().desk, &app.model.race) {
        let branches = row.figures[place(RaceColumn::Branching)].value().is_some();
        assert_eq!(branches, row.lane != Realm::Table, "realm {}", row.lane);
    }
}

fn row(app: &TestApp, realm: Realm) -> RaceRow {
    race_table(app.model.seen().desk, &app.model.race)
        .into_iter()
        .find(|row| row.lane == realm)
        .expect("it takes part")
}

/// Realm 2 is measured, realm 3 not yet: realm 4 has its time, and no realm to be compared with.
#[test]
fn a_ratio_waits_for_the_realm_right_before() {
    let mut app = TestApp::of(Model::new(at_the_end(), 1));
    app.act(Action::SetPuzzle(puzzle("123x46758", "12345678x")));
    while app.due().into_iter().fold(false, |_, _| true) {
        for realm in Realm::LADDER {
            app.deliver(realm);
        }
    }
    let times = TimeSummary { median: 0.01, min: 0.01, max: 0.01, runs: 3 };
    for realm in [Realm::Hash, Realm::Bidirectional] {
        app.take_times(realm, Times { search: times, lookup: None, machine_load: MachineLoad::Quiet }, None);
    }
    let time = place(RaceColumn::Time);
    let four = row(&app, Realm::Bidirectional);
    assert_eq!((four.figures[time], four.before), (Figure::Known(0.01), Some(Realm::Table.into())));
    assert_eq!(four.ratios[time], Ratio::Awaited);
    app.act(Action::ToggleShown(Realm::Table.into()));
    let four = row(&app, Realm::Bidirectional);
    assert_eq!(
        (four.ratios[time], four.before),
        (Ratio::Known(1.0), Some(Realm::Hash.into())),
        "who is shown"
    );
}

/// No path leads to the goal, and all but realm 8 search all the same.
#[test]
fn no_realm_is_compared_with_one_that_was_not_searched() {
    let mut app = TestApp::with(puzzle("12345687x", "12345678x"));
    app.act(Action::SearchAnyway);
    for realm in [Realm::Misplaced, Realm::Manhattan, Realm::Heap] {
        app.act(Action::ToggleShown(realm.into()));
    }
    app.settle();
    let eight = row(&app, Realm::IdaStar);
    assert_eq!((eight.figures, eight.before), ([Figure::None; 8], Some(Realm::Bidirectional.into())));
    assert_eq!(eight.ratios, [Ratio::None; 8]);
    let four = row(&app, Realm::Bidirectional);
    let peak = place(RaceColumn::Peak);
    assert!(four.ratios[peak].value().is_some(), "{four:?}");
}
