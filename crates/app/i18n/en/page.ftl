### A page for each realm: a title and four paragraphs, in light Markdown (**bold**, `code`; a star that is no mark is `\*`).
### A paragraph is one line here. Every figure names its convention: "the sample" is 2 3 4 1 5 x 7 6 8 with the goal
### 1 2 3 4 5 6 7 8 x, 19 moves; successors come in the order u l r d; A* takes high g, then first in first out.
### Figures are grouped by a no-break space, because this text wraps and the window breaks lines at any other space.

## 1: breadth-first, with strings

page-1-title = Look everywhere, layer by layer
page-1-idea = **Breadth-first search** visits boards in layers: everything one move from the start, then everything two moves away, and so on. A first-in, first-out queue keeps this order: the board that has waited longest is expanded next. So when the goal is first generated, no shorter path to it can exist. (A board is what textbooks call a **state**.)
page-1-change = This is the lowest rung. Every tool comes straight from the library: a board is a string, a `BTreeSet<String>` remembers which boards have been reached (in C++ it would be `std::set`, from the **STL**, the standard template library), and each entry of the queue carries its whole path as a string. Nothing is clever, so everything can be read at sight. Each later realm changes one thing.
page-1-cost = On the sample, 19 moves from its goal, with the blank moving u l r d (up, left, right, down), 20 907 boards are expanded and 55 893 generated; the frontier peaks at 9 173. Each look into the set compares strings down a tree, and each new board copies a path. If there is no solution, this realm cannot tell in advance: it expands all 181 440 reachable boards.
page-1-watch = Watch the layers: a board in the frontier is as many moves from the start as the one being expanded, or one more. Among the successors, the parent and other duplicates are discarded; only new boards join the queue, at its end. In the first plot the frontier swells as the layers grow.

## 2a: an index for each board, its path still a string

page-2a-title = A number instead of a string
page-2a-idea = There are 362 880 arrangements of nine cells, so each board can have a number of its own, its **index** in an array: "reached before?" becomes one look. Read the eight tiles as one line: its place in dictionary order, from 0, times 9, plus the blank’s cell, 0 to 8, is the index. The standard goal has 0 × 9 + 8 = 8. Such a function is a **hash**; this one is perfect: no two boards share an index.
page-2a-change = Nothing is left to compare: the index is computed. New is a test before the search, **parity**. Two tiles in the opposite order to the goal’s are an **inversion**. A sideways move keeps the line of tiles; one up or down takes a tile past two others, so the number of inversions changes by 2 or 0. If it is odd no path exists, and every realm from here on says so at once. The path is still a string.
page-2a-cost = The counts are those of realm 1, board for board: 20 907 expanded, 55 893 generated and a frontier of at most 9 173, on the sample with u l r d. What falls is the cost of each board. But every board in the queue still drags its path along: the deeper the layer, the more letters are copied for each new board.
page-2a-watch = Compare this realm with realm 1: the curves of frontier and expanded coincide exactly, for only the bookkeeping changed; the run times do not. Work out some indices by hand: Inside, Structure has the digits. Books and posts give the **Cantor expansion** instead, the place of all nine cells, here from 0 and with the blank as 9: 0 for the standard goal. `21345678x`, `13245678x` and `23145678x` have 40 320, 5 040 and 45 360, and the indices 45 368, 6 488 and 51 848.

## 2: one parent for each board

page-2-title = One parent, not a path
page-2-idea = A board need not store its whole path from the start. It is enough to keep, for each index, the **move** that generated it: undoing it gives the **parent** it came from. When the goal is found, follow the parents back to the start and reverse the order of the moves: the path is written once, at the very end.
page-2-change = Realm 2a copied a path for every board, though only one path is ever asked for. Now each new board costs one small record of fixed size, however deep it lies. In 《八数码的八境界》, the blog post that these eight realms follow, this step brought the search from seconds down to 266 ms.
page-2-cost = Again 20 907 expanded, 55 893 generated and a frontier of at most 9 173, on the sample with u l r d. The goal is tested when a board is generated; with a late goal test, when it leaves the queue, the same search would expand 30 079. An uninformed search from the start alone cannot save much more: nothing tells it a good board from a bad one.
page-2-watch = Watch the row “Path”: it is simply the chain of parents, read backward. And compute an index with care. The weights are factorials, 5 040, 720, 120, 24, 6, 2, 1 and 1, and a digit is at most the number of tiles behind it, so no two lines have the same sum. If code lets a digit grow larger, they may: 2 × 1 = 1 × 2. Then two boards share an index, and one is taken for reached.

