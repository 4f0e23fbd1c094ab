//! The path of the gap through a heap: it sinks to the bottom, and rises to where the last entry belongs.

use egui::Color32;
use eight_realms_core::replay::structures::Operation;

use super::super::{ShownStructure, progress::OperationProgress};
use crate::gui::{kit::Canvas, theme::StatusStyle};

/// Direction of a gap's move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum GapDirection {
    /// To the lower of the two children, which moves up.
    Sinks,
    /// To the parent, which moves down.
    Rises,
}

/// Move of a gap along an edge of the tree.
#[derive(Clone, Copy)]
pub struct GapStep {
    /// Indices of the upper and the lower end of the edge.
    pub ends: [usize; 2],
    pub direction: GapDirection,
    pub is_done: bool,
}

/// Work of an event in a heap.
#[derive(Default)]
pub struct GapPath {
    /// The edges along which gaps move, in turn.
    pub steps: Vec<GapStep>,
    /// The indices of entries that have been put into a gap.
    pub filled: Vec<usize>,
    /// The indices of the entries that are compared at this moment, the lower one first.
    pub compared: Option<[usize; 2]>,
}

impl GapPath {
    /// The path of the event. The comparison is set only while the event is not done.
    pub fn of(shown: &ShownStructure<'_>) -> Self {
        let mut path = Self::default();
        for (number, operation) in shown.moment.operations.iter().enumerate() {
            path.note(operation, OperationProgress::of(number, shown.done));
        }
        if let (false, Some(Operation::HeapCompared { pair: [one, other], lower })) =
            (shown.is_done(), shown.operations().last())
        {
            let higher = if lower == one { other } else { one };
            path.compared = Some([*lower as usize, *higher as usize]);
        }
        path
    }

    fn note(&mut self, operation: &Operation, progress: OperationProgress) {
        let is_done = progress == OperationProgress::Done;
        match *operation {
            Operation::HeapMoved { from, to } => {
                let direction = if from > to { GapDirection::Sinks } else { GapDirection::Rises };
                let ends = [from.min(to) as usize, from.max(to) as usize];
                self.steps.push(GapStep { ends, direction, is_done });
            }
            Operation::GapFilled { at } if is_done => self.filled.push(at as usize),
            _ => {}
        }
    }

    /// Whether the entry that is held is compared at the gap: the gap rises, or has reached the bottom.
    pub fn is_compared_at_gap(&self, gap: Option<usize>) -> bool {
        let sinks_on = |step: &GapStep| !step.is_done && step.direction == GapDirection::Sinks;
        gap.is_some() && !self.steps.iter().any(sinks_on)
    }

    /// Colour of the ring around the entry at an index, which is compared, has moved, or was put into a gap; `None` if
    /// there is no ring.
    pub fn ring(&self, canvas: &Canvas<'_, '_>, at: usize) -> Option<Color32> {
        if self.compared.is_some_and(|pair| pair.contains(&at)) {
            return Some(canvas.palette().text);
        }
        if self.filled.contains(&at) {
            return Some(GapDirection::Rises.color(canvas));
        }
        let touches = |step: &&GapStep| step.is_done && step.ends.contains(&at);
        self.steps.iter().find(touches).map(|step| step.direction.color(canvas))
    }
}

impl GapDirection {
    /// The realm's colour for a gap that sinks, the colour of open nodes for one that rises.
    pub fn color(self, canvas: &Canvas<'_, '_>) -> Color32 {
        match self {
            Self::Sinks => canvas.context.accent(),
            Self::Rises => canvas.palette().status_color(StatusStyle::Open),
        }
    }
}
