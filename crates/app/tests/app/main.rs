//! The tests of the application without a screen, a theme a file.

#![allow(clippy::disallowed_methods, reason = "tests run on all cores and read the files of the project")]

mod at_the_end;
#[path = "../../../core/tests/core/ask/drawn.rs"]
mod drawn_searches;
#[allow(dead_code, reason = "here only a part of it is used")]
#[path = "../../../core/tests/core/ground.rs"]
mod ground;
mod model;
mod page;
#[path = "../../../core/tests/core/ask/rival_rows.rs"]
mod rival_rows;
mod tell;
#[path = "../../../core/tests/core/readers/verified.rs"]
mod verified;
mod why;
