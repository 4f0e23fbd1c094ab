//! The light Markdown of the pages.

use eight_realms_app::{
    page::{
        Page,
        markdown::{PieceKind, pieces},
    },
    words::{Language, Words},
};

/// Marks go, a star that is none stays, and a piece ends where its mark does.
#[test]
fn light_markdown_falls_into_its_pieces() {
    let parsed = pieces("Plain, **A\\* in bold**, `a * b`, A\\*.");
    let expected = [
        (PieceKind::Plain, "Plain, "),
        (PieceKind::Bold, "A* in bold"),
        (PieceKind::Plain, ", "),
        (PieceKind::Code, "a * b"),
        (PieceKind::Plain, ", A*."),
    ];
    assert_eq!(parsed, expected.map(|(kind, words)| (kind, words.to_owned())));
    for language in Language::ALL {
        let words = Words::new(language);
        for page in Page::all() {
            for paragraph in page.paragraphs() {
                let message = words.say(page.message(paragraph));
                let pieces = pieces(&message);
                let marks = message.matches("**").count();
                let bold = pieces.iter().filter(|(kind, _)| *kind == PieceKind::Bold).count();
                assert_eq!(2 * bold, marks, "{message}");
                let has = |mark: &str| pieces.iter().any(|(_, words)| words.contains(mark));
                assert!(!has("**") && !has("\\") && !has("`"), "{pieces:?}");
            }
        }
    }
}
