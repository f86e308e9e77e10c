### おおおおかみ!!

woof = おおおおかみ!!
woof-players = 4～8人
woof-about = 本物の狼は誰か。「狼だ」と叫んでいるだけなのは誰か。正体を探り合う推理ゲームです。

## 出来事

woof-dealt = 第{ $round }ラウンド：全員にカードを配り、{ $start }から始める。
woof-turn_began = ・
woof-looked = { $seat }が{ $target }の{ $slot }の{ $card }を見る。
woof-announced = { $seat }「{ $face }」
woof-rearranged = { $seat }のカードは{ $order }。
woof-asked = { $seat }が{ $target }に質問：「{ $question }」
woof-answered = { $seat }の答えは「{ $answer }」。
woof-declared_early = { $seat }が{ $declarations }人目の早期宣言をする。
woof-final_phase = 手番は終わり、最終宣言フェイズに入る。
woof-board_ready = { $seat }は準備完了。
woof-cards_revealed = { $seat }の正体は{ $identity }（{ $left }と{ $right }）。
woof-board_revealed = { $double ->
    [X] { $single ->
        [X] { $seat }は{ $when }。
       *[other] { $seat }の{ $when }：{ $single }。
    }
   *[other] { $seat }の{ $when }：{ $single }、{ $double }。
}
woof-declaration_right = { $seat }は宣言成功。+{ $points }点、計{ $score }点。
woof-declaration_wrong = { $seat }は宣言失敗。
woof-misled = { $by }が{ $seat }を惑わし、+{ $points }点、計{ $score }点。
woof-marker_turned = { $seat }の赤いXが黒になる。
woof-marker_given = { $seat }が{ $colour }Xを受け取り、計{ $markers }つ。
woof-game_ended = ゲーム終了：{ $why }。
woof-game_won = { $seat }の勝ち（{ $score }点、{ $markers ->
    [0] Xなし
   *[other] Xは{ $markers }つ
}）。

woof-seat-5 = 中立プレイヤー
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
woof-order-unknown = 左右が入れ替わったかもしれない
woof-question-QA = 狼・狩人・少年？
woof-question-QB = ひつじ・狩人・少年？
woof-question-QC = 猟犬のカードはある？
woof-question-QD = 狩人のカードはある？
woof-question-QE = ひつじのカードはある？
woof-answer-no = いいえ
woof-answer-yes = はい
woof-single-0 = 誰もいない
woof-single-1 = 1番
woof-single-2 = 2番
woof-single-3 = 3番
woof-single-4 = 4番
woof-single-5 = 5番
woof-single-6 = 6番
woof-single-7 = 7番
woof-single-8 = 8番
woof-single-X = X
woof-double-0 = 誰もいない
woof-double-1 = 1番
woof-double-2 = 2番
woof-double-3 = 3番
woof-double-4 = 4番
woof-double-5 = 5番
woof-double-6 = 6番
woof-double-7 = 7番
woof-double-8 = 8番
woof-double-X = X
woof-when-early = 早期宣言
woof-when-final = 最終宣言
woof-when-abstained = 宣言せず
woof-colour-black = 黒い
woof-colour-red = 赤い
woof-end-wrong_markers = Xが多くなりすぎた人がいる
woof-end-rounds = 最後のラウンドが終わった
woof-why-points = 得点が最も多い
woof-why-fewer_wrong_markers = 得点は同じで、Xが少ない
woof-why-shared = 得点もXも同じなので、共同勝利

## 選択

woof-decision-turn = あなたの手番です。行動を1つ選んでください。
woof-decision-final = 最終宣言フェイズです。宣言するかどうかを選んでください。

woof-move-look = { $seat }の{ $slot }のカードを見る
woof-move-ask = { $seat }に「{ $question }」と質問する
woof-move-declare = { $double ->
    [X] 早期宣言：{ $single }
   *[other] 早期宣言：{ $single }、{ $double }
}
woof-move-abstain = 宣言しない
woof-move-final = { $double ->
    [X] 宣言：{ $single }
   *[other] 宣言：{ $single }、{ $double }
}
woof-move-keep_order = 自分のカードを手に取り、元どおりに置く
woof-move-swap = 自分の2枚のカードを入れ替える

