# The line over a data structure: how much is in it, what the last event did, the operations counted so far.

structures-pending = … the events up to here are being replayed
structures-empty = Nothing is stored yet.
structures-operation = operation { $n } of { $total }: { $what }
operation-none = none yet
structures-work = { $n ->
    [one] 1 operation
   *[other] { $n } operations
}
structures-work-note = Counted in the data structures of this realm up to this event; the race compares by the sum.

## How much is in it

structures-strings = { $n ->
    [one] 1 string
   *[other] { $n } strings
}
structures-elements = { $n } of { $all } elements written
structures-signs = { $n } of { $all } entries filled
structures-two-trees = Two search trees
structures-trees = { $start } from the start, { $goal } from the goal
structures-entries = { $n ->
    [one] 1 entry, { $void } void
   *[other] { $n } entries, { $void } void
}
structures-set-note = One string for each board reached, nine letters each, in their order.
structures-array-note = One element for each board, found by its index, so nothing is compared.
structures-table-note = One entry for each board: the move towards the goal, found by the index of the board.
structures-trees-note = Boards reached by each of the two searches.
structures-list-note = Entries in the list. Once a shorter path to a board is known, its old entry is taken out and a new one put in at the end.
structures-list-replaced = shorter path: old entry taken out, new one at the end
structures-list-entries = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
structures-heap-note = Entries in the heap, void ones included. An entry is void once a shorter path to its board is known.
structures-buckets-note = Entries in all buckets, void ones included. An entry is void once a shorter path to its board is known.
structures-path-note = Boards on the current path, the start included: all that this search keeps.

## What an event did

structures-set-new = new: inserted
structures-set-duplicate = duplicate: already in the set
structures-set-path-back = back to parent: already in the set
structures-taken-from-queue = expanded: taken from the queue, nothing is looked up
structures-array-new = element was empty: new, written
structures-array-duplicate = element is set already: duplicate
structures-array-path-back = element is set already: back to parent
structures-table-new = entry was empty: new, filled
structures-table-read = entry read: a move towards the goal
structures-table-goal = entry read: this is the goal
structures-table-nowhere = entry read: no path to the goal
structures-trees-new = new in its tree, looked up in the other
structures-trees-duplicate = duplicate in its own tree
structures-trees-path-back = back to parent in its own tree
structures-trees-met = in both trees
structures-list-put = put in at the end
structures-list-taken = lowest entry taken, the last one fills the gap
structures-list-taken-last = lowest entry taken, which was the last one
structures-heap-put = put in at the end, rises
structures-heap-taken = top taken, the last entry fills the gap
structures-heap-taken-last = top taken, the only entry
structures-buckets-put = put at the end of its bucket
structures-buckets-taken = taken from the first bucket that is not empty
structures-list-improved = shorter path: old entry void, new one put in
structures-list-duplicate = duplicate: nothing is put in
structures-list-path-back = back to parent: nothing is put in
structures-path-iteration = new iteration: the path is empty
structures-path-entered = within the bound: entered
structures-path-pruned = above the bound: pruned
structures-path-left = no successor left: the last move is undone
structures-solved-string = goal reached: its string of moves is the path
structures-solved-parents = goal reached: parents read back to the start
structures-solved-signs = goal reached: the moves read are the path
structures-solved-halves = both halves of the path read back
structures-solved-open = goal taken: parents read back to the start
structures-solved-stack = goal reached: the current path is the path found

## Operations

operation-digit = a digit of the index
operation-element-read = the element at the index is read
operation-parent-reached = move undone: the parent
operation-compared = two strings compared
operation-path-copied = the path is copied
operation-letter-added = a letter is added
operation-table-read = the entry at the index is read
operation-entry-read = an entry is read
operation-taken = an entry is taken out
operation-put = an entry is put in
operation-heap-compared = two entries compared
operation-heap-moved = an entry moves into the gap
operation-gap-filled = the gap is filled
operation-voided = the old entry becomes void
operation-bucket-looked-at = a bucket is examined
operation-node-visited = f compared with the bound
operation-entered = the path grows by a move
operation-left = the path loses its last move
