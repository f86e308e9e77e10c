### ウルフ＆ハウンド

wolf-and-hound = ウルフ＆ハウンド
wolf-and-hound-players = 2～4人
wolf-and-hound-about = ウルフとハウンドが丸い道を回ります。2チームに分かれて羊を守りましょう。

## 出来事

wolf-and-hound-dealt = { $game ->
    [1] カードを配る。
   *[other] 第{ $game }ゲームのカードを配る。
}
wolf-and-hound-turn_began = 手番{ $turn }・{ $seat }：
wolf-and-hound-sheep_lost = { $left ->
    [0] { $by }が{ $seat }の最後の羊コマを追い払う。
   *[other] { $by }が{ $seat }の羊コマを1個追い払う。残り{ $left }個。
}
wolf-and-hound-sheep_gained = { $by }が{ $seat }の羊コマを1個連れ戻す。{ $left }個に。
wolf-and-hound-nothing_changed = { $by }は効果なし。{ $seat }の羊コマは{ $left }個のまま。
wolf-and-hound-turn_skipped = { $by }により{ $seat }の手番はここで終わり。
wolf-and-hound-threes_barred = { $by }により{ $seat }はこの手番「3」を出せない。
wolf-and-hound-card_turned_up = { $seat }のカードをめくる：{ $card }。
wolf-and-hound-exchanged = { $seat }の手番でチェンジコール：{ $card }を{ $for }に。
wolf-and-hound-card_put_back = { $seat }の{ $card }を{ $onto }の一番上に戻す。
wolf-and-hound-card_played = { $seat }が{ $card }を出す。
wolf-and-hound-card_shown = { $seat }が手札の{ $card }を見せる。
wolf-and-hound-nothing_played = { $seat }は出せるカードがない。
wolf-and-hound-animal_walked = { $steps ->
    [-4] { $animal }が反時計回りに1周し、{ $to }の前へ戻る。
    [-3] { $animal }が反時計回りに3プレイヤー分動き、{ $to }の前へ。
    [-2] { $animal }が反時計回りに2プレイヤー分動き、{ $to }の前へ。
    [-1] { $animal }が反時計回りに1プレイヤー分動き、{ $to }の前へ。
    [0] { $animal }は{ $to }の前から動かない。
    [4] { $animal }が1周し、{ $to }の前へ戻る。
   *[other] { $animal }が{ $steps }プレイヤー分動き、{ $to }の前へ。
}
wolf-and-hound-animal_flipped = { $animal }が裏返り、{ $face }に。
wolf-and-hound-card_drawn = { $seat }が{ $card }を補充。
wolf-and-hound-final_round = { $seat }のカードがなくなり、最終ラウンドへ。
wolf-and-hound-game_won = { $team }の勝ちです。{ $why }羊コマは青{ $blue }個、黄{ $yellow }個。
wolf-and-hound-card_left = { $seat }の手札に{ $card }が残った。
wolf-and-hound-match_won = { $team }が3点先取で勝ちました（青{ $blue }点、黄{ $yellow }点）。

wolf-and-hound-team-blue = チーム青
wolf-and-hound-team-yellow = チーム黄
wolf-and-hound-why-elimination = 判定のとき、相手チームに羊コマ0個の人がいました。
wolf-and-hound-why-totals = カードが尽きたので、羊コマの合計で決めました。
wolf-and-hound-face-front = オモテ
wolf-and-hound-face-back = ウラ
wolf-and-hound-pile-number_deck = 数字カードの山札
wolf-and-hound-pile-dummy_deck = ダミー山札

## 選択

wolf-and-hound-decision-order = 次にどの動物を発動しますか？
wolf-and-hound-decision-play = どのカードを出しますか？
wolf-and-hound-decision-exchange = チェンジコールをしますか？　入れ替えるカードは見られません。
wolf-and-hound-decision-flip = 2枚のメタモルが同じ色です。どちらを裏返しますか？

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = そのまま
wolf-and-hound-move-exchange = ダミー山札の一番上と入れ替える
wolf-and-hound-move-activate = { $animal }を発動
wolf-and-hound-move-flip = { $animal }を裏返す
wolf-and-hound-no-effect = 何も動きません。

wolf-and-hound-reason-game_is_over = ゲームは終わっています。
wolf-and-hound-reason-not_your_decision = いまはあなたが選ぶ番ではありません。
wolf-and-hound-reason-answers_another_question = いまはそれを選べません。聞かれていることから選んでください。
wolf-and-hound-reason-not_in_hand = そのカードは手札にありません。手札から選んでください。
wolf-and-hound-reason-threes_are_barred = この手番では「3」を出せません。ほかの数字を選んでください。
wolf-and-hound-reason-not_to_activate = その動物はいま発動できません。示されている動物から選んでください。
wolf-and-hound-reason-not_to_flip = 裏返せるのは、2枚のメタモルのどちらか1枚だけです。

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
wolf-and-hound-table-dummy-deck = ダミー山札
wolf-and-hound-table-played = プレイ済み
wolf-and-hound-table-turn = 手番{ $turn }
wolf-and-hound-table-deck = 数字カードの山札 { $count }枚
wolf-and-hound-table-turned-up = めくったカード：{ $card }
wolf-and-hound-table-final-round = 最終ラウンド
wolf-and-hound-table-no-threes = この手番は「3」を出せません
wolf-and-hound-table-score = 得点：青{ $blue }点、黄{ $yellow }点
wolf-and-hound-table-act = { $effect ->
    [lose1] { $seat } −1
    [gain1] { $seat } +1
    [skip] { $seat } 手番なし
   *[no3] 「3」不可
}

