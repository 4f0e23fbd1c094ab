//! Realm 1: the ordered set of strings.
//!
//! ```text
//!  ┌───────┐   compared with            sought      100   10   strings away   10   100
//!  │ board │    1  2 4 5 1 3 8 7 6 x    ▸ after     ▒▒▒▒▒●▒▒▒▒▒▒▒▒│▒▒▒▒▒▒▒▒
//!  └───────┘    2  3 4 x 2 1 5 7 6 8    ▸ after          ▒▒▒●▒▒▒▒▒│▒▒▒▒▒▒▒▒
//!  is this …    …
//!  53821x746   15  5 3 4 x 6 1 2 7 8    ▸ after                  ▒●
//!  ○ new
//! ```

use std::cmp::Ordering;

use egui::{Align2, CornerRadius, FontId, Pos2, Rect, Stroke, Vec2, pos2, vec2};
use eight_realms_app::words::figures;
use eight_realms_core::{
    puzzle::Board,
    replay::structures::{LookupOutcome, Operation, StringComparison, StringLookup, StringSetMoment},
    trace::Event,
};

use super::{
    is_column,
    progress::{OperationProgress, ShownStructure},
};
use crate::gui::{
    kit::{Canvas, columns::widest, paint_small},
    theme::{Palette, StatusStyle, Type, radius, sizes::marks, space, stroke},
    widgets::{marks::pointer, status::status_mark, text},
};

/// Width of the column of the sought string.
const SOUGHT: f32 = 158.0;

/// Height of the sought string over the comparisons.
const SOUGHT_ABOVE: f32 = 118.0;
/// Least height of both, one below the other.
pub const COLUMN_HEIGHT: f32 = SOUGHT_ABOVE + 400.0;

pub fn show(canvas: &mut Canvas<'_, '_>, body: Rect, shown: &ShownStructure<'_>, set: &StringSetMoment) {
    canvas.within("string set", body, |canvas| {
        let (sought, compared, place) = if is_column(canvas, body.width()) {
            let (above, below) = body.split_top_bottom_at_y(body.top() + SOUGHT_ABOVE);
            (above, below, SoughtPlace::Above)
        } else {
            let (left, right) = body.split_left_right_at_x(body.left() + SOUGHT);
            (left.with_max_x(left.right() - space::L), right, SoughtPlace::Beside)
        };
        let rest = show_board(canvas, sought, shown, place);
        match &set.lookup {
            Some(lookup) => {
                show_outcome(canvas, rest, shown, lookup);
                Comparisons::of(canvas, compared, shown, lookup).show(canvas);
            }
            None => _ = canvas.paragraph(rest, "no lookup", &canvas.say("set-no-lookup"), Type::Caption),
        }
    });
}

/// Largest side of the board over its string.
const BOARD: f32 = 104.0;
/// Side of the board beside its string, where both stand over the comparisons.
const BOARD_ABOVE: f32 = 84.0;

/// Where the sought string stands.
#[derive(Clone, Copy)]
enum SoughtPlace {
    /// Beside the comparisons, below its board.
    Beside,
    /// Over the comparisons, beside its board.
    Above,
}

/// Draws the board of the event and its string; returns the room that is left below the string.
fn show_board(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, sought: SoughtPlace) -> Rect {
    let Some(board) = shown.moment.event.as_ref().and_then(Event::board) else { return rect };
    let side = match sought {
        SoughtPlace::Above => BOARD_ABOVE,
        SoughtPlace::Beside => BOARD.min(rect.width()).min(rect.height() / 3.0).max(0.0),
    };
    let place = Rect::from_min_size(rect.min, Vec2::splat(side));
    paint_small(canvas, place, board);
    canvas.named(place, "sought board", &board.to_string()).on_hover_text(canvas.say("board-note"));
    let at = match sought {
        SoughtPlace::Above => pos2(place.right() + space::L, rect.top() + space::L),
        SoughtPlace::Beside => pos2(rect.left(), place.bottom() + space::L),
    };
    show_string(canvas, at, board);
    Rect::from_min_max(at + vec2(0.0, space::L), rect.max)
}

