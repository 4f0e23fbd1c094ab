//! The colours of the source: keywords, names and comments each have their own.

use std::sync::Arc;

use egui::{Color32, Galley, Ui, text::LayoutJob};
use egui_extras::syntax_highlighting::{CodeTheme, TokenType, highlight};

use super::wrap::{self, Room};
use crate::gui::theme::{Palette, Type};

/// Height of a line.
const LINE: f32 = 20.0;

/// A Chinese character: all are equally wide, and comments quote the names of the realms.
const WIDE: char = '境';

/// Depth of the source's indents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Indent {
    /// Indents as they are written.
    Whole,
    /// Indents half as deep: in a narrow panel, the deepest lines would have no room.
    Half,
}

/// The source, laid out.
#[derive(Clone, Debug)]
pub struct CodePage {
    /// All rows of the source.
    pub galley: Arc<Galley>,
    /// Number of rows of each line.
    pub rows: Vec<usize>,
}

/// Lays out the whole source in rows at most `width` points wide. Its colours are worked out once and then remembered.
pub fn page(ui: &Ui, source: &str, indent: Indent, width: f32, palette: &Palette) -> CodePage {
    let mut job = highlight(ui.ctx(), ui.style(), &theme(palette), source.trim_end(), "rs");
    let [letter, wide] =
        ['m', WIDE].map(|letter| ui.fonts_mut(|fonts| fonts.glyph_width(&Type::Code.font(), letter)));
    let space = if indent == Indent::Half { 0.5 } else { 1.0 };
    let room = Room { letters: (width / letter).floor(), space, wide: wide / letter };
    let rows = wrap::wrap(&mut job, room);
    if indent == Indent::Half {
        halve_indents(&mut job);
    }
    CodePage { galley: ui.fonts_mut(|fonts| fonts.layout_job(job)), rows }
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
