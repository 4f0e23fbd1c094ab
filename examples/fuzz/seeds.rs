//! Valid inputs, from which all others are made.

use std::sync::Arc;

use eight_realms_app::{
    desk::{
        clock::{PlayClock, PlayClocks},
        preferences::{
            Axes, Axis, Hand, OpensAt, Preferences, QuestionMode, QuestionPreferences, QuestionRate, Speed,
            Theme, Totals,
        },
        screen::{ChosenFolds, Fold, Folds, WindowScale},
    },
    words::{Language, solution::SolutionForm},
};
use eight_realms_core::{
    ask::QuestionKind,
    heuristic::{HeuristicKind, Weight},
    judge::Format,
    lab::{BoardSource, JournalHeader, LabPreset, Measure},
    lane::Preset,
    puzzle::{Board, Order, RANKS},
    realm::{Realm, Tie, TieOrder},
    space::Distances,
};
use rand::{Rng, RngExt, seq::IndexedRandom};
use serde_json::{Map, Value, json};

use crate::readers::{
    Reader,
    laboratory::{BOARDS, LANES},
};

/// A valid input for a reader.
pub fn of(reader: Reader, chance: &mut impl Rng) -> Vec<u8> {
    let text = match reader {
        Reader::Board | Reader::Judge(Format::Acwing845 | Format::Luogu1379) => board_text(chance),
        Reader::Pasted => pasted_text(chance),
        Reader::Typed | Reader::Judge(Format::Poj1077 | Format::Hdu1043) => several(chance),
        Reader::Order => order(chance).to_string(),
        Reader::Weight => weight(chance).to_string(),
        Reader::Names => name(chance),
        Reader::Judge(Format::Uva652) => counted(chance),
        Reader::Judge(Format::Hdu3567) => pairs(chance),
        Reader::Judge(Format::Pair) => [board_text(chance), board_text(chance)].join("\n"),
        Reader::CommandLine => command_line(chance).join("\n"),
        Reader::Settings => settings_text(chance),
        Reader::LabBoards => lab_boards(chance),
        Reader::Journal => journal(chance),
    };
    text.into_bytes()
}

fn board(chance: &mut impl Rng) -> Board {
    Board::from_rank(chance.random_range(0..RANKS)).unwrap_or(Board::standard_goal())
}

/// Any board in any spelling.
fn board_text(chance: &mut impl Rng) -> String {
    let gaps: &[&str] = &["", " ", ",", ", ", "\n", "\t", "\r\n", "\u{3000}"];
    let gap = pick(chance, gaps);
    let blank = pick(chance, &['x', 'X', '0', '_', '.']);
    let letters = board(chance).letters().replace('x', &blank.to_string());
    let cells: Vec<String> = letters.chars().map(String::from).collect();
    cells.join(gap)
}

fn several(chance: &mut impl Rng) -> String {
    let boards = chance.random_range(0..6);
    (0..boards).map(|_| board_text(chance)).collect::<Vec<_>>().join("\n")
}

fn counted(chance: &mut impl Rng) -> String {
    let boards = chance.random_range(0..4);
    let texts: Vec<String> = (0..boards).map(|_| board_text(chance)).collect();
    format!("{boards}\n\n{}\n", texts.join("\n\n"))
}

fn pairs(chance: &mut impl Rng) -> String {
    let pairs = chance.random_range(0..4);
    let boards: Vec<String> = (0..2 * pairs).map(|_| board_text(chance)).collect();
    format!("{pairs}\n{}\n", boards.join("\n"))
}

fn pasted_text(chance: &mut impl Rng) -> String {
    let moment = pick(chance, &["", " · realm 7 · event 486 of 1,372"]);
    format!("{}{moment}", board_text(chance))
}

fn order(chance: &mut impl Rng) -> Order {
    Order::all().nth(chance.random_range(0..24)).unwrap_or_default()
}

fn weight(chance: &mut impl Rng) -> Weight {
    Weight::of_tenths(chance.random_range(Weight::MIN.tenths()..=Weight::GREATEST.tenths()))
}