/// Width of a letter of the sought string.
const LARGE_LETTER: f32 = 15.0;

/// Draws the nine letters of the board's string, evenly spaced.
fn show_string(canvas: &Canvas<'_, '_>, at: Pos2, board: Board) {
    let letters = board.letters();
    for (number, letter) in letters.chars().enumerate() {
        let middle = at + vec2((number as f32 + 0.5) * LARGE_LETTER, 0.0);
        let ink = canvas.palette().text;
        let letter = letter.to_string();
        text::line(canvas.painter(), middle, Align2::CENTER_CENTER, &letter, Type::Lead, ink, f32::INFINITY);
    }
    let size = vec2(LARGE_LETTER * letters.len() as f32, space::XL);
    let rect = Align2::LEFT_CENTER.anchor_size(at, size);
    let words = canvas.tell("set-sought", &[("string", letters.into())]);
    canvas.named(rect, "sought string", &words).on_hover_text(canvas.say("set-sought-note"));
}

/// Says whether the string is in the set or, while that is open, how many strings are still possible.
fn show_outcome(canvas: &Canvas<'_, '_>, rect: Rect, shown: &ShownStructure<'_>, lookup: &StringLookup) {
    if shown.is_done() {
        let (style, id) = match lookup.of.outcome {
            LookupOutcome::New => (StatusStyle::Open, "set-new"),
            LookupOutcome::Duplicate if shown.is_path_back(canvas) => {
                (StatusStyle::PathBack, "set-path-back")
            }
            LookupOutcome::Duplicate => (StatusStyle::Duplicate, "set-duplicate"),
        };
        let size = marks::STATUS;
        let middle = pos2(rect.left() + size / 2.0, rect.top() + size);
        status_mark(canvas.painter(), middle, size, style, canvas.palette());
        let beside = rect.with_min_x(rect.left() + size + space::S).translate(vec2(0.0, 2.0));
        let color = canvas.palette().text;
        let words = canvas.say(id);
        let words_rect = canvas.colored_paragraph(beside, "set outcome", &words, Type::Figure, color);
        let args = [("before", u64::from(lookup.before).into()), ("n", u64::from(lookup.strings).into())];
        let before = canvas.tell("set-before", &args);
        let below = rect.with_min_y(words_rect.bottom() + space::S);
        let below = canvas.paragraph(below, "set before", &before, Type::Caption);
        let compared = canvas.tell("set-comparisons", &[("n", shown.done.into())]);
        let below = rect.with_min_y(below.bottom() + space::XS);
        canvas.paragraph(below, "set comparisons", &compared, Type::Caption);
        return;
    }
    let possible = match shown.operations().last() {
        Some(Operation::Compared(comparison)) => comparison.high.saturating_sub(comparison.low),
        _ => lookup.strings,
    };
    let words = canvas.tell("set-possible", &[("n", u64::from(possible).into())]);
    canvas.paragraph(rect, "set possible", &words, Type::Caption);
}

/// Height of the line of column heads.
const HEAD: f32 = 18.0;
/// Room below the last row.
const FOOT: f32 = 8.0;
/// Largest height of a row.
const ROW: f32 = 20.0;
/// Smallest number of rows for which room is kept: few look-ups need more.
const ROWS: usize = 22;
/// Width of the column of numbers.
const NUMBER: f32 = 22.0;
/// Width of a letter.
const COMPARISONS_LETTER: f32 = 10.5;
/// Largest font size of a letter.
const LETTER_SIZE: f32 = 13.0;
/// Smallest font size in points: a font cannot be smaller.
const MIN_LETTER: f32 = 1.0;
/// Share of a row that a letter takes.
const LETTER: f32 = 0.92;
/// Size of the arrow that says where the sought string comes.
const ARROW: f32 = 8.0;
/// Largest radius of a dot.
const DOT: f32 = 4.0;
/// Share of a row that its bar takes.
const BAR: f32 = 0.72;
/// Share of the realm's colour in a bar.
const POSSIBLE: f32 = 0.24;

