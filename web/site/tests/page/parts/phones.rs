//! A class by fingers alone, on phones and on a tablet: the sketch while the page loads, every step of a lesson, and what
//! only a phone has: going back, turning, and a keyboard on the screen.

use std::{thread, time::Duration};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};

use super::{
    super::{
        fixture::{Fixture, enabled_button},
        keep_picture,
    },
    Part,
};

pub const ALL: &[(&str, Part)] = &[
    ("a phone: while it loads, the sketch has the places of the window", sketch),
    (LIKE_ANOTHER, |page| lesson(page, [360, 640])),
    ("a phone of 390 × 844: a lesson by fingers", |page| lesson(page, [390, 844])),
    ("a phone that lies, 844 × 390: a lesson by fingers", |page| lesson(page, [844, 390])),
    ("a tablet of 768 × 1024: a lesson by fingers", |page| lesson(page, [768, 1024])),
    ("a phone: a tap on a field opens the keyboard", keyboard),
    ("a phone: nothing lies under a notch", notch),
    ("a phone: one that a desk pretends to be is filled", pretended),
];

/// The lesson on a phone that is arranged as another: with `SCREENS=all` in the environment, it is held too.
pub const LIKE_ANOTHER: &str = "a phone of 360 × 640: a lesson by fingers";

/// Phones, upright and lying.
const PHONES: [[u32; 2]; 2] = [[390, 844], [844, 390]];
/// Pixels to the point of a phone that loads.
const SCALE: u32 = 2;
/// So far apart may be an edge of the sketch and of the window, in points.
const JUMP: f64 = 6.0;
/// What the sketch has, and what the window has there: chips, board, and the key that steps.
const SAME: [(&str, &str); 4] = [
    ("#cover li:nth-child(1) b", "document.querySelector('#tree [aria-label^=\"Choose realm 1\"]')"),
    ("#cover li:nth-child(8) b", "document.querySelector('#tree [aria-label^=\"Choose realm 8\"]')"),
    ("#stage .boards > .board", super::hands::BOARD),
    ("#cover footer b:nth-child(4)", "document.querySelector('#tree [aria-label=\"Next expansion\"]')"),
];

/// The middle of a place.
fn middle([[left, top], [right, bottom]]: [[f64; 2]; 2]) -> [f64; 2] {
    [f64::midpoint(left, right), f64::midpoint(top, bottom)]
}

fn sketch(page: &mut Fixture) -> Result<()> {
    let network = |bytes: i64| json!({ "offline": false, "latency": 0, "downloadThroughput": bytes, "uploadThroughput": -1 });
    for [width, height] in PHONES {
        // The second host packs what it sends.
        let is_packed = width > height;
        let site = if is_packed { page.site.packed()? } else { page.site.copy()? };
        page.browser.resize_at(width, height, SCALE)?;
        page.browser.call(
            "Network.emulateNetworkConditions",
            network(if is_packed { 1_500_000 } else { 4_000_000 }),
        )?;
        page.visit(&site.address, "")?;
        page.browser.wait_for("document.getElementById('progress')?.value > 0.2")?;
        let says = page.browser.evaluate("document.getElementById('sentence').textContent")?;
        let says = says.as_str().context("a sentence")?;
        let end = if is_packed { " MB, unpacked" } else { " MB" };
        ensure!(says.starts_with("Loading … ") && says.ends_with(end), "{says}");
        keep_picture(&format!("loading-{width}"), &page.browser.picture()?)?;
        let mut before = Vec::new();
        for (drawn, _) in SAME {
            let sides = format!(
                "(({{ left, top, right, bottom }}) => [left, top, right, bottom])\
                 (document.querySelector('{drawn}').getBoundingClientRect())"
            );
            let sides = page.browser.evaluate(&sides)?;
            let edge = |number: usize| sides[number].as_f64().context("an edge");
            before.push(middle([[edge(0)?, edge(1)?], [edge(2)?, edge(3)?]]));
        }
        page.browser.call("Network.emulateNetworkConditions", network(-1))?;
        page.opened()?;
        page.with_tree()?;
        page.shows("Next expansion")?;
        page.shows("Tap Step, or swipe the board to the left")?;
        keep_picture(&format!("loaded-{width}"), &page.browser.picture()?)?;
        page.is_filled([width, height], SCALE)?;
        for ((drawn, there), before) in SAME.into_iter().zip(before) {
            let after = middle(page.place_of(there)?);
            let jump = (before[0] - after[0]).hypot(before[1] - after[1]);
            ensure!(jump <= JUMP, "{drawn} jumps from {before:?} to {after:?}, {width} × {height}");
        }
        page.leave()?;
    }
    Ok(())
}

