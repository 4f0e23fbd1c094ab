//! Progress of an event: what is done, and what is still to be done.

use egui::Color32;
use eight_realms_core::replay::structures::{IndexByDigits, IndexDigit, Operation};

use super::ShownStructure;
use crate::gui::{kit::Canvas, theme::Palette};

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

/// The index being computed, and how far the computation is.
pub struct IndexProgress {
    pub index: IndexByDigits,
    /// Number of digits that are done.
    pub digits: usize,
    /// Whether the element at the index is read.
    pub read: OperationProgress,
}

impl IndexProgress {
    /// The index that the next operation belongs to; where all operations are done, the finished index of the event.
    pub fn of(shown: &ShownStructure<'_>, of_event: &IndexByDigits) -> Self {
        let whole = Self { index: *of_event, digits: of_event.digits.len(), read: OperationProgress::Done };
        if shown.is_done() {
            return whole;
        }
        let operations = &shown.moment.operations;
        let last = operations[..=shown.done].iter().enumerate().rev().find_map(|(at, operation)| {
            let digit = digit(operation)?;
            Some((at, digit))
        });
        let Some((at, digit)) = last else { return whole };
        let is_read = operations[at.min(shown.done)..shown.done].iter().any(is_read);
        Self {
            index: IndexByDigits::of(digit.board),
            digits: usize::from(digit.at) + usize::from(at < shown.done),
            read: if is_read { OperationProgress::Done } else { OperationProgress::Pending },
        }
    }

    /// Progress of the sum, which is done once all digits are.
    pub const fn sum(&self) -> OperationProgress {
        OperationProgress::of(self.index.digits.len() - 1, self.digits)
    }
}

const fn digit(operation: &Operation) -> Option<&IndexDigit> {
    match operation {
        Operation::Digit(digit) => Some(digit),
        _ => None,
    }
}

const fn is_read(operation: &Operation) -> bool {
    matches!(operation, Operation::ElementRead { .. } | Operation::TableRead { .. })
}
