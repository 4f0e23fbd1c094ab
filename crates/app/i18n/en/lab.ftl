### The laboratory on the command line: headings of its tables, their conventions, notices. Whole numbers are grouped by commas.
###
### $depth   a true distance, in moves
### $lane    the line of a lane

## Headings

lab-depth = depth
lab-boards = boards
lab-p10 = 10 %
lab-median = median
lab-p90 = 90 %
lab-max = max
lab-longer = longer
lab-all-depths = all
lab-against = against
lab-fewer = fewer
lab-equal = equal
lab-more = more
lab-ratio = ratio
lab-bound = bound
lab-formula = formula
lab-nearest-fewer = nearest with fewer
lab-nearest-more = nearest with more
lab-nearest = { $start }, { $depth ->
    [one] { $depth } move
   *[other] { $depth } moves
}: { $one }, not { $other }
lab-all-boards = all { $boards }

## Headings of the book’s table

lab-ids-book = IDS 3e
lab-ids = IDS
lab-bfs-book = BFS 4e
lab-bfs = BFS
lab-h1-book = h1 4e
lab-h1-low-g = h1 as 4e
lab-h1 = h1
lab-h2-book = h2 4e
lab-h2-low-g = h2 as 4e
lab-h2 = h2

## What the tables say besides

lab-means = Expanded, generated and peak are means; 10 %, median, 90 % and max are of the boards expanded, by nearest rank. Longer: paths with more moves than needed.
lab-branching-of-mean = b* is that of the mean number generated, not the mean of the b* of the boards.
lab-twins = Searches that expand the same boards in the same order are counted once: { $twins }.
lab-times = Time: the median over the first boards of each depth, each the median of 5 rounds.
lab-pairs = Each lane against the first, board for board: boards on which it expands fewer, as many and more; the median of the ratio; the nearest such boards.
lab-rounds = Iterations that ended without the goal: how many boards have one with this bound, and the mean of what it expands there.
lab-rounds-formula = Formula: the sum of N(i) · P(d − i) (Korf, Reid & Edelkamp 2001), the mean for all starts with their blank where these have it, farther away than the bound or not. Ratio: to the formula for a bound two moves less.
lab-book-generated = Boards generated, the mean: printed (Russell & Norvig, 3rd and 4th edition), found as the 4th edition searches, found by default
lab-book-b-star = Effective branching factor b*
lab-book-why = The columns differ because the 4th edition takes the lower g of equal f and counts the blank in h1, while our default is the higher g without the blank.
lab-book-other-goal = The printed figures are for a goal with the blank in a corner. The goal here is { $goal }: its boards lie at other depths.
lab-book-editions = IDS: iterative deepening without a heuristic, to depth 12. Ours never undoes a move, so from depth 4 on it generates fewer boards; at depth 2 it generates more, because boards beyond the bound count too. The 3rd edition prints 3,644,035 at depth 12, a misprint of 364,404.

## Notices

lab-depth-has = { $boards ->
    [one] { $boards } board
   *[other] { $boards } boards
} at depth { $depth }
lab-shortage = There are fewer boards than { $count }: { $depths }.
lab-unsolvable = { $boards ->
    [one] { $boards } board cannot reach the goal: its rows have no counts.
   *[other] { $boards } boards cannot reach the goal: their rows have no counts.
}
lab-same-search = { $lane } is the same search as { $other }, and has no rows of its own.
lab-disturbed = { $rounds ->
    [one] { $rounds } round of run times was thrown away, because the computer had other things to do.
   *[other] { $rounds } rounds of run times were thrown away, because the computer had other things to do.
}
lab-longest = { $lane }, depth { $depth }
lab-broken-off = broken off: { $counted } of { $all } searches have been counted
lab-unweighed = peak memory is unknown: { $reason }
lab-lost = a search was lost: { $reason }

## In what two experiments differ: fragments, behind "another experiment:"

lab-difference-goal = the goal differs
lab-difference-boards = the boards differ
lab-difference-seed = the seed differs
lab-difference-variants = the lanes differ
lab-difference-measures = the measures differ
lab-difference-twins = --no-twins differs

## Why a text names no boards, and why a line is not that of a journal: fragments
##
## $text   as typed

error-boards = boards are all, depth:N, sample:N@A..B/STEP, list:FILE or -
error-board-count = "{ $text }" is not a number of boards from 1 to { $most }
error-depths = depths are N, A..B or A..B/STEP
error-too-deep = there is no depth { $depth }, only 0 to { $most }
error-depths-backwards = { $from } is more than { $to }
error-depths-step = a step is at least 1
error-journal = not a journal of the laboratory: { $reason }
error-journal-later = version { $version } of the format is a later one
error-journal-counting = it was counted by version { $theirs } of the counts, and this program has { $ours }
error-journal-hash = the hash does not belong to the experiment
error-journal-row = not a row of a journal
error-journal-variant = there is no lane { $variant }
error-journal-board = the experiment does not search "{ $text }"
error-journal-contradiction = lane { $lane } has another result for { $start } already
error-journal-long = the line has more than { $most } bytes
error-journal-line = line { $line }: { $fault }
error-journal-in-use = another run is writing it
error-journal-torn = it ends within its first line
