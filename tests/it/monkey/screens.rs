//! The screens of a class: laptops, desks, tablets in front of a mouse, and projectors. Every state that a class sees is read in every size and language: all text can be read and stands out, and the
//! frontier is there. A tenth of all states is drawn by lot; with `SCREENS=all` in the environment, none is left out.

use std::{collections::HashMap, sync::Mutex};

use egui::{Rect, Shape, epaint::ClippedShape, pos2, vec2};
use eight_realms_app::{
    desk::{
        action::{SolutionAction, WindowAction},
        lanes::Limits,
        puzzles::EXAMPLES,
        screen::{Fold, FoldingRegion, ScaleSteps, StageTab, Surroundings},
    },
    headline,
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
    view::View,
    words::{Language, Words, figures},
};
use eight_realms_core::{
    puzzle::{Board, Move},
    realm::{Realm, Waits},
    replay::{Direction, Stride, frontier_in_order},
    trace::Side,
};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{
    contrast::check_contrast,
    faults::Faults,
    screen::{Screen, Window},
    shape::flat,
    sweep::{PHONES, fingers},
};
use crate::ground::check_all;

/// How a window is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    Desk,
    Projector,
    /// On a projector, enlarged to this percentage.
    Enlarged(u16),
}

/// Windows of laptops, desks and tablets, and screens of projectors, in points.
const SIZES: [(f32, f32, Shown); 19] = [
    (768.0, 1024.0, Shown::Desk),
    (820.0, 1180.0, Shown::Desk),
    (1024.0, 768.0, Shown::Desk),
    (1024.0, 640.0, Shown::Desk),
    (1280.0, 593.0, Shown::Desk),
    (1366.0, 641.0, Shown::Desk),
    (1440.0, 900.0, Shown::Desk),
    (1920.0, 1080.0, Shown::Desk),
    (1024.0, 768.0, Shown::Projector),
    (1280.0, 720.0, Shown::Projector),
    (1366.0, 768.0, Shown::Projector),
    (1440.0, 900.0, Shown::Projector),
    (1920.0, 1080.0, Shown::Projector),
    (3840.0, 2160.0, Shown::Projector),
    (1024.0, 768.0, Shown::Enlarged(110)),
    (1440.0, 900.0, Shown::Enlarged(125)),
    (1280.0, 720.0, Shown::Enlarged(110)),
    (1280.0, 720.0, Shown::Enlarged(125)),
    (1280.0, 720.0, Shown::Enlarged(150)),
];

/// A state of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum State {
    /// The beginning of a realm's search, with its doors.
    First(Realm),
    /// The steps of a realm: at the start, in the midst, at the end.
    Step(Realm, u64),
    /// On the walk along the solution.
    Walk(Realm),
    /// The list of the frontier.
    List(Realm),
    /// A question about what comes next.
    Question(Realm),
    Inside(Realm, InsideFace),
    Race(RaceFace),
    Map(Realm),
    Heuristics(HeuristicsFace),
    Reading,
    /// The plots in the place of the stage, where they have no room below it.
    Plots,
}

impl State {
    pub fn all() -> Vec<Self> {
        let step = |realm| [0, 1, 2].map(|third| Self::Step(realm, third));
        let inside = |realm: Realm| InsideFace::of(realm.into()).map(move |face| Self::Inside(realm, face));
        let first = [Realm::Hash, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::IdaStar];
        let mut states: Vec<Self> = first.map(Self::First).to_vec();
        states.extend(Realm::ALL.into_iter().flat_map(step));
        states.extend(Realm::ALL.into_iter().flat_map(inside));
        states.extend([Realm::Hash, Realm::Table, Realm::Heap, Realm::IdaStar].map(Self::Walk));
        states.extend([Realm::Hash, Realm::Bidirectional, Realm::Heap, Realm::IdaStar].map(Self::List));
        states.extend([Realm::Hash, Realm::Bidirectional, Realm::Heap, Realm::IdaStar].map(Self::Question));
        states.extend(RaceFace::ALL.map(Self::Race));
        states.extend([Realm::Bidirectional, Realm::Heap].map(Self::Map));
        states.extend(HeuristicsFace::ALL.map(Self::Heuristics));
        states.extend([Self::Reading, Self::Plots]);
        states
    }

