### 狼來了！

woof = 狼來了！
woof-players = 4～8 人
woof-about = 誰是真正的大野狼？誰只是亂喊狼來了？誰又最先看穿？隱藏身份的推理遊戲。

## 發生的事

woof-dealt = 第 { $round } 局：重新發牌，{ $start } 先開始。
woof-turn_began = －
woof-looked = { $seat } 查看 { $target } { $slot }的{ $card }。
woof-announced = { $seat }：「{ $face }」
woof-rearranged = { $seat } 的兩張卡{ $order }。
woof-asked = { $seat } 問 { $target }：「{ $question }」
woof-answered = { $seat } 回答「{ $answer }」。
woof-declared_early = { $seat } 提前宣告，是第 { $declarations } 位。
woof-final_phase = 回合到此結束，進入最後宣告階段。
woof-board_ready = { $seat } 準備好了。
woof-cards_revealed = { $seat } 的真實身份是{ $identity }（{ $left }、{ $right }）。
woof-board_revealed = { $double ->
    [X] { $single ->
        [X] { $seat } { $when }。
       *[other] { $seat } { $when }：{ $single }。
    }
   *[other] { $seat } { $when }：{ $single }、{ $double }。
}
woof-declaration_right = { $seat } 宣告正確，+{ $points } 分，共 { $score } 分。
woof-declaration_wrong = { $seat } 宣告錯誤。
woof-misled = { $by } 誤導了 { $seat }，+{ $points } 分，共 { $score } 分。
woof-marker_turned = { $seat } 的紅色 X 翻成黑色。
woof-marker_given = { $seat } 拿到{ $colour } X，共 { $markers } 個。
woof-game_ended = 遊戲結束：{ $why }。
woof-game_won = { $seat } 獲勝（{ $score } 分，{ $markers ->
    [0] 沒有 X
   *[other] { $markers } 個 X
}）。

woof-seat-5 = 中立玩家
woof-role-sheep = 綿羊
woof-role-dog = 獵犬
woof-role-hunter = 獵人
woof-role-boy = 牧羊小孩
woof-role-wolf = 大野狼
woof-face-sheep = 是綿羊！
woof-face-dog = 是獵犬！
woof-face-hunter = 是獵人！
woof-face-boy = 是牧羊小孩！
woof-face-wolf = 是大野狼！
woof-face-hidden = 不清楚！
woof-slot-0 = 左邊
woof-slot-1 = 右邊
woof-order-kept = 位置不變
woof-order-swapped = 換了位置
woof-order-unknown = 可能換了位置
woof-question-QA = 大野狼、獵人或牧羊小孩？
woof-question-QB = 綿羊、獵人或牧羊小孩？
woof-question-QC = 有獵犬卡？
woof-question-QD = 有獵人卡？
woof-question-QE = 有綿羊卡？
woof-answer-no = 否
woof-answer-yes = 是
woof-single-0 = 沒有人
woof-single-1 = 1 號
woof-single-2 = 2 號
woof-single-3 = 3 號
woof-single-4 = 4 號
woof-single-5 = 5 號
woof-single-6 = 6 號
woof-single-7 = 7 號
woof-single-8 = 8 號
woof-single-X = X
woof-double-0 = 沒有人
woof-double-1 = 1 號
woof-double-2 = 2 號
woof-double-3 = 3 號
woof-double-4 = 4 號
woof-double-5 = 5 號
woof-double-6 = 6 號
woof-double-7 = 7 號
woof-double-8 = 8 號
woof-double-X = X
woof-when-early = 提前宣告
woof-when-final = 最後宣告
woof-when-abstained = 不宣告
woof-colour-black = 黑色
woof-colour-red = 紅色
woof-end-wrong_markers = 有玩家的 X 太多了
woof-end-rounds = 最後一局已經結束
woof-why-points = 分數最高
woof-why-fewer_wrong_markers = 同分，X 較少
woof-why-shared = 分數和 X 都相同，共同獲勝

## 選擇

woof-decision-turn = 輪到你了，請選擇一項行動。
woof-decision-final = 最後宣告階段：要宣告，還是不宣告？

woof-move-look = 查看 { $seat } { $slot }的角色卡
woof-move-ask = 問 { $seat }：「{ $question }」
woof-move-declare = { $double ->
    [X] 提前宣告：{ $single }
   *[other] 提前宣告：{ $single }、{ $double }
}
woof-move-abstain = 不宣告
woof-move-final = { $double ->
    [X] 宣告：{ $single }
   *[other] 宣告：{ $single }、{ $double }
}
woof-move-keep_order = 拿起自己的角色卡，放回原位
woof-move-swap = 交換自己兩張角色卡的位置

