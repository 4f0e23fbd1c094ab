//! The bundled fonts: three weights of Latin, two of Chinese, made by `assets/make_fonts.py`.
//!
//! A weight is a font *family* here: egui has no other way to ask for one (`strong()` only changes the colour). Every
//! family has the Chinese characters behind the Latin ones, and egui's own fonts behind both, for the rare character
//! that neither has. In a page the browser draws such a character. Code is set in egui's Hack.

use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};

/// A bundled font file: its name in the font table, and its bytes.
type File = (&'static str, &'static [u8]);

const LATIN: File = ("inter", include_bytes!("../../assets/fonts/Inter-Regular.otf"));
const LATIN_MEDIUM: File = ("inter-medium", include_bytes!("../../assets/fonts/Inter-Medium.otf"));
const LATIN_SEMIBOLD: File = ("inter-semibold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf"));
#[cfg(not(target_arch = "wasm32"))]
const CHINESE: File = ("noto-sc", include_bytes!("../../assets/fonts/NotoSansSC-Regular.otf"));
/// Font with the characters of the messages alone: half a megabyte less to load.
#[cfg(target_arch = "wasm32")]
const CHINESE: File = ("noto-sc-page", include_bytes!("../../assets/fonts/NotoSansSC-Page.otf"));
const CHINESE_BOLD: File = ("noto-sc-bold", include_bytes!("../../assets/fonts/NotoSansSC-Bold.otf"));

/// Every bundled file, by its name in [`definitions`].
pub const BUNDLED: [File; 5] = [LATIN, LATIN_MEDIUM, LATIN_SEMIBOLD, CHINESE, CHINESE_BOLD];

/// Width of the thin space between groups of digits, as a share of an em. egui's own 0.5 closes the gap too far.
const THIN_SPACE: f32 = 0.6;

/// Inter Medium: figures, captions and anything small (a light weight is lost on a projector).
pub fn medium() -> FontFamily {
    FontFamily::Name("medium".into())
}

/// Inter `SemiBold` and Noto Sans SC Bold: titles, tiles, the one number that matters.
pub fn semibold() -> FontFamily {
    FontFamily::Name("semibold".into())
}

/// Gives the fonts to `ctx`. Call it once, before the first frame.
pub fn install_fonts(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// Returns the font table: which files each family uses, in which order.
pub fn definitions() -> FontDefinitions {
    let mut fonts = spare_fonts();
    for (name, bytes) in BUNDLED {
        fonts.font_data.insert(name.to_owned(), with_tweak(bytes).into());
    }
    let spare = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let chain = |files: &[File]| {
        let own = files.iter().map(|(name, _)| (*name).to_owned());
        own.chain(spare.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, chain(&[LATIN, CHINESE]));
    fonts.families.insert(medium(), chain(&[LATIN_MEDIUM, CHINESE]));
    // The bold weight has only the characters of the messages.
    fonts.families.insert(semibold(), chain(&[LATIN_SEMIBOLD, CHINESE_BOLD, CHINESE]));
    fonts.families.entry(FontFamily::Monospace).or_default().push(CHINESE.0.to_owned());
    fonts
}

/// egui's own fonts: Hack for code, and emoji and rare letters behind every family.
#[cfg(not(target_arch = "wasm32"))]
fn spare_fonts() -> FontDefinitions {
    FontDefinitions::default()
}

/// Hack alone, with the characters of the window's texts and of the code shown: the browser draws what the bundled fonts
/// lack, and a page that loads should be small.
#[cfg(target_arch = "wasm32")]
fn spare_fonts() -> FontDefinitions {
    const HACK: File = ("Hack", include_bytes!("../../assets/fonts/Hack-Page.ttf"));
    let mut fonts = FontDefinitions::empty();
    fonts.font_data.insert(HACK.0.to_owned(), FontData::from_static(HACK.1).into());
    fonts.families.insert(FontFamily::Monospace, vec![HACK.0.to_owned()]);
    fonts
}

fn with_tweak(bytes: &'static [u8]) -> FontData {
    FontData::from_static(bytes).tweak(FontTweak { thin_space_width: THIN_SPACE, ..FontTweak::default() })
}
