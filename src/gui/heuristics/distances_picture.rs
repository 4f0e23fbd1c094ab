//! The picture of h against true distance: one cell for each h at each true distance, shaded by its number of boards;
//! the lines over the cells; and two histograms at its edges.
//!
//! A card shows what lies under the pointer, and a click or Enter loads a board from there. With keyboard focus on the
//! picture, the arrows lead from cell to cell, past those that are empty.

use egui::{
    Align2, Color32, CornerRadius, Id, Key, LayerId, Mesh, Order, Painter, Pos2, Rect, Role, Sense, Shape,
    Stroke, StrokeKind, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};
use eight_realms_app::{
    heuristics::{
        HeuristicsAction,
        distances::{CellPlace, DistancesFace, Region},
        sentences,
    },
    model::Action,
    words::figures,
};
use eight_realms_core::{
    heuristic::{Level, Survey},
    job::SurveyedHeuristic,
};

use crate::gui::{
    kit::{Canvas, columns, id, paint_small},
    theme::{
        Palette, Type, radius,
        sizes::{marks, messages::POINTER_GAP},
        space, stroke,
    },
    widgets::{
        focus,
        marks::warning_mark,
        plot::{AxisScale, Scale},
        pointer_place, text,
    },
};

/// Draws the picture, and lets it be hovered, clicked and walked through.
pub fn show(canvas: &mut Canvas<'_, '_>, picture: &DistancePicture<'_>, view: &DistancesFace) {
    paint_cells(canvas, picture);
    paint_lines(canvas, picture);
    paint_histograms(canvas, picture);
    answer_pointer(canvas, picture, view);
}

/// Room for the names at the left of the picture, and for those below it.
const AXES: [f32; 2] = [30.0, 34.0];
/// Maximum thickness of a histogram.
const WIDEST_BARS: f32 = 72.0;
/// Shares of the room's height and width that the histograms take.
const BARS_SHARE: [f32; 2] = [0.13, 0.14];

/// Places of the picture and what belongs to it, by the size of the stage alone.
#[derive(Clone, Copy, Debug)]
pub struct DistancesPlan {
    /// Legend of the colours and lines.
    pub legend: Rect,
    /// Boards by true distance, over the picture and as wide.
    by_distance: Rect,
    picture: Rect,
    /// Boards by h, beside the picture and as high.
    by_h: Rect,
}

impl DistancesPlan {
    pub fn of(rect: Rect) -> Self {
        let legend = Rect::from_min_size(rect.min, vec2(rect.width(), marks::LEGEND_LINE));
        let [bar_height, bar_width] = [rect.height() * BARS_SHARE[0], rect.width() * BARS_SHARE[1]]
            .map(|share| share.clamp(0.0, WIDEST_BARS));
        let picture = Rect::from_min_max(
            pos2(rect.left() + AXES[0], legend.bottom() + space::S + bar_height),
            pos2(rect.right() - bar_width - space::XS, rect.bottom() - AXES[1]),
        );
        let by_distance = Rect::from_min_max(
            pos2(picture.left(), legend.bottom() + space::XS),
            pos2(picture.right(), picture.top() - space::XS),
        );
        let by_h = Rect::from_min_max(
            pos2(picture.right() + space::XS, picture.top()),
            pos2(rect.right(), picture.bottom()),
        );
        Self { legend, by_distance, picture, by_h }
    }
}

/// The picture and its places.
pub struct DistancePicture<'a> {
    heuristic: &'a SurveyedHeuristic,
    /// Places of picture and histograms.
    plan: &'a DistancesPlan,
    /// Place of the start; `None` if the picture is not of the selected heuristic and the current goal.
    start: Option<CellPlace>,
    /// Place of the board at the playhead; `None` like that of the start.
    now: Option<CellPlace>,
    /// Largest number of boards in one cell.
    most: u32,
    /// Height of one level's row, in moves.
    step: f64,
    /// Maximum of the axis of h, in moves.
    top: f64,
    /// Maximum of the axis of true distances, in moves.
    right: f64,
}

