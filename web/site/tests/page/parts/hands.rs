//! What only a page has to do with hands: fingers, keys that a browser would take, a frame in a course page, a visitor
//! who wants things to lie still, and one who wants to leave nothing behind.

use anyhow::{Context, Result, ensure};
use serde_json::json;

use super::{
    super::fixture::{Fixture, enabled_button},
    Part,
};

pub const ALL: &[(&str, Part)] = &[
    ("a tap chooses, a finger that rests explains, a drag scrubs", fingers),
    ("a tap on a node of the search tree goes there, and a drag moves the enlarged tree", tree_fingers),
    ("keys of the window are the window's wherever the focus is", keys),
    ("in the frame of a course there is no bar", framed),
    ("a link to this moment, and its QR code", link),
    ("who wants stillness gets it", stillness),
    ("what is stored is cleared", clears),
    ("two tabs lose nothing of what the other one stores", two_tabs),
];

/// The scrubber in the accessible tree.
const SCRUBBER: &str = "document.querySelector('#tree [aria-label=\"Playhead\"]')";

impl Fixture {
    fn touch(&mut self, kind: &str, at: Option<[f64; 2]>) -> Result<()> {
        let points: Vec<_> = at.into_iter().map(|[x, y]| json!({ "x": x, "y": y })).collect();
        self.browser
            .call("Input.dispatchTouchEvent", json!({ "type": kind, "touchPoints": points }))
            .map(drop)
    }

    /// From now on the page is touched.
    pub fn with_fingers(&mut self) -> Result<()> {
        self.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).map(drop)
    }

    /// Where an element of the accessible tree stands in the window: its left top and its right bottom.
    pub fn place_of(&mut self, element: &str) -> Result<[[f64; 2]; 2]> {
        let sides = self.browser.evaluate(&format!("{element}.dataset.at.split(' ').map(Number)"))?;
        let side = |number: usize| sides[number].as_f64().context("a side");
        Ok([[side(0)?, side(1)?], [side(2)?, side(3)?]])
    }

    /// Taps what has this name, as soon as it can be pressed.
    pub fn tap(&mut self, name: &str) -> Result<()> {
        let button = enabled_button(name);
        self.browser.wait_for(&format!("{button} !== undefined"))?;
        let [left_top, right_bottom] = self.place_of(&button)?;
        self.tap_at([0, 1].map(|axis| f64::midpoint(left_top[axis], right_bottom[axis])))
    }

    /// Taps a place. Where frames come slowly, a finger that is down until the next one rests.
    pub fn tap_at(&mut self, at: [f64; 2]) -> Result<()> {
        self.touch("touchStart", Some(at))?;
        self.touch("touchEnd", None)?;
        self.drawn()
    }

    /// Drags from one place to another, as slowly as frames are drawn.
    pub fn drag(&mut self, from: [f64; 2], to: [f64; 2]) -> Result<()> {
        self.touch("touchStart", Some(from))?;
        self.drawn()?;
        for step in 1..=6_u8 {
            let share = f64::from(step) / 6.0;
            let at = [0, 1].map(|axis| from[axis] + (to[axis] - from[axis]) * share);
            self.touch("touchMove", Some(at))?;
            self.drawn()?;
        }
        self.touch("touchEnd", None)?;
        self.drawn()
    }

    fn media(&mut self, name: &str, value: &str) -> Result<()> {
        let features = json!({ "features": [{ "name": name, "value": value }] });
        self.browser.call("Emulation.setEmulatedMedia", features).map(drop)
    }
}

fn fingers(page: &mut Fixture) -> Result<()> {
    page.with_fingers()?;
    page.open("23415x768")?;
    page.settled()?;
    page.with_tree()?;
    page.shows("Choose realm 6")?;
    let is_chosen = "location.hash === \"#8r1:23415x768:6\"";
    ensure!(page.again(is_chosen, |page| page.tap("Choose realm 6"))?, "no tap chooses realm 6");
    let [[left, top], [right, bottom]] = page.place_of(&enabled_button("Choose realm 2"))?;
    page.touch("touchStart", Some([f64::midpoint(left, right), f64::midpoint(top, bottom)]))?;
    page.shows("not recorded, in the browser")?;
    page.touch("touchEnd", None)?;
    page.shows("not recorded, in the browser")?;
    ensure!(
        page.browser.evaluate("location.hash")? == "#8r1:23415x768:6",
        "a finger that rests chooses nothing"
    );
    page.drawn()?;
    let [[left, _], [right, bottom]] = page.place_of(SCRUBBER)?;
    page.drag([right - 10.0, bottom - 10.0], [left + 2.0, bottom - 10.0])?;
    page.browser
        .wait_for("/@e[0-9]{1,2}~/.test(location.hash)")
        .with_context(|| format!("{:?}", page.browser.evaluate("location.hash")))?;
    Ok(())
}

