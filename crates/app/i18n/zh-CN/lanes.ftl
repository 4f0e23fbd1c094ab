### 自选赛道：梯子的第二面、添加一道的面板、各道的名字。

## 名字：说出一组赛道彼此不同的地方；搜索本身不同时，用课本上的叫法。

lane-kind-breadth-first = 广搜
lane-kind-table = 打表
lane-kind-both-ends = 双向广搜
lane-kind-uniform-cost = 一致代价
lane-kind-a-star = A*
lane-kind-weighted = 加权 w = { $w }
lane-kind-greedy = 贪心
lane-kind-deepening = 逐轮加深
lane-kind-depth-limit = 限深 { $limit }
lane-kind-ida-star = IDA*
lane-kind-weighted-ida = IDA*，w = { $w }
lane-name-more = { $name }，{ $value }
lane-value-misplaced = 不在位数
lane-value-misplaced-blank = 连空格也数
lane-value-manhattan = 曼哈顿
lane-value-linear-conflict = 线性冲突
lane-value-high-g = g 大先
lane-value-low-g = g 小先
lane-value-none = 只看 f
lane-value-fifo = 先进先出
lane-value-lifo = 后进先出
lane-value-generated = 早测试
lane-value-expanded = 晚测试
lane-value-scan = 列表
lane-value-heap = 小顶堆
lane-value-buckets = 桶
lane-value-realm = 第 { $realm } 境

## 名字下面：按什么排序

lane-f-uniform-cost = f = g，不用 h
lane-f-a-star = f = g + { $h }
lane-f-weighted = f = g + { $w } · { $h }
lane-f-greedy = f = h，{ $h }
lane-f-deepening = f = g，一轮比一轮深
lane-f-depth-limit = f = g，只搜到 { $limit }
lane-f-breadth-first = 先进先出
lane-f-breadth-first-late = 取出时才测试目标
lane-f-table = 打一次表，以后都查表
lane-f-both-ends = 两头同时搜，中间相遇
lane-h-zero = 0
lane-h-misplaced = 不在位数
lane-h-misplaced-blank = 不在位数（连空格）
lane-h-manhattan = 曼哈顿
lane-h-linear-conflict = 线性冲突
lane-h-weighted = 曼哈顿

lane-cut-off = 搜到 { $limit } 步为止

## 一两句话说它怎么搜，课本上又叫什么

lane-does-breadth-first = 先扩展等得最久的局面，一层一层往外搜，找到的是最短路。
lane-does-table = 从目标出发搜一遍，给每个局面记下一步；以后任何起点都只要查表。
lane-does-both-ends = 从起点和目标同时搜，先扩展少的一边，两边相遇就连成路径。
lane-does-uniform-cost = 先扩展走过步数最少的局面。每步代价都是 1，所以和广搜一样，一层一层地搜。
lane-does-a-star = 先扩展全程估计最短的局面：走过的步数加上还要的步数。
lane-does-weighted = 把估计值乘以 { $w }。扩展的局面少了，路径却可能长到最短路的 { $w } 倍。
lane-does-greedy = 先扩展看起来离目标最近的局面，走过多少步一概不管。扩展得少，路径却可能很长，没有上限。
lane-does-deepening = 深度优先搜到一个阈值，再从头搜到下一个阈值。只记一条路径，找到的是最短路。
lane-does-depth-limit = 深度优先，最深搜到 { $limit } 步。结果有三种：找到（不一定最短）、无解、到限制为止。
lane-does-ida-star = 只要 f 不超过阈值就深度优先往下走，再换下一个阈值从头搜。只记一条路径。
lane-does-weighted-ida = IDA*，估计值乘以 { $w }。路径可能长到最短路的 { $w } 倍。
lane-book-breadth-first = 广度优先搜索
lane-book-table = 从目标出发广搜，打表
lane-book-both-ends = 双向广度优先搜索
lane-book-uniform-cost = 一致代价搜索，Dijkstra 算法
lane-book-a-star = A* 搜索
lane-book-weighted = 加权 A* 搜索
lane-book-greedy = 贪心最佳优先搜索
lane-book-deepening = 迭代加深搜索
lane-book-depth-limit = 深度受限搜索
lane-book-ida-star = 迭代加深 A*
lane-book-weighted-ida = 加权 IDA*

## 梯子的两面

lanes-realms = 八境
lanes-realms-short = 八境
lanes-own = 自选
lanes-own-count = { $n ->
        [0] 自选
       *[other] 自选 · { $n }
    }
lanes-own-short = { $n ->
        [0] 自选
       *[other] 自选 · { $n }
    }
