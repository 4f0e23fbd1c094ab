### 窗口里的标签和短语，按面板分组。标签末尾不加句号；hint 是悬停时的提示。
### 整数以数的形式交来，时间和局面以文字交来。

## 数量，也用在别的句子里

moves = { $moves } 步
boards = { $boards } 个局面
lookups = 查 { $lookups } 次

## 顶栏

app-name = 八境
app-second-name = Eight Realms
start = 起点
goal = 目标
random = 随机
random-hint = 随机出一个有解的局面
random-at-depth = 按步数随机……
depth = 步数
depth-title = 按步数随机出一个局面
depth-note = 能到这个目标的局面有 { $boards } 个。每个步数下面是其中有多少个。
depth-choice = 步数 { $depth }：{ boards }
depth-none = 没有离这个目标 { moves }的局面，最远的是 { $deepest } 步。
examples = 例题
examples-hint = 从一步到最难的题
recent = 最近
recent-hint = 看过的题
recent-none = 还没有局面
language = 语言
theme-light = 浅色
theme-dark = 深色
theme-hint = 换成另一套颜色
projector = 投影
projector-hint = 又大又亮，给全班看
keys = 按键
close = 关闭
hint-with-key = { $hint }（{ $key }）
named = { $name }：{ $what }

## 设置

settings = 设置
settings-hint = 各境怎样搜
settings-changed = 设置，已改
settings-changed-hint = 与最初不同：所有数字都取决于这些设置
order = 后继次序
order-hint = 依次尝试空格的哪些移动
ties = f 相同时
ties-high-g = 先取 g 最大
ties-low-g = 先取 g 最小
tie-order = 再相同时
tie-order-fifo = 先进先出
tie-order-lifo = 后进先出
heuristic = 估价 h
heuristic-own = 各用各的
heuristic-misplaced = 不在位的牌数
heuristic-misplaced-blank = 不在位，空格也算
heuristic-manhattan = 曼哈顿距离
heuristic-linear-conflict = 线性冲突
heuristic-weighted = 加权曼哈顿
heuristic-weighted-by = { $w } × 曼哈顿距离
parity = 奇偶检查
settings-default = 恢复原样

## 阶梯

realms = 八境
ladder-unit = 扩展数 · 净时间
rung-running = 运行中
rung-waiting = 等候中
rung-measuring = 测量中
rung-stopped = 已停止
rung-full = 记录已满
rung-counting = 继续计数
rung-counted = 只计数
rung-lost = 中断
rung-unsolvable = 无解
rung-refused = 不搜
rung-table-price = 先打表 { $time }
rung-choose = 选第 { $realm } 境
rung-show = 在图、赛跑和地图中显示第 { $realm } 境
rung-hide = 在图、赛跑和地图中隐去第 { $realm } 境
rung-step-2a = 第二境的两步：存路径
rung-step-2 = 第二境的两步：存父局面
rung-step-7 = 第七境的两步：小顶堆
rung-step-7b = 第七境的两步：桶
rung-expanded = 扩展数
rung-expanded-note = 局面数；目标只取出，不扩展
rung-expanded-table = 打表时扩展的局面数
rung-expanded-deep = 局面数，各轮合计
rung-generated = 生成数
rung-generated-note = 后继数，已见过的也算；起点不算
rung-generated-deep = 后继数，不走回头路；起点算一次
rung-frontier = 待扩展最多
rung-frontier-note = 等待的局面数，看每个事件之后
rung-frontier-both = 等待的局面数，两头合计
rung-frontier-deep = 正在搜的路上的局面数
rung-look-ups-note = 步数 + 1
rung-bare = 净时间
rung-bare-look-ups = 净时间，查表
rung-bare-table = 净时间，打表
rung-bare-parity = 净时间，奇偶检查
rung-bare-note = { $runs ->
    [1] 一次，无人旁听
   *[other] { $runs } 次中位数，{ $min } 到 { $max }，无人旁听
}

## 标签页

