//! The colours, by meaning.
//!
//! The eight realm colours were found by search: the hue climbs with the realm (rose, orange, yellow,
//! green, turquoise, sky, indigo, orchid: warm is blind, cool is informed), and any two of them stay at
//! least 12.6 CIEDE2000 apart for red-green blind eyes. Change one by hand, and the others do not fit;
//! a test measures them for five pairs of eyes. The page around the program has some of them in `web/page/page.css`, and
//! the icon is drawn with them (`cargo run --example icons`).

use egui::Color32;
use eight_realms_core::realm::Realm;

use strum::VariantArray;

/// Status of a board in a search, at the moment shown. Each status has a shape as well as a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum StatusStyle {
    /// Generated, waiting in the frontier.
    Open,
    /// Expanded: its successors were generated.
    Expanded,
    /// On the path that was found, or on the path to this board.
    Path,
    /// Reached before by another path, which is no worse.
    Duplicate,
    /// Beyond the bound: not entered.
    Pruned,
    /// Known to both searches.
    Met,
    /// Back to the parent: the last move undone. Has the colour of a duplicate, for it is dropped as one.
    PathBack,
}

impl StatusStyle {
    /// All seven styles.
    pub const ALL: [Self; 7] = *Self::VARIANTS.as_array().unwrap();
}

/// Every colour of one theme.
#[derive(Clone, Debug)]
pub struct Palette {
    /// Whether this is the dark theme; egui needs to know.
    pub dark: bool,
    /// The well under boards, plots and the scrubber.
    pub sunken: Color32,
    /// The stage.
    pub background: Color32,
    /// Ladder, reading, bars.
    pub panel: Color32,
    /// Buttons, the chosen row.
    pub raised: Color32,
    /// A card that counts. One that does not is only an outline on the stage.
    pub card: Color32,
    /// Background of what is under the pointer.
    pub hover: Color32,
    /// Separators and grid.
    pub line: Color32,
    /// Edges that must be seen: inputs, axes.
    pub edge: Color32,
    /// Text that is read first.
    pub text: Color32,
    /// Text that is read second: names of what is not chosen, times.
    pub text_soft: Color32,
    /// Captions; never weaker than this.
    pub text_faint: Color32,
    /// Top of the quiet gradient on a tile's face.
    pub tile_top: Color32,
    /// Bottom of the quiet gradient on a tile's face.
    pub tile_bottom: Color32,
    /// The lip below a tile, which gives it its thickness.
    pub tile_lip: Color32,
    /// The hairline around a large tile's face.
    pub tile_shine: Color32,
    /// The number of a tile that is not home.
    pub tile_text: Color32,
    /// The number of a tile that already lies where the goal has it.
    pub tile_home_text: Color32,
    /// The same, in small digits.
    pub tile_home_small: Color32,
    /// Shadow under menus and floating windows.
    pub shadow: Color32,
    /// Words of the language, in source code.
    pub code_word: Color32,
    /// Names, in source code.
    pub code_text: Color32,
    /// Comments and signs, in source code.
    pub code_note: Color32,
    /// Anything that overestimates: never without a shape or a hatching.
    pub warning: Color32,
    pub(super) densities: [Color32; 3],
    pub(super) densities_over: [Color32; 3],
    rungs: [Color32; Realm::RUNGS],
    statuses: [Color32; 6],
}

pub(super) const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

