# Risk: Metal Gear Solid: the words for its things. Pictures use them, too.

risk_mgs-name = 戰國風雲：潛龍諜影

## Territories and zones

risk_mgs-territory-alaska = 阿拉斯加
risk_mgs-territory-northwest-territory = 西北地區
risk_mgs-territory-greenland = 格陵蘭
risk_mgs-territory-alberta = 艾伯塔
risk_mgs-territory-ontario = 安大略
risk_mgs-territory-quebec = 魁北克
risk_mgs-territory-western-united-states = 美國西部
risk_mgs-territory-eastern-united-states = 美國東部
risk_mgs-territory-central-america = 中美洲
risk_mgs-territory-venezuela = 委內瑞拉
risk_mgs-territory-peru = 祕魯
risk_mgs-territory-brazil = 巴西
risk_mgs-territory-argentina = 阿根廷
risk_mgs-territory-iceland = 冰島
risk_mgs-territory-great-britain = 大不列顛
risk_mgs-territory-scandinavia = 斯堪的那維亞
risk_mgs-territory-northern-europe = 北歐
risk_mgs-territory-western-europe = 西歐
risk_mgs-territory-southern-europe = 南歐
risk_mgs-territory-russia = 俄羅斯
risk_mgs-territory-north-africa = 北非
risk_mgs-territory-egypt = 埃及
risk_mgs-territory-east-africa = 東非
risk_mgs-territory-congo = 剛果
risk_mgs-territory-south-africa = 南非
risk_mgs-territory-madagascar = 馬達加斯加
risk_mgs-territory-ural = 烏拉爾
risk_mgs-territory-siberia = 西伯利亞
risk_mgs-territory-yakutsk = 雅庫次克
risk_mgs-territory-kamchatka = 堪察加
risk_mgs-territory-irkutsk = 伊爾庫次克
risk_mgs-territory-mongolia = 蒙古
risk_mgs-territory-japan = 日本
risk_mgs-territory-afghanistan = 阿富汗
risk_mgs-territory-china = 中國
risk_mgs-territory-india = 印度
risk_mgs-territory-middle-east = 中東
risk_mgs-territory-southeast-asia = 東南亞
risk_mgs-territory-indonesia = 印尼
risk_mgs-territory-new-guinea = 新幾內亞
risk_mgs-territory-western-australia = 澳大利亞西部
risk_mgs-territory-eastern-australia = 澳大利亞東部
risk_mgs-territory-oh-bow = 世外方舟艦首
risk_mgs-territory-oh-deck = 世外方舟甲板
risk_mgs-territory-oh-stern = 世外方舟艦尾

risk_mgs-zone-north-america = 北美
risk_mgs-zone-south-america = 南美
risk_mgs-zone-europe = 歐洲
risk_mgs-zone-africa = 非洲
risk_mgs-zone-asia = 亞洲
risk_mgs-zone-australia = 澳洲
risk_mgs-zone-outer-haven = 世外方舟

## Factions

risk_mgs-faction-praying-mantis = 祈禱螳螂
risk_mgs-faction-otselotovaya-khvatka = 山貓鉤爪
risk_mgs-faction-raven-sword = 渡鴉之劍
risk_mgs-faction-werewolf = 狼人軍團
risk_mgs-faction-pieuvre-armement = 武裝章魚

## How they look in pictures

risk_mgs-look-praying-mantis = 綠螳螂
risk_mgs-look-otselotovaya-khvatka = 黃山貓
risk_mgs-look-raven-sword = 紫渡鴉
risk_mgs-look-werewolf = 藍狼
risk_mgs-look-pieuvre-armement = 橘章魚

## Who else holds territories

risk_mgs-owner-neutral = 中立
risk_mgs-owner-troopers = 方舟騎兵
risk_mgs-owner-nobody = 無人宣告

## Bosses: name, and what they do (at most 100 characters in all)

