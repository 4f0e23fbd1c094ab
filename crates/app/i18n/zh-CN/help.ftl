### 程序和各命令的帮助。选项名和值不翻译，所以写在代码里。一行不超过 70 列，连缩进放得进 80 列的终端。

## 标题，以及用法一行里的词

help-usage = 用法：
help-any-options = [选项]
help-any-command = [命令]
help-commands = 命令：
help-arguments = 参数：
help-options = 选项：
help-default = { $what } [默认：{ $value }]

## 程序和各命令

help-program = 看八种搜索解八数码，后一种总比前一种多一个想法
help-program-more =
    不写命令就打开窗口。局面是逐行写下的九格：1 到 8 和一个空格
    （x、0、_、. 或 *），写成一个参数或九个参数都行，括号、引号和分隔符不算。
    写两个局面，就是起点和目标。
help-open = 打开窗口，直接到搜索的某个时刻或某道题
help-solve = 用一个境解一道题
help-compare = 用几个境解同一道题，计数和用时并排列出
help-judge = 按评测格式作答：从标准输入到标准输出
help-ask = 在搜索的某一时刻提一个问题，并给出答案
help-trace = 把一次搜索的事件写给其他程序读，或把它的树写成图
help-trace-more =
    格式有三种：本程序自己的 JSON 行、搜索调试器 `Posthoc` 的记录、
    `Graphviz` 的图。例如：

      `eight-realms trace 23415x768 --format jsonl`
      `eight-realms trace 123456x78 --realm 8 --format dot --depth 2`
help-lab = 用几种搜索解许多局面，列出它们的数字
help-lab-more =
    计数在任何电脑上都一样；用时在计数之后一个接一个地量。
    日志保存已经量到的。中断时写出已有的结果。例如：

      `eight-realms lab --boards sample:4@2..10/2 --lane 7 --lane 8`
      `eight-realms lab --preset better-h --boards depth:12 --pairs`
help-deal = 写出给定深度的局面，每行一个
help-deal-more =
    局面变多时，前面的不变。例如：

      `eight-realms deal --depth 20 --count 100 --seed 1`
      `eight-realms deal --depth 2..30/2 --count 3`
help-check = 核对状态空间和各种搜索的已知事实
help-check-more = 有一条不符，退出码就是 1。
help-export = 把一张图或它的表格存成文件
help-export-more =
    图片带标题、数字的约定和这一时刻的一行文字，
    不带能点的东西。例如：

      `eight-realms export race-table --format csv`
      `eight-realms export tree --realm 7 --format svg`
help-export-figure =
    存什么：`window`, `film`, `step`, `board`, `tree`,
    `contours`, `structure`, `race`, `race-table`,
    `must-expand`, `map`, `distances`, `h-of-board`,
    `inadmissible`, `orders`, `frontier`, `expanded`, `time`
help-export-realm = 第几境 [默认：那一行里的]
help-export-at = 事件；赛跑时是位置 [默认：末尾]
help-export-from =
    事件动画的第一个事件，赛跑时是第一个位置
help-export-to = 最后一个 [默认：末尾]
help-export-format = 格式 [默认：按文件名，否则 `png`]
help-export-scale = 每个点的像素数，1 到 4 [默认：2；动画为 1]
help-export-size = 窗口的大小，以点计，用于 `window`
help-export-theme = 图的主题
help-export-text = SVG 里的字母保留为文字，不转成线条
help-export-language = 图的语言
help-picture = 把各境都搜过之后的窗口画成 PNG 文件
help-completions = 写出 shell 用来补全命令和选项的内容
help-completions-more =
    例如：

      `eight-realms completions bash`
      `eight-realms completions zsh`
help-shell = 哪一种 shell
help-help = 显示这份帮助，或某个命令的帮助

## 题目，以及怎样搜索

help-board = 起点
help-boards = 起点；写 - 就从标准输入读，每行一个
help-boards-file = 从文件读起点，每行一个
help-goal = 目标
help-order = 空格四个方向的先后，24 种之一
help-tie =
    A*（第五到七境）：f 最小的局面里先取哪个，按 g，
    或 `none`（不看 g） [默认：`high-g`]
help-tie-order = A*：还并列时先取哪个 [默认：`fifo`]
help-goal-test =
    第一、二境和第五到七境何时测试目标 [默认：第一、二境
    生成时，A* 取出时]；`compare` 只用于广搜，
    赛道写明的除外
help-f = 第五到七境按什么排序：g 与 h 之和，或只按 h（贪心）
help-depth-limit =
    第八境配 `--heuristic zero`：只搜一轮，深到 N 步，
    0 到 40
help-lane =
    用赛道代替境：一境加上它的设置，如 `7:h=linear-conflict`
    或 `8:h=zero,l=23`；最多八道
help-preset =
    一组赛道，说明一个道理：`heuristics`、`equal-f`、
    `weights`、`four-f`、`uninformed` 或 `book`
help-heuristic =
    第五到八境换用的启发函数：`zero`（不用）、`misplaced`、
    `misplaced-blank`、`manhattan`、`linear-conflict`
    或 `weighted`
help-weight = `--heuristic weighted` 的权重，1.0 到 5.0，一位小数 [默认：2.0]
help-no-parity =
    第二境到第七境：奇偶判定无解也照样搜
    （第一境总是搜，第八境有深度限制才搜）
