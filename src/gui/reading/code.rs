//! The source that runs, with the line of the current event highlighted.
//!
//! The page scrolls by itself only when another line outside of the visible part is highlighted; otherwise it stays
//! where it is. It never scrolls sideways: long lines go on in another row.

use std::{ops::Range, sync::Arc};

use egui::{
    Align, Color32, CornerRadius, Galley, Pos2, Rect, ScrollArea, Sense, Ui, Vec2,
    emath::GuiRounding,
    pos2,
    style::ScrollAnimation,
    text::{ByteIndex, LayoutJob, LayoutSection},
    vec2,
};
use egui_extras::syntax_highlighting::{CodeTheme, TokenType, highlight};
use eight_realms_app::page;
use eight_realms_core::realm::SourceFile;

use crate::gui::{
    kit::Canvas,
    theme::{Palette, Type, break_point, radius, sizes, space},
    widgets::text,
};

/// Draws the source into its place.
pub fn show(canvas: &mut Canvas<'_, '_>) {
    let well = canvas.ui.max_rect().shrink(space::S);
    let palette = canvas.palette();
    canvas.painter().rect_filled(well, CornerRadius::same(radius::M), palette.sunken);
    let source = canvas.context.view.model.source;
    let highlighted =
        page::reading::highlighted_line(canvas.context.view.model.desk, &canvas.context.view.stage.here);
    let page = code_page(canvas.ui, source.text(), indent(well), code_width(well), palette);
    let size = vec2(well.width().max(0.0), height(&page));
    let area = ScrollArea::vertical().id_salt(source.path()).auto_shrink(false);
    canvas.within("well", well, |canvas| {
        canvas.scrolled("rows", well, area, |canvas| {
            let (place, _) = canvas.ui.allocate_exact_size(size, Sense::hover());
            let sheet = CodeSheet { page, corner: place.min, well, highlighted };
            sheet.paint(canvas);
            follow(canvas.ui, source, &sheet);
        });
    });
}

fn indent(well: Rect) -> Indent {
    if well.width() < break_point::WHOLE_INDENTS { Indent::Half } else { Indent::Whole }
}

/// Depth of the source's indents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Indent {
    /// Indents as they are written.
    Whole,
    /// Indents half as deep: in a narrow panel, the deepest lines would have no room.
    Half,
}

/// From the left edge to the beginning of the code.
const INDENT: f32 = 38.0;

/// Returns the width of rows in `well`, in points; the scroll bar has its own at the right.
fn code_width(well: Rect) -> f32 {
    well.width() - INDENT - space::M
}

/// The source, laid out.
#[derive(Clone, Debug)]
struct CodePage {
    /// All rows of the source.
    galley: Arc<Galley>,
    /// Number of rows of each line.
    rows: Vec<usize>,
}

/// A Chinese character: all are equally wide, and comments quote the names of the realms.
const WIDE: char = '境';

/// Lays out the whole source in rows at most `width` points wide. Its colours are worked out once and then remembered.
fn code_page(ui: &Ui, source: &str, indent: Indent, width: f32, palette: &Palette) -> CodePage {
    let mut job = highlight(ui.ctx(), ui.style(), &theme(palette), source.trim_end(), "rs");
    let [letter, wide] =
        ['m', WIDE].map(|letter| ui.fonts_mut(|fonts| fonts.glyph_width(&Type::Code.font(), letter)));
    let space = if indent == Indent::Half { 0.5 } else { 1.0 };
    let room = Room { letters: (width / letter).floor(), space, wide: wide / letter };
    let rows = wrap(&mut job, room);
    if indent == Indent::Half {
        halve_indents(&mut job);
    }
    CodePage { galley: ui.fonts_mut(|fonts| fonts.layout_job(job)), rows }
}

/// Room of rows, in widths of one letter of the code: every Latin letter is equally wide.
#[derive(Clone, Copy, Debug)]
struct Room {
    /// Letters in a whole row.
    letters: f32,
    /// Width of one space of an indent: 1, or a half.
    space: f32,
    /// Width of a Chinese character: the maximum width of a letter beyond ASCII.
    wide: f32,
}

impl Room {
    /// Returns the width of one letter.
    const fn of(self, letter: char) -> f32 {
        if letter.is_ascii() { 1.0 } else { self.wide }
    }
}

/// Breaks the lines that are too long; returns the number of rows that each line takes. Half of what matters is at the
/// end of a line, and no teacher scrolls sideways in front of a class. The rows after the first hang two letters deeper
/// than their line, and only the first has a number. A row that goes on follows white space of its own, which begins
/// with the end of a line as every indent does.
fn wrap(job: &mut LayoutJob, room: Room) -> Vec<usize> {
    let mut rows = Vec::new();
    let mut breaks = Vec::new();
    let mut start = 0;
    for line in job.text.split('\n') {
        let before = breaks.len();
        break_line(line, start, room, &mut breaks);
        rows.push(1 + breaks.len() - before);
        start += line.len() + 1;
    }
    if !breaks.is_empty() {
        splice(job, &breaks);
    }
    rows
}