tab-step = 单步
tab-race = 赛跑
tab-map = 地图
tab-heuristics = 估价函数
tab-reading = 阅读
tab-lesson = 讲解
tab-code = 代码

## 单步

expanding = 正在扩展
expanding-no = 第 { $n } 次，共 { $total } 次
expanding-place = { $n } / { $total }
looking-up = 正在查表
goal-reached = 到达目标
nothing-happened = 还没有发生什么。第一个事件开始搜索。
nothing-expanded = 搜索已经开始，还没有扩展局面。
board-now = 局面
successors = 后继
blank-moves = 空格依次走 { $order }
to-come = 还没到
no-move = 出界
successor-hint = 到说出这个局面的事件
frontier = 待扩展
frontier-forward = 正向待扩展
frontier-backward = 反向待扩展
frontier-next-fifo = 等得最久者先
frontier-next-high-g-fifo = f 最小者先，同 f 取 g 最大，再取先进的
frontier-next-high-g-lifo = f 最小者先，同 f 取 g 最大，再取后进的
frontier-next-low-g-fifo = f 最小者先，同 f 取 g 最小，再取先进的
frontier-next-low-g-lifo = f 最小者先，同 f 取 g 最小，再取后进的
frontier-empty = 空
layer = 第 { $layer } 层
heap = 小顶堆
heap-top = 上四层，f
stack = 正在搜的路
stack-note = 起点在前，最新的在后
bound = 界限 { $bound }
bounds = 各轮界限
table = 表
table-size = 表里有 { boards }
table-says = 表的回答
look-ups = 查表
way = 到此局面的路
way-forward = 从起点来
way-backward = 到目标去
solution = 解
solution-of = 解：{ moves }
solution-boards = 解的所有局面
solution-boards-hint = 点一下就到那里
solution-none-title = 无解
exhausted = 能到的 { $expanded } 个局面已经全部扩展，其中没有目标。
exhausted-table = 表里有能到目标的全部 { $expanded } 个局面，起点不在其中。
exhausted-two-way = 有一头已经没有局面可扩展，两头没有相遇：一共扩展 { $expanded } 次。
solution-none = 无解
copy-letters = 复制字母
solution-first = 回到起点
solution-back = 退一步
solution-play = 播放解
solution-pause = 暂停播放解
solution-forward = 进一步
solution-last = 走到目标
solution-speed = 播放解的速度
solution-rate = 每秒 { $n } 步
solution-place = 第 { $n } 步，共 { $total } 步

## 地图

map-label = 全部局面的地图
map-rings = 环形
map-rings-hint = 到目标的真实距离每步一环，起点在 12 点方向
map-lens = 双距
map-lens-hint = 到起点、到目标的真实距离都按比例画，最短路都是直线
map-projection-none = 这里环形和双距是同一张图：起点到不了目标，两半各自以自己的一端为圆心画环
map-one = 一境
map-one-hint = 一张大图，看选中的一境
map-lanes = 各境
map-lanes-hint = 每境一张小图
map-coming = 正在画地图……
map-whole = 看全图
map-lit = { $all } 个局面里点亮 { $lit } 个
map-dark = 还没有点亮的局面。
map-enlarges = { $boards } 的局面占了 { $ground } 的图面：地图把稀少的放大了。
map-shares = { $boards } 的局面占了 { $ground } 的图面。
map-unseen = 未见过
map-start = 起点
map-goal = 目标
map-path = 解
map-from-start = 从起点扩展
map-from-goal = 从目标扩展
map-both = 两头都见过
map-met = 最先相遇处
map-asked = 查表
map-stack = 正在搜的路
map-visits = 次访问
map-bands = 到目标的步数：点亮 / 全部
map-bands-start = 从起点的步数：点亮 / 全部
map-band = 距目标 { $moves } 步：{ $all } 个里点亮 { $lit } 个
map-band-start = 距起点 { $moves } 步：{ $all } 个里点亮 { $lit } 个
map-between = 距目标 { $goal } 步，距起点 { $start } 步
map-to-goal = 距目标 { $goal } 步，从起点走不到
map-to-start = 距起点 { $start } 步，走不到目标
map-on-a-way = 在一条最短路上
map-detour = 绕远 { $moves } 步
map-estimate = h { $h } · f { $f }
map-opened = 第 { $event } 个事件放进待扩展
map-expanded = 第 { $n } 个扩展，第 { $event } 个事件
map-opened-goal = 从目标搜：第 { $event } 个事件放进待扩展
map-expanded-goal = 从目标搜：第 { $n } 个扩展，第 { $event } 个事件
map-visited = 访问过 { $visits } 次
map-not-seen = 还没见过
map-ring = 第 { $ring } 环：{ boards }
map-cell = 本格：{ $all } 个里点亮 { $lit } 个
map-click-first = 点一下，作为起点；同一处还有 { $others } 个
map-apart = 两半之间没有路。
map-apart-why = 每一半有 { $boards } 个局面，每走一步都留在自己的一半。从起点搜，只点亮起点这一半；从目标搜，只点亮另一半；再久也碰不上。
map-half-start = 起点这一半
map-half-goal = 目标那一半
map-click = 点一下，作为起点

