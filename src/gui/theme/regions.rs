//! The fixed regions of the window, by its size.

use egui::Vec2;
use eight_realms_app::desk::screen::{Fold, FoldingRegion, Folds, Framing, Pointing, StageTab, Surroundings};

use super::space;

/// The smallest layout of a window, in points.
pub const MIN_WINDOW: Vec2 = Vec2::new(720.0, 540.0);
/// The smallest layout of a projector that has been enlarged, in points.
pub const MIN_PROJECTED: Vec2 = Vec2::new(640.0, 360.0);

/// The smallest layout of an upright window, in points.
pub const MIN_UPRIGHT: Vec2 = Vec2::new(285.0, 500.0);
/// The smallest layout of a window that lies, in points.
pub const MIN_LYING: Vec2 = Vec2::new(571.0, 250.0);
/// The smallest layout of a tablet, in points.
pub const MIN_TABLET: Vec2 = Vec2::new(UPRIGHT, LYING);

/// How the regions of a window are arranged. The size alone decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// One below the other: a phone held upright, a narrow window.
    Upright,
    /// The stage between two bars: a phone that lies, a low window.
    Lying,
    /// Around the stage.
    Around,
}

impl Arrangement {
    /// The arrangement of a window of this size in points.
    pub fn of(size: Vec2) -> Self {
        match size {
            size if size.y < LYING && size.x >= LYING_ASPECT * size.y => Self::Lying,
            size if size.x < UPRIGHT => Self::Upright,
            _ => Self::Around,
        }
    }

    /// The size of a point, in points of a screen that is as large as `window`. What is held in the hand is nearer than a
    /// page is read, but its text is still as large as that of other programs on it.
    pub fn zoom(window: Vec2, surroundings: &Surroundings) -> f32 {
        let is_phone = Self::of(window / IN_HAND) != Self::Around;
        let is_in_hand = is_phone || Regions::is_for_fingers(window.x, surroundings);
        if is_in_hand { IN_HAND } else { 1.0 }
    }
}

/// Height of everything that a finger presses.
pub const FINGER: f32 = 40.0;

/// Sizes of the regions on a phone.
pub mod phone {
    use egui::Vec2;

    use super::FINGER;

    /// Height of the bar with the tabs.
    pub const BAR: f32 = FINGER;
    /// Height of the row of chips below it.
    pub const CHIPS: f32 = 42.0;
    /// Height of the timeline of an upright window: the scrubber, and the keys below it.
    pub const TIMELINE: [f32; 2] = [49.0, 47.0];
    /// Height of the timeline of a window that lies, with both in one row.
    pub const LYING_TIMELINE: f32 = 48.0;
    /// Height of an upright window below which its lanes are one chip in the bar, and its timeline has no scrubber.
    const LOW: f32 = 464.0;
    /// Width below which a row of eight chips is too narrow for fingers.
    const NARROW: f32 = 314.0;
    /// Height of the board above a question.
    pub const ASKED: f32 = 160.0;
    /// Margin at the sides.
    pub const MARGIN: f32 = 11.0;

    /// Height of a line of the sentence over the stage.
    pub const SENTENCE_LINE: f32 = 21.0;
    /// Number of its lines in an upright window.
    const SENTENCE_LINES: f32 = 2.0;

    /// Height of a window that lies below which its lanes are one chip, and the sentence takes their place in the bar.
    pub const LOW_LYING: f32 = 270.0;

    /// What a sentence takes of the height of an upright window that is written so many times as large.
    pub fn larger_sentence(factor: f32) -> f32 {
        SENTENCE_LINE * ((SENTENCE_LINES * factor).ceil() * factor - SENTENCE_LINES)
    }

    /// Whether an upright window of this size has one chip in its bar in place of a row of chips.
    pub fn has_one_chip(size: Vec2) -> bool {
        is_low(size.y) || size.x < NARROW
    }

    /// Whether an upright window of this height is low.
    pub fn is_low(height: f32) -> bool {
        height < LOW
    }

    /// Height of the timeline of an upright window of this height.
    pub fn timeline(height: f32) -> f32 {
        let [scrubber, keys] = TIMELINE;
        if is_low(height) { keys } else { scrubber + keys }
    }
}

/// Sizes of the regions of a larger screen that fingers use.
pub mod tablet {
    /// Height of the bar at the top.
    pub const BAR: f32 = 48.0;
    /// Height of the timeline of a window that is higher than wide: the scrubber, and the keys below it.
    pub const TIMELINE: [f32; 2] = [53.0, 54.0];
    /// Height of the timeline of a window that is wider than high, with both in one row.
    pub const LYING_TIMELINE: f32 = 60.0;
    /// Width of the ladder.
    pub const LADDER: f32 = 272.0;
    /// Width of the rail that the ladder is folded to.
    pub const RAIL: f32 = 56.0;
}

