# リスク：メタルギアソリッド：プレイヤー、オプション、ものの数。

## 席。$number は1から数える。

risk_mgs-you = 自分
risk_mgs-seat = プレイヤー{ $number }
risk_mgs-seat-faction = { $faction }（{ $look }）

## オプション

risk_mgs-option-mode = モード
risk_mgs-choice-mode-basic-training = 基礎訓練（領土は初めから分配、目標3個で勝利）
risk_mgs-choice-mode-command-room = 作戦室（領土を順に確保、目標に報酬あり）
risk_mgs-choice-mode-world-conquest = 世界征服（最後の1人になるまで）

## ものの数

risk_mgs-count-armies = { $count }軍隊
risk_mgs-count-territories = 領土{ $count }か所
risk_mgs-count-cities = 都市{ $count }か所
risk_mgs-count-dice = ダイス{ $count }個
risk_mgs-count-cards = カード{ $count }枚
risk_mgs-count-stars = ★{ $count }
risk_mgs-count-points = { $count } DP
risk_mgs-count-bosses = ボス{ $count }人
risk_mgs-count-maneuvers = 再配置{ $count }回
risk_mgs-count-objectives = 目標{ $count }個

## 文のような名前：「1手番で都市4か所を占領」

risk_mgs-quoted = 「{ $name }」
