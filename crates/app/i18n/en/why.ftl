### The one sentence "why this step". It starts with the answer, stays on one line and ends with a full stop.
###
### Id: why-<family>-<event>[-<case>]. Families: queue (realms 1, 2a, 2), table (3), twoway (4), list (5, 6),
### heap (7), buckets (7b), deep (8). Whole numbers are handed over as numbers, the rest as text: so are $h, $f and bounds,
### which a weighted search counts in tenths of a move (12.4).
###
### Variables
###   $move       letter of the blank's move that made the board: u l r d
###   $g $h $f    of the board the event is about; $f = $g + $h; of a discarded board: by this path
###   $layer      number of moves from the side's root: the g of the board the event is about; of a discarded board: by this path
###   $waiting    boards in the frontier after the event (before it in -turn-); in deep: boards left on the path
###   $other      -turn-: frontier of the other side · deepen: the bound before
###   $left       twoway: boards of this layer still to expand · look-up: moves left after this one
###   $bound      the bound of this iteration
###   $weight     w of a weighted heuristic (text)
###   $moves      length of the solution; at a meeting: of the path through it
###   $forward $backward   at a meeting: moves from the start, moves from the goal
###   $lookups    lookups so far, this one included
###   $expanded   boards expanded in all
###   $inversions number of inversions
###
### Which id takes which
###   why-before                            –
###   why-start-is-goal                     –
###   why-no-solution                       inversions
###   why-queue-begin                       –
###   why-queue-expand                      layer waiting
###   why-queue-open                        move layer waiting
###   why-queue-duplicate, -path-back       move layer
###   why-queue-solved                      moves
###   why-queue-exhausted                   expanded
###   why-table-begin                       –
###   why-table-expand                      layer waiting
###   why-table-open                        layer waiting
###   why-table-duplicate, -path-back       layer
###   why-table-look-up                     move left
###   why-table-look-up-goal                lookups
###   why-table-look-up-missing             –
###   why-table-solved                      moves lookups
###   why-table-exhausted                   expanded
###   why-twoway-begin-forward, -backward   –
###   why-twoway-turn-forward, -backward    waiting other      (first expansion of a layer)
###   why-twoway-turn-equal                 waiting
###   why-twoway-expand-forward, -backward  layer left
###   why-twoway-expand-met                 layer left         (the sides have met already)
###   why-twoway-open-forward, -backward    move layer
###   why-twoway-open-looked-up             move layer         (the sides meet in it, or this is not known yet)
###   why-twoway-duplicate, -path-back      move layer
###   why-twoway-meet                       forward backward moves
###   why-twoway-meet-again                 moves
###   why-twoway-solved                     moves
###   why-twoway-exhausted                  expanded
###   why-list-begin                        h
###   why-list-expand, -expand-low-g        f g
###   why-list-expand-any-g                 f first
###   why-list-open                         move g h f
###   why-list-improve, -reopen             g f                (reopen: it had been expanded)
###   why-list-improve-greedy               g f
###   why-list-duplicate                    move g
###   why-list-path-back                    move g
###   why-list-solved, -solved-blank        moves
###   why-list-solved-greedy, -solved-early moves
###   why-list-solved-early-weighted        moves weight
###   why-list-solved-weighted              moves weight
###   why-list-exhausted                    expanded
###   why-heap-…                            as why-list-…
###   why-buckets-…                         as why-list-…
###   why-deep-begin                        h
###   why-deep-deepen-first, -first-over    bound
###   why-deep-deepen-limit                 bound
###   why-deep-deepen                       bound other
###   why-deep-expand                       g f bound
###   why-deep-open                         move g h f bound
###   why-deep-prune                        move f bound
###   why-deep-retreat                      move bound waiting
###   why-deep-retreat-start                bound
###   why-deep-solved-weighted              moves bound weight
###   why-deep-solved-blank                 moves bound
###   why-deep-solved, -solved-first        moves bound        (first: in the first iteration)
###   why-deep-solved-limit                 moves bound
###   why-deep-exhausted                    bound
###   why-deep-not-entered                  inversions

## Any family

why-before = The beginning of the search: step forward to its first event.
why-before-question = The beginning of the search.
why-start-is-goal = Solved in 0 moves: the start is the goal, so nothing is searched.
why-no-solution = No solution: { inversions-odd }, so nothing is searched.

## Queue: realms 1, 2a, 2

why-queue-begin = The start enters the queue as layer 0.
why-queue-expand = Why this board: it is the oldest in the queue; layer { $layer }, still waiting: { $waiting }.
why-queue-open = New: move { $move } reaches a board for the first time, in layer { $layer }; now waiting: { $waiting }.
why-queue-duplicate = Discarded: { $move } leads to a board already reached by a path of { $layer } moves or fewer.
why-queue-path-back = Discarded: { $move } undoes the last move; the parent in layer { $layer } would be two too deep.
why-queue-solved = Solved in { moves }: layers come in order, so no path can be shorter.
why-queue-exhausted = No solution: all { $expanded } reachable boards are expanded, and none is the goal.

