# The inside of a search: its tree, its contours, its data structure.

inside-tree = Tree
inside-tree-hint = the search tree: every successor below the state that generated it
inside-contours = Contours
inside-contours-hint = the nodes by g and h: f is the same along each diagonal
inside-structure = Structure
inside-structure-hint = the data structure of this search, and what the last event did to it
inside-empty = Nothing is searched
inside-empty-why = Parity shows that no path leads from start to goal.
key-inside-does = inside: tree, contours, structure

inside-coming = The search tree is being laid out …
inside-growing = growing: laid out again each time the recording has doubled
inside-growing-short = growing
inside-truncated-short = not all nodes
inside-truncated-iteration = without iteration { $iteration } and later: too many nodes
inside-truncated-event = without what is generated after event { $event }: too many nodes
inside-title = Search tree
inside-title-two = Search trees
inside-title-table = Search tree of the table
inside-boards = { $boards ->
    [one] { $boards } board reached
   *[other] { $boards } boards reached
}
inside-expanded = expanded
inside-expanded-note = Boards expanded so far
inside-expanded-now = expanded in this iteration
inside-expanded-now-note = Nodes expanded since this iteration began
inside-open-note = Boards generated and not yet expanded
inside-duplicate-note = Successors dropped because another path had reached their board first, and boards that were reached again by a shorter path
inside-path-back-note = Successors dropped because they undo the move that made their parent; the tree does not draw them
inside-pruned-note = Successors pruned in this iteration or in an earlier one, and not generated again since
inside-to-come = still to come
inside-earlier = expanded in an earlier iteration
inside-level = g
inside-level-nodes = boards
inside-level-note = For each g, the moves from the root: how many boards are reached
inside-level-counts = g { $level }: { $expanded } expanded, { $open } open; { $all } in the whole recording
inside-g = g { $g }
inside-g-h-f = g { $g } · h { $h } · f { $f }
inside-event = event { $event }
inside-times = { $times ->
    [one] expanded once
   *[other] expanded { $times } times
}
inside-below = { $boards ->
    [one] { $boards } board below it
   *[other] { $boards } boards below it
}
inside-click = select: go to this moment
inside-more = { $n } more
inside-tree-summary = { $boards ->
    [one] Search tree, { $boards } board reached
   *[other] Search tree, { $boards } boards reached
}
inside-tree-at = g { $level }, expanding { $board }
inside-tree-solved = solution, g { $level }, { $board }
inside-whole = Whole tree
inside-follow = Follow
inside-follow-hint = keep the current node in the middle half
inside-current = to the current node
inside-solution = solution
inside-path = path
inside-siblings = siblings
inside-path-note = The path to the current board, or the solution; below it, on each level, the other successors of the same board, and of each of them how many boards are reached below it
inside-below-name = below
inside-pruned = pruned so far
inside-lost = The search tree could not be laid out.
inside-nodes = { $nodes ->
    [one] { $nodes } node reached
   *[other] { $nodes } nodes reached
}
inside-level-of-nodes = nodes
