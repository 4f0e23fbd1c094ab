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
random-at-depth = 按最优步数随机……
depth = 步数
depth-title = 按最优步数随机出一个局面
depth-note = 能到达这个目标的局面有 { $boards } 个。每个步数下面的数字，是最优步数等于它的局面数。
depth-choice = 步数 { $depth }：{ boards }
depth-none = 没有离这个目标 { moves }的局面，最远的是 { $deepest } 步。
examples = 例题
examples-hint = 从一步到最难的题
recent = 最近
recent-hint = 最近打开的题
recent-none = 还没有打开过题
language = 语言
theme-light = 浅色
theme-dark = 深色
theme-hint = 切换浅色、深色
projector = 投影
projector-hint = 大字、浅色，适合投影
keys = 快捷键
close = 关闭
hint-with-key = { $hint }（{ $key }）
named = { $name }：{ $what }

## 链接

link = 链接
link-hint = 当前画面的链接和二维码
link-copy = 复制链接
link-code = 这个链接的二维码
link-opens-event = 打开 { $start } → { $goal }，{ $lane }（{ $name }），停在第 { $n } 个事件。
link-opens-expansion = 打开 { $start } → { $goal }，{ $lane }（{ $name }），停在第 { $n } 次扩展。
link-opens-end = 打开 { $start } → { $goal }，{ $lane }（{ $name }），一直搜索到结束。
link-opens-parity = 打开 { $start } → { $goal }，{ $lane }（{ $name }），奇偶判定无解，不搜索。
link-no-base = 还没有填网页地址，只能复制 # 后面的部分。把它接在网页地址的 # 后面就能打开。
link-here-alone = 这个地址只在本机能打开；给全班用，要把网页放到网站上。
link-base = 网页地址，链接用
link-base-hint = 放有本程序的网页的地址，链接都指向它
link-base-wrong = 没有保存：{ $reason }
link-too-long = 网址太长，做不成二维码。

## 设置

tabs = 标签页
more = 更多
more-hint = 工具栏里放不下的命令
window-too-small = 把手机转过来，或放大窗口。
more-edit = 点一下局面，就能编辑。
more-depth = 按深度……
more-changed = 已改动
playing = 播放
clock = 时钟
text-size = 字号
text-smaller = 缩小
text-larger = 放大
hand = 用手
hand-hint = 「下一步」在这只手的拇指下
hand-right = 右手
hand-left = 左手
settings = 设置
settings-hint = 搜索的设置
settings-changed = 设置（已改）
settings-changed-hint = 不是默认设置：所有数字都取决于这些设置
conventions = 约定
conventions-hint = 没有另外说明的各道都用它
conventions-eight-realms = 通常
conventions-book = R&N 第四版
conventions-course = edX CSMM.101
conventions-note = 启发函数和权重不在这里：八境各用自己的，自选赛道用你给的。
goal-test = 广搜测试目标：
goal-test-generated = 生成时
goal-test-expanded = 取出时
order = 移动顺序
order-hint = 按什么顺序生成空格的移动
ties = f 相同时：
ties-high-g = g 大者优先
ties-low-g = g 小者优先
ties-none = 只看 f
tie-order = 再相同时：
tie-order-fifo = 先进先出
tie-order-lifo = 后进先出
heuristic-misplaced = 不在位数码数
heuristic-misplaced-blank = 不在位数，含空格
heuristic-zero = 不用启发函数
heuristic-manhattan = 曼哈顿距离
heuristic-linear-conflict = 线性冲突
heuristic-weighted = 加权曼哈顿距离
heuristic-weighted-by = { $w } × 曼哈顿距离
parity = 奇偶判定
opens-at = 打开一道题
opens-at-start = 停在起点
opens-at-end = 停在终点
totals = 总数
totals-in-sight = 一直显示
totals-covered = 跑完才显示
totals-cover = 总数等跑完才显示
totals-uncover = 揭开所有总数

## 阶梯

ladder-unit = 扩展 · 用时
ladder-bar = 条：扩展数，对数
ladder-bar-short = 条：扩展数
ladder-bar-note = 长条：扩展的局面数，对数刻度，各道相同。竖线：上一道的长条到这里为止。
rung-running = 运行中
rung-waiting = 排队中
rung-measuring = 测量中
rung-stopped = 已停止
rung-full = 录制已满
rung-counting = 只计数，搜索中
rung-counted = 只计数
rung-lost = 出错
rung-unsolvable = 无解
rung-answered-by-parity = 不搜索
rung-table-time = 另加打表 { $time }
rung-choose = 选{ $lane }
rung-show = 在图、赛跑和地图中显示{ $lane }
rung-hide = 在图、赛跑和地图中隐去{ $lane }
rung-uncover = 揭开{ $lane }
rung-step-2a = 第二境的两种做法：存路径串
rung-step-2 = 第二境的两种做法：存父局面
rung-step-7 = 第七境的两种做法：小顶堆
rung-step-7b = 第七境的两种做法：桶
rung-name-2a = 存路径串
rung-name-2 = 存父局面
rung-name-7 = 小顶堆
rung-name-7b = 桶
rung-expanded = 扩展数
rung-expanded-note = 局面数；目标本身不扩展
rung-expanded-table = 打表时扩展的局面数
rung-expanded-deep = 局面数，各轮合计
rung-generated = 生成数
rung-generated-note = 后继数，含重复；起点不算
rung-generated-deep = 后继数，不含父局面；起点算一次
rung-frontier = 待扩展数峰值
rung-path = 最长路径
rung-frontier-note = 待扩展的局面最多时有几个
rung-frontier-both = 待扩展的局面最多时有几个，两边合计
rung-frontier-deep = 当前路径上的局面最多时有几个
rung-look-ups-note = 步数 + 1
rung-run-time = 用时
rung-run-time-look-ups = 用时，查表
rung-run-time-table = 用时，打表
rung-run-time-parity = 用时，奇偶判定
rung-run-time-note = { $runs ->
    [1] 运行一次，不录制
   *[other] 运行 { $runs } 次的中位数，{ $min } 到 { $max }，不录制
}
measured-in-browser = { $time }，在网页里

