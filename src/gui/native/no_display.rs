//! Answer of the program where no window can be opened: the reason, the comparison as a table, and the window as a
//! picture.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, ExitCode},
};

use eight_realms_app::{
    desk::{
        effect::{ExistingFile, FileNotWritten},
        page_address::PageAddress,
        preferences::Theme,
        puzzles::Example,
    },
    words::{Language, Words},
};
use eight_realms_core::{
    job::Runs,
    lane::Lane,
    puzzle::{Board, Puzzle},
    realm::{Realm, Settings},
    replay::moment::{MomentLine, Opening},
};

use super::picture::{self, PictureOptions};
use crate::{
    cli::{self, Failure, RowRequest, Spinner},
    file::{FilePlace, write_temporary},
    gui::raster::png,
};

/// Name of the picture without its ending.
const NAME: &str = "eight-realms";
/// Program with which Windows opens the answer, where there is no terminal.
const EDITOR: &str = "notepad";
/// Mark at the beginning of the text: without it an older editor of Windows assumes the system's own encoding.
const BYTE_ORDER_MARK: &str = "\u{feff}";
/// Width and height of the picture, in pixels.
const SIZE: [u32; 2] = [1440, 900];
/// Command that installs what a bare Debian lacks.
const INSTALL: &str =
    "apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libegl1 libgl1-mesa-dri";
/// Words of the system's message if a library is missing, but not if the display does not answer.
const SIGNS_OF_A_MISSING_LIBRARY: [&str; 6] = ["librar", "dlopen", "glutin", "egl", "glx", "opengl"];

/// Reason why no window opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No variable names a display.
    NoDisplay,
    /// The named display does not answer.
    Unreachable(String),
    /// A library of X or GL is missing.
    MissingPackage(String),
    /// Windows or macOS has no OpenGL that the window can be drawn with. Display and libraries are always there.
    NoOpenGl(String),
}

impl Obstacle {
    /// Finds the obstacle behind the system's message; `named`: whether a variable names a display.
    pub fn of(reason: &str, named: DisplayVariable) -> Self {
        if named == DisplayVariable::Unused {
            return Self::NoOpenGl(in_short(reason));
        }
        let words = reason.to_lowercase();
        if SIGNS_OF_A_MISSING_LIBRARY.iter().any(|sign| words.contains(sign)) {
            return Self::MissingPackage(in_short(reason));
        }
        match named {
            DisplayVariable::Yes => Self::Unreachable(in_short(reason)),
            DisplayVariable::No | DisplayVariable::Unused => Self::NoDisplay,
        }
    }
}

/// Whether a variable names a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DisplayVariable {
    /// `DISPLAY` or `WAYLAND_DISPLAY` does.
    Yes,
    /// Neither does.
    No,
    /// Windows and macOS find their display without one.
    Unused,
}

impl DisplayVariable {
    pub fn now() -> Self {
        if cfg!(any(windows, target_os = "macos")) {
            return Self::Unused;
        }
        let names = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        if ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(names) { Self::Yes } else { Self::No }
    }
}

/// Shortens the system's message: without the place in its source before it and the list of settings behind it.
fn in_short(reason: &str) -> String {
    let text = reason
        .rsplit_once(".rs:")
        .map_or(reason, |(_, rest)| rest.split_once(": ").map_or(rest, |parts| parts.1));
    let text = text.split(": ConfigTemplate").next().unwrap_or(text);
    text.trim().trim_end_matches('.').to_owned()
}

/// Reader of the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Recipient {
    /// Somebody at a terminal: the answer is printed.
    Terminal,
    /// Somebody who opened the program with a double click: nobody sees what is printed there, so the answer becomes a
    /// file, which is opened.
    Desktop,
}

/// Gives the recipient the reason in a language, the page that a browser can open instead, if one is known, and the
/// comparison and a picture of what the window would have opened with. Succeeds unless even that cannot be written.
pub fn answer(
    obstacle: &Obstacle,
    (language, opening): (Language, Option<&Opening>),
    page: Option<&PageAddress>,
    recipient: Recipient,
) -> ExitCode {
    let words = Words::for_documents(language);
    let mut notices = reasons(&words, obstacle);
    notices.extend(page.map(|page| words.tell("cli-page", &[("address", page.to_string().into())])));
    let outcome = match recipient {
        Recipient::Terminal => {
            for notice in &notices {
                cli::notice(notice);
            }
            print(&words, language, opening)
        }
        Recipient::Desktop => open(&notices, &words, language, opening),
    };
    cli::code_of(|| words, outcome)
}

