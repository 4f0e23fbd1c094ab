//! The trace for Posthoc: by its schema, by the rules of its reader, and without loss.

use std::collections::{HashMap, HashSet};

use eight_realms_core::{
    export::{POSTHOC_VERSION, PosthocView},
    puzzle::Move,
    trace::{Event, EventKind},
};
use serde_json::{Value, json};

use super::{Recorded, SAMPLE, TWO_MOVES, all, read_back::Fields, schema::fault};
use crate::probe::{board, check_all};

fn schema() -> Value {
    serde_json::from_str(include_str!("../data/posthoc-1.4.0.schema.json")).expect("it is JSON")
}

fn document(recorded: &Recorded, view: PosthocView) -> Value {
    serde_json::from_str(&recorded.posthoc(view)).unwrap_or_else(|error| panic!("{recorded}: {error}"))
}

fn events(document: &Value) -> &[Value] {
    document["events"].as_array().expect("a list")
}

#[test]
fn every_trace_is_as_the_schema_says() {
    let schema = schema();
    check_all(all(), |recorded| {
        for view in PosthocView::ALL {
            // A view is the same in every trace.
            let is_large = recorded.events.len() > 10_000;
            if !is_large || view == PosthocView::None {
                assert_eq!(fault(&schema, &schema, &document(recorded, view)), None, "{recorded}");
            }
        }
    });
}

/// A test of the reader of the schema: what a trace must not have is noticed.
#[test]
fn the_schema_refuses_what_the_reader_would_stumble_over() {
    let schema = schema();
    let good = document(&Recorded::of("7", TWO_MOVES), PosthocView::Tiles);
    assert_eq!(fault(&schema, &schema, &good), None);
    for (pointer, value) in [
        ("/version", json!("1.4.1")),
        ("/events/3/id", json!(0)),
        ("/events/3/id", json!(null)),
        ("/events/3/pId", json!("")),
        ("/events/3/board", json!(123_456_078)),
        ("/events/3/type", json!("expand")),
        ("/events/3/g", json!(-1)),
        ("/views/main/0/$", json!(1)),
        ("/views/main", json!(null)),
    ] {
        let mut bad = good.clone();
        *bad.pointer_mut(pointer).expect("it is there") = value;
        assert!(fault(&schema, &schema, &bad).is_some(), "{pointer}");
    }
    for name in ["board", "id", "pId", "type"] {
        let mut bad = good.clone();
        bad["events"][3].as_object_mut().expect("an event").remove(name);
        assert!(fault(&schema, &schema, &bad).is_some(), "{name}");
    }
    let mut bad = good;
    bad["events"][3]["pivot"] = json!({});
    assert!(fault(&schema, &schema, &bad).is_some(), "pivot");
}

/// What the reader of traces does with parents, and what it expects of every event.
#[test]
fn parents_come_before_and_the_last_event_of_a_node_has_the_parent_that_stands() {
    check_all(all(), |recorded| {
        let document = document(recorded, PosthocView::None);
        let mut seen: HashSet<String> = HashSet::new();
        let mut boards: HashMap<String, String> = HashMap::new();
        let mut standing: HashMap<String, Value> = HashMap::new();
        for event in events(&document) {
            let (id, parent) = (event["id"].to_string(), &event["pId"]);
            assert!(id != "0" && id != "null", "{recorded}: {event}");
            assert!(parent.is_null() || seen.contains(&parent.to_string()), "{recorded}: {event}");
            assert!(event["from"].is_null() || seen.contains(&event["from"].to_string()), "{event}");
            let kind = event["type"].as_str().expect("a text");
            let letters = event["board"].as_str().expect("every event has the board");
            assert_eq!(letters.matches('x').count(), 1, "{event}");
            assert_eq!(boards.entry(id.clone()).or_insert_with(|| letters.to_owned()), letters, "{event}");
            let is_made = matches!(kind, "generating" | "updating" | "pruning");
            if is_made && event["by"].is_string() {
                let by = event["by"].as_str().and_then(|by| by.chars().next()).expect("a move");
                let step = Move::from_letter(by).expect("a move");
                let made = board(&boards[&parent.to_string()]).after(step);
                assert_eq!(made, Some(board(letters)), "{recorded}: {event}");
                standing.insert(id.clone(), parent.clone());
            } else {
                let stands = standing.entry(id.clone()).or_insert(Value::Null);
                assert_eq!(stands, parent, "{recorded}: {event}");
            }
            seen.insert(id);
        }
    });
}

/// The events of the search. `closing` is a step back in a trace that has bounds, and nothing in another.
fn read_back(document: &Value, per_move: u16) -> Vec<Event> {
    let events = events(document);
    let is_deepening = events.iter().any(|event| event["type"] == "bound");
    let event = |event: &Value| {
        let map = event.as_object().expect("an event");
        let fields = Fields { map, per_move, by: "by" };
        match fields.text("type") {
            "generating" if !map.contains_key("by") => Some(fields.begin()),
            "generating" => Some(fields.open()),
            "expanding" => Some(fields.expand()),
            "updating" => Some(fields.improve()),
            "duplicate" => Some(fields.duplicate()),
            "pruning" => Some(fields.prune()),
            "bound" => Some(fields.deepen()),
            "closing" => is_deepening.then(|| fields.retreat()),
            "meeting" => Some(fields.meet()),
            "lookup" => Some(fields.look_up()),
            "end" => Some(fields.solved()),
            "source" | "destination" => None,
            other => panic!("{other} is no type"),
        }
    };
    events.iter().filter_map(event).collect()
}

