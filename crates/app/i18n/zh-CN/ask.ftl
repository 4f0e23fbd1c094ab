### 关于搜索的提问：问什么，什么是对的、为什么，答错的像谁。都是完整的句子。
###
### 整数以数的形式交来；h、f 和阈值是文字，加权时精确到十分之一步（12.4）；与 h 相加的 g 也是文字。
###
### $move       空格的移动：u l r d                          $order   移动顺序：ulrd
### $what       g、h 或 f                                    $heuristic   启发函数的名字
### $g $h $f    所问局面的值                                 $old     以前到达它时的 g
### $n          个数                                         $side    forward 或 backward
### $tie        high-g、low-g 或 none                        $first   fifo 或 lifo

## 问什么

ask-next = 下一个扩展哪个局面？
ask-next-ties = 下一个扩展哪个局面（{ $tie ->
    [none] 只看 f 的大小
    [low-g] f 并列时取 g 最小的
   *[high-g] f 并列时取 g 最大的
}）？
ask-next-table = 下一个查哪个局面？
ask-next-deep = 接下来沿哪一步深入，还是退回？
ask-fate = 走 { $move } 得到的后继会怎样？
ask-value-start = 起点的 { $what } 是多少（h：{ $heuristic }）？
ask-value-after = 走 { $move } 得到的局面，{ $what } 是多少（h：{ $heuristic }）？
ask-bound = 下一轮的阈值是多少？
ask-meet = 新的一层开始了：两边会在这一层相遇吗？
ask-side = 新的一层开始了：扩展哪一边？
ask-count = 一共会扩展多少个局面？
ask-count-table = 打表一共会扩展多少个局面？
ask-order-expansions = 按扩展数，它们按什么顺序完成？
ask-order-expansions-looked-up = 按扩展数（第三境按查表数），它们按什么顺序完成？
ask-order-operations = 按操作次数，它们按什么顺序完成？
ask-order-run-time = 按用时，它们按什么顺序完成？
ask-solvable = 能到达目标吗？
ask-heap-put = 走 { $move } 得到的局面（f { $f }，g { $g }），最后在堆的哪个下标？
ask-heap-take = 取走堆顶之后，堆顶是哪个局面？
ask-bucket-put = 从 g 为 { $g } 的局面走 { $move }，得到的局面放进哪个桶？
ask-bucket-take = 下一个局面从哪个桶取？
ask-frontier = 这次扩展之后，待扩展的局面有多少个？
ask-frontier-both = 这次扩展之后，两边待扩展的局面一共有多少个？
ask-code = 下一个事件由哪一行产生？
ask-over-start = 起点的 h 比真实距离大吗（h：{ $heuristic }）？
ask-over-after = 走 { $move } 得到的局面，h 比真实距离大吗（h：{ $heuristic }）？

## 什么是对的：下一个

ask-next-right-queue = { $half ->
    [0] 先取等得最久的。
   *[other] 先取等得最久的；同层的其他局面算对一半。
}
ask-next-right-table = { $n ->
    [1] 表里写着 { $move }：离目标近一步的邻居只有这一个。
   *[other] 表里写着 { $move }：离目标近一步的邻居有 { $n } 个，哪个都对。
}
ask-next-right-layer = { $side ->
    [backward] 反向第 { $layer } 层要整层扩展，本层剩下的局面里，先取等得最久的。
   *[forward] 正向第 { $layer } 层要整层扩展，本层剩下的局面里，先取等得最久的。
}
ask-next-right-turn = { $side ->
    [backward] 反向待扩展结点 { $n } 个，正向 { $other } 个，少的一边先扩展，先取等得最久的。
   *[forward] 正向待扩展结点 { $n } 个，反向 { $other } 个，少的一边先扩展，先取等得最久的。
}
ask-next-right-turn-equal = 两边待扩展结点都是 { $n } 个：哪一边等得最久的都对，这里正向在先。
ask-next-right-list-any-g = f 最小是 { $f }；{ $n ->
    [1] 这样的局面只有它。
   *[other] { $n } 个并列，哪个都对，这里取{ $first ->
        [lifo] 最后
       *[fifo] 最先
    }放入的。
}
ask-next-right-list = f 最小是 { $f }，其中 g { $tie ->
    [low-g] 最小
   *[high-g] 最大
}是 { $g }；{ $n ->
    [1] 这样的局面只有它。
   *[other] { $n } 个并列，哪个都对，这里取{ $first ->
        [lifo] 最后
       *[fifo] 最先
    }放入的。
}
ask-next-right-goal = 它就是目标：只取出，不扩展。
ask-next-right-both = { $rule }{ $goal }
ask-next-right-enter = 按移动顺序 { $order }，{ $move } 是第一个 f 不超出阈值的：f 是 { $f }，阈值 { $bound }。
ask-next-right-back = 除了父局面，没有后继的 f 不超出阈值 { $bound }，所以回溯。
ask-next-right-end = 没有后继的 f 不超出阈值 { $bound }：已经退回起点，这一轮结束。

