//! The file of the settings: lost, damaged, protected, or written by a later version.

mod odd_files;

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Barrier},
    thread,
    time::{Duration, Instant},
};

use eight_realms::{
    file::lock,
    gui::store::{Store, check_window},
};
use eight_realms_app::{
    desk::{
        effect::FileNotWritten,
        notice::{Notice, SettingsNotWritten},
        preferences::{Axis, Preferences, Speed, Theme},
    },
    words::Language,
};
use serde_json::{Value, json};

/// The empty file that windows lock.
const LOCK: &str = "settings.json.lock";

/// The names in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

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
    assert_eq!(names(&folder), ["settings.json", LOCK]);
    assert_eq!(fs::read(folder.join(LOCK)).ok(), Some(Vec::new()), "it holds nothing");
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
        "totals": "Covered", "solution": "Numbers", "hand": "Left", "reading": 125,
        "prepared": {"bookmarks": [], "breakpoints": [], "recent": [], "screen": null, "answers": []},
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

/// What is prepared, with a bookmark for each of these notes.
fn with_notes(notes: &[&str]) -> Preferences {
    let bookmark = |note: &&str| json!({ "line": "8r1:23415x768:7@e486", "note": note });
    let bookmarks: Vec<Value> = notes.iter().map(bookmark).collect();
    let prepared = serde_json::from_value(json!({ "bookmarks": bookmarks })).expect("what is prepared");
    Preferences { prepared: Arc::new(prepared), ..light() }
}

fn notes(preferences: Option<Preferences>) -> Vec<String> {
    let prepared = preferences.expect("it was written").prepared;
    prepared.bookmarks.iter().map(|bookmark| bookmark.note.clone()).collect()
}

/// Each window adds and removes what it has added and removed: the other's bookmarks stay.
#[test]
fn two_windows_keep_the_bookmarks_of_both() {
    let folder = folder("two-windows");
    let open = || Store::open(Some(folder.clone())).0;
    assert_eq!(open().save(&with_notes(&["before", "gone"])), None);
    let (mut first, mut second) = (open(), open());
    assert_eq!(first.save(&with_notes(&["before", "gone", "one"])), None);
    assert_eq!(second.save(&with_notes(&["before", "two"])), None);
    assert_eq!(notes(open().preferences()), ["before", "two", "one"]);
    assert_eq!(first.save(&with_notes(&["gone", "one"])), None);
    assert_eq!(notes(open().preferences()), ["two", "one"], "what the other has removed does not come back");
}

/// Windows that write at the same moment wait for each other: each keeps what the others have just written.
#[test]
fn windows_that_write_at_once_keep_the_bookmarks_of_all() {
    const WINDOWS: usize = 4;
    const BOOKMARKS: usize = 25;
    let folder = folder("at-once");
    assert_eq!(Store::open(Some(folder.clone())).0.save(&light()), None);
    let together = Barrier::new(WINDOWS);
    thread::scope(|scope| {
        for window in 0..WINDOWS {
            let (folder, together) = (folder.clone(), &together);
            scope.spawn(move || {
                let mut store = Store::open(Some(folder)).0;
                let own: Vec<String> = (0..BOOKMARKS).map(|number| format!("{window}.{number}")).collect();
                let own: Vec<&str> = own.iter().map(String::as_str).collect();
                together.wait();
                for number in 1..=BOOKMARKS {
                    assert_eq!(store.save(&with_notes(&own[..number])), None);
                }
            });
        }
    });
    let kept: BTreeSet<String> = notes(Store::open(Some(folder)).0.preferences()).into_iter().collect();
    assert_eq!(kept.len(), WINDOWS * BOOKMARKS, "{kept:?}");
}

/// A window that stands still while it writes does not keep another from writing.
#[test]
fn a_lock_that_is_never_released_holds_nobody_up_for_long() {
    let folder = folder("locked");
    let held = lock(&folder.join(LOCK)).expect("nobody has it");
    let since = Instant::now();
    assert_eq!(Store::open(Some(folder.clone())).0.save(&with_notes(&["kept"])), None);
    assert!(since.elapsed() < Duration::from_secs(10), "{:?}", since.elapsed());
    assert_eq!(notes(Store::open(Some(folder)).0.preferences()), ["kept"]);
    drop(held);
}

