### おおおおかみ!!

woof = おおおおかみ!!
woof-players = 4～8人
woof-about = 本物の狼は誰か。「狼だ」と叫んでいるだけなのは誰か。正体を探り合う推理ゲーム。

## 出来事

woof-dealt = 第{ $round }ラウンド：カードを配った。スタートプレイヤーは{ $start }。
woof-turn_began = ・
woof-looked = { $seat }は{ $target }の{ $slot }の{ $card }を見る。
woof-announced = 「{ $face }」
woof-rearranged = { $seat }のカードは{ $order }。
woof-asked = { $seat }は{ $target }に{ $question }を質問。
woof-answered = { $seat }の答えは「{ $answer }」。
woof-declared_early = { $seat }が早期宣言（{ $declarations }人目）。
woof-final_phase = 最終宣言フェイズに入る。
woof-board_ready = { $seat }は準備完了。
woof-cards_revealed = { $seat }の正体は{ $identity }（{ $left }と{ $right }）。
woof-board_revealed = { $seat }は{ $when }：<{ $single }、<<{ $double }。
woof-declaration_right = { $seat }は宣言成功：+{ $points }点、計{ $score }点。
woof-declaration_wrong = { $seat }は宣言失敗。
woof-misled = { $by }が{ $seat }を惑わした：{ $by }に+{ $points }点、計{ $score }点。
woof-marker_turned = { $seat }の赤いXは黒になる。
woof-marker_given = { $seat }は{ $colour }Xを受け取る（計{ $markers }個）。
woof-game_ended = ゲーム終了：{ $why }。
woof-game_won = { $seat }の勝利（{ $score }点、失敗マーカー{ $markers }個）。

woof-seat-5 = 中立プレイヤー5
woof-role-sheep = ひつじ
woof-role-dog = 猟犬
woof-role-hunter = 狩人
woof-role-boy = 羊飼いの少年
woof-role-wolf = 狼
woof-face-sheep = ひつじみたいだ！
woof-face-dog = 猟犬みたいだ！
woof-face-hunter = 狩人みたいだ！
woof-face-boy = 羊飼いの少年みたいだ！
woof-face-wolf = 狼みたいだ！
woof-face-hidden = さっぱりわからない！
woof-slot-0 = 左
woof-slot-1 = 右
woof-order-kept = そのまま
woof-order-swapped = 左右が入れ替わる
woof-order-unknown = 左右不明に
woof-question-QA = QA
woof-question-QB = QB
woof-question-QC = QC
woof-question-QD = QD
woof-question-QE = QE
woof-answer-no = いいえ
woof-answer-yes = はい
woof-single-0 = 0
woof-single-1 = 1
woof-single-2 = 2
woof-single-3 = 3
woof-single-4 = 4
woof-single-5 = 5
woof-single-6 = 6
woof-single-7 = 7
woof-single-8 = 8
woof-single-X = X
woof-double-0 = 0
woof-double-1 = 1
woof-double-2 = 2
woof-double-3 = 3
woof-double-4 = 4
woof-double-5 = 5
woof-double-6 = 6
woof-double-7 = 7
woof-double-8 = 8
woof-double-X = X
woof-when-early = 早期宣言
woof-when-final = 最終宣言
woof-when-abstained = 宣言せず
woof-colour-black = 黒い
woof-colour-red = 赤い
woof-end-wrong_markers = 失敗マーカーが上限に達したプレイヤーがいる
woof-end-rounds = すべてのラウンドが終わった
woof-why-points = 得点が最も多い
woof-why-fewer_wrong_markers = 同点の中で失敗マーカーが最も少ない
woof-why-shared = 得点も失敗マーカーも同じなので、勝利を分かち合う

## 選択

woof-decision-turn = あなたの手番。行動を1つ選ぶ。
woof-decision-final = 最終宣言フェイズ。宣言するか、しないかを選ぶ。

woof-move-look = { $seat }の{ $slot }のカードを見る
woof-move-ask = { $seat }に{ $question }を質問する
woof-move-declare = 早期宣言：<{ $single }、<<{ $double }
woof-move-abstain = 宣言しない
woof-move-final = 宣言：<{ $single }、<<{ $double }
woof-move-keep_order = 自分のカードを手に取り、元どおりに置く
woof-move-swap = 自分の2枚のカードを入れ替える

woof-choice-look = カードを見る（入力例 { $example }）
woof-choice-ask = 質問カードを使う（入力例 { $example }）
woof-choice-early = 早期宣言：成功+{ $points }点、失敗なら赤いX（入力例 { $example }）
woof-choice-final = 宣言：成功+{ $points }点、失敗なら黒いX（入力例 { $example }）
woof-choice-abstain = 宣言しない：{ $number }（または { $example }）
woof-choice-free = ほかに、{ $example } で自分の2枚を何度でも入れ替えられる。

