//! Looks of everything that can be pressed: a row for each look, with its colours in every state, its corners, its
//! focus ring, and the size that a word on it needs.

use egui::{Color32, Vec2, vec2};

use super::{Palette, Type, radius, space, stroke};

use Tone::{
    Accent, Clear, Edge, Faint, Hover, Line, OnAccent, OverAccent, Panel, Picked, PickedEdge, Raised, Soft,
    Sunken, Text,
};

/// A colour of the palette, none at all, or the chosen realm's colour: as it is, under the pointer, and the ink on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum Tone {
    Clear,
    Sunken,
    Panel,
    Raised,
    Hover,
    /// Background of a chosen option on a sunken background: lighter than that in either theme.
    Picked,
    /// Edge of a chosen option, in the theme in which lighter is not enough.
    PickedEdge,
    Line,
    Edge,
    Faint,
    Soft,
    Text,
    Accent,
    OverAccent,
    OnAccent,
}

impl Palette {
    /// The colour that a tone stands for, with the chosen realm's colour.
    pub(in crate::gui) fn tone(&self, tone: Tone, accent: Color32) -> Color32 {
        match tone {
            Clear => Color32::TRANSPARENT,
            Sunken => self.sunken,
            Raised => self.raised,
            Picked if self.dark => self.hover,
            PickedEdge if self.dark => Color32::TRANSPARENT,
            Hover => self.hover,
            Panel | Picked => self.panel,
            Line => self.line,
            Edge | PickedEdge => self.edge,
            Faint => self.text_faint,
            Soft => self.text_soft,
            Text => self.text,
            Accent => accent,
            OverAccent => Self::mix(accent, self.text, 0.15),
            OnAccent => Self::text_on(accent),
        }
    }
}

/// Condition on which a button is hot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum HotWhen {
    /// Under the pointer.
    Hovered,
    /// Under the pointer, held down, or while its menu is open.
    Held,
    /// Under the pointer or with keyboard focus, chosen or not.
    Focused,
}

/// Background and text colour.
pub(in crate::gui) type Tones = [Tone; 2];

/// Distance of a focus ring from its button, sideways and up and down, and the radius of its corners; `None`: no ring.
type Ring = Option<(Vec2, u8)>;

/// Look of a kind of button.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Colours as long as nothing is done to the button.
    pub(in crate::gui) rest: Tones,
    /// Colours when the button is hot.
    pub(in crate::gui) hot: Tones,
    /// Colours when the button is the chosen one, if they differ.
    pub(in crate::gui) chosen: Option<Tones>,
    /// Colours when the button cannot be pressed, if they differ.
    pub(in crate::gui) off: Option<Tones>,
    /// Edge around the background: at rest, when hot or chosen, and when the button cannot be pressed.
    pub(in crate::gui) edges: [Tone; 3],
    pub(in crate::gui) hot_when: HotWhen,
    pub(in crate::gui) corner: u8,
    /// Distance from the edge of the button's place to its background.
    pub(in crate::gui) inset: f32,
    pub(in crate::gui) ring: Ring,
    /// Type of the button's word.
    pub(in crate::gui) kind: Type,
    /// Room on both sides of the word.
    pub(in crate::gui) padding: f32,
    /// Height of a button with a word.
    pub(in crate::gui) height: f32,
}

const fn ring(out: f32, corner: u8) -> (Vec2, u8) {
    (Vec2::splat(out), corner)
}

/// Something painted that has no background: a small board.
pub const PAINTED: Look = Look {
    rest: [Clear, Text],
    hot: [Clear, Text],
    chosen: None,
    off: None,
    edges: [Clear; 3],
    hot_when: HotWhen::Hovered,
    corner: radius::S,
    inset: 0.0,
    ring: Some(ring(0.0, radius::S)),
    kind: Type::Caption,
    padding: space::S,
    height: 22.0,
};
/// A card or a tile, painted without a background.
pub const CARD: Look = Look { ring: Some(ring(0.0, radius::L)), ..PAINTED };
/// A bar of a histogram, which leaves a part of its place to its neighbours.
pub const HISTOGRAM_BAR: Look = Look { ring: Some((vec2(0.5, 0.0), radius::S)), ..PAINTED };
/// A chip at the end of a curve.
pub const CHIP: Look = Look { ring: Some(ring(stroke::FOCUS, radius::S)), ..PAINTED };
/// Figures of a rung that are covered.
pub const COVERED: Look = Look { rest: [Clear, Soft], hot: [Hover, Text], ..SMALL };
pub const RUNG_CHIP: Look = Look { ring: Some(ring(stroke::FOCUS, radius::M)), ..PAINTED };
/// A realm's name beside its lane.
pub const LANE: Look = Look { hot: [Clear, Soft], ring: Some(ring(-1.0, radius::S)), ..PAINTED };

/// The handle of a region that can be folded.
pub const FOLD: Look = Look { rest: [Clear, Faint], hot: [Hover, Text], ..PAINTED };
/// A button in a row of small things.
pub const SMALL: Look =
    Look { rest: [Raised, Text], hot: [Hover, Text], off: Some([Raised, Faint]), ..PAINTED };