/// Luminance of a colour, from 0 to 1.
fn luminance(color: Color32) -> f32 {
    let [r, g, b, _] = color.to_array().map(|c| (f32::from(c) / 255.0).powf(2.2));
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

impl Palette {
    /// Colours for a screen.
    pub fn dark() -> Self {
        Self {
            dark: true,
            sunken: rgb(0x0B_0E_13),
            background: rgb(0x11_15_1B),
            panel: rgb(0x17_1C_24),
            raised: rgb(0x22_29_33),
            card: rgb(0x20_27_31),
            hover: rgb(0x2B_33_3F),
            line: rgb(0x26_2D_38),
            edge: rgb(0x3D_47_56),
            text: rgb(0xEE_F2_F7),
            text_soft: rgb(0xB4_BE_CB),
            text_faint: rgb(0x8A_96_A6),
            tile_top: rgb(0x3A_44_53),
            tile_bottom: rgb(0x2E_37_44),
            tile_lip: rgb(0x1A_20_29),
            tile_shine: rgb(0x56_62_74),
            tile_text: rgb(0xF4_F7_FA),
            tile_home_text: rgb(0x9A_A6_B6),
            tile_home_small: rgb(0xA9_B4_C3),
            shadow: Color32::from_black_alpha(110),
            code_word: rgb(0xD7_B9_FF),
            code_text: rgb(0xDD_E4_EC),
            code_note: rgb(0x8A_96_A6),
            warning: rgb(0xFF_5D_5D),
            densities: [rgb(0x1D_34_4F), rgb(0x3F_83_C4), rgb(0xE9_F5_FF)],
            densities_over: [rgb(0x6B_22_26), rgb(0xD8_3A_3C), rgb(0xFF_C2_BC)],
            rungs: [
                rgb(0xFF_92_9B),
                rgb(0xD4_69_03),
                rgb(0xCF_BA_42),
                rgb(0x48_A4_60),
                rgb(0x19_E3_D5),
                rgb(0x5F_AF_F5),
                rgb(0x74_74_D9),
                rgb(0xB4_65_94),
            ],
            statuses: [
                rgb(0xA9_D0_F0),
                rgb(0x66_72_7F),
                rgb(0xFF_C6_2E),
                rgb(0xC6_B5_9A),
                rgb(0xF2_64_3A),
                rgb(0xD9_4B_B8),
            ],
        }
    }

    /// Colours for a bright room and the projector.
    pub fn light() -> Self {
        Self {
            dark: false,
            sunken: rgb(0xE3_E8_EE),
            background: rgb(0xF4_F6_F9),
            panel: rgb(0xFF_FF_FF),
            raised: rgb(0xEC_F0_F4),
            card: rgb(0xFF_FF_FF),
            hover: rgb(0xE1_E7_ED),
            line: rgb(0xDD_E3_EA),
            edge: rgb(0xB3_BD_C9),
            text: rgb(0x12_18_20),
            text_soft: rgb(0x3D_48_56),
            text_faint: rgb(0x5B_67_76),
            tile_top: rgb(0xFF_FF_FF),
            tile_bottom: rgb(0xF7_F9_FB),
            tile_lip: rgb(0xB9_C3_CF),
            tile_shine: rgb(0xFF_FF_FF),
            tile_text: rgb(0x12_18_20),
            tile_home_text: rgb(0x6C_78_87),
            tile_home_small: rgb(0x66_71_7F),
            shadow: Color32::from_black_alpha(28),
            code_word: rgb(0x6B_2F_A8),
            code_text: rgb(0x1E_26_30),
            code_note: rgb(0x5B_67_76),
            warning: rgb(0xBE_15_22),
            densities: [rgb(0xC4_D9_EE), rgb(0x4C_8B_C6), rgb(0x0A_2A_4E)],
            densities_over: [rgb(0xF2_B8_B4), rgb(0xD4_3A_3C), rgb(0x6E_08_10)],
            rungs: [
                rgb(0x95_22_3B),
                rgb(0xA7_58_26),
                rgb(0xA9_8E_02),
                rgb(0x5F_99_67),
                rgb(0x02_7B_79),
                rgb(0x28_8D_ED),
                rgb(0x73_4C_B6),
                rgb(0xC4_62_A6),
            ],
            statuses: [
                rgb(0x1F_5F_99),
                rgb(0x59_64_6F),
                rgb(0xC0_8A_10),
                rgb(0xA8_9E_90),
                rgb(0xC0_43_10),
                rgb(0x8F_18_76),
            ],
        }
    }

    /// The colours of the realms, in the order of the ladder.
    pub fn rungs(&self) -> &[Color32; Realm::RUNGS] {
        &self.rungs
    }

    /// The colour of a status mark.
    pub fn status_color(&self, style: StatusStyle) -> Color32 {
        let colored = if style == StatusStyle::PathBack { StatusStyle::Duplicate } else { style };
        self.statuses[colored as usize]
    }

    /// Returns black or white to write on `fill`, whichever has the higher contrast: at luminance 0.19 both have 4.4.
    pub fn text_on(fill: Color32) -> Color32 {
        if luminance(fill) > 0.19 { rgb(0x0B_0E_13) } else { Color32::WHITE }
    }

    /// The colour for words in `color` on the background: as much of it as stands out 4.5 to 1.
    pub fn words_in(&self, color: Color32) -> Color32 {
        let background = luminance(self.background);
        let stands_out = |ink: &Color32| {
            let ink = luminance(*ink);
            (ink.max(background) + 0.05) / (ink.min(background) + 0.05) >= 4.5
        };
        let mut inks = (0..10).map(|tenth| Self::mix(color, self.text, tenth as f32 / 10.0));
        inks.find(stands_out).unwrap_or(self.text)
    }

    /// `over` laid on `under`, opaque: translucent strokes show their own joints, mixed ones do not.
    pub fn mix(under: Color32, over: Color32, share: f32) -> Color32 {
        under.lerp_to_gamma(over, share)
    }
}
