### 狼來了！

woof = 狼來了！
woof-players = 4～8 人
woof-about = 誰是真正的大野狼？誰只是喊「狼來了」？隱藏身份的推理遊戲。

## 發生的事

woof-dealt = 第 { $round } 局：發牌完畢，起始玩家是 { $start }。
woof-turn_began = －
woof-looked = { $seat } 查看 { $target } { $slot }的{ $card }。
woof-announced = 宣布：「{ $face }」
woof-rearranged = { $seat } 的兩張卡{ $order }。
woof-asked = { $seat } 用 { $question } 問 { $target }。
woof-answered = { $seat } 回答「{ $answer }」。
woof-declared_early = { $seat } 提前宣告了（第 { $declarations } 位）。
woof-final_phase = 進入最後宣告階段。
woof-board_ready = { $seat } 準備好了。
woof-cards_revealed = { $seat } 的真實身份是{ $identity }（{ $left }、{ $right }）。
woof-board_revealed = { $seat } { $when }：<{ $single }，<<{ $double }。
woof-declaration_right = { $seat } 宣告正確：+{ $points } 分，共 { $score } 分。
woof-declaration_wrong = { $seat } 宣告錯誤。
woof-misled = { $by } 誤導了 { $seat }：{ $by } +{ $points } 分，共 { $score } 分。
woof-marker_turned = { $seat } 的紅色X翻成黑色。
woof-marker_given = { $seat } 拿到一個{ $colour }X（共 { $markers } 個）。
woof-game_ended = 遊戲結束：{ $why }。
woof-game_won = { $seat } 獲勝（{ $score } 分，錯誤標記 { $markers } 個）。

woof-seat-5 = 中立玩家 5
woof-role-sheep = 綿羊
woof-role-dog = 獵犬
woof-role-hunter = 獵人
woof-role-boy = 牧羊小孩
woof-role-wolf = 大野狼
woof-face-sheep = 看來是綿羊！
woof-face-dog = 看來是獵犬！
woof-face-hunter = 看來是獵人！
woof-face-boy = 看來是牧羊小孩！
woof-face-wolf = 看來是大野狼！
woof-face-hidden = 看不出來！
woof-slot-0 = 左邊
woof-slot-1 = 右邊
woof-order-kept = 位置不變
woof-order-swapped = 換了位置
woof-order-unknown = 可能換了位置
woof-question-QA = QA
woof-question-QB = QB
woof-question-QC = QC
woof-question-QD = QD
woof-question-QE = QE
woof-answer-no = 不是
woof-answer-yes = 是
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
woof-when-early = 提前宣告
woof-when-final = 最後宣告
woof-when-abstained = 不宣告
woof-colour-black = 黑色
woof-colour-red = 紅色
woof-end-wrong_markers = 有玩家的錯誤標記達到上限
woof-end-rounds = 所有的局都已結束
woof-why-points = 分數最高
woof-why-fewer_wrong_markers = 分數平手，錯誤標記最少
woof-why-shared = 分數與錯誤標記都平手，共同獲勝

## 選擇

woof-decision-turn = 輪到你了，請選擇一項行動。
woof-decision-final = 最後宣告階段：請宣告，或選擇不宣告。

woof-move-look = 查看 { $seat } { $slot }的角色卡
woof-move-ask = 用 { $question } 問 { $seat }
woof-move-declare = 提前宣告：<{ $single }，<<{ $double }
woof-move-abstain = 不宣告
woof-move-final = 宣告：<{ $single }，<<{ $double }
woof-move-keep_order = 拿起自己的角色卡，放回原位
woof-move-swap = 交換自己兩張角色卡的位置

woof-choice-look = 查看角色卡（輸入例：{ $example }）
woof-choice-ask = 使用問題卡（輸入例：{ $example }）
woof-choice-early = 提前宣告：正確 +{ $points } 分，錯誤得紅色X（輸入例：{ $example }）
woof-choice-final = 宣告：正確 +{ $points } 分，錯誤得黑色X（輸入例：{ $example }）
woof-choice-abstain = 不宣告：{ $number }（或 { $example }）
woof-choice-free = 另外，隨時可輸入 { $example } 交換自己兩張卡的位置。

