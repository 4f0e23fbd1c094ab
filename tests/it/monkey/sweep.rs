//! Every stage and face in every state that it shows otherwise, in both languages and many windows: all text
//! can be read. A third of the windows takes its turn in each state and language; with `SCREENS=all` in the environment,
//! none is left out.
//!
//! Colours do not change how wide a text is, so light and dark take turns; a projector lays out anew.

use std::{collections::BTreeSet, sync::Mutex};

use egui::{Shape, vec2};
use eight_realms_app::{
    desk::{
        action::{LanesAction, WindowAction},
        cost::RaceMeasure,
        lanes::Limits,
        preferences::PlotName,
        puzzles::EXAMPLES,
        screen::{
            Face, FoldingRegion, LaneScope, Pointing, Reading, RunsIn, ScaleSteps, Sheet, StageTab, StoredIn,
            Surroundings,
        },
    },
    editor::EditorAction,
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    lab::{
        LabAction, LabFace,
        chart::{LabPlot, Pick},
        setup::{LabField, SourceKind},
    },
    lanes::LaneSheetAction,
    link::LinkAction,
    map::{MapAction, PickedBoard},
    model::Action,
    places::PlacesAction,
    race::{MustExpandWith, RaceAction, RaceFace, table::RaceColumn},
    words::{Language, Words},
};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lab::LabPreset,
    lane::{LaneRequest, Preset},
    map::Projection,
    puzzle::{BoardRole, Puzzle},
    realm::Realm,
};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    screen::{Screen, Window},
    screens::{State, reads_all},
    shape::flat,
};
use crate::ground::check_all;

/// Sizes in points and their scale; the fourth is a projector's.
const WINDOWS: [(f32, f32, f32); 6] = [
    (1024.0, 640.0, 1.0),
    (1280.0, 720.0, 1.0),
    (1440.0, 900.0, 1.0),
    (1920.0, 1080.0, 1.0),
    (2560.0 / 1.5, 1440.0 / 1.5, 1.5),
    (1920.0, 1080.0, 2.0),
];
const PROJECTED: usize = 3;

/// The outcome of the searches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Searched {
    /// All have found a path.
    Found,
    /// All have found one, and the figures are as long as they get.
    FoundLate,
    /// The same in a page, whose figures have longer names.
    FoundLateInBrowser,
    /// Parity has answered, so they are not searched.
    AnsweredByParity,
    /// They were searched all the same.
    Exhausted,
    /// Their recordings are full.
    Full,
}

impl Searched {
    const ALL: [Self; 6] = [
        Self::Found,
        Self::FoundLate,
        Self::FoundLateInBrowser,
        Self::AnsweredByParity,
        Self::Exhausted,
        Self::Full,
    ];

    fn screen(self, language: Language) -> Screen {
        let limits = match self {
            Self::Full => Limits { one: 300, all: 100_000 },
            Self::Exhausted => Limits { one: 20_000, all: 200_000 },
            _ => Limits::default(),
        };
        let example = match self {
            Self::Found => 2,
            Self::FoundLate | Self::FoundLateInBrowser | Self::Full => EXAMPLES.len() - 2,
            Self::AnsweredByParity | Self::Exhausted => EXAMPLES.len() - 1,
        };
        let surroundings = match self {
            Self::FoundLateInBrowser => Surroundings {
                runs_in: RunsIn::Browser,
                stored_in: StoredIn::LocalStorage,
                ..Surroundings::default()
            },
            _ => Surroundings::default(),
        };
        let mut screen = Screen::of(EXAMPLES[example].puzzle(), language, limits, surroundings);
        if self == Self::Exhausted {
            screen.act(Action::SearchAnyway);
        }
        screen
    }

    /// The usual state in all windows, the others where room is least.
    fn windows(self) -> &'static [usize] {
        if self == Self::Found { &[0, 1, 2, 3, 4, 5] } else { &[0, 1, PROJECTED] }
    }
}

