### Labels and short texts of the window, grouped by panel. Labels carry no full stop; a hint is a tooltip.
### Whole numbers are handed over as numbers, times and boards as text.

## Counting words, used inside other messages too

moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
boards = { $boards ->
    [one] 1 board
   *[other] { $boards } boards
}
lookups = { $lookups ->
    [one] 1 lookup
   *[other] { $lookups } lookups
}

## Top bar

app-name = Eight Realms
app-second-name = 八境
start = Start
goal = Goal
random = Random
random-hint = A random solvable board
random-at-depth = Random at depth …
depth = Depth
depth-title = Random board with a given solution depth
depth-note = { $boards } boards can reach this goal. The number below each depth is how many of them have that solution depth.
depth-choice = Depth { $depth }: { boards }
depth-none = No board is { moves } from this goal; the farthest is { $deepest } moves away.
examples = Examples
examples-hint = Sample puzzles, from one move to the hardest
recent = Recent
recent-hint = Recently opened puzzles
recent-none = No recent puzzles
language = Language
theme-light = Light
theme-dark = Dark
theme-hint = Switch between light and dark
projector = Projector
projector-hint = Large text on a light background, for projection
keys = Shortcuts
close = Close
hint-with-key = { $hint } ({ $key })
named = { $name }: { $what }

## Link

link = Link
link-hint = Link and QR code for what is shown
link-copy = Copy link
link-code = QR code of this link
link-opens-event = Opens { $start } → { $goal } in { $lane }, { $name }, at event { $n }.
link-opens-expansion = Opens { $start } → { $goal } in { $lane }, { $name }, at expansion { $n }.
link-opens-end = Opens { $start } → { $goal } in { $lane }, { $name }; the search runs to its end.
link-opens-parity = Opens { $start } → { $goal } in { $lane }, { $name }; the parity test answers, and nothing is searched.
link-no-base = No page address is set, so only the part after # is copied. To open it, append it to the # of the page’s address.
link-here-alone = This address works on this computer alone: a class needs the page on a host.
link-base = Address of the page, for links
link-base-hint = Address of the page that holds this program; links lead there
link-base-wrong = Not saved: { $reason }
link-too-long = This address is too long for a QR code.

## Settings

tabs = Tabs
more = More
more-hint = Commands for which the bar has no room
window-too-small = Turn the phone, or make the window larger.
more-edit = Tap a board to edit it.
more-depth = At depth …
more-changed = changed
playing = Playing
clock = Clock
text-size = Text size
text-smaller = Smaller
text-larger = Larger
hand = Hand
hand-hint = Step is under the thumb of this hand
hand-right = right
hand-left = left
settings = Settings
settings-hint = How the searches run
settings-changed = Settings (changed)
settings-changed-hint = Not the defaults: all results depend on these settings
conventions = Conventions
conventions-hint = for every lane that says nothing else
conventions-eight-realms = Usual
conventions-book = R&N 4e
conventions-course = edX CSMM.101
conventions-note = Heuristic and weight belong to lanes: each realm has its own, and your own lanes have what you give them.
goal-test = BFS tests the goal:
goal-test-generated = when generated
goal-test-expanded = when expanded
order = Move order
order-hint = The order in which the blank’s moves are generated
ties = Tie-breaking at equal f:
ties-high-g = higher g first
ties-low-g = lower g first
ties-none = f alone
tie-order = then:
tie-order-fifo = FIFO
tie-order-lifo = LIFO
heuristic-misplaced = misplaced tiles
heuristic-misplaced-blank = misplaced incl. blank
heuristic-zero = no heuristic
heuristic-manhattan = Manhattan distance
heuristic-linear-conflict = linear conflict
heuristic-weighted = weighted Manhattan
heuristic-weighted-by = { $w } × Manhattan
parity = Parity test
opens-at = A puzzle opens
opens-at-start = at the start
opens-at-end = at the end
totals = Totals
totals-in-sight = in sight
totals-covered = covered to the end
totals-cover = Cover totals until a lane is played to its end
totals-uncover = Uncover all totals

## Ladder