    pub fn show(self, screen: &mut Screen) {
        screen.act(Action::ShowStage(StageTab::Step));
        if let Self::First(realm)
        | Self::Step(realm, _)
        | Self::Walk(realm)
        | Self::List(realm)
        | Self::Question(realm)
        | Self::Inside(realm, _)
        | Self::Map(realm) = self
        {
            screen.act(Action::Choose(realm.into()));
        }
        let end = screen.application.model().chosen_lane().recording.len();
        let half = Action::Seek(end / 2);
        match self {
            Self::First(_) => {
                screen.act(Action::Seek(0));
                screen.act(Action::SwitchDoors);
            }
            Self::Step(_, third) => screen.act(Action::Seek(end * third / 2)),
            Self::Walk(_) => {
                screen.act(half);
                screen.act(Action::Solution(SolutionAction::Open));
                screen.act(Action::Step(Stride::Expansion, Direction::Forward));
            }
            Self::List(_) => {
                screen.act(half);
                let sheet = screen.application.model().seen().frontier_sheet();
                screen.act(Action::Open(sheet));
            }
            Self::Question(_) => {
                screen.act(half);
                screen.act(Action::Question(QuestionAction::Open(None)));
            }
            Self::Inside(_, face) => {
                screen.act(half);
                screen.act(Action::ShowStage(StageTab::Inside));
                screen.act(Action::Inside(InsideAction::Face(face)));
            }
            Self::Race(face) => {
                screen.act(Action::Choose(Realm::Heap.into()));
                screen.act(Action::ShowStage(StageTab::Race));
                screen.act(Action::Race(RaceAction::Face(face)));
                screen.act(Action::Seek(500));
            }
            Self::Map(_) => {
                screen.act(half);
                screen.act(Action::ShowStage(StageTab::Map));
            }
            Self::Heuristics(face) => {
                screen.act(Action::ShowStage(StageTab::Heuristics));
                screen.act(Action::Heuristics(HeuristicsAction::Face(face)));
            }
            Self::Reading => screen.act(Action::ShowStage(StageTab::Reading)),
            Self::Plots => screen.act(Action::Window(WindowAction::Fold(FoldingRegion::Plots))),
        }
    }

    pub fn leave(self, screen: &mut Screen) {
        match self {
            Self::Walk(_) => screen.act(Action::Solution(SolutionAction::Close)),
            Self::List(_) => screen.act(Action::Escape),
            Self::Question(_) => screen.act(Action::Question(QuestionAction::Leave)),
            Self::Race(_) => screen.act(Action::Race(RaceAction::Face(RaceFace::Lanes))),
            Self::Plots => screen.act(Action::Window(WindowAction::Fold(FoldingRegion::Plots))),
            Self::First(_) => screen.act(Action::SwitchDoors),
            Self::Step(..) | Self::Inside(..) | Self::Map(_) | Self::Heuristics(_) | Self::Reading => {}
        }
    }
}

/// Whether every state is read in every window, and not a part of them.
pub fn reads_all() -> bool {
    std::env::var("SCREENS").is_ok_and(|value| value == "all")
}

/// A window of this size, shown like this.
fn show_on(screen: &mut Screen, (width, height, shown): (f32, f32, Shown)) {
    let is_projected = screen.application.model().projector != eight_realms_app::desk::screen::Projector::Off;
    if is_projected != (shown != Shown::Desk) {
        screen.act(Action::SwitchProjector);
    }
    screen.act(Action::Window(WindowAction::UsualSize));
    screen.resize(Window { points: vec2(width, height), scale: 1.0 });
    if let Shown::Enlarged(percent) = shown {
        let usual = screen.zoom();
        for _ in ScaleSteps::Browser.all().iter().filter(|step| (101..=percent).contains(*step)) {
            screen.act(Action::Window(WindowAction::Larger));
        }
        screen.texts();
        let wanted = usual * f32::from(percent) / 100.0;
        assert!((screen.zoom() - wanted).abs() < 1e-3, "{width} × {height}, {shown:?}: {}", screen.zoom());
    }
    screen.act(Action::Tick(10.0));
    screen.texts();
}

