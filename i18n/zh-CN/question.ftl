### 关于搜索的提问，出现在三张图的位置。

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
frontier-put-in = 按放入的次序

key-question-does = 就接下来的一步提问
key-option-does = 选一项，或输入数字
key-option-beside-does = 下一项或上一项
key-answer-does = 回答；然后继续
key-unknown-does = 不知道
key-answer-erase-does = 退一位