/// Where the browser counts pixels right, its own figure is used; a desk pretends to be a phone only after it was opened.
fn pretended(page: &mut Fixture) -> Result<()> {
    page.open("8r1:23415x768:6")?;
    let is_used = page.browser.evaluate("'devicePixelContentBoxSize' in ResizeObserverEntry.prototype")?;
    ensure!(is_used == true, "the browser's own pixels are not used");
    for [width, height] in PHONES {
        page.browser.resize_at(width, height, SCALE)?;
        page.is_filled([width, height], SCALE)?;
    }
    Ok(())
}

impl Fixture {
    /// Waits until the canvas has each pixel of the screen.
    fn is_filled(&mut self, points: [u32; 2], scale: u32) -> Result<()> {
        let [width, height] = points.map(|side| side * scale);
        let canvas = "document.getElementById('canvas')";
        self.browser.wait_for(&format!("{canvas}.width === {width} && {canvas}.height === {height}"))
    }

    /// Goes back in the history, as the system's key does.
    fn back(&mut self) -> Result<()> {
        self.browser.evaluate("setTimeout(() => history.back())").map(drop)
    }

    /// Waits until no element of the accessible tree has a name that begins so.
    fn hides(&mut self, name: &str) -> Result<()> {
        let name = Value::from(name);
        self.browser.wait_for(&format!(
            "![...document.querySelectorAll('#tree *')].some(e => e.getAttribute('aria-label')?.startsWith({name}))"
        ))
    }

    fn has_button(&mut self, name: &str) -> Result<bool> {
        Ok(self.browser.evaluate(&format!("{} !== undefined", enabled_button(name)))? == true)
    }

    /// Opens a tab of the stage, from the menu where they are in one.
    fn show_tab(&mut self, name: &str) -> Result<()> {
        if !self.has_button(name)? {
            self.tap("Tabs")?;
        }
        self.tap(name)
    }

    /// Taps an entry of the last button's sheet, once the sheet has come to rest.
    fn tap_in_menu(&mut self, name: &str) -> Result<()> {
        self.tap("More")?;
        self.shows(name)?;
        self.resting_place_of(&enabled_button(name))?;
        self.tap(name)
    }

    /// Taps a row of the last button's sheet, which is dragged until the row stands clear of the foot, and left to come to rest.
    fn tap_row(&mut self, name: &str, height: u32) -> Result<()> {
        self.tap("More")?;
        self.shows(name)?;
        let height = f64::from(height);
        for _ in 0..6 {
            let [[left, _], [right, bottom]] = self.resting_place_of(&enabled_button(name))?;
            if bottom < height - 2.0 {
                return self.tap(name);
            }
            let x = f64::midpoint(left, right);
            self.drag([x, height * 0.75], [x, height * 0.4])?;
        }
        bail!("{name} does not come into sight")
    }

    /// Where an element is once nothing carries it any further. The tree follows four times a second.
    fn resting_place_of(&mut self, element: &str) -> Result<[[f64; 2]; 2]> {
        let mut before = self.place_of(element)?;
        loop {
            thread::sleep(Duration::from_millis(600));
            self.drawn()?;
            let now = self.place_of(element)?;
            if now == before {
                return Ok(now);
            }
            before = now;
        }
    }

    /// Opens the sheet of places, with a key of the timeline or from the menu.
    fn tap_places(&mut self) -> Result<()> {
        if self.has_button("Places")? {
            self.tap("Places")?;
        } else {
            self.tap_in_menu("Places")?;
        }
        self.shows("Add breakpoint")
    }

    /// The moment in the address, which follows once a second.
    fn address_at_rest(&mut self) -> Result<Value> {
        self.browser.evaluate("new Promise(end => setTimeout(() => end(location.hash), 1200))")
    }
}

