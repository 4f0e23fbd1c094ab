//! The window, driven by label in both languages: what a person does, and what is then to be seen.

mod captions;
mod clock;
mod desk;
mod dress;
mod editor;
mod estimates;
mod keys;
mod map;
mod map_hand;
mod map_legend;
mod narration;
mod page;
mod playing;
mod puzzles;
mod race;
mod race_figures;
mod race_room;
mod race_strip;
mod race_table;
mod reading;
mod sheets;
mod study;
mod study_work;
mod tooltips;
mod trouble;
mod weights;
