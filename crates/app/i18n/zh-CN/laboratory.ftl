### 窗口里的实验：设定、运行、看结果。
###
### $lane       一条赛道的写法，例如 7:h=zero
### $boards     局面的个数
### $depth      真实距离，以步计

tab-lab = 实验
key-lab-does = 实验：设定、图、表
key-lab-run-does = 实验，设定：运行

## 视图

lab-face-set-up = 设定
lab-face-set-up-hint = 用哪些局面，哪些搜索
lab-face-plot = 图
lab-face-plot-hint = 用图看结果
lab-face-table = 表
lab-face-table-hint = 用数字看结果

## 设定

lab-preset = 实验
lab-preset-own = 自己定的
lab-preset-own-what = 局面和搜索都由自己选。
lab-preset-book = 课本的表
lab-preset-book-what = Russell 和 Norvig 印的广度优先、A*（h1）、A*（h2）的生成数，与本程序数出来的并排。
lab-preset-growth = 随深度增长
lab-preset-growth-what = 六个境界搜同样的局面：解越长，扩展数增长得多快？
lab-preset-ties = f 相同的局面
lab-preset-ties-what = f 相同时先取哪个？同一个启发函数，六种取法（Asai 和 Fukunaga 2017）。
lab-preset-weights = 权重
lab-preset-weights-what = h 的权重越大，扩展越少，路径越长（Pohl 1970）。在“权衡”图里两样都看得到。
lab-preset-better-h = 更好的启发函数
lab-preset-better-h-what = 更准的启发函数从不多扩展吗？这是误解（Holte 2010）：目标是通常的目标时，181,440 个局面中有 507 个，线性冲突比曼哈顿距离扩展得多。
lab-preset-same-h = 一个 h，两种搜索
lab-preset-same-h-what = 启发函数相同时，没有搜索比 A* 扩展得少吗？这是误解（Holte 2010）：目标是通常的目标时，IDA* 在 11,521 个局面上更少，因为 f 相同时取法不同。
lab-preset-two-ways = 从两头搜
lab-preset-two-ways-what = 双向搜索完全不用启发函数，可是目标是通常的目标时，它在 1,266 个局面上比用曼哈顿距离的 A* 扩展得少。
lab-preset-uninformed = 没有启发函数的 A*
lab-preset-uninformed-what = h = 0 时，A* 就是广度优先搜索吗？它也按深度扩展，但是更晚才测试目标。
lab-preset-orders = 移动的顺序
lab-preset-orders-what = IDA* 用全部 24 种移动顺序（Reinefeld 1993）。
lab-preset-rounds = IDA* 的各轮
lab-preset-rounds-what = IDA* 的一轮扩展多少，与它的阈值有什么关系？有公式能预先算出（Korf、Reid 和 Edelkamp 2001）。全部 181,440 个局面。
lab-boards-from = 局面
lab-source-sample = 抽样
lab-source-sample-hint = 每个深度若干局面，由种子决定
lab-source-depth = 一个深度
lab-source-depth-hint = 这个深度的所有局面
lab-source-all = 全部
lab-source-all-hint = 能到达目标的全部 181,440 个局面
lab-source-list = 列表
lab-source-list-hint = 自己输入或粘贴的局面
lab-field-count = 每个深度
lab-field-from = 从
lab-field-to = 到
lab-field-step = 步长
lab-field-seed = 种子
lab-field-depth = 深度
lab-field-list = 局面，一个接一个
lab-field-lane = 再加一个搜索
lab-searches = 搜索
lab-remove = 去掉 { $lane }
lab-add = 添加
lab-add-hint = 添加输入的搜索
lab-take-lanes = 取梯子上的
lab-take-lanes-hint = 只用梯子上显示的搜索
lab-measure = 测量
lab-measure-counts = 计数
lab-measure-counts-hint = 扩展数、生成数、待扩展峰值、步数
lab-measure-work = 操作
lab-measure-work-hint = 各种操作的次数；计数最多要三倍时间
lab-measure-rounds = 各轮
lab-measure-rounds-hint = IDA* 每一轮的阈值和扩展数
lab-measure-meter = 必须
lab-measure-meter-hint = A* 的哪些扩展是用这个启发函数必须做的；每个局面多要几毫秒
lab-measure-bytes = 内存
lab-measure-bytes-hint = 内存峰值，每次搜索用单独的进程
lab-measure-time = 用时
lab-measure-time-hint = 计数全部完成后，每个深度取 10 个局面测 5 轮，一次只搜一个
# $variants  每个局面的搜索数    $pairs  乘积    $searches  真正要做的
lab-size = 局面 { $boards } 个 · 搜索 { $variants } 个 · 合计 { $pairs } 次
lab-size-twins = 局面 { $boards } 个 · 搜索 { $variants } 个 · 合计 { $pairs } 次，真正要做 { $searches } 次：扩展的局面和顺序都相同的只数一次。
lab-journal = 日志
lab-last = 上一次
lab-field-journal = 日志文件
lab-open = 打开…
lab-open-hint = 显示别处写下的日志里的结果。文件保持不变。
lab-open-title = 打开实验的日志
# $experiment  an experiment, as its line    $file  a path    $reason  a fragment
lab-journal-kept = 上一次的实验还保存着：{ $experiment }
lab-kept-go-on = 继续它
lab-kept-go-on-hint = 显示它的结果，搜索还缺的部分
lab-journal-reading = 正在读取日志…
lab-journal-unread = { $file } 无法读取：{ $reason }。
lab-journal-aside = 它现在是 { $file }。
lab-run = 运行
lab-run-hint = 运行这个实验，取代上一个；上一个的日志会保留。

