//! The widgets that tests try apart from the window, and what these widgets are given and answer. Whoever opens the
//! window needs none of them.

pub use super::widgets::{
    board::Grid,
    chip::Fill,
    plot::{Chart, ChartResponse, Curve, Fit, Law, Playhead, Scale, show as show_plot},
    press::Chosen,
    rung::{Rung, Steps, show as show_rung},
    scrubber::{Scrubber, show as show_scrubber},
    transport::{Key as TransportKey, key as transport_key},
};
