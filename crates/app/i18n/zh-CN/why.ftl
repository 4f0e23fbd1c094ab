### 解说“为什么走这一步”的一句话。先说答案，只占一行，用句号结束。
###
### 编号写作 why-<类>-<事件>[-<情形>]。类有 queue（第一、二境）、table（第三境）、twoway（第四境）、list（第五、六境）、
### heap（第七境）、buckets（7b）、deep（第八境）。整数以数的形式交来，其余是文字；$h、$f 和阈值也是文字，加权时精确到十分之一步（12.4）。
###
### 变量
###   $move       生成这个局面的空格移动：u l r d
###   $g $h $f    事件所说的局面的值，$f = $g + $h；舍弃的局面：按这条路径算
###   $layer      离这一边根局面的步数，也就是事件所说的局面的 g；舍弃的局面：按这条路径算
###   $waiting    事件之后待扩展的局面数（-turn- 是之前）；deep：路径上还剩的局面数
###   $other      -turn-：另一边待扩展的局面数 · deepen：上一个阈值
###   $left       twoway：本层还没扩展的局面数 · look-up：这一步之后还剩的步数
###   $bound      这一轮的阈值
###   $weight     加权启发函数的权（文字）
###   $moves      解的步数；相遇时：经过此处的步数
###   $forward $backward   相遇时：离起点的步数，离目标的步数
###   $lookups    到现在为止查表的次数，这一次也算
###   $expanded   一共扩展的局面数
###   $inversions 逆序数
###
### 各条用到的变量
###   why-before                            –
###   why-start-is-goal                     –
###   why-no-solution                       inversions
###   why-queue-begin                       –
###   why-queue-expand                      layer waiting
###   why-queue-open                        move layer waiting
###   why-queue-duplicate, -path-back       move layer
###   why-queue-solved                      moves
###   why-queue-exhausted                   expanded
###   why-table-begin                       –
###   why-table-expand                      layer waiting
###   why-table-open                        layer waiting
###   why-table-duplicate, -path-back       layer
###   why-table-look-up                     move left
###   why-table-look-up-goal                lookups
###   why-table-look-up-missing             –
###   why-table-solved                      moves lookups
###   why-table-exhausted                   expanded
###   why-twoway-begin-forward, -backward   –
###   why-twoway-turn-forward, -backward    waiting other      （一层的第一次扩展）
###   why-twoway-turn-equal                 waiting
###   why-twoway-expand-forward, -backward  layer left
###   why-twoway-expand-met                 layer left         （两边已经相遇）
###   why-twoway-open-forward, -backward    move layer
###   why-twoway-open-looked-up             move layer         （两边在这里相遇，或者还不知道）
###   why-twoway-duplicate, -path-back      move layer
###   why-twoway-meet                       forward backward moves
###   why-twoway-meet-again                 moves
###   why-twoway-solved                     moves
###   why-twoway-exhausted                  expanded
###   why-list-begin                        h
###   why-list-expand, -expand-low-g        f g
###   why-list-expand-any-g                 f first
###   why-list-open                         move g h f
###   why-list-improve, -reopen             g f                （reopen：它已经扩展过）
###   why-list-improve-greedy               g f
###   why-list-duplicate                    move g
###   why-list-path-back                    move g
###   why-list-solved, -solved-blank        moves
###   why-list-solved-greedy, -solved-early moves
###   why-list-solved-early-weighted        moves weight
###   why-list-solved-weighted              moves weight
###   why-list-exhausted                    expanded
###   why-heap-…                            同 why-list-…
###   why-buckets-…                         同 why-list-…
###   why-deep-begin                        h
###   why-deep-deepen-first, -first-over    bound
###   why-deep-deepen-limit                 bound
###   why-deep-deepen                       bound other
###   why-deep-expand                       g f bound
###   why-deep-open                         move g h f bound
###   why-deep-prune                        move f bound
###   why-deep-retreat                      move bound waiting
###   why-deep-retreat-start                bound
###   why-deep-solved-weighted              moves bound weight
###   why-deep-solved-blank                 moves bound
###   why-deep-solved, -solved-first        moves bound        （first：在第一轮里）
###   why-deep-solved-limit                 moves bound
###   why-deep-exhausted                    bound
###   why-deep-not-entered                  inversions

