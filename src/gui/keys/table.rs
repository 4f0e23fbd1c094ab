//! The table of keys. The sheet of all keys, tooltips and the lists in `docs/*/shortcuts.md` are made from it, so that
//! every key has a description and none has a wrong name.

use egui::Key;
use eight_realms_app::{
    control::Control,
    desk::{
        action::{LanesAction, WindowAction},
        camera::ZoomStep,
        export::ExportAction,
        figure::{Export, Figure, Form},
        screen::{Face, FoldingRegion, Sheet, StageTab},
    },
    editor::EditorAction,
    export,
    inside::InsideAction,
    lab::LabAction,
    lanes::LaneSheetAction,
    map::MapAction,
    model::{Action, Seen},
    places::PlacesAction,
    questions::QuestionAction,
    race::RaceAction,
};
use eight_realms_core::{
    lane::LaneId,
    puzzle::{BoardRole, Move},
    replay::Direction,
};

use super::binding::{Binding, KeyModifiers, KeyScope, Trigger, tab_action};

/// Returns all bindings in the order of the sheet: the window's, the editor's own, those of places, those of a
/// question.
pub fn bindings() -> impl Iterator<Item = &'static Binding> {
    TABLES.into_iter().flatten()
}

const TABLES: [&[Binding]; 3] = [WINDOW, PLACES, QUESTION];

/// Returns the binding with this name. In a `const`, a name that no binding has is a compile error.
///
/// # Panics
///
/// If no binding has this name.
pub const fn binding(name: &str) -> &'static Binding {
    let mut number = 0;
    while number < TABLES.len() {
        let mut place = 0;
        while place < TABLES[number].len() {
            if is_same(TABLES[number][place].name, name) {
                return &TABLES[number][place];
            }
            place += 1;
        }
        number += 1;
    }
    panic!("no binding has this name")
}

/// Compares two texts: a `const` cannot call `==`.
const fn is_same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

