# Permissions as Discord itself calls them.

permission-view-channel = 查看频道
permission-send-messages = 发送消息
permission-send-messages-in-threads = 在子区内发送消息
permission-embed-links = 嵌入链接
permission-attach-files = 添加附件
permission-read-message-history = 阅读消息历史记录
permission-create-public-threads = 创建公开子区
