# Buttons: at most 17 characters, so that phones show them whole.

button-join = 加入
button-leave = 离开
button-again = 重新发布
button-start = 开始
button-cancel = 取消
button-options = 选项
button-side = 选择阵营
button-language = 语言
button-move = 开始行动
button-text = 文字版
button-board = 版图
button-more = 更多
button-hand = 我的手牌
button-orders = 预设指令
button-tiles = 剩余
button-log = 记录
button-older = 较早
button-newer = 较新
button-rules = 规则摘要
button-export = 导出
button-back = 返回
button-confirm = 确认
button-start-over = 重新选择
button-resign = 认输
button-thread = 创建子区
