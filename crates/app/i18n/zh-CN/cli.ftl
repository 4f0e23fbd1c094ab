### 命令行：表头，以及写到标准错误的通知。整数用逗号按三位分开。

## 各境的表

cli-realm = 境
cli-name = 名称
cli-lane = 道
cli-lane-name = 赛道
cli-moves = 步数
cli-expanded = 扩展数
cli-generated = 生成数
cli-frontier-peak = 待扩展峰值
cli-branching = b*
cli-work = 操作次数
cli-memory = 内存
cli-run-time = 用时
cli-ratio = ×
cli-spread = 最短–最长
cli-path = 路径：{ $path }
cli-puzzle = { $start } 到 { $goal }
cli-unweighed = 内存峰值未知，因为程序没能运行它自己：{ $reason }。
cli-without-effect = { $option } 不起作用：所选的境都不用它。
cli-answered-by-parity = 第八境不搜无解的题：它永远不会知道已经搜完。

## 问题的答案

cli-ask-right = 对：{ $answers }
cli-ask-half = 半对：{ $answers }
cli-ask-more = { $answers }……（共 { $n } 个）
cli-ask-does = 搜索：{ $why }
cli-ask-beyond = 这次搜索只有 { $events } 个事件：停在末尾。
cli-ask-beyond-expansions = 这次搜索只扩展 { $expanded } 个局面：停在末尾。
cli-ask-otherwise = 校验不符：生成这一行的版本，搜索过程与本版本不同。

## 搜索的记录

cli-recording = 正在录制搜索……
cli-trace-empty = 奇偶判定无解：没有搜索，所以没有事件。
cli-trace-full = 录制已满：只写出前 { $events } 个事件，搜索后面还有。
cli-trace-view = `Posthoc` 会画 `{ $view }`，适合 { $events } 个事件；用 `--view` 换别的画法。
cli-trace-name = 文件名以 { $ending } 结尾，`Posthoc` 才能打开。
cli-trace-cut = 图没有画全：只有 { $board } 周围最近的 { $most } 个结点。

## 没有显示器

cli-display-lost = 显示器断开了，窗口只好关闭。设置都保存着。
cli-display-lost-unkept = 显示器断开了，窗口只好关闭。最近改的设置没能保存。
cli-no-display = 窗口打不开：{ $reason }。
cli-install = 缺的东西在这些软件包里：{ $command }
cli-opengl = 窗口要用 `OpenGL` 2 来画；这里没有，或者版本太旧，在远程桌面上常常这样。
cli-page = 同一个窗口也能当网页打开：{ $address }
cli-sample = 例题，八境都搜一遍：
cli-opened = { $start } → { $goal }，八境都搜一遍：
cli-drawing = 正在画窗口……
cli-picture = 窗口的样子画在这个文件里：
cli-no-display-named = 没有指明显示器（`DISPLAY` 和 `WAYLAND_DISPLAY` 都没有设置）

## `check` 的各条事实

check-forecast = 共 { $facts } 条事实，用全部核心大约要 { $minutes } 分钟
check-one-thread = 无法启动线程，只用一个线程核对。
check-left = 还要 { $time }
check-done = { $facts } 条事实，条条相符，用了 { $seconds } 秒
check-instead = 得到 { $found }，应为 { $expected }
check-otherwise = 核对了 { $checked } 条事实，{ $red } 条不符
check-broken-off = 中途停下：{ $all } 条事实核对了 { $checked } 条，{ $red } 条不符
