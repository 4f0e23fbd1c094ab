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
    [one] 1 look-up
   *[other] { $lookups } look-ups
}

## Top bar

app-name = Eight Realms
app-second-name = 八境
start = Start
goal = Goal
random = Random
random-hint = A random board that has a solution
random-at-depth = Random at depth …
depth = Depth
depth-title = Random board at a depth
depth-note = { $boards } boards can reach this goal. Below each depth: how many of them lie there.
depth-choice = Depth { $depth }: { boards }
depth-none = No board is { moves } from this goal; the farthest is { $deepest }.
examples = Examples
examples-hint = Puzzles from one move to the hardest
recent = Recent
recent-hint = Puzzles looked at before
recent-none = No boards yet
language = Language
theme-light = Light
theme-dark = Dark
theme-hint = The other colours
projector = Projector
projector-hint = Large and light, for a class
keys = Keys
close = Close
hint-with-key = { $hint } ({ $key })
named = { $name }: { $what }

## Settings

settings = Settings
settings-hint = How the realms search
settings-changed = Settings, changed
settings-changed-hint = Not as at first: every figure depends on these settings
order = Successor order
order-hint = The order in which the moves of the blank are tried
ties = Ties at equal f
ties-high-g = greatest g first
ties-low-g = least g first
tie-order = Then
tie-order-fifo = first in, first out
tie-order-lifo = last in, first out
heuristic = Estimate h
heuristic-own = each its own
heuristic-misplaced = misplaced tiles
heuristic-misplaced-blank = misplaced, blank too
heuristic-manhattan = Manhattan distance
heuristic-linear-conflict = linear conflict
heuristic-weighted = weighted Manhattan
heuristic-weighted-by = { $w } × Manhattan
parity = Parity test
settings-default = As at first

## Ladder

realms = Realms
ladder-unit = expanded · bare time
rung-running = running
rung-waiting = waiting
rung-measuring = measuring
rung-stopped = stopped
rung-full = recording full
rung-counting = counting on
rung-counted = counted only
rung-lost = broken off
rung-unsolvable = no solution
rung-refused = refused
rung-table-price = after a table of { $time }
rung-choose = Choose realm { $realm }
rung-show = Show realm { $realm } in plots, race and maps
rung-hide = Hide realm { $realm } in plots, race and maps
rung-step-2a = Step of realm 2: paths kept
rung-step-2 = Step of realm 2: one parent
rung-step-7 = Step of realm 7: a heap
rung-step-7b = Step of realm 7: buckets
rung-expanded = Expanded
rung-expanded-note = boards; the goal is taken, not expanded
rung-expanded-table = boards, to build the table
rung-expanded-deep = boards, in all rounds together
rung-generated = Generated
rung-generated-note = successors, those seen before included; not the start
rung-generated-deep = successors but the way back; the start once
rung-frontier = Largest frontier
rung-frontier-note = boards waiting, after any event
rung-frontier-both = boards waiting, both sides together
rung-frontier-deep = boards on the path being searched
rung-look-ups-note = moves + 1
rung-bare = Bare time
rung-bare-look-ups = Bare time, look-ups
rung-bare-table = Bare time, table
rung-bare-parity = Bare time, parity test
rung-bare-note = { $runs ->
    [one] one run, nobody listening
   *[other] median of { $runs }, { $min } to { $max }, nobody listening
}

## Tabs

tab-step = Step
tab-race = Race
tab-map = Map
tab-heuristics = Heuristics
tab-reading = Reading
tab-lesson = Lesson
tab-code = Code

## Step stage