## 标签页

tab-step = 单步
tab-inside = 内部
tab-race = 赛跑
tab-map = 地图
tab-heuristics = 启发函数
tab-reading = 阅读
step-by = 每步
step-by-event = 一个事件
step-by-expansion = 一次扩展
step = 下一步
step-by-hint = 每按一次走多远：一个事件、一次扩展，或到下一个标记
begin-by-finger = 点“下一步”，或把局面往左划：搜索取出第一个局面。
begin-on-a-phone = 把数码移进空格，让起点变成目标。
step-back = 上一步
tab-page = 境
tab-code = 代码

## 单步

expanding = 正在扩展
expanding-no = 第 { $n } 次，共 { $total } 次
expanding-no-so-far = 第 { $n } 次
place-so-far = { $n }
expanding-place = { $n } / { $total }
back-at = 回到
back-no = 第 { $n } 个 · 已扩展 { $expanded } 个
back-place = 第 { $n } 个
iteration-no = 第 { $iteration } 轮 · 已扩展 { $expanded } 个
iteration-place = 第 { $iteration } 轮
looking-up = 正在查表
goal-reached = 到达目标
goal-taken = 取出目标，不再扩展
goal-generated = 生成目标
nothing-expanded = 搜索已经开始，还没有扩展任何局面。
board-now = 局面
successors = 后继
blank-moves = 空格依次走 { $order }
to-come = 未生成
coming-subject = 问的是它
coming-subject-short = 问它
no-move = 出界
no-move-short = 界外
successor-hint = 跳到生成这个局面的事件
successors-note = 空格的每一种走法一张：↑u 上，←l 左，→r 右，↓d 下
score-note = g：已走的步数；h：启发函数，估计还要走的步数；f = g + h
score-note-greedy = g：已走的步数；h：启发函数，估计还要走的步数；f = h
score-note-g = g：到这个局面走的步数
board-note = 有颜色的数码：刚移动的；字色浅的数码：已在目标格。
path-line = 路径 { $moves } 步：{ $letters }
path-note = 共 g 步；字母是空格的走法：↑u ←l →r ↓d
frontier = 待扩展结点
frontier-forward = 正向待扩展结点
frontier-backward = 反向待扩展结点
frontier-next-fifo = 先取最早入队的（先进先出）
frontier-next-high-g-fifo = 先取 f 最小，同 f 取 g 最大，再取先进的
frontier-next-high-g-lifo = 先取 f 最小，同 f 取 g 最大，再取后进的
frontier-next-low-g-fifo = 先取 f 最小，同 f 取 g 最小，再取先进的
frontier-next-low-g-lifo = 先取 f 最小，同 f 取 g 最小，再取后进的
frontier-next-none-fifo = 先取 f 最小，再取先进的
frontier-next-none-lifo = 先取 f 最小，再取后进的
frontier-empty = 空
frontier-gap =
    还有
    { $n } 个
