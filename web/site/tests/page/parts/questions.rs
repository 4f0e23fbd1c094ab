//! The page asks: a question from end to end, and what was answered as a download.

use anyhow::{Result, ensure};

use super::{
    super::{
        fixture::{Fixture, enabled_button},
        keep_picture,
    },
    Part,
};

pub const ALL: &[(&str, Part)] = &[
    ("a question is asked, answered and explained, and the results are downloaded", question),
    ("the hands of a class are counted by taps", class),
];

fn question(page: &mut Fixture) -> Result<()> {
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.with_tree()?;
    page.press("Ask")?;
    page.shows("question 1 · 0 of 0 points")?;
    // What lies ahead is not offered while it is open.
    ensure!(!page.offers("Map")?, "the future can be looked at");
    keep_picture("question", &page.browser.picture()?)?;
    page.browser.press("1", "Digit1", 49, 0)?;
    page.press("Answer")?;
    page.shows("Go on")?;
    keep_picture("question answered", &page.browser.picture()?)?;
    page.press("Results…")?;
    page.shows("Questions answered: 1")?;
    page.press("Save results …")?;
    let text = String::from_utf8(page.downloads("Download", "csv")?)?;
    let rows: Vec<&str> = text.trim_start_matches('\u{feff}').lines().collect();
    ensure!(rows.len() == 2 && rows[0].starts_with("n,mode,"), "{text}");
    ensure!(rows[1].starts_with("1,alone,,,") && rows[1].contains(",8r1:23415x768:5@e3240~9e89,"), "{text}");
    page.press("Close")?;
    page.press("Go on")?;
    page.shows("Choose realm 5")?;
    ensure!(page.offers("Map")?, "the page is as it was");
    Ok(())
}

/// Shift and Q go through who answers: nobody is asked, one person, a class.
fn class(page: &mut Fixture) -> Result<()> {
    const SHIFT: u32 = 8;
    page.with_fingers()?;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.with_tree()?;
    for mode in ["you answer", "the class shows hands"] {
        page.browser.press("Q", "KeyQ", 81, SHIFT)?;
        page.shows(mode)?;
    }
    page.tap("Ask")?;
    page.shows("Show answer")?;
    for (option, hands) in [("1 ·", "1: 1 hands"), ("1 ·", "1: 2 hands"), ("2 ·", "2: 1 hands")] {
        page.tap(option)?;
        page.shows(hands)?;
    }
    keep_picture("question to a class", &page.browser.picture()?)?;
    page.tap("Show answer")?;
    page.shows("Right: ")?;
    page.tap("Go on")?;
    page.shows("Choose realm 5")?;
    page.browser.press("Q", "KeyQ", 81, SHIFT)?;
    page.shows("only when you press Q")?;
    Ok(())
}

impl Fixture {
    /// Whether a button with this name can be pressed.
    fn offers(&mut self, name: &str) -> Result<bool> {
        let found = self.browser.evaluate(&format!("{} !== undefined", enabled_button(name)))?;
        Ok(found == true)
    }
}
