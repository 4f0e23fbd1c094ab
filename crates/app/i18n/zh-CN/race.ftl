### 赛跑：标签、各栏和下面的一句话。标签末尾不加句号；hint 是悬停时的提示。

## 标签旁边

race-face = 显示
race-measure = 比较标准
race-lanes = 赛道
race-lanes-hint = 各道并排
race-table = 表格
race-table-hint = 各道最后的代价，以及与前一道之比
race-must-expand = 必要扩展
race-must-expand-hint = 用这个启发函数的 A* 非做不可的扩展有哪些
race-expansions = 扩展数
race-expansions-hint = 按扩展的局面数比较，第三境按查表次数
race-work = 操作次数
race-work-short = 操作
race-work-hint = 按数据结构里的操作次数比较，在哪台电脑上都一样：比较、算下标的数位、扫过的条目
race-time = 用时
race-time-short = 用时
race-time-hint = 按各道自己的用时比较，不录制

## 赛道

race-unit-expansions = 扩展数
race-unit-work = 操作次数
race-unit-time = 用时
race-lane-expanded-note = 扩展的局面数，重复也算；目标不算。第三境是查表次数，打表不算
race-lane-work-note = 比较、算下标的数位、扫过的条目：在哪台电脑上都一样。第三境只算查表，打表不算
race-lane-time-note = 多次运行的中位数，不录制。第三境是查表的用时，打表不算
race-lane-time-browser-note = 多次运行的中位数，不录制，在这个网页里测的。第三境是查表的用时，打表不算
race-searching = 搜索中
race-counting = 计数中……
race-frontier = 待扩展数 { $n }
race-path = 路径 { $n }
race-within = 第 { $n } 次扩展之中
race-legend-run = 到此为止的待扩展数
race-legend-run-path = 到此为止的路径
race-legend-to-run = 还没有跑到
race-legend-finished = 完成
race-legend-note = 曲线的高：待扩展数，对数刻度，各道相同；横向：到此的代价，对数刻度
race-legend-note-path = 曲线的高度：路径上的局面数，对数刻度。横向：到此为止的代价，对数刻度
race-found = ✓ { $moves }
race-found-longer = ✓ { $moves } 步（最优 { $least }）
race-longer = { moves }（最优 { $least }）
race-looks-up = 查表中
race-builds = 打表中
race-table-cost = 另加打表，{ $boards } 个局面
race-track = 赛跑的位置
race-empty = 还没有选参赛的赛道
race-empty-how = 在阶梯上勾选一道，或按 { $first } 到 { $last }，它就参赛。

## 时间轴

race-to-first = 赛跑的开头
race-to-last = 赛跑的结尾
race-mark-back = 上一个完成处
race-mark-forward = 下一个完成处
race-per-second = 每秒扩展数，各道合计
hint-finish = 下一个完成处
hint-difference = 首个分歧
stride-finish = 完成
race-of-the-longest = 按最长赛道计
race-place = { $unit } { $n }
race-mark = { $realms } ✓
race-mark-no-solution = { $realms } –
race-begins = 还没有哪一道扩展过局面。
race-nothing-known = 按这个标准的代价还不知道。
race-never-known = 按这个标准的代价无法得知：只有自己搜完的才测量。
race-at-expansions = { $count ->
   *[other] 扩展 { $n } 次
}
race-at-work = { $count ->
   *[other] 操作 { $n } 次
}
race-after-expansions = 扩展 { $n } 次之后
race-after-work = { $count ->
   *[other] 操作 { $n } 次之后
}
race-after-time = { $time } 之后
race-all-finished = { $after }，各道都已经完成。
race-all-finished-least = { $after }，各道都已经完成；{ $lanes }最省，{ $amount }。
race-none-finished = { $after }，还没有一道完成
race-finished = { $count ->
   *[other] { $after }，{ $lanes }已经完成
}
race-sentence = { $finished }；{ $rest }。
race-sentence-alone = { $finished }。
race-needs = { $count ->
   *[other] { $lanes }还差 { $amount }
}
race-needs-too = { $count ->
   *[other] { $lanes }还差 { $amount }
}
race-needed-expansions = { $n } 次
race-searched = { $count ->
   *[other] { $lanes }还在搜索
}
race-queued = { $count ->
   *[other] { $lanes }在排队
}
race-in-the-end = { $count ->
   *[other] 最后，{ $lanes }扩展的局面最少，{ $n } 个。
}
race-table-end = 最后
race-table-end-hint = 每一道搜索结束时的数字，下面的 × 是与前一道之比
race-table-so-far = 到此
race-table-so-far-hint = 播放位置上的计数，还没有完成的一道颜色较淡
race-table-time = 表格
race-list = { $list }，{ $next }
race-realms = { $list }、{ $next }
race-realms-last = { $list }、{ $next }

## 表格