/// The strings that the sought one is compared with, row by row, and how near each comes to the place of the sought
/// one. Nearness is the number of strings of the set in between, on a logarithmic scale. A bar, which narrows, shows
/// what is still possible.
struct Comparisons<'a> {
    shown: &'a ShownStructure<'a>,
    lookup: &'a StringLookup,
    /// Area of the names and the plot.
    rect: Rect,
    /// The plot at the right.
    field: Rect,
    row: f32,
    /// Logarithm to base 10 of the number of strings that the set has at the end, where the axis ends.
    powers: f32,
}

impl<'a> Comparisons<'a> {
    fn of(
        canvas: &Canvas<'_, '_>,
        rect: Rect,
        shown: &'a ShownStructure<'a>,
        lookup: &'a StringLookup,
    ) -> Self {
        let rows = shown.moment.operations.len().max(ROWS) as f32;
        let room = rect.height() - HEAD - FOOT;
        let row = (room / rows).clamp(0.0, ROW);
        let orders = ["set-after", "set-before-it", "set-equal"].map(|id| canvas.say(id));
        let order = widest(canvas.painter(), orders, Type::Caption) + ARROW + space::XS;
        let head = widest(canvas.painter(), [canvas.say("set-sought-comes")], Type::Tick);
        let letters = NUMBER + space::S + 9.0 * COMPARISONS_LETTER;
        let left = rect.left() + letters + space::M + order.max(head) + space::L;
        let top = rect.top() + HEAD;
        let bottom = top + row * rows;
        let field = Rect::from_min_max(pos2(left.min(rect.right()), top), pos2(rect.right(), bottom));
        let edge = canvas.stage().edge;
        let strings = (1 + edge.generated).saturating_sub(edge.duplicates).max(lookup.strings.into());
        let powers = (strings as f32).log10().max(1.0);
        Self { shown, lookup, rect, field, row, powers }
    }

    /// Draws the comparisons.
    fn show(&self, canvas: &Canvas<'_, '_>) {
        canvas.painter().rect_filled(self.field, CornerRadius::same(radius::S), canvas.palette().sunken);
        self.axis(canvas);
        self.heads(canvas);
        let operations = &self.shown.moment.operations;
        let mut possible = (0, self.lookup.strings);
        for (number, operation) in operations.iter().enumerate() {
            let Operation::Compared(comparison) = operation else { continue };
            self.show_row(canvas, number, comparison, possible);
            possible = (comparison.low, comparison.high);
        }
        self.line_of_dots(canvas);
        let x = self.field.center().x;
        let foot = self.field.bottom() + FOOT / 2.0;
        let pen = Stroke::new(stroke::CURVE, canvas.palette().text);
        canvas.painter().vline(x, self.field.top()..=foot, pen);
        self.dots(canvas);
    }

    /// The y of the middle of a row.
    fn y(&self, number: usize) -> f32 {
        self.field.top() + (number as f32 + 0.5) * self.row
    }

    /// The x of a place in the order, `away` strings after the place of the sought one; before it if negative.
    fn x(&self, away: f32) -> f32 {
        let share = (away.abs() + 0.5).log10().max(0.0) / self.powers;
        self.field.center().x + away.signum() * share.min(1.0) * self.field.width() / 2.0
    }

    /// The x of the string of the set that has `before` strings before it.
    fn x_of(&self, before: u32) -> f32 {
        self.x(before as f32 + 0.5 - self.lookup.before as f32)
    }

