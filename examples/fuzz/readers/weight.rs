//! Weights.

use eight_realms_core::heuristic::{Weight, WeightError};

use super::{Verdict, verdict};

/// Whether a text is written as a weight: digits, and perhaps a point and one more.
fn is_in_tenths(text: &str) -> bool {
    let mut parts = text.split('.');
    let [whole, tenth, more] = [parts.next(), parts.next(), parts.next()];
    let digits = |part: &str| part.chars().all(|digit| digit.is_ascii_digit()) && !part.is_empty();
    whole.is_some_and(digits) && tenth.is_none_or(|tenth| digits(tenth) && tenth.len() == 1) && more.is_none()
}

pub fn examine(text: &str) -> Verdict {
    let read = text.parse::<Weight>();
    let number = text.parse::<f64>().unwrap_or(f64::NAN);
    match read {
        Ok(weight) => {
            assert!(is_in_tenths(text) && (1.0..=5.0).contains(&number), "{text:?}");
            assert_eq!(f64::from(weight).to_bits(), number.to_bits(), "{text:?}");
            assert_eq!(weight.to_string().parse(), Ok(weight));
        }
        Err(WeightError::NotInTenths) => assert!(!is_in_tenths(text), "{text:?}"),
        Err(WeightError::OutOfRange) => {
            assert!(is_in_tenths(text) && !(1.0..=5.0).contains(&number), "{text:?}");
        }
    }
    verdict(&read)
}
