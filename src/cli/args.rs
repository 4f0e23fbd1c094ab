//! The arguments. Their help texts are the comments here.

use std::sync::LazyLock;

use clap::{Args, Parser, Subcommand};

#[cfg(feature = "gui")]
use super::picture::PictureRequest;
use crate::{
    heuristic::{Estimate, Weight},
    judge::Format,
    puzzle::Order,
    realm::{Realm, Tie, TieOrder},
};

/// What an argument can be, as the help writes it.
type ValueNames = LazyLock<String>;

static REALMS: ValueNames = ValueNames::new(|| Realm::ALL.map(Realm::label).join("|"));
static LADDER: ValueNames = ValueNames::new(|| Realm::LADDER.map(Realm::label).join(","));
static ESTIMATES: ValueNames = ValueNames::new(|| Estimate::ALL.map(Estimate::name).join("|"));
static TIES: ValueNames = ValueNames::new(|| Tie::ALL.map(Tie::name).join("|"));
static TIE_ORDERS: ValueNames = ValueNames::new(|| TieOrder::ALL.map(TieOrder::name).join("|"));

/// Watch eight ways of solving the 8-puzzle, each one idea better than the one before.
///
/// Without a command the window opens. A board is nine characters row by row: 1 to 8 and one blank (x, X, 0, _
/// or .), as one argument or as nine.
#[derive(Debug, Parser)]
#[command(version, about, long_about, name = "eight-realms")]
pub struct Arguments {
    /// What to do; the window, if nothing is said.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the program can do besides its window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Solve one puzzle in one realm
    Solve(SolveArgs),
    /// Solve one puzzle in several realms and lay their counts and times side by side
    Compare(CompareArgs),
    /// Answer an online judge's input: reads standard input, writes standard output
    Judge(JudgeArgs),
    /// Check what is known of the space and of the searches; the exit code is 1 if anything is otherwise
    Check(CheckArgs),
    /// Draw the window, as it opens once all eight realms have run, into a PNG file
    #[cfg(feature = "gui")]
    Picture(PictureRequest),
}

/// A puzzle and how to search it.
#[derive(Debug, Args)]
pub struct SearchArgs {
    /// The start
    #[arg(value_name = "BOARD", required = true, num_args = 1..)]
    pub board: Vec<String>,

    /// The goal
    #[arg(long, value_name = "BOARD", default_value = "12345678x")]
    pub goal: String,

    /// The order in which the blank's moves are tried, one of 24
    #[arg(long, value_name = "ORDER", default_value = "ulrd")]
    pub order: Order,

    /// A* (realms 5 to 7): which of the boards with least f is taken
    #[arg(long, value_name = TIES.as_str(), default_value = Tie::default().name())]
    pub tie: Tie,

    /// A*: which of those with equal g as well is taken
    #[arg(long, value_name = TIE_ORDERS.as_str(), default_value = TieOrder::default().name())]
    pub tie_order: TieOrder,

    /// Another estimate for realms 5 to 8 than their own
    #[arg(long, value_name = ESTIMATES.as_str())]
    pub heuristic: Option<Estimate>,

    /// The weight of `--heuristic weighted`, 1.0 to 5.0 in tenths; 2.0 if none is given
    #[arg(long, value_name = "W")]
    pub weight: Option<Weight>,

    /// Realms 2a to 7b: search even if parity shows that there is no solution (realm 1 always does, 8 never)
    #[arg(long)]
    pub no_parity: bool,

    /// Measure the bare time so often; otherwise until it is known well enough
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub runs: Option<u32>,

    /// Write JSON
    #[arg(long)]
    pub json: bool,
}

/// One realm.
#[derive(Debug, Args)]
pub struct SolveArgs {
    /// The realm
    #[arg(long, value_name = REALMS.as_str(), default_value = "7")]
    pub realm: Realm,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Print the most bytes that the search in `--realm` allocates at once, and nothing else
    #[arg(long, conflicts_with_all = ["runs", "json"])]
    pub memory: bool,
}

/// Several realms.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// The realms, each once, in the order of the rows
    #[arg(long, value_name = "1,2a,2,…", value_delimiter = ',', default_value = LADDER.as_str())]
    pub realms: Vec<Realm>,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Write CSV
    #[arg(long, conflicts_with = "json")]
    pub csv: bool,
}

/// How much to check.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// What takes seconds: the default
    #[arg(long)]
    pub quick: bool,

    /// Search every start as well, on all cores: minutes
    #[arg(long, conflicts_with = "quick")]
    pub full: bool,

    /// Write a JSON array of name, expected, found, ok and seconds
    #[arg(long)]
    pub json: bool,
}

/// Which judge.
#[derive(Debug, Args)]
pub struct JudgeArgs {
    /// The judge's format
    #[arg(value_name = "poj1077|hdu1043|acwing845|hdu3567")]
    pub format: Format,
}
