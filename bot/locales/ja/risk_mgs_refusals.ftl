# リスク：メタルギアソリッド：その手がなぜできないか、代わりに何ができるか。$move は入力されたままの文字。

risk_mgs-refusal = { $why }{ $now }

## できない理由：エンジンの符号ごとに1つか、いくつか

risk_mgs-refusal-no-such-seat = { $move }：手を選べるのは、このテーブルの参加者だけです。
risk_mgs-refusal-game-over = { $move }：ゲームは終局しています。
risk_mgs-refusal-not-your-turn = { $move }：今は{ $player }の番です。
risk_mgs-refusal-bad-syntax = 「{ $move }」は手として読み取れません。
risk_mgs-refusal-which-move = 「{ $move }」には候補が複数あります：{ $moves }など。
risk_mgs-refusal-wrong-step-factions = { $move }：今は勢力を選ぶところです。
risk_mgs-refusal-wrong-step-headquarters = { $move }：今は司令部を置くところです。
risk_mgs-refusal-wrong-step-claim = { $move }：今は領土を確保するところです。
risk_mgs-refusal-wrong-step-place = { $move }：今は最初の手番の前に軍隊を配置するところです。
risk_mgs-refusal-wrong-step-first-boss = { $move }：今は最初のボスを選ぶところです。
risk_mgs-refusal-wrong-step-recruit = { $move }：手番の初めには、まず軍隊をすべて配置します。
risk_mgs-refusal-wrong-step-shop = { $move }：今はショップの段階です。それはこの前か後の段階で行います。
risk_mgs-refusal-wrong-step-bosses = { $move }：今はボスの給料と雇用の段階です。それはこの前か後の段階で行います。
risk_mgs-refusal-wrong-step-opening = { $move }：最初の攻撃の前にできるのは、手番開始時のカードと開始時再配置だけです。
risk_mgs-refusal-wrong-step-attack = { $move }：今は攻撃の段階です。それはこの前か後の段階で行います。
risk_mgs-refusal-wrong-step-objective = { $move }：今できるのは、目標の獲得だけです。
risk_mgs-refusal-wrong-step-airfield = { $move }：先に、獲得した飛行場を建てます。
risk_mgs-refusal-wrong-step-maneuver = { $move }：攻撃と目標の後にできるのは、再配置だけです。
risk_mgs-refusal-wrong-step-closing = { $move }：手番の終わりにできるのは、手番終了時のカードだけです。
risk_mgs-refusal-wrong-step-ship = { $move }：今は手番の最後で、戦艦を動かせるところです。
risk_mgs-refusal-wrong-step-reroll = { $move }：ダイスを振ったところです。1個を振り直せます。
risk_mgs-refusal-wrong-step-cards = { $move }：ダイスを振ったところです。カードを使えます。
risk_mgs-refusal-wrong-step-conquest = { $move }：先に、占領した領土へ軍隊を進駐させます。
risk_mgs-refusal-wrong-step-answer = { $move }：今は、カードで応じるかどうかを決めるところです。
risk_mgs-refusal-not-in-hand = { $move }：手札に{ $card }がありません。
risk_mgs-refusal-no-such-card = { $move }：その名前のショップカードはありません。
risk_mgs-refusal-too-few-points = { $move }：このカードの起動コストは{ $cost } DPですが、{ $points } DPしかありません。
risk_mgs-refusal-wrong-time-start-of-turn = { $move }：{ $card }を使えるのは、自分の手番開始時、ボスの段階の後です。
risk_mgs-refusal-wrong-time-end-of-turn = { $move }：{ $card }を使えるのは、自分の手番終了時です。
risk_mgs-refusal-wrong-time-after-roll = { $move }：{ $card }を使えるのは、ダイスを振った直後です。
risk_mgs-refusal-wrong-time-attack-declared = { $move }：{ $card }は、攻撃されたときに応じるカードです。使う条件は事前指示で決めます。
risk_mgs-refusal-wrong-time-card-activated = { $move }：{ $card }は、ほかの人のカードに応じるカードです。使う条件は事前指示で決めます。
risk_mgs-refusal-no-effect = { $move }：それでは{ $card }の効果がありません。
risk_mgs-refusal-no-such-territory = { $move }：「{ $territory }」という領土はありません。
risk_mgs-refusal-not-yours = { $move }：{ $territory }は自分の領土ではありません。
risk_mgs-refusal-own-territory = { $move }：{ $territory }はすでに自分の領土です。
risk_mgs-refusal-not-adjacent = { $move }：{ $target }は{ $source }に隣接していません。隣接するのは{ $neighbours }です。
risk_mgs-refusal-blocked = { $move }：{ $territory }はオクトカムで守られていて、この手番には攻撃できません。
risk_mgs-refusal-too-few-armies-alone = { $move }：{ $territory }には1軍隊しかいません。最後の1軍隊は必ず残留します。
risk_mgs-refusal-too-few-armies-attack = { $move }：{ $territory }の{ $armies }軍隊で振れる攻撃ダイスは、{ $most }個までです。
risk_mgs-refusal-too-few-armies-series = { $move }：{ $territory }には{ $armies }軍隊しかいません。連続攻撃を止める数は、それより少なくします。
risk_mgs-refusal-too-few-armies-maneuver = { $move }：{ $territory }には{ $armies }軍隊がいて、動かせるのは{ $most }軍隊までです。
risk_mgs-refusal-too-few-armies-deploy = { $move }：配置できるのは残り{ $armies }軍隊です。
risk_mgs-refusal-not-connected = { $move }：{ $source }から{ $target }まで、自分の領土がつながっていません。
risk_mgs-refusal-bad-stars = { $move }：手札にないカードがあるか、星の合計が{ $least }～{ $most }ではありません。
risk_mgs-refusal-bad-stars-late = { $move }：星を使えるのは1手番に1回、最初の軍隊を配置する前だけです。
risk_mgs-refusal-not-met = { $move }：目標「{ $objective }」は達成していません。
risk_mgs-refusal-not-possible = { $move }：今はできません。
risk_mgs-refusal-unknown-card = { $move }：この局面からは、次に出るカードが分かりません。
risk_mgs-refusal-bad-order = { $move }：そのような事前指示はありません。
risk_mgs-refusal-bad-order-known = { $move }：防御ダイスの指示は、max、min、または数を添えたmax-fromです。
risk_mgs-refusal-bad-order-policies = { $move }：カードの指示は、never、auto、ask、または場所と数を添えたauto-ifです。
risk_mgs-refusal-bad-order-most = { $move }：数は{ $least }～{ $most }にします。

## では、どうするか

risk_mgs-now-some = たとえば{ $moves }と書けます。
risk_mgs-now-order = 出せる指示は「{ button-orders }」に並んでいます。出した指示は「/{ command-game } { command-game-hand }」で見られます。
risk_mgs-now-wait = 番が来たら通知します。それまでは「/{ command-game } { command-game-board }」で盤面を見られます。
risk_mgs-now-over = 結果と履歴はこれからも見られます。「/{ command-game } { command-game-new }」で別のテーブルを立てられます。
risk_mgs-now-in-full = どれか1つを省略せずに書いてください。
