//! Saving from the window into a folder: films are what was said, nothing is left of what was cancelled or failed, and what
//! is covered stays so.

use std::{
    cell::Cell,
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    rc::Rc,
    sync::Arc,
    thread,
    time::Duration,
};

use cpu_time::ThreadTime;
use egui::{Context, Event, Key, Modifiers, RawInput};
use eight_realms::{
    file::{self, FilePlace},
    gui::{
        Application,
        export::figure::Drawn,
        film::{Film, Step},
        fonts::install_fonts,
        picture,
        platform::{PathAnswer, Platform},
        raster::film::{FilmFormat, LAST_DELAY},
        save,
    },
};
use eight_realms_app::{
    control,
    desk::{
        action::{SolutionAction, WindowAction},
        effect::{ExistingFile, FileNotWritten, NewFile},
        export::{ExportAction, FilmNews},
        figure::{Export, Figure, Form},
        film::{FilmAlong, FilmRange, Filming, Frames, MANY_BYTES},
        lanes::Limits,
        notice::Notice,
        preferences::{Preferences, Theme, Totals},
        screen::{Sheet, StageTab},
    },
    export::{self, film},
    model::{Action, Model},
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
};
use eight_realms_core::{ask::QuestionKind, realm::Realm};
use image::RgbaImage;
use tempfile::TempDir;

use crate::{
    at_the_end::at_the_end,
    look::film::{psnr, read},
    sizes::times,
};

/// Size of the window.
const WINDOW: egui::Vec2 = egui::vec2(1024.0, 640.0);

/// What goes wrong while a file is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// The disk is full after some bytes.
    Full(usize),
    /// Something else has the name when the file is to get it.
    Taken,
}

/// A platform that writes files as a desktop does, unless something goes wrong, and has no dialog.
struct InFolder {
    fault: Rc<Cell<Option<Fault>>>,
    is_asked: bool,
}

impl Platform for InFolder {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (at_the_end(), None)
    }

    fn write(&mut self, file: &NewFile) -> Notice {
        let Some(fault) = self.fault.get() else { return file::write(file) };
        let path = PathBuf::from(&file.path);
        let written = FilePlace::at(&path, file.existing).and_then(|place| {
            place.write_with(|out| match fault {
                Fault::Full(room) => {
                    out.write_all(&file.bytes[..room.min(file.bytes.len())])?;
                    Err(ErrorKind::StorageFull.into())
                }
                Fault::Taken => {
                    out.write_all(&file.bytes)?;
                    fs::create_dir(&path)
                }
            })
        });
        Notice::NotWritten { path: file.path.clone(), reason: written.expect_err("something goes wrong") }
    }

    fn obstacle(&self, path: &str, existing: ExistingFile) -> Option<Notice> {
        file::obstacle(path, existing)
    }

    fn free_path(&self, path: &str) -> String {
        file::free_path(path)
    }

    fn choose_path(&mut self, _: &str, _: &str) {
        self.is_asked = true;
    }

    fn path_answer(&mut self) -> Option<PathAnswer> {
        std::mem::take(&mut self.is_asked).then_some(PathAnswer::NoDialog)
    }
}

/// The application with realm 7 chosen, and an empty folder.
struct Saving {
    application: Application,
    ctx: Context,
    folder: TempDir,
    fault: Rc<Cell<Option<Fault>>>,
}

impl Saving {
    fn new() -> Self {
        let (ctx, fault) = (Context::default(), Rc::default());
        install_fonts(&ctx);
        let platform = InFolder { fault: Rc::clone(&fault), is_asked: false };
        let mut application = Application::on(platform, &ctx, 1, None);
        picture::finish(&mut application);
        application.act(Action::Choose(Realm::Heap.into()));
        picture::finish(&mut application);
        let mut saving = Self { application, ctx, folder: tempfile::tempdir().expect("a folder"), fault };
        saving.frame();
        saving
    }

    fn act(&mut self, action: ExportAction) {
        self.application.act(Action::Export(action));
    }

    /// A frame of the window.
    fn frame(&mut self) {
        self.frame_with(vec![]);
    }

    fn frame_with(&mut self, events: Vec<Event>) {
        self.application.logic(&self.ctx, 0.0);
        let input = RawInput { events, ..RawInput::default() };
        self.ctx.run_ui(input, |ui| self.application.ui(ui)).textures_delta.clear();
    }