expanding = Expanding
expanding-no = no. { $n } of { $total }
expanding-place = { $n } / { $total }
looking-up = Looking up
goal-reached = Goal reached
nothing-happened = Nothing has happened yet. The search begins with the first event.
nothing-expanded = The search has begun; no board is expanded yet.
board-now = Board
successors = Successors
blank-moves = the blank moves { $order }
to-come = to come
no-move = off the board
successor-hint = Go to the event that tells of this board
frontier = Frontier
frontier-forward = Forward frontier
frontier-backward = Backward frontier
frontier-next-fifo = next first: longest in the queue
frontier-next-high-g-fifo = next first: least f, then greatest g, then first in
frontier-next-high-g-lifo = next first: least f, then greatest g, then last in
frontier-next-low-g-fifo = next first: least f, then least g, then first in
frontier-next-low-g-lifo = next first: least f, then least g, then last in
frontier-empty = empty
layer = Layer { $layer }
heap = Heap
heap-top = top four levels, f
stack = Path being searched
stack-note = the start first, the newest last
bound = Bound { $bound }
bounds = Bounds
table = Table
table-size = { boards } in the table
table-says = what the table says
look-ups = Look-ups
way = Way to this board
way-forward = From the start
way-backward = To the goal
solution = Solution
solution-of = Solution: { moves }
solution-boards = All boards of the solution
solution-boards-hint = a click goes there
solution-none-title = No solution
exhausted = All { $expanded } boards within reach are expanded, and the goal is not among them.
exhausted-table = The table holds all { $expanded } boards that reach the goal, and the start is not among them.
exhausted-two-way = One side has nothing left to expand, and the sides never met: { $expanded } expansions in all.
solution-none = no solution
copy-letters = Copy letters
solution-first = To the start
solution-back = One move back
solution-play = Play the solution
solution-pause = Pause the solution
solution-forward = One move on
solution-last = To the goal
solution-speed = Speed of the solution
solution-rate = { $n } moves a second
solution-place = move { $n } of { $total }

## Map

map-label = Map of all boards
map-rings = Rings
map-rings-hint = A ring for each true distance to the goal, the start at 12 o’clock
map-lens = Lens
map-lens-hint = True to both distances, from the start and to the goal: shortest ways run straight down
map-projection-none = Rings and lens are one here: no way leads from start to goal, so each half is drawn in rings about its own end
map-one = One
map-one-hint = The chosen realm on one large map
map-lanes = All
map-lanes-hint = A small map for each realm that is shown
map-coming = The map is being drawn …
map-whole = Whole map
map-lit = { $lit } of { $all } boards lit
map-dark = No board is lit yet.
map-enlarges = { $boards } of the boards on { $ground } of the ground: the map enlarges what is rare.
map-shares = { $boards } of the boards on { $ground } of the ground.
map-unseen = not seen
map-start = start
map-goal = goal
map-path = solution
map-from-start = from the start
map-from-goal = from the goal
map-both = known to both searches
map-met = first meeting
map-asked = look-ups
map-stack = path being searched
map-visits = visits
map-bands = moves to the goal: lit / all
map-bands-start = moves from the start: lit / all
map-band = { $moves } from the goal: { $lit } of { $all } lit
map-band-start = { $moves } from the start: { $lit } of { $all } lit
map-between = { $goal } to the goal, { $start } from the start
map-to-goal = { $goal } to the goal; no way from the start
map-to-start = { $start } from the start; no way to the goal
map-on-a-way = on a shortest way
map-detour = a detour of { $moves }
map-estimate = h { $h } · f { $f }
map-opened = opened by event { $event }
map-expanded = expanded as no. { $n }, event { $event }
map-opened-goal = opened from the goal by event { $event }
map-expanded-goal = expanded from the goal as no. { $n }, event { $event }
map-visited = { $visits ->
    [one] visited once
   *[other] visited { $visits } times
}
map-not-seen = not seen so far
map-ring = ring { $ring }: { boards }
map-cell = cell: { $lit } of { $all } lit
map-click-first = click: make it the start; { $others ->
    [one] 1 more
   *[other] { $others } more
} at this place
map-apart = No way leads from one half to the other.
map-apart-why = Each half holds { $boards } boards, and every move stays in its half. A search from the start lights the start’s half alone, one from the goal the other; however long they go on, they never meet.
map-half-start = the start’s half
map-half-goal = the goal’s half
map-click = click: make it the start

## What became of a successor

fate-new = new
fate-duplicate = seen before
fate-way-back = way back
fate-improved = improved
fate-pruned = beyond bound
fate-met = met
fate-goal = goal

## Marks

marks = Marks
mark-open = open
mark-expanded = expanded
mark-path = on the path
mark-duplicate = seen before
mark-pruned = beyond the bound
mark-met = met

## Plots

