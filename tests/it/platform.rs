//! The platform of the window: which calls it receives, when, and what it may return.

use std::{cell::RefCell, rc::Rc};

use egui::{Context, RawInput};
use eight_realms::gui::{
    Application,
    fonts::install_fonts,
    platform::{PathAnswer, Platform},
    save,
};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        effect::{ExistingFile, FileNotWritten, NewFile},
        export::ExportAction,
        figure::{Export, Figure, Form},
        notice::{Notice, SettingsNotRead, SettingsNotWritten},
        preferences::{Preferences, Speed, Theme},
        screen::{RunsIn, Sheet, StoredIn, Surroundings},
    },
    export,
    model::Action,
};

use crate::at_the_end::at_the_end;

/// A call that a platform received.
#[derive(Debug, PartialEq)]
enum Call {
    Open,
    Save(Preferences),
    Copy(String),
    Clear,
    Write(NewFile),
    Choose(String),
}

/// A platform that records its calls. It cannot save preferences with the light theme.
struct RecordingPlatform(Rc<RefCell<Vec<Call>>>);

fn saved_preferences() -> Preferences {
    Preferences { speed: Speed::of_step(7), ..at_the_end() }
}

fn read_error() -> Notice {
    let reason = SettingsNotRead::Text("torn".to_owned());
    Notice::SettingsUnreadable { stored_in: "here".to_owned(), reason, copy: "there".to_owned() }
}

fn write_error() -> Notice {
    Notice::SettingsNotWritten { reason: SettingsNotWritten::NoFolder }
}

impl Platform for RecordingPlatform {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        self.0.borrow_mut().push(Call::Open);
        (saved_preferences(), Some(read_error()))
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        self.0.borrow_mut().push(Call::Save(preferences.clone()));
        (preferences.theme == Theme::Light).then(write_error)
    }

    fn clear(&mut self) -> Notice {
        self.0.borrow_mut().push(Call::Clear);
        Notice::Cleared
    }

    fn surroundings(&self) -> Surroundings {
        Surroundings {
            runs_in: RunsIn::Browser,
            stored_in: StoredIn::LocalStorage,
            ..Surroundings::default()
        }
    }

    fn copy(&mut self, _: &Context, text: String) {
        self.0.borrow_mut().push(Call::Copy(text));
    }

    fn write(&mut self, file: &NewFile) -> Notice {
        self.0.borrow_mut().push(Call::Write(file.clone()));
        Notice::Written { path: file.path.clone() }
    }

    fn choose_path(&mut self, _: &str, path: &str) {
        self.0.borrow_mut().push(Call::Choose(path.to_owned()));
    }

    /// The person chooses at once, each time another path.
    fn path_answer(&mut self) -> Option<PathAnswer> {
        let mut calls = self.0.borrow_mut();
        let chooses = |call: &Call| matches!(call, Call::Choose(_));
        let chosen = calls.iter().any(chooses);
        calls.retain(|call| !chooses(call));
        chosen.then(|| PathAnswer::Chosen("chosen.csv".to_owned()))
    }
}

/// An application on such a platform.
struct Fixture {
    application: Application,
    ctx: Context,
    calls: Rc<RefCell<Vec<Call>>>,
}

impl Fixture {
    fn new() -> Self {
        let (ctx, calls) = (Context::default(), Rc::default());
        install_fonts(&ctx);
        let application = Application::on(RecordingPlatform(Rc::clone(&calls)), &ctx, 1, None);
        Self { application, ctx, calls }
    }

    fn act(&mut self, actions: impl IntoIterator<Item = Action>) {
        actions.into_iter().for_each(|action| self.application.act(action));
    }

    /// The calls until the end of the next frame without a picture.
    fn logic(&mut self) -> Vec<Call> {
        self.application.logic(&self.ctx, 0.0);
        self.calls.take()
    }

    /// The same for a frame with a picture.
    fn ui(&mut self) -> Vec<Call> {
        let mut output = self.ctx.run_ui(RawInput::default(), |ui| self.application.ui(ui));
        output.textures_delta.clear();
        self.calls.take()
    }

    fn notice(&self) -> Option<&Notice> {
        self.application.model().notice.as_ref().map(|(notice, _)| notice)
    }
}

#[test]
fn the_window_opens_with_the_saved_preferences_and_reports_what_could_not_be_read() {
    let mut fixture = Fixture::new();
    assert_eq!(fixture.calls.take(), [Call::Open]);
    assert_eq!(fixture.application.model().preferences, saved_preferences());
    assert_eq!(fixture.notice(), Some(&read_error()));
    assert_eq!((fixture.logic(), fixture.ui()), (vec![], vec![]), "what is kept is not kept again");
}

