//! The arguments with their help in the user's language. The `help` of each argument and the `about` of each command
//! are ids of messages, which this module replaces by their texts.

use clap::{Arg, ArgAction, Command, CommandFactory, builder::StyledStr};
use eight_realms_app::words::Words;

use super::args::Arguments;

/// Display order of `--help` and `--version`: last in the list of options.
const LAST: usize = 998;

/// The program and its commands, in the language of `words`.
pub fn command(words: &Words) -> Command {
    let mut usages = Arguments::command();
    usages.build();
    let usage = |command: Option<&str>| {
        let command = command.and_then(|name| usages.find_subcommand(name)).unwrap_or(&usages);
        usage(words, &command.clone().render_usage())
    };
    let program = translated(words, Arguments::command(), &usage(None));
    let program = program.arg(flag(words, "version", 'V', ArgAction::Version, "help-version"));
    program.mut_subcommands(|command| {
        let usage = usage(Some(command.get_name()));
        translated(words, command, &usage)
    })
}

/// Clap's line of usage, with its heading and abbreviations in the language of `words`. Colours stay.
fn usage(words: &Words, line: &StyledStr) -> String {
    let line = line.ansi().to_string();
    [("Usage:", "help-usage"), ("[OPTIONS]", "help-any-options"), ("[COMMAND]", "help-any-command")]
        .iter()
        .fold(line, |line, (english, id)| line.replacen(english, &words.say(id), 1))
}

/// A command with all its texts translated and `--help` added. Its subcommands stay as they are.
fn translated(words: &Words, command: Command, usage: &str) -> Command {
    let about = text(words, command.get_about());
    let more = command.get_long_about().map(|more| format!("{about}\n\n{}", text(words, Some(more))));
    let template = template(words, &command, usage);
    let help = match &more {
        Some(_) => flag(words, "help", 'h', ArgAction::Help, "help-flag-short")
            .long_help(words.say("help-flag-long")),
        None => flag(words, "help", 'h', ArgAction::Help, "help-flag"),
    };
    let command = command.about(about).mut_args(|argument| explained(words, argument)).arg(help);
    match more {
        Some(more) => command.long_about(more).help_template(template),
        None => command.help_template(template),
    }
}

/// The layout of a help text: the description, the usage, and a list for each kind of argument.
fn template(words: &Words, command: &Command, usage: &str) -> String {
    let style = *command.get_styles().get_header();
    let list = |id: &str, list: &str| format!("{style}{}{style:#}\n{{{list}}}", words.say(id));
    let lists = [
        command.has_subcommands().then(|| list("help-commands", "subcommands")),
        command.get_positionals().next().map(|_| list("help-arguments", "positionals")),
        Some(list("help-options", "options")),
    ];
    let lists: Vec<String> = lists.into_iter().flatten().collect();
    format!("{{about-with-newline}}\n{usage}\n\n{}", lists.join("\n\n"))
}

/// An argument with its help text, followed by its default value if it has one.
fn explained(words: &Words, argument: Arg) -> Arg {
    let help = text(words, argument.get_help());
    let default = argument.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    let Some(value) = default else { return argument.help(help) };
    let args = [("what", help.into()), ("value", value.into())];
    argument.help(words.tell("help-default", &args)).hide_default_value(true)
}

fn flag(words: &Words, name: &'static str, short: char, action: ArgAction, id: &str) -> Arg {
    Arg::new(name).short(short).long(name).action(action).display_order(LAST).help(words.say(id))
}

/// The message with this id; empty for `None`.
fn text(words: &Words, id: Option<&StyledStr>) -> String {
    id.map_or_else(String::new, |id| words.say(id.to_string()))
}
