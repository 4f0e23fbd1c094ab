//! The table of keys. The sheet of all keys is made from it, so no key can be without its description.

use egui::Key;

use super::binding::{Binding, Heard, Held, Trigger};
use crate::{
    app::{Action, EditorAction, End, MapAction, MapZoom, RaceAction, Sheet},
    puzzle::Move,
    replay::{
        Direction::{Back, Forward},
        Stride,
    },
};

/// Every key, in the order of the sheet: the window's, then the editor's own.
pub static BINDINGS: &[Binding] = &[
    Binding::new("play", Held::Nothing, Trigger::Keys(&[(Key::Space, |_| Action::TogglePlay)])),
    Binding::new(
        "expansion",
        Held::Nothing,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| Action::Step(Stride::Expansion, Forward)),
            (Key::ArrowLeft, |_| Action::Step(Stride::Expansion, Back)),
        ]),
    )
    .repeating(),
    Binding::new(
        "event",
        Held::Shift,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| Action::Step(Stride::Event, Forward)),
            (Key::ArrowLeft, |_| Action::Step(Stride::Event, Back)),
        ]),
    )
    .repeating(),
    Binding::new(
        "mark",
        Held::Command,
        Trigger::Keys(&[
            (Key::ArrowRight, |_| Action::Step(Stride::Mark, Forward)),
            (Key::ArrowLeft, |_| Action::Step(Stride::Mark, Back)),
        ]),
    )
    .repeating(),
    Binding::new(
        "ends",
        Held::Nothing,
        Trigger::Keys(&[
            (Key::Home, |_| Action::Step(Stride::All, Back)),
            (Key::End, |_| Action::Step(Stride::All, Forward)),
        ]),
    ),
    Binding::new(
        "speed",
        Held::Whatever,
        Trigger::Keys(&[
            (Key::OpenBracket, |model| Action::SetSpeed(model.preferences.speed.halved())),
            (Key::CloseBracket, |model| Action::SetSpeed(model.preferences.speed.doubled())),
        ]),
    )
    .repeating(),
    Binding::new(
        "realm",
        Held::Nothing,
        Trigger::Digits(|model, realm| Action::Choose(model.meant_by_digit(realm))),
    ),
    Binding::new("show", Held::Shift, Trigger::Digits(|_, realm| Action::ToggleShown(realm))),
    Binding::new("stage", Held::Nothing, Trigger::Stages),
    Binding::new(
        "projection",
        Held::Nothing,
        Trigger::Keys(&[(Key::M, |model| Action::Map(MapAction::Project(model.map.projection.other())))]),
    ),
    Binding::new(
        "scope",
        Held::Shift,
        Trigger::Keys(&[(Key::M, |model| Action::Map(MapAction::Scope(model.map.scope.other())))]),
    ),
    Binding::new(
        "zoom",
        Held::Whatever,
        Trigger::Keys(&[
            (Key::Plus, |_| Action::Map(MapAction::Zoom(MapZoom::In))),
            (Key::Equals, |_| Action::Map(MapAction::Zoom(MapZoom::In))),
            (Key::Minus, |_| Action::Map(MapAction::Zoom(MapZoom::Out))),
            (Key::Num0, |_| Action::Map(MapAction::Zoom(MapZoom::Whole))),
        ]),
    )
    .repeating(),
    Binding::new(
        "face",
        Held::Nothing,
        Trigger::Keys(&[(Key::F, |model| Action::Race(RaceAction::Face(model.race.face.next())))]),
    ),
    Binding::new(
        "clock",
        Held::Nothing,
        Trigger::Keys(&[(Key::C, |model| Action::Race(RaceAction::Clock(model.race.clock.next())))]),
    ),
    Binding::new(
        "difference",
        Held::Nothing,
        Trigger::Keys(&[(Key::D, |_| Action::Race(RaceAction::Part(None)))]),
    ),
    Binding::new("start", Held::Nothing, Trigger::Keys(&[(Key::E, |_| Action::Edit(End::Start))]))
        .heard(Heard::WindowAndEditor),
    Binding::new("goal", Held::Nothing, Trigger::Keys(&[(Key::G, |_| Action::Edit(End::Goal))]))
        .heard(Heard::WindowAndEditor),
    Binding::new("random", Held::Nothing, Trigger::Keys(&[(Key::R, |_| Action::DealRandom)])),
    Binding::new("depth", Held::Shift, Trigger::Keys(&[(Key::R, |_| Action::Open(Sheet::Depth))])),
    Binding::new("paste", Held::Whatever, Trigger::Paste).heard(Heard::Everywhere),
    Binding::new("copy", Held::Whatever, Trigger::Copy).heard(Heard::WindowAndEditor),
    Binding::new(
        "undo",
        Held::Command,
        Trigger::Keys(&[(Key::Z, |model| {
            if model.editor.is_some() { Action::Editor(EditorAction::Undo) } else { Action::Undo }
        })]),
    )
    .heard(Heard::WindowAndEditor)
    .repeating(),
    Binding::new("language", Held::Nothing, Trigger::Keys(&[(Key::L, |_| Action::SwitchLanguage)]))
        .heard(Heard::Everywhere),
    Binding::new("projector", Held::Nothing, Trigger::Keys(&[(Key::F11, |_| Action::SwitchProjector)]))
        .heard(Heard::Everywhere),
    Binding::new("stop", Held::Nothing, Trigger::Keys(&[(Key::Escape, |_| Action::Escape)]))
        .heard(Heard::Everywhere),
    Binding::new(
        "keys",
        Held::Whatever,
        Trigger::Keys(&[(Key::Questionmark, |_| Action::Open(Sheet::Keys))]),
    )
    .heard(Heard::Everywhere),
    Binding::new(
        "slide",
        Held::Nothing,
        Trigger::Keys(&[
            (Key::ArrowUp, |_| slide(Move::Down)),
            (Key::ArrowLeft, |_| slide(Move::Right)),
            (Key::ArrowRight, |_| slide(Move::Left)),
            (Key::ArrowDown, |_| slide(Move::Up)),
        ]),
    )
    .heard(Heard::Editor)
    .repeating(),
    Binding::new("type", Held::Whatever, Trigger::Writing).heard(Heard::Editor),
    Binding::new(
        "erase",
        Held::Nothing,
        Trigger::Keys(&[(Key::Backspace, |_| Action::Editor(EditorAction::Erase))]),
    )
    .heard(Heard::Editor)
    .repeating(),
    Binding::new(
        "take",
        Held::Nothing,
        Trigger::Keys(&[(Key::Enter, |_| Action::Editor(EditorAction::Take))]),
    )
    .heard(Heard::Editor),
];

/// A tile goes where the arrow points, so the blank goes the other way.
const fn slide(blank: Move) -> Action {
    Action::Editor(EditorAction::Slide(blank))
}