frontier-left-out = 还有 { $n } 个
frontier-list = 列出全部待扩展结点
frontier-list-forward = 正向 { $n }
frontier-list-backward = 反向 { $n }
frontier-list-group = { $group }：{ $n } 个局面
frontier-list-hint = 点一个局面，看它何时生成、何时扩展。
frontier-list-never = 这次搜索没有扩展它
frontier-list-not-yet = 已记录的部分没有扩展它
frontier-list-go-generated = 到它生成时（第 { $event } 个事件）
frontier-list-go-expanded = 到它扩展时（第 { $event } 个事件）
frontier-note = 已生成、还没有扩展的局面
layer = 第 { $layer } 层
layers-note = 层、距离：从搜索开始的局面走的步数；待扩展：已生成、还没有扩展的局面数
heap = 小顶堆
heap-top = 前四层的 f
heap-note = 填色：堆顶，下一个取出；带框：f 与堆顶相同；变暗：已作废，另有更短的路径。
stack = 当前路径
stack-note = 起点在前，最新的在后
bound = 阈值 { $bound }
bounds = 各轮阈值
bounds-note = f 超出阈值的局面剪枝；下一个阈值是被剪去的最小的 f。
table = 表
table-size = 表里有 { boards }
table-says = 查表结果
look-ups = 查表
look-ups-note = 路径上每个局面查一次，目标也查
path = 路径
path-forward = 从起点到这里
path-backward = 从这里到目标
solution = 解
solution-of = 解：{ moves }
solution-boards = 解路径上的局面
solution-boards-hint = 点击跳转
exhausted = 能到达的 { $expanded } 个局面已全部扩展，其中没有目标。
exhausted-table = 能到达目标的 { $expanded } 个局面都在表里，起点不在其中。
exhausted-two-way = 有一边已经没有局面可扩展，两边没有相遇：共扩展 { $expanded } 次。
solution-none = 无解
copy-solution = 复制走法
copy-solution-short = 复制
solution-form = 解写成
solution-form-blank = 空格走法
solution-form-blank-note = 一步一个字母，指空格的走向：↑u ←l →r ↓d
solution-form-tile = 数码走法
solution-form-tile-note = 一步一个字母，指数码的走向，与空格相反
solution-form-numbers = 数码编号
solution-form-numbers-note = 每步移动的那个数码
solution-form-words = 文字
solution-form-words-note = 用文字写空格的每一步
solution-form-boards = 局面
solution-form-boards-note = 空格的每一步，和走到的局面
solution-move-u = 空格上移
solution-move-l = 空格左移
solution-move-r = 空格右移
solution-move-d = 空格下移
solution-show = 沿着解走一遍
solution-show-short = 沿解走
solution-leave = 回到搜索
solution-leave-short = 回去
solution-move = 当前步
solution-move-word = 第几步
solution-below = 解的路径
why-solution-start = 起点。找到的路径共 { $moves } 步。
why-solution-move = 第 { $n } 步，共 { $total } 步：空格走 { $move }。
why-solution-goal = 第 { $n } 步，共 { $total } 步：空格走 { $move }，到达目标。
solution-first = 回到起点
solution-back = 上一步
solution-play = 播放解
solution-pause = 暂停播放解
solution-forward = 下一步
solution-last = 走到目标
solution-speed = 播放解的速度
solution-rate = { $n } 步/秒
solution-place = 第 { $n } 步，共 { $total } 步

## 地图

map-label = 全部局面的地图
map-rings = 环形
map-rings-hint = 每一环对应一个到目标的真实距离，起点在 12 点方向
map-lens = 双中心
map-lens-hint = 到起点、到目标的真实距离同时按比例画，最短路径都在两点之间的直线上
map-projection-none = 起点到不了目标，这里两种画法相同：两半各以自己的一端为圆心画环
map-one = 选中的一道
map-one-hint = 一张大图，看选中的一道
map-lanes = 各道
map-lanes-hint = 每道一张小图
map-coming = 正在画地图……
map-whole = 看全图
map-reached = 已到达 { $reached } 个，共 { $all } 个局面
map-reached-note = 已到达：搜索到此已生成的局面，两端都算；第八境是各轮里扩展过的局面
map-dark = 没有到达任何局面。
map-enlarges = { $boards } 的局面占 { $ground } 的面积：稀疏的地方画得更大。
map-shares = { $boards } 的局面占 { $ground } 的面积。
map-distance = 距离 { $n }
map-unseen = 未到达
map-start = 起点
map-goal = 目标
map-current = 当前局面
map-path = 解
map-from-start = 从起点扩展
map-from-goal = 从目标扩展
map-both = 两边都已到达
map-met = 首次相遇处
map-looked-up = 查表
map-stack = 当前路径
map-visits = 次访问
map-visits-note = 这种颜色的局面至少扩展过这么多次，各轮合计
map-bands = 到目标的步数：已到达 / 全部
map-bands-start = 从起点的步数：已到达 / 全部
map-bands-reached = 到目标的步数：已到达
map-bands-start-reached = 从起点的步数：已到达
map-band = 距目标 { $moves } 步：{ $all } 个里已到达 { $reached } 个
map-band-start = 距起点 { $moves } 步：{ $all } 个里已到达 { $reached } 个
map-between = 距目标 { $goal } 步，距起点 { $start } 步
map-to-goal = 距目标 { $goal } 步，从起点走不到
map-to-start = 距起点 { $start } 步，走不到目标
map-on-a-path = 在一条最短路径上
map-detour = 经过它的路径至少长 { $moves } 步
map-h = h { $h } · f { $f }
map-opened = 第 { $event } 个事件生成
map-expanded = 第 { $n } 次扩展，第 { $event } 个事件
map-opened-goal = 反向：第 { $event } 个事件生成
map-expanded-goal = 反向：第 { $n } 次扩展，第 { $event } 个事件
map-visited = 访问过 { $visits } 次
map-not-seen = 还没有到达
map-ring = 第 { $ring } 环：{ boards }
map-cell = 本格：{ $all } 个里已到达 { $reached } 个
map-click-first = 点击固定这一个；同一处还有 { $others } 个
map-apart = 两半互不连通。
map-apart-why = 每一半有 { $boards } 个局面，每走一步都留在自己的一半。从起点搜，只能到达起点这一半；从目标搜，只能到达目标那一半；所以永远不会相遇。
map-half-start = 起点这一半
map-half-goal = 目标那一半
map-click = 点击固定，可设为起点
map-start-here = 设为起点

## 后继的下落

fate-new = 新局面
fate-duplicate = 重复
fate-path-back = 退回父局面
fate-path-back-short = 退回
fate-improved = 路径更短
fate-improved-short = 更短
fate-pruned = 剪枝
fate-pruned-short = 剪枝
fate-exhausted = 已搜尽
fate-met = 相遇
fate-goal = 目标

## 图例

marks = 图例
mark-open = 待扩展
mark-expanded = 已扩展
mark-goal = 目标、解
mark-moved = 刚移动的数码
mark-home = 已在目标格
mark-within = f ≤ 阈值
mark-duplicate = 重复
mark-pruned = 剪枝
mark-met = 相遇