## 各类通用

why-before = 搜索的开头：前进一个事件就开始。
why-before-question = 搜索的开头。
why-start-is-goal = 0 步求得解：起点就是目标，不用搜。
why-no-solution = 无解：{ inversions-odd }，所以不搜。

## 队列：第一、二境

why-queue-begin = 起点入队：第 0 层，队列里只有它。
why-queue-expand = 为什么是它：它最先入队；在第 { $layer } 层，队列里还有 { $waiting } 个。
why-queue-open = 新局面：走 { $move } 到第 { $layer } 层，首次到达；队列里现在有 { $waiting } 个。
why-queue-duplicate = 舍弃：走 { $move } 到的局面已经到达过，那条路径不超过 { $layer } 步。
why-queue-path-back = 舍弃：走 { $move } 只是撤销上一步；按这条路径，父局面要到第 { $layer } 层，深了两层。
why-queue-solved = { moves }求得解：各层依次扩展，不可能有更短的路径。
why-queue-exhausted = 无解：能到达的 { $expanded } 个局面全扩展完了，其中没有目标。

## 打表：第三境

why-table-begin = 目标入表，距离是 0；从它反向往外搜。
why-table-expand = 为什么是它：它最先入队，距离是 { $layer }；队列里还有 { $waiting } 个。
why-table-open = 表里新添：离目标 { $layer } 步的局面；待扩展的有 { $waiting } 个。
why-table-duplicate = 舍弃：表里已有这个局面；按这条路径，它的距离是 { $layer }。
why-table-path-back = 舍弃：这只是撤销上一步，距离 { $layer } 多出两步。
why-table-look-up = 查表：应当走 { $move }，之后还剩 { $left } 步。
why-table-look-up-goal = 查表：这就是目标；一共查了 { $lookups } 次。
why-table-look-up-missing = 查表：表里没有这个局面，所以它到不了目标。
why-table-solved = { moves }求得解，查表 { $lookups } 次；这张表留着，别的起点也能用。
why-table-exhausted = 无解：能到达目标的 { $expanded } 个局面都在表里，其中没有起点。

## 双向：第四境

why-twoway-begin-forward = 起点是正向的根：第 0 层，一个局面。
why-twoway-begin-backward = 目标是反向的根：第 0 层，一个局面。
why-twoway-turn-forward = 为什么是正向：这边待扩展 { $waiting } 个，那边 { $other } 个，少的先扩展。
why-twoway-turn-backward = 为什么是反向：这边待扩展 { $waiting } 个，那边 { $other } 个，少的先扩展。
why-twoway-turn-equal = 为什么是正向：两边待扩展都是 { $waiting } 个，一样多时正向在先。
why-twoway-expand-forward = 为什么是它：正向第 { $layer } 层要整层扩展，轮到了它；本层还有 { $left } 个。
why-twoway-expand-backward = 为什么是它：反向第 { $layer } 层要整层扩展，轮到了它；本层还有 { $left } 个。
why-twoway-expand-met = 为什么还扩展：做完第 { $layer } 层，数目才与移动顺序无关；本层还有 { $left } 个。
why-twoway-open-forward = 新局面：走 { $move } 到正向第 { $layer } 层，另一边还没有到达过。
why-twoway-open-backward = 新局面：走 { $move } 到反向第 { $layer } 层，另一边还没有到达过。
why-twoway-open-looked-up = 这边的新局面：走 { $move } 到第 { $layer } 层；接着到另一边去查。
why-twoway-duplicate = 舍弃：走 { $move } 到的局面这一边已经到达过，那条路径不超过 { $layer } 步。
why-twoway-path-back = 舍弃：走 { $move } 只是撤销上一步；按这条路径，父局面要到第 { $layer } 层，深了两层。
why-twoway-meet = 相遇：离起点 { $forward } 步，离目标 { $backward } 步，一共 { moves }。
why-twoway-meet-again = 又一次相遇，一共 { moves }；路径仍走第一次相遇处。
why-twoway-solved = { moves }求得解：整层整层地扩展，第一次相遇就是最短。
why-twoway-exhausted = 无解：扩展 { $expanded } 次之后，有一边再没有局面，两边没有相遇。

