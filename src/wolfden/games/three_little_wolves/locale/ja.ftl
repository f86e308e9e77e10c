### 三匹の小さな狼

three-little-wolves = 三匹の小さな狼
three-little-wolves-players = 2～4人
three-little-wolves-about = 高い家を建て、相手の家に狼を送り込みましょう。

## 出来事

three-little-wolves-dealt = 全員に5枚ずつ配る。{ $start }から始める。
three-little-wolves-turn_began = { $seat }の手番：
three-little-wolves-house_begun = { $seat }が{ $card }で{ $house }を建て始める。屋根は{ $value }。
three-little-wolves-floor_built = { $seat }が{ $house }に{ $card }を増築。屋根は{ $value }。
three-little-wolves-basement_built = { $seat }が{ $card }を{ $house }の地下B{ $level }にする。
three-little-wolves-colour_fixed = { $seat }の{ $house }が{ $becomes }になる。
three-little-wolves-discarded = { $seat }が{ $card }を捨札にする。
three-little-wolves-wolf_moved_in = { $seat }が狼{ $wolf }を{ $owner }の{ $house }に送り込む。
three-little-wolves-card_drawn = { $seat }が{ $card }を引く。
three-little-wolves-pig_arrived = { $seat }が{ $card }を公開。BBPカードの{ $number }枚目！
three-little-wolves-pig_waits = { $seat }がさらに{ $card }を公開。BBPカードの{ $number }枚目はあとで処理する。
three-little-wolves-token_placed = BBPトークン{ $token }は{ $owner }の{ $house }へ。高さ{ $height }で、トークンのない家の中で最も高い。
three-little-wolves-token_lost = BBPトークン{ $token }を置ける家がない。ゲームから除く。
three-little-wolves-effect_began = { $card }の効果を行う。
three-little-wolves-effect_skipped = { $card }の効果は発生しない。
three-little-wolves-card_chosen = { $seat }がカードを選ぶ。
three-little-wolves-card_passed = { $seat }が{ $card }を{ $to }に渡す。
three-little-wolves-passed_over = { $seat }は狼を送り込めないので飛ばされる。
three-little-wolves-effect_lapsed = 狼の入れる家がもうない。{ $card }の残りの効果は行わない。
three-little-wolves-card_turned_up = { $seat }のカードは{ $card }。
three-little-wolves-moustache_passed = 口ひげトークンが{ $seat }から{ $to }に移る。
three-little-wolves-final_rounds = 全員あと2手番ずつ、全部で{ $turns }手番。もうカードは引かない。
three-little-wolves-endgame_began = 2人プレイの終盤。手札がなくなるまで、毎ラウンドひそかに1枚ずつ選ぶ。
three-little-wolves-pick_revealed = { $seat }が{ $card }を公開。
three-little-wolves-card_left = { $seat }の手札に{ $card }が残る。
three-little-wolves-house_demolished = { $seat }の{ $house }は取り壊し。高さ{ $height }で、{ $because }。
three-little-wolves-tallest_house = { $seat }の{ $house }がその色で最も高い家。高さは{ $height }。
three-little-wolves-tallest_tied = { $colour }で最も高い家が高さ{ $height }で並び、トークンはなし。
three-little-wolves-smallest_tied = { $colour }で最も小さい家が高さ{ $height }で並び、取り壊しはなし。
three-little-wolves-wolf_turned = { $owner }の{ $house }にいる{ $seat }の狼{ $wolf }を裏返す。
three-little-wolves-token_turned = { $owner }の{ $house }のBBPトークン{ $token }を裏返す。
three-little-wolves-house_scored = { $seat }：{ $house }で{ $vp }点。
three-little-wolves-tallest_scored = { $seat }：最も高い家（{ $house }）で{ $vp }点。
three-little-wolves-roof_scored = { $seat }：{ $house }の屋根{ $card }で{ $vp }点。
three-little-wolves-token_scored = { $seat }：{ $house }のBBPトークン{ $token }で{ $vp }点。
three-little-wolves-wolf_scored = { $seat }：狼{ $wolf }で{ $vp }点。
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
three-little-wolves-demolition-white_only = 色が決まらなかった家
three-little-wolves-demolition-smallest = その色で最も小さい家
three-little-wolves-why-most_points = 勝利点が最も多い
three-little-wolves-why-most_wolf_points = 同点の中で狼の点が最も多い
three-little-wolves-why-shared = 勝利点も狼の点も同じで、共同勝利