## 3: a table, built once

page-3-title = Search once, then only look up
page-3-idea = Every move can be undone. So one breadth-first search **from the goal**, carried on to the very end, finds a shortest path to it from every board that has one. Keep for each board the move that leads one step nearer, and any later question is answered by a lookup, not by a search.
page-3-change = Realm 2 began anew with every start and forgot what it had learnt. Here the goal is the root, and the result serves all 181 440 starts that can reach it. The search itself is the old one, run backward and never stopped early. While the goal stays, the table stays; a new goal needs a new table.
page-3-cost = Building the table expands 181 440 boards and generates 483 840, with a frontier of at most 24 059: more than eight times what realm 2 expands on the sample. After that the sample takes 20 lookups, its 19 moves and one more that finds the goal. Always read the cost of the table beside the cost of an answer.
page-3-watch = Watch two phases. First the table grows outward from the goal, layer by layer; with the standard goal the last layer, at distance 31, holds just two boards. Then the lookups walk down it, each to a board one move nearer the goal. In the run-time plot the ring is the cost of the table, the dot that of an answer.

## 4: two searches that meet

page-4-title = Meet in the middle
page-4-idea = Search from the start and from the goal at once: two small circles hold far fewer boards than one large one. At each turn one **whole layer** is expanded, on the side whose frontier is smaller (Pohl’s cardinality criterion), the forward side if they are equal. Each board generated is looked up on the other side; if it is there, the two paths join.
page-4-change = Realm 2 searched only from the start, realm 3 only from the goal. Now both searches run. Each has its own table of reached boards and parents, and each covers only about half the distance. Two chains make the path: one from the board where they meet back to the start, the other from there on to the goal.
page-4-cost = On the sample 711 boards are expanded and 1 976 generated, with a frontier of at most 488, both sides together. Over all 181 439 starts but the standard goal itself, the mean is 1 908 expanded. No heuristic is used at all, and yet that is only a sixth more than the 1 637 of A\* with Manhattan distance when it breaks its ties badly.
page-4-watch = With whole layers the **first meeting is already optimal**, if all moves cost the same. The layer is finished all the same, so that the count does not depend on move order: if it stopped at once, the order u l r d would expand 621. Taking boards from the two queues alternately needs care: there the first meeting can be one move too long in general, and is optimal here only because this graph is bipartite.

## 5: A*, misplaced tiles

page-5-title = A heuristic for every board
page-5-idea = Expand the most promising board first. **g** counts the moves made, the **heuristic** h is the estimated number of moves still needed, and **f** = g + h estimates the length of the whole path through this board. Here h is the number of misplaced tiles, the blank not counted. Each of them needs at least one move, so h never overestimates: it is **admissible**.
page-5-change = The queue of realm 4 knew only who came first; the open list knows who looks best. It is a plain list, scanned from end to end each time a board is taken: lowest f first, then highest g, then the oldest entry. The goal is tested only when it is taken (late goal test), because only then can no cheaper path remain.
page-5-cost = On the sample 1 736 boards are expanded and 4 741 generated, with a frontier of at most 1 078; ties go to high g, then first in, first out. With low g, 2 725 are expanded. Every A\* with this h must expand at least 1 727. The hidden cost is the scan: 950 875 entries read in all, the last scan, which takes the goal, included.
page-5-watch = Watch f: it never falls from one expansion to the next, because this h is also **consistent**. And watch the blank: code that counts “different digits” must leave it out. Counted, it makes h too large on 78 boards of the standard goal. Here that does no harm: h is too large by 1 at most, and as all paths between two boards have the same parity, a longer path is at least 2 too long. Elsewhere it may.

