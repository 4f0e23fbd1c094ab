### The command line: headings of the table and the notices on standard error. Whole numbers are grouped by commas.

## Table of realms

cli-realm = #
cli-name = realm
cli-lane = #
cli-lane-name = lane
cli-moves = moves
cli-expanded = expanded
cli-generated = generated
cli-frontier-peak = peak
cli-branching = b*
cli-work = operations
cli-memory = memory
cli-run-time = time
cli-ratio = ×
cli-spread = min–max
cli-path = path: { $path }
cli-puzzle = { $start } to { $goal }
cli-unweighed = Peak memory is unknown, because the program could not start itself: { $reason }.
cli-without-effect = { $option } has no effect: no chosen realm uses it.
cli-answered-by-parity = Realm 8 does not search an unsolvable puzzle: it would never end.

## The answer to a question

cli-ask-right = right: { $answers }
cli-ask-half = half right: { $answers }
cli-ask-more = { $answers } … ({ $n } in all)
cli-ask-does = The search: { $why }
cli-ask-beyond = { $events ->
    [one] This search has { $events } event: opened at its end.
   *[other] This search has { $events } events: opened at its end.
}
cli-ask-beyond-expansions = { $expanded ->
    [one] This search expands { $expanded } board: opened at its end.
   *[other] This search expands { $expanded } boards: opened at its end.
}
cli-ask-otherwise = The check differs: the line was written by a version that searched otherwise.

## A trace

cli-recording = The search is being recorded …
cli-trace-empty = Parity shows that there is no solution: nothing was searched, and the trace has no events.
cli-trace-full = { $events ->
    [one] The recording is full: the search goes on, and the trace has its first event.
   *[other] The recording is full: the search goes on, and the trace has its first { $events } events.
}
cli-trace-view = Posthoc will draw `{ $view }`, which fits { $events ->
    [one] { $events } event
   *[other] { $events } events
}; --view chooses another view.
cli-trace-name = Posthoc opens only files whose names end in { $ending }.
cli-trace-cut = The graph is cut: of the nodes around { $board } it has the nearest { $most }.

## No display

cli-display-lost = The display was lost, and the window with it. The settings are saved.
cli-display-lost-unkept = The display was lost, and the window with it. The latest changes to the settings could not be saved.
cli-no-display = The window could not be opened: { $reason }.
cli-install = These packages bring what is missing: { $command }
cli-opengl = The window needs OpenGL 2, which is missing here or too old, as it often is over a remote desktop.
cli-page = The same window as a page, for a browser: { $address }
cli-sample = The sample, searched by all eight realms:
cli-opened = { $start } → { $goal }, searched by all eight realms:
cli-drawing = The window is being drawn …
cli-picture = The window as it would look, saved in this file:
cli-no-display-named = no variable names a display (neither DISPLAY nor WAYLAND_DISPLAY is set)

## The facts of `check`

check-forecast = { $facts } facts; on the cores there are it will take about { $minutes } minutes
check-one-thread = No thread can be started, so everything is checked on one.
check-left = { $time } left
check-done = { $facts } facts, all as is known, in { $seconds } s
check-instead = { $found } instead of { $expected }
check-otherwise = { $red ->
    [one] { $red } of { $checked } facts differs from the known value
   *[other] { $red } of { $checked } facts differ from the known values
}
check-broken-off = broken off: { $checked ->
    [one] { $checked } of { $all } facts has been checked
   *[other] { $checked } of { $all } facts have been checked
}, { $red ->
    [one] { $red } of them differs from the known value
   *[other] { $red } of them differ from the known values
}
