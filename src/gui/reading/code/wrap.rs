//! The wrapping of long lines of the source, which go on in another row.
//!
//! Half of what matters is at the end of a line, and no teacher scrolls sideways in front of a class. The rows after
//! the first hang two letters deeper than their line, and only the first has a number.

use egui::text::{ByteIndex, LayoutJob, LayoutSection};

/// Number of letters by which a row hangs deeper than its line.
const HANG: f32 = 2.0;
/// Minimum number of letters in a row, however narrow the panel.
const MIN_LETTERS: f32 = 8.0;
/// Minimum share of its room that a row takes before it breaks: less looks torn.
const MIN: f32 = 0.4;

/// Room of rows, in widths of one letter of the code: every Latin letter is equally wide.
#[derive(Clone, Copy, Debug)]
pub struct Room {
    /// Letters in a whole row.
    pub letters: f32,
    /// Width of one space of an indent: 1, or a half.
    pub space: f32,
    /// Width of a Chinese character: the maximum width of a letter beyond ASCII.
    pub wide: f32,
}

impl Room {
    /// Returns the width of one letter.
    const fn of(self, letter: char) -> f32 {
        if letter.is_ascii() { 1.0 } else { self.wide }
    }
}

/// Place where a line goes on in another row.
struct Break {
    /// First letter of that row, as a byte of the source.
    at: usize,
    /// Number of spaces of its indent.
    indent: usize,
}

/// Breaks the lines that are too long; returns the number of rows that each line takes. A row that goes on follows
/// white space of its own, which begins with the end of a line as every indent does.
pub fn wrap(job: &mut LayoutJob, room: Room) -> Vec<usize> {
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

/// Returns the number of letters that a row has room for after an indent; some at least, however narrow the panel.
fn row_letters(indent: usize, room: Room) -> usize {
    (room.letters - indent as f32 * room.space).max(MIN_LETTERS) as usize
}

/// Returns the number of bytes of `rest` that the row takes; `None` if all of it has room. A row best ends after a
/// space, else before a dot or after a bracket, else wherever the room ends.
fn row_end(rest: &str, letters: usize, room: Room) -> Option<usize> {
    let mut width = 0.0;
    let (end, _) = rest.char_indices().find(|(_, letter)| {
        width += room.of(*letter);
        width > letters as f32
    })?;
    let least = (letters as f32 * MIN) as usize;
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

fn bytes(section: &LayoutSection) -> std::ops::Range<usize> {
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