## 6: A*, Manhattan distance

page-6-title = A better heuristic
page-6-idea = A misplaced tile may be one step from home or four. Its **Manhattan distance** is the number of rows plus the number of columns between it and its goal cell, and h is the sum over the eight tiles. A move takes one tile one step, so h is still admissible, yet it comes much closer to the true distance.
page-6-change = Only the heuristic is new; the list, the scan and the tie-breaking are those of realm 5. Over all boards of the standard goal the mean of h rises from 64/9, about 7.1, to exactly 14, while the mean true distance is 21.97. Admissible means h(n) ≤ the true distance of n; 《八数码的八境界》 prints this condition backwards.
page-6-cost = On the sample 314 boards are expanded and 845 generated, with a frontier of at most 190, where realm 5 took 1 736 and 4 741; ties go to high g, then first in, first out. Of these, 301 have f below 19 and must be expanded; the rest are ties at 19. With low g the ties bring it to 650.
page-6-watch = Every move changes h by exactly 1, so from a board to its successor f stays or rises by 2. Watch how the search uses up one value of f before it turns to the next: on the sample 9, 11, 13, 15, 17 and 19. A successor whose h falls keeps its f and is soon expanded; one whose h grows must wait.

## 7: the same, with a heap

page-7-title = The same search with a binary heap
page-7-idea = A **binary heap** is a tree in which no board comes before its parent, so the one to take stands at the top. Once it is taken, the gap sinks to the lowest level, trading places with the child that comes first; the last entry then fills it and rises to its place, as a new entry does from the bottom. Either way there is about one comparison a level, and about log n levels for n boards.
page-7-change = Realm 6 read the whole open list each time it took a board. The heap keeps the same total order, lowest f, then highest g, then the oldest entry, and so hands out the very same boards in the very same order. Nothing that is counted in boards changes; what changes is the time it takes to choose.
page-7-cost = On the sample 314 boards are expanded and 845 generated, with a frontier of at most 190, as in realm 6. How much tie-breaking matters is seen over all 181 440 starts of the standard goal: high g, first in, first out, expands 141 947 994 boards, low g 296 925 142. **For these starts good tie-breaking more than halves the expansions of A\***, and costs no more than one comparison.
page-7-watch = Compare realms 6 and 7: their curves of frontier and expanded boards coincide, but their run times differ. In the heap, watch only the top; the boards below it are not sorted and need not be. When a shorter path to a board is found, the board goes in again as a new entry, and its old entry becomes void.

## 7b: the same, with buckets

page-7b-title = A queue for each f and g
page-7b-idea = f and g are small whole numbers, so every pair of them can have a queue of its own, a **bucket**. A new board goes to the end of its bucket at once, whatever else is waiting. To take the best board, look from bucket to bucket in the order of the open list, until one is not empty. **Two boards are never compared.**
page-7b-change = The heap of realm 7 can only ask which of two boards comes first, and asks on every level. A bucket is found by its f and g, as a board is found by its index. The order stays the same, lowest f, then highest g, and within a bucket first in, first out: the very same boards, in the very same order.
page-7b-cost = The operation counted is one bucket examined: 494 on the sample, where the heap makes 3 372 comparisons and 2 748 swaps; on `8672543x1` it is 10 946, against 133 609 comparisons and 122 836 swaps. **Buckets lose where f takes many values.** With w = 1.7, f counts tenths of a move: that board takes 13 385 looks, mostly at empty buckets, to expand 289 boards; 3 537 comparisons and 3 047 swaps do the same. In a short search buckets may cost more than they save.
page-7b-watch = Press 7 again and again: 7 and 7b change places on the ladder, and no count of boards changes. In the race, compare by operations to tell them apart. Then search with weighted Manhattan, w = 1.7, and look once more.

## 8: iterative deepening A*

