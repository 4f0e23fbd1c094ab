//! The parts of the window that tests try apart from it, and what these are given and answer. Whoever opens the window
//! needs none of them.

pub use super::kit::{
    columns::{share_out, steady, widest},
    row::{Item, Row, flow, width as row_width},
};
pub use super::theme::space;
pub use super::widgets::{
    board::Grid,
    button::Chosen,
    chip::Fill,
    plot::{AxisScale, Chart, ChartResponse, Curve, Fit, PlayheadLine, Scale, show as show_plot},
    rung::{RungWidget, Steps, show as show_rung},
    scrubber::{Scrubber, show as show_scrubber},
    text::{fits as text_fits, width as text_width},
    transport::{Key as TransportKey, key as transport_key},
};
