### 三匹の小さな狼

three-little-wolves = 三匹の小さな狼
three-little-wolves-short = 三匹の小さな狼
three-little-wolves-players = 2～4人
three-little-wolves-about = 高い家を建て、相手の家に狼を送り込む。

## 出来事

three-little-wolves-dealt = 全員に5枚ずつ配った。{ $start }から始める。
three-little-wolves-turn_began = { $seat }の手番：
three-little-wolves-house_begun = { $seat }は{ $card }で{ $house }を建て始める（屋根{ $value }）。
three-little-wolves-floor_built = { $seat }は{ $house }に{ $card }を増築（屋根{ $value }）。
three-little-wolves-basement_built = { $seat }は{ $house }の地下に{ $card }を増築（B{ $level }）。
three-little-wolves-colour_fixed = { $seat }の{ $house }は{ $becomes }になる。
three-little-wolves-discarded = { $seat }は{ $card }を捨札にする。
three-little-wolves-wolf_moved_in = { $seat }は狼{ $wolf }を{ $owner }の{ $house }に送り込む。
three-little-wolves-card_drawn = { $seat }は{ $card }を引く。
three-little-wolves-pig_arrived = { $seat }が{ $card }を公開。BBPカードの{ $number }枚目！
three-little-wolves-pig_waits = { $seat }はさらに{ $card }を公開。BBPカードの{ $number }枚目は後で処理する。
three-little-wolves-token_placed = BBPトークン{ $token }は、トークンのない最も高い家、{ $owner }の{ $house }（高さ{ $height }）に置かれる。
three-little-wolves-token_lost = BBPトークン{ $token }を置ける家がないので、ゲームから除く。
three-little-wolves-effect_began = { $card }の効果を処理する。
three-little-wolves-effect_skipped = { $card }の効果はない。
three-little-wolves-card_chosen = { $seat }はカードを選んだ。
three-little-wolves-card_passed = { $seat }は{ $card }を{ $to }に渡す。
three-little-wolves-passed_over = { $seat }は狼を送り込めないので飛ばす。
three-little-wolves-effect_lapsed = 狼の入れる家がもうないので、{ $card }の残りの効果はなくなる。
three-little-wolves-card_turned_up = { $seat }のカードは{ $card }。
three-little-wolves-moustache_passed = 口ひげトークンが{ $seat }から{ $to }に移る。
three-little-wolves-final_rounds = 残り2ラウンド（全部で{ $turns }手番）。もうカードは引かない。
three-little-wolves-endgame_began = 2人プレイの終盤。手札がなくなるまで、毎ラウンド1枚ずつ伏せて選ぶ。
three-little-wolves-pick_revealed = { $seat }の選んだカードは{ $card }。
three-little-wolves-card_left = { $seat }の手札に{ $card }が残った。
three-little-wolves-house_demolished = { $seat }の{ $house }（高さ{ $height }）は取り壊し：{ $because }。
three-little-wolves-tallest_house = { $seat }の{ $house }（高さ{ $height }）は、その色で最も高い家。
three-little-wolves-tallest_tied = { $colour }の最も高い家は同点（高さ{ $height }）なので、トークンはなし。
three-little-wolves-smallest_tied = { $colour }の最も小さい家は同点（高さ{ $height }）なので、取り壊しはなし。
three-little-wolves-wolf_turned = { $owner }の{ $house }にいる{ $seat }の狼{ $wolf }を裏返す。
three-little-wolves-token_turned = { $owner }の{ $house }のBBPトークン{ $token }を裏返す。
three-little-wolves-house_scored = { $seat }：{ $house } { $vp }点。
three-little-wolves-tallest_scored = { $seat }：最も高い家（{ $house }）{ $vp }点。
three-little-wolves-roof_scored = { $seat }：{ $house }の屋根{ $card } { $vp }点。
three-little-wolves-token_scored = { $seat }：{ $house }のBBPトークン{ $token } { $vp }点。
three-little-wolves-wolf_scored = { $seat }：狼{ $wolf } { $vp }点。
three-little-wolves-total = { $seat }：合計{ $vp }点（うち狼{ $wolf_vp }点）。
three-little-wolves-game_won = { $seat }の勝利：{ $why }。

