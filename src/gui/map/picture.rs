//! A map in its place: its texture, what is drawn over it, and the pointer on it, which enlarges, moves, points at a
//! board, and makes its card stay.
//!
//! The card shows the board itself, its distances, and its status in the search. In the lens, where several boards
//! share a place, the card shows the others too, as far as they have room.
//!
//! ```text
//!  ┌───────┐  distance 18 to the goal, 15 from …      ┌────┐ ┌────┐ ┌────┐
//!  │ board │  the shortest path through it is 2 longer│    │ │    │ │    │
//!  │       │  expansion 137, event 502                └────┘ └────┘ └────┘
//!  └───────┘  a click makes this card stay            several: the first is meant
//! ```
//!
//! On the card that stays, a button makes the board the start, and a press on another board turns the card to it. So a
//! finger, which cannot hover, learns what a board is before a new search begins.

use egui::{
    Align2, Color32, CornerRadius, Key, Painter, Pos2, Rect, Response, Role, Sense, Stroke, Vec2, WidgetInfo,
    pos2, vec2,
};
use eight_realms_app::{
    desk::{
        camera::{MapCamera, ZoomStep},
        export::ExportAction,
        screen::LaneScope,
    },
    export,
    map::{
        LaidOutMap, MapAction, PickedBoard,
        sentences::{self, MapBoard},
    },
    model::Action,
};
use eight_realms_core::{
    lane::LaneId,
    map::{BoardIndex, Layout},
    puzzle::Board,
};

use super::{boards, circles, marks, screen::Screen, texture::MapTexture};
use crate::gui::{
    keys::binding,
    kit::{
        Button, Canvas,
        card::{self, CardStay, CardWords},
        id, paint_small,
    },
    theme::{MapColors, Type, looks, radius, sizes::map::WHEEL, space, stroke},
    widgets::{pointed_moment, pointer_place, still, text},
};

/// Height of the line above or below a map.
pub const LINE: f32 = 22.0;

/// Returns the map of the current puzzle and projection or, until it is there, the previous one; `None` before the
/// first.
pub fn map_now<'m>(canvas: &Canvas<'_, 'm>, place: Rect) -> Option<&'m LaidOutMap> {
    let model = &canvas.context.view.model;
    let (map, projection) = (&model.map, model.map.projection);
    let sheet = map.sheet(&model.puzzle, projection);
    if sheet.is_none() && map.is_coming(&model.puzzle, projection) {
        note(canvas, place);
    }
    sheet
}

/// Says that the map is still to come.
pub fn note(canvas: &Canvas<'_, '_>, place: Rect) {
    let words = canvas.say("map-coming");
    let width = text::width(canvas.painter(), &words, Type::Caption) + 2.0 * space::S;
    let note = Rect::from_min_size(place.min + Vec2::splat(space::S), vec2(width, 2.0 * space::M));
    canvas.painter().rect_filled(note, CornerRadius::same(radius::S), canvas.palette().raised);
    text::centred(canvas.painter(), note.center(), &words, Type::Caption.font(), canvas.palette().text_soft);
    canvas.named(note, "map coming", &words);
}

