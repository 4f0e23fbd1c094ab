### The lines under a table of the command line: the conventions that its numbers go by.

report-order = Successors in the order { $order }, the moves of the blank.
report-ties = A* takes the least f, of those { $tie }, of those { $tie-order }.
report-estimates = Estimates by realm: { $estimates }.
report-weight = Weighted: f = g + { $weight } · Manhattan distance, compared in whole tenths of a move; thresholds are in moves. The way found costs at most { $weight } times the shortest.
report-expanded = Expanded: boards whose successors were produced, the goal not.
report-generated = Generated: successors produced, duplicates included, the start not.
report-peak = Peak: the most boards that waited at once; in realm 4 on both sides together.
report-deepening = Realm 8 counts the start once and never generates the way back; its peak is the longest path, in boards.
report-table = Realm 3: counts and bare time are those of its table. The answer after that: { lookups }, { $time } in all.
report-branching = b*: effective branching factor, that of a tree as deep as the solution with as many boards as were generated; not for a table.
report-work = Work: strings compared, digits ranked, entries scanned, compared and exchanged, buckets looked at, signs read, nodes visited; in realm 3 with the look-ups. The same on every computer.
report-memory = Memory: the most bytes allocated at once during the search, in a process of its own.
report-time = Time: bare, nobody listening, the median of { $runs } runs; × is how many times that of the row above. Where parity says that there is no way: the time of that test.
report-runs = { $least } to { $most }
report-no-window = This program was built without its window. Its commands: { $command }
