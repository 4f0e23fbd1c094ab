//! A page in a real browser, driven through its debugging pipe: JSON ended by a zero byte on two file descriptors. No
//! socket, no driver. A shell hands its own standard input and output to Chromium as descriptors 3 and 4.

use std::{
    fs::File,
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use anyhow::{Context, Result, bail, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The browser paints on the processor, asks for nothing from outside, and paints the same colours everywhere.
const FLAGS: &str = "--headless=new --no-sandbox --use-gl=angle --use-angle=swiftshader \
    --disable-backgrounding-occluded-windows --disable-renderer-backgrounding \
    --enable-unsafe-swiftshader --no-first-run --no-default-browser-check --disable-extensions --disable-quic \
    --disable-background-networking --disable-component-update --disable-sync --hide-scrollbars \
    --force-color-profile=srgb";

/// What is answered where a page was left.
const LEFT: [&str; 3] =
    ["Cannot find context", "Execution context was destroyed", "Inspected target navigated or closed"];

/// A tab of the browser.
pub struct Tab(Option<String>);

/// A browser with one page.
pub struct Chromium {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    number: u64,
    session: Option<String>,
    /// What the page has said on its console, and exceptions that nobody has caught.
    pub console: Vec<String>,
    /// Every address that was asked for, by the page and its workers.
    pub requests: Vec<String>,
    _profile: TempDir,
}

impl Chromium {
    /// Starts it with a page of this size, in points. Standard error goes into a file.
    pub fn start(width: u32, height: u32, log: &Path) -> Result<Self> {
        let profile = tempfile::tempdir()?;
        let line = format!(
            "exec 3<&0 4>&1 1>/dev/null 0</dev/null; exec chromium {FLAGS} --remote-debugging-pipe \
             --user-data-dir='{}' --window-size={width},{height} about:blank",
            profile.path().display()
        );
        let mut child = Command::new("sh")
            .args(["-c", &line])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(File::create(log)?)
            .spawn()
            .context("starting chromium")?;
        let input = child.stdin.take().context("a pipe to it")?;
        let output = BufReader::new(child.stdout.take().context("a pipe from it")?);
        let mut browser = Self {
            child,
            input,
            output,
            number: 0,
            session: None,
            console: Vec::new(),
            requests: Vec::new(),
            _profile: profile,
        };
        let targets = browser.call("Target.getTargets", json!({}))?;
        let targets = targets["targetInfos"].as_array().context("a list of targets")?.clone();
        let page = targets.iter().find(|target| target["type"] == "page").context("a page")?;
        browser.attach(&page["targetId"])?;
        browser.resize(width, height)?;
        Ok(browser)
    }

    /// From now on everything is about this page, its workers and the service worker.
    fn attach(&mut self, target: &Value) -> Result<()> {
        let attached = self.call("Target.attachToTarget", json!({ "targetId": target, "flatten": true }))?;
        self.session = attached["sessionId"].as_str().map(str::to_owned);
        for domain in ["Page", "Runtime", "Log", "Network"] {
            self.call(&format!("{domain}.enable"), json!({}))?;
        }
        let workers = json!({ "autoAttach": true, "waitForDebuggerOnStart": false, "flatten": true });
        self.call("Target.setAutoAttach", workers)?;
        self.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true })).map(drop)
    }

    /// Opens a second tab in a window of its own; from now on everything is about that one. Returns the first one.
    pub fn open_tab(&mut self, width: u32, height: u32) -> Result<Tab> {
        let first = self.session.clone();
        let tab = json!({ "url": "about:blank", "newWindow": true });
        let target = self.call("Target.createTarget", tab)?;
        self.attach(&target["targetId"])?;
        self.resize(width, height)?;
        Ok(Tab(first))
    }

    /// From now on everything is about this tab, which comes to the front. Returns the one before.
    pub fn go_to_tab(&mut self, tab: Tab) -> Result<Tab> {
        let before = std::mem::replace(&mut self.session, tab.0);
        self.call("Page.bringToFront", json!({}))?;
        // Chromium draws nothing in a window that lies behind another one.
        self.call("Emulation.setFocusEmulationEnabled", json!({ "enabled": true }))?;
        Ok(Tab(before))
    }

    /// Closes the tab that everything is about, and goes to another one.
    pub fn close_tab(&mut self, other: Tab) -> Result<()> {
        self.call("Page.close", json!({}))?;
        self.go_to_tab(other).map(drop)
    }

    /// Gives the page a size, in points.
    pub fn resize(&mut self, width: u32, height: u32) -> Result<()> {
        self.resize_at(width, height, 1)
    }

    /// Gives the page a size, in points, each so many pixels wide and high.
    pub fn resize_at(&mut self, width: u32, height: u32, scale: u32) -> Result<()> {
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": false });
        self.call("Emulation.setDeviceMetricsOverride", size).map(drop)
    }

    /// Calls a method of the protocol and waits for its result.
    #[expect(clippy::needless_pass_by_value, reason = "what is made for the call belongs to it")]
    pub fn call(&mut self, method: &str, parameters: Value) -> Result<Value> {
        let number = self.send(self.session.clone().as_deref(), method, &parameters)?;
        loop {
            let answer = self.receive()?;
            if answer["id"] == number {
                ensure!(answer.get("error").is_none(), "{method}: {}", answer["error"]);
                return Ok(answer["result"].clone());
            }
            self.note(&answer)?;
        }
    }

    fn send(&mut self, session: Option<&str>, method: &str, parameters: &Value) -> Result<u64> {
        self.number += 1;
        let mut message = json!({ "id": self.number, "method": method, "params": parameters });
        if let Some(session) = session {
            message["sessionId"] = session.into();
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.input.write_all(&bytes)?;
        self.input.flush()?;
        Ok(self.number)
    }

    fn receive(&mut self) -> Result<Value> {
        let mut bytes = Vec::new();
        self.output.read_until(0, &mut bytes)?;
        if bytes.pop() != Some(0) {
            bail!("chromium has ended");
        }
        Ok(serde_json::from_slice(&bytes)?)
    }

    fn note(&mut self, message: &Value) -> Result<()> {
        let parameters = &message["params"];
        match message["method"].as_str() {
            Some("Runtime.consoleAPICalled") => {
                let words = parameters["args"].as_array().into_iter().flatten();
                let words: Vec<String> = words
                    .map(|word| {
                        word["value"].as_str().or(word["description"].as_str()).unwrap_or("?").to_owned()
                    })
                    .collect();
                self.console.push(words.join(" "));
            }
            Some("Runtime.exceptionThrown") => {
                self.console.push(format!("exception: {}", parameters["exceptionDetails"]));
            }
            Some("Log.entryAdded") => self.console.push(format!("log: {}", parameters["entry"]["text"])),
            Some("Network.requestWillBeSent") => {
                self.requests.extend(parameters["request"]["url"].as_str().map(str::to_owned));
            }
            // A worker that has ended since has nobody to answer, and nobody waits for the answer. Its script was asked
            // for before anybody listens.
            Some("Target.attachedToTarget") => {
                self.requests.extend(parameters["targetInfo"]["url"].as_str().map(str::to_owned));
                let session = parameters["sessionId"].as_str();
                for method in ["Network.enable", "Runtime.enable"] {
                    self.send(session, method, &json!({}))?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// From now on this runs in every new page, before its own scripts. Returns the name of it.
    pub fn add_script(&mut self, source: &str) -> Result<String> {
        let added = self.call("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source }))?;
        added["identifier"].as_str().map(str::to_owned).context("a name")
    }

    /// It runs no more.
    pub fn remove_script(&mut self, name: &str) -> Result<()> {
        self.call("Page.removeScriptToEvaluateOnNewDocument", json!({ "identifier": name })).map(drop)
    }

    /// Opens an address.
    pub fn open(&mut self, address: &str) -> Result<()> {
        self.call("Page.navigate", json!({ "url": address })).map(drop)
    }

    /// The value of an expression; a promise is waited for.
    pub fn evaluate(&mut self, expression: &str) -> Result<Value> {
        let parameters = json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let result = self.call("Runtime.evaluate", parameters)?;
        ensure!(result.get("exceptionDetails").is_none(), "{expression}: {}", result["exceptionDetails"]);
        Ok(result["result"]["value"].clone())
    }

    /// Waits until an expression is true. A page that is left in the midst of the question is asked again.
    pub fn wait_for(&mut self, expression: &str) -> Result<()> {
        let begin = Instant::now();
        loop {
            match self.evaluate(expression) {
                Ok(value) if value == true => return Ok(()),
                Err(error) if !LEFT.iter().any(|reason| format!("{error}").contains(reason)) => {
                    return Err(error);
                }
                _ => {}
            }
            ensure!(
                begin.elapsed() < Duration::from_mins(2),
                "waited in vain for: {expression}\n{}",
                self.console.join("\n")
            );
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// Presses a key by its name in the protocol, such as `ArrowRight`, with Ctrl or without.
    pub fn press(&mut self, key: &str, code: &str, number: u32, modifiers: u32) -> Result<()> {
        let is_text = key.chars().count() == 1 && modifiers == 0;
        let mut down = json!({
            "type": if is_text { "keyDown" } else { "rawKeyDown" }, "key": key, "code": code,
            "windowsVirtualKeyCode": number, "modifiers": modifiers,
        });
        if is_text {
            down["text"] = key.into();
        }
        self.call("Input.dispatchKeyEvent", down)?;
        let up = json!({
            "type": "keyUp", "key": key, "code": code, "windowsVirtualKeyCode": number, "modifiers": modifiers,
        });
        self.call("Input.dispatchKeyEvent", up).map(drop)
    }

    /// A picture of the page as PNG.
    pub fn picture(&mut self) -> Result<Vec<u8>> {
        self.captured(json!({ "format": "png" }))
    }

    /// The same as WebP: small, and not exact.
    pub fn small_picture(&mut self) -> Result<Vec<u8>> {
        self.captured(json!({ "format": "webp", "quality": 88 }))
    }

    fn captured(&mut self, format: Value) -> Result<Vec<u8>> {
        let picture = self.call("Page.captureScreenshot", format)?;
        Ok(BASE64_STANDARD.decode(picture["data"].as_str().context("a picture")?)?)
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        self.session = None;
        _ = self.call("Browser.close", json!({}));
        _ = self.child.kill();
        _ = self.child.wait();
    }
}
