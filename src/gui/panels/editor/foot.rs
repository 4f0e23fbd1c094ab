//! The buttons of the editor: undo to the left, leave and take to the right.

use egui::Rect;

use crate::{
    app::{Action, Editor, EditorAction},
    gui::{
        keys::{Binding, named},
        kit::{
            Canvas, Item, Row,
            sheet::{self, Weight},
        },
    },
};

/// Draws them.
pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let [undo, leave, take] = ["edit-undo", "edit-leave", "edit-take"]
        .map(|word| Item::new(sheet::button_width(canvas, &canvas.say(word))));
    let row = Row::at(0, rect, &[undo], &[take, leave]);
    let ([undo], [take, leave]) = (row.left, row.right);
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
