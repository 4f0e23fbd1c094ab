//! A library that is missing: the program answers without a window, and says what to install.
//!
//! An empty file of the library's name, found first, cannot be loaded.

use std::{fs, path::Path, process::Command};

/// Files that stand in the way, by the package that brings the real ones.
const MISSING: [(&str, &[&str]); 3] = [
    ("libxcursor1", &["libXcursor.so.1", "libXcursor.so"]),
    ("libxkbcommon-x11-0", &["libxkbcommon-x11.so.0", "libxkbcommon-x11.so"]),
    ("libegl1", &["libEGL.so.1", "libEGL.so", "libGL.so.1", "libGL.so"]),
];

#[test]
fn a_missing_library_is_answered_with_the_package_that_brings_it() {
    for (package, files) in MISSING {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(package);
        fs::create_dir_all(&folder).expect("a folder can be made");
        for file in files {
            fs::write(folder.join(file), "").expect("a file can be written");
        }
        let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
        let output = command
            .current_dir(&folder)
            .env("LD_LIBRARY_PATH", &folder)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("LANGUAGE")
            .env("LC_ALL", "en_US.UTF-8")
            .env("XDG_DATA_HOME", &folder)
            .output()
            .expect("the program runs");
        let (stdout, stderr) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(0), "{package}: {stderr}");
        assert_eq!(stderr.matches("The window could not be opened: ").count(), 1, "{package}: {stderr}");
        assert!(stderr.contains("apt-get install ") && stderr.contains(package), "{package}: {stderr}");
        assert!(!stderr.contains("panicked") && !stderr.contains(".rs:"), "{package}: {stderr}");
        let picture = stdout.lines().last().unwrap_or_default();
        assert!(Path::new(picture).is_absolute() && Path::new(picture).is_file(), "{package}: {stdout}");
    }
}