#[derive(Clone, Copy, Debug)]
struct DistanceCell {
    /// h, in the heuristic's unit, and true distance of the cell.
    place: CellPlace,
    /// Number of boards in the cell.
    boards: u32,
    /// Whether h is more than the true distance in this cell.
    is_over: bool,
}

impl<'a> DistancePicture<'a> {
    /// Returns the computed picture in the places of a plan; `None` without a picture, or without room for it.
    pub fn of(view: &'a DistancesFace, plan: &'a DistancesPlan) -> Option<Self> {
        let heuristic = view.picture.as_ref().filter(|_| plan.picture.is_positive())?;
        let survey = &*heuristic.survey;
        let levels = survey.levels();
        let moves = |h| survey.unit().in_moves(h);
        let steps = levels.windows(2).map(|pair| moves(pair[1].h) - moves(pair[0].h));
        let right = f64::from(heuristic.distances.farthest());
        let is_in_picture = |place: &CellPlace| view.is_current && survey.count(place.h, place.distance) > 0;
        Some(Self {
            heuristic,
            plan,
            start: view.start.filter(is_in_picture),
            now: view.now.filter(is_in_picture),
            most: levels.iter().flat_map(|level| level.at).max().unwrap_or(1),
            step: steps.fold(f64::INFINITY, f64::min).min(f64::from(u8::MAX)),
            top: moves(survey.greatest()).max(right),
            right,
        })
    }

    fn survey(&self) -> &'a Survey {
        &self.heuristic.survey
    }

    /// Largest number of boards in one cell.
    pub const fn most(&self) -> u32 {
        self.most
    }

    /// Maxima of both axes, true distance first, in moves.
    const fn reach(&self) -> [f64; 2] {
        [self.right, self.top]
    }

    /// Returns every cell with a board in it.
    fn cells(&self) -> impl Iterator<Item = DistanceCell> {
        let unit = self.survey().unit();
        self.survey().levels().iter().flat_map(move |level| {
            let depths = (0..).zip(level.at).filter(|(_, boards)| *boards > 0);
            depths.map(move |(distance, boards)| DistanceCell {
                place: CellPlace { h: level.h, distance },
                boards,
                is_over: level.h > unit.moves(distance),
            })
        })
    }

    /// Returns h of a level, in moves.
    fn moves(&self, h: u16) -> f64 {
        self.survey().unit().in_moves(h)
    }

    /// Returns the point of a true distance and an h in moves.
    fn at(&self, distance: f64, h: f64) -> Pos2 {
        pos2(self.x(distance), self.y(h))
    }

    /// Returns the x of a true distance.
    fn x(&self, distance: f64) -> f32 {
        let frame = self.plan.picture;
        frame.left() + frame.width() * ((distance + 0.5) / (self.right + 1.0)) as f32
    }

    /// Returns the y of an h in moves.
    fn y(&self, h: f64) -> f32 {
        let frame = self.plan.picture;
        frame.bottom() - frame.height() * ((h + self.step / 2.0) / (self.top + self.step)) as f32
    }

    fn rect(&self, place: CellPlace) -> Rect {
        let (distance, h) = (f64::from(place.distance), self.moves(place.h));
        let half = self.step / 2.0;
        Rect::from_min_max(self.at(distance - 0.5, h + half), self.at(distance + 0.5, h - half))
    }

    /// Returns the place of a level's bar in the histogram of h, or of its row in the picture.
    fn row(&self, h: u16, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h, distance: 0 });
        Rect::from_x_y_ranges(within.x_range(), cell.y_range())
    }

    /// Returns the place of a true distance's bar in the histogram of true distances.
    fn column(&self, distance: u8, within: Rect) -> Rect {
        let cell = self.rect(CellPlace { h: 0, distance });
        Rect::from_x_y_ranges(cell.x_range(), within.y_range())
    }

    /// Returns the boards under a point, those of a cell or of a bar; `None` where no board lies.
    fn region(&self, at: Pos2) -> Option<Region> {
        let plan = self.plan;
        let region = match at {
            at if plan.picture.contains(at) => {
                Region::Cell { h: self.level_at(at.y)?.h, distance: self.distance_at(at.x)? }
            }
            at if plan.by_h.contains(at) => Region::Level(self.level_at(at.y)?.h),
            at if plan.by_distance.contains(at) => Region::Depth(self.distance_at(at.x)?),
            _ => return None,
        };
        (region.boards(self.heuristic) > 0).then_some(region)
    }

    fn level_at(&self, y: f32) -> Option<&'a Level> {
        let is_there = |level: &&Level| self.row(level.h, self.plan.picture).y_range().contains(y);
        self.survey().levels().iter().find(is_there)
    }

    fn distance_at(&self, x: f32) -> Option<u8> {
        let is_there = |distance: &u8| self.column(*distance, self.plan.picture).x_range().contains(x);
        (0..=self.heuristic.distances.farthest()).find(is_there)
    }
}