## 選択

three-little-wolves-decision-play = どのカードをどう使いますか？
three-little-wolves-decision-token = あなたの最も高い家が並びました。どの家にBBPトークンを置きますか？
three-little-wolves-decision-pass = どのカードを渡しますか？
three-little-wolves-decision-wolf = 狼を1匹送り込んでください。どの狼を、どの家に送り込みますか？
three-little-wolves-decision-smokey = 口ひげトークンはあなたが持っています。スモーキーのカードをどこに建てますか？
three-little-wolves-decision-pick = このラウンドにどのカードを使いますか？

three-little-wolves-move-build_new = { $card }で新しい家を建て始める
three-little-wolves-move-build_new_as = { $card }を{ $value }として新しい家を建て始める
three-little-wolves-move-build = { $house }に{ $card }を増築
three-little-wolves-move-build_as = { $house }に{ $card }を{ $value }として増築
three-little-wolves-move-build_basement = { $card }を{ $house }の地下にする
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
    [tallest-tied] { $colour }で最も高い（並び）
    [smallest] { $colour }で最も小さい
    [smallest-tied] { $colour }で最も小さい（並び）
   *[between] { $colour }の中間
}
three-little-wolves-choice-roof = 屋根{ $vp }点
three-little-wolves-choice-pick = 建てられる所：{ $places }
three-little-wolves-choice-pass = { $seat }に渡す
three-little-wolves-choice-wolves = 捨札にして狼（{ $wolves }）も送り込むなら：{ $example } など

three-little-wolves-reason-game_is_over = ゲームは終了しています。
three-little-wolves-reason-not_your_decision = いまはあなたが選ぶ番ではありません。
three-little-wolves-reason-answers_another_question = いま選ぶことではありません。表示されている質問に答えてください。
three-little-wolves-reason-not_in_hand = そのカードは手札にありません。手札から選んでください。
three-little-wolves-reason-not_the_picked_card = このラウンドには別のカードを選んでいます。そのカードを使ってください。
three-little-wolves-reason-not_smokeys_card = スモーキーのカードではありません。公開されたカードを使ってください。
three-little-wolves-reason-smokey_must_build = スモーキーのカードは捨札にできません。建てられるときは必ず建てます。
three-little-wolves-reason-no_such_house = その家はありません。卓にある家を選んでください。
three-little-wolves-reason-three_houses_already = 家は3軒までです。いまある家に増築してください。
three-little-wolves-reason-colour_is_taken = 同じ色の家は1軒までです。いまある家に増築してください。
three-little-wolves-reason-wrong_colour = その家に使えるのは、同じ色か白のカードだけです。
three-little-wolves-reason-no_other_value = そのカードの数字は1つだけです。
three-little-wolves-reason-not_higher_than_roof = 屋根より大きい数字のカードしか増築できません。
three-little-wolves-reason-not_a_basement = 地下にできるのは1、2、3だけです。
three-little-wolves-reason-not_deeper = いまある地下より深い地下しか作れません。
three-little-wolves-reason-wolf_is_placed = その狼はもう送り込んであります。残っている狼を選んでください。
three-little-wolves-reason-own_house = 狼は自分の家には送り込めません。相手の家を選んでください。
three-little-wolves-reason-not_own_house = 「狼の赤ちゃん」では、狼は自分の家にだけ送り込めます。
three-little-wolves-reason-no_room = その家にはもう狼が入れません。2匹入れるのは地下B3のある家だけです。
three-little-wolves-reason-not_tied = トークンは同じ高さで並んだ家に置きます。その中から選んでください。

## 卓上

three-little-wolves-table-you = あなた
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
three-little-wolves-table-bbp_wolf = 狼を送り込む
three-little-wolves-table-turns-left = 残り{ $count }手番
three-little-wolves-table-endgame = 2人プレイの終盤
three-little-wolves-table-open-hand = { $whose ->
    [you] あなたの手札
   *[other] { $seat }の手札
}

## ブラウザの卓

three-little-wolves-table-where = { $wolves ->
    [0] { $card }をどこに使いますか？
   *[other] { $card }をどこに使いますか？　狼を送り込むなら、先に狼を選んでください。
}
three-little-wolves-table-out-with = 狼{ $wolf }を送り込みます。どのカードを捨札にしますか？
three-little-wolves-table-into = 狼{ $wolf }をどの家に送り込みますか？
three-little-wolves-table-first-a-wolf = 狼を選んでから、家を選んでください。
three-little-wolves-table-house = { $seat }の{ $house }、高さ{ $height }
three-little-wolves-table-floors = フロア { $values }
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

