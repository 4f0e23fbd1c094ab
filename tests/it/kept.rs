//! What a person has prepared outlives the window's sudden end: a process is killed at random moments, and what was older
//! than a second is there at the next start.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write, stdout},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, mpsc},
    thread,
    time::{Duration, Instant},
};

use egui::Context;
use eight_realms::gui::{Application, platform::Platform, store::Store};
use eight_realms_app::{
    desk::{notice::Notice, preferences::Preferences},
    model::Action,
    places::PlacesAction,
};
use eight_realms_core::replay::{Direction, Stride};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What a window has prepared, as it is stored.
const PREPARED: &str = include_str!("../data/prepared.json");
/// The folder of the settings, for the process that is killed.
const FOLDER: &str = "EIGHT_REALMS_KEPT_IN";
/// Number of kills, if not 20.
const KILLS: &str = "KILLS";
/// Nothing older is lost.
const LOST: Duration = Duration::from_secs(1);

/// A platform that has the settings of a desktop, and nothing else.
struct InFolder(Store);

impl Platform for InFolder {
    fn open(&mut self) -> (Preferences, Option<Notice>) {
        (self.0.preferences().unwrap_or_default(), None)
    }

    fn save(&mut self, preferences: &Preferences) -> Option<Notice> {
        self.0.save(preferences)
    }
}

/// A window without a display, at work: it steps in every frame, bookmarks a moment now and then, and writes a note as fast
/// as one types.
/// Tells after every frame where it stands.
#[test]
#[ignore = "run by the test that kills it"]
fn works_until_it_is_killed() {
    let folder = PathBuf::from(env::var_os(FOLDER).expect("a folder"));
    let ctx = Context::default();
    let store = Store::open(Some(folder)).0;
    let mut application = Application::on(InFolder(store), &ctx, 1, None);
    let mut before = Instant::now();
    for frame in 0_u64.. {
        application.logic(&ctx, before.elapsed().as_secs_f64());
        before = Instant::now();
        application.act(Action::Step(Stride::Event, Direction::Forward));
        if frame.is_multiple_of(40) {
            application.act(Action::Places(PlacesAction::SetBookmark));
        }
        let note = frame - frame % 8;
        if frame == note {
            let last = application.model().places.bookmarks.len().saturating_sub(1);
            application.act(Action::Places(PlacesAction::WriteNote(last, format!("note {note}"))));
        }
        let model = application.model();
        println!("at {} {} {note}", model.whole_line(), model.places.bookmarks.len());
        stdout().flush().expect("standard output");
        thread::sleep(Duration::from_millis(10));
    }
}

/// What the process has told: when, the line of the moment, the number of bookmarks, the number of the note.
type Told = (Instant, String, usize, u64);

/// Starts the process, and kills it after a time; returns what it has told, and when it was killed.
fn killed_after(folder: &Path, time: Duration) -> (Vec<Told>, Instant) {
    let program = env::current_exe().expect("this program");
    let mut child = Command::new(program)
        .args(["--exact", "kept::works_until_it_is_killed", "--ignored", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("this program starts again");
    let (told, heard) = mpsc::channel();
    let output = BufReader::new(child.stdout.take().expect("its output"));
    let reader = thread::spawn(move || {
        for line in output.lines().map_while(Result::ok) {
            let words: Vec<&str> = line.split(' ').collect();
            if let ["at", moment, bookmarks, note] = words[..] {
                let numbers = (bookmarks.parse().expect("a number"), note.parse().expect("a number"));
                _ = told.send((Instant::now(), moment.to_owned(), numbers.0, numbers.1));
            }
        }
    });
    let first = heard.recv_timeout(Duration::from_mins(1)).expect("it works");
    thread::sleep(time);
    let at = Instant::now();
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    reader.join().expect("its output ends");
    (std::iter::once(first).chain(heard.iter()).collect(), at)
}

#[test]
fn a_window_that_opens_offers_the_results_that_are_left() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept-results");
    _ = fs::remove_dir_all(&folder);
    let mut store = Store::open(Some(folder.clone())).0;
    let prepared = serde_json::from_str(PREPARED).expect("what is prepared");
    assert_eq!(store.save(&Preferences { prepared: Arc::new(prepared), ..Preferences::default() }), None);
    let platform = InFolder(Store::open(Some(folder)).0);
    let application = Application::on(platform, &Context::default(), 1, None);
    let notice = application.model().notice.as_ref().map(|(notice, _)| notice);
    assert_eq!(notice, Some(&Notice::AnswersKept { answers: 1 }));
}

#[test]
fn nothing_older_than_a_second_is_lost_when_the_process_is_killed() {
    let kills = env::var(KILLS).ok().and_then(|kills| kills.parse().ok()).unwrap_or(20);
    let mut chance = ChaCha8Rng::seed_from_u64(39);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("kept");
    _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder can be made");
    let mut bookmarks_before = 0;
    for kill in 0..kills {
        let time = Duration::from_millis(chance.random_range(50..2200));
        let (told, killed) = killed_after(&folder, time);
        let (store, notice) = Store::open(Some(folder.clone()));
        assert_eq!(notice, None, "kill {kill} after {time:?}: the file is whole");
        let Some(preferences) = store.preferences() else {
            assert!(time < LOST, "kill {kill} after {time:?}: something is stored");
            continue;
        };
        let prepared = preferences.prepared;
        // Where something is told that is older than a second, it is stored, or what came later is.
        let old = told.iter().rposition(|(at, ..)| killed.duration_since(*at) > LOST);
        if let Some(old) = old {
            let screen = prepared.screen.as_ref().expect("a moment is stored").0.to_string();
            let is_later = told[old..].iter().any(|(_, line, ..)| *line == screen);
            assert!(is_later, "kill {kill} after {time:?}: {screen} is older than {}", told[old].1);
            let (_, _, bookmarks, note) = &told[old];
            assert!(prepared.bookmarks.len() >= *bookmarks, "kill {kill} after {time:?}: bookmarks");
            let stored = prepared.bookmarks.iter().filter_map(|it| it.note.strip_prefix("note "));
            let newest = stored.filter_map(|number| number.parse::<u64>().ok()).max();
            assert!(newest >= Some(*note), "kill {kill} after {time:?}: {newest:?}, not {note}");
        }
        assert!(prepared.bookmarks.len() >= bookmarks_before, "kill {kill}: those of the start before");
        bookmarks_before = prepared.bookmarks.len();
    }
    assert!(bookmarks_before > 0, "something was prepared");
    // What was being written when the process was killed goes with the rest.
    assert_eq!(Store::open(Some(folder.clone())).0.clear(), Ok(()));
    let left = fs::read_dir(&folder).expect("the folder").flatten().map(|entry| entry.file_name());
    assert!(left.eq(["settings.json.lock"]), "nothing but the file that is locked, which is empty");
}