/// Both ends of the frontier are there on every phone, whatever the realm, and of realm 8 path and bound; also where
/// everything is as large as it gets, and, on two phones, where the sentence is twice as large.
#[test]
fn the_frontier_is_there_on_every_phone() {
    let mut screen = Screen::of(EXAMPLES[2].puzzle(), Language::English, Limits::default(), fingers());
    for (width, height, scale) in PHONES {
        screen.resize(Window { points: vec2(width, height), scale });
        let has_sentence_of_200 = [[360.0, 640.0], [390.0, 844.0]].contains(&[width, height]);
        for size in [TextSize::Usual, TextSize::Largest, TextSize::Sentence] {
            if size == TextSize::Sentence && !has_sentence_of_200 {
                continue;
            }
            size.choose(&mut screen);
            for realm in Realm::ALL {
                let state = State::Step(realm, 1);
                state.show(&mut screen);
                check_frontier(&mut screen, state, &format!("{width} × {height}, {size:?}, {state:?}"));
            }
        }
    }
    screen.faults.assert_none();
}

/// How large a phone writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TextSize {
    Usual,
    /// The largest at which the window keeps its least size in points.
    Largest,
    /// The same, and the sentence twice as large.
    Sentence,
}

impl TextSize {
    fn choose(self, screen: &mut Screen) {
        screen.act(Action::Window(WindowAction::UsualSize));
        let reading = |screen: &Screen| screen.application.model().preferences.reading.percent();
        for _ in ScaleSteps::InHand.all() {
            if self != Self::Usual {
                screen.act(Action::Window(WindowAction::Larger));
            }
            if self == Self::Largest && reading(screen) > 100 {
                screen.act(Action::Window(WindowAction::Smaller));
                break;
            }
        }
        screen.act(Action::Tick(10.0));
        let wanted = if self == Self::Sentence { 200 } else { 100 };
        assert_eq!(reading(screen), wanted, "{self:?}");
    }
}

#[test]
fn a_class_reads_everything_and_sees_the_frontier_on_every_screen() {
    let all = reads_all();
    let runs: Vec<(usize, Language)> =
        (0..SIZES.len()).flat_map(|size| Language::ALL.map(|language| (size, language))).collect();
    let found = Mutex::new(String::new());
    check_all(&runs, |&(size, language)| {
        let mut lot = ChaCha8Rng::seed_from_u64(size as u64 * 2 + language as u64);
        let mut screen =
            Screen::of(EXAMPLES[2].puzzle(), language, Limits::default(), Surroundings::default());
        show_on(&mut screen, SIZES[size]);
        if size % 2 == 1 {
            screen.act(Action::SwitchTheme);
        }
        for state in State::all() {
            let is_drawn = lot.random_ratio(1, 10) || matches!(state, State::First(_));
            if !all && !is_drawn {
                continue;
            }
            let of = format!("{:?}, {language:?}, {state:?}", SIZES[size]);
            state.show(&mut screen);
            screen.read(&of);
            let shapes = screen.shapes();
            check_contrast(&shapes, &of, &mut screen.faults);
            check_size(&shapes, &of, (SIZES[size], screen.zoom()), state, &mut screen.faults);
            check_frontier(&mut screen, state, &of);
            state.leave(&mut screen);
        }
        found.lock().expect("no run has panicked").push_str(&screen.faults.to_string());
    });
    let found = found.into_inner().expect("no run has panicked");
    assert!(found.is_empty(), "{found}");
}

/// Height of the bar at the top of a projector.
const BAR: f32 = 44.0;

/// On a projector no letter of the steps is lower than a forty-fifth of the picture.
fn check_size(
    shapes: &[ClippedShape],
    of: &str,
    ((_, height, shown), zoom): ((f32, f32, Shown), f32),
    state: State,
    faults: &mut Faults,
) {
    if shown == Shown::Desk || !matches!(state, State::First(_) | State::Step(..) | State::Walk(_)) {
        return;
    }
    for (clip, shape) in flat(shapes) {
        let Shape::Text(text) = shape else { continue };
        let Some(section) = text.galley.job.sections.first() else { continue };
        let size = section.format.font_id.size;
        // Start and goal in the bar are signs that open the editor.
        let is_in_bar = text.pos.y < BAR;
        if !is_in_bar && size * zoom < height / 45.0 - 0.01 && clip.contains(text.pos) {
            faults.add(&format!("Small {size}"), &format!("{of}: {:?}", text.galley.text()));
        }
    }
}

