//! Errors that clap finds in the arguments, written anew from their kind and context: the same lines, colours and tips
//! as clap's own, in the user's language.

use clap::{
    Error,
    builder::Styles,
    error::{ContextKind, ContextValue, ErrorKind},
};

use super::{help::usage, reasons::reason};
use crate::words::{Arg, Words, quoted};

/// An error, and the language to report it in.
struct UsageError<'a> {
    words: &'a Words,
    error: &'a Error,
    styles: Styles,
}

/// The whole message of an error: what is wrong, tips, the usage, and where more is to be read. Ends with a newline.
pub fn message(words: &Words, error: &Error) -> String {
    let usage_error = UsageError { words, error, styles: Styles::styled() };
    let what = usage_error.labelled("usage-error", *usage_error.styles.get_error(), usage_error.what());
    let tips = usage_error
        .tips()
        .into_iter()
        .map(|tip| usage_error.labelled("usage-tip", *usage_error.styles.get_valid(), tip));
    let tips: Vec<String> = tips.map(|tip| format!("  {tip}")).collect();
    let mut paragraphs = vec![what];
    paragraphs.extend((!tips.is_empty()).then(|| tips.join("\n")));
    if let Some(ContextValue::StyledStr(line)) = error.get(ContextKind::Usage) {
        paragraphs.push(usage(words, line));
    }
    let option = styled(*usage_error.styles.get_literal(), "--help");
    paragraphs.push(words.tell("usage-more", &[("option", option.into())]));
    paragraphs.join("\n\n") + "\n"
}