woof-choice-look = 查看角色卡（輸入例：{ $example }）
woof-choice-ask = 使用問題卡（輸入例：{ $example }）
woof-choice-early = 提前宣告：正確 +{ $points } 分，錯誤拿紅色 X（輸入例：{ $example }）
woof-choice-final = 宣告：正確 +{ $points } 分，錯誤拿黑色 X（輸入例：{ $example }）
woof-choice-abstain = 不宣告：{ $number }（或 { $example }）
woof-choice-free = 另外，隨時可輸入 { $example } 交換自己兩張卡的位置。

woof-reason-game_is_over = 遊戲已經結束。
woof-reason-no_such_move = 不能這樣做。
woof-reason-not_your_turn = 還沒輪到你。
woof-reason-board_is_set = 你的投票板已經蓋上，不能再改。
woof-reason-turns_are_over = 已進入最後宣告階段，只能宣告或不宣告。
woof-reason-not_yet_final = 還沒到最後宣告階段。你可以查看角色卡、發問，或提前宣告。
woof-reason-not_in_play = 這桌沒有這個編號。
woof-reason-not_yourself = 不能選自己，請選其他玩家。
woof-reason-neutral_is_not_asked = 不能問中立玩家，但可以查看中立玩家的卡。
woof-reason-not_in_hand = 你沒有這張問題卡。
woof-reason-first_turn = 每一局的第一個回合不能提前宣告。
woof-reason-red_marker = 你有紅色 X，這一局不能提前宣告。
woof-reason-own_number = 不能指自己的編號。
woof-reason-one_arrow_missing = 兩個齒輪都要設定；不宣告時，才把兩個都轉到 X。
woof-reason-no_second_target = 你只有一種目標人物，第二個齒輪必須留在 X。
woof-reason-no_abstaining_early = 提前宣告時，不能選擇不宣告。

## 桌面

woof-table-you = 你
woof-table-neutral = 中立玩家
woof-table-round = 第 { $round } 局（共 { $rounds } 局）
woof-table-cycle = { $limit ->
    [0] 第 { $cycle } 輪
   *[other] 第 { $cycle } 輪（共 { $limit } 輪）
}
woof-table-start = 起始玩家 { $seat }
woof-table-early = 提前宣告 { $count }/{ $threshold } 人
woof-table-order = 順序：{ $seats }
woof-table-final = 最後宣告階段
woof-table-over = 遊戲結束
woof-table-points = { $points } 分
woof-table-held = 問題卡 { $count } 張
woof-table-wrong = { $colour } X
woof-table-declared = 提前宣告（第 { $place } 位）
woof-table-ready = 準備好了
woof-table-choosing = 選擇中
woof-table-cards = 你的角色卡
woof-table-slots = 左邊 { $left }，右邊 { $right }
woof-table-identity = 真實身份：
woof-table-seeks = { $role }（目標人物：{ $targets }）
woof-table-target = { $role }
woof-table-and = { "、" }
woof-table-questions = 問題卡
woof-table-seen = 你看過的卡
woof-table-looks = 所有被查看過的卡
woof-table-look = { $seat } 的{ $card }（第 { $turn } 回合）
woof-table-none = 無
woof-table-deck = 這一局的卡
woof-table-how = 點選其他玩家的角色卡來查看，或點選自己的問題卡來發問。
woof-table-whom = 要問誰？
woof-table-only-you = 只有你看得到 { $seat } { $slot }的角色卡。
woof-table-put-back = 放回去
woof-table-declare-early = 提前宣告
woof-table-board = 你的投票板
woof-table-worth-declare = 正確 +{ $points } 分，錯誤拿紅色 X。
woof-table-worth-final = 正確 +{ $points } 分，錯誤拿黑色 X；兩個都是 X 表示不宣告。
woof-table-nobody = 沒有人
woof-table-marker = { $by }（{ $slot }）：{ $face }
woof-table-answer = { $by } 問：「{ $question }」{ $answer }
woof-table-suspects = 我的推測：誰是誰
woof-table-suspect = { $seat }，{ $role }：{ $mark ->
    [yes] 應該是
    [no] 不是
   *[open] 還不確定
}
woof-table-guess = 我的推測：{ $role }

## 一局結束

woof-reveal-player = 玩家
woof-reveal-identity = 真實身份
woof-reveal-cards = 角色卡
woof-reveal-board = 宣告
woof-reveal-result = 結果
woof-reveal-early = 提前：{ $single ->
    [0] 無
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] 、無
   *[other] 、{ $double }
}
woof-reveal-final = 最後：{ $single ->
    [0] 無
   *[other] { $single }
}{ $double ->
    [X] { "" }
    [0] 、無
   *[other] 、{ $double }
}
woof-reveal-abstained = 不宣告
woof-reveal-declaration_right = 正確 +{ $points }（共 { $score } 分）
woof-reveal-declaration_wrong = 錯誤
woof-reveal-misled = 誤導 { $seat }：+{ $points }（共 { $score } 分）
woof-reveal-marker_turned = 紅色 X 翻成黑色
woof-reveal-marker_given = { $colour } X