## 后继的下落

fate-new = 新局面
fate-duplicate = 已见过
fate-way-back = 走回头路
fate-improved = 更好
fate-pruned = 超出界限
fate-met = 相遇
fate-goal = 目标

## 记号

marks = 记号
mark-open = 待扩展
mark-expanded = 已扩展
mark-path = 在路径上
mark-duplicate = 已见过
mark-pruned = 超出界限
mark-met = 相遇

## 图

plot-frontier = 待扩展
plot-frontier-unit = 局面数，按扩展数
plot-frontier-unit-short = 按扩展数
plot-expanded = 扩展数
plot-expanded-unit-bare = 局面数，按净时间
plot-expanded-unit-streamed = 局面数，按传送时间
plot-expanded-unit-bare-short = 按净时间
plot-expanded-unit-streamed-short = 按传送时间
plot-expanded-note = 曲线的形状取自传送的运行，长度取自净时间的中位数。
plot-nothing-searched = 没有搜索
plot-all-hidden = 各境都已隐去
plot-time = 时间
plot-time-unit = { $runs ->
    [1] 净时间，一次
   *[other] 净时间，{ $runs } 次中位数
}
plot-time-measuring = 净时间，测量中
plot-time-unit-range = 净时间，{ $least } 到 { $most } 次中位数
plot-time-unit-short = 净时间中位数
plot-time-unit-none = 净时间
plot-time-spread = { $median }，从 { $min } 到 { $max }，{ $runs } 次
plot-time-price = 打表的代价：{ $time }
plot-log = 对数
plot-linear = 线性
plot-log-hint = 这条轴改为线性
plot-linear-hint = 这条轴改为对数
plot-reset = 还原
plot-reset-hint = 重新显示整条曲线
plot-control = { $plot }：{ $what }
plot-hover-frontier = 第 { $n } 次扩展：{ $value }
plot-hover-frontiers = 第 { $first }–{ $last } 次：至多 { $value }
plot-hover-expanded = { $time } 时扩展 { $value }
plot-chip-hint = 隐去第 { $realm } 境
plot-chip-show = 显示第 { $realm } 境

## 时间轴

play = 播放
pause = 暂停
to-first = 第一个事件
to-last = 最后一个事件
back = 退一次扩展
forward = 进一次扩展
event-back = 退一个事件
event-forward = 进一个事件
mark-back = 上一个标记
mark-forward = 下一个标记
mark-layer = 第 { $layer } 层
mark-layer-forward = 正向 { $layer }
mark-layer-backward = 反向 { $layer }
mark-f = f { $f }
mark-bound = 界限 { $bound }
mark-meeting = 相遇
mark-look-ups = 查表
mark-solved = 解开
stride-layer = 层
stride-f = f
stride-bound = 界限
speed = 速度
speed-rate = { $n }/秒
speed-unlimited = 不限
speed-slower = 速度减半
speed-faster = 速度加倍
events-per-second = 每秒事件数
event-place = 第 { $n } 个事件，共 { $total } 个
expansion-place = 第 { $n } 次扩展，共 { $total } 次
event = 事件
expansion = 扩展
playhead = 播放头
stop = 停止
hint-mark = 下一个标记
hint-play = 播放

