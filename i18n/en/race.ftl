### The race: labels, columns, and the sentence below it. Labels carry no full stop; a hint is a tooltip.

## The strip

race-lanes = Lanes
race-lanes-hint = All realms side by side
race-table = Table
race-table-hint = What each realm has cost in the end, and how many times that is of the one before
race-meter = Meter
race-meter-hint = Which expansions a search with this estimate could not have done without
race-face-key = F
race-expansions = Expansions
race-expansions-hint = The clock counts boards expanded, in realm 3 look-ups
race-work = Counted work
race-work-short = Work
race-work-hint = The clock counts work, the same on every computer: comparisons, digits ranked, entries scanned
race-time = Bare time
race-time-short = Time
race-time-hint = The clock is each search's own bare time
race-clock-key = C

## Lanes

race-unit-expansions = expanded
race-unit-work = work
race-unit-time = bare time
race-running = running
race-searching = searching
race-counting = counting …
race-frontier = frontier { $n }
race-found = ✓ { $moves }
race-looks-up = looks up
race-builds = builds its table
race-price = after a table of { $boards } boards
race-track = Position of the race
race-nobody = Nobody races
race-nobody-how = Tick a realm in the ladder, or press Shift + 1 to 8: it takes its lane.
