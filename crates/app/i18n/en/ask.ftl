### Questions about a search: what is asked, what is right and why, and whose answer a wrong one is. Whole sentences.
###
### Whole numbers are handed over as numbers; h, f and bounds as text, since a weighted search counts them in tenths of a
### move (12.4); so is a g that is added to an h.
###
### $move       letter of the blank's move: u l r d          $order   the order of the moves: ulrd
### $what       g, h or f                                    $heuristic   its name
### $g $h $f    of the board in question                     $old     g by which it was reached before
### $n          how many                                     $side    forward or backward
### $tie        high-g, low-g or none                        $first   fifo or lifo

## What is asked

ask-next = Which board is expanded next?
ask-next-ties = Which board is expanded next ({ $tie ->
    [none] f alone decides
    [low-g] of equal f the lowest g
   *[high-g] of equal f the highest g
})?
ask-next-table = Which board is looked up next?
ask-next-deep = Which move is followed next, or does it go back?
ask-fate = What becomes of the successor that { $move } makes?
ask-value-start = What is { $what } of the start (h: { $heuristic })?
ask-value-after = What is { $what } of the board that { $move } makes (h: { $heuristic })?
ask-bound = What is the next bound?
ask-meet = A new layer begins: will the two sides meet in it?
ask-side = A new layer begins: which side is expanded?
ask-count = How many boards will it expand?
ask-count-table = How many boards will it expand to build the table?
ask-order-expansions = In which order will they finish, by boards expanded?
ask-order-expansions-looked-up = In which order will they finish, by boards expanded (realm 3: looked up)?
ask-order-operations = In which order will they finish, by operations?
ask-order-run-time = In which order will they finish, by run time?
ask-solvable = Can this goal be reached?
ask-heap-put = Where in the heap does the board after { $move } end (f { $f }, g { $g })?
ask-heap-take = The first entry is taken: which board is on top afterwards?
ask-bucket-put = { $move } from g { $g }: into which bucket does the new board go?
ask-bucket-take = From which bucket is the next board taken?
ask-frontier = How large is the frontier after this expansion?
ask-frontier-both = How many boards wait after this expansion, on both sides together?
ask-code = Which line of the source reports the next event?
ask-over-start = Is h of the start more than its true distance (h: { $heuristic })?
ask-over-after = After { $move }: is h ({ $heuristic }) more than the true distance?

## What is right: next

ask-next-right-queue = { $half ->
    [0] Of all that wait the oldest is taken.
   *[other] Of all that wait the oldest is taken; others of its layer are half right.
}
ask-next-right-table = { $n ->
    [one] The table says { $move }: no other neighbour is one move nearer to the goal.
   *[other] The table says { $move }: { $n } neighbours are one move nearer to the goal, any is right.
}
ask-next-right-layer = { $side ->
    [backward] Backward layer { $layer } is expanded whole; of what is left of it, the oldest is taken.
   *[forward] Forward layer { $layer } is expanded whole; of what is left of it, the oldest is taken.
}
ask-next-right-turn = { $side ->
    [backward] The backward frontier is the smaller one, { $n } against { $other }; its oldest board is taken.
   *[forward] The forward frontier is the smaller one, { $n } against { $other }; its oldest board is taken.
}
ask-next-right-turn-equal = Both frontiers are of size { $n }: the oldest board of either is right, and forward goes first.
ask-next-right-list-any-g = f { $f } is lowest; { $n ->
    [one] no other board has it.
   *[other] { $n } boards are equal, any is right; the { $first ->
        [lifo] last
       *[fifo] first
    } one put in is taken.
}
ask-next-right-list = f { $f } is lowest, of those g { $g } is { $tie ->
    [low-g] lowest
   *[high-g] highest
}; { $n ->
    [one] no other board has both.
   *[other] { $n } boards are equal, any is right; the { $first ->
        [lifo] last
       *[fifo] first
    } one put in is taken.
}
ask-next-right-goal = It is the goal: taken, not expanded.
ask-next-right-both = { $rule } { $goal }
ask-next-right-enter = { $move } is the first, in the order { $order }, whose f is within the bound: f { $f }, bound { $bound }.
ask-next-right-back = No successor but the parent has f within the bound { $bound }, so the search goes back.
ask-next-right-end = No successor has f within the bound { $bound }: the search is back at the start, and the iteration ends.