#[test]
fn a_trace_read_back_has_the_events_of_the_search() {
    check_all(all(), |recorded| {
        let per_move = recorded.lane.realm.unit(&recorded.lane.settings).per_move();
        let events = read_back(&document(recorded, PosthocView::None), per_move);
        assert!(events == recorded.events, "{recorded}");
    });
}

#[test]
fn two_moves_are_these_twelve_events() {
    let text = Recorded::of("7", TWO_MOVES).posthoc(PosthocView::Tiles);
    let (head, rest) = text.split_once('\n').expect("a line for the views");
    assert!(head.starts_with(r#"{"version":"1.4.0","views":{"tile":["#) && head.ends_with(r#""events":["#));
    let expected = r#"{"type":"source","id":5,"pId":null,"g":0,"h":2,"f":2,"board":"123456x78"},
{"type":"destination","id":1,"pId":null,"board":"12345678x"},
{"type":"generating","id":5,"pId":null,"g":0,"h":2,"f":2,"board":"123456x78"},
{"type":"expanding","id":5,"pId":null,"g":0,"h":2,"f":2,"board":"123456x78"},
{"type":"generating","id":631,"pId":5,"g":1,"h":3,"f":4,"board":"123x56478","by":"u"},
{"type":"generating","id":2,"pId":5,"g":1,"h":1,"f":2,"board":"1234567x8","by":"r"},
{"type":"closing","id":5,"pId":null,"g":0,"h":2,"f":2,"board":"123456x78"},
{"type":"expanding","id":2,"pId":5,"g":1,"h":1,"f":2,"board":"1234567x8"},
{"type":"generating","id":105,"pId":2,"g":2,"h":2,"f":4,"board":"1234x6758","by":"u"},
{"type":"duplicate","id":5,"pId":null,"g":2,"h":2,"f":4,"board":"123456x78","from":2,"by":"l"},
{"type":"generating","id":1,"pId":2,"g":2,"h":0,"f":2,"board":"12345678x","by":"r"},
{"type":"end","id":1,"pId":2,"g":2,"h":0,"f":2,"board":"12345678x","test":"expanded"}
]}
"#;
    assert_eq!(rest, expected);
}

#[test]
fn the_sample_has_1476_events_for_1161() {
    assert_eq!(POSTHOC_VERSION, "1.4.0");
    let recorded = Recorded::of("7", SAMPLE);
    assert_eq!(recorded.events.len(), 1161);
    let text = recorded.posthoc(PosthocView::Tiles);
    assert_eq!(events(&document(&recorded, PosthocView::Tiles)).len(), 1476);
    assert_eq!(text.lines().count(), 1476 + 2, "an event a line, between the views and the end");
}

/// The two trees of realm 4 share no id, and in realm 8 each node is entered once.
#[test]
fn trees_and_visits_have_ids_of_their_own() {
    let both = document(&Recorded::of("4", "413x25786"), PosthocView::None);
    let id = |kind: &str| events(&both).iter().find(|event| event["type"] == kind).map(|event| &event["id"]);
    assert_eq!(id("destination"), Some(&json!("b1")));
    for event in events(&both) {
        let is_backward = event["side"] == "backward";
        assert_eq!(event["id"].is_string(), is_backward, "{event}");
        assert_eq!(event["id"].is_number(), !is_backward, "{event}");
        assert!(event["pId"].is_null() || event["pId"].is_string() == is_backward, "{event}");
    }
    let recorded = Recorded::of("8", SAMPLE);
    let visits = document(&recorded, PosthocView::None);
    let ids = |kind: &str| {
        let own = events(&visits).iter().filter(|event| event["type"] == kind);
        own.map(|event| event["id"].as_u64().expect("a number")).collect::<Vec<_>>()
    };
    let [roots, expanded, pruned] = ["bound", "expanding", "pruning"].map(ids);
    let iterations = recorded.events.iter().filter(|event| event.kind() == EventKind::Deepen).count();
    assert!(iterations > 1 && roots.len() == iterations);
    assert!(roots.iter().all(|root| expanded.contains(root)), "each iteration begins anew");
    let entered: HashSet<u64> = expanded.iter().chain(&pruned).copied().collect();
    assert_eq!(entered.len(), expanded.len() + pruned.len(), "no node is entered twice");
    assert!(expanded.is_sorted() && pruned.is_sorted(), "numbered as they come");
}

/// A search that parity answers has both ends and nothing else.
#[test]
fn without_a_search_there_are_two_ends() {
    for lane in ["4", "7", "8"] {
        let document = document(&Recorded::of(lane, "12345687x"), PosthocView::Tiles);
        let types: Vec<&Value> = events(&document).iter().map(|event| &event["type"]).collect();
        assert_eq!(types, [&json!("source"), &json!("destination")], "realm {lane}");
    }
}

#[test]
fn the_view_follows_from_the_size() {
    use PosthocView::{None, Rows, Tiles};
    for (events, view) in [(0, Tiles), (10_000, Tiles), (10_001, Rows), (50_000, Rows), (50_001, None)] {
        assert_eq!(PosthocView::fit_for(events), view, "{events}");
    }
    let recorded = Recorded::of("7", TWO_MOVES);
    let rectangles = |view| {
        let document = document(&recorded, view);
        let main = document["views"]["main"].as_array().expect("a list").clone();
        main.iter().map(|part| part["$for"]["$to"].as_u64().expect("a number")).sum::<u64>()
    };
    assert_eq!(PosthocView::ALL.map(rectangles), [9, 3, 0]);
}
