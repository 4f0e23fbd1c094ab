//! What one does in the window: search, step, paste, look at every tab, come by an address.

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use super::{
    super::{fixture::Fixture, keep_picture},
    Part,
};

pub const ALL: &[(&str, Part)] = &[
    ("while it loads, there is a sketch of the window and a bar", loads),
    ("it opens, searches and comes to rest", opens),
    ("the same state is the same picture", same_picture),
    ("counts are those of the command line", counts),
    ("a realm is chosen by its name, and steps go both ways", steps),
    ("a board is pasted", pastes),
    ("an unsolvable puzzle", unsolvable),
    ("race, map and heuristics", stages),
    ("the inside: its faces, and operations by key", inside),
    ("a long search is stopped", stops),
    ("addresses right and wrong", addresses),
    ("the other language is kept, and so is the moment", reloads),
    ("twenty damaged addresses", damaged_addresses),
];

/// Boards from near to far, one of them without a path, all to the standard goal.
const BOARDS: [&str; 10] = [
    "12345678x",
    "1234567x8",
    "1237x8564",
    "1234x8765",
    "1624x8735",
    "23415x768",
    "41325678x",
    "8672543x1",
    "6478x5231",
    "12345687x",
];

/// Edges of the regions in this size, as the window has them: below the top bar, right of the ladder, above the plots, above
/// the timeline.
const EDGES: [i64; 4] = [44, 224, 640 - 78 - 146, 640 - 78];

fn loads(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    let network = |bytes: i64| json!({ "offline": false, "latency": 0, "downloadThroughput": bytes, "uploadThroughput": -1 });
    page.browser.call("Network.emulateNetworkConditions", network(3_000_000))?;
    page.visit(&site.address, "")?;
    page.browser.wait_for("document.getElementById('progress')?.value > 0.2")?;
    let edges = page.browser.evaluate(
        "(() => { const edge = (name, side) => document.querySelector(name).getBoundingClientRect()[side]; \
         return [edge('#cover header', 'bottom'), edge('#cover ol', 'right'), edge('#plots', 'top'), \
         edge('#cover footer', 'top')]; })()",
    )?;
    ensure!(edges == json!(EDGES), "the regions of the sketch end at {edges}");
    keep_picture("loading", &page.browser.picture()?)?;
    page.browser.wait_for("document.getElementById('progress').value > 0.6")?;
    page.browser.call("Network.emulateNetworkConditions", network(-1))?;
    page.opened()?;
    ensure!(
        page.browser.evaluate("document.getElementById('cover').checkVisibility()")? == false,
        "the sketch stays"
    );
    page.leave()
}

fn opens(page: &mut Fixture) -> Result<()> {
    page.open("")?;
    page.settled()?;
    page.with_tree()?;
    page.shows("Choose realm 8")?;
    ensure!(page.browser.evaluate("location.hash")? == "", "nothing has been stepped");
    keep_picture("opened", &page.browser.picture()?)
}

fn same_picture(page: &mut Fixture) -> Result<()> {
    let [one, other] = [page.browser.picture()?, page.browser.picture()?];
    ensure!(one == other, "the picture changes though nothing happens");
    Ok(())
}

fn counts(page: &mut Fixture) -> Result<()> {
    for (index, board) in BOARDS.into_iter().enumerate() {
        // The page is loaded once: each address after the first is a change of the open page.
        if index == 0 {
            page.open(board)?;
        } else {
            page.go_to(board)?;
            page.searched()?;
        }
        let found = page.counts()?;
        ensure!(found.len() == 8, "{board}: {found:?}");
        for (realm, found) in found {
            let expected = page.expected(board, &realm, &[])?;
            ensure!(found == expected, "{board}, realm {realm}: {found:?}, the command line: {expected:?}");
        }
    }
    Ok(())
}

fn steps(page: &mut Fixture) -> Result<()> {
    page.open("23415x768")?;
    page.press("Choose realm 5")?;
    page.stands_at("8r1:23415x768:5")?;
    for _ in 0..2 {
        page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    }
    page.is_at_event(2)?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
    page.is_at_event(1)?;
    page.key("End", 35, 0)?;
    page.stands_at("8r1:23415x768:5@end")?;
    page.key("Home", 36, 0)?;
    page.stands_at("8r1:23415x768:5")?;
    page.press("Choose realm 8")?;
    page.stands_at("8r1:23415x768:8")
}

