//! What searches of one puzzle have to do with each other.
