//! The documents: a short door, the same in both languages, with links that lead somewhere.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// The most lines of a README, and those in which a picture and two commands come.
const MAX_LINES: usize = 150;
const FIRST_LINES: usize = 40;

fn project() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn text(path: &str) -> String {
    fs::read_to_string(project().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn files(folder: &str) -> BTreeSet<String> {
    let files = fs::read_dir(project().join(folder)).expect("the folder is there").flatten();
    files.filter_map(|file| file.file_name().into_string().ok()).collect()
}

/// The documents that are there in English and in Chinese.
fn pairs() -> Vec<[String; 2]> {
    let folders = ["docs/en", "docs/zh-CN"];
    let [english, chinese] = folders.map(files);
    assert_eq!(english, chinese);
    let documents = english.iter().map(|file| folders.map(|folder| format!("{folder}/{file}")));
    let own = ["README", "CONTRIBUTING"].map(|name| [format!("{name}.md"), format!("{name}.zh-CN.md")]);
    documents.chain(own).collect()
}

#[test]
fn a_readme_is_short_and_begins_with_a_picture_and_two_commands() {
    for readme in ["README.md", "README.zh-CN.md"] {
        let text = text(readme);
        assert!(text.lines().count() <= MAX_LINES, "{readme}");
        let first: Vec<&str> = text.lines().take(FIRST_LINES).collect();
        for beginning in ["![", "cargo run --release", "cargo test"] {
            assert!(first.iter().any(|line| line.starts_with(beginning)), "{readme}: {beginning}");
        }
    }
}

#[test]
fn both_languages_have_the_same_headings_and_figures() {
    for [english, chinese] in pairs() {
        // Of the contributors' guide only the first page is translated.
        if english.starts_with("CONTRIBUTING") {
            continue;
        }
        let [one, other] = [text(&english), text(&chinese)];
        assert_eq!(heading_levels(&one), heading_levels(&other), "{english}");
        let [one, other] = [figures(&one), figures(&other)];
        let differing: Vec<&String> =
            one.keys().chain(other.keys()).filter(|figure| one.get(*figure) != other.get(*figure)).collect();
        assert_eq!(differing, [""; 0], "{english} and {chinese}");
    }
}

/// Lines outside blocks of code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

fn heading_levels(text: &str) -> Vec<usize> {
    let level = |line: &str| line.bytes().take_while(|byte| *byte == b'#').count();
    prose(text).map(level).filter(|level| *level > 0).collect()
}

/// How often each number is written, targets of links and the name of the puzzle apart.
fn figures(text: &str) -> BTreeMap<String, usize> {
    let mut figures = BTreeMap::new();
    let text: String = text.replace("8-puzzle", "").split("](").map(after_target).collect();
    let is_inside = |letter: char| letter.is_ascii_digit() || letter == ',' || letter == '.';
    for word in text.split(|letter: char| !is_inside(letter)) {
        let figure = word.trim_matches([',', '.']);
        for figure in
            figure.split(",,").filter(|figure| figure.contains(|letter: char| letter.is_ascii_digit()))
        {
            *figures.entry(figure.to_owned()).or_default() += 1;
        }
    }
    figures
}

/// What follows the target of a link, which this piece begins with if it is not the first one.
fn after_target(piece: &str) -> &str {
    match piece.split_once(')') {
        Some((target, rest)) if !target.contains(char::is_whitespace) => rest,
        _ => piece,
    }
}

#[test]
fn every_link_leads_somewhere() {
    for document in pairs().into_iter().flatten().chain(["SECURITY.md".to_owned(), "CHANGELOG.md".to_owned()])
    {
        let text = text(&document);
        let folder = Path::new(&document).parent().expect("a file is in a folder");
        let markdown = text.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        let html = text.split("src=\"").skip(1).filter_map(|rest| rest.split_once('"'));
        for (target, _) in markdown.chain(html) {
            if target.starts_with("https://") {
                continue;
            }
            let (file, heading) = target.split_once('#').unwrap_or((target, ""));
            let file = if file.is_empty() { PathBuf::from(&document) } else { folder.join(file) };
            let path = project().join(&file);
            assert!(path.exists(), "{document}: {target}");
            if !heading.is_empty() {
                let headings = fs::read_to_string(path).expect("a document");
                let is_there = prose(&headings).any(|line| line.starts_with('#') && slug(line) == heading);
                assert!(is_there, "{document}: {target}");
            }
        }
    }
}

#[test]
fn every_path_that_is_named_is_there() {
    let folders =
        ["src/", "crates/", "tests/", "examples/", "benches/", "release/", "assets/", "web/", ".github/"];
    for document in pairs().into_iter().flatten() {
        let text = text(&document);
        let named = text.lines().flat_map(|line| line.split('`').skip(1).step_by(2));
        for path in named.filter(|path| folders.iter().any(|folder| path.starts_with(folder))) {
            let is_pattern = path.contains(['*', ' ', '…', '<']);
            assert!(is_pattern || project().join(path).exists(), "{document}: {path}");
        }
    }
}

/// How a heading is named in a link.
fn slug(heading: &str) -> String {
    let words = heading.trim_start_matches('#').trim().to_lowercase();
    let letters =
        words.chars().filter(|letter| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_'));
    letters.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// The files of a release carry the version.
#[test]
fn every_document_names_this_version() {
    let version = env!("CARGO_PKG_VERSION");
    assert!(text("CITATION.cff").contains(&format!("\nversion: {version}\n")));
    for language in ["en", "zh-CN"] {
        let install = text(&format!("docs/{language}/install.md"));
        let files = install.split("eight-realms").skip(1).filter_map(|rest| rest.strip_prefix(['-', '_']));
        let versions: Vec<&str> =
            files.filter(|rest| rest.starts_with(|digit: char| digit.is_ascii_digit())).collect();
        assert!(versions.len() > 3, "{language}");
        assert!(versions.iter().all(|rest| rest.starts_with(version)), "{language}");
    }
}

/// There is one address, a placeholder until the program has its own.
#[test]
fn every_document_has_the_address_of_the_program() {
    let address = text("assets/address");
    let address = address.trim_end();
    let forms =
        files(".github/ISSUE_TEMPLATE").into_iter().map(|file| format!(".github/ISSUE_TEMPLATE/{file}"));
    let others = ["SECURITY.md", "CITATION.cff"].map(str::to_owned);
    for document in pairs().into_iter().flatten().chain(others).chain(forms) {
        for (at, _) in text(&document).match_indices("https://example.org") {
            assert!(text(&document)[at..].starts_with(address), "{document}");
        }
    }
    assert!(text("README.md").contains(&format!("git clone --depth 1 {address}")));
}
