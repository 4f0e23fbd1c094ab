# A* 的待扩展表、两棵搜索树和当前路径：“数据结构”一面上的文字。

lists-taken = 取出
lists-put = 放入
lists-replacing = 放入：路径更短
lists-entry = 下标 { $index } · 放入序号 { $number }
lists-void = 已作废：后来放入了更短的路径
lists-comparisons = 比较 { $all } 次
lists-comparisons-note = 这个事件里堆中两两比较的次数：先比 f，再比 g，再比序号
lists-exchanges = 交换 { $all } 次
lists-exchanges-note = 这个事件里移进空位的项数。粗线：下沉用本境的颜色，上浮用待扩展的颜色。
lists-dropped = 舍弃 { $entries } 个作废项
lists-heap-words = 堆里有 { $entries } 项；从堆顶起的 f：{ $f }
lists-heap-note = 每项写着 f，颜色越深 f 越小。填满的是堆顶，最先取出；只有边框的已作废，取出时舍弃。
lists-array = 在数组里
lists-array-children = i 的孩子在 2i + 1 和 2i + 2
lists-array-note = 堆按层存放：下标 0 是堆顶。
lists-more = 还有 { $entries } 项

lists-list-words = 待扩展表，共 { $entries } 项
lists-scan-words = 待扩展表，共 { $entries } 项，已读 { $read } 项；目前最小的在下标 { $index }，f = { $f }
lists-fills = 末项补空
lists-new = 上次扩展以后新放入的，都在末尾
lists-lowest = 目前最小
lists-lowest-note = 表里每一项一道短线，按 f 排列。折线是已读各项中最小的一项；每找到更小的，就有一个圆点。
lists-lowest-entry = g { $g } · 序号 { $number }

lists-plane = 桶
lists-plane-axes = 横向 f，纵向 g，数字是项数
lists-plane-note = 每个桶里的项数，作废的也算。没有数字的已空；带边框的含有作废项。三角指着下次最先看的桶。
lists-bucket = f = { $f }，g = { $g }：{ $entries } 项，其中 { $void } 项作废
lists-buckets-words = 非空的桶有 { $buckets } 个：{ $list }
lists-pointer-note = 前面的桶都空了：下次找最小项，从这个桶看起。
lists-looks = 看了 { $all } 个桶
lists-looks-note = 这个事件里看过的桶，找到那一项的桶也算
lists-queue = 队列
lists-queue-of = f { $f }，g { $g }：{ $entries } 项
lists-queue-note-fifo = f 和 g 都相同的各项，先放入的在前。先进先出：取最前的，新的放到末尾。淡的已作废。
lists-queue-note-lifo = f 和 g 都相同的各项，先放入的在前。后进先出：取最后的，新的放到末尾。淡的已作废。

lists-path-words = 当前路径，{ $boards } 个局面；各自的 f：{ $f }
lists-pruned-words = 剪枝的 f：{ $f }
lists-beyond = 剪枝：f 超出阈值 { $bound }
lists-bound = 阈值 { $bound }
lists-next-bound = 下轮暂定 { $bound }
lists-iterations = 各轮
lists-iterations-expanded = 扩展数
lists-iterations-note = 每一轮扩展的局面数。现在用的是最后一轮的阈值。
lists-pruned = 剪枝
lists-pruned-note = 这一轮到目前为止剪枝的后继数：它们的 f 超出阈值。

lists-from-start = 从起点
lists-from-goal = 从目标
lists-reached-note = 这一边已到达的局面数，包括根
lists-layers-words = 从 g = 0 起各层的局面数：{ $layers }
lists-layers-note = 这一边已到达的、g 相同的局面数。带边框的是最新的一层。
lists-in-start = 起点的树
lists-in-goal = 目标的树
lists-expanded-here = 扩展，g = { $g }
lists-new-here = 新的，g = { $g }
lists-reached-here = 已到达过
lists-not-there = 那边还没到达
lists-there = 那边到达过，g = { $g }
lists-look-up-note = 一个局面先在自己这边的树里查；这边没有，再到另一边的树里查。
lists-met = 第一次相遇
lists-met-note = 两边都到达的第一个局面：离起点的 g 与离目标的 g 之和，就是路径的步数。
lists-comparisons-of = 比较 { $done } / { $all } 次
lists-exchanges-of = 交换 { $done } / { $all } 次
lists-looks-of = 看了 { $done } / { $all } 个桶
lists-part-g = g
lists-part-h = h
