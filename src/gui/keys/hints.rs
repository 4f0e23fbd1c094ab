//! Keys worth knowing beside the timeline, each with what it does there.

use super::{caption, table::named};
use crate::{
    app::view::View,
    tell::control::Control::{self, EventForward, Forward, MarkForward, Play},
    words::Words,
};

/// The most needed first: what the key is called, and what it does.
pub fn worth_knowing(view: &View<'_>, words: &Words) -> [[String; 2]; 5] {
    let control = |control: Control, does: &str| [caption::control(control, words), words.say(does)];
    let [play, forward] = [control(Play, "hint-play"), control(Forward, "expansion")];
    let (difference, keys) = const { (named("difference"), named("keys")) };
    let all = [keys.caps(words), keys.does(words)];
    if view.race.is_some() {
        let parts = [difference.caps(words), words.say("hint-difference")];
        [play, forward, control(MarkForward, "hint-finish"), parts, all]
    } else {
        [play, forward, control(EventForward, "event"), control(MarkForward, "hint-mark"), all]
    }
}
