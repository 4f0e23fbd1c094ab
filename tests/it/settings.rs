//! The file of the settings: lost, damaged, protected, or written by a later version.

mod odd_files;

use std::{
    fs,
    path::{Path, PathBuf},
};

use eight_realms::gui::store::{Store, check_window};
use eight_realms_app::{
    desk::{
        effect::FileNotWritten,
        notice::{Notice, SettingsNotWritten},
        preferences::{Axis, Preferences, Speed, Theme},
    },
    words::Language,
};
use serde_json::{Value, json};

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("settings").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn file(folder: &Path) -> PathBuf {
    folder.join("settings.json")
}

fn json_in(folder: &Path) -> Value {
    let text = fs::read_to_string(file(folder)).expect("it was written");
    serde_json::from_str(&text).expect("as JSON")
}

fn light() -> Preferences {
    Preferences { theme: Theme::Light, language: Language::Chinese, ..Preferences::default() }
}

#[test]
fn what_is_saved_is_there_the_next_time_and_nothing_else_lies_beside_it() {
    let folder = folder("usual").join("not-there-yet");
    let (mut store, notice) = Store::open(Some(folder.clone()));
    assert_eq!((store.preferences(), notice), (None, None), "the first time");
    for preferences in [light(), Preferences::default(), light()] {
        assert_eq!(store.save(&preferences), None);
        let (again, notice) = Store::open(Some(folder.clone()));
        assert_eq!((again.preferences(), notice), (Some(preferences), None));
    }
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1);
}

/// No text, a torn one, another kind of value, no characters at all.
#[test]
fn a_damaged_file_is_reported_and_set_aside_before_another_is_written() {
    let damaged: [&[u8]; 5] = [b"", b"{\"theme\": \"Li", b"[1, 2]", b"\xff\xfe\x00{", b"null"];
    for (number, bytes) in damaged.into_iter().enumerate() {
        let folder = folder(&format!("damaged-{number}"));
        fs::write(file(&folder), bytes).expect("a file can be written");
        let (mut store, notice) = Store::open(Some(folder.clone()));
        assert!(matches!(notice, Some(Notice::SettingsUnreadable { .. })), "{number}: {notice:?}");
        assert_eq!(store.preferences(), None);
        assert_eq!(fs::read(file(&folder)).expect("it is there"), bytes, "nothing is written unasked");
        assert_eq!(store.save(&light()), None);
        let aside = fs::read(folder.join("settings.json.unread")).expect("it was set aside");
        assert_eq!(aside, bytes, "{number}");
        assert_eq!(Store::open(Some(folder)).0.preferences(), Some(light()));
    }
}

/// The file is protected, has gone in the meantime, or is not the first that is set aside: nothing is lost.
#[test]
fn a_damaged_file_is_set_aside_only_where_it_can_be_replaced() {
    let folder = folder("damaged-again");
    let aside = |name: &str| fs::read_to_string(folder.join(name)).ok();
    for (text, name) in [("one", "settings.json.unread"), ("two", "settings.json.unread.2")] {
        fs::write(file(&folder), text).expect("a file can be written");
        let (mut store, _) = Store::open(Some(folder.clone()));
        protect(&file(&folder), true);
        let notice = store.save(&light());
        assert!(matches!(
            notice,
            Some(Notice::SettingsNotWritten {
                reason: SettingsNotWritten::File { reason: FileNotWritten::Protected, .. }
            })
        ));
        assert_eq!((aside("settings.json").as_deref(), aside(name)), (Some(text), None));
        protect(&file(&folder), false);
        assert_eq!(store.save(&light()), None);
        assert_eq!(aside(name).as_deref(), Some(text));
    }
    assert_eq!(aside("settings.json.unread").as_deref(), Some("one"), "the first is still there");
    fs::write(file(&folder), "three").expect("a file can be written");
    let (mut store, _) = Store::open(Some(folder.clone()));
    fs::remove_file(file(&folder)).expect("it is there");
    assert_eq!(store.save(&light()), None);
    assert_eq!(Store::open(Some(folder)).0.preferences(), Some(light()));
}

