//! The arguments of `picture`. The window's parts draw it.

use std::path::PathBuf;

use eight_realms_app::{
    desk::{figure::Form, preferences::Theme},
    words::Language,
};
use eight_realms_core::replay::moment;

use super::{
    export::{ExportRequest, Named},
    size::Size,
    value_parsers::{LANGUAGES, one_of},
};

/// A request to draw the window into a file, as it opens or with what it is asked to open.
#[derive(Clone, Debug, PartialEq, Eq, clap::Args)]
pub struct PictureRequest {
    /// File as typed; `-` for standard output.
    #[arg(value_name = "FILE.png", help = "help-file")]
    pub file: PathBuf,

    /// Whether an existing file may be replaced.
    #[arg(long, help = "help-force")]
    pub force: bool,

    /// Line of a moment, or a puzzle: all further arguments that are not options, to be joined. Empty for the sample.
    #[arg(value_name = "LINE", help = "help-picture-line")]
    pub line: Vec<String>,

    /// Size of the window in points, and so of the picture in pixels.
    #[arg(long, value_name = "WxH", default_value_t, help = "help-size")]
    pub size: Size,

    /// Language of the window in the picture, whatever the language of the system. The option may also stand before the
    /// command.
    #[arg(long, value_name = LANGUAGES.as_str(), default_value = "en", hide_possible_values = true)]
    #[arg(value_parser = one_of(Language::ALL, Language::ALL.map(Language::code)), ignore_case = true)]
    #[arg(help = "help-picture-language")]
    pub language: Language,

    /// Theme of the window in the picture.
    #[arg(long, value_name = "light|dark", default_value = "dark", hide_possible_values = true)]
    #[arg(value_parser = one_of(Theme::ALL, Theme::ALL.map(Theme::name)))]
    #[arg(help = "help-theme")]
    pub theme: Theme,
}

/// `picture FILE` is `export window -o FILE --format png --scale 1`, in the colours of the window.
impl From<PictureRequest> for ExportRequest {
    fn from(request: PictureRequest) -> Self {
        let PictureRequest { file, force, line, size, language, theme } = request;
        Self {
            named: Named::Window,
            line,
            realm: None,
            at: None,
            from: None,
            to: None,
            format: Some(Form::Png),
            scale: Some(1),
            size,
            theme,
            text: false,
            language,
            output: file,
            force,
        }
    }
}

impl PictureRequest {
    /// The name of the file, if it is a puzzle or a moment, which means that the file was forgotten.
    pub fn puzzle_as_file(&self) -> Option<String> {
        let name = self.file.to_str().filter(|name| !name.contains(['/', '\\']))?;
        moment::read(name).is_ok().then(|| name.to_owned())
    }
}