## カードの記載

wolf-and-hound-colour-pink = ピ
wolf-and-hound-colour-black = 黒
wolf-and-hound-colour-white = 白
wolf-and-hound-walk = { $when ->
    [never] カードでは動きません。
    [drifting] 毎回の手番の終わりに、反時計回りに1プレイヤー分動きます。
    [delayed] 毎回の手番の終わりに、1つ前の手番のカードで動きます（1/2/3/4で { $steps }）。
   *[card] { $by ->
        [black] 黒カード
        [white] 白カード
       *[both] 黒と白のカード
    }で動きます（1/2/3/4で { $steps }）。
}
wolf-and-hound-act = { $effect ->
    [lose1] { $target }の羊コマを1個追い払います。
    [gain1] { $target }の羊コマを1個連れ戻します。
    [skip] 手番の人の手番がすぐに終わります。
   *[no3] 手番の人は、この手番では「3」を出せません。
}
wolf-and-hound-target-self = 手番の人
wolf-and-hound-target-left = 左隣の人
wolf-and-hound-target-across = 味方
wolf-and-hound-target-right = 右隣の人
wolf-and-hound-also-metamorphic = P1の場を通るか、止まると裏返ります。
wolf-and-hound-also-extra_02 = 手番の終わりに同じ場にほかの動物がいると裏返ります。
wolf-and-hound-also-designer_02_3 = カードが出るたびに、同じ場に毛布があればオモテ、なければウラにします。

## wolfden cards

wolf-and-hound-box-numbers = 数字カード
wolf-and-hound-box-animals = アニマルカード
wolf-and-hound-box-sets = オススメのセット
wolf-and-hound-box-sheep = はじめの羊コマ
wolf-and-hound-box-card = カード
wolf-and-hound-box-cards = カード
wolf-and-hound-box-name = 名前
wolf-and-hound-box-base = 基本
wolf-and-hound-box-expansion = お肉と骨
wolf-and-hound-box-effect = はたらき
wolf-and-hound-box-set = セット
wolf-and-hound-box-level = レベル
wolf-and-hound-box-players = 人数
wolf-and-hound-box-few = ウルフ1枚以下
wolf-and-hound-box-many = ウルフ2枚以上
wolf-and-hound-box-free = 自由アレンジ
wolf-and-hound-box-note = 数は、数字カード1/2/3/4で動くプレイヤー分です。+は時計回り、-は反時計回りです。「手番の人」は、その動物が前にいるときに手番を始めた人です。
wolf-and-hound-box-total = { $count }枚
wolf-and-hound-level-L1 = 入門セット
wolf-and-hound-level-L2 = 初級セット
wolf-and-hound-level-L3 = 中級セット
wolf-and-hound-level-L4 = ゲーマーセット
wolf-and-hound-level-L5 = 自由アレンジ
wolf-and-hound-level-LD = デザイナーカード

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

wolf-and-hound-hint-note = 勝率は、あなたのチームがこのゲームに勝つ確率です。

## Options, in the browser

web-wolf-and-hound-players = 人数
web-wolf-and-hound-animals = アニマルカード
web-wolf-and-hound-animals-about = オススメのセットを選ぶか、カードを自分で選びます。
web-wolf-and-hound-meat_and_bone = お肉と骨
web-wolf-and-hound-meat_and_bone-about = 7枚の数字カードにお肉か骨が付きます。お肉は黒の動物を、骨は白の動物を止めます。
web-wolf-and-hound-sheep_mode = 羊コマ
web-wolf-and-hound-sheep_mode-about = はじめに持つ羊コマの数です。4人なら、少なめは3個、多めは4個です。
web-wolf-and-hound-sheep_mode-auto = ウルフの枚数に合わせる
web-wolf-and-hound-sheep_mode-few = 少なめ
web-wolf-and-hound-sheep_mode-many = 多め
web-wolf-and-hound-match = 対戦形式
web-wolf-and-hound-match-single = 1ゲーム
web-wolf-and-hound-match-first_to_3 = 3点先取
web-wolf-and-hound-manual_activation_order = 発動の順番を選ぶ
web-wolf-and-hound-manual_activation_order-about = 同じ色の動物をどの順に発動するか、手番の人が選びます。結果は変わりません。

## Worked examples of the rule book

