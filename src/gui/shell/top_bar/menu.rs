//! The menus of a bar without room: the tabs behind one button, and everything else behind the last one.

use std::{fmt::Debug, hash::Hash};

use egui::{Popup, Rect, Response, ScrollArea, Sense, vec2};
use eight_realms_app::{desk::screen::StageTab, model::Action};

use super::{
    super::strip,
    button::{BarButton, Icon, paint_icon},
    command::{BarCommand, COMMANDS},
};
use crate::gui::{
    kit::{Button, Canvas, Chosen, columns::widest, id},
    theme::{
        Type,
        looks::{self, Look},
        phone, space,
    },
    widgets::text,
};

/// Room beside the word of the open tab, for the triangle.
const TRIANGLE: f32 = 18.0;
/// Height of a row.
const ROW: f32 = 30.0;

/// A tab, or an entry of a menu.
pub struct Entry {
    pub word: String,
    pub action: Action,
    pub chosen: Chosen,
}

impl Entry {
    /// An entry that does something once.
    pub fn new(word: String, action: Action) -> Self {
        Self { word, action, chosen: Chosen::No }
    }

    /// A tab of the stage.
    pub fn tab(canvas: &Canvas<'_, '_>, tab: StageTab, chosen: Chosen) -> Self {
        Self { word: strip::tab_word(canvas, tab), action: Action::ShowStage(tab), chosen }
    }

    /// Draws the entry into a place where it can be pressed, unless it is the chosen one. While a question is open, the stage
    /// stays where it is.
    pub fn show(
        self,
        canvas: &mut Canvas<'_, '_>,
        draw: impl FnOnce(&Canvas<'_, '_>, &str, Chosen) -> Response,
    ) {
        let mut part = canvas.part();
        if canvas.context.view.model.has_open_question() && self.chosen == Chosen::No {
            part.disable();
        }
        let response = draw(&canvas.on(&mut part), &self.word, self.chosen);
        if self.chosen == Chosen::No {
            canvas.on_click(&response, self.action);
        }
    }
}

/// Width of the button with a tab's word of this width.
pub fn tabs_width(word: f32) -> f32 {
    word + TRIANGLE + 2.0 * looks::BAR.padding
}

/// Draws one button with the open tab into its place, and the menu of all behind it.
pub fn show_tabs(canvas: &mut Canvas<'_, '_>, rect: Rect, look: &'static Look, tabs: Vec<Entry>) {
    let open = tabs.iter().find(|entry| entry.chosen == Chosen::Yes);
    let word = open.map_or_else(|| strip::tab_word(canvas, StageTab::Reading), |entry| entry.word.clone());
    let name = canvas.tell("named", &[("name", canvas.say("tabs").into()), ("what", word.clone().into())]);
    let response = canvas.press(Button::new(rect, id("tab menu"), &name, look), |ink| {
        let at = rect.left_center() + vec2(looks::BAR.padding, 0.0);
        text::left(canvas.painter(), at, &word, looks::BAR.kind, ink);
        let sign = rect.right_center() - vec2(looks::BAR.padding + TRIANGLE / 4.0, 0.0);
        paint_icon(canvas.painter(), sign, Icon::Down, ink);
    });
    let width = width(canvas, tabs.iter().map(|entry| &entry.word));
    show(canvas, Popup::menu(&response), |canvas| rows(canvas, width, "tab row", tabs));
}

/// Draws the menu of the last button: entries, and commands below them.
pub fn show_more(
    canvas: &mut Canvas<'_, '_>,
    button: &Response,
    entries: Vec<Entry>,
    commands: &[BarCommand],
    buttons: &[BarButton; COMMANDS],
) {
    let labels = buttons.each_ref().map(|button| button.label().to_owned());
    show(canvas, Popup::menu(button), |canvas| {
        let width = width(canvas, labels.iter().chain(entries.iter().map(|entry| &entry.word)));
        rows(canvas, width, "more entry", entries);
        for command in commands {
            let rect = place(canvas, width);
            let mut part = canvas.part();
            if !command.is_offered(canvas.context) {
                part.disable();
            }
            let (name, label) = (("more", *command as usize), &labels[*command as usize]);
            if row(&canvas.on(&mut part), rect, name, label, Chosen::No).clicked() {
                command.press(canvas);
            }
        }
    });
}

/// Shows a menu, which scrolls where the window is too low for it.
fn show(canvas: &mut Canvas<'_, '_>, popup: Popup<'_>, rows: impl FnOnce(&mut Canvas<'_, '_>)) {
    let height = canvas.ui.ctx().content_rect().height() - phone::BAR - space::XL;
    popup.gap(space::XS).show(|ui| {
        ui.set_max_height(height);
        if canvas.is_phone() {
            ui.spacing_mut().item_spacing.y = 0.0;
        }
        ScrollArea::vertical().show(ui, |ui| rows(&mut canvas.on(ui)));
    });
}

/// Width of a menu with these words.
fn width<'w>(canvas: &Canvas<'_, '_>, words: impl Iterator<Item = &'w String>) -> f32 {
    widest(canvas.painter(), words, Type::Figure) + 2.0 * space::L
}

fn rows(canvas: &mut Canvas<'_, '_>, width: f32, name: &'static str, entries: Vec<Entry>) {
    for (number, entry) in entries.into_iter().enumerate() {
        let rect = place(canvas, width);
        entry.show(canvas, |canvas, word, chosen| row(canvas, rect, (name, number), word, chosen));
    }
}

/// Takes the place of the next row.
fn place(canvas: &mut Canvas<'_, '_>, width: f32) -> Rect {
    let height = canvas.target(ROW);
    canvas.ui.allocate_exact_size(vec2(width, height), Sense::hover()).0
}

fn row(canvas: &Canvas<'_, '_>, rect: Rect, name: impl Hash + Debug, word: &str, chosen: Chosen) -> Response {
    let button = Button::new(rect, id(name), word, &looks::MENU_ROW).choice(chosen);
    canvas.press(button, |ink| {
        let at = rect.left_center() + vec2(space::M, 0.0);
        text::left(canvas.painter(), at, word, Type::Figure, ink);
    })
}
