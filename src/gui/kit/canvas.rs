//! The canvas that every panel draws with: the place, the view, and the list of actions.

use std::{fmt::Debug, hash::Hash};

use egui::{
    Align2, Color32, Id, Painter, Pos2, Rect, Response, Role, ScrollArea, Sense, Ui, UiBuilder, Vec2,
    WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    desk::screen::{Pointing, RunsIn},
    model::Action,
    step::Stage,
    words::Arg,
};

use crate::gui::{
    PanelContext,
    theme::{Arrangement, FINGER, IN_HAND, Palette, Regions, Type, looks, phone, sizes, space},
    widgets::{
        button::Button,
        covered::uncovered,
        still,
        text::{self, unbroken},
    },
};

/// A place, what is shown in it, and the actions that it leads to.
pub struct Canvas<'c, 'd> {
    /// The `Ui` to draw in. A panel's own place is its `max_rect`.
    pub ui: &'c mut Ui,
    /// View, words and colours.
    pub context: &'c PanelContext<'d>,
    /// Actions requested so far.
    pub actions: &'c mut Vec<Action>,
}

/// Returns an id that no other part of the window has, the same in every language.
pub fn id(name: impl Hash + Debug) -> Id {
    Id::unique(("part", name))
}

/// Places.
impl<'d> Canvas<'_, 'd> {
    pub fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// Returns this canvas on another `Ui`: in a menu, on a sheet, in a [`part`](Self::part).
    pub fn on<'u>(&'u mut self, ui: &'u mut Ui) -> Canvas<'u, 'd> {
        Canvas { ui, context: self.context, actions: self.actions }
    }

    /// Creates a part of this place. Nothing drawn on it can be pressed once it is disabled.
    pub fn part(&mut self) -> Ui {
        self.ui.new_child(UiBuilder::new())
    }

    /// Draws a part that cannot draw outside of `rect`.
    pub fn within<R>(
        &mut self,
        name: impl Hash + Debug,
        rect: Rect,
        draw: impl FnOnce(&mut Canvas<'_, 'd>) -> R,
    ) -> R {
        let clip = rect.intersect(self.ui.clip_rect());
        let mut part = self.ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
        part.set_clip_rect(clip);
        draw(&mut self.on(&mut part))
    }

    /// Draws a part that scrolls in `rect`.
    pub fn scrolled(
        &mut self,
        name: impl Hash + Debug,
        rect: Rect,
        area: ScrollArea,
        draw: impl FnOnce(&mut Canvas<'_, 'd>),
    ) {
        let mut part = self.ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
        area.show(&mut part, |ui| draw(&mut self.on(ui)));
    }

    /// Draws a part that scrolls in `rect` and is as high as it turns out: `draw` gets a place without a lower end, and
    /// returns how far down it has drawn. The bar is in the margin, right of `rect`.
    pub fn scrolled_down(
        &mut self,
        name: impl Hash + Debug,
        rect: Rect,
        draw: impl FnOnce(&mut Canvas<'_, 'd>, Rect) -> f32,
    ) {
        let width = rect.width();
        let with_bar = rect.with_max_x(rect.right() + self.ui.spacing().scroll.allocated_width());
        self.scrolled(name, with_bar, ScrollArea::vertical().auto_shrink(false), |canvas| {
            let top = canvas.ui.cursor().left_top();
            let bottom = draw(canvas, Rect::from_min_size(top, vec2(width, f32::INFINITY)));
            // Widgets put in their places have moved the cursor already.
            canvas.ui.allocate_rect(Rect::from_min_size(top, vec2(width, bottom - top.y)), Sense::HOVER);
        });
    }

    /// Takes the place of the next row, as wide as there is room.
    pub fn next_row(&mut self, height: f32) -> Rect {
        self.ui.allocate_exact_size(vec2(self.ui.available_width(), height), Sense::HOVER).0
    }

    /// Draws a picture that needs a size of at least `least`: in `rect`, or where that is smaller, scrolled in it.
    pub fn at_least(
        &mut self,
        name: impl Hash + Debug,
        rect: Rect,
        least: Vec2,
        draw: impl FnOnce(&mut Canvas<'_, 'd>, Rect),
    ) {
        let scrolls = [rect.width() < least.x, rect.height() < least.y];
        if scrolls == [false; 2] {
            return draw(self, rect);
        }
        self.scrolled(name, rect, ScrollArea::new(scrolls), |canvas| {
            let size = canvas.ui.available_size().max(least);
            let (place, _) = canvas.ui.allocate_exact_size(size, Sense::HOVER);
            draw(canvas, place);
        });
    }
}

