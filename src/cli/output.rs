//! Where a command writes: a file of its own, or standard output.

use std::{
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};

use clap::Args;
use eight_realms_app::desk::effect::ExistingFile;

use super::exit::{Failure, answer_bytes, not_written, path_line};
use crate::file::FilePlace;

/// The file that is written.
#[derive(Debug, Args)]
pub struct OutputArgs {
    /// File as typed; `None` or `-` for standard output.
    #[arg(short, long, value_name = "FILE", help = "help-output")]
    output: Option<PathBuf>,

    /// Whether an existing file may be replaced.
    #[arg(long, help = "help-force")]
    force: bool,
}

/// A place that can be written to.
pub struct Output<'a>(Option<(&'a Path, FilePlace)>);

impl OutputArgs {
    /// The file as typed; `None` for standard output.
    pub fn file(&self) -> Option<&Path> {
        self.output.as_deref().filter(|path| path.as_os_str() != "-")
    }

    /// Checks the place, before there is anything to be written.
    ///
    /// # Errors
    /// If no file can come there.
    pub fn place(&self) -> Result<Output<'_>, Failure> {
        let Some(path) = self.file() else { return Ok(Output(None)) };
        let existing = if self.force { ExistingFile::Replaced } else { ExistingFile::Kept };
        let place = FilePlace::at(path, existing).map_err(|reason| not_written(path, reason))?;
        Ok(Output(Some((path, place))))
    }
}

impl Output<'_> {
    /// Whether another path leads to the file.
    pub fn is_at(&self, other: &Path) -> bool {
        let other = FilePlace::at(other, ExistingFile::Replaced).ok();
        self.0.as_ref().zip(other).is_some_and(|((_, place), other)| place.path() == other.path())
    }

    /// Writes to standard output, or into the file, whose path it then prints.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(self, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<(), Failure> {
        let Some((path, place)) = self.0 else {
            let mut out = BufWriter::new(io::stdout().lock());
            write(&mut out)?;
            return Ok(out.flush()?);
        };
        place.write_with(write).map_err(|reason| not_written(path, reason))?;
        answer_bytes(&path_line(place.path()))
    }
}
