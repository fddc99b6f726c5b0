# Servers and their moderators: settings, and what is done at tables that are not one's own.

server-title = 本服务器的设置
server-language = 公开内容的语言：{ $language }
server-language-menu = 语言
server-moderators = 游戏桌管理员：{ $role }，以及所有可以管理消息的成员
server-moderators-none = 游戏桌管理员：所有可以管理消息的成员
server-moderators-menu = 可以管理游戏桌的身份组
server-ratings-on = 等级分：开启，用“/{ command-stats }”查看
server-ratings-off = 等级分：关闭
server-overview = 游戏桌一览：在 { $channel }
server-overview-none = 游戏桌一览：无
server-overview-stands = 游戏桌一览马上会出现在 { $channel }，并一直保持更新。它只列出能看到那个频道的人都能看到的游戏桌。可以把它置顶；不想要了就删除它。

moderator-title = { $game }，第 { $number } 桌
moderator-nothing = 这一桌的消息都已发出，我在 { $channel } 也不缺任何权限。
moderator-missing = 我在 { $channel } 缺少权限：{ $names }。补上权限后，待发的消息就会发出。
moderator-locked = 子区 { $channel } 已锁定。管理员解锁后，待发的消息就会发出。
moderator-hidden = 我看不到频道 { $channel }，或者它已经不在了。等我能再看到它，待发的消息就会发出。
moderator-held = 有一条消息试了 { $attempts } 次还没发出，下次重试：{ $again-relative }。Discord 的回应：{ $error }
moderator-given-up = 最后一条消息试了 { $attempts } 次仍未发出，已经放弃。Discord 的回应：{ $error }
moderator-late = { $name } 这个回合已经超时，其他人可以决定怎么办。
moderator-over = 这一桌已经不在进行了。
moderator-pause-menu = 暂停多久
moderator-seat-menu = 把座位交给别人
moderator-person-menu = 由谁接替
moderator-person-ask = 由谁接替 { $player }？选定之后立即入座。
moderator-end-ask = 要就此结束这一桌《{ $game }》吗？不计结果，所有座位和频道都会空出来，大家会知道是你结束的。结束后不能反悔。
moderator-done = 已完成，并在频道里说明。

notice-moderator-paused = 管理员 { $names } 暂停了这一桌，其间不计时。恢复时间：{ $until }（{ $until-relative }）。
notice-moderator-resumed = 管理员 { $names } 结束了暂停。
notice-moderator-ended = 管理员 { $names } 结束了这一桌。不计结果，不追究任何人。
notice-moderator-replaced = 管理员 { $names } 把一个座位交给了别人。
note-moderated-end = 已由管理员结束。

button-server-ratings-on = 开启等级分
button-server-ratings-off = 关闭等级分
button-server-overview = 在这里显示一览
button-server-no-overview = 不要一览
button-moderator-resume = 结束暂停
button-moderator-end = 结束这一桌

command-server = 服务器
command-server-description = 供管理本服务器的人使用
command-server-settings = 设置
command-server-settings-description = 查看和修改本服务器的游戏桌设置
command-server-overview = 一览
command-server-overview-description = 在这里发布所有游戏桌的一览，并保持更新
command-server-table = 游戏桌
command-server-table-description = 查看一桌为什么停住；暂停、结束或换人
option-table = 桌号
option-table-description = 游戏桌的编号，可从列表中选择；不填就是这个频道的那一桌

error-not-moderator = 只有可以管理该桌频道消息的成员，或者拥有本服务器指定身份组的成员，才能管理这里的游戏桌。没有任何改变。用“/{ command-games }”可以看到你自己的游戏桌，以及各桌能做的事。
error-not-manager = 只有可以管理本服务器的成员才能修改服务器设置。没有任何改变。你自己的设置在“/{ command-settings }”。
error-server-only = 这是给服务器用的，请在装有我的服务器里使用。你自己的设置在“/{ command-settings }”。
error-no-such-table = 本服务器没有这个编号的进行中的游戏桌。请从输入时出现的列表中选择。
error-no-bot = 机器人不能入座。没有任何改变，请选择真人。
error-not-in-server = 对方不在本服务器，座位没有变动。请选择一位成员。