/// Width or height up to which a cell has no gap, which would be all that is visible.
const CELL_WITH_GAP: f32 = 4.0;
/// Pixels of the screen between two cells.
const CELL_GAP: f32 = 1.0;
/// Share, as [`share`] returns it, below which a cell is pale and its hatching strong.
const PALE: f32 = 0.5;

/// Paints background and cells. The cells where h overestimates are red and hatched.
fn paint_cells(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let frame = picture.plan.picture;
    painter.rect_filled(frame.expand(2.0), CornerRadius::same(radius::S), palette.background);
    painter.add(Shape::convex_polygon(over_region(picture), palette.warning_background(), Stroke::NONE));
    let mut mesh = Mesh::default();
    let mut hatching = Vec::new();
    for cell in picture.cells() {
        let rect = snapped(painter, picture.rect(cell.place));
        let share = share(cell.boards, picture.most());
        mesh.add_colored_rect(rect, color(&cell, share, palette));
        if cell.is_over {
            hatching.extend(hatch(rect, share, palette));
        }
    }
    painter.add(Shape::mesh(mesh));
    painter.extend(hatching);
}

/// Returns the outline of everything over the diagonal.
fn over_region(picture: &DistancePicture<'_>) -> Vec<Pos2> {
    let frame = picture.plan.picture;
    let [right, _] = picture.reach();
    let end = picture.at(right + 0.5, right + 0.5);
    vec![picture.at(-0.5, -0.5).clamp(frame.min, frame.max), end, pos2(end.x, frame.top()), frame.left_top()]
}

/// Rounds a cell to whole pixels, and leaves a gap after it.
fn snapped(painter: &Painter, rect: Rect) -> Rect {
    let scale = painter.pixels_per_point();
    let round = |at: f32| (at * scale).round() / scale;
    let gap = |length: f32| if length > CELL_WITH_GAP { CELL_GAP / scale } else { 0.0 };
    let [x, y] = [gap(rect.width()), gap(rect.height())];
    Rect::from_min_max(
        pos2(round(rect.left()), round(rect.top())),
        pos2(round(rect.right()) - x, round(rect.bottom()) - y),
    )
}

/// Returns boards as a share of `most`, by their logarithms: one board is 0.
fn share(boards: u32, most: u32) -> f32 {
    (f64::from(boards).ln() / f64::from(most.max(2)).ln()) as f32
}

fn color(cell: &DistanceCell, share: f32, palette: &Palette) -> Color32 {
    if cell.is_over { palette.density_over(share) } else { palette.density(share) }
}