fn name(chance: &mut impl Rng) -> String {
    let names = [
        pick(chance, &Realm::ALL).label(),
        pick(chance, &HeuristicKind::ALL).name(),
        pick(chance, &Tie::ALL).name(),
        pick(chance, &TieOrder::ALL).name(),
        pick(chance, &Format::ALL).name(),
        pick(chance, &Language::ALL).code(),
    ];
    pick(chance, &names).to_owned()
}

/// Words that the program understands, one by one.
fn command_line(chance: &mut impl Rng) -> Vec<String> {
    let command = pick(
        chance,
        &["solve", "solve", "compare", "compare", "ask", "lab", "judge", "check", "picture", "--help", ""],
    );
    let mut words = vec![command.to_owned()];
    match command {
        "solve" | "compare" => {
            words.extend(board_text(chance).split('\n').map(str::to_owned));
            words.extend((0..chance.random_range(0..4)).flat_map(|_| option(command, chance)));
        }
        "ask" => words.extend(question(chance)),
        "lab" => words.extend(["--boards".to_owned(), lab_boards(chance), "--lane=7".to_owned()]),
        "judge" => words.push(pick(chance, &Format::ALL).name().to_owned()),
        "check" => words.push(pick(chance, &["--quick", "--full", "--json"]).to_owned()),
        "picture" => words.extend(["a.png", "--size", "1440x900", "--language", "zh-CN"].map(str::to_owned)),
        "" => words.clear(),
        _ => {}
    }
    words
}

/// A moment and a question, with options that go only with some kinds.
fn question(chance: &mut impl Rng) -> Vec<String> {
    let (start, realm) = (board(chance), pick(chance, &Realm::ALL));
    let moment = pick(chance, &["", "@e12", "@x3~0f1e", "@end", ":o=drlu,n=lifo@e0"]);
    let line = format!(
        "{}8r1:{}:{realm}{moment}",
        pick(chance, &["", "https://example.org/#", "see "]),
        start.letters()
    );
    let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
    words.extend(["--kind".to_owned(), pick(chance, &QuestionKind::ALL).name().to_owned()]);
    let options = ["--of=start", "--of=u", "--what=f", "--measure=operations", "--realms=6,7", "--json"];
    words.extend((0..chance.random_range(0..3)).map(|_| pick(chance, &options).to_owned()));
    words
}

fn option(command: &str, chance: &mut impl Rng) -> Vec<String> {
    let weight = weight(chance).to_string();
    let realms = [pick(chance, &Realm::ALL), pick(chance, &Realm::ALL)].map(Realm::label);
    match chance.random_range(0..9) {
        0 => vec!["--goal".to_owned(), board(chance).letters()],
        1 => vec!["--order".to_owned(), order(chance).to_string()],
        2 => vec![format!("--tie={}", pick(chance, &Tie::ALL).name())],
        3 => vec![format!("--tie-order={}", pick(chance, &TieOrder::ALL).name())],
        4 => vec!["--heuristic".to_owned(), "weighted".to_owned(), "--weight".to_owned(), weight],
        5 if command == "compare" => vec!["--realms".to_owned(), realms.join(",")],
        5 => vec!["--realm".to_owned(), realms[0].to_owned()],
        6 => vec!["--no-parity".to_owned()],
        7 => vec!["--runs".to_owned(), chance.random_range(1..9).to_string()],
        _ => vec!["--json".to_owned()],
    }
}

/// Settings. In about half of all cases some of them have a value of another shape.
fn settings_text(chance: &mut impl Rng) -> String {
    let written = settings(chance).written();
    let mut members: Map<String, Value> = serde_json::from_str(&written).expect("it was written just now");
    let shapes = [
        json!(null),
        json!(true),
        json!(-1.5e300),
        json!(99),
        json!(""),
        json!("Light"),
        json!([["Light"]]),
        json!({}),
        json!({"time": 5, "rate": {"mode": []}, "frontier": "Linear"}),
    ];
    for value in members.values_mut() {
        if chance.random_ratio(1, 10) {
            *value = shapes.choose(chance).expect("there are some").clone();
        }
    }
    Value::Object(members).to_string()
}

/// What a window has prepared.
const PREPARED: &str = include_str!("../../tests/data/prepared.json");

/// Addresses of pages, and none.
const PAGES: [Option<&str>; 4] =
    [None, Some("https://example.org/eight/"), Some("http://localhost:8000?a=b"), Some("https://[::1]:80/é")];

