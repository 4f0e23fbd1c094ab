//! Fonts of the system that are damaged, or none at all: the program brings its own, and shows what those lack as
//! well as it can.

use std::{env, fs};

use egui::{Key, Modifiers};
use eight_realms::gui::fonts::BUNDLED;
use eight_realms_app::words::{Language, Words};

use super::driver::Driver;

/// No font of ours has this letter.
const STRANGER: &str = "한";

#[test]
fn no_font_of_the_system_is_needed_and_a_damaged_one_does_no_harm() {
    let take = Words::new(Language::English).say("edit-take");
    // No font is left that has the letter, so its number is said.
    let number = format!("U+{:04X}", u32::from(STRANGER.chars().next().expect("a letter")));
    let fonts = env::temp_dir().join(format!("eight-realms-fonts-{}", std::process::id()));
    for damaged in [true, false] {
        _ = fs::remove_dir_all(&fonts);
        fs::create_dir_all(&fonts).expect("a folder can be made");
        if damaged {
            damage(&fonts);
        }
        let config = fonts.join("fonts.conf");
        let text = format!("<fontconfig><dir>{}</dir></fontconfig>", fonts.display());
        fs::write(&config, text).expect("a file can be written");
        let mut window = Driver::open_with("fonts", |program| {
            program.env("FONTCONFIG_FILE", &config);
        });
        window.wait_for_text("20\u{2009}907");
        window.press(Key::E, Modifiers::NONE);
        window.wait_for(&take);
        window.type_in(STRANGER);
        window.wait_for_text(&number);
        window.press(Key::Escape, Modifiers::NONE);
        window.wait_until_gone(&take);
    }
    _ = fs::remove_dir_all(&fonts);
}

/// Each of ours, torn off at several places, and with noise in its middle.
fn damage(folder: &std::path::Path) {
    for (name, bytes) in BUNDLED {
        for parts in [3, 50, 97] {
            let torn = &bytes[..bytes.len() * parts / 100];
            fs::write(folder.join(format!("{name}-{parts}.otf")), torn).expect("a file can be written");
        }
        let mut noisy = bytes.to_vec();
        noisy.iter_mut().skip(200).step_by(7).for_each(|byte| *byte = byte.wrapping_mul(31));
        fs::write(folder.join(format!("{name}-noisy.ttf")), noisy).expect("a file can be written");
    }
}
