//! The link to what is shown, in words: what it opens, and what is wrong with the page that it is to lead to.

use eight_realms_core::replay::moment::{MomentLine, MomentPlace};

use super::Narrator;
use crate::{
    app::PageAddressError,
    words::{Words, quoted},
};

/// The text on what the link opens: puzzle, realm and moment.
pub fn opens(narrator: Narrator<'_>) -> String {
    let MomentLine { puzzle, realm, place, .. } = narrator.seen.moment_line();
    let args = |n: u64| {
        [
            ("start", puzzle.start.to_string().into()),
            ("goal", puzzle.goal.to_string().into()),
            ("realm", realm.label().into()),
            ("name", narrator.name(realm).into()),
            ("n", n.into()),
        ]
    };
    match place {
        Some(MomentPlace::Events { events, .. }) => narrator.words.tell("link-opens-event", &args(events)),
        Some(MomentPlace::Expansion(number)) => narrator.words.tell("link-opens-expansion", &args(number)),
        Some(MomentPlace::End) | None => narrator.words.tell("link-opens-end", &args(0)[..4]),
    }
}

/// The error as a fragment without full stop, which is used alone or after a colon.
pub fn fault(error: &PageAddressError, words: &Words) -> String {
    match error {
        PageAddressError::Scheme => words.say("error-page-scheme"),
        PageAddressError::NoHost => words.say("error-page-no-host"),
        PageAddressError::Host(host) => words.tell("error-page-host", &[("host", quoted(host).into())]),
        PageAddressError::Character(character) => {
            words.tell("error-page-character", &[("character", quoted(&character.to_string()).into())])
        }
        PageAddressError::Port(port) => words.tell("error-page-port", &[("port", quoted(port).into())]),
    }
}
