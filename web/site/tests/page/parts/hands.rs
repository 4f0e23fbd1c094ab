//! What only a page has to do with hands: fingers, keys that a browser would take, a frame in a course page, a visitor
//! who wants things to lie still, and one who wants to leave nothing behind.

use anyhow::{Result, ensure};
use serde_json::json;

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("a tap chooses, a finger that rests explains, a drag scrubs", fingers),
    ("a tap on a node of the search tree goes there, and a drag moves the enlarged tree", tree_fingers),
    ("keys of the window are the window's wherever the focus is", keys),
    ("in the frame of a course there is no bar", framed),
    ("a link to this moment, and its QR code", link),
    ("who wants stillness gets it", stillness),
    ("what is stored is cleared", clears),
];

/// Places in a page of 1024 × 640: the sixth rung of the ladder, and both ends of the scrubber.
const RUNG: [f64; 2] = [100.0, 414.0];
const SCRUBBER: [[f64; 2]; 2] = [[500.0, 617.0], [800.0, 617.0]];

impl Fixture {
    fn touch(&mut self, kind: &str, at: Option<[f64; 2]>) -> Result<()> {
        let points: Vec<_> = at.into_iter().map(|[x, y]| json!({ "x": x, "y": y })).collect();
        self.browser
            .call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
            .map(drop)
    }

    fn media(&mut self, name: &str, value: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.browser.call("Emulation.setEmulatedMedia", features).map(drop)
    }
}

fn fingers(page: &mut Fixture) -> Result<()> {
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }))?;
    page.open("23415x768")?;
    page.settled()?;
    page.with_tree()?;
    page.shows("Choose realm 6")?;
    page.touch("touchStart", Some(RUNG))?;
    page.touch("touchEnd", None)?;
    page.stands_at("8r1:23415x768:6")?;
    let other = [RUNG[0], 180.0];
    page.touch("touchStart", Some(other))?;
    page.shows("not recorded, in the browser")?;
    page.touch("touchEnd", None)?;
    page.shows("not recorded, in the browser")?;
    ensure!(
        page.browser.evaluate("location.hash")? == "#8r1:23415x768:6",
        "a finger that rests chooses nothing"
    );
    let [left, right] = SCRUBBER;
    page.touch("touchStart", Some(right))?;
    for step in 1..=6_u8 {
        let share = f64::from(step) / 6.0;
        page.touch("touchMove", Some([right[0] + (left[0] - right[0]) * share, right[1]]))?;
    }
    page.touch("touchEnd", None)?;
    page.browser.wait_for("/@e[0-9]{1,2}~/.test(location.hash)")?;
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false })).map(drop)
}

/// Where the tree stands in a page of 1024 × 640: from the left top to the right bottom.
const TREE: [[f64; 2]; 2] = [[250.0, 130.0], [780.0, 330.0]];

fn tree_fingers(page: &mut Fixture) -> Result<()> {
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true }))?;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.settled()?;
    page.with_tree()?;
    page.press("Inside")?;
    page.shows("418 boards reached")?;
    page.settled()?;
    let [[left, top], [right, bottom]] = TREE;
    let shares = |step: u32| f64::from(step) / 12.0;
    let places = (0..=12).flat_map(|x| (0..=12).map(move |y| [shares(x), shares(y)]));
    let mut is_gone = false;
    for [x, y] in places {
        let at = [left + (right - left) * x, top + (bottom - top) * y];
        page.touch("touchStart", Some(at))?;
        page.touch("touchEnd", None)?;
        page.drawn()?;
        is_gone = page.browser.evaluate("!location.hash.includes('@e3240~')")? == true;
        if is_gone {
            break;
        }
    }
    ensure!(is_gone, "no tap anywhere on the tree goes to a node");
    for _ in 0..6 {
        page.browser.press("+", "Equal", 187, 8)?;
    }
    page.settled()?;
    let before = page.browser.picture()?;
    page.touch("touchStart", Some([500.0, 260.0]))?;
    for step in 1..=6_u8 {
        page.touch("touchMove", Some([500.0, 260.0 - 20.0 * f64::from(step)]))?;
    }
    page.touch("touchEnd", None)?;
    page.settled()?;
    ensure!(page.browser.picture()? != before, "a drag moves nothing");
    page.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false })).map(drop)
}