#[test]
fn all_text_can_be_read() {
    let runs: Vec<(Searched, Language)> = Searched::ALL
        .into_iter()
        .flat_map(|searched| Language::ALL.map(|language| (searched, language)))
        .collect();
    check_all(&runs, |(searched, language)| {
        // What is not usual is read in one language, in the other where all is read.
        let is_usual = *searched == Searched::Found;
        if !is_usual && (*searched as usize + *language as usize).is_multiple_of(2) && !reads_all() {
            return;
        }
        let mut screen = searched.screen(*language);
        let turn = (*searched as usize + *language as usize) % 3;
        for (at, number) in searched.windows().iter().enumerate() {
            if at % 3 != turn && !reads_all() {
                continue;
            }
            let (width, height, scale) = WINDOWS[*number];
            screen.resize(Window { points: vec2(width, height), scale });
            screen.act(Action::SwitchTheme);
            let is_projected = *number == PROJECTED;
            (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
            sweep(&mut screen, &format!("{language:?}, {searched:?}"));
            (0..usize::from(is_projected)).for_each(|_| screen.act(Action::SwitchProjector));
        }
        screen.faults.assert_none();
    });
}

/// The windows of phones, and the pixels of a point of their screens.
pub const PHONES: [(f32, f32, f32); 15] = [
    (390.0, 844.0, 3.0),
    (844.0, 390.0, 3.0),
    (360.0, 640.0, 2.0),
    (640.0, 360.0, 2.0),
    (320.0, 460.0, 2.0),
    (320.0, 568.0, 2.0),
    (344.0, 882.0, 3.0),
    (360.0, 560.0, 2.0),
    (375.0, 553.0, 2.0),
    (375.0, 667.0, 2.0),
    (390.0, 664.0, 3.0),
    (412.0, 732.0, 2.6),
    (430.0, 739.0, 3.0),
    (599.0, 800.0, 1.0),
    (640.0, 280.0, 2.0),
];

/// A device that fingers use, on which the program is a page.
pub fn fingers() -> Surroundings {
    Surroundings {
        pointing: Pointing::Fingers,
        runs_in: RunsIn::Browser,
        stored_in: StoredIn::LocalStorage,
        ..Surroundings::default()
    }
}

/// Each state in a window drawn by lot, in the dark and in the light.
#[test]
fn all_text_can_be_read_on_phones() {
    let faults = Mutex::new(String::new());
    check_all(&Language::ALL, |language| {
        let mut screen = Screen::of(EXAMPLES[2].puzzle(), *language, Limits::default(), fingers());
        let windows = PHONES.map(|(width, height, scale)| Window { points: vec2(width, height), scale });
        let lot = (!reads_all()).then(|| ChaCha8Rng::seed_from_u64(*language as u64));
        screen.show_in(windows.to_vec(), lot);
        let of = format!("{language:?}, phone");
        // The list of the frontier among them, the walk along the solution, and questions.
        for state in State::all() {
            state.show(&mut screen);
            screen.read(&format!("{of} {state:?}"));
            state.leave(&mut screen);
        }
        sweep(&mut screen, &of);
        on_phones(&mut screen, &of);
        faults.lock().expect("no check panics").push_str(&screen.faults.to_string());
    });
    let faults = faults.into_inner().expect("no check panics");
    assert!(faults.is_empty(), "{faults}");
}

/// Everything as large as it gets, and the sentences twice as large as that.
#[test]
fn the_largest_text_can_be_read_on_phones() {
    check_all(&Language::ALL, |language| {
        let mut screen = Screen::of(EXAMPLES[2].puzzle(), *language, Limits::default(), fingers());
        let is_there = |(width, height, _): &(f32, f32, f32)| {
            [[360.0, 640.0], [390.0, 844.0], [844.0, 390.0]].contains(&[*width, *height])
        };
        let sizes = PHONES.into_iter().filter(is_there);
        let windows: Vec<Window> =
            sizes.map(|(width, height, scale)| Window { points: vec2(width, height), scale }).collect();
        screen.resize(windows[0]);
        for _ in 0..ScaleSteps::InHand.all().len() {
            screen.act(Action::Window(WindowAction::Larger));
        }
        screen.act(Action::Tick(10.0));
        assert_eq!(screen.application.model().preferences.reading.percent(), 200);
        let lot = (!reads_all()).then(|| ChaCha8Rng::seed_from_u64(*language as u64));
        screen.show_in(windows, lot);
        for state in State::all() {
            state.show(&mut screen);
            screen.read(&format!("{language:?}, phone, largest, {state:?}"));
            state.leave(&mut screen);
        }
        for sheet in [Sheet::More, Sheet::Save] {
            screen.act(Action::Open(sheet));
            screen.read(&format!("{language:?}, phone, largest, {sheet:?}"));
        }
        screen.faults.assert_none();
    });
}

/// The sheets that only phones have.
pub const PHONE_SHEETS: [Sheet; 8] = [
    Sheet::Ladder,
    Sheet::More,
    Sheet::Playing,
    Sheet::Examples,
    Sheet::Recent,
    Sheet::Settings,
    Sheet::TextSize,
    Sheet::Legend,
];

/// The plots, one at a time, the sheets that only phones have, and the card of a board on the map.
fn on_phones(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Map));
    for realm in [Realm::Heap, Realm::IdaStar] {
        screen.act(Action::Choose(realm.into()));
        let board = screen.application.model().puzzle.start;
        screen.act(Action::Map(MapAction::Pick(Some(PickedBoard { lane: realm.into(), board }))));
        screen.read(&format!("{of} card of the start, realm {realm}"));
        screen.act(Action::Map(MapAction::Pick(None)));
    }
    screen.act(Action::Window(WindowAction::Fold(FoldingRegion::Plots)));
    for plot in PlotName::ALL {
        screen.act(Action::Window(WindowAction::Plot(plot)));
        screen.read(&format!("{of} plots {plot:?}"));
    }
    screen.act(Action::ShowStage(StageTab::Step));
    for sheet in PHONE_SHEETS {
        screen.act(Action::Open(sheet));
        screen.read(&format!("{of} sheet {sheet:?}"));
        screen.act(Action::Escape);
    }
    own_lanes(screen, of);
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    screen.act(Action::Open(Sheet::Playing));
    screen.read(&format!("{of} playing, inside"));
    screen.act(Action::Escape);
    screen.act(Action::ShowStage(StageTab::Step));
}

