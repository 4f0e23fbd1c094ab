//! Names of keys, wherever they are shown: on the sheet of all keys, in tooltips, beside the timeline and in
//! `docs/*/shortcuts.md`.
//!
//! The table knows which keys there are. Most are called by what is written on them; where that is a word, the word
//! comes from the messages.

use egui::Key;
use eight_realms_app::{
    control::Control::{self, EventForward, Forward, MarkForward, OperationForward, Play},
    desk::screen::StageTab,
    inside::InsideFace,
    questions::open::OpenQuestion,
    view::View,
    words::Words,
};
use eight_realms_core::lane::LaneId;

use super::{
    binding::{Binding, DIGITS, KeyModifiers, NUMBERS, Trigger, tab_key},
    table::{binding, bindings},
};

impl Binding {
    /// Names all keys of the binding: `Shift + → ←`, `1 – 8`.
    pub fn caps(&self, words: &Words) -> String {
        let caps = match &self.trigger {
            Trigger::Keys(_) | Trigger::Controls(_) => row(&self.keys(), words),
            Trigger::Stages | Trigger::Digits(_) => return self.ends(words).join(" – "),
            Trigger::Numbers => format!("{} .", ends(&NUMBERS.map(|(key, _)| key)[..10], words).join(" – ")),
            Trigger::Writing => format!("{} 0 x", ends(&DIGITS, words).join(" – ")),
            Trigger::Paste => cap(Key::V, words),
            Trigger::Copy => cap(Key::C, words),
        };
        with_modifiers(self.modifiers, caps, words)
    }

    /// Names one key of the binding: `Shift + ←`.
    pub fn cap(&self, key: Key, words: &Words) -> String {
        debug_assert!(self.keys().contains(&key), "{key:?} is no key of {}", self.name);
        with_modifiers(self.modifiers, cap(key, words), words)
    }

    /// Names the first and the last key: `Shift + 1` and `8`. All others lie between the two.
    pub fn ends(&self, words: &Words) -> [String; 2] {
        let [first, last] = ends(&self.keys(), words);
        [with_modifiers(self.modifiers, first, words), last]
    }

    /// Describes what the keys do.
    pub fn does(&self, words: &Words) -> String {
        words.say(format!("key-{}-does", self.name))
    }
}

/// Names the key of a control of the timeline; empty if it has none.
pub fn control(control: Control, words: &Words) -> String {
    let key = |binding: &Binding| {
        let Trigger::Controls(keys) = &binding.trigger else { return None };
        let (key, _) = keys.iter().find(|(_, candidate)| *candidate == control)?;
        Some(binding.cap(*key, words))
    };
    bindings().find_map(key).unwrap_or_default()
}

/// Names the key that leads to a tab of the stage; `None` for the reading, which has no key.
pub fn tab(tab: StageTab, words: &Words) -> Option<String> {
    match tab {
        StageTab::Inside => Some(const { binding("inside") }.caps(words)),
        StageTab::Lab => Some(const { binding("lab") }.caps(words)),
        _ => tab_key(tab).map(|key| const { binding("stage") }.cap(key, words)),
    }
}

/// Names the key that chooses a lane.
pub fn choose(lane: LaneId, words: &Words) -> String {
    digit(lane.rung(), words)
}

/// Names the key that chooses what is in this place, from 0 on: a lane, or a plot of the laboratory; empty where no digit is
/// left.
pub fn digit(place: usize, words: &Words) -> String {
    DIGITS.get(place).map(|digit| const { binding("realm") }.cap(*digit, words)).unwrap_or_default()
}

/// Names the key that hides a lane or shows it again.
pub fn toggle(lane: LaneId, words: &Words) -> String {
    const { binding("show") }.cap(DIGITS[lane.rung()], words)
}

