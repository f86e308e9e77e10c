### ウルフ＆ハウンド

wolf-and-hound = ウルフ＆ハウンド
wolf-and-hound-players = 2～4人
wolf-and-hound-about = 牧場の輪をめぐるウルフとハウンド。2チームで羊を守る。

## 出来事

wolf-and-hound-dealt = { $game ->
    [1] カードを配った。
   *[other] 第{ $game }ゲームのカードを配った。
}
wolf-and-hound-turn_began = 手番{ $turn }・{ $seat }：
wolf-and-hound-sheep_lost = { $by }により{ $seat }は羊コマを1つ失う（残り{ $left }）。
wolf-and-hound-sheep_gained = { $by }により{ $seat }は羊コマを1つ獲得（計{ $left }）。
wolf-and-hound-nothing_changed = { $by }が発動したが、{ $seat }の羊コマは{ $left }のまま。
wolf-and-hound-turn_skipped = { $by }により{ $seat }の手番はスキップ。
wolf-and-hound-threes_barred = { $by }により{ $seat }はこの手番「3」をプレイできない。
wolf-and-hound-card_turned_up = { $seat }のカードは{ $card }。
wolf-and-hound-exchanged = { $seat }にチェンジコール：{ $card }を{ $for }と入れ替える。
wolf-and-hound-card_put_back = { $seat }の{ $card }を{ $onto }の上に戻す。
wolf-and-hound-card_played = { $seat }は{ $card }をプレイ。
wolf-and-hound-card_shown = { $seat }は手札の{ $card }を公開。
wolf-and-hound-nothing_played = { $seat }はカードをプレイしない。
wolf-and-hound-animal_walked = { $steps ->
    [0] { $animal }は{ $to }の場から動かない。
   *[other] { $animal }は{ $from }から{ $to }へ移動（{ $steps }）。
}
wolf-and-hound-animal_flipped = { $animal }を裏返して{ $face }に。
wolf-and-hound-card_drawn = { $seat }は{ $card }を補充。
wolf-and-hound-final_round = { $seat }のカードがなくなり、最終ラウンドに入る。
wolf-and-hound-game_won = { $team }の勝利：{ $why }。羊コマは青{ $blue }、黄{ $yellow }。
wolf-and-hound-card_left = { $seat }の手札に{ $card }が残った。
wolf-and-hound-match_won = { $team }が3点先取（青{ $blue }、黄{ $yellow }）。

wolf-and-hound-team-blue = チーム青
wolf-and-hound-team-yellow = チーム黄
wolf-and-hound-why-elimination = 相手チームに羊コマのなくなったプレイヤーが出た
wolf-and-hound-why-totals = 羊コマの合計で決着、同点なら黄
wolf-and-hound-face-front = オモテ
wolf-and-hound-face-back = ウラ
wolf-and-hound-pile-number_deck = 数字カードの山札
wolf-and-hound-pile-dummy_deck = ダミー山札

## 選択

wolf-and-hound-decision-order = 次にどのアニマルカードを発動する？
wolf-and-hound-decision-play = どのカードをプレイする？
wolf-and-hound-decision-exchange = ダミープレイヤーのカードが表になった。そのまま？　入れ替える？
wolf-and-hound-decision-flip = 2枚のメタモルカードが同じ色。どちらを裏返す？

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = そのまま
wolf-and-hound-move-exchange = ダミー山札の一番上と入れ替える
wolf-and-hound-move-activate = { $animal }を発動
wolf-and-hound-move-flip = { $animal }を裏返す
wolf-and-hound-no-effect = 何も動かない。

wolf-and-hound-reason-game_is_over = ゲームは終了している。
wolf-and-hound-reason-not_your_decision = いまはあなたが決める番ではない。
wolf-and-hound-reason-answers_another_question = いま聞かれていることへの答えではない。
wolf-and-hound-reason-not_in_hand = そのカードは手札にない。
wolf-and-hound-reason-threes_are_barred = この手番は「3」をプレイできない。ほかのカードを選ぶこと。
wolf-and-hound-reason-not_to_activate = そのアニマルカードは次に発動するカードではない。
wolf-and-hound-reason-not_to_flip = 裏返せるのは2枚のメタモルカードのどちらかだけ。

## 卓上