/// Bindings of the window, then those of the editor alone.
const WINDOW: &[Binding] = &[
    Binding::new("play", KeyModifiers::Nothing, Trigger::Controls(&[(Key::Space, Control::Play)])),
    Binding::new(
        "expansion",
        KeyModifiers::Nothing,
        Trigger::Controls(&[(Key::ArrowRight, Control::Forward), (Key::ArrowLeft, Control::Back)]),
    )
    .repeating(),
    Binding::new(
        "presenter",
        KeyModifiers::Nothing,
        Trigger::Controls(&[(Key::PageDown, Control::Forward), (Key::PageUp, Control::Back)]),
    )
    .repeating(),
    Binding::new(
        "operation",
        KeyModifiers::Alt,
        Trigger::Controls(&[
            (Key::ArrowRight, Control::OperationForward),
            (Key::ArrowLeft, Control::OperationBack),
        ]),
    )
    .repeating(),
    Binding::new(
        "event",
        KeyModifiers::Shift,
        Trigger::Controls(&[(Key::ArrowRight, Control::EventForward), (Key::ArrowLeft, Control::EventBack)]),
    )
    .repeating(),
    Binding::new(
        "mark",
        KeyModifiers::Command,
        Trigger::Controls(&[(Key::ArrowRight, Control::MarkForward), (Key::ArrowLeft, Control::MarkBack)]),
    )
    .repeating(),
    Binding::new(
        "ends",
        KeyModifiers::Nothing,
        Trigger::Controls(&[(Key::Home, Control::First), (Key::End, Control::Last)]),
    ),
    Binding::new(
        "speed",
        KeyModifiers::Whatever,
        Trigger::Controls(&[(Key::OpenBracket, Control::Slower), (Key::CloseBracket, Control::Faster)]),
    )
    .repeating(),
    Binding::new(
        "clock",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::W, |model| Action::SetClock(model.clock().other()))]),
    ),
    Binding::new(
        "realm",
        KeyModifiers::Nothing,
        Trigger::Digits(|model, place| {
            if model.stage == StageTab::Lab && model.lab.shown_face().is_of_results() {
                model.lab.plots().nth(place).map(|plot| Action::Lab(LabAction::Plot(plot)))
            } else {
                rung(model, place).map(|lane| Action::Choose(model.lane_of_digit(lane)))
            }
        }),
    ),
    Binding::new(
        "show",
        KeyModifiers::Shift,
        Trigger::Digits(|model, place| rung(model, place).map(Action::ToggleShown)),
    ),
    Binding::new(
        "own-lanes",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::O, |model| {
            let is_door = model.shows_doors() && model.face == Face::Realms;
            if is_door { Action::CompareHeuristics } else { Action::ShowFace(model.face.other()) }
        })]),
    ),
    Binding::new(
        "add-lane",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::A, |_| Action::LaneSheet(LaneSheetAction::Add))]),
    ),
    Binding::new(
        "move-lane",
        KeyModifiers::Alt,
        Trigger::Keys(&[
            (Key::ArrowUp, |model| moved(model, Direction::Back)),
            (Key::ArrowDown, |model| moved(model, Direction::Forward)),
        ]),
    ),
    Binding::new("stage", KeyModifiers::Nothing, Trigger::Stages),
    Binding::new(
        "inside",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::I, |model| tab_action(model, StageTab::Inside))]),
    ),
    Binding::new(
        "lab",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::K, |model| tab_action(model, StageTab::Lab))]),
    ),
    Binding::new(
        "lab-run",
        KeyModifiers::Command,
        Trigger::Keys(&[(Key::Enter, |_| Action::Lab(LabAction::RunShown))]),
    ),
    Binding::new(
        "projection",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::M, |model| Action::Map(MapAction::Project(model.map.projection.other())))]),
    ),
    Binding::new(
        "scope",
        KeyModifiers::Shift,
        Trigger::Keys(&[(Key::M, |model| match model.stage {
            StageTab::Inside => Action::Inside(InsideAction::Scope(model.contours_scope.other())),
            _ => Action::Map(MapAction::Scope(model.map_scope.other())),
        })]),
    ),
    Binding::new(
        "zoom",
        KeyModifiers::Whatever,
        Trigger::Keys(&[
            (Key::Plus, |model| zoom(model, ZoomStep::In)),
            (Key::Equals, |model| zoom(model, ZoomStep::In)),
            (Key::Minus, |model| zoom(model, ZoomStep::Out)),
            (Key::Num0, |model| zoom(model, ZoomStep::Whole)),
        ]),
    )
    .repeating(),
    Binding::new(
        "face",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::F, |model| match model.stage {
            StageTab::Inside => Action::Inside(InsideAction::ShowCurrent),
            _ => Action::Race(RaceAction::Face(model.race.shown_face(&model).next())),
        })]),
    ),
    Binding::new(
        "measure",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::C, |model| Action::Race(RaceAction::Measure(model.together.measure.next())))]),
    ),
    Binding::new(
        "difference",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::D, |_| Action::Race(RaceAction::FindDivergence(None)))]),
    ),
    Binding::new(
        "measure-again",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::T, |_| Action::MeasureAgain)]),
    ),
    Binding::new(
        "start",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::E, |_| Action::Edit(BoardRole::Start))]),
    )
    .in_scope(KeyScope::WindowAndEditor),
    Binding::new(
        "goal",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::G, |_| Action::Edit(BoardRole::Goal))]),
    )
    .in_scope(KeyScope::WindowAndEditor),
    Binding::new(
        "question",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Q, |_| Action::Question(QuestionAction::Open(None)))]),
    ),
    Binding::new(
        "question-mode",
        KeyModifiers::Shift,
        Trigger::Keys(&[(Key::Q, |model| {
            Action::Question(QuestionAction::Mode(model.preferences.questions.mode.next()))
        })]),
    ),
    Binding::new(
        "save",
        KeyModifiers::Command,
        Trigger::Keys(&[(Key::S, |model| {
            Action::Export(ExportAction::Take(Export { form: Form::Png, ..export::looked_at(model) }))
        })]),
    )
    .in_scope(KeyScope::Everywhere)
    .left_to_browsers(),
    Binding::new(
        "save-data",
        KeyModifiers::CommandAndShift,
        Trigger::Keys(&[(Key::S, |model| {
            if model.questions.answered() > 0 {
                return Action::Open(Sheet::Results);
            }
            let export = Export { figure: Figure::Stage, form: Form::Csv, ..model.export.export };
            Action::Export(ExportAction::Take(export))
        })]),
    )
    .in_scope(KeyScope::Everywhere),
    Binding::new("random", KeyModifiers::Nothing, Trigger::Keys(&[(Key::R, |_| Action::DealRandom)])),
    Binding::new("depth", KeyModifiers::Shift, Trigger::Keys(&[(Key::R, |_| Action::Open(Sheet::Depth))])),
    Binding::new("paste", KeyModifiers::Command, Trigger::Paste).in_scope(KeyScope::Everywhere),
    Binding::new("copy", KeyModifiers::Command, Trigger::Copy).in_scope(KeyScope::WindowAndEditor),
    Binding::new(
        "undo",
        KeyModifiers::Command,
        Trigger::Keys(&[(Key::Z, |model| {
            if model.editor.is_some() { Action::Editor(EditorAction::Undo) } else { Action::Undo }
        })]),
    )
    .in_scope(KeyScope::WindowAndEditor)
    .repeating(),
    Binding::new("language", KeyModifiers::Nothing, Trigger::Keys(&[(Key::L, |_| Action::SwitchLanguage)]))
        .in_scope(KeyScope::Everywhere),
    Binding::new(
        "projector",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::F11, |_| Action::SwitchProjector)]),
    )
    .in_scope(KeyScope::Everywhere),
    Binding::new(
        "frontier",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::S, |model| Action::Open(model.frontier_sheet()))]),
    ),
    Binding::new(
        "fold-plots",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::P, |_| Action::Window(WindowAction::Fold(FoldingRegion::Plots)))]),
    ),
    Binding::new(
        "totals",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::H, |model| {
            Action::Window(WindowAction::Totals(model.preferences.totals.other()))
        })]),
    ),
    Binding::new(
        "stage-alone",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Z, |_| Action::Window(WindowAction::StageAlone))]),
    ),
    Binding::new(
        "scale",
        KeyModifiers::CommandAndWhatever,
        Trigger::Keys(&[
            (Key::Plus, |_| Action::Window(WindowAction::Larger)),
            (Key::Equals, |_| Action::Window(WindowAction::Larger)),
            (Key::Minus, |_| Action::Window(WindowAction::Smaller)),
            (Key::Num0, |_| Action::Window(WindowAction::UsualSize)),
        ]),
    )
    .in_scope(KeyScope::Everywhere)
    .left_to_browsers()
    .repeating(),
    Binding::new("stop", KeyModifiers::Nothing, Trigger::Keys(&[(Key::Escape, |_| Action::Escape)]))
        .in_scope(KeyScope::Everywhere),
    Binding::new(
        "keys",
        KeyModifiers::Whatever,
        Trigger::Keys(&[(Key::Questionmark, |_| Action::Open(Sheet::Keys))]),
    )
    .in_scope(KeyScope::Everywhere),
    Binding::new(
        "slide",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::ArrowLeft, |_| slide(Move::Right)),
            (Key::ArrowUp, |_| slide(Move::Down)),
            (Key::ArrowDown, |_| slide(Move::Up)),
            (Key::ArrowRight, |_| slide(Move::Left)),
        ]),
    )
    .in_scope(KeyScope::Editor)
    .repeating(),
    Binding::new("type", KeyModifiers::Whatever, Trigger::Writing).in_scope(KeyScope::Editor),
    Binding::new(
        "erase",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Backspace, |_| Action::Editor(EditorAction::Erase))]),
    )
    .in_scope(KeyScope::Editor)
    .repeating(),
    Binding::new(
        "take",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Enter, |_| Action::Editor(EditorAction::Take))]),
    )
    .in_scope(KeyScope::Editor),
];

