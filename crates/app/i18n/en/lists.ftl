# The open lists of A*, the two trees and the current path, as the face "Structure" draws them.

lists-taken = taken out
lists-put = put in
lists-replacing = put in: a shorter path
lists-entry = index { $index } · put in as number { $number }
lists-void = void: a shorter path was put in later
lists-comparisons = { $all ->
    [one] 1 comparison
   *[other] { $all } comparisons
}
lists-comparisons-note = Entries of the heap compared at this event, two at a time: by f, then g, then number
lists-exchanges = { $all ->
    [one] 1 swap
   *[other] { $all } swaps
}
lists-exchanges-note = Entries moved into the gap at this event. Thick lines: down in the realm’s colour, up in the colour of open boards.
lists-dropped = { $entries ->
    [one] 1 void entry dropped
   *[other] { $entries } void entries dropped
}
lists-heap-words = { $entries ->
    [one] Heap, { $entries } entry; f from the top: { $f }
   *[other] Heap, { $entries } entries; f from the top: { $f }
}
lists-heap-note = f of each entry: the more colour, the lower. Filled: the top, taken next. Only an outline: void, dropped when it is taken out.
lists-array = In the array
lists-array-children = children of i at 2i + 1 and 2i + 2
lists-array-note = The heap is stored level by level: index 0 is the top.
lists-more = and { $entries } more

lists-list-words = { $entries ->
    [one] Open list, { $entries } entry
   *[other] Open list, { $entries } entries
}
lists-scan-words = { $entries ->
    [one] Open list, { $entries } entry, { $read } of them read; lowest so far: f { $f } at index { $index }
   *[other] Open list, { $entries } entries, { $read } of them read; lowest so far: f { $f } at index { $index }
}
lists-fills = the last entry fills the gap
lists-new = new since the last expansion: at the end
lists-lowest = Lowest so far
lists-lowest-note = One stroke for each entry of the list, by its f. The line: the lowest entry among those read so far; a dot wherever a lower one is found.
lists-lowest-entry = g { $g } · no. { $number }

lists-plane = Buckets
lists-plane-axes = entries by f (across) and g (up)
lists-plane-note = Entries in each bucket, void ones included. Without a number: empty by now. With an edge: some of them are void. The triangle: where the next lowest entry is looked for first.
lists-bucket = f { $f }, g { $g }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $void } void
lists-buckets-words = Buckets with entries: { $buckets }. { $list }
lists-pointer-note = All buckets before this one are empty: here the next lowest entry is looked for first.
lists-looks = { $all ->
    [one] 1 bucket examined
   *[other] { $all } buckets examined
}
lists-looks-note = Buckets examined during this event, the one where the entry is found included
lists-queue = Queue
lists-queue-of = f { $f }, g { $g }: { $entries }
lists-queue-note-fifo = All entries with this f and g, the oldest first. The oldest is taken out first; a new one goes to the end. Pale: void.
lists-queue-note-lifo = All entries with this f and g, the oldest first. The newest is taken out first; a new one goes to the end. Pale: void.

lists-path-words = { $boards ->
    [one] Current path, { $boards } board; f of each: { $f }
   *[other] Current path, { $boards } boards; f of each: { $f }
}
lists-pruned-words = Pruned, f of each: { $f }
lists-beyond = pruned: f is above the bound { $bound }
lists-bound = bound { $bound }
lists-next-bound = next { $bound }, so far
lists-iterations = Iterations
lists-iterations-expanded = expanded
lists-iterations-note = Boards that each iteration has expanded. The bound of the last one is in force.
lists-pruned = pruned
lists-pruned-note = Successors that this iteration has pruned so far: their f is above the bound.

lists-from-start = From the start
lists-from-goal = From the goal
lists-reached-note = Boards that this side has reached, its root included
lists-layers-words = Boards by layer, from g 0: { $layers }
lists-layers-note = Boards with this g, all of them reached by this side. With an edge: the newest layer.
lists-in-start = start’s tree
lists-in-goal = goal’s tree
lists-expanded-here = expanded, g { $g }
lists-new-here = new, g { $g }
lists-reached-here = reached before
lists-not-there = not reached there
lists-there = reached there, g { $g }
lists-look-up-note = A board is looked up in the tree of its own side, and if it is new there, in the other one.
lists-met = first meeting
lists-met-note = The first board that both sides have reached: its g from the start and its g from the goal add up to the length of the path.
lists-comparisons-of = { $all ->
    [one] { $done } of { $all } comparison
   *[other] { $done } of { $all } comparisons
}
lists-exchanges-of = { $all ->
    [one] { $done } of { $all } swap
   *[other] { $done } of { $all } swaps
}
lists-looks-of = { $all ->
    [one] { $done } of { $all } bucket examined
   *[other] { $done } of { $all } buckets examined
}
lists-part-g = g
lists-part-h = h
