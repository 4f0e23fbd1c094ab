### Lanes of one's own: the second face of the ladder, the sheet that adds a lane, their names.

## Names: what tells the lanes of a set apart, at most a few values; if the searches differ, the textbook's word.
## A ladder 224 points wide has room for 17 letters.

lane-kind-breadth-first = BFS
lane-kind-table = Lookup table
lane-kind-both-ends = Bidirectional
lane-kind-uniform-cost = Uniform cost
lane-kind-a-star = A*
lane-kind-weighted = Weighted, w = { $w }
lane-kind-greedy = Greedy
lane-kind-deepening = Iterative deepening
lane-kind-depth-limit = Depth limit { $limit }
lane-kind-ida-star = IDA*
lane-kind-weighted-ida = IDA*, w = { $w }
lane-name-more = { $name }, { $value }
lane-value-misplaced = Misplaced tiles
lane-value-misplaced-blank = Blank counted too
lane-value-manhattan = Manhattan
lane-value-linear-conflict = Linear conflict
lane-value-high-g = high g
lane-value-low-g = low g
lane-value-none = f alone
lane-value-fifo = oldest
lane-value-lifo = newest
lane-value-generated = tested early
lane-value-expanded = tested late
lane-value-scan = list
lane-value-heap = heap
lane-value-buckets = buckets
lane-value-realm = realm { $realm }

## What a lane sorts by, below its name: up to 26 letters

lane-f-uniform-cost = f = g, no heuristic
lane-f-a-star = f = g + { $h }
lane-f-weighted = f = g + { $w } · { $h }
lane-f-greedy = f = h, { $h }
lane-f-deepening = f = g, bound after bound
lane-f-depth-limit = f = g, one bound: { $limit }
lane-f-breadth-first = first in, first out
lane-f-breadth-first-late = goal tested when expanded
lane-f-table = build once, then look up
lane-f-both-ends = meet in the middle
lane-h-zero = 0
lane-h-misplaced = misplaced
lane-h-misplaced-blank = misplaced, blank too
lane-h-manhattan = Manhattan
lane-h-linear-conflict = conflicts
lane-h-weighted = Manhattan

lane-cut-off = cut off at { $limit }

## What a lane does, in a sentence or two, and its word in textbooks

lane-does-breadth-first = Expands the board that has waited longest, layer by layer. The path is a shortest one.
lane-does-table = Searches once from the goal and stores a move for every board. Then each start is a matter of lookups.
lane-does-both-ends = Searches from the start and from the goal at once, the smaller side first, until the two meet.
lane-does-uniform-cost = Expands the board with the fewest moves behind it. As every move costs 1, it goes layer by layer, as breadth-first search does.
lane-does-a-star = Expands the board with the least estimate of the whole path: moves made plus moves still needed.
lane-does-weighted = Takes the estimate { $w } times. It expands fewer boards, and its path may be up to { $w } times as long as a shortest one.
lane-does-greedy = Expands the board that looks nearest to the goal and forgets the moves made. Few boards, and a path that may be long: nothing limits it.
lane-does-deepening = Goes depth-first to a bound, then to the next one, again from the start. It keeps one path, and the path it finds is a shortest one.
lane-does-depth-limit = Goes depth-first, down to depth { $limit }. It finds a path, which need not be a shortest one, or finds that there is none, or is cut off at the limit.
lane-does-ida-star = Goes depth-first while f is within a bound, then with the next bound, again from the start. It keeps one path.
lane-does-weighted-ida = IDA* with the estimate taken { $w } times. Its path may be up to { $w } times as long as a shortest one.
lane-book-breadth-first = breadth-first search
lane-book-table = lookup table, by breadth-first search from the goal
lane-book-both-ends = bidirectional breadth-first search
lane-book-uniform-cost = uniform-cost search, Dijkstra’s algorithm
lane-book-a-star = A* search
lane-book-weighted = weighted A* search
lane-book-greedy = greedy best-first search
lane-book-deepening = iterative deepening search
lane-book-depth-limit = depth-limited search
lane-book-ida-star = iterative deepening A*
lane-book-weighted-ida = weighted IDA*

## The ladder's faces

lanes-realms = Eight realms
lanes-realms-short = Realms
lanes-own = Own lanes
lanes-own-count = { $n ->
        [0] Own lanes
       *[other] Own lanes · { $n }
    }