ladder-unit = expanded · time
ladder-bar = bar: expanded, log
ladder-bar-short = bar: expanded
ladder-bar-note = Bar: boards expanded, on a logarithmic scale that all lanes share. Tick: where the bar of the lane before ends.
rung-running = running
rung-waiting = queued
rung-measuring = measuring
rung-stopped = stopped
rung-full = recording full
rung-counting = counting only
rung-counted = counted only
rung-lost = failed
rung-unsolvable = no solution
rung-answered-by-parity = not searched
rung-table-time = plus table, { $time }
rung-choose = Choose { $lane }
rung-show = Show { $lane } in plots, race and maps
rung-hide = Hide { $lane } in plots, race and maps
rung-uncover = Uncover { $lane }
rung-step-2a = Variant of realm 2: path strings
rung-step-2 = Variant of realm 2: parent links
rung-step-7 = Variant of realm 7: binary heap
rung-step-7b = Variant of realm 7: buckets
rung-name-2a = path strings
rung-name-2 = parent links
rung-name-7 = heap
rung-name-7b = buckets
rung-expanded = Expanded
rung-expanded-note = boards; the goal itself is not expanded
rung-expanded-table = boards, to build the table
rung-expanded-deep = boards, all iterations together
rung-generated = Generated
rung-generated-note = successors, duplicates included; not the start
rung-generated-deep = successors except the parent; the start once
rung-frontier = Peak frontier
rung-path = Longest path
rung-frontier-note = most boards waiting at any moment
rung-frontier-both = most boards waiting, both sides together
rung-frontier-deep = most boards on the current path
rung-look-ups-note = moves + 1
rung-run-time = Run time
rung-run-time-look-ups = Run time, lookups
rung-run-time-table = Run time, building the table
rung-run-time-parity = Run time, parity test
rung-run-time-note = { $runs ->
    [one] one run, not recorded
   *[other] median of { $runs } runs, { $min } to { $max }, not recorded
}
measured-in-browser = { $time }, in the browser

## Tabs

tab-step = Step
tab-inside = Inside
tab-race = Race
tab-map = Map
tab-heuristics = Heuristics
tab-reading = Reading
step-by = step by
step-by-event = event
step-by-expansion = expansion
step = Step
step-by-hint = How far Back and Step go: an event, an expansion, or to the next milestone
begin-by-finger = Tap Step, or swipe the board to the left: the search takes its first board.
begin-on-a-phone = Slide tiles into the blank until the start becomes the goal.
step-back = Back
tab-page = Realm
tab-code = Code

## Step stage

expanding = Expanding
expanding-no = no. { $n } of { $total }
expanding-no-so-far = no. { $n }
place-so-far = { $n }
expanding-place = { $n } / { $total }
back-at = Back
back-no = at no. { $n } · { $expanded } expanded
back-place = at no. { $n }
iteration-no = Iteration { $iteration } · { $expanded } expanded
iteration-place = Iteration { $iteration }
looking-up = Looking up
goal-reached = Goal reached
goal-taken = Goal taken, not expanded
goal-generated = Goal generated
nothing-expanded = The search has started; no board has been expanded yet.
board-now = Board
successors = Successors
blank-moves = blank moves in the order { $order }
to-come = pending
coming-subject = the one in question
coming-subject-short = asked
no-move = off the board
no-move-short = off
successor-hint = Jump to the event that generates this board
successors-note = One card for each move of the blank: ↑u up, ←l left, →r right, ↓d down
score-note = g: moves made; h: heuristic, estimated moves to the goal; f = g + h
score-note-greedy = g: moves made; h: heuristic, estimated moves to the goal; f = h
score-note-g = g: moves made to reach this board
board-note = Coloured tile: moved last. Pale number: on its goal cell.
path-line = path { $moves }: { $letters }
path-note = g moves; the letters are moves of the blank: ↑u ←l →r ↓d
frontier = Frontier
frontier-forward = Forward frontier
frontier-backward = Backward frontier
frontier-next-fifo = next: oldest in the queue (FIFO)
frontier-next-high-g-fifo = next: lowest f, then highest g, then oldest
frontier-next-high-g-lifo = next: lowest f, then highest g, then newest
frontier-next-low-g-fifo = next: lowest f, then lowest g, then oldest
frontier-next-low-g-lifo = next: lowest f, then lowest g, then newest
frontier-next-none-fifo = next: lowest f, then oldest
frontier-next-none-lifo = next: lowest f, then newest
frontier-empty = empty
frontier-gap =
    { $n }
    more