/// Returns two slanting strokes.
fn hatch(rect: Rect, share: f32, palette: &Palette) -> [Shape; 2] {
    let ink = if share < PALE { palette.warning } else { palette.background };
    let pen = Stroke::new(stroke::HAIR, ink);
    let (middle, min, max) = (rect.center(), rect.min, rect.max);
    [
        Shape::line_segment([pos2(min.x, middle.y), pos2(middle.x, min.y)], pen),
        Shape::line_segment([pos2(middle.x, max.y), pos2(max.x, middle.y)], pen),
    ]
}

/// Minimum distance between two names along the axis of true distances, and along that of h.
const NAMES_APART: [f32; 2] = [34.0, 22.0];
/// Distance of the frame from the names beside it, and from those below it.
const BESIDE: [f32; 2] = [6.0, 3.0];
/// From the frame to the middle of the name of the lower axis.
const TITLE: f32 = 25.0;
/// Width of the names along h.
const LEVELS: f32 = 20.0;
/// Dash and gap of the diagonal.
const DIAGONAL_DASH: [f32; 2] = [5.0, 4.0];
/// Radius of a point of the mean.
const MEAN_DOT: f32 = 2.0;
/// Radius of the start's ring.
const START_RING: f32 = 6.0;
/// Radius of the playhead's dot.
const PLAYHEAD_DOT: f32 = 3.5;
/// Width that an edge in the colour of the background adds to a line.
const CASING: f32 = 2.0;
/// Minimum free width over the diagonal, and minimum height of the frame, for the word in that region.
const WORD_FROM: f32 = 96.0;
/// From the corner of the frame to the beginning of the word's line.
const WORD_CORNER: Vec2 = vec2(10.0, 14.0);
/// From the beginning of that line to the middle of the word's mark.
const WORD_MARK: f32 = 3.0;
/// From the beginning of that line to the word itself.
const WORD: f32 = 14.0;

/// Paints the axes, the diagonal of an exact heuristic, the mean, and the boards of the moment.
fn paint_lines(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    paint_axes(canvas, picture);
    over_word(canvas, picture);
    let inside =
        canvas.painter().with_clip_rect(picture.plan.picture.intersect(canvas.painter().clip_rect()));
    let palette = canvas.palette();
    let [right, _] = picture.reach();
    let ends = [picture.at(-0.5, -0.5), picture.at(right + 0.5, right + 0.5)];
    diagonal(&inside, &ends, palette);
    mean(&inside, picture, palette);
    if let Some(start) = picture.start {
        start_mark(&inside, picture.rect(start).center(), palette);
    }
    if let Some(now) = picture.now {
        now_mark(&inside, picture.rect(now).center(), canvas.context.accent(), palette);
    }
}

