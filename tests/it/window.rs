//! The window, driven by label in both languages: what a person does, and what is then to be seen.

mod appearance;
mod captions;
mod clock;
mod editor;
mod heuristic_in_force;
mod heuristics;
mod heuristics_work;
mod keys;
mod map;
mod map_input;
mod map_legend;
mod narration;
mod page;
mod playing;
mod puzzles;
mod race;
mod race_figures;
mod race_layout;
mod race_strip;
mod race_table;
mod reading;
mod sheets;
mod test_window;
mod tooltips;
mod trouble;
mod weights;
