### The race: labels, columns, and the sentence below it. Labels carry no full stop; a hint is a tooltip.

## The strip

race-face = Show
race-measure = Compare by
race-lanes = Lanes
race-lanes-hint = All lanes side by side
race-table = Table
race-table-hint = Final cost of each lane, with its ratio to the lane before
race-must-expand = Must-expand
race-must-expand-hint = Which expansions every A* with this heuristic has to make
race-expansions = Expansions
race-expansions-hint = Compare by boards expanded; realm 3 by lookups
race-work = Operations
race-work-short = Ops
race-work-hint = Compare by operations counted inside the data structures, the same on every computer: comparisons, index digits, entries scanned
race-time = Run time
race-time-short = Time
race-time-hint = Compare by each search’s own run time, without recording

## Lanes

race-unit-expansions = expanded
race-unit-work = operations
race-unit-time = run time
race-lane-expanded-note = Boards expanded, repeats included; the goal is not expanded. Realm 3: its lookups, without its table
race-lane-work-note = Comparisons, index digits, entries scanned: the same on every computer. Realm 3: its lookups, without its table
race-lane-time-note = Median of several runs without recording. Realm 3: its lookups, without building its table
race-lane-time-browser-note = Median of several runs without recording, measured in this browser. Realm 3: its lookups, without building its table
race-searching = searching
race-counting = counting …
race-frontier = frontier { $n }
race-path = path { $n }
race-within = within expansion { $n }
race-legend-run = frontier so far
race-legend-run-path = path so far
race-legend-to-run = still to come
race-legend-finished = finished
race-legend-note = Height of a curve: boards in the frontier, logarithmic, one scale for all lanes. Across: cost so far, logarithmic
race-legend-note-path = Height of a curve: boards on the path, logarithmic. Across: cost so far, logarithmic
race-found = ✓ { $moves }
race-found-longer = ✓ { $moves } (optimal: { $least })
race-longer = { moves } (optimal: { $least })
race-looks-up = looking up
race-builds = building its table
race-table-cost = plus a table of { $boards } boards
race-track = Position of the race
race-empty = No lane in the race
race-empty-how = Tick a lane in the ladder, or press { $first } to { $last }, to let it take part.

## Timeline

race-to-first = Start of the race
race-to-last = End of the race
race-mark-back = Previous finish
race-mark-forward = Next finish
race-per-second = expansions per second, all lanes
hint-finish = next finish
hint-difference = first difference
stride-finish = finish
race-of-the-longest = of the longest lane
race-place = { $n } { $unit }
race-mark = { $realms } ✓
race-mark-no-solution = { $realms } –
race-begins = No lane has expanded a board yet.
race-nothing-known = The cost by this measure is not known yet.
race-never-known = The cost by this measure is unknown: only searches that run to their end are measured.
race-at-expansions = { $count ->
    [one] 1 expansion
   *[other] { $n } expansions
}
race-at-work = { $count ->
    [one] 1 operation
   *[other] { $n } operations
}
race-after-expansions = { $n ->
    [one] After 1 expansion
   *[other] After { $n } expansions
}
race-after-work = { $count ->
    [one] After { $n } operation
   *[other] After { $n } operations
}
race-after-time = After { $time }
race-all-finished = { $after } all have finished.
race-all-finished-least = { $after } all have finished; { $lanes } needed least: { $amount }.
race-none-finished = { $after } none has finished
race-finished = { $count ->
    [one] { $after } { $lanes } has finished
   *[other] { $after } { $lanes } have finished
}
race-sentence = { $finished }; { $rest }.
race-sentence-alone = { $finished }.
race-needs = { $count ->
    [one] { $lanes } needs { $amount } more
   *[other] { $lanes } need { $amount } more
}
race-needs-too = { $count ->
    [one] { $lanes } needs { $amount }
   *[other] { $lanes } need { $amount }
}
race-needed-expansions = { $n }
race-searched = { $count ->
    [one] { $lanes } is still searching
   *[other] { $lanes } are still searching
}
race-queued = { $count ->
    [one] { $lanes } is queued
   *[other] { $lanes } are queued
}
race-in-the-end = { $count ->
    [one] In the end { $lanes } has expanded the fewest boards, { $n }.
   *[other] In the end { $lanes } have expanded the fewest boards, { $n }.
}
race-table-end = in the end
race-table-end-hint = Figures at the end of each search; below them × the ratio to the lane before
race-table-so-far = so far
race-table-so-far-hint = Counts at the playhead; those of a lane that has not finished are softer
race-table-time = Table
race-list = { $list }, { $next }
race-realms = { $list }, { $next }
race-realms-last = { $list } and { $next }

## Table