woof-reason-game_is_over = ゲームは終了している。
woof-reason-no_such_move = そのような手はない。
woof-reason-not_your_turn = あなたの手番ではない。
woof-reason-board_is_set = 投票ボードはもう変えられない。
woof-reason-turns_are_over = 手番は終わった。いまできるのは宣言するかしないかだけ。
woof-reason-not_yet_final = まだ最終宣言フェイズではない。カードを見るか、質問するか、早期宣言をする。
woof-reason-not_in_play = その番号のプレイヤーはいない。
woof-reason-not_yourself = 自分以外のプレイヤーを選ぶこと。
woof-reason-neutral_is_not_asked = 中立プレイヤーには質問できない。カードを見ることはできる。
woof-reason-not_in_hand = その質問カードは手元にない。
woof-reason-first_turn = 最初の一巡では早期宣言できない。
woof-reason-red_marker = 赤いXのため、このラウンドは早期宣言できない。
woof-reason-own_number = 矢印で自分の番号は示せない。
woof-reason-one_arrow_missing = 矢印は両方とも合わせる。Xは両方で宣言しないときだけ。
woof-reason-no_second_target = ターゲットは1つだけ。<<はXにする。
woof-reason-no_abstaining_early = 早期宣言で「宣言しない」は選べない。

## 卓上

woof-table-you = あなた
woof-table-neutral = 中立
woof-table-round = 第{ $round }ラウンド（全{ $rounds }）
woof-table-cycle = { $limit ->
    [0] { $cycle }巡目
   *[other] { $cycle }巡目（全{ $limit }巡）
}
woof-table-start = スタートプレイヤー { $seat }
woof-table-early = 早期宣言 { $count }／{ $threshold }人
woof-table-order = 宣言順 { $seats }
woof-table-final = 最終宣言フェイズ
woof-table-over = ゲーム終了
woof-table-points = { $points }点
woof-table-held = 質問{ $count }枚
woof-table-wrong = { $colour }X
woof-table-declared = 早期宣言（{ $place }人目）
woof-table-ready = 準備完了
woof-table-choosing = 選択中
woof-table-cards = あなたのカード
woof-table-slots = 左 { $left }、右 { $right }
woof-table-identity = あなたの正体
woof-table-seeks = { $role }（ターゲットは{ $targets }）
woof-table-target = { $arrow } { $role }
woof-table-and = { "、" }
woof-table-questions = 質問カード
woof-table-seen = 見たカード
woof-table-looks = これまでに見られたカード
woof-table-look = { $seat }の{ $card }（{ $turn }手目）
woof-table-none = なし
woof-table-deck = 全カード
woof-table-how = ほかのプレイヤーのカードを選んで見るか、自分の質問カードを選んで質問する。
woof-table-whom = 誰に質問する？
woof-table-only-you = { $seat }の{ $slot }のカード（見えるのはあなただけ）
woof-table-put-back = 元に戻す
woof-table-declare-early = 早期宣言する
woof-table-board = あなたの投票ボード
woof-table-worth-declare = 成功：+{ $points }点　失敗：赤いX
woof-table-worth-final = 成功：+{ $points }点　失敗：黒いX　X：宣言しない
woof-table-nobody = 誰もいない
woof-table-marker = { $by }（{ $slot }）：{ $face }
woof-table-answer = { $by }の質問「{ $question }」：{ $answer }
woof-table-suspects = 自分の推理
woof-table-suspect = { $seat }、{ $role }：{ $mark ->
    [yes] たぶんそう
    [no] 違う
   *[open] 未定
}
woof-table-guess = 自分の推理：{ $role }

## ラウンドの終わり

woof-reveal-player = 番号
woof-reveal-identity = 正体
woof-reveal-cards = カード
woof-reveal-board = 宣言
woof-reveal-result = 結果
woof-reveal-early = 早期 <{ $single } <<{ $double }
woof-reveal-final = 最終 <{ $single } <<{ $double }
woof-reveal-abstained = 宣言せず
woof-reveal-declaration_right = 成功 +{ $points }（計{ $score }点）
woof-reveal-declaration_wrong = 失敗
woof-reveal-misled = { $seat }を惑わして +{ $points }（計{ $score }点）
woof-reveal-marker_turned = 赤いXが黒に
woof-reveal-marker_given = { $colour }X

## カードの記載

woof-card = { $role }{ $card }
woof-shown = { $card }（表向き：{ $face }）
woof-kind = { $kind }×{ $count }
woof-question = { $kind ->
    [identity] 正体は{ $roles }ですか？
   *[cards] 2枚の中に{ $roles }はありますか？
}
woof-any-sheep = ひつじ
woof-any-dog = 猟犬
woof-any-hunter = 狩人
woof-any-boy = 羊飼いの少年
woof-any-wolf = 狼
woof-any-gap = { "、" }
woof-any-last-gap = { "または" }

