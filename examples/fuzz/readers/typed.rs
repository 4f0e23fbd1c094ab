//! Text typed into the editor: a board, cell by cell. A wrong cell is reported and not taken.

use eight_realms_app::editor::Editor;
use eight_realms_core::puzzle::{Board, BoardError, BoardRole};
use unicode_normalization::UnicodeNormalization as _;

use super::{Verdict, board};

pub fn examine(text: &str) -> Verdict {
    let mut editor = Editor::of(BoardRole::Start, Board::standard_goal());
    let mut typed = String::new();
    let mut draft = editor.draft.tiles();
    let mut verdict = Verdict::Accepted;
    for character in text.chars() {
        editor.type_in(character);
        let character = narrow(character);
        if character.is_whitespace() || character == ',' {
            continue;
        }
        let trouble;
        match board::expected(&format!("{typed}{character}")) {
            Ok(tiles) => (typed, draft, trouble) = (String::new(), tiles, None),
            Err(BoardError::TooShort { .. }) => (typed, trouble) = (format!("{typed}{character}"), None),
            Err(error) => (verdict, trouble) = (Verdict::Rejected, Some(error)),
        }
        assert_eq!((&editor.typed, &editor.trouble), (&typed, &trouble), "{text:?}, {character:?}");
        assert_eq!(editor.draft.tiles(), draft);
    }
    erase_all(&mut editor, &typed);
    verdict
}

/// The character in its usual width, or the cell or comma for which a mark or a 9 stands on a keyboard.
fn narrow(character: char) -> char {
    let mut forms = character.nfkd();
    let form = forms.next().filter(|_| forms.next().is_none()).unwrap_or(character);
    [('。', '.'), ('、', ','), ('□', 'x'), ('9', 'x')]
        .into_iter()
        .find(|(mark, _)| *mark == form)
        .map_or(form, |(_, key)| key)
}

/// Erases the typed cells, one at a time.
fn erase_all(editor: &mut Editor, typed: &str) {
    for remaining in (0..typed.len()).rev() {
        editor.erase();
        assert_eq!((editor.typed.as_str(), &editor.trouble), (&typed[..remaining], &None));
    }
}
