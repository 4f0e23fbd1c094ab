//! Marks that tell realms apart on the screen: number, colour and dash, never colour alone.

use egui::Color32;
use eight_realms_core::realm::Realm;

use super::Palette;

/// The identity of a realm in plots and ladder. Two steps of one rung, `2a` and `2`, have two marks:
/// one colour, two dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RealmMark(Realm);

impl RealmMark {
    /// Marks in the order of [`Realm::ALL`]: 1, 2a, 2, 3, … 8.
    pub const ALL: [Self; Realm::COUNT] = {
        let mut all = [Self(Realm::ALL[0]); Realm::COUNT];
        let mut i = 0;
        while i < all.len() {
            all[i] = Self(Realm::ALL[i]);
            i += 1;
        }
        all
    };

    pub fn of(realm: Realm) -> Self {
        Self(realm)
    }

    pub fn realm(self) -> Realm {
        self.0
    }

    /// `"1"`, `"2a"`, `"2"`, … `"8"`: the same in every language.
    pub fn name(self) -> &'static str {
        self.0.label()
    }

    /// The colour of the realm in `palette`; the two steps of a rung share one.
    pub fn color(self, palette: &Palette) -> Color32 {
        palette.rungs()[self.0.rung()]
    }

    /// Lengths of dashes and gaps in points, in turn; empty for a solid line.
    ///
    /// Realms 1, 2a and 2 have the same curve, and so have 6, 7 and 7b. The first is solid, the others are dashed
    /// and painted later, so that all are visible; `2a` and `7b` have short dashes, `2` and `7` long ones.
    pub const fn dash(self) -> &'static [f32] {
        match self.0 {
            Realm::StringSet | Realm::Manhattan | Realm::IdaStar => &[],
            Realm::PathStrings | Realm::Buckets => &[3.0, 3.5],
            Realm::Hash | Realm::Heap => &[7.0, 6.0],
            Realm::Table => &[1.5, 4.0],
            Realm::Bidirectional => &[14.0, 3.0],
            Realm::Misplaced => &[10.0, 4.0, 2.0, 4.0],
        }
    }
}
