//! The legend: how much is reached, what the fills mean, and each band on its own.
//!
//! Area is not count: the map gives the goal a whole disc, and a board far from everything a single texel. So the
//! counts are always shown beside the map.

use egui::{
    Align2, Color32, CornerRadius, Painter, Pos2, Rect, Response, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use eight_realms_app::{
    map::{self, marks::MapMark},
    words::figures,
};
use eight_realms_core::{
    lane::LaneId,
    map::{BANDS, Band, Heat, Layout, MapStatus, MapStatuses, Reach},
};

use super::{
    marks,
    texture::{MapTexture, fill},
};
use crate::gui::{
    kit::{Canvas, row::flow},
    theme::{MapColors, Palette, Type, radius, sizes::marks::SAMPLE, space, stroke},
    widgets::text,
};

/// Search and map that a legend is about.
pub struct Subject<'a> {
    /// Realm whose search is painted.
    pub lane: LaneId,
    /// The map as it is painted.
    pub texture: &'a MapTexture,
    /// The status of each board in the search.
    pub statuses: &'a MapStatuses,
    /// Layout of the map.
    pub layout: &'a Layout,
    /// The colours of the map.
    pub colors: &'a MapColors,
    /// Band of the board under the pointer.
    pub band: Option<u8>,
}

/// Draws the legend of one map into `place`, its bands in `columns` columns; returns the band under the pointer.
pub fn show(canvas: &Canvas<'_, '_>, place: Rect, columns: usize, subject: &Subject<'_>) -> Option<u8> {
    let mut rest = place;
    let note = place.height() - least_height(canvas, place, subject.lane);
    rest.min.y = show_share(canvas, rest, note, subject).bottom() + space::S;
    rest.min.y = show_names(canvas, rest, subject).bottom() + space::S;
    if rest.height() < LEAST_BANDS {
        return None;
    }
    show_bands(canvas, rest, columns, subject)
}

/// Height of a legend as wide as `place` without its bands and without the shares.
pub fn least_height(canvas: &Canvas<'_, '_>, place: Rect, lane: LaneId) -> f32 {
    let names = Names::of(canvas, &map::marks::marks(lane.realm), place.width());
    let title = text::height(canvas.painter(), &reached_of(canvas, [0; 2]), Type::Title, f32::INFINITY);
    title + names.height + 2.0 * space::S
}

fn reached_of(canvas: &Canvas<'_, '_>, [reached, all]: [u64; 2]) -> String {
    canvas.tell("map-reached", &[("reached", reached.into()), ("all", all.into())])
}

/// Draws the number of boards reached at the top of `rest` and, where there is so much room for a note as it takes, what
/// share that is of all boards and of the area; returns the room it took.
fn show_share(canvas: &Canvas<'_, '_>, rest: Rect, note: f32, subject: &Subject<'_>) -> Rect {
    let total = subject.texture.total();
    let (reached, all) = (u64::from(total.reached()), u64::from(total.all()));
    let share = figures::percent(reached, all);
    let title = reached_of(canvas, [reached, all]);
    let text_rect = canvas.paragraph(rest, "map reached", &title, Type::Title);
    let [reached_area, area] = subject.texture.area();
    let args = [("boards", share.into()), ("ground", figures::percent(reached_area, area).into())];
    let words = match enlarges([reached, all], [reached_area, area]) {
        _ if reached == 0 => canvas.say("map-dark"),
        true => canvas.tell("map-enlarges", &args),
        false => canvas.tell("map-shares", &args),
    };
    let below = Rect::from_min_max(pos2(rest.left(), text_rect.bottom() + 2.0), rest.max);
    if text::height(canvas.painter(), &words, Type::Caption, below.width()) > note {
        canvas.hint(text_rect, "map reached", || [words, canvas.say("map-reached-note")].join("\n"));
        return text_rect;
    }
    let below = canvas.paragraph(below, "map enlarges", &words, Type::Caption);
    canvas.hint(text_rect.union(below), "map reached", || canvas.say("map-reached-note"));
    below
}

/// Whether the reached boards are less than half of all, and have more than their share of the area.
fn enlarges([reached, all]: [u64; 2], [reached_area, area]: [u64; 2]) -> bool {
    2 * reached < all && reached_area * all > reached * area
}

/// Draws the names of the fills and shapes at the top of `rest`; returns the room they took.
fn show_names(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) -> Rect {
    let names = Names::of(canvas, &map::marks::marks(subject.lane.realm), rest.width());
    names.show(canvas, rest.min, subject.colors);
    Rect::from_min_size(rest.min, vec2(rest.width(), names.height))
}