/// A button in a corner of a plot.
pub const CORNER: Look = Look {
    rest: [Raised, Soft],
    hot: [Hover, Soft],
    kind: Type::Caption,
    padding: 6.0,
    height: 20.0,
    ..SMALL
};
/// The button with an eye, which is dark while totals are covered.
pub const EYE: Look = Look { chosen: Some([Text, Panel]), ..CORNER };
/// A button beside a message.
pub const NOTICE: Look = Look {
    rest: [Sunken, Text],
    hot: [Hover, Text],
    kind: Type::Figure,
    padding: space::S,
    height: 22.0,
    ..CORNER
};
/// A button of a panel.
pub const RAISED: Look = Look {
    corner: radius::M,
    ring: Some(ring(0.0, radius::M)),
    kind: Type::Figure,
    padding: space::M,
    height: 28.0,
    ..SMALL
};
/// What to begin with: a key with its name and a note.
pub const DOOR: Look = Look {
    rest: [Panel, Text],
    edges: [Line, Edge, Line],
    corner: radius::M,
    ring: Some(ring(0.0, radius::M)),
    ..SMALL
};
/// A number that leads to a random board of that depth.
pub const NUMBER: Look = Look { hot_when: HotWhen::Focused, ..RAISED };
/// The key that plays, in the chosen realm's colour.
pub const PLAY: Look = Look { rest: [Accent, OnAccent], hot: [OverAccent, OnAccent], ..RAISED };
/// A key for a thumb.
pub const KEY: Look = Look { corner: radius::L, kind: Type::Title, height: 40.0, ..RAISED };
/// A key in a phone's bar, pressed over its whole height.
pub const KEY_IN_BAR: Look = Look { inset: space::XS, ..KEY };
/// A key of the pad that writes a tile.
pub const PAD_KEY: Look = Look { kind: Type::Display, ..KEY };
/// The key that steps, in the chosen lane's colour.
pub const STEP_KEY: Look = Look { rest: PLAY.rest, hot: PLAY.hot, ..KEY };
/// A button of a sheet.
pub const SHEET: Look = Look {
    off: Some([Panel, Faint]),
    edges: [Raised, Hover, Line],
    hot_when: HotWhen::Held,
    ring: Some(ring(3.0, radius::L)),
    padding: space::L,
    height: 32.0,
    ..RAISED
};
/// The button that a sheet was opened for.
pub const STRONG: Look = Look { rest: [Text, Panel], hot: [Soft, Panel], edges: [Text, Soft, Line], ..SHEET };
/// A button of the bar at the top.
pub const BAR: Look = Look {
    chosen: Some([Hover, Text]),
    edges: [Raised, Edge, Raised],
    hot_when: HotWhen::Held,
    padding: 10.0,
    ..RAISED
};
/// A button of a phone's bar, which is pressed over the whole height of the bar.
pub const BAR_KEY: Look = Look { inset: space::XS, height: 40.0, ..BAR };
pub const BOARD: Look =
    Look { rest: [Clear, Text], off: None, edges: [Clear, Edge, Clear], hot_when: HotWhen::Hovered, ..BAR };

/// One of a few words side by side.
pub const SEGMENT: Look = Look {
    rest: [Clear, Faint],
    hot: [Clear, Soft],
    chosen: Some([Picked, Text]),
    edges: [Clear, PickedEdge, Clear],
    ..PAINTED
};
/// A word of a choice that fills its row: all of it is pressed.
pub const WIDE_SEGMENT: Look = Look { inset: 2.0, corner: radius::M, ..SEGMENT };
/// One of two words in the head of a plot.
pub const SMALL_SEGMENT: Look = Look { kind: Type::Key, padding: 5.0, height: 18.0, corner: 3, ..SEGMENT };
/// One of the two steps of a rung.
pub const STEP: Look = Look { hot: [Hover, Faint], corner: 3, inset: 1.0, kind: Type::Key, ..SEGMENT };
/// A move of the solution that is still to come.
pub const LETTER: Look = Look {
    rest: [Clear, Soft],
    hot: [Hover, Text],
    chosen: Some([Accent, OnAccent]),
    kind: Type::Title,
    ..PAINTED
};
/// A move of the solution that was made.
pub const PLAYED_LETTER: Look = Look { rest: [Clear, Text], ..LETTER };
pub const SETTING: Look = Look {
    rest: [Raised, Soft],
    chosen: Some([Text, Panel]),
    off: None,
    ring: Some(ring(2.0, radius::M)),
    ..RAISED
};
/// The head of a column that a table can be sorted by.
pub const COLUMN: Look = Look {
    chosen: Some([Clear, Text]),
    edges: [Clear; 3],
    ring: Some((vec2(0.0, -space::XS), radius::S)),
    ..SEGMENT
};
pub const TAB: Look = Look { ring: Some((vec2(0.0, -space::S), radius::S)), kind: Type::Title, ..COLUMN };

/// A row of a table, or of the ladder.
pub const ROW: Look = Look { rest: [Clear, Soft], chosen: Some([Raised, Text]), off: None, ..RAISED };
/// A row with a box that is ticked.
pub const SWITCH_ROW: Look = Look { chosen: None, ..ROW };
/// A row of a menu, where background and ring show keyboard focus.
pub const MENU_ROW: Look = Look { rest: [Clear, Text], hot_when: HotWhen::Focused, ..ROW };
/// The head over one of several maps.
pub const MAP_HEAD: Look = Look { hot: [Hover, Soft], corner: radius::S, ring: SMALL.ring, ..ROW };
