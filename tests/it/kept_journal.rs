//! The journal of the window's experiment: closed in the midst, damaged, shared with another window, written elsewhere.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
    sync::Arc,
    thread,
    time::Duration,
};

use egui::Context;
use eight_realms::gui::{Application, fonts::install_fonts, kept_journal::KeptJournal, platform::Platform};
use eight_realms_app::{
    desk::{
        journal::{JournalNews, JournalTask, JournalTrouble},
        notice::Notice,
        preferences::Preferences,
        screen::StageTab,
    },
    lab::{
        LabAction,
        run::Standing,
        setup::{LabField, SourceKind},
    },
    model::Action,
};
use eight_realms_core::lab::{JournalFault, Measure, Prepared, ResultRow, Results, rows};

use crate::at_the_end::at_the_end;

/// A desktop of which only the journal is real.
struct JournalPlatform(KeptJournal);

impl Platform for JournalPlatform {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (at_the_end(), None)
    }

    fn journal(&mut self, task: JournalTask) {
        self.0.carry_out(task);
    }

    fn journal_news(&mut self) -> Option<JournalNews> {
        self.0.news()
    }
}

/// A folder of its own for a test, empty.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept_journal").join(name);
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

/// A window whose journals are in a folder.
struct Window {
    application: Application,
    ctx: Context,
}

impl Window {
    fn open(folder: &Path) -> Self {
        let ctx = Context::default();
        install_fonts(&ctx);
        let journal = KeptJournal::new(Some(folder.to_owned()), Arc::new(|| ()));
        let application = Application::on(JournalPlatform(journal), &ctx, 1, None);
        let mut window = Self { application, ctx };
        window.application.act(Action::ShowStage(StageTab::Lab));
        window
    }

    fn act(&mut self, action: LabAction) {
        self.application.act(Action::Lab(action));
    }

    /// Lets frames pass until something holds.
    fn pass_until(&mut self, what: &str, holds: impl Fn(&Application) -> bool) {
        for _ in 0..60_000 {
            self.application.logic(&self.ctx, 0.0);
            if holds(&self.application) {
                return;
            }
            thread::sleep(Duration::from_millis(1));
        }
        panic!("{what}: {:?}", self.application.model().lab.journal);
    }

    /// Runs all boards of a depth with these lanes.
    fn run(&mut self, depth: &str, lanes: &[&str]) {
        self.act(LabAction::Source(SourceKind::Depth));
        self.act(LabAction::Type(LabField::Depth, depth.to_owned()));
        while !self.application.model().lab.setup.variants.is_empty() {
            self.act(LabAction::Remove(0));
        }
        for lane in lanes {
            self.act(LabAction::Type(LabField::Lane, (*lane).to_owned()));
            self.act(LabAction::AddTyped);
        }
        self.act(LabAction::Run);
    }

    fn counted(&self) -> usize {
        counted(&self.application)
    }

    fn pass_until_done(&mut self) {
        self.pass_until("done", |application| {
            application.model().lab.run.as_ref().is_some_and(|run| run.standing == Standing::Done)
        });
    }

    /// Lets frames pass until it is known whether a journal is kept: the thread answers in the order of what it is asked.
    fn pass_until_asked(&mut self) {
        self.act(LabAction::OpenJournal("nothing".to_owned()));
        self.pass_until("asked", |application| application.model().lab.journal.unread.is_some());
    }

    fn rows(&self) -> Vec<ResultRow> {
        let run = self.application.model().lab.run.as_ref().expect("a run");
        rows(&run.prepared, &run.results).collect()
    }
}

fn counted(application: &Application) -> usize {
    application.model().lab.run.as_ref().map_or(0, |run| run.results.counted())
}

fn is_offered(application: &Application) -> bool {
    application.model().lab.journal.kept.is_some()
}

