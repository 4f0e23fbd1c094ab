//! The Markdown of a realm's page in pieces: `**bold**`, `` `code` ``, and `\*` for a star that is no mark.
//!
//! A paragraph stays one text, star and all: drawn piece by piece, a line could break between the A and the star of
//! A*.

use pulldown_cmark::{Event, Parser, Tag, TagEnd};

/// Style of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// Running text.
    Plain,
    /// A word that is introduced.
    Bold,
    /// Source code.
    Code,
}

/// The pieces of a paragraph in their order, none of them empty, and no two of one kind side by side.
pub fn pieces(paragraph: &str) -> Vec<(PieceKind, String)> {
    let mut pieces: Vec<(PieceKind, String)> = Vec::new();
    let mut kind = PieceKind::Plain;
    for event in Parser::new(paragraph) {
        let (kind, words) = match event {
            Event::Start(Tag::Strong) => {
                kind = PieceKind::Bold;
                continue;
            }
            Event::End(TagEnd::Strong) => {
                kind = PieceKind::Plain;
                continue;
            }
            Event::Code(words) => (PieceKind::Code, words),
            Event::Text(words) => (kind, words),
            Event::SoftBreak | Event::HardBreak => (kind, " ".into()),
            // A page is one paragraph of running text: a test reads them all.
            _ => continue,
        };
        match pieces.last_mut() {
            Some((last, text)) if *last == kind => text.push_str(&words),
            _ => pieces.push((kind, words.into_string())),
        }
    }
    pieces
}
