### A question about the search, in the place of the plots.

questions = Questions
questions-off = only with Q
questions-alone = by themselves, alone
questions-class = by themselves, class
questions-rarely = rarely
questions-usual = now and then
questions-every = at every expansion

question-score = question { $number } · { $points } of { $most } points
question-score-note = A right answer counts 2, one that is half right 1. Nothing is stored, and nothing leaves this computer.
question-some = { $shown } of { $all }; a right one is among them
question-type = type a number
question-erase = delete a digit
question-answer = Answer
question-pass = I do not know
question-leave = Leave
question-go-on = Go on
question-right = Right.
question-half = Half right.
question-wrong = Not so.
question-unknown = Here is why.
question-number = question { $number }
question-hands = { $option }: { $hands } hands
question-place = { $realm }: place { $place }
question-count = number of boards
question-reveal = Tell
question-vote-again = Vote again
question-lower = One hand less
question-shares = Right: { $first }.
question-shares-both = Right: { $first }, then { $second }.
question-nobody = nobody
toast-questions-off = Questions are asked with Q alone
toast-questions-alone = Questions come by themselves while a search is played; you answer
toast-questions-class = Questions come by themselves while a search is played; the class shows hands
frontier-put-in = in the order put in

key-question-does = ask a question about what comes next
key-option-does = an option, or a number
key-option-beside-does = next or previous option
key-answer-does = answer; then go on
key-unknown-does = I do not know
key-answer-erase-does = delete a digit
key-question-mode-does = questions: off, alone, class
key-option-nudge-does = a number: a little more or less
key-hands-does = a class: one hand more or less
key-vote-again-does = a class: vote again
