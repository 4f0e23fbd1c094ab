//! Lengths in points stand in the theme: what draws with them names them.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::source::{Source, group_of, is_punct, is_word, name_of, sources_below};

/// Folders of the window that draw nothing with points: the theme has them, the others have pixels and platforms.
const ELSEWHERE: [&str; 4] = ["theme/", "raster/", "native/", "browser/"];

/// Types that a length may have.
const MEASURES: [&str; 4] = ["f32", "u8", "i8", "Vec2"];

/// What a number may be that is no length: the word with which its comment begins, and the most that it can be.
const KINDS: [(&str, f64); 5] = [
    ("Share", 1.0),
    ("Factor", f64::INFINITY),
    ("Number", f64::INFINITY),
    ("Seconds", f64::INFINITY),
    ("Pixels", f64::INFINITY),
];

/// The most by which a drawing corrects a place without a name for it, in points.
const CORRECTION: f64 = 2.0;

/// The lengths of a file, described: constants that are not said to be something else, and numbers in between.
fn lengths(source: &Source) -> Vec<String> {
    let mut lengths = Vec::new();
    read(source.file_tokens(), &mut lengths);
    lengths
}

fn read(stream: TokenStream, lengths: &mut Vec<String>) {
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        if let Some(constant) = Constant::at(&tokens, at)
            && (constant.is_of(&MEASURES) || constant.is_of(&["f64"]))
        {
            lengths.extend(constant.length());
            at = constant.end;
        } else {
            match &tokens[at] {
                TokenTree::Group(group) => read(group.stream(), lengths),
                token => lengths.extend(
                    number(token).filter(|number| is_length(&tokens, at, *number)).map(|it| it.to_string()),
                ),
            }
            at += 1;
        }
    }
}

/// Whether a number with a point is too large for a correction and no factor either.
fn is_length(tokens: &[TokenTree], at: usize, number: f64) -> bool {
    let is_factor = |token: &TokenTree| is_punct(token, '*') || is_punct(token, '/');
    let before = at.checked_sub(1).and_then(|before| tokens.get(before));
    let is_multiplied = [before, tokens.get(at + 1)].into_iter().flatten().any(is_factor);
    number > CORRECTION && !is_multiplied
}

/// The value of a literal with a point, an exponent or egui's type; with the other type it is no length.
fn number(token: &TokenTree) -> Option<f64> {
    let TokenTree::Literal(literal) = token else { return None };
    let text = literal.to_string().replace('_', "");
    let digits = text.trim_end_matches("f32");
    let has_point = digits.len() < text.len() || digits.contains(['.', 'e']);
    digits.parse().ok().filter(|_| has_point)
}

/// A constant, as it is declared.
struct Constant<'a> {
    name: String,
    /// The first word of its comment.
    kind: String,
    of: &'a [TokenTree],
    value: &'a [TokenTree],
    /// Behind its last token.
    end: usize,
}

impl<'a> Constant<'a> {
    /// The one that begins here.
    fn at(tokens: &'a [TokenTree], at: usize) -> Option<Self> {
        let begins = ["const", "static"].iter().any(|word| is_word(&tokens[at], word));
        let name = tokens.get(at + 1).and_then(name_of)?;
        if !begins || !is_punct(tokens.get(at + 2)?, ':') {
            return None;
        }
        let rest = &tokens[at + 3..];
        let ends_type = |token: &TokenTree| ['=', ';'].iter().any(|end| is_punct(token, *end));
        let equals = rest.iter().position(ends_type).filter(|place| is_punct(&rest[*place], '='))?;
        let length = rest[equals..].iter().position(|token| is_punct(token, ';'))?;
        let value = &rest[equals + 1..equals + length];
        let kind = first_word(&tokens[..at]);
        Some(Self { name, kind, of: &rest[..equals], value, end: at + 3 + equals + length })
    }

    /// Whether its type holds one of these, and is not made of others by a type such as `LazyLock<…>`.
    fn is_of(&self, types: &[&str]) -> bool {
        let tokens = flat(self.of);
        let is_plain = !tokens.iter().any(|token| is_punct(token, '<'));
        is_plain && tokens.iter().any(|token| types.iter().any(|name| is_word(token, name)))
    }

