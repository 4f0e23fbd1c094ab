//! The loaders behind [`Words`](super::Words): every language, once for the window and once for documents.
//!
//! A loader is fixed when it is made, so it can be shared by all callers: nothing here changes after the first message.

use std::sync::LazyLock;

use fluent_bundle::FluentValue;
use i18n_embed::LanguageLoader;
use i18n_embed::fluent::FluentLanguageLoader;
use unic_langid::LanguageIdentifier;

use super::{Language, assets::Themes, figures};

type Loaders = [FluentLanguageLoader; Language::ALL.len()];

static WINDOW: LazyLock<Loaders> = LazyLock::new(|| {
    let loader = load_all();
    loader.with_bundles_mut(|bundle| bundle.set_formatter(Some(by_thin_space)));
    one_each(&loader)
});

static DOCUMENTS: LazyLock<Loaders> = LazyLock::new(|| {
    let loader = load_all();
    loader.with_bundles_mut(|bundle| bundle.set_formatter(Some(by_comma)));
    one_each(&loader)
});

/// The loader whose numbers are grouped by thin spaces.
pub(super) fn for_window(language: Language) -> &'static FluentLanguageLoader {
    &WINDOW[language as usize]
}

/// The loader whose numbers are grouped by commas.
pub(super) fn for_documents(language: Language) -> &'static FluentLanguageLoader {
    &DOCUMENTS[language as usize]
}

/// A loader of every language, without the invisible marks that Fluent puts around variables for the sake of
/// right-to-left text.
fn load_all() -> FluentLanguageLoader {
    let loader = FluentLanguageLoader::new("words", identifier(Language::default()));
    loader.load_languages(&Themes, &Language::ALL.map(identifier)).expect("messages are part of the program");
    loader.set_use_isolating(false);
    loader
}

/// One loader for each language. The default language is behind each, should a message be missing.
fn one_each(loader: &FluentLanguageLoader) -> Loaders {
    Language::ALL.map(|language| loader.select_languages(&[identifier(language)]))
}

fn identifier(language: Language) -> LanguageIdentifier {
    language.code().parse().expect("every code is a language tag")
}

fn by_thin_space<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    whole(value).map(figures::grouped)
}

fn by_comma<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    whole(value).map(figures::comma)
}

/// The value, if it is a whole number not below 0: what the program counts.
fn whole(value: &FluentValue<'_>) -> Option<u64> {
    match value {
        FluentValue::Number(number) if number.value >= 0.0 && number.value.fract() == 0.0 => {
            Some(number.value as u64)
        }
        _ => None,
    }
}