/// Draws the names for several realms together at the foot of `body`.
pub fn show_below(canvas: &Canvas<'_, '_>, body: Rect, lanes: &[LaneId], colors: &MapColors) {
    let names = Names::of(canvas, &map::marks::marks_of_all(lanes), body.width());
    names.show(canvas, body.with_min_y(body.bottom() - names.height).min, colors);
}

/// Returns the room above the names of several realms.
pub fn above(canvas: &Canvas<'_, '_>, body: Rect, lanes: &[LaneId]) -> Rect {
    let names = Names::of(canvas, &map::marks::marks_of_all(lanes), body.width());
    body.with_max_y(body.bottom() - names.height - space::S)
}

/// Height of a line of samples.
const SAMPLES_LINE: f32 = 17.0;
/// Width of a step of the scale of visits.
const VISITS_STEP: f32 = 20.0;
/// Radius of the two rings that stand for the meeting.
const MEETING_RING: f32 = 2.5;

/// Samples with their words, one after the other, in as many lines as it takes.
struct Names {
    /// Sample and message of each word, with its place from the upper left corner.
    words: Vec<(Vec2, MapMark, &'static str)>,
    height: f32,
}

impl Names {
    fn of(canvas: &Canvas<'_, '_>, samples: &[(MapMark, &'static str)], room: f32) -> Self {
        let taken_width = |(sample, name): &(MapMark, &str)| {
            sample_width(*sample)
                + space::XS
                + text::width(canvas.painter(), &canvas.say(name), Type::Caption)
        };
        let places = flow(samples.iter().map(taken_width), space::M, room);
        let height = SAMPLES_LINE * places.last().map_or(1.0, |(line, _)| (line + 1) as f32);
        let at = |(line, x)| vec2(x, SAMPLES_LINE * (line as f32 + 0.5));
        let words = samples.iter().zip(places).map(|((sample, name), place)| (at(place), *sample, *name));
        Self { words: words.collect(), height }
    }

    fn show(&self, canvas: &Canvas<'_, '_>, corner: Pos2, colors: &MapColors) {
        for (at, sample, name) in &self.words {
            let (at, word) = (corner + *at, canvas.say(name));
            paint_sample(canvas.painter(), at + vec2(sample_width(*sample) / 2.0, 0.0), *sample, colors);
            let from = at + vec2(sample_width(*sample) + space::XS, 0.0);
            let text_rect =
                text::left(canvas.painter(), from, &word, Type::Caption, canvas.palette().text_soft);
            canvas.named(text_rect, ("map sample", name), &word);
            if *sample == MapMark::Visits {
                let scale = text_rect.with_min_x(at.x);
                canvas.hint(scale, "map visits", || canvas.say("map-visits-note"));
            }
        }
    }
}

/// Returns the width of the sample in front of a name.
const fn sample_width(mark: MapMark) -> f32 {
    match mark {
        MapMark::Visits => VISITS_STEP * Heat::ALL.len() as f32,
        MapMark::Fill(_)
        | MapMark::Path
        | MapMark::Stack
        | MapMark::Start
        | MapMark::Goal
        | MapMark::Current
        | MapMark::Met => SAMPLE,
    }
}

fn paint_sample(painter: &Painter, at: Pos2, sample: MapMark, colors: &MapColors) {
    let casing = Stroke::new(stroke::HAIR, colors.casing);
    match sample {
        MapMark::Fill(status) => {
            swatch(painter, at, Vec2::splat(SAMPLE), fill(colors, status, 1));
            if status == MapStatus::Met {
                // This fill is as dark as the dark theme's background, so an edge separates them.
                let place = Rect::from_center_size(at, Vec2::splat(SAMPLE));
                let edge = Stroke::new(stroke::HAIR, colors.number);
                painter.rect_stroke(place, CornerRadius::same(radius::XS), edge, StrokeKind::Inside);
            }
        }
        MapMark::Visits => visits_sample(painter, at, colors),
        MapMark::Path => line_sample(painter, at, colors.path, colors),
        MapMark::Stack => line_sample(painter, at, colors.mark, colors),
        MapMark::Start => _ = painter.circle(at, marks::MARK - 1.5, colors.mark, casing),
        MapMark::Goal => {
            let r = marks::MARK - 0.5;
            let corners =
                [vec2(0.0, -r), vec2(r, 0.0), vec2(0.0, r), vec2(-r, 0.0)].map(|corner| at + corner);
            painter.add(Shape::convex_polygon(corners.to_vec(), colors.mark, casing));
        }
        MapMark::Current => marks::circle(painter, at, (marks::MARK - 1.5) * marks::RING, 1.0, colors),
        MapMark::Met => {
            swatch(painter, at, Vec2::splat(SAMPLE), colors.casing);
            for side in [-2.0, 2.0] {
                painter.circle_stroke(
                    at + vec2(side, 0.0),
                    MEETING_RING,
                    Stroke::new(stroke::HAIR, colors.mark),
                );
            }
        }
    }
}

fn swatch(painter: &Painter, at: Pos2, size: Vec2, color: Color32) {
    painter.rect_filled(Rect::from_center_size(at, size), CornerRadius::same(radius::XS), color);
}

/// Draws the scale of visits.
fn visits_sample(painter: &Painter, at: Pos2, colors: &MapColors) {
    let left = at.x - VISITS_STEP * Heat::ALL.len() as f32 / 2.0;
    for heat in Heat::ALL {
        let corner = pos2(left + VISITS_STEP * heat.step() as f32, at.y - SAMPLES_LINE / 2.0 + 1.0);
        let cell = Rect::from_min_size(corner, vec2(VISITS_STEP, SAMPLES_LINE - 2.0));
        let color = fill(colors, MapStatus::Visited(heat), 0);
        painter.rect_filled(cell, CornerRadius::ZERO, color);
        let visits = heat.visits().to_string();
        text::centred(painter, cell.center(), &visits, Type::Key.font(), Palette::text_on(color));
    }
}

fn line_sample(painter: &Painter, at: Pos2, color: Color32, colors: &MapColors) {
    let half = vec2(SAMPLE / 2.0, 0.0);
    for (width, color) in [(marks::CASING, colors.casing), (marks::CORE, color)] {
        painter.line_segment([at - half, at + half], Stroke::new(width, color));
    }
}

/// Height of the line above the bands.
const BANDS_HEAD: f32 = 16.0;
/// Least height of a table of bands.
const LEAST_BANDS: f32 = 90.0;
/// Maximum and minimum height of a row.
const BAND_ROW: [f32; 2] = [16.0, 7.0];
/// Minimum height at which every row has words; in lower rows, every fifth has.
const READABLE: f32 = 13.0;
/// Room for the number of a band.
const NUMBER: f32 = 17.0;
/// Minimum width of a bar.
const MIN_BAR: f32 = 40.0;
/// Gap between columns.
const COLUMNS_GAP: f32 = space::L;

/// Draws the bands into `rest` in `columns` columns, or in more where it is too low for those: for each distance the
/// number of boards, and how many of them are reached. Returns the band under the pointer.
///
/// ```text
///   17 ▐██░░░░░░░░░░        33 / 5 638
///   18 ▐███░░░░░░░░░░░      78 / 9 529
/// ```
///
/// A bar is as long as the root of its number of boards, or the first fifteen would be invisible. Within a bar, lengths
/// are in true proportion.
fn show_bands(canvas: &Canvas<'_, '_>, rest: Rect, columns: usize, subject: &Subject<'_>) -> Option<u8> {
    let bands = filled_bands(subject);
    let most = ((rest.height() - BANDS_HEAD) / BAND_ROW[1]).max(1.0) as usize;
    let columns = columns.max(bands.len().div_ceil(most));
    let rows = bands.len().div_ceil(columns);
    let height = ((rest.height() - BANDS_HEAD) / rows.max(1) as f32).clamp(BAND_ROW[1], BAND_ROW[0]);
    let table = BandTable::of(canvas, rest, columns, height, &bands);
    show_bands_head(canvas, rest, subject, table.words);
    let mut hovered = None;
    for (place, (band, count)) in bands.iter().enumerate() {
        let corner = vec2(
            (place / rows) as f32 * (table.width + COLUMNS_GAP),
            BANDS_HEAD + (place % rows) as f32 * height,
        );
        let row = Rect::from_min_size(rest.min + corner, vec2(table.width, height));
        if table.row(canvas, row, *band, count, subject).hovered() {
            hovered = Some(*band);
        }
    }
    hovered
}

/// Returns the bands that hold boards: of two halves, those of the half that is searched.
fn filled_bands<'a>(subject: &Subject<'a>) -> Vec<(u8, &'a Band)> {
    let first = match subject.layout.data().reach() {
        Reach::Together => 0,
        Reach::Apart => usize::from(BANDS),
    };
    let bands = (0..).zip(subject.statuses.bands()).skip(first);
    bands.filter(|(_, band)| band.all() > 0).collect()
}

fn show_bands_head(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>, figures: RowWords) {
    let words = canvas.say(match (subject.layout.data().reach(), figures) {
        (Reach::Together, RowWords::ReachedOfAll) => "map-bands",
        (Reach::Together, RowWords::Reached | RowWords::Nothing) => "map-bands-reached",
        (Reach::Apart, RowWords::ReachedOfAll) => "map-bands-start",
        (Reach::Apart, RowWords::Reached | RowWords::Nothing) => "map-bands-start-reached",
    });
    let at = pos2(rest.left(), rest.top() + BANDS_HEAD / 2.0 - 2.0);
    let color = canvas.palette().text_faint;
    let text_rect =
        text::line(canvas.painter(), at, Align2::LEFT_CENTER, &words, Type::Caption, color, rest.width());
    canvas.named(text_rect, "map bands", &words);
}

/// Layout of the rows.
struct BandTable {
    /// Width of a column.
    width: f32,
    height: f32,
    /// Figures at the right of a row.
    words: RowWords,
    /// Points of a bar per root of its number of boards.
    scale: f32,
}

/// Figures at the right of a row.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RowWords {
    ReachedOfAll,
    Reached,
    Nothing,
}

impl BandTable {
    fn of(canvas: &Canvas<'_, '_>, rest: Rect, columns: usize, height: f32, bands: &[(u8, &Band)]) -> Self {
        let width = (rest.width() - COLUMNS_GAP * (columns - 1) as f32) / columns as f32;
        let most = bands.iter().map(|(_, band)| band.all()).max().unwrap_or(1);
        let width_of = |words: &str| text::width(canvas.painter(), words, Type::Tick).ceil() + space::S;
        let widest = figures::grouped(u64::from(most));
        let (both, one) = (width_of(&format!("{widest} / {widest}")), width_of(&widest));
        let room = width - NUMBER - space::XS - MIN_BAR;
        let (words, figures) = match room {
            room if both <= room => (RowWords::ReachedOfAll, both),
            room if one <= room => (RowWords::Reached, one),
            _ => (RowWords::Nothing, 0.0),
        };
        let bar = width - NUMBER - space::XS - figures;
        Self { width, height, words, scale: bar / f64::from(most).sqrt() as f32 }
    }