## 表：第五、六境

why-list-begin = 起点进入待扩展表：g = 0，h = { $h }，所以 f = { $h }。
why-list-expand = 为什么是它：表里 f 最小的是 { $f }，其中它的 g = { $g } 最大。
why-list-expand-low-g = 为什么是它：表里 f 最小的是 { $f }，其中它的 g = { $g } 最小。
why-list-expand-any-g = 为什么是它：表里 f 最小的是 { $f }，其中它{ $first ->
    [lifo] 最后
   *[fifo] 最早
}放入。
why-list-open = 新局面：走 { $move } 得 g = { $g }，h = { $h }，带着 f = { $f } 进表。
why-list-improve = 路径更短：到这个局面只要 { $g } 步；f 降到 { $f }，旧的一项作废。
why-list-improve-greedy = 路径更短：到这个局面只要 { $g } 步；f = h 还是 { $f }，旧的一项作废。
why-list-reopen = 路径更短：到这个已扩展的局面只要 { $g } 步；重新放进表里，f = { $f }。
why-list-duplicate = 舍弃：走 { $move } 到的局面已经到达过，那时 g 不超过 { $g }。
why-list-path-back = 舍弃：走 { $move } 只是撤销上一步，g = { $g } 多出两步。
why-list-solved = { moves }求得解：表里没有小于 { $moves } 的 f，不可能有更短的路径。
why-list-solved-weighted = { moves }求得解：表里没有更小的 f；至多是最短路径的 { $weight } 倍。
why-list-solved-blank = { moves }求得解：h 可能高估 1，但各路径的步数同奇偶，不会有更短的。
why-list-solved-early = { moves }求得解：目标的父局面 f 最小，不可能有更短的路径。
why-list-solved-early-weighted = { moves }求得解：目标的父局面 f 最小；至多是最短路径的 { $weight } 倍。
why-list-solved-greedy = { moves }求得解：只看 h，可能还有更短的路径。
why-list-exhausted = 无解：扩展 { $expanded } 次之后待扩展表空了，没有到达目标。

## 堆：第七境

why-heap-begin = 起点进堆：g = 0，h = { $h }，所以 f = { $h }。
why-heap-expand = 为什么是它：堆里 f 最小的是 { $f }，其中它的 g = { $g } 最大。
why-heap-expand-low-g = 为什么是它：堆里 f 最小的是 { $f }，其中它的 g = { $g } 最小。
why-heap-expand-any-g = 为什么是它：堆里 f 最小的是 { $f }，其中它{ $first ->
    [lifo] 最后
   *[fifo] 最早
}放入。
why-heap-open = 新局面：走 { $move } 得 g = { $g }，h = { $h }，带着 f = { $f } 进堆。
why-heap-improve = 路径更短：到这个局面只要 { $g } 步；f 降到 { $f }，旧的一项作废。
why-heap-improve-greedy = 路径更短：到这个局面只要 { $g } 步；f = h 还是 { $f }，旧的一项作废。
why-heap-reopen = 路径更短：到这个已扩展的局面只要 { $g } 步；重新放进堆里，f = { $f }。
why-heap-duplicate = 舍弃：走 { $move } 到的局面已经到达过，那时 g 不超过 { $g }。
why-heap-path-back = 舍弃：走 { $move } 只是撤销上一步，g = { $g } 多出两步。
why-heap-solved = { moves }求得解：堆里没有小于 { $moves } 的 f，不可能有更短的路径。
why-heap-solved-weighted = { moves }求得解：堆里没有更小的 f；至多是最短路径的 { $weight } 倍。
why-heap-solved-blank = { moves }求得解：h 可能高估 1，但各路径的步数同奇偶，不会有更短的。
why-heap-solved-early = { moves }求得解：目标的父局面 f 最小，不可能有更短的路径。
why-heap-solved-early-weighted = { moves }求得解：目标的父局面 f 最小；至多是最短路径的 { $weight } 倍。
why-heap-solved-greedy = { moves }求得解：只看 h，可能还有更短的路径。
why-heap-exhausted = 无解：扩展 { $expanded } 次之后堆空了，没有到达目标。

