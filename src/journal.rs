//! Journals of the laboratory as files: read line by line, then written on.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    path::Path,
};

use eight_realms_app::desk::effect::{ExistingFile, FileNotWritten};
use eight_realms_core::lab::{
    Experiment, Journal, JournalFault, JournalHeader, JournalLine, MAX_HEADER, MAX_LINE, Measure, Prepared,
    Results, read_header,
};

use crate::file::{FilePlace, LineFile};

/// Why a journal cannot be used.
#[derive(Debug)]
pub enum JournalError {
    /// It cannot be read.
    Unread(io::Error),
    /// Another run is using it.
    InUse,
    /// A line, by its number from 1, is not one of this journal.
    Line(u64, JournalFault),
    /// It cannot be written.
    Unwritten(FileNotWritten),
}

/// A journal that is there, its first line read.
pub struct OldJournal {
    reader: BufReader<File>,
    /// The experiment; `None` if the program was ended before the first line was whole.
    pub experiment: Option<Experiment>,
    /// The bytes of a first line that is not whole.
    torn: Vec<u8>,
    /// Bytes of whole lines read.
    whole: u64,
    /// Number of lines read.
    line: u64,
}

/// A journal that is written on.
pub struct JournalFile(LineFile);

impl OldJournal {
    /// Opens a journal to go on with it, and reads its first line. Until it is dropped, no other run can use it.
    ///
    /// # Errors
    /// If it cannot be read or is in use, or its first line is not that of a journal.
    pub fn open(path: &Path) -> Result<Self, JournalError> {
        let place = FilePlace::at(path, ExistingFile::Replaced).map_err(JournalError::Unwritten)?;
        let file = OpenOptions::new().read(true).write(true).open(place.path());
        let file = file.map_err(JournalError::Unread)?;
        lock(&file)?;
        Self::of(file)
    }

    /// Opens a journal only to read it, and reads its first line.
    ///
    /// # Errors
    /// If it cannot be read, or its first line is not that of a journal.
    pub fn read(path: &Path) -> Result<Self, JournalError> {
        let is_plain = path.metadata().map_err(JournalError::Unread)?.is_file();
        if !is_plain {
            // A device or a pipe may have no end.
            return Err(JournalError::Unread(io::ErrorKind::InvalidInput.into()));
        }
        Self::of(File::open(path).map_err(JournalError::Unread)?)
    }

    fn of(file: File) -> Result<Self, JournalError> {
        let reader = BufReader::new(file);
        let mut journal = Self { reader, experiment: None, torn: Vec::new(), whole: 0, line: 0 };
        if let Some(line) = journal.line(MAX_HEADER)? {
            journal.experiment = Some(read_header(&line).map_err(|fault| journal.fault(fault))?);
        }
        Ok(journal)
    }

    /// The next whole line, without its end; `None` at the end. A last line without an end is cut off: it was being
    /// written when the program was ended.
    fn line(&mut self, most: usize) -> Result<Option<String>, JournalError> {
        let mut bytes = Vec::new();
        let most_read = most as u64 + 1;
        let read = self.reader.by_ref().take(most_read).read_until(b'\n', &mut bytes);
        let read = read.map_err(JournalError::Unread)?;
        self.line += 1;
        if bytes.pop_if(|end| *end == b'\n').is_none() {
            return if read as u64 == most_read {
                Err(self.fault(JournalFault::TooLong(most)))
            } else {
                if self.line == 1 {
                    self.torn = bytes;
                }
                Ok(None)
            };
        }
        self.whole += read as u64;
        match String::from_utf8(bytes) {
            Ok(line) => Ok(Some(line)),
            Err(_) => Err(self.fault(JournalFault::NotARow)),
        }
    }

    const fn fault(&self, fault: JournalFault) -> JournalError {
        JournalError::Line(self.line, fault)
    }

    /// Reads all results.
    ///
    /// # Errors
    /// If a line is not one of this experiment.
    pub fn read_into(&mut self, prepared: &Prepared, results: &mut Results) -> Result<(), JournalError> {
        let journal = Journal::of(prepared);
        while let Some(line) = self.line(MAX_LINE)? {
            journal.read_into(&line, results).map_err(|fault| self.fault(fault))?;
        }
        Ok(())
    }

    /// Reads all results, and goes on writing behind them.
    ///
    /// # Errors
    /// If a line is not one of this experiment, or the first one is not whole and not the beginning of its own.
    pub fn resume(mut self, prepared: &Prepared, results: &mut Results) -> Result<JournalFile, JournalError> {
        let header = JournalHeader::of(prepared.experiment().clone()).line();
        if !header.as_bytes().starts_with(&self.torn) {
            let text = String::from_utf8_lossy(&self.torn).into_owned();
            return Err(self.fault(JournalFault::NotAJournal(text)));
        }
        self.read_into(prepared, results)?;
        let (is_new, whole) = (self.experiment.is_none(), self.whole);
        let written = |mut file: File| {
            file.set_len(whole)?;
            file.seek(SeekFrom::End(0))?;
            let mut file = LineFile::of(file);
            if is_new {
                file.append(&header)?;
            }
            Ok(file)
        };
        let file = written(self.reader.into_inner());
        file.map(JournalFile).map_err(|error: io::Error| JournalError::Unwritten(error.into()))
    }
}

impl JournalFile {
    /// Begins a journal under a new name.
    ///
    /// # Errors
    /// If the file is there already, or cannot be written.
    pub fn begin(path: &Path, prepared: &Prepared) -> Result<Self, JournalError> {
        let place = FilePlace::at(path, ExistingFile::Kept).map_err(JournalError::Unwritten)?;
        let file = LineFile::create(&place).map_err(JournalError::Unwritten)?;
        lock(file.file())?;
        Self::headed(file, prepared)
    }

    /// Begins a journal in place of the one with this name, if there is one.
    ///
    /// # Errors
    /// If another run is using that one, or it cannot be written.
    pub fn begin_anew(path: &Path, prepared: &Prepared) -> Result<Self, JournalError> {
        let place = FilePlace::at(path, ExistingFile::Replaced).map_err(JournalError::Unwritten)?;
        let mut file = LineFile::open_or_create(&place).map_err(JournalError::Unwritten)?;
        lock(file.file())?;
        file.clear().map_err(JournalError::Unwritten)?;
        Self::headed(file, prepared)
    }

    fn headed(file: LineFile, prepared: &Prepared) -> Result<Self, JournalError> {
        let mut journal = Self(file);
        journal.append(&JournalHeader::of(prepared.experiment().clone()).line())?;
        Ok(journal)
    }

    /// Appends lines, all at once.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn append(&mut self, lines: &str) -> Result<(), JournalError> {
        self.0.append(lines).map_err(|error| JournalError::Unwritten(error.into()))
    }

    /// Notes that a phase is over.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn end(&mut self, journal: &Journal<'_>, phase: Measure) -> Result<(), JournalError> {
        self.append(&journal.write(&JournalLine::Phase(phase)))
    }
}

/// Keeps other runs from the journal; a file system without locks does not.
fn lock(file: &File) -> Result<(), JournalError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(JournalError::InUse),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}
