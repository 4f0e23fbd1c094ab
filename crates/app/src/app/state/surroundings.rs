//! The surroundings of the window, as far as it is told of them.

/// The surroundings of the window. By default it is alone on a desktop.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Desktop or browser.
    pub runs_in: RunsIn,
    /// Whether the window is a part of another page.
    pub framing: Framing,
    /// Whether the system wants things to move by themselves.
    pub animation: Animation,
    /// Storage of the settings.
    pub stored_in: StoredIn,
}

/// The platform of the program, by which measurements differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunsIn {
    /// A program of its own, with 64-bit pointers.
    #[default]
    Desktop,
    /// A page, with a coarse clock and 32-bit pointers.
    Browser,
}

/// Whether the window is a part of another page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Framing {
    /// Not part of another page.
    #[default]
    Alone,
    /// Shown in a frame of a course page, without the bar in which a puzzle is chosen.
    Embedded,
}

/// Whether things move by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Animation {
    /// Tiles slide, messages fade.
    #[default]
    Full,
    /// Little motion, as the system wishes. Playback still runs, because it was requested.
    Reduced,
}

/// Storage of the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StoredIn {
    /// Nowhere: the settings last as long as the window.
    #[default]
    Nowhere,
    /// In a file, by its path.
    File(String),
    /// In the browser, under the address of the page.
    LocalStorage,
}
