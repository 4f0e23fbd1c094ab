//! The buttons of the editor: undo to the left, leave and take to the right.

use egui::Rect;
use eight_realms_app::app::{Action, Editor, EditorAction};

use crate::gui::{
    keys::{Binding, binding},
    kit::{Button, Canvas, Item, Row, id, sheet},
    theme::looks::{self, Look},
};

pub fn show(canvas: &mut Canvas<'_, '_>, rect: Rect, editor: &Editor) {
    let [undo, leave, take] = ["edit-undo", "edit-leave", "edit-take"]
        .map(|word| Item::new(sheet::button_width(canvas, &canvas.say(word))));
    let row = Row::at(0, rect, &[undo], &[take, leave]);
    let ([undo], [take, leave]) = (row.left, row.right);
    let mut part = canvas.part();
    if !editor.can_undo() {
        part.disable();
    }
    let (undo_key, stop, enter) =
        (const { binding("undo") }, const { binding("stop") }, const { binding("take") });
    button(&mut canvas.on(&mut part), undo, "edit-undo", undo_key, &looks::SHEET, EditorAction::Undo);
    button(canvas, leave, "edit-leave", stop, &looks::SHEET, EditorAction::Leave);
    button(canvas, take, "edit-take", enter, &looks::STRONG, EditorAction::Take);
}

fn button(
    canvas: &mut Canvas<'_, '_>,
    rect: Rect,
    word: &str,
    key: &Binding,
    look: &Look,
    action: EditorAction,
) {
    let label = canvas.say(word);
    let button =
        Button::new(rect, id(("editor", word)), &label, look).hint(canvas.context.hint_of(word, key));
    let response = canvas.press_word(button, &label);
    canvas.on_click(&response, Action::Editor(action));
}
