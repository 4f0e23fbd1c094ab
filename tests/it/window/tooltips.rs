//! What can be pressed says on hover which key does the same.

use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    control::Control,
    desk::{
        camera::MapCamera,
        screen::{Sheet, StageTab},
    },
    map::MapAction,
    model::{Action, Model},
    words::{Language, Words},
};
use eight_realms_core::puzzle::BoardRole;

use super::{
    map::draw_map,
    test_window::{TestWindow, lane},
};

/// The label of something, the message of its tooltip, and its key in both languages.
type Hover = (String, &'static str, [&'static str; 2]);

/// A key that is called alike in both languages.
fn one(words: &Words, label: &str, what: &'static str, key: &'static str) -> Hover {
    (words.say(label), what, [key; 2])
}

/// One of a choice, which is named by it.
fn part(words: &Words, [choice, label]: [&str; 2], what: &'static str, key: &'static str) -> Hover {
    let args = [("name", words.say(choice).into()), ("what", words.say(label).into())];
    (words.tell("named", &args), what, [key; 2])
}

fn in_bar(words: &Words, model: &Model) -> Vec<Hover> {
    let edit = |what: &'static str, board: String, key| {
        let args = [("name", words.say(what).into()), ("what", board.into())];
        (words.tell("named", &args), what, [key; 2])
    };
    vec![
        edit("edit-start", model.puzzle.start.to_string(), "E"),
        edit("edit-goal", model.puzzle.goal.to_string(), "G"),
        one(words, "random", "random-hint", "R"),
        one(words, "random-at-depth", "random-at-depth", "Shift + R"),
        (words.language().next().name().to_owned(), "language", ["L"; 2]),
        one(words, "projector", "projector-hint", "F11"),
        one(words, "keys", "keys", "?"),
    ]
}

fn on_timeline(words: &Words, model: &Model) -> Vec<Hover> {
    let keys = ["Home", "←", "Space", "→", "End", "Shift + ←", "Shift + →", "Ctrl + ←", "Ctrl + →", "[", "]"];
    let hover = |(control, key): (Control, &'static str)| {
        let name = control.name(model.seen().desk);
        (words.say(name), name, [key, if key == "Space" { "空格键" } else { key }])
    };
    let is_there = |control: &Control| !matches!(control, Control::OperationBack | Control::OperationForward);
    let controls = Control::ALL.into_iter().filter(is_there).zip(keys).map(hover);
    controls.chain([one(words, "speed", "events-per-second", "[ ]")]).collect()
}

fn on_tabs(words: &Words) -> Vec<Hover> {
    let tabs = [
        ("tab-step", "F1"),
        ("tab-inside", "I"),
        ("tab-race", "F2"),
        ("tab-map", "F3"),
        ("tab-heuristics", "F4"),
        ("tab-lab", "K"),
    ];
    tabs.map(|(tab, key)| one(words, tab, tab, key)).into()
}

fn on_stage(words: &Words, tab: StageTab) -> Vec<Hover> {
    match tab {
        StageTab::Race => vec![
            part(words, ["race-face", "race-must-expand"], "race-must-expand-hint", "F"),
            part(words, ["race-measure", "race-work"], "race-work-hint", "C"),
            one(words, "race-difference", "race-difference-hint", "D"),
        ],
        StageTab::Inside => vec![one(words, "inside-structure", "inside-structure-hint", "I")],
        StageTab::Map => vec![
            one(words, "map-rings", "map-rings-hint", "M"),
            one(words, "map-lanes", "map-lanes-hint", "Shift + M"),
            one(words, "map-whole", "map-whole", "0"),
        ],
        StageTab::Heuristics => vec![
            (
                words.say("heuristics-face-board"),
                "heuristics-face-board-hint",
                ["F4 again: next view", "再按 F4：下一个视图"],
            ),
            one(words, "heuristics-weight", "heuristics-weight", "← →"),
        ],
        StageTab::Step | StageTab::Lab | StageTab::Reading => Vec::new(),
    }
}

/// Points at each, and looks for what then appears.
fn check(window: &mut TestWindow, hovers: Vec<Hover>) {
    for (label, what, [english, chinese]) in hovers {
        let key = if window.words.language() == Language::English { english } else { chinese };
        let args = [("hint", window.say(what).into()), ("key", key.into())];
        check_one(window, &label, &window.words.tell("hint-with-key", &args));
    }
}

fn check_one(window: &mut TestWindow, label: &str, hint: &str) {
    window.harness.get_by_label(label).hover();
    window.wait(4);
    assert!(window.shows(hint), "{label}: {hint}");
}

fn with_instant_tooltips(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.harness.ctx.all_styles_mut(|style| style.interaction.tooltip_delay = 0.0);
    window.act(Action::Seek(486));
    window
}

#[test]
fn what_can_be_pressed_names_its_key_on_hover() {
    for language in Language::ALL {
        let mut window = with_instant_tooltips(language);
        let words = window.words;
        let hovers =
            [in_bar(&words, window.model()), on_timeline(&words, window.model()), on_tabs(&words)].concat();
        check(&mut window, hovers);
        for tab in StageTab::ALL {
            window.act(Action::ShowStage(tab));
            if tab == StageTab::Map {
                draw_map(&mut window);
                window.act(Action::Map(MapAction::Look(MapCamera::WHOLE.enlarged(4.0, [0.5; 2]))));
            }
            check(&mut window, on_stage(&words, tab));
        }
    }
}

#[test]
fn a_rung_names_the_keys_of_its_digit_on_hover() {
    for (language, [choose, hide]) in Language::ALL.into_iter().zip([
        ["Choose realm 7 (7)", "Hide realm 7 in plots, race and maps (Shift + 7)"],
        ["选第 7 境（7）", "在图、赛跑和地图中隐去第 7 境（Shift + 7）"],
    ]) {
        let mut window = with_instant_tooltips(language);
        let seven = [("lane", lane(&window.words, "7").into())];
        for (id, hint) in [("rung-hide", hide), ("rung-choose", choose)] {
            let label = window.words.tell(id, &seven);
            check_one(&mut window, &label, hint);
        }
    }
}

#[test]
fn what_lies_over_the_window_names_its_keys_on_hover() {
    for language in Language::ALL {
        let mut window = with_instant_tooltips(language);
        let words = window.words;
        window.act(Action::Open(Sheet::Keys));
        check(&mut window, vec![one(&words, "close", "close", "Esc")]);
        window.act(Action::Open(Sheet::None));
        window.act(Action::Edit(BoardRole::Start));
        window.key(egui::Key::ArrowUp);
        let take = (words.say("edit-take"), "edit-take", ["Enter", "回车键"]);
        let (undo, leave) = (
            one(&words, "edit-undo", "edit-undo", "Ctrl + Z"),
            one(&words, "edit-leave", "edit-leave", "Esc"),
        );
        check(&mut window, vec![take, undo, leave]);
    }
}