/// Place where a line goes on in another row.
struct Break {
    /// First letter of that row, as a byte of the source.
    at: usize,
    /// Number of spaces of its indent.
    indent: usize,
}

/// Number of letters by which a row hangs deeper than its line.
const HANG: f32 = 2.0;

fn break_line(line: &str, start: usize, room: Room, breaks: &mut Vec<Break>) {
    let code = line.trim_start();
    let spaces = line.len() - code.len();
    let hanging = spaces + (HANG / room.space).round() as usize;
    let mut from = spaces;
    let mut letters = row_letters(spaces, room);
    while let Some(length) = row_end(&line[from..], letters, room) {
        from += length;
        breaks.push(Break { at: start + from, indent: hanging });
        letters = row_letters(hanging, room);
    }
}

/// Minimum number of letters in a row, however narrow the panel.
const MIN_LETTERS: f32 = 8.0;

/// Returns the number of letters that a row has room for after an indent; some at least, however narrow the panel.
fn row_letters(indent: usize, room: Room) -> usize {
    (room.letters - indent as f32 * room.space).max(MIN_LETTERS) as usize
}

/// Minimum share of its room that a row takes before it breaks: less looks torn.
const MIN_ROW: f32 = 0.4;

/// Returns the number of bytes of `rest` that the row takes; `None` if all of it has room. A row best ends after a
/// space, else before a dot or after a bracket, else wherever the room ends.
fn row_end(rest: &str, letters: usize, room: Room) -> Option<usize> {
    let mut width = 0.0;
    let (end, _) = rest.char_indices().find(|(_, letter)| {
        width += room.of(*letter);
        width > letters as f32
    })?;
    let least = (letters as f32 * MIN_ROW) as usize;
    let (row, next) = rest.split_at(end);
    if next.trim_start().is_empty() {
        return None;
    }
    if next.starts_with(' ') {
        return Some(end + 1);
    }
    let after_space = row.rfind(' ').map(|at| at + 1);
    let after_bracket = row.rfind(['(', '[', '{']).map(|at| at + 1);
    let before_dot = row.rfind('.');
    let is_long_enough = |at: &usize| *at >= least;
    after_space
        .filter(is_long_enough)
        .or(before_dot.max(after_bracket).filter(is_long_enough))
        .or(after_space.filter(|at| !row[..*at].trim().is_empty()))
        .or(Some(end))
}

/// Copies the source, section by section, and inserts the ends of rows.
fn splice(job: &mut LayoutJob, breaks: &[Break]) {
    let source = std::mem::take(&mut job.text);
    let sections = std::mem::take(&mut job.sections);
    let Some(white) = sections.iter().find(|section| source[bytes(section)].starts_with('\n')).cloned()
    else {
        job.text = source;
        job.sections = sections;
        return;
    };
    let mut breaks = breaks.iter().peekable();
    for section in sections {
        let mut from = section.byte_range.start.0;
        while let Some(next) = breaks.next_if(|next| next.at < section.byte_range.end.0) {
            push(job, &source[from..next.at], &section);
            push(job, &format!("\n{}", " ".repeat(next.indent)), &white);
            from = next.at;
        }
        push(job, &source[from..section.byte_range.end.0], &section);
    }
}

fn bytes(section: &LayoutSection) -> Range<usize> {
    section.byte_range.start.0..section.byte_range.end.0
}

/// Adds a section of its own: an indent must not be joined with the white space that ends the row before.
fn push(job: &mut LayoutJob, text: &str, like: &LayoutSection) {
    if text.is_empty() {
        return;
    }
    let start = job.text.len();
    job.text.push_str(text);
    let byte_range = ByteIndex(start)..ByteIndex(job.text.len());
    job.sections.push(LayoutSection { byte_range, ..like.clone() });
}

/// Halves the indents. White space that begins with the end of a line is the indent of the next line; in half the size
/// it takes half the width. White space has a colour of its own, so it is never joined with the text beside it.
fn halve_indents(job: &mut LayoutJob) {
    let LayoutJob { text, sections, .. } = job;
    for section in sections {
        if text[section.byte_range.start.0..].starts_with('\n') {
            section.format.font_id.size /= 2.0;
        }
    }
}

/// Height of a line.
const LINE: f32 = 20.0;

