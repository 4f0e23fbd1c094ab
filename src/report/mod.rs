//! Results for people and programs: what each realm made of one puzzle, as a row; rows as a table with their
//! conventions, as JSON, as CSV. Text only: who asked for it writes it.

mod bounds;
mod csv;
mod grid;
mod json;
mod row;
mod table;

pub use csv::csv;
pub use json::json;
pub use row::ReportRow;
pub use table::{one, several};
