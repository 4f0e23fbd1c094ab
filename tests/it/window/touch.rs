//! A finger: a tap chooses, a drag drags, and one that rests hovers.

use std::{
    mem,
    sync::{Arc, Mutex},
};

use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Order, PointerButton, Popup, Pos2,
    RawInput, TouchDeviceId, TouchId, TouchPhase, Vec2, pos2, vec2,
};
use egui_kittest::kittest::Queryable;
use eight_realms::gui::touch::{LongPress, REST};
use eight_realms_app::{
    control::Control,
    desk::{
        action::WindowAction,
        preferences::{Hand, PlotName},
        screen::{Pointing, Sheet, StageTab, StepBy},
    },
    heuristics::HeuristicsFace,
    lanes::LaneSheetAction,
    map::PickedBoard,
    model::Action,
    words::Language,
};
use eight_realms_core::{puzzle::Puzzle, realm::Realm};

use super::{
    heuristics,
    inside_tree::with_tree,
    map::with_map,
    test_window::{FRAME, TestWindow, lane},
};

/// What a browser and a desktop say of a finger: the touch itself, and the pointer that stands for it.
struct FingerEvents;

impl FingerEvents {
    fn touch(phase: TouchPhase, pos: Pos2) -> Event {
        Event::Touch { device_id: TouchDeviceId(0), id: TouchId(1), phase, pos, force: None }
    }

    fn button(pos: Pos2, pressed: bool) -> Event {
        Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::default() }
    }

    fn down(at: Pos2) -> [Event; 3] {
        [Self::touch(TouchPhase::Start, at), Event::PointerMoved(at), Self::button(at, true)]
    }

    fn moved(to: Pos2) -> [Event; 2] {
        [Event::PointerMoved(to), Self::touch(TouchPhase::Move, to)]
    }

    fn up(at: Pos2) -> [Event; 3] {
        [Self::button(at, false), Event::PointerGone, Self::touch(TouchPhase::End, at)]
    }
}

fn put(window: &mut TestWindow, events: impl IntoIterator<Item = Event>) {
    for event in events {
        window.harness.event(event);
    }
    window.wait(2);
}

fn rest(window: &mut TestWindow) {
    window.wait((REST / FRAME) as usize + 40);
}

fn rung(window: &TestWindow, realm: Realm) -> Pos2 {
    let label = window.words.tell("rung-choose", &[("lane", lane(&window.words, realm.label()).into())]);
    let node = window.harness.query_all_by_label_contains(&label).next();
    node.expect("a rung of the ladder").rect().center()
}

/// Whether a tooltip is open.
fn is_explained(window: &TestWindow) -> bool {
    let layers = window.harness.ctx.memory(|memory| memory.areas().visible_layer_ids());
    window.model().notice.is_none() && layers.iter().any(|layer| layer.order == Order::Tooltip)
}

#[test]
fn a_tap_chooses_and_explains_nothing() {
    let mut window = TestWindow::in_real_time(Language::English);
    let at = rung(&window, Realm::Bidirectional);
    put(&mut window, FingerEvents::down(at));
    put(&mut window, FingerEvents::up(at));
    assert_eq!(window.model().chosen, Realm::Bidirectional);
    rest(&mut window);
    assert!(!is_explained(&window), "the finger is gone");
}

#[test]
fn a_finger_that_rests_explains_and_chooses_nothing() {
    let mut window = TestWindow::in_real_time(Language::English);
    let chosen = window.model().chosen;
    let at = rung(&window, Realm::Bidirectional);
    put(&mut window, FingerEvents::down(at));
    assert!(!is_explained(&window));
    rest(&mut window);
    assert!(is_explained(&window), "while it is down");
    put(&mut window, FingerEvents::up(at));
    rest(&mut window);
    assert!(is_explained(&window), "and when it is lifted");
    assert_eq!(window.model().chosen, chosen);
    let elsewhere = rung(&window, Realm::Misplaced);
    put(&mut window, FingerEvents::down(elsewhere));
    put(&mut window, FingerEvents::up(elsewhere));
    rest(&mut window);
    assert!(!is_explained(&window), "until the next touch");
    assert_eq!(window.model().chosen, Realm::Misplaced);
}

