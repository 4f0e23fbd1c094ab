# 数据结构上方的一行：里面有多少、上一个事件做了什么、到此的操作次数。

structures-pending = …… 正在重放到这里为止的事件
structures-empty = 还什么也没有存。
structures-operation = 第 { $n } 次操作，共 { $total } 次：{ $what }
operation-none = 还没有开始
structures-work = 操作 { $n } 次
structures-work-note = 到这个事件为止，这一境的数据结构里的操作次数；赛跑比的就是总数。

## 里面有多少

structures-strings = { $n } 个字符串
structures-elements = 已写 { $n } 项，共 { $all } 项
structures-signs = 已填 { $n } 项，共 { $all } 项
structures-two-trees = 两棵搜索树
structures-trees = 正向 { $start } 个，反向 { $goal } 个
structures-entries = { $n } 项，作废 { $void } 项
structures-set-note = 每个已到达的局面存一个字符串，九个字符，按字典序排列。
structures-array-note = 每个局面一项，按下标找，所以什么也不用比较。
structures-table-note = 每个局面一项：往目标走的那一步，按局面的下标查。
structures-trees-note = 两边搜索各自已到达的局面数。
structures-list-note = 表里的项数。知道了更短的路径，旧的一项就取出，新的一项放到末尾。
structures-list-replaced = 路径更短：旧项取出，新项放到末尾
structures-list-entries = { $n } 项
structures-heap-note = 堆里的项数，含作废的。知道了更短的路径，旧的一项就作废。
structures-buckets-note = 所有桶里的项数，含作废的。知道了更短的路径，旧的一项就作废。
structures-path-note = 当前路径上的局面数，起点也算：这种搜索只存这些。

## 事件做了什么

structures-set-new = 新局面：放入
structures-set-duplicate = 重复：已在集合里
structures-set-path-back = 退回父局面：已在集合里
structures-taken-from-queue = 扩展：从队列取出，什么也不查
structures-array-new = 这一项是空的：新局面，写入
structures-array-duplicate = 这一项已有值：重复
structures-array-path-back = 这一项已有值：退回父局面
structures-table-new = 这一项是空的：新局面，填入
structures-table-read = 读出一项：往目标走的一步
structures-table-goal = 读出一项：这就是目标
structures-table-nowhere = 读出一项：到不了目标
structures-trees-new = 在自己的树里是新局面，再到另一棵里查
structures-trees-duplicate = 在自己的树里重复
structures-trees-path-back = 在自己的树里退回父局面
structures-trees-met = 两棵树里都有
structures-list-put = 放到末尾
structures-list-taken = 取出最小的一项，末项补空
structures-list-taken-last = 取出最小的一项，正是末项
structures-heap-put = 放到末尾，再上浮
structures-heap-taken = 取出堆顶，末项补空
structures-heap-taken-last = 取出堆顶，仅此一项
structures-buckets-put = 放到桶的末尾
structures-buckets-taken = 从第一个非空的桶里取出
structures-list-improved = 路径更短：旧项作废，放入新项
structures-list-duplicate = 重复：什么也不放
structures-list-path-back = 退回父局面：什么也不放
structures-path-iteration = 新的一轮：路径清空
structures-path-entered = 没有超出阈值：进入
structures-path-pruned = 超出阈值：剪枝
structures-path-left = 没有后继了：撤销最后一步
structures-solved-string = 到达目标：它的路径串就是解
structures-solved-parents = 到达目标：顺着父局面退回起点
structures-solved-signs = 到达目标：读出的各步就是解
structures-solved-halves = 两段路径都读了回来
structures-solved-open = 取出目标：顺着父局面退回起点
structures-solved-stack = 到达目标：当前路径就是解

## 各种操作

operation-digit = 算下标的一位
operation-element-read = 读下标处的一项
operation-parent-reached = 撤销一步：父局面
operation-compared = 比较两个字符串
operation-path-copied = 复制路径
operation-letter-added = 添一个字母
operation-table-read = 读下标处的一项
operation-entry-read = 读一项
operation-taken = 取出一项
operation-put = 放入一项
operation-heap-compared = 比较两项
operation-heap-moved = 一项移到空位
operation-gap-filled = 补上空位
operation-voided = 旧项作废
operation-bucket-looked-at = 看一个桶
operation-node-visited = f 与阈值比较
operation-entered = 路径加一步
operation-left = 路径退一步
