### The race: labels, columns, and the sentence below it. Labels carry no full stop; a hint is a tooltip.

## The strip

race-face = Show
race-clock = Clock
race-lanes = Lanes
race-lanes-hint = All realms side by side
race-table = Table
race-table-hint = What each realm has cost in the end, and how many times that is of the one before
race-meter = Meter
race-meter-hint = Which expansions a search with this estimate could not have done without
race-expansions = Expansions
race-expansions-hint = The clock counts boards expanded, in realm 3 look-ups
race-work = Counted work
race-work-short = Work
race-work-hint = The clock counts work, the same on every computer: comparisons, digits ranked, entries scanned
race-time = Bare time
race-time-short = Time
race-time-hint = The clock is each search's own bare time

## Lanes

race-unit-expansions = expanded
race-unit-work = work
race-unit-time = bare time
race-running = running
race-searching = searching
race-counting = counting …
race-frontier = frontier { $n }
race-found = ✓ { $moves }
race-found-longer = ✓ { $moves }, { $least } would do
race-longer = { moves }, { $least } would do
race-looks-up = looks up
race-builds = builds its table
race-price = after a table of { $boards } boards
race-track = Position of the race
race-nobody = Nobody races
race-nobody-how = Tick a realm in the ladder, or press { $first } to { $last }: it takes its lane.

## Timeline

race-to-first = Start of the race
race-to-last = End of the race
race-mark-back = Previous finish
race-mark-forward = Next finish
race-per-second = expansions per second, with all lanes
hint-finish = next finish
hint-difference = first difference
stride-finish = finish
race-of-the-longest = of the longest lane
race-place = { $n } { $unit }
race-mark = { $realms } ✓
race-mark-no-way = { $realms } –
race-begins = The race begins: every realm stands before its first expansion.
race-nothing-known = What the realms spend on this clock is not known yet.
race-never-known = What these searches spend on this clock is not measured: only a search that ends by itself is.
race-after-expansions = { $n ->
    [one] After 1 expansion
   *[other] After { $n } expansions
}
race-after-work = After { $n } units of work
race-after-time = After { $time }
race-all-finished = { $after } all have finished.
race-none-finished = { $after } none has finished
race-finished = { $count ->
    [one] { $after } realm { $realms } has finished
   *[other] { $after } realms { $realms } have finished
}
race-sentence = { $finished }; { $rest }.
race-sentence-alone = { $finished }.
race-needs = { $count ->
    [one] realm { $realms } needs { $amount } more
   *[other] realms { $realms } need { $amount } more
}
race-needs-too = { $count ->
    [one] realm { $realms } needs { $amount }
   *[other] realms { $realms } need { $amount }
}
race-needed-expansions = { $n }
race-searched = { $count ->
    [one] realm { $realms } is still being searched
   *[other] realms { $realms } are still being searched
}
race-list = { $list }, { $next }
race-realms = { $list }, { $next }
race-realms-last = { $list } and { $next }

## Table

race-sort = Sort by: { $column }
race-sorted-least = Sorted by: { $column }, least first
race-sorted-most = Sorted by: { $column }, greatest first
race-ratio = { $times } of realm { $realm }
race-ratio-awaited = ×… of realm { $realm }, whose figure is not known yet
race-ratio-none = No × of realm { $realm }: its figure is missing, or 0
race-ratio-note = ×: how many times that is of the realm before on the ladder, whatever the table is sorted by
race-column-realm = realm
race-column-realm-note = In the order of the ladder; below each figure, how many times it is that of the realm before, of those that race
race-column-expanded = expanded
race-column-expanded-note = Boards expanded, each time it happened; the goal is not. Realm 3: for its table
race-column-generated = generated
race-column-generated-note = Successors produced, those seen before included; not the start, in realm 8 once
race-column-peak = frontier
race-column-peak-note = The most boards that waited after any event; in realm 8, boards on the path
race-column-work = work
race-column-work-note = Comparisons, digits ranked, entries scanned: the same on every computer. Realm 3: table and look-ups
race-column-memory = memory
race-column-memory-note = The most bytes allocated at once during the search, above the level before it, in a process of its own; tables are included, recursion on the stack is not
race-column-time = bare time
race-column-time-note = The median of several runs, nobody listening; hover over a figure for its spread. Realm 3: its table, without the look-ups
race-column-moves = moves
race-column-moves-note = Moves of the way found
race-column-branching = b*
race-column-branching-note = Effective branching factor: a tree of that branching and as deep as the solution has as many boards as were generated

## Where two lanes part

race-difference = First difference
race-difference-hint = To the first expansion at which the chosen realm and the one before it on the ladder part
race-difference-with = From which realm
race-difference-from = From realm { $other }
race-part-looks-up = At step { $n } realm { $one } expands { $first }, realm { $other } looks { $second } up.
race-part-looks-up-alone = At step { $n } realm { $one } looks { $first } up; realm { $other } has ended before.
race-part = At expansion { $n } realm { $one } expands { $first }, realm { $other } { $second }.
race-part-other-ended = At expansion { $n } realm { $one } expands { $first }; realm { $other } has ended before.
race-never-part = Realms { $one } and { $other } expand the same boards in the same order
race-not-searched = Realms { $one } and { $other } must both be searched to the end
race-nobody-to-part-from = Two lanes are needed, one of them the chosen realm's

## Keys

key-face-does = race: lanes, table, meter
key-clock-does = race: the next clock
key-difference-does = race: the first difference

## Meter

race-yardstick = h: { $estimate }
race-yardstick-hint = By which estimate the expansions are judged; it must be consistent
race-not-consistent = not consistent
race-necessary = necessary
race-necessary-note = g* + h < C*: every A* with this estimate expands these boards, whatever its ties
race-tie = tie
race-tie-note = g* + h = C*: how many of these are expanded depends on ties and order
race-wasted = wasted
race-wasted-note = g* + h > C*: no A* with this estimate expands these boards
race-again = again
race-again-note = A board that this search had expanded before
race-least = at least { $n }
race-least-note = So many boards have g* + h < C*: the least that any A* with this estimate must expand
race-expands-nothing = expands nothing: { $lookups }
race-shares-table = Realm { $realm }: expands nothing; { $n ->
    [one] 1 board looked up
   *[other] { $n } boards looked up
} in its table
race-shares = Realm { $realm }, { $all } so far: { $necessary } necessary, { $ties } ties, { $wasted } wasted, { $again } again
race-unjudged-no-way = Nothing to measure
race-unjudged-no-way-why = No way leads to the goal, so no expansion is necessary for finding one.
race-unjudged-inconsistent = Not a yardstick
race-unjudged-inconsistent-why = With { $estimate } a move can change h by more than 1, so A* may do without boards that g* + h < C* calls necessary. Choose a consistent estimate: misplaced tiles, Manhattan distance or linear conflict.

## Work, by its kinds

race-work-string_comparisons = { $n } comparisons of strings
race-work-rank_digits = { $n } digits ranked
race-work-entries_scanned = { $n } entries scanned
race-work-heap_comparisons = { $n } comparisons in the heap
race-work-heap_swaps = { $n } exchanges in the heap
race-work-buckets_looked_at = { $n } buckets looked at
race-work-table_reads = { $n } reads from the table
race-work-nodes_visited = { $n } nodes visited
race-memory-table = its table included
race-then-looks-up = + { $lookups }, { $time }
race-look-ups-expanded = for the table; after it { $amount } look-ups
race-look-ups-work = { $amount } of these units are the look-ups'
race-look-ups-time = for the table; all look-ups after it: { $amount }