/// Names the keys worth knowing beside the timeline, the most useful first, each with what it does there.
pub fn worth_knowing(view: &View<'_>, words: &Words) -> [[String; 2]; 5] {
    let control = |of: Control, does: &str| [control(of, words), words.say(does)];
    let [play, forward] = [control(Play, "hint-play"), control(Forward, "expansion")];
    let (difference, keys) = const { (binding("difference"), binding("keys")) };
    let all = [keys.caps(words), keys.does(words)];
    if let Some(question) = view.model.questions.current.as_ref() {
        return of_question(question, words, all);
    }
    let totals = const { binding("totals") };
    let uncover = [totals.caps(words), words.say("hint-uncover")];
    if view.race.is_some() {
        let parts = [difference.caps(words), words.say("hint-difference")];
        let third = if view.model.covers_race() { uncover } else { control(MarkForward, "hint-finish") };
        [play, forward, third, parts, all]
    } else if view.model.is_covered(view.model.chosen) {
        [play, forward, control(EventForward, "event"), uncover, all]
    } else if view.model.inside.shown_face(&view.model) == Some(InsideFace::Structure) {
        [play, forward, control(OperationForward, "operation"), control(EventForward, "event"), all]
    } else {
        [play, forward, control(EventForward, "event"), control(MarkForward, "hint-mark"), all]
    }
}

/// Names the keys of a question, open or answered.
fn of_question(question: &OpenQuestion, words: &Words, all: [String; 2]) -> [[String; 2]; 5] {
    let key = |of: &Binding, does: &str| [of.caps(words), words.say(does)];
    let (option, answer, unknown) = const { (binding("option"), binding("answer"), binding("unknown")) };
    let (leave, hands, again) = const { (binding("stop"), binding("hands"), binding("vote-again")) };
    let go_on = key(answer, "question-go-on");
    let close = leave;
    let leave = key(leave, "question-leave");
    match (question.is_open(), &question.votes) {
        (false, _) => {
            let (results, projector) = const { (binding("save-data"), binding("projector")) };
            let projector = [projector.caps(words), projector.does(words)];
            [go_on, key(close, "close"), key(results, "results"), projector, all]
        }
        (true, Some(_)) => [
            key(answer, "question-reveal"),
            key(option, "question-hint-hands"),
            key(hands, "question-hint-more-or-less"),
            key(again, "question-vote-again"),
            leave,
        ],
        (true, None) => [
            key(answer, "question-answer"),
            key(option, "question-hint-option"),
            key(unknown, "question-pass"),
            leave,
            all,
        ],
    }
}

/// Names the keys that lead on from a field, and back.
pub fn of_field(words: &Words) -> [String; 2] {
    [KeyModifiers::Nothing, KeyModifiers::Shift]
        .map(|held| with_modifiers(held, cap(Key::Enter, words), words))
}

/// Names keys side by side; equal names next to each other appear once.
pub fn row(keys: &[Key], words: &Words) -> String {
    let mut caps: Vec<String> = keys.iter().map(|key| cap(*key, words)).collect();
    caps.dedup();
    caps.join(" ")
}

/// Names the first and the last of some keys.
fn ends(keys: &[Key], words: &Words) -> [String; 2] {
    [keys.first(), keys.last()].map(|key| key.map_or_else(String::new, |key| cap(*key, words)))
}

/// Puts the modifiers in front of the names of keys.
fn with_modifiers(modifiers: KeyModifiers, caps: String, words: &Words) -> String {
    let word = match modifiers {
        KeyModifiers::Whatever | KeyModifiers::Nothing => return caps,
        KeyModifiers::CommandAndShift => {
            let caps = with_modifiers(KeyModifiers::Shift, caps, words);
            return with_modifiers(KeyModifiers::Command, caps, words);
        }
        KeyModifiers::Shift => "cap-shift",
        KeyModifiers::Alt => "cap-alt",
        KeyModifiers::Command | KeyModifiers::CommandAndWhatever => "cap-ctrl",
    };
    format!("{} + {caps}", words.say(word))
}

/// Returns what is written on a key. Plus and equals are one key on most keyboards, with Shift and without.
fn cap(key: Key, words: &Words) -> String {
    match key {
        Key::Space => words.say("cap-space"),
        Key::Backspace => words.say("cap-backspace"),
        Key::Enter => words.say("cap-enter"),
        Key::Escape => words.say("cap-escape"),
        Key::Home => words.say("cap-home"),
        Key::End => words.say("cap-end"),
        Key::PageUp => words.say("cap-page-up"),
        Key::PageDown => words.say("cap-page-down"),
        Key::ArrowLeft => "←".to_owned(),
        Key::ArrowUp => "↑".to_owned(),
        Key::ArrowDown => "↓".to_owned(),
        Key::ArrowRight => "→".to_owned(),
        Key::Plus | Key::Equals => Key::Plus.symbol_or_name().to_owned(),
        other => other.symbol_or_name().to_owned(),
    }
}