    fn model(&self) -> &Model {
        self.application.model()
    }

    fn notice(&self) -> Option<&Notice> {
        self.model().notice.as_ref().map(|(notice, _)| notice)
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    /// The names in the folder.
    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).expect("a folder");
        let mut names: Vec<_> =
            entries.map(|entry| entry.expect("a name").file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    fn frames(&mut self, figure: Figure) -> Option<Frames> {
        self.application.read_view(|view| film::frames(view, figure))
    }

    /// Begins a film.
    fn begin(&mut self, export: Export, name: &str) -> Frames {
        self.act(ExportAction::Take(export));
        let frames = self.frames(export.figure).expect("it has a film");
        self.act(ExportAction::SaveFilm(export, frames, self.path(name)));
        self.frame();
        frames
    }

    /// Lets frames of the window pass until the film is over; returns the forecast.
    fn end(&mut self) -> u64 {
        let mut forecast = None;
        for _ in 0..20_000 {
            let Some(filming) = self.model().export.filming.as_ref().filter(|filming| filming.made.is_none())
            else {
                return forecast.expect("it is said before");
            };
            forecast = forecast.or(filming.forecast);
            thread::sleep(Duration::from_millis(5));
            self.application.logic(&self.ctx, 0.0);
        }
        panic!("the film is never over")
    }

    /// The pictures of a film's frames, each drawn by itself.
    fn drawn(&mut self, export: &Export, frames: &Frames) -> Vec<RgbaImage> {
        (0..frames.count()).map(|number| self.drawn_at(export, frames, frames.place(number))).collect()
    }

    fn drawn_at(&mut self, export: &Export, frames: &Frames, place: u64) -> RgbaImage {
        self.application.act(match frames.along {
            FilmAlong::Solution => Action::Solution(SolutionAction::GoTo(place as usize)),
            FilmAlong::Timeline => Action::Seek(place),
        });
        self.application.act(Action::Tick(1.0));
        self.application.read_view(|view| Drawn::of(view, export, egui::Vec2::ZERO)).image()
    }
}

fn film_of(figure: Figure, form: Form) -> Export {
    Export { figure, form, scale: 1, theme: Theme::Light }
}

/// A file with as many frames as said, each for as long as said, and as large as forecast.
fn check(
    saving: &mut Saving,
    export: Export,
    name: &str,
) -> (Vec<(RgbaImage, Duration)>, Vec<RgbaImage>, usize) {
    let frames = saving.begin(export, name);
    let forecast = saving.end();
    let path = saving.path(name);
    assert_eq!(saving.notice(), Some(&Notice::Written { path: path.clone() }));
    let bytes = fs::read(path).expect("it is written");
    let share = forecast as f64 / bytes.len() as f64;
    assert!((0.75..=1.25).contains(&share), "{name}: {share} of what is written");
    let format = if export.form == Form::Apng { FilmFormat::Apng } else { FilmFormat::Gif };
    let shown = read(format, &bytes);
    assert_eq!(shown.len() as u64, frames.count(), "{name}");
    let [width, height] = save::pixels(&export, egui::Vec2::ZERO);
    assert!(shown.iter().all(|(image, _)| image.dimensions() == (width, height)), "{name}");
    let (last, others) = shown.split_last().expect("it has frames");
    assert!(others.iter().all(|(_, delay)| *delay == frames.delay()) && last.1 == LAST_DELAY, "{name}");
    let time: Duration = shown.iter().map(|(_, delay)| *delay).sum();
    assert_eq!(time, frames.duration(), "{name}");
    let drawn = saving.drawn(&export, &frames);
    (shown, drawn, bytes.len())
}

#[test]
fn a_film_of_the_solution_is_what_was_said_and_drawn() {
    let mut saving = Saving::new();
    let (shown, drawn, bytes) = check(&mut saving, film_of(Figure::Film, Form::Gif), "film.gif");
    assert_eq!(shown.len(), 20);
    assert!(bytes <= 400_000, "{bytes} bytes");
    let quality = psnr(&shown, &drawn);
    assert!(quality >= 45.0, "{quality} dB");
    assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]), "each move is seen");
    let (shown, drawn, _) = check(&mut saving, film_of(Figure::Film, Form::Apng), "film.apng");
    assert!(shown.iter().zip(&drawn).all(|((shown, _), drawn)| shown == drawn));
    assert_eq!(saving.names(), ["film.apng", "film.gif"]);
}