fn paint_axes(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let [right, top] = picture.reach();
    let name = |value: f64| value.to_string();
    let x = Scale::counts(AxisScale::Linear, right, &name);
    for tick in x.ticks(&(0.0..=right), frame.width(), NAMES_APART[0]) {
        let at = pos2(picture.x(tick.place), frame.bottom() + BESIDE[1]);
        painter.text(at, Align2::CENTER_TOP, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let y = Scale::counts(AxisScale::Linear, top, &name);
    for tick in y.ticks(&(0.0..=top), frame.height(), NAMES_APART[1]) {
        let at = pos2(frame.left() - BESIDE[0], picture.y(tick.place));
        painter.text(at, Align2::RIGHT_CENTER, tick.name, Type::Tick.font(), palette.text_faint);
    }
    let x_name = canvas.say("heuristics-axis-distance");
    let at = pos2(frame.center().x, frame.bottom() + TITLE);
    let room = frame.width();
    text::line(painter, at, Align2::CENTER_CENTER, &x_name, Type::Caption, palette.text_soft, room);
    let at = pos2(frame.left() - BESIDE[0], frame.top() - BESIDE[0]);
    text::right(painter, at, "h", Type::Caption, palette.text_soft);
    let beside = Rect::from_min_max(at - vec2(LEVELS, BESIDE[0]), frame.left_bottom() - vec2(BESIDE[0], 0.0));
    let below = Rect::from_min_max(frame.left_bottom(), frame.right_bottom() + vec2(0.0, TITLE + BESIDE[0]));
    for (axis, place) in [beside, below.translate(vec2(0.0, BESIDE[1]))].into_iter().enumerate() {
        canvas.hint(place, ("heuristics axis", axis), || canvas.say("heuristics-face-distances-hint"));
    }
}

/// Draws the word in the region over the diagonal, where it has room.
fn over_word(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let (painter, palette, frame) = (canvas.painter(), canvas.palette(), picture.plan.picture);
    let word = canvas.say("heuristics-over");
    let corner = frame.left_top() + WORD_CORNER;
    let free = picture.x(picture.reach()[0] * 0.6) - frame.left();
    if free < WORD_FROM || frame.height() < WORD_FROM {
        return;
    }
    let mark = corner + vec2(WORD_MARK, 0.0);
    warning_mark(painter, mark, marks::WARNING, palette);
    let at = corner + vec2(WORD, 0.0);
    text::left(painter, at, &word, Type::Caption, palette.text_soft);
}

/// Draws the line of an exact heuristic.
pub fn diagonal(painter: &Painter, ends: &[Pos2], palette: &Palette) {
    let pen = Stroke::new(stroke::CURVE, palette.text_soft);
    painter.extend(Shape::dashed_line(ends, pen, DIAGONAL_DASH[0], DIAGONAL_DASH[1]));
}

/// Draws the mean of h at each true distance.
fn mean(painter: &Painter, picture: &DistancePicture<'_>, palette: &Palette) {
    let means = (0..=picture.heuristic.distances.farthest()).filter_map(|distance| {
        let mean = picture.survey().mean_at(distance)?;
        Some(picture.at(f64::from(distance), mean))
    });
    mean_line(painter, &means.collect::<Vec<_>>(), palette);
}

/// Draws a line with its points, edged so that it is visible on any cell.
pub fn mean_line(painter: &Painter, points: &[Pos2], palette: &Palette) {
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE + CASING, palette.background));
    painter.line(points.to_vec(), Stroke::new(stroke::CURVE, palette.text));
    for point in points {
        painter.circle(*point, MEAN_DOT, palette.text, Stroke::new(stroke::HAIR, palette.background));
    }
}

/// Draws the ring that marks the start.
pub fn start_mark(painter: &Painter, at: Pos2, palette: &Palette) {
    painter.circle_stroke(at, START_RING, Stroke::new(stroke::CURVE + CASING, palette.background));
    painter.circle_stroke(at, START_RING, Stroke::new(stroke::CURVE, palette.text));
}

/// Draws the dot that marks the board at the playhead.
pub fn now_mark(painter: &Painter, at: Pos2, accent: Color32, palette: &Palette) {
    painter.circle(at, PLAYHEAD_DOT, accent, Stroke::new(stroke::CURVE, palette.background));
}

/// Minimum width and height of a histogram that is drawn.
const MIN_BARS: f32 = 14.0;
/// Distance between two lines of a histogram's name.
const BARS_LINE: f32 = 14.0;
/// Share of its room that a bar takes.
const BAR_THICKNESS: f32 = 0.78;

/// Paints the histograms at the picture's edges: the number of boards by h, and by true distance.
fn paint_histograms(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    by_h(canvas, picture);
    by_distance(canvas, picture);
}

/// Draws a bar to the right for each h, as long as the number of boards that have it.
fn by_h(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let place = picture.plan.by_h;
    let levels = picture.survey().levels();
    let most = levels.iter().map(Level::boards).max().unwrap_or(1);
    let bar = |level: &Level| {
        let row = picture.row(level.h, place);
        let size = vec2(bar_length(level.boards(), most, place.width()), row.height() * BAR_THICKNESS);
        Align2::LEFT_CENTER.anchor_size(row.left_center(), size)
    };
    paint_bars(canvas, place, levels.iter().map(bar));
    name_by_h(canvas, picture, most);
}

