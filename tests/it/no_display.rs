//! Where no window can be opened, the program answers all the same.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

use eight_realms::gui::no_display::{DisplayVariable, Obstacle, reasons};
use eight_realms_app::words::{Language, Words};

/// The error messages of the libraries, word for word, and the obstacle that each of them means.
#[test]
fn error_messages_of_the_system_are_recognised_and_shortened() {
    let missing = |reason: &str| Obstacle::MissingPackage(reason.to_owned());
    let winit = "winit EventLoopError: os error at /registry/winit-0.30.13/src/platform_impl/linux/mod.rs:788: Failed to load one of xlib's shared libraries.";
    assert_eq!(
        Obstacle::of(winit, DisplayVariable::Yes),
        missing("Failed to load one of xlib's shared libraries")
    );
    let glutin =
        "Found no glutin configs matching the template: ConfigTemplate { alpha_size: 8 }. Error: not found";
    assert_eq!(
        Obstacle::of(glutin, DisplayVariable::Yes),
        missing("Found no glutin configs matching the template")
    );
    let panic = "Library libxkbcommon-x11.so could not be loaded.";
    assert_eq!(
        Obstacle::of(panic, DisplayVariable::Yes),
        missing("Library libxkbcommon-x11.so could not be loaded")
    );
    let failed_connection =
        "winit EventLoopError: os error at /registry/mod.rs:12: Failed to open connection to X server";
    let unreachable = Obstacle::Unreachable("Failed to open connection to X server".to_owned());
    assert_eq!(Obstacle::of(failed_connection, DisplayVariable::Yes), unreachable);
    assert_eq!(
        Obstacle::of("neither WAYLAND_DISPLAY nor DISPLAY is set.", DisplayVariable::No),
        Obstacle::NoDisplay
    );
}

/// Windows and macOS have neither packages to install nor a variable that names a display: what they may lack is OpenGL.
#[test]
fn a_system_without_display_variables_lacks_opengl_alone() {
    for (error, shown) in [
        ("egui_glow: egui_glow requires opengl 2.0+. ", "egui_glow: egui_glow requires opengl 2.0+"),
        ("winit EventLoopError: os error at /registry/mod.rs:12: not supported", "not supported"),
    ] {
        let obstacle = Obstacle::of(error, DisplayVariable::Unused);
        assert_eq!(obstacle, Obstacle::NoOpenGl(shown.to_owned()));
        for language in Language::ALL {
            let sentences = reasons(&Words::for_documents(language), &obstacle);
            assert_eq!(sentences.len(), 2);
            assert!(sentences[0].contains(shown) && sentences[1].contains("OpenGL"), "{sentences:?}");
            assert!(
                !sentences.iter().any(|sentence| sentence.contains("apt") || sentence.contains("DISPLAY"))
            );
        }
    }
}

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder.canonicalize().expect("it is there")
}

/// The program without a command, in English, where only these variables name a display.
fn program(folder: &Path, display: &[(&str, &str)]) -> Output {
    program_in("en_GB.UTF-8", folder, display)
}

/// The same on a system with this locale.
fn program_in(locale: &str, folder: &Path, display: &[(&str, &str)]) -> Output {
    program_with(&[], locale, folder, display)
}

/// The same with arguments. Preferences of the user who runs the tests are not read.
fn program_with(arguments: &[&str], locale: &str, folder: &Path, display: &[(&str, &str)]) -> Output {
    let mut command = prepared(arguments, locale, folder);
    command.envs(display.iter().copied()).output().expect("the program runs")
}

fn prepared(arguments: &[&str], locale: &str, folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    let command_here = command.env_remove("LANGUAGE").env("LC_ALL", locale).env("XDG_DATA_HOME", folder);
    command_here.current_dir(folder).args(arguments);
    command
}

