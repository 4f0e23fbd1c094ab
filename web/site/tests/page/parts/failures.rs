//! What only the page can say: each failure has a sentence in the reader's language, and a button.

use std::fs;

use anyhow::{Result, ensure};
use serde_json::Value;

use super::{
    super::fixture::{Fixture, Site},
    Part,
};

pub const ALL: &[(&str, Part)] = &[
    ("failures: each lack of a browser has its sentence", lacks),
    ("failures: files that are missing or broken have one", files),
    ("failures: the Chinese fonts arrive with the page, and without them it opens", fonts),
    ("failures: a search whose script is missing says which", worker_file),
    ("failures: the sentences are in the reader's language", languages),
    ("failures: after a panic the page opens again at its moment", panics),
    ("failures: stored settings of any shape stop nothing", any_settings),
    ("failures: what stops the start is said, and stored settings can be cleared", stopped_start),
    ("failures: a search that was lost is searched again", lost_search),
    ("failures: a panic in a search is told in its own words", panicked_search),
];

const NO_WORKERS: &str = "delete globalThis.Worker";
const NO_WASM: &str = "delete globalThis.WebAssembly";
const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker";
const NO_WEBGL: &str = "HTMLCanvasElement.prototype.getContext = () => null";
const CHINESE: &str = "Object.defineProperty(Navigator.prototype, 'language', { get: () => 'zh-CN' })";

impl Fixture {
    /// Opens a page whose browser lacks something, and waits for the sentence.
    fn fails_with(&mut self, site: &Site, scripts: &[&str], sentence: &str) -> Result<()> {
        let script = self.browser.add_script(&scripts.join(";"))?;
        self.visit(&site.address, "")?;
        self.says(sentence)?;
        self.browser.remove_script(&script)
    }

    /// Waits for a sentence over the page, with a button that can be pressed.
    fn says(&mut self, sentence: &str) -> Result<()> {
        let sentence = Value::from(sentence);
        self.browser.wait_for(&format!(
            "document.getElementById('sentence')?.checkVisibility() && \
             document.getElementById('sentence').textContent.includes({sentence})"
        ))?;
        self.browser.wait_for("document.activeElement?.id === 'again'")?;
        let is_alone = "document.getElementById('progress').checkVisibility() === false";
        ensure!(self.browser.evaluate(is_alone)? == true, "the bar is still there");
        Ok(())
    }

    /// Opens the window again after a panic. Until its page is left, each callback of the program may panic again.
    fn open_again(&mut self) -> Result<()> {
        self.browser.evaluate("document.getElementById('again').click()")?;
        self.opened()?;
        self.searched()?;
        self.forgive("panicked")?;
        self.forgive("RuntimeError: unreachable")?;
        let state = self.browser.evaluate("eightRealms.state")?;
        ensure!(state == "open", "opened again, the page is {state}");
        Ok(())
    }
}

fn lacks(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    page.fails_with(&site, &[NO_WORKERS], "This browser has no web workers")?;
    page.fails_with(&site, &[NO_WASM], "This browser cannot run the program")?;
    page.fails_with(&site, &[NO_WEBGL], "this browser has no WebGL")?;
    // Where the browser has everything, the button opens the window.
    page.browser.evaluate("document.getElementById('again').click()")?;
    page.opened()?;
    page.leave()
}

fn files(page: &mut Fixture) -> Result<()> {
    for file in ["eight-realms_bg.wasm", "eight-realms.js"] {
        let site = page.site.copy()?;
        fs::remove_file(site.folder.join(file))?;
        page.fails_with(&site, &[], "The program was not loaded completely")?;
    }
    let site = page.site.copy()?;
    let program = site.folder.join("eight-realms_bg.wasm");
    let mut bytes = fs::read(&program)?;
    bytes.truncate(bytes.len() / 2);
    fs::write(&program, &bytes)?;
    page.fails_with(&site, &[], "The program was not loaded completely")
}

/// Notes whether the fonts are there when the window opens.
const NOTES_FONTS: &str = "globalThis.atOpening = []; let page; Object.defineProperty(globalThis, 'eightRealms', { \
    get: () => page, set: value => { page = value; if (page.state === 'open') atOpening.push(page.hasFonts); } })";