/// Lanes of one's own: the sheet without any, and with some, and their steps and their race.
fn own_lanes(screen: &mut Screen, of: &str) {
    screen.act(Action::Open(Sheet::Ladder));
    screen.act(Action::ShowFace(Face::Own));
    screen.read(&format!("{of} no lanes of one's own"));
    screen.act(Action::Lanes(LanesAction::Take(Preset::FourF)));
    screen.act(Action::Tick(10.0));
    screen.act(Action::Seek(400));
    screen.act(Action::Open(Sheet::Ladder));
    screen.read(&format!("{of} lanes of one's own"));
    screen.act(Action::LaneSheet(LaneSheetAction::Add));
    screen.read(&format!("{of} a lane more"));
    screen.act(Action::Escape);
    screen.read(&format!("{of} steps of a lane of one's own"));
    screen.act(Action::ShowStage(StageTab::Race));
    screen.read(&format!("{of} race of lanes of one's own"));
    screen.act(Action::Lanes(LanesAction::RemoveAll));
    screen.act(Action::Tick(10.0));
    screen.act(Action::ShowFace(Face::Realms));
}

/// The page of a puzzle without a solution, which scrolls, and what the other stages make of it.
#[test]
fn an_unsolvable_puzzle_can_be_read_on_phones() {
    check_all(&Language::ALL, |language| {
        let mut screen = Screen::of(
            EXAMPLES[EXAMPLES.len() - 1].puzzle(),
            *language,
            Limits { one: 20_000, all: 100_000 },
            fingers(),
        );
        for (width, height, scale) in PHONES {
            screen.resize(Window { points: vec2(width, height), scale });
            screen.act(Action::SwitchTheme);
            for (realm, stage) in [
                (Realm::StringSet, StageTab::Step),
                (Realm::Heap, StageTab::Step),
                (Realm::Heap, StageTab::Race),
                (Realm::Heap, StageTab::Map),
            ] {
                screen.act(Action::Choose(realm.into()));
                screen.act(Action::ShowStage(stage));
                screen.read(&format!("{language:?}, phone, unsolvable, {stage:?}, realm {realm}"));
            }
        }
        screen.faults.assert_none();
    });
}