## 卡片上的內容

woof-card = { $role } { $card }
woof-shown = { $card }（公開身份：{ $face }）
woof-kind = { $kind }×{ $count }
woof-question = { $kind ->
    [identity] 你的真實身份是{ $roles }嗎？
   *[cards] 你的兩張卡中有{ $roles }嗎？
}
woof-any-sheep = 綿羊
woof-any-dog = 獵犬
woof-any-hunter = 獵人
woof-any-boy = 牧羊小孩
woof-any-wolf = 大野狼
woof-any-gap = { "、" }
woof-any-last-gap = { "或" }

woof-guide-identity = 兩張卡中數值較大的就是你的真實身份，它決定你的目標人物。
woof-guide-look = 查看角色卡的人必須喊出公開身份並放上標記；但牧羊小孩看到的只要不是「？」，一律喊「大野狼」。問題的回答一定是真的。
woof-guide-marks = 桌面上「獵犬 ← 1 3」是 1 和 3 放的獵犬標記，「QA 是 ← 2」表示 2 問了 QA，回答是「是」。
woof-guide-declare = 宣告時，依顯示的順序為每種目標人物選一位玩家的編號；認為沒有人是這個角色就選 0。提前宣告（從你的第二個回合起，沒有紅色 X）：正確 +{ $early } 分，錯誤拿紅色 X。最後宣告階段：正確 +{ $final } 分，錯誤拿黑色 X；X X 表示不宣告。
woof-guide-end = 有 { $count } 人提前宣告後，就不再有回合，其他人選擇宣告或不宣告。每有一位獵人或獵犬誤信牧羊小孩放的大野狼標記，牧羊小孩 +{ $misled } 分。玩完 { $rounds } 局，或有人拿到 { $markers } 個 X，遊戲就結束。
woof-guide-free = 輸入 { $example } 可交換自己兩張卡的位置；輪到你選擇時都能用，不算一個回合。

## wolfden cards

woof-box-roles = 角色
woof-box-cards = 角色卡
woof-box-decks = 使用的角色卡
woof-box-questions = 問題卡
woof-box-thresholds = 進入最後宣告階段的人數
woof-box-scoring = 計分
woof-box-pieces = 板與標記
woof-box-role = 角色
woof-box-value = 數值
woof-box-card = 卡片
woof-box-face = 公開身份
woof-box-set = 種類
woof-box-players = 人數
woof-box-deck = 卡片
woof-box-question = 問題
woof-box-copies = 數量
woof-box-early = 提前宣告
woof-box-rule = 規則
woof-box-number = 數值
woof-box-piece = 配件
woof-set-basic = 基本
woof-set-advanced = 進階
woof-rule-right_early = 提前宣告正確的分數
woof-rule-right_final = 最後宣告正確的分數
woof-rule-misled = 誤導加分（每位被誤導的玩家）
woof-rule-wrong_markers_to_end = 一人拿到幾個 X 時遊戲結束
woof-rule-rounds = 最多局數
woof-piece-information_card = 資訊卡
woof-piece-voting_board = 投票板
woof-piece-role_marker = 角色標記
woof-piece-question_mark_marker = 問號標記
woof-piece-wrong_marker = 錯誤標記
woof-piece-score_marker = 分數標記

## 卡片

woof-card-S1 = 綿羊
woof-card-S2 = 綿羊
woof-card-S3 = 綿羊
woof-card-S4 = 綿羊
woof-card-S5 = 綿羊
woof-card-S6 = 綿羊
woof-card-S7 = 綿羊
woof-card-D1 = 獵犬
woof-card-D2 = 獵犬
woof-card-DQ = 獵犬「？」
woof-card-H1 = 獵人
woof-card-H2 = 獵人
woof-card-HQ = 獵人「？」
woof-card-BQ = 牧羊小孩「？」
woof-card-W1 = 大野狼
woof-card-W2 = 大野狼
woof-card-SA = 綿羊（偽裝獵犬）
woof-card-DA = 獵犬（偽裝大野狼）
woof-card-HA = 獵人（偽裝綿羊）
woof-card-BA = 牧羊小孩（偽裝獵人）
woof-card-unknown = 角色卡

## wolfden hint

woof-hint-note = 贏得整場遊戲的大約機率；共同獲勝只算一部分。

## Options, in the browser