/// A Chinese page waits for them; an English one opens first. What is no font, or missing, harms neither.
fn fonts(page: &mut Fixture) -> Result<()> {
    let (whole, without, damaged) = (page.site.copy()?, page.site.copy()?, page.site.copy()?);
    fs::remove_file(without.folder.join("NotoSansSC-Bold.otf"))?;
    fs::write(damaged.folder.join("NotoSansSC-Page.otf"), "<!doctype html><p>No such file")?;
    for (site, has_fonts) in [(whole, true), (without, false), (damaged, false)] {
        for language in ["", CHINESE] {
            // What keeps the files would ask for the missing one too.
            let script = [NO_SERVICE_WORKER, NOTES_FONTS, language].join(";");
            let script = page.browser.add_script(&script)?;
            page.visit(&site.address, "")?;
            page.opened()?;
            page.browser.wait_for(&format!("globalThis.eightRealms.hasFonts === {has_fonts}"))?;
            page.drawn()?;
            page.opened()?;
            let at_opening = page.browser.evaluate("globalThis.atOpening[0]")?;
            page.browser.remove_script(&script)?;
            let is_expected = has_fonts && language == CHINESE;
            ensure!((at_opening == true) == is_expected, "{language}: {at_opening} at opening");
        }
    }
    page.leave()
}

/// The window opens without it, and no search begins. What keeps the files would miss it too, and say so.
fn worker_file(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    fs::remove_file(site.folder.join("worker.js"))?;
    let script = page.browser.add_script(NO_SERVICE_WORKER)?;
    page.visit(&site.address, "8r1:23415x768:1")?;
    page.opened()?;
    page.with_tree()?;
    page.shows("worker.js could not be loaded")?;
    page.browser.remove_script(&script)?;
    page.leave()
}

