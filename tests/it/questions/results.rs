//! The results: what is answered is listed, and written as CSV.

use egui::{Key, Modifiers, accesskit::Role};
use egui_kittest::kittest::Queryable;
use eight_realms_app::{
    desk::{
        figure::{Figure, Form},
        preferences::QuestionMode,
        screen::Sheet,
    },
    export,
    model::Action,
    questions::QuestionAction,
    view::{View, ViewCache},
    words::Language,
};
use eight_realms_core::{ask::QuestionKind, report::question_csv};

use crate::window::test_window::TestWindow;

const NAMES: &str = "n,mode,lesson,stop,kind,line,of,answer,right,took,points,rival,seconds,hands_1,hands_2,\
                     options";

/// A question answered alone, one by a class, and one that nobody knew.
fn answered(language: Language) -> TestWindow {
    let mut window = TestWindow::with_realm_7(language);
    window.act(Action::OpenLine("8r1:41325678x:6@e12~de69".to_owned()));
    window.search();
    let ask = |window: &mut TestWindow, kind, actions: &[QuestionAction]| {
        window.act(Action::Question(QuestionAction::Open(Some(kind))));
        assert!(window.model().questions.open().is_some(), "{kind:?}");
        for action in actions {
            window.act(Action::Question(*action));
        }
        window.act(Action::Question(QuestionAction::Leave));
    };
    ask(&mut window, QuestionKind::Next, &[QuestionAction::Write('3'), QuestionAction::Confirm]);
    ask(&mut window, QuestionKind::Frontier, &[QuestionAction::Pass]);
    window.act(Action::Question(QuestionAction::Mode(QuestionMode::Class)));
    let hands = [
        QuestionAction::Write('1'),
        QuestionAction::Raise,
        QuestionAction::VoteAgain,
        QuestionAction::Write('2'),
        QuestionAction::Confirm,
    ];
    ask(&mut window, QuestionKind::Fate, &hands);
    window
}

#[test]
fn each_answer_is_a_row() {
    let window = answered(Language::English);
    let text = question_csv(window.model().questions.rows());
    let rows: Vec<&str> = text.split_terminator("\r\n").collect();
    assert_eq!(rows.len(), 4, "{text}");
    assert_eq!(rows[0], NAMES);
    let expected = "1,alone,,,next,8r1:41325678x:6@e12~de69,,4132x6758,\
                    41x253786 4132x5786 4132x6758 413256x78,41x253786,2,,0,,,\
                    41x253786 4132x5786 4132x6758 413256x78";
    assert_eq!(rows[1], expected);
    assert!(rows[2].starts_with("2,alone,,,frontier,8r1:41325678x:6@e13~"), "{}", rows[2]);
    assert_eq!(rows[2].split(',').nth(7), Some(""), "nobody knew");
    let fields: Vec<&str> = rows[3].split(',').collect();
    assert_eq!((fields[1], fields[4], fields[10]), ("class", "fate", ""), "no points are counted");
    assert_eq!((fields[13], fields[14]), ("1=2", "2=1"));
    assert_eq!(fields[15], "new duplicate parent improved reopened", "an option is found by its digit");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    assert_eq!(reader.records().filter_map(Result::ok).count(), 3, "others can read it");
}

#[test]
fn the_sheet_lists_them_and_leads_to_saving_them() {
    for language in Language::ALL {
        let mut window = answered(language);
        window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        assert_eq!(window.model().sheet, Sheet::Results);
        assert!(window.texts().iter().any(|text| text.contains("8r1:41325678x:6@e12~de69")));
        let results = &window.model().questions;
        let summary = window.words.tell(
            "results-summary",
            &[
                ("questions", results.answered().into()),
                ("points", results.points().into()),
                ("most", results.most_points().into()),
            ],
        );
        let summary = format!("{summary} · {}", window.say("results-kept"));
        assert!(window.shows(&summary), "{summary}");
        window.press_word("results-save-open");
        assert_eq!(window.model().sheet, Sheet::Save);
        let csv = question_csv(window.model().questions.rows());
        let mut cache = ViewCache::default();
        let view = View::with(window.model().seen(), &mut cache);
        let export = export::in_force(&view);
        let table = export::table(&view, export.figure).expect("a table").csv();
        drop(view);
        assert_eq!((export.figure, export.form), (Figure::Results, Form::Csv));
        assert_eq!(table, csv.replace("\r\n", "\n"));
        window.press_word("results-file");
        window.write("x");
        assert!(window.model().export.file.path.contains('x'));
        let save = window.say("results-save");
        window.harness.get_by_role_and_label(Role::Button, &save).click();
        window.wait(3);
        assert!(window.model().notice.is_some(), "it is said whether the file is written");
        window.key(Key::Escape);
        assert_eq!(window.model().sheet, Sheet::None);
    }
}