/// What a gesture does, or a key where a pointer has so small a window, is told to the end, in as many lines as it takes.
#[test]
fn the_sheet_of_keys_is_whole_on_phones() {
    let used_by = [fingers(), Surroundings::default()];
    for (language, surroundings) in
        Language::ALL.into_iter().flat_map(|it| used_by.clone().map(|by| (it, by)))
    {
        let words = Words::new(language);
        let is_by_finger = surroundings.pointing == Pointing::Fingers;
        let mut screen = Screen::of(EXAMPLES[2].puzzle(), language, Limits::default(), surroundings);
        for (width, height, scale) in PHONES {
            screen.resize(Window { points: vec2(width, height), scale });
            let before = elided(&mut screen);
            screen.act(Action::Open(Sheet::Keys));
            let texts = screen.texts();
            for (id, is_there) in [("gesture-swipe", is_by_finger), ("key-play-does", !is_by_finger)] {
                assert_eq!(
                    texts.contains(&words.say(id)),
                    is_there,
                    "{language:?}, {width} × {height}: {id}"
                );
            }
            let cut: Vec<String> =
                elided(&mut screen).into_iter().filter(|it| !before.contains(it)).collect();
            assert!(cut.is_empty(), "{language:?}, {width} × {height}: {cut:?}");
            screen.act(Action::Escape);
        }
    }
}

/// The texts that end in `…`.
fn elided(screen: &mut Screen) -> Vec<String> {
    screen.texts();
    let shapes = screen.shapes();
    let texts = flat(&shapes).into_iter().filter_map(|(_, shape)| match shape {
        Shape::Text(text) if text.galley.elided => Some(text.galley.text().to_owned()),
        _ => None,
    });
    texts.collect()
}

/// Where a menu of a phone is, and how the name of its key begins.
const MENUS: [(StageTab, &str); 8] = [
    (StageTab::Step, "tabs"),
    (StageTab::Race, "race-face"),
    (StageTab::Race, "race-measure"),
    (StageTab::Race, "race-difference-with"),
    (StageTab::Map, "map-rings"),
    (StageTab::Map, "map-one"),
    (StageTab::Step, ON_LANE_SHEET[0]),
    (StageTab::Step, ON_LANE_SHEET[1]),
];
/// Those on the sheet of a lane.
const ON_LANE_SHEET: [&str; 2] = ["lane-row-order", "lanes-presets"];

/// The menus, in an upright window, in a lying one and in the narrowest.
#[test]
fn all_menus_can_be_read_on_phones() {
    check_all(&Language::ALL, |language| {
        let words = Words::new(*language);
        let mut screen = Screen::of(EXAMPLES[2].puzzle(), *language, Limits::default(), fingers());
        let mut closed: BTreeSet<&str> = MENUS.iter().map(|(_, key)| *key).collect();
        for number in [0, 1, 4] {
            let (width, height, scale) = PHONES[number];
            screen.resize(Window { points: vec2(width, height), scale });
            screen.act(Action::SwitchTheme);
            for (stage, key) in MENUS {
                screen.act(Action::ShowStage(stage));
                if ON_LANE_SHEET.contains(&key) {
                    screen.act(Action::LaneSheet(LaneSheetAction::Add));
                }
                // What lies under a menu is read before.
                screen.read(&format!("{language:?}, phone, before menu {key}"));
                let word = words.say(key);
                // A caption may begin like the name of the key beside it.
                let of_key = screen.named().into_iter().filter(|(name, _)| name.starts_with(&word));
                let Some((_, place)) = of_key.max_by_key(|(name, _)| name.len()) else { continue };
                screen.press(place.center());
                if screen.has_menu() {
                    screen.read(&format!("{language:?}, phone, menu {key}"));
                    closed.remove(key);
                    screen.press(place.center());
                }
            }
            screen.act(Action::Escape);
        }
        assert!(closed.is_empty(), "{language:?}: never opened: {closed:?}");
        screen.faults.assert_none();
    });
}