    fn row(
        &self,
        canvas: &Canvas<'_, '_>,
        row: Rect,
        band: u8,
        count: &Band,
        subject: &Subject<'_>,
    ) -> Response {
        let (reached, all) = (count.reached(), count.all());
        let moves = band % BANDS;
        let args = [("moves", moves.into()), ("reached", reached.into()), ("all", all.into())];
        let words = match subject.layout.data().reach() {
            Reach::Together => canvas.tell("map-band", &args),
            Reach::Apart => canvas.tell("map-band-start", &args),
        };
        let response = canvas.named(row, ("map band", band), &words);
        let palette = canvas.palette();
        let is_highlighted = response.hovered() || subject.band == Some(band);
        if is_highlighted {
            canvas.painter().rect_filled(
                row.expand2(vec2(space::XS, 0.0)),
                CornerRadius::same(radius::XS),
                palette.hover,
            );
        }
        let middle = row.center().y;
        let has_words = self.height >= READABLE || moves.is_multiple_of(5);
        if has_words {
            let at = pos2(row.left() + NUMBER, middle);
            text::right(canvas.painter(), at, &moves.to_string(), Type::Tick, palette.text_soft);
        }
        let left = row.left() + NUMBER + space::XS;
        self.bar(
            canvas,
            Rect::from_min_max(pos2(left, row.top() + 1.5), row.max - vec2(0.0, 1.5)),
            band,
            count,
            subject,
        );
        let figures = match self.words {
            _ if !has_words => String::new(),
            RowWords::ReachedOfAll => {
                format!("{} / {}", figures::grouped(reached.into()), figures::grouped(all.into()))
            }
            RowWords::Reached => figures::grouped(reached.into()),
            RowWords::Nothing => String::new(),
        };
        let color = if reached > 0 { palette.text_soft } else { palette.text_faint };
        text::right(canvas.painter(), pos2(row.right(), middle), &figures, Type::Tick, color);
        response.on_hover_text(text::unbroken(&words))
    }

    /// Draws the bar, as long as the root of its boards, with the share of each status in it.
    fn bar(&self, canvas: &Canvas<'_, '_>, place: Rect, band: u8, count: &Band, subject: &Subject<'_>) {
        let length = (f64::from(count.all()).sqrt() as f32 * self.scale).max(2.0);
        let whole = Rect::from_min_size(place.min, vec2(length, place.height()));
        canvas.painter().rect_filled(
            whole,
            CornerRadius::ZERO,
            fill(subject.colors, MapStatus::Unseen, band),
        );
        let mut from = whole.left();
        for status in MapStatus::ALL.into_iter().filter(|status| status.is_reached() && count.of(*status) > 0)
        {
            let share = count.of(status) as f32 / count.all() as f32 * length;
            let to = (from + share.max(1.0)).min(whole.right());
            let part = Rect::from_min_max(pos2(from, whole.top()), pos2(to, whole.bottom()));
            canvas.painter().rect_filled(part, CornerRadius::ZERO, fill(subject.colors, status, band));
            from = to;
        }
    }
}