## 图

plot-title-frontier = 待扩展数
plot-title-path = 路径
plot-unit = 局面数
plot-frontier-axis = 扩展数
plot-frontier-axis-note = 到那时已扩展的局面数；目标本身不扩展。
plot-frontier-note = 已生成、还没有扩展的局面数。双向搜索是两边合计，IDA* 是当前路径上的局面数。
plot-frontier-one-note = 已生成、还没有扩展的局面数。
plot-frontier-both-note = 已生成、还没有扩展的局面数，两边合计。
plot-path-note = 正在扩展的路径上的局面。没有局面在等待，所以没有待扩展的集合。
plot-frontier-now-note = 选中的一道在播放头处的待扩展数
plot-path-now-note = 选中的一道此刻路径上的局面数
plot-expanded-axis-run-time = 用时
plot-expanded-axis-shape = 用时，形状取自录制
plot-expanded-axis-streamed = 录制用时
plot-expanded-streamed-note = 录制的搜索所用的时间；用时还在测量。
plot-expanded-count-note = 已扩展的局面数；目标本身不扩展。
plot-expanded-now-note = 选中的一道到播放头处已扩展的局面数
plot-time-note = 整次搜索的用时，不录制，单线程。第三境是查表的用时，圆圈是打表的用时。
plot-time-now-note = 选中的一道的用时中位数
plot-key-median = 中位数
plot-key-spread = 最小到最大
plot-key-table = 打表用时
plot-key-table-short = 打表
plot-title-expanded = 扩展数
plot-expanded-note = 实测，不录制：在均匀分布的扩展处计时，取中位数；每条曲线止于用时中位数。
plot-expanded-shape-note = 网页的计时太粗，短于 20 毫秒的搜索测不准：这样的曲线形状取自录制的那次搜索，长度按用时中位数缩放。如果录制的那次也短得测不出，就按每个事件用时相同来画。
plot-nothing-searched = 没有搜索
plot-covered =
    跑完一道
    才显示用时
plot-all-hidden = 各道都已隐去
plot-title-time = 用时
plot-time-unit = { $runs ->
    [1] 运行一次
   *[other] { $runs } 次的中位数
}
plot-time-measuring = 已测 { $done } / { $all }
plot-time-measuring-short = { $done }/{ $all }
plot-time-busy = { $realms }：电脑在做别的事，测得偏长
plot-time-busy-short = { $realms }：测得偏长
plot-time-busy-note = 测这个用时的时候，电脑在做别的事。关掉其他程序，再重新测量。
plot-time-busy-shared = { $lane }：搜索只占到 { $share } 的处理器时间。
plot-time-busy-uneven = { $lane }：中位数是最短一次的 { $times } 倍。
plot-time-again = 重新测量用时
plot-time-unit-range = { $least } 到 { $most } 次的中位数
plot-time-unit-short = 中位数
plot-time-unit-none = 未测量
plot-time-spread = { $median }，从 { $min } 到 { $max }，{ $runs } 次
plot-time-table = 打表用时：{ $time }
plot-log = 对数
plot-linear = 线性
plot-log-hint = 对数轴
plot-linear-hint = 线性轴
plot-log-key = 对数轴，按一下换成线性轴
plot-linear-key = 线性轴，按一下换成对数轴
plot-reset = 还原
plot-reset-hint = 重新显示整条曲线
plot-control = { $plot }：{ $what }
plot-hover-frontier = 第 { $n } 次扩展：{ $value }
plot-hover-frontiers = 第 { $first }–{ $last } 次：至多 { $value }
plot-hover-path = 第 { $n } 次扩展：路径 { $value }
plot-hover-paths = 第 { $first }–{ $last } 次：路径至多 { $value }
plot-hover-expanded = { $time } 时扩展 { $value }
plot-chip-hint = 隐去{ $lane }
plot-chip-show = 显示{ $lane }

## 一道题的第一眼

doors = 从哪里开始
doors-sentence = 把数码移进空格，让起点变成目标。按 → 开始搜索。
doors-frontier = 等着扩展的局面：现在只有起点
door-step = 一步一步看一个搜索
door-step-note = 一个局面一个局面地看，← 往回退
door-race = 让八境赛跑
door-race-note = 同一道题，同一个钟，约 20 秒
door-compare = 比较启发函数
door-compare-note = 自选赛道：一个 A*，五个 h
door-race-own = 自选的各道赛跑
door-race-own-note = 同一道题，同一个钟
door-compare-own = 看八境
door-compare-own-note = 自选的赛道不变
door-puzzle = 换成自己的题
door-puzzle-note = 拖动、键入、粘贴；R 随机出题

## 舞台四周

plots = 曲线
plots-line = 曲线：{ $frontier }，{ $expanded }，{ $time }
plots-frontier = 待扩展数
plots-path = 路径
plots-expanded = 扩展数
plots-time = 用时
fold-ladder = 把阶梯折成一列号码
open-ladder = 展开阶梯
fold-plots = 把曲线折成一行
open-plots = 展开曲线
fold-reading = 折起阅读
open-reading = 展开阅读

## 时间轴

