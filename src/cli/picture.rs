//! The arguments of `picture`. The window's parts draw it.

use std::{fmt, path::PathBuf, str::FromStr};

use eight_realms_app::{desk::preferences::Theme, words::Language};
use eight_realms_core::replay::moment;
use thiserror::Error;

use super::value_parsers::{LANGUAGES, one_of};

/// A request to draw the window into a file, as it opens or with what it is asked to open.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct PictureRequest {
    /// File as typed; `-` for standard output.
    #[arg(value_name = "FILE.png", help = "help-file")]
    pub file: PathBuf,

    /// Whether an existing file may be replaced.
    #[arg(long, help = "help-force")]
    pub force: bool,

    /// Line of a moment, or a puzzle: all further arguments that are not options, to be joined. Empty for the sample.
    #[arg(value_name = "LINE", help = "help-picture-line")]
    pub line: Vec<String>,

    /// Size of the window in points, and so of the picture in pixels.
    #[arg(long, value_name = "WxH", default_value_t, help = "help-size")]
    pub size: Size,

    /// Language of the window in the picture, whatever the language of the system. The option may also stand before the
    /// command.
    #[arg(long, value_name = LANGUAGES.as_str(), default_value = "en", hide_possible_values = true)]
    #[arg(value_parser = one_of(Language::ALL, Language::ALL.map(Language::code)), ignore_case = true)]
    #[arg(help = "help-picture-language")]
    pub language: Language,

    /// Theme of the window in the picture.
    #[arg(long, value_name = "light|dark", default_value = "dark", hide_possible_values = true)]
    #[arg(value_parser = one_of(Theme::ALL, Theme::ALL.map(Theme::name)))]
    #[arg(help = "help-theme")]
    pub theme: Theme,
}

impl PictureRequest {
    /// Whether the picture goes to standard output.
    pub fn is_standard_output(&self) -> bool {
        self.file.as_os_str() == "-"
    }

    /// The name of the file, if it is a puzzle or a moment, which means that the file was forgotten.
    pub fn puzzle_as_file(&self) -> Option<String> {
        let name = self.file.to_str().filter(|name| !name.contains(['/', '\\']))?;
        moment::read(name).is_ok().then(|| name.to_owned())
    }
}

/// A size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width, 320 to 8,192.
    pub width: u32,
    /// Height, 240 to 8,192.
    pub height: u32,
}

impl Size {
    /// Smallest size: a smaller picture would not be readable.
    pub const SMALLEST: Self = Self { width: 320, height: 240 };
    /// Largest size, which bounds the memory that a picture takes.
    pub const LARGEST: Self = Self { width: 8192, height: 8192 };
}

/// Why a text is not a size.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SizeError {
    /// Not two numbers with an x between them.
    #[error("a size is width x height in pixels, such as 1440x900")]
    NotASize,
    /// Smaller than [`Size::SMALLEST`] or larger than [`Size::LARGEST`].
    #[error("a size lies between {} and {}", Size::SMALLEST, Size::LARGEST)]
    OutOfRange,
}

impl Default for Size {
    fn default() -> Self {
        Self { width: 1440, height: 900 }
    }
}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        let (width, height) = text.split_once(['x', 'X', '×']).ok_or(SizeError::NotASize)?;
        let pixels = |number: &str| number.trim().parse::<u32>().map_err(|_| SizeError::NotASize);
        let size = Self { width: pixels(width)?, height: pixels(height)? };
        let is_in_range = (Self::SMALLEST.width..=Self::LARGEST.width).contains(&size.width)
            && (Self::SMALLEST.height..=Self::LARGEST.height).contains(&size.height);
        if is_in_range { Ok(size) } else { Err(SizeError::OutOfRange) }
    }
}

/// `1440x900`
impl fmt::Display for Size {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}x{}", self.width, self.height)
    }
}
