//! Lines with lanes of one's own.

use eight_realms_core::{
    lane::{Lane, LaneRefusal, LaneRequest, LineFault},
    puzzle::Puzzle,
    realm::Settings,
    replay::moment::{LanesLine, Line, MomentPlace, Opening, OpeningError, read},
};
use proptest::{prelude::*, sample::subsequence};

use super::{board, lane, refused::requests};
use crate::{
    readers::{damaged, seeded::seeded_config},
    samples::size,
};

/// Every lane that is a search, once.
fn every_lane() -> Vec<Lane> {
    let mut lanes: Vec<Lane> = Vec::new();
    for lane in requests().iter().filter_map(|request| request.lane(&Settings::default()).ok()) {
        if !lanes.contains(&lane) {
            lanes.push(lane);
        }
    }
    lanes
}

fn lines() -> impl Strategy<Value = LanesLine> {
    let places = prop_oneof![
        Just(MomentPlace::End),
        (0..1_u64 << 63).prop_map(MomentPlace::Expansion),
        (0..1_u64 << 63, any::<Option<u16>>())
            .prop_map(|(events, check)| MomentPlace::Events { events, check }),
    ];
    (subsequence(every_lane(), 1..=8).prop_shuffle(), any::<prop::sample::Index>(), places, any::<bool>())
        .prop_map(|(lanes, chosen, place, has_goal)| {
            let goal = if has_goal { "x12345678" } else { "12345678x" };
            let puzzle = Puzzle::new(board("23415x768"), board(goal));
            LanesLine { puzzle, chosen: chosen.index(lanes.len()), lanes, place: Some(place) }
        })
}

proptest! {
    #![proptest_config(seeded_config(size(1_000, 100)))]

    #[test]
    fn what_is_written_is_read_back(line in lines()) {
        let text = line.to_string();
        prop_assert!(text.chars().all(|letter| letter.is_ascii_alphanumeric() || ":-=,.@~+".contains(letter)));
        prop_assert_eq!(read(&text), Ok(Opening::Moment(Line::Own(line.clone()))));
        let sentence = format!("see https://example.org/#{text}, and others");
        prop_assert_eq!(read(&sentence), Ok(Opening::Moment(Line::Own(line))));
    }

    #[test]
    fn a_damaged_line_is_read_or_rejected_at_its_place(line in lines(), at in 0..200_usize, kind in 0..3_u8, other in any::<char>()) {
        let text = damaged(&line.to_string(), at, kind, other);
        match read(&text) {
            Ok(Opening::Moment(Line::Own(line))) => prop_assert_eq!(read(&line.to_string()), Ok(Opening::Moment(Line::Own(line)))),
            Ok(_) | Err(OpeningError::Puzzle(_)) => {}
            Err(OpeningError::Line(error)) => {
                prop_assert!((1..=text.chars().count() + 1).contains(&error.position), "{}: {}", text, error);
            }
        }
    }
}

#[test]
fn a_line_with_lanes() {
    let text = "8r2:23415x768:7:h=zero+7:h=misplaced+7+7:h=linear-conflict+7:h=weighted,w=2.0@c.e738~ef49";
    let Ok(Opening::Moment(Line::Own(line))) = read(text) else { panic!("{:?}", read(text)) };
    assert_eq!(line.to_string(), text);
    assert_eq!((line.lanes.len(), line.chosen), (5, 2));
    assert_eq!(line.moment().to_string(), "8r1:23415x768:7@e738~ef49");
    assert_eq!(line.lanes[4], lane("7:h=weighted,w=2.0"));
    // Without a place, the first lane is chosen; settings that are usual are left out.
    for (read_as, written) in [
        ("8r2:23415x768:7:t=high-g,h=manhattan+2", "8r2:23415x768:7+2"),
        ("8r2:23415x768:7+2@end", "8r2:23415x768:7+2@end"),
        ("8r2:23415x768:7+2@a.end", "8r2:23415x768:7+2@end"),
        ("8r2:23415x768:7+2@b.x12", "8r2:23415x768:7+2@b.x12"),
        ("8r2:23415x768:7:f=h,t=none+2", "8r2:23415x768:7:f=h+2"),
    ] {
        let Ok(Opening::Moment(Line::Own(line))) = read(read_as) else {
            panic!("{read_as}: {:?}", read(read_as))
        };
        assert_eq!(line.to_string(), written);
    }
}

#[test]
fn faults_have_their_place() {
    let nine = format!(
        "8r2:23415x768:{}",
        (0..9).map(|limit| format!("8:h=zero,l={limit}")).collect::<Vec<_>>().join("+")
    );
    let faults = [
        ("8r3:23415x768:7", 3, LineFault::LaterVersion),
        ("8r2:23415x768:7+7:t=high-g", 17, LineFault::LaneTwice('a')),
        ("8r2:23415x768:7+8:f=h", 17, LineFault::Lane(LaneRefusal::GreedyDeepening)),
        ("8r2:23415x768:7+2@c.e1", 19, LineFault::UnknownLane),
        (nine.as_str(), 15 + 8 * 13, LineFault::TooManyLanes),
        ("8r1:23415x768:8:f=h", 15, LineFault::Lane(LaneRefusal::GreedyDeepening)),
        ("8r1:23415x768:8:l=23", 15, LineFault::Lane(LaneRefusal::LimitBesideHeuristic)),
    ];
    for (text, position, fault) in faults {
        let Err(OpeningError::Line(error)) = read(text) else { panic!("{text}: {:?}", read(text)) };
        assert_eq!((error.position, error.fault), (position, fault), "{text}");
    }
    let limit = read("8r2:23415x768:8:h=zero,l=41");
    assert!(limit.is_err_and(|error| error.to_string().starts_with("character 26: a depth limit is")));
    let alone: Result<LaneRequest, _> = "7:h=zero+2".parse();
    assert_eq!(alone.map_err(|error| (error.position, error.fault)), Err((9, LineFault::TextBehind)));
}

#[test]
fn one_of_the_eight_leaves_unused_what_is_meant_for_the_others() {
    for text in [
        "8r1:23415x768:2:o=udlr,t=none,g=expanded@e10",
        "8r1:23415x768:7b:t=none@e10",
        "8r1:23415x768:2:h=manhattan@e10",
        "8r1:23415x768:7:t=low-g,h=zero@e10",
    ] {
        let Ok(Opening::Moment(Line::Realm(line))) = read(text) else { panic!("{text}: {:?}", read(text)) };
        assert_eq!(line.to_string(), text);
    }
}
