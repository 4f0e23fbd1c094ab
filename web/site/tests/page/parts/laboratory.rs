//! The laboratory in the page: an experiment is run by web workers, with the counts of the command line.

use std::process::Command;

use anyhow::{Context, Result};

use super::{super::fixture::Fixture, Part};

pub const ALL: &[(&str, Part)] =
    &[("an experiment is run by web workers with the counts of the command line", experiment)];

/// A window wide enough for all columns of the table.
const WIDE: [u32; 2] = [1440, 900];
/// The lane and the depth that are compared.
const CELL: (&str, u64) = ("7", 20);

fn experiment(page: &mut Fixture) -> Result<()> {
    page.browser.resize(WIDE[0], WIDE[1])?;
    page.open("8r1:23415x768:7")?;
    page.settled()?;
    page.with_tree()?;
    page.key("k", 75, 0)?;
    page.press("Run")?;
    page.shows("all 1\u{2009}680 searched")?;
    page.key("k", 75, 0)?;
    let (lane, depth) = CELL;
    page.shows(&format!("{lane}, depth {depth}: {}", expected(page)?))?;
    page.press(&format!("{lane}, depth {depth}: "))?;
    page.shows("7, board by board. 20 boards of depth 20")
}

/// The mean that the command line finds, without decimals, as it is from a hundred on.
fn expected(page: &Fixture) -> Result<String> {
    let output = Command::new(&page.program).args(["lab", "--preset", "growth", "--json"]).output()?;
    let rows: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    let rows = rows.as_array().context("a list of rows")?;
    let (lane, depth) = CELL;
    let row = rows.iter().find(|row| row["variant"] == lane && row["depth"] == depth);
    let mean = row.and_then(|row| row["expanded_mean"].as_f64()).context("a mean")?;
    Ok(format!("{mean:.0}"))
}