fn journals(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("it is there")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

const LANES: [&str; 3] = ["7", "8:h=zero", "4"];

#[test]
fn a_window_that_is_closed_in_the_midst_goes_on_where_it_was() {
    let mut whole = Window::open(&folder("whole"));
    whole.run("13", &LANES);
    whole.pass_until_done();
    let (whole, all) = (whole.rows(), whole.counted());

    let folder = folder("closed");
    let mut before = 0;
    for _ in 0..3 {
        let mut window = Window::open(&folder);
        if before == 0 {
            window.run("13", &LANES);
        } else {
            window.pass_until("offered", is_offered);
            window.act(LabAction::GoOnWithKept);
        }
        window.pass_until("more than before", |application| counted(application) > before);
        before = window.counted();
        assert!(before < all, "closed in the midst");
    }
    let mut window = Window::open(&folder);
    window.pass_until("offered", is_offered);
    window.act(LabAction::GoOnWithKept);
    window.pass_until_done();
    assert_eq!(window.rows(), whole);
    drop(window);

    let mut window = Window::open(&folder);
    window.pass_until("offered", is_offered);
    window.act(LabAction::GoOnWithKept);
    window.pass_until_done();
    assert_eq!(window.rows(), whole, "nothing is missing, and nothing is searched");
    assert_eq!(journals(&folder), ["laboratory.lab.jsonl"]);
}

/// The journal of a window that has run all boards of a depth.
fn journal_of(folder: &Path, depth: &str) -> String {
    let mut window = Window::open(folder);
    window.run(depth, &LANES);
    window.pass_until_done();
    drop(window);
    fs::read_to_string(folder.join("laboratory.lab.jsonl")).expect("it is there")
}

/// Puts a journal into a folder, as damage, another version or another window leaves it.
fn put_journal(folder: &Path, text: &str) {
    #[expect(clippy::disallowed_methods, reason = "a file that is not written by a window of this test")]
    fs::write(folder.join("laboratory.lab.jsonl"), text).expect("written");
}

#[test]
fn a_damaged_journal_is_said_and_set_aside() {
    let folder = folder("damaged");
    let damaged = journal_of(&folder, "5").replacen("\n[", "\n(", 1);
    put_journal(&folder, &damaged);
    let mut window = Window::open(&folder);
    window.pass_until("offered", is_offered);
    window.act(LabAction::GoOnWithKept);
    window.pass_until("said", |application| application.model().lab.journal.unread.is_some());
    let unread = window.application.model().lab.journal.unread.clone().expect("it is said");
    assert_eq!(unread.reason, JournalTrouble::Line(2, JournalFault::NotARow));
    let aside = unread.aside.expect("it is set aside");
    assert_eq!(fs::read_to_string(aside).ok(), Some(damaged), "as it was");
    assert!(!is_offered(&window.application));
    window.run("5", &LANES);
    window.pass_until_done();
    drop(window);
    assert_eq!(journals(&folder), ["laboratory.lab.jsonl", "laboratory.lab.jsonl.unread"]);
}

/// Counts of a program that counts otherwise are not mixed with those of this one.
#[test]
fn a_journal_of_another_counting_version_is_not_offered() {
    let folder = folder("counting");
    put_journal(&folder, &journal_of(&folder, "3").replacen("\"counting\":1", "\"counting\":0", 1));
    let mut window = Window::open(&folder);
    window.pass_until("said", |application| application.model().lab.journal.unread.is_some());
    let unread = window.application.model().lab.journal.unread.as_ref().expect("it is said");
    assert_eq!(unread.reason, JournalTrouble::Line(1, JournalFault::OtherCounting { theirs: 0 }));
    assert!(!is_offered(&window.application));
    assert_eq!(journals(&folder), ["laboratory.lab.jsonl"], "the other version has it still");
}

#[test]
fn a_second_window_has_a_journal_of_its_own() {
    let folder = folder("two");
    let (mut one, mut other) = (Window::open(&folder), Window::open(&folder));
    one.run("6", &["7"]);
    one.pass_until_done();
    other.run("7", &["8"]);
    other.pass_until_done();
    let mut third = Window::open(&folder);
    third.pass_until_asked();
    assert!(!is_offered(&third.application), "both are in use");
    drop((one, other));
    assert_eq!(journals(&folder), ["laboratory-2.lab.jsonl", "laboratory.lab.jsonl"]);
    let mut again = Window::open(&folder);
    again.pass_until("offered", is_offered);
    let kept = again.application.model().lab.journal.kept.clone().expect("offered");
    assert_eq!(kept.variants[0].lane.to_string(), "8", "the one that was written last");
}

/// A new run takes the place of the oldest of four journals, and never that of the one before.
#[test]
fn the_journals_before_the_last_are_kept() {
    let folder = folder("four");
    for depth in ["2", "3", "4", "5", "6"] {
        let mut window = Window::open(&folder);
        window.run(depth, &["7"]);
        window.pass_until_done();
        drop(window);
        // Times of files may be as coarse as that.
        thread::sleep(Duration::from_millis(20));
    }
    let depths = journals(&folder).into_iter().map(|name| {
        let text = fs::read_to_string(folder.join(name)).expect("it is there");
        let found = (2..=6).find(|depth| text.contains(&format!("\"depth:{depth}\"")));
        found.unwrap_or_else(|| panic!("{text}"))
    });
    assert_eq!(depths.collect::<Vec<u32>>(), [3, 4, 5, 6]);
}

/// What was offered is gone on with, or it is said that another window has it: never another experiment.
#[test]
fn another_experiment_is_not_gone_on_with() {
    let other = journal_of(&folder("other"), "3");
    let folder = folder("offered");
    _ = journal_of(&folder, "4");
    let mut window = Window::open(&folder);
    window.pass_until("offered", is_offered);
    put_journal(&folder, &other);
    window.act(LabAction::GoOnWithKept);
    window.pass_until("said", |application| application.model().lab.journal.unread.is_some());
    assert!(window.application.model().lab.run.is_none());
}

/// What the command line has begun is gone on with here; its file stays as it is.
#[test]
fn a_journal_of_the_command_line_is_only_read() {
    let folder = folder("opened");
    let text = "lab --boards depth:6 --lane 7 --lane 8 --measure work,rounds --journal run.lab.jsonl --rows";
    let whole = Command::new(env!("CARGO_BIN_EXE_eight-realms"))
        .current_dir(&folder)
        .args(text.split(' '))
        .output()
        .expect("it runs");
    assert!(whole.status.success());
    let file = folder.join("run.lab.jsonl");
    let text = fs::read_to_string(&file).expect("it is there");
    let half = &text[..text.len() / 2];
    #[expect(clippy::disallowed_methods, reason = "a file as a run that was ended leaves it")]
    fs::write(&file, half).expect("written");

    let kept = folder.join("kept");
    let mut window = Window::open(&kept);
    window.act(LabAction::OpenJournal(file.display().to_string()));
    window.pass_until("read", |application| counted(application) > 0);
    let read = window.counted();
    let run = window.application.model().lab.run.as_ref().expect("a run");
    assert_eq!(run.standing, Standing::Paused, "it waits until it is wanted");
    assert!(run.has(Measure::Work) && read < run.prepared.pairs());
    window.act(LabAction::GoOn);
    window.pass_until_done();
    let printed: Vec<serde_json::Value> = String::from_utf8_lossy(&whole.stdout)
        .lines()
        .map(|line| serde_json::from_str(line).expect("a row"))
        .collect();
    let shown = window.rows();
    assert_eq!(shown.len(), printed.len());
    for (shown, printed) in shown.iter().zip(&printed) {
        assert_eq!(printed["expand_hash"].as_str(), shown.expand_hash.as_deref());
    }
    drop(window);
    assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some(half), "it is only read");
    let kept = fs::read_to_string(kept.join("laboratory.lab.jsonl")).expect("it is kept");
    let sorted = |text: &str| {
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted(&kept), sorted(&text), "the whole journal is kept, as the command line writes it");
}

