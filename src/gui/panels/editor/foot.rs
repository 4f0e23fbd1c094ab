//! The buttons of the editor: undo to the left, leave and take to the right.

use egui::{Rect, vec2};

use crate::{
    app::{Action, Editor, EditorAction},
    gui::{
        keys::{Binding, named},
        kit::{
            Canvas,
            sheet::{self, Weight},
        },
        theme::space,
    },
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let width = |word: &str| sheet::button_width(canvas, &canvas.say(word));
    let undo = Rect::from_min_size(rect.min, vec2(width("edit-undo"), sheet::BUTTON));
    let take = rect.with_min_x(rect.right() - width("edit-take"));
    let leave = rect.with_max_x(take.left() - space::S);
    let leave = leave.with_min_x(leave.right() - width("edit-leave"));
    let mut part = canvas.part();
    if !editor.can_undo() {
        part.disable();
    }
    let (undo_key, stop, enter) = (const { named("undo") }, const { named("stop") }, const { named("take") });
    button(&mut canvas.on(&mut part), undo, "edit-undo", undo_key, Weight::Plain, EditorAction::Undo);
    button(canvas, leave, "edit-leave", stop, Weight::Plain, EditorAction::Leave);
    button(canvas, take, "edit-take", enter, Weight::Strong, EditorAction::Take);
}

fn button(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    word: &str,
    key: &Binding,
    weight: Weight,
    action: EditorAction,
) {
    let says = canvas.say(word);
    let response = sheet::button(canvas, rect, ("editor", word), &says, weight);
    let hint = canvas.desk.hint(&says, &key.caps(canvas.desk.words));
    if response.on_hover_text(hint).clicked() {
        canvas.ask(Action::Editor(action));
    }
}
