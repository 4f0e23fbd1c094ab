### What went wrong, as facts for people. Positions are cells, counted from 1.
###
### $position $first  cells            $tile       the tile's digit (text)
### $character        as typed         $cells      cells that were given
### $missing          the missing tiles, the blank as x, joined by spaces: "7 8 x" (text)

## A text that is no board: fragments, to stand after a colon or alone

error-board-stranger = position { $position }: “{ $character }” is not a tile 1 to 8 and not the blank (x, X, 0, _ or .)
error-board-repeated = position { $position }: tile { $tile } again, first at position { $first }
error-board-repeated-blank = position { $position }: the blank again, first at position { $first }
error-board-short = { $cells ->
    [one] { $cells } cell of 9, still missing: { $missing }
   *[other] { $cells } cells of 9, still missing: { $missing }
}
error-board-long = position 10: “{ $character }” is one too many, a board has nine cells
error-clipboard = The clipboard holds no board: { $reason }.
error-clipboard-empty = The clipboard holds no text.

## A puzzle without a solution

inversions-odd = { $inversions ->
    [one] 1 inversion, an odd number
   *[other] { $inversions } inversions, an odd number
}
unsolvable = No solution: { inversions-odd }.
unsolvable-why = Two tiles are inverted if the goal has them in the other order. Whatever the blank does, their number stays odd or stays even: here it is odd, at the goal it is 0.
unsolvable-anyway = Search anyway
unsolvable-anyway-cost = Realms 1 to 7 then expand all { $boards } boards within reach; realm 4 more, from two sides.
refused = Realm 8 does not search a puzzle without a solution.
refused-why = It keeps no record of the boards it has seen. So it could never know that it has seen them all, and its bound would rise for ever.

## Runs

error-cap = The recording is full: it holds { $events } events, and the search has stopped.
error-cap-offer = Run on without recording
run-running = running, { $events } events
run-held = held after { $events } events
run-stopped = stopped after { $events } events
run-on-counting = The search runs on without recording …
run-on-found = Run on without recording: solved in { moves }, { $expanded } expanded, frontier { $peak } at most.
run-on-no-way = Run on without recording: no way; { $expanded } expanded.
error-lost = The search of realm { $realm } ended by a fault: { $reason }. What was recorded up to there is kept.
error-lost-offer = Search again
error-measuring = Not everything could be measured: { $reason }.
error-study = This could not be worked out to its end: { $reason }.
error-worker = No search could be started: { $reason }.
error-map = The map could not be drawn: { $reason }.

## Files

error-settings-strange = Settings that this version does not know stay as they are: { $names }.
error-settings-unwritten = The settings cannot be kept: { $reason }.
error-settings = The settings of the last time could not be read, so the usual ones are used: { $reason }.
error-no-folder = the system names no folder for them
error-protected = { $file } is write-protected
error-window-place = Size and place of the window could not be read, so it opens in the usual ones.
