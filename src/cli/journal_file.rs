//! The journal of an experiment as a file: read line by line, then written on.

use std::{
    fs::{File, OpenOptions, TryLockError},
    io::{self, BufRead, BufReader, Read, Seek, SeekFrom},
    path::{Path, PathBuf},
};

use eight_realms_app::desk::effect::ExistingFile;
use eight_realms_core::lab::{
    Experiment, Journal, JournalFault, JournalHeader, JournalLine, MAX_HEADER, MAX_LINE, Measure, Prepared,
    Results, read_header,
};

use super::{
    exit::{Failure, not_written},
    lab_fault::LabFault,
};
use crate::file::{FilePlace, LineFile};

/// A journal that is there, its first line read.
pub struct OldJournal {
    path: PathBuf,
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
pub struct JournalFile {
    path: PathBuf,
    file: LineFile,
}

impl OldJournal {
    /// Opens a journal and reads its first line. Until it is dropped, no other run can use it.
    ///
    /// # Errors
    /// If it cannot be read or is in use, or its first line is not that of a journal.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        let unread = |error| Failure::Unread { file: Some(path.to_owned()), error };
        let place =
            FilePlace::at(path, ExistingFile::Replaced).map_err(|reason| not_written(path, reason))?;
        let file = OpenOptions::new().read(true).append(true).open(place.path()).map_err(unread)?;
        lock(path, &file)?;
        let reader = BufReader::new(file);
        let mut journal =
            Self { path: path.to_owned(), reader, experiment: None, torn: Vec::new(), whole: 0, line: 0 };
        if let Some(line) = journal.line(MAX_HEADER)? {
            journal.experiment = Some(read_header(&line).map_err(|fault| journal.fault(fault))?);
        }
        Ok(journal)
    }

    /// The next whole line, without its end; `None` at the end. A last line without an end is cut off: it was being
    /// written when the program was ended.
    fn line(&mut self, most: usize) -> Result<Option<String>, Failure> {
        let unread = |error| Failure::Unread { file: Some(self.path.clone()), error };
        let mut bytes = Vec::new();
        let most_read = most as u64 + 1;
        let read = self.reader.by_ref().take(most_read).read_until(b'\n', &mut bytes).map_err(unread)?;
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

    fn fault(&self, fault: JournalFault) -> Failure {
        LabFault::Journal { file: self.path.clone(), line: self.line, fault }.into()
    }

    /// Reads all results, and goes on writing behind them.
    ///
    /// # Errors
    /// If a line is not one of this experiment, or the first one is not whole and not the beginning of its own.
    pub fn resume(mut self, prepared: &Prepared, results: &mut Results) -> Result<JournalFile, Failure> {
        let header = JournalHeader::of(prepared.experiment().clone()).line();
        let journal = Journal::of(prepared);
        if !header.as_bytes().starts_with(&self.torn) {
            let text = String::from_utf8_lossy(&self.torn).into_owned();
            return Err(self.fault(JournalFault::NotAJournal(text)));
        }
        while let Some(line) = self.line(MAX_LINE)? {
            journal.read_into(&line, results).map_err(|fault| self.fault(fault))?;
        }
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
        let file = written(self.reader.into_inner())
            .map_err(|error: io::Error| not_written(&self.path, error.into()))?;
        Ok(JournalFile { path: self.path, file })
    }
}

impl JournalFile {
    /// Begins a journal under a new name.
    ///
    /// # Errors
    /// If the file is there already, or cannot be written.
    pub fn begin(path: &Path, prepared: &Prepared) -> Result<Self, Failure> {
        let begin = || {
            let place = FilePlace::at(path, ExistingFile::Kept)?;
            let mut file = LineFile::create(&place)?;
            file.append(&JournalHeader::of(prepared.experiment().clone()).line())?;
            Ok(file)
        };
        let file = begin().map_err(|reason| not_written(path, reason))?;
        lock(path, file.file())?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Appends lines, all at once.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn append(&mut self, lines: &str) -> Result<(), Failure> {
        self.file.append(lines).map_err(|error| not_written(&self.path, error.into()))
    }

    /// Notes that a phase is over.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn end(&mut self, journal: &Journal<'_>, phase: Measure) -> Result<(), Failure> {
        self.append(&journal.write(&JournalLine::Phase(phase)))
    }
}

/// Keeps other runs from the journal; a file system without locks does not.
fn lock(path: &Path, file: &File) -> Result<(), Failure> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(LabFault::JournalInUse(path.to_owned()).into()),
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}
