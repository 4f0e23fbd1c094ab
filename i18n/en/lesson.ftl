### A page for each realm: a title and four paragraphs, in light Markdown (**bold**, `code`; a star that is no mark is `\*`).
### A paragraph is one line here. Every figure names its convention: "the sample" is 2 3 4 1 5 x 7 6 8 with the goal
### 1 2 3 4 5 6 7 8 x, 19 moves; successors come in the order u l r d; A* takes high g, then first in first out.
### Figures are grouped by a no-break space, because this text wraps and the window breaks lines at any other space.

## 1: breadth-first, with strings

lesson-1-title = Look everywhere, layer by layer
lesson-1-idea = **Breadth-first search** visits boards in layers: everything one move from the start, then everything two moves away, and so on. A queue keeps this order: the board that has waited longest is expanded next. So when the goal is generated for the first time, no shorter way to it can exist.
lesson-1-change = Here the ladder begins. Every tool comes straight from the library: a board is a string, a `BTreeSet<String>` remembers which boards have been seen, and each entry of the queue carries its whole path as a string. Nothing is clever, so everything can be read at sight. Each later realm changes one thing.
lesson-1-cost = On the sample, 19 moves from its goal, with the blank moving u l r d, 20 907 boards are expanded and 55 893 generated; up to 9 173 wait in the queue. Each look into the set compares strings down a tree, and each new board copies a path. The search itself knows nothing of parity: sent on a puzzle without a solution, it expands all 181 440 boards.
lesson-1-watch = Watch the layers: a board in the frontier is as many moves from the start as the one being expanded, or one more. Among the successors, the way back and the boards seen before are refused; only new ones join the queue, at its end. In the first plot the frontier swells as the layers grow.

## 2a: a rank for each board, its path still a string

lesson-2a-title = A number instead of a string
lesson-2a-idea = Nine cells can be filled in 362 880 ways, so each board can have a number of its own: its place in dictionary order, called its **rank**. Ours counts from 0 and takes the blank as 9, which gives the usual goal rank 0. The question "seen before?" becomes one look into a flat array.
lesson-2a-change = Realm 1 compared strings down a tree; now the rank is the index, and nothing is left to compare. **Parity** is new as well: no move changes whether the number of inversions is odd or even, so when start and goal differ in this there is no way, and that is known before the search begins. The path is still a string.
lesson-2a-cost = The counts are those of realm 1, board for board: 20 907 expanded, 55 893 generated and 9 173 waiting at most, on the sample with u l r d. What falls is the price of each. But every board in the queue still drags its path along: the deeper the layer, the more letters are copied for each new board.
lesson-2a-watch = Lay this realm beside realm 1: frontier and expanded lie exactly on each other, for only the bookkeeping changed; the bare times do not. Rank a few boards by hand, too. One write-up prints 1, 2, 3 for `21345678x`, `13245678x` and `23145678x`; counted as we count, their ranks are 40 320, 5 040 and 45 360.

## 2: one parent for each board

lesson-2-title = One parent, not a path
lesson-2-idea = A board need not know its whole way from the start. It is enough to keep, for each rank, the **move** that made it: undoing it gives the **parent** it came from. When the goal is found, follow the parents back to the start and turn the moves round: the path is written once, at the very end.
lesson-2-change = Realm 2a copied a path for every board, though only one path is ever asked for. Now each new board costs one small record of fixed size, however deep it lies. In the classic write-up this was the step that brought the search from seconds down to 266 ms.
lesson-2-cost = Again 20 907 expanded, 55 893 generated and 9 173 waiting at most, on the sample with u l r d. The goal is tested when a board is generated; tested only when it leaves the queue, the same search would expand 30 079. Beyond that a blind search cannot save much: it has nothing that tells a good board from a bad one.
lesson-2-watch = Watch the way to this board: it is nothing but the chain of parents, read backward. And rank with care. The classic write-up prints 5240 for one board; in its sum the place of weight 1 holds a 2, where only 0 or 1 may stand, so another board shares its number and would count as seen.

## 3: a table, built once