play = 播放
pause = 暂停
to-first = 第一个事件
to-last = 最后一个事件
back = 上一次扩展
forward = 下一次扩展
operation-back = 上一个操作
operation-forward = 下一个操作
event-back = 上一个事件
event-forward = 下一个事件
mark-back = 上一个标记
mark-forward = 下一个标记
mark-layer = 第 { $layer } 层
mark-layer-forward = 正向 { $layer }
mark-layer-backward = 反向 { $layer }
mark-f = f { $f }
mark-bound = 阈值 { $bound }
mark-meeting = 相遇
mark-look-ups = 查表
mark-solved = 求得解
stride-layer = 层
stride-f = f
stride-bound = 阈值
speed = 速度
speed-rate = { $n }/秒
speed-events = { $n } 事件/秒
speed-unlimited = 不限
speed-slower = 速度减半
speed-faster = 速度加倍
clock-even = 均匀
clock-even-name = 均匀播放
clock-even-hint = 按设定的速度播放
clock-tenfold = 4 秒 ×10
clock-tenfold-short = ×10
clock-tenfold-name = 每 4 秒 ×10
clock-tenfold-hint = 每过 4 秒，走到原来的 10 倍远
clock-walking = 沿着解走时，速度另设
clock-whole-race = 全程约 { $n } 秒
clock-whole-race-note = 每 4 秒 ×10 时，从起点到最后一个搜索完成的时间
clock-whole-search = 全程约 { $n } 秒
clock-whole-search-note = 每 4 秒 ×10 时，从第一个事件到最后一个事件的时间
events-per-second = 每秒事件数
event-place = 第 { $n } 个事件，共 { $total } 个
event-so-far = 第 { $n } 个事件
expansion-place = 第 { $n } 次扩展，共 { $total } 次
expansion-so-far = 第 { $n } 次扩展
event-note = 搜索做一件事就是一个事件：扩展、生成、舍弃或剪枝一个局面。
expansion-note = 到此处的扩展数和整次搜索的扩展数；目标本身不扩展。
operation-figure = { $done } / { $all }
operation-place = 这个事件的第 { $done } 个操作，共 { $all } 个
operation-note = 一个事件由数据结构的若干操作组成：算一个数位，比较两个条目，读一个条目。
operation = 操作
event = 事件
expansion = 扩展
playhead = 播放头
silhouette = 待扩展数
stop = 停止
hint-mark = 下一个标记
hint-play = 播放
hint-uncover = 揭开

## 每一境的一页，与代码

page-sample = 载入例题
page-sample-hint = 这一页的数字都是例题的，例题离目标 19 步；点击载入例题
page-heading-idea = 思路
page-heading-change = 改进之处
page-heading-cost = 代价
page-heading-watch = 观察要点
page-heading-covered = 尚未揭开
page-covered = 一道跑到终点，才显示它的总数。在此之前，阶梯、曲线、时间轴和赛跑只显示看过的部分，本页也不写数字。按 **···** 揭开一道，按 `{ $key }` 全部揭开。
page-lane = { $lane }：{ $name } · { $formula }
page-differs = 这里与本页不同：{ $what }。
page-differs-more = { $all }；{ $one }
page-order = 移动顺序 { $order }
page-longer = 找到的路径可能比最短路径长，与这一页所说不同。
code-line = 第 { $line } 行
code-search = 搜索
code-ordered-set = 有序集合
code-array = 数组
code-rank = 下标
code-tree = 搜索树
code-open-list = 待扩展表
code-heuristic = 启发函数 h
code-heap = 小顶堆
code-buckets = 桶
code-stack = 栈

## 编辑

edit-start = 编辑起点
edit-goal = 编辑目标
edit-take = 确定
edit-leave = 取消
edit-tile = 数码 { $tile }
edit-blank = 空格
edit-typing = 键入的字符
edit-undo = 撤销
edit-help = 点击空格旁边的数码，它就滑进空格；把一个数码拖到另一个上，两者交换；也可以依次键入九个字符。
pad-put = 把数码 { $tile } 放到第 { $cell } 格
pad-put-blank = 把空格放到第 { $cell } 格
pad-blank = 空格
pad-solvable = 改为有解
pad-help = 按一个键，它的数码就放进框出的格子。
edit-even = 逆序数 { $inversions }，偶数：有解
edit-odd = 逆序数 { $inversions }，奇数：无解
edit-swapped = 数码 { $one } 和 { $other } 已交换
edit-typed = 已键入 { $n } 个，共 9 个；空格写作 0 或 x
inversions = 逆序
inversion-pair = { $one } 在 { $other } 前面
inversions-note = 先后与目标里相反的数码有几对；空格不算

## 短讯