/// View, words and actions.
impl<'d> Canvas<'_, 'd> {
    pub fn stage(&self) -> &'d Stage {
        &self.context.view.stage
    }

    pub fn palette(&self) -> &'d Palette {
        self.context.palette
    }

    /// How the regions of the window are arranged.
    pub fn arrangement(&self) -> Arrangement {
        Arrangement::of(self.ui.ctx().content_rect().size())
    }

    /// Whether the regions of the window are one below the other.
    pub fn is_upright(&self) -> bool {
        self.arrangement() == Arrangement::Upright
    }

    /// Whether the lanes of a phone are one chip in its bar.
    pub fn has_one_chip(&self) -> bool {
        let size = vec2(self.ui.ctx().content_rect().width(), self.upright_height());
        (self.is_upright() && phone::has_one_chip(size)) || self.has_sentence_in_bar()
    }

    /// Whether a window that lies is so low that the sentence is in its bar.
    pub fn has_sentence_in_bar(&self) -> bool {
        self.arrangement() == Arrangement::Lying
            && self.ui.ctx().content_rect().height() < phone::LOW_LYING
            && !self.context.view.model.has_question()
    }

    /// Whether the key that asks has no place of its own, and is a row behind the last button.
    pub fn asks_in_more(&self) -> bool {
        (self.is_upright() && phone::is_low(self.upright_height())) || self.has_sentence_in_bar()
    }

    /// The margin left and right on a stage of this width.
    pub fn margin(&self, width: f32) -> f32 {
        if self.is_upright() { phone::MARGIN } else { Regions::margin(width) }
    }

    /// Whether the window is arranged as on a phone, and everything that is pressed large enough for a finger.
    pub fn is_phone(&self) -> bool {
        self.arrangement() != Arrangement::Around
    }

    /// The height of an upright window, without what a larger sentence takes of it.
    pub fn upright_height(&self) -> f32 {
        self.ui.ctx().content_rect().height() - phone::larger_sentence(self.context.reading())
    }

    /// Whether the window is larger than a phone, and its bars are for fingers.
    pub fn is_tablet(&self) -> bool {
        let width = self.ui.ctx().content_rect().width();
        !self.is_phone() && Regions::is_for_fingers(width, &self.context.view.model.surroundings)
    }

    /// Whether fingers press what is drawn.
    pub fn has_fingers(&self) -> bool {
        self.is_phone() || self.context.view.model.surroundings.pointing == Pointing::Fingers
    }

    /// The height of what is pressed: this one for a pointer, more for a finger.
    pub fn target(&self, usual: f32) -> f32 {
        match self.context.view.model.surroundings.pointing {
            _ if self.is_in_hand() => FINGER,
            Pointing::Fingers => FINGER * IN_HAND,
            Pointing::Pointer => usual,
        }
    }

    /// Whether what is drawn is held in the hand: a phone, or a tablet.
    pub fn is_in_hand(&self) -> bool {
        self.is_phone() || self.is_tablet()
    }

    /// The least size of a figure in a drawing, which is this one in front of a screen: in the hand it can be read, or is
    /// left out.
    pub fn least_figure(&self, usual: f32) -> f32 {
        if self.is_in_hand() { usual.max(Type::Key.font().size) } else { usual }
    }

    /// The least side of a board with digits, which is 0 in front of a screen.
    pub fn least_board(&self) -> f32 {
        if self.is_in_hand() { sizes::board::LEGIBLE } else { 0.0 }
    }

    /// Returns the place where the program runs: measurements depend on it.
    pub fn runs_in(&self) -> RunsIn {
        self.context.view.model.surroundings.runs_in
    }

    /// A message without variables.
    pub fn say(&self, id: impl AsRef<str>) -> String {
        self.context.words.say(id)
    }

    /// A message.
    pub fn tell<'a>(&self, id: impl AsRef<str>, arguments: &[(&'a str, Arg<'a>)]) -> String {
        self.context.words.tell(id, arguments)
    }

    /// The goal's tiles.
    pub fn goal(&self) -> [u8; 9] {
        self.context.view.model.puzzle.goal.tiles()
    }

    /// Requests an action.
    pub fn ask(&mut self, action: Action) {
        self.actions.push(action);
    }
}

