//! The fonts: three weights of Latin, two of Chinese, made by `assets/make_fonts.py`.
//!
//! A weight is a font *family* here: egui has no other way to ask for one (`strong()` only changes the colour). Every
//! family has the Chinese characters behind the Latin ones, and egui's own fonts behind both, for the rare character
//! that neither has. Code is set in egui's Hack.
//!
//! In a page the browser draws what the fonts lack. The Chinese ones, which have the characters of the messages alone
//! there, lie beside the program and arrive after it.

use egui::{Context, FontData, FontDefinitions, FontFamily, FontTweak};

/// A font file: its name in the font table, and its bytes.
type File = (&'static str, &'static [u8]);

const LATIN: File = ("inter", include_bytes!("../../assets/fonts/Inter-Regular.otf"));
const LATIN_MEDIUM: File = ("inter-medium", include_bytes!("../../assets/fonts/Inter-Medium.otf"));
const LATIN_SEMIBOLD: File = ("inter-semibold", include_bytes!("../../assets/fonts/Inter-SemiBold.otf"));
const CHINESE: &str = "noto-sc";
const CHINESE_BOLD: &str = "noto-sc-bold";

/// Every file inside the program, by its name in [`definitions`].
#[cfg(not(target_arch = "wasm32"))]
pub const BUNDLED: [File; 5] = [
    LATIN,
    LATIN_MEDIUM,
    LATIN_SEMIBOLD,
    (CHINESE, include_bytes!("../../assets/fonts/NotoSansSC-Regular.otf")),
    (CHINESE_BOLD, include_bytes!("../../assets/fonts/NotoSansSC-Bold.otf")),
];
/// The same, without the Chinese ones.
#[cfg(target_arch = "wasm32")]
const BUNDLED: [File; 3] = [LATIN, LATIN_MEDIUM, LATIN_SEMIBOLD];

/// The Chinese ones of a page, regular and bold, once they have arrived.
#[cfg(target_arch = "wasm32")]
static CHINESE_FILES: std::sync::OnceLock<[Vec<u8>; 2]> = std::sync::OnceLock::new();

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

/// Gives the fonts to `ctx`, from its next frame on.
pub fn install_fonts(ctx: &Context) {
    ctx.set_fonts(definitions());
}

/// Returns the font table: which files each family uses, in which order.
pub fn definitions() -> FontDefinitions {
    let mut fonts = spare_fonts();
    for (name, bytes) in files() {
        fonts.font_data.insert(name.to_owned(), with_tweak(bytes).into());
    }
    let spare = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    let chain = |names: &[&str]| {
        let own = names.iter().map(|name| (*name).to_owned());
        own.chain(spare.iter().cloned()).collect()
    };
    fonts.families.insert(FontFamily::Proportional, chain(&[LATIN.0, CHINESE]));
    fonts.families.insert(medium(), chain(&[LATIN_MEDIUM.0, CHINESE]));
    // The bold weight has only the characters of the messages.
    fonts.families.insert(semibold(), chain(&[LATIN_SEMIBOLD.0, CHINESE_BOLD, CHINESE]));
    fonts.families.entry(FontFamily::Monospace).or_default().push(CHINESE.to_owned());
    // What has not arrived is left out.
    for chain in fonts.families.values_mut() {
        chain.retain(|name| fonts.font_data.contains_key(name));
    }
    fonts
}

#[cfg(not(target_arch = "wasm32"))]
const fn files() -> [File; 5] {
    BUNDLED
}

#[cfg(target_arch = "wasm32")]
fn files() -> impl Iterator<Item = File> {
    let chinese = CHINESE_FILES.get().map(|[regular, bold]| [(CHINESE, &regular[..]), (CHINESE_BOLD, bold)]);
    BUNDLED.into_iter().chain(chinese.into_iter().flatten())
}

/// Keeps the Chinese fonts of the page, regular and bold, for all contexts that get fonts from now on.
#[cfg(target_arch = "wasm32")]
pub fn add_chinese(files: [Vec<u8>; 2]) {
    // They arrive once.
    _ = CHINESE_FILES.set(files);
}

/// Whether a page has its Chinese fonts.
#[cfg(target_arch = "wasm32")]
pub fn has_chinese() -> bool {
    CHINESE_FILES.get().is_some()
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
