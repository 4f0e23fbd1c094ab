### A question about the search, in the place of the plots.

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
frontier-put-in = in the order put in

key-question-does = ask a question about what comes next
key-option-does = an option, or a number
key-option-beside-does = next or previous option
key-answer-does = answer; then go on
key-unknown-does = I do not know
key-answer-erase-does = delete a digit
