### The help of the program and of its commands. Names of options and values are not translated, so they stand in the
### code. A line is at most 70 columns wide, so that with its indent it fits a terminal of 80.

## Headings and what stands in a usage line

help-usage = Usage:
help-any-options = [OPTIONS]
help-any-command = [COMMAND]
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-default = { $what } [default: { $value }]

## The program and its commands

help-program = Watch eight searches solve the 8-puzzle, each adding one idea to the one before
help-program-more =
    Without a command the window opens. A board is nine cells row by row: 1 to 8
    and one blank (x, 0, _, . or *), as one argument or as nine. Brackets, quotes
    and separators do not count; two boards are start and goal.
help-open = Open the window at a moment of a search, or with a puzzle
help-solve = Solve one puzzle in one realm
help-compare = Solve one puzzle in several realms: counts and times side by side
help-judge = Answer an online judge’s input: standard input to standard output
help-ask = Put a question at a moment of a search, and answer it
help-trace = Write the events of a search, or its tree, for other programs
help-trace-more =
    The formats: JSON lines of our own, the traces of the search debugger
    Posthoc, and the language of Graphviz. For example:

      eight-realms trace 23415x768 --format jsonl
      eight-realms trace 123456x78 --realm 8 --format dot --depth 2
help-lab = Search many boards in several ways, and show their figures
help-lab-more =
    Counts are the same on every computer; run times are taken one
    after the other, when all counts are there. A journal keeps what
    has been measured. An interrupted run writes what is there.
    For example:

      eight-realms lab --boards sample:4@2..10/2 --lane 7 --lane 8
      eight-realms lab --preset better-h --boards depth:12 --pairs
help-deal = Print boards of given depths, a line each
help-deal-more =
    A sample does not change when it grows: the first boards stay.
    For example:

      eight-realms deal --depth 20 --count 100 --seed 1
      eight-realms deal --depth 2..30/2 --count 3
help-check = Check what is known of the state space and of the searches
help-check-more = The exit code is 1 if any fact differs.
help-export = Save a figure, or its table, as a file
help-export-more =
    A picture has a title, the convention of its figures and
    the line of the moment, and no controls. Examples:

      `eight-realms export race-table --format csv`
      `eight-realms export tree --realm 7 --format svg`
help-export-figure =
    What is saved: `window`, `film`, `step`, `board`, `tree`,
    `contours`, `structure`, `race`, `race-table`,
    `must-expand`, `map`, `distances`, `h-of-board`,
    `inadmissible`, `orders`, `frontier`, `expanded`, `time`
help-export-realm = The realm [default: that of the line]
help-export-at = The event; in a race, the position [default: the end]
help-export-from =
    The first event of a film of events, or the first
    position of a race
help-export-to = The last one [default: the end]
help-export-format = The form [default: that of the file’s name, or `png`]
help-export-scale =
    Pixels to a point, 1 to 4 [default: 2; for a film, 1]
help-export-size = Size of the window in points, for `window`
help-export-theme = The theme of the figure
help-export-text = Keep the letters of an SVG as text, not as outlines
help-export-language = The language of the figure
help-picture = Draw the window, once all realms have run, as a PNG file
help-completions = Print what a shell needs to complete commands and options
help-completions-more =
    For example:

      `eight-realms completions bash`
      `eight-realms completions zsh`
help-shell = The shell
help-help = Print this message or the help of a command

## A puzzle and how to search it

help-board = The start
help-boards =
    The start; - reads boards from standard input,
    a line each
help-boards-file = Read boards from a file, a line each
help-goal = The goal
help-order = The order of the blank’s moves, one of 24
help-tie =
    A* (realms 5 to 7): which board of lowest f first: by g, or
    none for any g [default: high-g]
help-tie-order =
    A*: among boards that still tie, the oldest or the
    newest [default: fifo]
help-goal-test =
    When realms 1, 2a, 2 and 5 to 7b test for the goal [default:
    1 to 2 when generated, A* when expanded]; in `compare` it
    is for breadth-first search where a lane does not say
help-f = What realms 5 to 7 sort by: the sum, or h alone (greedy)
help-depth-limit =
    Realm 8 with `--heuristic zero`: one iteration down to
    N moves, 0 to 40
help-lane =
    A lane instead of a realm: a realm and its settings, such as
    7:h=linear-conflict or 8:h=zero,l=23; up to eight
help-preset =
    A set of lanes that shows one idea: heuristics, equal-f,
    weights, four-f, uninformed or book
help-heuristic =
    Another heuristic for realms 5 to 8 than their own: zero
    (none), misplaced, misplaced-blank, manhattan,
    linear-conflict or weighted