/// Exit code 0; a sentence; a row for each realm; and on the last line the absolute path of a picture.
fn check(output: &Output, file: &Path) -> String {
    let (stdout, stderr) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{stderr}");
    assert!(stderr.starts_with("The window could not be opened: "), "{stderr}");
    for expanded in ["20,907", "181,440", "711", "1,736", "314", "802"] {
        assert!(stdout.contains(expanded), "{stdout}");
    }
    assert_eq!(stdout.lines().last(), Some(&*file.display().to_string()));
    let picture = image::open(file).expect("a picture lies there");
    assert_eq!([picture.width(), picture.height()], [1440, 900]);
    stderr.into_owned()
}

#[test]
fn no_variable_names_a_display() {
    let folder = folder("no-variable");
    let stderr = check(&program(&folder, &[]), &folder.join("eight-realms.png"));
    assert!(stderr.contains("DISPLAY"), "{stderr}");
}

/// The system's language, or the one that was chosen in the window.
#[test]
fn the_message_is_in_the_language_of_the_user() {
    let expected = "窗口打不开";
    let system = folder("system-in-chinese");
    let output = program_in("zh_CN.UTF-8", &system, &[]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(stderr.starts_with(expected), "{stderr}");
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(stdout.contains("20,907") && stdout.contains("双向"), "{stdout}");
    let chosen = folder("chinese-chosen");
    let settings = chosen.join("eight-realms");
    fs::create_dir(&settings).expect("a folder can be made");
    fs::write(settings.join("settings.json"), "{\"language\": \"Chinese\"}").expect("so can a file");
    let output = program(&chosen, &[]);
    assert!(String::from_utf8_lossy(&output.stderr).starts_with(expected));
}

/// What was to be opened is compared and drawn, and not the sample.
#[test]
fn the_answer_is_about_the_puzzle_that_was_to_be_opened() {
    let folder = folder("no-variable-with-a-moment");
    let output = program_with(&["open", "8r1:41325678x:7@e12~de69"], "C", &folder, &[]);
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(
        stdout.starts_with("4 1 3 2 5 6 7 8 x → 1 2 3 4 5 6 7 8 x, searched by all eight realms:\n"),
        "{stdout}"
    );
    assert!(!stdout.contains("20,907"), "{stdout}");
    let opening = image::open(folder.join("eight-realms.png")).expect("a picture lies there");
    assert_eq!([opening.width(), opening.height()], [1440, 900]);
}

/// The page that the link of the window leads to, where one is set.
#[test]
fn a_page_that_is_set_is_named() {
    let folder = folder("page-set");
    let settings = folder.join("eight-realms");
    fs::create_dir(&settings).expect("a folder can be made");
    let page = "https://example.org/eight/";
    fs::write(settings.join("settings.json"), format!("{{\"link_base\": \"{page}\"}}"))
        .expect("so can a file");
    let stderr = check(&program(&folder, &[]), &folder.join("eight-realms.png"));
    assert!(stderr.lines().any(|line| line.ends_with(page)), "{stderr}");
}

#[test]
fn the_display_does_not_answer() {
    let folder = folder("no-answer");
    let stderr = check(&program(&folder, &[("DISPLAY", ":4711")]), &folder.join("eight-realms.png"));
    assert_eq!(stderr.matches("The window could not be opened").count(), 1, "{stderr}");
    assert!(!stderr.contains("panicked"), "{stderr}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_is_replaced_by_the_temporary_one() {
    let (folder, temporary) = (folder("read-only"), folder("temporary"));
    let in_proc = |temporary: &Path| {
        let mut command = prepared(&[], "C", &folder);
        // Not even the superuser can write there.
        command.current_dir("/proc/self").env("TMPDIR", temporary).output().expect("the program runs")
    };
    let files: Vec<PathBuf> = (0..2)
        .map(|_| {
            let output = in_proc(&temporary);
            let file = PathBuf::from(String::from_utf8_lossy(&output.stdout).lines().last().expect("a path"));
            check(&output, &file);
            file
        })
        .collect();
    assert_ne!(files[0], files[1], "no name is known before");
    assert!(files.iter().all(|file| file.parent() == Some(&temporary)), "{files:?}");
    // Where that cannot be written either, both are named.
    let output = in_proc(Path::new("/proc/sys"));
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{stderr}");
    let named = |path: &str| stderr.lines().last().is_some_and(|line| line.contains(path));
    assert!(named("/eight-realms.png could not be written: ") && named("/proc/sys could not be"), "{stderr}");
}

/// The person has named no file, so none of theirs is replaced.
#[cfg(unix)]
#[test]
fn the_picture_takes_a_name_that_is_free() {
    let folder = folder("free-name");
    fs::write(folder.join("eight-realms.png"), "precious").expect("a file can be written");
    std::os::unix::fs::symlink("elsewhere.txt", folder.join("eight-realms-2.png")).expect("so can a link");
    fs::create_dir(folder.join("eight-realms-4.png")).expect("and a folder be made");
    for name in ["eight-realms-3.png", "eight-realms-5.png"] {
        check(&program(&folder, &[]), &folder.join(name));
    }
    assert_eq!(fs::read_to_string(folder.join("eight-realms.png")).ok().as_deref(), Some("precious"));
    assert!(!folder.join("elsewhere.txt").exists());
}

#[test]
fn a_picture_is_drawn_in_the_requested_size() {
    let folder = folder("picture");
    let args = ["picture", "window.png", "--size", "1024x640", "--language", "zh-CN", "--theme", "light"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    let output =
        command.env("LC_ALL", "C").current_dir(&folder).args(args).output().expect("the program runs");
    let file = folder.join("window.png");
    assert_eq!(String::from_utf8_lossy(&output.stdout), format!("{}\n", file.display()));
    assert_eq!(output.stderr, b"");
    let picture = image::open(&file).expect("a picture lies there");
    assert_eq!([picture.width(), picture.height()], [1024, 640]);
}

#[test]
fn a_picture_that_cannot_be_written_is_named() {
    let folder = folder("unwritable");
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    let output = command
        .env("LC_ALL", "zh_CN.UTF-8")
        .current_dir(&folder)
        .args(["picture", "no/such/folder.png"])
        .output()
        .expect("it runs");
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("错误：没有写入 no/such/folder.png："));
    assert_eq!(output.stdout, b"");
}

/// The top bar, which has start and goal, and the timeline, which has the moment: neither shows a time.
fn bars(folder: &Path, arguments: &[&str]) -> [Vec<u8>; 2] {
    let file = folder.join("drawn.png");
    _ = fs::remove_file(&file);
    let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
    command.env("LC_ALL", "C").current_dir(folder).args(["picture", "drawn.png"]).args(arguments);
    let output = command.output().expect("the program runs");
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let picture = image::open(file).expect("a picture lies there");
    [(0, 48), (810, 90)].map(|(top, height)| picture.crop_imm(0, top, 1440, height).into_bytes())
}

#[test]
fn a_picture_shows_the_moment_or_the_puzzle_that_is_named() {
    let folder = folder("picture-of");
    let [sample, end] = bars(&folder, &[]);
    assert_eq!(bars(&folder, &["23415x768"])[0], sample, "the sample");
    let [puzzle, _] = bars(&folder, &["1234x6758"]);
    assert_ne!(puzzle, sample);
    let [of_moment, early] = bars(&folder, &["8r1:23415x768:7@e10"]);
    let [of_later_moment, later] = bars(&folder, &["see", "https://example.org/#8r1:23415x768:7@e400"]);
    assert_eq!([&of_moment, &of_later_moment], [&sample; 2]);
    assert!(early != later && early != end && later != end, "each at its moment");
    let [of_pair, _] = bars(&folder, &["283164705-1238x4765"]);
    assert!(of_pair != sample && of_pair != puzzle);
}

#[test]
fn a_picture_of_what_is_no_puzzle_is_not_drawn() {
    let folder = folder("picture-of-nothing");
    for (wrong, fault) in
        [("12345678k", "“k” is not a tile"), ("8r1:23415x768:9", "no such realm; there are 1, 2a, ")]
    {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eight-realms"));
        let output =
            command.env("LC_ALL", "C").current_dir(&folder).args(["picture", "a.png", wrong]).output();
        let output = output.expect("the program runs");
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b""[..]));
        assert!(stderr.contains(fault), "{stderr}");
        assert!(!folder.join("a.png").exists());
    }
}
