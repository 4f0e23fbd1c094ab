### What went wrong, as facts for people. Positions are cells, counted from 1.
###
### $position $first  cells            $tile       the tile's digit (text)
### $character        as typed         $cells      cells that were given
### $missing          the missing tiles, the blank as x, joined by spaces: "7 8 x" (text)

## A text that is no board: fragments, to stand after a colon or alone

error-board-stranger = position { $position }: “{ $character }” is not a tile 1 to 8 and not the blank (x, 0, _, . or *)
error-board-repeated = position { $position }: tile { $tile } again, first at position { $first }
error-board-repeated-blank = position { $position }: the blank again, first at position { $first }
error-board-short = { $cells ->
    [one] { $cells } cell of 9, still missing: { $missing }
   *[other] { $cells } cells of 9, still missing: { $missing }
}
error-board-long = position 10: “{ $character }” is one too many, a board has nine cells
error-board-many = { $cells } cells; a board has nine (tile { $tile } is at positions { $first } and { $position })
error-board-many-blanks = { $cells } cells; a board has nine (the blank is at positions { $first } and { $position })
error-board-size = a board of { $rows } × { $columns }; this program knows 3 × 3
error-clipboard = The clipboard holds no board: { $reason }.
error-unreadable = This cannot be read: { $reason }.
error-clipboard-empty = The clipboard holds no text.

## A puzzle without a solution

inversions-odd = { $inversions ->
    [one] 1 inversion, an odd number
   *[other] { $inversions } inversions, an odd number
}
unsolvable = No solution: { $inversions ->
    [one] 1 inversion
   *[other] { $inversions } inversions
} against the goal { $goal }, an odd number.
unsolvable-why = Two tiles form an inversion if the goal has them in the opposite order. Moving the blank to the left or right changes no order; moving it up or down takes one tile past two others. So on a board three cells wide the number of inversions stays odd or stays even. Here it is odd; at the goal it is 0, which is even.
unsolvable-goal = Use the goal { $goal }
unsolvable-goal-spiral = The goal of most Chinese textbooks and of Luogu P1379 can be reached from this start.
unsolvable-goal-standard = The standard goal can be reached from this start.
unsolvable-anyway = Search anyway
unsolvable-anyway-cost = Realms 2 to 7 would then expand all { $boards } reachable boards, as realm 1 does here; realm 4 more, from both sides.
unsolvable-untested = { $lane } has no parity test, so it searches.
unsolvable-searched-anyway = { $lane } searches all the same, as requested.
unsolvable-so-far = Boards expanded so far: { $expanded }.
unsolvable-stopped = { $expanded ->
    [one] The search was stopped after { $expanded } expansion.
   *[other] The search was stopped after { $expanded } expansions.
}
answered-by-parity = Realm 8 does not search a puzzle without a solution.
answered-by-parity-why = It keeps no record of the boards it has reached. So it can never tell that it has reached them all, and its bound would rise for ever.

## Runs

error-cap = The recording is full ({ $events } events), so the search has stopped.
error-cap-offer = Continue without recording
run-running = { $events ->
    [one] running, { $events } event
   *[other] running, { $events } events
}
run-held = { $events ->
    [one] paused after { $events } event
   *[other] paused after { $events } events
}
run-stopped = { $events ->
    [one] stopped after { $events } event
   *[other] stopped after { $events } events
}
run-on-counting = Continuing without recording …
run-on-found = Continued without recording: solved in { moves }, { $expanded } expanded, peak frontier { $peak }.
run-on-found-path = Continued without recording: solved in { moves }, { $expanded } expanded, { $peak ->
    [one] path of at most { $peak } board
   *[other] path of at most { $peak } boards
}.
run-on-no-solution = Continued without recording: no solution; { $expanded } expanded.
error-lost = The search of { $lane } failed: { $reason }. What was recorded before is kept.
error-lost-offer = Search again
error-measuring = Some measurements failed: { $reason }.
error-heuristics = This computation could not be completed: { $reason }.
error-worker = No search could be started: { $reason }.
error-map = The map could not be drawn: { $reason }.
error-trees = The search tree could not be laid out: { $reason }.

## Files

