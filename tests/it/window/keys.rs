//! Every binding does what it says.

use egui::{Event, Key, Modifiers};
use eight_realms::{
    app::{
        Action, BoardRole, EXAMPLES, MapAction, MapCamera, MapScope, Projector, RaceFace, RaceMeasure, Sheet,
        Shown, Speed, StageTab,
    },
    gui::keys::{BINDINGS, KeyModifiers, KeyScope, Trigger},
    map::Projection,
    realm::Realm,
    replay::Playback,
    words::Language,
};

use super::desk::{Desk, board};

/// What one key has done to a window that stood in the middle of realm 7.
fn effect(name: &str, key: usize) -> fn(&Desk) -> bool {
    match (name, key) {
        ("play", _) => |desk| desk.model().chosen_lane().playhead.playback != Playback::Paused,
        ("expansion", 0) => |desk| desk.moment() > MIDDLE && desk.expanded() == EXPANDED + 1,
        ("expansion", _) => |desk| desk.moment() < MIDDLE,
        ("event", 0) => |desk| desk.moment() == MIDDLE + 1,
        ("event", _) => |desk| desk.moment() == MIDDLE - 1,
        ("mark", 0) => |desk| desk.moment() > MIDDLE + 1 && desk.is_mark(),
        ("mark", _) => |desk| desk.moment() < MIDDLE - 1 && desk.is_mark(),
        ("ends", 0) => |desk| desk.moment() == 0,
        ("ends", _) => |desk| desk.moment() == desk.model().chosen_lane().recording.len(),
        ("speed", 0) => |desk| desk.model().preferences.speed == Speed::default().halved(),
        ("speed", _) => |desk| desk.model().preferences.speed == Speed::default().doubled(),
        ("stage", 0) => |desk| desk.model().stage == StageTab::Step,
        ("stage", 1) => |desk| desk.model().stage == StageTab::Race,
        ("stage", 2) => |desk| desk.model().stage == StageTab::Map,
        ("stage", _) => |desk| desk.model().stage == StageTab::Heuristics,
        ("scope", _) => |desk| desk.model().map.scope == MapScope::Lanes,
        ("projection", _) => |desk| desk.model().map.projection == Projection::Lens,
        ("zoom", 0 | 1) => |desk| desk.model().map.camera.zoom() > NEAR,
        ("zoom", 2) => |desk| (1.0..NEAR).contains(&desk.model().map.camera.zoom()),
        ("zoom", _) => |desk| desk.model().map.camera == MapCamera::WHOLE,
        ("face", _) => |desk| desk.model().race.face == RaceFace::Table,
        ("measure", _) => |desk| desk.model().race.measure == RaceMeasure::Work,
        ("difference", _) => |desk| desk.model().notice.is_some(),
        ("start", _) => |desk| desk.edits() == Some(BoardRole::Start),
        ("goal", _) => |desk| desk.edits() == Some(BoardRole::Goal),
        ("random", _) => |desk| desk.model().recent.len() == 2 && desk.model().puzzle.is_solvable(),
        ("depth", _) => |desk| desk.model().sheet == Sheet::Depth,
        ("undo", _) => |desk| desk.model().puzzle == EXAMPLES[0].puzzle(),
        ("language", _) => |desk| desk.model().preferences.language == Language::Chinese,
        ("projector", _) => |desk| desk.model().projector == Projector::On,
        ("keys", _) => |desk| desk.model().sheet == Sheet::Keys,
        ("slide", 1) => |desk| desk.draft() == board("2 3 4 1 5 8 7 6 x"),
        ("slide", 2) => |desk| desk.draft() == board("2 3 x 1 5 4 7 6 8"),
        ("slide", 3) => |desk| desk.draft() == board("2 3 4 1 x 5 7 6 8"),
        ("slide", _) => |desk| desk.draft() == board("2 3 4 1 5 x 7 6 8"),
        ("erase", _) => |desk| desk.model().editor.as_ref().is_some_and(|editor| editor.typed == "1"),
        ("take", _) => |desk| desk.model().editor.is_none(),
        _ => |_| false,
    }
}

/// How near the map is looked at before.
const NEAR: f32 = 4.0;

/// Where the playhead stands, and what was expanded there.
const MIDDLE: u64 = 486;
const EXPANDED: u64 = 130;

/// Realm 7 in the middle of the sample, another puzzle before it; the editor open if its keys are meant.
fn ready(heard: KeyScope) -> Desk {
    let mut desk = Desk::with_realm_7(Language::English);
    let sample = desk.model().puzzle;
    desk.act(Action::SetPuzzle(EXAMPLES[0].puzzle()));
    desk.act(Action::SetPuzzle(sample));
    desk.act(Action::Choose(Realm::Heap));
    desk.search();
    desk.act(Action::Seek(MIDDLE));
    if heard == KeyScope::Editor {
        desk.act(Action::Edit(BoardRole::Start));
    }
    assert_eq!(desk.expanded(), EXPANDED);
    desk
}

fn modifiers(held: KeyModifiers) -> Modifiers {
    match held {
        KeyModifiers::Whatever | KeyModifiers::Nothing => Modifiers::NONE,
        KeyModifiers::Shift => Modifiers::SHIFT,
        KeyModifiers::Command => Modifiers::COMMAND,
    }
}

