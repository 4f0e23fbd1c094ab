# The inside of a search: its tree, its contours, its data structure.

inside-tree = Tree
inside-tree-hint = the search tree: every successor below the state that generated it
inside-contours = Contours
inside-contours-hint = the nodes by g and h: f is the same along each diagonal
inside-structure = Structure
inside-structure-hint = the data structure of this realm, and what the last event did to it
inside-empty = Nothing is searched
inside-empty-why = Parity shows that no path leads from start to goal.
key-inside-does = inside: tree, contours, structure