## What is right: fate

ask-fate-right-new = It is reached for the first time, with g = { $g }.
ask-fate-right-new-side = This side reaches it for the first time, and the other side has not reached it.
ask-fate-right-meets = The other side has reached it: g { $g } on this side and { $rest } on the other make { $sum }.
ask-fate-right-entered = f { $f } is within the bound { $bound }: it is entered.
ask-fate-right-pruned = f { $f } is above the bound { $bound }: it is pruned.
ask-fate-right-duplicate = It was reached before with g = { $old }; this path, with g = { $g }, is no shorter.
ask-fate-right-parent = { $move } undoes the last move: it is the parent, reached before with g = { $old }.
ask-fate-right-improved = It was reached before with g = { $old }; this path has g = { $g }, so its f falls to { $f }.
ask-fate-right-improved-greedy = It was reached before with g = { $old }; this path has g = { $g }, and f = h stays { $f }.
ask-fate-right-reopened = It was expanded with g = { $old }; this path has g = { $g }, so it waits again, with f = { $f }.

## What is right: the other kinds

ask-value-right-g = g counts the moves from the start: { $g }.
ask-value-right-h = h is { $heuristic }: { $h }.
ask-value-right-h-zero = Without a heuristic h is 0 for every board.
ask-value-right-h-sum = h is { $heuristic }: { $sum } = { $h }.
ask-value-right-f-greedy = f = h = { $h }.
ask-value-right-f = f = g + h = { $g } + { $h } = { $f }.
ask-bound-right = { $n ->
    [one] One successor was pruned, and its f is { $f }.
   *[other] { $n } successors were pruned, and the lowest f among them is { $f }.
}
ask-meet-right-yes = Layers: { $forward } forward + { $backward } backward + this one = { $sum }, as many as a shortest path has moves.
ask-meet-right-no = Layers: { $forward } forward + { $backward } backward + this one = { $sum }; a shortest path has { $moves } moves.
ask-meet-right-never = No path leads from the start to the goal, so the sides never meet.
ask-side-right = Frontiers: forward { $forward }, backward { $backward }; the smaller one is expanded.
ask-side-right-equal = Both frontiers are of size { $n }: both sides are right, and forward goes first.
ask-count-right = { $n ->
    [one] { $n } board.
   *[other] { $n } boards.
}
ask-count-right-factor = { $n ->
    [one] { $n } board; off by a factor of { $factor }.
   *[other] { $n } boards; off by a factor of { $factor }.
}
ask-order-right = Lowest first: { $order }.
ask-solvable-right-yes = { $n ->
    [0] No inversions: 0 is an even number.
   *[other] { $n } inversions, an even number like the goal’s 0.
}
ask-solvable-right-no = { $n ->
    [one] { $n } inversion, an odd number; the goal has 0, and no move changes the parity.
   *[other] { $n } inversions, an odd number; the goal has 0, and no move changes the parity.
}
ask-heap-right-put = { $swaps ->
    [0] No parent comes after it, so it stays at the end, at index { $index }.
    [one] One swap with its parent brings it up to index { $index }.
   *[other] { $swaps } swaps with its parent bring it up to index { $index }.
}
ask-heap-right-take = The entry before all others is on top: f { $f }, g { $g }.
ask-bucket-right-put = f = g + h = { $g } + { $h } = { $f }, and there is a bucket for each f and g: f { $f }, g { $moves }.
ask-bucket-right-take = f { $f } is lowest, of those g { $g } is { $tie ->
    [low-g] lowest.
   *[high-g] highest.
}
ask-frontier-right = { $added ->
    [one] { $waiting } wait once this board is taken, and { $added } is put in: { $n }.
   *[other] { $waiting } wait once this board is taken, and { $added } are put in: { $n }.
}
ask-code-right = Line { $line } reports it: { $event }.
ask-over-right-yes = h is { $h }, and the true distance is { $distance }: h overestimates.
ask-over-right-no = h is { $h }, and the true distance is { $distance }: h does not overestimate.

