//! How fast the page is, where `PAGE_SPEED=1` asks for it: a quiet machine is needed. The best of five counts.

use std::env;

use anyhow::{Context, Result, ensure};

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] = &[
    ("speed: the first frame, where it is asked for", first_frame),
    ("speed: ten million events, where they are asked for", events),
];

const ROUNDS: usize = 5;
/// The most until the first frame of a first visit, in milliseconds.
const MOST_FIRST_FRAME: f64 = 1500.0;
/// The most until the last buffer of ten million events, in milliseconds.
const MOST_EVENTS: f64 = 1000.0;

/// The frame after the one in which the window is there.
const NOTES_FIRST_FRAME: &str = "const look = () => globalThis.eightRealms?.state === 'open' \
    ? requestAnimationFrame(() => { globalThis.firstFrame = performance.now(); }) : requestAnimationFrame(look); \
    requestAnimationFrame(look)";

/// When each worker was made, how many bytes of events it has sent, and when the last of them came.
const NOTES_BUFFERS: &str = "globalThis.workers = []; globalThis.Worker = class extends Worker { \
    constructor(...all) { super(...all); const noted = { begin: performance.now(), end: 0, bytes: 0 }; \
    workers.push(noted); this.addEventListener('message', ({ data }) => { if (data instanceof ArrayBuffer) { \
    noted.end = performance.now(); noted.bytes += data.byteLength; } }); } }";

fn is_asked_for() -> bool {
    env::var_os("PAGE_SPEED").is_some()
}

fn first_frame(page: &mut Fixture) -> Result<()> {
    if !is_asked_for() {
        return Ok(());
    }
    let script = page.browser.add_script(NOTES_FIRST_FRAME)?;
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for _ in 0..ROUNDS {
        let site = page.site.copy()?;
        for times in [&mut first, &mut later] {
            page.visit(&site.address, "")?;
            page.browser.wait_for("globalThis.firstFrame > 0")?;
            times.push(page.browser.evaluate("globalThis.firstFrame")?.as_f64().context("a time")?);
            page.browser.wait_for("navigator.serviceWorker.ready.then(ready => Boolean(ready.active))")?;
        }
        page.leave()?;
    }
    page.browser.remove_script(&script)?;
    println!("          first frame after {} ms at a first visit, {} ms later", all(&first), all(&later));
    ensure!(best(&first) <= MOST_FIRST_FRAME, "the first frame takes longer than {MOST_FIRST_FRAME} ms");
    Ok(())
}

fn events(page: &mut Fixture) -> Result<()> {
    if !is_asked_for() {
        return Ok(());
    }
    let script = page.browser.add_script(NOTES_BUFFERS)?;
    let address = page.site.address.clone();
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        page.visit(&address, "8r1:8672543x1:8:h=misplaced")?;
        // 10.4 million events of 16 bytes.
        let longest = "workers.find(worker => worker.bytes > 10_449_466 * 16)";
        page.browser.wait_for(&format!("Boolean({longest})"))?;
        let time = format!("(({{ begin, end }}) => end - begin)({longest})");
        times.push(page.browser.evaluate(&time)?.as_f64().context("a time")?);
    }
    page.leave()?;
    page.browser.remove_script(&script)?;
    println!("          the last of 10,449,466 events after {} ms", all(&times));
    ensure!(best(&times) <= MOST_EVENTS, "ten million events take longer than {MOST_EVENTS} ms");
    Ok(())
}

fn best(times: &[f64]) -> f64 {
    times.iter().copied().fold(f64::INFINITY, f64::min)
}

fn all(times: &[f64]) -> String {
    let times: Vec<String> = times.iter().map(|time| format!("{time:.0}")).collect();
    times.join(", ")
}
