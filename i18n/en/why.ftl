### The one sentence "why this step". It starts with the answer, stays on one line and ends with a full stop.
###
### Id: why-<family>-<event>[-<case>]. Families: queue (realms 1, 2a, 2), table (3), twoway (4), list (5, 6),
### heap (7), buckets (7b), deep (8). Whole numbers are handed over as numbers, the rest as text: so are $h, $f and bounds,
### which a weighted search counts in tenths of a move (12.4).
###
### Variables
###   $move       letter of the blank's move that made the board: u l r d
###   $g $h $f    of the board the event is about; $f = $g + $h; of a refused board: by this way
###   $layer      number of moves from the side's root: the g of the board the event is about; of a refused board: by this way
###   $waiting    boards in the frontier after the event (before it in -turn-); in deep: boards left on the path
###   $other      -turn-: frontier of the other side · deepen: the bound before
###   $left       expand in table: boards still to expand · twoway: boards of this layer still to expand · look-up: moves left after this one
###   $bound      the bound of this round
###   $weight     w of a weighted estimate (text)
###   $moves      length of the solution; at a meeting: of the way through it
###   $forward $backward   at a meeting: moves from the start, moves from the goal
###   $lookups    look-ups so far, this one included
###   $expanded   boards expanded in all
###   $inversions number of inversions
###
### Which id takes which
###   why-before                            –
###   why-start-is-goal                     –
###   why-no-way                            inversions
###   why-queue-begin                       –
###   why-queue-expand                      layer waiting
###   why-queue-open                        move layer waiting
###   why-queue-duplicate, -way-back        move layer
###   why-queue-solved                      moves
###   why-queue-exhausted                   expanded
###   why-table-begin                       –
###   why-table-expand                      layer left
###   why-table-open                        layer waiting
###   why-table-duplicate, -way-back        layer
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
###   why-twoway-open-asked                 move layer         (the sides meet in it, or this is not known yet)
###   why-twoway-duplicate, -way-back       move layer
###   why-twoway-meet                       forward backward moves
###   why-twoway-meet-again                 moves
###   why-twoway-solved                     moves
###   why-twoway-exhausted                  expanded
###   why-list-begin                        h
###   why-list-expand, -expand-low-g        f g
###   why-list-open                         move g h f
###   why-list-improve, -reopen             g f                (reopen: it had been expanded)
###   why-list-duplicate                    move g
###   why-list-way-back                     move g
###   why-list-solved, -solved-blank        moves
###   why-list-solved-weighted              moves weight
###   why-list-exhausted                    expanded
###   why-heap-…                            as why-list-…
###   why-buckets-…                         as why-list-…
###   why-deep-begin                        h
###   why-deep-deepen-first, -first-over    bound
###   why-deep-deepen                       bound other
###   why-deep-expand                       g f bound
###   why-deep-open                         move g h f bound
###   why-deep-prune                        move f bound
###   why-deep-retreat                      bound waiting
###   why-deep-solved-weighted              moves bound weight
###   why-deep-solved-blank                 moves bound
###   why-deep-solved, -solved-first        moves bound        (first: in the first round)
###   why-deep-refused                      inversions

## Any family

why-before = Nothing has happened yet: one event forward begins the search.
why-start-is-goal = Solved in 0 moves: the start is the goal, so nothing is searched.
why-no-way = No way: { inversions-odd }, so nothing is searched.

## Queue: realms 1, 2a, 2

why-queue-begin = The start opens the search: layer 0, and it alone is in the queue.
why-queue-expand = Why this board: it has waited longest; layer { $layer }, still in the queue: { $waiting }.
why-queue-open = New: { $move } leads to a board never seen, in layer { $layer }; in the queue now: { $waiting }.
why-queue-duplicate = Refused: { $move } leads to a board seen before, by a way no longer than { $layer }.
why-queue-way-back = Refused: { $move } undoes the last move; layer { $layer } would be two too deep.
why-queue-solved = Solved in { moves }: layers come in order, so no way can be shorter.
why-queue-exhausted = No way: all { $expanded } boards within reach are expanded, and none is the goal.

