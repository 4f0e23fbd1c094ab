//! What every panel draws with: the place, what is shown, and where actions go.

use std::{fmt::Debug, hash::Hash};

use egui::{
    Align2, CornerRadius, Id, Painter, Pos2, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::{
    app::{Action, view::Stage},
    gui::{
        Desk,
        theme::{Palette, Type, radius, space},
        widgets::{press, score::Score, text},
    },
    heuristic::Unit,
    puzzle::Board,
    replay::Reached,
    tell,
    words::Arg,
};

/// The place, what is shown in it, and what is asked for in it.
pub struct Canvas<'c, 'd> {
    /// Where it is drawn.
    pub ui: &'c mut Ui,
    /// What is shown.
    pub desk: &'c Desk<'d>,
    /// What is asked for.
    pub actions: &'c mut Vec<Action>,
}

/// A stable name for a part of a panel.
pub fn id(name: impl Hash + Debug) -> Id {
    Id::unique(("stage", name))
}

impl Canvas<'_, '_> {
    /// Paints.
    pub fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// The search at the playhead.
    pub fn stage(&self) -> &Stage {
        &self.desk.view.stage
    }

    /// The colours.
    pub fn palette(&self) -> &Palette {
        self.desk.palette
    }

    /// A message without variables.
    pub fn say(&self, id: &str) -> String {
        self.desk.words.say(id)
    }

    /// A message.
    pub fn tell<'a>(&self, id: &str, arguments: &[(&'a str, Arg<'a>)]) -> String {
        self.desk.words.tell(id, arguments)
    }

    /// The goal's tiles.
    pub fn goal(&self) -> [u8; 9] {
        self.desk.view.model.puzzle.goal.tiles()
    }

    /// Names what is painted in `rect`, for those who hear the window, and for tests.
    pub fn said(&self, rect: Rect, name: impl Hash + Debug, text: &str) -> Response {
        let response = self.ui.interact(rect, id(("said", name)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
        response
    }

    /// The head of a section: the message `title` and a note on one line around `at` (left, middle), at
    /// most `width` wide. Where they have no room, they are told on hover.
    pub fn heading(&self, at: Pos2, title: &str, note: &str, width: f32) -> Rect {
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
        let said = [title, note].join(" ");
        let response = self.said(whole, ("heading", name), said.trim_end());
        let title_width = text::width(self.painter(), title, Type::Title);
        if title_width > width || text::width(self.painter(), note, Type::Caption) > room {
            response.on_hover_text(said.trim_end());
        }
        whole
    }

    /// Running text from the top of `rect`, wrapped at its width; answers with the room it took.
    pub fn paragraph(&self, rect: Rect, name: &str, text: &str, kind: Type) -> Rect {
        let color = match kind {
            Type::Body => self.palette().text_soft,
            Type::Caption => self.palette().text_faint,
            _ => self.palette().text,
        };
        let galley = self.painter().layout(text.to_owned(), kind.font(), color, rect.width().max(1.0));
        let taken = Rect::from_min_size(rect.min, galley.size());
        self.painter().galley(taken.min.round(), galley, color);
        self.said(taken, ("paragraph", name), text);
        taken
    }

    /// A button with a word on it, `rect` large.
    pub fn button(&self, rect: Rect, name: impl Hash + Debug, label: &str) -> Response {
        let palette = self.palette();
        let response = press::button(self.ui, rect, id(name), label);
        let fill = if response.hovered() { palette.hover } else { palette.raised };
        self.painter().rect_filled(rect, CornerRadius::same(radius::M), fill);
        text::centred(self.painter(), rect.center(), label, Type::Figure.font(), palette.text);
        press::focus_ring(self.painter(), rect, radius::M, &response, palette);
        response
    }

    /// The size of a button with this word on it.
    pub fn button_size(&self, label: &str) -> egui::Vec2 {
        vec2(text::width(self.painter(), label, Type::Figure) + 2.0 * space::M, BUTTON)
    }

    /// A board in words: `2 3 4 1 5 x 7 6 8`, and what it costs.
    pub fn described(&self, board: Board, g: u8, h: u16) -> String {
        tell::stage::described(self.desk.narrator(), board, g, h)
    }

    /// g, and h and f if the chosen realm estimates.
    pub fn score(&self, reached: &Reached) -> Score {
        Score { g: reached.g, h: self.estimates().then_some(reached.h), unit: self.unit() }
    }

    /// h, f or a bound as it is shown.
    pub fn cost(&self, amount: u16) -> String {
        tell::stage::cost(self.desk.narrator(), amount)
    }

    /// What the chosen realm's h, f and bounds count in.
    pub fn unit(&self) -> Unit {
        tell::stage::unit(self.desk.narrator())
    }

    /// Whether the chosen realm estimates.
    pub fn estimates(&self) -> bool {
        tell::stage::estimates(self.desk.narrator())
    }
}

/// Height of a button.
const BUTTON: f32 = 28.0;