lanes-own-short = { $n ->
        [0] Own
       *[other] Own · { $n }
    }
lanes-realms-hint = Show the eight realms
lanes-own-hint = Show lanes of your own: searches with settings of their own, up to eight
lanes-add = Add a lane
lanes-presets = Presets
lanes-presets-hint = Take a set of lanes in the place of these
lanes-remove-all = Remove all
lanes-edit = edit
lanes-copy = copy
lanes-remove = remove
lanes-more-hint = Edit, copy, remove or save { $lane }
lanes-edit-hint = Edit { $lane }
lanes-copy-hint = Add a lane that begins as { $lane }
lanes-save-hint = Save what the stage shows of { $lane } …
lanes-remove-hint = Remove { $lane }
lanes-move-hint = Move { $lane }: drag it, or press { $keys }
lanes-none = No lane yet
lanes-none-hint = Take a preset on the left, or add a lane of your own. It begins as a copy of the chosen realm.
lanes-what = Searches with settings of their own, at most eight.

## Presets

preset-heuristics = Heuristics
preset-heuristics-lanes = A*: none, misplaced, Manhattan, conflicts, w = 2
preset-equal-f = Equal f
preset-equal-f-lanes = ties by higher g, lower g or neither; oldest or newest first
preset-weights = Weights
preset-weights-lanes = w = 1, 1.5, 2, 3, 5, and h alone
preset-four-f = Four f, one search
preset-four-f-lanes = g, h, g + h, g + 2h
preset-uninformed = Uninformed
preset-uninformed-lanes = BFS, tested late, uniform cost, both ends, deepening, limit
preset-book = The book’s table
preset-book-lanes = R&N: BFS, deepening, A* with two h, low g

## What was done

toast-preset = Lanes taken: { $name }
toast-lane-added = Lane { $letter } added
toast-lane-changed = Lane { $letter } changed
toast-lane-removed = Lane { $letter } removed
toast-lane-moved = Moved: it is lane { $letter } now
toast-lanes-removed = All lanes removed
toast-lanes-full = At most { $most } lanes stand side by side

## The sheet

sheet-lane-add = Add a lane
sheet-lane-edit = Edit { $lane }
sheet-lane-count = lane { $n } of at most { $most }
sheet-lane-confirm-add = Add as lane { $letter }
sheet-lane-confirm-edit = Change lane { $letter }
sheet-lane-go-there = Choose lane { $letter }
sheet-lane-cancel = Cancel
sheet-lane-start-from = or start from
sheet-lane-book = In textbooks
sheet-lane-line = Its line
lane-row-search = Search
lane-row-list = Keeps
lane-row-f = f =
lane-row-h = h
lane-row-w = w
lane-row-tie = Equal f
lane-row-goal-test = Goal test
lane-row-limit = Depth limit
lane-row-order = Move order
lane-search-breadth-first = Breadth-first
lane-search-best-first = Best-first
lane-search-deepening = Deepening
lane-search-both-ends = Bidirectional
lane-search-table = Table
lane-list-realm-1 = 1: strings
lane-list-realm-2a = 2a: path strings
lane-list-realm-2 = 2: ranks
lane-list-realm-6 = 6: list
lane-list-realm-7 = 7: heap
lane-list-realm-7b = 7b: buckets
lane-choice-f-g = g
lane-choice-f-h = h
lane-choice-f-sum = g + h
lane-choice-f-weighted = g + w · h
lane-choice-misplaced = misplaced
lane-choice-misplaced-blank = blank too
lane-choice-manhattan = Manhattan
lane-choice-linear-conflict = conflicts
lane-choice-high-g = high g
lane-choice-low-g = low g
lane-choice-none = f alone
lane-choice-fifo = oldest
lane-choice-lifo = newest
lane-choice-expanded = when expanded
lane-choice-generated = when generated
lane-choice-no-limit = none: deepening
lane-choice-limit = one round
lane-none-h-blind = f = g uses no heuristic
lane-none-h-weighted = Manhattan: other products are not offered
lane-none-tie-queue = a queue has no ties: the oldest goes first
lane-none-tie-deepening = depth-first: the move order alone decides
lane-none-goal-test-deepening = a board is entered as it is generated: both tests are one search
lane-none-goal-test-both-ends = both sides are compared as boards are generated
lane-none-goal-test-table = a table has no goal to test
