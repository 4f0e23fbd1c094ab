//! Orders of the moves.

use eight_realms_core::puzzle::{Move, Order, OrderError};

use super::{Verdict, verdict};

pub fn examine(text: &str) -> Verdict {
    let result = text.parse::<Order>();
    let lower = text.to_ascii_lowercase();
    let letters: String = lower.split_whitespace().collect();
    let is_order = letters.len() == 4 && "ulrd".chars().all(|letter| letters.contains(letter));
    assert_eq!(result.is_ok(), is_order, "{text:?}");
    match result {
        Ok(order) => {
            assert_eq!(order.to_string(), letters);
            assert_eq!(order.to_string().parse(), Ok(order));
        }
        Err(OrderError::NotAMove { position, letter }) => {
            assert_eq!(text.chars().nth(position - 1), Some(letter), "{text:?}");
            assert!(!"ulrdULRD".contains(letter), "{text:?}");
        }
        Err(OrderError::Repeated { position, step }) => {
            let (before, at) = lower.char_indices().nth(position - 1).expect("it is in the text");
            assert!(at == step.letter() && lower[..before].contains(at), "{text:?}");
        }
        Err(OrderError::Incomplete { count }) => {
            let named = Move::ALL.iter().filter(|step| letters.contains(step.letter())).count();
            assert_eq!((count, count), (letters.len(), named), "{text:?}");
        }
    }
    verdict(&result)
}