help-weight = Weight for `--heuristic weighted`, 1.0 to 5.0 in tenths [default: 2.0]
help-no-parity =
    Realms 2a to 7b: search even if parity shows that there is
    no solution (realm 1 always searches, realm 8 with a
    depth limit alone)
help-runs = Measure the run time N times; otherwise until it is known well enough
help-json = Write JSON
help-realm =
    The realm, by its label or by name: bfs is 2,
    bidirectional 4, astar 7, idastar 8
help-trace-realm =
    The realm, by its label or by name, and its settings, such as
    7:h=weighted,w=2.0
help-trace-format = The format
help-view =
    posthoc: what is drawn at each event: nine tiles, three
    rows, or none [default: tiles up to 10,000 events, rows
    up to 50,000, none above]
help-around =
    dot: the board in the middle, in one argument [default: the
    goal, or the start if there is no path]
help-tree-depth =
    dot: how many moves around it, 0 to 40 [default: 3]
help-output =
    Where to write it; without a file, or with -, to standard
    output
help-moves =
    Write the path as letters of the `blank`’s or the `tile`’s moves, as
    `numbers` of tiles, in `words`, or with `boards`
help-memory = Print the peak memory of the search in bytes, and nothing else
help-realms = The realms, each once, in row order
help-csv = Write CSV
help-markdown = Write Markdown
help-lab-preset =
    An experiment: book (the table of Russell & Norvig),
    growth, ties, weights, better-h, same-h, two-ways,
    uninformed, orders or rounds; --boards and --lane
    change it
help-lab-boards =
    The starts: all, depth:24, sample:100@2..30/2,
    list:FILE (a board a line) or - (standard input)
help-lab-lane =
    A search: a realm and its settings, such as 7 or
    8:h=zero,l=23; as often as there are searches
help-lab-seed = The seed of a sample [default: 1]
help-lab-measure = What is measured besides the counts
help-lab-no-twins =
    Count each search by itself, even if another one expands
    the same boards in the same order
help-lab-journal = Write each result into a new file as it comes
help-lab-resume = Go on with the run of a journal
help-lab-jobs = Searches at once [default: the cores but one]
help-lab-rows = Write a row for each lane and board: JSON lines or CSV
help-lab-summary = Write the figures of each lane and depth: the default
help-lab-pairs = Write each lane against the first, board for board
help-lab-rounds =
    Write the iterations of realm 8 by their bound, beside
    the formula for them
help-deal-depth =
    How many moves the boards are away: 20, 2..30 or
    2..30/2
help-deal-count = Boards of each depth
help-deal-seed = The seed of the shuffle

## The other commands

help-quick = What takes seconds: the default
help-full = Search every start as well, on all cores: minutes
help-check-json =
    Write a JSON array of name, expected, found, ok
    and seconds
help-format =
    The format:
    poj1077, hdu1043: boards, each answered with a path or
    `unsolvable`; uva652: the same behind their number,
    an empty line between answers;
    acwing845: one board, on one line or three, answered
    with the number of moves or -1 (Baekjoon 1525 and
    AOJ ALDS1_13_B too); luogu1379: the same, to 123804765;
    hdu3567: pairs of start and goal behind their number,
    answered with case, moves and path;
    pair: start and goal on one line or two, again and
    again, the number of moves or -1 (Lanqiao)
help-judge-goal =
    The goal, if the input names none [default:
    12345678x; luogu1379: 1238x4765]
help-open-line =
    The moment, such as 8r1:23415x768:7@e486, a puzzle alone,
    or a text or an address with either
help-line =
    The moment, such as 8r1:23415x768:7@e486, or a text
    or an address with it
help-kind =
    What is asked: next, fate, value, bound, meet, side,
    count, order, solvable, heap, bucket, frontier, code
    or over
help-question-of =
    `value` and `over`: the board, the start or what a
    move makes of the board being expanded [default: start]
help-what = `value`: which number of the board [default: h]
help-measure = `order`: by which cost [default: expansions]
help-question-realms = `order`: which realms [default: all eight]
help-question-lanes = `order` of a line with lanes of its own: which lanes [default: all]
help-question-json = Write a row of facts as JSON, in one line
help-file = Where to write it; - writes it to standard output
help-force = Replace a file that is there already
help-picture-line =
    What it shows: a moment such as 8r1:23415x768:7@e486,
    or a puzzle; otherwise the sample
help-size = Width and height in pixels
help-picture-language = The language of the window
help-theme = The theme of the window
help-of = The command

## Options of all commands

help-language =
    The language of help, messages and tables, before
    LC_ALL, LC_MESSAGES and LANG
help-flag = Print help
help-flag-short = Print help (see more with '--help')
help-flag-long = Print help (see a summary with '-h')
help-version = Print version