## Whose answer it is

ask-next-rival-least-h = Greedy best-first search takes that; A* adds g.
ask-next-rival-least-sum = A* takes that: it adds g.
ask-next-rival-least-g = Uniform-cost search takes that; A* adds h.
ask-next-rival-newest = A stack takes that, the newest.
ask-next-rival-other-g = Lowest f, but g decides the tie.
ask-next-rival-least-f = Best-first search takes that; depth-first search takes the first within the bound.
ask-fate-rival-tree-search = Reached before with g = { $old }: tree search keeps it, graph search discards it.
ask-fate-rival-first-come = Reached before by { $old } moves, but this path has { $g }.
ask-fate-rival-has-a-table = Realm 8 remembers no boards: f and the bound decide.
ask-value-rival-blank-counted = That counts the blank, which is no tile.
ask-value-rival-other-heuristic = That takes another heuristic for h: { $heuristic }.
ask-value-rival-f-for-h = That is f, which has g in it.
ask-value-rival-true-distance = That takes the true distance for h, which h does not know.
ask-bound-rival-plus-one = The bound does not rise by one: it becomes the lowest f that was pruned.
ask-bound-rival-plus-two = The bound does not rise by two: it becomes the lowest f that was pruned.
ask-bound-rival-greatest = That is the highest f that was pruned; the lowest is next.
ask-meet-rival-parity = Parity rules it out: of layers and moves one is odd, the other even.
ask-side-rival-in-turn = Not in turn: the smaller frontier is expanded.
ask-count-rival-moves = That is how many moves the path has; boards beside it are expanded too.
ask-count-rival-all-boards = Those are all boards; a search that finds the goal ends there.
ask-order-rival-by-number = That is the order of the realms: a later one is not better in every respect.
ask-order-rival-fewer-boards = That is the order by boards expanded: fewer boards are not less work.
ask-solvable-rival-looks = How disordered it looks does not matter: the parity of the inversions decides.
ask-heap-rival-sorted-array = A heap is not a sorted array: only parent and child are compared.
ask-heap-rival-stays-at-end = It is put at the end, and rises as long as it comes before its parent.
ask-heap-rival-last-to-top = The gap sinks first; then the last entry is put into it and rises.
ask-bucket-rival-h-for-g = Buckets are kept by f and g, not by h.
ask-bucket-rival-other-g = Lowest f, but g decides the tie.
ask-frontier-rival-parent-counted = One too many: the parent is among the successors, but was reached before.
ask-frontier-rival-not-taken-out = One too many: the board being expanded no longer waits.
ask-over-rival-never = Only an admissible h never overestimates.

## Answers, as short as can be

ask-option-back = back
ask-option-new = new
ask-option-entered = entered
ask-option-meets = meets the other side
ask-option-duplicate = duplicate, discarded
ask-option-parent = back to parent
ask-option-improved = shorter path
ask-option-reopened = shorter path, open again
ask-option-pruned = pruned
ask-option-forward = forward
ask-option-backward = backward
ask-option-yes = yes
ask-option-no = no
ask-option-count = { $n }
ask-option-bucket = f { $f }, g { $g }
ask-option-line = line { $line }: { $event }
ask-option-place = { $realms } ({ $cost })
ask-option-span = { $realms } ({ $least }–{ $greatest })
