//! Files that the program writes: whole or not at all, over nothing that is not to be replaced, through no link that
//! another may have put there.

mod picture;

use std::{
    fs,
    os::unix::fs::{PermissionsExt, symlink},
    path::{Path, PathBuf},
    process::Command,
};

use eight_realms::file::{FilePlace, write};
use eight_realms_app::desk::{
    effect::{ExistingFile, FileNotWritten, NewFile},
    notice::Notice,
};

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("files").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder.canonicalize().expect("it is there")
}

fn put(path: &Path, text: &str) {
    fs::write(path, text).expect("a file can be written");
}

fn text(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

fn mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("it is the test's own");
}

/// Everything in a folder, by name, with the text of plain files; links by where they lead.
fn all_in(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).expect("it is there").map(|entry| entry.expect("it can be listed"));
    let mut all: Vec<(String, String)> = entries
        .map(|entry| {
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            match fs::read_link(&path) {
                Ok(target) => (name, format!("-> {}", target.display())),
                Err(_) if path.is_file() => (name, text(&path)),
                Err(_) => (name, String::new()),
            }
        })
        .collect();
    all.sort();
    all
}

/// What is at a path, made in a folder, and what comes of writing there if what is there is kept, or replaced.
type Row = (&'static str, fn(&Path), &'static str, Option<FileNotWritten>, Option<FileNotWritten>);

fn rows() -> Vec<Row> {
    use FileNotWritten::{Exists, IsFolder, Link, NotPlain, Protected};
    vec![
        ("nothing", |_| (), "f", None, None),
        ("a file", |folder| put(&folder.join("f"), "old"), "f", Some(Exists), None),
        ("a folder", |folder| fs::create_dir(folder.join("f")).unwrap(), "f", Some(IsFolder), Some(IsFolder)),
        ("the folder itself", |_| (), ".", Some(IsFolder), Some(IsFolder)),
        ("the folder of all", |_| (), "/", Some(IsFolder), Some(IsFolder)),
        (
            "a protected file",
            |folder| {
                put(&folder.join("f"), "old");
                mode(&folder.join("f"), 0o444);
            },
            "f",
            Some(Exists),
            Some(Protected),
        ),
        (
            "a pipe",
            |folder| assert!(Command::new("mkfifo").arg(folder.join("f")).status().unwrap().success()),
            "f",
            Some(NotPlain),
            Some(NotPlain),
        ),
        (
            "a link to a file",
            |folder| {
                put(&folder.join("kept"), "old");
                symlink("kept", folder.join("f")).unwrap();
            },
            "f",
            Some(Exists),
            None,
        ),
        (
            "a link to a link to nothing",
            |folder| {
                symlink("./g", folder.join("f")).unwrap();
                symlink(folder.join("below/../h"), folder.join("g")).unwrap();
                fs::create_dir(folder.join("below")).unwrap();
            },
            "f",
            None,
            None,
        ),
        ("a link to itself", |folder| symlink("f", folder.join("f")).unwrap(), "f", Some(Link), Some(Link)),
        (
            "a link to a folder",
            |folder| symlink(".", folder.join("f")).unwrap(),
            "f",
            Some(IsFolder),
            Some(IsFolder),
        ),
        (
            "a link in a folder of everybody's",
            |folder| {
                put(&folder.join("kept"), "old");
                fs::create_dir(folder.join("shared")).unwrap();
                symlink("../kept", folder.join("shared/f")).unwrap();
                mode(&folder.join("shared"), 0o1777);
            },
            "shared/f",
            Some(Link),
            Some(Link),
        ),
        (
            "a folder behind such a link",
            |folder| {
                fs::create_dir(folder.join("shared")).unwrap();
                symlink("..", folder.join("shared/up")).unwrap();
                mode(&folder.join("shared"), 0o777);
            },
            "shared/up/f",
            Some(Link),
            Some(Link),
        ),
        (
            "a link of one's own to such a link",
            |folder| {
                put(&folder.join("kept"), "old");
                fs::create_dir(folder.join("shared")).unwrap();
                symlink("../kept", folder.join("shared/g")).unwrap();
                mode(&folder.join("shared"), 0o777);
                symlink("shared/g", folder.join("f")).unwrap();
            },
            "f",
            Some(Link),
            Some(Link),
        ),
        (
            "nothing, in a folder of everybody's",
            |folder| {
                fs::create_dir(folder.join("shared")).unwrap();
                mode(&folder.join("shared"), 0o777);
            },
            "shared/f",
            None,
            None,
        ),
    ]
}

