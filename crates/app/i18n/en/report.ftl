### The lines under a table of the command line: the conventions that its numbers go by.

report-order = Move order of the blank: { $order }.
report-lanes = A lane is a realm and its settings. What its line leaves out is usual: order { $order }; of equal f the highest g (where g has a say), then the oldest; each realm’s own heuristic and goal test.
report-ties = A* expands the lowest f; ties: { $tie }, then { $tie-order }.
report-heuristics = Heuristics by realm: { $heuristics }.
report-weight = Weighted: f = g + { $weight } · Manhattan distance, compared in whole tenths of a move; thresholds are in moves. The path found costs at most { $weight } times a shortest one.
report-weights = Weighted: f = g + w · Manhattan distance, compared in whole tenths of a move; thresholds are in moves. The path found costs at most w times a shortest one.
report-greedy = f = h: greedy search, which takes the oldest of equal h; the path found may be longer than a shortest one.
report-goal-tests = Goal tested by realm: { $tests }.
report-test-generated = when generated
report-test-expanded = when expanded
report-cut-off = { $who }: cut off at depth { $depth }; there is no path within the limit.
report-expanded = Expanded: boards whose successors were generated; the goal itself is not expanded.
report-generated = Generated: successors, duplicates included; the start is not counted.
report-peak = Peak: the largest frontier, in realm 4 both sides together.
report-deepening = Realm 8 counts the start once and never generates the parent; its peak is the longest path, in boards.
report-table = Realm 3: counts and run time are those of building its table. The answer after that: { lookups }, { $time } in all.
report-branching = b*: effective branching factor, that of a uniform tree of the solution’s depth with as many nodes as were generated; not for a table.
report-work = Operations: strings compared, index digits, entries scanned, heap entries compared and swapped, buckets examined, table entries read, nodes visited; in realm 3 lookups included. The same on every computer; the kinds differ from realm to realm.
report-memory = Memory: peak heap memory allocated by the search, in a process of its own; the recursion stack of realm 8 is not included.
report-time = Time: run time without recording, the median (runs: { $runs }); × is the ratio to the row above. Where parity alone answers that there is no solution: the time of that test.
report-runs = { $least } to { $most }
report-no-window = This program was built without its window. For its commands, see { $command }
