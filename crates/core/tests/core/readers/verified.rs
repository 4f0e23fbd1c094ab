//! Lines of moments that are known to be right.

use eight_realms_core::replay::moment::{MomentLine, Opening, read};

/// Lines that other programs have checked against these searches.
pub const VERIFIED: [&str; 5] = [
    "8r1:23415x768:5@e3240~9e89",
    "8r1:23415x768:4@e2329~c547",
    "8r1:23415x768:8@e1484~8345",
    "8r1:2831647x5-1238x4765:5@e10~fb81",
    "8r1:1624x8735:7:h=weighted,w=1.5@e74~6f65",
];

/// The line that a text is.
pub fn line(text: &str) -> MomentLine {
    match read(text) {
        Ok(Opening::Moment(line)) => line.moment(),
        other => panic!("{text}: {other:?}"),
    }
}