/// Only where there is no file yet, and only if it can be read.
#[test]
fn what_an_earlier_version_saved_elsewhere_is_taken_over() {
    let folder = folder("earlier");
    let mut store = Store::open(Some(folder.clone())).0;
    for earlier in [None, Some("(theme: Light)")] {
        store.take_over(earlier);
        assert_eq!(store.preferences(), None);
    }
    store.take_over(Some(&light().written()));
    assert_eq!(store.preferences(), Some(light()));
    assert_eq!(store.save(&Preferences::default()), None);
    let mut store = Store::open(Some(folder)).0;
    store.take_over(Some(&light().written()));
    assert_eq!(store.preferences(), Some(Preferences::default()));
}

#[test]
fn what_only_a_later_version_knows_is_named_and_stays_in_the_file() {
    let folder = folder("later");
    let later = json!({
        "theme": "Sepia", "language": "Chinese", "speed": 7, "scale": 100, "projector_scale": 100, "sound": {"volume": 3},
        "axes": {"frontier": "Linear", "expanded": "Cubic", "time": "Linear", "memory": "Cubic"},
        "link_base": null, "questions": {"mode": "Off", "rate": "Usual"}, "opens_at": "End",
        "clocks": {"race": "Tenfold", "step": "Tenfold"}, "lanes": [],
        "totals": "Covered", "hand": "Left", "reading": 125,
        "folds": {
            "desk": {"ladder": "Open", "plots": "Folded", "reading": "Open"},
            "projector": {"ladder": "Open", "plots": "Open", "reading": "Folded"},
        },
    });
    fs::write(file(&folder), later.to_string()).expect("a file can be written");
    let (mut store, notice) = Store::open(Some(folder.clone()));
    let names = ["axes.expanded", "axes.memory", "sound", "theme"];
    assert_eq!(notice, Some(Notice::SettingsUnknown { names: names.map(str::to_owned).to_vec() }));
    let mut preferences = store.preferences().expect("the rest is understood");
    assert_eq!((preferences.theme, preferences.language), (Theme::Dark, Language::Chinese));
    assert_eq!((preferences.speed, preferences.axes.time), (Speed::of_step(7), Axis::Linear));

    preferences.speed = Speed::of_step(9);
    preferences.axes.time = Axis::Logarithmic;
    assert_eq!(store.save(&preferences), None);
    let mut expected = later;
    expected["speed"] = json!(9);
    expected["axes"]["time"] = json!("Logarithmic");
    assert_eq!(json_in(&folder), expected, "only what was changed");

    preferences.theme = Theme::Light;
    assert_eq!(store.save(&preferences), None);
    expected["theme"] = json!("Light");
    assert_eq!(json_in(&folder), expected, "and what was chosen here");
}

#[test]
fn a_file_of_an_earlier_version_names_no_page_and_a_page_that_is_set_is_there_the_next_time() {
    let folder = folder("page");
    fs::write(file(&folder), json!({"theme": "Light"}).to_string()).expect("a file can be written");
    let (mut store, notice) = Store::open(Some(folder.clone()));
    let mut preferences = store.preferences().expect("it is understood");
    assert_eq!((notice, preferences.theme, preferences.link_base.take()), (None, Theme::Light, None));
    preferences.link_base = Some("https://example.org#x".parse().expect("the address of a page"));
    assert_eq!(store.save(&preferences), None);
    assert_eq!(json_in(&folder)["link_base"], json!("https://example.org/"));
    assert_eq!(Store::open(Some(folder)).0.preferences(), Some(preferences));
}

