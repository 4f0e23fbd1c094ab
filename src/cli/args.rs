//! The arguments: their names, values and defaults. The help text of each is a message: `help = "help-goal"` gives its
//! id, and [`help`](super::help) inserts its text.

use std::{num::NonZeroU32, path::PathBuf, sync::LazyLock};

use clap::{ArgAction, Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use eight_realms_app::words::{Language, solution::SolutionForm};
use eight_realms_core::{
    export::{PosthocView, TraceFormat},
    heuristic::{HeuristicKind, Weight},
    judge::Format,
    lab::{BoardSource, Depths, LabPreset, Measure, board_count},
    lane::{LaneRequest, Preset},
    puzzle::{Board, Order},
    realm::{DepthLimit, Evaluation, Realm, Tie, TieOrder},
    trace::GoalTest,
};

#[cfg(feature = "gui")]
use super::{export::ExportRequest, picture::PictureRequest};
use super::{
    output::OutputArgs,
    question_args::QuestionArgs,
    value_parsers::{self, LANGUAGES, Seed, one_of, times},
};

/// Values that an argument takes, as the help lists them.
type ValueNames = LazyLock<String>;

static REALMS: ValueNames = ValueNames::new(|| Realm::ALL.map(Realm::label).join("|"));
static LADDER: ValueNames = ValueNames::new(|| Realm::LADDER.map(Realm::label).join(","));
static TIES: ValueNames = ValueNames::new(|| Tie::ALL.map(Tie::name).join("|"));
static TIE_ORDERS: ValueNames = ValueNames::new(|| TieOrder::ALL.map(TieOrder::name).join("|"));
static GOAL_TESTS: ValueNames = ValueNames::new(|| GoalTest::ALL.map(GoalTest::name).join("|"));
static TRACE_FORMATS: ValueNames = ValueNames::new(|| TraceFormat::ALL.map(TraceFormat::name).join("|"));
static VIEWS: ValueNames = ValueNames::new(|| PosthocView::ALL.map(PosthocView::name).join("|"));
static MEASURES: ValueNames = ValueNames::new(|| Measure::ALL.map(Measure::name).join(","));
static SHELLS: ValueNames = ValueNames::new(|| {
    let shells = Shell::value_variants().iter().map(ToString::to_string);
    shells.collect::<Vec<_>>().join("|")
});
static SOLUTION_FORMS: ValueNames = ValueNames::new(|| SolutionForm::ALL.map(SolutionForm::name).join("|"));
static EVALUATIONS: ValueNames = ValueNames::new(|| Evaluation::ALL.map(Evaluation::name).join("|"));

/// Display order of `--language`: after the options of the command, before `--help` and `--version`.
const AFTER_THE_OTHERS: usize = 900;

/// All arguments of the program.
#[derive(Debug, Parser)]
#[command(version, name = "eight-realms", about = "help-program", long_about = "help-program-more")]
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub struct Arguments {
    /// Command to carry out; `None` opens the window.
    #[command(subcommand)]
    pub command: Option<Command>,

    /// Language of the command line's messages. With `picture` the option may stand before or after the command, and
    /// also sets the language of the window that is drawn.
    #[arg(long, global = true, value_name = LANGUAGES.as_str(), value_parser = one_of(Language::ALL, Language::ALL.map(Language::code)))]
    #[arg(hide_possible_values = true, ignore_case = true, display_order = AFTER_THE_OTHERS, help = "help-language")]
    pub language: Option<Language>,
}

/// A command of the program.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Opens the window at a moment, or with a puzzle.
    #[command(about = "help-open")]
    Open(OpenArgs),
    /// Solves puzzles in one realm: one row each.
    #[command(about = "help-solve", next_line_help = true)]
    Solve(SolveArgs),
    /// Solves one puzzle in several realms: one row each.
    #[command(about = "help-compare", next_line_help = true)]
    Compare(CompareArgs),
    /// Searches many boards in several ways, and shows their figures.
    #[command(about = "help-lab", long_about = "help-lab-more", next_line_help = true)]
    Lab(LabArgs),
    /// Prints boards of given depths.
    #[command(about = "help-deal", long_about = "help-deal-more")]
    Deal(DealArgs),
    /// Answers a judge's input: standard input to standard output.
    #[command(about = "help-judge")]
    Judge(JudgeArgs),
    /// Answers a question at a moment: a few lines, or a row of facts.
    #[command(about = "help-ask")]
    Ask(QuestionArgs),
    /// Writes the events of a search, or its tree.
    #[command(about = "help-trace", long_about = "help-trace-more", next_line_help = true)]
    Trace(TraceArgs),
    /// Checks known facts: one line each.
    #[command(about = "help-check", long_about = "help-check-more")]
    Check(CheckArgs),
    /// Saves a figure, or its table, as a file.
    #[cfg(feature = "gui")]
    #[command(about = "help-export", long_about = "help-export-more", next_line_help = true)]
    Export(ExportRequest),
    /// Draws the window into a file.
    #[cfg(feature = "gui")]
    #[command(about = "help-picture")]
    Picture(PictureRequest),
    /// Prints what a shell needs to complete commands and options.
    #[command(about = "help-completions", long_about = "help-completions-more")]
    Completions(CompletionsArgs),
    /// Prints the help, as `--help` does.
    #[command(about = "help-help")]
    Help(HelpArgs),
}

