//! Without a network, with a newer version, and as a program of its own.

use anyhow::{Result, ensure};
use serde_json::json;

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("offline: after the first visit no network is needed", offline),
    ("offline: a newer version is taken at the next visit", newer_version),
    ("offline: the page can be installed", installable),
];

/// Until the service worker has all files.
const KEPT: &str = "navigator.serviceWorker.ready.then(ready => Boolean(ready.active))";
const MOMENT: &str = "8r2:1624x8735:7:h=weighted,w=1.5@e74~6f65";

fn offline(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    page.open_at(&site.address, MOMENT)?;
    page.browser.wait_for(KEPT)?;
    page.browser.wait_for("navigator.serviceWorker.controller !== null")?;
    site.stop();
    // The visit goes on: every search needs the worker's script and the glue.
    page.go_to("8r1:23415x768:5")?;
    page.searched()?;
    page.go_to(MOMENT)?;
    page.searched()?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(75)?;
    page.reload()?;
    page.searched()?;
    page.browser.wait_for("globalThis.eightRealms.hasFonts")?;
    page.browser.press("ArrowLeft", "ArrowLeft", 37, 8)?;
    page.stands_at(MOMENT)?;
    // The query is for the program, and the page has two names.
    page.open_at(&format!("{}index.html?embed", site.address), MOMENT)?;
    page.browser.press("ArrowRight", "ArrowRight", 39, 8)?;
    page.is_at_event(75)?;
    page.leave()
}

fn newer_version(page: &mut Fixture) -> Result<()> {
    let site = page.site.copy()?;
    page.visit(&site.address, "")?;
    page.opened()?;
    page.browser.wait_for(KEPT)?;
    let older = page.browser.evaluate("document.documentElement.dataset.version")?;
    let newer = site.change("page.css", |style| style + "/* newer */\n")?;
    ensure!(older != newer.as_str(), "another file, and still version {newer}");
    page.reload()?;
    let now = page.browser.evaluate("document.documentElement.dataset.version")?;
    ensure!(now == older, "the newer version is there before it was fetched");
    page.browser.wait_for("navigator.serviceWorker.ready.then(ready => Boolean(ready.waiting))")?;
    let keys = page.browser.evaluate("caches.keys().then(keys => keys.length)")?;
    ensure!(keys == 2, "{keys} versions are kept");
    // At this visit everything is still of the older one.
    let style = "fetch('page.css').then(style => style.text()).then(text => text.includes('newer'))";
    ensure!(page.browser.evaluate(style)? == false, "the newer version is mixed in");
    page.browser.evaluate("location.reload()")?;
    page.browser.wait_for(&format!("document.documentElement?.dataset.version === '{newer}'"))?;
    page.opened()?;
    ensure!(page.browser.evaluate(style)? == true, "files of the older version are handed out");
    page.browser.wait_for("caches.keys().then(keys => keys.length === 1)")?;
    page.leave()
}

fn installable(page: &mut Fixture) -> Result<()> {
    let address = page.site.address.clone();
    page.visit(&address, "")?;
    page.opened()?;
    let manifest = page.browser.call("Page.getAppManifest", json!({}))?;
    ensure!(manifest["errors"] == json!([]), "{manifest}");
    let errors = page.browser.call("Page.getInstallabilityErrors", json!({}))?;
    ensure!(errors["installabilityErrors"] == json!([]), "{errors}");
    Ok(())
}
