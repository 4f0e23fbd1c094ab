//! The arguments: their names, values and defaults. What each means is a message: `help = "help-goal"` names it, and
//! [`help`](super::help) puts its text there.

use std::{num::NonZeroU32, path::PathBuf, sync::LazyLock};

use clap::{ArgAction, Args, Parser, Subcommand};

#[cfg(feature = "gui")]
use super::picture::PictureRequest;
use super::{
    question_args::QuestionArgs,
    value_parsers::{self, one_of, times},
};
use crate::{
    heuristic::{HeuristicKind, Weight},
    judge::Format,
    puzzle::Order,
    realm::{Realm, Tie, TieOrder},
    words::Language,
};

/// What an argument can be, as the help writes it.
type ValueNames = LazyLock<String>;

static REALMS: ValueNames = ValueNames::new(|| Realm::ALL.map(Realm::label).join("|"));
static LADDER: ValueNames = ValueNames::new(|| Realm::LADDER.map(Realm::label).join(","));
static HEURISTICS: ValueNames = ValueNames::new(|| HeuristicKind::ALL.map(HeuristicKind::name).join("|"));
static TIES: ValueNames = ValueNames::new(|| Tie::ALL.map(Tie::name).join("|"));
static TIE_ORDERS: ValueNames = ValueNames::new(|| TieOrder::ALL.map(TieOrder::name).join("|"));
static LANGUAGES: ValueNames = ValueNames::new(|| Language::ALL.map(Language::code).join("|"));

/// Where `--language` stands in the lists of options: after those of the command, before help and version.
const AFTER_THE_OTHERS: usize = 900;

/// All arguments of the program.
#[derive(Debug, Parser)]
#[command(version, name = "eight-realms", about = "help-program", long_about = "help-program-more")]
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub struct Arguments {
    /// Nothing stands for the window.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Of the command line's messages. With `picture` it is the same option before and after the command, and is that
    /// of the window that is drawn too.
    #[arg(long, global = true, value_name = LANGUAGES.as_str(), value_parser = one_of(Language::ALL, Language::ALL.map(Language::code)))]
    #[arg(hide_possible_values = true, ignore_case = true, display_order = AFTER_THE_OTHERS, help = "help-language")]
    pub language: Option<Language>,
}

/// What the program can do besides its window.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// The window, at a moment.
    #[command(about = "help-open")]
    Open(OpenArgs),
    /// A row.
    #[command(about = "help-solve")]
    Solve(SolveArgs),
    /// A row for each realm.
    #[command(about = "help-compare")]
    Compare(CompareArgs),
    /// From standard input to standard output.
    #[command(about = "help-judge")]
    Judge(JudgeArgs),
    /// A few lines, or a row of facts.
    #[command(about = "help-ask")]
    Ask(QuestionArgs),
    /// A line for each fact.
    #[command(about = "help-check", long_about = "help-check-more")]
    Check(CheckArgs),
    /// A file.
    #[cfg(feature = "gui")]
    #[command(about = "help-picture")]
    Picture(PictureRequest),
    /// The same as `--help`.
    #[command(about = "help-help")]
    Help(HelpArgs),
}

/// A puzzle and how to search it.
#[derive(Debug, Args)]
pub struct SearchArgs {
    /// All that is not an option, to be joined.
    #[arg(value_name = "BOARD", required_unless_present = "goal", num_args = 1.., help = "help-board")]
    pub board: Vec<String>,

    /// One or nine, as typed; what follows them belongs to the start. Nothing stands for the usual goal.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-goal")]
    pub goal: Vec<String>,

    /// One of 24.
    #[arg(long, value_name = "ORDER", default_value = "ulrd", help = "help-order")]
    pub order: Order,

    /// Realms 5 to 7.
    #[arg(long, value_name = TIES.as_str(), default_value = Tie::default().name(), help = "help-tie")]
    #[arg(value_parser = one_of(Tie::ALL, Tie::ALL.map(Tie::name)), hide_possible_values = true)]
    pub tie: Tie,

    /// Realms 5 to 7.
    #[arg(long, value_name = TIE_ORDERS.as_str(), default_value = TieOrder::default().name())]
    #[arg(value_parser = one_of(TieOrder::ALL, TieOrder::ALL.map(TieOrder::name)), hide_possible_values = true)]
    #[arg(help = "help-tie-order")]
    pub tie_order: TieOrder,

    /// Realms 5 to 8; nothing stands for their own.
    #[arg(long, value_name = HEURISTICS.as_str(), help = "help-heuristic", hide_possible_values = true)]
    #[arg(value_parser = one_of(HeuristicKind::ALL, HeuristicKind::ALL.map(HeuristicKind::name)))]
    pub heuristic: Option<HeuristicKind>,

    /// Of the weighted heuristic.
    #[arg(long, value_name = "W", help = "help-weight")]
    pub weight: Option<Weight>,

    /// Realms 2a to 7b: realm 1 tests none, realm 8 always does.
    #[arg(long, help = "help-no-parity")]
    pub no_parity: bool,

    /// At least one; nothing stands for as many as the measurement needs.
    #[arg(long, value_name = "N", value_parser = times, help = "help-runs")]
    pub runs: Option<NonZeroU32>,

    /// Instead of the table.
    #[arg(long, help = "help-json")]
    pub json: bool,
}

/// One realm.
#[derive(Debug, Args)]
#[command(mut_arg("board", |board| board.required(false).required_unless_present("file").help("help-boards")))]
pub struct SolveArgs {
    /// Puzzles, a line each, instead of the one that the arguments name.
    #[arg(long, value_name = "FILE", conflicts_with = "board", help = "help-boards-file")]
    pub file: Option<PathBuf>,

    /// By its label.
    #[arg(long, value_name = REALMS.as_str(), default_value = "7", value_parser = value_parsers::realm)]
    #[arg(help = "help-realm")]
    pub realm: Realm,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Instead of the table.
    #[arg(long, conflicts_with_all = ["runs", "json"], help = "help-memory")]
    pub memory: bool,
}

/// Several realms.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// By their labels.
    #[arg(long, value_name = "1,2a,2,…", value_delimiter = ',', default_value = LADDER.as_str())]
    #[arg(value_parser = value_parsers::realm, help = "help-realms")]
    pub realms: Vec<Realm>,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Instead of the table.
    #[arg(long, conflicts_with = "json", help = "help-csv")]
    pub csv: bool,
}

/// What the window opens with.
#[derive(Debug, Args)]
pub struct OpenArgs {
    /// All that is not an option, to be joined: a sentence may stand around the line.
    #[arg(value_name = "LINE", required = true, num_args = 1.., help = "help-open-line")]
    pub line: Vec<String>,
}

/// How much to check.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The same as nothing.
    #[arg(long, help = "help-quick")]
    pub quick: bool,

    /// Minutes.
    #[arg(long, conflicts_with = "quick", help = "help-full")]
    pub full: bool,

    /// Instead of the lines.
    #[arg(long, help = "help-check-json")]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct JudgeArgs {
    /// By the name of its problem. It may follow the goal too.
    #[arg(value_name = "FORMAT", required_unless_present = "goal", help = "help-format")]
    #[arg(value_parser = one_of(Format::ALL, Format::ALL.map(Format::name)), hide_possible_values = true)]
    pub format: Option<Format>,

    /// Instead of the fixed one: one or nine, as typed.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-judge-goal")]
    pub goal: Vec<String>,
}

#[derive(Debug, Args)]
pub struct HelpArgs {
    /// Nothing stands for the program itself.
    #[arg(value_name = "COMMAND", help = "help-of")]
    pub command: Option<String>,
}
