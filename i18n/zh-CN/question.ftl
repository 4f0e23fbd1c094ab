### 关于搜索的提问，出现在三张图的位置。

questions = 提问
questions-off = 只按 Q 提问
questions-alone = 自动提问，一人
questions-class = 自动提问，全班
questions-rarely = 少
questions-usual = 适中
questions-every = 每次扩展

question-score = 第 { $number } 题 · { $points } / { $most } 分
question-score-note = 答对 2 分，答对一半 1 分。什么也不保存，什么也不离开这台电脑。
question-some = 共 { $all } 个，这里是 { $shown } 个，其中有对的
question-type = 输入数字
question-erase = 退一位
question-answer = 回答
question-pass = 不知道
question-leave = 离开
question-go-on = 继续
question-right = 对。
question-half = 对了一半。
question-wrong = 不对。
question-unknown = 看原因。
question-number = 第 { $number } 题
question-hands = { $option }：{ $hands } 人
question-place = { $realm }：第 { $place } 位
question-count = 局面数
question-reveal = 揭晓
question-vote-again = 再投一次
question-lower = 减一人
question-shares = 答对的：{ $first }。
question-shares-both = 答对的：先 { $first }，后 { $second }。
question-nobody = 无人
toast-questions-off = 只有按 Q 才提问
toast-questions-alone = 播放时自动提问，由你回答
toast-questions-class = 播放时自动提问，全班举手
frontier-put-in = 按放入的次序

key-question-does = 就接下来的一步提问
key-option-does = 选一项，或输入数字
key-option-beside-does = 下一项或上一项
key-answer-does = 回答；然后继续
key-unknown-does = 不知道
key-answer-erase-does = 退一位
key-question-mode-does = 提问：关、一人、全班
key-option-nudge-does = 数字：稍大或稍小
key-hands-does = 全班：多一人或少一人
key-vote-again-does = 全班：再投一次