/// Writes the name in two lines above the histogram, up to its right edge or, if it is too narrow, from its left edge;
/// where it would leave the stage, it is told on hover alone.
fn name_by_h(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, most: u32) {
    let place = picture.plan.by_h;
    let args = [("boards", figures::grouped(u64::from(most)).into())];
    let lines = [canvas.say("heuristics-bars-h"), canvas.tell("heuristics-bars-most", &args)];
    let width = columns::widest(canvas.painter(), &lines, Type::Tick);
    let right = place.right().max(place.left() + width);
    let mut text_rect = Rect::NOTHING;
    // On a phone the margin is too narrow for words.
    let beyond = if canvas.is_phone() { 0.0 } else { space::XL };
    if right > picture.plan.legend.right() + beyond {
        let all = canvas.tell("heuristics-bars-hint", &args);
        canvas.named(place, "heuristics bars h", &lines.join(" ")).on_hover_text(text::unbroken(&all));
        return;
    }
    for (line, words) in lines.iter().enumerate() {
        let at = pos2(right, place.top() - BARS_LINE * (lines.len() - line) as f32 + BARS_LINE / 2.0);
        let ink = canvas.palette().text_faint;
        text_rect = text_rect.union(text::right(canvas.painter(), at, words, Type::Tick, ink));
    }
    canvas
        .named(text_rect, "heuristics bars h", &lines.join(" "))
        .on_hover_text(text::unbroken(&canvas.tell("heuristics-bars-hint", &args)));
}

/// Draws a bar upward for each true distance, as high as the number of boards there.
fn by_distance(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>) {
    let place = picture.plan.by_distance;
    let distances = &picture.heuristic.distances;
    let counts: Vec<u32> =
        (0..=distances.farthest()).map(|distance| distances.count(distance) as u32).collect();
    let most = counts.iter().copied().max().unwrap_or(1);
    let bar = |(distance, boards): (u8, &u32)| {
        let column = picture.column(distance, place);
        let size = vec2(column.width() * BAR_THICKNESS, bar_length(*boards, most, place.height()));
        Align2::CENTER_BOTTOM.anchor_size(column.center_bottom(), size)
    };
    if !has_room(place) {
        return;
    }
    paint_bars(canvas, place, (0..).zip(&counts).map(bar));
    name_by_distance(canvas, place, most);
}

/// Writes the name over the low bars of small distances, in the longest form that has room there.
fn name_by_distance(canvas: &Canvas<'_, '_>, place: Rect, most: u32) {
    let args = [("boards", figures::grouped(u64::from(most)).into())];
    let room = place.width() / 2.0;
    let forms = ["heuristics-bars", "heuristics-bars-most"].map(|id| canvas.tell(id, &args));
    let fits = |words: &&String| text::width(canvas.painter(), words, Type::Tick) <= room;
    if let Some(words) = forms.iter().find(fits) {
        let at = pos2(place.left(), place.top() + space::XS);
        text::left(canvas.painter(), at, words, Type::Tick, canvas.palette().text_faint);
    }
}

fn bar_length(boards: u32, most: u32, room: f32) -> f32 {
    (boards as f32 / most as f32 * room).max(1.0)
}

/// Whether a histogram is drawn at all.
fn has_room(place: Rect) -> bool {
    place.width() >= MIN_BARS && place.height() >= MIN_BARS
}

fn paint_bars(canvas: &Canvas<'_, '_>, place: Rect, bars: impl Iterator<Item = Rect>) {
    if !has_room(place) {
        return;
    }
    let palette = canvas.palette();
    canvas.painter().rect_filled(place, CornerRadius::same(radius::XS), palette.background);
    let mut mesh = Mesh::default();
    for bar in bars {
        mesh.add_colored_rect(bar, palette.bar());
    }
    canvas.painter().add(Shape::mesh(mesh));
}

