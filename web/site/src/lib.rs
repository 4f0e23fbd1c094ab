//! The page of Eight Realms as a folder of static files: built, and served on this computer.

pub mod build;
pub mod serve;
pub mod version;
