//! The laboratory in the window: keys of its results, and what is said of journals.

use egui::{Event, Key, Modifiers};
use eight_realms_app::{
    desk::{
        journal::{JournalNews, JournalSource, JournalTrouble, JournalUnread},
        screen::{Sheet, StageTab},
    },
    lab::{
        LabAction, LabFace,
        run::Standing,
        setup::{LONGEST_LIST, LabField, SourceKind},
    },
    model::Action,
    words::{Language, figures},
};
use eight_realms_core::{lab::LabPreset, lane::LaneId, realm::Realm};

use super::test_window::TestWindow;

/// A window whose laboratory has the results of a small experiment.
fn with_results(language: Language) -> TestWindow {
    let mut window = TestWindow::with_all_realms(language);
    window.act(Action::ShowStage(StageTab::Lab));
    window.act(Action::Lab(LabAction::Type(LabField::Count, "2".to_owned())));
    window.act(Action::Lab(LabAction::Run));
    let is_done = |window: &TestWindow| {
        window.model().lab.run.as_ref().is_some_and(|run| run.standing == Standing::Done)
    };
    for _ in 0..20_000 {
        if is_done(&window) {
            return window;
        }
        window.wait(1);
    }
    panic!("it comes to its end");
}

#[test]
fn digits_choose_a_plot_of_the_results_and_a_lane_elsewhere() {
    let mut window = with_results(Language::English);
    let plots: Vec<_> = window.model().lab.plots().collect();
    window.key(Key::Num2);
    let chosen = window.model().chosen;
    for (key, plot) in [(Key::Num3, 2), (Key::Num1, 0), (Key::Num5, 4)] {
        window.key(key);
        assert_eq!(window.model().lab.plot, plots[plot]);
    }
    window.key(Key::Num8);
    assert_eq!(window.model().lab.plot, plots[4], "there are fewer");
    window.act(Action::Lab(LabAction::Face(LabFace::Table)));
    window.key(Key::Num2);
    assert_eq!((window.model().lab.face, window.model().lab.plot), (LabFace::Plot, plots[1]));
    assert_eq!(window.model().chosen, chosen, "no lane is chosen meanwhile");
    window.act(Action::Lab(LabAction::Face(LabFace::SetUp)));
    window.key(Key::Num4);
    assert_eq!(window.model().chosen, LaneId::from(Realm::Bidirectional));
    assert_eq!(window.model().lab.plot, plots[1]);
}

/// Ctrl+Enter runs what is set up, whatever button or field of the form has focus; behind a sheet it does not.
#[test]
fn a_key_runs_what_is_set_up_where_it_is_in_view() {
    let mut window = TestWindow::with_all_realms(Language::English);
    let runs = |window: &mut TestWindow| {
        window.key_with(Modifiers::COMMAND, Key::Enter);
        window.model().lab.run.is_some()
    };
    assert!(!runs(&mut window), "on another tab");
    window.act(Action::ShowStage(StageTab::Lab));
    window.act(Action::Open(Sheet::Keys));
    assert!(!runs(&mut window), "behind a sheet");
    window.act(Action::Open(Sheet::None));
    window.act(Action::Lab(LabAction::Face(LabFace::Check)));
    assert!(!runs(&mut window), "at the facts");
    window.act(Action::Lab(LabAction::Face(LabFace::SetUp)));
    window.key(Key::Tab);
    assert!(runs(&mut window), "at a button");
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::ShowStage(StageTab::Lab));
    window.press_word("lab-field-journal");
    assert!(runs(&mut window), "while a path is typed");
}

#[test]
fn a_kept_experiment_is_offered_and_what_cannot_be_read_is_said() {
    for language in Language::ALL {
        let mut window = TestWindow::with_realm_7(language);
        window.act(Action::ShowStage(StageTab::Lab));
        assert!(!window.shows(&window.say("lab-kept-go-on")));
        window.act(Action::Journal(JournalNews::Found(LabPreset::Ties.experiment())));
        window.press_word("lab-kept-go-on");
        assert!(window.model().lab.journal.reading.is_some());
        assert!(window.shows(&window.say("lab-journal-reading")));
        let unread = JournalUnread {
            source: JournalSource::Kept,
            file: "/notes/a.lab.jsonl".to_owned(),
            aside: Some("/notes/b".to_owned()),
            reason: JournalTrouble::Torn,
        };
        window.act(Action::Journal(JournalNews::Unread(unread)));
        let said = window.texts().join("\n");
        assert!(said.contains("/notes/a.lab.jsonl") && said.contains("/notes/b"), "{said}");
        assert!(said.contains(&window.say("error-journal-torn")), "{said}");
        assert!(!window.shows(&window.say("lab-kept-go-on")), "it is not there any more");
    }
}

/// A pasted list of boards is taken whole, or not at all.
#[test]
fn a_long_list_is_pasted_whole_or_refused() {
    let mut window = TestWindow::with_realm_7(Language::English);
    window.act(Action::ShowStage(StageTab::Lab));
    window.act(Action::Lab(LabAction::Source(SourceKind::List)));
    window.press_word("lab-field-list");
    let boards = "23415x768 ".repeat(LONGEST_LIST / 10);
    window.event(Event::Paste(boards.clone()));
    assert_eq!(window.model().lab.setup.text(LabField::List), boards);
    window.event(Event::Paste(boards.clone()));
    assert_eq!(window.model().lab.setup.text(LabField::List), boards, "nothing of it is taken");
    let most = figures::grouped(LONGEST_LIST as u64);
    let said = window.words.tell("lab-fault-long-list", &[("most", most.into())]);
    assert!(window.texts().contains(&said), "{:?}", window.texts());
}