impl Fixture {
    fn paste(&mut self, text: &str) -> Result<()> {
        let text = Value::from(text);
        let paste = format!(
            "(() => {{ const data = new DataTransfer(); data.setData('text', {text}); \
             document.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData: data }})); }})()"
        );
        self.browser.evaluate(&paste).map(drop)
    }
}

fn pastes(page: &mut Fixture) -> Result<()> {
    page.paste("1 2 3\n4 8 5\n7 x 6")?;
    // The clipboard answers later: until then the puzzle before is shown, and searched.
    page.browser.wait_for("location.hash.startsWith('#8r1:1234857x6:8')")?;
    page.searched()?;
    page.key("End", 35, 0)?;
    page.browser.wait_for("location.hash === '#8r1:1234857x6:8@end'")?;
    page.paste("1 2 3 4 5 6 7 8 8")?;
    page.shows("The clipboard holds no board")
}

fn unsolvable(page: &mut Fixture) -> Result<()> {
    page.open("12345687x")?;
    page.settled()?;
    page.press("Choose realm 2")?;
    page.shows("No ")?;
    keep_picture("unsolvable", &page.browser.picture()?)
}

fn stages(page: &mut Fixture) -> Result<()> {
    page.open("23415x768")?;
    page.settled()?;
    for (tab, sign) in
        [("Inside", "Search tree"), ("Race", "Lanes"), ("Map", "Rings"), ("Heuristics", "h vs. h*")]
    {
        page.press(tab)?;
        page.shows(sign)?;
        page.settled()?;
        keep_picture(&tab.to_lowercase(), &page.browser.picture()?)?;
    }
    page.press("Step")?;
    page.shows("Frontier")
}

/// Alt and an arrow go through an event, and not back to the page before.
fn inside(page: &mut Fixture) -> Result<()> {
    const ALT: u32 = 1;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.settled()?;
    page.press("Inside")?;
    page.shows("418 boards reached")?;
    page.key("i", 73, 0)?;
    page.shows("Contours of f")?;
    page.key("i", 73, 0)?;
    page.shows("operation 562 of 562 of this event")?;
    page.key("ArrowLeft", 37, ALT)?;
    page.shows("operation 561 of 562 of this event")?;
    page.key("ArrowRight", 39, ALT)?;
    page.shows("operation 562 of 562 of this event")?;
    page.key("i", 73, 0)?;
    page.shows("Search tree, ")?;
    page.stands_at("8r1:23415x768:5@e3240~9e89")
}

/// 10.4 million events, were it not stopped.
const LONG: &str = "8r1:8672543x1:8:h=misplaced";

fn stops(page: &mut Fixture) -> Result<()> {
    page.go_to(LONG)?;
    // What runs is paused first, and then stopped.
    page.key("Escape", 27, 0)?;
    page.key("Escape", 27, 0)?;
    page.searched()
}

fn addresses(page: &mut Fixture) -> Result<()> {
    for line in
        ["8r1:23415x768:5@e3240~9e89", "8r1:23415x768:4@e2329~c547", "8r1:2831647x5-1238x4765:5@e10~fb81"]
    {
        page.open(line)?;
        page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
        page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
        page.stands_at(line)?;
    }
    page.browser.evaluate("location.hash = '#8r1:23415x768:9'")?;
    page.shows("This cannot be opened: character 15: no such realm")?;
    page.go_to("8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65")?;
    page.searched()?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(75)
}

fn reloads(page: &mut Fixture) -> Result<()> {
    page.open("8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65")?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(75)?;
    page.press("中文")?;
    page.shows("选第 a 道")?;
    let hash = page.browser.evaluate("location.hash")?;
    page.reload()?;
    page.searched()?;
    page.shows("选第 a 道")?;
    keep_picture("chinese", &page.browser.picture()?)?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
    page.is_at_event(74)?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.stands_at(hash.as_str().context("an address")?.trim_start_matches('#'))?;
    page.press("English")?;
    page.shows("Choose lane a")
}

/// None of them may hurt the window: afterwards it opens a right one.
fn damaged_addresses(page: &mut Fixture) -> Result<()> {
    let line = "8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65";
    for number in 0..20_usize {
        let mut bytes = line.as_bytes().to_vec();
        let at = number * 2 % bytes.len();
        bytes[at] = b"%:~@=,x9z-"[number % 10];
        let damaged = Value::from(String::from_utf8_lossy(&bytes).into_owned());
        page.browser.evaluate(&format!("location.hash = '#' + {damaged}"))?;
        page.drawn()?;
    }
    page.searched()?;
    page.open("8r1:23415x768:5@e3240~9e89")?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(3241)
}
