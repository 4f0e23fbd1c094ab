//! `deal`: boards of given depths, a line each.

use std::io::{self, BufWriter, Write};

use eight_realms_app::words::Words;
use eight_realms_core::{
    lab::{BoardSource, Sample, Shortage},
    puzzle::Board,
    space::Distances,
};

use super::{
    args::DealArgs,
    exit::{Failure, notice},
    search_request::goal_alone,
};

pub(super) fn run(words: &Words, args: &DealArgs) -> Result<(), Failure> {
    let goal = goal_alone(&args.goal)?.unwrap_or(Board::standard_goal());
    let distances = Distances::to(goal);
    let source = BoardSource::Sample(Sample { count: args.count, depths: args.depth, seed: args.seed.0 });
    note_shortages(words, &source, &distances);
    let mut out = BufWriter::new(io::stdout().lock());
    for board in source.deal(&distances) {
        writeln!(out, "{}", board.start.letters())?;
    }
    Ok(out.flush()?)
}

/// Tells which depths have fewer boards than a sample asks for.
pub(super) fn note_shortages(words: &Words, source: &BoardSource, distances: &Distances) {
    let BoardSource::Sample(Sample { count, .. }) = source else { return };
    let depth = |Shortage { depth, boards }: Shortage| {
        words.tell("lab-depth-has", &[("depth", depth.into()), ("boards", boards.into())])
    };
    let depths: Vec<String> = source.shortages(distances).into_iter().map(depth).collect();
    if !depths.is_empty() {
        let depths = super::reasons::in_a_row(words, &depths.iter().map(String::as_str).collect::<Vec<_>>());
        notice(&words.tell("lab-shortage", &[("count", (*count).into()), ("depths", depths.into())]));
    }
}
