//! Files that the program writes: whole or not at all, over nothing that is not to be replaced, through no link that
//! another may have put there.

use std::{
    ffi::OsStr,
    fs,
    os::unix::{
        ffi::OsStrExt,
        fs::{PermissionsExt, symlink},
    },
    path::{Path, PathBuf},
    process::{Command, Output},
};

use eight_realms::{
    app::{ExistingFile, FileNotWritten, Notice, TextFile},
    gui::file::{FilePlace, write},
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
    let file = |name: &str, existing| TextFile {
        path: folder.join(name).display().to_string(),
        text: "n\r\n1\r\n".to_owned(),
        existing,
    };
    let path = folder.join("f").display().to_string();
    assert_eq!(write(&file("f", ExistingFile::Kept)), Notice::Written { path: path.clone() });
    assert_eq!(text(&folder.join("f")), "n\r\n1\r\n");
    let kept = Notice::NotWritten { path, reason: FileNotWritten::Exists };
    assert_eq!(write(&file("f", ExistingFile::Kept)), kept);
    assert!(matches!(write(&file("f", ExistingFile::Replaced)), Notice::Written { .. }));
    let nowhere = write(&file("none/f", ExistingFile::Kept));
    let Notice::NotWritten { reason: FileNotWritten::System(reason), .. } = nowhere else {
        panic!("{nowhere:?}")
    };
    assert_eq!(reason, "No such file or directory (os error 2)", "without the name of another file");
}

/// `picture` in a folder.
fn picture(folder: &Path, arguments: &[&OsStr]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    command.env("LC_ALL", "C").current_dir(folder).args(["picture", "--size", "320x240"]).args(arguments);
    command.output().expect("the program runs")
}

fn says(output: &Output, words: &str) {
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(1), &b""[..]), "{err}");
    assert!(err.contains(words), "{err}");
}

#[test]
fn picture_replaces_a_file_only_if_it_is_told_to() {
    let folder = folder("picture");
    put(&folder.join("notes.txt"), "precious");
    says(
        &picture(&folder, &["notes.txt".as_ref()]),
        "notes.txt could not be written: a file with this name is there already; --force",
    );
    assert_eq!(text(&folder.join("notes.txt")), "precious");
    let output = picture(&folder, &["notes.txt".as_ref(), "--force".as_ref()]);
    assert_eq!(output.status.code(), Some(0));
    let bytes = fs::read(folder.join("notes.txt")).expect("it is there");
    assert!(bytes.starts_with(b"\x89PNG"));
    let output = picture(&folder, &["-".as_ref()]);
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stdout.starts_with(b"\x89PNG"), "the picture itself, whose times are never the same");
    assert_eq!(fs::read_dir(&folder).expect("it is there").count(), 1, "no file is called -");
}

/// A name that is no text in UTF-8 is printed as the bytes that it is.
#[test]
fn picture_names_its_file_in_its_own_bytes() {
    let folder = folder("bytes");
    let name = OsStr::from_bytes(b"\xff.png");
    let output = picture(&folder, &[name]);
    assert_eq!(output.status.code(), Some(0));
    let path = folder.join(name);
    assert_eq!(output.stdout, [path.as_os_str().as_bytes(), b"\n"].concat());
    assert!(path.is_file());
    let output = Command::new(env!("CARGO_BIN_EXE_eight-realms"))
        .env("LC_ALL", "C")
        .args([OsStr::new("solve"), OsStr::from_bytes(b"1\xff")])
        .output()
        .expect("the program runs");
    let err = String::from_utf8_lossy(&output.stderr);
    assert_eq!(
        (output.status.code(), &*err),
        (Some(2), "error: argument 2: it is not UTF-8: \"1\u{fffd}\"\n")
    );
}

/// Before anything is searched and drawn, which takes twenty times as long.
#[cfg(target_os = "linux")]
#[test]
fn picture_knows_at_once_that_a_file_cannot_come_there() {
    let folder = folder("at-once");
    put(&folder.join("f"), "old");
    for (path, reason) in [
        ("none/f", "No such file or directory"),
        ("f/g", "Not a directory"),
        ("f", "--force"),
        (".", "it is a folder"),
        ("/", "it is a folder"),
        ("/proc/f", "o"),
        ("/dev/null", "it is not a plain file"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
        let cost = super::cost::of(command.current_dir(&folder).args(["picture", path]), "");
        assert_eq!((cost.code, cost.out.as_str()), (Some(1), ""), "{path}");
        assert!(cost.err.starts_with(&format!("error: {path} could not be written: ")), "{}", cost.err);
        assert!(cost.err.contains(reason), "{}", cost.err);
        assert!(cost.time.as_millis() < 200, "{path}: {:?}", cost.time);
    }
}

/// Where there is no room, what was there stays whole, and nothing else is left.
#[test]
fn a_full_disk_costs_no_file() {
    let folder = folder("full");
    put(&folder.join("f.png"), "old");
    for name in ["f.png", "g.png"] {
        // A limit of each file stands for a disk that is full, and its signal for one that cannot be heard.
        let script = "ulimit -f 4; trap '' XFSZ; exec \"$0\" picture \"$1\" --force --size 1024x640";
        let output = Command::new("sh")
            .args(["-c", script, env!("CARGO_BIN_EXE_eight-realms"), name])
            .env("LC_ALL", "C")
            .current_dir(&folder)
            .output()
            .expect("the program runs");
        says(&output, &format!("{name} could not be written: File too large"));
        assert_eq!(all_in(&folder), [("f.png".to_owned(), "old".to_owned())], "{name}");
    }
}