toast-copied-board = 局面已复制
toast-copied-moment = 当前时刻已复制
toast-copied-solution = 走法已复制
toast-beyond-end = 这次搜索只有 { $events } 个事件，停在末尾。
toast-recorded-otherwise = 这个链接是别的版本写下的，这里扩展的局面与它不同。
toast-copied-link = 链接已复制
toast-copied-line = 没有填网页地址，只复制了 # 后面的部分
toast-pasted = 局面已粘贴
toast-pasted-puzzle = 起点和目标都已粘贴
toast-same-puzzle = 已经是这道题
toast-undone = 已撤销
toast-new-puzzle = 已换题
toast-hidden = { $lane }不再显示在图、赛跑和地图里，点用时图里它的数字就恢复
toast-leave-projector = 再按一次同一个键，退出投影模式
toast-resized = { $percent }%
toast-resized-reading = { $percent }%，句子 { $reading }%
toast-no-room = 窗口里放不下，窗口变大时会展开
toast-setting-order = 移动顺序 { $value }
toast-setting-tie = f 相同时，{ $value }
toast-setting-tie-order = f、g 都相同时，{ $value }
toast-setting-goal-test = 广搜测试目标：{ $value }
toast-setting-conventions = 约定：{ $value }
toast-setting-difference = { $setting }。仍停在第 { $n } 次扩展；从第 { $from } 次扩展起，扩展的局面不同。
toast-setting-same = { $setting }。仍停在第 { $n } 次扩展；扩展的局面相同。
toast-setting-shorter = { $setting }。搜索到第 { $all } 次扩展就结束，不到第 { $n } 次。
toast-setting-place = { $setting }。仍停在第 { $n } 次扩展。
toast-answers-kept = 上次的成绩还在：{ $answers } 题
toast-session-ended = 新的一节课：成绩已清除
toast-cleared = 存下的内容已清除
toast-random = 随机局面，离目标 { moves }
toast-random-covered = 随机局面
toast-picked = 那里的第 { $n } 个局面，共 { $boards } 个
toast-nothing-to-undo = 没有可撤销的

## 启发函数：几个视图

heuristics-face-distances = h 与 h*
heuristics-face-distances-hint = 每个局面的 h 与真实距离 h*
heuristics-face-board = 逐个数码
heuristics-face-board-hint = 一个局面的 h 由哪些数码构成
heuristics-next = 再按 { $key }：下一个视图
heuristics-weight = 加权曼哈顿的权 w
heuristics-weight-lane = 添一道 w = { $w }
heuristics-weight-lane-hint = 把这个权重的 A* 添到自选赛道里

## 启发函数：h 与真实距离。h* 是真实距离。

heuristics-mean = h 均值
heuristics-mean-hint = 对所有能到目标的局面取平均
heuristics-error = h* − h
heuristics-error-hint = h* − h 对所有局面的平均：h 平均低估多少
heuristics-picture = 所有局面的 h 与真实距离
heuristics-axis-distance = 真实距离 h*，步数
heuristics-least = 每格局面数：1
heuristics-most = { $boards }
heuristics-scale-hint = h 和真实距离都相同的局面数；颜色按对数
heuristics-bars = 各距离的局面数（最多 { $boards }）
heuristics-bars-h = 各 h 的局面数
heuristics-bars-most = （最多 { $boards }）
heuristics-bars-hint = 不论真实距离，h 相同的局面有多少个；最长的一条是 { $boards } 个
heuristics-legend-mean = h 均值
heuristics-legend-exact = h = h*
heuristics-legend-start = 起点
heuristics-legend-now = 播放头
heuristics-over = h > h*：高估
heuristics-cell = h = { $h }，h* = { $distance }
heuristics-level = h = { $h }
heuristics-depth = h* = { $distance }
heuristics-load = 点击作为起点
heuristics-greatest = h 最大值
heuristics-greatest-hint = 在所有能到目标的局面当中
heuristics-exact = 准确，h = h*
heuristics-exact-hint = 占 { $boards } 个局面的 { $share } %
heuristics-overestimates = 高估，h > h*
heuristics-over-hint = 最多高估 { $excess }。点击取一个这样的局面，再点取下一个。
heuristics-over-none = 没有局面的 h 超过真实距离。
heuristics-admissible = 可采纳
heuristics-consistent = 一致（单调）
heuristics-yes = 是
heuristics-no = 否
heuristics-admissible-misplaced = 每个不在位的数码至少要移动一次，而一步只移动一个数码。
heuristics-admissible-misplaced-blank = 一步可以让一个数码和空格同时归位：离目标一步时 h 是 2。为什么在这里无害，见“不可采纳”。
heuristics-admissible-manhattan = 一步只让一个数码移动一格，所以计入的每一格都省不掉。
heuristics-admissible-linear-conflict = 避让的数码要离开本行或本列再回来：这两步曼哈顿距离没有计入。
heuristics-admissible-weighted = w > 1 时，除目标外，凡曼哈顿距离准确的局面都高估，别的局面也有高估的。找到的路径最多是最短路径的 w 倍。
heuristics-consistent-misplaced = 一步最多让 h 变化 1，而一步的代价是 1。
heuristics-consistent-misplaced-blank = 一步可以让 h 减少 2，而一步的代价只是 1。
heuristics-consistent-manhattan = 每一步恰好让 h 变化 1，而一步的代价是 1。
heuristics-consistent-linear-conflict = 走进目标行或目标列可能添一个冲突（+ 2），但也近了一格（− 1）；走出则相反。每一步恰好让 h 变化 1。
heuristics-consistent-weighted = 每一步让 h 变化 w，而一步的代价只是 1。

## 启发函数：一个局面的 h，逐个数码

