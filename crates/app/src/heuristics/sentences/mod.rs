//! The heuristics tab in words: h of a board, tile by tile, h of all boards, the excess moves where a heuristic
//! is not admissible, and the effect of the orders of moves.

pub mod counterexample;
pub mod trials;

use eight_realms_core::{
    heuristic::{Conflict, HeuristicKind, Line, Unit, Weight},
    job::Summary,
    realm::{Settings, Tie, TieOrder},
};

use crate::{
    heuristics::{
        board::HParts,
        distances::Region,
        orders::{Bar, BarRow, NoTrials, OrdersCount},
        suboptimal::PathPair,
    },
    words::{
        Words,
        figures::{grouped, hundredths, tenths},
    },
};

/// The name that ends the ids of the messages about a heuristic; for w = 1, that of the heuristic that is multiplied.
pub fn sentence_of(heuristic: HeuristicKind) -> &'static str {
    match heuristic {
        HeuristicKind::Weighted(weight) if weight.is_one() => HeuristicKind::Manhattan.name(),
        other => other.name(),
    }
}

/// Quality of a heuristic over all boards: what, how much, and why.
pub struct Quality {
    /// Id of its name.
    pub name: &'static str,
    /// Figure, as it is written.
    pub figure: String,
    /// Note on how it is counted, or why it is so.
    pub hint: String,
    /// Region of the boards that it is about, if they can be loaded.
    pub region: Option<Region>,
    pub verdict: Verdict,
}

/// Whether a heuristic is what it should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Good, or neither good nor bad.
    Fine,
    Warning,
}

/// All qualities of the selected heuristic.
pub fn qualities(words: &Words, heuristic: HeuristicKind, summary: &Summary) -> [Quality; 5] {
    let name = sentence_of(heuristic);
    let greatest = tenths(summary.greatest);
    let verdict = |holds| if holds { Verdict::Fine } else { Verdict::Warning };
    let reason = |property: &str| words.say(format!("{property}-{name}"));
    [
        plain("heuristics-greatest", greatest, words.say("heuristics-greatest-hint")),
        exact(words, summary),
        over(words, summary),
        property(
            words,
            "heuristics-admissible",
            verdict(heuristic.is_admissible()),
            reason("heuristics-admissible"),
        ),
        property(
            words,
            "heuristics-consistent",
            verdict(heuristic.is_consistent()),
            reason("heuristics-consistent"),
        ),
    ]
}

/// The sentences on why the selected heuristic is admissible and consistent, or why not.
pub fn reasons(words: &Words, heuristic: HeuristicKind) -> String {
    let name = sentence_of(heuristic);
    let ids = [format!("heuristics-admissible-{name}"), format!("heuristics-consistent-{name}")];
    ids.map(|id| words.say(&id)).join(words.language().between_sentences())
}

const fn plain(name: &'static str, figure: String, hint: String) -> Quality {
    Quality { name, figure, hint, region: None, verdict: Verdict::Fine }
}

fn exact(words: &Words, summary: &Summary) -> Quality {
    let share = f64::from(summary.exact) * 100.0 / f64::from(summary.boards);
    let args = [("share", hundredths(share).into()), ("boards", summary.boards.into())];
    plain("heuristics-exact", grouped(u64::from(summary.exact)), words.tell("heuristics-exact-hint", &args))
}

/// The number of boards for which h is too large: these can be loaded.
fn over(words: &Words, summary: &Summary) -> Quality {
    let (name, figure) = ("heuristics-overestimates", grouped(u64::from(summary.over)));
    if summary.over == 0 {
        return plain(name, figure, words.say("heuristics-over-none"));
    }
    let hint = words.tell("heuristics-over-hint", &[("excess", tenths(summary.excess).into())]);
    Quality { region: Some(Region::Overestimated), verdict: Verdict::Warning, ..plain(name, figure, hint) }
}

fn property(words: &Words, name: &'static str, verdict: Verdict, hint: String) -> Quality {
    let figure = words.say(if verdict == Verdict::Fine { "heuristics-yes" } else { "heuristics-no" });
    Quality { verdict, ..plain(name, figure, hint) }
}

/// h and true distance of a part of the picture, or the one of the two that all its boards have in common.
pub fn place(words: &Words, unit: Unit, region: Region) -> String {
    let h = |h| tenths(unit.in_moves(h));
    match region {
        Region::Cell { h: level, distance } => {
            words.tell("heuristics-cell", &[("h", h(level).into()), ("distance", distance.into())])
        }
        Region::Level(level) => words.tell("heuristics-level", &[("h", h(level).into())]),
        Region::Depth(distance) => words.tell("heuristics-depth", &[("distance", distance.into())]),
        Region::Overestimated => words.say("heuristics-over"),
    }
}

/// The contribution of the tile on a cell to h, in moves.
pub fn contribution(view: &HParts, cell: usize) -> String {
    tenths(view.parts.unit.in_moves(view.parts.cells[cell]))
}

/// The contribution of the tile on a cell to h, in words.
pub fn tile(words: &Words, view: &HParts, cell: usize) -> String {
    let part = contribution(view, cell);
    match view.board.tiles()[cell] {
        0 => words.tell("heuristics-part-blank", &[("part", part.into())]),
        tile => words.tell("heuristics-part", &[("tile", tile.into()), ("part", part.into())]),
    }
}

/// The text on what the selected heuristic counts of a board.
pub fn counts(words: &Words, heuristic: HeuristicKind) -> String {
    words.say(format!("heuristics-counts-{}", heuristic.name()))
}