/// A lesson from the link to the end.
fn lesson(page: &mut Fixture, [width, height]: [u32; 2]) -> Result<()> {
    let is_phone = width.min(height) < 600;
    page.with_fingers()?;
    page.browser.resize(width, height)?;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.with_tree()?;
    answers(page)?;
    steps(page, is_phone)?;
    keep_picture(&format!("lesson-step-{width}"), &page.browser.picture()?)?;
    page.tap("Choose realm 7")?;
    page.browser.wait_for("location.hash.startsWith('#8r1:23415x768:7')")?;
    reads(page, is_phone)?;
    page.show_tab("Race")?;
    page.shows("Position of the race")?;
    page.show_tab("Map")?;
    page.shows("Rings")?;
    keep_picture(&format!("lesson-map-{width}"), &page.browser.picture()?)?;
    page.show_tab("Step")?;
    page.shows("Next e")?;
    if is_phone {
        enters(page)?;
        enlarges(page, [width, height])?;
    }
    turns(page, [width, height])?;
    // Nothing is open any more: going back leaves.
    page.back()?;
    page.browser.wait_for("location.href === 'about:blank'")?;
    Ok(())
}

fn steps(page: &mut Fixture, is_phone: bool) -> Result<()> {
    let before = page.event()?;
    page.tap("Next expansion")?;
    page.browser.wait_for(&format!("!location.hash.includes('@e{before}~')"))?;
    let first = page.event()?;
    ensure!(first > before, "a tap on Step steps");
    if !is_phone {
        return Ok(());
    }
    let second = page.swipe(-60.0)?;
    ensure!(second > first, "a swipe to the left steps");
    ensure!(page.swipe(60.0)? == first, "and to the right goes back");
    page.tap("step by expansion")?;
    page.tap("step by f")?;
    page.tap("Next event")?;
    page.is_at_event(first + 1)
}

/// The page of the realm, which on a phone is left by going back.
fn reads(page: &mut Fixture, is_phone: bool) -> Result<()> {
    let at = page.browser.evaluate("location.hash")?;
    // A low phone has no key with the name of the realm.
    if page.has_button("Reading")? {
        page.tap("Reading")?;
    } else {
        page.tap_in_menu("Reading")?;
    }
    page.hides("Frontier")?;
    keep_picture("lesson-reading", &page.browser.picture()?)?;
    if is_phone {
        page.back()?;
        page.shows("Frontier")?;
    } else {
        page.show_tab("Step")?;
    }
    ensure!(page.address_at_rest()? == at, "the moment stays");
    Ok(())
}

/// A question that has been answered is left by going back.
fn answers(page: &mut Fixture) -> Result<()> {
    page.tap("Ask")?;
    page.tap("1 ·")?;
    page.tap("Answer")?;
    page.shows("Go on")?;
    page.back()?;
    page.hides("Go on")?;
    page.shows("Next expansion")
}

/// Nine keys of the pad, in reading order, enter a board.
fn enters(page: &mut Fixture) -> Result<()> {
    page.tap_in_menu("Edit start")?;
    page.tap("Put tile 1 on cell 1")?;
    page.back()?;
    page.hides("Put tile")?;
    page.tap_in_menu("Edit start")?;
    for (cell, tile) in (1..).zip("1237x8564".chars()) {
        match tile {
            'x' => page.tap(&format!("Put the blank on cell {cell}"))?,
            tile => page.tap(&format!("Put tile {tile} on cell {cell}"))?,
        }
    }
    page.tap("Apply")?;
    page.browser.wait_for("location.hash.startsWith('#8r1:1237x8564:7')")?;
    page.searched()
}

/// The text is made as large as it gets, and as it was; what is shown stays.
fn enlarges(page: &mut Fixture, [width, height]: [u32; 2]) -> Result<()> {
    let at = page.address_at_rest()?;
    for (key, says) in [("Larger", "sentences 200%"), ("Smaller", "100%")] {
        page.tap_row("Text size", height)?;
        page.shows(key)?;
        while page.has_button(key)? {
            page.tap(key)?;
            page.drawn()?;
            page.drawn()?;
        }
        page.shows(says)?;
        page.back()?;
        page.hides("Smaller")?;
        page.shows("Next e")?;
        keep_picture(&format!("lesson-{key}-{width}"), &page.browser.picture()?)?;
    }
    ensure!(page.address_at_rest()? == at, "the moment stays");
    Ok(())
}