risk_mgs-boss-solid-snake = 固蛇
risk_mgs-boss-text-solid-snake = 防禦時自己的骰子 +1；一同調遣的軍隊可穿越別人的領地。
risk_mgs-boss-raiden = 雷電
risk_mgs-boss-text-raiden = 從所在領地攻擊時，每次擲骰後可重擲 1 顆攻擊骰。
risk_mgs-boss-liquid-ocelot = 液體山貓
risk_mgs-boss-text-liquid-ocelot = 最高攻擊骰 +1；雇主每次領取點數時多得 1,000 DP。
risk_mgs-boss-rat-patrol = 沙漠之鼠小隊
risk_mgs-boss-text-rat-patrol = 最高防禦骰 +1；每次招募多 1 支軍隊，放在小隊所在領地。
risk_mgs-boss-bb-unit = BB部隊
risk_mgs-boss-text-bb-unit = 每顆攻擊骰 +1，每顆防禦骰 -1。
risk_mgs-boss-vamp = 吸血鬼
risk_mgs-boss-text-vamp = 每位玩家的回合中，所在領地在戰鬥中損失的第 1 支軍隊得以留下。
risk_mgs-boss-roy-campbell = 羅伊·坎貝爾
risk_mgs-boss-text-roy-campbell = 次高防禦骰 +1；每次招募多 1 支軍隊；多調遣 1 次。
risk_mgs-boss-eva = 夏娃
risk_mgs-boss-text-eva = 攻擊時自己的骰子 +1；商店卡便宜 1,000 DP；所在領地失守時可脫身。

## Cards of the shop: name, and what they do (at most 80 characters)

risk_mgs-card-rail-gun = 磁軌砲
risk_mgs-card-text-rail-gun = 從你相鄰的敵方領地移除 3 支軍隊，至少留下 1 支。
risk_mgs-card-javelin = 標槍飛彈
risk_mgs-card-text-javelin = 從你相鄰的敵方領地移除 2 支軍隊，至少留下 1 支。
risk_mgs-card-air-strike = 空襲
risk_mgs-card-text-air-strike = 擲 1 顆骰子，從任一敵方領地移除等量的軍隊，至少留下 1 支。
risk_mgs-card-gekko-drop = 月光空投
risk_mgs-card-text-gekko-drop = 在你的一個領地放置 3 支軍隊。
risk_mgs-card-sop-link = SOP 連結
risk_mgs-card-text-sop-link = 本回合每次擲骰，你的最高攻擊骰 +1。
risk_mgs-card-stealth-camouflage = 匿蹤迷彩
risk_mgs-card-text-stealth-camouflage = 在你的任意兩個領地之間移動最多 6 支軍隊，原地至少留 1 支。
risk_mgs-card-solid-eye = 固體之眼
risk_mgs-card-text-solid-eye = 本回合防禦方的機場與頭目無效，只保留 8 面骰。
risk_mgs-card-stun-grenade = 震撼彈
risk_mgs-card-text-stun-grenade = 你相鄰的一個敵方領地，本回合最多只能用 1 顆骰子防禦。
risk_mgs-card-nanomachine-jammer = 奈米機械干擾器
risk_mgs-card-text-nanomachine-jammer = 一位敵方頭目失去能力與 8 面骰，直到你的下個回合。
risk_mgs-card-id-laundering = ID 晶片洗白
risk_mgs-card-text-id-laundering = 從一位對手取走最多 3,000 DP。
risk_mgs-card-helm-override = 方舟奪舵
risk_mgs-card-text-helm-override = 將世外方舟移到任一停靠點；若由其他玩家完全控制則不可。
risk_mgs-card-mantis-doll = 螳螂人偶
risk_mgs-card-text-mantis-doll = 相鄰敵方領地最多 2 支軍隊倒戈，至少留下 1 支。
risk_mgs-card-rpg7 = RPG-7
risk_mgs-card-text-rpg7 = 這次擲骰，你的最高攻擊骰 +2。
risk_mgs-card-sniper-rifle = 狙擊步槍
risk_mgs-card-text-sniper-rifle = 這次擲骰，防禦方重擲最高骰。
risk_mgs-card-pentazemin = 鎮定劑
risk_mgs-card-text-pentazemin = 這次擲骰，重擲你的 1～3 顆攻擊骰。
risk_mgs-card-claymore = 闊刀地雷
risk_mgs-card-text-claymore = 遭攻擊時，在擲骰之前使攻擊方失去 2 支軍隊，至少留下 1 支。
risk_mgs-card-chaff-grenade = 干擾彈
risk_mgs-card-text-chaff-grenade = 使對手剛付費打出的一張卡失效。
risk_mgs-card-octocamo = 章魚迷彩
risk_mgs-card-text-octocamo = 遭攻擊時，在擲骰之前使該領地本回合不能被攻擊。
risk_mgs-card-bulletproof-vest = 防彈背心
risk_mgs-card-text-bulletproof-vest = 遭攻擊時，該領地本回合所有防禦骰 +1。
risk_mgs-card-smoke-grenade = 煙霧彈
risk_mgs-card-text-smoke-grenade = 遭攻擊時，攻擊方重擲這次的最高骰。
risk_mgs-card-compress = 痠痛貼布
risk_mgs-card-text-compress = 這次擲骰少損失 1 支軍隊。
risk_mgs-card-rations = 口糧
risk_mgs-card-text-rations = 在你的領地放置 2 支軍隊，可分開放。
risk_mgs-card-cardboard-box = 紙箱
risk_mgs-card-text-cardboard-box = 多調遣 1 次。
risk_mgs-card-metal-gear-mk2 = Metal Gear Mk. II
risk_mgs-card-text-metal-gear-mk2 = 多抽 1 張領地卡。
risk_mgs-card-militia-garrison = 民兵駐防
risk_mgs-card-text-militia-garrison = 在你自己的總部所在領地放置 4 支軍隊，但須由你控制。
risk_mgs-card-drebin-special = 德雷賓特賣
risk_mgs-card-text-drebin-special = 免費抽 2 張商店卡。
risk_mgs-card-mercenary-contract = 傭兵契約
risk_mgs-card-text-mercenary-contract = 立即免費雇用一位頭目，也可取代你現有的頭目。

