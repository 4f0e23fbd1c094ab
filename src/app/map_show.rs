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
}

/// How the map is looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MapShow {
    /// Which picture is drawn.
    pub picture: MapPicture,
}

/// On the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MapAction {
    /// The other picture.
    Picture(MapPicture),
}