/// Map of a lane in its place.
pub struct PlacedMap<'a> {
    pub lane: LaneId,
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
        Some((pointer, indices_at(self.layout(), &self.screen, pointer)))
    }

    /// Paints the map itself, with circles and, seen closely, cells and boards.
    pub fn paint(&self, canvas: &Canvas<'_, '_>) {
        let painter = self.painter(canvas, 0.0);
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(self.texture.id(), self.screen.map(), whole, Color32::WHITE);
        let model = canvas.context.view.model;
        let zoom = camera(canvas).zoom();
        let mut boards =
            if zoom >= boards::FROM { boards::places(&self.screen, self.layout()) } else { Vec::new() };
        boards.retain(|(_, place)| !self.button.is_some_and(|button| button.intersects(*place)));
        let mut obstacles: Vec<Rect> = boards.iter().map(|(_, place)| *place).chain(self.button).collect();
        circles::show_circles(canvas, &painter, (&self.screen, self.layout()), &mut obstacles, self.colors);
        if zoom >= circles::CELLS_FROM {
            circles::show_cells(&painter, &self.screen, self.layout(), &mut obstacles, self.colors);
        }
        boards::show(&painter, &boards, self.layout(), model.puzzle.goal, canvas.palette());
    }

    /// Paints the highlighted band, and the shapes over the map.
    pub fn paint_over(&self, canvas: &Canvas<'_, '_>, band: Option<u8>) {
        let model = canvas.context.view.model;
        let is_whole = camera(canvas) == MapCamera::WHOLE;
        let painter = self.painter(canvas, if is_whole { space::S } else { 0.0 });
        if let Some(band) = band {
            circles::point_out(&painter, &self.screen, self.layout(), band, self.colors);
        }
        if let Some(overlay) = canvas.context.view.maps.iter().find(|overlay| overlay.lane == self.lane) {
            marks::show(&painter, &self.screen, self.layout(), &model.puzzle, overlay, self.colors);
        }
    }

    /// Shows the card of the board under the pointer, unless another card stays. A click makes that card stay.
    pub fn answer(&self, canvas: &mut Canvas<'_, '_>, response: &Response) {
        self.show_picked(canvas);
        let Some((pointer, indices)) = self.pointed_at(response) else { return };
        pick(canvas, response, self.lane, indices.first().map(|index| self.layout().data().board(*index)));
        let [index, others @ ..] = indices else { return };
        let Some(subject) = self.subject(canvas, *index, others) else { return };
        if let Some(moment) = subject.moment(canvas.context.view.model.desk) {
            pointed_moment::point(canvas.ui.ctx(), (self.lane, moment));
        }
        if canvas.context.view.model.map.picked.is_none() {
            show_card(canvas, pointer, &subject);
        }
    }

    /// Shows the card that stays, where its board is visible: beside it or, for fingers, at the foot of the stage.
    fn show_picked(&self, canvas: &mut Canvas<'_, '_>) {
        let model = canvas.context.view.model;
        let Some(picked) = model.map.picked else { return };
        if model.map_scope == LaneScope::Lanes && picked.lane != self.lane {
            return;
        }
        let index = self.layout().data().index_of(picked.board);
        let at = self.screen.at(self.layout().anchor(index));
        if !self.screen.visible().contains(at) {
            return;
        }
        cross(canvas.painter(), at, self.colors);
        let there = indices_at(self.layout(), &self.screen, at).iter();
        let others: Vec<BoardIndex> = there.copied().filter(|other| *other != index).collect();
        if let Some(subject) = self.subject(canvas, index, &others) {
            show_lasting_card(canvas, at, &subject);
        }
    }

    /// Returns what a card is about; `None` if the lane has no statuses.
    fn subject<'s>(
        &'s self,
        canvas: &Canvas<'_, 's>,
        index: BoardIndex,
        others: &'s [BoardIndex],
    ) -> Option<MapBoard<'s>> {
        let statuses = canvas.context.view.statuses.get(self.lane).as_ref()?;
        Some(MapBoard { lane: self.lane, layout: self.layout(), statuses, index, others })
    }

    /// Returns a painter for the map alone; shapes may reach `over` points beyond its edge.
    fn painter(&self, canvas: &Canvas<'_, '_>, over: f32) -> Painter {
        canvas
            .painter()
            .with_clip_rect(self.screen.place.expand(over).intersect(canvas.painter().clip_rect()))
    }
}

/// Senses presses and drags on the place of a map. The keyboard focus does not stop at it, or Space would not play.
pub fn sense(
    canvas: &Canvas<'_, '_>,
    place: Rect,
    name: impl std::hash::Hash + std::fmt::Debug,
    label: &str,
) -> Response {
    let response = canvas.ui.interact(place, id(("map", name)), Sense::CLICK | Sense::DRAG);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, label));
    response
}