/// In the midst of a search both ends of the frontier are drawn, with the number of boards between them; of a deepening
/// search, the path and the bound.
fn check_frontier(screen: &mut Screen, state: State, of: &str) {
    let State::Step(realm, 1) = state else { return };
    let model = screen.application.model();
    let lane = model.chosen_lane();
    let scene = lane.recording.scene_at(lane.playhead.moment);
    if realm.looks_up() && scene.tally.lookups > 0 {
        return;
    }
    let words = Words::new(model.preferences.language);
    let texts = screen.texts();
    let has = |text: &str| texts.iter().any(|other| other == text);
    let title = |id: &str| has(&words.say(id));
    if realm.is_deepening() {
        let bound = scene.bound.expect("a bound");
        if !title("stack") || !has(&figures::cost(bound, realm.unit(&screen.application.model().settings))) {
            screen.faults.add("No path", of);
        }
        return;
    }
    let sides = ["frontier-forward", "frontier-backward"].map(title);
    // Upright, the side whose turn it is stands open.
    let is_one_of_two = realm.is_two_way() && screen.is_upright() && sides != [true; 2];
    let is_there = match realm.is_two_way() {
        true if is_one_of_two => sides.contains(&true),
        true => sides == [true; 2],
        false => title("frontier"),
    };
    if !is_there {
        screen.faults.add("No frontier", of);
    }
    let mut ends = frontier_ends_of(screen.application.model());
    if is_one_of_two {
        ends.swap_remove(usize::from(sides[0]));
    }
    assert!(!ends.is_empty(), "{of}: no board waits");
    let gap = words.tell("frontier-gap", &[("n", 0_u64.into())]);
    let wordy = gap.lines().find(|line| !line.contains('0')).expect("a line without the number");
    if scene.tally.frontier > 60 && !has(wordy) {
        screen.faults.add("No number of boards left out", of);
    }
    let drawn = screen.drawn();
    for board in ends.into_iter().flatten() {
        if !drawn.contains(&format!("\"{board} ·")) {
            screen.faults.add("No end of the frontier", &format!("{of}: {board}"));
        }
    }
}

/// The first and the last board of each frontier.
fn frontier_ends_of(model: &Model) -> Vec<[Board; 2]> {
    let lane = model.chosen_lane();
    let sides = match model.chosen.waits() {
        Waits::TwoQueues => &[Side::Forward, Side::Backward][..],
        Waits::Table => &[Side::Backward],
        Waits::Queue | Waits::OpenList(_) | Waits::Deepening => &[Side::Forward],
    };
    let ends = sides.iter().filter_map(|side| {
        let all = frontier_in_order(&lane.recording, lane.playhead.moment, *side, &model.settings);
        Some([all.first()?.board, all.last()?.board])
    });
    ends.collect()
}

/// What stands over and beside the frontier, in the order in which it goes where there is no room: by height, and by width.
const BY_HEIGHT: [&str; 5] = ["successors", "path", "plot-title-expanded", "mark-open", "heap"];
const BY_WIDTH: [&str; 2] = ["lanes-realms", "tab-page"];

/// Which of the items are shown.
fn shown_items<const N: usize>(screen: &mut Screen, items: [&str; N]) -> [bool; N] {
    let words = Words::new(Language::English);
    let texts = screen.texts();
    let path = words.tell("path-line", &[("moves", 0_u64.into()), ("letters", "".into())]);
    let path = path.split(' ').next().expect("a word").to_owned();
    items.map(|item| {
        let word = words.say(item);
        texts.iter().any(|text| *text == word || (item == "path" && text.starts_with(&path)))
    })
}

/// An example in the middle of a realm's search.
fn midway(realm: Realm) -> Screen {
    let mut screen =
        Screen::of(EXAMPLES[2].puzzle(), Language::English, Limits::default(), Surroundings::default());
    screen.act(Action::Choose(realm.into()));
    let end = screen.application.model().chosen_lane().recording.len();
    screen.act(Action::Seek(end / 2));
    screen
}

