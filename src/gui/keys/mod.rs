//! The keys: one table of what each does, read before any panel is drawn.
//!
//! The part of the window that receives a key depends on what lies in front:
//!
//! | in front | receives keys |
//! |---|---|
//! | an open menu, or a text field with focus | only egui: the arrows walk through the menu, Esc closes it |
//! | a sheet | the bindings that work [everywhere](KeyScope::Everywhere); arrows, Space and Enter are the sheet's |
//! | the editor | its own bindings and those it shares with the window; the rest of what is written is typed |
//! | a question | its own bindings, those shared by window and editor, and those that work everywhere |
//! | nothing | the bindings of the window |
//!
//! A widget has keyboard focus only when Tab has reached it, since a click does not give it any. Then Space and Enter,
//! pressed without Ctrl, are that widget's, as everywhere. All other keys stay with the window, even the arrows: a user
//! who tabs through the window must still be able to step. Only widgets in which arrows lead from place to place (a
//! picture, a slider) keep the arrows. A key that is received is consumed, so that nothing is done twice.

mod binding;
pub mod caption;
mod table;

use egui::{Context, Event, FocusDirection, Key, Modifiers, Popup, text_selection::LabelSelectionState};
use eight_realms_app::{
    desk::screen::{RunsIn, Sheet},
    model::Action,
    questions::open::OpenQuestion,
    view::View,
};

use self::binding::FocusLayer;
use crate::gui::widgets::{focus, pointed_moment};
pub use binding::{Binding, KeyModifiers, KeyOwner, KeyScope, Repeats, Trigger};
pub(super) use table::binding;
pub use table::bindings;

/// Returns the actions of the keys pressed in this frame, and consumes the keys, so that no widget receives them too.
pub(super) fn read(ctx: &Context, view: &View<'_>) -> Vec<Action> {
    if Popup::is_any_open(ctx) || ctx.text_edit_focused() {
        return Vec::new();
    }
    let mut dispatcher = KeyDispatcher {
        layer: front(view),
        runs_in: view.model.surroundings.runs_in,
        widget: widget(ctx),
        selection: selection(ctx),
        held: ctx.input(|input| input.modifiers),
        orders_lanes: view.model.questions.open().is_some_and(OpenQuestion::orders_own_lanes),
    };
    let pointed = pointed_moment::pointed(ctx);
    let mut actions = Vec::new();
    let mut has_arrow = false;
    ctx.input_mut(|input| {
        input.events.retain(|event| {
            dispatcher.note_modifiers(event);
            let Some(binding) = dispatcher.binding(event) else { return true };
            has_arrow |= is_arrow(event);
            if binding.takes(event) {
                actions.extend(binding.action(event, view, pointed));
            }
            false
        });
    });
    if has_arrow {
        // egui has already taken the arrow as a request to move the focus.
        ctx.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    }
    actions
}

fn front(view: &View<'_>) -> FocusLayer {
    match (view.model.sheet, &view.model.editor) {
        (Sheet::None, None) if view.model.has_question() => FocusLayer::Question,
        (Sheet::None, None) => FocusLayer::Window,
        (Sheet::None, Some(_)) => FocusLayer::Editor,
        _ => FocusLayer::Sheet,
    }
}

/// Whether a widget has keyboard focus.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Widget {
    /// A widget has focus in which the arrows lead from place to place.
    KeepsArrows,
    Focused,
    None,
}

fn widget(ctx: &Context) -> Widget {
    match ctx.egui_wants_keyboard_input() {
        true if focus::arrows_are_taken(ctx) => Widget::KeepsArrows,
        true => Widget::Focused,
        false => Widget::None,
    }
}

/// Whether some text of the window is selected; a request to copy is then for that text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Selection {
    Some,
    None,
}

fn selection(ctx: &Context) -> Selection {
    let selected =
        ctx.plugin_opt::<LabelSelectionState>().is_some_and(|labels| labels.lock().has_selection());
    if selected { Selection::Some } else { Selection::None }
}

/// Dispatcher of a frame's events to bindings.
struct KeyDispatcher {
    layer: FocusLayer,
    runs_in: RunsIn,
    widget: Widget,
    selection: Selection,
    held: Modifiers,
    /// Whether lanes of one's own are put in order, so that their letters are answers.
    orders_lanes: bool,
}

impl KeyDispatcher {
    /// Notes the modifiers that are held from this event on.
    fn note_modifiers(&mut self, event: &Event) {
        if let Event::Key { modifiers, .. } | Event::ModifiersChanged(modifiers) = event {
            self.held = *modifiers;
        }
    }

    /// Returns the binding that an event belongs to, unless egui or a widget receives the event.
    fn binding(&self, event: &Event) -> Option<&'static Binding> {
        let is_taken = match event {
            Event::Key { key: Key::Space | Key::Enter, modifiers, .. } if !modifiers.command => {
                self.widget != Widget::None
            }
            Event::Key { modifiers, .. } if is_arrow(event) && modifiers.is_none() => {
                self.widget == Widget::KeepsArrows
            }
            Event::Copy => self.selection == Selection::Some,
            Event::Text(text) => self.is_bound(text),
            _ => false,
        };
        let mut matching = self.bindings().filter(|binding| binding.matches(event));
        let answers = |binding: &&Binding| is_letter(event) && matches!(binding.trigger, Trigger::Numbers);
        match self.orders_lanes {
            _ if is_taken => None,
            true => matching.min_by_key(|binding| !answers(binding)),
            false => matching.find(|binding| !answers(binding)),
        }
    }

    /// Returns the bindings of the layer in front.
    fn bindings(&self) -> impl Iterator<Item = &'static Binding> {
        bindings().filter(|binding| binding.scope.in_front_of(self.layer) && binding.is_there(self.runs_in))
    }

    /// Whether a text was written by a key that is bound as it was pressed: such a text must not be typed as well. No
    /// key writes while Ctrl is held, but a character written with a second Alt arrives with Ctrl and Alt.
    fn is_bound(&self, text: &str) -> bool {
        let key = Key::from_name(text).or_else(|| Key::from_name(&text.to_uppercase()));
        let held = Modifiers { ctrl: false, mac_cmd: false, command: false, ..self.held };
        self.bindings().any(|binding| binding.is_pressed(key, held))
    }
}

/// Whether a key is the letter of a lane.
fn is_letter(event: &Event) -> bool {
    matches!(event, Event::Key { key, .. } if binding::letter(*key).is_some())
}

fn is_arrow(event: &Event) -> bool {
    let arrows = [Key::ArrowUp, Key::ArrowLeft, Key::ArrowRight, Key::ArrowDown];
    matches!(event, Event::Key { key, .. } if arrows.contains(key))
}