/// Returns the camera; on a saved picture of the whole map, that of the whole.
pub fn camera(canvas: &Canvas<'_, '_>) -> MapCamera {
    if still::is_whole(canvas.ui.ctx()) { MapCamera::WHOLE } else { canvas.context.view.model.map.camera }
}

/// Lets wheel, fingers and drags move the camera.
pub fn steer(canvas: &mut Canvas<'_, '_>, response: &Response, screen: &Screen, camera: MapCamera) {
    let mut next = camera;
    if response.dragged() {
        let parts = -response.drag_delta() / screen.map().size();
        next = next.moved(parts.into());
    }
    if let Some(pointer) = response.hover_pos().filter(|_| response.contains_pointer()) {
        let (pinch, wheel) = canvas.ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta().y));
        next = next.enlarged(pinch * (wheel / WHEEL).exp(), screen.parts(pointer));
    }
    if response.double_clicked()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        let is_whole = camera.zoom() < DOUBLE.powi(MOST_DOUBLED);
        next = if is_whole { camera.enlarged(DOUBLE, screen.parts(pointer)) } else { MapCamera::WHOLE };
    }
    if next != camera {
        canvas.ask(Action::Map(MapAction::Look(next)));
    }
}

/// A double click enlarges a map so many times, so often; the next one shows all of it again.
const DOUBLE: f32 = 2.0;
const MOST_DOUBLED: i32 = 3;

/// Draws the button back to the whole map.
pub fn show_whole(canvas: &mut Canvas<'_, '_>, screen: &Screen, camera: MapCamera) {
    let Some(place) = whole_place(canvas, screen, camera) else { return };
    let label = canvas.say("map-whole");
    let response = canvas.button(place, "map whole", &label);
    canvas.on_click(&response, Action::Map(MapAction::Zoom(ZoomStep::Whole)));
    let key = const { binding("zoom") }.cap(Key::Num0, canvas.context.words);
    response.on_hover_text(canvas.context.hint(&label, &key));
}

/// Returns the place of the button back to the whole map, in a corner of the visible part; `None` while all of the map
/// is visible.
pub fn whole_place(canvas: &Canvas<'_, '_>, screen: &Screen, camera: MapCamera) -> Option<Rect> {
    let size = canvas.button_size(&canvas.say("map-whole"));
    let corner = screen.visible().max - Vec2::splat(space::S);
    (camera != MapCamera::WHOLE).then(|| Align2::RIGHT_BOTTOM.anchor_size(corner, size))
}

/// Returns the boards under the pointer.
fn indices_at<'a>(layout: &'a Layout, screen: &Screen, pointer: Pos2) -> &'a [BoardIndex] {
    let texel = layout.texels().texel_at(screen.texels(pointer));
    texel.map_or(&[], |texel| layout.indices_at(texel))
}

/// Makes the card of a clicked board stay; after a click on the same board, or on none, no card stays.
fn pick(canvas: &mut Canvas<'_, '_>, response: &Response, lane: LaneId, board: Option<Board>) {
    if response.clicked() {
        let picked = board.map(|board| PickedBoard { lane, board });
        let before = canvas.context.view.model.map.picked;
        canvas.ask(Action::Map(MapAction::Pick(picked.filter(|picked| before != Some(*picked)))));
    }
}

/// Radius of the ring around a board that is pointed out.
const POINTED_OUT: f32 = 4.5;

/// Draws a ring that points out a place.
pub fn cross(painter: &Painter, at: Pos2, colors: &MapColors) {
    for (width, color) in [(stroke::STRONG + stroke::CURVE, colors.casing), (stroke::CURVE, colors.mark)] {
        painter.circle_stroke(at, POINTED_OUT, Stroke::new(width, color));
    }
}