/// The tiles by number, each with the cell on which it lies; the blank, last, only where it is counted.
pub fn summands(heuristic: HeuristicKind, view: &HParts) -> Vec<(u8, usize)> {
    let places = view.board.places();
    let is_counted = heuristic.counts_the_blank();
    let all = (1..=8).chain(is_counted.then_some(0));
    all.map(|tile| (tile, usize::from(places[usize::from(tile)]))).collect()
}

/// The text on which tiles of a line are in each other's way, and what that adds.
pub fn conflict(words: &Words, conflict: &Conflict, tiles: &[u8]) -> String {
    let list = |tiles: &[u8]| tiles.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
    let args = [
        ("tiles", list(tiles).into()),
        ("out", list(&conflict.taken_out).into()),
        ("extra", conflict.extra().into()),
    ];
    words.tell("heuristics-conflict", &args)
}

/// The name of a row or column, counted from 1.
pub fn line(words: &Words, line: Line) -> String {
    match line {
        Line::Row(row) => words.tell("heuristics-row", &[("n", (row + 1).into())]),
        Line::Column(column) => words.tell("heuristics-column", &[("n", (column + 1).into())]),
    }
}

/// The text on the ratio of the path found to a shortest one, with the maximum length that it could have.
pub fn excess(words: &Words, paths: &PathPair) -> String {
    let example = &paths.example;
    let args = [
        ("found", example.found_path.len().into()),
        ("shortest", example.shortest.len().into()),
        ("ratio", hundredths(example.ratio()).into()),
        ("most", example.most_moves().unwrap_or(example.found_path.len()).into()),
    ];
    words.tell("heuristics-ratio", &args)
}

/// The moves and expansions of the path found and of a shortest one.
pub fn both_lengths(words: &Words, paths: &PathPair) -> [String; 2] {
    let example = &paths.example;
    let weight = example.heuristic.weight().map_or_else(String::new, |weight| weight.to_string());
    let path = |id: &str, weight: String, moves: usize, expanded: u64| {
        words.tell(id, &[("w", weight.into()), ("moves", moves.into()), ("n", expanded.into())])
    };
    [
        path("heuristics-path-found", weight, example.found_path.len(), example.expanded),
        path(
            "heuristics-path-shortest",
            Weight::MIN.to_string(),
            example.shortest.len(),
            example.expanded_with_one,
        ),
    ]
}

/// The order and ties with which the path was found: with others, the path from this board may be a shortest one.
pub fn settings_line(words: &Words, settings: &Settings) -> String {
    let args = [
        ("order", settings.order.to_string().into()),
        ("tie", words.say(format!("ties-{}", settings.tie.name())).into()),
        ("then", words.say(format!("tie-order-{}", settings.tie_order.name())).into()),
    ];
    words.tell("heuristics-path-with", &args)
}

/// The reason why there is nothing to try.
pub fn no_trials(words: &Words, reason: NoTrials) -> String {
    words.say(format!("heuristics-no-trials-{}", <&str>::from(reason)))
}

/// The text on how ties are broken.
pub fn ties(words: &Words, (tie, then): (Tie, TieOrder)) -> String {
    let tie = words.say(format!("ties-{}", tie.name()));
    let then = words.say(format!("tie-order-{}", then.name()));
    words.tell("heuristics-ties", &[("tie", tie.into()), ("then", then.into())])
}

/// The range of the bars of a row, and the number of its paths that are too long.
pub fn range(words: &Words, row: &BarRow, least: Option<u8>) -> String {
    let is_whole = row.bars.iter().all(|bar| bar.value.is_some());
    let range = match row.range {
        Some((least, most)) if least < most => {
            words.tell("heuristics-range", &[("least", least.into()), ("most", most.into())])
        }
        Some((only, _)) if is_whole => words.tell("heuristics-all-alike", &[("n", only.into())]),
        _ => String::new(),
    };
    let longer = row.bars.iter().filter(|bar| bar.is_longer).count();
    match least.filter(|_| longer > 0) {
        Some(least) => {
            let args = [("range", range.into()), ("n", longer.into()), ("least", least.into())];
            words.tell("heuristics-too-long", &args)
        }
        None => range,
    }
}

/// `ulrd, greatest g first, then first in, first out: 314 expanded, 19 moves`
pub fn trial(words: &Words, count: OrdersCount, bar: &Bar, ties: Option<&str>, least: Option<u8>) -> String {
    let order = bar.trial.order.to_string();
    let trial = match ties {
        Some(ties) => words.tell("heuristics-trial-ties", &[("order", order.into()), ("ties", ties.into())]),
        None => order,
    };
    let Some(value) = bar.value else { return trial };
    let id = format!("heuristics-trial-{}", count.name());
    let args = [("trial", trial.into()), ("n", value.into()), ("moves", bar.moves.unwrap_or(0).into())];
    let trial = words.tell(id, &args);
    match least.filter(|_| bar.is_longer) {
        Some(least) => {
            words.tell("heuristics-trial-longer", &[("trial", trial.into()), ("least", least.into())])
        }
        None => trial,
    }
}

/// Progress of a task, in words and as a share.
pub struct Progress {
    /// Number of parts that are done, in words.
    pub words: String,
    /// Id of the note on what is done.
    pub convention: &'static str,
    /// Share of the task that is done, from 0 to 1.
    pub share: f32,
}