plot-frontier = Frontier
plot-frontier-unit = boards, over expansions
plot-frontier-unit-short = over expansions
plot-expanded = Expanded
plot-expanded-unit-bare = boards, over bare time
plot-expanded-unit-streamed = boards, over streamed time
plot-expanded-unit-bare-short = over bare time
plot-expanded-unit-streamed-short = streamed time
plot-expanded-note = The shape comes from the streamed run, the length from the bare median.
plot-nothing-searched = nothing was searched
plot-all-hidden = all realms are hidden
plot-time = Time
plot-time-unit = { $runs ->
    [one] bare, one run
   *[other] bare, median of { $runs }
}
plot-time-measuring = bare, being measured
plot-time-unit-range = bare, medians of { $least } to { $most }
plot-time-unit-short = bare medians
plot-time-unit-none = bare
plot-time-spread = { $median }, from { $min } to { $max }, { $runs ->
    [one] 1 run
   *[other] { $runs } runs
}
plot-time-price = price of the table: { $time }
plot-log = log
plot-linear = linear
plot-log-hint = Show this axis linear
plot-linear-hint = Show this axis logarithmic
plot-reset = Reset
plot-reset-hint = Show the whole curves again
plot-control = { $plot }: { $what }
plot-hover-frontier = { $value } at expansion { $n }
plot-hover-frontiers = up to { $value } at { $first }–{ $last }
plot-hover-expanded = { $value } expanded at { $time }
plot-chip-hint = Hide realm { $realm }
plot-chip-show = Show realm { $realm }

## Timeline

play = Play
pause = Pause
to-first = First event
to-last = Last event
back = One expansion back
forward = One expansion on
event-back = One event back
event-forward = One event on
mark-back = Previous mark
mark-forward = Next mark
mark-layer = layer { $layer }
mark-layer-forward = forward { $layer }
mark-layer-backward = backward { $layer }
mark-f = f { $f }
mark-bound = bound { $bound }
mark-meeting = meeting
mark-look-ups = look-ups
mark-solved = solved
stride-layer = layer
stride-f = f
stride-bound = bound
speed = Speed
speed-rate = { $n }/s
speed-unlimited = unlimited
speed-slower = Half the speed
speed-faster = Double the speed
events-per-second = events per second
event-place = event { $n } of { $total }
expansion-place = expansion { $n } of { $total }
event = event
expansion = expansion
playhead = Playhead
stop = Stop
hint-mark = next mark
hint-play = play

## Lesson and code

lesson-heading-idea = The idea
lesson-heading-change = What changed
lesson-heading-cost = What it costs
lesson-heading-watch = What to watch
lesson-estimate-now = h is now: { $estimate }. This page is about: { $own }.
lesson-estimate-too-much = This h can be too large, so the way found can be longer than a shortest one, whatever the page says.
code-line = line { $line }

## Editor

edit-start = Edit start
edit-goal = Edit goal
edit-take = Take
edit-leave = Leave
edit-tile = Tile { $tile }
edit-blank = Blank
edit-typing = Typed characters
edit-undo = Undo
edit-help = Click a tile beside the blank to slide it, drag one tile onto another to swap them, or type nine characters.
edit-even = { $inversions ->
    [one] 1 inversion, even: it can be solved
   *[other] { $inversions } inversions, even: it can be solved
}
edit-odd = { $inversions ->
    [one] 1 inversion, odd: no solution
   *[other] { $inversions } inversions, odd: no solution
}
edit-swapped = tiles { $one } and { $other } swapped
edit-typed = typed: { $n } of 9
inversions = Inversions
inversion-pair = { $one } before { $other }

## Toasts

toast-copied-board = Board copied
toast-copied-moment = This moment copied
toast-copied-letters = Letters copied
toast-pasted = Board pasted
toast-undone = Edit undone
toast-random = Random board, { moves } from the goal
toast-picked = Board { $n } of { $boards } there
toast-nothing-to-undo = Nothing to undo
moment-line = { $board } · realm { $realm } · event { $n } of { $total } · { $expanded } expanded, { $frontier } in the frontier

## Heuristics: the faces of the stage