/// Each member with an unknown value: the others are read.
#[test]
fn one_strange_value_does_not_cost_the_others() {
    let usual: Value = serde_json::from_str(&light().written()).expect("it was written just now");
    for name in usual.as_object().expect("an object").keys() {
        let folder = folder(&format!("strange-{name}"));
        let mut strange = usual.clone();
        strange[name] = json!("as nobody knows it");
        fs::write(file(&folder), strange.to_string()).expect("a file can be written");
        let (store, notice) = Store::open(Some(folder));
        assert_eq!(notice, Some(Notice::SettingsUnknown { names: vec![name.clone()] }));
        let mut expected = usual.clone();
        let default: Value = serde_json::from_str(&Preferences::default().written()).expect("so was this");
        expected[name] = default[name].clone();
        let preferences = store.preferences().expect("the others are understood");
        assert_eq!(serde_json::from_str::<Value>(&preferences.written()).ok(), Some(expected), "{name}");
    }
}

/// The user who runs the tests may have every permission: a file that is marked read-only is not replaced even then.
#[test]
fn what_cannot_be_written_is_reported_once_and_again_only_after_it_could() {
    let folder = folder("protected");
    let (mut store, _) = Store::open(Some(folder.clone()));
    assert_eq!(store.save(&Preferences::default()), None);
    let before = json_in(&folder);
    protect(&file(&folder), true);
    let notice = store.save(&light());
    let path = file(&folder).display().to_string();
    let reason = SettingsNotWritten::File { path, reason: FileNotWritten::Protected };
    assert_eq!(notice, Some(Notice::SettingsNotWritten { reason }));
    assert!(!store.is_up_to_date());
    for theme in [Theme::Dark, Theme::Light] {
        assert_eq!(store.save(&Preferences { theme, ..light() }), None, "it was said");
    }
    assert_eq!(json_in(&folder), before, "and nothing is lost");
    protect(&file(&folder), false);
    assert_eq!(store.save(&light()), None);
    assert!(store.is_up_to_date());
    assert_eq!(Store::open(Some(folder.clone())).0.preferences(), Some(light()));
    protect(&file(&folder), true);
    assert!(store.save(&Preferences::default()).is_some(), "it is told anew");
    protect(&file(&folder), false);
}

fn protect(file: &Path, readonly: bool) {
    let mut permissions = fs::metadata(file).expect("it is there").permissions();
    permissions.set_readonly(readonly);
    fs::set_permissions(file, permissions).expect("it is the test's own");
}

/// No folder is named; or a file stands where the folder would be.
#[test]
fn a_missing_folder_is_reported_once() {
    let occupied = folder("occupied").join("file");
    fs::write(&occupied, "").expect("a file can be written");
    for folder in [None, Some(occupied.join("settings"))] {
        let (mut store, _) = Store::open(folder);
        assert_eq!(store.preferences(), None);
        assert!(matches!(store.save(&light()), Some(Notice::SettingsNotWritten { .. })));
        assert_eq!(store.save(&Preferences::default()), None);
    }
}

/// The keys that eframe has read from its file.
struct StoredKeys(&'static [&'static str]);

impl eframe::Storage for StoredKeys {
    fn get_string(&self, key: &str) -> Option<String> {
        self.0.contains(&key).then(String::new)
    }

    fn set_string(&mut self, _: &str, _: String) {}

    fn remove_string(&mut self, _: &str) {}

    fn flush(&mut self) {}
}

#[test]
fn a_damaged_file_of_the_windows_place_is_reported_and_copied() {
    let folder = folder("window");
    let file = folder.join("app.ron");
    assert_eq!(check_window(&folder, &StoredKeys(&[])), None, "the first time");
    for (text, keys, is_damaged) in [
        ("{\"window\": \"(pos", &[][..], true),
        ("{}", &[], false),
        ("{\"window\": \"\"}", &["window"], false),
    ] {
        fs::write(&file, text).expect("a file can be written");
        let notice = check_window(&folder, &StoredKeys(keys));
        let copy = folder.join("app.ron.unread").display().to_string();
        assert_eq!(notice, is_damaged.then_some(Notice::WindowUnreadable { copy }), "{text}");
    }
    let copy = fs::read_to_string(folder.join("app.ron.unread")).expect("it was copied");
    assert_eq!(copy, "{\"window\": \"(pos");
}
