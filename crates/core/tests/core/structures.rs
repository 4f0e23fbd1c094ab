//! The data structures at work: what is shown of them is what the searches did.

mod arrays;
mod buckets;
mod cases;
mod comparisons;
mod copies;
mod digits;
mod event_operations;
mod heap;
mod lists;
mod moments;
mod path;
mod sums;