/// The trees that are drawn with all their boards, whose figures must not meet those of their neighbours.
#[test]
fn a_textbook_tree_can_be_read_on_phones() {
    check_all(&Language::ALL, |language| {
        let [start, goal] = TEXTBOOK.map(|board| board.parse().expect("a board"));
        let puzzle = Puzzle::new(start, goal);
        let mut screen = Screen::of(puzzle, *language, Limits::default(), fingers());
        screen.act(Action::ShowStage(StageTab::Inside));
        for (width, height, scale) in PHONES {
            screen.resize(Window { points: vec2(width, height), scale });
            screen.act(Action::SwitchTheme);
            for realm in [Realm::Misplaced, Realm::Heap] {
                screen.act(Action::Choose(realm.into()));
                screen.read(&format!("{language:?}, phone, textbook tree, realm {realm}"));
            }
        }
        screen.faults.assert_none();
    });
}

/// Start and goal of a textbook's figure.
const TEXTBOOK: [&str; 2] = ["2831647x5", "1238x4765"];

/// The windows of tablets, which fingers use.
const TABLETS: [(f32, f32); 3] = [(768.0, 1024.0), (820.0, 1180.0), (1024.0, 768.0)];

/// Every other one in the light.
#[test]
fn all_text_can_be_read_on_tablets() {
    let runs: Vec<(usize, Language)> =
        (0..TABLETS.len()).flat_map(|size| Language::ALL.map(|language| (size, language))).collect();
    check_all(&runs, |(size, language)| {
        if !(*size + *language as usize).is_multiple_of(TABLETS.len()) && !reads_all() {
            return;
        }
        let (width, height) = TABLETS[*size];
        let puzzle = EXAMPLES[2].puzzle();
        let mut screen = Screen::of(puzzle, *language, Limits::default(), fingers());
        screen.resize(Window { points: vec2(width, height), scale: 2.0 });
        (0..(*size + *language as usize) % 2).for_each(|_| screen.act(Action::SwitchTheme));
        let of = format!("{language:?}, tablet");
        sweep(&mut screen, &of);
        screen.act(Action::Open(Sheet::Playing));
        screen.read(&format!("{of} playing"));
        screen.act(Action::Escape);
        weighted_heap(&mut screen, &of);
        screen.faults.assert_none();
    });
}

/// The heap of a search by tenths, whose f are as long as they get.
fn weighted_heap(screen: &mut Screen, of: &str) {
    let heuristic = Some(HeuristicKind::Weighted(Weight::of_tenths(13)));
    let request = LaneRequest { heuristic, ..LaneRequest::of(Realm::Heap) };
    screen.act(Action::Lanes(LanesAction::Add(request)));
    screen.act(Action::Tick(10.0));
    screen.act(Action::ShowStage(StageTab::Inside));
    screen.act(Action::Inside(InsideAction::Face(InsideFace::Structure)));
    for moment in moments(screen) {
        screen.act(Action::Seek(moment));
        screen.read(&format!("{of} heap by tenths at {moment}"));
    }
}

fn sweep(screen: &mut Screen, of: &str) {
    steps(screen, of);
    inside(screen, of);
    race(screen, of);
    map(screen, of);
    heuristics(screen, of);
    laboratory(screen, of);
    sheets(screen, of);
}

/// Beginning, middle and end.
fn moments(screen: &Screen) -> [u64; 3] {
    let end = screen.application.model().chosen_lane().recording.len();
    [0, end / 2, end]
}

fn steps(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Step));
    for realm in Realm::ALL {
        screen.act(Action::Choose(realm.into()));
        for moment in moments(screen) {
            screen.act(Action::Seek(moment));
            screen.read(&format!("{of} step, realm {realm} at {moment}"));
        }
        screen.act(Action::Read(Reading::Code));
        for source in realm.sources() {
            screen.act(Action::ReadSource(source));
            screen.read(&format!("{of} code {source:?}, realm {realm}"));
        }
        screen.act(Action::Read(Reading::Page));
    }
    screen.act(Action::ShowStage(StageTab::Reading));
    screen.read(&format!("{of} reading"));
    screen.act(Action::Read(Reading::Code));
    for realm in Realm::ALL {
        screen.act(Action::Choose(realm.into()));
        screen.read(&format!("{of} code on the stage, realm {realm}"));
    }
    screen.act(Action::Read(Reading::Page));
}

fn inside(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Inside));
    for realm in Realm::ALL {
        screen.act(Action::Choose(realm.into()));
        for face in InsideFace::of(realm.into()) {
            screen.act(Action::Inside(InsideAction::Face(face)));
            for moment in moments(screen) {
                screen.act(Action::Seek(moment));
                screen.read(&format!("{of} inside {face:?}, realm {realm} at {moment}"));
            }
        }
    }
}