heuristics-h = h
heuristics-h-hint = 启发函数对这个局面的值
heuristics-board-error-hint = h 低估了多少：h* − h
heuristics-at-playhead = 播放头处
heuristics-at-playhead-hint = 播放头处的局面
heuristics-at-start-hint = 起点的局面
heuristics-part = 数码 { $tile }：{ $part }
heuristics-part-blank = 空格：{ $part }
heuristics-conflict = { $tiles } 都在目标行或目标列，但顺序不对。取出 { $out }，加 { $extra } 步。
heuristics-taken-out = 取出的数码：离开本行或本列再回来，+ 2。
heuristics-row = 第 { $n } 行
heuristics-column = 第 { $n } 列
heuristics-true-distance = 真实距离 h*
heuristics-true-distance-hint = 从这个局面到目标的最短步数
heuristics-no-solution = 不可达
heuristics-counts-misplaced = 每个不在目标格的数码计 1，空格不计。
heuristics-counts-misplaced-blank = 每个内容不对的格子计 1，空格的目标格也计。
heuristics-counts-manhattan = 每个数码计它到目标格的行数加列数。
heuristics-counts-linear-conflict = 曼哈顿距离，再加上：每个必须离开本行或本列避让的数码计 2。
heuristics-counts-weighted = 曼哈顿距离乘以 w。

heuristics-face-suboptimal = 不可采纳
heuristics-face-suboptimal-hint = h 高估的代价
heuristics-face-orders = 移动顺序
heuristics-face-orders-hint = 这道题，全部 24 种移动顺序
heuristics-stop = 停止
heuristics-stop-hint = 停下来

## 启发函数：高估的代价

heuristics-over-boards = 高估的局面
heuristics-over-boards-hint = h 超过真实距离的局面
heuristics-excess = 最多
heuristics-excess-hint = h 最多比真实距离多几步
heuristics-suboptimal-none = 这个启发函数可采纳：从不高估。所以 A* 取出目标之前，凡可能在更短路径上的局面都已扩展，找到的一定是最短路径。要看高估的代价，选一个带警告标记的。
heuristics-suboptimal-misplaced = 可采纳：找到的是最短路径。
heuristics-suboptimal-misplaced-blank = 不可采纳，但在这里无害。
heuristics-suboptimal-manhattan = 可采纳：找到的是最短路径。
heuristics-suboptimal-linear-conflict = 可采纳：找到的是最短路径。
heuristics-suboptimal-weighted = f = g + w · h 让搜索更贪心：扩展的局面往往更少，但有的起点反而更多；找到的路径可能比最短路径 C* 长，但不会超过 w · C*。
heuristics-blank-1 = { $n }. 不算空格，这个启发函数从不高估。空格最多加 1，所以算上它，h 最多高估 1。
heuristics-blank-2 = { $n }. 所以找到的路径最多长 1 步。
heuristics-blank-3 = { $n }. 两个局面之间所有路径的步数同奇同偶：把棋盘黑白相间染色，每走一步，空格就换一次颜色。不是最短的路径至少长 2 步。所以从任何起点出发，找到的都是最短路径。
heuristics-blank-boards = 高估的局面，共 { $n } 个：h > h*
heuristics-counterexample = 找一个 w = { $w } 得不到最优解的局面
heuristics-counterexample-another = 再找一个 w = { $w } 得不到最优解的局面
heuristics-counterexample-another-short = 再找一个
heuristics-counterexample-hint = 逐个局面地搜，直到找到的路径比最短路径长
heuristics-counterexample-note = 用 A* 和 w = { $w } 逐个局面地试，直到找到的路径比最短路径长。两条路径都画在这里。
heuristics-counterexample-tries = 试了 { $tried } 个局面，共 { $boards } 个
heuristics-counterexample-none = 没有：{ $boards } 个局面，找到的都是最短路径。
heuristics-counterexample-stopped = 试了 { $tried } 个局面后停止
heuristics-load-example = 用这个局面
heuristics-load-example-hint = 作为起点，并用相同的启发函数、移动顺序和同 f 取法搜索
heuristics-path-found = A*，w = { $w }：{ moves }，扩展 { $n } 个局面
heuristics-path-shortest = 最短路径：{ moves }；w = { $w } 扩展 { $n } 个局面
heuristics-path-with = C* 是最短路径的步数。这是移动顺序 { $order }、同 f 时“{ $tie }，{ $then }”的结果；换别的，这个局面也许能得到最优解。
heuristics-ratio = 走了 { $found } 步，最短 { $shortest } 步：{ $ratio } · C*，上界 w · C* = { $most }
heuristics-ratio-hint = 找到的路径的步数，除以最短路径的步数 C*

## 启发函数：移动顺序和同 f 取法

heuristics-by-order = 排序：顺序名
heuristics-by-order-hint = 按 u l r d 的字典序
heuristics-by-value = 数量
heuristics-by-value-hint = 少的在前
heuristics-trials-made = 搜了 { $made } 次，共 { $total } 次
heuristics-trials = { $total } 种移动顺序
heuristics-trials-ties = { $total } 次搜索：24 种移动顺序 × 4 种同 f 取法
heuristics-run-on = 继续
heuristics-run-on-hint = 完成其余的搜索
heuristics-ties = { $tie }，{ $then }
heuristics-bars-expanded = 高：扩展的局面数
heuristics-bars-generated = 高：生成的局面数
heuristics-no-ties = 这一道没有同 f 取法可选
heuristics-all-alike = 哪种顺序都是 { $n }
heuristics-range = { $least } 到 { $most }
heuristics-too-long = { $range }；{ $n } 次不是最优（多于 { $least } 步）
heuristics-trial-ties = { $order }，{ $ties }
heuristics-trial-expanded = { $trial }：扩展 { $n }，{ moves }
heuristics-trial-generated = { $trial }：生成 { $n }，{ moves }
heuristics-trial-longer = { $trial }；最优 { $least } 步
heuristics-no-trials-table = 第三境的表里有所有局面，移动顺序不改变代价。换一境看看。
heuristics-no-trials-both-directions = 第四境两边都把整层搜完，移动顺序不改变扩展数和生成数。换一境看看。
heuristics-no-trials-no-solution = 这道题无解，没有什么可比。
heuristics-no-trials-no-moves = 起点就是目标，不用搜。
heuristics-no-trials-covered = 其中一种就是这一道自己的搜索，它的总数还没有揭开。把它跑完，或者揭开它。
heuristics-no-trials-own-settings = 这里只比较 f = g + h、按通常方式测试目标的搜索。换一道看看。