/// A puzzle and how to search it.
#[derive(Debug, Args)]
pub struct SearchArgs {
    /// Start, or the whole puzzle: all arguments that are not options, to be joined into one text.
    #[arg(value_name = "BOARD", required_unless_present = "goal", num_args = 1.., help = "help-board")]
    pub board: Vec<String>,

    /// Goal as typed, in one argument or nine; arguments after it belong to the start. If empty, the text of the start
    /// may name the goal, which is otherwise the usual one.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-goal")]
    pub goal: Vec<String>,

    /// Order of the blank's moves, one of 24.
    #[arg(long, value_name = "ORDER", default_value = "ulrd", help = "help-order")]
    pub order: Order,

    /// In realms 5 to 7b: which board of lowest f is expanded first; `None` for the usual one.
    #[arg(long, value_name = TIES.as_str(), help = "help-tie", hide_possible_values = true)]
    #[arg(value_parser = one_of(Tie::ALL, Tie::ALL.map(Tie::name)))]
    pub tie: Option<Tie>,

    /// In realms 5 to 7b: which board that is still equal is expanded first; `None` for the usual one.
    #[arg(long, value_name = TIE_ORDERS.as_str(), help = "help-tie-order", hide_possible_values = true)]
    #[arg(value_parser = one_of(TieOrder::ALL, TieOrder::ALL.map(TieOrder::name)))]
    pub tie_order: Option<TieOrder>,

    /// When realms 1 to 2 and 5 to 7b test whether a board is the goal; `None` for the realms' own.
    #[arg(long, value_name = GOAL_TESTS.as_str(), help = "help-goal-test", hide_possible_values = true)]
    #[arg(value_parser = one_of(GoalTest::ALL, GoalTest::ALL.map(GoalTest::name)))]
    pub goal_test: Option<GoalTest>,

    /// Heuristic of realms 5 to 8; `None` for the realms' own.
    #[arg(long, value_name = "NAME", help = "help-heuristic", hide_possible_values = true)]
    #[arg(value_parser = one_of(HeuristicKind::ALL, HeuristicKind::ALL.map(HeuristicKind::name)))]
    pub heuristic: Option<HeuristicKind>,

    /// Weight of the weighted heuristic; `None` for the usual one.
    #[arg(long, value_name = "W", help = "help-weight")]
    pub weight: Option<Weight>,

    /// Whether realms 2a to 7b search without testing parity. Realm 1 never tests it,
    /// realm 8 skips it only with a depth limit.
    #[arg(long, help = "help-no-parity")]
    pub no_parity: bool,

