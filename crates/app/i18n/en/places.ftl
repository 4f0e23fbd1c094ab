### Places in the window: where to go, breakpoints, bookmarks.
### $place is written in the words of places at the end.

places = Places
places-hint = Go to a place; breakpoints; bookmarks
places-field = Go to
places-field-hint = 868, or a place
places-next = Next
places-next-hint = The next such place; if none follows, the first one
places-back = Previous
places-back-hint = The previous such place; if none comes before, the last one
places-add = Add breakpoint
places-add-hint = Playing stops wherever this place comes
places-explained = A number is an expansion. Anything else is what happens at the place, as in the examples; with # and a number after it, it is the moment with that number among them, counted from the start.
places-read = Reads: { $place }
places-not-here = { $lane } has no such place: { $place }
places-cancel = Cancel
places-searching = { $round ->
    [around] { $direction ->
        [back] Searching from the end … { $percent }
       *[forward] Searching from the start … { $percent }
    }
   *[other] Searching … { $percent }
}
places-breakpoint-on = Breakpoint, on: { $place }
places-breakpoint-off = Breakpoint, off: { $place }
places-examples = Examples

place-example-expansion = expansion 100
place-example-f-step = an expansion with a larger f than all before
place-example-layer = the first expansion of a layer
place-example-iteration = an iteration begins with a new bound
place-example-meeting = the two searches meet
place-example-lookup = a board is looked up
place-example-tie = three or more boards are equal at the next pick
place-example-improved = just before a shorter path to a board is found
place-example-duplicate = a successor was reached before
place-example-backward = the third layer from the goal
place-example-pruned = a board 10 moves deep is pruned
place-example-frontier = the frontier grows to 10 boards
place-example-stack = the stack grows to 10 boards
place-example-solved = just before the goal is reached

breakpoints = Breakpoints
breakpoints-none = Playing stops at the places you add here.
breakpoint-remove = Remove breakpoint: { $place }
bookmarks = Bookmarks
bookmarks-none = None yet. A bookmark keeps puzzle, lane, settings and moment.
bookmark = Bookmark
bookmark-place = { $lane }, event { $n }, { $start }
bookmark-place-goal = { $lane }, event { $n }, { $start } → { $goal }
bookmark-note = Note
bookmark-note-of = Note on: { $bookmark }
bookmark-remove = Remove bookmark: { $bookmark }

toast-at-breakpoint = Breakpoint: { $place }
toast-no-more-breakpoints = { $direction ->
    [back] No breakpoint before this moment
   *[forward] No breakpoint after this moment
}
toast-no-breakpoints = { $lane } has no breakpoint that is on
toast-place-around = { $direction ->
    [back] None before; found from the end: { $place }
   *[forward] None follows; found from the start: { $place }
}
toast-place-here = You are at the only such place: { $place }
toast-place-none = Not found in what is recorded: { $place }
toast-place-cancelled = Search for the place cancelled
toast-no-bookmarks = No bookmarks yet

key-places-does = go to a place; breakpoints; bookmarks
key-breakpoint-does = next or previous breakpoint
key-bookmark-does = set a bookmark and write its note
key-next-bookmark-does = next bookmark
key-previous-bookmark-does = previous bookmark

## The words of places; beside them the English ones are read in every language. Of several, between bars, the first is shown.

place-word-start = start
place-word-end = end
place-word-before = before
place-word-and = and
place-word-event = event
place-word-expansion = expansion
place-word-forward = forward
place-word-backward = backward
place-word-board = board
place-word-begin = begin
place-word-expand = expand
place-word-new = new
place-word-entered = entered
place-word-duplicate = duplicate
place-word-parent = parent
place-word-improved = improved
place-word-reopened = reopened
place-word-pruned = pruned
place-word-retreat = retreat
place-word-iteration = iteration
place-word-layer = layer
place-word-f-step = f-step
place-word-meeting = meeting
place-word-look-up = look-up
place-word-solved = solved
place-word-g = g
place-word-h = h
place-word-f = f
place-word-bound = bound
place-word-frontier = frontier
place-word-expanded = expanded
place-word-tie = tie
