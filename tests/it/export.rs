//! What is saved: each figure in each form, read back by other readers, and no more than is on the screen.

use std::sync::Arc;

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
        figure::{Export, Figure, Form},
        lanes::Limits,
        preferences::{Preferences, Theme},
        screen::StageTab,
    },
    export,
    heuristics::{HeuristicsAction, HeuristicsFace},
    inside::{InsideAction, InsideFace},
    model::{Action, Model},
    questions::QuestionAction,
    race::{RaceAction, RaceFace},
    words::{Language, Words},
};
use eight_realms_core::{ask::QuestionKind, realm::Realm, report::Table};

use crate::{at_the_end::at_the_end, ground::check_all, sizes::times};

/// Size of the window.
const WINDOW: Vec2 = vec2(1024.0, 640.0);

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
                if let Some(table) = table.filter(|_| is_offered) {
                    check_tables(&mut application, &table, figure, &of);
                }
            }
        }
    });
}

#[test]
fn a_saved_figure_has_no_controls() {
    let mut application = application(Language::English, Limits::default());
    let words = Words::new(Language::English);
    for (figure, controls) in [
        (Figure::Time, ["plot-log", "plot-linear"]),
        (Figure::Frontier, ["plot-log", "plot-linear"]),
        (Figure::Board, ["solution-walk", "solution-copy"]),
    ] {
        let drawn = application.read_view(|view| Drawn::of(view, &export(figure, Form::Png), WINDOW));
        let mut shown = Vec::new();
        drawn.frame().shapes().iter().for_each(|clipped| texts(&clipped.shape, &mut shown));
        for control in controls {
            assert!(!shown.contains(&words.say(control)), "{figure:?}: {control}");
        }
    }
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