/// Prints the table, and the absolute path of the picture on the last line.
fn print(words: &Words, language: Language, opening: Option<&Opening>) -> Result<(), Failure> {
    cli::answer(&table(words, opening))?;
    let picture = picture(words, language, opening)?;
    cli::answer(&format!("{}\n", words.say("cli-picture")))?;
    cli::answer_bytes(&cli::path_line(&picture))
}

/// Writes reasons, table and path of the picture into a file, and opens it at once.
fn open(
    notices: &[String],
    words: &Words,
    language: Language,
    opening: Option<&Opening>,
) -> Result<(), Failure> {
    let (table, picture) = (table(words, opening), picture(words, language, opening)?);
    let (notices, caption) = (notices.join("\n"), words.say("cli-picture"));
    let text = format!("{BYTE_ORDER_MARK}{notices}\n\n{table}\n{caption}\n{}\n", picture.display());
    let file = write_temporary(".txt", text.as_bytes()).map_err(|fault| Failure::NotWritten(vec![fault]))?;
    Command::new(EDITOR).arg(file).spawn()?;
    Ok(())
}

/// Returns the table of the sample, or of the puzzle that the window would have opened with, searched by the eight
/// realms of the ladder.
fn table(words: &Words, opening: Option<&Opening>) -> String {
    let (title, puzzle, settings) = match opening {
        None => (words.say("cli-sample"), Example::sample(), Settings::default()),
        Some(Opening::Puzzle(text)) => {
            let puzzle = text.or_goal(Board::standard_goal());
            (title_of(words, &puzzle), puzzle, Settings::default())
        }
        Some(Opening::Moment(line)) => {
            let MomentLine { puzzle, settings, .. } = line.moment();
            (title_of(words, &puzzle), puzzle, settings)
        }
    };
    let row = |realm| RowRequest { letter: None, lane: Lane::of(realm, settings) };
    let rows = cli::rows(words, &Realm::LADDER.map(row), &puzzle, Runs::Enough);
    format!("{title}\n{}\n", cli::several(words, &rows))
}

fn title_of(words: &Words, puzzle: &Puzzle) -> String {
    let (start, goal) = (puzzle.start.to_string(), puzzle.goal.to_string());
    words.tell("cli-opened", &[("start", start.into()), ("goal", goal.into())])
}

/// Draws the picture and writes it into the current folder, or, where that cannot be written, into the temporary one.
/// Returns its absolute path.
fn picture(words: &Words, language: Language, opening: Option<&Opening>) -> Result<PathBuf, Failure> {
    let options = PictureOptions { size: SIZE, language, theme: Theme::Dark };
    let waiting = Spinner::begin(words.say("cli-drawing"));
    let image = picture::opening_awaited(&options, opening.cloned(), || waiting.tick());
    drop(waiting);
    let png = png::encode(&image)?;
    write_here(&png).or_else(|here| {
        write_temporary(".png", &png).map_err(|temporary| Failure::NotWritten(vec![here, temporary]))
    })
}

/// Writes the picture into the current folder, under the first free name.
fn write_here(png: &[u8]) -> Result<PathBuf, (PathBuf, FileNotWritten)> {
    let mut number = 1;
    loop {
        let name = if number == 1 { format!("{NAME}.png") } else { format!("{NAME}-{number}.png") };
        let name = Path::new(&name);
        // Even a link that leads nowhere keeps its name: the person has named no file.
        if name.is_symlink() {
            number += 1;
            continue;
        }
        match FilePlace::at(name, ExistingFile::Kept).and_then(|place| place.write(png).map(|()| place)) {
            Ok(place) => return Ok(place.path().to_owned()),
            // This name is taken.
            Err(
                FileNotWritten::Exists
                | FileNotWritten::IsFolder
                | FileNotWritten::NotPlain
                | FileNotWritten::Protected
                | FileNotWritten::Link,
            ) => number += 1,
            Err(reason) => {
                let path = std::path::absolute(name).unwrap_or_else(|_| name.to_owned());
                return Err((path, reason));
            }
        }
    }
}

/// Returns the reason why there is no window, and what helps, a sentence each.
pub fn reasons(words: &Words, obstacle: &Obstacle) -> Vec<String> {
    let (reason, help) = match obstacle {
        Obstacle::NoDisplay => (words.say("cli-no-display-named"), None),
        Obstacle::Unreachable(reason) => (reason.clone(), None),
        Obstacle::MissingPackage(reason) => {
            (reason.clone(), Some(words.tell("cli-install", &[("command", INSTALL.into())])))
        }
        Obstacle::NoOpenGl(reason) => (reason.clone(), Some(words.say("cli-opengl"))),
    };
    let reason = words.tell("cli-no-display", &[("reason", reason.into())]);
    [reason].into_iter().chain(help).collect()
}