    /// Draws powers of ten to both sides.
    fn axis(&self, canvas: &Canvas<'_, '_>) {
        let (painter, palette) = (canvas.painter(), canvas.palette());
        let y = self.field.top() - HEAD / 2.0;
        let words = canvas.say("set-axis");
        let half = text::width(painter, &words, Type::Tick) / 2.0 + space::XS;
        let mut edge = half;
        for power in 1..=self.powers.floor() as i32 {
            let words = figures::grouped(10_u64.pow(power as u32));
            let away = (power as f32 / self.powers) * self.field.width() / 2.0;
            let width = text::width(painter, &words, Type::Tick);
            let end = self.field.width() / 2.0;
            let has_room = away - width / 2.0 >= edge && away + width / 2.0 <= end;
            for side in [-1.0, 1.0] {
                let x = self.field.center().x + side * away;
                let line = painter.round_to_pixel_center(x);
                painter.vline(line, self.field.y_range(), Stroke::new(stroke::HAIR, palette.line));
                if has_room {
                    let (at, anchor) = (pos2(x, y), Align2::CENTER_CENTER);
                    let ink = palette.text_faint;
                    text::line(painter, at, anchor, &words, Type::Tick, ink, f32::INFINITY);
                }
            }
            edge = if has_room { away + width / 2.0 + space::S } else { edge };
        }
        let head = self.field.with_max_y(self.field.top()).with_min_y(self.field.top() - HEAD);
        if 2.0 * half <= self.field.width() {
            let (middle, anchor) = (pos2(self.field.center().x, y), Align2::CENTER_CENTER);
            text::line(painter, middle, anchor, &words, Type::Tick, palette.text_faint, f32::INFINITY);
        }
        canvas.hint(head, "set axis", || format!("{words}\n{}", canvas.say("set-axis-note")));
    }

    fn heads(&self, canvas: &Canvas<'_, '_>) {
        let y = self.field.top() - HEAD / 2.0;
        let ink = canvas.palette().text_faint;
        let at = pos2(self.letters(), y);
        text::left(canvas.painter(), at, &canvas.say("set-compared-with"), Type::Tick, ink);
        let at = pos2(self.order(), y);
        text::left(canvas.painter(), at, &canvas.say("set-sought-comes"), Type::Tick, ink);
    }

    /// Left end of the strings.
    fn letters(&self) -> f32 {
        self.rect.left() + NUMBER + space::S
    }

    /// Left end of the words that say before or after.
    fn order(&self) -> f32 {
        self.letters() + 9.0 * COMPARISONS_LETTER + space::M
    }

    fn show_row(
        &self,
        canvas: &Canvas<'_, '_>,
        number: usize,
        comparison: &StringComparison,
        (low, high): (u32, u32),
    ) {
        let (painter, palette) = (canvas.painter(), canvas.palette());
        let (y, done) = (self.y(number), OperationProgress::of(number, self.shown.done));
        let bar = Rect::from_x_y_ranges(
            self.x(low as f32 - self.lookup.before as f32)..=self.x(high as f32 - self.lookup.before as f32),
            y - self.row * BAR / 2.0..=y + self.row * BAR / 2.0,
        );
        if done == OperationProgress::Done {
            let fill = Palette::mix(palette.sunken, canvas.context.accent(), POSSIBLE);
            painter.rect_filled(bar, CornerRadius::same(radius::XS), fill);
        }
        let number_at = pos2(self.letters() - space::S, y);
        let font = Type::fitted((self.row * LETTER).min(Type::Key.font().size));
        let ink = done.ink(canvas, palette.text_faint);
        painter.text(number_at, Align2::RIGHT_CENTER, (number + 1).to_string(), font, ink);
        self.show_letters(canvas, y, comparison, done);
        self.show_order(canvas, y, comparison.order, done);
        self.name(canvas, number, comparison);
    }