    /// Number of measurements of the run time, at least one; `None` for as many as are needed.
    #[arg(long, value_name = "N", value_parser = times, help = "help-runs")]
    pub runs: Option<NonZeroU32>,

    /// Whether to write JSON instead of the table.
    #[arg(long, help = "help-json")]
    pub json: bool,
}

/// Arguments of `solve`: one realm.
#[derive(Debug, Args)]
#[command(mut_arg("board", |board| board.required(false).required_unless_present("file").help("help-boards")))]
pub struct SolveArgs {
    /// File of puzzles, one a line, instead of the puzzle that the arguments name.
    #[arg(long, value_name = "FILE", conflicts_with = "board", help = "help-boards-file")]
    pub file: Option<PathBuf>,

    /// Realm, by its label or its common name.
    #[arg(long, value_name = REALMS.as_str(), default_value = "7", value_parser = value_parsers::realm)]
    #[arg(help = "help-realm")]
    pub realm: Realm,

    /// What realms 5 to 7 sort by; `None` for the usual sum.
    #[arg(long, value_name = EVALUATIONS.as_str(), help = "help-f", hide_possible_values = true)]
    #[arg(value_parser = one_of(Evaluation::ALL, Evaluation::ALL.map(Evaluation::name)))]
    pub f: Option<Evaluation>,

    /// Depth at which realm 8 goes back, without a heuristic; `None` for a bound that rises.
    #[arg(long, value_name = "N", help = "help-depth-limit")]
    pub depth_limit: Option<DepthLimit>,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// How the path is written.
    #[arg(long, value_name = SOLUTION_FORMS.as_str(), default_value = "blank", hide_possible_values = true)]
    #[arg(value_parser = one_of(SolutionForm::ALL, SolutionForm::ALL.map(SolutionForm::name)))]
    #[arg(conflicts_with_all = ["json", "memory"], help = "help-moves")]
    pub moves: SolutionForm,

    /// Whether to print the peak memory in bytes instead of the table.
    #[arg(long, conflicts_with_all = ["runs", "json"], help = "help-memory")]
    pub memory: bool,
}

/// Arguments of `compare`: several realms.
#[derive(Debug, Args)]
pub struct CompareArgs {
    /// Realms in the order of the rows, by their labels or common names.
    #[arg(long, value_name = "1,2a,2,…", value_delimiter = ',', default_value = LADDER.as_str())]
    #[arg(value_parser = value_parsers::realm, help = "help-realms")]
    pub realms: Vec<Realm>,

    /// Lanes in the order of the rows, instead of realms.
    #[arg(long = "lane", value_name = "LANE", help = "help-lane")]
    #[arg(conflicts_with_all = ["realms", "heuristic", "weight"])]
    pub lanes: Vec<LaneRequest>,

    /// Set of lanes, instead of realms.
    #[arg(long, value_name = "NAME", help = "help-preset", hide_possible_values = true)]
    #[arg(value_parser = one_of(Preset::ALL, Preset::ALL.map(Preset::name)))]
    #[arg(conflicts_with_all = ["realms", "lanes", "heuristic", "weight"])]
    pub preset: Option<Preset>,

    /// The puzzle and how to search it.
    #[command(flatten)]
    pub search: SearchArgs,

    /// Whether to write CSV instead of the table.
    #[arg(long, conflicts_with = "json", help = "help-csv")]
    pub csv: bool,
}

/// Arguments of `trace`: a search, and the form and place of its trace.
#[derive(Debug, Args)]
pub struct TraceArgs {
    /// Start, or the whole puzzle: all arguments that are not options, to be joined into one text.
    #[arg(value_name = "BOARD", required_unless_present = "goal", num_args = 1.., help = "help-board")]
    pub board: Vec<String>,

    /// Goal as typed, in one argument or nine; arguments after it belong to the start.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-goal")]
    pub goal: Vec<String>,