/// Where a save has failed, the next one is proposed in the folder of the last that was written.
#[test]
fn the_folder_of_a_save_that_failed_is_not_proposed_again() {
    let mut saving = Saving::new();
    let proposed = |saving: &mut Saving| {
        saving.act(ExportAction::Take(film_of(Figure::Board, Form::Csv)));
        saving.frame();
        saving.application.read_view(export::path)
    };
    let good = saving.path("");
    assert!(!proposed(&mut saving).starts_with(&good));
    let written = saving.path("one.csv");
    saving.act(ExportAction::SaveText(written.clone(), "1".to_owned()));
    saving.frame();
    assert_eq!(saving.notice(), Some(&Notice::Written { path: written }));
    assert!(proposed(&mut saving).starts_with(&good));
    let gone = saving.path("gone/two.csv");
    for name in ["gone/two.csv", "gone/three.csv"] {
        let path = saving.path(name);
        saving.act(ExportAction::SaveText(path, "2".to_owned()));
        saving.frame();
        assert!(matches!(saving.notice(), Some(Notice::NotWritten { .. })), "{:?}", saving.notice());
        let path = proposed(&mut saving);
        assert!(path.starts_with(&good) && !path.contains("gone"), "{path}");
    }
    fs::create_dir(saving.path("gone")).expect("a folder");
    saving.act(ExportAction::SaveText(gone.clone(), "2".to_owned()));
    saving.frame();
    assert_eq!(saving.notice(), Some(&Notice::Written { path: gone }));
    assert!(proposed(&mut saving).contains("gone"));
}

#[test]
fn a_film_of_events_goes_from_the_first_to_the_last_that_was_typed() {
    let mut saving = Saving::new();
    let range = |first: &str, last: &str, most| {
        ExportAction::Range(FilmRange { typed: [first.to_owned(), last.to_owned()], most })
    };
    for (first, last, most, places) in [
        ("", "", 60, vec![0, 20, 40]),
        ("40", "43", 60, vec![40, 41, 42, 43]),
        ("1000", "99999", 60, vec![1000, 1003, 1006]),
        ("word", "3", 60, vec![0, 1, 2, 3]),
        ("9", "3", 60, vec![3]),
        ("10", "15", 3, vec![10, 13, 15]),
    ] {
        saving.act(range(first, last, most));
        let frames = saving.frames(Figure::Stage).expect("it has a film");
        let all: Vec<u64> = (0..frames.count()).map(|number| frames.place(number)).collect();
        assert!(all.starts_with(&places) && all.len() as u64 <= most, "{first} to {last}: {all:?}");
        assert_eq!(all.last(), Some(&frames.last), "{first} to {last}");
    }
    saving.act(range("40", "46", 60));
    let (shown, drawn, _) = check(&mut saving, film_of(Figure::Board, Form::Apng), "events.apng");
    assert!(shown.len() == 7 && shown.iter().zip(&drawn).all(|((shown, _), drawn)| shown == drawn));
}

/// The film goes on while the window does something else, and shows what was there when it began.
#[test]
fn a_film_shows_what_was_there_when_it_began() {
    let mut saving = Saving::new();
    let export = film_of(Figure::Board, Form::Apng);
    saving.act(ExportAction::Range(FilmRange { typed: ["0".to_owned(), "9".to_owned()], most: 60 }));
    let frames = saving.frames(Figure::Board).expect("it has a film");
    let drawn = saving.drawn(&export, &frames);
    saving.begin(export, "film.apng");
    saving.application.act(Action::DealAt(4));
    saving.end();
    let shown = read(FilmFormat::Apng, &fs::read(saving.path("film.apng")).expect("it is written"));
    assert!(shown.iter().zip(&drawn).all(|((shown, _), drawn)| shown == drawn));
}

