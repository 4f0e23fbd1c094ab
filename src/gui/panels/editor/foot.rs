//! The buttons of the editor: undo to the left, leave and take to the right.

use egui::{Id, Rect, Response, Ui, UiBuilder, vec2};

use crate::{
    app::{Action, Editor, EditorAction},
    gui::{
        Desk,
        kit::sheet::{self, Weight},
        theme::space,
    },
};

/// Draws them.
pub fn show(ui: &mut Ui, rect: Rect, editor: &Editor, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    let width = |ui: &Ui, word: &str| sheet::button_width(ui.painter(), &desk.words.say(word));
    let undo = Rect::from_min_size(rect.min, vec2(width(ui, "edit-undo"), sheet::BUTTON));
    let mut inner = ui.new_child(UiBuilder::new().id_salt("undo").max_rect(undo));
    if !editor.can_undo() {
        inner.disable();
    }
    let undone = button(&inner, undo, "edit-undo", "key-undo", Weight::Plain, desk);
    let take = rect.with_min_x(rect.right() - width(ui, "edit-take"));
    let leave = rect.with_max_x(take.left() - space::S);
    let leave = leave.with_min_x(leave.right() - width(ui, "edit-leave"));
    let left = button(ui, leave, "edit-leave", "key-stop", Weight::Plain, desk);
    let taken = button(ui, take, "edit-take", "key-take", Weight::Strong, desk);
    let pressed = [(undone, EditorAction::Undo), (left, EditorAction::Leave), (taken, EditorAction::Take)];
    let pressed = pressed.into_iter().filter(|(response, _)| response.clicked());
    actions.extend(pressed.map(|(_, action)| Action::Editor(action)));
}

fn button(ui: &Ui, rect: Rect, word: &str, key: &str, weight: Weight, desk: &Desk<'_>) -> Response {
    let says = desk.words.say(word);
    let response = sheet::button(ui, rect, Id::unique("editor").with(word), &says, weight, desk.palette);
    let hint = [("hint", says.into()), ("key", desk.words.say(key).into())];
    response.on_hover_text(desk.words.tell("hint-with-key", &hint))
}