/// Sizes of the regions around the stage, in points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Regions {
    /// Height of the bar with start, goal and settings.
    pub top_bar: f32,
    /// Width of the ladder of realms.
    pub ladder: f32,
    /// Width of the reading panel; `None` if the reading is a tab of the stage.
    pub reading: Option<f32>,
    /// Height of the plots.
    pub plots: f32,
    /// Height of the timeline.
    pub timeline: f32,
    /// The regions that are drawn folded: by choice, or because the stage needs their room.
    pub folds: Folds,
}

/// Sizes at which the layout within a region changes, in points.
pub mod break_point {
    /// Minimum height of a timeline with room for large keys.
    pub const ROOMY_TIMELINE: f32 = 90.0;
    /// Minimum width of a scrubber beside which there is room for one thing more.
    pub const SCRUBBER: f32 = 400.0;
    /// Width above which a stage has room for longer names in a race.
    pub const WIDE_RACE: f32 = 760.0;
    /// Width above which stage and page have wide margins.
    pub const WIDE_MARGIN: f32 = 820.0;
    /// Minimum height at which the sentence over the stage may take two lines.
    pub const ROOMY_NARRATION: f32 = 440.0;
    /// Minimum height of a stage of steps with room for long notes, and for a path.
    pub const ROOMY_STEP: f32 = 420.0;
    /// Minimum height of a stage of steps on which the boards of frontier and path grow too.
    pub const TALL_STEP: f32 = 616.0;
    /// Minimum height of a low stage with room for a frontier.
    pub const FRONTIER: f32 = 308.0;
    /// Width above which a stage has a heap drawn in it.
    pub const HEAP: f32 = 700.0;
    /// Minimum width of a board with g, h and f below it.
    pub const SCORE: f32 = 100.0;
    /// Minimum width of a stage on which a data structure has its larger sizes.
    pub const WIDE_STRUCTURE: f32 = 640.0;
    /// Minimum width of a stack with a note at its side.
    pub const STACK_NOTE: f32 = 640.0;
    /// Minimum height of a map with its depths in one column.
    pub const TALL_MAP: f32 = 414.0;
    /// Minimum width at which code is indented as it is written; below, by half.
    pub const WHOLE_INDENTS: f32 = 480.0;
}

/// Whether a region has room for more than the minimum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spacing {
    /// Room as on a screen.
    Roomy,
    /// Room as on a laptop, or a projector.
    Tight,
}

/// Width of a window below which the regions are one below the other.
const UPRIGHT: f32 = 540.0;
/// Height of a window below which it lies, if it is so many times as wide.
const LYING: f32 = 430.0;
const LYING_ASPECT: f32 = 1.2;
/// Size of a point of the layout on a phone or a tablet, in points of its screen: the smallest text is 12 points high.
pub const IN_HAND: f32 = 1.12;
/// Minimum height of a window whose bars have room to spare.
const ROOMY: f32 = 800.0;
/// Minimum height of a window whose plots grow too.
const TALL: f32 = 940.0;
/// Height of a window below which a question has no room below the stage.
const LOW: f32 = 720.0;
/// Height of a window below which there is no line of plots.
const WITH_LINE: f32 = 480.0;
/// Minimum width of a window in which the reading has a panel of its own.
const WIDE: f32 = 1200.0;
/// Minimum width of a window in which ladder and reading grow too.
const VERY_WIDE: f32 = 1600.0;

/// Share of the width that the stage keeps beside a question.
pub const BESIDE_QUESTION: f32 = 0.38;
/// Minimum size of the stage beside an open region: sentence, board and frontier.
const MIN_STAGE: Vec2 = Vec2::new(520.0, 337.0);
/// Height of the tabs over the stage, where they are not in the bar.
const TABS: f32 = 40.0;
/// Minimum width of a stage with the plots below it beside an open ladder.
const PLOTS: f32 = 600.0;
/// Width of the rail that the ladder is folded to.
const RAIL: f32 = 54.0;
/// Minimum width of a window for fingers with the ladder open.
const LIST_FOR_FINGERS: f32 = 900.0;
/// Height of the line that the plots are folded to.
const LINE: f32 = 28.0;
/// Width of the edge that the reading panel is folded to.
const EDGE: f32 = 34.0;

impl Regions {
    /// The margin left and right on a stage as wide as this.
    pub fn margin(width: f32) -> f32 {
        if width > break_point::WIDE_MARGIN { space::XL } else { space::L }
    }

