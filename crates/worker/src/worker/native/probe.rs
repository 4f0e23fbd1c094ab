//! Peak memory, weighed by the program itself in a process of its own, where nothing else is allocated.
//!
//! In a process that draws windows and keeps recordings, the allocations of a search cannot be separated from the rest.
//! So the program runs itself as `eight-realms solve … --memory`, which does one search, prints one number and ends.
//! The allocator that counts is this program's. Another program, such as that of the tests, cannot run itself for it,
//! and is given the program to run.

use std::{
    env, io,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use eight_realms_core::{heuristic::HeuristicKind, job::Search, lane::LaneRequest, realm::ParityCheck};
use thiserror::Error;

use super::clock::rest;

/// A program that can be run to weigh a search: this one, or one that behaves like it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemoryProbe(PathBuf);

impl MemoryProbe {
    /// A probe that runs a program, which is this one or behaves like it.
    pub const fn of(program: PathBuf) -> Self {
        Self(program)
    }

    /// A probe that runs this program itself.
    ///
    /// # Errors
    /// If the system does not provide its path.
    pub fn of_this_program() -> io::Result<Self> {
        env::current_exe().map(Self)
    }

    /// Weighs a search by running the program, as [`peak_memory`] does.
    ///
    /// # Errors
    /// If [`peak_memory`] fails.
    pub fn peak_memory(&self, search: &Search, is_cancelled: impl Fn() -> bool) -> Result<u64, WeighError> {
        peak_memory(&self.0, search, is_cancelled)
    }
}

/// Why a search could not be weighed.
#[derive(Debug, Error)]
pub enum WeighError {
    /// The program cannot be run.
    #[error(transparent)]
    Run(#[from] io::Error),
    /// The program ran, but its output is no number of bytes.
    #[error("{text:?}")]
    Answer {
        /// Output on standard output or, if that is empty, on standard error.
        text: String,
    },
    /// The weighing is no longer wanted.
    #[error("cancelled")]
    Cancelled,
}

/// Runs `program` and waits for it. Returns the maximum number of bytes that a search allocates at once, its tables
/// among them. As soon as `is_cancelled` returns true, ends the program, or does not run it at all.
///
/// # Errors
/// If the program cannot be run, does not print a number, or is no longer wanted.
pub fn peak_memory(
    program: &Path,
    search: &Search,
    is_cancelled: impl Fn() -> bool,
) -> Result<u64, WeighError> {
    if is_cancelled() {
        return Err(WeighError::Cancelled);
    }
    let mut command = Command::new(program);
    command.args(arguments(search)).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    hide(&mut command);
    let mut child = command.spawn()?;
    loop {
        if is_cancelled() {
            end(&mut child)?;
            return Err(WeighError::Cancelled);
        }
        if child.try_wait()?.is_some() {
            break;
        }
        rest();
    }
    let output = child.wait_with_output()?;
    let text = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    let text = String::from_utf8_lossy(&text).trim().to_owned();
    text.parse().map_err(|_| WeighError::Answer { text })
}

/// Hides the console that a window without one would show for each search that it weighs.
#[cfg(windows)]
fn hide(command: &mut Command) {
    use std::os::windows::process::CommandExt;

    /// From the documentation of `CreateProcess`.
    const CREATE_NO_WINDOW: u32 = 0x0800_0000;
    command.creation_flags(CREATE_NO_WINDOW);
}

#[cfg(not(windows))]
fn hide(_: &mut Command) {}

/// Ends the process, which may have ended by itself in the meantime.
fn end(child: &mut Child) -> io::Result<()> {
    _ = child.kill();
    child.wait().map(|_| ())
}

/// The arguments of the command line for the search.
fn arguments(search: &Search) -> Vec<String> {
    let Search { lane, puzzle, settings, .. } = search;
    let (start, goal) = (puzzle.start.letters(), puzzle.goal.letters());
    let options =
        [("--realm", lane.realm.to_string()), ("--goal", goal), ("--order", settings.order.to_string())];
    let used = LaneRequest::of_settings(lane.realm, &settings.used_by(lane.realm));
    let others = [
        ("--tie", used.tie.map(|tie| tie.name().to_owned())),
        ("--tie-order", used.tie_order.map(|order| order.name().to_owned())),
        ("--heuristic", used.heuristic.map(|heuristic| heuristic.name().to_owned())),
        ("--weight", used.heuristic.and_then(HeuristicKind::weight).map(|weight| weight.to_string())),
        ("--f", used.evaluation.map(|f| f.name().to_owned())),
        ("--goal-test", used.goal_test.map(|test| test.name().to_owned())),
        ("--depth-limit", used.depth_limit.map(|limit| limit.to_string())),
    ];
    let others = others.into_iter().filter_map(|(name, value)| Some((name, value?)));
    let options = options.into_iter().chain(others);
    let mut arguments = vec!["solve".to_owned(), start, "--memory".to_owned()];
    arguments.extend(options.flat_map(|(name, value)| [name.to_owned(), value]));
    arguments.extend((settings.parity == ParityCheck::Off).then(|| "--no-parity".to_owned()));
    arguments
}
