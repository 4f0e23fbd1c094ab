//! The bands: for each distance the number of boards, and how many of them are reached.
//!
//! ```text
//!   17 ▐██░░░░░░░░░░        33 / 5 638
//!   18 ▐███░░░░░░░░░░░      78 / 9 529
//! ```
//!
//! A bar is as long as the root of its number of boards, or the first fifteen would be invisible. Within a bar, lengths
//! are in true proportion.

use egui::{Align2, CornerRadius, Rect, Response, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::map::{BANDS, Band, MapStatus, Reach};

use super::Subject;
use crate::gui::{
    kit::Canvas,
    map::fills::fill,
    theme::{Type, radius, space},
    widgets::text,
};

/// Height of the line above the bands.
const HEAD: f32 = 16.0;
/// Maximum and minimum height of a row.
const ROW: [f32; 2] = [16.0, 7.0];
/// Minimum height at which every row has words; in lower rows, every fifth has.
const READABLE: f32 = 13.0;
/// Room for the number of a band.
const NUMBER: f32 = 17.0;
/// Minimum width of a bar.
const MIN_BAR: f32 = 40.0;
/// Gap between columns.
const COLUMNS_GAP: f32 = space::L;

/// Draws the bands into `rest` in `columns` columns, or in more where it is too low for those; returns the band under
/// the pointer.
pub fn show(canvas: &Canvas<'_, '_>, rest: Rect, columns: usize, subject: &Subject<'_>) -> Option<u8> {
    let bands = filled_bands(subject);
    let most = ((rest.height() - HEAD) / ROW[1]).max(1.0) as usize;
    let columns = columns.max(bands.len().div_ceil(most));
    let rows = bands.len().div_ceil(columns);
    let height = ((rest.height() - HEAD) / rows.max(1) as f32).clamp(ROW[1], ROW[0]);
    head(canvas, rest, subject);
    let table = BandTable::of(canvas, rest, columns, height, &bands);
    let mut hovered = None;
    for (place, (band, count)) in bands.iter().enumerate() {
        let corner =
            vec2((place / rows) as f32 * (table.width + COLUMNS_GAP), HEAD + (place % rows) as f32 * height);
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

fn head(canvas: &Canvas<'_, '_>, rest: Rect, subject: &Subject<'_>) {
    let words = match subject.layout.data().reach() {
        Reach::Together => canvas.say("map-bands"),
        Reach::Apart => canvas.say("map-bands-start"),
    };
    let at = pos2(rest.left(), rest.top() + HEAD / 2.0 - 2.0);
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