#[test]
fn a_film_that_is_cancelled_leaves_nothing() {
    let mut saving = Saving::new();
    let export = film_of(Figure::Stage, Form::Gif);
    saving.begin(export, "film.gif");
    while saving.model().export.filming.as_ref().is_some_and(|filming| filming.percent < 10) {
        thread::sleep(Duration::from_millis(5));
        saving.application.logic(&saving.ctx, 0.0);
    }
    // Away from its sheet, a notice says how far it is, and offers to cancel it.
    saving.application.act(Action::Open(Sheet::None));
    while !matches!(saving.notice(), Some(Notice::Filming { .. })) {
        thread::sleep(Duration::from_millis(5));
        saving.application.logic(&saving.ctx, 0.0);
    }
    // Another film does not begin before this one is over.
    let filming = saving.model().export.filming.clone();
    let frames = saving.frames(Figure::Film).expect("it has a film");
    saving.act(ExportAction::SaveFilm(film_of(Figure::Film, Form::Gif), frames, saving.path("other.gif")));
    assert_eq!(saving.model().export.filming, filming);
    saving.act(ExportAction::CancelFilm);
    assert_eq!(saving.notice(), Some(&Notice::NotSaved));
    for _ in 0..20 {
        thread::sleep(Duration::from_millis(10));
        saving.frame();
    }
    assert_eq!(saving.names(), [""; 0]);
    assert_eq!(saving.notice(), Some(&Notice::NotSaved));
    check(&mut saving, film_of(Figure::Film, Form::Gif), "film.gif");
}

/// Whatever goes wrong, the folder stays as it was, and the same can be saved again.
#[test]
fn what_cannot_be_written_leaves_the_folder_as_it_was() {
    let mut saving = Saving::new();
    let kept = saving.path("kept.txt");
    fs::write(&kept, "old").expect("a file");
    let picture = Export { scale: 1, ..film_of(Figure::Board, Form::Png) };
    let film = film_of(Figure::Film, Form::Gif);
    for (export, name) in [(picture, "board.png"), (film, "film.gif")] {
        let save = |saving: &mut Saving, path: String| {
            saving.application.act(Action::Tick(60.0));
            saving.act(ExportAction::Take(export));
            if export.form.is_film() {
                let frames = saving.frames(export.figure).expect("it has a film");
                // A film that is made already is written, not made again.
                let is_made = saving.model().export.made().is_some();
                saving.act(if is_made {
                    ExportAction::WriteFilm(path)
                } else {
                    ExportAction::SaveFilm(export, frames, path)
                });
            } else {
                saving.act(ExportAction::SavePicture(export, path));
            }
            saving.frame();
            for _ in 0..2000 {
                if matches!(saving.notice(), Some(Notice::Written { .. } | Notice::NotWritten { .. })) {
                    break;
                }
                thread::sleep(Duration::from_millis(5));
                saving.application.logic(&saving.ctx, 0.0);
            }
            let is_kept = saving.model().export.made().is_some();
            match saving.notice() {
                Some(Notice::NotWritten { reason, .. }) => Some(reason.clone()),
                Some(Notice::Written { .. }) => {
                    assert!(!is_kept && saving.model().export.filming.is_none());
                    None
                }
                other => panic!("{name}: {other:?}"),
            }
        };
        let path = saving.path(name);
        for room in [0, 1, 1000] {
            saving.fault.set(Some(Fault::Full(room)));
            let reason = save(&mut saving, path.clone());
            assert_eq!(reason, Some(FileNotWritten::Full), "{name}, {room}");
            assert_eq!(saving.names(), ["kept.txt"], "{name}, {room} bytes");
        }
        saving.fault.set(Some(Fault::Taken));
        let reason = save(&mut saving, path.clone());
        assert!(
            matches!(reason, Some(FileNotWritten::Exists | FileNotWritten::IsFolder)),
            "{name}: {reason:?}"
        );
        assert_eq!(saving.names(), [name, "kept.txt"], "nothing of its own");
        fs::remove_dir(&path).expect("it is empty");
        saving.fault.set(None);
        let nowhere = saving.path(&Path::new("nowhere").join(name).display().to_string());
        assert_eq!(save(&mut saving, nowhere), Some(FileNotWritten::NoFolder), "{name}");
        assert_eq!(saving.names(), ["kept.txt"], "{name}");
        // What is there is kept, until the person has been warned.
        assert_eq!(save(&mut saving, kept.clone()), Some(FileNotWritten::Exists), "{name}");
        assert_eq!(fs::read_to_string(&kept).expect("it is there"), "old");
        assert_eq!(save(&mut saving, path.clone()), None, "{name}: the same, and nothing is wrong any more");
        assert_eq!(saving.names(), [name, "kept.txt"]);
        fs::remove_file(&path).expect("it is there");
    }
}