    /// What it is, if it can be a length: its comment does not say that it is something else, or it is too large.
    fn length(&self) -> Option<String> {
        let most = KINDS.iter().find(|(kind, _)| *kind == self.kind).map(|(_, most)| *most);
        let is_within = |most: f64| flat(self.value).iter().filter_map(number).all(|number| number <= most);
        (self.is_of(&MEASURES) && !most.is_some_and(is_within)).then(|| self.name.clone())
    }
}

/// All tokens, those in brackets too.
fn flat(tokens: &[TokenTree]) -> Vec<TokenTree> {
    let inner = |token: &TokenTree| match token {
        TokenTree::Group(group) => flat(&group.stream().into_iter().collect::<Vec<_>>()),
        token => vec![token.clone()],
    };
    tokens.iter().flat_map(inner).collect()
}

/// The first word of the comment that ends here, before what is declared; empty if there is none.
fn first_word(before: &[TokenTree]) -> String {
    let is_visibility =
        |token: &&TokenTree| is_word(token, "pub") || group_of(token, Delimiter::Parenthesis).is_some();
    let visibility = before.iter().rev().take_while(is_visibility).count();
    let mut word = String::new();
    for pair in before[..before.len() - visibility].rchunks(2) {
        let attribute = pair.last().and_then(|token| group_of(token, Delimiter::Bracket));
        let Some(attribute) = attribute.filter(|_| is_punct(&pair[0], '#')) else { break };
        let tokens: Vec<TokenTree> = attribute.stream().into_iter().collect();
        if let [name, _, text] = &tokens[..]
            && is_word(name, "doc")
        {
            let text = text.to_string();
            let words = text.trim_matches('"').split_whitespace();
            word = words.take(1).collect();
        }
    }
    word
}

#[test]
fn lengths_are_named_in_the_theme() {
    let is_here = |source: &&Source| !ELSEWHERE.iter().any(|folder| source.path.starts_with(folder));
    let described = |source: &Source| {
        let lengths = lengths(source).into_iter();
        lengths.map(|length| format!("{}: {length}", source.path)).collect::<Vec<_>>()
    };
    let lengths: Vec<String> = sources_below("src/gui").iter().filter(is_here).flat_map(described).collect();
    assert!(
        lengths.is_empty(),
        "these belong into theme/sizes, or say first what else they are:\n{}",
        lengths.join("\n")
    );
}

/// A test of the reader itself.
#[test]
fn a_length_is_noticed_wherever_it_is_written() {
    let noticed = |text: &str| lengths(&Source::parse("panels/one.rs", text));
    for text in [
        "const HEIGHT: f32 = 1.0;",
        "/// Height of a row.\npub(super) const HEIGHT: f32 = 24.0;",
        "/// Share of a row.\nconst HEIGHT: f32 = 24.0;",
        "/// Shares.\nconst SIZE: egui::Vec2 = vec2(0.5, 0.5);",
        "/// Radius.\nconst CORNER: u8 = 4;",
        "const GAP: LazyLock<f32> = LazyLock::new(|| 3.0);",
        "/// Sides.\nstatic SIDES: [(f32, &str); 2] = [(1.0, \"\"), (2.0, \"\")];",
        "impl Plan { /** Gap. */ #[allow(unused)] const GAP: f32 = 2.0; }",
        "fn f() { const GAP: f32 = 2.0; g(GAP) }",
        "const GAPS: Gaps = Gaps { between: 3.0 };",
        "fn f(x: f32) -> f32 { x + 2.5 }",
        "fn f() { g(vec2(0.0, -12_f32), x * 2.0) }",
        "fn f() { g(|x| vec![x - 1e1]) }",
    ] {
        assert_eq!(noticed(text).len(), 1, "{text}");
    }
    for text in [
        "/// Share of its row's height.\n#[allow(unused)]\npub(in crate::gui) const SHARE: f32 = 0.5;",
        "/// Number of rows: the head, and two halves.\nconst ROWS: [f32; 2] = [1.0, 2.5];",
        "static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| vec![1, 2, 3]);",
        "/// Anything.\nconst INTERVAL: f64 = 250.0; const PLACES: usize = 9; fn f<const N: usize>() -> f32 { 1.0 }",
        "fn f(x: f32) -> f32 { (x + 1.5) / 3.0 + 4.0 * x }",
        "fn f(x: f64) -> f64 { 10_f64.powf(x) }",
        "//! 24.0\n/// 24.0 points.\nfn f() -> &'static str { \"24.0\" }",
    ] {
        assert_eq!(noticed(text), [""; 0], "{text}");
    }
}
