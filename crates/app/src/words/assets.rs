//! The message files inside the program.
//!
//! The messages lie in several files, one for each theme, but Fluent's loader reads one file for each language. So the
//! files of a language are passed to it as one, in the order of their names.

use std::borrow::Cow;

use i18n_embed::I18nAssets;
use rust_embed::RustEmbed;

/// A page has no command line: it does without its help and the names of the facts that are checked.
#[derive(RustEmbed)]
#[folder = "i18n/"]
#[cfg_attr(target_arch = "wasm32", exclude = "*/help.ftl", exclude = "*/facts.ftl")]
struct Files;

/// All themes of a language as one file.
pub(super) struct Themes;

impl I18nAssets for Themes {
    /// `path` is `<language>/<domain>.ftl`; only the language matters.
    fn get_files(&self, path: &str) -> Vec<Cow<'_, [u8]>> {
        let folder = &path[..=path.find('/').unwrap_or(0)];
        let mut names: Vec<_> = Files::iter().filter(|name| name.starts_with(folder)).collect();
        names.sort();
        let texts: Vec<_> = names.iter().filter_map(|name| Files::get(name)).map(|file| file.data).collect();
        if texts.is_empty() { Vec::new() } else { vec![Cow::Owned(texts.join(&b"\n"[..]))] }
    }

    fn filenames_iter(&self) -> Box<dyn Iterator<Item = String> + '_> {
        Box::new(Files::iter().map(Cow::into_owned))
    }
}
