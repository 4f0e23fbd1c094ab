### What `check` checks: the phrases that the name of a fact is made of.

## Joints

fact-whole = { $subject }: { $figures }
fact-next = { $before }, { $phrase }

## Phrases

fact-layers = layers
fact-blank-on-cell = blank on cell { $cell }
fact-boards-in-each-half = boards in each half
fact-moves-from-one-half-to-the-other = moves from one half to the other
fact-moves-between-boards-of-a-half = moves between boards of a half
fact-moves-that-change-the-true-distance-by-one = moves that change the true distance by one
fact-true-distances = true distances
fact-added-up = added up
fact-farthest-boards = farthest boards
fact-shortest-ways = shortest paths
fact-boards-with-one = boards with one
fact-most-of-a-board = most of a board
fact-mean-of-all-boards = mean of all boards
fact-ranks-of-six-boards = Cantor expansions of six boards
fact-ranks-that-lead-to-a-board-and-back = Cantor expansions that lead to a board and back
fact-misplaced = misplaced
fact-manhattan = Manhattan
fact-linear-conflict = linear conflict
fact-misplaced-with-the-blank = misplaced with the blank
fact-weighted-with-w-1 = weighted with w = 1
fact-boards-by-h = boards by h
fact-mean-h = mean h
fact-greatest-h = greatest h
fact-boards-where-h-is-exact = boards where h is exact
fact-boards-where-h-is-too-large = boards where h is too large
fact-and-by-how-much = and by how much
fact-moves-that-change-h-by-more-than-one = moves that change h by more than one
fact-moves-that-change-h-by-one = moves that change h by one
fact-boards-where-it-is-manhattan = boards where it is Manhattan
fact-sample = sample
fact-realm = realm { $realm }
fact-expanded = expanded
fact-generated = generated
fact-frontier-peak = peak frontier
fact-look-ups = lookups
fact-entries-scanned = entries scanned
fact-bounds = bounds
fact-expanded-until-the-first-meeting = expanded until the first meeting
fact-last-in-first-out = last in first out
fact-low-g = low g
fact-f-alone = f alone
fact-greedy = greedy
fact-any-a-with-misplaced-must-expand = any A* with misplaced must expand
fact-any-a-with-manhattan-must-expand = any A* with Manhattan must expand
fact-smallest-shortest-way = smallest shortest path
fact-d-l-r-u = d < l < r < u
fact-31-moves = 31 moves
fact-a-with-misplaced = A* with misplaced
fact-a-with-manhattan = A* with Manhattan
fact-textbook-notebook = textbook notebook
fact-mirrored-orders = mirrored orders
fact-boards-with-equal-counts = boards with equal counts
fact-a-sample-of-every-depth = a sample of every depth
fact-a-large-sample-of-every-depth = a large sample of every depth
fact-per-cent-shortest-ways = per cent shortest paths
fact-pairs-of-boards = pairs of boards
fact-per-cent-with-the-same-smallest-shortest-way-from-two-programs = per cent of equal smallest shortest paths, two programs
fact-every-start = every start
fact-order = order { $order }

## Where a fact is known from

# $number  number of a sequence in the On-Line Encyclopedia of Integer Sequences
fact-source-sequence = OEIS { $number }
fact-source-notebook = notebook of Russell & Norvig, 4th ed.
fact-source-proof = proof
fact-source-program = an independent program