/// Whatever the window's height and width, nothing goes before what is less important; and on a large window all is there.
#[test]
fn things_go_in_one_order() {
    let mut screen = midway(Realm::Heap);
    let step = if reads_all() { 1 } else { 14 };
    for width in [960.0, 1440.0] {
        for height in (540..=1100).step_by(step) {
            screen.resize(Window { points: vec2(width, height as f32), scale: 1.0 });
            for shown in [&shown_items(&mut screen, BY_HEIGHT)[..], &shown_items(&mut screen, BY_WIDTH)[..]] {
                let kept = shown.iter().take_while(|is_shown| **is_shown).count();
                assert!(
                    !shown[kept..].contains(&true),
                    "{width} × {height}: {shown:?} of {BY_HEIGHT:?}, {BY_WIDTH:?}"
                );
            }
        }
    }
    screen.resize(Window { points: vec2(1440.0, 900.0), scale: 1.0 });
    assert_eq!(shown_items(&mut screen, BY_HEIGHT), [true; 5]);
    assert_eq!(shown_items(&mut screen, BY_WIDTH), [true; 2]);
}

/// On a projector the layout is 540 points high, or as wide as 4:3 has it, whatever the screen's pixels; and the boards of
/// successors are no smaller than those of the desk in the same window.
#[test]
fn a_projector_lays_out_the_same_on_every_screen() {
    let mut screen = midway(Realm::Manhattan);
    for (width, height, shown) in SIZES.into_iter().filter(|(.., shown)| *shown == Shown::Projector) {
        show_on(&mut screen, (width, height, Shown::Desk));
        let desk = successor_digit(&mut screen) * screen.zoom();
        show_on(&mut screen, (width, height, shown));
        let zoom = screen.zoom();
        assert!(
            (height / zoom - 540.0).abs() < 0.5 || (width / zoom - 720.0).abs() < 0.5,
            "{width} × {height}"
        );
        let projected = successor_digit(&mut screen) * zoom;
        assert!(projected >= desk - 0.5, "{width} × {height}: {projected} < {desk}");
    }
}

/// Size of the digits on the boards of the successors, in points of the layout: the second largest digits there are.
fn successor_digit(screen: &mut Screen) -> f32 {
    screen.texts();
    let shapes = screen.shapes();
    let mut sizes: Vec<f32> = flat(&shapes)
        .into_iter()
        .filter_map(|(_, shape)| match shape {
            Shape::Text(text)
                if text.galley.text().len() == 1
                    && text.galley.text().chars().all(|c| c.is_ascii_digit()) =>
            {
                text.galley.job.sections.first().map(|section| section.format.font_id.size)
            }
            _ => None,
        })
        .collect();
    sizes.sort_by(f32::total_cmp);
    sizes.dedup_by(|one, other| (*one - *other).abs() < 0.1);
    sizes[sizes.len() - 2]
}

/// Stepping moves neither the board nor the cards nor the frontier nor the keys.
#[test]
fn nothing_moves_while_a_class_steps() {
    let mut screen =
        Screen::of(EXAMPLES[2].puzzle(), Language::English, Limits::default(), Surroundings::default());
    let screens =
        [(1280.0, 720.0, Shown::Projector), (1440.0, 900.0, Shown::Desk), (1024.0, 640.0, Shown::Desk)];
    let phones = PHONES.map(|(width, height, _)| (width, height, Shown::Desk));
    for (size, least) in screens.map(|size| (size, 7)).into_iter().chain(phones.map(|size| (size, 2))) {
        show_on(&mut screen, size);
        for realm in [Realm::Hash, Realm::Heap] {
            screen.act(Action::Choose(realm.into()));
            screen.act(Action::Seek(400));
            let (boards, mut cards) = places(&mut screen);
            let keys = step_keys(&screen);
            assert!(
                boards.len() >= least && cards.len() > 1,
                "{size:?}, realm {realm}: {boards:?}, {cards:?}"
            );
            for _ in 0..if reads_all() { 200 } else { 20 } {
                screen.act(Action::Step(Stride::Event, Direction::Forward));
                let (boards_now, cards_now) = places(&mut screen);
                assert_eq!(boards_now, boards, "{size:?}, realm {realm}");
                assert_eq!(step_keys(&screen), keys, "{size:?}, realm {realm}");
                for (by, place) in cards_now {
                    assert_eq!(*cards.entry(by).or_insert(place), place, "{size:?}, realm {realm}, {by}");
                }
            }
            assert_eq!(cards.len(), Move::ALL.len(), "{size:?}, realm {realm}: {cards:?}");
        }
    }
}