/// The lane on a rung. A key pressed in the same frame may have put other lanes on the ladder.
fn rung(model: Seen<'_>, place: usize) -> Option<LaneId> {
    model.ladder().get(place).copied()
}

/// Moves the chosen lane of one's own up or down.
fn moved(model: Seen<'_>, direction: Direction) -> Action {
    let from = model.chosen.place().unwrap_or(0);
    let to = match direction {
        Direction::Forward => from + 1,
        Direction::Back => from.saturating_sub(1),
    };
    Action::Lanes(LanesAction::Move { from, to })
}

/// Zooms the tree where it is shown, otherwise the map.
fn zoom(model: Seen<'_>, step: ZoomStep) -> Action {
    match model.stage {
        StageTab::Inside => Action::Inside(InsideAction::Zoom(step)),
        _ => Action::Map(MapAction::Zoom(step)),
    }
}

/// Slides a tile where the arrow points, so that the blank goes the other way.
const fn slide(blank: Move) -> Action {
    Action::Editor(EditorAction::Slide(blank))
}

/// Bindings of places (their sheet, breakpoints and bookmarks), in the order of the sheet.
const PLACES: &[Binding] = &[
    Binding::new(
        "places",
        KeyModifiers::Command,
        Trigger::Keys(&[(Key::G, |_| Action::Open(Sheet::Places))]),
    ),
    Binding::new(
        "breakpoint",
        KeyModifiers::CommandAndShift,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| breakpoint(Direction::Forward)),
            (Key::ArrowLeft, |_| breakpoint(Direction::Back)),
        ]),
    )
    .repeating(),
    Binding::new(
        "bookmark",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::B, |_| Action::Places(PlacesAction::SetBookmark))]),
    ),
    Binding::new(
        "next-bookmark",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::N, |_| Action::Places(PlacesAction::NextBookmark(Direction::Forward)))]),
    ),
    Binding::new(
        "previous-bookmark",
        KeyModifiers::Shift,
        Trigger::Keys(&[(Key::N, |_| Action::Places(PlacesAction::NextBookmark(Direction::Back)))]),
    ),
];

