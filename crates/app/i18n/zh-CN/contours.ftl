# g 与 h 的平面。

contours-title = f 的等值线
contours-pending = 正在排布搜索树。
contours-growing = 还在增长：随搜索重新排布
contours-note = 搜索树的每个结点计入它的 g 与 h 所在的格。数字是已扩展和待扩展的结点数，重复的不计。同一条对角线上 g + h = f 相同。
contours-note-greedy = 搜索树的每个结点计入它的 g 与 h 所在的格。数字是已扩展和待扩展的结点数，重复的不计。同一行上 f = h 相同。
contours-g = g
contours-h = h
contours-expanded = 已扩展 { $n }
contours-earlier = 仅前几轮扩展过 { $n }
contours-open = 待扩展 { $n }
contours-pruned = 超出阈值 { $n }
contours-duplicate = 重复 { $n }
contours-unseen = 尚未生成 { $n }
contours-legend-expanded = 已扩展
contours-legend-earlier = 前几轮扩展过
contours-legend-open = 待扩展
contours-legend-pruned = 剪枝
contours-legend-unseen = 尚未生成
contours-legend-path = 当前结点的路径
contours-legend-f = 它的 f
contours-legend-bound = 阈值
contours-legend-next-bound = 目前的下一阈值
contours-cell = g { $g } · h { $h } · f { $f }
contours-click = 点击：到这一格的第一次扩展
contours-never = 这一格的结点一个也不会被扩展
contours-table = 结点按 g（0 到 { $g }）与 h（至 { $h }）排列：{ $counts }。
contours-current = 当前结点的 g 为 { $g }，h 为 { $h }，f 为 { $f }。

## 各道并排

planes-expanded = 已扩展
planes-generated = 只生成
planes-f = 正在扩展的 f，或阈值
planes-legend = 各道在同一个 g、h 平面上
planes-note = 每个局面计入它的 g 和 h 所在的一格；h 是那一道自己的，没有就用曼哈顿距离。f 相等的线：f = g 是一列，f = h 是一行，f = g + h 是斜线，f = g + w · h 的斜线更平。
planes-counting = 正在计数
planes-no-f = 不按 f 取局面
planes-label = { $lane }，{ $formula }：已扩展 { $expanded }，只生成 { $generated }
planes-cell = g { $g } · h { $h }（{ $heuristic }）· { $f }
planes-cell-boards = 已扩展 { $expanded } · 只生成 { $generated }
contours-one-hint = 所选的一道
contours-lanes-hint = 显示的各道，都在同一个 g、h 平面上
