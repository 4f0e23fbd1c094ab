//! `export`: figures, tables and films as files, read back by other readers.

use std::{
    ffi::OsStr,
    io::Cursor,
    path::PathBuf,
    process::{Child, Output},
};

use image::{AnimationDecoder, Frame, codecs::gif::GifDecoder};

use super::program::{command, run};

/// Runs `export` with the bytes that it writes.
fn export(arguments: &[&OsStr]) -> Output {
    let arguments = [OsStr::new("export")].into_iter().chain(arguments.iter().copied());
    command(arguments).spawn().and_then(Child::wait_with_output).expect("the program ends")
}

fn words(text: &str) -> Vec<&OsStr> {
    text.split_whitespace().map(OsStr::new).collect()
}

/// The sample's solution has 19 moves, and so 20 boards.
#[test]
fn a_film_of_the_solution_shows_every_board() {
    let output = export(&words("film 23415x768 --realm 7 --scale 1"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stdout.len() <= 400_000, "{} bytes", output.stdout.len());
    let decoder = GifDecoder::new(Cursor::new(&output.stdout)).expect("a GIF");
    let frames = decoder.into_frames().collect_frames().expect("its frames");
    assert_eq!(frames.len(), 20);
    let pictures: Vec<_> = frames.iter().map(Frame::buffer).collect();
    assert!(pictures.iter().all(|picture| picture.dimensions() == (480, 480)));
    assert!(pictures.windows(2).all(|pair| pair[0] != pair[1]), "each move is seen");
}

#[test]
fn a_film_of_events_has_a_frame_for_each() {
    let output = export(&words("board 23415x768 --realm 7 --from 10 --to 15 --format apng --scale 1"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let decoder = image::codecs::png::PngDecoder::new(Cursor::new(&output.stdout)).expect("a PNG");
    let frames = decoder.apng().expect("an APNG").into_frames().collect_frames().expect("its frames");
    assert_eq!(frames.len(), 6);
}

#[test]
fn what_cannot_be_saved_is_said() {
    for (arguments, what) in [
        ("film --format png", "`film`"),
        ("map --format gif", "--from"),
        ("tree --format csv", "`tree` has no table"),
        ("step -o step.pdf", "no form has files that end in `.pdf`"),
        ("film 8r1:23415x768:7 --from 0 --to 700", "701 frames"),
        ("film 12345687x", "no solution"),
        ("film 23415x768 --from 50 --to 10", "it ends at"),
        ("film 23415x768 --from 5000000 --to 18446744073709551615", "it ends at"),
        ("distances --from 0 --to 3 --format gif", "`distances`"),
    ] {
        let output = run(&format!("export {arguments}"));
        assert_eq!(output.code, Some(2), "{arguments}: {}", output.err);
        assert!(output.err.contains(what) && output.out.is_empty(), "{arguments}: {}", output.err);
    }
    run("export").is_wrong_use("FIGURE");
    run("export map --scale 5").is_wrong_use("1..=4");
    run("export nothing").is_wrong_use("race-table");
}

#[test]
fn a_file_is_kept_unless_it_may_be_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let path: PathBuf = folder.path().join("orders.md");
    let arguments = [words("orders -o"), vec![path.as_os_str()]].concat();
    assert!(export(&arguments).status.success());
    let first = std::fs::read_to_string(&path).expect("a text");
    assert!(first.starts_with("| order of moves |"), "{first}");
    assert_eq!(export(&arguments).status.code(), Some(1));
    assert_eq!(std::fs::read_to_string(&path).expect("it is still there"), first);
    assert!(export(&[arguments, words("--force")].concat()).status.success());
    let names: Vec<_> =
        folder.path().read_dir().expect("a folder").flatten().map(|file| file.file_name()).collect();
    assert_eq!(names, ["orders.md"], "nothing else is left there");
}

/// A phone's window shows no run times, which are measured anew each time.
#[test]
fn a_picture_is_an_export_of_the_window() {
    let line = "8r1:23415x768:6@e100 --size 390x844";
    let pictures = [format!("picture - {line}"), format!("export window {line} --theme dark --scale 1")];
    let [picture, export] = pictures.map(|arguments| {
        let output = command(words(&arguments)).spawn().and_then(Child::wait_with_output).expect("it ends");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        output.stdout
    });
    assert_eq!(image::load_from_memory(&picture).expect("a PNG").to_rgba8().dimensions(), (390, 844));
    assert!(picture == export);
}
