### The heads of the columns of a table that is saved as Markdown, by the names that the columns have in CSV.

column-realm = { cli-lane-name }
column-variant = { cli-lane-name }
column-against = { lab-against }
column-heuristic = 启发函数
column-board = 局面
column-boards = { lab-boards }
column-of = 该深度的全部局面
column-depth = { lab-quantity-depth }
column-bound = { lab-quantity-bound }
column-place = 次序
column-side = 方向
column-g = g
column-h = h
column-f = f

column-move = { solution-move-word }
column-moves = { race-column-moves }
column-moves-sum = 步数之和
column-blank-moves = 空格移动
column-tile = 数码

column-expanded = { race-column-expanded }
column-expanded-sum = 扩展数之和
column-expanded-mean = 扩展数均值
column-expanded-low = 扩展数均值：从
column-expanded-high = 扩展数均值：到
column-expanded-min = 扩展数最小
column-expanded-p10 = 扩展数 { lab-p10 }
column-expanded-median = 扩展数中位数
column-expanded-p90 = 扩展数 { lab-p90 }
column-expanded-max = 扩展数最大
column-generated = { race-column-generated }
column-generated-sum = 生成数之和
column-generated-mean = 生成数均值
column-branching = { race-column-branching }
column-b-star = { race-column-branching }
column-frontier = 待扩展数
column-peak = { race-column-peak }
column-frontier-peak-mean = 待扩展数峰值均值
column-frontier-peak-max = 待扩展数峰值最大
column-work = { race-column-work }
column-work-mean = 操作次数均值
column-memory = 内存（字节）
column-peak-memory-bytes-max = 内存最大（字节）
column-time = 用时（秒）
column-seconds = 用时（秒）
column-seconds-median = 用时中位数（秒）
column-timed = 测过用时的局面
column-run-time-median = 用时中位数（秒）
column-run-time-min = 最短（秒）
column-run-time-max = 最长（秒）
column-runs = 次数
column-table-median = 打表中位数（秒）

column-necessary = { race-part-necessary }
column-ties = { lab-quantity-ties }
column-wasted = { race-part-wasted }
column-again = { lab-quantity-again }
column-necessary-mean = 必要均值
column-ties-mean = 并列均值
column-wasted-mean = 多余均值
column-again-mean = 重复均值

column-h-star = h*（步）
column-from-start = 离起点（步）
column-status = 状态
column-visits = 扩展次数
column-generated-at = 生成于事件
column-expanded-at = 扩展于事件

column-mean-h = { heuristics-mean }
column-h-star-minus-h = h* − h
column-mean-h-star-minus-h = h* − h 均值
column-largest-h = h 最大值
column-exact = 准确，h = h*
column-over = 高估，h > h*
column-largest-excess = h − h* 最大值
column-order = 移动顺序
column-tie = f 相同时
column-tie-order = 再按
column-count = 计数

column-longer = { lab-longer }
column-worst-ratio = 路径 ÷ 最短路径，最大
column-unsolved = 没有路径
column-fewer = { lab-fewer }
column-equal = { lab-equal }
column-more = { lab-more }
column-median-ratio = 比值的中位数
column-fewer-start = { lab-nearest-fewer }
column-fewer-depth = { lab-fewer }：{ lab-quantity-depth }
column-fewer-expanded = { lab-fewer }：{ lab-quantity-expanded }
column-fewer-against = { lab-fewer }：对方的扩展数
column-more-start = { lab-nearest-more }
column-more-depth = { lab-more }：{ lab-quantity-depth }
column-more-expanded = { lab-more }：{ lab-quantity-expanded }
column-more-against = { lab-more }：对方的扩展数
column-formula = { lab-formula }
column-formula-ratio = { lab-ratio }
column-figure = 量
column-ids-book = { lab-ids-book }
column-ids = { lab-ids }
column-bfs-book = { lab-bfs-book }
column-bfs = { lab-bfs }
column-h1-book = { lab-h1-book }
column-h1-low-g = { lab-h1-low-g }
column-h1 = { lab-h1 }
column-h2-book = { lab-h2-book }
column-h2-low-g = { lab-h2-low-g }
column-h2 = { lab-h2 }

column-name = 事实
column-ok = 相符
column-found = 算得
column-expected = 已知

## Words in these columns.

column-side-forward = 正向
column-side-backward = 反向
column-status-open = { mark-open }
column-status-expanded = { mark-expanded }
column-status-open-from-goal = 待扩展，从目标
column-status-expanded-from-goal = 已扩展，从目标
column-status-both = { map-both }
column-status-taken = 已取出，不扩展
column-status-visited = { mark-expanded }

## The columns of answered questions.

asked-n = 题号
asked-mode = 谁回答
asked-lesson = 课
asked-stop = 停在
asked-kind = 种类
asked-line = 时刻
asked-of = 所问
asked-answer = 回答
asked-right = 正确答案
asked-took = 搜索真正取的
asked-points = 得分
asked-rival = 答错时符合的搜索
asked-seconds = 用时（秒）
asked-hands-1 = 第一次举手
asked-hands-2 = 第二次举手
asked-options = 选项