#[test]
fn every_key_of_the_table_does_what_it_says() {
    for binding in BINDINGS.iter().filter(|binding| binding.name != "stop") {
        let keys: Vec<Key> = match &binding.trigger {
            Trigger::Keys(_) | Trigger::Controls(_) => binding.keys(),
            Trigger::Stages => vec![Key::F1, Key::F2, Key::F3, Key::F4],
            Trigger::Digits(_) | Trigger::Writing | Trigger::Paste | Trigger::Copy => continue,
        };
        for (place, key) in keys.iter().enumerate() {
            let mut desk = ready(binding.scope);
            if binding.name == "erase" {
                desk.write("12");
            }
            if binding.name == "stage" && place == 0 {
                desk.act(Action::ShowStage(StageTab::Reading));
            }
            if matches!(binding.name, "face" | "measure") {
                desk.act(Action::ShowStage(StageTab::Race));
            }
            if matches!(binding.name, "projection" | "scope" | "zoom") {
                desk.act(Action::ShowStage(StageTab::Map));
                let near = MapCamera::WHOLE.enlarged(NEAR, [0.5; 2]);
                desk.act(Action::Map(MapAction::Look(near)));
            }
            let done = effect(binding.name, place);
            assert!(
                !done(&desk) || matches!(binding.name, "slide"),
                "{} {key:?} is done before",
                binding.name
            );
            desk.key_with(modifiers(binding.modifiers), *key);
            assert!(done(&desk), "{} {key:?}", binding.name);
        }
    }
}

/// Esc takes away what lies on top, then pauses, and leaves the projector last.
#[test]
fn escape_leaves_one_thing_at_a_time() {
    let mut desk = ready(KeyScope::Window);
    desk.act(Action::SwitchProjector);
    desk.act(Action::TogglePlay);
    desk.act(Action::Edit(BoardRole::Start));
    desk.act(Action::Open(Sheet::Keys));
    desk.key(Key::Escape);
    assert_eq!(desk.model().sheet, Sheet::None);
    assert!(desk.model().editor.is_some());
    desk.key(Key::Escape);
    assert!(desk.model().editor.is_none());
    desk.key(Key::Escape);
    assert_eq!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
    assert_eq!(desk.model().projector, Projector::On);
    desk.search();
    desk.key(Key::Escape);
    assert_eq!(desk.model().projector, Projector::Off);
}

/// Shift+1 arrives as an exclamation mark: the key is known by where it lies.
#[test]
fn digits_are_known_by_their_place() {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let mut desk = ready(KeyScope::Window);
    for (realm, physical) in Realm::LADDER.into_iter().zip(digits) {
        desk.key(physical);
        assert_eq!(desk.model().chosen, realm);
        let shown = desk.model().shown(realm);
        for expected in [other(shown), shown] {
            for pressed in [true, false] {
                desk.event(Event::Key {
                    key: Key::Exclamationmark,
                    physical_key: Some(physical),
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::SHIFT,
                });
            }
            assert_eq!(desk.model().shown(realm), expected);
        }
        assert_eq!(desk.model().chosen, realm);
    }
}

/// The digit of the realm that is chosen asks for the other step of its rung, if there is one, and then back.
#[test]
fn a_digit_pressed_again_is_the_other_step() {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let mut desk = ready(KeyScope::Window);
    for (realm, digit) in Realm::LADDER.into_iter().zip(digits) {
        let other = realm.other_step().unwrap_or(realm);
        for expected in [realm, other, realm, other] {
            desk.key(digit);
            assert_eq!(desk.model().chosen, expected);
            assert_eq!(desk.model().ladder()[realm.rung()], expected, "it stands on the ladder");
        }
    }
}

/// The other way.
const fn other(shown: Shown) -> Shown {
    match shown {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    }
}

/// A key kept down goes on stepping; what switches does not flicker.
#[test]
fn a_key_that_is_kept_down_steps_but_does_not_switch() {
    let mut desk = ready(KeyScope::Window);
    let held =
        |key| Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE };
    // egui works out by itself that a key which is already down repeats.
    for key in [Key::Space, Key::ArrowRight] {
        desk.harness.event(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        desk.wait(1);
        desk.harness.event(held(key));
        desk.harness.event(held(key));
        desk.wait(2);
        if key == Key::Space {
            assert_ne!(desk.model().chosen_lane().playhead.playback, Playback::Paused);
            desk.act(Action::Seek(MIDDLE));
        }
    }
    assert_eq!(desk.expanded(), EXPANDED + 3);
}

/// Letters with Ctrl are somebody else's.
#[test]
fn letters_with_other_keys_held_are_not_heard() {
    let mut desk = ready(KeyScope::Window);
    for key in [Key::E, Key::G, Key::R, Key::L, Key::Num1] {
        desk.key_with(Modifiers::COMMAND, key);
        desk.key_with(Modifiers::ALT, key);
    }
    assert!(desk.model().editor.is_none());
    assert_eq!(desk.model().chosen, Realm::Heap);
    assert_eq!(desk.model().recent.len(), 1);
    assert_eq!(desk.model().preferences.language, Language::English);
}
