### 出了什么错，照实告诉人。位置是格子的序号，从 1 数起。
###
### $position $first  位置             $tile       数码（文字）
### $character        原样的字符       $cells      给出的格数
### $missing          缺的数码，空格写作 x，用空格隔开：“7 8 x”（文字）

## 不是局面的文字：半句话，接在冒号后面，或者单独用

error-board-stranger = 第 { $position } 格：“{ $character }”不是 1 到 8 的数码，也不是空格（x、0、_、. 或 *）
error-board-repeated = 第 { $position } 格：数码 { $tile } 重复，第 { $first } 格已经有了
error-board-repeated-blank = 第 { $position } 格：空格重复，第 { $first } 格已经有了
error-board-short = 9 格里只有 { $cells } 格，还缺 { $missing }
error-board-long = 第 10 格：多了“{ $character }”，一个局面只有 9 格
error-board-many = 一共 { $cells } 格，而一个局面只有 9 格（第 { $first } 格和第 { $position } 格都是 { $tile }）
error-board-many-blanks = 一共 { $cells } 格，而一个局面只有 9 格（第 { $first } 格和第 { $position } 格都是空格）
error-board-size = 这是 { $rows } × { $columns } 的局面，本程序只处理 3 × 3
error-clipboard = 剪贴板里不是局面：{ $reason }。
error-unreadable = 无法读取：{ $reason }。
error-clipboard-empty = 剪贴板里没有文字。

## 无解的题

inversions-odd = 逆序数是 { $inversions }，奇数
unsolvable = 无解：对照目标 { $goal }，逆序数是 { $inversions }，奇数。
unsolvable-why = 两个数码的先后与目标里相反，就是一个逆序。左右走，数码的排列不变；上下走，一个数码越过两个数码。所以棋盘宽三格时，逆序数的奇偶总不变：这里是奇数，而目标的逆序数是 0，是偶数。
unsolvable-goal = 换成目标 { $goal }
unsolvable-goal-spiral = 多数国内教材和洛谷 P1379 用这个目标，从这个起点可以到达。
unsolvable-goal-standard = 这是通常的目标，从这个起点可以到达。
unsolvable-anyway = 仍然搜索
unsolvable-anyway-cost = 第一境本来就会搜；这样一来，第二境到第七境也要把能到达的 { $boards } 个局面全部扩展，第四境两边搜，还要更多。
unsolvable-untested = { $lane }不判定奇偶，所以照样搜索。
unsolvable-searched-anyway = { $lane }按要求仍然搜索。
unsolvable-so-far = 已扩展 { $expanded } 个局面。
unsolvable-stopped = 扩展 { $expanded } 个局面之后，搜索停了。
answered-by-parity = 第八境不搜无解的题。
answered-by-parity-why = 它不记到达过的局面，所以永远不会知道已经全部到达，阈值会一直升下去。

## 运行

error-cap = 录制已满：{ $events } 个事件是上限，搜索停下了。
error-cap-offer = 不再录制，继续搜
run-running = 运行中，{ $events } 个事件
run-held = 停在 { $events } 个事件之后
run-stopped = 在 { $events } 个事件之后停下
run-on-counting = 不再录制，正在继续搜……
run-on-found = 不再录制，继续搜的结果：{ moves }求得解，扩展 { $expanded } 个局面，待扩展数峰值 { $peak }。
run-on-found-path = 不再录制，继续搜的结果：{ moves }求得解，扩展 { $expanded } 个局面，路径上最多 { $peak } 个局面。
run-on-no-solution = 不再录制，继续搜的结果：无解，扩展 { $expanded } 个局面。
error-lost = { $lane }的搜索出错了：{ $reason }。在此之前录下的都保留着。
error-lost-offer = 再搜一遍
error-measuring = 有的测量失败了：{ $reason }。
error-heuristics = 没能算完：{ $reason }。
error-worker = 搜索无法开始：{ $reason }。
error-map = 地图画不出来：{ $reason }。
error-trees = 搜索树画不出来：{ $reason }。

## 文件

error-settings-strange = 有的设置这个版本不认识，保留不动：{ $names }。
error-settings-unwritten = 设置无法保存：{ $reason }。
error-journal-unwritten = 实验继续，但写不了它的日志 { $file }：{ $reason }。
error-settings = { $file } 里的设置读不出来，改用默认设置：{ $reason }。保存新设置时，原来的留作 { $copy }。
error-not-cleared = 存下的设置清除不了：{ $reason }。
error-no-folder = 没有存放的地方
error-file = { $file }：{ $reason }
error-window-place = 窗口的大小和位置读不出来，改用默认的。原来的文件留作 { $copy }。
error-not-plain = 它不是普通文件
error-protected = 它是只读文件
error-link = 路径经过人人可写的文件夹里的链接
error-too-large = 它超过 8 兆字节

