//! The figures of `data/oracle8.json`, read once and typed. They were found by programs that share no
//! line with this one. Boards there are nine digits, row by row, 0 for the blank.

use std::{collections::BTreeMap, sync::LazyLock};

use eight_realms_core::puzzle::Puzzle;
use serde::Deserialize;

use crate::probe;

pub static FACTS: LazyLock<Facts> = LazyLock::new(|| {
    serde_json::from_str(include_str!("data/oracle8.json")).expect("the facts have the shape of these types")
});

#[derive(Deserialize)]
pub struct Facts {
    pub depth_distribution: BTreeMap<String, Depths>,
    pub heuristics_goal_123456780: HeuristicFacts,
    pub instances: Vec<Instance>,
    pub unsolvable: Vec<(String, String)>,
    pub aima_notebook_search4e: Notebook,
    pub hash: BTreeMap<String, BTreeMap<String, usize>>,
}

/// How many boards lie at each distance from one goal.
#[derive(Deserialize)]
pub struct Depths {
    pub max: u8,
    pub sum: Option<u64>,
    pub counts: Option<Vec<usize>>,
    pub same_counts_as: Option<String>,
    #[serde(default)]
    pub deepest: Vec<String>,
}

/// What the two heuristics come to over the whole half.
#[derive(Deserialize)]
pub struct HeuristicFacts {
    pub mean_manhattan: f64,
    pub mean_misplaced: f64,
    pub states_with_md_equal_true: usize,
    pub misplaced_including_blank_overestimates_in: usize,
    pub md_histogram: BTreeMap<u16, usize>,
    pub misplaced_histogram: BTreeMap<u16, usize>,
    pub optimal_solutions: ShortestPaths,
}

/// How many shortest paths the boards have.
#[derive(Deserialize)]
pub struct ShortestPaths {
    pub mean: f64,
    pub unique: usize,
    pub max: u64,
    pub max_at: String,
}

/// One pair of boards.
#[derive(Deserialize)]
pub struct Instance {
    pub start: String,
    pub goal: String,
    pub optimal: u8,
    pub manhattan: u16,
    pub misplaced: u16,
    pub bfs_gen_test_expanded_range: (u64, u64),
    pub astar_misplaced_must: u64,
    pub astar_misplaced_low_g: u64,
    pub astar_manhattan_must: u64,
    pub astar_manhattan_low_g: u64,
    pub bibfs_finish_layer_expanded: u64,
    #[serde(rename = "ULRD")]
    pub usual_order: UsualOrder,
}

/// What depends on the order of the moves.
#[derive(Deserialize)]
pub struct UsualOrder {
    pub bfs_gen_test: BreadthFirst,
    pub ida_manhattan: Deepening,
}

#[derive(Deserialize)]
pub struct BreadthFirst {
    pub expanded: u64,
    pub generated: u64,
    pub peak_queue: u64,
    pub path: String,
}

#[derive(Deserialize)]
pub struct Deepening {
    pub generated_incl_root_once: u64,
    pub expanded: u64,
    pub thresholds: Vec<u16>,
    pub path: String,
}

/// The notebook that goes with a textbook.
#[derive(Deserialize)]
pub struct Notebook {
    pub instances: Vec<NotebookRow>,
}

#[derive(Deserialize)]
pub struct NotebookRow {
    pub start: String,
    pub cost: u8,
    pub astar_manhattan: (u64, u64),
}

impl Instance {
    pub fn puzzle(&self) -> Puzzle {
        probe::puzzle(&self.start, &self.goal)
    }
}