## 讲解与代码

lesson-heading-idea = 想法
lesson-heading-change = 改了什么
lesson-heading-cost = 花费多少
lesson-heading-watch = 看什么
lesson-estimate-now = 现在的 h 是：{ $estimate }。这一页讲的是：{ $own }。
lesson-estimate-too-much = 这个 h 会高估，找到的路可能比最短路长，不管这一页怎样说。
code-line = 第 { $line } 行

## 编辑

edit-start = 编辑起点
edit-goal = 编辑目标
edit-take = 采用
edit-leave = 放弃
edit-tile = 牌 { $tile }
edit-blank = 空格
edit-typing = 键入的字符
edit-undo = 撤销
edit-help = 点空格旁边的牌，它就滑过去；把一张牌拖到另一张上，两张交换；也可以依次键入九个字符。
edit-even = 逆序数 { $inversions }，偶数：有解
edit-odd = 逆序数 { $inversions }，奇数：无解
edit-swapped = 牌 { $one } 和 { $other } 已交换
edit-typed = 已键入 { $n } 个，共 9 个
inversions = 逆序
inversion-pair = { $one } 在 { $other } 前面

## 短讯

toast-copied-board = 局面已复制
toast-copied-moment = 此刻已复制
toast-copied-letters = 字母已复制
toast-pasted = 局面已粘贴
toast-undone = 已撤销编辑
toast-random = 随机局面，离目标 { moves }
toast-picked = 那里的第 { $n } 个局面，共 { $boards } 个
toast-nothing-to-undo = 没有可撤销的
moment-line = { $board } · 第 { $realm } 境 · 第 { $n } 个事件，共 { $total } 个 · 扩展 { $expanded }，待扩展 { $frontier }

## 估价函数：台面的几个侧面

study-distances = 距离
study-distances-hint = 所有局面的 h 与真实距离
study-board = 局面
study-board-hint = 把一个局面的 h 拆开看
study-next = 再按 { $key }：下一个
study-weight = 加权估价的权 w
study-weight-searched = 各境搜索用 w = { $w }
study-weight-search = 改用 { $w }
study-weight-search-hint = 让第五到第八境用这个权搜索

## 估价函数：h 与真实距离。h* 是真实距离。

study-mean = h 平均
study-mean-hint = 对所有能到目标的局面取平均
study-error = 误差
study-error-hint = 平均误差：h* − h，对所有局面取平均
study-picture = 所有局面的 h 与真实距离
study-axis-distance = 真实距离 h*，步数
study-most = { $boards } 个局面
study-bars = 最多 { $boards } 个局面
study-legend-mean = h 的平均
study-legend-exact = h = h*
study-legend-start = 起点
study-legend-now = 播放头
study-over = 高估
study-cell = h = { $h }，h* = { $distance }
study-level = h = { $h }
study-depth = h* = { $distance }
study-load = 点一下，作为起点
study-greatest = h 最大
study-greatest-hint = 在所有能到目标的局面当中
study-exact = 正好，h = h*
study-exact-hint = 占 { $boards } 个局面的 { $share } %
study-overestimates = 高估，h > h*
study-over-hint = 最多高估 { $excess }。点一下取一个这样的局面，再点取下一个。
study-over-none = 没有一个局面的 h 超过真实距离。
study-admissible = 可采纳
study-consistent = 一致
study-yes = 是
study-no = 否
study-admissible-misplaced = 每张不在位的牌至少要动一次，而一步只动一张牌。
study-admissible-misplaced-blank = 一步可以让一张牌和空格同时归位：离目标一步时 h 是 2。为什么在这里无害，见“代价”。
study-admissible-manhattan = 一步只让一张牌走一格，数进去的格子一格也省不掉。
study-admissible-linear-conflict = 让路的牌要离开本行或本列再回来：这两步曼哈顿距离没有数。
study-admissible-weighted = w > 1 时，除目标外，凡曼哈顿距离正好的局面都高估，别的局面也有高估的。找到的路最多是最短路的 w 倍。
study-consistent-misplaced = 一步最多让 h 变 1，代价也是 1。
study-consistent-misplaced-blank = 一步可以让 h 减 2，代价只是 1。
study-consistent-manhattan = 每一步恰好让 h 变 1，代价也是 1。
study-consistent-linear-conflict = 走进一行或一列若添了冲突，同时也近了一格：每一步恰好让 h 变 1。
study-consistent-weighted = 每一步让 h 变 w，代价只是 1。

