//! A display that is lost while the window is open: the program says so in the window's language, and ends.

use std::{
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
    thread,
    time::Duration,
};

use egui::{Key, Modifiers};
use eight_realms_app::words::{Language, Words};

use super::driver::Driver;

/// A virtual screen of this test's own.
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
        let stdout = server.stdout.take().expect("it is piped");
        BufReader::new(stdout).read_line(&mut number).expect("it says on which display");
        Self { server, display: format!(":{}", number.trim()) }
    }

    /// Without notice.
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
fn a_lost_display_is_reported_and_loses_no_setting() {
    let choose = "选第 1 境".to_owned();
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
        let (code, message) = window.end();
        let lost = Words::for_documents(Language::Chinese).say("cli-display-lost");
        assert_eq!(code, Some(1), "{name}: {message}");
        assert_eq!(message.matches(&lost).count(), 1, "{name}: {message}");
        assert!(!message.contains("panicked") && !message.contains(".rs:"), "{name}: {message}");
        assert!(window.file_text("settings.json").contains("\"Chinese\""), "{name}");
    }
}
