//! A row of the table: its keys, the modifiers with them, where they work, and the actions they lead to.

use egui::{Event, ImeEvent, Key, Modifiers};
use eight_realms_app::{
    control::{self, Control},
    desk::screen::{RunsIn, StageTab},
    editor::EditorAction,
    heuristics::HeuristicsAction,
    inside::InsideAction,
    lab::LabAction,
    model::{Action, Seen},
    questions::QuestionAction,
    view::View,
    words::LONGEST_TEXT,
};
use eight_realms_core::{
    lane::{self, MAX_LANES},
    realm::Realm,
};

use crate::gui::widgets::pointed_moment::PointedMoment;

/// The keys of the digits 1 to 8.
pub(super) const DIGITS: [Key; Realm::RUNGS] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8];
/// Keys of a number, and the character that each writes.
pub(super) const NUMBERS: [(Key, char); 11] = [
    (Key::Num0, '0'),
    (Key::Num1, '1'),
    (Key::Num2, '2'),
    (Key::Num3, '3'),
    (Key::Num4, '4'),
    (Key::Num5, '5'),
    (Key::Num6, '6'),
    (Key::Num7, '7'),
    (Key::Num8, '8'),
    (Key::Num9, '9'),
    (Key::Period, '.'),
];
/// The keys of the lanes *a* to *h*.
const LETTERS: [Key; MAX_LANES] = [Key::A, Key::B, Key::C, Key::D, Key::E, Key::F, Key::G, Key::H];

/// Keys with one description, the message `key-NAME-does`.
#[derive(Debug)]
pub struct Binding {
    /// Name, which is also a part of the message's id.
    pub name: &'static str,
    /// Keys, and the action of each.
    pub trigger: Trigger,
    /// Modifiers that must be held.
    pub modifiers: KeyModifiers,
    /// Layers in which the keys work.
    pub scope: KeyScope,
    /// Whether a key that is kept down repeats its action.
    pub repeats: Repeats,
    /// Owner of the keys in a browser, which takes some for itself.
    pub belongs_to: KeyOwner,
}

/// Action of a key, by the model's state.
pub type PlainAction = fn(Seen<'_>) -> Action;

/// Action of a digit, by its place from 0 on: for the lane on that rung, or the plot in that place.
pub type DigitAction = fn(Seen<'_>, usize) -> Option<Action>;

/// Keys, and the action of each.
#[derive(Debug)]
pub enum Trigger {
    /// Keys with an action each.
    Keys(&'static [(Key, PlainAction)]),
    /// Keys with a control of the timeline each.
    Controls(&'static [(Key, Control)]),
    /// Keys of the stage's tabs.
    Stages,
    /// Digits 1 to 8 by their place on the keyboard, whatever Shift makes of them.
    Digits(DigitAction),
    /// Digits 0 to 9 by their place on the keyboard, the point, and the letters of one's own lanes: a part of an answer.
    Numbers,
    /// Any written character that no other binding of the editor matches.
    Writing,
    /// A text or a picture from the clipboard, which never arrives as a key.
    Paste,
    /// A request to copy, which never arrives as a key.
    Copy,
}

/// Modifiers that must be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyModifiers {
    /// Only those that the key needs to be written at all: `?` and brackets need Shift on many keyboards and a second
    /// Alt on others.
    Whatever,
    Nothing,
    /// Shift alone.
    Shift,
    /// Alt alone, or ⌥ on a Mac.
    Alt,
    /// Ctrl alone, or ⌘ on a Mac.
    Command,
    /// Ctrl and Shift, or ⌘ and Shift on a Mac.
    CommandAndShift,
    /// Ctrl, or ⌘ on a Mac, and Shift where the key needs it to be written: `+` on most keyboards, `0` on some.
    CommandAndWhatever,
}

/// Layers in which a binding works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyScope {
    /// The window, with nothing in front of it.
    Window,
    Editor,
    /// Window, editor and question.
    WindowAndEditor,
    /// A question below the stage.
    Question,
    /// All layers, sheets included.
    Everywhere,
}

/// Layer in front, which receives keys first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FocusLayer {
    Sheet,
    Editor,
    /// A question below the stage or beside it.
    Question,
    Window,
}

/// Owner of a key where the window is in a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyOwner {
    /// The window, in a page as on a desktop.
    Window,
    /// The browser, which does the same for a page.
    Browser,
}

/// Whether a key that is kept down repeats its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    /// For steps.
    Yes,
    /// For switches between two states, which would flicker.
    No,
}

