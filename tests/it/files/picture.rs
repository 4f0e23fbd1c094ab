//! `picture`: where it writes, and what it says before it draws.

use std::{
    ffi::OsStr,
    fs,
    os::unix::ffi::OsStrExt,
    path::Path,
    process::{Command, Output},
};

use super::{all_in, folder, put, text};

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
fn picture_replaces_a_file_by_force_alone() {
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

#[test]
fn picture_is_not_written_into_a_file_that_is_named_like_a_puzzle() {
    let folder = folder("forgotten");
    for name in ["23415x768", "8r1:23415x768:7@e486", "283164705-1238x4765"] {
        let output = picture(&folder, &[OsStr::new(name)]);
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{err}");
        assert!(err.contains(&format!("\"{name}\" is a puzzle; name the file before it")), "{err}");
    }
    assert_eq!(all_in(&folder), []);
}

/// Before anything is searched and drawn, which takes twenty times as long.
#[cfg(target_os = "linux")]
#[test]
fn picture_knows_at_once_that_a_file_cannot_come_there() {
    let folder = folder("at-once");
    put(&folder.join("f"), "old");
    for (path, reason) in [
        ("none/f", "there is no such folder"),
        ("f/g", "Not a directory"),
        ("f", "--force"),
        (".", "it is a folder"),
        ("/", "it is a folder"),
        ("/proc/f", "o"),
        ("/dev/null", "it is not a plain file"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
        let cost = crate::cost::of(command.current_dir(&folder).args(["picture", path]), "");
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