lesson-3-title = Search once, look up ever after
lesson-3-idea = Every move can be undone. So one breadth-first search **from the goal**, carried on to the very end, finds a shortest way home for every board that has one. Keep for each rank the move that leads one step nearer, and any later question is answered by looking, not by searching.
lesson-3-change = Realm 2 began anew with every start and forgot what it had learnt. Here the goal is the root, and what is found serves all 181 440 starts that can reach it. The search itself is the old one, turned round and not stopped early. While the goal stays, the table stays; a new goal needs a new table.
lesson-3-cost = The table expands 181 440 boards and generates 483 840, with 24 059 waiting at most: more than eight times what realm 2 expands on the sample. After that the sample takes 20 look-ups, its 19 moves and one more that finds the goal. Always read the price of the table beside the price of an answer.
lesson-3-watch = Watch two acts. First the table grows outward from the goal, layer by layer; with the usual goal the last layer, at distance 31, holds just two boards. Then the look-ups walk down it, each to a board one move nearer home. In the time plot the ring is the price of the table, the dot that of an answer.

## 4: two searches that meet

lesson-4-title = Meet in the middle
lesson-4-idea = Search from the start and from the goal at once: two small circles hold far fewer boards than one large one. In turn, one **whole layer** is expanded on the side whose frontier is smaller, the forward side first when they are equal. Each board generated is looked up on the other side; if it is there, the two ways join.
lesson-4-change = Realm 2 searched from the start alone, realm 3 from the goal alone. Now both searches run, each with its own table of boards seen and of parents, and each has to go only about half the way. The path is read from two chains: from the meeting back to the start, and from the meeting on to the goal.
lesson-4-cost = On the sample 711 boards are expanded and 1 976 generated, with 488 waiting at most, both sides together. Over the 181 439 other starts of the usual goal the mean is 1 908 expanded. There is no estimate here at all, and yet that is about what A\* with Manhattan distance needs when it breaks its ties badly.
lesson-4-watch = With whole layers the **first meeting is already optimal**, wherever all moves cost the same. The layer is finished all the same, so that the count does not depend on the order of moves: stopping at once, u l r d expands 621. Two queues in turn, board by board, need care: there the first meeting can be too long in general, and is right here only because this graph is bipartite.

## 5: A*, tiles out of place

lesson-5-title = An estimate for every board
lesson-5-idea = Expand the most promising board first. **g** counts the moves made, **h** estimates the moves still needed, and **f** = g + h estimates the whole way through this board. Here h is the number of tiles out of place, the blank not counted. Each of them needs at least one move, so h is never more than the true distance.
lesson-5-change = The queue of realm 4 knew only who came first; the open list knows who looks best. It is a plain list, scanned from end to end each time a board is taken: least f first, then greatest g, then lowest number. The goal is tested when it is taken, because only then can no cheaper way be left.
lesson-5-cost = On the sample 1 736 boards are expanded and 4 741 generated, with 1 078 waiting at most; ties go to high g, then first in first out. With low g it is 2 725. At least 1 727 must be expanded with this h. The hidden price is the scan: 950 875 entries read in all, the last scan, which takes the goal, included.
lesson-5-watch = Watch f: it never falls from one expansion to the next. And watch the blank: where a write-up counts "the number of different digits", the blank must be left out. Counted, it makes h too large in 78 boards of the usual goal. On this puzzle that does no harm, since all solutions of a board have the same parity; elsewhere it may.

## 6: A*, Manhattan distance

lesson-6-title = A better estimate
lesson-6-idea = A tile out of place may be one step from home or four. Its **Manhattan distance** counts the rows and the columns between it and its place, and h is the sum over the eight tiles. A move takes one tile one step, so h is still never more than the true distance, yet comes much closer to it.
lesson-6-change = Only the estimate is new; the list, the scan and the ties are those of realm 5. Over all boards of the usual goal the mean of h rises from 64/9, about 7.1, to exactly 14, while the mean true distance is 21.97. What h must obey is h(n) ≤ the true distance of n; the classic write-up prints this condition backwards.
lesson-6-cost = On the sample 314 boards are expanded and 845 generated, with 190 waiting at most, where realm 5 took 1 736 and 4 741; ties go to high g, then first in first out. Of these, 301 have f below 19 and must be expanded; the rest are ties at 19. With low g the ties bring it to 650.
lesson-6-watch = Every move changes h by exactly 1, so from a board to its successor f stays or rises by 2. Watch how the search uses up one value of f before it turns to the next: on the sample 9, 11, 13, 15, 17 and 19. A successor whose h falls keeps its f and is soon expanded; one whose h grows must wait.