## 为什么没有实验：句子或短语

lab-fault-no-searches = 至少要有一个搜索。
lab-fault-seed = 种子是不小于 0 的整数。
lab-fault-empty-list = 至少输入或粘贴一个局面。
# $most  number of characters
lab-fault-long-list = 没有接受这个列表：它超过 { $most } 个字符。更长的由命令行读取：`eight-realms lab --boards list:FILE`
# $number  局面在列表里的位置    $reason  短语
lab-fault-list = 第 { $number } 个局面：{ $reason }
lab-fault-goal = 第 { $number } 个局面的目标与窗口的不同。
lab-fault-no-boards = 没有局面离这个目标那么远。
lab-fault-same = 同一个搜索已经有了：{ $lane }

## 运行

# $percent  0 到 100    $seconds  整秒
lab-running = { $percent } % · 还要搜 { $seconds } 秒
lab-waiting = 计数已完成；等窗口里没有其他计算再测
lab-running-bytes = 正在测内存
lab-running-time = 正在测用时
lab-paused = 已暂停，{ $all } 次中完成 { $counted } 次
lab-done = { $all } 次搜索全部完成
# $rounds  轮数
lab-done-disturbed = { $all } 次搜索全部完成；因为电脑在忙，用时作废了 { $rounds } 轮
lab-pause = 暂停
lab-pause-hint = 停下来，已有的结果保留；用时要重新测
lab-go-on = 继续
lab-go-on-hint = 搜完还缺的

## 图

lab-plot-growth = 增长
lab-plot-growth-hint = 计数随深度的变化
lab-plot-ratio = 比值
lab-plot-ratio-hint = 扩展数是另一个搜索的几倍
lab-plot-trade-off = 权衡
lab-plot-trade-off-hint = 扩展数与路径长度
lab-plot-spread = 分布
lab-plot-spread-hint = 各种扩展数各有多少局面
lab-plot-pairs = 逐个对比
lab-plot-pairs-hint = 两个搜索，一个局面一个局面地比
lab-plot-accuracy = 准确度
lab-plot-accuracy-hint = 扩展数与起点的 h
lab-plot-rounds = 各轮
lab-plot-rounds-hint = IDA* 一轮的扩展数与阈值
lab-plot-times = 用时
lab-plot-times-hint = 用时随深度的变化
lab-at-depth = 深度 { $depth }
lab-against-variant = 对比 { $lane }

## 坐标轴和数字的约定

lab-quantity-depth = 深度（步）
lab-quantity-depth-note = 起点到目标的真实距离
lab-quantity-expanded = 扩展数
lab-quantity-expanded-note = 生成过后继的局面数
lab-quantity-generated = 生成数
lab-quantity-generated-note = 生成的后继数，包括重复的
lab-quantity-peak = 待扩展
lab-quantity-peak-note = 同时待扩展的局面数的最大值
lab-quantity-work = 操作
lab-quantity-work-note = 各种操作的总次数
lab-quantity-bytes = 内存
lab-quantity-bytes-note = 同时占用的最大字节数
lab-quantity-necessary = 必要
lab-quantity-necessary-note = g* + h < C*：用这个启发函数的 A* 都要扩展这些局面
lab-quantity-ties = 并列
lab-quantity-ties-note = g* + h = C*：扩展其中哪些，取决于同 f 时怎样取
lab-quantity-wasted = 多余
lab-quantity-wasted-note = g* + h > C*：用这个启发函数的 A* 都不扩展这些局面
lab-quantity-again = 重复
lab-quantity-again-note = 扩展的是已经扩展过的局面
lab-quantity-ratio = 扩展数之比
lab-quantity-ratio-note = 同一个局面上，扩展数是另一个搜索的几倍
lab-quantity-length = 路径 ÷ 最短路径
lab-quantity-length-note = 找到的路径的步数除以真实距离：1 是最短
lab-quantity-boards = 局面
lab-quantity-boards-note = 起点的个数
lab-quantity-h-share = h ÷ 真实距离
lab-quantity-h-share-note = 起点的 h 除以真实距离：1 是完全准确
lab-quantity-bound = 阈值（步）
lab-quantity-bound-note = 一轮里进入的局面的 f 的最大值
lab-quantity-time = 用时
lab-quantity-time-note = 5 轮的中位数，一次只搜一个
lab-expanded-by = { $lane } 的扩展数
lab-quantity-against-note = 用来对比的搜索的扩展数