## Table: realm 3

why-table-begin = The goal enters the table at distance 0, and the search runs backward from it.
why-table-expand = Why this board: it is the oldest in the queue, at distance { $layer }; still waiting: { $waiting }.
why-table-open = New in the table: a board at distance { $layer } from the goal; now waiting: { $waiting }.
why-table-duplicate = Discarded: the table has this board already; by this path its distance would be { $layer }.
why-table-path-back = Discarded: this undoes the last move; distance { $layer } would be two too many.
why-table-look-up = Lookup: the table says { $move }; moves left after it: { $left }.
why-table-look-up-goal = Lookup: the table says that this is the goal; lookups in all: { $lookups }.
why-table-look-up-missing = Lookup: this board is not in the table, so it cannot reach the goal.
why-table-solved = Solved in { moves } with { lookups }; the table serves other starts too.
why-table-exhausted = No solution: the table has all { $expanded } boards that reach the goal, but not the start.

## Bidirectional: realm 4

why-twoway-begin-forward = The start is the root of the forward side: layer 0, one board.
why-twoway-begin-backward = The goal is the root of the backward side: layer 0, one board.
why-twoway-turn-forward = Why forward: frontier of { $waiting } here against { $other } there; the smaller goes first.
why-twoway-turn-backward = Why backward: frontier of { $waiting } here against { $other } there; the smaller goes first.
why-twoway-turn-equal = Why forward: both frontiers are of size { $waiting }, and then forward goes first.
why-twoway-expand-forward = Why this board: next in forward layer { $layer }, which is expanded whole; left in it: { $left }.
why-twoway-expand-backward = Why this board: next in backward layer { $layer }, which is expanded whole; left in it: { $left }.
why-twoway-expand-met = Why go on: layer { $layer } is completed, so move order does not change the count; left: { $left }.
why-twoway-open-forward = New: { $move } leads to forward layer { $layer }, to a board the other side has not reached.
why-twoway-open-backward = New: { $move } leads to backward layer { $layer }, to a board the other side has not reached.
why-twoway-open-looked-up = New on this side: { $move } leads to layer { $layer }; now it is looked up on the other side.
why-twoway-duplicate = Discarded: { $move } leads to a board this side reached by a path of { $layer } moves or fewer.
why-twoway-path-back = Discarded: { $move } undoes the last move; the parent in layer { $layer } would be two too deep.
why-twoway-meet = The sides meet: { $forward } from the start and { $backward } from the goal, { moves } in all.
why-twoway-meet-again = The sides meet again, { moves } in all; the path keeps to the first meeting.
why-twoway-solved = Solved in { moves }: whole layers were expanded, so the first meeting is optimal.
why-twoway-exhausted = No solution: after { $expanded } expansions one side is empty, and the sides never met.

## List: realms 5 and 6

why-list-begin = The start enters the open list: g = 0 and h = { $h }, so f = { $h }.
why-list-expand = Why this board: lowest f in the open list, { $f }; of those the highest g, { $g }.
why-list-expand-low-g = Why this board: lowest f in the open list, { $f }; of those the lowest g, { $g }.
why-list-expand-any-g = Why this board: the { $first ->
    [lifo] newest
   *[fifo] oldest
} with the lowest f in the open list, { $f }.
why-list-open = New: { $move } gives g = { $g } and h = { $h }, so it enters the list with f = { $f }.
why-list-improve = Better path: this board in only { $g } moves; its f falls to { $f }, its old entry is void.
why-list-improve-greedy = Better path: this board in only { $g } moves; f = h stays { $f }, its old entry is void.
why-list-reopen = Better path: an expanded board in only { $g } moves; it is reopened, f = { $f }.
why-list-duplicate = Discarded: { $move } leads to a board already reached with g = { $g } or less.
why-list-path-back = Discarded: { $move } undoes the last move; g = { $g } would be two too many.
why-list-solved = Solved in { moves }: no f in the open list is below { $moves }, so no path can be shorter.
why-list-solved-weighted = Solved in { moves }: no f in the open list is lower; at most { $weight } times a shortest path.
why-list-solved-blank = Solved in { moves }: h may be 1 too high, but all paths have one parity: none is shorter.
why-list-solved-early = Solved in { moves }: the goal’s parent had the lowest f, so no path can be shorter.
why-list-solved-early-weighted = Solved in { moves }: the goal’s parent had the lowest f; at most { $weight } times a shortest path.
why-list-solved-greedy = Solved in { moves }: h alone was followed, so a shorter path may exist.
why-list-exhausted = No solution: the open list is empty after { $expanded } expansions, the goal not reached.

## Heap: realm 7

