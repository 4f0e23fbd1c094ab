//! The page from end to end, in a real Chromium: opened, searched, stepped, compared with the command line.
//!
//! ```text
//!   cargo test --release --manifest-path web/site/Cargo.toml      builds the page and the command line first
//!   … -- step opens                                               only parts with such a word in their name
//!   PAGE_PICTURES=folder …                                        keeps what was seen there
//!   UPDATE_PICTURES=1 …                                           draws anew what pictures are compared with
//!   PAGE_SCREENSHOTS=folder …                                     writes the page as it opens, in both languages
//!   PAGE_SPEED=1 …                                                measures, for which the machine must be quiet
//!   PAGE_SPEED=1 PAGE_BEFORE=folder …                             and opens the older page there in turn
//! ```
//!
//! Where the window stands is read from the address, whose check digits come from the recording; what it shows is found
//! by role and name in the accessible tree.

mod chromium;
mod fixture;
mod parts;

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    time::Instant,
};

use anyhow::{Context, Result, ensure};
use eight_realms_site::build;

use self::{
    chromium::Chromium,
    fixture::{Fixture, Site},
};

/// The page is looked at in this size, in points.
const SIZE: [u32; 2] = [1024, 640];

/// What must not stand on the console. A page that is left while it loads may say that it was.
const FAULTS: [&str; 3] = ["exception:", "panicked", "Content Security Policy"];

/// So many parts may fail before the rest is not tried.
const MAX_FAILURES: usize = 4;

fn main() -> Result<()> {
    if env::args().any(|argument| argument == "--list") {
        return Ok(());
    }
    let project = build::project()?;
    let folder = build::target(&project).join("site");
    let mut watch = Watch::start();
    build::build(&project, &folder)?;
    watch.lap("the page is built");
    let program = command_line(&project)?;
    watch.lap("the command line is built");
    let log = build::target(&project).join("chromium.log");
    let browser = Chromium::start(SIZE[0], SIZE[1], &log)?;
    let mut fixture = Fixture { browser, site: Site::of(&folder)?, program };
    watch.lap("the browser is up");
    let words: Vec<String> = env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    let is_for_all = env::var("SCREENS").is_ok_and(|value| value == "all");
    let is_chosen = |name: &str| match &words[..] {
        [] => is_for_all || name != parts::phones::LIKE_ANOTHER,
        words => words.iter().any(|word| name.contains(word.as_str())),
    };
    let (mut passed, mut failures) = (0, Vec::new());
    for (name, part) in parts::all().filter(|(name, _)| is_chosen(name)) {
        fixture.restore_screen()?;
        match part(&mut fixture).and_then(|()| check_console(&fixture)) {
            Ok(()) => passed += 1,
            Err(error) => failures.push(failure(&mut fixture, name, &error)),
        }
        watch.lap(name);
        // Whoever mends the page sees every part that failed, but a page that does not open fails in all of them.
        if failures.len() == MAX_FAILURES {
            break;
        }
    }
    ensure!(failures.is_empty(), "{passed} passed, {} failed\n\n{}", failures.len(), failures.join("\n\n"));
    // A part alone need not ask for every file.
    if words.is_empty() {
        check_requests(&fixture)?;
    }
    println!("{passed} passed, 0 failed");
    Ok(())
}

/// What is said of a part that failed, and what the console has said during it.
fn failure(page: &mut Fixture, name: &str, error: &anyhow::Error) -> String {
    // A page that is just being left has no picture.
    _ = page.browser.picture().and_then(|picture| keep_picture(&format!("failed {name}"), &picture));
    println!("failed: {name}: {error:?}");
    _ = page.forget();
    // The next part must not be told of this one's console.
    let console = std::mem::take(&mut page.browser.console).join("\n");
    format!("{name}\n{error:?}\n{console}")
}

fn check_console(page: &Fixture) -> Result<()> {
    let faults = page.browser.console.iter().filter(|line| FAULTS.iter().any(|fault| line.contains(fault)));
    let faults: Vec<&String> = faults.collect();
    ensure!(faults.is_empty(), "the console says: {faults:?}");
    Ok(())
}

/// Nobody but this computer has been asked for anything, by the page, a worker or the service worker.
fn check_requests(page: &Fixture) -> Result<()> {
    let own = ["http://127.0.0.1:", "blob:", "data:", "about:blank"];
    let is_here = |address: &String| own.iter().any(|own| address.starts_with(own));
    let requests = &page.browser.requests;
    let elsewhere: Vec<&String> = requests.iter().filter(|address| !is_here(address)).collect();
    ensure!(elsewhere.is_empty(), "asked elsewhere: {elsewhere:?}");
    for file in ["eight-realms_bg.wasm", "worker.js", "service-worker.js"] {
        ensure!(requests.iter().any(|address| address.ends_with(file)), "nobody has asked for {file}");
    }
    println!("{:6}    requests, all of them to this computer", requests.len());
    Ok(())
}

/// The program of the main package, as its tests have built it.
fn command_line(project: &Path) -> Result<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let status = Command::new(cargo)
        .current_dir(project)
        // With the example, which asks for what the tests depend on, nothing is built twice.
        .args(["build", "--locked", "--bin", "eight-realms", "--example", "fuzz"])
        .status()
        .context("starting cargo")?;
    ensure!(status.success(), "the command line was not built");
    Ok(build::target(project).join("debug/eight-realms"))
}

/// Pictures are kept where they are asked for.
///
/// # Errors
/// If the folder or the file cannot be written.
pub fn keep_picture(name: &str, png: &[u8]) -> Result<()> {
    if let Some(folder) = env::var_os("PAGE_PICTURES") {
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
