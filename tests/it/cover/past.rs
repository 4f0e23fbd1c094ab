//! While totals are covered the window is a function of what has been seen: a frame with whole recordings is one with
//! recordings that end a little later, shape for shape and name for name.

use egui::vec2;
use eight_realms_app::{
    desk::{
        lanes::Limits,
        preferences::Theme,
        screen::{Animation, Face, Surroundings},
    },
    model::Action,
    words::Language,
};

use super::{lanes_of, sample, tour};
use crate::monkey::screen::{Screen, Window, difference};

/// Number of events of a search that is cut: more than the tour sees of any.
const CUT: u64 = 700;

/// The window with at most so many events of each search. Nothing slides from where it was before.
fn screen(language: Language, face: Face, most: u64) -> Screen {
    let limits = Limits { one: most, all: 24_000_000 };
    let surroundings = Surroundings { animation: Animation::Reduced, ..Surroundings::default() };
    let mut screen = Screen::of(sample(), language, limits, surroundings);
    for lane in lanes_of(face) {
        screen.act(lane);
    }
    screen.act(Action::Tick(10.0));
    screen
}

#[test]
fn what_is_drawn_is_the_same_whatever_comes_after_what_was_seen() {
    let looks = [
        (Face::Realms, Language::English, Theme::Light, vec2(1440.0, 900.0)),
        (Face::Realms, Language::Chinese, Theme::Dark, vec2(1024.0, 640.0)),
        (Face::Own, Language::English, Theme::Dark, vec2(1440.0, 900.0)),
    ];
    for (face, language, theme, points) in looks {
        let [whole, cut] = [Limits::default().one, CUT].map(|most| {
            let mut screen = screen(language, face, most);
            if theme == Theme::Light {
                screen.act(Action::SwitchTheme);
            }
            screen.resize(Window { points, scale: 1.0 });
            tour(&mut screen)
        });
        assert!(whole.len() > 150, "{} frames", whole.len());
        for ((name, whole), (_, cut)) in whole.iter().zip(&cut) {
            assert!(whole == cut, "{face:?}, {language:?}: {name}: {}", difference(whole, cut));
        }
    }
}