#[test]
fn without_room_it_is_said_once_and_the_experiment_goes_on() {
    let place = folder("full").join("no-folder");
    #[expect(clippy::disallowed_methods, reason = "a file where a folder should be")]
    fs::write(&place, "").expect("written");
    let mut window = Window::open(&place);
    window.run("6", &LANES);
    window.pass_until_done();
    let is_said = |application: &Application| {
        let notice = application.model().notice.as_ref().map(|(notice, _)| notice);
        matches!(notice, Some(Notice::JournalUnwritten { file, .. }) if *file == place.display().to_string())
    };
    window.pass_until("said", is_said);
    let prepared: &Prepared = &window.application.model().lab.run.as_ref().expect("a run").prepared;
    let results: &Results = &window.application.model().lab.run.as_ref().expect("a run").results;
    assert_eq!(results.counted(), prepared.pairs());
}

/// The folder of the journals, for the process that has no room.
const FOLDER: &str = "EIGHT_REALMS_WITHOUT_ROOM";

/// Goes on while the journal is not written any more, and says which one.
#[test]
#[ignore = "run by the test that limits the size of files"]
fn works_without_room() {
    let folder = PathBuf::from(env::var_os(FOLDER).expect("a folder"));
    let mut window = Window::open(&folder);
    window.run("13", &LANES);
    let file = folder.join("laboratory.lab.jsonl").display().to_string();
    window.pass_until("said", |application| {
        let notice = application.model().notice.as_ref().map(|(notice, _)| notice);
        matches!(notice, Some(Notice::JournalUnwritten { file: named, .. }) if *named == file)
    });
    window.pass_until_done();
    let run = window.application.model().lab.run.as_ref().expect("a run");
    assert_eq!(run.results.counted(), run.prepared.pairs());
}

/// What was written before the disk was full is gone on with, and comes to the same rows.
#[cfg(unix)]
#[test]
fn a_disk_that_is_full_in_the_midst_costs_no_row() {
    let mut whole = Window::open(&folder("roomy"));
    whole.run("13", &LANES);
    whole.pass_until_done();
    for (blocks, name) in [(1, "hardly"), (9, "some"), (100, "more")] {
        let folder = folder(name);
        // A limit of each file stands for a disk that is full, and its signal for one that cannot be heard.
        let script = format!("ulimit -f {blocks}; trap '' XFSZ; exec \"$0\" \"$@\"");
        let test = env::current_exe().expect("the file of this test");
        let output = Command::new("sh")
            .args(["-c", script.as_str()])
            .arg(test)
            .args(["--ignored", "--exact", "kept_journal::works_without_room"])
            .env(FOLDER, &folder)
            .output()
            .expect("there is a shell");
        assert!(output.status.success(), "{blocks}: {}", String::from_utf8_lossy(&output.stdout));
        let written = fs::read_to_string(folder.join("laboratory.lab.jsonl")).expect("it is there");
        assert!((300..110_000).contains(&written.len()), "{blocks}: {} bytes", written.len());
        let mut window = Window::open(&folder);
        window.pass_until("offered", is_offered);
        window.act(LabAction::GoOnWithKept);
        window.pass_until_done();
        assert_eq!(window.rows(), whole.rows(), "{blocks}");
    }
}