/// A window that is drawn only when it asks to be, and is otherwise asked for frames that come as soon as the finger's.
#[test]
fn a_finger_that_rests_hovers_though_nothing_else_is_drawn() {
    let ctx = Context::default();
    LongPress::install(&ctx, Pointing::Fingers);
    let delays = Arc::new(Mutex::new(Vec::new()));
    let asked = Arc::clone(&delays);
    ctx.set_request_repaint_callback(move |info| asked.lock().unwrap().push(info.delay.as_secs_f64()));
    let (mut now, mut next) = (0.0, Some(0.0));
    let mut events = FingerEvents::down(pos2(20.0, 20.0)).to_vec();
    while let Some(time) = next.take() {
        now = time;
        let input = RawInput { time: Some(now), events: mem::take(&mut events), ..RawInput::default() };
        let mut output = ctx.run_ui(input, |ui| {
            if now < REST - 0.1 {
                ui.ctx().request_repaint_after_secs(0.09);
            }
        });
        output.textures_delta.clear();
        let soonest = mem::take(&mut *delays.lock().unwrap()).into_iter().min_by(f64::total_cmp);
        // What is asked for at once comes with the screen's next picture.
        next = soonest.map(|delay| now + delay.max(FRAME));
        assert!(now < 10.0, "it comes to rest");
    }
    assert!(now >= REST, "{now}");
    assert!(!ctx.input(|input| input.pointer.any_down()), "the finger hovers");
}

#[test]
fn a_drag_scrubs_though_it_began_slowly() {
    let mut window = TestWindow::in_real_time(Language::English);
    let track = window.harness.get_by_label(&window.say("playhead")).rect();
    let from = pos2(track.right() - 20.0, track.center().y);
    put(&mut window, FingerEvents::down(from));
    let before = window.moment();
    rest(&mut window);
    for step in 1..=8_u8 {
        put(&mut window, FingerEvents::moved(from - vec2(40.0 * f32::from(step), 0.0)));
    }
    assert!(window.moment() < before, "it follows the finger: {} {before}", window.moment());
    rest(&mut window);
    let dragged = window.moment();
    put(&mut window, FingerEvents::moved(from - vec2(400.0, 0.0)));
    assert!(window.moment() < dragged, "a finger that has moved goes on dragging, however long it rests");
    put(&mut window, FingerEvents::up(from - vec2(400.0, 0.0)));
}

#[test]
fn two_fingers_leave_nothing_behind() {
    let mut window = TestWindow::in_real_time(Language::English);
    let at = rung(&window, Realm::Bidirectional);
    put(&mut window, FingerEvents::down(at));
    let second = Event::Touch {
        device_id: TouchDeviceId(0),
        id: TouchId(2),
        phase: TouchPhase::Start,
        pos: at + vec2(0.0, 60.0),
        force: None,
    };
    put(&mut window, [second]);
    rest(&mut window);
    put(&mut window, FingerEvents::up(at));
    rest(&mut window);
    assert!(!is_explained(&window), "only one finger hovers");
}

