# リスク：メタルギアソリッド：さまざまな名前。絵にも使う。

risk_mgs-name = リスク：メタルギアソリッド

## 領土とエリア

risk_mgs-territory-alaska = アラスカ
risk_mgs-territory-northwest-territory = 北西準州
risk_mgs-territory-greenland = グリーンランド
risk_mgs-territory-alberta = アルバータ
risk_mgs-territory-ontario = オンタリオ
risk_mgs-territory-quebec = ケベック
risk_mgs-territory-western-united-states = アメリカ西部
risk_mgs-territory-eastern-united-states = アメリカ東部
risk_mgs-territory-central-america = 中央アメリカ
risk_mgs-territory-venezuela = ベネズエラ
risk_mgs-territory-peru = ペルー
risk_mgs-territory-brazil = ブラジル
risk_mgs-territory-argentina = アルゼンチン
risk_mgs-territory-iceland = アイスランド
risk_mgs-territory-great-britain = グレートブリテン
risk_mgs-territory-scandinavia = スカンジナビア
risk_mgs-territory-northern-europe = 北ヨーロッパ
risk_mgs-territory-western-europe = 西ヨーロッパ
risk_mgs-territory-southern-europe = 南ヨーロッパ
risk_mgs-territory-russia = ロシア
risk_mgs-territory-north-africa = 北アフリカ
risk_mgs-territory-egypt = エジプト
risk_mgs-territory-east-africa = 東アフリカ
risk_mgs-territory-congo = コンゴ
risk_mgs-territory-south-africa = 南アフリカ
risk_mgs-territory-madagascar = マダガスカル
risk_mgs-territory-ural = ウラル
risk_mgs-territory-siberia = シベリア
risk_mgs-territory-yakutsk = ヤクーツク
risk_mgs-territory-kamchatka = カムチャツカ
risk_mgs-territory-irkutsk = イルクーツク
risk_mgs-territory-mongolia = モンゴル
risk_mgs-territory-japan = 日本
risk_mgs-territory-afghanistan = アフガニスタン
risk_mgs-territory-china = 中国
risk_mgs-territory-india = インド
risk_mgs-territory-middle-east = 中東
risk_mgs-territory-southeast-asia = 東南アジア
risk_mgs-territory-indonesia = インドネシア
risk_mgs-territory-new-guinea = ニューギニア
risk_mgs-territory-western-australia = 西オーストラリア
risk_mgs-territory-eastern-australia = 東オーストラリア
risk_mgs-territory-oh-bow = アウター・ヘイブン艦首
risk_mgs-territory-oh-deck = アウター・ヘイブン甲板
risk_mgs-territory-oh-stern = アウター・ヘイブン艦尾

risk_mgs-zone-north-america = 北アメリカ
risk_mgs-zone-south-america = 南アメリカ
risk_mgs-zone-europe = ヨーロッパ
risk_mgs-zone-africa = アフリカ
risk_mgs-zone-asia = アジア
risk_mgs-zone-australia = オーストラリア
risk_mgs-zone-outer-haven = アウター・ヘイブン

## 勢力

risk_mgs-faction-praying-mantis = プレイング・マンティス
risk_mgs-faction-otselotovaya-khvatka = アツェロタヴァヤ・ヴァトカ
risk_mgs-faction-raven-sword = レイブン・ソード
risk_mgs-faction-werewolf = ウェアウルフ
risk_mgs-faction-pieuvre-armement = ピューブル・アルメマン

## 絵での見た目

risk_mgs-look-praying-mantis = 緑のカマキリ
risk_mgs-look-otselotovaya-khvatka = 黄のオセロット
risk_mgs-look-raven-sword = 紫のカラス
risk_mgs-look-werewolf = 青の狼
risk_mgs-look-pieuvre-armement = オレンジのタコ

## プレイヤー以外の持ち主

risk_mgs-owner-neutral = 中立
risk_mgs-owner-troopers = ヘイブン・トルーパー
risk_mgs-owner-nobody = 未確保

## ボス：名前と能力（合わせて100字まで）