three-little-wolves-seat-K = スモーキー
three-little-wolves-house-red = 赤の家
three-little-wolves-house-yellow = 黄の家
three-little-wolves-house-green = 緑の家
three-little-wolves-house-white1 = 白の家1
three-little-wolves-house-white2 = 白の家2
three-little-wolves-house-white3 = 白の家3
three-little-wolves-colour-red = 赤
three-little-wolves-colour-yellow = 黄
three-little-wolves-colour-green = 緑
three-little-wolves-colour-white = 白
three-little-wolves-demolition-white_only = 色が決まらなかった
three-little-wolves-demolition-smallest = その色で最も小さい
three-little-wolves-why-most_points = 勝利点が最も多い
three-little-wolves-why-most_wolf_points = 同点の中で狼の得点が最も多い
three-little-wolves-why-shared = 勝利点も狼の得点も同じなので、勝利を分かち合う

## 選択

three-little-wolves-decision-play = どのカードをどう使う？
three-little-wolves-decision-token = 最も高い家が並んだ。どの家にBBPトークンを置く？
three-little-wolves-decision-pass = どのカードを渡す？
three-little-wolves-decision-wolf = 狼を1匹送り込まなければならない。どの狼をどの家に？
three-little-wolves-decision-smokey = 口ひげトークンを持つあなたが決める。スモーキーのカードをどこに建てる？
three-little-wolves-decision-pick = このラウンドに使うカードはどれ？

three-little-wolves-move-build_new = { $card }で新しい家を建て始める
three-little-wolves-move-build_new_as = { $card }を{ $value }として新しい家を建て始める
three-little-wolves-move-build = { $house }に{ $card }を増築
three-little-wolves-move-build_as = { $house }に{ $card }を{ $value }として増築
three-little-wolves-move-build_basement = { $house }の地下に{ $card }を増築
three-little-wolves-move-discard = { $card }を捨札にする
three-little-wolves-move-discard_wolf = { $card }を捨札にし、狼{ $wolf }を{ $seat }の{ $house }に送り込む
three-little-wolves-move-token = { $seat }の{ $house }にトークンを置く
three-little-wolves-move-pass = { $card }を渡す
three-little-wolves-move-wolf = 狼{ $wolf }を{ $seat }の{ $house }に送り込む
three-little-wolves-move-pick = { $card }を選ぶ
three-little-wolves-choice-discard-only = 捨札にしかできない

three-little-wolves-choice-height = 高さ{ $height }
three-little-wolves-choice-rank = { $rank ->
    [white] 色はまだない
    [only] { $colour }はこの家だけ
    [equal] { $colour }はみな同じ高さ
    [tallest] { $colour }で最も高い
    [tallest-tied] { $colour }で最も高い（同点）
    [smallest] { $colour }で最も小さい
    [smallest-tied] { $colour }で最も小さい（同点）
   *[between] { $colour }の中間
}
three-little-wolves-choice-roof = 屋根{ $vp }点
three-little-wolves-choice-pick = 建てられる所：{ $places }
three-little-wolves-choice-pass = { $seat }に渡す
three-little-wolves-choice-wolves = 捨札にして狼（{ $wolves }）も送り込むなら：{ $example } など

