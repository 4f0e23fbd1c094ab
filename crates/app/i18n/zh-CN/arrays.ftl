# 第一、二、三境的内部：有序集合、数组、表。

## 局面的下标

index = 下标
index-tile = 数码
index-smaller = 后面更小的
index-times = 乘以
index-adds = 加上
index-line = 排名
index-cell = 空格的位置
index-note = 局面在数组里的下标：排名 × 9 + 空格的位置。
index-tile-note = 八个数码连成一行来读，不算空格。
index-smaller-note = 后面有几个数码比它小：这就是这一位。
index-times-note = 后面数码个数的阶乘：它们有这么多种排法。
index-adds-note = 这一位乘以阶乘。加起来就是排名。
index-line-note = 这个排列在八个数码的全部 40 320 个排列里，按字典序排第几，从 0 数起：各位之和。
index-cell-note = 同一个排列有九个局面：空格可以在九个格子中的任何一个，格子逐行编号，从 0 到 8。
index-digit = 数码 { $tile }：后面更小的有 { $smaller } 个，× { $factorial } = { $adds }
index-digit-note = 每一位算一次操作。
index-sum = 排名 { $line } × 9 + 空格的位置 { $cell } = 下标 { $index }
index-sum-so-far = 排名算到 { $line }
cantor = 康托展开值
cantor-note = 九个格子，空格当作 9，按字典序排第几，从 0 数起：教材和题解给的多是这个数。搜索用的是下标。
cantor-sum = 康托展开值：{ $sum } = { $number }

## 全部的项，和其中的九项

strip = 已写 { $n } 项，共 { $all } 项；这一项的下标是 { $index }
strip-half = 有一半永远空着：奇偶不同
strip-note = 全部的项，按下标 0 到 362 879 排列；颜色越深，那一段里已写的越多。奇偶不同的排列永远到不了。
element = { $index }：{ $board }，{ $content }
element-note = 数码排列相同的九个局面在数组里连在一起：只是空格从一格移到下一格。
element-empty = 未写
element-flag = 已到达
element-filled = 已填
element-empty-words = 什么也没写
element-flag-words = 记着：已到达
element-start-words = 起点，没有走法
element-move-words = 由 { $move } 生成
element-sign-words = 走 { $move } 离目标更近
element-goal-words = 这就是目标
element-nowhere-words = 到不了目标
element-filled-words = 录制以前就已填好

## 下面：退回的路径、查表、路径串的队列

path-back = 退回起点
path-back-rule = 撤销这一项里写的那一步，就是父局面
path-back-note = 从这个局面退回起点。每个局面下面：项里写的、生成它的那一步，和它的下标。
walk = 逐步查表
walk-later = 表打好以后才开始
walk-note = 从起点走到目标，不用搜索。每个局面下面：从表里读出的一步，和它的下标。
path-queue = 路径串的队列
path-queue-letters = { $paths } 条路径，共 { $letters } 个字母
path-queue-note = 每一项是一个局面和从起点来的整条路径，一步一个字母。
path-queue-taken = 从队首取出：
path-queue-taken-note = 接着扩展这个局面，它的每个新后继都要复制这条路径。
path-queue-made = 复制，再添一个字母：
path-queue-made-note = 每有一个新后继，就把正在扩展的局面的路径整条复制一次。
path-queue-nothing = 这个事件不复制路径
path-queue-front = 队首：先取
path-queue-back = 队尾：刚放入
path-queue-entry = 第 { $place } 项：{ $path }，{ $board }

## 有序集合

set-sought = 要查的字符串：{ $string }
set-sought-note = 按行写成字符串的局面，x 是空格。
set-no-lookup = 这个事件什么也不查。
set-new = 新局面：放在这里
set-duplicate = 找到了：重复
set-path-back = 找到了：退回父局面
set-before = { $n } 个字符串里，排在它前面的有 { $before } 个。
set-comparisons = 比较 { $n } 次
set-possible = 还可能与它相等的有 { $n } 个。
set-compared-with = 比较的字符串
set-sought-comes = 要查的
set-after = 在后
set-before-it = 在前
set-equal = 相等
set-axis = 相隔字符串数
set-axis-note = 按字典序，中间隔着集合里的几个字符串，对数刻度；中间的竖线是要查的字符串的位置。
set-row-after = 第 { $n } 次比较：{ $string }，第 { $letter } 个字符不同，要查的在后；还剩 { $possible } 个可能
set-row-before = 第 { $n } 次比较：{ $string }，第 { $letter } 个字符不同，要查的在前；还剩 { $possible } 个可能
set-row-equal = 第 { $n } 次比较：{ $string }，相等
set-row-note = 第一个不同的字符决定先后。长条：这次比较之前还有可能的字符串。
