//! How the map of all boards is looked at.

/// Which of the two pictures of the space is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MapPicture {
    /// A ring for each true distance to the goal.
    #[default]
    Rings,
    /// True to the distances from the start and to the goal.
    Lens,
}

impl MapPicture {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Rings, Self::Lens];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::Rings => Self::Lens,
            Self::Lens => Self::Rings,
        }
    }
}

/// Whose searches the map shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum MapScope {
    /// The chosen realm's, on one large map.
    #[default]
    One,
    /// Those of all realms that are shown, each on a small map of its own.
    Lanes,
}

impl MapScope {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Lanes];

    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Lanes,
            Self::Lanes => Self::One,
        }
    }
}

/// How the map is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MapShow {
    /// Which picture is drawn.
    pub picture: MapPicture,
    /// Whose searches it shows.
    pub scope: MapScope,
}

/// On the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// Another picture.
    Picture(MapPicture),
    /// Other searches.
    Scope(MapScope),
}