/// A bookmark of a later version is named, and stays in the file.
#[test]
fn an_entry_that_cannot_be_read_stays_where_it_is() {
    let folder = folder("later-bookmark");
    let later = json!({ "line": "8r9:of a later version", "note": "kept", "colour": 3 });
    let known = json!({ "line": "8r1:23415x768:7@e486", "note": "known" });
    let stored = json!({ "prepared": { "bookmarks": [later, known] } });
    fs::write(file(&folder), stored.to_string()).expect("a file can be written");
    let (mut store, notice) = Store::open(Some(folder.clone()));
    assert_eq!(notice, Some(Notice::SettingsUnknown { names: vec!["prepared.bookmarks.1".to_owned()] }));
    assert_eq!(notes(store.preferences()), ["known"]);
    assert_eq!(store.save(&with_notes(&["known", "new"])), None);
    let after = json_in(&folder)["prepared"]["bookmarks"].clone();
    assert_eq!((after[0].clone(), after.as_array().map(Vec::len)), (later, Some(3)));
    let (store, _) = Store::open(Some(folder));
    assert_eq!(notes(store.preferences()), ["known", "new"]);
}

/// What was cleared is not written again by the window that is still open.
#[test]
fn what_was_cleared_stays_away() {
    let folder = folder("cleared-bookmarks");
    let mut store = Store::open(Some(folder.clone())).0;
    assert_eq!(store.save(&with_notes(&["old"])), None);
    assert_eq!(store.clear(), Ok(()));
    assert_eq!(store.save(&with_notes(&["old", "new"])), None);
    assert_eq!(notes(Store::open(Some(folder)).0.preferences()), ["new"]);
}

/// A bookmark with a member of a later version is this version's too: it is changed and removed, and keeps the member.
#[test]
fn an_entry_with_more_members_is_changed_and_removed() {
    let folder = folder("richer-bookmark");
    let rich = json!({ "line": "8r1:23415x768-12345678x:7@e486", "note": "a", "colour": 3 });
    let stored = json!({ "prepared": { "bookmarks": [rich.clone(), rich] } });
    fs::write(file(&folder), stored.to_string()).expect("a file can be written");
    let open = || Store::open(Some(folder.clone())).0;
    let mut store = open();
    assert_eq!(notes(store.preferences()), ["a", "a"], "equal entries are two");
    assert_eq!(store.save(&with_notes(&["a", "b"])), None);
    assert_eq!(notes(open().preferences()), ["a", "b"]);
    assert_eq!(json_in(&folder)["prepared"]["bookmarks"][0]["colour"], json!(3));
    assert_eq!(open().save(&with_notes(&[])), None);
    assert_eq!(json_in(&folder)["prepared"]["bookmarks"], json!([]));
}

/// What one window adds stands where it has added it, with the other window's entries there.
#[test]
fn an_entry_of_another_window_leaves_the_order() {
    let folder = folder("order");
    let open = || Store::open(Some(folder.clone())).0;
    assert_eq!(open().save(&with_notes(&["one", "two"])), None);
    let (mut first, mut second) = (open(), open());
    assert_eq!(first.save(&with_notes(&["one", "two", "first's"])), None);
    assert_eq!(second.save(&with_notes(&["new", "one", "between", "two"])), None);
    assert_eq!(notes(open().preferences()), ["new", "one", "between", "two", "first's"]);
}

/// A window does not bring back what another one has cleared.
#[test]
fn what_another_window_has_cleared_stays_away() {
    let folder = folder("cleared-elsewhere");
    let open = || Store::open(Some(folder.clone())).0;
    assert_eq!(open().save(&with_notes(&["old"])), None);
    let (mut first, mut second) = (open(), open());
    assert_eq!(first.clear(), Ok(()));
    assert_eq!(second.save(&with_notes(&["old", "new"])), None);
    assert_eq!(notes(open().preferences()), ["new"]);
}

/// A file that could not be read again is not written: what is there stays.
#[test]
fn a_file_that_would_be_too_large_is_not_written() {
    let folder = folder("too-large");
    let mut store = Store::open(Some(folder.clone())).0;
    assert_eq!(store.save(&with_notes(&["small"])), None);
    let notice = store.save(&with_notes(&["small", &"x".repeat(9 << 20)]));
    assert!(matches!(
        notice,
        Some(Notice::SettingsNotWritten {
            reason: SettingsNotWritten::File { reason: FileNotWritten::TooLarge, .. }
        })
    ));
    assert_eq!(notes(Store::open(Some(folder.clone())).0.preferences()), ["small"]);
    assert_eq!(names(&folder), ["settings.json", LOCK]);
}

/// A list of half a million damaged entries is not read one by one.
#[test]
fn a_long_damaged_list_takes_no_time() {
    let folder = folder("long-list");
    let stored = format!("{{\"prepared\": {{\"bookmarks\": [{}1]}}}}", "1,".repeat(500_000));
    fs::write(file(&folder), stored).expect("a file can be written");
    let began = std::time::Instant::now();
    let (_, notice) = Store::open(Some(folder));
    assert_eq!(notice, Some(Notice::SettingsUnknown { names: vec!["prepared.bookmarks".to_owned()] }));
    assert!(began.elapsed().as_secs() < 5, "{:?}", began.elapsed());
}