three-little-wolves-reason-game_is_over = ゲームは終了している。
three-little-wolves-reason-not_your_decision = いまはあなたが決める番ではない。
three-little-wolves-reason-answers_another_question = いま聞かれていることへの答えではない。
three-little-wolves-reason-not_in_hand = そのカードは手札にない。
three-little-wolves-reason-not_the_picked_card = このラウンドには別のカードを選んでいる。そのカードを使うこと。
three-little-wolves-reason-not_smokeys_card = スモーキーのために公開されたカードではない。
three-little-wolves-reason-smokey_must_build = スモーキーは必ず建築する。捨札にはできない。
three-little-wolves-reason-no_such_house = そのような家はない。
three-little-wolves-reason-three_houses_already = 家は3軒まで。いまある家に増築すること。
three-little-wolves-reason-colour_is_taken = その色の家はもうある。そこに増築すること。
three-little-wolves-reason-wrong_colour = カードの色が家の色と違う。
three-little-wolves-reason-no_other_value = そのカードの数字は1つだけ。
three-little-wolves-reason-not_higher_than_roof = フロアは屋根より大きい数字でなければならない。
three-little-wolves-reason-not_a_basement = 地下にできるのは1、2、3だけ。
three-little-wolves-reason-not_deeper = 地下は、いまある地下より深くなければならない。
three-little-wolves-reason-wolf_is_placed = その狼はもう送り込んである。
three-little-wolves-reason-own_house = 狼は自分の家ではなく、相手の家に送り込む。
three-little-wolves-reason-not_own_house = 「狼の赤ちゃん」では、狼は自分の家にだけ送り込む。
three-little-wolves-reason-no_room = その家にはもう狼の入る場所がない。
three-little-wolves-reason-not_tied = その家は、トークンの候補に並んだ家ではない。

## 卓上

three-little-wolves-table-you = 自分
three-little-wolves-table-moustache = 口ひげ
three-little-wolves-table-hand = 手札 { $count }
three-little-wolves-table-wolves = 狼 { $wolves }
three-little-wolves-table-card = カード { $card }
three-little-wolves-table-height = 高{ $height }
three-little-wolves-table-red = 赤
three-little-wolves-table-yellow = 黄
three-little-wolves-table-green = 緑
three-little-wolves-table-white1 = 白1
three-little-wolves-table-white2 = 白2
three-little-wolves-table-white3 = 白3
three-little-wolves-table-token = BBP{ $token }
three-little-wolves-table-fallen = 取壊
three-little-wolves-table-tallest = 最高
three-little-wolves-table-pile = 山札 { $count }
three-little-wolves-table-discard = { $count ->
    [0] 捨札 { $count }
   *[other] 捨札 { $count }（一番上 { $card }）
}
three-little-wolves-table-pigs = { $count ->
    [0] BBP { $count }/3
   *[other] BBP { $count }/3：{ $cards }
}
three-little-wolves-table-bbp_left = 左に渡す
three-little-wolves-table-bbp_right = 右に渡す
three-little-wolves-table-bbp_wolf = 狼を送る
three-little-wolves-table-turns-left = 残り{ $count }手番
three-little-wolves-table-endgame = 2人プレイの終盤
three-little-wolves-table-open-hand = { $whose ->
    [you] あなたの手札
   *[other] { $seat }の手札
}

## ブラウザの卓

three-little-wolves-table-where = { $wolves ->
    [0] { $card }をどこに使いますか？
   *[other] { $card }をどこに使いますか？ 狼を送るなら先に狼を。
}
three-little-wolves-table-out-with = 狼{ $wolf }はカードを捨てると送れます。どのカードを捨てますか？
three-little-wolves-table-into = 狼{ $wolf }をどの家に送りますか？
three-little-wolves-table-first-a-wolf = 狼を選んでから、家を選んでください。
three-little-wolves-table-house = { $seat }の{ $house }、高さ{ $height }
three-little-wolves-table-floors = 階 { $values }
three-little-wolves-table-basements = 地下 { $levels }
three-little-wolves-table-inside = { $seat }の狼{ $wolf }
three-little-wolves-table-fate = { $fate ->
    [tallest] その色で最も高い
    [fallen] 取り壊された
   *[falls] いま終われば取り壊し
}
three-little-wolves-table-empty-plot = 空き地

## 得点表

