//! The widgets that tests try apart from the window, and what these widgets are given and answer. Whoever opens the
//! window needs none of them.

pub use super::widgets::{
    board::Grid,
    chip::Fill,
    plot::{Chart, ChartResponse, Curve, Fit, Law, PlayheadLine, Scale, show as show_plot},
    press::Chosen,
    rung::{RungWidget, Steps, show as show_rung},
    scrubber::{Scrubber, show as show_scrubber},
    transport::{Key as TransportKey, key as transport_key},
};