## 什么是对的：后继会怎样

ask-fate-right-new = 首次到达它，g = { $g }。
ask-fate-right-new-side = 这一边首次到达它，另一边还没有到达过。
ask-fate-right-meets = 另一边已到达过它：这一边 { $g } 步，另一边 { $rest } 步，一共 { $sum } 步。
ask-fate-right-entered = f 是 { $f }，不超出阈值 { $bound }：进入它。
ask-fate-right-pruned = f 是 { $f }，超出阈值 { $bound }：剪枝。
ask-fate-right-duplicate = 以前到达过，g = { $old }；这条路径 g = { $g }，并不更短。
ask-fate-right-parent = 走 { $move } 只是撤销上一步：它是父局面，以前到达时 g = { $old }。
ask-fate-right-improved = 以前到达过，g = { $old }；这条路径 g = { $g }，所以 f 降到 { $f }。
ask-fate-right-improved-greedy = 以前到达过，g = { $old }；这条路径 g = { $g }，f = h 还是 { $f }。
ask-fate-right-reopened = 以前以 g = { $old } 扩展过；这条路径 g = { $g }，所以重新待扩展，f = { $f }。

## 什么是对的：其余各类

ask-value-right-g = g 是离起点的步数：{ $g }。
ask-value-right-h = h 是{ $heuristic }：{ $h }。
ask-value-right-h-zero = 不用启发函数时，每个局面的 h 都是 0。
ask-value-right-h-sum = h 是{ $heuristic }：{ $sum } = { $h }。
ask-value-right-f-greedy = f = h = { $h }。
ask-value-right-f = f = g + h = { $g } + { $h } = { $f }。
ask-bound-right = 被剪枝的后继有 { $n } 个，其中 f 最小是 { $f }。
ask-meet-right-yes = 层数：正向 { $forward } + 反向 { $backward } + 这一层 = { $sum }，正是最短路径的步数。
ask-meet-right-no = 层数：正向 { $forward } + 反向 { $backward } + 这一层 = { $sum }；最短路径有 { $moves } 步。
ask-meet-right-never = 从起点到不了目标，两边不会相遇。
ask-side-right = 待扩展结点：正向 { $forward } 个，反向 { $backward } 个，少的一边先扩展。
ask-side-right-equal = 两边待扩展结点都是 { $n } 个：哪一边都对，这里正向在先。
ask-count-right = { $n } 个局面。
ask-count-right-factor = { $n } 个局面；大数是小数的 { $factor } 倍。
ask-order-right = 从小到大：{ $order }。
ask-solvable-right-yes = 逆序数是 { $n }，与目标的 0 一样是偶数。
ask-solvable-right-no = 逆序数是 { $n }，奇数；目标是 0，移动不改变奇偶。
ask-heap-right-put = { $swaps ->
    [0] 没有父结点比它靠后，所以留在末尾：下标 { $index }。
   *[other] 它与父结点交换 { $swaps } 次，上浮到下标 { $index }。
}
ask-heap-right-take = 最靠前的一项在堆顶：f 是 { $f }，g 是 { $g }。
ask-bucket-right-put = f = g + h = { $g } + { $h } = { $f }，每对 f、g 一个桶：f 是 { $f }，g 是 { $moves }。
ask-bucket-right-take = f 最小是 { $f }，其中 g { $tie ->
    [low-g] 最小
   *[high-g] 最大
}是 { $g }。
ask-frontier-right = 取走这个局面之后有 { $waiting } 个，又放进 { $added } 个：{ $n } 个。
ask-code-right = 由第 { $line } 行产生：{ $event }。
ask-over-right-yes = h 是 { $h }，真实距离是 { $distance }：h 高估。
ask-over-right-no = h 是 { $h }，真实距离是 { $distance }：h 没有高估。