#[test]
fn what_is_there_decides_whether_a_file_is_written_and_nothing_else_changes() {
    for (name, prepare, path, kept, replaced) in rows() {
        for (existing, expected) in [(ExistingFile::Kept, kept), (ExistingFile::Replaced, replaced)] {
            let folder = folder("table");
            prepare(&folder);
            let before = all_in(&folder);
            let place = FilePlace::at(&folder.join(path), existing);
            assert_eq!(all_in(&folder), before, "{name}: nothing is written yet");
            match (&place, &expected) {
                (Err(reason), Some(expected)) => assert_eq!(reason, expected, "{name}, {existing:?}"),
                (Ok(place), None) => {
                    place.write(b"new").expect(name);
                    assert_eq!(text(&folder.join(path)), "new", "{name}");
                    assert_eq!(
                        fs::symlink_metadata(place.path()).map(|data| data.is_file()).ok(),
                        Some(true)
                    );
                    let links = |all: &[(String, String)]| {
                        all.iter().filter(|(_, text)| text.starts_with("->")).cloned().collect::<Vec<_>>()
                    };
                    assert_eq!(links(&all_in(&folder)), links(&before), "{name}: links stay");
                    assert!(all_in(&folder).len() <= before.len() + 1, "{name}: nothing is left");
                }
                (found, expected) => panic!("{name}, {existing:?}: {found:?}, expected {expected:?}"),
            }
            if expected.is_some() {
                assert_eq!(all_in(&folder), before, "{name}: nothing has changed");
            }
        }
    }
}

#[test]
fn a_file_that_comes_there_meanwhile_is_kept_too() {
    let folder = folder("meanwhile");
    let place = FilePlace::at(&folder.join("f"), ExistingFile::Kept).expect("nothing is there");
    put(&folder.join("f"), "another's");
    assert_eq!(place.write(b"new"), Err(FileNotWritten::Exists));
    assert_eq!(all_in(&folder), [("f".to_owned(), "another's".to_owned())]);
}

#[test]
fn a_replaced_file_keeps_its_permissions_and_other_names_of_it_keep_its_text() {
    let folder = folder("permissions");
    let file = folder.join("f");
    put(&file, "old");
    mode(&file, 0o640);
    fs::hard_link(&file, folder.join("other")).expect("a second name");
    FilePlace::at(&file, ExistingFile::Replaced).expect("it may be replaced").write(b"new").expect("it is");
    assert_eq!((text(&file), text(&folder.join("other"))), ("new".to_owned(), "old".to_owned()));
    let permissions = fs::metadata(&file).expect("it is there").permissions();
    assert_eq!(permissions.mode() & 0o777, 0o640);
}

#[test]
fn the_window_says_where_it_has_written_and_why_not() {
    let folder = folder("window");
    let file = |name: &str, existing| NewFile {
        path: folder.join(name).display().to_string(),
        bytes: b"n\r\n1\r\n".to_vec().into(),
        existing,
    };
    let path = folder.join("f").display().to_string();
    assert_eq!(write(&file("f", ExistingFile::Kept)), Notice::Written { path: path.clone() });
    assert_eq!(text(&folder.join("f")), "n\r\n1\r\n");
    let kept = Notice::NotWritten { path, reason: FileNotWritten::Exists };
    assert_eq!(write(&file("f", ExistingFile::Kept)), kept);
    assert!(matches!(write(&file("f", ExistingFile::Replaced)), Notice::Written { .. }));
    let nowhere = write(&file("none/f", ExistingFile::Kept));
    assert!(matches!(nowhere, Notice::NotWritten { reason: FileNotWritten::NoFolder, .. }), "{nowhere:?}");
    let nowhere = write(&file("f/g", ExistingFile::Kept));
    let Notice::NotWritten { reason: FileNotWritten::System(reason), .. } = nowhere else {
        panic!("{nowhere:?}")
    };
    assert_eq!(reason, "Not a directory (os error 20)", "without the name of another file");
}
