//! No message is unused.

use std::{collections::BTreeSet, fs};

use eight_realms_app::words::Language;

use super::{messages, root, sources};

/// An id is named whole, or composed from a literal such as `"page-{realm}-title"`, or used by a message.
#[test]
fn every_message_is_used_somewhere() {
    let sources = sources();
    let texts: Vec<String> = sources.iter().map(|source| fs::read_to_string(source).unwrap()).collect();
    let literals: BTreeSet<&str> = texts.iter().flat_map(|text| text.split('"').skip(1).step_by(2)).collect();
    let all = messages(Language::English);
    let definitions: String =
        ["window", "errors", "cli", "report", "why", "realms", "page", "help", "usage", "facts"]
            .iter()
            .map(|name| fs::read_to_string(root().join(format!("crates/app/i18n/en/{name}.ftl"))).unwrap())
            .collect();
    let is_composed = |id: &str| literals.iter().any(|literal| composes(literal, id));
    let is_used = |id: &str| definitions.contains(&format!("{{ {id} }}"));
    let unused: Vec<&String> =
        all.keys().filter(|id| !literals.contains(id.as_str()) && !is_composed(id) && !is_used(id)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

/// Whether a literal with holes, `why-{family}-expand`, can become this id.
fn composes(literal: &str, id: &str) -> bool {
    let mut pieces = literal.split('{');
    let Some(mut rest) =
        pieces.next().filter(|start| start.len() >= 3).and_then(|start| id.strip_prefix(start))
    else {
        return false;
    };
    let tails: Vec<&str> = pieces.map(|piece| piece.split_once('}').map_or("", |(_, tail)| tail)).collect();
    for tail in &tails {
        let Some(at) =
            (1..=rest.len()).find(|at| rest.is_char_boundary(*at) && rest[*at..].starts_with(tail))
        else {
            return false;
        };
        rest = &rest[at + tail.len()..];
    }
    !tails.is_empty() && (rest.is_empty() || tails.last() == Some(&""))
}