three-little-wolves-score-house = { $fate ->
    [falls] { $colour } 取り壊し
   *[stands] { $colour }の家
}
three-little-wolves-score-tallest = { " " }最も高い家
three-little-wolves-score-roof = { " " }屋根 { $card }
three-little-wolves-score-token = { " " }BBPトークン{ $number }
three-little-wolves-score-wolf = 狼{ $number }
three-little-wolves-score-total = 勝利点
three-little-wolves-score-from-wolves = うち狼
three-little-wolves-score-kind = { $kind ->
    [house] 家
    [tallest] 最も高い家
    [roof] 屋根
    [token] BBPトークン
   *[wolf] 狼
}

## カードの記載

three-little-wolves-guide-drawing = 家の1段が1フロア。「高」は高さ、╱╲は屋根、+は屋根が数える追加のフロア、B1は地下。カードはr赤、y黄、g緑、w白で、5*は5として使った9。家の下は色（白1はまだ色のない家）、中にいる狼（B4はBの狼4）、BBPトークン。
three-little-wolves-guide-points = 得点計算：残った家{ $standing }、取り壊しの家{ $demolished }、その色で最も高い家{ $tallest }。各色で単独で最も小さい家と白の家は取り壊し。狼はそのプレイヤーの、BBPトークンは家の持ち主の得点で、家が残れば数字どおり、取り壊しなら-1。
three-little-wolves-effect-bbp_left = 全員がカードを1枚左隣に渡す。
three-little-wolves-effect-bbp_right = 全員がカードを1枚右隣に渡す。
three-little-wolves-effect-bbp_wolf = 全員が狼を1匹送り込む。
three-little-wolves-guide-baby-wolf = 「狼の赤ちゃん」：狼は自分の家に送り込み、BBPの効果はない。
three-little-wolves-guide-discard = 捨札：{ $cards }
three-little-wolves-effect-other = { $value }としても使える。
three-little-wolves-effect-basement = { $level ->
    [3] 地下B{ $level }にもできる。その家には狼が2匹入れる。
   *[other] 地下B{ $level }にもできる。
}
three-little-wolves-effect-floors = 屋根なら{ $floors }フロアに数える。
three-little-wolves-effect-roof = 残った家の屋根なら{ $vp }点。

## wolfden cards

three-little-wolves-box-floors = フロアカード（赤、黄、緑、白）
three-little-wolves-box-pigs = ビッグバッドピグ（BBP）カード
three-little-wolves-box-tokens = トークンと家
three-little-wolves-box-number = 数字
three-little-wolves-box-other = 別の数字
three-little-wolves-box-basement = 地下
three-little-wolves-box-roof-floors = 屋根のフロア
three-little-wolves-box-roof-vp = 屋根の得点
three-little-wolves-box-copies = 枚数
three-little-wolves-box-card = カード
three-little-wolves-box-effect = 効果
three-little-wolves-box-token = トークン
three-little-wolves-box-front = 残った
three-little-wolves-box-back = 取り壊し
three-little-wolves-box-wolf = 狼{ $token }
three-little-wolves-box-bbp = BBP{ $token }
three-little-wolves-box-tallest_house = 最も高い家
three-little-wolves-box-moustache = 口ひげ
three-little-wolves-box-house = 家

## カード