fn race(screen: &mut Screen, of: &str) {
    screen.act(Action::Choose(Realm::Heap.into()));
    screen.act(Action::ShowStage(StageTab::Race));
    for measure in RaceMeasure::ALL {
        screen.act(Action::Race(RaceAction::Measure(measure)));
        for moment in [0, 500, 1_000_000_000_000] {
            screen.act(Action::Seek(moment));
            screen.read(&format!("{of} race by {measure:?} at {moment}"));
        }
    }
    for column in RaceColumn::ALL {
        screen.act(Action::Race(RaceAction::Face(RaceFace::Table)));
        screen.act(Action::Race(RaceAction::Sort(column)));
        screen.read(&format!("{of} table by {column:?}"));
    }
    screen.act(Action::Race(RaceAction::Face(RaceFace::MustExpand)));
    for with in MustExpandWith::choices() {
        screen.act(Action::Race(RaceAction::MustExpandWith(with)));
        screen.read(&format!("{of} must-expand by {with:?}"));
    }
    screen.act(Action::Race(RaceAction::SwitchMustExpandAxis));
    screen.read(&format!("{of} must-expand, the other axis"));
    screen.act(Action::Race(RaceAction::SwitchMustExpandAxis));
    screen.act(Action::Race(RaceAction::Measure(RaceMeasure::Expansions)));
    screen.act(Action::Race(RaceAction::Face(RaceFace::Lanes)));
}

fn map(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Map));
    for projection in Projection::ALL {
        screen.act(Action::Map(MapAction::Project(projection)));
        for realm in [Realm::StringSet, Realm::Table, Realm::Bidirectional, Realm::Heap, Realm::IdaStar] {
            screen.act(Action::Choose(realm.into()));
            let [start, middle, end] = moments(screen);
            for moment in [start, middle, end] {
                screen.act(Action::Seek(moment));
                screen.read(&format!("{of} map {projection:?}, realm {realm} at {moment}"));
            }
        }
        screen.act(Action::Map(MapAction::Scope(LaneScope::Lanes)));
        screen.read(&format!("{of} maps {projection:?}"));
        screen.act(Action::Map(MapAction::Scope(LaneScope::One)));
    }
    screen.act(Action::Map(MapAction::Project(Projection::Rings)));
}

fn heuristics(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Heuristics));
    for realm in [Realm::Table, Realm::Bidirectional, Realm::Heap] {
        screen.act(Action::Choose(realm.into()));
        for face in HeuristicsFace::ALL {
            screen.act(Action::Heuristics(HeuristicsAction::Face(face)));
            screen.read(&format!("{of} heuristics {face:?}, realm {realm}"));
        }
    }
    let weighted = HeuristicKind::Weighted(Weight::DEFAULT);
    for face in [HeuristicsFace::Distances, HeuristicsFace::Board, HeuristicsFace::Suboptimal] {
        screen.act(Action::Heuristics(HeuristicsAction::Face(face)));
        for heuristic in HeuristicKind::ESTIMATES.into_iter().chain([weighted]) {
            screen.act(Action::Heuristics(HeuristicsAction::Heuristic(heuristic)));
            screen.read(&format!("{of} heuristics {face:?} of {heuristic:?}"));
        }
        screen.act(Action::Heuristics(HeuristicsAction::FindCounterexample));
        screen.read(&format!("{of} heuristics {face:?} after the search for a counterexample"));
    }
    screen.act(Action::Heuristics(HeuristicsAction::Heuristic(HeuristicKind::Manhattan)));
}

