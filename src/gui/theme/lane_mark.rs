//! Marks that tell lanes apart on the screen: label, colour, dash and shape, never colour alone.

use egui::Color32;
use eight_realms_core::{lane::LaneId, realm::Realm};

use super::Palette;

/// The identity of a lane in plots and ladder. Two steps of one rung, `2a` and `2`, have two marks:
/// one colour, two dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LaneMark(LaneId);

/// Lengths of dashes and gaps of the lanes of one's own, `a` to `h`. Equal curves lie upon each other, the first below.
const OWN_DASHES: [&[f32]; 8] = [
    &[],
    &[7.0, 6.0],
    &[1.5, 4.0],
    &[14.0, 3.0],
    &[10.0, 4.0, 2.0, 4.0],
    &[3.0, 3.5],
    &[18.0, 4.0, 4.0, 4.0],
    &[5.0, 3.0, 1.5, 3.0],
];

impl LaneMark {
    pub fn of(lane: impl Into<LaneId>) -> Self {
        Self(lane.into())
    }

    pub fn lane(self) -> LaneId {
        self.0
    }

    /// `"1"`, `"2a"`, `"2"`, … `"8"`, or `"a"` to `"h"`: the same in every language.
    pub fn name(self) -> &'static str {
        self.0.label()
    }

    /// Whether its chip is round, as those of one's own lanes are.
    pub fn is_round(self) -> bool {
        self.0.place().is_some()
    }

    /// The colour of the lane in `palette`; the two steps of a rung share one.
    pub fn color(self, palette: &Palette) -> Color32 {
        palette.rungs()[self.0.rung()]
    }

    /// Lengths of dashes and gaps in points, in turn; empty for a solid line.
    ///
    /// Realms 1, 2a and 2 have the same curve, and so have 6, 7 and 7b. The first is solid, the others are dashed
    /// and painted later, so that all are visible; `2a` and `7b` have short dashes, `2` and `7` long ones.
    pub fn dash(self) -> &'static [f32] {
        if let Some(place) = self.0.place() {
            return OWN_DASHES[place];
        }
        match self.0.realm {
            Realm::StringSet | Realm::Manhattan | Realm::IdaStar => &[],
            Realm::PathStrings | Realm::Buckets => &[3.0, 3.5],
            Realm::Hash | Realm::Heap => &[7.0, 6.0],
            Realm::Table => &[1.5, 4.0],
            Realm::Bidirectional => &[14.0, 3.0],
            Realm::Misplaced => &[10.0, 4.0, 2.0, 4.0],
        }
    }
}
