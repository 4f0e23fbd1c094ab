//! The names in the code are the field's own words.

use super::source::{Source, sources_below};

/// Words that no name holds, each with what the field says instead.
const AVOIDED: [(&str, &str); 38] = [
    ("anybody", "observer, listener, caller"),
    ("asked", "requested, looked up"),
    ("atelier", "cache"),
    ("atlas", "distance tables"),
    ("bare", "run time"),
    ("courier", "event sender"),
    ("desk", "context"),
    ("estimate", "heuristic, or h"),
    ("estimates", "heuristics"),
    ("farewell", "ending"),
    ("film", "solution, playback"),
    ("heard", "received, read"),
    ("hunt", "search for a counterexample"),
    ("hunted", "search for a counterexample"),
    ("hunting", "search for a counterexample"),
    ("land", "map data"),
    ("meter", "must-expand classes, counter"),
    ("misuse", "usage error"),
    ("mosaic", "texel index"),
    ("nobody", "observer, listener, caller"),
    ("pace", "speed"),
    ("parting", "difference"),
    ("price", "cost of the table, excess moves"),
    ("refuse", "not searched, rejected"),
    ("refused", "not searched, rejected"),
    ("said", "text, message"),
    ("scenery", "map data"),
    ("seat", "index"),
    ("seats", "indices"),
    ("somebody", "observer, listener, caller"),
    ("study", "heuristics"),
    ("teller", "narrator, text"),
    ("thrift", "narrowing"),
    ("told", "text, arguments"),
    ("tried", "trial, tries"),
    ("unlit", "not reached"),
    ("ways", "paths"),
    ("yardstick", "must-expand"),
];

/// `by_rank`, `ByRank` and `BY_RANK` in lower case, word by word.
fn words_of(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before = ' ';
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && before.is_lowercase()) {
            words.push(String::new());
        }
        if let Some(word) = words.last_mut().filter(|_| letter != '_') {
            word.extend(letter.to_lowercase());
        }
        before = letter;
    }
    words
}

/// The names of a file that hold an avoided word, each with it.
fn strays(source: &Source) -> Vec<(String, String)> {
    let words = source.names().into_iter().flat_map(|name| {
        let words = words_of(&name);
        words.into_iter().map(move |word| (name.clone(), word))
    });
    words.filter(|(_, word)| AVOIDED.iter().any(|(avoided, _)| avoided == word)).collect()
}

#[test]
fn names_are_made_of_the_words_of_the_field() {
    for folder in ["src", "benches", "examples", "tests"] {
        for source in sources_below(folder) {
            if let Some((name, word)) = strays(&source).first() {
                let instead = AVOIDED.iter().find(|(avoided, _)| avoided == word).map(|(_, instead)| instead);
                panic!("{folder}/{}: {name}; say {instead:?}", source.path);
            }
        }
    }
}

/// The reader of names is worth no more than what it notices.
#[test]
fn an_avoided_word_is_noticed_however_the_name_is_written() {
    let noticed = |text: &str| strays(&Source::parse("one.rs", text)).len();
    for text in [
        "fn seat_of() {}",
        "struct HuntRun;",
        "const MOST_WAYS: u8 = 0;",
        "fn f(told: u8) {}",
        "mod study { }",
    ] {
        assert_eq!(noticed(text), 1, "{text}");
    }
    for text in ["fn is_two_way() {}", "struct Landing;", "// a seat\nconst TEXT: &str = \"nobody\";"] {
        assert_eq!(noticed(text), 0, "{text}");
    }
}