## 例题

example-one = 离目标 1 步
example-three = 离目标 3 步
example-classic = 经典例题，19 步
example-twenty = 离目标 20 步
example-luogu = 洛谷 P1379，4 步
example-nilsson = Nilsson 的教材，5 步
example-russell-norvig = Russell 和 Norvig 的教材，26 步
example-reversed = 数码倒排，30 步
example-hardest-1 = 最难之一，31 步
example-hardest-2 = 最难之二，31 步
example-unsolvable = 交换两个数码，无解

## 快捷键：写着字的键叫什么，各键做什么

cap-space = 空格键
cap-backspace = 退格键
cap-enter = 回车键
cap-escape = Esc
cap-home = Home
cap-end = End
cap-page-up = Page Up
cap-page-down = Page Down
cap-shift = Shift
cap-alt = Alt
cap-ctrl = Ctrl

key-play-does = 播放或暂停
key-expansion-does = 下一次、上一次扩展
key-presenter-does = 同上，用翻页笔
key-operation-does = 数据结构：下一个、上一个操作
key-event-does = 下一个、上一个事件
key-mark-does = 下一个、上一个标记：层、f、阈值或相遇
key-ends-does = 第一个、最后一个事件
key-speed-does = 速度减半、加倍
key-clock-does = 均匀播放，或每 4 秒 ×10
key-realm-does = 选一道，再按一次换另一种做法；在实验结果里选图
key-show-does = 在图、赛跑和地图中隐去或显示这一道
key-own-lanes-does = 自选赛道，或八境
key-add-lane-does = 添一道
key-move-lane-does = 把选中的一道上移或下移
key-stage-does = 单步、赛跑、地图、启发函数
key-projection-does = 地图：环形或双中心
key-scope-does = 地图、等值线：看一道或各道
key-zoom-does = 地图、搜索树：放大、缩小、看全
key-measure-again-does = 重新测量用时
key-start-does = 编辑起点
key-goal-does = 编辑目标
key-random-does = 随机出一个有解的局面
key-depth-does = 按步数随机出一个局面
key-paste-does = 粘贴局面
key-copy-does = 复制局面，或把当前时刻写成一行
key-undo-does = 撤销：回到之前的题目或时刻
key-language-does = 换成另一种语言
key-projector-does = 投影模式
key-frontier-does = 列出全部待扩展结点
key-fold-plots-does = 折起、展开曲线
key-totals-does = 总数跑完才显示，再按全部揭开
key-stage-alone-does = 只留舞台，再按恢复
key-scale-does = 整体放大、缩小、恢复
key-stop-does = 停止，或关闭
key-keys-does = 全部快捷键
key-slide-does = 数码往那边滑（u l r d 指空格的移动）
key-type-does = 依次键入各数码
key-erase-does = 退一个字符
key-take-does = 用这个局面
gestures = 手势
gesture-swipe = 在局面或句子上横划
gesture-swipe-does = 向左：下一步；向右：上一步
gesture-hold-step = 按住「下一步」或「上一步」
gesture-hold-step-does = 连续走
gesture-hold-play = 按住播放键或「每步」
gesture-hold-play-does = 步长、时钟、速度
gesture-hold = 按住别处
gesture-hold-does = 看它是什么、怎么数的
gesture-chip = 点已选中的色块
gesture-chip-does = 看八境和各自的总数
gesture-pinch = 双指张合
gesture-pinch-does = 缩放地图和搜索树；在别处改字号
gesture-double-tap = 双击
gesture-double-tap-does = 地图：放大一倍；搜索树：回到全树
gesture-drag = 向下拖动面板
gesture-drag-does = 关闭面板
keys-window = 在窗口里
keys-editor = 编辑时
keys-question = 提问时
keys-foot-version = 八境 { $version }，MIT 或 Apache-2.0 许可。字体：Inter 与 Noto Sans SC 用 SIL Open Font License 1.1，Hack 用 MIT。
keys-foot-stored =
    { $place ->
        [file] 存在 { $file } 里的：语言、明暗、大小、速度、播放方式、坐标轴、提问方式、链接指向的网页、自己的道、书签、断点、最近的题目、最后的画面，以及到新的一节课为止的成绩；旁边存着窗口的大小和位置。
        [browser] 存在这个网页里的：语言、明暗、速度、播放方式、坐标轴、提问方式、自己的道、书签、断点、最近的题目、最后的画面、到新的一节课为止的成绩、是否支持读屏软件，用 https 打开时还有程序本身，供离线使用。
       *[nowhere] 什么也没有存。
    }这里做的一切都不会发送到任何地方。
keys-foot-clear = 清除存下的内容