risk_mgs-boss-solid-snake = ソリッド・スネーク
risk_mgs-boss-text-solid-snake = 防御時、自身のダイスに+1。共に再配置する軍隊は、他プレイヤーの領土も通過できます。
risk_mgs-boss-raiden = 雷電
risk_mgs-boss-text-raiden = この領土からの攻撃では、振るたびに攻撃ダイス1個を振り直せます。
risk_mgs-boss-liquid-ocelot = リキッド・オセロット
risk_mgs-boss-text-liquid-ocelot = 攻撃の最高の目に+1。雇い主のポイント獲得が毎回1,000 DP増えます。
risk_mgs-boss-rat-patrol = ラットパトロール
risk_mgs-boss-text-rat-patrol = 防御の最高の目に+1。増援のたび、部隊のいる領土に1軍隊が加わります。
risk_mgs-boss-bb-unit = BB部隊
risk_mgs-boss-text-bb-unit = すべての攻撃ダイスに+1、すべての防御ダイスに-1。
risk_mgs-boss-vamp = ヴァンプ
risk_mgs-boss-text-vamp = 各プレイヤーの手番ごとに、この領土が戦闘で失うはずの最初の1軍隊は残ります。
risk_mgs-boss-roy-campbell = ロイ・キャンベル
risk_mgs-boss-text-roy-campbell = 防御の2番目の目に+1。増援が1軍隊、再配置が1回増えます。
risk_mgs-boss-eva = EVA
risk_mgs-boss-text-eva = 攻撃時、自身のダイスに+1。ショップカードが1,000 DP安くなり、領土を失っても脱出します。

## ショップカード：名前と効果（80字まで）

risk_mgs-card-rail-gun = レールガン
risk_mgs-card-text-rail-gun = 自領に隣接する敵の領土から3軍隊を除去。最後の1軍隊は残ります。
risk_mgs-card-javelin = ジャベリン
risk_mgs-card-text-javelin = 自領に隣接する敵の領土から2軍隊を除去。最後の1軍隊は残ります。
risk_mgs-card-air-strike = 空爆
risk_mgs-card-text-air-strike = 敵の領土1か所から、ダイスの目の数だけ軍隊を除去。最後の1軍隊は残ります。
risk_mgs-card-gekko-drop = 月光投下
risk_mgs-card-text-gekko-drop = 自分の領土1か所に3軍隊を加えます。
risk_mgs-card-sop-link = SOPリンク
risk_mgs-card-text-sop-link = この手番の間、振るたびに攻撃の最高の目に+1。
risk_mgs-card-stealth-camouflage = ステルス迷彩
risk_mgs-card-text-stealth-camouflage = 自分の領土から別の自分の領土へ、最大6軍隊を移動。1軍隊は残留します。
risk_mgs-card-solid-eye = ソリッド・アイ
risk_mgs-card-text-solid-eye = この手番の間、防御側は飛行場とボスの効果を受けられません（8面ダイスは可）。
risk_mgs-card-stun-grenade = スタングレネード
risk_mgs-card-text-stun-grenade = 自領に隣接する敵の領土1か所は、この手番の間、防御ダイスが1個だけになります。
risk_mgs-card-nanomachine-jammer = ナノマシン・ジャマー
risk_mgs-card-text-nanomachine-jammer = 次の自分の手番まで、敵のボス1人の能力と8面ダイスを封じます。
risk_mgs-card-id-laundering = IDチップ洗浄
risk_mgs-card-text-id-laundering = 相手1人から最大3,000 DPを奪います。
risk_mgs-card-helm-override = 操舵奪取
risk_mgs-card-text-helm-override = 戦艦を好きな停泊地へ動かします。他プレイヤーが艦全体を支配中なら使えません。
risk_mgs-card-mantis-doll = マンティス人形
risk_mgs-card-text-mantis-doll = 隣接する敵の領土から最大2軍隊を寝返らせます。最後の1軍隊は残ります。
risk_mgs-card-rpg7 = RPG-7
risk_mgs-card-text-rpg7 = 今回の攻撃の最高の目に+2。
risk_mgs-card-sniper-rifle = スナイパーライフル
risk_mgs-card-text-sniper-rifle = 今回の防御側の最高の目を振り直させます。
risk_mgs-card-pentazemin = ペンタゼミン
risk_mgs-card-text-pentazemin = 今回の攻撃ダイスを1～3個振り直します。
risk_mgs-card-claymore = クレイモア
risk_mgs-card-text-claymore = 攻撃されたとき、ダイスの前に攻撃側から2軍隊を除去。最後の1軍隊は残ります。
risk_mgs-card-chaff-grenade = チャフグレネード
risk_mgs-card-text-chaff-grenade = 相手がコストを払ったばかりのカードを打ち消します。
risk_mgs-card-octocamo = オクトカム
risk_mgs-card-text-octocamo = 攻撃されたとき、ダイスの前に使用。その領土はこの手番の間、攻撃されません。
risk_mgs-card-bulletproof-vest = 防弾ベスト
risk_mgs-card-text-bulletproof-vest = 攻撃されたときに使用。この手番の間、その領土の全防御ダイスに+1。
risk_mgs-card-smoke-grenade = スモークグレネード
risk_mgs-card-text-smoke-grenade = 攻撃されたときに使用。今回の攻撃側の最高の目を振り直させます。
risk_mgs-card-compress = 湿布
risk_mgs-card-text-compress = 今回の損失が1軍隊減ります。
risk_mgs-card-rations = レーション
risk_mgs-card-text-rations = 自分の領土に2軍隊を加えます。2か所に分けても構いません。
risk_mgs-card-cardboard-box = ダンボール箱
risk_mgs-card-text-cardboard-box = 再配置が1回増えます。
risk_mgs-card-metal-gear-mk2 = メタルギアMk.II
risk_mgs-card-text-metal-gear-mk2 = 領土カードをもう1枚引きます。
risk_mgs-card-militia-garrison = 民兵守備隊
risk_mgs-card-text-militia-garrison = 自分の司令部のある領土を支配していれば、そこに4軍隊を加えます。
risk_mgs-card-drebin-special = ドレビン特価
risk_mgs-card-text-drebin-special = ショップカードを無料で2枚引きます。
risk_mgs-card-mercenary-contract = 傭兵契約
risk_mgs-card-text-mercenary-contract = すぐにボス1人を無料で雇います。今のボスとの入れ替えもできます。

