### 命令行上的实验：表头、数字的约定、通知。整数用逗号按三位分开。
###
### $depth   真实距离，以步计
### $lane    一条赛道的写法

## 表头

lab-depth = 深度
lab-boards = 局面
lab-p10 = 10 %
lab-median = 中位数
lab-p90 = 90 %
lab-max = 最大
lab-longer = 更长
lab-all-depths = 全部
lab-against = 对比
lab-fewer = 更少
lab-equal = 相同
lab-more = 更多
lab-ratio = 比
lab-bound = 阈值
lab-formula = 公式
lab-nearest-fewer = 更少的最近局面
lab-nearest-more = 更多的最近局面
lab-nearest = { $start }，{ $depth } 步：{ $one }，不是 { $other }
lab-all-boards = 全部 { $boards }

## 课本的表的表头

lab-ids-book = IDS 3e
lab-ids = IDS
lab-bfs-book = BFS 4e
lab-bfs = BFS
lab-h1-book = h1 4e
lab-h1-low-g = h1（同 4e）
lab-h1 = h1
lab-h2-book = h2 4e
lab-h2-low-g = h2（同 4e）
lab-h2 = h2

## 表下面的话

lab-means = 扩展数、生成数和待扩展峰值是平均值；10 %、中位数、90 % 和最大都指扩展数，按最近的名次取。更长：路径步数多于最短路径的局面数。
lab-branching-of-mean = b* 由平均生成数算得，不是各局面 b* 的平均值。
lab-twins = 扩展的局面和顺序都相同的搜索只数一次：{ $twins }。
lab-times = 用时：每个深度前几个局面的中位数，每个局面取 5 轮的中位数。
lab-pairs = 每条赛道与第一条逐个局面对比：扩展更少、相同和更多的局面数，比的中位数，以及最近的那个局面。
lab-rounds = 没有走到目标的各轮：用这个阈值的一轮有多少局面做过，平均扩展多少。
lab-rounds-formula = 公式：`N(i) · P(d − i)` 之和（Korf、Reid 和 Edelkamp，2001），是空格在这些位置上的所有起点的平均值，比阈值远的和不远的都算。比：这个公式值除以阈值少两步时的公式值。
lab-book-generated = 平均生成数：课本印的（Russell 和 Norvig 第 3、4 版）、照第 4 版搜索得到的、照本程序的约定得到的
lab-book-b-star = 有效分支因子 b*
lab-book-why = 几列不同，是因为第 4 版在 f 相同时取 g 小的，而且 h1 把空格也算进去；本程序取 g 大的，不算空格。
lab-book-other-goal = 课本的数字属于空格在角上的目标。这里的目标是 { $goal }，各深度的局面不同。
lab-book-editions = IDS 是不用启发函数的逐轮加深，只到深度 12。本程序不走回头路，所以从深度 4 起生成的更少；深度 2 反而更多，因为超过阈值的局面也算生成。第 3 版在深度 12 印的 3,644,035 是 364,404 之误。

## 通知

lab-depth-has = 深度 { $depth } 只有 { $boards } 个
lab-shortage = 局面不到 { $count } 个：{ $depths }。
lab-unsolvable = 有 { $boards } 个局面到不了目标：它们的行没有计数。
lab-same-search = { $lane } 与 { $other } 是同一个搜索，不另成行。
lab-disturbed = 有 { $rounds } 轮用时作废，因为电脑同时在做别的事。
lab-longest = { $lane }，深度 { $depth }
lab-broken-off = 中断：{ $all } 次搜索数完了 { $counted } 次
lab-unweighed = 内存峰值未知：{ $reason }
lab-lost = 有一次搜索丢了：{ $reason }

## 两个实验哪里不同：片段，接在“另一个实验：”后面

lab-difference-goal = 目标不同
lab-difference-boards = 局面不同
lab-difference-seed = 种子不同
lab-difference-variants = 赛道不同
lab-difference-measures = 要量的不同
lab-difference-twins = `--no-twins` 不同

## 文字为什么不能指明局面，这一行为什么不属于日志：片段
##
## $text   原样

error-boards = 局面写作 `all`、`depth:N`、`sample:N@A..B/STEP`、`list:FILE` 或 `-`
error-board-count = “{ $text }”不是 1 到 { $most } 的局面数
error-depths = 深度写作 `N`、`A..B` 或 `A..B/STEP`
error-too-deep = 没有深度 { $depth }，只有 0 到 { $most }
error-depths-backwards = { $from } 大于 { $to }
error-depths-step = 间隔至少是 1
error-journal = 不是实验的日志：{ $reason }
error-journal-later = 格式的版本 { $version } 比本程序的新
error-journal-counting = 它的计数是第 { $theirs } 版的，本程序是第 { $ours } 版
error-journal-hash = 哈希与实验不符
error-journal-row = 不是日志的一行
error-journal-variant = 没有第 { $variant } 条赛道
error-journal-board = 实验不搜“{ $text }”
error-journal-contradiction = 赛道 { $lane } 在局面 { $start } 上已有另一个结果
error-journal-long = 这一行超过 { $most } 个字节
error-journal-line = 第 { $line } 行：{ $fault }
error-journal-in-use = 另一次运行正在写它
error-journal-torn = 它的第一行不完整
