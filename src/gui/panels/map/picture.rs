//! A map in its place: its texture, what is drawn over it, and what lies under the pointer.

use egui::{Color32, Painter, Pos2, Rect, Response, pos2};

use super::{boards, cells, circles, marks, pointer, screen::Screen, texture::MapTexture, tip};
use crate::{
    app::MapCamera,
    gui::{
        kit::Canvas,
        theme::{MapColors, space},
        widgets::{pointed_moment, pointer_place},
    },
    map::{BoardIndex, Layout},
    realm::Realm,
    tell,
};

/// A realm's map.
pub struct PlacedMap<'a> {
    pub realm: Realm,
    /// Where it lies on the screen.
    pub screen: Screen,
    /// Its pixels.
    pub texture: &'a MapTexture,
    pub colors: &'a MapColors,
    /// Where a button stands on the map: no number and no board does.
    pub button: Option<Rect>,
}

impl PlacedMap<'_> {
    pub fn layout(&self) -> &Layout {
        self.texture.layout()
    }

    /// The boards under the pointer, if it points at this map.
    pub fn pointed_at(&self, response: &Response) -> Option<(Pos2, &[BoardIndex])> {
        let pointer = pointer_place::of(response)?;
        Some((pointer, pointer::indices_at(self.layout(), &self.screen, pointer)))
    }

    /// The map itself, with circles and, looked at closely, cells and boards.
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

    /// The highlighted band, and what has a shape.
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

    /// The card of the board under the pointer; a click makes that board the start.
    pub fn answer(&self, canvas: &mut Canvas<'_, '_>, response: &Response) {
        let Some((pointer, [index, others @ ..])) = self.pointed_at(response) else { return };
        let Some(statuses) = canvas.context.view.statuses.get(self.realm) else { return };
        let layout = self.layout();
        let subject = tell::map::MapBoard { realm: self.realm, layout, statuses, index: *index, others };
        if let Some(moment) = subject.moment(canvas.context.view.model) {
            pointed_moment::point(canvas.ui.ctx(), (self.realm, moment));
        }
        tip::show(canvas, pointer, &subject);
        pointer::choose(canvas, response, layout, *index);
    }

    /// Paints on the map alone; shapes may reach a little over the edge of a whole one.
    fn painter(&self, canvas: &Canvas<'_, '_>, over: f32) -> Painter {
        canvas
            .painter()
            .with_clip_rect(self.screen.place.expand(over).intersect(canvas.painter().clip_rect()))
    }
}