page-8-title = A rising bound, and one path in memory
page-8-idea = Follow one path at a time, depth first, and turn back where f exceeds a **bound**. If an iteration ends without the goal, the bound rises to the lowest f that exceeded it, and all begins again at the start. Only the path from the start to this board is kept. As h is admissible, the first solution is a shortest one.
page-8-change = The open list is gone, and so is the table of reached boards: this is Korf’s iterative-deepening A\*. The search never undoes the last move, which rules out the shortest cycles; only the bound stops longer ones. So it can reach the same board again by another path, and each iteration repeats all the earlier ones.
page-8-cost = On the sample 802 boards are expanded and 1 372 generated, the start counted once, in six iterations with the bounds 9, 11, 13, 15, 17, 19. Never more than 19 boards are on the stack. Realm 7 expands only 314. IDA\* wins on memory and on the cost of each board, **not** on the number of boards.
page-8-watch = Watch the stack, the current path, grow and shrink where a frontier used to be. A pruned board shows its f, and the lowest is the next bound. Move order matters here: over all starts of the standard goal, u l r d generates 633 488 990 boards; d u r l and its mirror image r l d u, the best fixed orders, 622 650 254. An unsolvable puzzle is not searched: with no record of reached boards the search would never end.

## Presets: a title and three paragraphs, shown while the lanes of one’s own are those of the preset

page-preset-heuristics-title = One search, five heuristics
page-preset-heuristics-idea = All five lanes are the same A\* with the same heap; only **h** differs. With h = 0 nothing is estimated: f is g, and the search is **uniform cost**. Misplaced tiles, Manhattan distance and linear conflict never overestimate, so their paths are shortest. Twice the Manhattan distance does overestimate, and its path may be longer.
page-preset-heuristics-cost = On the sample the lanes expand 30 079, 1 736, 314, 239 and 140 boards, and every path has 19 moves. Whatever its ties, A\* must expand the boards with g\* + h below 19: with h = 0 there are 28 567 of them, with the three heuristics that never overestimate 1 727, 301 and 232. Fewer boards need not take less time, for a better h takes longer to compute.
page-preset-heuristics-watch = Guess first: the eye over the ladder covers the totals until a lane is played to its end. Then race. Must-expand measures each lane by its own h, and the contours of all lanes show how a better h narrows the search. Only the weighted lane can find a path that is too long: look for a board on which it does.

page-preset-equal-f-title = Of equal f, which board first?
page-preset-equal-f-idea = Often many boards have the lowest f, and A\* must choose among them. **High g** takes the one that has come furthest, **low g** the one nearest to the start. **f alone** compares nothing else, as many a heap does. Among boards that are still equal, the **oldest** or the **newest** comes first. By each of these rules the path found is a shortest one.
page-preset-equal-f-cost = On the sample, high g expands 314 boards with the oldest first and 312 with the newest first; low g expands 650 and 650, f alone 643 and 322. On `7245x6831` with the goal `x12345678`, the six lanes expand 1 480, 1 488, 4 085, 4 085, 3 977 and 3 896. However its ties are broken, A\* must expand 301 boards of the sample; all others are ties.
page-preset-equal-f-watch = On the sample, f alone with the newest first is nearly as good as high g; on the other board it is nearly as bad as low g. The newest board often has the highest g, but not always. Must-expand counts the ties of each lane, and First difference shows the expansion at which two lanes part.

page-preset-weights-title = Pay with moves, save boards
page-preset-weights-idea = With f = g + w · h and w above 1, the search trusts h more than the moves made. It mostly expands fewer boards. Its path may be longer than a shortest one, but never more than **w times** as long, because h itself is admissible. **Greedy** search, f = h, leaves the moves out, and its path has no such limit.
page-preset-weights-cost = On the sample 314, 220, 140, 142, 83 and 42 boards are expanded, and the paths have 19, 19, 19, 21, 21 and 21 moves. On `7245x6831` with the goal `x12345678` it is 1 480, 1 437, 250, 318, 635 and 503 boards, and 26, 26, 30, 32, 42 and 46 moves.
page-preset-weights-watch = More weight is not always less work: on the second board w = 5 expands more than twice as many boards as w = 2. In the race, look for the paths that are too long. In must-expand, look for boards that are expanded again: with a weight above 1, a shorter path to an expanded board may turn up later.

