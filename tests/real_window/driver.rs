//! Opens the program and drives it over its inspection port.

use std::{
    env, fs,
    io::Read,
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::{Child, Command},
    thread,
    time::{Duration, Instant},
};

use egui::{Event, Key, Modifiers, PointerButton, Pos2, accesskit::Node, pos2};
use egui_inspection::protocol::{
    PROTOCOL_VERSION, Request, Response, read_handshake, read_message, write_message,
};

/// How long anything may take on a busy machine that draws without a graphics card.
const PATIENCE: Duration = Duration::from_mins(1);

/// The program in its window. Closed when dropped.
pub struct Driver {
    program: Child,
    port: TcpStream,
    home: PathBuf,
}

impl Driver {
    /// Opens the window in English, with nothing remembered from other times.
    pub fn open() -> Self {
        Self::open_with("window", |_| {})
    }

    /// The same in a home of this name, and with what else the program is to be given.
    pub fn open_with(name: &str, give: impl FnOnce(&mut Command)) -> Self {
        let address = free_address();
        let home = env::temp_dir().join(format!("eight-realms-{name}-{}", std::process::id()));
        fs::create_dir_all(&home).expect("a home for the program");
        let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
        command.env("EGUI_INSPECTION", &address).env("HOME", &home).env("XDG_DATA_HOME", &home);
        give(command.env_remove("LANGUAGE").env("LC_ALL", "en_US.UTF-8"));
        let program = command.spawn().expect("the program starts");
        let port = connect(&address);
        let mut driver = Self { program, port, home };
        driver.port.set_read_timeout(Some(PATIENCE)).expect("a socket takes a time-out");
        let version = read_handshake(&mut driver.port).expect("the program shakes hands");
        assert_eq!(version, PROTOCOL_VERSION);
        driver
    }

    /// Waits until the program has ended by itself: its exit code, and what it wrote to standard error, if that was
    /// piped.
    pub fn end(&mut self) -> (Option<i32>, String) {
        let started = Instant::now();
        loop {
            if let Some(status) = self.program.try_wait().expect("it is ours") {
                let mut message = String::new();
                if let Some(stderr) = &mut self.program.stderr {
                    stderr.read_to_string(&mut message).expect("it wrote characters");
                }
                return (status.code(), message);
            }
            assert!(started.elapsed() < PATIENCE, "it does not end");
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// The text of a file that the program keeps.
    pub fn file_text(&self, file: &str) -> String {
        fs::read_to_string(self.home.join("eight-realms").join(file)).expect("it was kept")
    }

    /// The text of a file in the home of the person, as soon as it is there.
    pub fn text_at_home(&self, file: &str) -> String {
        let (started, path) = (Instant::now(), self.home.join(file));
        loop {
            match fs::read_to_string(&path) {
                Ok(text) if !text.is_empty() => return text,
                _ => assert!(started.elapsed() < PATIENCE, "{} is not written", path.display()),
            }
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until something has this label.
    pub fn wait_for(&mut self, label: &str) {
        self.wait(label, |nodes| nodes.iter().any(|node| node.label() == Some(label)));
    }

    /// Waits until nothing has this label.
    pub fn wait_until_gone(&mut self, label: &str) {
        self.wait(label, |nodes| nodes.iter().all(|node| node.label() != Some(label)));
    }

    /// Waits until a label or value holds this text.
    pub fn wait_for_text(&mut self, text: &str) {
        let holds = |node: &Node| {
            [node.label(), node.value()].into_iter().flatten().any(|label| label.contains(text))
        };
        self.wait(text, |nodes| nodes.iter().any(holds));
    }

    fn wait(&mut self, what: &str, is_so: impl Fn(&[Node]) -> bool) {
        let started = Instant::now();
        loop {
            let nodes = self.nodes();
            if is_so(&nodes) {
                return;
            }
            assert!(started.elapsed() < PATIENCE, "{what:?} in vain; the window says: {:#?}", labels(&nodes));
            thread::sleep(Duration::from_millis(50));
        }
    }

    /// Clicks in the middle of what has this label.
    pub fn click(&mut self, label: &str) {
        let nodes = self.nodes();
        let node = nodes.iter().find(|node| node.label() == Some(label));
        let bounds =
            node.and_then(Node::bounds).unwrap_or_else(|| panic!("no {label:?}: {:#?}", labels(&nodes)));
        let scale = self.scale();
        let centre = pos2((bounds.x0 + bounds.x1) as f32, (bounds.y0 + bounds.y1) as f32) / (2.0 * scale);
        self.events(vec![Event::PointerMoved(centre)]);
        for pressed in [true, false] {
            self.events(vec![button(centre, pressed)]);
        }
    }

    /// Presses a key and lets it go.
    pub fn press(&mut self, key: Key, modifiers: Modifiers) {
        for pressed in [true, false] {
            let physical_key = Some(key);
            self.events(vec![Event::Key { key, physical_key, pressed, repeat: false, modifiers }]);
        }
    }

    /// Types a text, a character at a time.
    pub fn type_in(&mut self, text: &str) {
        for character in text.chars() {
            self.events(vec![Event::Text(character.to_string())]);
        }
    }

    /// The window as it is drawn, as PNG; requested again until one comes or the time is up.
    pub fn picture(&mut self, patience: Duration) -> Vec<u8> {
        let started = Instant::now();
        loop {
            match self.ask(&Request::GetScreenshot { pixels_per_point: None }) {
                Response::Screenshot(png) => return png.bytes,
                other => assert!(started.elapsed() < patience, "no picture: {other:?}"),
            }
        }
    }

    fn nodes(&mut self) -> Vec<Node> {
        match self.ask(&Request::GetTree) {
            Response::Tree { accesskit: Some(tree), .. } => {
                tree.nodes.into_iter().map(|(_, node)| node).collect()
            }
            Response::Tree { .. } => Vec::new(),
            other => panic!("no tree: {other:?}"),
        }
    }

    fn scale(&mut self) -> f32 {
        match self.ask(&Request::GetTree) {
            Response::Tree { pixels_per_point, .. } => pixels_per_point,
            other => panic!("no tree: {other:?}"),
        }
    }

    fn events(&mut self, events: Vec<Event>) {
        self.ask(&Request::ApplyEvents { events });
    }

    fn ask(&mut self, request: &Request) -> Response {
        write_message(&mut self.port, request).expect("the program hears");
        read_message(&mut self.port).expect("the program answers")
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The program may have ended by itself, and the folder may be gone.
        _ = self.program.kill();
        _ = self.program.wait();
        _ = fs::remove_dir_all(&self.home);
    }
}

fn button(pos: Pos2, pressed: bool) -> Event {
    Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
}

/// An address that is not in use.
fn free_address() -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("a bound socket has an address").to_string()
}

fn connect(address: &str) -> TcpStream {
    let started = Instant::now();
    loop {
        match TcpStream::connect(address) {
            Ok(port) => return port,
            Err(error) => assert!(started.elapsed() < PATIENCE, "the window did not open: {error}"),
        }
        thread::sleep(Duration::from_millis(50));
    }
}

/// The labels of the nodes, for a message.
fn labels(nodes: &[Node]) -> Vec<&str> {
    nodes.iter().filter_map(|node| node.label().or(node.value())).collect()
}
