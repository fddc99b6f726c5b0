# Risk: Metal Gear Solid: the words for its things. Pictures use them, too.

risk_mgs-name = 战国风云：潜龙谍影

## Territories and zones

risk_mgs-territory-alaska = 阿拉斯加
risk_mgs-territory-northwest-territory = 西北地区
risk_mgs-territory-greenland = 格陵兰
risk_mgs-territory-alberta = 艾伯塔
risk_mgs-territory-ontario = 安大略
risk_mgs-territory-quebec = 魁北克
risk_mgs-territory-western-united-states = 美国西部
risk_mgs-territory-eastern-united-states = 美国东部
risk_mgs-territory-central-america = 中美洲
risk_mgs-territory-venezuela = 委内瑞拉
risk_mgs-territory-peru = 秘鲁
risk_mgs-territory-brazil = 巴西
risk_mgs-territory-argentina = 阿根廷
risk_mgs-territory-iceland = 冰岛
risk_mgs-territory-great-britain = 大不列颠
risk_mgs-territory-scandinavia = 斯堪的纳维亚
risk_mgs-territory-northern-europe = 北欧
risk_mgs-territory-western-europe = 西欧
risk_mgs-territory-southern-europe = 南欧
risk_mgs-territory-russia = 俄罗斯
risk_mgs-territory-north-africa = 北非
risk_mgs-territory-egypt = 埃及
risk_mgs-territory-east-africa = 东非
risk_mgs-territory-congo = 刚果
risk_mgs-territory-south-africa = 南非
risk_mgs-territory-madagascar = 马达加斯加
risk_mgs-territory-ural = 乌拉尔
risk_mgs-territory-siberia = 西伯利亚
risk_mgs-territory-yakutsk = 雅库茨克
risk_mgs-territory-kamchatka = 堪察加
risk_mgs-territory-irkutsk = 伊尔库茨克
risk_mgs-territory-mongolia = 蒙古
risk_mgs-territory-japan = 日本
risk_mgs-territory-afghanistan = 阿富汗
risk_mgs-territory-china = 中国
risk_mgs-territory-india = 印度
risk_mgs-territory-middle-east = 中东
risk_mgs-territory-southeast-asia = 东南亚
risk_mgs-territory-indonesia = 印度尼西亚
risk_mgs-territory-new-guinea = 新几内亚
risk_mgs-territory-western-australia = 澳大利亚西部
risk_mgs-territory-eastern-australia = 澳大利亚东部
risk_mgs-territory-oh-bow = 世外方舟舰首
risk_mgs-territory-oh-deck = 世外方舟甲板
risk_mgs-territory-oh-stern = 世外方舟舰尾

risk_mgs-zone-north-america = 北美
risk_mgs-zone-south-america = 南美
risk_mgs-zone-europe = 欧洲
risk_mgs-zone-africa = 非洲
risk_mgs-zone-asia = 亚洲
risk_mgs-zone-australia = 澳洲
risk_mgs-zone-outer-haven = 世外方舟

## Factions

risk_mgs-faction-praying-mantis = 祈祷螳螂
risk_mgs-faction-otselotovaya-khvatka = 山猫钩爪
risk_mgs-faction-raven-sword = 渡鸦之剑
risk_mgs-faction-werewolf = 狼人军团
risk_mgs-faction-pieuvre-armement = 武装章鱼

## How they look in pictures

risk_mgs-look-praying-mantis = 绿色螳螂
risk_mgs-look-otselotovaya-khvatka = 黄色山猫
risk_mgs-look-raven-sword = 紫色渡鸦
risk_mgs-look-werewolf = 蓝色的狼
risk_mgs-look-pieuvre-armement = 橙色章鱼

## Who else holds territories

risk_mgs-owner-neutral = 中立
risk_mgs-owner-troopers = 方舟骑兵
risk_mgs-owner-nobody = 无主

## Bosses: name, and what they do (at most 100 characters in all)

