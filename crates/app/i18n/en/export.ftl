### Saving: figures, forms, and what a file will have.

save = Save
save-open = Save …
save-hint = save a picture or a table of what is shown
save-as = As
save-form-png = PNG
save-form-png-hint = pixels, for slides and documents
save-form-svg = SVG
save-form-svg-hint = lines and outlines, sharp in every size
save-form-csv = CSV
save-form-csv-hint = a table for other programs
save-form-markdown = Markdown
save-form-markdown-hint = a table for texts
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
save-copy = Copy picture

## Figures.

figure-window = Whole window
figure-board = Board
figure-frontier = Frontier
figure-expanded = Expanded boards
figure-time = Run time
figure-question = Question
figure-results = Results of questions
figure-step = Step
figure-map = Map
figure-tree = Search tree
figure-contours = Contours of f
figure-structure = Data structure
figure-race = Race
figure-race-table = Table of the race
figure-must-expand = Must-expand boards
figure-distances = h and true distance
figure-h-of-board = h of one board
figure-inadmissible = Inadmissible heuristics
figure-orders = Move orders
figure-of-lane = { $figure } · { $lane }

## Messages.

toast-picture-copied = Picture copied

key-save-does = save a picture of what is shown
key-save-data-does = save its figures, or the results of questions
