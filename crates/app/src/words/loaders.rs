//! The loaders behind [`Words`](super::Words): each language, once for the window and once for documents.
//!
//! A loader is made at the first message of its language and fixed then, so it can be shared by all callers.

use std::sync::OnceLock;

use fluent_bundle::FluentValue;
use i18n_embed::LanguageLoader;
use i18n_embed::fluent::FluentLanguageLoader;
use unic_langid::LanguageIdentifier;

use super::{Language, assets::Themes, figures};

type Loaders = [OnceLock<FluentLanguageLoader>; Language::ALL.len()];

static WINDOW: Loaders = [const { OnceLock::new() }; Language::ALL.len()];
static DOCUMENTS: Loaders = [const { OnceLock::new() }; Language::ALL.len()];

/// The loader whose numbers are grouped by thin spaces.
pub(super) fn for_window(language: Language) -> &'static FluentLanguageLoader {
    WINDOW[language as usize].get_or_init(|| {
        let loader = load(language);
        loader.with_bundles_mut(|bundle| bundle.set_formatter(Some(by_thin_space)));
        loader
    })
}

/// The loader whose numbers are grouped by commas.
pub(super) fn for_documents(language: Language) -> &'static FluentLanguageLoader {
    DOCUMENTS[language as usize].get_or_init(|| {
        let loader = load(language);
        loader.with_bundles_mut(|bundle| bundle.set_formatter(Some(by_comma)));
        loader
    })
}

/// A loader of one language, without the invisible marks that Fluent puts around variables for the sake of right-to-left
/// text.
fn load(language: Language) -> FluentLanguageLoader {
    let language = identifier(language);
    let loader = FluentLanguageLoader::new("words", language.clone());
    loader.load_languages(&Themes, &[language]).expect("messages are part of the program");
    loader.set_use_isolating(false);
    loader
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