/// A screen reader reads what a phone shows in the order of its importance: sentence, board, successors, frontier, path.
#[test]
fn a_phone_is_read_aloud_in_the_order_of_importance() {
    let words = Words::new(Language::English);
    let cards = Move::ALL.map(|by| format!("{by}: "));
    let path = format!("{} ", words.say("path"));
    for realm in [Realm::Hash, Realm::Heap] {
        let mut screen = midway(realm);
        let model = screen.application.model();
        let scene = model.chosen_lane().recording.scene_at(model.chosen_lane().playhead.moment);
        let [first, last] = frontier_ends_of(model)[0].map(|board| format!("{board} · "));
        let board = format!("{} · ", scene.current.expect("a board is expanded").board);
        let sentence = headline::sentence(&View::of(model.seen()), &words);
        for (width, height, scale) in PHONES {
            screen.resize(Window { points: vec2(width, height), scale });
            screen.texts();
            let read = screen.read_aloud();
            let at = |begins: &str| read.iter().position(|name| name.starts_with(begins));
            let mut places = vec![at(&sentence), at(&board)];
            places.extend(cards.iter().filter_map(|card| at(card)).map(Some));
            assert!(places.len() > 3, "{width} × {height}, realm {realm}: {read:#?}");
            places.extend([at(&first), at(&last)]);
            assert!(places.iter().all(Option::is_some), "{width} × {height}: {places:?} in {read:#?}");
            places.extend(at(&path).map(Some));
            assert!(places.is_sorted(), "{width} × {height}: {places:?} in {read:#?}");
        }
    }
}

/// On a phone held upright, of any size, the path goes before the scrubber; sentence, board, keys, successors and both
/// ends of the frontier stay.
#[test]
fn things_go_in_one_order_on_phones() {
    let words = Words::new(Language::English);
    let [path, scrubber] = [format!("{} ", words.say("path")), words.say("playhead")];
    let keys = STEP_KEYS.map(|id| words.say(id));
    let step = if reads_all() { 1 } else { 13 };
    for realm in [Realm::Hash, Realm::Bidirectional, Realm::Heap] {
        let mut screen = midway(realm);
        let model = screen.application.model();
        let scene = model.chosen_lane().recording.scene_at(model.chosen_lane().playhead.moment);
        let board = format!("{} · ", scene.current.expect("a board is expanded").board);
        let sentence = headline::sentence(&View::of(model.seen()), &words);
        let of_move = Move::ALL.map(|by| format!("{by}: "));
        let heights = (460..=900).step_by(step).map(|height| (390.0, height as f32));
        let widths = (320..600).step_by(step).map(|width| (width as f32, 700.0));
        let (mut all, mut cards) = ([false; 2], None);
        for (width, height) in heights.chain(widths) {
            screen.resize(Window { points: vec2(width, height), scale: 1.0 });
            screen.texts();
            let read = screen.read_aloud();
            let has = |begins: &str| read.iter().any(|name| name.starts_with(begins));
            let of = format!("{width} × {height}, realm {realm}");
            assert!(has(&board) && has(&sentence) && keys.iter().all(|key| has(key)), "{of}: {read:#?}");
            let cards = *cards.get_or_insert(of_move.iter().filter(|card| has(card)).count());
            assert!(cards > 1 && of_move.iter().filter(|card| has(card)).count() == cards, "{of}: {read:#?}");
            check_frontier(&mut screen, State::Step(realm, 1), &of);
            let shown = [has(&scrubber), has(&path)];
            assert_ne!(shown, [false, true], "{of}");
            (0..2).for_each(|item| all[item] |= !shown[item]);
        }
        assert_eq!(all, [true; 2], "realm {realm}: what goes on the smallest phones");
        screen.faults.assert_none();
    }
}

