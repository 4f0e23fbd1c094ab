//! Every binding does what it says.

use egui::{Event, Key, Modifiers};
use eight_realms::gui::keys::{KeyModifiers, KeyScope, Trigger, bindings};
use eight_realms_app::{
    desk::{
        Shown,
        action::LanesAction,
        camera::MapCamera,
        clock::PlayClock,
        cost::RaceMeasure,
        notice::Notice,
        preferences::{Speed, Totals},
        puzzles::EXAMPLES,
        screen::{Face, Fold, Folds, LaneScope, Projector, ScaleSteps, Sheet, StageTab, WindowScale},
    },
    inside::{InsideAction, InsideFace},
    map::MapAction,
    model::Action,
    places::PlacesAction,
    questions::QuestionAction,
    race::RaceFace,
    words::Language,
};
use eight_realms_core::{
    lane::{LaneId, Preset},
    map::Projection,
    puzzle::BoardRole,
    realm::Realm,
    replay::Playback,
};

use super::{
    key_effects::{BOOKMARKS, EXPANDED, MIDDLE, effect_on_places},
    question_keys,
    test_window::{TestWindow, board},
};

/// What one key has done to a window that stood in the middle of realm 7.
fn effect(name: &str, key: usize) -> fn(&TestWindow) -> bool {
    match (name, key) {
        ("play", _) => |window| window.model().chosen_lane().playhead.playback != Playback::Paused,
        ("expansion" | "presenter", 0) => {
            |window| window.moment() > MIDDLE && window.expanded() == EXPANDED + 1
        }
        ("expansion" | "presenter", _) => |window| window.moment() < MIDDLE,
        ("operation", 0) => |window| window.moment() == MIDDLE + 1,
        ("operation", _) => |window| window.model().inside.operation(MIDDLE).is_some(),
        ("inside", _) => |window| window.model().stage == StageTab::Inside,
        ("lab", _) => |window| window.model().stage == StageTab::Lab,
        ("lab-run", _) => |window| window.model().lab.run.is_some(),
        ("event", 0) => |window| window.moment() == MIDDLE + 1,
        ("event", _) => |window| window.moment() == MIDDLE - 1,
        ("mark", 0) => |window| window.moment() > MIDDLE + 1 && window.is_mark(),
        ("mark", _) => |window| window.moment() < MIDDLE - 1 && window.is_mark(),
        ("ends", 0) => |window| window.moment() == 0,
        ("ends", _) => |window| window.moment() == window.model().chosen_lane().recording.len(),
        ("speed", 0) => |window| window.model().preferences.speed == Speed::default().halved(),
        ("speed", _) => |window| window.model().preferences.speed == Speed::default().doubled(),
        ("clock", _) => |window| window.model().preferences.clocks.step == PlayClock::Tenfold,
        ("own-lanes", _) => |window| window.model().face == Face::Own,
        ("add-lane", _) => |window| window.model().sheet == Sheet::Lane,
        ("move-lane", 0) => |window| window.model().chosen.place() == Some(1),
        ("move-lane", _) => |window| window.model().chosen.place() == Some(3),
        ("stage", 0) => |window| window.model().stage == StageTab::Step,
        ("stage", 1) => |window| window.model().stage == StageTab::Race,
        ("stage", 2) => |window| window.model().stage == StageTab::Map,
        ("stage", _) => |window| window.model().stage == StageTab::Heuristics,
        ("scope", _) => |window| window.model().map_scope == LaneScope::Lanes,
        ("projection", _) => |window| window.model().map.projection == Projection::Lens,
        ("zoom", 0 | 1) => |window| window.model().map.camera.zoom() > NEAR,
        ("zoom", 2) => |window| (1.0..NEAR).contains(&window.model().map.camera.zoom()),
        ("zoom", _) => |window| window.model().map.camera == MapCamera::WHOLE,
        ("face", _) => |window| window.model().race.face == RaceFace::Table,
        ("measure", _) => |window| window.model().together.measure == RaceMeasure::Work,
        ("difference", _) => |window| matches!(window.model().notice, Some((Notice::NothingToCompare, _))),
        ("start", _) => |window| window.edits() == Some(BoardRole::Start),
        ("goal", _) => |window| window.edits() == Some(BoardRole::Goal),
        ("random", _) => |window| window.model().recent.len() == 2 && window.model().puzzle.is_solvable(),
        ("depth", _) => |window| window.model().sheet == Sheet::Depth,
        ("fold-plots", _) => |window| window.model().folds().plots == Fold::Folded,
        ("totals", _) => |window| window.model().preferences.totals == Totals::Covered,
        ("stage-alone", _) => |window| window.model().folds() == Folds::FOLDED,
        ("frontier", _) => |window| matches!(window.model().sheet, Sheet::Frontier(_)),
        ("undo", _) => |window| window.model().puzzle == EXAMPLES[0].puzzle(),
        ("language", _) => |window| window.model().preferences.language == Language::Chinese,
        ("projector", _) => |window| window.model().projector == Projector::On,
        ("scale", 0 | 1) => {
            |window| window.model().preferences.scale == WindowScale::default().larger(ScaleSteps::Browser)
        }
        ("scale", 2) => {
            |window| window.model().preferences.scale == WindowScale::default().smaller(ScaleSteps::Browser)
        }
        ("scale", _) => |window| {
            let scale = window.model().preferences.scale;
            scale == WindowScale::default()
                && matches!(window.model().notice, Some((Notice::Resized { .. }, _)))
        },
        ("keys", _) => |window| window.model().sheet == Sheet::Keys,
        ("slide", 1) => |window| window.draft() == board("2 3 4 1 5 8 7 6 x"),
        ("slide", 2) => |window| window.draft() == board("2 3 x 1 5 4 7 6 8"),
        ("slide", 3) => |window| window.draft() == board("2 3 4 1 x 5 7 6 8"),
        ("slide", _) => |window| window.draft() == board("2 3 4 1 5 x 7 6 8"),
        ("erase", _) => |window| window.model().editor.as_ref().is_some_and(|editor| editor.typed == "1"),
        ("take", _) => |window| window.model().editor.is_none(),
        _ => effect_on_places(name, key),
    }
}

