### 各境在阶梯上的短名和一句话的思路。
### 阶梯最窄 224 点：短名不超过十个汉字宽，思路不超过十二个汉字宽。

lane-of-realm = 第 { $label } 境
lane-of-realm-first = 第 { $label } 境
lane-of-own = 第 { $label } 道
lane-of-own-first = 第 { $label } 道
lanes-of-realm = { $count ->
   *[other] 第 { $labels } 境
}
lanes-of-own = { $count ->
   *[other] 第 { $labels } 道
}

realm-1-name = 暴力广搜+STL
realm-1-idea = 字符串放进有序集合
realm-2a-name = 广搜+哈希+路径
realm-2a-idea = 用数组下标，存路径串
realm-2-name = 广搜+哈希
realm-2-idea = 用数组下标，只记父局面
realm-3-name = 广搜+哈希+打表
realm-3-idea = 先打一次表，以后只查
realm-4-name = 双向广搜+哈希
realm-4-idea = 两头搜，中间相遇
realm-5-name = A*+不在位数
realm-5-idea = 不在位的数码个数
realm-6-name = A*+曼哈顿
realm-6-idea = 各数码距离之和
realm-7-name = A*+曼哈顿+小顶堆
realm-7-idea = 优先队列，顺序不变
realm-7b-name = A*+曼哈顿+桶
realm-7b-idea = 每对 f、g 一个队列
realm-8-name = IDA*+曼哈顿
realm-8-idea = 只存一条路径，阈值渐增

## 用的不是自己的启发函数时

realm-5-name-with = A*+{ $heuristic }
realm-6-name-with = A*+{ $heuristic }
realm-7-name-with = A*+{ $heuristic }+小顶堆
realm-7b-name-with = A*+{ $heuristic }+桶
realm-8-name-with = IDA*+{ $heuristic }
realm-idea-with = h：{ $heuristic }
brief-heuristic-zero = h = 0
brief-heuristic-misplaced = 不在位数
brief-heuristic-misplaced-blank = 空格也算
brief-heuristic-manhattan = 曼哈顿
brief-heuristic-linear-conflict = 线性冲突
brief-heuristic-weighted = 加权 { $w }