/// A device that is turned shows the same moment, and the same sheet over it; going back closes the sheet alone.
fn turns(page: &mut Fixture, [width, height]: [u32; 2]) -> Result<()> {
    page.tap("Next e")?;
    let at = page.address_at_rest()?;
    page.tap_places()?;
    page.browser.resize(height, width)?;
    page.drawn()?;
    page.shows("Add breakpoint")?;
    keep_picture(&format!("lesson-turned-{width}"), &page.browser.picture()?)?;
    page.browser.resize(width, height)?;
    page.drawn()?;
    page.back()?;
    page.hides("Add breakpoint")?;
    page.shows("Next e")?;
    ensure!(page.address_at_rest()? == at, "a device that is turned shows the same moment");
    // What is closed otherwise leaves nothing to go back to.
    page.tap_places()?;
    page.tap("Close")?;
    page.hides("Add breakpoint")?;
    page.browser.wait_for("history.state === null")?;
    ensure!(page.browser.evaluate("location.hash")? == at, "the address stays with the moment");
    Ok(())
}

/// Safari opens the keyboard only for a field that has the focus while the touch is handled.
fn keyboard(page: &mut Fixture) -> Result<()> {
    page.with_fingers()?;
    page.browser.resize(390, 844)?;
    page.open("8r1:23415x768:6")?;
    page.with_tree()?;
    page.browser.evaluate(
        "document.addEventListener('touchend', () => { globalThis.focused = document.activeElement.tagName; })",
    )?;
    page.tap_places()?;
    ensure!(page.browser.evaluate("focused")? == "CANVAS", "an entry of a menu is no field");
    let field = "document.querySelector('#tree [aria-label=\"Go to\"]')";
    let at = middle(page.place_of(field)?);
    page.tap_at(at)?;
    ensure!(page.browser.evaluate("focused")? == "INPUT", "the field has no focus while it is tapped");
    page.drawn()?;
    page.browser.call("Input.insertText", json!({ "text": "100" }))?;
    page.shows("expansion 100")?;
    page.back()?;
    page.hides("Go to")?;
    Ok(())
}

/// Phones with a notch and a bar at the foot: what lies over their left, upper, right and lower edge.
const NOTCHES: [([u32; 2], [u32; 4]); 2] = [([390, 844], [0, 47, 0, 34]), ([844, 390], [47, 0, 47, 21])];

fn notch(page: &mut Fixture) -> Result<()> {
    page.with_fingers()?;
    for ([width, height], [left, top, right, bottom]) in NOTCHES {
        let insets = json!({ "left": left, "top": top, "right": right, "bottom": bottom });
        page.browser.call("Emulation.setSafeAreaInsetsOverride", json!({ "insets": insets }))?;
        page.browser.resize(width, height)?;
        page.open("8r1:23415x768:5@e3240~9e89")?;
        page.with_tree()?;
        page.shows("Next expansion")?;
        // A pixel of line and shadow is no control.
        let room = [left, top, width - right, height - bottom];
        let outside = format!(
            "(([left, top, right, bottom]) => [...document.querySelectorAll('#tree [data-at]')].filter(e => {{ \
             const [l, t, r, b] = e.dataset.at.split(' ').map(Number); \
             return l < left - 1 || t < top - 1 || r > right + 1 || b > bottom + 1; \
             }}).map(e => `${{e.getAttribute('aria-label')}} ${{e.dataset.at}}`).join(', '))({room:?})"
        );
        for sheet in [false, true] {
            if sheet {
                // What is scrolled out of a sheet has its place all the same: this one does not scroll.
                page.tap_in_menu("Playing")?;
                page.shows("Clock")?;
            }
            page.drawn()?;
            keep_picture(&format!("notch-{width}-{sheet}"), &page.browser.picture()?)?;
            let found = page.browser.evaluate(&outside)?;
            ensure!(found == "", "{width} × {height}: {found}");
        }
        page.leave()?;
    }
    Ok(())
}