wolf-and-hound-table-blue = 青
wolf-and-hound-table-yellow = 黄
wolf-and-hound-table-you = あなた
wolf-and-hound-table-partner = 味方
wolf-and-hound-table-dummy = ダミー
wolf-and-hound-table-fence = 柵
wolf-and-hound-table-forest = 森
wolf-and-hound-table-hand = 手札
wolf-and-hound-table-cards = { $count }枚
wolf-and-hound-table-dummy-deck = 山札
wolf-and-hound-table-played = 場札
wolf-and-hound-table-turn = 手番{ $turn }
wolf-and-hound-table-deck = 数字カードの山札 { $count }
wolf-and-hound-table-turned-up = 表になったカード：{ $card }
wolf-and-hound-table-final-round = 最終ラウンド
wolf-and-hound-table-no-threes = この手番「3」は不可
wolf-and-hound-table-score = 得点：青{ $blue }、黄{ $yellow }
wolf-and-hound-table-act = { $effect ->
    [lose1] { $seat } -1
    [gain1] { $seat } +1
    [skip] スキップ
   *[no3] 「3」不可
}

## カードの記載

wolf-and-hound-colour-pink = 桃
wolf-and-hound-colour-black = 黒
wolf-and-hound-colour-white = 白
wolf-and-hound-walk = { $when ->
    [never] 移動しない。
    [drifting] 手番終了時に毎回 -1。
    [delayed] 手番終了時に、前の手番のカードで { $steps }。
   *[card] { $by ->
        [black] 黒カード
        [white] 白カード
       *[both] 全カード
    }で { $steps }。
}
wolf-and-hound-act = { $effect ->
    [lose1] { $target }は羊コマを1つ失う。
    [gain1] { $target }は羊コマを1つ獲得。
    [skip] 手番をスキップ。
   *[no3] この手番「3」をプレイできない。
}
wolf-and-hound-target-self = 自分
wolf-and-hound-target-left = 左のプレイヤー
wolf-and-hound-target-across = 向かいの味方
wolf-and-hound-target-right = 右のプレイヤー
wolf-and-hound-also-metamorphic = P1の場に来るたびに裏返る。
wolf-and-hound-also-extra_02 = ほかのアニマルカードと同じ場なら、手番終了時に裏返る。
wolf-and-hound-also-designer_02_3 = 毛布と同じ場ならオモテ、そうでなければウラ。

## wolfden cards

wolf-and-hound-box-numbers = 数字カード
wolf-and-hound-box-animals = アニマルカード
wolf-and-hound-box-sets = オススメのアニマルカードセット
wolf-and-hound-box-sheep = 初期羊コマ数
wolf-and-hound-box-card = カード
wolf-and-hound-box-cards = カード
wolf-and-hound-box-name = 名前
wolf-and-hound-box-base = 基本
wolf-and-hound-box-expansion = お肉と骨
wolf-and-hound-box-effect = 移動と特殊効果
wolf-and-hound-box-set = セット
wolf-and-hound-box-level = レベル
wolf-and-hound-box-players = 人数
wolf-and-hound-box-few = ウルフ1枚以下
wolf-and-hound-box-many = ウルフ2枚以上
wolf-and-hound-box-free = 自由アレンジ
wolf-and-hound-box-note = 数は数字カード1/2/3/4のときの移動。+は時計回り、-は反時計回り。「自分」は、手番の初めにそのカードが場にある手番プレイヤー。
wolf-and-hound-box-total = { $count }枚
wolf-and-hound-level-L1 = 入門セット
wolf-and-hound-level-L2 = 初級セット
wolf-and-hound-level-L3 = 中級セット
wolf-and-hound-level-L4 = ゲーマーセット
wolf-and-hound-level-L5 = 自由アレンジ
wolf-and-hound-level-LD = デザイナーカード
wolf-and-hound-set-S1-1 = はじめての散歩
wolf-and-hound-set-S2-1 = 二匹のオオカミ
wolf-and-hound-set-S2-2 = となりのオオカミ
wolf-and-hound-set-S2-3 = となりの番犬
wolf-and-hound-set-S3-1 = のろまとずる
wolf-and-hound-set-S3-2 = ねむい牧場
wolf-and-hound-set-S3-3 = 早足とのろま
wolf-and-hound-set-S3-4 = のろまとずると好きな犬
wolf-and-hound-set-S3-5 = 変身コンビ
wolf-and-hound-set-S3-6 = すばやい変身コンビ
wolf-and-hound-set-S4-1 = 変身コンビとのろま
wolf-and-hound-set-S4-2 = すばやい変身コンビとのろま
wolf-and-hound-set-S4-3 = ジジウルフの出番
wolf-and-hound-set-S4-4 = オロオロハウンド
wolf-and-hound-set-S5-1 = 自由に選ぶ
wolf-and-hound-set-SD-1 = 毛布ファミリー
wolf-and-hound-set-SD-2 = 赤い悪魔
wolf-and-hound-sets-all = 全{ $count }セット

## カード

