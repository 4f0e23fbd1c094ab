# The plane of g and h.

contours-title = Contours of f
contours-pending = The search tree is being laid out.
contours-growing = growing: laid out again as the search goes on
contours-note = Each node of the search tree counts in the cell of its g and h. The number is how many are expanded or open; duplicates do not count. g + h = f is the same along a diagonal.
contours-note-greedy = Each node of the search tree counts in the cell of its g and h. The number is how many are expanded or open; duplicates do not count. f = h is the same along a row.
contours-g = g
contours-h = h
contours-expanded = { $n } expanded
contours-earlier = { $n } expanded in earlier iterations only
contours-open = { $n } open
contours-pruned = { $n } above the bound
contours-duplicate = { $n ->
    [one] { $n } duplicate
   *[other] { $n } duplicates
}
contours-unseen = { $n } not generated yet
contours-legend-expanded = expanded
contours-legend-earlier = expanded earlier
contours-legend-open = open
contours-legend-pruned = pruned
contours-legend-unseen = not generated yet
contours-legend-path = path of the current node
contours-legend-f = its f
contours-legend-bound = bound
contours-legend-next-bound = next bound so far
contours-cell = g { $g } · h { $h } · f { $f }
contours-click = Select: the first expansion in this cell
contours-never = none of them is ever expanded
contours-table = Nodes by g from 0 to { $g } and h up to { $h }: { $counts }.
contours-current = The current node has g { $g }, h { $h }, f { $f }.

## All lanes side by side

planes-expanded = expanded
planes-generated = generated only
planes-f = f of the board that is expanded, or the bound
planes-legend = Every lane on the same plane of g and h
planes-note = Each board counts in the cell of its g and of its h, which is the lane’s own or, where it has none, Manhattan distance. Lines of equal f: f = g is a column, f = h a row, f = g + h a diagonal, f = g + w · h a flatter one.
planes-counting = counting
planes-no-f = does not order boards by f
planes-label = { $lane }, { $formula }: { $expanded } expanded, { $generated } only generated
planes-cell = g { $g } · h { $h } ({ $heuristic }) · { $f }
planes-cell-boards = { $expanded } expanded · { $generated } only generated
contours-one-hint = the chosen lane
contours-lanes-hint = every lane that is shown, on the same plane of g and h