study-distances = Distances
study-distances-hint = h against the true distance of every board
study-board = Board
study-board-hint = The h of one board taken apart
study-next = { $key } again: the next one
study-weight = Weight w of the weighted estimate
study-weight-searched = searches use w = { $w }
study-weight-search = Use { $w }
study-weight-search-hint = Lets realms 5 to 8 search with this weight

## Heuristics: h against true distances. h* is the true distance.

study-mean = mean h
study-mean-hint = Mean h over all boards that can reach the goal
study-error = error
study-error-hint = Mean error: h* − h over all boards
study-picture = h against true distance, all boards
study-axis-distance = true distance h*, moves
study-most = { $boards } boards
study-bars = up to { $boards } boards
study-legend-mean = mean h
study-legend-exact = h = h*
study-legend-start = start
study-legend-now = playhead
study-over = overestimates
study-cell = h = { $h }, h* = { $distance }
study-level = h = { $h }
study-depth = h* = { $distance }
study-load = a click makes it the start
study-greatest = Largest h
study-greatest-hint = Over all boards that can reach the goal
study-exact = Exact, h = h*
study-exact-hint = { $share } % of { $boards } boards
study-overestimates = Overestimates, h > h*
study-over-hint = By { $excess } at the most. A click loads such a board; the next click the next one.
study-over-none = No board’s h is more than its true distance.
study-admissible = Admissible
study-consistent = Consistent
study-yes = yes
study-no = no
study-admissible-misplaced = Each tile out of place needs a move, and a move carries one tile.
study-admissible-misplaced-blank = A move can bring a tile and the blank home together: one move before the goal h is 2. Why this does no harm here stands under Price.
study-admissible-manhattan = A move carries one tile one step, so no step that is counted can be spared.
study-admissible-linear-conflict = A tile that lets another pass leaves its line and comes back: two moves that Manhattan distance has not counted.
study-admissible-weighted = For w > 1 h is too much on every board but the goal where Manhattan distance is exact, and on more. A way that is found costs w times the shortest at most.
study-consistent-misplaced = A move changes h by 1 at the most, and costs 1.
study-consistent-misplaced-blank = A move can lower h by 2, and costs only 1.
study-consistent-manhattan = Every move changes h by exactly 1, which is what it costs.
study-consistent-linear-conflict = Where a step into a line brings a conflict, it also saves a step: every move changes h by exactly 1.
study-consistent-weighted = Every move changes h by w, and costs only 1.

## Heuristics: one board's h taken apart

study-h = h
study-h-hint = What the estimate says of this board
study-board-error-hint = How far h is short of the true distance: h* − h
study-at-playhead = At the playhead
study-at-playhead-hint = The board at the playhead
study-at-start-hint = The board of the start
study-part = tile { $tile }: { $part }
study-part-blank = blank: { $part }
study-conflict = { $tiles } stand in their line in the wrong order. Taken out: { $out }; + { $extra } moves.
study-taken-out = A tile taken out: it leaves its line and comes back, + 2.
study-row = row { $n }
study-column = column { $n }
study-true-distance = True distance h*
study-no-way = no way
study-counts-misplaced = Each tile that is not on its goal cell counts 1. The blank is not counted.
study-counts-misplaced-blank = Each cell that does not hold what the goal wants there counts 1, the blank’s too.
study-counts-manhattan = Each tile counts the rows and the columns to its goal cell.
study-counts-linear-conflict = Manhattan distance, and 2 for each tile that must leave its own line to let another pass.
study-counts-weighted = Manhattan distance times w.

study-price = Price
study-price-hint = What it costs if h promises too much
study-orders = Orders
study-orders-hint = This board in all 24 orders of moves
study-stop = Stop
study-stop-hint = Stop this

## Heuristics: the price of promising too much

