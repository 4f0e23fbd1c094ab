//! A display that is lost while the window is open: it is said in the window's language, and the program ends.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use egui::{Key, Modifiers};
use eight_realms::words::{Language, Words};

use super::driver::Driver;

/// A screen that nobody sees and nobody else uses.
struct Screen {
    server: Child,
    display: String,
}

impl Screen {
    fn open() -> Self {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1600x1000x24"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let said = server.stdout.take().expect("it is piped");
        BufReader::new(said).read_line(&mut number).expect("it says on which display");
        Self { server, display: format!(":{}", number.trim()) }
    }

    /// Without a word to anybody.
    fn break_down(&mut self) {
        self.server.kill().expect("it is ours");
        self.server.wait().expect("it has ended");
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        // It may have ended before.
        _ = self.server.kill();
        _ = self.server.wait();
    }
}

/// At rest, and while something plays; in the language that was chosen a moment ago.
#[test]
fn a_display_that_is_lost_is_told_and_costs_no_setting() {
    let choose = Words::new(Language::Chinese).tell("rung-choose", &[("realm", "1".into())]);
    for (name, playing) in [("lost-at-rest", false), ("lost-playing", true)] {
        let mut screen = Screen::open();
        let display = screen.display.clone();
        let mut window = Driver::open_with(name, |program| {
            program.env("DISPLAY", &display).env_remove("WAYLAND_DISPLAY").stderr(Stdio::piped());
        });
        window.wait_for_text("20\u{2009}907");
        window.press(Key::L, Modifiers::NONE);
        window.wait_for(&choose);
        if playing {
            window.press(Key::Space, Modifiers::NONE);
            thread::sleep(Duration::from_millis(200));
        }
        screen.break_down();
        let (code, said) = window.end();
        let lost = Words::for_documents(Language::Chinese).say("cli-display-lost");
        assert_eq!(code, Some(1), "{name}: {said}");
        assert_eq!(said.matches(&lost).count(), 1, "{name}: {said}");
        assert!(!said.contains("panicked") && !said.contains(".rs:"), "{name}: {said}");
        assert!(window.kept("settings.json").contains("\"Chinese\""), "{name}");
    }
}
