### 命令行上写错了什么，命令为什么没有做成。半句话，接在“错误：”后面。
###
### $argument   选项，或参数的名字
### $value $text $name   原样的文字

usage-error = 错误：{ $what }

## 连着写的几个名字

usage-next = { $before }、{ $name }
usage-last = { $before } 和 { $name }

## 写了什么

usage-refused = 值 '{ $value }' 不能用于 '{ $argument }'：{ $reason }
usage-argument = 第 { $number } 个参数：{ $fault }
usage-not-utf8-text = 不是 UTF-8：“{ $text }”
usage-arguments = 参数加起来超过 { $most } 个字符

## 文字为什么不是值

usage-not-a-realm = 没有“{ $name }”这个境，可选 { $all }
usage-order-stranger = 第 { $position } 个字符“{ $letter }”不是 u、l、r、d 之一
usage-order-again = 第 { $position } 个字符 { $letter } 重复了
usage-order-short = 顺序要写全 u、l、r、d 四个，这里只有 { $count } 个
usage-weight = 权重是 { $least } 到 { $greatest } 的数，至多一位小数，例如 2.0
usage-weight-range = 权重在 { $least } 到 { $greatest } 之间
usage-size = 大小是宽 x 高，以像素计，例如 1440x900
usage-size-range = 大小在 { $least } 到 { $greatest } 之间
usage-times = 不是正整数
usage-times-range = { $value } 不在 1 到 { $most } 之间

## 要求了什么

usage-start = 起点“{ $text }”：{ $fault }
usage-goal = 目标“{ $text }”：{ $fault }
usage-start-beside-file = 已经用 `--file` 读局面，不能再另给局面
usage-goal-twice = 目标给了两次：一次跟在起点后面，一次在 `--goal` 里
usage-weight-alone = `--weight` 只与 `--heuristic weighted` 同用，别的启发函数没有权重
usage-lane = { $option } { $value }：{ $reason }
usage-trace-option = `{ $option }` 只与 `--format { $format }` 同用
usage-not-in-tree = `--around`：搜索没有生成过 { $board }
usage-realm-twice = `--realms`：第 { $realm } 境写了两次，每个境只有一行

usage-seed = 种子是小于 2^64 的整数

## 实验

usage-no-experiment = 缺 `{ $option }`：实验要有局面和赛道，或者用两样都带的预设
usage-no-boards = `{ $boards }` 没有局面：离这个目标最远的局面是 { $farthest } 步
usage-too-many-pairs = { $lanes } 条赛道乘 { $boards } 个局面，超过 { $most } 对
usage-no-rounds = `--rounds` 要有一条第八境的赛道
usage-journal-as-output = { $file } 是这次运行的日志，结果要写到别处
usage-empty-list = { $file } 里没有局面
usage-long-list = { $file } 太长：最多 { $most } 行局面
usage-other-goal = { $file }：{ $start } 的目标是 { $goal }，与前面的局面不同；一个实验只有一个目标
usage-journal-in-use = { $file } 是另一次运行的日志，那次还没有结束
usage-journal-torn = { $file } 的第一行不完整：写明局面和赛道就从头开始
usage-other-experiment = { $file } 是另一个实验的日志：{ $difference }

## 某一时刻的问题

usage-line = “{ $text }”：{ $fault }
usage-question-puzzle = 单有题目不是时刻，还要写明境和位置：`{ $line }`
usage-question-option = `{ $option }` 不与 `--kind { $kind }` 同用，只与 { $all } 同用
usage-question-twice = { $lane }写了两次，只能排一次
usage-question-realms-of-lanes = `--realms`：这一行是自选的赛道，用 `--lanes` 从中选
usage-question-lanes-of-realms = `--lanes`：这一行没有自选的赛道，用 `--realms` 选境
usage-question-no-lane = `--lanes`：这一行没有 { $letter } 道，最后一道是 { $last }
usage-question-realm = `{ $kind }` 只能问第 { $all } 境，不能问第 { $realm } 境
usage-question-moment = 在 `{ $place }` 不能问 `{ $kind }`：{ $when }
usage-question-board = 在 `{ $place }`，走 { $move } 得不到局面：没有在扩展，或者空格走不过去
usage-question-no-path = 不能问 `{ $kind }`：到不了目标
usage-question-nothing-searched = 不能问 `{ $kind }`：起点就是目标，没有搜索
usage-question-too-long = 搜索太长：录了 { $events } 个事件，后面还有
usage-when-next = 下一个事件要取出一个局面；第八境则要刚扩展一个局面
usage-when-fate = 下一个事件要产生一个后继
usage-when-board = 要有这个局面
usage-when-bound = 下一个事件要开始新的一轮
usage-when-layer = 下一个事件要是一层的第一次扩展
usage-when-start = 这一问只在搜索开始之前
usage-when-heap = 下一个事件要把一项放进堆里，或从堆里取出，而且堆里至多 15 项
usage-when-bucket = 下一个事件要把一个局面放进桶里，或从桶里取出
usage-when-frontier = 上一个事件要扩展一个局面
usage-when-code = 没有下一个事件

## 评测的输入

usage-place = 第 { $line } 行第 { $column } 列，第 { $case } 组：{ $fault }
usage-start-of-case = 起点：{ $fault }
usage-goal-of-case = 目标：{ $fault }
usage-no-board = 这里没有局面
usage-second-board = 从“{ $character }”开始是第二个局面，而只问一个
usage-no-count = 缺少组数
usage-not-a-count = “{ $text }”不是组数，组数有 1 到 18 位
usage-surplus = 组数是 { $cases }，后面却还有内容
usage-utf16 = 输入是 UTF-16，要用 UTF-8
usage-no-format = 除 `--goal` 外还要给出一个格式：{ $formats } 之一
usage-no-form = 没有格式的文件以 `{ $ending }` 结尾；文件名的结尾应是 { $endings } 之一，或加上 `--format`
usage-no-film = 动画的格式是 `gif` 或 `apng`，图用 `film`，或别的图加 `--from`
usage-no-solution = 没有找到解，所以没有解的动画
usage-no-film-of = `{ $figure }` 没有动画
usage-no-frames = 从 { $from } 开始的动画没有画面：它在 { $to } 结束
usage-long-film = 动画有 { $frames } 个画面，太长了：最多 { $most } 个；把 `--from` 和 `--to` 改近一些
usage-no-table = `{ $figure }` 没有表格，改用 `png` 或 `svg`
usage-puzzle-as-file = “{ $text }”是题目；前面要写文件名，例如 `picture.png`
usage-goal-in-input = `--goal` 不与 { $format } 同用：它的输入里每组都有目标

## 文件

usage-standard-input = 标准输入
usage-in-line = { $file } 第 { $line } 行：{ $fault }
usage-one-a-line = { $fault }（每行是一道题）
usage-line-too-long = 这一行超过 { $most } 个字符
usage-file-unread = { $file } 读不出来：{ $reason }
usage-unread = 输入读不出来：{ $reason }
usage-unwritten = 答案写不出去：{ $reason }
usage-exists = 已经有这个名字的文件；要替换它就加 `--force`
