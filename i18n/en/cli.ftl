### The command line: headings of the table and the notices on standard error. Whole numbers are grouped by commas.

## Table of realms

cli-realm = realm
cli-name = name
cli-moves = moves
cli-expanded = expanded
cli-generated = generated
cli-frontier-peak = peak
cli-branching = b*
cli-work = work
cli-memory = memory
cli-bare-time = time
cli-ratio = ×
cli-spread = min–max
cli-path = path
cli-puzzle = { $start } to { $goal }
cli-unweighed = Peak memory is not known, because the program could not run itself: { $reason }.
cli-refused = Realm 8 does not search a puzzle without a solution: it could never know that it is done.

## No display

cli-display-lost = The display was lost, and the window with it. The settings are kept.
cli-display-lost-unkept = The display was lost, and the window with it. The last changes of the settings could not be kept.
cli-no-display = The window could not be opened: { $reason }.
cli-install = These packages bring what is missing: { $command }
cli-sample = The sample, searched by all eight realms:
cli-picture = The window as it would look, drawn into a file:
cli-no-display-named = no variable names a display (neither DISPLAY nor WAYLAND_DISPLAY is set)