woof-reason-game_is_over = 遊戲已經結束。
woof-reason-no_such_move = 沒有這種走法。
woof-reason-not_your_turn = 還沒輪到你。
woof-reason-board_is_set = 你的投票板已經放好，不能再改。
woof-reason-turns_are_over = 回合已經結束，現在只能宣告或不宣告。
woof-reason-not_yet_final = 還沒到最後宣告階段；你可以查看角色卡、使用問題卡或提前宣告。
woof-reason-not_in_play = 場上沒有這個編號。
woof-reason-not_yourself = 請選擇其他玩家，不能選自己。
woof-reason-neutral_is_not_asked = 不能問中立玩家問題，但可以查看他的角色卡。
woof-reason-not_in_hand = 你沒有這張問題卡。
woof-reason-first_turn = 第一輪不能提前宣告。
woof-reason-red_marker = 因紅色X，本局不能提前宣告。
woof-reason-own_number = 箭頭不能指向自己的編號。
woof-reason-one_arrow_missing = 兩個箭頭都要設定；只有不宣告時兩個才都是 X。
woof-reason-no_second_target = 你只有一種目標人物，<< 必須是 X。
woof-reason-no_abstaining_early = 提前宣告時不能選擇不宣告。

## 桌面

woof-table-you = 你
woof-table-neutral = 中立玩家
woof-table-round = 第 { $round } 局（共 { $rounds } 局）
woof-table-cycle = { $limit ->
    [0] 第 { $cycle } 輪
   *[other] 第 { $cycle } 輪（共 { $limit } 輪）
}
woof-table-start = 起始玩家 { $seat }
woof-table-early = 提前宣告 { $count }／{ $threshold } 人
woof-table-order = 順序：{ $seats }
woof-table-final = 最後宣告階段
woof-table-over = 遊戲結束
woof-table-points = { $points } 分
woof-table-held = 問題卡 { $count } 張
woof-table-wrong = { $colour }X
woof-table-declared = 提前宣告（第 { $place } 位）
woof-table-ready = 準備好了
woof-table-choosing = 選擇中
woof-table-cards = 你的角色卡
woof-table-slots = 左邊 { $left }，右邊 { $right }
woof-table-identity = 真實身份
woof-table-seeks = { $role }（目標人物：{ $targets }）
woof-table-target = { $arrow } { $role }
woof-table-and = { "、" }
woof-table-questions = 問題卡
woof-table-seen = 你看過的卡
woof-table-looks = 所有被查看過的卡
woof-table-look = { $seat } 的{ $card }（第 { $turn } 手）
woof-table-none = 無
woof-table-deck = 全部的卡
woof-table-how = 點選其他玩家的角色卡來查看，或點選自己的問題卡來發問。
woof-table-whom = 要問誰？
woof-table-only-you = { $seat } { $slot }的角色卡（只有你看得到）
woof-table-put-back = 放回去
woof-table-declare-early = 提前宣告
woof-table-board = 你的投票板
woof-table-worth-declare = 正確 +{ $points } 分，錯誤得紅色X
woof-table-worth-final = 正確 +{ $points } 分，錯誤得黑色X；X 為不宣告
woof-table-nobody = 沒有人
woof-table-marker = { $by }（{ $slot }）：{ $face }
woof-table-answer = { $by } 問：「{ $question }」{ $answer }
woof-table-suspects = 我的推測
woof-table-suspect = { $seat }，{ $role }：{ $mark ->
    [yes] 應該是
    [no] 不是
   *[open] 未定
}
woof-table-guess = 我的推測：{ $role }

## 一局結束

woof-reveal-player = 編號
woof-reveal-identity = 真實身份
woof-reveal-cards = 角色卡
woof-reveal-board = 宣告
woof-reveal-result = 結果
woof-reveal-early = 提前 <{ $single } <<{ $double }
woof-reveal-final = 最後 <{ $single } <<{ $double }
woof-reveal-abstained = 不宣告
woof-reveal-declaration_right = 正確 +{ $points }（共 { $score } 分）
woof-reveal-declaration_wrong = 錯誤
woof-reveal-misled = 誤導 { $seat }：+{ $points }（共 { $score } 分）
woof-reveal-marker_turned = 紅色X翻成黑色
woof-reveal-marker_given = { $colour }X

## 卡片上的內容