examples-WH-3-4 = ウルフが次の人の前へ
examples-WH-3-4-story = P3が黒2を出し、ウルフをP4の前へ動かします。P4の手番が始まるとウルフが発動し、P4は羊コマを1個失います。
examples-WH-8-4 = 1枚のカードで2匹のウルフ
examples-WH-8-4-story = 黒3はすべてのウルフを動かします。ウルフ01は3プレイヤー分、ウルフ06はその半分（端数切り捨て）です。
examples-WH-10-4c = チェンジコール
examples-WH-10-4c-story = P4はダミーです。黒1がめくられました。味方のP2は、ダミー山札の一番上と、見ないまま入れ替えられます。
examples-WH-12-1 = お肉はウルフを止める
examples-WH-12-1-story = P2が黒2（お肉）を出します。ウルフはこの1回だけ通り過ぎ、次のカードからは、P2が別のカードを出すまでここで止まります。
examples-WH-15-2 = 毛布が大好きなウルフ
examples-WH-15-2-story = 毛布がそばにある間、毛布大好きウルフは動きません。どちらの毛布もなくなると裏返り、ひとりで歩き出します。

wolf-and-hound-goal = 味方の羊コマを守り、相手チームの誰か1人の羊コマを0個にしましょう。

## 誤りの説明

wolf-and-hound-error-card-id = この id の値は { $value }、色は { $colour }、マークは { $symbol } です。
wolf-and-hound-error-deck = { $table }：{ $column } の { $colour } のカードが{ $total }枚です。{ $right }枚でなければなりません。
wolf-and-hound-error-twins = count_base は 0、count_expansion は { $twins } でなければなりません。
wolf-and-hound-error-replaced = count_expansion は、count_base からマークつきのカード{ $replaced }枚を引いた数でなければなりません。
wolf-and-hound-error-most-frequent = count_base は、最も多い B3（{ $most }枚）より少なくしてください。
wolf-and-hound-error-face = face が「{ $face }」です。カードには front が1つ、あとは back が1つまでです。
wolf-and-hound-error-faces = { $table } にこのカードの面が{ $count }つあります。{ $right }つでなければなりません。
wolf-and-hound-error-double-sided = double_sided が「no」です。このカードは裏返るので「yes」でなければなりません。
wolf-and-hound-error-not-animal = 「{ $name }」はアニマルカードではありません。
wolf-and-hound-error-controller = { $players }人では、controller は { $controller } でなければなりません。
wolf-and-hound-error-seat-twice = 同じ席が2回出ています。1回だけにしてください。
wolf-and-hound-error-sheep-rows = { $table }：2人、3人、4人のすべての席に1行ずつ必要です。
wolf-and-hound-error-move = 「{ $move }」は『ウルフ＆ハウンド』の手ではありません。手は B3 や W2B のようなカード、'keep'、'exchange'、'activate wolf_01'、'flip meta_01' です。
wolf-and-hound-error-deal = 配りは { "{" }'hands': { "{" }'P1': [カード4枚], ... 'P4': ...{ "}" }, 'number_deck': [カード16枚]{ "}" } の形にしてください（詳細：{ $error }）。
wolf-and-hound-error-deal-hand = { $seat } のカードが{ $count }枚です。どの席にも{ $hand }枚配ります。
wolf-and-hound-error-deal-cards = 配りに { $card } が{ $count }枚あります。この{ $deck }枚のデッキでは{ $copies }枚です。
wolf-and-hound-error-final-round = カードが残っていないときは true でなければなりません（§3.7b）。
wolf-and-hound-error-row = カードが{ $count }枚あります。1列は{ $most }枚までです。
wolf-and-hound-error-not-in-hand = { $card } はその手札にありません。
wolf-and-hound-error-no-animals = animals：アニマルカードが少なくとも1枚必要です。
wolf-and-hound-error-no-animal = animals：「{ $card }」というアニマルカードはありません。カードは { $cards } です。
wolf-and-hound-error-animal-twice = animals：{ $card } が2回指定されています。どのカードも1枚ずつです。
wolf-and-hound-error-metamorphic = animals：メタモルカード（meta_01～meta_04）は2枚までです。
wolf-and-hound-error-together = animals：designer_02_1、designer_02_2、designer_02_3 は、3枚とも使うか、どれも使わないかです。
wolf-and-hound-error-no-set = animals：「{ $set }」というセットはありません。セットは { $sets } です。
wolf-and-hound-error-open-set = animals：セット { $set } にはカードの選択があります。カードを指定してください：{ $cards }

## コマンドラインのオプション

wolf-and-hound-option-players = あなたとボットの人数。残りの席はダミーです。
wolf-and-hound-option-animals = S2-1 のようなセット（`wolfden cards` で見られます）か、カード：wolf_01,hound_01
wolf-and-hound-option-meat_and_bone = 拡張「お肉と骨」を入れて遊びます。
wolf-and-hound-option-sheep_mode = 羊コマの数。auto はウルフの数で決まります。
wolf-and-hound-option-match = 先に3ゲーム勝ったチームの勝ちとします。
wolf-and-hound-option-manual_activation_order = 複数の動物のうち、どれから発動するかを選びます。
