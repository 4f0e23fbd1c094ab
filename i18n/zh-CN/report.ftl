### 命令行的表下面的几行：数字所依的约定。

report-order = 后继次序 { $order }，指空格的走法。
report-ties = A* 取 f 最小的；f 相同取 { $tie }，再相同按 { $tie-order }。
report-estimates = 各境的估价：{ $estimates }。
report-weight = 加权：f = g + { $weight } × 曼哈顿距离，按十分之一步的整数比较；阈值以步计。找到的路至多是最短路的 { $weight } 倍。
report-expanded = 扩展：产生过后继的局面，不算目标。
report-generated = 生成：产生出的后继，重复的也算，起点不算。
report-peak = 待扩展最多：同时等待的局面最多时的个数；第四境两边合计。
report-deepening = 第八境把起点算一次，从不生成退回上一步的走法；它的最多一栏是最长路径上的局面数。
report-table = 第三境：个数和净时间都是打表的。打表以后回答一题：{ lookups }，共 { $time }。
report-branching = b*：等效分支因子，即与解同深、局面数与生成数相同的树的分支数；打表没有。
report-work = 工作量：比较的字符串、算编号的数位、扫过的条目、堆里的比较和交换、看过的桶、查表、访问的结点，第三境连查表在内。在任何电脑上都一样。
report-memory = 内存：搜索中同时分配的字节最多时的数目，在单独的进程里量得。
report-time = 净时间：无人旁观，{ $runs } 次的中位数；× 是上一行的几倍。奇偶性判定无解时，是这一判定的时间。
report-runs = { $least } 至 { $most }
report-no-window = 这个程序构建时不带窗口。其余命令见 { $command }
