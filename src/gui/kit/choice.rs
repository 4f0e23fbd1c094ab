//! A choice among a few values: words side by side. In an upright window they fill their row or, where they have no room or
//! share it with another choice, they are behind a key with the chosen one.

use std::{fmt::Debug, hash::Hash};

use egui::{Align2, Popup, Rect, Sense, Vec2, vec2};

use super::{
    canvas::{Canvas, id},
    columns,
};
use crate::gui::{
    theme::{Type, looks, phone, space},
    widgets::{
        button::{Button, Chosen},
        marks::pointer,
        segments::{self, Segment},
        text,
    },
};

/// Length of the arrow on a key with a menu.
const ARROW: f32 = 8.0;

impl Canvas<'_, '_> {
    /// Draws a choice in a place; returns the value that was pressed.
    pub fn choice<T: Copy + PartialEq>(
        &mut self,
        place: Rect,
        name: impl Hash + Debug,
        segments: &[Segment<T>],
        chosen: T,
    ) -> Option<T> {
        let palette = self.context.palette;
        if !self.is_phone() {
            return segments::show(self.ui, place, id(name), segments, chosen, palette);
        }
        if segments::width(self.painter(), segments) <= place.width() {
            return segments::show_filling(self.ui, place, id(name), segments, chosen, palette);
        }
        self.choice_key(place, name, segments, chosen)
    }

    /// The width of a key with the longest of the words.
    pub fn choice_key_width<T>(&self, segments: &[Segment<T>]) -> f32 {
        let words = segments.iter().map(|segment| &segment.word);
        columns::widest(self.painter(), words, Type::Title) + 2.0 * space::M + ARROW + space::S
    }

    /// Draws a key with the word of the chosen value, and the menu of all behind it.
    pub fn choice_key<T: Copy + PartialEq>(
        &mut self,
        place: Rect,
        name: impl Hash + Debug,
        segments: &[Segment<T>],
        chosen: T,
    ) -> Option<T> {
        let key = id(name);
        let now = segments.iter().find(|segment| segment.value == chosen)?;
        let response = self.press(Button::new(place, key, &now.label, &looks::KEY), |ink| {
            let at = place.left_center() + vec2(space::M, 0.0);
            let room = place.width() - 2.0 * space::M - ARROW - space::S;
            text::line(self.painter(), at, Align2::LEFT_CENTER, &now.word, Type::Title, ink, room);
            let arrow = place.right_center() - vec2(space::M + ARROW / 2.0, 0.0);
            pointer(self.painter(), arrow, Vec2::DOWN, ARROW, ink);
        });
        let mut choice = None;
        Popup::menu(&response).gap(space::XS).show(|ui| {
            let size = vec2(place.width(), phone::BAR);
            for (number, segment) in segments.iter().enumerate() {
                let (row, _) = ui.allocate_exact_size(size, Sense::hover());
                let button = Button::new(row, key.with(number), &segment.label, &looks::MENU_ROW);
                let button = button.choice(Chosen::same(segment.value, chosen)).hint(&segment.hint);
                let palette = self.context.palette;
                let response = button.show(ui, palette, |ink| {
                    text::left(
                        ui.painter(),
                        row.left_center() + vec2(space::M, 0.0),
                        &segment.word,
                        Type::Figure,
                        ink,
                    );
                });
                if response.clicked() {
                    choice = Some(segment.value);
                }
            }
        });
        choice
    }

    /// Divides a row into two equal parts.
    pub fn halves(row: Rect) -> [Rect; 2] {
        let half = (row.width() - space::S) / 2.0;
        [row.with_max_x(row.left() + half), row.with_min_x(row.right() - half)]
    }
}