const fn breakpoint(direction: Direction) -> Action {
    Action::Places(PlacesAction::NextBreakpoint(direction))
}

/// Bindings of a question below the stage, in the order of the sheet.
const QUESTION: &[Binding] = &[
    Binding::new("option", KeyModifiers::Whatever, Trigger::Numbers).in_scope(KeyScope::Question),
    Binding::new(
        "option-beside",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| beside(Direction::Forward)),
            (Key::ArrowLeft, |_| beside(Direction::Back)),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "option-nudge",
        KeyModifiers::Shift,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| Action::Question(QuestionAction::Nudge(Direction::Forward))),
            (Key::ArrowLeft, |_| Action::Question(QuestionAction::Nudge(Direction::Back))),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "hands",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::ArrowUp, |_| Action::Question(QuestionAction::Raise)),
            (Key::ArrowDown, |_| Action::Question(QuestionAction::Lower(None))),
        ]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
    Binding::new(
        "vote-again",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::V, |_| Action::Question(QuestionAction::VoteAgain))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "answer",
        KeyModifiers::Nothing,
        Trigger::Keys(&[
            (Key::Enter, |_| Action::Question(QuestionAction::Confirm)),
            (Key::Space, |_| Action::Question(QuestionAction::GoOn)),
        ]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "unknown",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::N, |_| Action::Question(QuestionAction::Pass))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "another-question",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Q, |_| Action::Question(QuestionAction::Another))]),
    )
    .in_scope(KeyScope::Question),
    Binding::new(
        "answer-erase",
        KeyModifiers::Nothing,
        Trigger::Keys(&[(Key::Backspace, |_| Action::Question(QuestionAction::Erase))]),
    )
    .in_scope(KeyScope::Question)
    .repeating(),
];

/// Chooses the option beside the chosen one.
const fn beside(direction: Direction) -> Action {
    Action::Question(QuestionAction::ChooseBeside(direction))
}