/// A film that is made is not lost where it cannot be written: the same bytes are offered with another path.
#[test]
fn a_film_that_cannot_be_written_is_kept_for_another_path() {
    let mut saving = Saving::new();
    let lost = |saving: &mut Saving| {
        saving.fault.set(Some(Fault::Full(1000)));
        saving.begin(film_of(Figure::Film, Form::Gif), "full.gif");
        saving.end();
        assert!(matches!(saving.notice(), Some(Notice::NotWritten { .. })), "{:?}", saving.notice());
        saving.model().export.made().and_then(|filming| filming.made.clone()).expect("it is kept")
    };
    let made = lost(&mut saving);
    assert_eq!(saving.names(), [""; 0]);
    // Something else is not saved in its place, and away from the sheet the notice leads back to it.
    saving.act(ExportAction::Take(film_of(Figure::Board, Form::Png)));
    assert_eq!(saving.model().export.export, film_of(Figure::Film, Form::Gif));
    let offer = |saving: &Saving| {
        saving.notice().and_then(|notice| control::offer(notice, saving.model().seen().desk))
    };
    assert!(offer(&saving).is_none(), "its sheet is open");
    saving.application.act(Action::Open(Sheet::None));
    assert!(matches!(offer(&saving), Some((_, Action::Open(Sheet::Save)))));
    saving.application.act(Action::Open(Sheet::Save));
    saving.fault.set(None);
    let path = saving.path("other.gif");
    fs::write(&path, "old").expect("a file");
    let write = |saving: &mut Saving| {
        saving.act(ExportAction::WriteFilm(path.clone()));
        saving.frame();
        fs::read(&path).expect("it is there")
    };
    assert_eq!(write(&mut saving), b"old", "until the person has been warned");
    assert!(saving.model().export.made().is_some());
    assert_eq!(write(&mut saving), *made);
    assert_eq!(
        (saving.model().export.filming.as_ref(), saving.names()),
        (None, vec!["other.gif".to_owned()])
    );
    assert_eq!(read(FilmFormat::Gif, &made).len(), 20);
    lost(&mut saving);
    saving.act(ExportAction::CancelFilm);
    assert_eq!((saving.model().export.filming.as_ref(), saving.notice()), (None, Some(&Notice::NotSaved)));
}

/// While something is covered, no film tells it.
#[test]
fn a_film_shows_no_more_than_has_been_seen() {
    let mut saving = Saving::new();
    let all = saving.frames(Figure::Stage).expect("it has a film");
    saving.application.act(Action::Seek(0));
    saving.application.act(Action::Window(WindowAction::Totals(Totals::Covered)));
    saving.application.act(Action::Seek(40));
    let covered = saving.frames(Figure::Stage).expect("it has a film");
    assert_eq!((covered.first, covered.last), (0, 40));
    assert!(all.last > 40 && saving.frames(Figure::Film).is_none(), "that there is a solution is not known");
    saving.application.act(Action::Seek(10));
    assert_eq!(saving.frames(Figure::Stage), Some(covered), "as far as it has been seen");
    saving.application.act(Action::ShowStage(StageTab::Race));
    let race = saving.frames(Figure::Stage).expect("it has a film");
    let at = saving.application.read_view(|view| view.timeline.at);
    assert_eq!(race.last, at.min(40), "the race ends where it is");
}

/// A film of a covered lane is a function of what has been seen alone.
#[test]
fn a_film_of_a_covered_lane_is_that_of_a_search_that_ended_soon_after() {
    let film = |most: u64| {
        let limits = Limits { one: most, all: 24_000_000 };
        let mut application = Application::of(
            Model::new(at_the_end(), 0).with_limits(limits).with_times(times()),
            Arc::new(|| {}),
        );
        picture::finish(&mut application);
        application.act(Action::Choose(Realm::Heap.into()));
        picture::finish(&mut application);
        application.act(Action::Seek(0));
        application.act(Action::Window(WindowAction::Totals(Totals::Covered)));
        application.act(Action::Seek(40));
        [Figure::Board, Figure::Frontier].map(|figure| made(&mut application, figure, 60).1)
    };
    let (whole, cut) = (film(1_000_000), film(100));
    assert!(whole.iter().all(|bytes| bytes.len() > 1000));
    assert!(whole == cut);
}