## 目標：名前と、18字までの短い形

risk_mgs-objective-control-europe = ヨーロッパを支配
risk_mgs-objective-short-control-europe = ヨーロッパ
risk_mgs-objective-control-north-america = 北アメリカを支配
risk_mgs-objective-short-control-north-america = 北アメリカ
risk_mgs-objective-control-asia = アジアを支配
risk_mgs-objective-short-control-asia = アジア
risk_mgs-objective-control-8-cities = 都市8か所を支配
risk_mgs-objective-short-control-8-cities = 都市8か所
risk_mgs-objective-take-outer-haven-1-turn = 1手番でアウター・ヘイブンを占領
risk_mgs-objective-short-take-outer-haven-1-turn = 1手番でヘイブン
risk_mgs-objective-take-4-cities-1-turn = 1手番で都市4か所を占領
risk_mgs-objective-short-take-4-cities-1-turn = 1手番で4都市
risk_mgs-objective-take-10-territories-1-turn = 1手番で領土10か所を占領
risk_mgs-objective-short-take-10-territories-1-turn = 1手番で10領土
risk_mgs-objective-control-2-enemy-hq = 敵の司令部2か所を支配
risk_mgs-objective-short-control-2-enemy-hq = 敵司令部2か所
risk_mgs-objective-control-18-territories = 領土18か所を支配
risk_mgs-objective-short-control-18-territories = 領土18か所
risk_mgs-objective-control-2-zones = 2エリアを完全支配
risk_mgs-objective-short-control-2-zones = 2エリア
risk_mgs-objective-control-outer-haven-2-rounds = アウター・ヘイブンを2手番連続支配
risk_mgs-objective-short-control-outer-haven-2-rounds = ヘイブン2手番連続
risk_mgs-objective-control-11-cities = 都市11か所を支配
risk_mgs-objective-short-control-11-cities = 都市11か所

## 報酬：名前と効果

risk_mgs-reward-minor-airfield = 飛行場（小）
risk_mgs-reward-text-minor-airfield = ここからの攻撃と、ここの防御で、最高の目に+1。
risk_mgs-reward-guaranteed-territory-card = 領土カード確約
risk_mgs-reward-text-guaranteed-territory-card = 毎回の手番終了時に、必ず領土カードを1枚引きます。
risk_mgs-reward-additional-maneuver = 追加再配置
risk_mgs-reward-text-additional-maneuver = 毎手番、再配置が1回増えます。
risk_mgs-reward-starting-maneuver = 開始時再配置
risk_mgs-reward-text-starting-maneuver = 毎手番、最初の攻撃の前に1回再配置できます。
risk_mgs-reward-major-airfield = 飛行場（大）
risk_mgs-reward-text-major-airfield = ここからの攻撃と、ここの防御で、最高の目に+1。
risk_mgs-reward-two-armies = 2軍隊
risk_mgs-reward-text-two-armies = 毎回の増援が2軍隊増えます。配置先は自由です。
risk_mgs-reward-guaranteed-shop-card = ショップカード確約
risk_mgs-reward-text-guaranteed-shop-card = 毎手番、ショップカードを無料で1枚引きます。
risk_mgs-reward-second-boss = 2人目のボス
risk_mgs-reward-text-second-boss = ボスを2人まで雇えます。

## 地図のその他のもの

risk_mgs-city = 都市
risk_mgs-airfield = 飛行場
risk_mgs-dock = 停泊地{ $number }（{ $territory }）