lanes-realms-hint = 显示八境
lanes-own-hint = 显示自选的赛道：各有各的设置，最多八道
lanes-add = 添一道
lanes-presets = 预设
lanes-presets-hint = 换成一组预设的赛道
lanes-remove-all = 全部移除
lanes-edit = 修改
lanes-copy = 复制
lanes-remove = 移除
lanes-more-hint = 修改、复制、移除或保存{ $lane }
lanes-edit-hint = 修改{ $lane }
lanes-copy-hint = 照{ $lane }添一道
lanes-save-hint = 保存{ $lane }的图……
lanes-remove-hint = 移除{ $lane }
lanes-move-hint = 移动{ $lane }：拖动它，或按 { $keys }
lanes-none = 还没有赛道
lanes-none-hint = 在左边取一组预设，或者自己添一道：从选中的那一境开始改。
lanes-what = 带自己设置的搜索，最多八道。

## 预设

preset-heuristics = 启发函数
preset-heuristics-lanes = A*：无、不在位、曼哈顿、冲突、w = 2
preset-equal-f = f 相同时
preset-equal-f-lanes = A*：g 大先、g 小先、只看 f；先进、后进
preset-weights = 权重
preset-weights-lanes = w = 1、1.5、2、3、5，以及只看 h
preset-four-f = 一个搜索，四种 f
preset-four-f-lanes = g、h、g + h、g + 2h
preset-uninformed = 盲目搜索
preset-uninformed-lanes = 广搜、晚测试、一致代价、双向、逐轮加深、限深
preset-book = 课本的表
preset-book-lanes = R&N：广搜、逐轮加深、两个 h 的 A*，g 小先

## 做了什么

toast-preset = 已换成：{ $name }
toast-lane-added = 添了第 { $letter } 道
toast-lane-changed = 改了第 { $letter } 道
toast-lane-removed = 移除了第 { $letter } 道
toast-lane-moved = 移好了，现在是第 { $letter } 道
toast-lanes-removed = 全部移除了
toast-lanes-full = 最多并排 { $most } 道

## 面板

sheet-lane-add = 添一道
sheet-lane-edit = 修改{ $lane }
sheet-lane-count = 第 { $n } 道，最多 { $most } 道
sheet-lane-confirm-add = 添为第 { $letter } 道
sheet-lane-confirm-edit = 改好第 { $letter } 道
sheet-lane-go-there = 选第 { $letter } 道
sheet-lane-cancel = 取消
sheet-lane-start-from = 或者从这里开始
sheet-lane-book = 课本上叫
sheet-lane-line = 写成一行
lane-row-search = 搜索
lane-row-list = 怎么存
lane-row-f = f =
lane-row-h = h
lane-row-w = w
lane-row-tie = f 相同时
lane-row-goal-test = 目标测试
lane-row-limit = 深度限制
lane-row-order = 移动顺序
lane-search-breadth-first = 广度优先
lane-search-best-first = 最佳优先
lane-search-deepening = 迭代加深
lane-search-both-ends = 双向
lane-search-table = 打表
lane-list-realm-1 = 1：字符串
lane-list-realm-2a = 2a：路径串
lane-list-realm-2 = 2：排名
lane-list-realm-6 = 6：列表
lane-list-realm-7 = 7：小顶堆
lane-list-realm-7b = 7b：桶
lane-choice-f-g = g
lane-choice-f-h = h
lane-choice-f-sum = g + h
lane-choice-f-weighted = g + w · h
lane-choice-misplaced = 不在位数
lane-choice-misplaced-blank = 连空格
lane-choice-manhattan = 曼哈顿
lane-choice-linear-conflict = 线性冲突
lane-choice-high-g = g 大先
lane-choice-low-g = g 小先
lane-choice-none = 只看 f
lane-choice-fifo = 先进先出
lane-choice-lifo = 后进先出
lane-choice-expanded = 取出时
lane-choice-generated = 生成时
lane-choice-no-limit = 没有：逐轮加深
lane-choice-limit = 只搜一轮
lane-none-h-blind = f = g，不用启发函数
lane-none-h-weighted = 曼哈顿：别的乘积不提供
lane-none-tie-queue = 队列里谁等得久谁先出，没有并列
lane-none-tie-deepening = 深度优先，只由移动顺序决定
lane-none-goal-test-deepening = 局面一生成就进入，两种测试是一回事
lane-none-goal-test-both-ends = 局面生成时就与另一边比较
lane-none-goal-test-table = 表里没有要测试的目标