three-little-wolves-card-unknown = カード
three-little-wolves-card-bbp_left = BBP（左に渡す）
three-little-wolves-card-bbp_right = BBP（右に渡す）
three-little-wolves-card-bbp_wolf = BBP（狼を送る）
three-little-wolves-card-r1 = 赤1
three-little-wolves-card-r2 = 赤2
three-little-wolves-card-r3 = 赤3
three-little-wolves-card-r4 = 赤4
three-little-wolves-card-r5 = 赤5
three-little-wolves-card-r6 = 赤6
three-little-wolves-card-r7 = 赤7
three-little-wolves-card-r8 = 赤8
three-little-wolves-card-r9 = 赤9/5
three-little-wolves-card-r10 = 赤10/4
three-little-wolves-card-r11 = 赤11
three-little-wolves-card-r12 = 赤12
three-little-wolves-card-r13 = 赤13
three-little-wolves-card-r14 = 赤14
three-little-wolves-card-y1 = 黄1
three-little-wolves-card-y2 = 黄2
three-little-wolves-card-y3 = 黄3
three-little-wolves-card-y4 = 黄4
three-little-wolves-card-y5 = 黄5
three-little-wolves-card-y6 = 黄6
three-little-wolves-card-y7 = 黄7
three-little-wolves-card-y8 = 黄8
three-little-wolves-card-y9 = 黄9/5
three-little-wolves-card-y10 = 黄10/4
three-little-wolves-card-y11 = 黄11
three-little-wolves-card-y12 = 黄12
three-little-wolves-card-y13 = 黄13
three-little-wolves-card-y14 = 黄14
three-little-wolves-card-g1 = 緑1
three-little-wolves-card-g2 = 緑2
three-little-wolves-card-g3 = 緑3
three-little-wolves-card-g4 = 緑4
three-little-wolves-card-g5 = 緑5
three-little-wolves-card-g6 = 緑6
three-little-wolves-card-g7 = 緑7
three-little-wolves-card-g8 = 緑8
three-little-wolves-card-g9 = 緑9/5
three-little-wolves-card-g10 = 緑10/4
three-little-wolves-card-g11 = 緑11
three-little-wolves-card-g12 = 緑12
three-little-wolves-card-g13 = 緑13
three-little-wolves-card-g14 = 緑14
three-little-wolves-card-w1 = 白1
three-little-wolves-card-w2 = 白2
three-little-wolves-card-w3 = 白3
three-little-wolves-card-w4 = 白4
three-little-wolves-card-w5 = 白5
three-little-wolves-card-w6 = 白6
three-little-wolves-card-w7 = 白7
three-little-wolves-card-w8 = 白8
three-little-wolves-card-w9 = 白9/5
three-little-wolves-card-w10 = 白10/4
three-little-wolves-card-w11 = 白11
three-little-wolves-card-w12 = 白12
three-little-wolves-card-w13 = 白13
three-little-wolves-card-w14 = 白14

## wolfden hint

three-little-wolves-hint-note = 見込みは、自分が勝つおよその確率（同点の勝利は半分に数える）。

## Options, in the browser

web-three-little-wolves-players = 人数
web-three-little-wolves-baby_wolf = 家族向け
web-three-little-wolves-baby_wolf-about = 小さな子ども向け：狼は自分の家だけに入れます。
web-three-little-wolves-start_player = 最初の人
web-three-little-wolves-start_player-random = くじ

## Worked examples of the rule book

examples-TLW-F2 = 覆われた7
examples-TLW-F2-story = 赤7は屋根なら3フロア分の高さで、2点を失う。赤8をのせるとふつうのフロアになり、Aの家は低くなるが、失点もなくなる。
examples-TLW-W2 = 狼2匹分の場所
examples-TLW-W2-story = 地下B3があると狼がもう1匹入れる。Aはカードを捨札にし、Cの狼3のとなりに狼5を送り込む。3匹目の入る場所はない。
examples-TLW-P1 = BBPがやって来る
examples-TLW-P1-story = Aが増築して、最初のBBPカードを引く。最も高い家がトークン2を受け取り、Aはもう1枚引き、全員が左にカードを1枚渡す。
examples-TLW-2P2 = スモーキーの白いカード
examples-TLW-2P2-story = 2人プレイでは、口ひげを持つ人がスモーキーの白いカードの置き場所を決める。そのあと口ひげは相手に移る。
examples-TLW-S1 = 最終ラウンドと得点
examples-TLW-S1-story = 全員あと2手番。そのあと、色ごとに最も高い家がトークンを得て、最も低い家は取り壊され、得点は11点、21点、21点。狼の得点でCが勝つ。

three-little-wolves-goal = いちばん高い家を建て、いちばん低い家は避け、狼をほかの人の家に送り込みましょう。