## Table: realm 3

why-table-begin = The goal opens the table: its distance is 0, and the search runs backward from it.
why-table-expand = Why this board: it has waited longest, at distance { $layer }; still to expand: { $left }.
why-table-open = New in the table: a board at distance { $layer } from the goal; waiting: { $waiting }.
why-table-duplicate = Refused: this board is in the table already, at a distance of { $layer } at most.
why-table-way-back = Refused: this undoes the last move; distance { $layer } would be two too many.
why-table-look-up = Looked up: the table says { $move }; after it, moves left: { $left }.
why-table-look-up-goal = Looked up: the table says that this is the goal; look-ups in all: { $lookups }.
why-table-look-up-missing = Looked up: the table does not have this board, so it cannot reach the goal.
why-table-solved = Solved in { moves } with { lookups }; the table stays for other starts.
why-table-exhausted = No way: the table has all { $expanded } boards that reach the goal, the start is not there.

## Two-way: realm 4

why-twoway-begin-forward = The start opens the forward side: layer 0, one board.
why-twoway-begin-backward = The goal opens the backward side: layer 0, one board.
why-twoway-turn-forward = Why forward: { $waiting } waiting here against { $other } there; the smaller layer goes first.
why-twoway-turn-backward = Why backward: { $waiting } waiting here against { $other } there; the smaller layer goes first.
why-twoway-turn-equal = Why forward: both sides have { $waiting } waiting, and when equal it goes first.
why-twoway-expand-forward = Why this board: it is next in forward layer { $layer }, taken whole; still in it: { $left }.
why-twoway-expand-backward = Why this board: it is next in backward layer { $layer }, taken whole; still in it: { $left }.
why-twoway-expand-met = Why go on: layer { $layer } is finished so that no order changes the count; still in it: { $left }.
why-twoway-open-forward = New: { $move } leads to forward layer { $layer }, to a board the other side has not seen.
why-twoway-open-backward = New: { $move } leads to backward layer { $layer }, to a board the other side has not seen.
why-twoway-open-asked = New on this side: { $move } leads to layer { $layer }; now the other side is asked for it.
why-twoway-duplicate = Refused: { $move } leads to a board this side has seen, by a way no longer than { $layer }.
why-twoway-way-back = Refused: { $move } undoes the last move; layer { $layer } would be two too deep.
why-twoway-meet = The sides meet: { $forward } from the start and { $backward } from the goal, { moves } in all.
why-twoway-meet-again = The sides meet again, { moves } in all; the path keeps to the first meeting.
why-twoway-solved = Solved in { moves }: the layer is finished, and no meeting in it can be shorter.
why-twoway-exhausted = No way: after { $expanded } expansions one side has nothing left, and the sides never met.

## List: realms 5 and 6

why-list-begin = The start opens the list: g = 0 and h = { $h }, so f = { $h }.
why-list-expand = Why this board: least f in the list is { $f }; of those it has the greatest g, { $g }.
why-list-expand-low-g = Why this board: least f in the list is { $f }; of those it has the least g, { $g }.
why-list-open = New: { $move } gives g = { $g } and h = { $h }, so it enters the list with f = { $f }.
why-list-improve = Better: a way of only { $g } to this board; its f falls to { $f }, its old entry is void.
why-list-reopen = Better: a way of only { $g } to a board already expanded; it is opened again, f = { $f }.
why-list-duplicate = Refused: { $move } leads to a board already reached with g = { $g } or less.
why-list-way-back = Refused: { $move } undoes the last move; g = { $g } would be two too many.
why-list-solved = Solved in { moves }: no f in the list is less than { $moves }, so no way can be shorter.
why-list-solved-weighted = Solved in { moves }: no f in the list is less; that is at most { $weight } times the shortest way.
why-list-solved-blank = Solved in { moves }: h may be 1 too high, but ways differ by even numbers: none is shorter.
why-list-exhausted = No way: the list is empty after { $expanded } expansions, and the goal was never in it.

