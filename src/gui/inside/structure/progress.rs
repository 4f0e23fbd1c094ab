//! The structure that is shown, and the progress of its event: what is done, and what is still to be done.

use egui::Color32;
use eight_realms_core::replay::structures::{Operation, StructureMoment};

use crate::gui::{kit::Canvas, theme::Palette};

/// A structure after an event, and how many of that event's operations are done.
#[derive(Clone, Copy)]
pub struct ShownStructure<'a> {
    /// The structure after the whole event.
    pub moment: &'a StructureMoment,
    /// Number of the event's operations that are done.
    pub done: usize,
}

impl ShownStructure<'_> {
    /// The operations that are done.
    pub fn operations(&self) -> &[Operation] {
        &self.moment.operations[..self.done]
    }

    /// Whether all operations are done, as they are unless the event is stepped through.
    pub const fn is_done(&self) -> bool {
        self.done == self.moment.operations.len()
    }

    /// Whether the event drops the parent of the board being expanded.
    pub fn is_path_back(&self, canvas: &Canvas<'_, '_>) -> bool {
        let recording = &canvas.context.view.model.chosen_lane().recording;
        self.moment.moment.checked_sub(1).is_some_and(|at| recording.is_path_back(at))
    }
}

/// Share of a colour that is left where something is still to be done.
const PALE: f32 = 0.36;

/// Whether an operation is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperationProgress {
    Done,
    /// Still to be done, or not among the event's operations.
    Pending,
}

impl OperationProgress {
    /// The progress of operation number `at` when `done` operations are done.
    pub const fn of(at: usize, done: usize) -> Self {
        if at < done { Self::Done } else { Self::Pending }
    }

    /// The given colour, pale where the operation is still to be done.
    pub fn ink(self, canvas: &Canvas<'_, '_>, color: Color32) -> Color32 {
        match self {
            Self::Done => color,
            Self::Pending => Palette::mix(canvas.palette().background, color, PALE),
        }
    }
}

/// Whether an operation of a kind is done.
pub fn progress_of(shown: &ShownStructure<'_>, is_it: fn(&Operation) -> bool) -> OperationProgress {
    if shown.operations().iter().any(is_it) { OperationProgress::Done } else { OperationProgress::Pending }
}
