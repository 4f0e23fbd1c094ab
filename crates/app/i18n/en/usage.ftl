### What is wrong with what was typed on the command line, and how a command failed. Fragments, behind "error:".
###
### $argument   an option or the name of an argument
### $value $text $name   as typed

usage-error = error: { $what }

## Names in a row

usage-next = { $before }, { $name }
usage-last = { $before } and { $name }

## What was typed

usage-refused = invalid value '{ $value }' for '{ $argument }': { $reason }
usage-argument = argument { $number }: { $fault }
usage-not-utf8-text = it is not UTF-8: "{ $text }"
usage-arguments = the arguments have more than { $most } characters together

## Why a text is not a value

usage-not-a-realm = "{ $name }" is not a realm; there are { $all }
usage-order-stranger = position { $position }: '{ $letter }' is not one of u, l, r, d
usage-order-again = position { $position }: { $letter } again
usage-order-short = an order names all four of u, l, r, d; this names { $count }
usage-weight = a weight is a number from { $least } to { $greatest } with at most one decimal, such as 2.0
usage-weight-range = a weight lies between { $least } and { $greatest }
usage-size = a size is width x height in pixels, such as 1440x900
usage-size-range = a size lies between { $least } and { $greatest }
usage-times = not a positive whole number
usage-times-range = { $value } is not in 1..{ $most }

## What was asked for

usage-start = start "{ $text }": { $fault }
usage-goal = goal "{ $text }": { $fault }
usage-start-beside-file = a board is given besides --file, which brings its own
usage-goal-twice = the goal is given twice: with the start and with --goal
usage-weight-alone = --weight goes with --heuristic weighted, and with no other heuristic
usage-lane = { $option } { $value }: { $reason }
usage-trace-option = { $option } goes with --format { $format } alone
usage-not-in-tree = --around: the search has not generated { $board }
usage-realm-twice = --realms: realm { $realm } is named twice; each has one row

usage-seed = a seed is a whole number below 2^64

## An experiment

usage-no-experiment = { $option } is missing: an experiment needs boards and lanes, or a preset that brings both
usage-no-boards = { $boards } has no board: the greatest depth for this goal is { $farthest }
usage-too-many-pairs = { $lanes } × { $boards } (lanes × boards) is more than { $most }
usage-no-rounds = --rounds needs a lane of realm 8
usage-journal-as-output = { $file } is the journal of this run: write the results elsewhere
usage-empty-list = { $file } names no board
usage-long-list = { $file } is too long: at most { $most } lines may name a board
usage-other-goal = { $file }: the goal of { $start } is { $goal }, that of the boards before it another; an experiment has one goal
usage-journal-in-use = { $file } is the journal of a run that has not ended
usage-journal-torn = { $file } ends within its first line: name boards and lanes to begin anew
usage-other-experiment = { $file } is the journal of another experiment: { $difference }

## A question at a moment

usage-line = "{ $text }": { $fault }
usage-question-puzzle = a puzzle alone is no moment; its line names a realm and a place: { $line }
usage-question-option = { $option } does not go with --kind { $kind }, but with { $all }
usage-question-twice = { $lane } is named twice; each has one place
usage-question-realms-of-lanes = --realms: this line has lanes of its own; --lanes chooses among them
usage-question-lanes-of-realms = --lanes: this line has no lanes of its own; --realms chooses among the realms
usage-question-no-lane = --lanes: there is no lane { $letter } in this line; the last one is { $last }
usage-question-realm = { $kind } cannot be asked about realm { $realm }, only about { $all }
usage-question-moment = { $kind } cannot be asked at { $place }: { $when }
usage-question-board = at { $place } the move { $move } makes no board: nothing is being expanded, or the blank cannot move there
usage-question-no-path = { $kind } cannot be asked: no path leads to the goal
usage-question-nothing-searched = { $kind } cannot be asked: the start is the goal, so nothing is searched
usage-question-too-long = the search is too long: { $events } events have been recorded, and more follow
usage-when-next = the next event must take a board; in realm 8 the last one must expand one
usage-when-fate = the next event must report a successor
usage-when-board = the board must be there
usage-when-bound = the next event must begin another iteration
usage-when-layer = the next event must be the first expansion of a layer
usage-when-start = it is a question about the start, before the first event
usage-when-heap = the next event must put an entry into the heap or take one out, and at most 15 may be in it
usage-when-bucket = the next event must put a board into a bucket or take one out
usage-when-frontier = the last event must expand a board
usage-when-code = there is no next event

## A judge's input

usage-place = line { $line }, column { $column }, case { $case }: { $fault }
usage-start-of-case = start: { $fault }
usage-goal-of-case = goal: { $fault }
usage-no-board = there is no board
usage-second-board = a second board begins here with '{ $character }', and only one is asked for
usage-no-count = the number of cases is missing
usage-not-a-count = "{ $text }" is not a number of cases, which has 1 to 18 digits
usage-surplus = only { $cases ->
    [one] { $cases } case was
   *[other] { $cases } cases were
} announced, and more follows
usage-utf16 = the input is UTF-16; it must be UTF-8
usage-no-format = one format is needed beside --goal, one of { $formats }
usage-no-form = no form has files that end in `{ $ending }`; end the name in one of { $endings }, or give `--format`
usage-no-film = a film is a `gif` or an `apng`, and needs `film`, or `--from` with another figure
usage-no-solution = no solution was found, so there is no film of it
usage-no-film-of = `{ $figure }` has no film
usage-no-frames = a film from { $from } has no frames: it ends at { $to }
usage-long-film = a film of { $frames } frames is too long: at most { $most }; choose `--from` and `--to` nearer
usage-no-table = `{ $figure }` has no table; choose `png` or `svg`
usage-puzzle-as-file = "{ $text }" is a puzzle; name the file before it, such as picture.png
usage-goal-in-input = --goal does not go with { $format }: its input names the goal of each case

## Files

usage-standard-input = standard input
usage-in-line = { $file }, line { $line }: { $fault }
usage-one-a-line = { $fault } (every line is one puzzle)
usage-line-too-long = the line has more than { $most } characters
usage-file-unread = { $file } could not be read: { $reason }
usage-unread = the input could not be read: { $reason }
usage-unwritten = the answer could not be written: { $reason }
usage-exists = a file with this name is there already; --force replaces it
