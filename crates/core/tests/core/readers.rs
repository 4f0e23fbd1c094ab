//! Readers of text from outside that belong to the core, with generated inputs that are made small where one fails.

mod moments;
pub mod seeded;
mod texts;
mod verified;
