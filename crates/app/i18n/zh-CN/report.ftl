### 命令行的表下面的几行：数字所依的约定。

report-order = 空格的移动顺序是 { $order }。
report-lanes = 一道是一境加上它的设置。行里没写的照常：移动顺序 { $order }；f 相同时取 g 最大的（如果看 g），再取最早放入的；启发函数和目标测试用各境自己的。
report-ties = A* 取 f 最小的；f 相同时 { $tie }，再相同时{ $tie-order }。
report-heuristics = 各境的启发函数：{ $heuristics }。
report-weight = 加权：f = g + { $weight } × 曼哈顿距离，按十分之一步的整数比较；阈值以步计。找到的路径至多是最短路径的 { $weight } 倍。
report-weights = 加权：f = g + w · 曼哈顿距离，按整数个十分之一步比较；阈值以步计。求得的路径至多是最短路径的 w 倍。
report-greedy = f = h：贪心搜索，取 h 相同者中最早放入的；求得的路径可能比最短的长。
report-goal-tests = 各境何时测试目标：{ $tests }。
report-test-generated = 生成时
report-test-expanded = 取出时
report-cut-off = { $who }：到深度 { $depth } 为止，限制之内没有路径。
report-expanded = 扩展数：产生过后继的局面，不算目标。
report-generated = 生成数：产生出的后继，重复的也算，起点不算。
report-peak = 待扩展峰值：待扩展的局面最多时的个数；第四境两边合计。
report-deepening = 第八境把起点算一次，从不生成父局面；它的待扩展峰值是最长路径上的局面数。
report-table = 第三境：个数和用时都是打表的。打表以后回答一题：{ lookups }，共 { $time }。
report-branching = b*：有效分支因子，即与解同深、结点数等于生成数的均匀树的分支数；打表没有。
report-work = 操作次数：比较的字符串、算下标的数位、扫过的条目、堆里的比较和交换、看过的桶、查表、访问的结点，第三境连查表在内。在任何电脑上都一样；各境操作的种类不同。
report-memory = 内存：搜索时分配的堆内存峰值，在单独的进程里量得；第八境的递归栈不算。
report-time = 用时：不录制，{ $runs } 次的中位数；× 是与上一行之比。只凭奇偶判定就答出无解的，是这一判定的用时。
report-runs = { $least } 至 { $most }
report-no-window = 这个程序构建时不带窗口。其余命令见 { $command }
