//! The command line: options are read in every order and spelling; what cannot be read is rejected before
//! anything is done.

use clap::Parser;
use eight_realms::cli::args::{Arguments, Command, SearchArgs};
use eight_realms_core::{
    heuristic::{HeuristicKind, Weight},
    lane::Lane,
    puzzle::{Board, Order, Puzzle},
    realm::{ParityCheck, Realm, Settings, Tie, TieOrder},
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{
    WORDS,
    seeded::seeded_config,
    spelling::{Gap, board, spelled},
};
use crate::cli::program::{ProgramOutput, command};

fn heuristic() -> impl Strategy<Value = Option<HeuristicKind>> {
    let weight = (Weight::MIN.tenths()..=Weight::GREATEST.tenths()).prop_map(Weight::of_tenths);
    let named = select(HeuristicKind::ALL.to_vec());
    let weighted = weight.prop_map(|weight| Some(HeuristicKind::Weighted(weight)));
    prop_oneof![Just(None), named.prop_map(Some), weighted]
}

fn settings() -> impl Strategy<Value = Settings> {
    let ties = (select(Tie::ALL.to_vec()), select(TieOrder::ALL.to_vec()));
    let parity = select(vec![ParityCheck::On, ParityCheck::Off]);
    let order = select(Order::all().collect::<Vec<_>>());
    (order, ties, heuristic(), parity).prop_map(|(order, (tie, tie_order), heuristic, parity)| Settings {
        order,
        tie,
        tie_order,
        heuristic,
        parity,
        ..Settings::default()
    })
}

/// The options for a puzzle's goal and the settings, each an option with its value.
fn options(goal: Board, settings: &Settings) -> Vec<(&'static str, String)> {
    let mut options = vec![
        ("--goal", goal.letters()),
        ("--order", settings.order.to_string()),
        ("--tie", settings.tie.name().to_owned()),
        ("--tie-order", settings.tie_order.name().to_owned()),
    ];
    options.extend(settings.heuristic.map(|heuristic| ("--heuristic", heuristic.name().to_owned())));
    let weight = settings.heuristic.and_then(HeuristicKind::weight);
    options.extend(weight.map(|weight| ("--weight", weight.to_string())));
    options
}

/// The realms and arguments of either command that searches, and the searches; `None` if they are refused.
type Parsed = (Vec<Realm>, SearchArgs, Option<Vec<Lane>>);

fn parse(words: &[String]) -> Result<Parsed, clap::Error> {
    match Arguments::try_parse_from(words)?.command {
        Some(Command::Solve(args)) => {
            let lane = args.lane().ok().map(|lane| vec![lane]);
            Ok((vec![args.realm], args.search, lane))
        }
        Some(Command::Compare(args)) => {
            let rows = args.rows().ok();
            let lanes = rows.map(|rows| rows.iter().map(|row| row.lane).collect());
            Ok((args.realms, args.search, lanes))
        }
        other => panic!("{other:?}"),
    }
}

proptest! {
    #![proptest_config(seeded_config(256))]

    #[test]
    fn options_are_read_in_any_order_and_with_any_joint(
        (start, text) in spelled(Gap::OneLine),
        goal in board(),
        settings in settings(),
        (realms, is_one) in (prop::sample::subsequence(Realm::ALL.to_vec(), 1..9), any::<bool>()),
        (joints, turn) in (vec(any::<bool>(), 8), 0..6_usize),
    ) {
        let realms = if is_one { &realms[..1] } else { &realms[..] };
        let labels: Vec<&str> = realms.iter().map(|realm| realm.label()).collect();
        let (command, name) = if is_one { ("solve", "--realm") } else { ("compare", "--realms") };
        let mut options = options(goal, &settings);
        options.push((name, labels.join(",")));
        let turn = turn % options.len();
        options.rotate_left(turn);
        let mut words = vec!["eight-realms".to_owned(), command.to_owned()];
        words.extend(text.split(' ').filter(|part| !part.is_empty()).map(str::to_owned));
        words.extend(options.into_iter().zip(joints).flat_map(|((name, value), joint)| {
            if joint { vec![format!("{name}={value}")] } else { vec![name.to_owned(), value] }
        }));
        words.extend((settings.parity == ParityCheck::Off).then(|| "--no-parity".to_owned()));
        let (parsed_realms, search, lanes) = parse(&words).expect("it is understood");
        prop_assert_eq!(parsed_realms, realms);
        prop_assert_eq!(search.puzzle().ok(), Some(Puzzle::new(start, goal)));
        let SearchArgs { order, tie, tie_order, heuristic, weight, no_parity, goal_test, .. } = search;
        prop_assert_eq!((order, tie, tie_order), (settings.order, Some(settings.tie), Some(settings.tie_order)));
        prop_assert_eq!(heuristic.map(HeuristicKind::name), settings.heuristic.map(HeuristicKind::name));
        prop_assert_eq!(weight, settings.heuristic.and_then(HeuristicKind::weight));
        prop_assert_eq!((no_parity, goal_test), (settings.parity == ParityCheck::Off, None));
        let expected: Vec<Lane> = realms.iter().map(|realm| Lane::of(*realm, settings)).collect();
        match lanes {
            Some(lanes) => prop_assert_eq!(lanes, expected),
            None => prop_assert!(
                settings.tie == Tie::None || settings.heuristic == Some(HeuristicKind::Zero),
                "{settings:?} in {realms:?}"
            ),
        }
    }
}

/// Words that the program accepts, and others; none of them makes it work for long.
fn words() -> impl Strategy<Value = Vec<String>> {
    let option = prop_oneof![
        select(&WORDS[..]).prop_map(|word| word.replace('\0', "")),
        board().prop_map(|board| format!("--goal={}", board.letters())),
        select(vec!["--json", "--csv", "--memory", "--tie=low-g", "--realm=8", "--realms=7,8", "--help"])
            .prop_map(str::to_owned),
    ];
    let command = select(vec!["solve", "compare", "judge", "explain"]);
    (command, spelled(Gap::Any), vec(option, 0..3)).prop_map(|(command, (_, text), options)| {
        let mut words = vec![command.to_owned(), text];
        words.extend(options);
        words.push("--runs=1".to_owned());
        words.extend((command == "compare").then(|| "--realms=8,7".to_owned()));
        words
    })
}

proptest! {
    #![proptest_config(seeded_config(48))]

    /// The program itself: an answer, or a message and nothing else.
    #[test]
    fn every_command_line_is_answered_or_rejected_with_a_message(words in words()) {
        let output = ProgramOutput::from(command(&words).output().expect("the program runs"));
        match output.code {
            Some(0) => prop_assert!(!output.out.is_empty(), "{}", output.err),
            Some(2) => {
                prop_assert_eq!(output.out.as_str(), "");
                prop_assert!(output.err.starts_with("error: "), "{}", output.err);
            }
            code => prop_assert!(false, "{:?}: {}", code, output.err),
        }
    }
}
