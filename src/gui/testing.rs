//! Parts of the window that tests run apart from it, with their inputs and outputs. The window itself needs none of
//! these exports.

pub use super::kit::{
    columns::{share_out, steady, widest},
    row::{Item, Row, flow, width as row_width},
};
pub use super::theme::space;
pub use super::widgets::{
    board::{BoardFace, Grid, paint as paint_board},
    button::Chosen,
    chip::Fill,
    plot::{AxisScale, Chart, ChartResponse, Curve, Fit, Form, PlayheadLine, Scale, show as show_plot},
    rung::{RungWidget, Steps, show as show_rung},
    scrubber::{Scrubber, show as show_scrubber},
    text::{fits as text_fits, width as text_width},
    transport::{Key as TransportKey, key as transport_key},
};
