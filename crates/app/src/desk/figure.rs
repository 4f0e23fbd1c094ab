//! What can be saved: figures, forms, and how a picture of one looks.

use strum::{IntoStaticStr, VariantArray};

use crate::desk::preferences::{PlotName, Theme};

/// A part of the window that can be saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Figure {
    /// The whole window.
    Window,
    /// The stage, with what it shows now.
    #[default]
    Stage,
    /// The part of a tree or a map that the stage shows, while it does not show the whole.
    Part,
    /// The board at the playhead, and the solution as a table.
    Board,
    /// The solution as a film, move by move.
    Film,
    /// The plot of the frontier over expansions.
    Frontier,
    /// The plot of expansions over time.
    Expanded,
    /// The plot of run times.
    Time,
    /// The question with its answer.
    Question,
    /// The answers so far.
    Results,
}

impl Figure {
    /// All figures, in the order in which they are offered.
    pub const ALL: [Self; 10] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

impl From<PlotName> for Figure {
    fn from(plot: PlotName) -> Self {
        match plot {
            PlotName::Frontier => Self::Frontier,
            PlotName::Expanded => Self::Expanded,
            PlotName::Time => Self::Time,
        }
    }
}

/// The form of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Form {
    /// Pixels, without loss.
    #[default]
    Png,
    /// Lines and outlines of letters, sharp in every size.
    Svg,
    /// A table for programs.
    Csv,
    /// A table for texts.
    Markdown,
    /// A film of few colours, which everything shows.
    Gif,
    /// A film without loss.
    Apng,
}

impl Form {
    /// All forms, in the order in which they are offered.
    pub const ALL: [Self; 6] = *Self::VARIANTS.as_array().unwrap();

    /// Name in the ids of messages.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// The end of a file's name.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Csv => "csv",
            Self::Markdown => "md",
            Self::Gif => "gif",
            Self::Apng => "apng",
        }
    }

    /// The form that the end of a file's name means, if it means one.
    pub fn of_name(name: &str) -> Option<Self> {
        let ending = name.trim_end().rsplit_once('.')?.1;
        Self::ALL.into_iter().find(|form| form.ending().eq_ignore_ascii_case(ending))
    }

    /// The name of a file with the end that means this form, unless it has one that means a form.
    pub fn complete(self, name: String) -> String {
        let file = name.trim_end();
        let is_file = !file.is_empty() && !file.ends_with(['/', '\\', '.']);
        if is_file && Self::of_name(file).is_none() { format!("{file}.{}", self.ending()) } else { name }
    }

    /// Pixels to the point, as long as nobody chooses others.
    pub const fn usual_scale(self) -> u8 {
        if self.is_film() { 1 } else { 2 }
    }

    /// Whether the file is a film.
    pub const fn is_film(self) -> bool {
        matches!(self, Self::Gif | Self::Apng)
    }

    /// Whether the file is a table.
    pub const fn is_table(self) -> bool {
        matches!(self, Self::Csv | Self::Markdown)
    }
}

/// The largest number of pixels to the point.
pub const LARGEST_SCALE: u8 = 4;

/// A figure in a form, as it is to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Export {
    pub figure: Figure,
    pub form: Form,
    /// Pixels to the point, 1 to [`LARGEST_SCALE`].
    pub scale: u8,
    /// The colours of a picture; those of the window itself for the whole window.
    pub theme: Theme,
}

impl Export {
    /// The same in another form. Films are made smaller than pictures are drawn.
    pub fn in_form(self, form: Form) -> Self {
        let is_alike = self.form.is_film() == form.is_film();
        Self { form, scale: if is_alike { self.scale } else { form.usual_scale() }, ..self }
    }
}

impl Default for Export {
    fn default() -> Self {
        let form = Form::default();
        Self { figure: Figure::default(), form, scale: form.usual_scale(), theme: Theme::Light }
    }
}