race-sort = Sort by: { $column }
race-sorted-least = Sorted by: { $column }, lowest first
race-sorted-most = Sorted by: { $column }, highest first
race-ratio = { $times } relative to { $lane }
race-ratio-awaited = ratio to { $lane } not known yet
race-ratio-none = No ratio to { $lane }: its figure is missing or 0
race-ratio-kinds = No ratio to { $lane }: it counts operations of other kinds
race-ratio-stack = No ratio to { $lane }: the recursion stack of realm 8 is not measured
race-ratio-path = No ratio to { $lane }: one counts a frontier, the other a path
race-ratio-head = × previous
race-ratio-note = ×: ratio to the lane before it on the ladder, however the table is sorted; none where the two count different things
race-column-realm = lane
race-column-realm-note = In ladder order; below each figure, its ratio to the lane before, among those in the race
race-column-expanded = expanded
race-column-expanded-note = Boards expanded, repeats included; the goal is not expanded. Realm 3: for its table
race-column-generated = generated
race-column-generated-note = Successors generated, duplicates included; not the start, in realm 8 once
race-column-peak = peak frontier
race-column-peak-note = Most boards waiting at any moment; in realm 8, boards on the current path
race-column-work = operations
race-column-work-note = Comparisons, index digits, entries scanned: the same on every computer. Where the kinds differ, there is no ×. Realm 3: table and lookups
race-column-memory = memory
race-column-memory-note = Peak heap memory allocated by the search, in a process of its own; tables are included, the recursion stack of realm 8 is not
race-column-memory-browser = memory, 32 bits
race-column-memory-browser-note = Peak heap memory allocated by the search, in a worker of its own, with 32-bit pointers: less than on a desktop where pointers and lengths of texts count; tables are included, the recursion stack of realm 8 is not
race-column-time = run time
race-column-time-note = Median of several runs without recording; hover over a figure for its spread. Realm 3: building its table, without the lookups
race-column-time-browser = run time, browser
race-column-time-browser-note = Median of several runs without recording, measured in this browser; hover over a figure for its spread. Realm 3: building its table, without the lookups
race-column-moves = moves
race-column-moves-note = Length of the path found
race-column-branching = b*
race-column-branching-long = b* (branching)
race-column-branching-note = Effective branching factor: that of a uniform tree of the solution’s depth with as many nodes as were generated

## Where two lanes part

race-difference = First difference
race-difference-hint = To the first expansion at which the chosen lane and the one before it on the ladder differ
race-difference-with = Compare with
race-difference-from = with { $other }
race-part-looks-up = At step { $n } { $one } expands { $first }, { $other } looks up { $second }.
race-part-looks-up-alone = At step { $n } { $one } looks up { $first }; { $other } has already finished.
race-part = At expansion { $n } { $one } expands { $first }, { $other } { $second }.
race-part-other-ended = At expansion { $n } { $one } expands { $first }; { $other } has already finished.
race-never-part = { $one } and { $other } expand the same boards in the same order
race-not-searched = { $one } and { $other } must both finish first
race-not-seen = As far as they have been seen, { $one } and { $other } expand the same boards
race-nothing-to-compare = Two lanes are needed, one of them the chosen one

## Keys

key-face-does = race: next view; tree: current node
key-measure-does = race: next measure
key-difference-does = race: the first difference

## Must-expand

race-must-expand-symbols = g*: length of a shortest path from the start to the board; C*: length of a shortest path to the goal
race-must-expand-log-hint = Logarithmic: short bars can be seen beside long ones
race-must-expand-linear-hint = Linear: the parts of a bar are in true proportion
race-must-expand-heuristic = h: { $heuristic }
race-must-expand-each-own = each lane’s own
race-must-expand-necessary-of = of { $n }
race-must-expand-tested-early = It tests for the goal when a board is generated, so it stops earlier than A* with h = 0, which tests when a board is expanded.
race-must-expand-heuristic-hint = The heuristic by which expansions are classified; it must be consistent
race-not-consistent = not consistent
race-part-necessary = necessary
race-part-necessary-note = g* + h < C*: every A* with this heuristic expands these boards, whatever its tie-breaking
race-part-tie = tie
race-part-tie-note = g* + h = C*: how many of these are expanded depends on tie-breaking and move order
race-part-wasted = wasted
race-part-wasted-note = g* + h > C*: no A* with this heuristic expands these boards
race-part-again = re-expanded
race-part-again-note = Boards that this search had expanded before
race-least = A* ≥ { $n }
race-least-note = The number of boards with g* + h < C*: no A* with this heuristic expands fewer. A bidirectional search may need fewer of them
race-expands-nothing = expands nothing: { $lookups }
race-shares-table = { $lane }: expands nothing; { $n ->
    [one] 1 board looked up
   *[other] { $n } boards looked up
} in its table
race-shares = { $lane }, { $all } so far: { $necessary } necessary, { $ties } ties, { $wasted } wasted, { $again } re-expanded
race-not-classified-no-solution = Nothing to classify
race-not-classified-no-solution-why = The goal cannot be reached, so no expansion is necessary.
race-not-classified-inconsistent = This heuristic is not consistent
race-not-classified-inconsistent-why = With { $heuristic } a move can change h by more than it costs, so A* may skip boards with g* + h < C*. Choose a consistent heuristic: misplaced tiles, Manhattan distance or linear conflict.

## Operations, by their kinds

race-work-string_comparisons = { $n ->
    [one] { $n } string comparison
   *[other] { $n } string comparisons
}
race-work-rank_digits = { $n ->
    [one] { $n } index digit
   *[other] { $n } index digits
}
race-work-entries_scanned = { $n ->
    [one] { $n } entry scanned
   *[other] { $n } entries scanned
}
race-work-heap_comparisons = { $n ->
    [one] { $n } heap comparison
   *[other] { $n } heap comparisons
}
race-work-heap_swaps = { $n ->
    [one] { $n } heap swap
   *[other] { $n } heap swaps
}
race-work-buckets_looked_at = { $n ->
    [one] { $n } bucket examined
   *[other] { $n } buckets examined
}
race-work-table_reads = { $n ->
    [one] { $n } table read
   *[other] { $n } table reads
}
race-work-nodes_visited = { $n ->
    [one] { $n } node visited
   *[other] { $n } nodes visited
}
race-memory-table = its table included
race-memory-stack = + stack
race-on-the-path = on the path
race-memory-stack-note = the path on the heap, without the recursion stack; both grow linearly with the depth
race-then-looks-up = + { $lookups }, { $time }
race-look-ups-expanded = for the table; lookups after it: { $amount }
race-look-ups-work = { $amount } of these are the lookups
race-look-ups-time = for the table; all lookups after it: { $amount }