woof-card = { $role } { $card }
woof-shown = { $card }（公開：{ $face }）
woof-kind = { $kind }×{ $count }
woof-question = { $kind ->
    [identity] 你真正的角色是{ $roles }嗎？
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
woof-guide-look = 查看角色卡的人必須說出公開身份並放上標記；但牧羊小孩看到的只要不是「？」，一律要說「大野狼」。問題的回答一定是真的。
woof-guide-marks = 桌面上「獵犬 ← 1 3」是 1 和 3 放的獵犬標記，「QA 是 ← 2」是 2 問的問題和回答。
woof-guide-declare = 宣告時要設定 < 和 << 兩個箭頭：指向擁有目標身份的人的編號，沒有人是此角色則為 0。提前宣告（自己的第二個回合起，且沒有紅色X）：正確 +{ $early } 分，錯誤得紅色X。最後宣告階段：正確 +{ $final } 分，錯誤得黑色X；X X 為不宣告。
woof-guide-end = 有 { $count } 人提前宣告時，進入最後宣告階段。獵人或獵犬若誤信牧羊小孩放的大野狼標記，每人讓牧羊小孩 +{ $misled } 分。{ $rounds } 局結束後，或有人拿到 { $markers } 個錯誤標記時，遊戲結束。
woof-guide-free = 輸入 { $example } 可交換自己兩張卡的位置；輪到你選擇時隨時可用，不算一個回合。

## wolfden cards

woof-box-roles = 角色
woof-box-cards = 角色卡
woof-box-decks = 使用的角色卡
woof-box-questions = 問題卡
woof-box-thresholds = 最後宣告階段
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
woof-rule-wrong_markers_to_end = 一人拿到幾個錯誤標記時遊戲結束
woof-rule-rounds = 最多局數
woof-piece-information_card = 資訊卡
woof-piece-voting_board = 投票板
woof-piece-role_marker = 角色標記
woof-piece-question_mark_marker = 問號標記
woof-piece-wrong_marker = 錯誤標記
woof-piece-score_marker = 分數標記

## 卡片

woof-card-S1 = 綿羊 S1
woof-card-S2 = 綿羊 S2
woof-card-S3 = 綿羊 S3
woof-card-S4 = 綿羊 S4
woof-card-S5 = 綿羊 S5
woof-card-S6 = 綿羊 S6
woof-card-S7 = 綿羊 S7
woof-card-D1 = 獵犬 D1
woof-card-D2 = 獵犬 D2
woof-card-DQ = 獵犬 DQ
woof-card-H1 = 獵人 H1
woof-card-H2 = 獵人 H2
woof-card-HQ = 獵人 HQ
woof-card-BQ = 牧羊小孩 BQ
woof-card-W1 = 大野狼 W1
woof-card-W2 = 大野狼 W2
woof-card-SA = 綿羊 SA
woof-card-DA = 獵犬 DA
woof-card-HA = 獵人 HA
woof-card-BA = 牧羊小孩 BA
woof-card-unknown = 角色卡

## wolfden hint

woof-hint-note = 勝算約為贏得整場遊戲的機率（共同獲勝只算一部分）。

## Options, in the browser

web-woof-players = 人數
web-woof-variant = 卡牌
web-woof-variant-basic = 基本
web-woof-variant-advanced = 進階
web-woof-auto_rearrange = 自動換位
web-woof-auto_rearrange-about = 每次被查看後，該玩家的兩張牌會隨機換位。
web-woof-memory_aid = 記憶輔助
web-woof-memory_aid-about = 持續顯示你看過的牌。
web-woof-turn_limit = 回合上限
web-woof-turn_limit-about = 輪過這麼多圈後，開始最後宣告。

## Worked examples of the rule book

examples-woof-1 = 伊娃
examples-woof-2 = 湯瑪斯
examples-woof-3 = 保羅
examples-woof-4 = 傑森
examples-woof-5 = 肯尼
examples-WF-E5 = 偽裝的卡
examples-WF-E5-story = 伊娃看到一隻偽裝成獵犬的綿羊。湯瑪斯是牧羊小孩，只要看得到面孔，他都喊「大野狼」。回答問題要看圖，不看偽裝。
examples-WF-E3a = 肯尼相信了牧羊小孩
examples-WF-E3a-story = 牧羊小孩湯瑪斯在綿羊傑森面前放了大野狼標記。肯尼宣告傑森是大野狼：肯尼錯了，湯瑪斯得 1 分。
examples-WF-E4 = 完整的一局
examples-WF-E4-story = 查看、提問、兩次提前宣告、最後宣告，然後計分：伊娃 2 分，湯瑪斯 1 分，傑森 1 分。

woof-goal = 弄清楚誰是誰，搶先指出你要找的人。