woof-guide-identity = 2枚のうち数値の大きいカードがあなたの正体で、それによってターゲットが決まる。
woof-guide-look = カードを見た人は必ず表向きの正体を告げ、マーカーを置く。ただし羊飼いの少年は、？以外ならいつも「狼」と告げる。質問への答えはいつも本当である。
woof-guide-marks = 卓上の「猟犬 ← 1 3」は1と3が置いた猟犬のマーカー、「QA はい ← 2」は2の質問とその答え。
woof-guide-declare = 宣言では矢印<と<<の両方を合わせる。ターゲットの正体を持つ誰かの番号、誰もいないと思えば0。早期宣言（自分の2手番目から、赤いXがないとき）：成功+{ $early }点、失敗なら赤いX。最終宣言フェイズ：成功+{ $final }点、失敗なら黒いX。X X なら宣言しない。
woof-guide-end = 早期宣言が{ $count }人に達すると最終宣言フェイズに入る。羊飼いの少年は、自分の狼マーカーを信じて外した狩人と猟犬1人につき+{ $misled }点。{ $rounds }ラウンド終わるか、誰かの失敗マーカーが{ $markers }個になるとゲーム終了。
woof-guide-free = { $example } と入力すると、自分の2枚のカードを入れ替える。選択のときならいつでもでき、手番は使わない。

## wolfden cards

woof-box-roles = キャラクター
woof-box-cards = キャラクターカード
woof-box-decks = 使うカード
woof-box-questions = 質問カード
woof-box-thresholds = 最終宣言フェイズの開始
woof-box-scoring = 得点計算
woof-box-pieces = ボードとマーカー
woof-box-role = 絵柄
woof-box-value = 数値
woof-box-card = カード
woof-box-face = 表向き
woof-box-set = 種類
woof-box-players = 人数
woof-box-deck = カード
woof-box-question = 質問
woof-box-copies = 数
woof-box-early = 早期宣言
woof-box-rule = ルール
woof-box-number = 数
woof-box-piece = 内容物
woof-set-basic = 基本
woof-set-advanced = 上級
woof-rule-right_early = 早期宣言成功の得点
woof-rule-right_final = 最終宣言成功の得点
woof-rule-misled = 惑わしボーナス（1人につき）
woof-rule-wrong_markers_to_end = ゲームが終わる1人の失敗マーカー数
woof-rule-rounds = 最大ラウンド数
woof-piece-information_card = 情報カード
woof-piece-voting_board = 投票ボード
woof-piece-role_marker = キャラクターマーカー
woof-piece-question_mark_marker = はてなマーカー
woof-piece-wrong_marker = 失敗マーカー
woof-piece-score_marker = 得点マーカー

## カード

woof-card-S1 = ひつじS1
woof-card-S2 = ひつじS2
woof-card-S3 = ひつじS3
woof-card-S4 = ひつじS4
woof-card-S5 = ひつじS5
woof-card-S6 = ひつじS6
woof-card-S7 = ひつじS7
woof-card-D1 = 猟犬D1
woof-card-D2 = 猟犬D2
woof-card-DQ = 猟犬DQ
woof-card-H1 = 狩人H1
woof-card-H2 = 狩人H2
woof-card-HQ = 狩人HQ
woof-card-BQ = 羊飼いの少年BQ
woof-card-W1 = 狼W1
woof-card-W2 = 狼W2
woof-card-SA = ひつじSA
woof-card-DA = 猟犬DA
woof-card-HA = 狩人HA
woof-card-BA = 羊飼いの少年BA
woof-card-unknown = カード

## wolfden hint

woof-hint-note = 見込みは、ゲーム全体に勝つおよその確率（共同勝利は一部だけ数える）。

## Options, in the browser

web-woof-players = 人数
web-woof-variant = カード
web-woof-variant-basic = 基本
web-woof-variant-advanced = 上級
web-woof-auto_rearrange = 自動で並べ替え
web-woof-auto_rearrange-about = 見られるたびに、その人の2枚がでたらめに入れ替わります。
web-woof-memory_aid = 記憶補助
web-woof-memory_aid-about = 自分が見たカードを表示しておきます。
web-woof-turn_limit = 手番上限
web-woof-turn_limit-about = この周回数を終えると、最終宣言になります。

## Worked examples of the rule book

examples-woof-1 = エバ
examples-woof-2 = トーマス
examples-woof-3 = ポール
examples-woof-4 = ジェイソン
examples-woof-5 = ケニー
examples-WF-E5 = 変装したカード
examples-WF-E5-story = エバは、猟犬に化けたひつじを見る。トーマスは羊飼いの少年なので、顔の見えるカードなら何でも「狼」と叫ぶ。質問には変装ではなく絵で答える。
examples-WF-E3a = 少年を信じたケニー
examples-WF-E3a-story = 羊飼いの少年トーマスは、ひつじであるジェイソンの前に狼マーカーを置いた。ケニーはジェイソンを狼と宣言して失敗し、トーマスに1点入る。
examples-WF-E4 = 1ラウンドのすべて
examples-WF-E4-story = カードを見る、質問する、2人の早期宣言、最終宣言、そして得点。エバ2点、トーマス1点、ジェイソン1点。

woof-goal = 誰が誰なのかを見抜き、自分のターゲットをほかの人より早く当てましょう。