frontier-left-out = { $n } more
frontier-list = List all boards that wait
frontier-list-forward = Forward { $n }
frontier-list-backward = Backward { $n }
frontier-list-group = { $group }: { $n ->
    [one] { $n } board
   *[other] { $n } boards
}
frontier-list-hint = Select a board to see when it was generated and when it is expanded.
frontier-list-never = not expanded in this search
frontier-list-not-yet = not expanded in what is recorded
frontier-list-go-generated = Go to its generation (event { $event })
frontier-list-go-expanded = Go to its expansion (event { $event })
frontier-note = Boards generated and not yet expanded
layer = Layer { $layer }
layers-note = Layer, distance: moves from the board where the search began; waiting: boards generated and not yet expanded
heap = Heap
heap-top = f in the top four levels
heap-note = Filled: the top, taken next. Ringed: same f as the top. Dark: void, a better path was found.
stack = Current path
stack-note = from the start to the newest board
bound = Bound { $bound }
bounds = Bounds
bounds-note = A board with f above the bound is pruned; the next bound is the lowest f that was pruned.
table = Table
table-size = { boards } in the table
table-says = the table’s answer
look-ups = Lookups
look-ups-note = One lookup for each board on the path, the goal included
path = Path
path-forward = from the start to this board
path-backward = from this board to the goal
solution = Solution
solution-of = Solution: { moves }
solution-boards = Solution path
solution-boards-hint = select a board to jump to it
exhausted = All { $expanded } reachable boards have been expanded, and the goal is not among them.
exhausted-table = The table holds all { $expanded } boards that can reach the goal, and the start is not among them.
exhausted-two-way = One side has nothing left to expand, and the two sides never met: { $expanded } expansions in all.
solution-none = no solution
copy-solution = Copy moves
copy-solution-short = Copy
solution-form = A solution is written as
solution-form-blank = blank’s moves
solution-form-blank-note = a letter for each move of the blank: ↑u ←l →r ↓d
solution-form-tile = tile’s moves
solution-form-tile-note = a letter for each move of the tile, opposite to the blank’s
solution-form-numbers = tile numbers
solution-form-numbers-note = the number of the tile that moves
solution-form-words = words
solution-form-words-note = each move of the blank in words
solution-form-boards = boards
solution-form-boards-note = each move of the blank, and the board that it leads to
solution-move-u = blank up
solution-move-l = blank left
solution-move-r = blank right
solution-move-d = blank down
solution-show = Walk along the solution
solution-show-short = Walk
solution-leave = Back to the search
solution-leave-short = Back
solution-move = Move
solution-move-word = move
solution-below = of the solution
why-solution-start = The start. The path that was found has { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
why-solution-move = Move { $n } of { $total }: the blank goes { $move }.
why-solution-goal = Move { $n } of { $total }: the blank goes { $move }, and the goal is reached.
solution-first = To the start
solution-back = Previous move
solution-play = Play the solution
solution-pause = Pause the solution
solution-forward = Next move
solution-last = To the goal
solution-speed = Speed of the solution
solution-rate = { $n } moves/s
solution-place = move { $n } of { $total }

## Map

map-label = Map of all boards
map-rings = Rings
map-rings-hint = One ring for each true distance to the goal; the start is at 12 o’clock
map-lens = Two centres
map-lens-hint = Each board at its true distance from the start and from the goal; every shortest path from start to goal is the straight line between them
map-projection-none = Both views are the same here: the goal cannot be reached, so each half is drawn as rings around its own end
map-one = Selected
map-one-hint = The selected lane on one large map
map-lanes = All lanes
map-lanes-hint = One small map for each visible lane
map-coming = Drawing the map …
map-whole = Whole map
map-reached = { $reached } of { $all } boards reached
map-reached-note = Reached: generated by the search so far, from either end; in realm 8, expanded in any iteration
map-dark = No board has been reached.
map-enlarges = { $boards } of the boards cover { $ground } of the area of the map: sparse regions are drawn larger.
map-shares = { $boards } of the boards cover { $ground } of the area of the map.
map-distance = distance { $n }
map-unseen = not reached
map-start = start
map-goal = goal
map-current = current
map-path = solution
map-from-start = from the start
map-from-goal = from the goal
map-both = reached from both sides
map-met = first meeting
map-looked-up = lookups
map-stack = current path
map-visits = visits
map-visits-note = A board of this colour has been expanded at least so many times, all iterations together
map-bands = moves to goal: reached / all
map-bands-start = moves from start: reached / all
map-bands-reached = moves to goal: reached
map-bands-start-reached = moves from start: reached
map-band = { moves } from the goal: { $reached } of { $all } reached
map-band-start = { moves } from the start: { $reached } of { $all } reached
map-between = distance { $goal } to the goal, { $start } from the start
map-to-goal = distance { $goal } to the goal; not reachable from the start
map-to-start = distance { $start } from the start; cannot reach the goal
map-on-a-path = on a shortest path
map-detour = the shortest path through it is { $moves } longer
map-h = h { $h } · f { $f }
map-opened = generated at event { $event }
map-expanded = expansion { $n }, event { $event }
map-opened-goal = backward: generated at event { $event }
map-expanded-goal = backward: expansion { $n }, event { $event }
map-visited = { $visits ->
    [one] visited once
   *[other] visited { $visits } times
}
map-not-seen = not reached so far
map-ring = ring { $ring }: { boards }
map-cell = cell: { $reached } of { $all } reached
map-click-first = select to keep this card; { $others ->
    [one] 1 more board
   *[other] { $others } more boards
} here
map-apart = The two halves are not connected.
map-apart-why = Each half has { $boards } boards, and every move stays within its half. A search from the start reaches only the start’s half, a search from the goal only the goal’s half, so they can never meet.
map-half-start = the start’s half
map-half-goal = the goal’s half
map-click = select to keep this card and start here
map-start-here = Start here

## What became of a successor

fate-new = new
fate-duplicate = duplicate
fate-path-back = back to parent
fate-path-back-short = parent
fate-improved = better path
fate-improved-short = better
fate-pruned = f > bound
fate-pruned-short = pruned
fate-exhausted = exhausted
fate-met = sides meet
fate-goal = goal

## Legend

marks = Legend
mark-open = open
mark-expanded = expanded
mark-goal = goal, solution
mark-moved = moved last
mark-home = on its goal cell
mark-within = f ≤ bound
mark-duplicate = duplicate
mark-pruned = f > bound (pruned)
mark-met = sides meet

## Plots

plot-title-frontier = Frontier
plot-title-path = Path
plot-unit = boards
plot-frontier-axis = expansions
plot-frontier-axis-note = Boards expanded by then; the goal itself is not expanded.
plot-frontier-note = Boards generated and not yet expanded. Bidirectional search: both sides together. IDA*: boards on the current path.
plot-frontier-one-note = Boards generated and not yet expanded.
plot-frontier-both-note = Boards generated and not yet expanded, both sides together.
plot-path-note = Boards on the path being expanded: nothing waits, so there is no frontier.
plot-frontier-now-note = Frontier of the chosen lane at the playhead
plot-path-now-note = Boards on the path of the chosen lane at the playhead
plot-expanded-axis-run-time = run time
plot-expanded-axis-shape = run time, shape of the recording
plot-expanded-axis-streamed = recording time
plot-expanded-streamed-note = Time inside the recorded search; the run time is still being measured.
plot-expanded-count-note = Boards expanded so far; the goal itself is not expanded.
plot-expanded-now-note = Boards that the chosen lane has expanded at the playhead
plot-time-note = Run time of a whole search, not recorded, one thread. Realm 3: its lookups; the ring is building its table.
plot-time-now-note = Median run time of the chosen lane
plot-key-median = median
plot-key-spread = min to max
plot-key-table = building the table
plot-key-table-short = table
plot-title-expanded = Expanded
plot-expanded-note = Measured without recording: the clock is read at evenly spaced expansions; each curve is a median and ends at the median run time.
plot-expanded-shape-note = The clock of a browser is too coarse within a search shorter than 20 ms: such a curve has the shape of the recorded run, scaled to the median run time. Where the clock saw no time pass in the recorded run either, each event takes the same time.
plot-nothing-searched = nothing was searched
plot-covered =
    run times appear when
    a lane is played to its end
plot-all-hidden = all lanes are hidden
plot-title-time = Run time
plot-time-unit = { $runs ->
    [one] one run
   *[other] median of { $runs } runs
}
plot-time-measuring = { $done } of { $all } measured
plot-time-measuring-short = { $done }/{ $all }
plot-time-busy = { $realms }: computer busy, too long
plot-time-busy-short = { $realms }: busy
plot-time-busy-note = While this was timed, the computer was busy with other things. Close other programs, then measure again.
plot-time-busy-shared = { $lane }: the search had the processor for { $share } of the time.
plot-time-busy-uneven = { $lane }: the median run took { $times } times as long as the shortest.
plot-time-again = Measure the run times again
plot-time-unit-range = medians of { $least } to { $most } runs
plot-time-unit-short = medians
plot-time-unit-none = not measured
plot-time-spread = { $median }, from { $min } to { $max }, { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}
plot-time-table = building the table: { $time }
plot-log = log
plot-linear = linear
plot-log-hint = Logarithmic axis
plot-linear-hint = Linear axis
plot-log-key = Logarithmic axis; press for linear
plot-linear-key = Linear axis; press for logarithmic
plot-reset = Reset
plot-reset-hint = Show the whole curves again
plot-control = { $plot }: { $what }
plot-hover-frontier = { $value } at expansion { $n }
plot-hover-frontiers = at most { $value } at expansions { $first }–{ $last }
plot-hover-path = path { $value } at expansion { $n }
plot-hover-paths = path at most { $value } at expansions { $first }–{ $last }
plot-hover-expanded = { $value } expanded at { $time }
plot-chip-hint = Hide { $lane }
plot-chip-show = Show { $lane }

## The first view of a puzzle

doors = What to begin with
doors-sentence = Slide tiles into the blank until the start becomes the goal. Press → to search.
doors-frontier = boards that wait to be expanded: so far the start alone
door-step = Step through one search
door-step-note = board by board; ← goes back
door-race = Race all eight
door-race-note = one puzzle, one clock, about 20 seconds
door-compare = Compare heuristics
door-compare-note = lanes of your own: five h in one A*
door-race-own = Race your lanes
door-race-own-note = one puzzle, one clock
door-compare-own = Show the eight realms
door-compare-own-note = your lanes stay as they are
door-puzzle = Set your own puzzle
door-puzzle-note = drag, type or paste; R deals one

## Regions around the stage

plots = Plots
plots-line = Plots: { $frontier }, { $expanded }, { $time }
plots-frontier = frontier
plots-path = path
plots-expanded = expanded
plots-time = run time
fold-ladder = Fold the ladder to a rail
open-ladder = Open the ladder
fold-plots = Fold the plots to a line
open-plots = Open the plots
fold-reading = Fold the reading
open-reading = Open the reading

## Timeline

play = Play
pause = Pause
to-first = First event
to-last = Last event
back = Previous expansion
forward = Next expansion
operation-back = Previous operation
operation-forward = Next operation
event-back = Previous event
event-forward = Next event
mark-back = Previous milestone
mark-forward = Next milestone
mark-layer = layer { $layer }
mark-layer-forward = forward { $layer }
mark-layer-backward = backward { $layer }
mark-f = f { $f }
mark-bound = bound { $bound }
mark-meeting = meeting
mark-look-ups = lookups
mark-solved = solved
stride-layer = layer
stride-f = f
stride-bound = bound
speed = Speed
speed-rate = { $n }/s
speed-events = { $n ->
    [one] { $n } event/s
   *[other] { $n } events/s
}
speed-unlimited = unlimited
speed-slower = Half the speed
speed-faster = Double the speed
clock-even = even
clock-even-name = Even clock
clock-even-hint = Plays at the speed that is set
clock-tenfold = ×10 in 4 s
clock-tenfold-short = ×10
clock-tenfold-name = Clock ×10 in 4 s
clock-tenfold-hint = Plays ten times as far every 4 seconds
clock-walking = The walk along the solution has its own speed
clock-whole-race = whole race: { $n } s
clock-whole-race-note = Time from the start until the last search has finished, with the clock ×10 in 4 s
clock-whole-search = whole search: { $n } s
clock-whole-search-note = Time from the first event to the last, with the clock ×10 in 4 s
events-per-second = events per second
event-place = event { $n } of { $total }
event-so-far = event { $n }
expansion-place = expansion { $n } of { $total }
expansion-so-far = expansion { $n }
event-note = An event is one thing that the search does: it expands, generates, discards or prunes a board.
expansion-note = Boards expanded so far, of all expansions of this search; the goal itself is not expanded.
operation-figure = { $done } / { $all }
operation-place = operation { $done } of { $all } of this event
operation-note = An event is made of operations of the data structure: a digit is computed, two entries are compared, an entry is read.
operation = operation
event = event
expansion = expansion
playhead = Playhead
silhouette = frontier
stop = Stop
hint-mark = next milestone
hint-play = play
hint-uncover = uncover

## The page of a realm, and code

page-sample = Load the sample
page-sample-hint = The figures of this page are those of the sample, 19 moves from its goal; this loads it
page-heading-idea = The idea
page-heading-change = What changed
page-heading-cost = What it costs
page-heading-watch = What to watch
page-heading-covered = Covered
page-covered = A lane shows its totals once it has been played to its end. Until then ladder, plots, scrubber and race show what has been seen of it, and this page no figures. **···** uncovers one lane, `{ $key }` all of them.
page-lane = { $lane }: { $name } · { $formula }
page-differs = Here, unlike on this page: { $what }.
page-differs-more = { $all }; { $one }
page-order = move order { $order }
page-longer = The path found can be longer than a shortest one, whatever this page says.
code-line = line { $line }
code-search = Search
code-ordered-set = Ordered set
code-array = Array
code-rank = Index
code-tree = Search tree
code-open-list = Open list
code-heuristic = Heuristic h
code-heap = Heap
code-buckets = Buckets
code-stack = Stack

## Editor

edit-start = Edit start
edit-goal = Edit goal
edit-take = Apply
edit-leave = Cancel
edit-tile = Tile { $tile }
edit-blank = Blank
edit-typing = Typed characters
edit-undo = Undo
edit-help = Click a tile next to the blank to slide it, drag one tile onto another to swap them, or type nine characters.
pad-put = Put tile { $tile } on cell { $cell }
pad-put-blank = Put the blank on cell { $cell }
pad-blank = blank
pad-solvable = Make solvable
pad-help = A key puts its tile on the marked cell.
edit-even = { $inversions ->
    [one] 1 inversion against the goal, even: solvable
   *[other] { $inversions } inversions against the goal, even: solvable
}
edit-odd = { $inversions ->
    [one] 1 inversion against the goal, odd: unsolvable
   *[other] { $inversions } inversions against the goal, odd: unsolvable
}
edit-swapped = tiles { $one } and { $other } swapped
edit-typed = typed: { $n } of 9; the blank is 0 or x
inversions = Inversions
inversion-pair = { $one } before { $other }
inversions-note = Pairs of tiles that the goal has in the opposite order; the blank is not counted

## Toasts

toast-copied-board = Board copied
toast-copied-moment = Current moment copied
toast-copied-solution = Moves copied
toast-beyond-end = { $events ->
    [one] This search has { $events } event: its end is shown.
   *[other] This search has { $events } events: its end is shown.
}
toast-recorded-otherwise = This link was made with another version: this version expands different boards.
toast-copied-link = Link copied
toast-copied-line = Only the part after # is copied: no page address is set
toast-pasted = Board pasted
toast-pasted-puzzle = Start and goal pasted
toast-same-puzzle = This is the puzzle already
toast-undone = Undone
toast-new-puzzle = Another puzzle
toast-hidden = { $lane } is hidden in plots, race and map; its number in the plot of run times shows it again
toast-leave-projector = The same key again leaves projector mode
toast-resized = { $percent }%
toast-resized-reading = { $percent }%, sentences { $reading }%
toast-no-room = The window has no room for it: it opens when the window is larger
toast-setting-order = Move order { $value }
toast-setting-tie = Ties: { $value }
toast-setting-tie-order = Ties: { $value }
toast-setting-goal-test = BFS tests the goal { $value }
toast-setting-conventions = Conventions: { $value }
toast-setting-difference = { $setting }. Still at expansion { $n }; from expansion { $from } on, other boards are expanded.
toast-setting-same = { $setting }. Still at expansion { $n }; the same boards are expanded.
toast-setting-shorter = { $setting }. The search now ends at expansion { $all }, before expansion { $n }.
toast-setting-place = { $setting }. Still at expansion { $n }.
toast-answers-kept = Results of an earlier start are still here: { $answers }
toast-session-ended = New session: the results are removed
toast-cleared = What was stored is removed
toast-random = Random board, { moves } from the goal
toast-random-covered = Random board
toast-picked = Board { $n } of { $boards } there
toast-nothing-to-undo = Nothing to undo

## Heuristics: the views of the tab

heuristics-face-distances = h vs. h*
heuristics-face-distances-hint = h of every board against its true distance h*
heuristics-face-board = Per tile
heuristics-face-board-hint = How one board’s h is made up, tile by tile
heuristics-next = { $key } again: next view
heuristics-weight = Weight w of weighted Manhattan
heuristics-weight-lane = Add a lane with w = { $w }
heuristics-weight-lane-hint = Add A* with this weight to your own lanes

## Heuristics: h against true distances. h* is the true distance.

heuristics-mean = mean h
heuristics-mean-hint = Mean h over all boards that can reach the goal
heuristics-error = h* − h
heuristics-error-hint = Mean of h* − h over all boards: how far h underestimates
heuristics-picture = h against true distance, all boards
heuristics-axis-distance = true distance h*, moves
heuristics-least = boards per cell: 1
heuristics-most = { $boards }
heuristics-scale-hint = Boards with the same h and the same true distance; the colours are logarithmic
heuristics-bars = boards per distance (max. { $boards })
heuristics-bars-h = boards per h
heuristics-bars-most = (max. { $boards })
heuristics-bars-hint = Boards over all distances with this h; the longest bar is { $boards }
heuristics-legend-mean = mean h
heuristics-legend-exact = h = h*
heuristics-legend-start = start
heuristics-legend-now = playhead
heuristics-over = h > h*: overestimates
heuristics-cell = h = { $h }, h* = { $distance }
heuristics-level = h = { $h }
heuristics-depth = h* = { $distance }
heuristics-load = select to use it as the start
heuristics-greatest = Largest h
heuristics-greatest-hint = Over all boards that can reach the goal
heuristics-exact = Exact, h = h*
heuristics-exact-hint = { $share } % of { $boards } boards
heuristics-overestimates = Overestimates, h > h*
heuristics-over-hint = By at most { $excess }. Select to load such a board, select again for the next one.
heuristics-over-none = No board’s h exceeds its true distance.
heuristics-admissible = Admissible
heuristics-consistent = Consistent
heuristics-yes = yes
heuristics-no = no
heuristics-admissible-misplaced = Each misplaced tile needs at least one move, and a move moves only one tile.
heuristics-admissible-misplaced-blank = One move can bring a tile and the blank home together, so one move from the goal h is 2. Why this does no harm here is shown under Inadmissible.
heuristics-admissible-manhattan = A move carries one tile one step, so every step that is counted is needed.
heuristics-admissible-linear-conflict = A tile that lets another pass must leave its line and come back: two moves that Manhattan distance does not count.
heuristics-admissible-weighted = For w > 1, h is too large on every board but the goal where Manhattan distance is exact, and on others too. The path found costs at most w times a shortest one.
heuristics-consistent-misplaced = A move changes h by at most 1, and costs 1.
heuristics-consistent-misplaced-blank = A move can lower h by 2, but costs only 1.
heuristics-consistent-manhattan = Every move changes h by exactly 1, which is its cost.
heuristics-consistent-linear-conflict = A step onto a tile’s goal line can add a conflict (+ 2) but brings the tile one step closer (− 1); a step off it is the reverse. Every move changes h by exactly 1.
heuristics-consistent-weighted = Every move changes h by w, but costs only 1.

## Heuristics: one board’s h, tile by tile

heuristics-h = h
heuristics-h-hint = The heuristic value of this board
heuristics-board-error-hint = How far h underestimates: h* − h
heuristics-at-playhead = At the playhead
heuristics-at-playhead-hint = The board at the playhead
heuristics-at-start-hint = The start board
heuristics-part = tile { $tile }: { $part }
heuristics-part-blank = blank: { $part }
heuristics-conflict = { $tiles } are on their goal line in the wrong order. Removed: { $out }; + { $extra } moves.
heuristics-taken-out = Removed tile: it leaves its line and comes back, + 2.
heuristics-row = row { $n }
heuristics-column = column { $n }
heuristics-true-distance = True distance h*
heuristics-true-distance-hint = Length of a shortest path from this board to the goal
heuristics-no-solution = not reachable
heuristics-counts-misplaced = Each tile that is not on its goal cell counts 1; the blank is not counted.
heuristics-counts-misplaced-blank = Each cell with the wrong content counts 1, the blank’s goal cell included.
heuristics-counts-manhattan = Each tile counts the rows plus the columns to its goal cell.
heuristics-counts-linear-conflict = Manhattan distance, plus 2 for each tile that must leave its line to let another pass.
heuristics-counts-weighted = Manhattan distance times w.

heuristics-face-suboptimal = Inadmissible
heuristics-face-suboptimal-hint = What an overestimating h costs
heuristics-face-orders = Move order
heuristics-face-orders-hint = This puzzle searched in all 24 move orders
heuristics-stop = Stop
heuristics-stop-hint = Stop this

## Heuristics: the cost of overestimating

heuristics-over-boards = overestimated
heuristics-over-boards-hint = Boards whose h is more than their true distance
heuristics-excess = up to
heuristics-excess-hint = By how many moves h exceeds h* at the most
heuristics-suboptimal-none = This heuristic is admissible: it never overestimates. So before A* takes the goal it has expanded every board that could lie on a shorter path, and the path it finds is a shortest one. Choose a heuristic with the warning sign to see what overestimating costs.
heuristics-suboptimal-misplaced = Admissible: the path found is a shortest one.
heuristics-suboptimal-misplaced-blank = Inadmissible, but harmless here.
heuristics-suboptimal-manhattan = Admissible: the path found is a shortest one.
heuristics-suboptimal-linear-conflict = Admissible: the path found is a shortest one.
heuristics-suboptimal-weighted = With f = g + w · h the search is greedier. It often expands fewer boards, from some starts more. The path it finds may be longer than a shortest one, C*, but never longer than w · C*.
heuristics-blank-1 = { $n }. Without the blank this heuristic never overestimates. The blank adds at most 1, so with it h is at most 1 too large.
heuristics-blank-2 = { $n }. So the path found is at most 1 move too long.
heuristics-blank-3 = { $n }. All paths between two boards have the same parity: colour the cells like a chessboard, and each move takes the blank from a light cell to a dark one or back. A path that is not a shortest one is too long by at least 2. So the path found is a shortest one, from every start.
heuristics-blank-boards = The { $n } boards it overestimates: h > h*
heuristics-counterexample = Find a board where w = { $w } is not optimal
heuristics-counterexample-another = Find another where w = { $w } is not optimal
heuristics-counterexample-another-short = Find another
heuristics-counterexample-hint = Tries board after board until the path found is longer than a shortest one
heuristics-counterexample-note = Tries one board after another with A* and w = { $w }, until the path found is longer than a shortest one. Both paths are then shown here.
heuristics-counterexample-tries = { $tried } of { $boards } boards tried
heuristics-counterexample-none = None: on all { $boards } boards the path found is a shortest one.
heuristics-counterexample-stopped = { $tried ->
    [one] stopped after { $tried } board
   *[other] stopped after { $tried } boards
}
heuristics-load-example = Load this board
heuristics-load-example-hint = Makes it the start, with the same heuristic, move order and tie-breaking as in this search
heuristics-path-found = A* with w = { $w }: { moves }, { $n } boards expanded
heuristics-path-shortest = Shortest path: { moves }; w = { $w } expands { $n } boards
heuristics-path-with = C* = length of a shortest path. Found with move order { $order } and ties broken by “{ $tie }, then { $then }”; with other choices the path may be optimal.
heuristics-ratio = { $found } moves instead of { $shortest }: { $ratio } · C*, at most w · C* = { $most }
heuristics-ratio-hint = Length of the path found, divided by C*, that of a shortest one

## Heuristics: move orders and tie-breaking

heuristics-by-order = sort: order
heuristics-by-order-hint = Move orders in dictionary order
heuristics-by-value = count
heuristics-by-value-hint = Fewest first
heuristics-trials-made = { $made } of { $total } searches done
heuristics-trials = { $total } move orders
heuristics-trials-ties = { $total } searches: 24 move orders × 4 tie-breaking rules
heuristics-run-on = Continue
heuristics-run-on-hint = Run the remaining searches
heuristics-ties = { $tie }, then { $then }
heuristics-bars-expanded = height: boards expanded
heuristics-bars-generated = height: boards generated
heuristics-no-ties = This lane has no ties to break
heuristics-all-alike = { $n } in every order
heuristics-range = { $least } to { $most }
heuristics-too-long = { $range }; { $n } not optimal (> { $least } moves)
heuristics-trial-ties = { $order }, { $ties }
heuristics-trial-expanded = { $trial }: { $n } expanded, { moves }
heuristics-trial-generated = { $trial }: { $n } generated, { moves }
heuristics-trial-longer = { $trial }; optimal: { $least }
heuristics-no-trials-table = Realm 3’s table holds all boards, so no move order changes its cost. Choose another realm.
heuristics-no-trials-both-directions = Realm 4 completes whole layers from both ends, so no move order changes what it expands or generates. Choose another realm.
heuristics-no-trials-no-solution = This puzzle has no solution, so there is nothing to compare.
heuristics-no-trials-no-moves = The start is the goal: nothing is searched.
heuristics-no-trials-covered = One of these trials is the lane’s own search, whose totals are covered. Play the lane to its end, or uncover it.
heuristics-no-trials-own-settings = Trials are made with f = g + h and the usual goal test. Choose another lane.

## Examples

example-one = 1 move away
example-three = 3 moves away
example-classic = The sample, 19 moves
example-twenty = 20 moves away
example-luogu = Luogu P1379, 4 moves
example-nilsson = Nilsson’s textbook, 5 moves
example-russell-norvig = Russell & Norvig’s textbook, 26 moves
example-reversed = All tiles reversed, 30 moves
example-hardest-1 = Hardest, 31 moves: first
example-hardest-2 = Hardest, 31 moves: second
example-unsolvable = Two tiles swapped, no solution

## Keys: what is written on those that have a word on them, and what keys do

cap-space = Space
cap-backspace = Backspace
cap-enter = Enter
cap-escape = Esc
cap-home = Home
cap-end = End
cap-page-up = Page Up
cap-page-down = Page Down
cap-shift = Shift
cap-alt = Alt
cap-ctrl = Ctrl

key-play-does = play or pause
key-expansion-does = next or previous expansion
key-presenter-does = the same, on a presenter
key-operation-does = structure: next or previous operation
key-event-does = next or previous event
key-mark-does = next or previous layer, f, bound or meeting
key-ends-does = first or last event
key-speed-does = half or double speed
key-clock-does = even clock, or ×10 in 4 s
key-realm-does = choose a lane, again its other variant; in results of the laboratory: the plot
key-show-does = hide or show the lane: plots, race, maps
key-own-lanes-does = lanes of your own, or the eight realms
key-add-lane-does = add a lane of your own
key-move-lane-does = move the chosen lane up or down
key-stage-does = step, race, map, heuristics
key-projection-does = map: rings or two centres
key-scope-does = map, contours: one lane or all
key-zoom-does = map, tree: zoom in, zoom out, whole
key-measure-again-does = measure the run times again
key-start-does = edit the start
key-goal-does = edit the goal
key-random-does = random solvable board
key-depth-does = random board with a chosen solution depth
key-paste-does = paste a board
key-copy-does = copy the board, or the moment as one line
key-undo-does = undo: the puzzle or moment before
key-language-does = switch language
key-projector-does = projector mode
key-frontier-does = list the whole frontier
key-fold-plots-does = fold the plots, or open them
key-totals-does = cover totals to the end, or show them
key-stage-alone-does = hide all but the stage, or show it again
key-scale-does = everything larger, smaller, as usual
key-stop-does = stop, or close
key-keys-does = all shortcuts
key-slide-does = slide a tile that way (u l r d move the blank)
key-type-does = enter the tiles in order
key-erase-does = delete a character
key-take-does = apply the board
gestures = Gestures
gesture-swipe = Swipe the board or the sentence
gesture-swipe-does = to the left: Step; to the right: Back
gesture-hold-step = Hold Step or Back
gesture-hold-step-does = again and again
gesture-hold-play = Hold Play, or “step by”
gesture-hold-play-does = stride, clock, speed
gesture-hold = Hold anything else
gesture-hold-does = what it is, and how it is counted
gesture-chip = Tap the chosen chip
gesture-chip-does = all realms with their totals
gesture-pinch = Two fingers
gesture-pinch-does = map and tree; elsewhere the size of the text
gesture-double-tap = Double tap
gesture-double-tap-does = map: twice as large; tree: the whole tree
gesture-drag = Drag a sheet down
gesture-drag-does = closes it
keys-window = In the window
keys-editor = In the editor
keys-question = While a question is asked
keys-foot-version = Eight Realms { $version }, MIT or Apache-2.0. Fonts: Inter and Noto Sans SC under the SIL Open Font License 1.1, Hack under MIT.
keys-foot-stored =
    { $place ->
        [file] Stored in { $file }: language, theme, size, speed, clocks, axes, how questions are asked, the page that links lead to, lanes of your own, bookmarks, breakpoints, recent puzzles, what was on the screen, and results until a new session begins; beside it size and place of the window.
        [browser] Stored in this browser: language, theme, speed, clocks, axes, how questions are asked, lanes of your own, bookmarks, breakpoints, recent puzzles, what was on the screen, results until a new session begins, whether a screen reader is supported, and, over https, the program itself for use without a network.
       *[nowhere] Nothing is stored.
    } Nothing you do here is sent anywhere.
keys-foot-clear = Clear what is stored