study-over-boards = overestimated
study-over-boards-hint = Boards whose h is more than their true distance
study-excess = up to
study-excess-hint = By how many moves h is too much at the most
study-price-none = This estimate never promises too much. So A* never takes the goal before every board that could lie on a shorter way, and the way it finds is a shortest one. Choose one with the warning sign to see what it costs.
study-price-misplaced = Admissible: the way found is a shortest one.
study-price-misplaced-blank = Inadmissible, and it does no harm here.
study-price-manhattan = Admissible: the way found is a shortest one.
study-price-linear-conflict = Admissible: the way found is a shortest one.
study-price-weighted = With f = g + w · h the search hurries to the goal. It often expands fewer boards, from some starts more. The way it finds may be longer than a shortest one, C*, but never more than w · C*.
study-blank-1 = { $n }. Without the blank this estimate never promises too much. The blank adds 1, so with it h is too much by 1 at the most.
study-blank-2 = { $n }. So a way that is found can be too long by 1 at the most.
study-blank-3 = { $n }. All ways between two boards have the same parity: each move changes the place of the blank from a light cell to a dark one or back. A way that is not a shortest one is too long by 2 or more. So the way found is a shortest one, from every start.
study-blank-boards = The { $n } boards for which it promises too much: h > h*
study-hunt = Find a board where w = { $w } loses
study-hunt-another = Find another where w = { $w } loses
study-hunt-another-short = Find another
study-hunt-hint = Searches board after board until a way is longer than the shortest
study-hunt-note = A search tries one board after the other with A* and w = { $w }, until the way found is longer than a shortest one. Both ways are then shown here.
study-hunted = { $tried } of { $boards } boards tried
study-hunt-none = None: on all { $boards } boards the way found is a shortest one.
study-hunt-stopped = stopped after { $tried } boards
study-load-price = Load this board
study-load-price-hint = Makes it the start, and lets realms search as the hunt did: with this estimate, its order of moves and its ties
study-way-found = A* with w = { $w }: { moves }, { $n } boards expanded
study-way-shortest = A shortest way: { moves }; w = { $w } expands { $n } boards
study-way-with = So with the order { $order } and the ties “{ $tie }, then { $then }”; with others this board may lose nothing.
study-ratio = { $found } moves instead of { $shortest }: { $ratio } · C*, at most w · C* = { $most }

## Heuristics: orders and ties

study-by-order = by order
study-by-order-hint = In the dictionary order of u l r d
study-by-value = by value
study-by-value-hint = The least first
study-trials-made = { $made } of { $total } searches made
study-trials = { $total } orders of moves
study-trials-ties = { $total } searches: 24 orders of moves, 4 ways to break ties
study-run-on = Go on
study-run-on-hint = Make the searches that are missing
study-ties = { $tie }, then { $then }
study-no-ties = This realm has no ties to break
study-all-alike = { $n } in every order
study-range = { $least } to { $most }
study-too-long = { $range }; { $n } longer than { $least } moves
study-trial-ties = { $order }, { $ties }
study-trial-expanded = { $trial }: { $n } expanded, { moves }
study-trial-generated = { $trial }: { $n } generated, { moves }
study-trial-longer = { $trial }; { $least } would do
study-untried-table = The table of realm 3 holds all boards, in whatever order it has come by them: no order changes what it costs. Choose another realm.
study-untried-two-way = Realm 4 finishes whole layers from both ends: no order changes what it expands or generates. Choose another realm.
study-untried-no-way = This puzzle has no solution, so there is nothing to compare.
study-untried-no-moves = The start is the goal: nothing is searched.

## Examples

example-one = One move
example-three = Three moves
example-classic = The sample, 19 moves
example-twenty = Twenty moves
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
cap-shift = Shift
cap-ctrl = Ctrl

key-play-does = play or pause
key-expansion-does = one expansion on or back
key-event-does = one event on or back
key-mark-does = next or previous layer, f, bound or meeting
key-ends-does = first or last event
key-speed-does = half or double speed
key-realm-does = choose a realm; again: its other step
key-show-does = hide or show the realm: plots, race, maps
key-stage-does = step, race, map, heuristics
key-projection-does = map: rings or lens
key-scope-does = map: one realm or all
key-zoom-does = map: nearer, farther, all of it
key-start-does = edit the start
key-goal-does = edit the goal
key-random-does = random board that has a solution
key-depth-does = random board at a chosen depth
key-paste-does = paste a board
key-copy-does = copy the board, or this moment as one line
key-undo-does = undo an edit
key-language-does = the other language
key-projector-does = projector mode
key-stop-does = stop, or leave
key-keys-does = all keys
key-slide-does = slide a tile that way
key-type-does = enter the tiles in order
key-erase-does = take back a character
key-take-does = take the board
keys-window = In the window
keys-editor = In the editor
