### The command line: headings of the table and the notices on standard error. Whole numbers are grouped by commas.

## Table of realms

cli-realm = realm
cli-name = name
cli-moves = moves
cli-expanded = expanded
cli-generated = generated
cli-frontier-peak = frontier peak
cli-bare-time = bare time
cli-spread = min to max
cli-runs = runs
cli-path = path
cli-puzzle = { $start } to { $goal }
cli-refused = Realm 8 does not search a puzzle without a solution: it could never know that it is done.

## No display

cli-no-display = The window could not be opened: { $reason }.
cli-install = These packages bring what is missing: { $command }
cli-sample = The sample, searched by all eight realms:
cli-picture = The window as it would look, drawn into a file:
cli-no-display-named = no variable names a display (neither DISPLAY nor WAYLAND_DISPLAY is set)
