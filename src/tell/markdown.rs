//! The light Markdown of a realm's page in pieces: `**bold**`, `` `code` ``, and `\*` for a star that is no mark.
//!
//! A paragraph stays one text, star and all: written piece by piece, a line could break between the A and the star of
//! A*.

/// How a piece is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PieceKind {
    /// As running text.
    Plain,
    /// As a word that is introduced.
    Bold,
    /// As source code.
    Code,
}

/// Stands for a star that is no mark while marks are looked for; no message has it.
const STAR: char = '\u{E000}';

/// The pieces of a paragraph in their order, none of them empty.
pub fn pieces(paragraph: &str) -> Vec<(PieceKind, String)> {
    let mut pieces = Vec::new();
    let mut kind = PieceKind::Plain;
    for (place, part) in paragraph.split('`').enumerate() {
        if place % 2 == 1 {
            pieces.push((PieceKind::Code, part.to_owned()));
            continue;
        }
        let unmarked = part.replace("\\*", &STAR.to_string());
        for (place, words) in unmarked.split("**").enumerate() {
            if place > 0 {
                kind = if kind == PieceKind::Bold { PieceKind::Plain } else { PieceKind::Bold };
            }
            pieces.push((kind, words.replace(STAR, "*")));
        }
    }
    pieces.retain(|(_, words)| !words.is_empty());
    pieces
}