/// A film made at once, its frames and its bytes.
fn made(application: &mut Application, figure: Figure, most: u64) -> (Frames, Vec<u8>) {
    application.act(Action::Export(ExportAction::Range(FilmRange { most, ..FilmRange::default() })));
    let frames = application.read_view(|view| film::frames(view, figure)).expect("it has a film");
    let model = application.model().clone();
    let mut film = Film::of(model, film_of(figure, Form::Gif), frames, WINDOW);
    loop {
        if let Step::Done(bytes) = film.step().expect("it can be made") {
            return (frames, bytes);
        }
    }
}

#[test]
fn while_a_question_is_there_is_no_film() {
    let mut saving = Saving::new();
    saving.application.act(Action::Seek(40));
    saving.application.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    assert!(saving.model().has_open_question());
    for figure in Figure::ALL {
        assert_eq!(saving.frames(figure), None, "{figure:?}");
        let forms = saving.application.read_view(|view| export::forms(figure, view));
        assert!(!forms.iter().any(|form| form.is_film()), "{figure:?}");
    }
}

/// A race of a hundred frames takes no half minute of the processor.
#[test]
fn a_film_of_a_race_is_soon_made() {
    let mut saving = Saving::new();
    saving.application.act(Action::ShowStage(StageTab::Race));
    picture::finish(&mut saving.application);
    let since = ThreadTime::now();
    let (frames, bytes) = made(&mut saving.application, Figure::Stage, 100);
    let time = since.elapsed();
    assert!((90..=100).contains(&frames.count()) && !bytes.is_empty(), "{frames:?}");
    eprintln!("{} frames of a race, {} bytes: {time:?}", frames.count(), bytes.len());
    assert!(time < Duration::from_secs(30), "{time:?}");
}

#[test]
fn a_name_that_is_taken_gets_the_first_free_number() {
    let mut saving = Saving::new();
    let folder = format!("{}/", saving.folder.path().display());
    saving.act(ExportAction::Take(film_of(Figure::Board, Form::Png)));
    saving.act(ExportAction::Type(format!("{folder}mine.png")));
    saving.act(ExportAction::Take(film_of(Figure::Board, Form::Png)));
    let shown = |saving: &mut Saving| {
        // It is found in the frame after the one that asks.
        (0..2).for_each(|_| saving.frame());
        let path = saving.application.read_view(export::path);
        path.strip_prefix(&folder).expect("in this folder").to_owned()
    };
    assert_eq!(shown(&mut saving), "board-23415x768-7.png");
    for name in ["board-23415x768-7.png", "board-23415x768-7-2.png", "board-23415x768-7-4.png"] {
        fs::write(saving.path(name), "old").expect("a file");
    }
    saving.act(ExportAction::Take(film_of(Figure::Board, Form::Png)));
    assert_eq!(shown(&mut saving), "board-23415x768-7-3.png");
    // Only names count, not dots of folders.
    fs::create_dir(saving.path("a.b")).expect("a folder");
    fs::write(saving.path("a.b/plain"), "old").expect("a file");
    assert_eq!(file::free_path(&saving.path("a.b/plain")), saving.path("a.b/plain-2"));
}

#[test]
fn without_a_dialog_the_path_can_be_typed() {
    let mut saving = Saving::new();
    saving.act(ExportAction::Take(film_of(Figure::Board, Form::Png)));
    saving.act(ExportAction::Choose("~/board.png".to_owned()));
    saving.frame();
    assert_eq!(saving.notice(), None);
    saving.frame();
    assert_eq!(saving.notice(), Some(&Notice::NoDialog));
    saving.frame();
    assert!(saving.ctx.text_edit_focused(), "the field has the keyboard");
}

/// Enter in the line of the path saves as the button does.
#[test]
fn enter_behind_the_path_saves() {
    let mut saving = Saving::new();
    saving.act(ExportAction::Take(Export { figure: Figure::Board, ..Export::default() }));
    saving.act(ExportAction::Choose(saving.path("board.png")));
    saving.act(ExportAction::Type(saving.path("board.png")));
    for _ in 0..3 {
        saving.frame();
    }
    assert!(saving.ctx.text_edit_focused() && saving.names().is_empty());
    saving.frame_with(vec![Event::Key {
        key: Key::Enter,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }]);
    for _ in 0..2_000 {
        saving.frame();
        if matches!(saving.notice(), Some(Notice::Written { .. })) {
            assert_eq!(saving.names(), ["board.png"]);
            return;
        }
        thread::sleep(Duration::from_millis(5));
    }
    panic!("nothing is saved: {:?}", saving.notice())
}