three-little-wolves-guide-drawing = 家の1段が1フロアです。「高」は高さ、╱╲は屋根、+は屋根が多く数えるフロア、B1は地下です。カードはrが赤、yが黄、gが緑、wが白で、5*は5として使った9です。家の下には色（白1はまだ色のない家）、中にいる狼（B4はBの狼4）、BBPトークンが並びます。
three-little-wolves-guide-points = 得点計算：残った家{ $standing }、取り壊しの家{ $demolished }、その色で最も高い家{ $tallest }。同じ色の家が2軒以上あれば、ただ1軒だけ最も小さい家を取り壊します。白の家も取り壊します。狼はそのプレイヤーの、BBPトークンは家の持ち主の点で、家が残れば数字どおり、取り壊しなら−1です。
three-little-wolves-effect-bbp_left = 全員がカードを1枚、左隣に渡します。
three-little-wolves-effect-bbp_right = 全員がカードを1枚、右隣に渡します。
three-little-wolves-effect-bbp_wolf = 全員が狼を1匹ずつ、必ず送り込みます。
three-little-wolves-guide-baby-wolf = 「狼の赤ちゃん」：狼は自分の家に送り込みます。BBPカードの効果はありません。
three-little-wolves-guide-discard = 捨札：{ $cards }
three-little-wolves-effect-other = { $value }としても使えます。
three-little-wolves-effect-basement = { $level ->
    [3] 地下B{ $level }にもできます。その家には狼が2匹入れます。
   *[other] 地下B{ $level }にもできます。
}
three-little-wolves-effect-floors = 屋根なら{ $floors }フロアに数えます。
three-little-wolves-effect-roof = 残った家の屋根なら{ $vp }点です。

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
three-little-wolves-box-front = 残った家
three-little-wolves-box-back = 取り壊し
three-little-wolves-box-wolf = 狼{ $token }
three-little-wolves-box-bbp = BBP{ $token }
three-little-wolves-box-tallest_house = 最も高い家
three-little-wolves-box-moustache = 口ひげトークン
three-little-wolves-box-house = 家

## カード

three-little-wolves-card-unknown = カード
three-little-wolves-card-bbp_left = BBP「左に渡す」
three-little-wolves-card-bbp_right = BBP「右に渡す」
three-little-wolves-card-bbp_wolf = BBP「狼を送り込む」
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

three-little-wolves-hint-note = 見込みは、あなたが勝つおよその確率です（共同勝利は半分に数えます）。

## Options, in the browser

web-three-little-wolves-players = 人数
web-three-little-wolves-baby_wolf = 「狼の赤ちゃん」（家族向け）
web-three-little-wolves-baby_wolf-about = 小さな子ども向け：狼は自分の家に送り込み、BBPカードの効果はありません。
web-three-little-wolves-start_player = 開始プレイヤー
web-three-little-wolves-start_player-random = ランダム

## Worked examples of the rule book

examples-TLW-F2 = 覆われた7
examples-TLW-F2-story = 赤7は屋根なら3フロアに数えますが、2点を失います。赤8を重ねるとふつうのフロアになり、Aの家は低くなりますが、失点もなくなります。
examples-TLW-W2 = 狼が2匹入れる家
examples-TLW-W2-story = 地下B3があると、狼がもう1匹入れます。Aはカードを捨札にして、Cの狼3がいる家に狼5を送り込みます。3匹目は入れません。
examples-TLW-P1 = BBPがやって来る
examples-TLW-P1-story = Aが増築して、最初のBBPカードを引きます。最も高い家にBBPトークン2が置かれ、Aは手札を5枚に補充し、全員が左隣にカードを1枚渡します。
examples-TLW-2P2 = スモーキーの白のカード
examples-TLW-2P2-story = 2人プレイでは、口ひげトークンを持つ人が、スモーキーの白のカードをどこに建てるかを決めます。そのあと、口ひげトークンは相手に移ります。
examples-TLW-S1 = 最後の2手番と得点計算
examples-TLW-S1-story = 全員あと2手番です。そのあと、色ごとに最も高い家がトークンを得て、最も小さい家は取り壊されます。得点は11点、21点、21点。同点の2人のうち、狼の点が多いCの勝ちです。