/// Distance from the picture to its ring of keyboard focus.
const FOCUS_RING: f32 = 3.0;

/// Shows the card of what lies under the pointer or the cursor; a click or Enter loads a board from there.
fn answer_pointer(canvas: &mut Canvas<'_, '_>, picture: &DistancePicture<'_>, view: &DistancesFace) {
    let plan = picture.plan;
    let whole = plan.picture.union(plan.by_h).union(plan.by_distance);
    let response = canvas.ui.interact(whole, id("heuristics picture"), Sense::click());
    let label = canvas.say("heuristics-picture");
    response.widget_info(|| WidgetInfo::labeled(Role::Figure, true, &label));
    focus::keep_arrows(canvas.ui, &response);
    focus::ring(canvas.painter(), plan.picture.expand(FOCUS_RING), radius::S, &response, canvas.palette());
    let hovered = pointer_place::of(&response).and_then(|at| picture.region(at));
    let cursor = response.has_focus().then(|| walk(canvas, picture, response.id));
    let Some(region) = hovered.or(cursor) else { return };
    outline(canvas, picture, region);
    if view.is_current {
        show_card(canvas, picture, view, region);
    }
    // A click counts where a region is under the pointer; Enter is always about the cursor.
    if response.clicked() && (hovered.is_some() || response.has_focus()) {
        canvas.ask(Action::Heuristics(HeuristicsAction::Load(region)));
    }
}

/// Moves the cursor by the pressed arrows; returns its cell.
fn walk(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, widget: Id) -> Region {
    let cells: Vec<DistanceCell> = picture.cells().collect();
    let previous: Option<CellPlace> = canvas.ui.data(|data| data.get_temp(widget));
    let is_there = |place: &CellPlace| cells.iter().any(|cell| cell.place == *place);
    let mut cursor = previous.filter(is_there).or(picture.start).unwrap_or_else(|| fullest(&cells));
    for (key, direction) in [
        (Key::ArrowLeft, [-1, 0]),
        (Key::ArrowRight, [1, 0]),
        (Key::ArrowUp, [0, 1]),
        (Key::ArrowDown, [0, -1]),
    ] {
        if canvas.ui.input(|input| input.key_pressed(key)) {
            cursor = next(&cells, cursor, direction).unwrap_or(cursor);
        }
    }
    canvas.ui.data_mut(|data| data.insert_temp(widget, cursor));
    Region::Cell { h: cursor.h, distance: cursor.distance }
}

/// Returns the place of the cell with the most boards.
fn fullest(cells: &[DistanceCell]) -> CellPlace {
    cells.iter().max_by_key(|cell| cell.boards).map_or(CellPlace { h: 0, distance: 0 }, |cell| cell.place)
}

/// Returns the nearest cell with a board in it in one direction, in the same row or column.
fn next(cells: &[DistanceCell], from: CellPlace, [right, up]: [i32; 2]) -> Option<CellPlace> {
    let away = |place: CellPlace| {
        [i32::from(place.distance) - i32::from(from.distance), i32::from(place.h) - i32::from(from.h)]
    };
    let ahead = |place: &CellPlace| {
        let [x, y] = away(*place);
        if right == 0 { x == 0 && y * up > 0 } else { y == 0 && x * right > 0 }
    };
    let places = cells.iter().map(|cell| cell.place).filter(ahead);
    places.min_by_key(|place| away(*place).map(i32::abs).iter().sum::<i32>())
}

/// Draws an outline around what the card shows.
fn outline(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, region: Region) {
    let plan = picture.plan;
    let rect: Rect = match region {
        Region::Cell { h, distance } => picture.rect(CellPlace { h, distance }),
        Region::Level(h) => picture.row(h, plan.picture.union(plan.by_h)),
        Region::Depth(distance) => picture.column(distance, plan.picture.union(plan.by_distance)),
        Region::Overestimated => return,
    };
    let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
    canvas.painter().rect_stroke(rect.expand(1.0), radius::XXS, pen, StrokeKind::Outside);
}

