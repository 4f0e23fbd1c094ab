//! Sizes of the bar with start, goal and settings, in points.

use super::space;

/// Side of a board in the bar and in its menus.
pub const BOARD: f32 = 36.0;
/// Room of the arrow between the two boards.
pub const ARROW: f32 = 14.0;
/// Inside a board's button, to the left and to the right.
pub const PADDING: f32 = space::S;
/// Between two buttons that belong to one thing.
pub const JOINED: f32 = 1.0;
/// Width of a button that only shows that there is more.
pub const MORE: f32 = 20.0;
/// Side of the mark of something that is not as it was at first.
pub const CHANGED_MARK: f32 = 9.0;
/// Height of a row of a menu of boards.
pub const MENU_ROW: f32 = 42.0;

/// The mark before the program's name: nine squares.
pub mod logo {
    /// Side of one of the squares.
    pub const SQUARE: f32 = 6.0;
    /// Between two of them.
    pub const GAP: f32 = 2.0;
    /// Side of the mark.
    pub const SIDE: f32 = 3.0 * SQUARE + 2.0 * GAP;
}

/// The menu of settings.
pub mod settings_menu {
    /// Width of the menu.
    pub const WIDTH: f32 = 456.0;
    /// Room for a weight at the right of its slider.
    pub const WEIGHT: f32 = 40.0;
}

/// Signs that stand for a word, around their middle.
pub mod icon {
    use egui::{Vec2, vec2};

    /// The corners of the sign that there is more below.
    pub const DOWN: [Vec2; 3] = [vec2(-4.0, -2.0), vec2(4.0, -2.0), vec2(0.0, 3.0)];
    /// Radius of the disc for the theme.
    pub const DISC: f32 = 6.5;
    /// From the middle to the left and the right edge of the projector's screen, and to its upper edge.
    pub const SCREEN: Vec2 = vec2(7.0, 6.0);
    /// From the middle to the lower edge of this screen.
    pub const SCREEN_FOOT: f32 = 3.0;
    /// From there down to its stand.
    pub const POLE: f32 = 3.0;
    /// Half the length of the stand, and how far below the screen it is drawn.
    pub const STAND: Vec2 = vec2(4.0, 3.5);
    /// Radius of the round ends of a link.
    pub const LINK_RADIUS: f32 = 2.6;
    /// From the middle of a link to that of its round end.
    pub const LINK_HALF: f32 = 2.0;
    /// From the middle of the sign to that of each link.
    pub const LINKS_AWAY: f32 = 3.0;
}
