# 搜索的内部：搜索树、等值线、数据结构。

inside-tree = 搜索树
inside-tree-hint = 搜索树：每个后继挂在生成它的状态下面
inside-contours = 等值线
inside-contours-hint = 按 g 与 h 排列的结点：同一条对角线上 f 相同
inside-structure = 数据结构
inside-structure-hint = 这一境的数据结构，以及上一个事件对它做了什么
inside-empty = 没有搜索
inside-empty-why = 奇偶性说明：从起点到目标没有路径。
key-inside-does = 内部：搜索树、等值线、数据结构