## What was to be opened: a puzzle or the line of a moment. Fragments but for error-address
## $position  the character, from 1     $fault $reason  a fragment from below or of a board
## $letter $character $setting    as typed, a single one     $known  what there is

error-address = 打不开：{ $reason }。
error-long = 文字超过 { $most } 个字符
error-line = 第 { $position } 个字符：{ $fault }
error-line-later = 这是更新版本写的时刻
error-line-start = 起点：{ $reason }
error-line-goal = 目标：{ $reason }
error-line-missing = 缺“{ $character }”
error-line-realm = 没有这一境，只有 { $known }
error-line-setting = 没有这个设置，只有 `o`、`t`、`n`、`h`、`w`、`p`、`f`、`g` 和 `l`
error-line-repeated = { $letter }= 重复了
error-line-value = { $setting } 没有这个值，可取的是 { $known }
error-line-weight-alone = `w` 只与 `h=weighted` 同用
error-line-place = 位置写作 `e` 加数、`x` 加数，或 `end`
error-line-number = { $letter }：缺一个数
error-line-number-large = 数要小于 2 的 63 次方
error-line-check = 校验是四位十六进制数
error-line-lane = 这一行没有这个字母的赛道
error-line-lane-behind = 赛道要写在位置前面
error-line-behind = 赛道后面不能再有别的字
error-depth-limit = 深度限制是 0 到 { $most } 的整数

## 搜不了的赛道，各有理由

lane-refused-heuristic-unused = 广搜和查表不用 h
lane-refused-ties-unused = 队列取等得最久的局面，没有并列
lane-refused-ties-in-deepening = 深搜没有并列，只看移动次序
lane-refused-goal-test-of-table = 查表不测试目标
lane-refused-goal-test-from-both-ends = 双向搜索在生成局面时看两边是否相遇
lane-refused-goal-test-in-deepening = 局面一生成就进入，两种测试是同一个搜索
lane-refused-limit-unused = 深度限制只用于第八境，而且不用启发函数（`zero`）
lane-refused-limit-beside-heuristic = IDA* 的阈值来自 h；深度限制要配 `zero`，即不用启发函数
lane-refused-greedy-deepening = f = h 沿路径并不增大，在阈值之内搜索永远不会结束
lane-refused-greedy-blind = f = h 要有启发函数：h = 0 时所有局面都并列
lane-refused-greedy-weighted = w · h 与 h 排出的次序相同，所以 f = h 不用权重
lane-refused-greedy-buckets = 7b 境按 f 和 g 找局面；f = h 用于第五、六、七境
lane-refused-greedy-ties = f = h 只取 h 相同者中最早放入的：否则路径会长到 626 步，而记录最多放得下 254 步
lane-refused-greedy-low-g = g 小先会让 g 又起作用；f = h 取 h 相同者中最早放入的
lane-refused-ties-of-cost = 不用启发函数时 f 就是 g，f 相同的局面 g 也相同
lane-refused-ties-of-buckets = 7b 境按 f 和 g 找局面，不知道 f 相同者中哪个最早放入
lane-refused-there = 这就是 { $letter } 道
lane-refused-full = 最多并排 { $most } 道

## 录像中的位置，如 `before expansion 4`：片段
## $position  从 1 数起的字符     $fault $reason  下面的片段，或局面的片段
## $word $quantity $rest    原样    $known  可用的词

error-place = 第 { $position } 个字符：{ $fault }
error-place-condition = 缺一个条件
error-place-word = 没有条件“{ $word }”；可用的是 { $known }
error-place-comparison = “{ $quantity }”后面缺 =、!=、<、<=、> 或 >=
error-place-number = 缺一个数
error-place-number-large = 数要小于 2 的 63 次方
error-place-number-zero = 编号从 1 开始
error-place-whole = “{ $quantity }”是整数
error-place-tenths = 数最多有一位小数
error-place-board = 局面：{ $reason }
error-place-rest = 多出“{ $rest }”

## 网页地址：片段，接在冒号后面
## $host $character $port    原样

error-page-scheme = 开头既不是 `https://` 也不是 `http://`
error-page-no-host = 缺主机名
error-page-host = “{ $host }”不是主机名
error-page-character = 这里不能有“{ $character }”
error-page-port = “{ $port }”不是端口号