risk_mgs-boss-solid-snake = 固蛇
risk_mgs-boss-text-solid-snake = 防御时头目骰 +1；随行军队调遣时可以穿过别人的领地。
risk_mgs-boss-raiden = 雷电
risk_mgs-boss-text-raiden = 从所在领地进攻时，每次掷骰后可以重掷 1 颗攻击骰。
risk_mgs-boss-liquid-ocelot = 液体山猫
risk_mgs-boss-text-liquid-ocelot = 最高攻击骰 +1；雇主每次领取点数时多得 1,000 DP。
risk_mgs-boss-rat-patrol = 沙漠之鼠小队
risk_mgs-boss-text-rat-patrol = 最高防御骰 +1；每次招募多得 1 支军队，放在小队身边。
risk_mgs-boss-bb-unit = BB部队
risk_mgs-boss-text-bb-unit = 所有攻击骰 +1，所有防御骰 -1。
risk_mgs-boss-vamp = 吸血鬼
risk_mgs-boss-text-vamp = 每位玩家的回合里，所在领地首次战损时少损失 1 支军队。
risk_mgs-boss-roy-campbell = 罗伊·坎贝尔
risk_mgs-boss-text-roy-campbell = 次高防御骰 +1；每次招募多得 1 支军队；多 1 次调遣。
risk_mgs-boss-eva = 夏娃
risk_mgs-boss-text-eva = 进攻时头目骰 +1；商店卡便宜 1,000 DP；所在领地失守时可以逃脱。

## Cards of the shop: name, and what they do (at most 80 characters)

risk_mgs-card-rail-gun = 磁轨炮
risk_mgs-card-text-rail-gun = 消灭一个相邻敌方领地的 3 支军队，最后 1 支除外。
risk_mgs-card-javelin = 标枪导弹
risk_mgs-card-text-javelin = 消灭一个相邻敌方领地的 2 支军队，最后 1 支除外。
risk_mgs-card-air-strike = 空袭
risk_mgs-card-text-air-strike = 掷 1 颗骰子，消灭任意敌方领地同样数量的军队，最后 1 支除外。
risk_mgs-card-gekko-drop = 月光空投
risk_mgs-card-text-gekko-drop = 在你的一个领地放置 3 支军队。
risk_mgs-card-sop-link = SOP 连接
risk_mgs-card-text-sop-link = 本回合每次掷骰，你的最高攻击骰 +1。
risk_mgs-card-stealth-camouflage = 隐形迷彩
risk_mgs-card-text-stealth-camouflage = 在你的任意两个领地之间移动最多 6 支军队，至少留守 1 支。
risk_mgs-card-solid-eye = 固体之眼
risk_mgs-card-text-solid-eye = 本回合，防御方的机场与头目失效，只保留 8 面骰。
risk_mgs-card-stun-grenade = 震撼弹
risk_mgs-card-text-stun-grenade = 本回合，一个相邻的敌方领地最多用 1 颗骰子防御。
risk_mgs-card-nanomachine-jammer = 纳米机械干扰器
risk_mgs-card-text-nanomachine-jammer = 一位敌方头目失去能力与 8 面骰，直到你的下个回合。
risk_mgs-card-id-laundering = ID 芯片洗白
risk_mgs-card-text-id-laundering = 从一位对手那里拿走最多 3,000 DP。
risk_mgs-card-helm-override = 方舟夺舵
risk_mgs-card-text-helm-override = 将世外方舟移到任意停靠点；若全舰由另一位玩家控制则不可用。
risk_mgs-card-mantis-doll = 螳螂人偶
risk_mgs-card-text-mantis-doll = 一个相邻敌方领地的最多 2 支军队倒戈，最后 1 支除外。
risk_mgs-card-rpg7 = RPG-7
risk_mgs-card-text-rpg7 = 本次掷骰，你的最高攻击骰 +2。
risk_mgs-card-sniper-rifle = 狙击步枪
risk_mgs-card-text-sniper-rifle = 重掷防御方本次的最高骰。
risk_mgs-card-pentazemin = 镇定剂
risk_mgs-card-text-pentazemin = 重掷你本次的 1～3 颗攻击骰。
risk_mgs-card-claymore = 阔剑地雷
risk_mgs-card-text-claymore = 遭到攻击、掷骰之前：攻击方损失 2 支军队，最后 1 支除外。
risk_mgs-card-chaff-grenade = 干扰弹
risk_mgs-card-text-chaff-grenade = 取消对手刚刚付费使用的一张卡。
risk_mgs-card-octocamo = 章鱼迷彩
risk_mgs-card-text-octocamo = 遭到攻击、掷骰之前：本回合该领地不能被攻击。
risk_mgs-card-bulletproof-vest = 防弹衣
risk_mgs-card-text-bulletproof-vest = 遭到攻击：本回合该领地的所有防御骰 +1。
risk_mgs-card-smoke-grenade = 烟雾弹
risk_mgs-card-text-smoke-grenade = 遭到攻击：重掷攻击方本次的最高骰。
risk_mgs-card-compress = 镇痛贴
risk_mgs-card-text-compress = 本次掷骰，你少损失 1 支军队。
risk_mgs-card-rations = 口粮
risk_mgs-card-text-rations = 在你的领地放置 2 支军队，可以分开放。
risk_mgs-card-cardboard-box = 纸箱
risk_mgs-card-text-cardboard-box = 多调遣 1 次。
risk_mgs-card-metal-gear-mk2 = 合金装备 Mk. II
risk_mgs-card-text-metal-gear-mk2 = 多抽 1 张领地卡。
risk_mgs-card-militia-garrison = 民兵驻防
risk_mgs-card-text-militia-garrison = 在你自己总部所在的领地放置 4 支军队，前提是它仍归你控制。
risk_mgs-card-drebin-special = 德雷宾特惠
risk_mgs-card-text-drebin-special = 免费抽 2 张商店卡。
risk_mgs-card-mercenary-contract = 佣兵合同
risk_mgs-card-text-mercenary-contract = 立即免费雇用一位头目，也可以替换你现有的头目。

