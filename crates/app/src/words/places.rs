//! Places in the languages of the window. The language of places has English words; every other language has its own
//! beside them, in the messages `place-word-…`. What is typed may mix them. Full-width digits and signs count as what
//! they look like.

use std::sync::LazyLock;

use eight_realms_core::{
    puzzle::narrow,
    replay::{
        Direction,
        place::{EXPANSION, Place, PlaceError, keywords},
    },
};

use super::{Language, Words};

/// Separator of the words in a message: the first one is shown, all of them are read.
const BETWEEN: &str = " | ";

/// A word of a language other than English, and the word of places that it stands for.
struct Alias {
    letters: Vec<char>,
    keyword: &'static str,
}

/// Aliases of all languages, longest first.
static ALIASES: LazyLock<Vec<Alias>> = LazyLock::new(|| {
    let of_language = |language| {
        let words = Words::new(language);
        keywords().into_iter().flat_map(move |keyword| aliases(words, keyword))
    };
    let mut all: Vec<Alias> = Language::ALL.into_iter().flat_map(of_language).collect();
    all.sort_by_key(|alias| std::cmp::Reverse(alias.letters.len()));
    all
});

fn aliases(words: Words, keyword: &'static str) -> Vec<Alias> {
    let message = words.say(format!("place-word-{keyword}"));
    let others = message.split(BETWEEN).filter(|word| *word != keyword);
    others.map(|word| Alias { letters: word.chars().collect(), keyword }).collect()
}

/// Translates a text in the language of places into the words of a language.
pub fn written(words: &Words, text: &str) -> String {
    let known = keywords();
    let word = |word: &str| {
        if !known.contains(&word) {
            return word.to_owned();
        }
        let message = words.say(format!("place-word-{word}"));
        message.split(BETWEEN).next().unwrap_or_default().to_owned()
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// Reads a place as a person types it, in the words of any language.
///
/// # Errors
/// The fault, and the position in `text` of the character that is wrong, from 1.
pub fn read(text: &str) -> Result<Place, PlaceError> {
    let translation = Translation::of(text);
    Place::typed(&translation.text).map_err(|error| PlaceError {
        position: translation.from.get(error.position - 1).copied().unwrap_or(translation.letters) + 1,
        fault: error.fault,
    })
}

/// Text translated into the language of places.
#[derive(Default)]
struct Translation {
    text: String,
    /// Index, from 0, of the original character that each character comes from.
    from: Vec<usize>,
    /// Number of characters of the original.
    letters: usize,
}

impl Translation {
    fn of(text: &str) -> Self {
        let letters: Vec<char> = text.chars().map(narrow).collect();
        let mut translation = Self { letters: letters.len(), ..Self::default() };
        let mut at = 0;
        while at < letters.len() {
            let before = at.checked_sub(1).map(|before| letters[before]);
            if let Some(alias) = alias_at(&letters[at..], before) {
                translation.push(&format!(" {} ", alias.keyword), at);
                at += alias.letters.len();
            } else {
                translation.push(&sign(letters[at]), at);
                at += 1;
            }
        }
        translation
    }

    fn push(&mut self, text: &str, from: usize) {
        self.text.push_str(text);
        self.from.extend(text.chars().map(|_| from));
    }
}

/// The longest word of another language that the letters begin with, unless it is the rest of an English word. A word
/// that stands for an expansion and for something else is an expansion if a number follows.
fn alias_at(letters: &[char], before: Option<char>) -> Option<&'static Alias> {
    let is_rest = |alias: &&Alias| before.is_some_and(is_of_word) && is_of_word(alias.letters[0]);
    let is_there = |alias: &&Alias| letters.starts_with(&alias.letters) && !is_rest(alias);
    let longest = ALIASES.iter().find(is_there)?;
    let same = || ALIASES.iter().filter(|alias| alias.letters == longest.letters);
    let mut after = letters[longest.letters.len()..].iter().filter(|letter| !letter.is_whitespace());
    let has_number = after.next().is_some_and(char::is_ascii_digit);
    same().find(|alias| (alias.keyword == EXPANSION) == has_number).or(Some(longest))
}

/// Whether a character may be part of an English word.
fn is_of_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric()
}

/// The spelling of a sign in the language of places.
fn sign(letter: char) -> String {
    match letter {
        '≥' => ">=".to_owned(),
        '≤' => "<=".to_owned(),
        '≠' => "!=".to_owned(),
        _ => letter.to_string(),
    }
}

/// A place in the words of the language.
pub fn shown(words: &Words, place: &Place) -> String {
    written(words, &place.to_string())
}

/// The name of a direction in messages.
pub const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Forward => "forward",
        Direction::Back => "back",
    }
}