/// Drawings that many panels share.
impl Canvas<'_, '_> {
    /// Names what is painted in `rect`, for screen readers and for tests.
    pub fn named(&self, rect: Rect, name: impl Hash + Debug, text: &str) -> Response {
        let response = self.ui.interact(rect, id(("said", name)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        uncovered(response)
    }

    /// Adds a tooltip to figures painted in `rect`: what they count, and how. Names nothing, and costs nothing unless
    /// the pointer is there.
    pub fn hint(&self, rect: Rect, name: impl Hash + Debug, text: impl FnOnce() -> String) {
        if self.ui.rect_contains_pointer(rect) {
            self.ui.interact(rect, id(("hint", name)), Sense::hover()).on_hover_text(unbroken(&text()));
        }
    }

    /// Draws the head of a section: the message `title` and a note, on one line around `at` (left, middle) and at most
    /// `width` wide. Words without room are shown on hover.
    pub fn heading(&self, at: Pos2, title: &str, note: &str, width: f32) -> Rect {
        self.heading_with(at, title, note, width, "")
    }

    /// Draws a [`heading`](Self::heading) with the convention of its figures, shown on hover.
    pub fn heading_with(&self, at: Pos2, title: &str, note: &str, width: f32, convention: &str) -> Rect {
        let (palette, name) = (self.palette(), title);
        let title = &self.say(title);
        let title_rect =
            text::line(self.painter(), at, Align2::LEFT_CENTER, title, Type::Title, palette.text, width);
        let room = width - title_rect.width() - space::S;
        let start = pos2(title_rect.right() + space::S, at.y + 0.5);
        let color = palette.text_faint;
        let note_rect =
            text::line(self.painter(), start, Align2::LEFT_CENTER, note, Type::Caption, color, room);
        let whole = title_rect.union(note_rect);
        let label = [title, note].join(" ");
        let response = self.named(whole, ("heading", name), label.trim_end());
        let title_width = text::width(self.painter(), title, Type::Title);
        let is_cut = title_width > width || text::width(self.painter(), note, Type::Caption) > room;
        let cut = is_cut.then_some(label.trim_end());
        let hint: Vec<&str> =
            cut.into_iter().chain(Some(convention)).filter(|line| !line.is_empty()).collect();
        if !hint.is_empty() {
            response.on_hover_text(unbroken(&hint.join("\n")));
        }
        whole
    }

    /// Draws running text from the top of `rect`, wrapped at its width, in the ink of its kind; returns the room it
    /// took.
    pub fn paragraph(&self, rect: Rect, name: impl Hash + Debug, text: &str, kind: Type) -> Rect {
        let ink = match kind {
            Type::Body => self.palette().text_soft,
            Type::Caption => self.palette().text_faint,
            _ => self.palette().text,
        };
        self.colored_paragraph(rect, name, text, kind, ink)
    }

    /// Draws a [`paragraph`](Self::paragraph) in another colour.
    pub fn colored_paragraph(
        &self,
        rect: Rect,
        name: impl Hash + Debug,
        text: &str,
        kind: Type,
        ink: Color32,
    ) -> Rect {
        let text_rect = text::paragraph(self.painter(), rect, text, kind, ink);
        self.named(text_rect, ("paragraph", name), text);
        text_rect
    }

    /// Returns a text that quotes what was typed, with each character that no font has replaced by its number. In a
    /// page the text stays as it is, because the browser has every character.
    pub fn drawable(&self, text: &str, kind: Type) -> String {
        match self.runs_in() {
            RunsIn::Desktop => text::drawable(self.painter(), text, kind),
            RunsIn::Browser => text.to_owned(),
        }
    }

    /// Shows a button; `paint` paints on it in the colour that it is given.
    pub fn press(&self, button: Button<'_>, paint: impl FnOnce(Color32)) -> Response {
        button.show(self.ui, self.palette(), paint)
    }

    /// Shows a button with a word on it.
    pub fn press_word(&self, button: Button<'_>, word: &str) -> Response {
        button.show_word(self.ui, self.palette(), word)
    }

    /// Requests an action if something is clicked.
    pub fn on_click(&mut self, response: &Response, action: Action) {
        self.actions.extend(response.clicked().then_some(action));
    }

    /// Shows a raised button with its label, as large as `rect`.
    pub fn button(&self, rect: Rect, name: impl Hash + Debug, label: &str) -> Response {
        if still::is_set(self.ui.ctx()) {
            return self.ui.interact(rect, id(name), Sense::hover());
        }
        self.press_word(Button::new(rect, id(name), label, &looks::RAISED), label)
    }

    /// The size of a button with its label: on a phone, at least a finger's.
    pub fn button_size(&self, label: &str) -> Vec2 {
        let size = looks::RAISED.size(self.painter(), label);
        if self.is_phone() { size.max(Vec2::splat(phone::BAR)) } else { size }
    }
}
