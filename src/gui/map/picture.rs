//! A map in its place: its texture, what is drawn over it, and what lies under the pointer.

use egui::{Color32, Painter, Pos2, Rect, Response, pos2};
use eight_realms_app::{
    app::{MapCamera, MapScope},
    tell::map::MapBoard,
};
use eight_realms_core::{
    map::{BoardIndex, Layout},
    realm::Realm,
};

use super::{boards, cells, circles, marks, pointer, screen::Screen, texture::MapTexture, tip};
use crate::gui::{
    kit::Canvas,
    theme::{MapColors, space},
    widgets::{pointed_moment, pointer_place},
};

/// Map of a realm in its place.
pub struct PlacedMap<'a> {
    pub realm: Realm,
    /// Place of the map on the screen.
    pub screen: Screen,
    /// Pixels of the map.
    pub texture: &'a MapTexture,
    pub colors: &'a MapColors,
    /// Place of a button on the map, which no number and no board may cover.
    pub button: Option<Rect>,
}

impl PlacedMap<'_> {
    pub fn layout(&self) -> &Layout {
        self.texture.layout()
    }

    /// Returns the pointer and the boards under it, if it points at this map.
    pub fn pointed_at(&self, response: &Response) -> Option<(Pos2, &[BoardIndex])> {
        let pointer = pointer_place::of(response)?;
        Some((pointer, pointer::indices_at(self.layout(), &self.screen, pointer)))
    }

    /// Paints the map itself, with circles and, seen closely, cells and boards.
    pub fn paint(&self, canvas: &Canvas<'_, '_>) {
        let painter = self.painter(canvas, 0.0);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(self.texture.id(), self.screen.map(), whole, Color32::WHITE);
        let model = canvas.context.view.model;
        let zoom = model.map.camera.zoom();
        let mut boards =
            if zoom >= boards::FROM { boards::places(&self.screen, self.layout()) } else { Vec::new() };
        boards.retain(|(_, place)| !self.button.is_some_and(|button| button.intersects(*place)));
        let mut obstacles: Vec<Rect> = boards.iter().map(|(_, place)| *place).chain(self.button).collect();
        circles::show(canvas, &painter, (&self.screen, self.layout()), &mut obstacles, self.colors);
        if zoom >= cells::FROM {
            cells::show(&painter, &self.screen, self.layout(), &mut obstacles, self.colors);
        }
        boards::show(&painter, &boards, self.layout(), model.puzzle.goal, canvas.palette());
    }

    /// Paints the highlighted band, and the shapes over the map.
    pub fn paint_over(&self, canvas: &Canvas<'_, '_>, band: Option<u8>) {
        let model = canvas.context.view.model;
        let is_whole = model.map.camera == MapCamera::WHOLE;
        let painter = self.painter(canvas, if is_whole { space::S } else { 0.0 });
        if let Some(band) = band {
            circles::point_out(&painter, &self.screen, self.layout(), band, self.colors);
        }
        if let Some(overlay) = canvas.context.view.maps.iter().find(|overlay| overlay.realm == self.realm) {
            marks::show(&painter, &self.screen, self.layout(), &model.puzzle, overlay, self.colors);
        }
    }

    /// Shows the card of the board under the pointer, unless another card stays. A click makes that card stay.
    pub fn answer(&self, canvas: &mut Canvas<'_, '_>, response: &Response) {
        self.show_picked(canvas);
        let Some((pointer, indices)) = self.pointed_at(response) else { return };
        pointer::pick(
            canvas,
            response,
            self.realm,
            indices.first().map(|index| self.layout().data().board(*index)),
        );
        let [index, others @ ..] = indices else { return };
        let Some(subject) = self.subject(canvas, *index, others) else { return };
        if let Some(moment) = subject.moment(canvas.context.view.model) {
            pointed_moment::point(canvas.ui.ctx(), (self.realm, moment));
        }
        if canvas.context.view.model.map.picked.is_none() {
            tip::show(canvas, pointer, &subject);
        }
    }

    /// Shows the card that stays, beside its board where the board is visible.
    fn show_picked(&self, canvas: &mut Canvas<'_, '_>) {
        let model = canvas.context.view.model;
        let Some(picked) = model.map.picked else { return };
        if model.map_scope == MapScope::Lanes && picked.realm != self.realm {
            return;
        }
        let index = self.layout().data().index_of(picked.board);
        let at = self.screen.at(self.layout().anchor(index));
        if !self.screen.visible().contains(at) {
            return;
        }
        pointer::cross(canvas.painter(), at, self.colors);
        let there = pointer::indices_at(self.layout(), &self.screen, at).iter();
        let others: Vec<BoardIndex> = there.copied().filter(|other| *other != index).collect();
        if let Some(subject) = self.subject(canvas, index, &others) {
            tip::show_lasting(canvas, at, &subject);
        }
    }

    /// Returns what a card is about; `None` if the realm has no statuses.
    fn subject<'s>(
        &'s self,
        canvas: &Canvas<'_, 's>,
        index: BoardIndex,
        others: &'s [BoardIndex],
    ) -> Option<MapBoard<'s>> {
        let statuses = canvas.context.view.statuses.get(self.realm).as_ref()?;
        Some(MapBoard { realm: self.realm, layout: self.layout(), statuses, index, others })
    }

    /// Returns a painter for the map alone; shapes may reach `over` points beyond its edge.
    fn painter(&self, canvas: &Canvas<'_, '_>, over: f32) -> Painter {
        canvas
            .painter()
            .with_clip_rect(self.screen.place.expand(over).intersect(canvas.painter().clip_rect()))
    }
}