fn folds(chance: &mut impl Rng) -> Folds {
    let [ladder, plots, reading] = [(); 3].map(|()| pick(chance, &[Fold::Open, Fold::Folded]));
    Folds { ladder, plots, reading }
}

fn settings(chance: &mut impl Rng) -> Preferences {
    let axes = [(); 3].map(|()| pick(chance, &[Axis::Logarithmic, Axis::Linear]));
    let [frontier, expanded, time] = axes;
    Preferences {
        language: pick(chance, &Language::ALL),
        theme: pick(chance, &Theme::ALL),
        speed: Speed::of_step(chance.random()),
        clocks: PlayClocks { race: pick(chance, &PlayClock::ALL), step: pick(chance, &PlayClock::ALL) },
        axes: Axes { frontier, expanded, time },
        folds: ChosenFolds { desk: folds(chance), projector: folds(chance) },
        reading: WindowScale::from(chance.random_range(0..400_u16)),
        hand: pick(chance, &Hand::ALL),
        opens_at: pick(chance, &OpensAt::ALL),
        totals: pick(chance, &Totals::ALL),
        solution: pick(chance, &SolutionForm::ALL),
        scale: WindowScale::from(chance.random_range(0..400_u16)),
        projector_scale: WindowScale::from(chance.random_range(0..400_u16)),
        link_base: pick(chance, &PAGES).map(|page| page.parse().expect("the address of a page")),
        questions: QuestionPreferences {
            mode: pick(chance, &QuestionMode::ALL),
            rate: pick(chance, &QuestionRate::ALL),
        },
        lanes: pick(chance, &Preset::ALL).requests().iter().map(ToString::to_string).collect(),
        prepared: Arc::new(serde_json::from_str(PREPARED).expect("what is prepared")),
    }
}

/// Boards of an experiment.
fn lab_boards(chance: &mut impl Rng) -> String {
    let [one, other] = [(); 2].map(|()| chance.random_range(0..32_u8));
    let depths = match chance.random_range(0..3) {
        0 => one.to_string(),
        1 => format!("{}..{}", one.min(other), one.max(other)),
        _ => format!("{}..{}/{}", one.min(other), one.max(other), chance.random_range(1..300_u16)),
    };
    match chance.random_range(0..4) {
        0 => "all".to_owned(),
        1 => format!("depth:{one}"),
        _ => format!("sample:{}@{depths}", chance.random_range(1..=181_440_u32)),
    }
}

/// A journal: the first line of any experiment, and rows of the one that is prepared.
fn journal(chance: &mut impl Rng) -> String {
    let mut experiment = pick(chance, &LabPreset::ALL).experiment();
    if chance.random_ratio(1, 3) {
        experiment.boards = BoardSource::List((0..3).map(|_| board(chance)).collect());
    }
    let mut lines = JournalHeader::of(experiment).line();
    let boards: BoardSource = BOARDS.parse().expect("boards");
    let boards = boards.deal(&Distances::to(Board::standard_goal()));
    for _ in 0..chance.random_range(0..4) {
        let start = pick(chance, &boards).start.letters();
        let variant = chance.random_range(0..LANES.len());
        let amount = chance.random_range(0..2000_u32);
        let moves = pick(chance, &[json!(3), json!(null), json!(254)]);
        let hash = format!("{:016x}", chance.random::<u64>());
        let line = match chance.random_range(0..4) {
            0 => json!({ "bytes": [variant, start, amount] }),
            1 => json!({ "seconds": [variant, start, f64::from(amount) / 7e6] }),
            2 => json!({ "phase": pick(chance, &Measure::ALL).name() }),
            _ => {
                let rounds = pick(chance, &[json!([]), json!([[3, amount]]), json!([[1, 0], [3, amount]])]);
                let classes =
                    pick(chance, &[json!(null), json!([0, 0, 0, amount]), json!([1, 2, 3, amount])]);
                let work = json!({ "heap_swaps": amount });
                json!([variant, start, amount, amount, amount, moves, hash, work, rounds, classes])
            }
        };
        lines.push_str(&line.to_string());
        lines.push('\n');
    }
    lines
}

/// One of several.
fn pick<T: Clone>(chance: &mut impl Rng, among: &[T]) -> T {
    among.choose(chance).expect("there is something to choose from").clone()
}