    /// Realm, by its label or its common name, and its settings, as a lane has them.
    #[arg(long, value_name = "LANE", default_value = "7", value_parser = value_parsers::lane)]
    #[arg(help = "help-trace-realm")]
    pub realm: LaneRequest,

    /// Format of the trace.
    #[arg(long, value_name = TRACE_FORMATS.as_str(), help = "help-trace-format", hide_possible_values = true)]
    #[arg(value_parser = one_of(TraceFormat::ALL, TraceFormat::ALL.map(TraceFormat::name)))]
    pub format: TraceFormat,

    /// What Posthoc draws at each event; `None` for what fits the number of events.
    #[arg(long, value_name = VIEWS.as_str(), help = "help-view", hide_possible_values = true)]
    #[arg(value_parser = one_of(PosthocView::ALL, PosthocView::ALL.map(PosthocView::name)))]
    pub view: Option<PosthocView>,

    /// Board in the middle of the tree, in one argument; `None` for the end of the path found, or else the start.
    #[arg(long, value_name = "BOARD", help = "help-around")]
    pub around: Option<Board>,

    /// Maximum distance from the board in the middle, in moves; `None` for the usual one.
    #[arg(long, value_name = "N", help = "help-tree-depth")]
    pub depth: Option<DepthLimit>,

    /// The file that is written.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// Where the boards of an experiment come from.
#[derive(Clone, Debug)]
pub enum BoardsArg {
    /// Dealt.
    Source(BoardSource),
    /// A file of puzzles, one a line; `None` for standard input.
    List(Option<PathBuf>),
}

/// Arguments of `lab`: an experiment, its journal, and what is written of its results.
#[derive(Debug, Args)]
pub struct LabArgs {
    /// Experiment to begin with; other arguments change its parts.
    #[arg(long, value_name = "NAME", help = "help-lab-preset", hide_possible_values = true)]
    #[arg(value_parser = one_of(LabPreset::ALL, LabPreset::ALL.map(LabPreset::name)))]
    pub preset: Option<LabPreset>,

    /// Starts of the searches; `None` for those of the preset.
    #[arg(long, value_name = "BOARDS", value_parser = BoardsArg::read, help = "help-lab-boards")]
    #[arg(required_unless_present_any = ["preset", "resume"])]
    pub boards: Option<BoardsArg>,

    /// Searches in the order of the rows; none for those of the preset.
    #[arg(long = "lane", value_name = "LANE", help = "help-lab-lane")]
    #[arg(required_unless_present_any = ["preset", "resume"])]
    pub lanes: Vec<LaneRequest>,

    /// Goal of all searches as typed, in one argument or nine.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-goal")]
    pub goal: Vec<String>,

    /// Seed of the sample; `None` for that of the preset, or the usual one.
    #[arg(long, value_name = "N", help = "help-lab-seed")]
    pub seed: Option<Seed>,

    /// What is measured besides the counts.
    #[arg(long = "measure", value_name = MEASURES.as_str(), value_delimiter = ',', help = "help-lab-measure")]
    #[arg(value_parser = one_of(Measure::ALL, Measure::ALL.map(Measure::name)), hide_possible_values = true)]
    pub measures: Vec<Measure>,

    /// Whether each search is counted by itself.
    #[arg(long, help = "help-lab-no-twins")]
    pub no_twins: bool,

    /// File to which results are written as they come.
    #[arg(long, value_name = "FILE", conflicts_with = "resume", help = "help-lab-journal")]
    pub journal: Option<PathBuf>,

    /// Journal of a run that was ended, which goes on.
    #[arg(long, value_name = "FILE", help = "help-lab-resume")]
    pub resume: Option<PathBuf>,

    /// Number of searches at once; `None` for one on each core but one.
    #[arg(long, value_name = "N", value_parser = times, help = "help-lab-jobs")]
    pub jobs: Option<NonZeroU32>,

    /// What is written.
    #[command(flatten)]
    pub table: LabTable,