three-little-wolves-goal = いちばん高い家を建て、いちばん低い家は避け、狼をほかの人の家に送り込みましょう。

## 誤りの説明

three-little-wolves-error-few-floors = { $table }：フロアカードが{ $count }枚です。少なくとも{ $fewest }枚必要です。
three-little-wolves-error-wolf-tokens = { $table }：{ $colours } のそれぞれに、3、4、5のトークンが1枚ずつ必要です。
three-little-wolves-error-pigs = { $table }：BBPカードが{ $count }枚です。{ $pigs }枚でなければなりません。
three-little-wolves-error-points-elsewhere = この点は、点が書かれているカードやトークンの表で変えてください。
three-little-wolves-error-move = 「{ $move }」は『三匹の小さな狼』の手ではありません。手の例：'build r5 new'、'build w2 red basement'、'build y9 yellow as 5'、'discard g10'、'discard g10 wolf 4 -> B.red'、'token B.green'、'pass r5'、'wolf 4 -> B.red'、'pick r5'
three-little-wolves-error-no-other-value = { $card } を { $value } として使うことはできません。ふつうの値は書きません。
three-little-wolves-error-no-house = { $owner }.{ $name } という家はありません。
three-little-wolves-error-deal = 配りは { "{" }'hands': { "{" }'A': [カード5枚], ...{ "}" }, 'draw_pile': [上から順のカード], 'start_player': 'A'{ "}" } の形にしてください（詳細：{ $error }）。
three-little-wolves-error-deal-hand = { $seat } のカードが{ $count }枚です。全員に{ $hand }枚のフロアカードを配ります。
three-little-wolves-error-deal-cards = 手札と山札に、ゲームのカードが1枚ずつ全部入っていなければなりません。
three-little-wolves-error-deal-pigs = { $pigs }枚のBBPカードのうち、ちょうど1枚が山札の最後の{ $packet }枚に入っていなければなりません。
three-little-wolves-error-deal-start = オプションでは { $seat } から始めることになっています。
three-little-wolves-error-no-player = { $players }人では { $seat } はいません。
three-little-wolves-error-kind-needs-pig = { $kind } は、BBPカードがめくられたときに聞かれます。
three-little-wolves-error-pigs-waiting = { $kind } が聞かれるとき、処理を待つBBPカードは{ $waiting }枚です。
three-little-wolves-error-passes = 処理されたBBPカード{ $pigs }枚に対して、passes が{ $passes }件あります。
three-little-wolves-error-no-endgame = 終盤があるのは2人ゲームだけです（§3.9）。
three-little-wolves-error-smokey-plays = スモーキーがカードを出すことはありません。
three-little-wolves-error-smokey-card = スモーキーを置くには、めくられたカードが必要です。
three-little-wolves-error-houses = 家が{ $count }軒です。{ $most }軒までです。
three-little-wolves-error-house-name = 家にはそれぞれ別の名前が必要です。名前は { $names } です。
three-little-wolves-error-floor = 屋根が{ $roof }の家に、{ $name } を{ $value }として使うことはできません（§3.3）。
three-little-wolves-error-basement = { $name } は地下にできないか、上の地下より深くありません（§3.3）。
three-little-wolves-error-no-floor = 家には ['r5', 5] のようなフロアが必要です。
three-little-wolves-error-house-colour = { $card } は { $name } の家の色に合いません。
three-little-wolves-error-no-room = { $seat } の { $token } を置く場所がないか、すでにほかの場所にあります。
three-little-wolves-error-hand = カードが{ $count }枚です。手札は{ $hand }枚までです。
three-little-wolves-error-picked = 選んだカードは手札になければなりません。
three-little-wolves-error-pile-pigs = BBPカードのうち、まだ出ていないものが入っていなければなりません：{ $names }
three-little-wolves-error-pig-cards = bbp_left、bbp_right、bbp_wolf を1回ずつ書いてください。
three-little-wolves-error-most-passes = { $most }件までです。
three-little-wolves-error-start-player = start_player：{ $players }人では { $seat } はいません。

## コマンドラインのオプション

three-little-wolves-option-players = あなたとボットの人数。2人のときはスモーキーが加わります。
three-little-wolves-option-baby_wolf = 「狼の赤ちゃん」：狼は自分の家に送り込み、BBPカードの効果はありません。
three-little-wolves-option-start_player = 開始プレイヤー。省略するとランダムに決まります。
