//! Text that cannot be read, and hands that do anything: the window is laid out in every state and size, and read
//! shape by shape.

mod contrast;
mod deed;
mod faults;
mod fingers;
mod hand;
mod ink;
mod proof;
pub mod screen;
mod screens;
mod shape;
pub mod sweep;
