//! Copies of a structure at some moments, so that a replay need not begin at the first event.
//!
//! ```text
//!   copy │ 4096 events │ copy │ 4096 events │ copy │ …      kept, at most 64 MB; else every second is given up
//!                             ╰ copy 512 copy 512 copy …      kept for the page that is shown
//! ```

use super::replayed::Replayed;
use crate::replay::PAGE;

/// Maximum bytes of all copies that are kept. Copies of the page that is shown are counted apart.
pub const MAX_BYTES: usize = 64 << 20;
/// Maximum bytes of copies of the page that is shown.
const MAX_PAGE_BYTES: usize = 16 << 20;
/// Events between two copies of the page that is shown.
const PAGE_SPACING: u64 = 512;

/// A structure after `moment` events.
struct StructureCopy {
    moment: u64,
    state: Box<dyn Replayed>,
}

pub struct Copies {
    /// Events between two copies.
    spacing: u64,
    /// In the order of their moments.
    kept: Vec<StructureCopy>,
    bytes: usize,
    /// The first moment of the page that is shown.
    page: u64,
    of_page: Vec<StructureCopy>,
    page_bytes: usize,
}

impl Copies {
    pub const fn new() -> Self {
        Self { spacing: PAGE as u64, kept: Vec::new(), bytes: 0, page: 0, of_page: Vec::new(), page_bytes: 0 }
    }

    pub const fn bytes(&self) -> usize {
        self.bytes + self.page_bytes
    }

    /// Makes the page of a moment the one that is shown, and drops the copies of another.
    pub fn show_page_of(&mut self, moment: u64) {
        let page = moment / PAGE as u64 * PAGE as u64;
        if page != self.page {
            self.page = page;
            self.page_bytes = 0;
            self.of_page.clear();
        }
    }

    /// The last copy at or before a moment, and its own moment.
    pub fn last_before(&self, moment: u64) -> Option<(u64, &dyn Replayed)> {
        let last =
            |copies: &[StructureCopy]| copies.partition_point(|copy| copy.moment <= moment).checked_sub(1);
        let kept = last(&self.kept).map(|at| &self.kept[at]);
        let of_page = last(&self.of_page).map(|at| &self.of_page[at]);
        let copy = kept.into_iter().chain(of_page).max_by_key(|copy| copy.moment)?;
        Some((copy.moment, &*copy.state))
    }

    /// Keeps a copy of a structure, if one is due at this moment. Returns the bytes of the copy, 0 without one.
    pub fn keep(&mut self, moment: u64, state: &dyn Replayed) -> usize {
        if moment.is_multiple_of(self.spacing) && is_later(moment, &self.kept) {
            let bytes = state.bytes();
            self.kept.push(StructureCopy { moment, state: state.copy() });
            self.bytes += bytes;
            self.thin_out();
            return bytes;
        }
        self.keep_of_page(moment, state)
    }

    fn keep_of_page(&mut self, moment: u64, state: &dyn Replayed) -> usize {
        let is_on_page = moment >= self.page && moment - self.page < PAGE as u64;
        if !is_on_page || !moment.is_multiple_of(PAGE_SPACING) || !is_later(moment, &self.of_page) {
            return 0;
        }
        let bytes = state.bytes();
        if self.page_bytes + bytes > MAX_PAGE_BYTES {
            return 0;
        }
        self.of_page.push(StructureCopy { moment, state: state.copy() });
        self.page_bytes += bytes;
        bytes
    }

    /// Drops every second copy while the copies have too many bytes.
    fn thin_out(&mut self) {
        while self.bytes > MAX_BYTES && self.kept.len() > 1 {
            self.spacing *= 2;
            let spacing = self.spacing;
            self.kept.retain(|copy| copy.moment.is_multiple_of(spacing));
            self.bytes = self.kept.iter().map(|copy| copy.state.bytes()).sum();
        }
    }
}

/// Whether a moment comes after all copies.
fn is_later(moment: u64, copies: &[StructureCopy]) -> bool {
    copies.last().is_none_or(|last| last.moment < moment)
}
