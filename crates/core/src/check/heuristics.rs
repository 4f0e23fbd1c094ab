//! The heuristics, over all boards and over all moves.

use serde_json::{Value, json};

use super::{Fact, FactSource, space::edges};
use crate::{
    heuristic::{Heuristic, HeuristicKind, Survey, Weight},
    puzzle::Board,
    space::{Distances, HALF, same_parity_boards},
};

pub fn facts() -> Vec<Fact> {
    let mut facts = vec![
        Fact::new("misplaced: boards by h", || by_h(HeuristicKind::Misplaced)),
        Fact::new("Manhattan: boards by h", || by_h(HeuristicKind::Manhattan)),
        Fact::new("linear conflict: greatest h", || {
            json!(survey(HeuristicKind::LinearConflict).levels().last().map(|level| level.h))
        }),
        Fact::new("Manhattan: boards where h is exact", exact),
        Fact::new("Manhattan: moves that change h by one", || {
            moves_by(HeuristicKind::Manhattan, |change| change == 1)
        })
        .known_from(FactSource::Proof),
        Fact::new(
            "misplaced with the blank: boards where h is too large, and by how much",
            too_large_with_the_blank,
        ),
        Fact::new("weighted with w = 1: boards where it is Manhattan", weighted_with_one)
            .known_from(FactSource::Proof),
    ];
    // Where a single tile is, is equally likely on every cell, so two of the means can be worked out by hand.
    for (name, kind, of_mean) in [
        ("misplaced", HeuristicKind::Misplaced, FactSource::Proof),
        ("Manhattan", HeuristicKind::Manhattan, FactSource::Proof),
        ("linear conflict", HeuristicKind::LinearConflict, FactSource::OtherProgram),
    ] {
        facts.extend([
            Fact::new(format!("{name}: mean h"), move || mean(kind)).known_from(of_mean),
            Fact::new(format!("{name}: boards where h is too large"), move || excesses(kind).len().into())
                .known_from(FactSource::Proof),
            Fact::new(format!("{name}: moves that change h by more than one"), move || {
                moves_by(kind, |change| change > 1)
            })
            .known_from(FactSource::Proof),
        ]);
    }
    facts
}

fn survey(kind: HeuristicKind) -> Survey {
    Survey::of(kind, &Distances::to(Board::standard_goal()))
}

/// The number of boards with h = 0, 1, 2 …
fn by_h(kind: HeuristicKind) -> Value {
    let mut boards = Vec::new();
    for level in survey(kind).levels() {
        boards.resize(usize::from(level.h) + 1, 0);
        boards[usize::from(level.h)] = level.boards();
    }
    json!(boards)
}

/// The mean h of all boards, to six decimals.
fn mean(kind: HeuristicKind) -> Value {
    let sum: u64 =
        survey(kind).levels().iter().map(|level| u64::from(level.h) * u64::from(level.boards())).sum();
    json!((sum as f64 / HALF as f64 * 1e6).round() / 1e6)
}

fn exact() -> Value {
    let survey = survey(HeuristicKind::Manhattan);
    survey
        .levels()
        .iter()
        .map(|level| level.at.get(usize::from(level.h)).copied().unwrap_or(0))
        .sum::<u32>()
        .into()
}

/// The excess of h over the true distance, for each board that has one.
fn excesses(kind: HeuristicKind) -> Vec<u16> {
    let goal = Board::standard_goal();
    let (distances, heuristic) = (Distances::to(goal), kind.to(goal));
    let excess = |board| heuristic.h(board).checked_sub(u16::from(distances.of(board)?));
    same_parity_boards(goal).filter_map(excess).filter(|excess| *excess > 0).collect()
}

fn too_large_with_the_blank() -> Value {
    let excesses = excesses(HeuristicKind::BlankCounted);
    json!([excesses.len(), excesses.iter().max()])
}

fn moves_by(kind: HeuristicKind, is_so: impl Fn(u16) -> bool) -> Value {
    let goal = Board::standard_goal();
    let heuristic = kind.to(goal);
    edges(goal).filter(|(from, to)| is_so(heuristic.h(*from).abs_diff(heuristic.h(*to)))).count().into()
}

/// The number of boards where the weighted heuristic with w = 1, which counts in tenths, equals Manhattan.
fn weighted_with_one() -> Value {
    let goal = Board::standard_goal();
    let (plain, weighted) =
        (HeuristicKind::Manhattan.to(goal), HeuristicKind::Weighted(Weight::MIN).to(goal));
    let unit = weighted.unit();
    same_parity_boards(goal)
        .filter(|board| weighted.h(*board) == unit.moves(plain.h(*board) as u8))
        .count()
        .into()
}