## 7: the same, with a heap

lesson-7-title = The same search, the least at once
lesson-7-idea = A **binary heap** is a tree in which no board comes before its parent, so the one to take stands at the top. When it is taken, the last entry moves to the top and sinks to its place; a new entry rises from the bottom. Either way one board a level is touched, about log n of them when n are waiting.
lesson-7-change = Realm 6 read the whole open list each time it took a board. The heap keeps the same total order, least f, then greatest g, then lowest number, and so hands out the very same boards in the very same order. Nothing that is counted in boards changes; what changes is the time it takes to choose.
lesson-7-cost = On the sample 314 expanded, 845 generated and 190 waiting at most, as in realm 6. What ties can do shows over all 181 440 starts of the usual goal: high g, first in first out, expands 141 947 994 boards, low g 296 925 142. **Good tie-breaking halves A\***, and costs no more than one comparison.
lesson-7-watch = Lay realms 6 and 7 over each other: frontier and expanded are one curve, the bare times are not. In the heap look at the top alone; below it the boards are not in order and need not be. If a board is reached more cheaply, it is put in again with a new number, and its old entry no longer counts.

## 7b: the same, with buckets

lesson-7b-title = A queue for each f and g
lesson-7b-idea = f and g are small whole numbers, so every pair of them can have a queue of its own, a **bucket**. A new board goes to the end of its bucket at once, whatever else is waiting. To take the least, look from bucket to bucket in the order of the open list, until one is not empty. **Two boards are never compared.**
lesson-7b-change = The heap of realm 7 can only ask which of two boards comes first, and asks on every level. A bucket is found by its f and g, as a board is found by its rank. The order stays the same, least f, then greatest g, and within a bucket first in, first out: the very same boards, in the very same order.
lesson-7b-cost = What is counted is each bucket looked at: 494 on the sample, where the heap makes 3 372 comparisons and 2 748 exchanges; on `8672543x1` 10 946 looks, against 133 609 comparisons and 122 836 exchanges. **Buckets lose where f takes many values.** Weighted 1.7, f counts tenths of a move: there 13 385 looks, nearly all at empty buckets, find 289 boards, and 3 537 comparisons and 3 047 exchanges do the same. A short search may not repay the making of the buckets, either.
lesson-7b-watch = Press 7 again and again: 7 and 7b change places on the ladder, and no count of boards changes. In the race the clock of counted work tells them apart. Then weight the heuristic, 1.7, and look once more. A heap does not mind how far apart two values of f lie; who looks from bucket to bucket walks all the way.

## 8: iterative deepening A*

lesson-8-title = A rising bound, and no memory
lesson-8-idea = Follow one path at a time, and turn back where f exceeds a **bound**. If a round ends without the goal, the bound rises to the least f that exceeded it, and all begins again at the start. Only the path from the start to this board is kept. As h is never too large, the first solution is a shortest one.
lesson-8-change = The open list is gone, and so is the table of boards seen: this is Korf's iterative deepening A\*. Besides the bound, one rule keeps it from walking in circles: never undo the last move. So a board can be met again by another way, and each round repeats all the rounds before it.
lesson-8-cost = On the sample 802 boards are expanded and 1 372 generated, the start counted once, under six bounds: 9, 11, 13, 15, 17, 19. Never more than 19 boards are on the path. Realm 7 expands only 314. IDA\* wins on memory and on the cost of each board, **not** on the number of boards.
lesson-8-watch = Watch the stack grow and shrink where a frontier used to be. A board cut off shows its f, and the least f cut off is the next bound. The order of moves matters here: over all starts of the usual goal u l r d generates 633 488 990 boards, d u r l, the best fixed order, 622 650 254. An unsolvable puzzle is refused: without memory the search could never know that it is done.