page-preset-four-f-title = Look back, look ahead, or both
page-preset-four-f-idea = Search, heap and heuristic are the same; only f differs. **f = g**, uniform cost, looks back: the board nearest to the start comes first. **f = h**, greedy search, looks ahead: the board that seems nearest to the goal. **f = g + h**, A\*, estimates the whole path. **f = g + 2h** trusts the estimate more than the moves.
page-preset-four-f-cost = On the sample 30 079, 42, 314 and 140 boards are expanded, and the paths have 19, 21, 19 and 19 moves. On `7245x6831` with the goal `x12345678` it is 169 740, 503, 1 480 and 250 boards, and 26, 46, 26 and 30 moves. Only f = g and f = g + h always find a shortest path.
page-preset-four-f-watch = Look inside the search, at the contours of all lanes. g grows to the right and h upwards. The lines of equal f are upright for f = g, level for f = h, diagonals for A\*, and flatter diagonals with the weight. Each search fills its plane from line to line.

page-preset-uninformed-title = Without a heuristic
page-preset-uninformed-idea = **Breadth-first search** takes the oldest board, and so goes layer by layer. **Uniform cost** takes the lowest g: the same order, as every move costs 1. **Bidirectional search** lets two searches meet. **Iterative deepening** keeps one path only, and begins again whenever its bound rises. A **depth limit** is one round of that: what lies deeper is never seen.
page-preset-uninformed-cost = On the sample BFS expands 20 907 boards, BFS that tests late and uniform cost 30 079, both ends 711, deepening 199 361 with at most 20 boards on its path. With the limit 23 a path of 23 moves is found after 25 480. Depth-first search without a limit is left out: with a table of reached boards it expands 94 074, and its path has 69 773 moves.
page-preset-uninformed-watch = BFS that tests late and uniform cost expand the same boards in the same order, so their curves coincide. Change the limit: with 18 the search is cut off after 78 729 expansions, with 19 it finds a shortest path after 10 501. A board at the bound is expanded here, and its successors are pruned. A program that tests the depth first counts 115 947 for deepening, not 199 361.

page-preset-book-title = The searches of a textbook
page-preset-book-idea = Figure 3.26 of Russell and Norvig (4th edition) compares breadth-first search with A\* and two heuristics. These lanes make such a table of one board: breadth-first search, iterative deepening, A\* with misplaced tiles, the blank counted too, and A\* with Manhattan distance. Ties go to **low g**, because the figures of the book are nearer to that rule.
page-preset-book-cost = On the sample 20 907, 199 361, 2 836 and 650 boards are expanded. With high g the last lane would expand 314. The book counts the boards generated, and gives the effective branching factor b\*, that of a uniform tree of the same depth with as many boards. The table of the race has both.
page-preset-book-watch = One board is no average: the book takes the mean of 100 puzzles of each length, from 6 to 28 moves. Deal boards at a depth and watch b\*: it changes little from depth to depth, while the boards generated grow with every move. Then change the last lane to high g, and compare.

## The laboratory

page-lab-title = An experiment, not one board
page-lab-idea = One board is an anecdote. The laboratory runs several **searches** on the same **boards**: a sample of each depth, dealt by a seed, all boards of one depth, all there are, or a list. The same seed deals the same boards on every computer, and a larger sample keeps those of a smaller one. Each search is counted on each board, so any two can be compared board by board.
page-lab-cost = **Expanded** counts the boards whose successors were generated; **generated** counts these successors, duplicates included, the start not. Unless a search says otherwise, ties go to high g, then first in, first out, and misplaced tiles leave out the blank. **Twins**, searches that expand the same boards in the same order, are counted once. Run times are measured afterwards, one search after the other.
page-lab-watch = Begin with growth: on its logarithmic axis a straight line is exponential growth, and the band is the middle 80 % of the boards. At one depth, the spread shows why a mean can mislead, and the pairs show on which boards the better search loses. A click on a dot leads to its boards, a click on a board to its search, and the tab Lab back to the results.