## 估价函数：把一个局面的 h 拆开

study-h = h
study-h-hint = 估价函数对这个局面的估计
study-board-error-hint = h 比真实距离少多少：h* − h
study-at-playhead = 播放头处
study-at-playhead-hint = 播放头处的局面
study-at-start-hint = 起点的局面
study-part = { $tile } 号牌：{ $part }
study-part-blank = 空格：{ $part }
study-conflict = { $tiles } 都在自己的行或列，但次序不对。取出 { $out }，多 { $extra } 步。
study-taken-out = 取出的牌：离开本行或本列再回来，+ 2。
study-row = 第 { $n } 行
study-column = 第 { $n } 列
study-true-distance = 真实距离 h*
study-no-way = 到不了
study-counts-misplaced = 每张不在目标格的牌算 1。空格不算。
study-counts-misplaced-blank = 每个格子，放的不是目标要的，就算 1，空格也算。
study-counts-manhattan = 每张牌离目标格几行几列，就算几。
study-counts-linear-conflict = 曼哈顿距离，再加上：每张必须离开本行或本列让路的牌算 2。
study-counts-weighted = 曼哈顿距离乘以 w。

study-price = 代价
study-price-hint = h 估得太高要付出什么
study-orders = 次序
study-orders-hint = 这个局面，24 种移动次序
study-stop = 停止
study-stop-hint = 停下来

## 估价函数：高估的代价

study-over-boards = 高估的局面
study-over-boards-hint = h 超过真实距离的局面
study-excess = 最多
study-excess-hint = h 最多比真实距离多几步
study-price-none = 这个估价从不高估。所以 A* 取出目标之前，凡可能在更短的路上的局面都已取出，找到的一定是最短路。要看高估的代价，选一个带警告标记的。
study-price-misplaced = 可采纳：找到的是最短路。
study-price-misplaced-blank = 不可采纳，但在这里无害。
study-price-manhattan = 可采纳：找到的是最短路。
study-price-linear-conflict = 可采纳：找到的是最短路。
study-price-weighted = f = g + w · h 让搜索急着奔向目标：扩展的局面往往少些，有的起点反而多些；找到的路可能比最短路 C* 长，但不会超过 w · C*。
study-blank-1 = { $n }. 不算空格，这个估价从不高估。空格加 1，所以算上它，h 最多高估 1。
study-blank-2 = { $n }. 所以找到的路最多长 1 步。
study-blank-3 = { $n }. 两个局面之间所有的路，步数同奇同偶：每走一步，空格就从浅格换到深格，或者换回来。不是最短的路至少长 2 步。所以从任何起点出发，找到的都是最短路。
study-blank-boards = 高估的局面，共 { $n } 个：h > h*
study-hunt = 找一个 w = { $w } 走弯路的局面
study-hunt-another = 再找一个 w = { $w } 走弯路的局面
study-hunt-another-short = 再找一个
study-hunt-hint = 一个局面一个局面地搜，直到找到的路比最短路长
study-hunt-note = 用 A* 和 w = { $w } 一个局面一个局面地试，直到找到的路比最短路长。两条路都画在这里。
study-hunted = 试了 { $tried } 个局面，共 { $boards } 个
study-hunt-none = 没有：{ $boards } 个局面，找到的都是最短路。
study-hunt-stopped = 试了 { $tried } 个局面后停止
study-load-price = 用这个局面
study-load-price-hint = 作为起点，并让各境照当时的设置搜索：这个估价，以及相同的后继次序与同值取法
study-way-found = A*，w = { $w }：{ moves }，扩展 { $n } 个局面
study-way-shortest = 最短路：{ moves }；w = { $w } 扩展 { $n } 个局面
study-way-with = 这是次序 { $order }、同值“{ $tie }，{ $then }”时的结果；换别的，这个局面不一定走弯路。
study-ratio = 走了 { $found } 步，最短 { $shortest } 步：{ $ratio } · C*，最多 w · C* = { $most }

