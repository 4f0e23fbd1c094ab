//! How a realm is told apart on the screen: number, colour and dash, never colour alone.

use egui::Color32;

use super::Palette;

/// The identity of a realm in ladder, plots and race. Row 2 of the ladder has two marks, `2a` and `2`:
/// one colour, two dashes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct RealmMark(u8);

/// What is written, which of the palette's eight colours (from 0), and the lengths of dash and gap in
/// points, none for a solid line.
struct Look {
    name: &'static str,
    rung: usize,
    dash: &'static [f32],
}

const fn look(name: &'static str, rung: usize, dash: &'static [f32]) -> Look {
    Look { name, rung, dash }
}

/// Realms 1, 2a and 2 have the same curve, and so have 6 and 7. The first is solid, the others are dashed
/// and painted later, so that all are seen; `2a` has short dashes, `2` long ones.
const LOOKS: [Look; 9] = [
    look("1", 0, &[]),
    look("2a", 1, &[3.0, 3.5]),
    look("2", 1, &[7.0, 6.0]),
    look("3", 2, &[1.5, 4.0]),
    look("4", 3, &[14.0, 3.0]),
    look("5", 4, &[10.0, 4.0, 2.0, 4.0]),
    look("6", 5, &[]),
    look("7", 6, &[7.0, 6.0]),
    look("8", 7, &[]),
];

impl RealmMark {
    /// All nine, in the order of the course: 1, 2a, 2, 3, … 8.
    pub const ALL: [Self; 9] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7), Self(8)];

    /// `"1"`, `"2a"`, `"2"`, … `"8"`: the same in every language.
    pub fn name(self) -> &'static str {
        self.look().name
    }

    /// Which rung of the ladder it stands on, from 0 to 7; `2a` and `2` share one.
    pub fn rung(self) -> usize {
        self.look().rung
    }

    /// The colour of the realm in `palette`.
    pub fn color(self, palette: &Palette) -> Color32 {
        palette.rungs()[self.rung()]
    }

    /// Lengths of dashes and gaps in points, in turn; empty for a solid line.
    pub fn dash(self) -> &'static [f32] {
        self.look().dash
    }

    fn look(self) -> &'static Look {
        &LOOKS[usize::from(self.0)]
    }
}
