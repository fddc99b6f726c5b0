# Opening a table, and typing moves.

lobby-opened = 《{ $game }》已在下面开桌。点“{ button-start }”之前都可以选择阵营和选项。
place-or-thread = 想再开一桌，请创建子区或换一个频道。
place-or-channel = 想再开一桌，请换一个频道。
thread-opened = 新的一桌在这里：{ $thread }

option-with-second = 邀请2
option-with-third = 邀请3
option-with-fourth = 邀请4
option-with-more-description = 另一位想邀请的人

option-options = 选项
option-options-description = 约定的选项，从列表中选择；开始之前都可以修改
option-table-language = 语言
option-table-language-description = 这一桌公开内容的语言；开始之前都可以修改
option-part = 局部
option-part-description = 叠加图层或版图的一部分；列表里有所有可选的内容
error-no-lens = 版图没有叫“{ $lens }”的部分。请从输入时出现的列表中选择。
picture-closer = 同一张版图，放大刚刚发生变化的地方

completion-move = { $move } · { $preview }
error-too-long = 行动最多 { $longest } 个字符，这个太长了。请从输入时出现的列表中选择。