wolf-and-hound-card-B1 = 黒1
wolf-and-hound-card-B1M = 黒1（お肉）
wolf-and-hound-card-B2 = 黒2
wolf-and-hound-card-B2M = 黒2（お肉）
wolf-and-hound-card-B3 = 黒3
wolf-and-hound-card-B3M = 黒3（お肉）
wolf-and-hound-card-B4 = 黒4
wolf-and-hound-card-W1 = 白1
wolf-and-hound-card-W1B = 白1（骨）
wolf-and-hound-card-W2 = 白2
wolf-and-hound-card-W2B = 白2（骨）
wolf-and-hound-card-W3 = 白3
wolf-and-hound-card-W3B = 白3（骨）
wolf-and-hound-card-W4 = 白4
wolf-and-hound-card-unknown = カード1枚

wolf-and-hound-animal-wolf_01 = ウルフ01
wolf-and-hound-animal-wolf_02 = ウルフ02
wolf-and-hound-animal-wolf_03 = ウルフ03
wolf-and-hound-animal-wolf_04 = ウルフ04
wolf-and-hound-animal-wolf_05 = ウルフ05
wolf-and-hound-animal-wolf_06 = ウルフ06
wolf-and-hound-animal-wolf_07 = ウルフ07
wolf-and-hound-animal-wolf_08 = ウルフ08
wolf-and-hound-animal-hound_01 = ハウンド01
wolf-and-hound-animal-hound_02 = ハウンド02
wolf-and-hound-animal-hound_03 = ハウンド03
wolf-and-hound-animal-hound_04 = ハウンド04
wolf-and-hound-animal-sheep_01 = シープ01
wolf-and-hound-animal-sheep_02 = シープ02
wolf-and-hound-animal-meta_01 = メタモル01
wolf-and-hound-animal-meta_02 = メタモル02
wolf-and-hound-animal-meta_03 = メタモル03
wolf-and-hound-animal-meta_04 = メタモル04
wolf-and-hound-animal-extra_01 = ジジウルフ
wolf-and-hound-animal-extra_02 = オロオロハウンド
wolf-and-hound-animal-designer_01 = 赤い悪魔
wolf-and-hound-animal-designer_02_1 = 黒毛布
wolf-and-hound-animal-designer_02_2 = 白毛布
wolf-and-hound-animal-designer_02_3 = 毛布大好きウルフ

## wolfden hint

wolf-and-hound-hint-note = 見込みは、自分のチームがこのゲームに勝つ確率。

## Options, in the browser

web-wolf-and-hound-players = 人数
web-wolf-and-hound-animals = 動物
web-wolf-and-hound-animals-about = おすすめの組を選ぶか、動物を自分で選びます。
web-wolf-and-hound-meat_and_bone = お肉と骨
web-wolf-and-hound-meat_and_bone-about = 一部の数字札にお肉か骨があり、通りかかった黒や白の動物がそこで止まります。
web-wolf-and-hound-sheep_mode = 羊
web-wolf-and-hound-sheep_mode-about = はじめに持つ羊の数。
web-wolf-and-hound-sheep_mode-auto = 動物に合わせる
web-wolf-and-hound-sheep_mode-few = 少なめ
web-wolf-and-hound-sheep_mode-many = 多め
web-wolf-and-hound-match = 長さ
web-wolf-and-hound-match-single = 1ゲーム
web-wolf-and-hound-match-first_to_3 = 3点先取
web-wolf-and-hound-manual_activation_order = 動物の順番を選ぶ
web-wolf-and-hound-manual_activation_order-about = 手番の人が、どの動物から発動するかを決めます。

## Worked examples of the rule book

examples-WH-3-4 = ウルフが次の牧場へ
examples-WH-3-4-story = P3が黒2をプレイし、ウルフをP4へ進める。P4の手番のはじめにウルフが発動し、P4は羊コマを1つ失う。
examples-WH-8-4 = 1枚のカードで2匹のウルフ
examples-WH-8-4-story = 黒3はすべてのウルフを動かす。ウルフ01は3つ、ウルフ06はその半分（端数切り捨て）だけ進む。
examples-WH-10-4c = チェンジコール
examples-WH-10-4c-story = P4はダミー。黒1が表になった。味方のP2は、ダミー山札の一番上と、見ないまま入れ替えることができる。
examples-WH-12-1 = お肉はウルフを止める
examples-WH-12-1-story = P2が黒2（お肉）をプレイする。この1回はウルフは通り過ぎるが、次のカードからは、別のカードが重なるまでここで止まる。
examples-WH-15-2 = 毛布が大好きなウルフ
examples-WH-15-2-story = 毛布がそばにあるあいだ、毛布大好きウルフは動かない。どちらもいなくなると裏返り、ひとりで歩き出す。

wolf-and-hound-goal = 味方の羊コマを守り、相手チームの誰か1人の羊コマを0個にしましょう。