web-woof-players = 人數
web-woof-variant = 卡牌
web-woof-variant-basic = 基本
web-woof-variant-advanced = 進階
web-woof-auto_rearrange = 查看後洗混
web-woof-auto_rearrange-about = 每次被查看後，該玩家的兩張卡會隨機重排。
web-woof-memory_aid = 記牌輔助
web-woof-memory_aid-about = 為你留下一份看過的卡的清單，只有你看得到。
web-woof-turn_limit = 輪數上限
web-woof-turn_limit-about = 這是村規：進行這麼多輪後，進入最後宣告階段。一局最多 480 個回合。

## Worked examples of the rule book

examples-woof-1 = 依娃
examples-woof-2 = 湯瑪士
examples-woof-3 = 保羅
examples-woof-4 = 傑森
examples-woof-5 = 肯尼
examples-WF-E5 = 偽裝的角色卡
examples-WF-E5-story = 依娃看到一隻偽裝成獵犬的綿羊，就喊「是獵犬！」。湯瑪士是牧羊小孩，只要公開身份不是「？」，一律喊「是大野狼！」。回答問題看的是圖像，不是偽裝。
examples-WF-E3a = 肯尼相信了牧羊小孩
examples-WF-E3a-story = 牧羊小孩湯瑪士在綿羊傑森面前放了大野狼標記。肯尼宣告傑森是大野狼：肯尼拿到紅色 X，湯瑪士得 1 分。
examples-WF-E4 = 完整的一局
examples-WF-E4-story = 查看、發問、兩次提前宣告、最後宣告，然後計分：依娃 2 分，湯瑪士 1 分，傑森 1 分。

woof-goal = 弄清楚誰是誰，搶先指出你要找的人。

## 錯誤說明

woof-error-no-target = single 是「none」；只有雙箭頭可以沒有目標。
woof-error-same-value = value 是 { $value }，與其他角色相同；每種角色的值必須不同。
woof-error-value = value 是 { $value }；{ $role } 的值是 { $right }。
woof-error-role-card = 「{ $card }」必須是角色卡，且只能列一次。
woof-error-advanced = { $card } 是進階卡；基本遊戲不使用。
woof-error-deck-size = 有 { $count } 張牌；{ $players } 人需要 { $needed } 張。
woof-error-deck-roles = 每種角色都要有，而且牧羊小孩剛好一張。
woof-error-deck-twice = 這副牌出現了兩次；只能出現一次。
woof-error-decks = { $table }：兩種玩法的 4 到 8 人都必須各有一列。
woof-error-question-role = yes 寫了「{ $role }」；角色有 { $roles }。
woof-error-questions = { $table }：8 人需要 { $needed } 張問題卡。
woof-error-move = 「{ $move }」不是《狼來了！》的行動；行動例如 'look 4 0'、'ask QA 3'、'declare 4 0'、'final 1 3'、'final X X'、'rearrange 1 0'。
woof-error-deal = 發牌的格式是 { "{" }'cards': { "{" }'1': [左牌, 右牌], ...{ "}" }, 'questions': { "{" }'1': [問題, 問題], ...{ "}" }, 'start': '1'{ "}" }（細節：{ $error }）。
woof-error-deal-hand = { $seat } 有 { $count } 張角色卡；每人應有 { $slots } 張。
woof-error-deal-cards = 這局的角色卡是 { $deck }，各一張。
woof-error-deal-questions = { $seat } 有 { $count } 張問題卡；每人應有 { $hand } 張。
woof-error-deal-copies = 發牌裡有 { $count } 張 { $question }；總共只有 { $copies } 張。
woof-error-deal-start = 第 { $round } 局由最後提前宣告者左邊的 { $seat } 開始。
woof-error-boards-set = 所有投票板都已放好，這一局已經結束；還沒準備好的請省略。
woof-error-role-cards = 角色卡有 { $count } 張；每人有 { $slots } 張。
woof-error-seq = markers、early、answered 裡一共寫了 { $turns } 個回合。
woof-error-announced = { $owner } 持有 { $cards }，{ $seat } 不能宣布 { $said }。
woof-error-early-board = 提前宣告的人已經放好投票板。
woof-error-turns = 回合必須從 1 開始連續編號，空缺處是提問。
woof-error-answer = { $seat } 對 { $question } 必須回答 { $told }（§3.4）。
woof-error-hand = 有 { $count } 張問題卡；在這個局面 { $seat } 有 { $held } 張。
woof-error-auto-rearrange = auto_rearrange：{ $players } 位玩家卻有 { $count } 個值；必須是 true、false，或每位玩家一個值的清單。

## 指令列選項

woof-option-players = 你和電腦玩家的人數；四人時會加入一位中立玩家。
woof-option-variant = 加入偽裝卡。
woof-option-auto_rearrange = 被看過的牌留在原位；持有者可以交換。
woof-option-memory_aid = 列出你看過的牌。
woof-option-turn_limit = 每局進行 N 輪後結束回合。