why-heap-begin = The start enters the heap: g = 0 and h = { $h }, so f = { $h }.
why-heap-expand = Why this board: lowest f in the heap, { $f }; of those the highest g, { $g }.
why-heap-expand-low-g = Why this board: lowest f in the heap, { $f }; of those the lowest g, { $g }.
why-heap-expand-any-g = Why this board: the { $first ->
    [lifo] newest
   *[fifo] oldest
} with the lowest f in the heap, { $f }.
why-heap-open = New: { $move } gives g = { $g } and h = { $h }, so it enters the heap with f = { $f }.
why-heap-improve = Better path: this board in only { $g } moves; its f falls to { $f }, its old entry is void.
why-heap-improve-greedy = Better path: this board in only { $g } moves; f = h stays { $f }, its old entry is void.
why-heap-reopen = Better path: an expanded board in only { $g } moves; it is reopened, f = { $f }.
why-heap-duplicate = Discarded: { $move } leads to a board already reached with g = { $g } or less.
why-heap-path-back = Discarded: { $move } undoes the last move; g = { $g } would be two too many.
why-heap-solved = Solved in { moves }: no f in the heap is below { $moves }, so no path can be shorter.
why-heap-solved-weighted = Solved in { moves }: no f in the heap is lower; at most { $weight } times a shortest path.
why-heap-solved-blank = Solved in { moves }: h may be 1 too high, but all paths have one parity: none is shorter.
why-heap-solved-early = Solved in { moves }: the goal’s parent had the lowest f, so no path can be shorter.
why-heap-solved-early-weighted = Solved in { moves }: the goal’s parent had the lowest f; at most { $weight } times a shortest path.
why-heap-solved-greedy = Solved in { moves }: h alone was followed, so a shorter path may exist.
why-heap-exhausted = No solution: the heap is empty after { $expanded } expansions, and the goal was not reached.

## Buckets: realm 7b

why-buckets-begin = The start enters its bucket: g = 0 and h = { $h }, so f = { $h }.
why-buckets-expand = Why this board: the first non-empty bucket is f = { $f }, g = { $g }; higher g comes first.
why-buckets-expand-low-g = Why this board: the first non-empty bucket is f = { $f }, g = { $g }; lower g comes first.
why-buckets-expand-any-g = Why this board: the first non-empty bucket is f = { $f }; without a heuristic f is g.
why-buckets-open = New: { $move } gives h = { $h }; it joins the end of the bucket f = { $f }, g = { $g }.
why-buckets-improve = Better path: this board in only { $g } moves; its f falls to { $f }, its old entry is void.
why-buckets-reopen = Better path: an expanded board in only { $g } moves; it is reopened, f = { $f }.
why-buckets-duplicate = Discarded: { $move } leads to a board already reached with g = { $g } or less.
why-buckets-path-back = Discarded: { $move } undoes the last move; g = { $g } would be two too many.
why-buckets-solved = Solved in { moves }: all buckets with f below { $moves } are empty, so no path can be shorter.
why-buckets-solved-weighted = Solved in { moves }: no f in the buckets is lower; at most { $weight } times a shortest path.
why-buckets-solved-blank = Solved in { moves }: h may be 1 too high, but all paths have one parity: none is shorter.
why-buckets-solved-early = Solved in { moves }: the goal’s parent had the lowest f, so no path can be shorter.
why-buckets-solved-early-weighted = Solved in { moves }: the goal’s parent had the lowest f; at most { $weight } times a shortest path.
why-buckets-exhausted = No solution: all buckets are empty after { $expanded } expansions, the goal not reached.

## Deepening: realm 8

why-deep-begin = The search begins at the start: g = 0 and h = { $h }, so f = { $h }.
why-deep-deepen-first = First bound { $bound }: the f of the start, for no solution can be shorter.
why-deep-deepen-first-over = First bound { $bound }: the f of the start; h can overestimate, so a solution may be shorter.
why-deep-deepen-limit = One iteration with depth limit { $bound }: deeper boards are pruned.
why-deep-deepen = New bound { $bound }: the lowest f that exceeded { $other }; the search restarts from the start.
why-deep-expand = Why this board: newest on the path, at depth { $g }; f = { $f } is within the bound { $bound }.
why-deep-open = Kept: { $move } gives g = { $g } and h = { $h }; f = { $f } is within the bound { $bound }.
why-deep-prune = Pruned: { $move } gives f = { $f }, above the bound { $bound }.
why-deep-retreat = Backtrack: nothing left below { $move } under bound { $bound }; left on the path: { $waiting }.
why-deep-retreat-start = Backtrack: nothing left below the start under bound { $bound }; the path is empty.
why-deep-solved = Solved in { moves } under bound { $bound }: no lower bound had a solution.
why-deep-solved-first = Solved in { moves } under the first bound, { $bound }: no path can be shorter.
why-deep-solved-weighted = Solved in { moves } under bound { $bound }: at most { $weight } times a shortest path.
why-deep-solved-blank = Solved in { moves } under bound { $bound }: h may be 1 too high, but all paths have one parity.
why-deep-solved-limit = Solved in { moves } within depth limit { $bound }: a shorter path may exist.
why-deep-exhausted = Cut off at depth { $bound }: everything within the limit was tried, and the goal was not there.
why-deep-not-entered = Not searched: { inversions-odd }. A search without a record of boards never ends.
