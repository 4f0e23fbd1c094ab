### 保存：图、格式、文件会有多大。

save = 保存
save-open = 保存……
save-hint = 把窗口里的内容存成图片、动画或表格
save-as = 格式
save-form-png = PNG
save-form-png-hint = 由像素组成，哪里都能用
save-form-svg = SVG
save-form-svg-hint = 由线条组成，放多大都行
save-form-csv = CSV
save-form-csv-hint = 供其他程序读取的表格
save-form-markdown = Markdown
save-form-markdown-hint = 放进文字里的表格
save-form-gif = GIF
save-form-gif-hint = 动画，哪里都能播放
save-form-apng = APNG
save-form-apng-hint = 颜色不变的动画，网页里能播放
save-scale = 大小
save-scale-hint = 窗口每个点对应的像素数
save-theme = 主题
save-theme-hint = 图片的颜色
save-pixels = { $width } × { $height } 像素
save-points = { $width } × { $height } 点
save-rows = { $rows } 行
save-frames = { $frames } 个画面，{ $width } × { $height }
save-copy = 复制图片

## 动画。

film-events = 事件
film-positions = 位置
film-to = 到
film-first = 动画从哪里开始
film-last = 动画到哪里结束
film-most = 画面数
film-most-hint = 最多多少个画面
film-moves = { $stride ->
    [1] 每走一步一个画面。
   *[other] 每走 { $number } 步一个画面。
}
film-every-event = { $stride ->
    [1] 每个事件一个画面。
   *[other] 每 { $number } 个事件一个画面。
}
film-every-position = { $stride ->
    [1] 赛跑的每个位置一个画面。
   *[other] 赛跑每 { $number } 个位置一个画面。
}
film-seconds = 共 { $frames } 个画面，长 { $seconds } 秒。
film-made = 正在制作动画：{ $percent }%
film-made-of = 正在制作动画：{ $percent }%，共约 { $size }
film-large = 动画约有 { $size }。
film-want = 继续制作
film-unsaved = 动画已经做好，还没有写入文件。
film-cancel = 取消

## 图。

figure-window = 整个窗口
figure-board = 局面
figure-film = 解的每一步
figure-frontier = 待扩展结点
figure-expanded = 扩展数
figure-time = 运行时间
figure-question = 题目
figure-results = 答题成绩
figure-step = 单步
figure-map = 地图
figure-map-part = 地图的可见部分
figure-tree = 搜索树
figure-tree-part = 搜索树的可见部分
figure-contours = f 的等值线
figure-structure = 数据结构
figure-race = 赛跑
figure-race-table = 赛跑成绩表
figure-must-expand = 必要扩展
figure-distances = h 与真实距离
figure-h-of-board = 一个局面的 h
figure-inadmissible = 不可采纳的启发函数
figure-orders = 移动顺序
figure-lab = 实验
figure-lab-table = 实验的表
figure-lab-growth = 随深度增长
figure-lab-ratio = 两个搜索的比值
figure-lab-trade-off = 扩展数与路径长度
figure-lab-spread = 一个深度上的分布
figure-lab-pairs = 两个搜索逐个对比
figure-lab-accuracy = 扩展数与 h 的准确度
figure-lab-rounds = 各轮与阈值
figure-lab-times = 用时与深度
figure-facts = 已知的事实
figure-of-lane = { $figure } · { $lane }

## 消息。

toast-picture-copied = 图片已复制
toast-not-saved = 没有保存
toast-sharing = 选择发送到哪里
error-no-dialog = 系统打不开对话框：在这里输入路径

key-save-does = 保存窗口里的图
key-save-data-does = 保存图里的数据，或提问的成绩
