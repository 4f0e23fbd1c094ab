//! What is saved: each figure in each form, read back by other readers, and no more than is on the screen.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use egui::{Pos2, Rect, Shape, Vec2, vec2};
use eight_realms::gui::{
    Application,
    export::{
        figure::{self, Drawn},
        svg::Letters,
    },
    picture, save,
};
use eight_realms_app::{
    desk::{
        action::WindowAction,
        camera::ZoomStep,
        figure::{Export, Figure, Form},
        lanes::Limits,
        preferences::{PlotName, Preferences, Theme},
        screen::{FoldingRegion, Folds, StageTab},
    },
    export,
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    map::MapAction,
    model::{Action, Model},
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
    words::{Language, Words},
};
use eight_realms_core::{
    ask::QuestionKind,
    heuristic::{Heuristic, HeuristicKind},
    puzzle::{Board, Puzzle},
    realm::Realm,
    report::{QuestionRow, Table, question_csv},
    space::DistanceTables,
    trace::Event,
};

use crate::{at_the_end::at_the_end, ground::check_all, sizes::times};

/// Size of the window.
const WINDOW: Vec2 = vec2(1024.0, 640.0);
/// Size of a window in which everything has its words.
const WIDE: Vec2 = vec2(1680.0, 1050.0);

fn application(language: Language, limits: Limits) -> Application {
    let model =
        Model::new(Preferences { language, ..at_the_end() }, 0).with_limits(limits).with_times(times());
    let mut application = Application::of(model, Arc::new(|| {}));
    picture::finish(&mut application);
    application.act(Action::Choose(Realm::Heap.into()));
    application
}

/// Whatever the stage can show.
fn stages() -> Vec<Vec<Action>> {
    let inside = [InsideFace::Tree, InsideFace::Contours, InsideFace::Structure]
        .map(|face| vec![Action::ShowStage(StageTab::Inside), Action::Inside(InsideAction::Face(face))]);
    let race = [RaceFace::Lanes, RaceFace::Table, RaceFace::MustExpand]
        .map(|face| vec![Action::ShowStage(StageTab::Race), Action::Race(RaceAction::Face(face))]);
    let faces = [
        HeuristicsFace::Distances,
        HeuristicsFace::Board,
        HeuristicsFace::Suboptimal,
        HeuristicsFace::Orders,
    ];
    let heuristics = faces.map(|face| {
        vec![Action::ShowStage(StageTab::Heuristics), Action::Heuristics(HeuristicsAction::Face(face))]
    });
    let others = [StageTab::Step, StageTab::Map].map(|tab| vec![Action::ShowStage(tab)]);
    others.into_iter().chain(inside).chain(race).chain(heuristics).collect()
}

fn export(figure: Figure, form: Form) -> Export {
    Export { figure, form, scale: 1, theme: Theme::Light }
}

/// The texts that a frame shows.
fn texts(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| self::texts(shape, texts)),
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        _ => {}
    }
}

/// The bytes of a figure's file.
fn bytes(application: &mut Application, figure: Figure, form: Form, letters: Letters) -> Vec<u8> {
    let bytes = application.read_view(|view| figure::bytes(view, &export(figure, form), WINDOW, letters));
    bytes.expect("it has pixels").expect("it has this form")
}

