//! What the window is told about where it stands.

/// Where the window stands. A desktop, all by itself, until it is told otherwise.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Surroundings {
    /// Where the program runs.
    pub runs_in: RunsIn,
    /// Whether the window is a part of another page.
    pub framing: Framing,
    /// Whether the system wants things to move by themselves.
    pub animation: Animation,
    /// Where the settings are stored.
    pub stored_in: StoredIn,
}

/// Where the program runs: what measures differ by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RunsIn {
    /// On a computer, as a program of its own, with pointers of 64 bits.
    #[default]
    Desktop,
    /// In a page: a coarse clock, pointers of 32 bits.
    Browser,
}

/// Whether the window is a part of another page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Framing {
    /// It stands alone.
    #[default]
    Alone,
    /// A course page shows it in a frame: without the bar in which a puzzle is chosen.
    Embedded,
}

/// Whether things move by themselves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Animation {
    /// Tiles slide, messages fade.
    #[default]
    Full,
    /// The system wants as little of it as possible. What is played is played all the same: it was asked for.
    Reduced,
}

/// Where the settings are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StoredIn {
    /// Nowhere: they last as long as the window.
    #[default]
    Nowhere,
    /// In a file, by its path.
    File(String),
    /// In the browser, under the address of the page.
    LocalStorage,
}
