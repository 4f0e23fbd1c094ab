//! The language of the command line: the one that is requested, else the one of the system.
//!
//! It must be known before the arguments are parsed, because errors in them are reported in it.

use std::{env, ffi::OsString};

use crate::words::Language;

/// The variables that name it, the first one that is set and not empty: the order of POSIX.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The option that names it.
const OPTION: &str = "--language";

/// The language for these arguments on this system.
pub fn of(arguments: &[OsString]) -> Language {
    requested(arguments).unwrap_or_else(|| of_variables(|name| env::var_os(name)))
}

/// The language that `--language` names; nothing if it is missing, or names none that there is. Of several the last one
/// counts, as in clap.
pub fn requested(arguments: &[OsString]) -> Option<Language> {
    let texts: Vec<_> =
        arguments.iter().map(|text| text.to_string_lossy()).take_while(|text| text != "--").collect();
    let after = |at: usize, text: &str| match text.strip_prefix(OPTION)? {
        "" => texts.get(at + 1).map(|next| Language::from_code(next)),
        joined => joined.strip_prefix('=').map(Language::from_code),
    };
    texts.iter().enumerate().filter_map(|(at, text)| after(at, text)).next_back()?
}

/// The language that the variables name. All of `zh` reads simplified Chinese, `zh_TW` as well, as in the window: it is
/// nearer to its reader than English. `C`, `POSIX` and what there are no messages for is English.
pub fn of_variables(variable: impl Fn(&str) -> Option<OsString>) -> Language {
    let set = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
    set.map_or_else(of_system, |locale| of_locale(&locale.to_string_lossy()))
}

/// `zh_CN.UTF-8@stroke`: what stands behind the point is what the terminal reads. Where that is not UTF-8, which the
/// program writes, English alone comes out right.
fn of_locale(locale: &str) -> Language {
    let charset = locale.split('@').next().and_then(|locale| locale.split_once('.'));
    let is_utf8 = |charset: &str| charset.replace('-', "").eq_ignore_ascii_case("utf8");
    match charset {
        Some((_, charset)) if !is_utf8(charset) => Language::English,
        _ => Language::from_system(locale),
    }
}

/// Where these variables are not usual, a crate of the window reads the system's setting.
#[cfg(all(feature = "gui", any(windows, target_os = "macos")))]
fn of_system() -> Language {
    sys_locale::get_locale().map_or(Language::English, |locale| Language::from_system(&locale))
}

/// Where no variable is set, that is the locale `C`; a Windows or macOS program without the window's parts has no
/// such crate.
#[cfg(not(all(feature = "gui", any(windows, target_os = "macos"))))]
fn of_system() -> Language {
    Language::English
}