/// Checks a picture in both of its forms.
fn check_pictures(application: &mut Application, figure: Figure, of: &str) {
    let image = bytes(application, figure, Form::Png, Letters::Outlined);
    let image = image::load_from_memory(&image).expect("a picture").into_rgba8();
    let forecast = save::pixels(&export(figure, Form::Png), WINDOW);
    assert_eq!([image.width(), image.height()], forecast, "{of}");
    let first = image.get_pixel(0, 0);
    let others = image.pixels().filter(|pixel| *pixel != first).count();
    assert!(others * 200 > image.pixels().len(), "{of}: {others} pixels");
    let drawn = application.read_view(|view| Drawn::of(view, &export(figure, Form::Svg), WINDOW));
    let size = drawn.frame().size_points();
    let whole = Rect::from_min_size(Pos2::ZERO, size);
    let mut shown = Vec::new();
    for clipped in drawn.frame().shapes() {
        if clipped.clip_rect.intersect(whole).intersect(clipped.shape.visual_bounding_rect()).is_positive() {
            texts(&clipped.shape, &mut shown);
        }
    }
    shown.retain(|text| !text.trim().is_empty());
    assert!(shown.len() > 5, "{of}: {shown:?}");
    for letters in [Letters::Outlined, Letters::Text] {
        let text = String::from_utf8(bytes(application, figure, Form::Svg, letters)).expect("a text");
        let document = roxmltree::Document::parse(&text).unwrap_or_else(|error| panic!("{of}: {error}"));
        let root = document.root_element();
        let sides = ["width", "height"].map(|name| root.attribute(name).unwrap().parse::<f32>().unwrap());
        assert!((vec2(sides[0], sides[1]) - size).length() < 0.1, "{of}: {sides:?} {size:?}");
        let titles = root.descendants().filter(|node| node.has_tag_name("title"));
        let titles: Vec<&str> = titles.filter_map(|node| node.text()).collect();
        for text in &shown {
            assert!(titles.contains(&text.replace('\n', " ").as_str()), "{of}: {text:?} is not in it");
        }
        let is_outlined = letters == Letters::Outlined;
        assert_eq!(root.descendants().any(|node| node.has_tag_name("use")), is_outlined, "{of}");
        assert_eq!(root.descendants().any(|node| node.has_tag_name("text")), !is_outlined, "{of}");
    }
}

/// Checks a table in both of its forms.
fn check_tables(application: &mut Application, table: &Table, figure: Figure, of: &str) {
    let mut text =
        |form| String::from_utf8(bytes(application, figure, form, Letters::Outlined)).expect("a text");
    let csv = text(Form::Csv);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let columns = reader.headers().expect("names").len();
    let rows: Vec<csv::StringRecord> =
        reader.records().map(|row| row.expect("as long as the names")).collect();
    assert_eq!(rows.len(), table.len(), "{of}");
    assert!(columns >= 3 && !rows.is_empty(), "{of}: {csv}");
    for cell in rows.iter().flat_map(|row| row.iter().map(str::to_owned).collect::<Vec<_>>()) {
        assert!(!cell.starts_with(['=', '+', '@']), "{of}: {cell}");
    }
    let markdown = text(Form::Markdown);
    assert_eq!(markdown.lines().count(), table.len() + 2, "{of}: {markdown}");
    let bars = markdown.lines().map(|line| line.replace("\\|", "").matches('|').count());
    assert!(bars.into_iter().all(|bars| bars == columns + 1), "{of}: {markdown}");
    // Its heads are for people: another language has others.
    let language = application.model().preferences.language;
    let heads = |language: Language| {
        let words = Words::new(language);
        let heads = csv
            .lines()
            .next()
            .expect("names")
            .split(',')
            .map(|name| words.say(format!("column-{}", name.replace('_', "-"))));
        format!("| {} |", heads.collect::<Vec<_>>().join(" | "))
    };
    assert_eq!(markdown.lines().next(), Some(heads(language).as_str()), "{of}");
    let has_codes = ["forward", "fifo", "manhattan", "open"].iter().any(|code| markdown.contains(code));
    assert!(!markdown.contains('⟨'), "{of}: {markdown}");
    assert!(language == Language::English || !has_codes, "{of}: {markdown}");
    let [english, chinese] = Language::ALL.map(heads);
    assert_ne!(english, chinese, "{of}");
    assert!(
        ![&english, &chinese].iter().any(|heads| heads.contains(['_', '⟨', '{'])),
        "{of}: {english} {chinese}"
    );
}

