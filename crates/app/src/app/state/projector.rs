//! A large, light window for a room.

/// Whether the window is adapted to a projector.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Projector {
    #[default]
    Off,
    /// Light, large, full screen.
    On,
}

impl Projector {
    /// The other state.
    pub const fn other(self) -> Self {
        match self {
            Self::Off => Self::On,
            Self::On => Self::Off,
        }
    }
}
