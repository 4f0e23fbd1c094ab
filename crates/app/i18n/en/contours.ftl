# The plane of g and h.

contours-title = Contours of f
contours-pending = The search tree is being laid out.
contours-growing = growing: laid out again as the search goes on
contours-note = Each node of the search tree counts in the cell of its g and h. The number is how many are expanded or open; duplicates do not count. g + h = f is the same along a diagonal.
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
contours-click = Click: the first expansion in this cell
contours-never = none of them is ever expanded
contours-table = Nodes by g from 0 to { $g } and h up to { $h }: { $counts }.
contours-current = The current node has g { $g }, h { $h }, f { $f }.
