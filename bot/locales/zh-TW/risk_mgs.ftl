# Risk: Metal Gear Solid: players, options, numbers of things.

## Seats. $number counts from 1.

risk_mgs-you = 你
risk_mgs-seat = 玩家 { $number }
risk_mgs-seat-faction = { $faction }（{ $look }）

## Options

risk_mgs-option-mode = 模式
risk_mgs-choice-mode-basic-training = 基本訓練（固定領地，3 個目標獲勝）
risk_mgs-choice-mode-command-room = 指揮室（自選領地，目標附獎賞）
risk_mgs-choice-mode-world-conquest = 世界征服（戰到最後一人）

## Numbers of things

risk_mgs-count-armies = { $count } 支軍隊
risk_mgs-count-territories = { $count } 個領地
risk_mgs-count-cities = { $count } 座城市
risk_mgs-count-dice = { $count } 顆骰子
risk_mgs-count-cards = { $count } 張卡
risk_mgs-count-stars = { $count } 顆星
risk_mgs-count-points = { $count } DP
risk_mgs-count-bosses = { $count } 位頭目
risk_mgs-count-maneuvers = 可調遣 { $count } 次
risk_mgs-count-objectives = { $count } 個目標

## A name that reads like a sentence: "Take Over 4 Cities in 1 Turn"

risk_mgs-quoted = 「{ $name }」