/// What is set up, right and wrong; every plot and table of two experiments, and the boards behind a dot.
fn laboratory(screen: &mut Screen, of: &str) {
    let act = |screen: &mut Screen, action: LabAction| screen.act(Action::Lab(action));
    screen.act(Action::ShowStage(StageTab::Lab));
    act(screen, LabAction::Face(LabFace::SetUp));
    for preset in LabPreset::ALL {
        act(screen, LabAction::Preset(preset));
        screen.read(&format!("{of} laboratory, {preset:?}"));
    }
    for (field, typed) in [(LabField::List, "23415x768 11"), (LabField::Lane, "7:h=none")] {
        act(screen, LabAction::Source(SourceKind::List));
        act(screen, LabAction::Type(field, typed.to_owned()));
        act(screen, LabAction::AddTyped);
        screen.read(&format!("{of} laboratory, {field:?} {typed:?}"));
    }
    for (preset, depths) in [(LabPreset::Weights, ["2", "9"]), (LabPreset::Book, ["2", "8"])] {
        act(screen, LabAction::Preset(preset));
        for (field, typed) in [(LabField::Count, "4"), (LabField::From, depths[0]), (LabField::To, depths[1])]
        {
            act(screen, LabAction::Type(field, typed.to_owned()));
        }
        act(screen, LabAction::Run);
        for plot in LabPlot::ALL.into_iter().filter(|plot| *plot != LabPlot::Times) {
            act(screen, LabAction::Plot(plot));
            screen.read(&format!("{of} laboratory, {preset:?}, {plot:?}"));
        }
        act(screen, LabAction::Face(LabFace::Table));
        screen.read(&format!("{of} laboratory, table of {preset:?}"));
        act(screen, LabAction::Face(LabFace::Plot));
        act(screen, LabAction::Plot(LabPlot::Growth));
        let pick = Pick::of_depth(0, 8);
        act(screen, LabAction::Pick(Some(pick)));
        screen.read(&format!("{of} laboratory, boards of {preset:?}"));
        act(screen, LabAction::Pick(None));
        act(screen, LabAction::Face(LabFace::SetUp));
    }
}

/// Empty, with what can be wrong, and with lists that are longer than the sheet.
fn places(screen: &mut Screen, of: &str) {
    screen.act(Action::Open(Sheet::Places));
    for typed in ["", "868", "f-stop", "iteration and bound >= 12.5", "before"] {
        screen.act(Action::Places(PlacesAction::Write(typed.to_owned())));
        screen.read(&format!("{of} places, {typed:?}"));
    }
    for text in ["f-step and f = 8", "layer and backward and g = 9 #2", "frontier >= 19", "iteration"] {
        screen.act(Action::Places(PlacesAction::Write(text.to_owned())));
        screen.act(Action::Places(PlacesAction::AddBreakpoint));
    }
    for (number, moment) in [0, 40, 200, u64::MAX].into_iter().enumerate() {
        screen.act(Action::Seek(moment));
        screen.act(Action::Places(PlacesAction::SetBookmark));
        screen.act(Action::Places(PlacesAction::WriteNote(number, "八境 a note".to_owned())));
    }
    screen.read(&format!("{of} places, full"));
    screen.act(Action::Escape);
    screen.read(&format!("{of} flags"));
    for _ in 0..4 {
        screen.act(Action::Places(PlacesAction::RemoveBreakpoint(0)));
        screen.act(Action::Places(PlacesAction::RemoveBookmark(0)));
    }
}

fn sheets(screen: &mut Screen, of: &str) {
    screen.act(Action::ShowStage(StageTab::Step));
    for sheet in [Sheet::Keys, Sheet::Depth, Sheet::Save] {
        screen.act(Action::Open(sheet));
        screen.read(&format!("{of} sheet {sheet:?}"));
        screen.act(Action::Escape);
    }
    screen.act(Action::Open(Sheet::Link));
    for typed in ["", "example.org", "https://a-school.example.org/of-the-city/"] {
        screen.act(Action::Link(LinkAction::Type(typed.to_owned())));
        screen.act(Action::Link(LinkAction::Take));
        screen.read(&format!("{of} link behind {typed:?}"));
    }
    screen.act(Action::Link(LinkAction::Type(String::new())));
    screen.act(Action::Escape);
    places(screen, of);
    for end in [BoardRole::Start, BoardRole::Goal] {
        screen.act(Action::Edit(end));
        screen.read(&format!("{of} editor of {end:?}"));
        for letter in ['1', '1', 'q'] {
            screen.act(Action::Editor(EditorAction::Type(letter)));
            screen.read(&format!("{of} editor of {end:?} after {letter}"));
        }
        screen.act(Action::Editor(EditorAction::Leave));
    }
}
