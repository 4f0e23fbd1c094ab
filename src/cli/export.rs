//! The arguments of `export`. The window's parts draw what it names.

use std::{path::PathBuf, sync::LazyLock};

use eight_realms_app::{
    desk::{
        figure::{Form, LARGEST_SCALE},
        preferences::Theme,
    },
    words::Language,
};
use eight_realms_core::realm::Realm;
use strum::{IntoStaticStr, VariantArray};

use super::{
    size::Size,
    value_parsers::{self, LANGUAGES, one_of},
};

/// What is saved, as it is named on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Named {
    Window,
    /// The solution, board by board; or events.
    Film,
    Step,
    Board,
    Tree,
    Contours,
    Structure,
    Race,
    RaceTable,
    MustExpand,
    Map,
    Distances,
    HOfBoard,
    Inadmissible,
    Orders,
    Frontier,
    Expanded,
    Time,
}

impl Named {
    pub const ALL: [Self; 18] = *Self::VARIANTS.as_array().unwrap();

    pub fn name(self) -> &'static str {
        self.into()
    }
}

static FORMS: LazyLock<String> = LazyLock::new(|| Form::ALL.map(Form::ending).join("|"));

/// A request to save a figure, of the sample or of something else.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct ExportRequest {
    /// What is saved.
    #[arg(value_name = "FIGURE", help = "help-export-figure", hide_possible_values = true)]
    #[arg(value_parser = one_of(Named::ALL, Named::ALL.map(Named::name)))]
    pub named: Named,

    /// Line of a moment, or a puzzle: all further arguments that are not options, to be joined. Empty for the sample.
    #[arg(value_name = "LINE", help = "help-picture-line")]
    pub line: Vec<String>,

    /// The realm, in place of that of the line.
    #[arg(long, value_name = "REALM", value_parser = value_parsers::realm, help = "help-export-realm")]
    pub realm: Option<Realm>,

    /// The event, in place of that of the line; in a race, the position.
    #[arg(long, value_name = "EVENT", help = "help-export-at")]
    pub at: Option<u64>,

    /// The first event of a film.
    #[arg(long, value_name = "EVENT", help = "help-export-from", conflicts_with = "at")]
    pub from: Option<u64>,

    /// The last event of a film.
    #[arg(long, value_name = "EVENT", help = "help-export-to", requires = "from")]
    pub to: Option<u64>,

    /// The form; by default that of the file's name.
    #[arg(long, value_name = FORMS.as_str(), help = "help-export-format", hide_possible_values = true)]
    #[arg(value_parser = one_of(Form::ALL, Form::ALL.map(Form::ending)))]
    pub format: Option<Form>,

    /// Pixels to the point; by default those that are usual for the form.
    #[arg(long, value_name = "N", help = "help-export-scale")]
    #[arg(value_parser = clap::value_parser!(u8).range(1..=i64::from(LARGEST_SCALE)))]
    pub scale: Option<u8>,

    /// Size of the window in points, for the whole window.
    #[arg(long, value_name = "WxH", default_value_t, help = "help-export-size")]
    pub size: Size,

    /// Theme of the figure.
    #[arg(long, value_name = "light|dark", default_value = "light", hide_possible_values = true)]
    #[arg(value_parser = one_of(Theme::ALL, Theme::ALL.map(Theme::name)))]
    #[arg(help = "help-export-theme")]
    pub theme: Theme,

    /// Whether letters of an SVG stay text.
    #[arg(long, help = "help-export-text")]
    pub text: bool,

    /// Language of the figure, whatever the language of the system.
    #[arg(long, value_name = LANGUAGES.as_str(), default_value = "en", hide_possible_values = true)]
    #[arg(value_parser = one_of(Language::ALL, Language::ALL.map(Language::code)), ignore_case = true)]
    #[arg(help = "help-export-language")]
    pub language: Language,

    /// File as typed; `-` for standard output.
    #[arg(short, long, value_name = "FILE", default_value = "-", help = "help-file")]
    pub output: PathBuf,

    /// Whether an existing file may be replaced.
    #[arg(long, help = "help-force")]
    pub force: bool,
}

impl ExportRequest {
    /// Whether the file goes to standard output.
    pub fn is_standard_output(&self) -> bool {
        self.output.as_os_str() == "-"
    }

    /// Pixels to the point.
    pub fn scale(&self) -> u8 {
        self.scale.unwrap_or(self.form().usual_scale())
    }

    /// The end of the file's name, if that is to say the form and means none.
    pub fn unknown_ending(&self) -> Option<String> {
        let is_said = self.format.is_some() || Form::of_name(&self.output.to_string_lossy()).is_some();
        let ending = self.output.extension().filter(|_| !is_said)?;
        Some(ending.to_string_lossy().into_owned())
    }

    /// The form that was asked for, or that of the file's name; without either GIF for a film, else PNG.
    pub fn form(&self) -> Form {
        let named = Form::of_name(&self.output.to_string_lossy());
        let usual = if self.named == Named::Film || self.from.is_some() { Form::Gif } else { Form::Png };
        self.format.or(named).unwrap_or(usual)
    }
}