/// The colours of the source: keywords, names and comments each have their own.
fn theme(palette: &Palette) -> CodeTheme {
    let font = Type::Code.font();
    let mut theme = if palette.dark { CodeTheme::dark(font.size) } else { CodeTheme::light(font.size) };
    for (token, color) in [
        (TokenType::Keyword, palette.code_word),
        (TokenType::Function, palette.code_text),
        (TokenType::Literal, palette.code_text),
        (TokenType::StringLiteral, palette.code_text),
        (TokenType::Comment, palette.code_note),
        (TokenType::Punctuation, palette.code_note),
        (TokenType::Whitespace, Color32::TRANSPARENT),
    ] {
        let format = theme.format_mut(token);
        format.font_id = font.clone();
        format.color = color;
        format.line_height = Some(LINE);
    }
    theme
}

/// Margin above the first line and below the last.
const MARGIN: f32 = 10.0;

/// Returns the height of the source, margins included.
fn height(page: &CodePage) -> f32 {
    page.galley.size().y + 2.0 * MARGIN
}

/// From the left edge to the end of the numbers.
const NUMBERS_END: f32 = 28.0;

/// The source in its well: the code, and at its left the numbers of its lines.
struct CodeSheet {
    /// The source, laid out.
    page: CodePage,
    /// Upper left corner of the source; scrolling moves it.
    corner: Pos2,
    /// Visible part of the source.
    well: Rect,
    /// Number of the highlighted line, from 1; `None` if no line is highlighted.
    highlighted: Option<usize>,
}

impl CodeSheet {
    fn first_letter(&self) -> Pos2 {
        self.corner + vec2(INDENT, MARGIN)
    }

    /// Returns the place of the highlighted line with all of its rows, across the whole well.
    fn highlighted_rows(&self) -> Option<Rect> {
        let before = self.highlighted? - 1;
        let first = self.page.rows.get(..before)?.iter().sum();
        let last = first + self.page.rows.get(before)? - 1;
        Some(self.row(first)?.union(self.row(last)?))
    }

    /// Returns the place of a row. Rows are as high as whole pixels allow, so the place is read from the galley and not
    /// computed.
    fn row(&self, row: usize) -> Option<Rect> {
        let row = self.page.galley.rows.get(row)?.rect();
        Some(Rect::from_x_y_ranges(
            self.well.x_range(),
            row.translate(self.first_letter().to_vec2()).y_range(),
        ))
    }

    fn paint(&self, canvas: &Canvas<'_, '_>) {
        let (painter, palette, accent) = (canvas.painter(), canvas.palette(), canvas.context.accent());
        if let Some(row) = self.highlighted_rows() {
            painter.rect_filled(row, CornerRadius::ZERO, palette.highlighted_line(accent));
            painter.rect_filled(
                row.with_max_x(row.left() + sizes::marks::ACCENT_BAR),
                CornerRadius::ZERO,
                accent,
            );
            self.name_highlighted_line(canvas, row);
        }
        let code =
            painter.with_clip_rect(painter.clip_rect().with_min_x(self.well.left() + INDENT - space::XS));
        let at = self.first_letter().round_to_pixels(painter.pixels_per_point());
        code.galley(at, Arc::clone(&self.page.galley), palette.code_text);
        let mut first = 0;
        for (line, rows) in (1..).zip(&self.page.rows) {
            if let Some(row) = self.row(first).filter(|row| row.intersects(self.well)) {
                self.number(canvas, line, row);
            }
            first += rows;
        }
    }

    fn number(&self, canvas: &Canvas<'_, '_>, line: usize, row: Rect) {
        let palette = canvas.palette();
        let color = if self.highlighted == Some(line) { palette.text } else { palette.text_faint };
        let end = pos2(self.well.left() + NUMBERS_END, row.center().y);
        text::right(canvas.painter(), end, &line.to_string(), Type::Caption, color);
    }

    fn name_highlighted_line(&self, canvas: &Canvas<'_, '_>, row: Rect) {
        let line = self.highlighted.unwrap_or_default();
        let label = canvas.tell("code-line", &[("line", line.into())]);
        canvas.named(row.intersect(self.well), "highlighted line", &label);
    }
}

/// Brings the highlighted line into view, if it differs from the one that was highlighted last in this file.
fn follow(ui: &Ui, source: SourceFile, sheet: &CodeSheet) {
    let (Some(highlighted), Some(row)) = (sheet.highlighted, sheet.highlighted_rows()) else { return };
    let followed = ui.scope_id().with(("followed", source));
    let previous = ui.data_mut(|data| data.get_temp::<usize>(followed));
    if previous == Some(highlighted) {
        return;
    }
    ui.data_mut(|data| data.insert_temp(followed, highlighted));
    if !sheet.well.y_range().contains(row.top()) || !sheet.well.y_range().contains(row.bottom()) {
        let middle = Rect::from_center_size(sheet.well.center(), Vec2::ZERO);
        let target = Rect::from_x_y_ranges(middle.x_range(), row.y_range());
        ui.scroll_to_rect_animation(target, Some(Align::Center), ScrollAnimation::none());
    }
}
