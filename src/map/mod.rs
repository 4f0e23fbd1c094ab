//! Where each of the 181,440 boards lies on the map, and how a search lights it.