impl UsageError<'_> {
    /// What is wrong, and where. A kind that no argument of this program can bring about, or one without its context,
    /// keeps clap's words.
    fn what(&self) -> String {
        let text = match self.error.kind() {
            ErrorKind::ArgumentConflict => self.conflict(),
            ErrorKind::InvalidValue => self.invalid_value(),
            ErrorKind::ValueValidation => self.rejected_value(),
            ErrorKind::TooManyValues => self.about_value("usage-too-many-values"),
            ErrorKind::InvalidSubcommand => self.unknown_command(),
            ErrorKind::UnknownArgument => self.unknown_argument(),
            ErrorKind::MissingRequiredArgument => self.missing(),
            ErrorKind::InvalidUtf8 => Some(self.words.say("usage-not-utf8")),
            _ => None,
        };
        text.unwrap_or_else(|| self.otherwise())
    }

    /// One argument with itself, with another, or with several.
    fn conflict(&self) -> Option<String> {
        let argument = self.invalid(ContextKind::InvalidArg)?;
        match self.error.get(ContextKind::PriorArg) {
            Some(ContextValue::String(other)) if *other == self.text(ContextKind::InvalidArg)? => {
                Some(self.words.tell("usage-twice", &[("argument", argument)]))
            }
            Some(ContextValue::String(other)) => {
                let other = styled(*self.styles.get_invalid(), other).into();
                Some(self.words.tell("usage-conflict", &[("argument", argument), ("other", other)]))
            }
            Some(ContextValue::Strings(others)) => {
                let heading = self.words.tell("usage-conflict-several", &[("argument", argument)]);
                Some(list(heading, others, *self.styles.get_invalid()))
            }
            _ => Some(self.words.tell("usage-conflict-some", &[("argument", argument)])),
        }
    }

    fn invalid_value(&self) -> Option<String> {
        match self.text(ContextKind::InvalidValue)? {
            "" => self.about_argument("usage-no-value"),
            _ => self.about_value("usage-invalid-value"),
        }
    }

    /// With the reason why the value is none.
    fn rejected_value(&self) -> Option<String> {
        let Some(source) = std::error::Error::source(self.error) else {
            return self.about_value("usage-invalid-value");
        };
        let (value, argument) = (self.typed(ContextKind::InvalidValue)?, self.literal()?);
        let args = [("value", value), ("argument", argument), ("reason", reason(self.words, source).into())];
        Some(self.words.tell("usage-invalid-value-because", &args))
    }

    fn unknown_command(&self) -> Option<String> {
        let command = self.typed(ContextKind::InvalidSubcommand)?;
        Some(self.words.tell("usage-unknown-command", &[("command", command)]))
    }

    fn unknown_argument(&self) -> Option<String> {
        let argument = self.typed(ContextKind::InvalidArg)?;
        Some(self.words.tell("usage-unknown-argument", &[("argument", argument)]))
    }

    fn missing(&self) -> Option<String> {
        let Some(ContextValue::Strings(names)) = self.error.get(ContextKind::InvalidArg) else { return None };
        Some(list(self.words.say("usage-missing"), names, *self.styles.get_valid()))
    }

    /// In a general sentence, with all of clap's context.
    fn otherwise(&self) -> String {
        let context = self.error.context().filter(|(kind, _)| *kind != ContextKind::Usage);
        let mut context: Vec<String> = context.map(|(kind, value)| format!("{kind}: {value}")).collect();
        context.insert(0, self.error.kind().to_string());
        self.words.tell("usage-otherwise", &[("what", context.join("; ").into())])
    }

    fn about_argument(&self, id: &str) -> Option<String> {
        Some(self.words.tell(id, &[("argument", self.invalid(ContextKind::InvalidArg)?)]))
    }

    fn about_value(&self, id: &str) -> Option<String> {
        let args = [("value", self.typed(ContextKind::InvalidValue)?), ("argument", self.literal()?)];
        Some(self.words.tell(id, &args))
    }

    /// What may have been meant.
    fn tips(&self) -> Vec<String> {
        let similar = [
            (ContextKind::SuggestedSubcommand, "usage-similar-command"),
            (ContextKind::SuggestedArg, "usage-similar-argument"),
        ];
        let mut tips: Vec<String> =
            similar.into_iter().filter_map(|(kind, id)| self.similar(id, self.error.get(kind)?)).collect();
        if let Some(ContextValue::StyledStrs(suggestions)) = self.error.get(ContextKind::Suggested) {
            tips.extend(suggestions.iter().map(|tip| self.suggestion(&tip.to_string())));
        }
        tips
    }

    fn similar(&self, id: &str, names: &ContextValue) -> Option<String> {
        let names = match names {
            ContextValue::String(name) => std::slice::from_ref(name),
            ContextValue::Strings(names) if !names.is_empty() => names,
            _ => return None,
        };
        let style = *self.styles.get_valid();
        let quoted: Vec<String> = names.iter().map(|name| format!("'{}'", styled(style, name))).collect();
        Some(self.words.tell(id, &[("count", names.len().into()), ("names", quoted.join(", ").into())]))
    }

    /// A tip that clap passes as a sentence. It is recognised by its words; any other stays as it is.
    fn suggestion(&self, tip: &str) -> String {
        let valid = |text: &str| styled(*self.styles.get_valid(), text).into();
        let parts: Vec<&str> = tip.split('\'').collect();
        match parts[..] {
            ["to pass ", .., instead, ""] => {
                let id = [ContextKind::InvalidArg, ContextKind::InvalidSubcommand];
                let argument = id.into_iter().find_map(|kind| self.typed(kind));
                let argument = argument.unwrap_or_else(|| Arg::from(""));
                self.words
                    .tell("usage-as-value", &[("argument", argument), ("instead", valid(&quoted(instead)))])
            }
            ["subcommand ", command, ..] => {
                self.words.tell("usage-after-dashes", &[("command", valid(command))])
            }
            ["", command, " exists"] => self.words.tell("usage-elsewhere", &[("command", valid(command))]),
            _ => tip.to_owned(),
        }
    }
}

/// Text and colours.
impl UsageError<'_> {
    fn text(&self, kind: ContextKind) -> Option<&str> {
        match self.error.get(kind) {
            Some(ContextValue::String(text)) => Some(text),
            _ => None,
        }
    }

    fn invalid(&self, kind: ContextKind) -> Option<Arg<'static>> {
        Some(styled(*self.styles.get_invalid(), self.text(kind)?).into())
    }

    /// What was typed, as far as a message quotes it.
    fn typed(&self, kind: ContextKind) -> Option<Arg<'static>> {
        Some(styled(*self.styles.get_invalid(), &quoted(self.text(kind)?)).into())
    }

    /// The argument that is named, which is not what is wrong.
    fn literal(&self) -> Option<Arg<'static>> {
        Some(styled(*self.styles.get_literal(), self.text(ContextKind::InvalidArg)?).into())
    }

    fn labelled(&self, id: &str, style: anstyle::Style, what: String) -> String {
        let (start, end) = (style.render().to_string(), style.render_reset().to_string());
        self.words.tell(id, &[("start", start.into()), ("end", end.into()), ("what", what.into())])
    }
}

fn styled(style: anstyle::Style, text: &str) -> String {
    format!("{style}{text}{style:#}")
}

/// A name on each line below the heading.
fn list(heading: String, names: &[String], style: anstyle::Style) -> String {
    names.iter().fold(heading, |lines, name| lines + "\n  " + &styled(style, name))
}
