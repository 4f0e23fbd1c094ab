//! The colours of the map of all boards: a set of their own.
//!
//! Elsewhere a status is a shape first and a colour second. A texel has no shape, so here the fills must do alone: any
//! two of them are at least 0.2 apart in `OKLab` for usual, deuteranopic, protanopic and tritanopic eyes, as a test
//! checks. The further a search has come with a board, the further its fill is from the background. Boards that wait in
//! the frontier are the furthest: the rim of a search glows in the dark theme and is ink in the light one. Shapes
//! (paths, start, goal) keep the colour that they have on the stage, on a casing that parts them from any fill.

use egui::Color32;

use super::{Palette, StatusStyle, palette::rgb};

/// The colours of a map in one theme.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapColors {
    /// Background around the map, and where there is no board.
    pub background: Color32,
    /// Boards that no search has reached, by parity of their ring, so that rings can be counted.
    pub unreached: [Color32; 2],
    /// Generated, waiting in the frontier.
    pub open: Color32,
    /// Expanded from the start.
    pub expanded: Color32,
    /// Expanded from the goal.
    pub from_goal: Color32,
    /// Boards visited 1, 2, 4 … 64 times by a deepening search: lightness leads away from the background.
    pub heat: [Color32; 7],
    /// The path that was found.
    pub path: Color32,
    /// The path that a deepening search is on; start and goal.
    pub mark: Color32,
    /// Casing under everything that has a shape.
    pub casing: Color32,
    /// A board known to both searches.
    pub met: Color32,
    /// Circles and borders of cells.
    pub circle: Color32,
    /// Numbers on circles.
    pub number: Color32,
    /// Plates behind numbers, so that they can be read on any fill.
    pub plate: Color32,
}

impl Palette {
    /// Returns the map's colours in this theme.
    pub fn map(&self) -> MapColors {
        if self.dark { self.dark_map() } else { self.light_map() }
    }

    fn dark_map(&self) -> MapColors {
        MapColors {
            background: self.background,
            unreached: [rgb(0x21_25_33), rgb(0x27_2C_3A)],
            open: rgb(0xCD_EB_FF),
            expanded: rgb(0x3C_8C_EB),
            from_goal: rgb(0xE6_55_28),
            heat: [
                rgb(0x4C_56_B4),
                rgb(0x32_78_AF),
                rgb(0x21_9B_96),
                rgb(0x5E_C9_62),
                rgb(0xB4_DE_3C),
                rgb(0xFD_E7_25),
                rgb(0xFF_FA_C8),
            ],
            path: self.status_color(StatusStyle::Path),
            mark: Color32::WHITE,
            casing: Color32::BLACK,
            met: self.status_color(StatusStyle::Met),
            circle: Color32::from_white_alpha(38),
            number: Color32::from_white_alpha(190),
            plate: Color32::from_black_alpha(130),
        }
    }

    fn light_map(&self) -> MapColors {
        MapColors {
            background: self.background,
            unreached: [rgb(0xD2_D8_E1), rgb(0xDC_E1_E9)],
            open: rgb(0x0F_2A_57),
            expanded: rgb(0x2F_80_E4),
            from_goal: rgb(0xD9_54_1E),
            heat: [
                rgb(0x78_A8_2F),
                rgb(0x2F_96_68),
                rgb(0x1B_7E_8C),
                rgb(0x2A_65_9E),
                rgb(0x42_49_96),
                rgb(0x48_27_7C),
                rgb(0x25_08_40),
            ],
            path: rgb(0xFF_C6_2E),
            mark: Color32::WHITE,
            casing: rgb(0x12_18_20),
            met: self.status_color(StatusStyle::Met),
            circle: Color32::from_black_alpha(46),
            number: Color32::from_black_alpha(200),
            plate: Color32::from_white_alpha(150),
        }
    }
}