impl KeyScope {
    pub(super) const fn in_front_of(self, front: FocusLayer) -> bool {
        match front {
            FocusLayer::Sheet => matches!(self, Self::Everywhere),
            FocusLayer::Editor => matches!(self, Self::Editor | Self::WindowAndEditor | Self::Everywhere),
            FocusLayer::Question => matches!(self, Self::Question | Self::WindowAndEditor | Self::Everywhere),
            FocusLayer::Window => matches!(self, Self::Window | Self::WindowAndEditor | Self::Everywhere),
        }
    }
}

impl KeyModifiers {
    fn is(self, modifiers: Modifiers) -> bool {
        match self {
            // A character written with a second Alt arrives with Ctrl and Alt.
            Self::Whatever => !modifiers.command || modifiers.alt,
            Self::Nothing => modifiers.is_none(),
            Self::Shift => modifiers.shift_only(),
            Self::Alt => modifiers.alt && !modifiers.command && !modifiers.ctrl && !modifiers.shift,
            Self::Command => modifiers.command && !modifiers.shift && !modifiers.alt,
            Self::CommandAndShift => modifiers.command && modifiers.shift && !modifiers.alt,
            Self::CommandAndWhatever => modifiers.command && !modifiers.alt,
        }
    }
}

impl Binding {
    /// Returns the keys in the order in which they are named; empty where the binding has none.
    pub fn keys(&self) -> Vec<Key> {
        match &self.trigger {
            Trigger::Keys(keys) => keys.iter().map(|(key, _)| *key).collect(),
            Trigger::Controls(keys) => keys.iter().map(|(key, _)| *key).collect(),
            Trigger::Stages => StageTab::ALL.into_iter().filter_map(tab_key).collect(),
            Trigger::Digits(_) => DIGITS.to_vec(),
            Trigger::Numbers => NUMBERS.iter().map(|(key, _)| *key).collect(),
            Trigger::Writing | Trigger::Paste | Trigger::Copy => Vec::new(),
        }
    }

    pub(super) const fn new(name: &'static str, modifiers: KeyModifiers, trigger: Trigger) -> Self {
        Self {
            name,
            trigger,
            modifiers,
            scope: KeyScope::Window,
            repeats: Repeats::No,
            belongs_to: KeyOwner::Window,
        }
    }

    pub(super) const fn in_scope(mut self, scope: KeyScope) -> Self {
        self.scope = scope;
        self
    }

    pub(super) const fn left_to_browsers(mut self) -> Self {
        self.belongs_to = KeyOwner::Browser;
        self
    }

    /// Whether the window has this binding where the program runs.
    pub fn is_there(&self, runs_in: RunsIn) -> bool {
        self.belongs_to == KeyOwner::Window || runs_in == RunsIn::Desktop
    }

    pub(super) const fn repeating(mut self) -> Self {
        self.repeats = Repeats::Yes;
        self
    }

    /// Whether an event is one of the binding's keys, with the modifiers it needs.
    pub(super) fn matches(&self, event: &Event) -> bool {
        match (event, &self.trigger) {
            (Event::Paste(_) | Event::PasteImage(_), Trigger::Paste)
            | (Event::Copy, Trigger::Copy)
            | (Event::Text(_) | Event::Ime(ImeEvent::Commit(_)), Trigger::Writing) => true,
            (
                Event::Key { pressed: true, modifiers, .. },
                Trigger::Keys(_)
                | Trigger::Controls(_)
                | Trigger::Stages
                | Trigger::Digits(_)
                | Trigger::Numbers,
            ) => self.modifiers.is(*modifiers) && self.key_action(event).is_some(),
            _ => false,
        }
    }

    /// Whether `key` is one of the binding's keys, with the modifiers it needs.
    pub(super) fn is_pressed(&self, key: Option<Key>, held: Modifiers) -> bool {
        self.modifiers.is(held) && self.keys().into_iter().any(|bound| Some(bound) == key)
    }

    /// Whether the binding acts on a matching event: a key that is only still down acts only if it repeats.
    pub(super) fn takes(&self, event: &Event) -> bool {
        self.repeats == Repeats::Yes || !matches!(event, Event::Key { repeat: true, .. })
    }

    /// Returns the actions of a matching event. A request to copy is about the moment that is pointed at.
    pub(super) fn action(
        &self,
        event: &Event,
        view: &View<'_>,
        pointed: Option<PointedMoment>,
    ) -> Vec<Action> {
        match (event, &self.trigger) {
            (Event::Text(text) | Event::Ime(ImeEvent::Commit(text)), _) => {
                let typed = |letter| Action::Editor(EditorAction::Type(letter));
                text.chars().filter(|letter| !letter.is_whitespace()).take(LONGEST_TEXT).map(typed).collect()
            }
            (Event::Paste(text), _) => vec![Action::Paste(Some(text.clone()))],
            (Event::PasteImage(_), _) => vec![Action::Paste(None)],
            (Event::Copy, _) => vec![control::copied(view, pointed)],
            _ => self.key_action(event).and_then(|request| request.of(view)).into_iter().collect(),
        }
    }

