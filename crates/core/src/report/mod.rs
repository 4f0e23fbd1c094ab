//! Results for people and programs: the result of each realm on one puzzle, as a row; rows as a table with their
//! conventions, as JSON, as CSV. Text only: the caller writes it.

mod csv;
mod json;
mod question;
mod question_csv;
mod row;
mod table;

pub use csv::{WorkColumns, csv, csv_of, write_csv};
pub use json::{json, json_line};
pub use question::{order_row, question_row};
pub use question_csv::{QuestionRow, question_csv};
pub use row::ReportRow;
pub use table::Table;
