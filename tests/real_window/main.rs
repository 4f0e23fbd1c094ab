//! A real window on a real display, driven by what it says of itself to a screen reader.
//!
//! Needs the feature `inspection` and a display (`xvfb-run` will do):
//!
//! ```text
//! xvfb-run --auto-servernum --server-args=-noreset cargo test --features inspection --test real_window
//! ```

#![allow(clippy::disallowed_methods, reason = "tests write files")]

mod driver;
mod fonts;
mod lost_display;
mod missing_library;
mod question;

use std::{fs, time::Duration};

use driver::Driver;
use egui::{Key, Modifiers};
use eight_realms_app::words::{Language, Words};

/// A board three moves from the usual goal.
const BOARD: &str = "123x46758";

#[test]
fn a_board_is_typed_searched_stepped_and_shown_in_the_other_language() {
    let english = Words::new(Language::English);
    let mut window = Driver::open();

    // The window opens with the sample, searched by all eight realms.
    window.wait_for("Choose realm 1");
    window.wait_for_text("20\u{2009}907");

    // Type a board: the eight searches run again, on this one.
    window.press(Key::E, Modifiers::NONE);
    window.wait_for(&english.say("edit-take"));
    window.type_in(BOARD);
    window.press(Key::Enter, Modifiers::NONE);
    window.wait_until_gone(&english.say("edit-take"));
    window.wait_for_text("1 2 3 x 4 6 7 5 8");

    // Realm 1 expands eight boards: the beginning is shown, and keys go to the end and back.
    window.click("Choose realm 1");
    window.wait_for_text(&english.tell("expansion-place", &[("n", 0.into()), ("total", 8.into())]));
    window.press(Key::End, Modifiers::NONE);
    window.wait_for_text(&english.tell("expansion-place", &[("n", 8.into()), ("total", 8.into())]));
    window.press(Key::Home, Modifiers::NONE);
    window.wait_for_text(&english.tell("expansion-place", &[("n", 0.into()), ("total", 8.into())]));
    window.press(Key::ArrowRight, Modifiers::NONE);
    window.press(Key::ArrowRight, Modifiers::NONE);
    window.wait_for_text(&english.tell("expansion-place", &[("n", 2.into()), ("total", 8.into())]));
    window.press(Key::ArrowLeft, Modifiers::NONE);
    window.wait_for_text(&english.tell("expansion-place", &[("n", 1.into()), ("total", 8.into())]));

    // The other language, everywhere and at once.
    window.press(Key::L, Modifiers::NONE);
    window.wait_for("选第 1 境");

    let picture = window.picture(Duration::from_secs(20));
    let image = image::load_from_memory(&picture).expect("the window answers with a picture");
    let colours: std::collections::BTreeSet<_> = image.to_rgb8().pixels().map(|pixel| pixel.0).collect();
    assert!(colours.len() > 100, "a drawn window has many colours, not {}", colours.len());
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("real-window.png");
    fs::write(&file, picture).expect("the picture can be written");
    println!("{}", file.display());
}
