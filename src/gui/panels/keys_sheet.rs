//! The sheet of all keys, made from the table that the keys are read by.

use egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use crate::{
    app::{Action, Sheet},
    gui::{
        Desk,
        keys::{BINDINGS, Binding, Heard},
        kit::sheet::{self, Outside},
        theme::{Type, space},
        widgets::{key_hint::key_cap, text},
    },
};

/// The widest that the sheet grows.
const WIDEST: f32 = 860.0;
/// Height of a row.
const ROW: f32 = 27.0;
/// Height of the word above a column.
const CAPTION: f32 = 24.0;
/// So many keys more of the window stand in the first column: the editor's stand below the second.
const EVEN: usize = 3;
/// Room of the caps, before what the keys do.
const CAPS: f32 = 112.0;

/// Draws the panel into `ui.max_rect()`.
pub fn show(ui: &mut Ui, desk: &Desk<'_>, actions: &mut Vec<Action>) {
    if desk.view.model.sheet != Sheet::Keys {
        return;
    }
    let room = sheet::room(ui);
    let height = sheet::HEAD + tall() + space::S + sheet::BUTTON;
    let size = vec2(WIDEST.min(room.x), height.min(room.y));
    let mut close = false;
    let outside = sheet::show(ui, "keys", size, desk, |ui, rect| {
        sheet::title(ui, rect, "keys", &desk.words.say("keys"), desk);
        let body =
            rect.with_min_y(rect.top() + sheet::HEAD).with_max_y(rect.bottom() - sheet::BUTTON - space::S);
        columns(ui, body, desk);
        close = close_button(ui, rect, desk);
    });
    if close || outside == Outside::Clicked {
        actions.push(Action::Open(Sheet::None));
    }
}

/// The keys of the window, halved, and the editor's own below the second half.
fn rows() -> [(&'static str, Vec<&'static Binding>); 3] {
    let (editors, windows): (Vec<_>, Vec<_>) =
        BINDINGS.iter().partition(|binding| binding.heard == Heard::Editor);
    let (first, second) = windows.split_at(windows.len() / 2 + EVEN);
    [("keys-window", first.to_vec()), ("", second.to_vec()), ("keys-editor", editors)]
}

/// Height of the longer column.
fn tall() -> f32 {
    let [first, second, editors] = rows().map(|(_, bindings)| bindings.len() as f32 * ROW);
    CAPTION + first.max(second + CAPTION + editors)
}

fn columns(ui: &mut Ui, body: Rect, desk: &Desk<'_>) {
    let mut inner = ui.new_child(egui::UiBuilder::new().id_salt("keys").max_rect(body));
    ScrollArea::vertical().show(&mut inner, |ui| {
        let [first, second, editors] = rows();
        let (rect, _) = ui.allocate_exact_size(vec2(body.width().max(0.0), tall()), Sense::hover());
        let right = rect.center().x + space::XL / 2.0;
        column(ui, rect.with_max_x(right - space::XL), &first, desk);
        column(ui, rect.with_min_x(right), &second, desk);
        let below = rect.top() + CAPTION + second.1.len() as f32 * ROW;
        column(ui, rect.with_min_x(right).with_min_y(below), &editors, desk);
    });
}

fn column(ui: &Ui, rect: Rect, (caption, bindings): &(&str, Vec<&Binding>), desk: &Desk<'_>) {
    if !caption.is_empty() {
        let at = pos2(rect.left(), rect.top() + CAPTION / 2.0);
        let words = desk.words.say(caption);
        let written = text::left(ui.painter(), at, &words, Type::Caption, desk.palette.text_faint);
        sheet::said(ui, written, Id::unique("keys").with(caption), &words);
    }
    for (place, binding) in bindings.iter().enumerate() {
        let top = rect.top() + CAPTION + place as f32 * ROW;
        row(ui, Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), ROW)), binding, desk);
    }
}

fn row(ui: &Ui, rect: Rect, binding: &Binding, desk: &Desk<'_>) {
    let key = desk.words.say(&format!("key-{}", binding.name));
    let does = desk.words.say(&format!("key-{}-does", binding.name));
    key_cap(ui.painter(), rect.left_center(), &key, desk.palette);
    let at = rect.left_center() + vec2(CAPS, 0.0);
    let room = rect.width() - CAPS;
    text::line(ui.painter(), at, Align2::LEFT_CENTER, &does, Type::Body, desk.palette.text, room);
    let both = desk.words.tell("named", &[("name", key.into()), ("what", does.into())]);
    sheet::said(ui, rect, Id::unique("keys").with(binding.name), &both);
}

/// Whether it was pressed.
pub(super) fn close_button(ui: &Ui, sheet: Rect, desk: &Desk<'_>) -> bool {
    let words = desk.words;
    let word = words.say("close");
    let size = vec2(sheet::button_width(ui.painter(), &word), sheet::BUTTON);
    let rect = Rect::from_min_size(sheet.right_bottom() - size, size);
    let response =
        sheet::button(ui, rect, Id::unique("sheet.close"), &word, sheet::Weight::Plain, desk.palette);
    let hint = words.tell("hint-with-key", &[("hint", word.into()), ("key", words.say("key-stop").into())]);
    response.on_hover_text(hint).clicked()
}
