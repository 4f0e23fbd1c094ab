### Saving: figures, forms, and what a file will have.

save = Save
save-open = Save …
save-hint = save a picture, a film or a table of what is shown
save-as = As
save-form-png = PNG
save-form-png-hint = pixels, for slides and documents
save-form-svg = SVG
save-form-svg-hint = lines and outlines, sharp in every size
save-form-csv = CSV
save-form-csv-hint = a table for other programs
save-form-markdown = Markdown
save-form-markdown-hint = a table for texts
save-form-gif = GIF
save-form-gif-hint = a film that every program shows
save-form-apng = APNG
save-form-apng-hint = a film without loss, for browsers
save-scale = Size
save-scale-hint = pixels to a point of the window
save-theme = Theme
save-theme-hint = colours of the picture
save-pixels = { $width } × { $height } pixels
save-points = { $width } × { $height } points
save-rows = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}
save-frames = { $frames ->
    [one] 1 frame
   *[other] { $frames } frames
} of { $width } × { $height }
save-copy = Copy picture

## Films.

film-events = Events
film-positions = Positions
film-to = to
film-first = first place of the film
film-last = last place of the film
film-most = Frames
film-most-hint = maximum number of frames
film-moves = { $stride ->
    [1] A frame for each move.
   *[other] A frame for every { $number } moves.
}
film-every-event = { $stride ->
    [1] A frame for each event.
   *[other] A frame for every { $number } events.
}
film-every-position = { $stride ->
    [1] A frame for each position of the race.
   *[other] A frame for every { $number } positions of the race.
}
film-seconds = { $frames ->
    [one] 1 frame
   *[other] { $frames } frames
} in { $seconds } seconds.
film-made = The film is being made: { $percent } %
film-made-of = The film is being made: { $percent } % of about { $size }
film-large = The film will have about { $size }.
film-want = Make it
film-unsaved = The film is made, but it is not in a file yet.
film-cancel = Cancel

## Figures.

figure-window = Whole window
figure-board = Board
figure-film = The solution
figure-frontier = Frontier
figure-expanded = Expanded boards
figure-time = Run time
figure-question = Question
figure-results = Results of questions
figure-step = Step
figure-map = Map
figure-map-part = Map, part in view
figure-tree = Search tree
figure-tree-part = Search tree, part in view
figure-contours = Contours of f
figure-structure = Data structure
figure-race = Race
figure-race-table = Table of the race
figure-must-expand = Must-expand boards
figure-distances = h and true distance
figure-h-of-board = h of one board
figure-inadmissible = Inadmissible heuristics
figure-orders = Move orders
figure-lab = Experiment
figure-lab-table = Table of the experiment
figure-lab-growth = Growth with the depth
figure-lab-ratio = Ratio of two searches
figure-lab-trade-off = Expansions and length of the path
figure-lab-spread = Spread at one depth
figure-lab-pairs = Two searches, board by board
figure-lab-accuracy = Expansions and accuracy of h
figure-lab-rounds = Iterations by their bound
figure-lab-times = Run times by depth
figure-facts = Known facts
figure-of-lane = { $figure } · { $lane }

## Messages.

toast-picture-copied = Picture copied
toast-not-saved = Not saved
toast-sharing = Choose where it goes
error-no-dialog = The system shows no dialog: type the path

key-save-does = save a picture of what is shown
key-save-data-does = save its figures, or the results of questions