#[test]
fn each_change_is_saved_at_once_and_once() {
    let mut fixture = Fixture::new();
    fixture.calls.take();
    let faster = |step| Preferences { speed: Speed::of_step(step), ..saved_preferences() };
    fixture.act([Action::SetSpeed(Speed::of_step(8))]);
    assert_eq!(fixture.logic(), [Call::Save(faster(8))]);
    fixture.act([9, 10].map(|step| Action::SetSpeed(Speed::of_step(step))));
    assert_eq!(fixture.ui(), [Call::Save(faster(10))], "as it is at the end of a frame");
    assert_eq!((fixture.logic(), fixture.ui()), (vec![], vec![]));
    fixture.act([11, 10].map(|step| Action::SetSpeed(Speed::of_step(step))));
    assert_eq!(fixture.logic(), [], "all is as it was");
}

#[test]
fn what_cannot_be_saved_is_reported_and_stays_in_the_window() {
    let mut fixture = Fixture::new();
    fixture.calls.take();
    fixture.act([Action::SwitchTheme]);
    let light = Preferences { theme: Theme::Light, ..saved_preferences() };
    assert_eq!(fixture.logic(), [Call::Save(light.clone())]);
    assert_eq!(fixture.notice(), Some(&write_error()));
    assert_eq!(fixture.application.model().preferences, light);
    fixture.act([Action::Trouble(Notice::Undone)]);
    assert_eq!((fixture.logic(), fixture.ui()), (vec![], vec![]), "it is not tried again by itself");
    assert_eq!(fixture.notice(), Some(&Notice::Undone));
}

#[test]
fn a_text_goes_to_the_clipboard_with_the_next_picture() {
    let mut fixture = Fixture::new();
    fixture.calls.take();
    fixture.act([Action::CopyStart]);
    assert_eq!(fixture.logic(), []);
    let start = fixture.application.model().puzzle.start.to_string();
    assert_eq!(fixture.ui(), [Call::Copy(start)]);
    assert_eq!(fixture.ui(), []);
}

#[test]
fn what_is_stored_is_removed_by_request_and_what_is_shown_stays() {
    let mut fixture = Fixture::new();
    fixture.calls.take();
    fixture.act([Action::Window(WindowAction::ClearStored)]);
    assert_eq!(fixture.ui(), [Call::Clear]);
    assert_eq!(fixture.notice(), Some(&Notice::Cleared));
    assert_eq!(fixture.application.model().preferences, saved_preferences());
    assert_eq!((fixture.logic(), fixture.ui()), (vec![], vec![]), "nothing is written again by itself");
}

#[test]
fn the_platform_tells_where_the_window_stands() {
    let mut fixture = Fixture::new();
    assert_eq!(fixture.application.model().surroundings, Surroundings::default());
    fixture.logic();
    let surroundings = &fixture.application.model().surroundings;
    assert_eq!((surroundings.runs_in, &surroundings.stored_in), (RunsIn::Browser, &StoredIn::LocalStorage));
}

/// What is drawn on a thread of its own arrives in one of the frames to come, as large as it was said.
#[test]
fn a_picture_is_written_where_the_person_says_and_as_large_as_was_said() {
    let mut fixture = Fixture::new();
    fixture.ui();
    let chosen = Export { figure: Figure::Board, form: Form::Png, scale: 3, theme: Theme::Dark };
    fixture.act([Action::Export(ExportAction::Take(chosen))]);
    assert_eq!(fixture.application.model().sheet, Sheet::Save);
    let path = fixture.application.read_view(export::path);
    assert_eq!(path, "~/board-23415x768-1.png");
    fixture.calls.take();
    fixture.act([Action::Export(ExportAction::SavePicture(chosen, path.clone()))]);
    let calls = (0..1000).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        let mut calls = fixture.logic();
        calls.extend(fixture.ui());
        (!calls.is_empty()).then_some(calls)
    });
    let Some([Call::Write(file)]) = calls.as_deref() else { panic!("one file is written: {calls:?}") };
    assert_eq!((file.path.as_str(), file.existing), (path.as_str(), ExistingFile::Kept));
    let image = image::load_from_memory(&file.bytes).expect("a picture");
    assert_eq!([image.width(), image.height()], save::pixels(&chosen, egui::Vec2::ZERO));
    // Another folder is kept for the next figure.
    fixture.act([
        Action::Export(ExportAction::Type("/talks/mine.png".to_owned())),
        Action::Export(ExportAction::Take(Export { figure: Figure::Frontier, ..chosen })),
    ]);
    assert_eq!(fixture.application.read_view(export::path), "/talks/frontier-23415x768.png");
    fixture.act([Action::Export(ExportAction::SavePicture(chosen, "  ".to_owned()))]);
    assert!(matches!(fixture.notice(), Some(Notice::NotWritten { reason: FileNotWritten::NoPath, .. })));
}