/// The zoom of the map before the key.
const NEAR: f32 = 4.0;

/// Realm 7 in the middle of the sample, another puzzle before it; the editor open if its keys are meant.
fn ready(scope: KeyScope) -> TestWindow {
    let mut window = TestWindow::with_realm_7(Language::English);
    let sample = window.model().puzzle;
    window.act(Action::SetPuzzle(EXAMPLES[0].puzzle()));
    window.act(Action::SetPuzzle(sample));
    window.act(Action::Choose(Realm::Heap.into()));
    window.search();
    for moment in BOOKMARKS {
        window.act(Action::Seek(moment));
        window.act(Action::Places(PlacesAction::SetBookmark));
        window.act(Action::Open(Sheet::None));
    }
    window.act(Action::Seek(MIDDLE));
    if scope == KeyScope::Editor {
        window.act(Action::Edit(BoardRole::Start));
    }
    assert_eq!(window.expanded(), EXPANDED);
    window
}

fn modifiers(held: KeyModifiers) -> Modifiers {
    match held {
        KeyModifiers::Whatever | KeyModifiers::Nothing => Modifiers::NONE,
        KeyModifiers::Shift => Modifiers::SHIFT,
        KeyModifiers::Alt => Modifiers::ALT,
        KeyModifiers::Command | KeyModifiers::CommandAndWhatever => Modifiers::COMMAND,
        KeyModifiers::CommandAndShift => Modifiers::COMMAND | Modifiers::SHIFT,
    }
}

#[test]
fn every_key_of_the_table_does_what_it_says() {
    // What takes things away, and what measures, have tests of their own.
    for binding in bindings().filter(|binding| !matches!(binding.name, "stop" | "measure-again")) {
        let keys: Vec<Key> = match &binding.trigger {
            Trigger::Keys(_) | Trigger::Controls(_) => binding.keys(),
            Trigger::Stages => vec![Key::F1, Key::F2, Key::F3, Key::F4],
            Trigger::Digits(_) | Trigger::Numbers | Trigger::Writing | Trigger::Paste | Trigger::Copy => {
                continue;
            }
        };
        for (place, key) in keys.iter().enumerate() {
            let mut window = ready(binding.scope);
            if binding.scope == KeyScope::Question {
                question_keys::prepare(&mut window, binding.name);
            }
            if binding.name == "move-lane" {
                window.act(Action::Lanes(LanesAction::Take(Preset::FourF)));
                window.act(Action::Choose(LaneId::own(2, Realm::Heap)));
            }
            if binding.name == "erase" {
                window.write("12");
            }
            if binding.name == "answer" && place == 1 {
                window.act(Action::Question(QuestionAction::Confirm));
            }
            if binding.name == "breakpoint" {
                window.act(Action::Places(PlacesAction::Write("expand".to_owned())));
                window.act(Action::Places(PlacesAction::AddBreakpoint));
            }
            if binding.name == "lab-run" {
                window.act(Action::ShowStage(StageTab::Lab));
            }
            if binding.name == "stage" && place == 0 {
                window.act(Action::ShowStage(StageTab::Reading));
            }
            if binding.name == "operation" {
                window.act(Action::ShowStage(StageTab::Inside));
                window.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
            }
            if matches!(binding.name, "face" | "measure") {
                window.act(Action::ShowStage(StageTab::Race));
            }
            if matches!(binding.name, "projection" | "scope" | "zoom") {
                window.act(Action::ShowStage(StageTab::Map));
                let near = MapCamera::WHOLE.enlarged(NEAR, [0.5; 2]);
                window.act(Action::Map(MapAction::Look(near)));
            }
            let done = effect(binding.name, place);
            assert!(
                !done(&window) || matches!(binding.name, "slide"),
                "{} {key:?} is done before",
                binding.name
            );
            window.key_with(modifiers(binding.modifiers), *key);
            assert!(done(&window), "{} {key:?}", binding.name);
        }
    }
}