## Objectives: name, and in at most 18 characters

risk_mgs-objective-control-europe = 控制欧洲
risk_mgs-objective-short-control-europe = 欧洲
risk_mgs-objective-control-north-america = 控制北美
risk_mgs-objective-short-control-north-america = 北美
risk_mgs-objective-control-asia = 控制亚洲
risk_mgs-objective-short-control-asia = 亚洲
risk_mgs-objective-control-8-cities = 控制 8 座城市
risk_mgs-objective-short-control-8-cities = 8 座城市
risk_mgs-objective-take-outer-haven-1-turn = 一回合内占领世外方舟
risk_mgs-objective-short-take-outer-haven-1-turn = 一回合占领方舟
risk_mgs-objective-take-4-cities-1-turn = 一回合内占领 4 座城市
risk_mgs-objective-short-take-4-cities-1-turn = 一回合占 4 座城市
risk_mgs-objective-take-10-territories-1-turn = 一回合内占领 10 个领地
risk_mgs-objective-short-take-10-territories-1-turn = 一回合占 10 个领地
risk_mgs-objective-control-2-enemy-hq = 控制 2 个敌方总部
risk_mgs-objective-short-control-2-enemy-hq = 2 个敌方总部
risk_mgs-objective-control-18-territories = 控制 18 个领地
risk_mgs-objective-short-control-18-territories = 18 个领地
risk_mgs-objective-control-2-zones = 控制 2 个完整区域
risk_mgs-objective-short-control-2-zones = 2 个区域
risk_mgs-objective-control-outer-haven-2-rounds = 连续 2 回合控制世外方舟
risk_mgs-objective-short-control-outer-haven-2-rounds = 控制方舟 2 回合
risk_mgs-objective-control-11-cities = 控制 11 座城市
risk_mgs-objective-short-control-11-cities = 11 座城市

## Rewards: name, and what they bring

risk_mgs-reward-minor-airfield = 机场
risk_mgs-reward-text-minor-airfield = 从该领地进攻或防御该领地时，你的最高骰 +1。
risk_mgs-reward-guaranteed-territory-card = 保证领地卡
risk_mgs-reward-text-guaranteed-territory-card = 你的每个回合结束时必得 1 张领地卡。
risk_mgs-reward-additional-maneuver = 额外调遣
risk_mgs-reward-text-additional-maneuver = 每回合多调遣 1 次。
risk_mgs-reward-starting-maneuver = 回合初调遣
risk_mgs-reward-text-starting-maneuver = 每回合第一次攻击之前可以调遣 1 次。
risk_mgs-reward-major-airfield = 机场
risk_mgs-reward-text-major-airfield = 从该领地进攻或防御该领地时，你的最高骰 +1。
risk_mgs-reward-two-armies = 2 支军队
risk_mgs-reward-text-two-armies = 每次招募多得 2 支军队，位置自选。
risk_mgs-reward-guaranteed-shop-card = 保证商店卡
risk_mgs-reward-text-guaranteed-shop-card = 每回合免费得 1 张商店卡。
risk_mgs-reward-second-boss = 第二位头目
risk_mgs-reward-text-second-boss = 你可以雇用 2 位头目。

## Other things on the map

risk_mgs-city = 城市
risk_mgs-airfield = 机场
risk_mgs-dock = { $number } 号停靠点（{ $territory }）
