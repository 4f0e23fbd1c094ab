//! What the page saves: a film is made while the page goes on, and a phone is asked where a file goes.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("a film is made while the page goes on, and is downloaded", film),
    ("a phone asks where a file goes, and what it refuses is downloaded", share),
];

/// The longest time between two frames of the page while a film is made, in milliseconds.
const LONGEST: f64 = 1000.0;

/// From now on the longest time between two frames is noted.
const WATCH: &str = "globalThis.longest = 0; let last = performance.now(); \
    (function tick(now) { longest = Math.max(longest, now - last); last = now; \
    requestAnimationFrame(tick); })(last)";

/// The phone notes what it is to share, and shares it or refuses.
const PHONE: &str = "globalThis.shared = []; globalThis.refuses = false; \
    navigator.canShare = data => data.files.length === 1; \
    navigator.share = async data => { shared.push(data.files[0].name + ' ' + data.files[0].type); \
    if (refuses) throw new DOMException('no', 'NotAllowedError'); }";

/// A window whose bar has room for the button that saves.
const WIDE: [u32; 2] = [1440, 900];

const FIRST: &str = "8r1:23415x768:7@e40";

/// Frames after which what was pressed is chosen.
const CHOSEN: &str = "new Promise(done => { let left = 6; \
    (function next() { left-- > 0 ? requestAnimationFrame(next) : done(true); })(); })";

/// Presses a choice, and waits until it is made: what is pressed in the same frame would be about the choice before.
fn choose(page: &mut Fixture, name: &str) -> Result<()> {
    page.press(name)?;
    page.browser.evaluate(CHOSEN).map(drop)
}

fn film(page: &mut Fixture) -> Result<()> {
    page.browser.resize(WIDE[0], WIDE[1])?;
    page.open(FIRST)?;
    page.with_tree()?;
    page.press("Save …")?;
    choose(page, "The solution ·")?;
    choose(page, "GIF")?;
    page.shows("20 frames of 480 × 480")?;
    page.browser.evaluate(WATCH)?;
    let bytes = page.downloads("Download", "gif")?;
    ensure!(bytes.starts_with(b"GIF89a") && bytes.ends_with(b";"), "{} bytes are no GIF", bytes.len());
    ensure!((50_000..400_000).contains(&bytes.len()), "{} bytes", bytes.len());
    let longest = page.browser.evaluate("longest")?.as_f64().context("a time")?;
    println!("the longest frame while a film is made: {longest:.0} ms");
    ensure!(longest < LONGEST, "a frame took {longest} ms");
    choose(page, "Step ·")?;
    choose(page, "GIF")?;
    page.press("Download")?;
    page.shows("The film is being made")?;
    page.press("Cancel")?;
    page.shows("Not saved")?;
    page.press("Close")
}

fn share(page: &mut Fixture) -> Result<()> {
    page.browser.resize(WIDE[0], WIDE[1])?;
    page.open(FIRST)?;
    page.with_tree()?;
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }))?;
    page.browser.evaluate(PHONE)?;
    page.press("Save …")?;
    choose(page, "Board ·")?;
    choose(page, "SVG")?;
    page.press("Download")?;
    page.browser.wait_for("shared[0] === 'board-23415x768-7.svg image/svg+xml'")?;
    page.shows("Choose where it goes")?;
    page.browser.evaluate("refuses = true")?;
    let text = page.downloads("Download", "svg")?;
    ensure!(text.starts_with(b"<svg"), "{}", String::from_utf8_lossy(&text[..text.len().min(80)]));
    ensure!(page.browser.evaluate("shared.length")? == 2, "it was asked before");
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false }))?;
    page.press("Close")
}