/// Shows the card in a layer of its own: it comes and goes with the pointer, over whatever lies there.
fn show_card(
    canvas: &mut Canvas<'_, '_>,
    picture: &DistancePicture<'_>,
    view: &DistancesFace,
    region: Region,
) {
    let layer = LayerId::new(Order::Tooltip, id("heuristics card over all"));
    let over = UiBuilder::new().id_salt("heuristics card").layer_id(layer).max_rect(canvas.ui.max_rect());
    let mut ui = canvas.ui.new_child(over);
    paint_card(&canvas.on(&mut ui), picture, view, region);
}

/// Side of the board on the card.
const CARD_BOARD: f32 = 62.0;
/// Distance between two lines of the card.
const CARD_LINE: f32 = 18.0;

/// Draws the card beside the region: h, true distance, number of boards, and the board to load.
fn paint_card(canvas: &Canvas<'_, '_>, picture: &DistancePicture<'_>, view: &DistancesFace, region: Region) {
    let Some(board) =
        view.on_offer(canvas.context.view.model.desk, canvas.context.view.model.heuristics, region)
    else {
        return;
    };
    let boards = region.boards(picture.heuristic);
    let lines = [
        sentences::place(canvas.context.words, picture.survey().unit(), region),
        canvas.tell("boards", &[("boards", boards.into())]),
        canvas.say("heuristics-load"),
    ];
    let kinds = [Type::Title, Type::Figure, Type::Caption];
    let widths = lines.iter().zip(kinds).map(|(line, kind)| text::width(canvas.painter(), line, kind));
    let width = widths.fold(0.0, f32::max);
    let size = vec2(CARD_BOARD + width + 3.0 * space::S, CARD_BOARD + 2.0 * space::S);
    let card = beside(canvas.ui.max_rect(), anchor(picture, region), size);
    let (painter, palette) = (canvas.painter(), canvas.palette());
    let edge = Stroke::new(stroke::HAIR, palette.edge);
    painter.rect(card, CornerRadius::same(radius::M), palette.raised, edge, StrokeKind::Inside);
    let square = Rect::from_min_size(card.min + Vec2::splat(space::S), Vec2::splat(CARD_BOARD));
    paint_small(canvas, square, board);
    let inks = [palette.text, palette.text_soft, palette.text_faint];
    for (place, (line, kind)) in lines.iter().zip(kinds).enumerate() {
        let at = pos2(square.right() + space::S, card.center().y + CARD_LINE * (place as f32 - 1.0));
        text::left(canvas.painter(), at, line, kind, inks[place]);
    }
    canvas.named(card, "heuristics card", &format!("{}, {}: {board}", lines[0], lines[1]));
}

/// Returns the point beside which the card lies.
fn anchor(picture: &DistancePicture<'_>, region: Region) -> Pos2 {
    let plan = picture.plan;
    match region {
        Region::Cell { h, distance } => picture.rect(CellPlace { h, distance }).center(),
        Region::Level(h) => picture.row(h, plan.by_h).left_center(),
        Region::Depth(distance) => picture.column(distance, plan.by_distance).center_bottom(),
        Region::Overestimated => plan.picture.center(),
    }
}

/// Returns the place right of a point and below it, or on the other side; never outside the stage.
fn beside(stage: Rect, at: Pos2, size: Vec2) -> Rect {
    let gap = POINTER_GAP;
    let x = if at.x + gap + size.x <= stage.right() { at.x + gap } else { at.x - gap - size.x };
    let y = if at.y + gap + size.y <= stage.bottom() { at.y + gap } else { at.y - gap - size.y };
    let last = pos2((stage.right() - size.x).max(stage.left()), (stage.bottom() - size.y).max(stage.top()));
    Rect::from_min_size(pos2(x, y).clamp(stage.min, last), size)
}