woof-choice-look = カードを見る（入力例 { $example }）
woof-choice-ask = 質問カードを使う（入力例 { $example }）
woof-choice-early = 早期宣言：成功+{ $points }点、失敗なら赤いX（入力例 { $example }）
woof-choice-final = 宣言：成功+{ $points }点、失敗なら黒いX（入力例 { $example }）
woof-choice-abstain = 宣言しない：{ $number }（または { $example }）
woof-choice-free = ほかに、{ $example } で自分の2枚をいつでも何度でも入れ替えられます。

woof-reason-game_is_over = ゲームは終了しています。
woof-reason-no_such_move = その手は選べません。
woof-reason-not_your_turn = まだあなたの手番ではありません。
woof-reason-board_is_set = 投票ボードはもう変えられません。
woof-reason-turns_are_over = 手番は終わりました。宣言するかしないかを選んでください。
woof-reason-not_yet_final = まだ最終宣言フェイズではありません。カードを見るか、質問するか、早期宣言をしてください。
woof-reason-not_in_play = その番号のプレイヤーはいません。
woof-reason-not_yourself = 自分は選べません。ほかのプレイヤーを選んでください。
woof-reason-neutral_is_not_asked = 中立プレイヤーには質問できません。カードを見ることはできます。
woof-reason-not_in_hand = その質問カードを持っていません。
woof-reason-first_turn = ラウンドの最初の手番では早期宣言できません。
woof-reason-red_marker = 赤いXがあるので、このラウンドは早期宣言できません。
woof-reason-own_number = 自分の番号は選べません。
woof-reason-one_arrow_missing = 両方のダイヤルを合わせてください。Xは、宣言しないときに両方で使います。
woof-reason-no_second_target = ターゲットは1つだけです。2つ目のダイヤルはXのままにしてください。
woof-reason-no_abstaining_early = 早期宣言では「宣言しない」を選べません。

## 卓上

woof-table-you = あなた
woof-table-neutral = 中立
woof-table-round = 第{ $round }ラウンド（全{ $rounds }）
woof-table-cycle = { $limit ->
    [0] { $cycle }巡目
   *[other] { $cycle }巡目（全{ $limit }巡）
}
woof-table-start = スタートプレイヤー { $seat }
woof-table-early = 早期宣言 { $count }/{ $threshold }人
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
woof-table-identity = あなたの正体：
woof-table-seeks = { $role }（ターゲットは{ $targets }）
woof-table-target = { $role }
woof-table-and = { "、" }
woof-table-questions = 質問カード
woof-table-seen = 見たカード
woof-table-looks = 見られたカードすべて
woof-table-look = { $seat }の{ $card }（{ $turn }手番目）
woof-table-none = なし
woof-table-deck = 使っているカード
woof-table-how = ほかのプレイヤーのカードを選んで見るか、自分の質問カードを選んで質問してください。
woof-table-whom = 誰に質問しますか？
woof-table-only-you = { $seat }の{ $slot }のカードです。見えるのはあなただけです。
woof-table-put-back = 元に戻す
woof-table-declare-early = 早期宣言する
woof-table-board = あなたの投票ボード
woof-table-worth-declare = 成功なら+{ $points }点、失敗なら赤いX。
woof-table-worth-final = 成功なら+{ $points }点、失敗なら黒いX。両方Xなら宣言しない。
woof-table-nobody = 誰もいない
woof-table-marker = { $by }（{ $slot }）：{ $face }
woof-table-answer = { $by }の質問「{ $question }」：{ $answer }
woof-table-suspects = メモ：誰が誰か
woof-table-suspect = { $seat }、{ $role }：{ $mark ->
    [yes] たぶんそう
    [no] 違う
   *[open] 未定
}
woof-table-guess = 自分の推理：{ $role }

## ラウンドの終わり

woof-reveal-player = プレイヤー
woof-reveal-identity = 正体
woof-reveal-cards = カード
woof-reveal-board = 宣言
woof-reveal-result = 結果
woof-reveal-early = 早期：{ $single ->
    [0] なし
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] 、なし
   *[other] 、{ $double }
}
woof-reveal-final = 最終：{ $single ->
    [0] なし
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] 、なし
   *[other] 、{ $double }
}
woof-reveal-abstained = 宣言せず
woof-reveal-declaration_right = 成功 +{ $points }（計{ $score }点）
woof-reveal-declaration_wrong = 失敗
woof-reveal-misled = { $seat }を惑わして +{ $points }（計{ $score }点）
woof-reveal-marker_turned = 赤いXが黒に
woof-reveal-marker_given = { $colour }X

