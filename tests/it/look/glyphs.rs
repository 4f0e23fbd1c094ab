//! Every character that the window may show has a glyph in the fonts that come with it.

use std::{collections::BTreeSet, path::Path};

use egui::{Context, FontData, FontDefinitions, FontFamily, FontId, RawInput};
use eight_realms::gui::fonts::{BUNDLED, definitions, medium, semibold};
use eight_realms_core::realm::Realm;

/// The files under `folder` of the project, read.
fn texts(folder: &str) -> Vec<(String, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut texts = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                texts.push((path.display().to_string(), std::fs::read_to_string(path).unwrap()));
            }
        }
    }
    assert!(!texts.is_empty(), "nothing under {folder}");
    texts
}

fn with_fonts<T>(definitions: FontDefinitions, check: impl FnOnce(&Context) -> T) -> T {
    let ctx = Context::default();
    ctx.set_fonts(definitions);
    ctx.run_pass(RawInput::default(), |_| ()).drop_without_applying_deltas();
    check(&ctx)
}

/// The font table without egui's own fonts, and without the lighter Chinese behind the bold one.
fn bundled_alone() -> FontDefinitions {
    let mut fonts = definitions();
    let bold = fonts.families.get_mut(&semibold()).expect("a chain");
    bold.retain(|name| name != "noto-sc");
    let ours = |name: &String| BUNDLED.iter().any(|(bundled, _)| bundled == name);
    for chain in fonts.families.values_mut() {
        chain.retain(ours);
    }
    fonts
}

/// What a page has: no Chinese characters but those of the messages, and a smaller font of code.
fn of_a_page() -> FontDefinitions {
    const CHINESE: &[u8] = include_bytes!("../../../assets/fonts/NotoSansSC-Page.otf");
    const CODE: &[u8] = include_bytes!("../../../assets/fonts/Hack-Page.ttf");
    let mut fonts = bundled_alone();
    for (name, bytes) in [("noto-sc", CHINESE), ("Hack", CODE)] {
        fonts.font_data.insert(name.to_owned(), FontData::from_static(bytes).into());
    }
    fonts.families.entry(FontFamily::Monospace).or_default().insert(0, "Hack".to_owned());
    fonts
}

fn missing(ctx: &Context, family: &FontFamily, text: &str) -> BTreeSet<char> {
    let font = FontId::new(13.0, family.clone());
    let is_shown = |c: &char| !c.is_whitespace() && !c.is_control();
    ctx.fonts_mut(|fonts| text.chars().filter(is_shown).filter(|c| !fonts.has_glyph(&font, *c)).collect())
}

#[test]
fn every_message_can_be_written_in_every_weight() {
    for fonts in [bundled_alone(), of_a_page()] {
        with_fonts(fonts, |ctx| {
            for (path, text) in texts("crates/app/i18n") {
                for family in [FontFamily::Proportional, medium(), semibold()] {
                    let missing = missing(ctx, &family, &text);
                    assert!(missing.is_empty(), "{path}, {family:?}: {missing:?}; see assets/make_fonts.py");
                }
            }
        });
    }
}

#[test]
fn every_page_and_every_source_shown_can_be_written() {
    for fonts in [definitions(), of_a_page()] {
        with_fonts(fonts, |ctx| {
            let sources = Realm::ALL.into_iter().flat_map(Realm::sources);
            let sources = sources.map(|source| (source.path().to_owned(), source.text().to_owned()));
            for (path, text) in
                texts("crates/app/src/page").into_iter().chain(texts("crates/core/src/realm")).chain(sources)
            {
                let missing = missing(ctx, &FontFamily::Monospace, &text);
                assert!(missing.is_empty(), "{path}: {missing:?}; see assets/make_fonts.py");
            }
        });
    }
}

#[test]
fn a_character_without_a_glyph_is_noticed() {
    with_fonts(bundled_alone(), |ctx| {
        let rare = "\u{2A6D6}";
        assert_eq!(missing(ctx, &medium(), rare).len(), 1);
        assert!(missing(ctx, &medium(), "阈值 f ≤ 12 → ✓ ↑u ←l →r ↓d").is_empty());
    });
}

#[test]
fn figures_are_tabular() {
    with_fonts(definitions(), |ctx| {
        for family in [FontFamily::Proportional, medium(), semibold()] {
            let font = FontId::new(40.0, family);
            let widths: Vec<f32> =
                ctx.fonts_mut(|fonts| ('0'..='9').map(|c| fonts.glyph_width(&font, c)).collect());
            // Inter's own 4 is a thousandth narrower; proportional figures differ by half of their width.
            assert!(widths.windows(2).all(|pair| (pair[0] - pair[1]).abs() < 0.05), "{widths:?}");
        }
    });
}