## 估价函数：次序和同值

study-by-order = 按次序
study-by-order-hint = 按 u l r d 的字典序
study-by-value = 按多少
study-by-value-hint = 少的在前
study-trials-made = 搜了 { $made } 次，共 { $total } 次
study-trials = { $total } 种移动次序
study-trials-ties = { $total } 次搜索：24 种移动次序，4 种同值取法
study-run-on = 继续
study-run-on-hint = 把没做的搜索做完
study-ties = { $tie }，{ $then }
study-no-ties = 这一境没有同值要选
study-all-alike = 哪种次序都是 { $n }
study-range = { $least } 到 { $most }
study-too-long = { $range }；{ $n } 条长于 { $least } 步
study-trial-ties = { $order }，{ $ties }
study-trial-expanded = { $trial }：扩展 { $n }，{ moves }
study-trial-generated = { $trial }：生成 { $n }，{ moves }
study-trial-longer = { $trial }；{ $least } 步就够
study-untried-table = 第三境的表里有所有局面，不管是按什么次序得来的：次序不改变代价。换一境看看。
study-untried-two-way = 第四境两头都把整层搜完：次序不改变扩展数和生成数。换一境看看。
study-untried-no-way = 这道题无解，没有什么可比。
study-untried-no-moves = 起点就是目标，不用搜。

## 例题

example-one = 一步
example-three = 三步
example-classic = 例题，19 步
example-twenty = 二十步
example-reversed = 全部倒排，30 步
example-hardest-1 = 最难之一，31 步
example-hardest-2 = 最难之二，31 步
example-unsolvable = 换了两张牌，无解

## 按键：写着字的键叫什么，各键做什么

cap-space = 空格键
cap-backspace = 退格键
cap-enter = 回车键
cap-escape = Esc
cap-home = Home
cap-end = End
cap-shift = Shift
cap-ctrl = Ctrl

key-play-does = 播放或暂停
key-expansion-does = 进、退一次扩展
key-event-does = 进、退一个事件
key-mark-does = 下一个、上一个层次、f、界限或相遇
key-ends-does = 第一个、最后一个事件
key-speed-does = 速度减半、加倍
key-realm-does = 选一境；再按一次换到另一步
key-show-does = 在图、赛跑和地图中隐去或显示这一境
key-stage-does = 单步、赛跑、地图、估价函数
key-projection-does = 地图：环形或双距
key-scope-does = 地图：看一境或各境
key-zoom-does = 地图：放大、缩小、看全图
key-start-does = 编辑起点
key-goal-does = 编辑目标
key-random-does = 随机出一个有解的局面
key-depth-does = 按步数随机出一个局面
key-paste-does = 粘贴局面
key-copy-does = 复制局面，或把此刻写成一行
key-undo-does = 撤销编辑
key-language-does = 换成另一种语言
key-projector-does = 投影模式
key-stop-does = 停止，或离开
key-keys-does = 全部按键
key-slide-does = 牌往那边滑
key-type-does = 依次键入各牌
key-erase-does = 退一个字符
key-take-does = 采用这个局面
keys-window = 在窗口里
keys-editor = 编辑时