    /// Draws the letters of a string. The first that differs has the realm's colour.
    fn show_letters(
        &self,
        canvas: &Canvas<'_, '_>,
        y: f32,
        comparison: &StringComparison,
        done: OperationProgress,
    ) {
        let palette = canvas.palette();
        let size = (self.row * LETTER).min(LETTER_SIZE);
        let differs_at = comparison.differs_at.map(usize::from);
        for (place, letter) in comparison.with.letters().chars().enumerate() {
            let ink = match differs_at.map(|at| place.cmp(&at)) {
                None => palette.text,
                Some(Ordering::Less) => palette.text_soft,
                Some(Ordering::Equal) => canvas.context.accent(),
                Some(Ordering::Greater) => palette.text_faint,
            };
            let middle = pos2(self.letters() + (place as f32 + 0.5) * COMPARISONS_LETTER, y);
            let ink = done.ink(canvas, ink);
            text::centred(canvas.painter(), middle, &letter.to_string(), Type::fitted(size), ink);
        }
    }

    /// Says whether the sought string comes before this one, comes after it, or equals it.
    fn show_order(&self, canvas: &Canvas<'_, '_>, y: f32, order: Ordering, done: OperationProgress) {
        let (ink, caption) = (done.ink(canvas, canvas.palette().text_soft), Type::Caption.font());
        let (id, direction) = match order {
            Ordering::Greater => ("set-after", Some(Vec2::RIGHT)),
            Ordering::Less => ("set-before-it", Some(Vec2::LEFT)),
            Ordering::Equal => ("set-equal", None),
        };
        if let Some(direction) = direction {
            let middle = pos2(self.order() + ARROW / 2.0, y);
            let size = ARROW.min(self.row * LETTER);
            pointer(canvas.painter(), middle, direction, size, ink);
        }
        let at = pos2(self.order() + ARROW + space::XS, y);
        let font = FontId::new((self.row * LETTER).clamp(MIN_LETTER, caption.size), caption.family);
        canvas.painter().text(at, Align2::LEFT_CENTER, canvas.say(id), font, ink);
    }

    /// Describes a row in words.
    fn name(&self, canvas: &Canvas<'_, '_>, number: usize, comparison: &StringComparison) {
        let id = match comparison.order {
            Ordering::Greater => "set-row-after",
            Ordering::Less => "set-row-before",
            Ordering::Equal => "set-row-equal",
        };
        let args = [
            ("n", (number + 1).into()),
            ("string", comparison.with.letters().into()),
            ("letter", (usize::from(comparison.differs_at.unwrap_or_default()) + 1).into()),
            ("possible", u64::from(comparison.high.saturating_sub(comparison.low)).into()),
        ];
        let words = canvas.tell(id, &args);
        let y = self.y(number);
        let row = Rect::from_x_y_ranges(self.rect.x_range(), y - self.row / 2.0..=y + self.row / 2.0);
        let hint = format!("{words}\n{}", canvas.say("set-row-note"));
        canvas.named(row, ("comparison", number), &words).on_hover_text(hint);
    }

    /// Points of the strings whose comparisons are done.
    fn points(&self) -> Vec<Pos2> {
        let comparisons = self.shown.operations().iter().enumerate();
        let point = |(number, operation): (usize, &Operation)| match operation {
            Operation::Compared(comparison) => Some(pos2(self.x_of(comparison.before), self.y(number))),
            _ => None,
        };
        comparisons.filter_map(point).collect()
    }

    fn line_of_dots(&self, canvas: &Canvas<'_, '_>) {
        let pen = Stroke::new(stroke::CURVE, canvas.context.accent());
        canvas.painter().line(self.points(), pen);
    }

    fn dots(&self, canvas: &Canvas<'_, '_>) {
        let radius = DOT.min(self.row * LETTER / 2.0);
        let pen = Stroke::new(stroke::HAIR, canvas.palette().sunken);
        for point in self.points() {
            canvas.painter().circle(point, radius, canvas.context.accent(), pen);
        }
    }
}