    /// Form of what is written.
    #[command(flatten)]
    pub form: LabForm,

    /// The file that is written.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// What is written of an experiment; the figures at each depth if none is chosen.
#[derive(Debug, Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct LabTable {
    /// Whether to write a row for each board and lane.
    #[arg(long, help = "help-lab-rows")]
    pub rows: bool,

    /// Whether to write the figures at each depth, which is the default.
    #[arg(long, conflicts_with = "rows", help = "help-lab-summary")]
    pub summary: bool,

    /// Whether to write each lane against the first.
    #[arg(long, conflicts_with_all = ["rows", "summary"], help = "help-lab-pairs")]
    pub pairs: bool,

    /// Whether to write the iterations of each lane of realm 8 by their bound.
    #[arg(long, conflicts_with_all = ["rows", "summary", "pairs"], help = "help-lab-rounds")]
    pub rounds: bool,
}

/// The form of what is written; a table for people if none is chosen.
#[derive(Debug, Args)]
pub struct LabForm {
    /// Whether to write JSON instead of the table.
    #[arg(long, help = "help-json")]
    pub json: bool,

    /// Whether to write CSV instead of the table.
    #[arg(long, conflicts_with = "json", help = "help-csv")]
    pub csv: bool,

    /// Whether to write Markdown instead of the table.
    #[arg(long, conflicts_with_all = ["json", "csv", "rows"], help = "help-markdown")]
    pub markdown: bool,
}

/// Arguments of `deal`: which boards.
#[derive(Debug, Args)]
pub struct DealArgs {
    /// True distances of the boards.
    #[arg(long, value_name = "DEPTHS", help = "help-deal-depth")]
    pub depth: Depths,

    /// Number of boards of each depth.
    #[arg(long, value_name = "N", default_value = "1", value_parser = board_count, help = "help-deal-count")]
    pub count: u32,

    /// Seed of the shuffles.
    #[arg(long, value_name = "N", default_value = "1", help = "help-deal-seed")]
    pub seed: Seed,

    /// Goal as typed, in one argument or nine.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-goal")]
    pub goal: Vec<String>,
}

/// Arguments of `open`: what the window opens with.
#[derive(Debug, Args)]
pub struct OpenArgs {
    /// Line of a moment, or a puzzle: all arguments that are not options, to be joined. The line may be part of a
    /// sentence.
    #[arg(value_name = "LINE", required = true, num_args = 1.., help = "help-open-line")]
    pub line: Vec<String>,
}

/// Arguments of `check`: how much to check.
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// Whether to check only what takes seconds, which is the default.
    #[arg(long, help = "help-quick")]
    pub quick: bool,

    /// Whether to search every start as well, which takes minutes.
    #[arg(long, conflicts_with = "quick", help = "help-full")]
    pub full: bool,

    /// Whether to write JSON instead of the lines.
    #[arg(long, help = "help-check-json")]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct JudgeArgs {
    /// Format, by the name of its problem; `None` if it follows the goal.
    #[arg(value_name = "FORMAT", required_unless_present = "goal", help = "help-format")]
    #[arg(value_parser = one_of(Format::ALL, Format::ALL.map(Format::name)), hide_possible_values = true)]
    pub format: Option<Format>,

    /// Goal instead of the format's own, in one argument or nine. The format may follow it.
    #[arg(long, value_name = "BOARD", num_args = 1.., action = ArgAction::Set, help = "help-judge-goal")]
    pub goal: Vec<String>,
}

/// Arguments of `completions`.
#[derive(Debug, Args)]
pub struct CompletionsArgs {
    /// Shell that completes.
    #[arg(value_name = SHELLS.as_str(), help = "help-shell", hide_possible_values = true)]
    pub shell: Shell,
}

#[derive(Debug, Args)]
pub struct HelpArgs {
    /// Command to explain; `None` for the program itself.
    #[arg(value_name = "COMMAND", help = "help-of")]
    pub command: Option<String>,
}
