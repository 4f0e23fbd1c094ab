### A question about the search, in the place of the plots.

questions = Questions
question-ask = Ask
question-ask-alone = Ask: alone
question-ask-class = Ask: class
question-ask-hint = Asks what comes next, at the playhead
questions-off = only with Q
questions-alone = by themselves, alone
questions-class = by themselves, class
questions-rarely = rarely
questions-usual = now and then
questions-every = at every expansion

question-score = question { $number } · { $points } of { $most } points
question-score-note = A right answer counts 2, one that is half right 1. Nothing leaves this computer.
question-scored = within a factor of 1.5: 2 points; of 3: 1 point
question-some = { $shown } of { $all }; a right one is among them
question-type = type a number
question-type-or-slide = type or slide
question-erase = delete a digit
question-pruned = f of the { $count } pruned: { $list }
question-hint-option = choose, or type
question-hint-hands = one more hand
question-hint-more-or-less = hands
question-given-place = You put it at { $place }.
question-bet = Your bet: { $order }.
question-index = [{ $index }] f { $f } g { $g }
question-index-end = [{ $index }] the end
question-legend-given = your answer
question-legend-right = right
question-legend-taken = what the search does
question-answer = Answer
question-pass = I do not know
question-another = Other question
question-leave = Skip
question-go-on = Go on
question-right = Right.
question-half = Half right.
question-wrong = Wrong.
question-unknown = Here is why.
question-number = question { $number }
question-hands = { $option }: { $hands } hands
question-place = { $realm }: place { $place }
question-count = number of boards
question-reveal = Show answer
question-vote-again = Vote again
question-lower = One hand fewer
question-option-rival = Option { $option }: { $rival }
question-shares = Right: { $first }.
question-shares-both = Right: { $first }, then { $second }.
question-nobody = nobody
toast-nothing-to-ask = No question here: questions ask what comes next. Step back into the search first
toast-asked-earlier = Nothing lies ahead to ask about: gone back to where { $expanded ->
    [one] { $expanded } board is expanded
   *[other] { $expanded } boards are expanded
}
toast-asked-before-race = The bet comes before the race: gone back to its beginning
toast-answer-kept = Your answer is kept until you have seen the end
toast-no-other-question = No other question can be asked at this moment
toast-questions-off = Questions are asked only when you press Q
toast-questions-alone = Questions come by themselves while a search is played; you answer
toast-questions-class = Questions come by themselves while a search is played; the class shows hands
question-results = Results…
results = Results
results-kept =
    { $stored ->
        [yes] kept until a new session begins
       *[no] kept until the window is closed
    }
results-new-session = New session
results-new-session-hint = Removes these results, here and in what is stored. A file that was saved stays.
results-none = No question has been answered yet.
results-summary = Questions answered: { $questions } · points: { $points } of { $most }
results-points = { $points } of { $most }
results-class = class
results-class-shares = class: { $shares }
results-file = File
results-choose = Choose…
results-save = Save
results-download = Download
results-kind-next = which board is next
results-kind-fate = what becomes of a successor
results-kind-value = the value of a board
results-kind-bound = the next bound
results-kind-meet = whether the sides meet
results-kind-side = which side is next
results-kind-count = how many boards
results-kind-order = in which order
results-kind-solvable = whether it can be solved
results-kind-heap = place in the heap
results-kind-bucket = which bucket
results-kind-frontier = size of the frontier
results-kind-code = which line
results-kind-over = whether h is too large
toast-written = Written: { $path }
error-not-written = { $path } could not be written: { $reason }
error-no-path = No file is named yet.
error-is-folder = it is a folder
error-folder-missing = there is no such folder
error-denied = the system does not allow it
error-would-be-too-large = it would be larger than it can be read again
error-no-file = there is no such file
error-exists = a file with this name is there already. Save again to replace it
frontier-put-in = in the order put in

key-question-does = ask a question about what comes next
key-option-does = an option, a number, or a lane by its letter
key-option-beside-does = next or previous option
key-answer-does = answer; then go on
key-unknown-does = I do not know
key-another-question-does = another question about this moment
key-answer-erase-does = delete a digit
key-question-mode-does = questions: off, alone, class
key-option-nudge-does = a number: a little more or less
key-hands-does = a class: one hand more or fewer
key-vote-again-does = a class: vote again