## カードの記載

woof-card = { $role }{ $card }
woof-shown = { $card }（見かけは{ $face }）
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

woof-guide-identity = 2枚のうち数値の大きいカードがあなたの正体で、それによってターゲットが決まります。
woof-guide-look = カードを見た人は必ず見かけの正体を告げ、マーカーを置きます。ただし羊飼いの少年は、？以外ならいつも「狼」と告げます。質問への答えはいつも本当です。
woof-guide-marks = 卓上の「猟犬 ← 1 3」は、1と3が置いた猟犬のマーカーです。「QA はい ← 2」は、2がQAを質問し、答えが「はい」だったという印です。
woof-guide-declare = 宣言では、ターゲットごとに、表示の順で誰かの番号を選びます。誰もいないと思えば0です。早期宣言（2回目の手番から、赤いXがないとき）は、成功+{ $early }点、失敗なら赤いX。最終宣言フェイズでは、成功+{ $final }点、失敗なら黒いX。X X なら宣言しません。
woof-guide-end = 早期宣言が{ $count }人になると手番は終わり、残りの人は宣言するかどうかを選びます。羊飼いの少年は、自分の狼マーカーを信じて外した狩人と猟犬1人につき+{ $misled }点です。{ $rounds }ラウンド終わるか、誰かのXが{ $markers }つになるとゲーム終了です。
woof-guide-free = { $example } と入力すると、自分の2枚を入れ替えます。選ぶときならいつでもでき、手番は使いません。

## wolfden cards

woof-box-roles = キャラクター
woof-box-cards = キャラクターカード
woof-box-decks = 使うカード
woof-box-questions = 質問カード
woof-box-thresholds = 最終宣言フェイズに入る人数
woof-box-scoring = 得点計算
woof-box-pieces = ボードとマーカー
woof-box-role = 絵柄
woof-box-value = 数値
woof-box-card = カード
woof-box-face = 見かけ
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
woof-rule-wrong_markers_to_end = ゲームが終わる1人のXの数
woof-rule-rounds = 最大ラウンド数
woof-piece-information_card = 情報カード
woof-piece-voting_board = 投票ボード
woof-piece-role_marker = キャラクターマーカー
woof-piece-question_mark_marker = はてなマーカー
woof-piece-wrong_marker = 失敗マーカー
woof-piece-score_marker = 得点マーカー

## カード

woof-card-S1 = ひつじ
woof-card-S2 = ひつじ
woof-card-S3 = ひつじ
woof-card-S4 = ひつじ
woof-card-S5 = ひつじ
woof-card-S6 = ひつじ
woof-card-S7 = ひつじ
woof-card-D1 = 猟犬
woof-card-D2 = 猟犬
woof-card-DQ = 隠れた猟犬
woof-card-H1 = 狩人
woof-card-H2 = 狩人
woof-card-HQ = 隠れた狩人
woof-card-BQ = 隠れた羊飼いの少年
woof-card-W1 = 狼
woof-card-W2 = 狼
woof-card-SA = ひつじ（猟犬に変装）
woof-card-DA = 猟犬（狼に変装）
woof-card-HA = 狩人（ひつじに変装）
woof-card-BA = 羊飼いの少年（狩人に変装）
woof-card-unknown = カード

## wolfden hint

woof-hint-note = ゲーム全体に勝つおよその確率です。共同勝利は一部だけ数えます。

## Options, in the browser

web-woof-players = 人数
web-woof-variant = カード
web-woof-variant-basic = 基本
web-woof-variant-advanced = 上級
web-woof-auto_rearrange = 見られたら並べ替え
web-woof-auto_rearrange-about = カードを見られるたびに、その人の2枚がランダムに並べ替えられます。
web-woof-memory_aid = 記憶補助
web-woof-memory_aid-about = 自分が見たカードの一覧を、自分だけに表示します。
web-woof-turn_limit = 手番上限
web-woof-turn_limit-about = ハウスルールです。この巡数が終わると、最終宣言フェイズに入ります。1ラウンドは長くても480手番です。

## Worked examples of the rule book

