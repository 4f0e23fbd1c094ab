//! What the parts need: a browser, the served page, the command line, and the words for what one does with a page.

use std::{
    collections::BTreeMap,
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use anyhow::{Context, Result, ensure};
use eight_realms_site::{build, serve, version};
use flate2::{Compression, write::GzEncoder};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::chromium::Chromium;

/// A folder of files that is served.
pub struct Site {
    /// Where the files are.
    pub folder: PathBuf,
    /// Where they are served.
    pub address: String,
    is_up: Arc<AtomicBool>,
    _own: Option<TempDir>,
}

impl Site {
    /// Serves a folder.
    pub fn of(folder: &Path) -> Result<Self> {
        Self::served(folder, "", None)
    }

    /// Another host with the same files, in a sub-folder, which may be changed.
    pub fn copy(&self) -> Result<Self> {
        let own = tempfile::tempdir()?;
        let below = "lessons/eight/";
        let folder = own.path().join(below);
        fs::create_dir_all(&folder)?;
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            fs::copy(entry.path(), folder.join(entry.file_name()))?;
        }
        let root = own.path().to_owned();
        Self::served(&root, below, Some(own))
    }

    /// Another host, which packs what it sends.
    pub fn packed(&self) -> Result<Self> {
        let site = self.copy()?;
        for (name, bytes) in version::contents(&site.folder)? {
            let mut coder = GzEncoder::new(Vec::new(), Compression::default());
            coder.write_all(&bytes)?;
            fs::write(site.folder.join(name + ".gz"), coder.finish()?)?;
        }
        Ok(site)
    }

    fn served(root: &Path, below: &str, own: Option<TempDir>) -> Result<Self> {
        let listener = serve::listen(0)?;
        let address = format!("http://{}/{below}", listener.local_addr()?);
        let is_up = Arc::new(AtomicBool::new(true));
        let (folder, is_asked) = (root.to_owned(), Arc::clone(&is_up));
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let folder = folder.clone();
                // Where nobody answers, the connection ends without a word.
                if is_asked.load(Ordering::SeqCst) {
                    thread::spawn(move || _ = serve::answer(&folder, stream));
                }
            }
        });
        Ok(Self { folder: root.join(below), address, is_up, _own: own })
    }

    /// Puts another version there, in which one file differs. Returns the version.
    pub fn change(&self, file: &str, change: impl FnOnce(String) -> String) -> Result<String> {
        let source = tempfile::tempdir()?;
        for entry in fs::read_dir(build::project()?.join("web/page"))? {
            let entry = entry?;
            fs::copy(entry.path(), source.path().join(entry.file_name()))?;
        }
        let changed = source.path().join(file);
        fs::write(&changed, change(fs::read_to_string(&changed)?))?;
        build::assemble(source.path(), &self.folder)
    }

    /// From now on nobody answers.
    pub fn stop(&self) {
        self.is_up.store(false, Ordering::SeqCst);
    }
}

/// The expression for a button of the accessible tree whose name begins like this and that can be pressed.
const NAMES: &str =
    "[...document.querySelectorAll('#tree *')].map(e => e.getAttribute('aria-label')).join(' · ')";

pub fn enabled_button(name: &str) -> String {
    let name = Value::from(name);
    format!(
        "[...document.querySelectorAll('#tree button')].find(e => \
         e.getAttribute('aria-label')?.startsWith({name}) && e.ariaDisabled !== 'true')"
    )
}

/// What the parts need.
pub struct Fixture {
    /// The browser with the page.
    pub browser: Chromium,
    /// The page as it was built.
    pub site: Site,
    /// The command line, to compare with.
    pub program: PathBuf,
}

/// Expanded, generated and moves of a search; null for no path.
pub type Counts = [Value; 3];

/// Parts of a second that a download may take, and how many of them.
const DOWNLOAD: (Duration, u32) = (Duration::from_millis(50), 1200);

/// So often is looked whether a worker has said something.
const LOOKS: u32 = 50;

impl Fixture {
    /// Opens the page anew, with something behind its `#`, and waits until all searches have ended.
    pub fn open(&mut self, line: &str) -> Result<()> {
        let address = self.site.address.clone();
        self.open_at(&address, line)
    }

    /// The same, of another host.
    pub fn open_at(&mut self, address: &str, line: &str) -> Result<()> {
        self.visit(address, line)?;
        self.opened()?;
        self.searched()
    }

    /// Begins to open the page anew.
    pub fn visit(&mut self, address: &str, line: &str) -> Result<()> {
        // An address that differs behind its # alone would not be loaded anew.
        self.leave()?;
        let hash = if line.is_empty() { String::new() } else { format!("#{line}") };
        self.browser.open(&format!("{address}{hash}"))
    }

    /// Loads the page again, and waits until the window stands.
    pub fn reload(&mut self) -> Result<()> {
        self.browser.evaluate("globalThis.eightRealms.state = 'left'")?;
        self.browser.call("Page.reload", json!({}))?;
        self.opened()
    }

    /// Leaves the page, before its host goes.
    pub fn leave(&mut self) -> Result<()> {
        self.browser.open("about:blank")
    }

    /// Waits until the window stands.
    pub fn opened(&mut self) -> Result<()> {
        self.browser.wait_for("globalThis.eightRealms?.state === 'open'")
    }

    /// From now on every page finds these settings. Returns the name of the script that puts them there.
    pub fn with_settings(&mut self, settings: &str) -> Result<String> {
        // An empty page may keep nothing.
        let set = format!(
            "if (location.host) localStorage.setItem('eight-realms.settings', {})",
            Value::from(settings)
        );
        self.browser.add_script(&set)
    }