## 像谁的答案

ask-next-rival-least-h = 那是贪心最佳优先，A* 还要加上 g。
ask-next-rival-least-sum = 那是 A*，它还要加上 g。
ask-next-rival-least-g = 那是一致代价搜索，A* 还要加上 h。
ask-next-rival-newest = 栈才取最新的。
ask-next-rival-other-g = f 最小，但并列时还要看 g。
ask-next-rival-least-f = 那是最佳优先；深度优先取第一个不超出阈值的。
ask-fate-rival-tree-search = 已到达过，g = { $old }：树搜索保留，图搜索舍弃。
ask-fate-rival-first-come = 到达过，但那条路径要 { $old } 步，这条 { $g } 步。
ask-fate-rival-has-a-table = 第八境不记局面，只看 f 和阈值。
ask-value-rival-blank-counted = 把空格也算了，它不是数码。
ask-value-rival-other-heuristic = 算成了另一个启发函数：{ $heuristic }。
ask-value-rival-f-for-h = 那是 f，里面有 g。
ask-value-rival-true-distance = 那是用真实距离当 h，而 h 不知道它。
ask-bound-rival-plus-one = 阈值不是加一，而是取被剪枝的 f 里最小的。
ask-bound-rival-plus-two = 阈值不是加二，而是取被剪枝的 f 里最小的。
ask-bound-rival-greatest = 那是被剪枝的 f 里最大的，应当取最小的。
ask-meet-rival-parity = 层数与步数一奇一偶，不可能相等。
ask-side-rival-in-turn = 不是轮流，看哪边待扩展结点少。
ask-count-rival-moves = 那是路径的步数；路径之外的局面也要扩展。
ask-count-rival-all-boards = 那是全部局面；找到目标，搜索就结束。
ask-order-rival-by-number = 那是各境的顺序：后面的境并非样样都好。
ask-order-rival-fewer-boards = 那是扩展数的顺序：局面少不等于代价小。
ask-solvable-rival-looks = 看着乱不等于无解，逆序数的奇偶才算数。
ask-heap-rival-sorted-array = 堆不是有序数组，只比父子。
ask-heap-rival-stays-at-end = 放在末尾以后，只要比父结点靠前就上浮。
ask-heap-rival-last-to-top = 空位先沉到底，最后一项填进去再上浮。
ask-bucket-rival-h-for-g = 桶按 f 和 g 分，不按 h。
ask-bucket-rival-other-g = f 最小，但并列时还要看 g。
ask-frontier-rival-parent-counted = 多了一个：后继里有父局面，它已到达过。
ask-frontier-rival-not-taken-out = 多了一个：正在扩展的局面已经取走。
ask-over-rival-never = 只有可采纳的 h 才不会高估。

## 答案，尽量短

ask-option-back = 回溯
ask-option-new = 新局面
ask-option-entered = 进入
ask-option-meets = 与另一边相遇
ask-option-duplicate = 重复，舍弃
ask-option-parent = 退回父局面
ask-option-improved = 路径更短
ask-option-reopened = 重新待扩展
ask-option-pruned = 剪枝
ask-option-forward = 正向
ask-option-backward = 反向
ask-option-yes = 是
ask-option-no = 否
ask-option-count = { $n }
ask-option-bucket = f { $f }，g { $g }
ask-option-line = 第 { $line } 行：{ $event }
ask-option-place = { $realms }（{ $cost }）
ask-option-span = { $realms }（{ $least }–{ $greatest }）
