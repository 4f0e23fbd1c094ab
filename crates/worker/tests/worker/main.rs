//! The tests of whatever carries jobs out, a theme a file.

mod check;
#[allow(dead_code, reason = "here only a part of it is used")]
#[path = "../../../core/tests/core/ground.rs"]
mod ground;
mod laboratory;
#[allow(dead_code, reason = "other tests use its observer")]
mod panicking;
mod probe;
mod stopwatch;
mod worker;