    /// Returns what fits into a window of `size` points. A region is open only if the stage keeps its minimum beside it;
    /// the reading is folded first, then the ladder.
    pub fn of(size: Vec2, surroundings: &Surroundings, chosen: Folds) -> Self {
        let framing = surroundings.framing;
        match Arrangement::of(size) {
            Arrangement::Upright => return Self::on_phone(phone::timeline(size.y)),
            Arrangement::Lying => return Self::on_phone(phone::LYING_TIMELINE),
            Arrangement::Around => {}
        }
        let Vec2 { x: width, y: height } = size;
        let is_roomy = height >= ROOMY;
        let for_fingers = Self::is_for_fingers(width, surroundings);
        let top_bar = match framing {
            Framing::Embedded => 0.0,
            Framing::Alone if for_fingers => tablet::BAR,
            Framing::Alone if is_roomy => 48.0,
            Framing::Alone => 44.0,
        };
        let timeline = match for_fingers {
            true if height > width => tablet::TIMELINE.iter().sum(),
            true => tablet::LYING_TIMELINE,
            false if is_roomy => 92.0,
            false => 78.0,
        };
        let row = row(height);
        let (list, panel) = (
            by_width(width, [if for_fingers { tablet::LADDER } else { 224.0 }, 272.0, 304.0]),
            by_width(width, [0.0, 316.0, 372.0]),
        );
        let mut folds = chosen;
        let tabs = if Self::has_tabs_in_bar(width, framing) { 0.0 } else { TABS };
        if height - top_bar - timeline - row < MIN_STAGE.y + tabs {
            folds.plots = Fold::Folded;
        }
        let has_panel = Self::has_reading(width);
        if !has_panel || width - list - panel < MIN_STAGE.x {
            folds.reading = Fold::Folded;
        }
        let beside = match (has_panel, folds.reading) {
            (false, _) => 0.0,
            (true, Fold::Open) => panel,
            (true, Fold::Folded) => EDGE,
        };
        let is_narrow_for_plots = folds.plots == Fold::Open && width - list - beside < PLOTS;
        let is_small_tablet = for_fingers && width < LIST_FOR_FINGERS;
        if width - list - beside < MIN_STAGE.x || is_narrow_for_plots || is_small_tablet {
            folds.ladder = Fold::Folded;
        }
        Self {
            top_bar,
            ladder: match folds.ladder {
                Fold::Open => list,
                Fold::Folded if for_fingers => tablet::RAIL,
                Fold::Folded => RAIL,
            },
            reading: has_panel.then_some(beside),
            plots: match folds.plots {
                Fold::Open => row,
                Fold::Folded if height < WITH_LINE => 0.0,
                Fold::Folded => LINE,
            },
            timeline,
            folds,
        }
    }

    /// The regions on a phone: the ladder is a row of chips, plots and reading are pages of the stage.
    const fn on_phone(timeline: f32) -> Self {
        Self { top_bar: phone::BAR, ladder: 0.0, reading: None, plots: 0.0, timeline, folds: Folds::FOLDED }
    }

    /// Whether a window of this width, which is no phone, has its bars for fingers.
    pub fn is_for_fingers(width: f32, surroundings: &Surroundings) -> bool {
        surroundings.pointing == Pointing::Fingers && Self::has_tabs_in_bar(width, surroundings.framing)
    }

    /// Whether a window of this width has a region for the reading, folded or not.
    pub fn has_reading(width: f32) -> bool {
        width >= WIDE
    }

    /// Whether the tabs of the stage are in the bar at the top of a window of this width.
    pub fn has_tabs_in_bar(width: f32, framing: Framing) -> bool {
        framing == Framing::Alone && width < WIDE
    }

    /// Returns the regions for which a window of `size` points has room, each beside the others as they are chosen.
    pub fn room(size: Vec2, surroundings: &Surroundings, chosen: Folds) -> Folds {
        let mut room = Folds::OPEN;
        for region in FoldingRegion::ALL {
            let mut folds = chosen;
            folds.set(region, Fold::Open);
            room.set(region, Self::of(size, surroundings, folds).folds.of(region));
        }
        room
    }

    /// Returns the regions with a question in a window `height` points high: below the stage, in the place of the plots, or
    /// beside it, where the ladder is folded.
    pub fn with_question(self, height: f32, stage: StageTab) -> Self {
        if Self::question_is_beside(height, stage) {
            let folds = Folds { ladder: Fold::Folded, ..self.folds };
            return Self { plots: 0.0, ladder: RAIL, folds, ..self };
        }
        Self { plots: row(height), ..self }
    }

    /// Whether a question is beside the stage.
    pub fn question_is_beside(height: f32, stage: StageTab) -> bool {
        height < LOW && matches!(stage, StageTab::Step | StageTab::Reading)
    }
}

/// Height of the row of plots in a window `height` points high.
fn row(height: f32) -> f32 {
    match height {
        h if h >= TALL => 236.0,
        h if h >= ROOMY => 212.0,
        _ => 146.0,
    }
}

fn by_width(width: f32, [narrow, wide, very_wide]: [f32; 3]) -> f32 {
    match width {
        w if w >= VERY_WIDE => very_wide,
        w if w >= WIDE => wide,
        _ => narrow,
    }
}
