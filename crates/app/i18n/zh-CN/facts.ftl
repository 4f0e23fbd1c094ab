### `check` 核对的事实：组成各条名称的短语。

## 连接

fact-whole = { $subject }：{ $figures }
fact-next = { $before }，{ $phrase }

## 短语

fact-layers = 各层大小
fact-blank-on-cell = 空格在第 { $cell } 格
fact-boards-in-each-half = 两半各有的局面数
fact-moves-from-one-half-to-the-other = 从一半走到另一半的移动
fact-moves-between-boards-of-a-half = 同一半局面之间的移动
fact-moves-that-change-the-true-distance-by-one = 使真实距离变一的移动
fact-true-distances = 真实距离
fact-added-up = 总和
fact-farthest-boards = 最远的局面
fact-shortest-ways = 最短路径
fact-boards-with-one = 只有一条的局面
fact-most-of-a-board = 一个局面最多的条数
fact-mean-of-all-boards = 全部局面的平均
fact-ranks-of-six-boards = 六个局面的康托展开值
fact-ranks-that-lead-to-a-board-and-back = 译成局面再译回的康托展开值
fact-misplaced = 不在位数
fact-manhattan = 曼哈顿
fact-linear-conflict = 线性冲突
fact-misplaced-with-the-blank = 不在位数（空格也算）
fact-weighted-with-w-1 = 加权 w = 1
fact-boards-by-h = 各 h 值的局面数
fact-mean-h = h 的平均
fact-greatest-h = h 的最大值
fact-boards-where-h-is-exact = h 恰好的局面
fact-boards-where-h-is-too-large = h 高估的局面
fact-and-by-how-much = 以及高估多少
fact-moves-that-change-h-by-more-than-one = 使 h 的变化大于一的移动
fact-moves-that-change-h-by-one = 使 h 变一的移动
fact-boards-where-it-is-manhattan = 与曼哈顿相等的局面
fact-sample = 例题
fact-realm = 第 { $realm } 境
fact-expanded = 扩展数
fact-generated = 生成数
fact-frontier-peak = 待扩展数峰值
fact-look-ups = 查表次数
fact-entries-scanned = 扫过的条目
fact-bounds = 各轮阈值
fact-expanded-until-the-first-meeting = 首次相遇前的扩展数
fact-last-in-first-out = 后进先出
fact-low-g = g 小的优先
fact-f-alone = 只看 f
fact-greedy = 贪心
fact-any-a-with-misplaced-must-expand = 用不在位数的 A* 必要扩展
fact-any-a-with-manhattan-must-expand = 用曼哈顿的 A* 必要扩展
fact-smallest-shortest-way = 字典序最小的最短路径
fact-d-l-r-u = d < l < r < u
fact-31-moves = 31 步
fact-a-with-misplaced = A*+不在位数
fact-a-with-manhattan = A*+曼哈顿
fact-textbook-notebook = 教科书的笔记本
fact-mirrored-orders = 互为镜像的顺序
fact-boards-with-equal-counts = 计数相等的局面
fact-a-sample-of-every-depth = 每种深度的抽样
fact-a-large-sample-of-every-depth = 每种深度的大抽样
fact-per-cent-shortest-ways = 最短路径的百分比
fact-pairs-of-boards = 成对的局面
fact-per-cent-with-the-same-smallest-shortest-way-from-two-programs = 两个程序得出同一最小最短路径的百分比
fact-every-start = 所有起点
fact-order = 顺序 { $order }

## 从哪里得知

# $number  整数数列线上百科中数列的编号
fact-source-sequence = OEIS { $number }
fact-source-notebook = Russell 和 Norvig 课本第 4 版的程序
fact-source-proof = 数学定理
fact-source-program = 另行编写的程序