help-runs = 用时测 N 次；不写就测到足够准为止
help-json = 输出 JSON
help-realm =
    用哪个境，写编号或名字：`bfs` 是 2，
    `bidirectional` 是 4，`astar` 是 7，`idastar` 是 8
help-trace-realm =
    用哪个境，写编号或名字，可加设置，
    如 `7:h=weighted,w=2.0`
help-trace-format = 格式
help-view =
    `posthoc`：每个事件画什么：九个数码、三行，或不画 [默认：
    10,000 个事件以内 `tiles`，50,000 以内 `rows`，再多 `none`]
help-around =
    `dot`：中间是哪个局面，写成一个参数 [默认：目标，
    没有路径时是起点]
help-tree-depth = `dot`：周围几步以内，0 到 40 [默认：3]
help-output = 写到哪个文件；不写或写 - 就写到标准输出
help-moves =
    路径的写法：空格的走向（`blank`）、数码的走向（`tile`）、
    数码编号（`numbers`）、文字（`words`）、局面（`boards`）
help-memory = 只输出搜索的内存峰值，单位是字节
help-realms = 用哪些境，各一次，按行的顺序
help-csv = 输出 CSV
help-markdown = 输出 Markdown
help-lab-preset =
    一个实验：`book`（Russell 和 Norvig 的表）、`growth`、
    `ties`、`weights`、`better-h`、`same-h`、`two-ways`、
    `uninformed`、`orders` 或 `rounds`；`--boards` 和 `--lane` 改它
help-lab-boards =
    起点：`all`、`depth:24`、`sample:100@2..30/2`、
    `list:FILE`（每行一个局面）或 `-`（标准输入）
help-lab-lane =
    一种搜索：境和它的设置，例如 `7` 或 `8:h=zero,l=23`；
    有几种就写几次
help-lab-seed = 抽样的种子 [默认：1]
help-lab-measure = 计数之外还量什么
help-lab-no-twins =
    每种搜索都自己数，哪怕另一种扩展的局面和顺序都相同
help-lab-journal = 结果一出来就写进一个新文件
help-lab-resume = 接着日志里的那次运行
help-lab-jobs = 同时搜索几个 [默认：核心数减一]
help-lab-rows = 每条赛道和局面一行：JSON 行或 CSV
help-lab-summary = 每条赛道和深度的数字：默认
help-lab-pairs = 每条赛道与第一条逐个局面对比
help-lab-rounds = 第八境的各轮，按阈值，旁边是公式的值
help-deal-depth = 局面离目标几步：`20`、`2..30` 或 `2..30/2`
help-deal-count = 每个深度几个局面
help-deal-seed = 打乱用的种子

## 其余的命令

help-quick = 只做几秒钟的核对，这是默认
help-full = 另外搜遍所有起点，用全部核心，要几分钟
help-check-json =
    输出 JSON 数组，各项有 `name`、`expected`、
    `found`、`ok`、`seconds`
help-format =
    格式：
    `poj1077`、`hdu1043`：若干局面，
    各答一条路径或 `unsolvable`；
    `uva652`：同上，先写组数，答案之间空一行；
    `acwing845`：一个局面，写成一行或三行，
    答步数或 -1，也合 `Baekjoon 1525`
    和 `AOJ ALDS1_13_B`；
    `luogu1379`：同上，目标是 123804765；
    `hdu3567`：先写组数，每组有起点和目标，
    答组号、步数和路径；
    `pair`：起点和目标，写成一行或两行，可有多组，
    各答步数或 -1（蓝桥杯）
help-judge-goal =
    目标，输入里有目标的格式除外 [默认：
    12345678x，`luogu1379` 是 1238x4765]
help-open-line =
    时刻，例如 `8r1:23415x768:7@e486`，
    或只有题目；前后有别的文字、写成网址也行
help-line =
    时刻，例如 `8r1:23415x768:7@e486`；
    前后有别的文字、写成网址也行
help-kind =
    问哪一类：`next`、`fate`、`value`、
    `bound`、`meet`、`side`、`count`、
    `order`、`solvable`、`heap`、
    `bucket`、`frontier`、`code`、`over`
help-question-of =
    `value`、`over`：问哪个局面：起点，
    或正在扩展的局面走一步 [默认：`start`]
help-what = `value`：问它的哪个数 [默认：h]
help-measure = `order`：按什么 [默认：`expansions`]
help-question-realms = `order`：排哪些境 [默认：全部八境]
help-question-lanes = `order`：排哪几道 [默认：全部]
help-question-json = 输出一行 JSON
help-file = 画到哪个文件；- 指标准输出
help-force = 替换已经有的文件
help-picture-line =
    画什么：时刻，例如 `8r1:23415x768:7@e486`，
    或一道题；不写就画示例
help-size = 宽和高，以像素计
help-picture-language = 窗口的语言
help-theme = 窗口的主题
help-of = 命令

## 各命令都有的选项

help-language =
    帮助、消息和表格的语言，优先于
    LC_ALL、LC_MESSAGES 和 LANG
help-flag = 显示帮助
help-flag-short = 显示帮助（`--help` 更详细）
help-flag-long = 显示帮助（`-h` 更简短）
help-version = 显示版本