lab-convention-growth = 平均值；色带 10 % – 90 %
lab-convention-mean = 平均值
lab-convention-bytes = 最大值
lab-convention-ratio = 各局面的中位数，对比 { $lane }
lab-convention-trade-off = 各搜索都找到路径的局面的平均值
lab-convention-spread = 深度 { $depth }
lab-convention-pairs = 一点是一个局面
lab-convention-accuracy = 深度 { $depth }
lab-convention-rounds = 没到目标的各轮的平均值；虚线是公式
lab-empty-rounds = 这些搜索都不分轮
lab-point-rounds = 阈值 { $x }：{ $y }，{ $boards } 个局面
lab-convention-times = 前几个局面的中位数
lab-empty = 还没有结果
lab-empty-pairs = 还没有两个搜索都搜过的局面
lab-empty-accuracy = 这些搜索都没有启发函数

## 点的说明
##
## $x, $y    数字    $range  从多少到多少

lab-point-depth = 深度 { $x }：{ $y }，{ $boards } 个局面
lab-point-spread = { $range }：{ $boards } 个局面
lab-point-trade-off = × { $x }，扩展 { $y }
lab-point-pairs = { $y }，对方 { $x }：{ $boards } 个局面
lab-point-accuracy = h ÷ 真实距离 = { $x }：扩展 { $y }

## 保存的图下方的话

lab-picture-counts = { $quantity }：{ $note }
lab-picture-means = { $quantity }：{ $note }；每个深度的局面的平均值
lab-picture-unfinished = 未完成：{ $all } 次搜索中计数了 { $counted } 次
lab-picture-unmeasured = 未完成：内存或用时还在测

## 一个点的局面

lab-card = { $lane } 的各局面
lab-card-depth = 深度 { $depth } 的 { $boards } 个局面
lab-card-all = { $boards } 个局面
# $by  真正搜过的赛道
lab-card-twin = { $boards } 个局面，计数取自扩展相同的 { $by }
lab-card-expanded = 扩展 { $expanded }
lab-card-moves = { $moves } 步
lab-card-no-path = 没有路径
lab-card-fewest = 最少
lab-card-median = 中位数
lab-card-most = 最多
lab-card-in-hand = 当前的局面
lab-load-hint = 单步看这个局面的搜索

## 搜索和表里的格子

# $line  赛道的写法    $name  境界的名字
lab-variant = { $name } · { $line }
# $figure  平均值
lab-cell-name = { $lane }，深度 { $depth }：{ $figure }
# $min, $low, $median, $high, $max  扩展数    $longer  局面数
lab-cell = { $boards } 个局面；扩展数：最小 { $min }，10 % { $low }，中位数 { $median }，90 % { $high }，最大 { $max }；路径比最短长的：{ $longer }

## 一个搜索除了点以外的数字
##
## $mean, $median, $most  扩展数    $longer, $fewer, $equal, $more  起点的个数    $worst  比

lab-note-spread = 中位数 { $median } · 平均 { $mean } · 最大 { $most }
lab-note-length = 路径更长的：{ $longer } · 最差 × { $worst }
lab-note-pairs = 更少 { $fewer } · 相同 { $equal } · 更多 { $more }

## 核对的事实

lab-face-check = 核对
lab-face-check-hint = 本程序数的与已知的一样吗？
lab-check-quick = 快速部分
lab-check-quick-hint = 状态空间、已有数字的局面、抽样：几秒
lab-check-full = 全部事实
lab-check-full-hint = 还有全部 181,440 个起点的搜索：要许多分钟
lab-check = 全部核对
lab-check-hint = 把每个事实重新算一遍，与已知的值比较
lab-check-stop = 停止
# $all, $checked, $failed  事实的个数    $percent  局面的百分比
lab-check-facts = { $all } 个已知的事实，来自论文、课本和与本程序无关的程序
lab-checking = { $all } 个事实中的 { $checked } 个 · 局面 { $percent }
lab-checked = { $all } 个事实核对了 { $checked } 个，{ $failed ->
    [0] 全部符合
   *[other] 有 { $failed } 个不符合
}
