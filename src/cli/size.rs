//! The size of a window that is drawn.

use std::{fmt, str::FromStr};

use thiserror::Error;

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