/// So has every column of answered questions, and of checked facts.
#[test]
fn every_column_of_answers_and_facts_has_a_head() {
    let row: QuestionRow =
        serde_json::from_str(r#"{"mode": "alone", "kind": "next", "line": ""}"#).expect("a row");
    let asked = question_csv(vec![row]);
    let asked = asked.lines().next().expect("names").split(',').map(|name| ("asked", name));
    let facts = ["name", "ok", "found", "expected", "seconds"].map(|name| ("column", name));
    for language in Language::ALL {
        let words = Words::new(language);
        for (family, name) in asked.clone().chain(facts) {
            let head = words.say(format!("{family}-{}", name.replace('_', "-")));
            assert!(!head.contains(['⟨', '_', '{']), "{head}");
        }
    }
}

#[test]
fn every_figure_is_saved_in_every_form_as_it_was_said() {
    check_all(&Language::ALL, |language| {
        let mut application = application(*language, Limits::default());
        for actions in stages() {
            for action in actions {
                application.act(action);
            }
            picture::finish(&mut application);
            let stage = application.model().stage;
            // What the stage does not change is looked at once.
            let figures =
                Figure::ALL.into_iter().filter(|figure| *figure == Figure::Stage || stage == StageTab::Step);
            for figure in figures {
                let (is_offered, forms, word, table) = application.read_view(|view| {
                    let forms = export::forms(figure, view);
                    (
                        export::is_offered(figure, view),
                        forms,
                        export::word(figure, view),
                        export::table(view, figure),
                    )
                });
                let of = format!("{language:?}, {word}");
                if is_offered && forms.contains(&Form::Png) {
                    check_pictures(&mut application, figure, &of);
                }
                assert_eq!(forms.contains(&Form::Csv), table.is_some(), "{of}");
                let rows = application.read_view(|view| export::rows(view, figure));
                assert!(table.as_ref().is_none_or(|table| table.len() == rows), "{of}");
                if let Some(table) = table.filter(|_| is_offered) {
                    check_tables(&mut application, &table, figure, &of);
                }
            }
        }
    });
}

/// The rows of a table of the stage, by the names of its columns.
fn rows(application: &mut Application, figure: Figure) -> Vec<BTreeMap<String, String>> {
    let bytes = bytes(application, figure, Form::Csv, Letters::Outlined);
    let mut reader = csv::Reader::from_reader(bytes.as_slice());
    reader.deserialize().map(|row| row.expect("a row")).collect()
}

fn board_of(row: &BTreeMap<String, String>) -> Board {
    row["board"].parse().expect("a board")
}

/// Both read back from the events alone, half way through a search from one side.
#[test]
fn the_tables_of_map_and_frontier_are_what_the_events_say() {
    let mut application = application(Language::English, Limits::default());
    let moment = application.model().chosen_lane().recording.len() / 2;
    application.act(Action::Seek(moment));
    let recording = application.model().chosen_lane().recording.clone();
    let puzzle = application.model().puzzle;
    let (mut opened, mut expanded) = (BTreeMap::new(), BTreeMap::new());
    for (number, event) in recording.events_from(0).take(moment as usize).enumerate() {
        match event {
            Event::Begin { board, .. } | Event::Open { board, .. } | Event::Improve { board, .. } => {
                opened.insert(board.letters(), number + 1);
            }
            Event::Expand { board, .. } => {
                expanded.insert(board.letters(), number + 1);
            }
            _ => {}
        }
    }
    let waiting: BTreeSet<String> =
        opened.keys().filter(|board| !expanded.contains_key(*board)).cloned().collect();
    application.act(Action::ShowStage(StageTab::Step));
    let frontier = rows(&mut application, Figure::Stage);
    assert_eq!(frontier.iter().map(|row| row["board"].clone()).collect::<BTreeSet<_>>(), waiting);
    let next = recording.events_from(moment).find_map(|event| match event {
        Event::Expand { board, .. } => Some(board),
        _ => None,
    });
    assert_eq!(Some(board_of(&frontier[0])), next, "the first is taken next");
    for row in &frontier {
        let [g, h, f] = ["g", "h", "f"].map(|name| row[name].parse::<u16>().expect("whole moves"));
        assert_eq!(g + h, f);
        assert_eq!(h, HeuristicKind::Manhattan.to(puzzle.goal).h(board_of(row)));
    }
    application.act(Action::ShowStage(StageTab::Map));
    picture::finish(&mut application);
    let map = rows(&mut application, Figure::Stage);
    let tables = DistanceTables::new();
    assert_eq!(map.len(), opened.len());
    for row in &map {
        let (board, letters) = (board_of(row), &row["board"]);
        let moves =
            |start, goal| tables.distance(&Puzzle::new(start, goal)).expect("it is reached").to_string();
        assert_eq!(row["h_star"], moves(board, puzzle.goal));
        assert_eq!(row["from_start"], moves(puzzle.start, board));
        assert_eq!(row["generated_at"], opened[letters].to_string());
        assert_eq!(row["expanded_at"], expanded.get(letters).map(usize::to_string).unwrap_or_default());
        assert_eq!(row["status"], if waiting.contains(letters) { "open" } else { "expanded" });
    }
    application.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    for stage in [StageTab::Step, StageTab::Map] {
        application.act(Action::ShowStage(stage));
        assert!(application.read_view(|view| export::table(view, Figure::Stage)).is_none(), "{stage:?}");
    }
}

/// Whole numbers are exact; what is measured, or a mean, has four digits that count.
#[test]
fn figures_of_tables_have_no_more_digits_than_mean_something() {
    let mut application = application(Language::English, Limits::default());
    application.act(Action::ShowStage(StageTab::Race));
    application.act(Action::Race(RaceAction::Face(RaceFace::Table)));
    let mut has_fraction = false;
    for figure in [Figure::Stage, Figure::Time, Figure::Expanded] {
        for cell in rows(&mut application, figure).iter().flat_map(BTreeMap::values) {
            let Some((whole, fraction)) = cell.split_once('.') else { continue };
            has_fraction = true;
            let digits = format!("{whole}{fraction}");
            assert!(digits.trim_start_matches('0').len() <= 4, "{figure:?}: {cell}");
            assert!(!fraction.ends_with('0'), "{figure:?}: {cell}");
        }
    }
    assert!(has_fraction);
}

/// The texts of a picture.
fn shown_in(application: &mut Application, figure: Figure) -> Vec<String> {
    let drawn = application.read_view(|view| Drawn::of(view, &export(figure, Form::Png), WIDE));
    let mut shown = Vec::new();
    drawn.frame().shapes().iter().for_each(|clipped| texts(&clipped.shape, &mut shown));
    shown
}

/// A figure shows what it is about, and none of the controls that it has in the window.
#[test]
fn a_saved_figure_has_no_controls() {
    let mut application = application(Language::English, Limits::default());
    let words = Words::new(Language::English);
    let race = |face| vec![Action::ShowStage(StageTab::Race), Action::Race(RaceAction::Face(face))];
    let step = || vec![Action::ShowStage(StageTab::Step)];
    for (actions, figure, kept, controls) in [
        (step(), Figure::Time, vec!["plot-key-median"], vec!["plot-log", "plot-linear"]),
        (step(), Figure::Frontier, vec!["plot-frontier-axis"], vec!["plot-log", "plot-linear"]),
        (step(), Figure::Stage, vec!["solution-boards"], vec!["solution-show", "copy-solution"]),
        (race(RaceFace::Lanes), Figure::Stage, vec!["race-legend-to-run"], vec!["race-difference"]),
        (race(RaceFace::Table), Figure::Stage, vec!["race-column-expanded-note"], vec![]),
        (race(RaceFace::MustExpand), Figure::Stage, vec!["race-must-expand-symbols"], vec![]),
        (
            vec![
                Action::ShowStage(StageTab::Step),
                Action::Seek(40),
                Action::Question(QuestionAction::Open(Some(QuestionKind::Fate))),
            ],
            Figure::Question,
            vec!["fate-new", "successors"],
            vec!["question-answer", "question-pass", "question-leave"],
        ),
    ] {
        for action in actions {
            application.act(action);
        }
        picture::finish(&mut application);
        let [saved, window] = [figure, Figure::Window].map(|figure| shown_in(&mut application, figure));
        for id in kept {
            let word = words.say(id);
            assert!(saved.iter().any(|text| text.contains(&word)), "{figure:?}: {word} {saved:?}");
        }
        for id in controls {
            let word = words.say(id);
            assert!(!saved.contains(&word), "{figure:?}: {word}");
            assert!(window.contains(&word), "the window has {word}: {window:?}");
        }
    }
}

/// The whole tree and the whole map are saved however much they are enlarged in the window, and beside them the part in view.
#[test]
fn the_whole_and_the_part_in_view_are_two_figures() {
    let mut application = application(Language::English, Limits::default());
    let bytes =
        |application: &mut Application, figure| bytes(application, figure, Form::Png, Letters::Outlined);
    let zoom = [ZoomStep::In; 4];
    for (actions, zoom, word) in [
        (
            vec![Action::ShowStage(StageTab::Inside), Action::Inside(InsideAction::Face(InsideFace::Tree))],
            zoom.map(|step| Action::Inside(InsideAction::Zoom(step))),
            "tree-part",
        ),
        (
            vec![Action::ShowStage(StageTab::Map)],
            zoom.map(|step| Action::Map(MapAction::Zoom(step))),
            "map-part",
        ),
    ] {
        for action in actions {
            application.act(action);
        }
        picture::finish(&mut application);
        let is_offered = |application: &mut Application| {
            application.read_view(|view| export::is_offered(Figure::Part, view))
        };
        assert!(!is_offered(&mut application), "{word}: everything is in view");
        let whole = bytes(&mut application, Figure::Stage);
        for action in zoom {
            application.act(action);
        }
        assert!(is_offered(&mut application), "{word}");
        assert!(bytes(&mut application, Figure::Stage) == whole, "{word}: the whole is as before");
        assert!(bytes(&mut application, Figure::Part) != whole, "{word}: the part is enlarged");
        check_pictures(&mut application, Figure::Part, word);
        assert_eq!(application.read_view(|view| export::word(Figure::Part, view)), word);
        assert_eq!(application.read_view(|view| export::looked_at(view.model).figure), Figure::Part);
    }
}

#[test]
fn what_is_looked_at_is_saved_first() {
    let mut application = application(Language::English, Limits::default());
    let first =
        |application: &mut Application| application.read_view(|view| export::looked_at(view.model).figure);
    assert_eq!(first(&mut application), Figure::Stage);
    application.act(Action::Window(WindowAction::Room(Folds::FOLDED)));
    application.act(Action::Window(WindowAction::Fold(FoldingRegion::Plots)));
    for plot in PlotName::ALL {
        application.act(Action::Window(WindowAction::Plot(plot)));
        assert_eq!(first(&mut application).name(), plot.name());
    }
    application.act(Action::Seek(40));
    application.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
    assert_eq!(first(&mut application), Figure::Question);
}

/// While a question is open, what is saved is a function of the past alone.
#[test]
fn while_a_question_is_open_what_comes_is_not_saved() {
    let saved = |most: u64| {
        let mut application = application(Language::English, Limits { one: most, all: 24_000_000 });
        application.act(Action::Seek(40));
        application.act(Action::Question(QuestionAction::Open(Some(QuestionKind::Next))));
        assert!(application.model().has_open_question());
        let moment = application.model().chosen_lane().playhead.moment;
        let figures = Figure::ALL.map(|figure| {
            let forms = application.read_view(|view| {
                if export::is_offered(figure, view) { export::forms(figure, view) } else { Vec::new() }
            });
            let files = forms.into_iter().map(|form| {
                application
                    .read_view(|view| figure::bytes(view, &export(figure, form), WINDOW, Letters::Text))
                    .unwrap()
            });
            files.collect::<Vec<_>>()
        });
        (moment, figures)
    };
    let (moment, whole) = saved(1_000_000);
    // As many events as the question's board needs.
    let (cut_at, cut) = saved(moment + 60);
    assert_eq!(moment, cut_at);
    for (figure, (whole, cut)) in Figure::ALL.into_iter().zip(whole.iter().zip(&cut)) {
        assert!(whole == cut, "{figure:?}");
    }
}
