# Risk: Metal Gear Solid: players, options, numbers of things.

## Seats. $number counts from 1.

risk_mgs-you = 你
risk_mgs-seat = 玩家 { $number }
risk_mgs-seat-faction = { $faction }（{ $look }）

## Options

risk_mgs-option-mode = 模式
risk_mgs-choice-mode-basic-training = 基本训练（领地已分配，3 个目标获胜）
risk_mgs-choice-mode-command-room = 指挥室（宣告领地，目标附带奖赏）
risk_mgs-choice-mode-world-conquest = 世界征服（留到最后者获胜）

## Numbers of things

risk_mgs-count-armies = { $count } 支军队
risk_mgs-count-territories = { $count } 个领地
risk_mgs-count-cities = { $count } 座城市
risk_mgs-count-dice = { $count } 颗骰子
risk_mgs-count-cards = { $count } 张卡
risk_mgs-count-stars = { $count } 颗星
risk_mgs-count-points = { $count } DP
risk_mgs-count-bosses = { $count } 位头目
risk_mgs-count-maneuvers = { $count } 次调遣
risk_mgs-count-objectives = { $count } 个目标

## A name that reads like a sentence: “一回合内占领 4 座城市”

risk_mgs-quoted = “{ $name }”
