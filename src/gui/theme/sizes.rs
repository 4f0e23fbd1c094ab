//! Lengths that several files draw with, and those calculated from them. Any other length is in the file that draws with
//! it.
//!
//! Sizes at which a whole region is divided in another way are a [`break_point`](super::break_point) beside the
//! [`Regions`](super::Regions). The height of a button and the room of its word are in the table of
//! [`looks`](super::looks), the sizes of text in the [type scale](super::Type).

/// Sizes of a board and of its tiles.
pub mod board {
    /// Minimum side of a tile whose number can be read.
    pub const READABLE_TILE: f32 = 8.0;
    /// Minimum side of a board whose digits can be read in the hand.
    pub const LEGIBLE: f32 = 43.0;
    /// Minimum side of a tile that has a lip, and of a blank that has a hollow.
    pub const THICK_TILE: f32 = 14.0;
}

/// Sizes of controls that are pressed or set. The height of a button and the room of its word are in its look.
pub mod controls {
    /// A few words side by side, one of them chosen.
    pub mod segments {
        /// Height of the whole choice.
        pub const HEIGHT: f32 = 26.0;
        /// Height of a row of its own for the choice of a face, where the tabs leave no room beside them.
        pub const OWN_ROW: f32 = HEIGHT + super::super::space::S;
    }

    /// A handle on a rail.
    pub mod slider {
        /// Height of a slider: its handle is four fifths of that.
        pub const HEIGHT: f32 = 16.0;
    }
}

/// Sizes of the inside of a search.
pub mod inside {
    /// Height of the line above what a face shows.
    pub const HEAD: f32 = 28.0;
}

/// Sizes of the ladder of realms and of its rungs.
pub mod ladder {
    /// One rung: chip, name and idea, bar.
    pub mod rung {
        /// Minimum height of a rung: chip and two lines. A rung is as high as the ladder allows.
        pub const MIN_HEIGHT: f32 = 48.0;
    }
}

/// Sizes of the maps and of the search tree.
pub mod map {
    /// Turn of the wheel that enlarges e times.
    pub const WHEEL: f32 = 200.0;
}

/// Sizes of marks, chips and bars beside words in several regions.
pub mod marks {
    /// Side of the mark of a status in front of its word.
    pub const STATUS: f32 = 10.0;
    /// Side of a mark in front of a sentence.
    pub const SENTENCE: f32 = 12.0;
    /// Side of the mark of a heuristic that overestimates.
    pub const WARNING: f32 = 11.0;
    /// Side of a sample in a legend.
    pub const SAMPLE: f32 = 11.0;
    /// Height of a legend in one line, and of a row of a legend in a sheet.
    pub const LEGEND_LINE: f32 = 22.0;
    /// Side of a realm's chip beside its name, above the stage and in a menu.
    pub const CHIP: f32 = 20.0;
    /// Width of the upright bar in the realm's colour, in front of what it belongs to.
    pub const ACCENT_BAR: f32 = 3.0;
    /// Distance of a ring from its board.
    pub const RING: f32 = 3.0;
}

/// Sizes of what appears over the window for a while.
pub mod messages {
    /// Distance from the pointer to a card beside it.
    pub const POINTER_GAP: f32 = 14.0;
}

/// Sizes of the plots.
pub mod plot {
    /// Side of a chip: at a curve's end, in the tag beside the pointer, and at most in front of a row.
    pub const CHIP: f32 = 15.0;

    /// The line above the frame.
    pub mod heading {
        /// Height of the line.
        pub const HEIGHT: f32 = 26.0;
    }

    /// The frame and its axes.
    pub mod axes {
        /// Minimum distance of two names along x, and along y.
        pub const NAMES_APART: [f32; 2] = [42.0, 22.0];
        /// Gap between the frame and the names beside it.
        pub const BESIDE: f32 = 7.0;
    }
}

/// Sizes of the race and of the inside.
pub mod race {
    /// Maximum width of the words if there is nothing to show.
    pub const WIDEST_WORDS: f32 = 480.0;
}

/// Corner radii. A small thing inside a large one has the smaller radius.
pub mod radius {
    /// Bars that are two or three points thick.
    pub const XXS: u8 = 1;
    /// Samples of a legend, tracks and bars of a histogram.
    pub const XS: u8 = 2;
    /// Tags, bars, heads of plots.
    pub const S: u8 = 4;
    /// Buttons, rungs of the ladder.
    pub const M: u8 = 6;
    /// Cards and floating windows.
    pub const L: u8 = 10;
}

/// Sizes of the sheets that are laid over the window.
pub mod sheets {
    use super::space;

    /// Height of the title, the gap below it included.
    pub const HEAD: f32 = 36.0;
    /// Distance between the card and the edge of the window, the margin of the card included.
    pub const OUTSIDE: f32 = space::XL + space::L;
}

/// Distances. A gap between things is one of these, unless a drawing has its own reason for another one.
pub mod space {
    /// Gap between a mark and its own label.
    pub const XS: f32 = 4.0;
    /// Gap between things that belong together.
    pub const S: f32 = 8.0;
    /// Margin inside a card; gap between cards.
    pub const M: f32 = 12.0;
    /// Margin inside a panel; gap between groups.
    pub const L: f32 = 16.0;
    /// Gap between sections of the stage.
    pub const XL: f32 = 24.0;
}

/// Sizes of the stage of steps: board, successors, frontier and path.
pub mod step {
    /// The boards that wait.
    pub mod frontier {
        /// Height of the room below a board for its caption.
        pub const CAPTION: f32 = 30.0;
    }
}

/// Widths of lines.
pub mod stroke {
    /// Separators and grid lines. Their place is rounded with `Painter::round_to_pixel_center`: a
    /// hairline between two pixels is two grey ones.
    pub const HAIR: f32 = 1.0;
    /// A curve that is not the chosen one, the playhead, ticks that must be seen.
    pub const CURVE: f32 = 1.5;
    /// The ring of keyboard focus.
    pub const FOCUS: f32 = 2.0;
    /// The chosen curve, the line under the open tab.
    pub const STRONG: f32 = 2.5;
}

/// Sizes of the timeline.
pub mod timeline {
    /// The track of the playhead.
    pub mod scrubber {
        use egui::{Vec2, vec2};

        /// Height of the room for the marks' words above the track.
        pub const MARKS: f32 = 16.0;
        /// Size of the flag of a bookmark.
        pub const FLAG: Vec2 = vec2(9.0, 8.0);
    }
}
