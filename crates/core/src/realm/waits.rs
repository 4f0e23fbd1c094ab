//! How a search keeps the boards that wait to be expanded.

/// How a search keeps the boards that wait to be expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Waits {
    /// In a queue: first in, first out.
    Queue,
    /// In a queue, while a table is built from the goal. Then nothing waits: boards are looked up in the table.
    Table,
    /// In a queue for each of two searches; a whole layer of one of them is taken at a time.
    TwoQueues,
    /// In A*'s open list: the lowest f is taken, and ties matter.
    OpenList(ListKind),
    /// Nothing waits: only the current path is stored, under a bound that rises with each iteration.
    Deepening,
}

/// How an open list finds its lowest entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ListKind {
    /// By a scan from end to end.
    Scanned,
    /// With a binary heap.
    Heap,
    /// With a queue for each f and g.
    Buckets,
}

impl Waits {
    /// Name in the ids of messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queue => "queue",
            Self::Table => "table",
            Self::TwoQueues => "twoway",
            Self::OpenList(ListKind::Scanned) => "list",
            Self::OpenList(ListKind::Heap) => "heap",
            Self::OpenList(ListKind::Buckets) => "buckets",
            Self::Deepening => "deep",
        }
    }
}