/// Esc takes away what lies on top, then pauses, and leaves the projector last.
#[test]
fn escape_leaves_one_thing_at_a_time() {
    let mut window = ready(KeyScope::Window);
    window.act(Action::SwitchProjector);
    window.act(Action::TogglePlay);
    window.act(Action::Edit(BoardRole::Start));
    window.act(Action::Open(Sheet::Keys));
    window.key(Key::Escape);
    assert_eq!(window.model().sheet, Sheet::None);
    assert!(window.model().editor.is_some());
    window.key(Key::Escape);
    assert!(window.model().editor.is_none());
    window.key(Key::Escape);
    assert_eq!(window.model().chosen_lane().playhead.playback, Playback::Paused);
    assert_eq!(window.model().projector, Projector::On);
    window.search();
    window.key(Key::Escape);
    assert_eq!(window.model().projector, Projector::On, "said, not done");
    window.key(Key::Escape);
    assert_eq!(window.model().projector, Projector::Off);
}

/// Shift+1 arrives as an exclamation mark: the key is known by where it lies.
#[test]
fn digits_are_known_by_their_place() {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let mut window = ready(KeyScope::Window);
    for (realm, physical) in Realm::LADDER.into_iter().zip(digits) {
        window.key(physical);
        assert_eq!(window.model().chosen, realm);
        let visibility = window.model().shown(realm);
        for expected in [other(visibility), visibility] {
            for pressed in [true, false] {
                window.event(Event::Key {
                    key: Key::Exclamationmark,
                    physical_key: Some(physical),
                    pressed,
                    repeat: false,
                    modifiers: Modifiers::SHIFT,
                });
            }
            assert_eq!(window.model().shown(realm), expected);
        }
        assert_eq!(window.model().chosen, realm);
    }
}

/// The digit of the realm that is chosen selects the other step of its rung, if there is one, and then back.
#[test]
fn a_digit_pressed_again_is_the_other_step() {
    let digits = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
    let mut window = ready(KeyScope::Window);
    for (realm, digit) in Realm::LADDER.into_iter().zip(digits) {
        let other = realm.other_step().unwrap_or(realm);
        for expected in [realm, other, realm, other] {
            window.key(digit);
            assert_eq!(window.model().chosen, expected);
            assert_eq!(window.model().ladder()[realm.rung()], expected, "it stands on the ladder");
        }
    }
}

/// The opposite.
const fn other(visibility: Shown) -> Shown {
    match visibility {
        Shown::Yes => Shown::No,
        Shown::No => Shown::Yes,
    }
}

/// A key kept down goes on stepping; what switches does not flicker.
#[test]
fn a_key_that_is_kept_down_steps_but_does_not_switch() {
    let mut window = ready(KeyScope::Window);
    let repeat_of =
        |key| Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers: Modifiers::NONE };
    // egui works out by itself that a key which is already down repeats.
    for key in [Key::Space, Key::ArrowRight] {
        window.harness.event(Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        });
        window.wait(1);
        window.harness.event(repeat_of(key));
        window.harness.event(repeat_of(key));
        window.wait(2);
        if key == Key::Space {
            assert_ne!(window.model().chosen_lane().playhead.playback, Playback::Paused);
            window.act(Action::Seek(MIDDLE));
        }
    }
    assert_eq!(window.expanded(), EXPANDED + 3);
}

/// Letters with Ctrl are no keys of the window.
#[test]
fn letters_with_other_keys_held_do_nothing() {
    let mut window = ready(KeyScope::Window);
    for key in [Key::E, Key::G, Key::R, Key::L, Key::Num1] {
        window.key_with(Modifiers::COMMAND, key);
        window.key_with(Modifiers::ALT, key);
    }
    assert!(window.model().editor.is_none());
    assert_eq!(window.model().chosen, Realm::Heap);
    assert_eq!(window.model().recent.len(), 1);
    assert_eq!(window.model().preferences.language, Language::English);
}
