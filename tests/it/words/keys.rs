//! Keys are called as their table has them: no message and no panel calls one by a name of its own.

use std::fs;

use eight_realms_app::words::Language;

use super::{collect_sources, messages, root, sources};

/// A sentence that names a key itself names the wrong one as soon as the key has moved.
#[test]
fn only_captions_name_keys() {
    let keys = "Shift Ctrl Esc Home Backspace Enter F1 F2 F3 F4 空格键 退格键 回车键";
    for language in Language::ALL {
        for (id, message) in messages(language).into_iter().filter(|(id, _)| !id.starts_with("cap-")) {
            let key = keys.split(' ').find(|key| message.text.contains(*key));
            assert_eq!(key, None, "{id} in {language:?}: {}", message.text);
        }
    }
}

#[test]
fn every_tooltip_that_names_a_key_is_composed_in_one_place() {
    let mut sources = sources();
    sources.retain(|source| fs::read_to_string(source).unwrap().contains("hint-with-key"));
    assert_eq!(sources, [root().join("src/gui/panel_context.rs")]);
}

/// There the compiler finds a name that no binding has.
#[test]
fn a_binding_is_named_only_in_a_const() {
    let mut sources = Vec::new();
    collect_sources(&root().join("src").join("gui"), &mut sources);
    for source in sources {
        let text = fs::read_to_string(&source).unwrap();
        let mut uses = text.lines().filter(|line| line.contains("named(\""));
        assert_eq!(uses.find(|line| !line.contains("const ")), None, "{}", source.display());
    }
}
