//! The language of the command line: the one that is requested, else the one of the system.
//!
//! The language must be known before the arguments are parsed, because errors in them are reported in it.

use std::{env, ffi::OsString};

use eight_realms_app::words::Language;

/// The variables that name the language. The first that is set and not empty counts, in the order of POSIX.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The option that names the language.
const OPTION: &str = "--language";

/// The language for these arguments on this system.
pub fn of(arguments: &[OsString]) -> Language {
    requested(arguments).unwrap_or_else(|| of_variables(|name| env::var_os(name)))
}

/// The language that `--language` names; `None` if the option is missing, or names no language of the program. If it
/// is given before and after the command, the last one counts.
pub fn requested(arguments: &[OsString]) -> Option<Language> {
    let texts: Vec<_> =
        arguments.iter().map(|text| text.to_string_lossy()).take_while(|text| text != "--").collect();
    let after = |at: usize, text: &str| match text.strip_prefix(OPTION)? {
        "" => texts.get(at + 1).map(|next| Language::from_code(next)),
        joined => joined.strip_prefix('=').map(Language::from_code),
    };
    texts.iter().enumerate().filter_map(|(at, text)| after(at, text)).next_back()?
}

/// The language that the variables name. Every locale of `zh`, `zh_TW` too, gets simplified Chinese, as in the window:
/// it is nearer to its reader than English. `C`, `POSIX` and locales without messages get English.
pub fn of_variables(variable: impl Fn(&str) -> Option<OsString>) -> Language {
    let set = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
    set.map_or_else(of_system, |locale| of_locale(&locale.to_string_lossy()))
}

/// The language of a locale such as `zh_CN.UTF-8@stroke`. The part after the point is the encoding that the terminal
/// reads. If that is not UTF-8, which the program writes, only English is displayed correctly.
fn of_locale(locale: &str) -> Language {
    let charset = locale.split('@').next().and_then(|locale| locale.split_once('.'));
    let is_utf8 = |charset: &str| charset.replace('-', "").eq_ignore_ascii_case("utf8");
    match charset {
        Some((_, charset)) if !is_utf8(charset) => Language::English,
        _ => Language::from_system(locale),
    }
}

/// The system's setting, on systems where these variables are not usual. A crate of the window reads it.
#[cfg(all(feature = "gui", any(windows, target_os = "macos")))]
fn of_system() -> Language {
    sys_locale::get_locale().map_or(Language::English, |locale| Language::from_system(&locale))
}

/// English, as in the locale `C`. A Windows or macOS program without the window's parts has no crate that reads the
/// system's setting.
#[cfg(not(all(feature = "gui", any(windows, target_os = "macos"))))]
fn of_system() -> Language {
    Language::English
}