error-settings-strange = Settings unknown to this version are left unchanged: { $names }.
error-settings-unwritten = The settings could not be saved: { $reason }.
error-journal-unwritten = The experiment goes on, but its journal { $file } cannot be written: { $reason }.
error-settings = The settings in { $file } could not be read, so the defaults are used: { $reason }. They are kept as { $copy } when others are saved.
error-not-cleared = The settings could not be removed: { $reason }.
error-no-folder = the system names no folder for settings
error-file = { $file }: { $reason }
error-window-place = The saved window size and position could not be read, so the defaults are used. The file is kept as { $copy }.
error-not-plain = it is not a plain file
error-protected = it is write-protected
error-link = the path leads through a link in a folder that everybody can write to
error-too-large = it is larger than 8 MB

## What was to be opened: a puzzle or the line of a moment. Fragments but for error-address
## $position  the character, from 1     $fault $reason  a fragment from below or of a board
## $letter $character $setting    as typed, a single one     $known  what there is

error-address = This cannot be opened: { $reason }.
error-long = the text has more than { $most } characters
error-line = character { $position }: { $fault }
error-line-later = the line of a later version
error-line-start = the start: { $reason }
error-line-goal = the goal: { $reason }
error-line-missing = “{ $character }” is missing
error-line-realm = no such realm; there are { $known }
error-line-setting = no such setting; there are o, t, n, h, w, p, f, g and l
error-line-repeated = { $letter }= a second time
error-line-value = no such value of { $setting }; there are { $known }
error-line-weight-alone = w goes with h=weighted alone
error-line-place = a place is e with a number, x with a number, or end
error-line-number = { $letter }: the number is missing
error-line-number-large = a number below 2 to the power of 63 is wanted
error-line-check = a check is four hex digits
error-line-lane = no lane of the line has this letter
error-line-lane-behind = lanes come before the place
error-line-behind = nothing may follow the lane
error-depth-limit = a depth limit is a whole number from 0 to { $most }

## Lanes that are no search, each with its reason

lane-refused-heuristic-unused = breadth-first search and a table use no h
lane-refused-ties-unused = a queue takes the board that has waited longest, so there are no ties
lane-refused-ties-in-deepening = depth-first search has no ties: the order of moves alone decides
lane-refused-goal-test-of-table = a table has no goal to test
lane-refused-goal-test-from-both-ends = both sides are compared as boards are generated
lane-refused-goal-test-in-deepening = a board is entered as it is generated, so both goal tests are one search
lane-refused-limit-unused = a depth limit goes with realm 8 and no heuristic (zero)
lane-refused-limit-beside-heuristic = the bound of IDA* comes from h; a depth limit goes with no heuristic (zero)
lane-refused-greedy-deepening = f = h does not grow along a path: within a bound the search would go round in circles for ever
lane-refused-greedy-blind = f = h needs a heuristic: with h = 0 all boards are equal
lane-refused-greedy-weighted = w · h sorts as h does, so f = h takes no weight
lane-refused-greedy-buckets = realm 7b finds its boards by f and g; f = h goes with realms 5, 6 and 7
lane-refused-greedy-ties = with f = h, ties go to the oldest board: otherwise paths would grow to as many as 626 moves, and a recording holds 254
lane-refused-greedy-low-g = with f = h, ties go to the oldest board: low g would bring g back in
lane-refused-ties-of-cost = without a heuristic f is g, so boards of equal f have equal g
lane-refused-ties-of-buckets = realm 7b finds its boards by f and g, and does not know which of equal f is the oldest
lane-refused-there = that is lane { $letter }
lane-refused-full = at most { $most } lanes stand side by side

## What was to be a place in a recording, such as `before expansion 4`: fragments
## $position  the character, from 1     $fault $reason  a fragment from below or of a board
## $word $quantity $rest    as typed    $known  the words that there are

error-place = character { $position }: { $fault }
error-place-condition = a condition is missing
error-place-word = there is no condition “{ $word }”; there are { $known }
error-place-comparison = after { $quantity } =, !=, <, <=, > or >= is missing
error-place-number = the number is missing
error-place-number-large = a number below 2 to the power of 63 is wanted
error-place-number-zero = numbers begin with 1
error-place-whole = { $quantity } is a whole number
error-place-tenths = a number has at most one decimal
error-place-board = the board: { $reason }
error-place-rest = “{ $rest }” is left over

## What is to be the address of a page: fragments, to stand after a colon
## $host $character $port    as typed

error-page-scheme = it begins with neither https:// nor http://
error-page-no-host = the host is missing
error-page-host = “{ $host }” is not a host
error-page-character = “{ $character }” does not belong there
error-page-port = “{ $port }” is not a port
