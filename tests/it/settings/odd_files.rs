//! Settings that are no file of their own: a device, a pipe, a link, a file that another window writes too.

use std::{fs, path::Path};

use eight_realms::gui::store::{Store, check_window_file};
use eight_realms_app::desk::{
    notice::{Notice, SettingsNotRead},
    preferences::Preferences,
    preferences_file::PreferencesFile,
};
use serde_json::{Map, Value, json};

use super::{LOCK, file, folder, light};

/// A pipe into which nothing is ever written.
#[cfg(unix)]
fn pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().expect("it is there").success());
}

/// Its name, how it is made at a path, and why it is not read.
#[cfg(unix)]
type OddFile<'a> = (&'a str, &'a dyn Fn(&Path), SettingsNotRead);

/// What is no plain file, or larger than settings can be, is not read: nothing waits for it, and it is put aside.
#[cfg(unix)]
#[test]
fn what_is_no_file_of_settings_is_put_aside_unread() {
    use std::os::unix::fs::symlink;
    let too_large = |path: &Path| {
        let text = format!("{{\"theme\": \"Light\", \"more\": \"{}\"}}", "x".repeat(8 << 20));
        fs::write(path, text).expect("a file can be written");
    };
    let kinds: [OddFile; 5] = [
        ("pipe", &pipe, SettingsNotRead::NotPlain),
        ("zeros", &|path| symlink("/dev/zero", path).expect("a link"), SettingsNotRead::NotPlain),
        ("folder", &|path| fs::create_dir(path).expect("a folder"), SettingsNotRead::NotPlain),
        ("large", &too_large, SettingsNotRead::TooLarge),
        ("string", &|path| fs::write(path, "\"{}\"").expect("a file"), {
            let error = PreferencesFile::read("\"{}\"").expect_err("it is no object");
            SettingsNotRead::Text(error.to_string())
        }),
    ];
    for (name, make, reason) in kinds {
        let folder = folder(&format!("no-file-{name}"));
        make(&file(&folder));
        let (mut store, notice) = Store::open(Some(folder.clone()));
        let [stored_in, copy] =
            [file(&folder), folder.join("settings.json.unread")].map(|path| path.display().to_string());
        assert_eq!(notice, Some(Notice::SettingsUnreadable { stored_in, reason, copy: copy.clone() }));
        assert_eq!(store.save(&light()), None, "{name}");
        assert!(fs::symlink_metadata(copy).is_ok(), "{name}: it is still there");
        assert_eq!(Store::open(Some(folder)).0.preferences(), Some(light()), "{name}");
    }
}

/// A folder of dotfiles: the link stays, and what it leads to is written.
#[cfg(unix)]
#[test]
fn a_link_is_written_through() {
    let folder = folder("link");
    let target = folder.join("dotfiles.json");
    fs::write(&target, light().written()).expect("a file can be written");
    std::os::unix::fs::symlink("dotfiles.json", file(&folder)).expect("a link can be made");
    let (mut store, notice) = Store::open(Some(folder.clone()));
    assert_eq!((store.preferences(), notice), (Some(light()), None));
    assert_eq!(store.save(&Preferences::default()), None);
    assert!(file(&folder).is_symlink());
    let text = fs::read_to_string(target).expect("it is there");
    assert_eq!(Preferences::read(&text).ok(), Some(Preferences::default()));
}

/// Two windows change one preference after the other, each another: none takes back what the other did.
#[test]
fn two_windows_write_only_what_each_of_them_has_changed() {
    let names = members(&Preferences::default()).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
    let mut changed = members(&light());
    changed["speed"] = json!(9);
    changed["scale"] = json!(150);
    changed["axes"] = json!({"frontier": "Linear", "expanded": "Logarithmic", "time": "Linear"});
    changed["link_base"] = json!("https://example.org/");
    changed["questions"] = json!({"mode": "Alone", "rate": "Usual"});
    let of = |members: &Map<String, Value>| Preferences::read(&Value::Object(members.clone()).to_string());
    for one in &names {
        for other in names.iter().filter(|other| *other != one) {
            let folder = folder("two-windows-of-members");
            let mut first = Store::open(Some(folder.clone())).0;
            assert_eq!(first.save(&Preferences::default()), None);
            let mut second = Store::open(Some(folder.clone())).0;
            for (store, name) in [(&mut first, one), (&mut second, other)] {
                let mut own = members(&Preferences::default());
                own[name] = changed[name].clone();
                assert_eq!(store.save(&of(&own).expect("as it is written")), None);
            }
            let stored = Store::open(Some(folder)).0.preferences().expect("it can be read");
            let mut expected = members(&Preferences::default());
            for name in [one, other] {
                expected[name] = changed[name].clone();
            }
            assert_eq!(members(&stored), expected, "{one} and {other}");
        }
    }
}

/// A window that reads before another one has written, and writes after it, undoes what the other one has changed: the
/// other one restores that, once, and nothing else.
#[test]
fn what_was_undone_by_one_who_wrote_at_the_same_time_is_restored() {
    let of = |theme: Value, scale: u32, lanes: &[&str]| {
        let mut all = members(&Preferences::default());
        all.extend([("theme".into(), theme), ("scale".into(), json!(scale)), ("lanes".into(), json!(lanes))]);
        Preferences::read(&Value::Object(all).to_string()).expect("as it is written")
    };
    let before = of(json!("Dark"), 100, &["7 w=2.0", "8"]);
    let own = of(json!("Light"), 110, &["7 w=2.0", "5"]);
    let late = of(json!("Dark"), 150, &["7 w=2.0", "8", "6"]);
    let overwritten = PreferencesFile::default().with(&before).changed(&before, &late);
    let restored = overwritten.restored(&before, &own).expect("the change is not in it");
    let members_of = |file: &PreferencesFile| serde_json::from_str::<Value>(&file.to_text()).expect("JSON");
    let expected = of(json!("Light"), 150, &["7 w=2.0", "5", "6"]);
    assert_eq!(members_of(&restored), Value::Object(members(&expected)));
    assert_eq!(restored.restored(&before, &own), None, "it is all there");
}

fn members(preferences: &Preferences) -> Map<String, Value> {
    serde_json::from_str(&preferences.written()).expect("an object")
}

/// eframe would wait for a pipe, and never open the window.
#[cfg(unix)]
#[test]
fn a_windows_place_that_is_no_file_is_put_aside_before_it_is_read() {
    let folder = folder("window-pipe");
    let file = folder.join("app.ron");
    assert_eq!(check_window_file(&folder).ok(), Some(None));
    fs::write(&file, "{}").expect("a file can be written");
    assert_eq!(check_window_file(&folder).ok(), Some(None));
    fs::remove_file(&file).expect("it is there");
    for copy in ["app.ron.unread", "app.ron.unread.2"] {
        pipe(&file);
        let copy = folder.join(copy).display().to_string();
        let notice = Notice::WindowUnreadable { copy: copy.clone() };
        assert_eq!(check_window_file(&folder).ok(), Some(Some(notice)));
        assert!(!file.exists() && Path::new(&copy).exists());
    }
    let (mut store, _) = Store::open(Some(folder.clone()));
    assert_eq!(store.clear(), Ok(()));
    assert_eq!(super::names(&folder), [LOCK], "whatever was put aside is cleared too");
}