/// Draws the card beside the pointer.
fn show_card(canvas: &mut Canvas<'_, '_>, pointer: Pos2, subject: &MapBoard<'_>) {
    let lines = sentences::lines(canvas.context.narrator(), subject);
    let board = subject.layout.data().board(subject.index);
    let words = CardWords { name: "map card", board: Some(board), lines: &lines };
    let stay = (CardStay::Passing, others_size(subject));
    card::show_with(canvas, pointer, words, stay, |canvas, inner| {
        for (number, place) in others_places(inner.left_bottom(), subject) {
            paint_small(canvas, place, subject.layout.data().board(subject.others[number]));
        }
    });
}

/// Side of another board that lies on the same place.
const OTHER_BOARD: f32 = 40.0;
const OTHERS: usize = 5;

/// Returns the room of the other boards of the place.
fn others_size(subject: &MapBoard<'_>) -> Vec2 {
    let height = if subject.others.is_empty() { 0.0 } else { OTHER_BOARD + space::S };
    vec2((OTHER_BOARD + space::S) * OTHERS as f32, height)
}

/// Returns the places of the first of the other boards, beside each other, from a lower left corner.
fn others_places(corner: Pos2, subject: &MapBoard<'_>) -> impl Iterator<Item = (usize, Rect)> {
    let corner = corner - vec2(0.0, OTHER_BOARD);
    (0..subject.others.len().min(OTHERS)).map(move |number| {
        let left = corner + vec2((OTHER_BOARD + space::S) * number as f32, 0.0);
        (number, Rect::from_min_size(left, Vec2::splat(OTHER_BOARD)))
    })
}

/// Draws the card that stays, with its buttons.
fn show_lasting_card(canvas: &mut Canvas<'_, '_>, at: Pos2, subject: &MapBoard<'_>) {
    let lines = sentences::facts(canvas.context.narrator(), subject);
    let board = subject.layout.data().board(subject.index);
    let words = CardWords { name: "map card", board: Some(board), lines: &lines };
    let labels = ["map-start-here", "save-open"].map(|id| canvas.say(id));
    let [button, save] = labels.each_ref().map(|label| canvas.button_size(label));
    let others = others_size(subject);
    let width = button.x + space::S + save.x;
    let below = vec2(others.x.max(width), others.y + space::S + button.y);
    let stay = if canvas.has_fingers() { CardStay::Docked } else { CardStay::Lasting };
    card::show_with(canvas, at, words, (stay, below), |canvas, inner| {
        let corner = inner.left_bottom() - vec2(0.0, button.y);
        for (number, place) in others_places(corner - vec2(0.0, space::S), subject) {
            show_other(canvas, place, subject, number);
        }
        let [label, save_label] = &labels;
        let place = Rect::from_min_size(corner, button);
        let response = canvas.button(place, "map start here", label);
        canvas.on_click(&response, Action::Map(MapAction::StartThere));
        // Fingers have no right click.
        let place = Rect::from_min_size(place.right_top() + vec2(space::S, 0.0), save);
        let response = canvas.button(place, "map save", save_label);
        let export = export::looked_at(canvas.context.view.model);
        canvas.on_click(&response, Action::Export(ExportAction::Take(export)));
    });
}

/// Draws another board of the place; a press turns the card to it.
fn show_other(canvas: &mut Canvas<'_, '_>, place: Rect, subject: &MapBoard<'_>, number: usize) {
    let board = subject.layout.data().board(subject.others[number]);
    let label = board.to_string();
    let button = Button::new(place, id(("map card", number)), &label, &looks::PAINTED).hint(&label);
    let response = canvas.press(button, |_| paint_small(canvas, place, board));
    let picked = PickedBoard { lane: subject.lane, board };
    canvas.on_click(&response, Action::Map(MapAction::Pick(Some(picked))));
}