/// A picture in which a click leads somewhere, as a person finds it: opened, and the message of its name.
type Figure = (fn(Language) -> TestWindow, &'static str);

const FIGURES: [Figure; 4] = [
    (with_tree, "inside-tree-summary"),
    (with_contours, "contours-table"),
    (with_map, "map-label"),
    (|language| heuristics::at(language, HeuristicsFace::Distances), "heuristics-picture"),
];

fn with_contours(language: Language) -> TestWindow {
    let mut window = with_tree(language);
    window.key(Key::I);
    window
}

/// Places all over a picture.
fn places(window: &TestWindow, id: &str) -> Vec<Pos2> {
    // Up to its first argument: the name goes on with figures.
    let name = window.words.tell(id, &["boards", "g", "h", "counts"].map(|name| (name, "\u{1}".into())));
    let name = name
        .split(|c: char| c.is_control() || c == '\u{2068}')
        .next()
        .expect("it begins with words")
        .to_owned();
    let texts = window.texts();
    let label = texts.iter().find(|text| text.starts_with(&name)).expect("the picture has a name");
    let rect = window.harness.get_by_label(label).rect();
    let shares = || (1..16).map(|i| i as f32 / 16.0);
    let place = |x: f32, y: f32| rect.min + rect.size() * vec2(x, y);
    shares().flat_map(|x| shares().map(move |y| place(x, y))).collect()
}

/// Where a click may lead to.
fn place_in_search(window: &TestWindow) -> ((Puzzle, Option<PickedBoard>), u64) {
    ((window.model().puzzle, window.model().map.picked), window.moment())
}

#[test]
fn a_tap_on_a_picture_leads_where_a_click_leads() {
    for (open, id) in FIGURES {
        let mut window = open(Language::English);
        let before = place_in_search(&window);
        let leads = places(&window, id).into_iter().find_map(|at| {
            window.harness.hover_at(at);
            window.harness.drag_at(at);
            window.harness.drop_at(at);
            window.wait(3);
            let after = place_in_search(&window);
            (after != before).then_some((at, after))
        });
        let (at, clicked) = leads.expect("a click leads somewhere");
        let mut window = open(Language::English);
        put(&mut window, FingerEvents::down(at));
        put(&mut window, FingerEvents::up(at));
        let tapped = place_in_search(&window);
        assert_eq!(tapped.0, clicked.0, "{id}");
        // Another puzzle is searched first.
        assert!(tapped.0 != before.0 || tapped.1 == clicked.1, "{id}: {tapped:?} {clicked:?}");
    }
}

/// egui takes nothing for a click that lasts longer than 0.8 s.
#[test]
fn a_key_of_a_phone_repeats_as_long_as_it_is_held() {
    let mut window = TestWindow::in_real_time(Language::English);
    window.harness.set_size(vec2(390.0, 844.0));
    window.wait(3);
    window.act(Action::Seek(0));
    window.act(Action::Window(WindowAction::StepBy(StepBy::Event)));
    let desk = window.model().seen().desk;
    let [_, forward] = Control::steps(desk);
    let step = window.place(&window.say(forward.name(desk)));
    put(&mut window, FingerEvents::down(step));
    assert_eq!(window.moment(), 0, "it acts when it is let go, or later");
    window.wait((3.0 / FRAME) as usize);
    let held = window.moment();
    assert!((18..=24).contains(&held), "every eighth of a second from 0.4 s on: {held}");
    put(&mut window, FingerEvents::up(step));
    window.wait(30);
    assert_eq!(window.moment(), held, "letting it go is no click");
    put(&mut window, FingerEvents::down(step));
    put(&mut window, FingerEvents::up(step));
    assert_eq!(window.moment(), held + 1);
}

#[test]
fn the_last_entry_of_the_menu_is_reached_on_every_phone() {
    for size in [vec2(320.0, 568.0), vec2(360.0, 640.0), vec2(640.0, 360.0), vec2(844.0, 390.0)] {
        let mut window = TestWindow::with_realm_7(Language::English);
        window.harness.set_size(size);
        window.wait(3);
        window.press_word("more");
        window.wait(5);
        let close = window.place(&window.say("close"));
        window.harness.hover_at(close + vec2(-60.0, 120.0));
        for _ in 0..40 {
            let delta = vec2(0.0, -100.0);
            let (unit, phase, modifiers) = (MouseWheelUnit::Point, TouchPhase::Move, Modifiers::default());
            let source = MouseWheelSource::Unknown;
            window.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
        }
        window.wait(20);
        let last = window.harness.get_by_label(&window.say("hand-left")).rect();
        assert!(window.harness.ctx.content_rect().contains_rect(last), "{size}: {last}");
    }
}

/// An upright phone.
fn phone() -> TestWindow {
    let mut window = TestWindow::in_real_time(Language::English);
    window.harness.set_size(vec2(390.0, 844.0));
    window.wait(3);
    window
}

fn tap(window: &mut TestWindow, at: Pos2) {
    put(window, FingerEvents::down(at));
    put(window, FingerEvents::up(at));
}

fn drag(window: &mut TestWindow, from: Pos2, by: Vec2) {
    put(window, FingerEvents::down(from));
    for step in 1..=5_u8 {
        put(window, FingerEvents::moved(from + by * (f32::from(step) / 5.0)));
    }
    put(window, FingerEvents::up(from + by));
}

fn has_menu_after_tap(window: &mut TestWindow, at: Pos2) -> bool {
    tap(window, at);
    window.wait(3);
    Popup::is_any_open(&window.harness.ctx)
}

#[test]
fn a_tap_beside_a_menu_closes_it_and_does_no_more() {
    let mut window = phone();
    window.act(Action::ShowStage(StageTab::Map));
    let (chosen, moment) = (window.model().chosen, window.moment());
    let chip = rung(&window, Realm::Bidirectional);
    let menu = window.place(&window.say("map-one"));
    assert!(has_menu_after_tap(&mut window, menu), "the menu is closed");
    assert!(!has_menu_after_tap(&mut window, chip), "the menu is open");
    assert_eq!((window.model().chosen, window.moment()), (chosen, moment), "the first tap");
    tap(&mut window, chip);
    assert_eq!(window.model().chosen, Realm::Bidirectional, "the second tap");
}

#[test]
fn a_tap_beside_a_menu_of_a_sheet_leaves_the_sheet_open() {
    let mut window = phone();
    window.act(Action::LaneSheet(LaneSheetAction::Add));
    window.wait(20);
    let menu = window.place(&window.say("lanes-presets"));
    let beside = pos2(8.0, 8.0);
    assert!(has_menu_after_tap(&mut window, menu), "the menu is closed");
    for sheet in [Sheet::Lane, Sheet::None] {
        assert!(!has_menu_after_tap(&mut window, beside), "the menu is open");
        assert_eq!(window.model().sheet, sheet);
    }
}

#[test]
fn behind_the_key_that_plays_is_how_it_plays() {
    let mut window = phone();
    window.act(Action::Seek(0));
    let desk = window.model().seen().desk;
    let stride = ["step-by", "step-by-expansion"].map(|id| window.say(id)).join(" ");
    for name in [window.say(Control::Play.name(desk)), stride] {
        let at = window.harness.get_by_label(&name).rect().center();
        put(&mut window, FingerEvents::down(at));
        assert_eq!(window.model().sheet, Sheet::None);
        window.wait((0.5 / FRAME) as usize);
        assert_eq!(window.model().sheet, Sheet::Playing, "{name}");
        put(&mut window, FingerEvents::up(at));
        window.wait(5);
        let model = window.model();
        assert_eq!((model.sheet, model.step_by), (Sheet::Playing, StepBy::Expansion), "{name}: letting go");
        assert!(!model.seen().is_playing(), "{name}: letting go");
        window.key(Key::Escape);
    }
}

#[test]
fn a_sheet_that_is_dragged_far_enough_is_closed() {
    let mut window = phone();
    let handle = |window: &TestWindow| {
        let title = window.say("playing");
        window.harness.get_by_label(&title).rect().center()
    };
    window.act(Action::Open(Sheet::Playing));
    window.wait(5);
    let from = handle(&window);
    drag(&mut window, from, vec2(0.0, 40.0));
    window.wait(5);
    assert_eq!(window.model().sheet, Sheet::Playing, "too short");
    assert_eq!(handle(&window), from, "it is back in its place");
    drag(&mut window, from, vec2(0.0, 300.0));
    assert_eq!(window.model().sheet, Sheet::None);
}

/// Two fingers begin at the same place, and one goes away from the other.
fn spread(window: &mut TestWindow, middle: Pos2) {
    let second =
        |phase, pos| Event::Touch { device_id: TouchDeviceId(0), id: TouchId(2), phase, pos, force: None };
    let at = |by: f32| middle + vec2(by, 0.0);
    put(window, FingerEvents::down(at(-20.0)));
    put(window, [second(TouchPhase::Start, at(20.0))]);
    for step in 1..=20_u8 {
        put(window, [second(TouchPhase::Move, at(20.0 + 4.0 * f32::from(step)))]);
    }
    put(window, [second(TouchPhase::End, at(100.0))]);
    put(window, FingerEvents::up(at(-20.0)));
}

#[test]
fn two_fingers_change_the_size_of_text_but_over_a_picture_that_of_the_picture() {
    let mut window = phone();
    window.harness.set_size(vec2(430.0, 932.0));
    window.wait(3);
    let size = |window: &TestWindow| window.model().preferences.scale.percent();
    spread(&mut window, pos2(200.0, 300.0));
    let larger = size(&window);
    assert!(larger > 100, "{larger}");
    let mut window = with_map(Language::English);
    let before = window.model().map.camera;
    let places = places(&window, "map-label");
    let middle = places[places.len() / 2];
    spread(&mut window, middle);
    assert_eq!(size(&window), 100);
    assert!(window.model().map.camera != before);
}

#[test]
fn a_swipe_over_the_sentence_steps_too() {
    let mut window = phone();
    window.act(Action::Seek(0));
    window.act(Action::Window(WindowAction::StepBy(StepBy::Event)));
    window.wait(2);
    for (from, by, then) in [(250.0, -80.0, 1), (250.0, -80.0, 2), (100.0, 80.0, 1), (10.0, 80.0, 1)] {
        let at = pos2(from, 112.0);
        put(&mut window, FingerEvents::down(at));
        put(&mut window, FingerEvents::moved(at + vec2(by, 4.0)));
        put(&mut window, FingerEvents::up(at + vec2(by, 4.0)));
        assert_eq!(window.moment(), then, "from {from} by {by}");
    }
}

#[test]
fn a_swipe_may_take_a_second() {
    let mut window = phone();
    window.act(Action::Seek(0));
    window.act(Action::Window(WindowAction::StepBy(StepBy::Event)));
    window.wait(2);
    for (seconds, then) in [(0.8, 1), (1.2, 1)] {
        let at = pos2(250.0, 112.0);
        put(&mut window, FingerEvents::down(at));
        put(&mut window, FingerEvents::moved(at - vec2(20.0, 0.0)));
        window.wait((seconds / FRAME) as usize);
        put(&mut window, FingerEvents::moved(at - vec2(80.0, 0.0)));
        put(&mut window, FingerEvents::up(at - vec2(80.0, 0.0)));
        assert_eq!(window.moment(), then, "{seconds} s");
    }
}

/// A swipe goes as far as a tap on Step, by each unit, and as far as the key of that unit; one that begins at the edge of
/// the window, or goes up as much as to the side, goes nowhere.
#[test]
fn a_swipe_a_tap_and_a_key_lead_to_the_same_moment() {
    let mut window = phone();
    let swipe = |window: &mut TestWindow, from: f32, by: Vec2| {
        let at = pos2(from, 112.0);
        put(window, FingerEvents::down(at));
        put(window, FingerEvents::moved(at + by));
        put(window, FingerEvents::up(at + by));
    };
    let after = |window: &mut TestWindow, go: &dyn Fn(&mut TestWindow)| {
        window.act(Action::Seek(90));
        window.wait(2);
        go(window);
        window.moment()
    };
    let to_left = vec2(-80.0, 4.0);
    for (unit, keys) in [
        (StepBy::Event, vec![(Modifiers::SHIFT, Key::ArrowRight)]),
        (StepBy::Expansion, vec![(Modifiers::NONE, Key::ArrowRight), (Modifiers::NONE, Key::PageDown)]),
        (StepBy::Mark, vec![(Modifiers::COMMAND, Key::ArrowRight)]),
    ] {
        window.act(Action::Window(WindowAction::StepBy(unit)));
        let swiped = after(&mut window, &|window| swipe(window, 250.0, to_left));
        assert!(swiped > 90, "{unit:?}");
        let tapped = after(&mut window, &|window| {
            let desk = window.model().seen().desk;
            let [_, step] = Control::steps(desk).map(|control| window.say(control.name(desk)));
            let key = window.place(&step);
            tap(window, key);
        });
        assert_eq!(tapped, swiped, "{unit:?}");
        for (held, key) in keys {
            let pressed = after(&mut window, &|window| window.key_with(held, key));
            assert_eq!(pressed, swiped, "{unit:?}, {key:?}");
        }
        for (from, by) in [(20.0, -to_left), (250.0, vec2(-80.0, 44.0))] {
            let moment = after(&mut window, &|window| swipe(window, from, by));
            assert_eq!(moment, 90, "{unit:?}, from {from} by {by}");
        }
    }
}

#[test]
fn the_keys_lie_under_the_thumb_of_the_hand() {
    let mut window = phone();
    window.act(Action::Seek(0));
    for size in [vec2(390.0, 844.0), vec2(844.0, 390.0)] {
        window.harness.set_size(size);
        let mut places = Hand::ALL.map(|hand| {
            window.act(Action::Window(WindowAction::Hand(hand)));
            window.wait(3);
            let desk = window.model().seen().desk;
            Control::steps(desk).map(|control| window.place(&window.say(control.name(desk))).x)
        });
        places[1].reverse();
        for [back, step] in places {
            assert!(back < step, "{size}: Step is at the side of the thumb");
        }
    }
}

#[test]
fn what_a_finger_is_told_stands_above_it() {
    let mut window = TestWindow::in_real_time(Language::English);
    let at = rung(&window, Realm::Bidirectional);
    put(&mut window, FingerEvents::down(at));
    rest(&mut window);
    let ctx = &window.harness.ctx;
    let layers = ctx.memory(|memory| memory.areas().visible_layer_ids());
    let tooltips = layers.into_iter().filter(|layer| layer.order == Order::Tooltip);
    let foots = tooltips.map(|layer| {
        let rect = ctx.memory(|memory| memory.area_rect(layer.id)).expect("a place");
        ctx.layer_transform_to_global(layer).map_or(rect, |moved| moved * rect).bottom()
    });
    let foots: Vec<f32> = foots.collect();
    assert!(!foots.is_empty() && foots.iter().all(|foot| *foot <= at.y - 15.0), "{foots:?} {at}");
}

/// What is nearest to a finger is pressed, in either theme.
#[test]
fn a_finger_reaches_farther_than_a_pointer() {
    let mut window = TestWindow::in_real_time(Language::English);
    let reach = |window: &TestWindow| window.harness.ctx.global_style().interaction.interact_radius;
    let pointer = reach(&window);
    tap(&mut window, pos2(300.0, 4.0));
    for _ in 0..2 {
        window.wait(3);
        assert!(reach(&window) > pointer + 10.0);
        window.act(Action::SwitchTheme);
    }
    window.event(Event::PointerMoved(pos2(30.0, 300.0)));
    window.wait(3);
    assert!((reach(&window) - pointer).abs() < 1e-3);
}

#[test]
fn a_tablet_has_keys_for_fingers_until_a_mouse_moves() {
    let mut window = TestWindow::in_real_time(Language::English);
    for (size, keys) in [(vec2(768.0, 1024.0), 44.0), (vec2(1024.0, 768.0), 44.0)] {
        window.harness.set_size(size);
        window.event(Event::PointerMoved(pos2(30.0, 300.0)));
        window.wait(3);
        assert!(!window.shows(&window.say("step-by-hint")), "one pair of keys is for fingers");
        tap(&mut window, pos2(300.0, 4.0));
        window.wait(3);
        let desk = window.model().seen().desk;
        let [_, step] = Control::steps(desk).map(|control| window.say(control.name(desk)));
        let key = window.harness.get_by_label(&step).rect() * window.harness.ctx.zoom_factor();
        assert!(key.height() >= keys && key.width() >= keys, "{size}: {key}");
        assert_eq!(window.model().surroundings.pointing, Pointing::Fingers);
    }
    window.event(Event::PointerMoved(pos2(40.0, 300.0)));
    window.wait(3);
    assert_eq!(window.model().surroundings.pointing, Pointing::Pointer);
}

/// A finger has no right click: each plot has a key that saves it. With a pointer there is none.
#[test]
fn a_tablet_has_a_key_at_each_plot_that_saves_it() {
    let mut window = TestWindow::with_all_realms(Language::English);
    window.harness.set_size(vec2(1180.0, 820.0));
    let label = window.say("save-open");
    let keys = |window: &TestWindow| {
        let nodes = window.harness.query_all_by_label_contains(&label);
        // Another one is at the top.
        nodes.map(|node| node.rect().center()).filter(|at| at.y > 300.0).collect::<Vec<_>>()
    };
    window.event(Event::PointerMoved(pos2(30.0, 300.0)));
    window.wait(3);
    assert_eq!(keys(&window), []);
    tap(&mut window, pos2(300.0, 4.0));
    window.wait(3);
    let mut places = keys(&window);
    places.sort_by(|one, other| one.x.total_cmp(&other.x));
    assert_eq!(places.len(), PlotName::ALL.len(), "{places:?}");
    for (plot, place) in PlotName::ALL.into_iter().zip(places) {
        tap(&mut window, place);
        let chosen = (window.model().sheet, window.model().export.export.figure);
        assert_eq!(chosen, (Sheet::Save, plot.into()));
        window.act(Action::Open(Sheet::None));
        window.wait(2);
    }
}

/// What egui takes for a movement goes from frame to frame, and a finger that comes down elsewhere has not moved there.
#[test]
fn the_touch_after_a_rest_scrolls_nothing() {
    let ctx = Context::default();
    LongPress::install(&ctx, Pointing::Fingers);
    let mut now = 0.0;
    let mut frame = |events: Vec<Event>, seconds: f64| {
        now += seconds;
        let input = RawInput { time: Some(now), events, ..RawInput::default() };
        let mut offset = 0.0;
        let mut output = ctx.run_ui(input, |ui| {
            let area = egui::ScrollArea::vertical().max_height(200.0).vertical_scroll_offset(500.0);
            let is_first = ctx.cumulative_pass_nr() == 0;
            let area = if is_first { area } else { egui::ScrollArea::vertical().max_height(200.0) };
            offset = area.show(ui, |ui| ui.allocate_space(vec2(100.0, 2000.0))).state.clamped_offset().y;
        });
        output.textures_delta.clear();
        offset
    };
    frame(Vec::new(), 0.0);
    let before = frame(Vec::new(), FRAME);
    assert!(before > 100.0, "it can be scrolled both ways: {before}");
    frame(FingerEvents::down(pos2(50.0, 150.0)).to_vec(), FRAME);
    frame(Vec::new(), REST + FRAME);
    frame(Vec::new(), FRAME);
    frame(FingerEvents::up(pos2(50.0, 150.0)).to_vec(), FRAME);
    frame(FingerEvents::down(pos2(50.0, 40.0)).to_vec(), 1.0);
    for _ in 0..4 {
        assert!((frame(Vec::new(), FRAME) - before).abs() < 0.01, "the finger has not moved");
    }
    frame(FingerEvents::moved(pos2(50.0, 100.0)).to_vec(), FRAME);
    let after = frame(FingerEvents::moved(pos2(50.0, 100.0)).to_vec(), FRAME);
    assert!(after < before, "a finger that drags scrolls: {after}");
}