/// The board at the playhead in the accessible tree: the largest one.
pub const BOARD: &str = "[...document.querySelectorAll('#tree [data-at]')]\
    .filter(e => /^[1-8x]( [1-8x]){8}$/.test(e.getAttribute('aria-label') ?? e.textContent))\
    .sort((one, other) => { const width = e => { const [l, , r] = e.dataset.at.split(' '); return r - l; }; \
    return width(other) - width(one); })[0]";

/// So often a tap or a swipe is made. Where frames come slowly, it may take too long to be one.
const TRIES: u32 = 6;

impl Fixture {
    /// The number of the event in the address; 0 at the beginning.
    pub fn event(&mut self) -> Result<u64> {
        let event = self.browser.evaluate("Number(/@e([0-9]+)~/.exec(location.hash)?.[1] ?? 0)")?;
        event.as_u64().context("an event")
    }

    /// Makes a gesture until something is true; tells whether it ever was.
    fn again(&mut self, is_true: &str, mut gesture: impl FnMut(&mut Self) -> Result<()>) -> Result<bool> {
        for _ in 0..TRIES {
            gesture(self)?;
            // The address follows once a second.
            let has_come = self.browser.evaluate(&format!(
                "new Promise(end => {{ const begin = Date.now(); const look = () => \
                 {is_true} || Date.now() > begin + 2000 ? end({is_true}) : setTimeout(look, 20); look(); }})"
            ))?;
            if has_come == true {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Swipes over the board until the address has followed.
    pub fn swipe(&mut self, by: f64) -> Result<u64> {
        let before = self.event()?;
        let has_moved = format!("Number(/@e([0-9]+)~/.exec(location.hash)?.[1] ?? 0) !== {before}");
        let is_seen = self.again(&has_moved, |page| {
            let [[left, top], [right, bottom]] = page.place_of(BOARD)?;
            let [x, y] = [f64::midpoint(left, right), f64::midpoint(top, bottom)];
            page.touch("touchStart", Some([x - by / 2.0, y]))?;
            page.touch("touchMove", Some([x, y + 2.0]))?;
            page.touch("touchMove", Some([x + by / 2.0, y + 3.0]))?;
            page.touch("touchEnd", None)
        })?;
        ensure!(is_seen, "no swipe leads from event {before}");
        self.event()
    }
}

/// The tree in the accessible tree.
const TREE: &str = "document.querySelector('#tree [aria-label^=\"Search tree, \"]')";

fn tree_fingers(page: &mut Fixture) -> Result<()> {
    page.with_fingers()?;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.settled()?;
    page.with_tree()?;
    page.press("Inside")?;
    page.shows("418 boards reached")?;
    let [[left, top], [right, bottom]] = page.place_of(TREE)?;
    let shares = |step: u32| f64::from(step) / 12.0;
    let places = (1..12).flat_map(|x| (1..12).map(move |y| [shares(x), shares(y)]));
    let mut is_gone = false;
    for [x, y] in places {
        page.tap_at([left + (right - left) * x, top + (bottom - top) * y])?;
        is_gone = page.browser.evaluate("!location.hash.includes('@e3240~')")? == true;
        if is_gone {
            break;
        }
    }
    ensure!(is_gone, "no tap anywhere on the tree goes to a node");
    for _ in 0..6 {
        page.browser.press("+", "Equal", 187, 8)?;
    }
    page.shows("Whole tree")?;
    page.drawn()?;
    let before = page.browser.picture()?;
    super::super::keep_picture("tree enlarged", &before)?;
    // How high it is depends on the path below it, and so on the node that was tapped.
    let [[left, top], [right, bottom]] = page.place_of(TREE)?;
    let middle = [f64::midpoint(left, right), f64::midpoint(top, bottom)];
    page.drag(middle, [middle[0], middle[1] - (bottom - top) / 3.0])?;
    let after = page.browser.picture()?;
    super::super::keep_picture("tree dragged", &after)?;
    ensure!(after != before, "a drag moves nothing");
    Ok(())
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
    page.key("F6", 117, 0)?;
    let taken = page.browser.evaluate("['F3', 'F1', 'ArrowLeft', 'F6'].map(key => taken[key] === true)")?;
    ensure!(taken == json!([true, true, true, false]), "{taken}");
    // Those that would open a dialog of the browser are only made up, on the canvas, which prevents them by itself.
    let made_up = "[['o', false], ['s', false], ['p', false], ['s', true], ['g', false]].map(([key, shiftKey]) => {
        const event = new KeyboardEvent('keydown', { key, shiftKey, ctrlKey: true, bubbles: true, cancelable: true });
        document.getElementById('canvas').dispatchEvent(event);
        return event.defaultPrevented;
    })";
    let prevented = page.browser.evaluate(made_up)?;
    ensure!(prevented == json!([false, false, false, true, true]), "{prevented}");
    Ok(())
}

fn framed(page: &mut Fixture) -> Result<()> {
    let address = format!("{}?embed", page.site.address);
    page.open_at(&address, "23415x768")?;
    page.with_tree()?;
    page.shows("Choose realm 1")?;
    let bars = "[...document.querySelectorAll('#tree button')].filter(e => e.getAttribute('aria-label') === 'Random').length";
    ensure!(page.browser.evaluate(bars)? == 0, "the bar is there");
    page.key("End", 35, 0)?;
    page.browser.wait_for("location.hash.includes('@end')")?;
    ensure!(page.browser.evaluate("location.search")? == "?embed", "the address keeps its query");
    Ok(())
}

/// What a course or a sender has put into the address is in no link.
fn link(page: &mut Fixture) -> Result<()> {
    let address = format!("{}?utm=LEAK&token=SECRET", page.site.address);
    page.open_at(&address, "8r1:23415x768:5@e3240~9e89")?;
    page.with_tree()?;
    page.press("More")?;
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
    page.press("Clear what is stored")?;
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

/// A search that is short, and places in it.
const PLACE: &str = "8r1:1624x8735:7@e";
const PLACES: [u64; 4] = [10, 20, 30, 40];

/// How many of the places have a bookmark in what is stored.
const BOOKMARKS: &str =
    "(JSON.parse(localStorage.getItem('eight-realms.settings'))?.prepared?.bookmarks?.length ?? 0)";

/// A tab that has read what is stored before another tab puts the last bookmark there, and writes that back afterwards,
/// with a change of its own.
const LATE: &str = "const marked = text => JSON.parse(text)?.prepared?.bookmarks?.length; \
    addEventListener('storage', ({ oldValue, newValue }) => { \
    if (globalThis.isLate || marked(oldValue) !== 3 || marked(newValue) !== 4) return; \
    globalThis.isLate = true; \
    localStorage.setItem('eight-realms.settings', JSON.stringify({ ...JSON.parse(oldValue), theme: 'Light' })); })";

impl Fixture {
    /// Puts a bookmark on a place, and waits until so many are stored.
    fn bookmark(&mut self, place: u64, all: u64) -> Result<()> {
        self.go_to(&format!("{PLACE}{place}"))?;
        self.is_at_event(place)?;
        self.settled()?;
        self.browser.press("b", "KeyB", 66, 0)?;
        self.browser.wait_for(&format!("{BOOKMARKS} === {all}"))?;
        self.key("Escape", 27, 0)
    }
}

fn two_tabs(page: &mut Fixture) -> Result<()> {
    page.open(&format!("{PLACE}0"))?;
    page.browser.evaluate("document.getElementById('canvas').focus()")?;
    let first = page.browser.open_tab(super::super::SIZE[0], super::super::SIZE[1])?;
    page.open(&format!("{PLACE}0"))?;
    page.bookmark(PLACES[0], 1)?;
    let second = page.browser.go_to_tab(first)?;
    page.bookmark(PLACES[1], 2)?;
    let first = page.browser.go_to_tab(second)?;
    page.bookmark(PLACES[2], 3)?;
    page.browser.evaluate(LATE)?;
    let second = page.browser.go_to_tab(first)?;
    page.bookmark(PLACES[3], 4)?;
    let first = page.browser.go_to_tab(second)?;
    page.browser.wait_for("globalThis.isLate === true")?;
    let theme = "JSON.parse(localStorage.getItem('eight-realms.settings')).theme === 'Light'";
    page.browser.wait_for(&format!("{BOOKMARKS} === 4 && {theme}"))?;
    page.browser.close_tab(first)?;
    page.reload()?;
    page.browser.wait_for(&format!("{BOOKMARKS} === 4 && {theme}"))?;
    page.browser.evaluate("localStorage.clear()")?;
    page.leave()
}