    /// Changes the address while the page is open, to another puzzle or other settings: all searches begin anew.
    pub fn go_to(&mut self, line: &str) -> Result<()> {
        let hash = Value::from(format!("#{line}"));
        self.browser.evaluate(&format!("eightRealms.searched = false; location.hash = {hash}")).map(drop)
    }

    /// Waits until all searches have ended.
    pub fn searched(&mut self) -> Result<()> {
        self.browser.wait_for("globalThis.eightRealms.searched")
    }

    /// Waits until the window has been drawn with all that has happened.
    pub fn drawn(&mut self) -> Result<()> {
        self.browser
            .evaluate("new Promise(end => requestAnimationFrame(() => requestAnimationFrame(() => end())))")
            .map(drop)
    }

    /// Waits until nothing changes any more.
    pub fn settled(&mut self) -> Result<()> {
        self.browser
            .wait_for("globalThis.eightRealms.settled && globalThis.eightRealms.hasFonts !== null")?;
        self.drawn()
    }

    /// Switches the accessible tree on, where one finds what is shown.
    pub fn with_tree(&mut self) -> Result<()> {
        self.browser.evaluate("document.getElementById('reader').click()").map(drop)
    }

    /// Waits for the address.
    pub fn stands_at(&mut self, line: &str) -> Result<()> {
        self.browser
            .wait_for(&format!("location.hash === {}", Value::from(format!("#{line}"))))
            .with_context(|| format!("{:?}", self.browser.evaluate("location.hash")))
    }

    /// Waits until the address names this event, whatever its check is.
    pub fn is_at_event(&mut self, event: u64) -> Result<()> {
        self.browser.wait_for(&format!("location.hash.includes('@e{event}~')"))
    }

    /// Waits for an element of the accessible tree in whose name this stands.
    pub fn shows(&mut self, name: &str) -> Result<()> {
        let name = Value::from(name);
        self.browser.wait_for(&format!(
            "[...document.querySelectorAll('#tree *')].some(e => (e.getAttribute('aria-label') ?? \
             (e.childElementCount ? '' : e.textContent)).includes({name}))"
        ))
    }

    /// Presses what has this name, as soon as it can be pressed: what a key has led to is seen only in the next frame,
    /// and until then a press may be for nothing.
    pub fn press(&mut self, name: &str) -> Result<()> {
        let button = enabled_button(name);
        self.browser.wait_for(&format!("{button} !== undefined")).with_context(|| {
            format!("at {:?}: {:?}", self.browser.evaluate("location.hash"), self.browser.evaluate(NAMES))
        })?;
        self.browser.evaluate(&format!("{button}.click()")).map(drop)
    }

    /// Presses what has this name, and returns what the browser downloads, a file with this ending.
    pub fn downloads(&mut self, name: &str, ending: &str) -> Result<Vec<u8>> {
        let folder = tempfile::tempdir()?;
        let into = json!({ "behavior": "allow", "downloadPath": folder.path() });
        self.browser.call("Browser.setDownloadBehavior", into)?;
        self.press(name)?;
        for _ in 0..DOWNLOAD.1 {
            for entry in fs::read_dir(folder.path())? {
                let path = entry?.path();
                if path.extension().is_some_and(|extension| extension == ending) {
                    return fs::read(&path).context("the download");
                }
            }
            thread::sleep(DOWNLOAD.0);
        }
        anyhow::bail!("nothing is downloaded")
    }

    /// Presses a key, by its name and number.
    pub fn key(&mut self, key: &str, number: u32, modifiers: u32) -> Result<()> {
        self.browser.press(key, key, number, modifiers)
    }

    /// What the window has counted, by the label of each realm.
    pub fn counts(&mut self) -> Result<BTreeMap<String, Counts>> {
        let text = self.browser.evaluate("globalThis.eightRealms.counts")?;
        Ok(serde_json::from_str(text.as_str().context("counts")?)?)
    }

    /// What the command line counts.
    pub fn expected(&self, board: &str, realm: &str, options: &[&str]) -> Result<Counts> {
        let output = Command::new(&self.program)
            .args(["solve", board, "--realm", realm, "--json", "--runs", "1"])
            .args(options)
            .output()?;
        let answer: Value = serde_json::from_slice(&output.stdout)?;
        Ok(["expanded", "generated", "moves"].map(|key| answer[key].clone()))
    }

    /// Before each part: a screen as at the beginning, without fingers.
    pub fn restore_screen(&mut self) -> Result<()> {
        self.browser.call("Emulation.setTouchEmulationEnabled", json!({ "enabled": false }))?;
        self.browser.call("Emulation.setSafeAreaInsetsOverride", json!({ "insets": {} }))?;
        self.browser.call("Emulation.setEmulatedMedia", json!({ "features": [] }))?;
        let [width, height] = super::SIZE;
        self.browser.resize(width, height)
    }

    /// After a part that broke off: the next one does not find its settings.
    pub fn forget(&mut self) -> Result<()> {
        let address = self.site.address.clone();
        self.browser.open(&address)?;
        self.browser.evaluate("localStorage.clear()").map(drop)
    }

    /// Some of what a part has provoked stands on the console, and is no fault. What a worker says may come later than
    /// what the page shows of it.
    pub fn forgive(&mut self, fault: &str) -> Result<()> {
        for _ in 0..LOOKS {
            if self.browser.console.iter().any(|line| line.contains(fault)) {
                break;
            }
            self.browser.evaluate("new Promise(end => setTimeout(end, 100))")?;
        }
        let console = &mut self.browser.console;
        ensure!(console.iter().any(|line| line.contains(fault)), "{fault:?} is not said: {console:?}");
        console.retain(|line| !line.contains(fault));
        Ok(())
    }
}
