//! The names in the code are the field's own words.

use super::source::{Source, sources_below};

/// Words that no name holds, each with what the field says instead.
const AVOIDED: [(&str, &str); 25] = [
    ("anybody", "observer, listener, caller"),
    ("asked", "requested, looked up"),
    ("atlas", "distance tables"),
    ("bare", "run time"),
    ("courier", "event sender"),
    ("desk", "context"),
    ("estimate", "heuristic, or h"),
    ("estimates", "heuristics"),
    ("heard", "received, read"),
    ("hunt", "search for a counterexample"),
    ("hunted", "search for a counterexample"),
    ("hunting", "search for a counterexample"),
    ("land", "map data"),
    ("mosaic", "texel index"),
    ("nobody", "observer, listener, caller"),
    ("price", "cost of the table, excess moves"),
    ("said", "text, message"),
    ("seat", "index"),
    ("seats", "indices"),
    ("somebody", "observer, listener, caller"),
    ("study", "heuristics"),
    ("told", "text, arguments"),
    ("tried", "trial, tries"),
    ("ways", "paths"),
    ("yardstick", "must-expand"),
];

/// Names that hold one all the same, and why.
const EXCEPTIONS: [(&str, &str); 6] = [
    ("bare", "pixels that no board covers, in the mean of a picture"),
    ("bare_max", "a column of CSV"),
    ("bare_median", "a column of CSV"),
    ("bare_min", "a column of CSV"),
    ("bare_runs", "a column of CSV"),
    ("bare_seconds", "a key of JSON"),
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
    let mut used = Vec::new();
    for folder in ["src", "benches", "examples"] {
        for source in sources_below(folder) {
            for (name, word) in strays(&source) {
                let instead =
                    AVOIDED.iter().find(|(avoided, _)| *avoided == word).map(|(_, instead)| instead);
                let is_excepted = EXCEPTIONS.iter().any(|(excepted, _)| *excepted == name);
                assert!(is_excepted, "{folder}/{}: {name}; say {instead:?}", source.path);
                used.push(name);
            }
        }
    }
    for (name, reason) in EXCEPTIONS {
        assert!(used.iter().any(|used| used == name), "nothing is called {name} any more ({reason})");
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