/// In the hand, a structure is no wider than the window, and the last of its elements can be scrolled to.
#[test]
fn a_structure_fits_every_width_in_the_hand() {
    let step = if reads_all() { 1 } else { 17 };
    let element = |name: &str| {
        let (_, after) = name.split_once(": ")?;
        after.split(", ").next()?.parse::<Board>().ok()
    };
    let lists = [Realm::PathStrings, Realm::Hash, Realm::Table];
    let others = [Realm::StringSet, Realm::Bidirectional, Realm::Misplaced, Realm::Buckets];
    for realm in lists.into_iter().chain(others) {
        let mut screen = Screen::of(EXAMPLES[2].puzzle(), Language::English, Limits::default(), fingers());
        screen.act(Action::Choose(realm.into()));
        screen.act(Action::ShowStage(StageTab::Inside));
        screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
        for width in (320..=820).step_by(step) {
            let of = format!("{width}, realm {realm}");
            screen.resize(Window { points: vec2(width as f32, 844.0), scale: 1.0 });
            screen.texts();
            let right = width as f32 / screen.zoom();
            let wide: Vec<_> =
                screen.named().into_iter().filter(|(_, place)| place.right() > right + 0.5).collect();
            assert!(wide.is_empty(), "{of}: {wide:?}");
            screen.scroll(pos2(right / 2.0, 400.0), 5000.0);
            let below = step_keys(&screen)[1].top();
            let elements = screen.named().into_iter().filter(|(name, _)| element(name).is_some());
            let bottoms: Vec<f32> = elements.map(|(_, place)| place.bottom()).collect();
            let last = bottoms.iter().copied().fold(0.0, f32::max);
            assert!(last < below, "{of}: {last} below {below}");
            assert!(bottoms.len() >= 9 || !lists.contains(&realm), "{of}: {bottoms:?}");
        }
    }
}

/// The keys that step back and on.
const STEP_KEYS: [&str; 2] = ["back", "forward"];

/// Largest side of a board of the path.
const PATH_BOARD: f32 = 44.0;

/// Where the keys lie that step.
fn step_keys(screen: &Screen) -> [Rect; 2] {
    let (words, named) = (Words::new(Language::English), screen.named());
    STEP_KEYS.map(|id| {
        let word = words.say(id);
        let key = named.iter().find(|(name, _)| name.starts_with(&word));
        key.unwrap_or_else(|| panic!("no key {word:?}: {named:#?}")).1
    })
}

/// Where boards lie on the stage, but for those of the path, from top to bottom and from left to right, and the card of each move that has one.
fn places(screen: &mut Screen) -> (Vec<Rect>, HashMap<Move, Rect>) {
    screen.texts();
    let named = screen.named();
    let is_board = |name: &str| name.split(" · ").next().is_some_and(|first| first.parse::<Board>().is_ok());
    let boards = named.iter().filter(|(name, _)| is_board(name)).map(|(_, place)| *place);
    // The path has as many boards as it has moves.
    let boards = boards.filter(|place| place.width() > PATH_BOARD);
    let mut boards: Vec<Rect> = boards.collect();
    boards.sort_by(|one, other| one.top().total_cmp(&other.top()).then(one.left().total_cmp(&other.left())));
    let card = |by: Move| {
        let title = format!("{by}: ");
        let card = named.iter().find(|(name, _)| name.starts_with(&title))?;
        Some((by, card.1))
    };
    (boards, Move::ALL.into_iter().filter_map(card).collect())
}

/// A window that becomes small and large again, and one that is opened again, has the folds that were chosen.
#[test]
fn folds_are_as_chosen_after_every_size() {
    let mut screen =
        Screen::of(EXAMPLES[2].puzzle(), Language::English, Limits::default(), Surroundings::default());
    screen.act(Action::Window(WindowAction::Fold(FoldingRegion::Ladder)));
    let chosen = screen.application.model().preferences.folds;
    assert_eq!(chosen.desk.ladder, Fold::Folded);
    for (width, height, shown) in SIZES {
        show_on(&mut screen, (width, height, shown));
        for _ in 0..2 {
            screen.act(Action::Window(WindowAction::StageAlone));
        }
        assert_eq!(screen.application.model().preferences.folds, chosen, "{width} × {height}, {shown:?}");
    }
    let written = screen.application.model().preferences.written();
    let read =
        eight_realms_app::desk::preferences::Preferences::read(&written).expect("what was written is read");
    assert_eq!(read.folds, chosen);
}
