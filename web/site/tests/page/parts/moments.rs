//! A moment as a line in the clipboard, and a place that is typed.

use anyhow::Result;
use serde_json::json;

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("Ctrl+C copies the line of a moment, and Ctrl+V opens it", copies),
    ("Ctrl+G goes to the place that is typed", goes_to),
];

const CTRL: u32 = 2;
const LINE: &str = "8r1:23415x768:5@e3240~9e89";

impl Fixture {
    /// Ctrl and a letter, with what a browser does by itself when they are pressed.
    fn edit(&mut self, letter: char, command: &str) -> Result<()> {
        let capital = letter.to_ascii_uppercase();
        let key = |kind: &str, commands: &[&str]| {
            json!({
                "type": kind, "key": letter, "code": format!("Key{capital}"),
                "windowsVirtualKeyCode": u32::from(capital), "modifiers": CTRL, "commands": commands,
            })
        };
        self.browser.call("Input.dispatchKeyEvent", key("rawKeyDown", &[command]))?;
        self.browser.call("Input.dispatchKeyEvent", key("keyUp", &[])).map(drop)
    }
}

fn copies(page: &mut Fixture) -> Result<()> {
    page.open(LINE)?;
    page.browser.call(
        "Browser.grantPermissions",
        json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    )?;
    page.edit('c', "copy")?;
    page.browser.wait_for(&format!("navigator.clipboard.readText().then(text => text === {LINE:?})"))?;
    page.key("Home", 36, 0)?;
    page.stands_at("8r1:23415x768:5")?;
    page.edit('v', "paste")?;
    page.stands_at(LINE)
}

fn goes_to(page: &mut Fixture) -> Result<()> {
    page.open("8r1:23415x768:5")?;
    page.with_tree()?;
    page.browser.press("g", "KeyG", 71, CTRL)?;
    page.shows("Go to")?;
    for (digit, number) in [("8", 56), ("6", 54), ("8", 56)] {
        page.browser.press(digit, &format!("Digit{digit}"), number, 0)?;
    }
    page.shows("expansion 868")?;
    page.key("Enter", 13, 0)?;
    page.stands_at(LINE)?;
    page.key("Escape", 27, 0)
}