    /// Returns the action of one of the binding's keys, for a button that stands for it.
    pub fn pressed(&self, key: Key, view: &View<'_>) -> Option<Action> {
        self.request(key, None)?.of(view)
    }

    fn key_action(&self, event: &Event) -> Option<KeyRequest> {
        let Event::Key { key, physical_key, .. } = event else { return None };
        self.request(*key, *physical_key)
    }

    fn request(&self, key: Key, physical_key: Option<Key>) -> Option<KeyRequest> {
        match &self.trigger {
            Trigger::Keys(keys) => keys
                .iter()
                .find(|(candidate, _)| *candidate == key)
                .map(|(_, action)| KeyRequest::Plain(*action)),
            Trigger::Controls(keys) => keys
                .iter()
                .find(|(candidate, _)| *candidate == key)
                .map(|(_, control)| KeyRequest::Control(*control)),
            Trigger::Stages => tab_of(key).map(KeyRequest::Stage),
            Trigger::Digits(action) => {
                let place = digit(physical_key).or_else(|| digit(Some(key)))?;
                Some(KeyRequest::Digit(*action, place))
            }
            Trigger::Numbers => {
                let letter = number(physical_key).or_else(|| number(Some(key))).or_else(|| letter(key))?;
                Some(KeyRequest::Number(letter))
            }
            Trigger::Writing | Trigger::Paste | Trigger::Copy => None,
        }
    }
}

/// Request of a key, before the view makes an action of it.
enum KeyRequest {
    Plain(PlainAction),
    Control(Control),
    Stage(StageTab),
    Digit(DigitAction, usize),
    Number(char),
}

impl KeyRequest {
    fn of(self, view: &View<'_>) -> Option<Action> {
        let model = view.model;
        Some(match self {
            Self::Plain(action) => action(model),
            Self::Control(control) => control.action(view)?,
            Self::Stage(tab) => tab_action(model, tab),
            Self::Digit(action, place) => action(model, place)?,
            Self::Number(letter) => Action::Question(QuestionAction::Write(letter)),
        })
    }
}

/// Returns the function key that leads to a tab of the stage. `None` for the inside, which has a letter, and for the
/// reading, which in most windows is no tab.
pub(super) const fn tab_key(tab: StageTab) -> Option<Key> {
    match tab {
        StageTab::Step => Some(Key::F1),
        StageTab::Race => Some(Key::F2),
        StageTab::Map => Some(Key::F3),
        StageTab::Heuristics => Some(Key::F4),
        StageTab::Inside | StageTab::Lab | StageTab::Reading => None,
    }
}

/// Returns the tab that a key leads to.
fn tab_of(pressed_key: Key) -> Option<StageTab> {
    StageTab::ALL.into_iter().find(|tab| tab_key(*tab) == Some(pressed_key))
}

/// Returns the action of a tab's key: shows the tab, or, for heuristics and inside when they are shown already, their
/// next face.
pub(super) fn tab_action(model: Seen<'_>, tab: StageTab) -> Action {
    match tab {
        StageTab::Heuristics if model.stage == tab => {
            Action::Heuristics(HeuristicsAction::Face(model.heuristics.face.next()))
        }
        StageTab::Lab if model.stage == tab => {
            Action::Lab(LabAction::Face(model.lab.next_face(model.surroundings.runs_in)))
        }
        StageTab::Inside if model.stage == tab => Action::Inside(InsideAction::Face(
            model.inside.shown_face(&model).unwrap_or_default().next(model.chosen),
        )),
        StageTab::Step
        | StageTab::Inside
        | StageTab::Race
        | StageTab::Map
        | StageTab::Heuristics
        | StageTab::Lab
        | StageTab::Reading => Action::ShowStage(tab),
    }
}

/// Returns the index of a key among 1 to 8, from 0; `None` for any other key.
fn digit(key: Option<Key>) -> Option<usize> {
    DIGITS.into_iter().position(|digit| Some(digit) == key)
}

/// Returns the character that a key of a number writes; `None` for any other key.
/// The letter of the lane that a key names.
pub(super) fn letter(key: Key) -> Option<char> {
    LETTERS.iter().position(|letter| *letter == key).map(lane::letter)
}

fn number(key: Option<Key>) -> Option<char> {
    NUMBERS.iter().find(|(number, _)| Some(*number) == key).map(|(_, letter)| *letter)
}
