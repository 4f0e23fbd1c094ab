### The heads of the columns of a table that is saved as Markdown, by the names that the columns have in CSV.

column-realm = { cli-lane-name }
column-variant = { cli-lane-name }
column-against = { lab-against }
column-heuristic = heuristic
column-board = board
column-boards = { lab-boards }
column-of = boards of this depth
column-depth = { lab-quantity-depth }
column-bound = { lab-quantity-bound }
column-place = place
column-side = side
column-g = g
column-h = h
column-f = f

column-move = { solution-move-word }
column-moves = { race-column-moves }
column-moves-sum = moves, all boards together
column-blank-moves = blank moves
column-tile = tile

column-expanded = { race-column-expanded }
column-expanded-sum = expanded, all boards together
column-expanded-mean = expanded, mean
column-expanded-low = expanded, mean: from
column-expanded-high = expanded, mean: to
column-expanded-min = expanded, minimum
column-expanded-p10 = expanded, { lab-p10 }
column-expanded-median = expanded, median
column-expanded-p90 = expanded, { lab-p90 }
column-expanded-max = expanded, maximum
column-generated = { race-column-generated }
column-generated-sum = generated, all boards together
column-generated-mean = generated, mean
column-branching = { race-column-branching }
column-b-star = { race-column-branching }
column-frontier = frontier
column-peak = { race-column-peak }
column-frontier-peak-mean = peak frontier, mean
column-frontier-peak-max = peak frontier, maximum
column-work = { race-column-work }
column-work-mean = operations, mean
column-memory = memory (bytes)
column-peak-memory-bytes-max = memory, maximum (bytes)
column-time = run time (s)
column-seconds = time (s)
column-seconds-median = run time, median (s)
column-timed = boards timed
column-run-time-median = run time, median (s)
column-run-time-min = shortest (s)
column-run-time-max = longest (s)
column-runs = runs
column-table-median = building the table, median (s)

column-necessary = { race-part-necessary }
column-ties = { lab-quantity-ties }
column-wasted = { race-part-wasted }
column-again = { lab-quantity-again }
column-necessary-mean = necessary, mean
column-ties-mean = ties, mean
column-wasted-mean = wasted, mean
column-again-mean = re-expanded, mean

column-h-star = h* (moves)
column-from-start = from the start (moves)
column-status = status
column-visits = visits
column-generated-at = generated at event
column-expanded-at = expanded at event

column-mean-h = { heuristics-mean }
column-h-star-minus-h = h* − h
column-mean-h-star-minus-h = mean h* − h
column-largest-h = largest h
column-exact = exact, h = h*
column-over = overestimates, h > h*
column-largest-excess = largest h − h*
column-order = order of moves
column-tie = equal f
column-tie-order = then
column-count = count

column-longer = { lab-longer }
column-worst-ratio = path ÷ shortest path, maximum
column-unsolved = no path
column-fewer = { lab-fewer }
column-equal = { lab-equal }
column-more = { lab-more }
column-median-ratio = ratio, median
column-fewer-start = { lab-nearest-fewer }
column-fewer-depth = { lab-fewer }: { lab-quantity-depth }
column-fewer-expanded = { lab-fewer }: { lab-quantity-expanded }
column-fewer-against = { lab-fewer }: expanded by the other
column-more-start = { lab-nearest-more }
column-more-depth = { lab-more }: { lab-quantity-depth }
column-more-expanded = { lab-more }: { lab-quantity-expanded }
column-more-against = { lab-more }: expanded by the other
column-formula = { lab-formula }
column-formula-ratio = { lab-ratio }
column-figure = figure
column-ids-book = { lab-ids-book }
column-ids = { lab-ids }
column-bfs-book = { lab-bfs-book }
column-bfs = { lab-bfs }
column-h1-book = { lab-h1-book }
column-h1-low-g = { lab-h1-low-g }
column-h1 = { lab-h1 }
column-h2-book = { lab-h2-book }
column-h2-low-g = { lab-h2-low-g }
column-h2 = { lab-h2 }

column-name = fact
column-ok = agrees
column-found = found
column-expected = expected

## Words in these columns.

column-side-forward = forward
column-side-backward = backward
column-status-open = { mark-open }
column-status-expanded = { mark-expanded }
column-status-open-from-goal = open, from the goal
column-status-expanded-from-goal = expanded, from the goal
column-status-both = { map-both }
column-status-taken = taken, not expanded
column-status-visited = { mark-expanded }

## The columns of answered questions.

asked-n = number
asked-mode = who answers
asked-lesson = lesson
asked-stop = stopped at
asked-kind = kind
asked-line = moment
asked-of = about
asked-answer = answer
asked-right = right answer
asked-took = what the search did
asked-points = points
asked-rival = search that a wrong answer fits
asked-seconds = time (s)
asked-hands-1 = hands, first vote
asked-hands-2 = hands, second vote
asked-options = options
