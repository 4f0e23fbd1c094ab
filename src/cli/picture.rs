//! What `picture` asks for. The window's parts draw it.

use std::{fmt, path::PathBuf, str::FromStr};

use thiserror::Error;

use crate::{app::Theme, words::Language};

/// The opening window, to be drawn into a file.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct PictureRequest {
    /// Where to write it
    #[arg(value_name = "FILE.png")]
    pub file: PathBuf,

    /// Width and height in pixels
    #[arg(long, value_name = "WxH", default_value_t)]
    pub size: Size,

    /// The language of the window
    #[arg(long, value_name = "en|zh-CN", default_value = "en", value_parser = language)]
    pub language: Language,

    /// The theme of the window
    #[arg(long, value_name = "light|dark", default_value = "dark", value_parser = theme)]
    pub theme: Theme,
}

/// A size in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// 320 to 8,192.
    pub width: u32,
    /// 240 to 8,192.
    pub height: u32,
}

const SMALLEST: Size = Size { width: 320, height: 240 };
const LARGEST: Size = Size { width: 8192, height: 8192 };

/// Why a text is not a size.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SizeError {
    /// Not two numbers with an x between them.
    #[error("a size is width x height in pixels, such as 1440x900")]
    NotASize,
    /// Nobody could read it, or no memory would hold it.
    #[error("a size lies between {SMALLEST} and {LARGEST}")]
    OutOfRange,
}

/// The language with a code.
fn language(code: &str) -> Result<Language, String> {
    let codes = || Language::ALL.map(Language::code).join(", ");
    Language::from_code(code).ok_or_else(|| format!("there are {}", codes()))
}

/// The theme with a name.
fn theme(name: &str) -> Result<Theme, String> {
    let names = || Theme::ALL.map(Theme::name).join(", ");
    Theme::ALL.into_iter().find(|theme| theme.name() == name).ok_or_else(|| format!("there are {}", names()))
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
        let is_in_range = (SMALLEST.width..=LARGEST.width).contains(&size.width)
            && (SMALLEST.height..=LARGEST.height).contains(&size.height);
        if is_in_range { Ok(size) } else { Err(SizeError::OutOfRange) }
    }
}

/// `1440x900`
impl fmt::Display for Size {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}x{}", self.width, self.height)
    }
}