## Objectives: name, and in at most 18 characters

risk_mgs-objective-control-europe = 控制歐洲
risk_mgs-objective-short-control-europe = 歐洲
risk_mgs-objective-control-north-america = 控制北美
risk_mgs-objective-short-control-north-america = 北美
risk_mgs-objective-control-asia = 控制亞洲
risk_mgs-objective-short-control-asia = 亞洲
risk_mgs-objective-control-8-cities = 控制 8 座城市
risk_mgs-objective-short-control-8-cities = 8 座城市
risk_mgs-objective-take-outer-haven-1-turn = 一回合內佔領世外方舟
risk_mgs-objective-short-take-outer-haven-1-turn = 一回合佔方舟
risk_mgs-objective-take-4-cities-1-turn = 一回合內佔領 4 座城市
risk_mgs-objective-short-take-4-cities-1-turn = 一回合佔 4 城
risk_mgs-objective-take-10-territories-1-turn = 一回合內佔領 10 個領地
risk_mgs-objective-short-take-10-territories-1-turn = 一回合佔 10 地
risk_mgs-objective-control-2-enemy-hq = 控制 2 個敵方總部
risk_mgs-objective-short-control-2-enemy-hq = 2 敵方總部
risk_mgs-objective-control-18-territories = 控制 18 個領地
risk_mgs-objective-short-control-18-territories = 18 個領地
risk_mgs-objective-control-2-zones = 控制 2 個完整區域
risk_mgs-objective-short-control-2-zones = 2 個區域
risk_mgs-objective-control-outer-haven-2-rounds = 連續 2 回合控制世外方舟
risk_mgs-objective-short-control-outer-haven-2-rounds = 方舟連續 2 回合
risk_mgs-objective-control-11-cities = 控制 11 座城市
risk_mgs-objective-short-control-11-cities = 11 座城市

## Rewards: name, and what they bring

risk_mgs-reward-minor-airfield = 機場
risk_mgs-reward-text-minor-airfield = 從該地攻擊或防禦該地時，你的最高骰 +1。
risk_mgs-reward-guaranteed-territory-card = 保證領地卡
risk_mgs-reward-text-guaranteed-territory-card = 你的每個回合結束時必定抽 1 張領地卡。
risk_mgs-reward-additional-maneuver = 額外調遣
risk_mgs-reward-text-additional-maneuver = 每回合多調遣 1 次。
risk_mgs-reward-starting-maneuver = 回合初調遣
risk_mgs-reward-text-starting-maneuver = 每回合首次攻擊前可調遣 1 次。
risk_mgs-reward-major-airfield = 機場
risk_mgs-reward-text-major-airfield = 從該地攻擊或防禦該地時，你的最高骰 +1。
risk_mgs-reward-two-armies = 2 支軍隊
risk_mgs-reward-text-two-armies = 每次招募多 2 支軍隊，可自由部署。
risk_mgs-reward-guaranteed-shop-card = 保證商店卡
risk_mgs-reward-text-guaranteed-shop-card = 每回合免費得到 1 張商店卡。
risk_mgs-reward-second-boss = 第二位頭目
risk_mgs-reward-text-second-boss = 可同時雇用 2 位頭目。

## Other things on the map

risk_mgs-city = 城市
risk_mgs-airfield = 機場
risk_mgs-dock = { $number } 號停靠點（{ $territory }）