## 桶：7b

why-buckets-begin = 起点进桶：g = 0，h = { $h }，所以 f = { $h }。
why-buckets-expand = 为什么是它：第一个不空的桶是 f = { $f }、g = { $g }，g 大的在前。
why-buckets-expand-low-g = 为什么是它：第一个不空的桶是 f = { $f }、g = { $g }，g 小的在前。
why-buckets-expand-any-g = 为什么是它：第一个不空的桶是 f = { $f }；不用启发函数时 f 就是 g。
why-buckets-open = 新局面：走 { $move }，h = { $h }，排到桶 f = { $f }、g = { $g } 的末尾。
why-buckets-improve = 路径更短：到这个局面只要 { $g } 步；f 降到 { $f }，旧的一项作废。
why-buckets-reopen = 路径更短：到这个已扩展的局面只要 { $g } 步；重新放进桶里，f = { $f }。
why-buckets-duplicate = 舍弃：走 { $move } 到的局面已经到达过，那时 g 不超过 { $g }。
why-buckets-path-back = 舍弃：走 { $move } 只是撤销上一步，g = { $g } 多出两步。
why-buckets-solved = { moves }求得解：f 小于 { $moves } 的桶都空了，不可能有更短的路径。
why-buckets-solved-weighted = { moves }求得解：桶里没有更小的 f；至多是最短路径的 { $weight } 倍。
why-buckets-solved-blank = { moves }求得解：h 可能高估 1，但各路径的步数同奇偶，不会有更短的。
why-buckets-solved-early = { moves }求得解：目标的父局面 f 最小，不可能有更短的路径。
why-buckets-solved-early-weighted = { moves }求得解：目标的父局面 f 最小；至多是最短路径的 { $weight } 倍。
why-buckets-exhausted = 无解：扩展 { $expanded } 次之后桶都空了，没有到达目标。

## 加深：第八境

why-deep-begin = 从起点开始：g = 0，h = { $h }，所以 f = { $h }。
why-deep-deepen-first = 第一个阈值是 { $bound }：就是起点的 f，不可能有更短的解。
why-deep-deepen-first-over = 第一个阈值是 { $bound }：就是起点的 f；h 可能高估，解也许更短。
why-deep-deepen-limit = 只有一轮，深度限制是 { $bound }：更深的局面都剪掉。
why-deep-deepen = 新阈值 { $bound }：超出 { $other } 的 f 当中它最小；从起点重新搜。
why-deep-expand = 为什么是它：路径上最新的局面，深 { $g } 步；f = { $f } 没有超出阈值 { $bound }。
why-deep-open = 保留：走 { $move } 得 g = { $g }，h = { $h }，f = { $f } 没有超出阈值 { $bound }。
why-deep-prune = 剪枝：走 { $move } 得 f = { $f }，超出阈值 { $bound }。
why-deep-retreat = 回溯：在阈值 { $bound } 之内，{ $move } 下面搜完了；路径上还剩 { $waiting } 个局面。
why-deep-retreat-start = 回溯：在阈值 { $bound } 之内，起点下面搜完了；路径空了。
why-deep-solved = { moves }求得解，阈值是 { $bound }：更小的阈值都搜过，没有解。
why-deep-solved-first = { moves }求得解，就在第一个阈值 { $bound } 之内：不可能有更短的路径。
why-deep-solved-weighted = { moves }求得解，阈值是 { $bound }：至多是最短路径的 { $weight } 倍。
why-deep-solved-blank = { moves }求得解，阈值是 { $bound }：h 可能高估 1，但各路径同奇偶。
why-deep-solved-limit = { moves }求得解，在深度限制 { $bound } 之内：可能还有更短的路径。
why-deep-exhausted = 到深度 { $bound } 为止：限制之内都搜过，没有搜到目标。
why-deep-not-entered = 不搜：{ inversions-odd }。不记录到达过的局面，搜索就不会结束。
