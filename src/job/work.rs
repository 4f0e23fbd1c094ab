//! What a search costs besides time: its work, counted, and its memory, weighed. Realm after realm, each told
//! as soon as it is known.

use std::sync::Arc;

use super::{Listener, Message, Search};
use crate::{replay::WorkCurve, trace::Flow};

/// Counts the work of each search. Where parity has answered there is none to tell of.
pub fn count_work(searches: &[Search], listener: &impl Listener) -> Flow {
    for Search { realm, puzzle, settings, .. } in searches {
        if let Some(curve) = WorkCurve::of(*realm, puzzle, settings, listener.unless_unwanted())? {
            listener.say(Message::Worked(*realm, Arc::new(curve)))?;
        }
    }
    Ok(())
}

/// Weighs each search. Where parity has answered there is nothing to tell of.
pub fn weigh(searches: &[Search], listener: &impl Listener) -> Flow {
    let is_searched =
        |search: &&Search| !search.realm.is_answered_by_parity(&search.puzzle, &search.settings);
    let mut trouble = None;
    for search in searches.iter().filter(is_searched) {
        match listener.weigh(search)? {
            Ok(bytes) => listener.say(Message::Weighed(search.realm, bytes))?,
            Err(reason) => trouble = trouble.or(Some(reason)),
        }
    }
    trouble.map_or(Ok(()), |reason| listener.say(Message::Unweighed(reason)))
}