/// Without the window's script, F1 would open the help, F3 the search, Alt + ← the page before.
fn keys(page: &mut Fixture) -> Result<()> {
    page.open("23415x768")?;
    page.with_tree()?;
    page.browser.evaluate(
        "addEventListener('keydown', event => (globalThis.taken ??= {})[event.key] = event.defaultPrevented, true)",
    )?;
    page.browser.evaluate("document.activeElement.blur()")?;
    page.key("F3", 114, 0)?;
    page.shows("Rings")?;
    page.browser.evaluate("document.getElementById('reader').focus()")?;
    page.key("F1", 112, 0)?;
    page.shows("Frontier")?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 1)?;
    page.browser.press("s", "KeyS", 83, 2)?;
    page.browser.press("o", "KeyO", 79, 2)?;
    page.key("F6", 117, 0)?;
    let taken =
        page.browser.evaluate("['F3', 'F1', 'ArrowLeft', 's', 'o', 'F6'].map(key => taken[key] === true)")?;
    ensure!(taken == json!([true, true, true, true, true, false]), "{taken}");
    Ok(())
}

fn framed(page: &mut Fixture) -> Result<()> {
    let address = format!("{}?embed", page.site.address);
    page.open_at(&address, "23415x768")?;
    page.with_tree()?;
    page.shows("Choose realm 1")?;
    let bars = "[...document.querySelectorAll('#tree button')].filter(e => e.getAttribute('aria-label') === 'Random').length";
    ensure!(page.browser.evaluate(bars)? == 0, "the bar is there");
    page.key("Home", 36, 0)?;
    page.browser.wait_for("location.hash.includes('@e0~')")?;
    ensure!(page.browser.evaluate("location.search")? == "?embed", "the address keeps its query");
    Ok(())
}

fn link(page: &mut Fixture) -> Result<()> {
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.with_tree()?;
    page.press("Link")?;
    let address = format!("{}#8r1:23415x768:5@e3240~9e89", page.site.address);
    page.shows(&address)?;
    super::super::keep_picture("link", &page.browser.picture()?)?;
    page.browser.call(
        "Browser.grantPermissions",
        json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
    )?;
    page.press("Copy link")?;
    page.browser.wait_for(&format!("navigator.clipboard.readText().then(text => text === {address:?})"))
}

fn stillness(page: &mut Fixture) -> Result<()> {
    page.media("prefers-reduced-motion", "reduce")?;
    page.open("23415x768")?;
    ensure!(page.browser.evaluate("globalThis.eightRealms.animation")? == "reduced", "at the start");
    page.media("prefers-reduced-motion", "no-preference")?;
    page.browser.wait_for("globalThis.eightRealms.animation === 'full'")
}

fn clears(page: &mut Fixture) -> Result<()> {
    page.open("23415x768")?;
    page.with_tree()?;
    page.press("中文")?;
    page.press("English")?;
    page.browser.wait_for("localStorage.length > 0")?;
    page.browser.wait_for("navigator.serviceWorker.ready.then(ready => Boolean(ready.active))")?;
    page.browser.wait_for("caches.keys().then(names => names.length > 0)")?;
    page.press("Shortcuts")?;
    page.press("Clear the settings")?;
    page.browser.wait_for("localStorage.length === 0")?;
    page.browser.wait_for(
        "caches.keys().then(async names => names.length === 0 && !(await navigator.serviceWorker.getRegistration()))",
    )?;
    // The next search asks for its worker, and nothing is kept again.
    page.go_to("1624x8735")?;
    page.searched()?;
    ensure!(
        page.browser.evaluate("caches.keys().then(names => names.length)")? == 0,
        "something is kept again"
    );
    Ok(())
}