/// A film that will be large waits until the person wants it, and says so wherever they look.
#[test]
fn a_large_film_waits_for_a_word() {
    let mut saving = Saving::new();
    let export = film_of(Figure::Stage, Form::Gif);
    let frames = saving.frames(Figure::Stage).expect("it has a film");
    saving.act(ExportAction::SaveFilm(export, frames, saving.path("film.gif")));
    let is_waiting = |saving: &Saving| saving.model().export.filming.as_ref().map(Filming::is_waiting);
    saving.act(ExportAction::Filmed(FilmNews::Forecast(MANY_BYTES)));
    assert_eq!(is_waiting(&saving), Some(false));
    let bytes = MANY_BYTES + 1;
    saving.act(ExportAction::Filmed(FilmNews::Forecast(bytes)));
    assert_eq!((is_waiting(&saving), saving.notice()), (Some(true), Some(&Notice::LargeFilm { bytes })));
    let offer = control::offer(&Notice::LargeFilm { bytes }, saving.model().seen().desk);
    assert!(matches!(offer, Some((_, Action::Open(Sheet::Save)))));
    saving.act(ExportAction::WantFilm);
    assert_eq!(is_waiting(&saving), Some(false));
    saving.act(ExportAction::CancelFilm);
    assert_eq!((is_waiting(&saving), saving.notice()), (None, Some(&Notice::NotSaved)));
    // A word that comes late changes nothing.
    saving.act(ExportAction::Filmed(FilmNews::Percent(50)));
    assert_eq!((is_waiting(&saving), saving.notice()), (None, Some(&Notice::NotSaved)));
}

/// No file has the name of another form: the form is that of the name, however it is written.
#[test]
fn a_typed_name_chooses_its_form() {
    let mut saving = Saving::new();
    saving.act(ExportAction::Take(Export { figure: Figure::Board, ..Export::default() }));
    for (name, form) in [
        ("tree.SVG", Form::Svg),
        ("my.png.gi", Form::Svg),
        ("my.png.gif", Form::Gif),
        ("folder.csv/name", Form::Gif),
        ("name.md ", Form::Markdown),
        (".png", Form::Png),
    ] {
        saving.act(ExportAction::Type(name.to_owned()));
        assert_eq!(saving.application.read_view(export::in_force).form, form, "{name}");
    }
}

/// What became of a picture is about its path, whichever sheet is open and whatever has been typed since.
#[test]
fn what_became_of_a_file_lets_no_other_file_be_replaced() {
    let mut saving = Saving::new();
    let [picture, other] = ["a.png", "b.csv"].map(|name| saving.path(name));
    for path in [&picture, &other] {
        fs::write(path, "kept").expect("the folder is there");
    }
    saving.act(ExportAction::Take(Export { figure: Figure::Board, ..Export::default() }));
    let export = saving.model().export.export;
    saving.act(ExportAction::SavePicture(export, picture.clone()));
    saving.act(ExportAction::Type(other.clone()));
    while !matches!(saving.notice(), Some(Notice::NotWritten { reason: FileNotWritten::Exists, .. })) {
        saving.frame();
    }
    assert_eq!(saving.model().export.file.target(), Some((other, ExistingFile::Kept)));
}

/// The table of the must-expand face has its classes, and the table of the race its columns.
#[test]
fn must_expand_has_a_table_of_its_own() {
    let mut saving = Saving::new();
    saving.application.act(Action::ShowStage(StageTab::Race));
    let mut columns = |face| {
        saving.application.act(Action::Race(RaceAction::Face(face)));
        picture::finish(&mut saving.application);
        let csv =
            saving.application.read_view(|view| export::table(view, Figure::Stage).expect("a table").csv());
        csv.lines().next().expect("a head").to_owned()
    };
    assert_eq!(columns(RaceFace::MustExpand), "realm,necessary,ties,wasted,again");
    assert_ne!(columns(RaceFace::Table), "realm,necessary,ties,wasted,again");
}