## Heap: realm 7

why-heap-begin = The start opens the heap: g = 0 and h = { $h }, so f = { $h }.
why-heap-expand = Why this board: least f in the heap is { $f }; of those it has the greatest g, { $g }.
why-heap-expand-low-g = Why this board: least f in the heap is { $f }; of those it has the least g, { $g }.
why-heap-open = New: { $move } gives g = { $g } and h = { $h }, so it enters the heap with f = { $f }.
why-heap-improve = Better: a way of only { $g } to this board; its f falls to { $f }, its old entry is void.
why-heap-reopen = Better: a way of only { $g } to a board already expanded; it is opened again, f = { $f }.
why-heap-duplicate = Refused: { $move } leads to a board already reached with g = { $g } or less.
why-heap-way-back = Refused: { $move } undoes the last move; g = { $g } would be two too many.
why-heap-solved = Solved in { moves }: no f in the heap is less than { $moves }, so no way can be shorter.
why-heap-solved-weighted = Solved in { moves }: no f in the heap is less; that is at most { $weight } times the shortest way.
why-heap-solved-blank = Solved in { moves }: h may be 1 too high, but ways differ by even numbers: none is shorter.
why-heap-exhausted = No way: the heap is empty after { $expanded } expansions, and the goal was never in it.

## Buckets: realm 7b

why-buckets-begin = The start is alone in its bucket: g = 0 and h = { $h }, so f = { $h }.
why-buckets-expand = Why this board: the first bucket with boards is f = { $f }, g = { $g }, the greatest g first.
why-buckets-expand-low-g = Why this board: the first bucket with boards is f = { $f }, g = { $g }, the least g first.
why-buckets-open = New: { $move } gives h = { $h }; it goes to the end of the bucket f = { $f }, g = { $g }.
why-buckets-improve = Better: a way of only { $g } to this board; its f falls to { $f }, its old entry is void.
why-buckets-reopen = Better: a way of only { $g } to a board already expanded; it is opened again, f = { $f }.
why-buckets-duplicate = Refused: { $move } leads to a board already reached with g = { $g } or less.
why-buckets-way-back = Refused: { $move } undoes the last move; g = { $g } would be two too many.
why-buckets-solved = Solved in { moves }: all buckets below f = { $moves } are empty, so no way can be shorter.
why-buckets-solved-weighted = Solved in { moves }: no bucket before is left; that is at most { $weight } times the shortest way.
why-buckets-solved-blank = Solved in { moves }: h may be 1 too high, but ways differ by even numbers: none is shorter.
why-buckets-exhausted = No way: all buckets are empty after { $expanded } expansions, and the goal was in none.

## Deepening: realm 8

why-deep-begin = The start begins the path: g = 0 and h = { $h }, so f = { $h }.
why-deep-deepen-first = First bound { $bound }: the f of the start, for no solution can be shorter.
why-deep-deepen-first-over = First bound { $bound }: the f of the start; h can be too high, so a solution may be shorter.
why-deep-deepen = New bound { $bound }: the least f beyond { $other }; the search begins again at the start.
why-deep-expand = Why this board: newest on the path, { $g } deep; its f, { $f }, is within the bound, { $bound }.
why-deep-open = Kept: { $move } gives g = { $g } and h = { $h }, so f = { $f } is within the bound, { $bound }.
why-deep-prune = Cut off: { $move } gives f = { $f }, beyond the bound, { $bound }.
why-deep-retreat = Back: nothing more below this board under bound { $bound }; left on the path: { $waiting }.
why-deep-solved = Solved in { moves } under bound { $bound }: every lower bound was searched in vain.
why-deep-solved-first = Solved in { moves } under the first bound, { $bound }: no way can be shorter than that.
why-deep-solved-weighted = Solved in { moves } under bound { $bound }: that is at most { $weight } times the shortest way.
why-deep-solved-blank = Solved in { moves } under bound { $bound }: h may be 1 too high, but ways differ by even numbers.
why-deep-refused = Not searched: { inversions-odd }; without memory the search would never end.
