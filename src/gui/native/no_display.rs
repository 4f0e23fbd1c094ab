//! What the program prints where no window can be opened: the reason, the comparison as a table, and the window
//! as a picture.

use std::{env, io, path::PathBuf, process::ExitCode};

use super::picture::{self, PictureOptions};
use crate::{
    app::{Example, PageAddress, Theme},
    cli::{self, Failure},
    job::Runs,
    realm::{Realm, Settings},
    report::several,
    words::{Language, Words},
};

/// The file that the picture is written into.
const FILE: &str = "eight-realms.png";
/// Width and height of the picture, in pixels.
const SIZE: [u32; 2] = [1440, 900];
/// What a bare Debian lacks.
const INSTALL: &str =
    "apt-get install libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0 libegl1 libgl1-mesa-dri";
/// Words in the system's message when a library is missing, and not when the display does not answer.
const SIGNS_OF_A_MISSING_LIBRARY: [&str; 6] = ["librar", "dlopen", "glutin", "egl", "glx", "opengl"];

/// Why no window opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Obstacle {
    /// No variable names a display.
    NoDisplay,
    /// The display that is named does not answer.
    Unreachable(String),
    /// A library of X or GL is missing.
    MissingPackage(String),
}

impl Obstacle {
    /// The obstacle behind the system's message; `named`: whether a variable names a display.
    pub fn of(reason: &str, named: DisplayVariable) -> Self {
        let words = reason.to_lowercase();
        if SIGNS_OF_A_MISSING_LIBRARY.iter().any(|sign| words.contains(sign)) {
            return Self::MissingPackage(in_short(reason));
        }
        match named {
            DisplayVariable::Yes => Self::Unreachable(in_short(reason)),
            DisplayVariable::No => Self::NoDisplay,
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
}

impl DisplayVariable {
    /// As the variables are now.
    pub fn now() -> Self {
        let names = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
        if ["DISPLAY", "WAYLAND_DISPLAY"].into_iter().any(names) { Self::Yes } else { Self::No }
    }
}

/// The system's message without the place in its source before it and the list of settings behind it.
fn in_short(reason: &str) -> String {
    let text = reason
        .rsplit_once(".rs:")
        .map_or(reason, |(_, rest)| rest.split_once(": ").map_or(rest, |parts| parts.1));
    let text = text.split(": ConfigTemplate").next().unwrap_or(text);
    text.trim().trim_end_matches('.').to_owned()
}

/// Prints the reason in this language, the page that a browser can open instead, if one is known, and the comparison and
/// a picture. Succeeds unless even that cannot be written.
pub fn answer(obstacle: &Obstacle, language: Language, page: Option<&PageAddress>) -> ExitCode {
    let words = Words::for_documents(language);
    explain(&words, obstacle);
    if let Some(page) = page {
        cli::notice(&words.tell("cli-page", &[("address", page.to_string().into())]));
    }
    cli::code_of(|| words, show(&words, language))
}

/// The table, and the absolute path of the picture on the last line.
fn show(words: &Words, language: Language) -> Result<(), Failure> {
    cli::answer(&format!("{}\n{}\n", words.say("cli-sample"), sample(words)))?;
    let options = PictureOptions { size: SIZE, language, theme: Theme::Dark };
    let file = write_somewhere(&options)?;
    cli::answer(&format!("{}\n{}\n", words.say("cli-picture"), file.display()))
}

/// The sample, searched by the eight realms of the ladder.
fn sample(words: &Words) -> String {
    let rows = cli::rows(words, &Realm::LADDER, &Example::sample(), &Settings::default(), Runs::Enough);
    several(words, &rows)
}

fn explain(words: &Words, obstacle: &Obstacle) {
    let reason = match obstacle {
        Obstacle::NoDisplay => words.say("cli-no-display-named"),
        Obstacle::Unreachable(reason) | Obstacle::MissingPackage(reason) => reason.clone(),
    };
    cli::notice(&words.tell("cli-no-display", &[("reason", reason.into())]));
    if let Obstacle::MissingPackage(_) = obstacle {
        cli::notice(&words.tell("cli-install", &[("command", INSTALL.into())]));
    }
}

/// Into the current folder, or, where that cannot be written, into the temporary one.
fn write_somewhere(options: &PictureOptions) -> io::Result<PathBuf> {
    let image = picture::opening(options);
    let here = env::current_dir().map(|folder| folder.join(FILE));
    here.and_then(|file| picture::save(&image, &file))
        .or_else(|_| picture::save(&image, &env::temp_dir().join(FILE)))
}