race-sort = 排序：{ $column }
race-sorted-least = 已排序：{ $column }，小的在前
race-sorted-most = 已排序：{ $column }，大的在前
race-ratio = 与{ $lane }之比 { $times }
race-ratio-awaited = 与{ $lane }之比还不知道
race-ratio-none = 没有与{ $lane }之比：那里的数字没有，或者是 0
race-ratio-kinds = 没有与{ $lane }之比：两道计的是不同种类的操作
race-ratio-stack = 没有与{ $lane }之比：第八境的递归栈没有测
race-ratio-path = 没有与{ $lane }之比：一个计待扩展数，一个计路径
race-ratio-head = × 前一道
race-ratio-note = ×：与阶梯上前一道之比，不管表格按什么排序；两道所计不同时没有
race-column-realm = 道
race-column-realm-note = 按阶梯的顺序；每个数字下面，是与参赛的前一道之比
race-column-expanded = 扩展数
race-column-expanded-note = 扩展的局面数，重复也算；目标不算。第三境是打表的数字
race-column-generated = 生成数
race-column-generated-note = 生成的后继数，含重复；起点不算，第八境算一次
race-column-peak = 待扩展数峰值
race-column-peak-note = 待扩展的局面最多时有几个；第八境是当前路径上的局面数
race-column-work = 操作次数
race-column-work-note = 比较、算下标的数位、扫过的条目：在哪台电脑上都一样。种类与前一境不同时不写 ×。第三境打表、查表都算
race-column-memory = 内存
race-column-memory-note = 搜索时分配的堆内存峰值，在单独的进程里测；表算在内，第八境的递归栈不算
race-column-memory-browser = 内存（32 位）
race-column-memory-browser-note = 搜索时分配的堆内存峰值，在单独的 `worker` 里测，指针是 32 位的：多存指针和字符串的境比桌面上占得少；表算在内，第八境的递归栈不算
race-column-time = 用时
race-column-time-note = 多次运行的中位数，不录制；指着数字看它的范围。第三境是打表的用时，查表不算
race-column-time-browser = 用时（网页）
race-column-time-browser-note = 多次运行的中位数，不录制，在这个网页里测的；指着数字看它的范围。第三境是打表的用时，查表不算
race-column-moves = 步数
race-column-moves-note = 找到的路径的步数
race-column-branching = b*
race-column-branching-long = b*（分支）
race-column-branching-note = 有效分支因子：与解同深、结点数等于生成数的均匀树的分支数

## 两道在何处分开

race-difference = 首个分歧
race-difference-hint = 到所选的一道与阶梯上前一道首次扩展不同局面的地方
race-difference-with = 与哪一道比
race-difference-from = 与{ $other }比
race-part-looks-up = 第 { $n } 步，{ $one }扩展 { $first }，{ $other }查 { $second }。
race-part-looks-up-alone = 第 { $n } 步，{ $one }查 { $first }；{ $other }已经结束。
race-part = 第 { $n } 次扩展，{ $one }是 { $first }，{ $other }是 { $second }。
race-part-other-ended = 第 { $n } 次扩展，{ $one }是 { $first }；{ $other }已经结束。
race-never-part = { $one }与{ $other }扩展的局面和顺序都一样
race-not-searched = { $one }与{ $other }都要先搜完
race-not-seen = 看过的部分里，{ $one }与{ $other }扩展的局面相同
race-nothing-to-compare = 要有两条赛道，其中一条是所选的那一道

## 按键

key-face-does = 赛跑：换视图；搜索树：当前结点
key-measure-does = 赛跑：换一个比较标准
key-difference-does = 赛跑：首个分歧

## 必要扩展

race-must-expand-symbols = g*：从起点到这个局面的最短步数；C*：到目标的最短步数
race-must-expand-log-hint = 对数：短条在长条旁边也看得见
race-must-expand-linear-hint = 线性：一条之内各段的长短就是比例
race-must-expand-heuristic = h：{ $heuristic }
race-must-expand-each-own = 各道自己的
race-must-expand-necessary-of = 共 { $n }
race-must-expand-tested-early = 它在生成局面时就测试目标，所以比 h = 0 的 A* 早停；后者在扩展时才测试。
race-must-expand-heuristic-hint = 按哪个启发函数给扩展分类；它必须是一致的
race-not-consistent = 不一致
race-part-necessary = 必要
race-part-necessary-note = g* + h < C*：用这个启发函数的 A* 都要扩展这些局面，不管同 f 时怎样取
race-part-tie = 并列
race-part-tie-note = g* + h = C*：扩展其中多少个，取决于同 f 时怎样取，以及移动顺序
race-part-wasted = 多余
race-part-wasted-note = g* + h > C*：用这个启发函数的 A* 都不扩展这些局面
race-part-again = 重复
race-part-again-note = 这次搜索已经扩展过的局面
race-least = A* ≥ { $n }
race-least-note = g* + h < C* 的局面数：用这个启发函数的 A* 至少要扩展这么多。双向搜索可以更少
race-expands-nothing = 不扩展，{ $lookups }
race-shares-table = { $lane }不扩展局面；在表里查 { $n } 个局面
race-shares = { $lane }到此共 { $all }：必要 { $necessary }，并列 { $ties }，多余 { $wasted }，重复 { $again }
race-not-classified-no-solution = 无法分类
race-not-classified-no-solution-why = 到不了目标，也就没有哪次扩展是必要的。
race-not-classified-inconsistent = 这个启发函数不一致
race-not-classified-inconsistent-why = 启发函数是“{ $heuristic }”时，走一步 h 的变化可能超过代价，所以 g* + h < C* 的局面，A* 也可能不扩展。一致的启发函数有不在位数码数、曼哈顿距离和线性冲突。

## 各种操作

race-work-string_comparisons = 比较字符串 { $n } 次
race-work-rank_digits = 算下标 { $n } 位
race-work-entries_scanned = 扫过 { $n } 项
race-work-heap_comparisons = 堆里比较 { $n } 次
race-work-heap_swaps = 堆里交换 { $n } 次
race-work-buckets_looked_at = 看桶 { $n } 次
race-work-table_reads = 读表 { $n } 次
race-work-nodes_visited = 访问 { $n } 个结点
race-memory-table = 打的表算在内
race-memory-stack = + 递归栈
race-on-the-path = 在路径上
race-memory-stack-note = 堆内存里的路径，不含递归栈；两者都与深度成正比
race-then-looks-up = + { $lookups }，{ $time }
race-look-ups-expanded = 是打表的数字；之后查表 { $amount } 次
race-look-ups-work = 其中查表 { $amount } 次
race-look-ups-time = 是打表的时间；之后查表共 { $amount }