fn languages(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    page.fails_with(&site, &[CHINESE, NO_WORKERS], "这个浏览器没有 Web Worker")?;
    page.fails_with(&site, &[CHINESE, NO_WASM], "运行不了本程序")?;
    page.fails_with(&site, &[CHINESE, NO_WEBGL], "这个浏览器没有 WebGL")?;
    super::super::keep_picture("failure-chinese", &page.browser.picture()?)?;
    let language = page.browser.evaluate("document.documentElement.lang")?;
    ensure!(language == "zh-CN", "{language}");
    // What was chosen in the window goes before the browser's own.
    let chosen = page.with_settings(r#"{"language":"English","theme":"Light"}"#)?;
    page.fails_with(&site, &[CHINESE, NO_WORKERS], "This browser has no web workers")?;
    page.browser.remove_script(&chosen)?;
    super::super::keep_picture("failure-light", &page.browser.picture()?)
}

/// The program's clock asks for this, and panics without it.
const NO_CLOCK: &str = "void Object.defineProperty(globalThis, 'performance', { value: undefined })";

fn panics(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    page.open_at(&site.address, "8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65")?;
    page.with_tree()?;
    page.press("中文")?;
    page.shows("选第 a 道")?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(75)?;
    page.settled()?;
    let hash = page.browser.evaluate("location.hash")?;
    let settings = page.browser.evaluate("localStorage.getItem('eight-realms.settings')")?;
    page.browser.evaluate("document.documentElement.lang = ''")?;
    page.browser.evaluate(NO_CLOCK)?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
    page.says("The program has stopped because of an error")?;
    super::super::keep_picture("failure-panic", &page.browser.picture()?)?;
    ensure!(page.browser.evaluate("location.hash")? == hash, "the address has lost its moment");
    page.open_again()?;
    let kept = page.browser.evaluate("localStorage.getItem('eight-realms.settings')")?;
    ensure!(kept == settings, "{kept}, before {settings}");
    ensure!(page.browser.evaluate("location.hash")? == hash, "it does not open at its moment");
    // A moment that ends it twice is not opened a third time.
    page.browser.evaluate(NO_CLOCK)?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
    page.says("程序在同一时刻又出了错")?;
    let offered = "document.getElementById('clear').checkVisibility()";
    ensure!(page.browser.evaluate(offered)? == true, "the settings cannot be cleared");
    page.open_again()?;
    let kept = page.browser.evaluate("localStorage.getItem('eight-realms.settings')")?;
    ensure!(kept == settings, "{kept}, before {settings}");
    page.leave()
}

/// The theme that is left of each is the page's own, or the one that is stored if there is one.
fn any_settings(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    let nested = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for (settings, theme) in [
        (r#"{"theme":5}"#, Value::Null),
        (r#"{"theme":{}}"#, Value::Null),
        (r#"{"theme":"Sepia","language":["Chinese"]}"#, Value::Null),
        (r#"{"theme":"Light","language":{},"speed":"fast","axes":7}"#, Value::from("light")),
        (r#"{"theme":"Dark","scale":-1e300,"questions":null}"#, Value::from("dark")),
        ("[1,2]", Value::Null),
        ("5", Value::Null),
        (r#""Light""#, Value::Null),
        ("null", Value::Null),
        ("{", Value::Null),
        ("", Value::Null),
        (&nested, Value::Null),
    ] {
        let script = page.with_settings(settings)?;
        page.visit(&site.address, "8r1:23415x768:7")?;
        page.opened()?;
        let found = page.browser.evaluate("document.documentElement.dataset.theme ?? null")?;
        ensure!(found == theme, "{found} of {}", &settings[..settings.len().min(40)]);
        page.browser.remove_script(&script)?;
    }
    page.browser.evaluate("localStorage.clear()")?;
    page.leave()
}

/// The loader itself goes wrong, which nothing that is stored should bring about.
const NO_ERRORS: &str = "delete WebAssembly.CompileError";

fn stopped_start(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    let program = site.folder.join("eight-realms_bg.wasm");
    let bytes = fs::read(&program)?;
    fs::remove_file(&program)?;
    page.fails_with(&site, &[NO_ERRORS], "The program could not start: ")?;
    page.browser.evaluate("localStorage.setItem('eight-realms.settings', '{}')")?;
    page.browser.evaluate("localStorage.setItem('other', 'stays')")?;
    fs::write(&program, bytes)?;
    page.browser.evaluate("document.getElementById('clear').click()")?;
    page.opened()?;
    let left = page
        .browser
        .evaluate("[localStorage.getItem('eight-realms.settings'), localStorage.getItem('other')].join()")?;
    ensure!(left == ",stays", "{left}");
    page.browser.evaluate("localStorage.clear()")?;
    page.leave()
}

/// The page names the first of its workers.
const NAMED: &str = "let first = true; globalThis.Worker = class extends Worker { constructor(address, options) { \
    super(address, { ...options, name: first ? 'broken' : 'whole' }); first = false; } }";

/// It breaks off in the midst of its search, without a word of its own.
const BREAKS_OFF: &str = "let sent = 0; const post = self.postMessage; \
    self.postMessage = (...message) => { post.apply(self, message); sent += 1; \
    if (sent === 3) performance.now = () => { throw new Error('the clock is gone'); }; };";
/// It panics: where there is no clock, the program says so and ends.
const PANICS: &str = "Object.defineProperty(self, 'performance', { value: undefined });";

fn lost_search(page: &mut Fixture) -> Result<()> {
    loses_search(page, BREAKS_OFF, "The search of realm 1 failed", "the clock is gone")
}

fn panicked_search(page: &mut Fixture) -> Result<()> {
    loses_search(page, PANICS, "`Performance` object not found", "RuntimeError: unreachable")
}

/// The first worker has a fault: it is told in these words, and the search done again is whole.
fn loses_search(page: &mut Fixture, fault: &str, words: &str, in_console: &str) -> Result<()> {
    let site = page.site.copy()?;
    site.change("worker.js", |script| format!("if (self.name === 'broken') {{ {fault} }}\n{script}"))?;
    let named = page.browser.add_script(NAMED)?;
    page.open_at(&site.address, "8r1:23415x768:1")?;
    page.with_tree()?;
    page.shows(words)?;
    super::super::keep_picture("failure-search", &page.browser.picture()?)?;
    page.forgive(in_console)?;
    let expected = page.expected("23415x768", "1", &[])?;
    let lost = page.counts()?;
    ensure!(lost["1"] != expected, "nothing was lost: {lost:?}");
    page.browser.evaluate("eightRealms.searched = false")?;
    page.press("Search again")?;
    page.searched()?;
    let found = page.counts()?;
    ensure!(found["1"] == expected, "{found:?}, the command line: {expected:?}");
    page.browser.remove_script(&named)?;
    page.leave()
}