examples-woof-1 = エバ
examples-woof-2 = トーマス
examples-woof-3 = ポール
examples-woof-4 = ジェイソン
examples-woof-5 = ケニー
examples-WF-E5 = 変装したカード
examples-WF-E5-story = エバは、猟犬に変装したひつじを見て、猟犬だと告げます。羊飼いの少年のトーマスは、カードが？でなければ必ず「狼」です。質問の答えは、変装ではなく絵柄で決まります。
examples-WF-E3a = 少年を信じたケニー
examples-WF-E3a-story = 羊飼いの少年のトーマスは、ひつじのジェイソンの前に狼マーカーを置きました。ケニーはジェイソンが狼だと宣言して失敗し、赤いXです。トーマスには1点入ります。
examples-WF-E4 = 1ラウンドのすべて
examples-WF-E4-story = カードを見て、質問して、2人が早期宣言。最終宣言のあとの得点は、エバ2点、トーマス1点、ジェイソン1点です。

woof-goal = 誰が誰なのかを見抜き、自分のターゲットをほかの人より早く当てましょう。

## 誤りの説明

woof-error-no-target = single が「none」です。目標がなくてよいのは二重の矢印だけです。
woof-error-same-value = value の { $value } はほかの正体と同じです。別の値にしてください。
woof-error-value = value が { $value } です。{ $role } の値は { $right } です。
woof-error-role-card = 「{ $card }」はキャラクターカードにしてください。同じカードは1回だけです。
woof-error-advanced = { $card } は上級カードです。基本ゲームでは使いません。
woof-error-deck-size = カードが{ $count }枚です。{ $players }人では{ $needed }枚必要です。
woof-error-deck-roles = すべての正体が必要で、羊飼いの少年はちょうど1枚です。
woof-error-deck-twice = 同じデッキが2回出ています。1回だけにしてください。
woof-error-decks = { $table }：両方のバリアントで、4人から8人まで1行ずつ必要です。
woof-error-question-role = yes に「{ $role }」とあります。正体は { $roles } です。
woof-error-questions = { $table }：8人では質問カードが{ $needed }枚必要です。
woof-error-move = 「{ $move }」は『おおおおかみ!!』の手ではありません。手の例：'look 4 0'、'ask QA 3'、'declare 4 0'、'final 1 3'、'final X X'、'rearrange 1 0'
woof-error-deal = 配りは { "{" }'cards': { "{" }'1': [左のカード, 右のカード], ...{ "}" }, 'questions': { "{" }'1': [質問, 質問], ...{ "}" }, 'start': '1'{ "}" } の形にしてください（詳細：{ $error }）。
woof-error-deal-hand = { $seat } のキャラクターカードが{ $count }枚です。全員に{ $slots }枚ずつ配ります。
woof-error-deal-cards = このゲームのキャラクターカードは { $deck } が1枚ずつです。
woof-error-deal-questions = { $seat } の質問カードが{ $count }枚です。全員に{ $hand }枚ずつ配ります。
woof-error-deal-copies = 配りに { $question } が{ $count }枚あります。全部で{ $copies }枚です。
woof-error-deal-start = 第{ $round }ラウンドは、最後に早期宣言した人の左隣、{ $seat } から始まります。
woof-error-boards-set = すべての投票ボードが置かれているのでラウンドは終わりです。まだ準備のできていない人の分は書かないでください。
woof-error-role-cards = キャラクターカードが{ $count }枚です。全員が{ $slots }枚ずつ持ちます。
woof-error-seq = markers、early、answered に書かれた手番は{ $turns }回です。
woof-error-announced = { $cards } を持つ { $owner } について、{ $seat } が { $said } と告げることはできません。
woof-error-early-board = 早期宣言した人は、もう投票ボードを置いています。
woof-error-turns = 手番には1から抜けなく番号をつけてください。間が空くところは質問です。
woof-error-answer = { $seat } は { $question } に { $told } と答えなければなりません（§3.4）。
woof-error-hand = 質問カードが{ $count }枚です。この局面での { $seat } は{ $held }枚です。
woof-error-auto-rearrange = auto_rearrange：{ $players }人に対して値が{ $count }個あります。true、false、または人数分のリストにしてください。

## コマンドラインのオプション

woof-option-players = あなたとボットの人数。4人のときは中立プレイヤーが加わります。
woof-option-variant = 変装カードを入れて遊びます。
woof-option-auto_rearrange = 見られたカードを自動で並べ替えません。持ち主が入れ替えることはできます。
woof-option-memory_aid = 自分が見たカードの一覧を表示します。
woof-option-turn_limit = N巡でラウンドの手番を終えます。
