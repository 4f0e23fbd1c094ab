//! JSON lines.

use eight_realms_core::{
    export::{JSONL_FORMAT, JSONL_VERSION},
    lane::LaneRequest,
    puzzle::{Move, Puzzle},
    realm::Settings,
    trace::Event,
};
use serde_json::{Map, Value, json};

use super::{Recorded, SAMPLE, TWO_MOVES, all, read_back::Fields};
use crate::probe::{board, check_all};

fn object(line: &str) -> Map<String, Value> {
    match serde_json::from_str(line) {
        Ok(Value::Object(map)) => map,
        other => panic!("{line}: {other:?}"),
    }
}

fn event(map: &Map<String, Value>, per_move: u16) -> Event {
    let fields = Fields { map, per_move, by: "move" };
    let event = match fields.text("event") {
        "begin" => fields.begin(),
        "expand" => fields.expand(),
        "open" => fields.open(),
        "improve" => fields.improve(),
        "duplicate" => fields.duplicate(),
        "prune" => fields.prune(),
        "deepen" => fields.deepen(),
        "retreat" => fields.retreat(),
        "meet" => fields.meet(),
        "look-up" => fields.look_up(),
        "solved" => fields.solved(),
        other => panic!("{other} is no event"),
    };
    if let (Some(parent), Some(by)) = (map.get("parent"), map.get("move")) {
        let parent = board(parent.as_str().expect("a text"));
        let next = by.as_str().and_then(|by| parent.after(by.parse().ok().and_then(Move::from_letter)?));
        assert_eq!(next, event.board(), "{map:?}");
    }
    assert_eq!(map.contains_key("parent"), map.contains_key("move"), "{map:?}");
    event
}

/// What the first line says is enough to search again, and to read the amounts.
#[test]
fn lines_read_back_are_the_search_and_its_events() {
    check_all(all(), |recorded| {
        let text = recorded.jsonl();
        assert!(text.ends_with('\n'));
        let mut lines = text.lines().map(object);
        let header = lines.next().expect("there is a header");
        assert_eq!((&header["format"], &header["version"]), (&json!(JSONL_FORMAT), &json!(JSONL_VERSION)));
        let request: LaneRequest = header["lane"].as_str().expect("a text").parse().expect("a lane");
        let lane = request.lane(&Settings::default()).expect("a search");
        assert_eq!(lane, recorded.lane, "{recorded}");
        let [start, goal] = ["start", "goal"].map(|end| board(header[end].as_str().expect("a text")));
        assert_eq!(Puzzle::new(start, goal), recorded.puzzle);
        let per_move = lane.realm.unit(&lane.settings).per_move();
        let events: Vec<Event> = lines.map(|line| event(&line, per_move)).collect();
        assert_eq!(header["events"], json!(events.len()));
        assert!(events == recorded.events, "{recorded}");
    });
}

#[test]
fn two_moves_are_these_lines() {
    let text = Recorded::of("7", TWO_MOVES).jsonl();
    let mut lines = text.lines();
    let program = env!("CARGO_PKG_VERSION");
    let expected = json!({
        "format": "eight-realms-trace", "version": 1, "program": program, "start": "123456x78",
        "goal": "12345678x", "lane": "7", "realm": "7", "order": "ulrd", "tie": "high-g", "tie_order": "fifo",
        "heuristic": "manhattan", "weight": null, "outcome": "found", "moves": 2, "events": 9, "expanded": 2,
        "generated": 5, "frontier_peak": 3
    });
    assert_eq!(Value::Object(object(lines.next().expect("a header"))), expected);
    let events = r#"{"event":"begin","board":"123456x78","g":0,"h":2,"f":2,"side":"forward"}
{"event":"expand","board":"123456x78","g":0,"h":2,"f":2,"side":"forward"}
{"event":"open","board":"123x56478","parent":"123456x78","move":"u","g":1,"h":3,"f":4,"side":"forward"}
{"event":"open","board":"1234567x8","parent":"123456x78","move":"r","g":1,"h":1,"f":2,"side":"forward"}
{"event":"expand","board":"1234567x8","g":1,"h":1,"f":2,"side":"forward"}
{"event":"open","board":"1234x6758","parent":"1234567x8","move":"u","g":2,"h":2,"f":4,"side":"forward"}
{"event":"duplicate","board":"123456x78","parent":"1234567x8","move":"l","g":2,"h":2,"f":4,"side":"forward"}
{"event":"open","board":"12345678x","parent":"1234567x8","move":"r","g":2,"h":0,"f":2,"side":"forward"}
{"event":"solved","board":"12345678x","g":2,"test":"expanded"}"#;
    assert_eq!(lines.collect::<Vec<_>>(), events.lines().collect::<Vec<_>>());
}

#[test]
fn the_first_line_says_how_the_search_ended() {
    let header = |recorded: &Recorded| object(recorded.jsonl().lines().next().expect("a header"));
    for (lane, start, outcome, moves) in [
        ("7", SAMPLE, "found", json!(19)),
        ("7", "12345687x", "none", json!(null)),
        ("8:h=zero,l=6", SAMPLE, "cutoff", json!(null)),
        ("2", "12345678x", "found", json!(0)),
    ] {
        let header = header(&Recorded::of(lane, start));
        assert_eq!((&header["outcome"], &header["moves"]), (&json!(outcome), &moves), "{lane} {start}");
    }
    let full = header(&Recorded::of("7", SAMPLE).full_after(1000));
    assert_eq!((&full["outcome"], &full["events"]), (&json!("unfinished"), &json!(1000)));
    let sample = header(&Recorded::of("7", SAMPLE));
    let counts = ["events", "expanded", "generated"].map(|name| sample[name].clone());
    assert_eq!(counts, [json!(1161), json!(314), json!(845)]);
}

#[test]
fn a_weight_makes_tenths_and_ties_are_of_a_star_alone() {
    let text = Recorded::of("7:h=weighted,w=1.5", TWO_MOVES).jsonl();
    let header = object(text.lines().next().expect("a header"));
    assert_eq!((&header["heuristic"], &header["weight"]), (&json!("weighted"), &json!(1.5)));
    assert!(text.contains(r#""g":1,"h":4.5,"f":5.5"#), "{text}");
    let header = object(Recorded::of("2", TWO_MOVES).jsonl().lines().next().expect("a header"));
    assert_eq!([&header["tie"], &header["tie_order"], &header["heuristic"]], [&json!(null); 3]);
}
