### 窗口里的位置：前往、断点、书签。
### $place 用文末的位置用词。

places = 跳转
places-hint = 前往某处；断点；书签
places-field = 前往
places-field-hint = 868，或剪枝、f 增大等
places-next = 下一处
places-next-hint = 往后找这样的位置；后面没有就从头找
places-back = 上一处
places-back-hint = 往前找这样的位置；前面没有就从末尾找
places-add = 设为断点
places-add-hint = 播放到这样的位置就停下
places-explained = 只写一个数，就是第几次扩展；其他的写那里发生什么，像例子那样；后面加 # 和一个数 n，就是从头数起的第 n 处。
places-read = 读作：{ $place }
places-not-here = { $lane }没有这样的位置：{ $place }
places-cancel = 取消
places-searching = { $round ->
    [around] { $direction ->
        [back] 正在从末尾找…… { $percent }
       *[forward] 正在从头找…… { $percent }
    }
   *[other] 正在找…… { $percent }
}
places-breakpoint-on = 断点，开：{ $place }
places-breakpoint-off = 断点，关：{ $place }
places-examples = 例子

place-example-expansion = 第 100 次扩展
place-example-f-step = 扩展的局面 f 超过以前所有的
place-example-layer = 一层的第一次扩展
place-example-iteration = 换了阈值，新一轮开始
place-example-meeting = 两边相遇
place-example-lookup = 查一次表
place-example-tie = 下一次取时有三个以上的局面并列
place-example-improved = 就要找到到某个局面的更短路径
place-example-duplicate = 后继是到达过的局面
place-example-backward = 从目标数起的第三层
place-example-pruned = 走了 10 步的局面被剪枝
place-example-frontier = 待扩展的局面增加到 10 个
place-example-stack = 栈里的局面增加到 10 个
place-example-solved = 就要到达目标

breakpoints = 断点
breakpoints-none = 播放到这里列出的位置就停下。
breakpoint-remove = 删除断点：{ $place }
bookmarks = 书签
bookmarks-none = 还没有。书签记住题目、哪一道、设置和时刻。
bookmark = 书签
bookmark-place = { $lane }，第 { $n } 个事件，{ $start }
bookmark-place-goal = { $lane }，第 { $n } 个事件，{ $start } → { $goal }
bookmark-note = 备注
bookmark-note-of = 备注：{ $bookmark }
bookmark-remove = 删除书签：{ $bookmark }

toast-at-breakpoint = 断点：{ $place }
toast-no-more-breakpoints = { $direction ->
    [back] 前面没有断点了
   *[forward] 后面没有断点了
}
toast-no-breakpoints = { $lane }没有打开的断点
toast-place-around = { $direction ->
    [back] 前面没有，从末尾找到：{ $place }
   *[forward] 后面没有，从头找到：{ $place }
}
toast-place-here = 只有这一处，就在这里：{ $place }
toast-place-none = 录下的事件里没有：{ $place }
toast-place-cancelled = 不再找这个位置
toast-no-bookmarks = 还没有书签

key-places-does = 前往某处；断点；书签
key-breakpoint-does = 下一个、上一个断点
key-bookmark-does = 设书签，写备注
key-next-bookmark-does = 下一个书签
key-previous-bookmark-does = 上一个书签

## 位置的用词；字母的写法总能读。几个词用竖线隔开，显示第一个。

place-word-start = 开头 | 起始
place-word-end = 末尾 | 结尾
place-word-before = 就要 | 先于
place-word-and = 且 | 并且
place-word-event = 事件
place-word-expansion = 扩展
place-word-forward = 从起点 | 正向
place-word-backward = 从目标 | 反向
place-word-board = 局面 | 状态
place-word-begin = 开始
place-word-expand = 扩展
place-word-new = 新局面
place-word-entered = 进入
place-word-duplicate = 重复 | 重复局面
place-word-parent = 退回父局面 | 父局面
place-word-improved = 路径更短
place-word-reopened = 重新待扩展
place-word-pruned = 剪枝
place-word-retreat = 回溯
place-word-iteration = 新一轮 | 换阈值
place-word-layer = 层 | 新的一层
place-word-f-step = f 增大 | f增大
place-word-meeting = 相遇
place-word-look-up = 查表
place-word-solved = 到达目标 | 求得解
place-word-g = g
place-word-h = h
place-word-f = f
place-word-bound = 阈值
place-word-frontier = 待扩展数
place-word-expanded = 已扩展数 | 扩展数
place-word-tie = 并列 | 并列数
