### 狼與盜賊

werewolves-and-robbers = 狼與盜賊
werewolves-and-robbers-players = 3～5 人
werewolves-and-robbers-about = 隱藏身份的吃墩遊戲：沒有被首引的花色就是王牌。

## 發生的事

werewolves-and-robbers-dealt = 第 { $game } 局：莊家 { $dealer } 發給每人 { $hand } 張牌{ $undealt ->
    [0] 。
   *[other] ，剩下的一張面朝下保留。
}
werewolves-and-robbers-card_played = { $seat } 出{ $card }。
werewolves-and-robbers-chip_taken = { $seat } 拿一枚{ $chip }籌碼。
werewolves-and-robbers-card_valued = { $seat } 的{ $card }：強度是{ $side } { $rank }。
werewolves-and-robbers-trick_won = { $seat } 贏得這一墩（{ $card }），收走 { $cards } 張牌。
werewolves-and-robbers-card_in_pile = { $seat } 贏到{ $card }。
werewolves-and-robbers-personal_score = { $seat } 是{ $role }：贏牌堆 { $raw } 分，個人得分 { $score } 分。
werewolves-and-robbers-game_scored = { $winner ->
    [none] 平手：盜賊 { $robbers } 分，狼人 { $werewolves } 分。
   *[other] { $winner }獲勝：盜賊 { $robbers } 分，狼人 { $werewolves } 分。
}
werewolves-and-robbers-set_aside_shown = 保留牌是{ $card }。
werewolves-and-robbers-game_points = { $seat } 有 { $points } 局分。
werewolves-and-robbers-match_ended = 遊戲結束。獲勝者：{ $winners }。

werewolves-and-robbers-chip-werewolf = 狼人
werewolves-and-robbers-chip-traitor = 叛徒
werewolves-and-robbers-side-lead = 首引
werewolves-and-robbers-side-trump = 王牌
werewolves-and-robbers-suit-treasure = 寶箱
werewolves-and-robbers-suit-robber = 盜賊
werewolves-and-robbers-suit-unknown = 無
werewolves-and-robbers-role-robber = 盜賊
werewolves-and-robbers-role-traitor = 叛徒
werewolves-and-robbers-role-werewolf = 狼人
werewolves-and-robbers-team-robbers = 盜賊陣營
werewolves-and-robbers-team-werewolves = 狼人陣營
# 平手，只有 game_scored 用到。
werewolves-and-robbers-team-unknown = none
werewolves-and-robbers-seats-unknown = 無
werewolves-and-robbers-why-game_points = 局分最高的人獲勝。
werewolves-and-robbers-why-totals = 總分高的陣營獲勝。
werewolves-and-robbers-why-drawn = 兩個陣營的總分相同。

## 選擇

werewolves-and-robbers-decision-play = 要出哪張牌？
werewolves-and-robbers-move-play = { $card }
werewolves-and-robbers-outlook = { $ahead ->
    [yes] { $strength }，目前領先。
   *[no] { $strength }，輸給 { $seat } 的{ $card }。
}

werewolves-and-robbers-reason-match_is_over = 遊戲已經結束，不能再出牌了。
werewolves-and-robbers-reason-already_played = 這一墩你已經出過牌了，請等下一墩。
werewolves-and-robbers-reason-not_your_turn = 還沒輪到你。大家依順時針輪流出牌。
werewolves-and-robbers-reason-not_a_card = 沒有這張牌，請從手牌中選一張。
werewolves-and-robbers-reason-not_in_hand = 這張牌不在你手上。手牌中的任何一張都可以出。

## 桌面

werewolves-and-robbers-table-game = 第 { $game }/{ $games } 局
werewolves-and-robbers-table-trick = 第 { $trick }/{ $tricks } 墩
werewolves-and-robbers-table-dealer = 莊家：{ $seat }
werewolves-and-robbers-table-you = 你
werewolves-and-robbers-table-card = 牌
werewolves-and-robbers-table-value = 強度
werewolves-and-robbers-table-held = 手牌
werewolves-and-robbers-table-captured = 贏牌
werewolves-and-robbers-table-chips = 籌碼
werewolves-and-robbers-table-role = 身份
werewolves-and-robbers-table-points = 局分
werewolves-and-robbers-table-chip-werewolf = 狼
werewolves-and-robbers-table-chip-traitor = 叛
werewolves-and-robbers-table-team-werewolves = 狼人陣營
werewolves-and-robbers-table-leads = 由 { $seat } 首引。
werewolves-and-robbers-table-led = { $led ->
    [treasure] 首引花色是寶箱，王牌是盜賊。
    [robber] 首引花色是盜賊，王牌是寶箱。
   *[none] 首引花色還沒確定。
}
werewolves-and-robbers-table-winning = 目前 { $seat } 領先：{ $card }（{ $why }）。
werewolves-and-robbers-table-won = 上一墩由 { $seat } 贏得：{ $card }（{ $why }）。
werewolves-and-robbers-table-why = { $why ->
    [later] 一樣大，後出的贏
    [trump] 最大的王牌
   *[lead] 沒有王牌，這張最大
}
werewolves-and-robbers-table-middle = 中央籌碼：狼人 { $werewolf } 枚，叛徒 { $traitor } 枚。
werewolves-and-robbers-table-set-aside = 保留牌：{ $card }。
werewolves-and-robbers-table-face-down = 一張，面朝下
werewolves-and-robbers-table-hand-treasure = 寶箱
werewolves-and-robbers-table-hand-robber = 盜賊
werewolves-and-robbers-table-hand-special = 特殊
werewolves-and-robbers-table-hand-of = { $seat } 的手牌
werewolves-and-robbers-table-you-are = { $role ->
    [werewolf] 你是狼人。贏到的盜賊人數就是得分；贏到短劍，得分減半。
    [traitor] 你是叛徒，屬於狼人陣營。贏到的寶箱就是得分；贏到狼人牌，得分減半。
   *[robber] 你是盜賊。贏到的寶箱就是得分；贏到狼人牌，得分減半。
}
werewolves-and-robbers-table-played = 已出的牌

## 計分

werewolves-and-robbers-score-title = 計分
werewolves-and-robbers-score-seat = 玩家
werewolves-and-robbers-score-role = 身份
werewolves-and-robbers-score-pile = 贏牌堆（½ 表示減半，括號內不計分）
werewolves-and-robbers-score-raw = 小計
werewolves-and-robbers-score-personal = 得分
werewolves-and-robbers-score-points = 局分
werewolves-and-robbers-score-team = { $team }：{ $sum } × 對手 { $opponents } 人 = { $total }

## 牌面內容

werewolves-and-robbers-guide-trick = 墩
werewolves-and-robbers-guide-trick-text = 手牌任選一張打出。最先出現的數字牌的花色是首引花色，另一種花色是王牌。王牌一定勝過首引一方；同一方比數字，一樣大時後出的贏。
werewolves-and-robbers-about-treasure = 寶箱 { $number }（{ $pips } 個寶箱）。
werewolves-and-robbers-about-robber = 盜賊 { $number }（{ $pips } 個盜賊）。
werewolves-and-robbers-about-werewolf = 首引時是{ $strength }，否則與緊接在前的牌同一方，大 1。
werewolves-and-robbers-also-werewolf = 發到的人是狼人。狼人以外的人贏到，得分減半。
werewolves-and-robbers-about-fortune_teller = 強度是{ $strength }；同一墩有狼人時是{ $spoiled }。
werewolves-and-robbers-about-dagger = 強度是{ $strength }。
werewolves-and-robbers-also-dagger = 狼人贏到，得分減半。
werewolves-and-robbers-about-traitor = 強度是{ $strength }。
werewolves-and-robbers-also-traitor = 發到這張牌、又沒有狼人牌的人是叛徒。
werewolves-and-robbers-guide-score = 計分
werewolves-and-robbers-guide-score-text = 盜賊和叛徒計算贏到的寶箱，狼人計算贏到的盜賊人數。狼人和叛徒是狼人陣營，其他人是盜賊陣營。各陣營的得分總和乘以對方的人數。
werewolves-and-robbers-kind-treasure = 寶箱
werewolves-and-robbers-kind-robber = 盜賊
werewolves-and-robbers-kind-werewolf = 狼人
werewolves-and-robbers-kind-fortune_teller = 占卜師
werewolves-and-robbers-kind-dagger = 短劍
werewolves-and-robbers-kind-traitor = 叛徒
werewolves-and-robbers-strength = { $side } { $rank }

## wolfden cards

werewolves-and-robbers-box-numbered = 數字牌
werewolves-and-robbers-box-special = 特殊牌
werewolves-and-robbers-box-decks = 各人數的牌
werewolves-and-robbers-box-number = 數字
werewolves-and-robbers-box-treasure = C 寶箱數
werewolves-and-robbers-box-robber = R 盜賊人數
werewolves-and-robbers-box-card = 牌
werewolves-and-robbers-box-name = 名稱
werewolves-and-robbers-box-strength = 強度
werewolves-and-robbers-box-players = 人數
werewolves-and-robbers-box-cards = 張數
werewolves-and-robbers-box-hand = 手牌
werewolves-and-robbers-box-undealt = 保留
werewolves-and-robbers-box-without = 移除的牌

## 牌

werewolves-and-robbers-card-C1 = 寶箱 1
werewolves-and-robbers-card-C2 = 寶箱 2
werewolves-and-robbers-card-C3 = 寶箱 3
werewolves-and-robbers-card-C4 = 寶箱 4
werewolves-and-robbers-card-C5 = 寶箱 5
werewolves-and-robbers-card-C6 = 寶箱 6
werewolves-and-robbers-card-C7 = 寶箱 7
werewolves-and-robbers-card-C8 = 寶箱 8
werewolves-and-robbers-card-C9 = 寶箱 9
werewolves-and-robbers-card-C10 = 寶箱 10
werewolves-and-robbers-card-C11 = 寶箱 11
werewolves-and-robbers-card-C12 = 寶箱 12
werewolves-and-robbers-card-C13 = 寶箱 13
werewolves-and-robbers-card-C14 = 寶箱 14
werewolves-and-robbers-card-C15 = 寶箱 15
werewolves-and-robbers-card-R1 = 盜賊 1
werewolves-and-robbers-card-R2 = 盜賊 2
werewolves-and-robbers-card-R3 = 盜賊 3
werewolves-and-robbers-card-R4 = 盜賊 4
werewolves-and-robbers-card-R5 = 盜賊 5
werewolves-and-robbers-card-R6 = 盜賊 6
werewolves-and-robbers-card-R7 = 盜賊 7
werewolves-and-robbers-card-R8 = 盜賊 8
werewolves-and-robbers-card-R9 = 盜賊 9
werewolves-and-robbers-card-R10 = 盜賊 10
werewolves-and-robbers-card-R11 = 盜賊 11
werewolves-and-robbers-card-R12 = 盜賊 12
werewolves-and-robbers-card-R13 = 盜賊 13
werewolves-and-robbers-card-R14 = 盜賊 14
werewolves-and-robbers-card-R15 = 盜賊 15
werewolves-and-robbers-card-W1 = 狼人
werewolves-and-robbers-card-W2 = 狼人
werewolves-and-robbers-card-F1 = 占卜師
werewolves-and-robbers-card-D1 = 短劍
werewolves-and-robbers-card-D2 = 短劍
werewolves-and-robbers-card-B1 = 叛徒
werewolves-and-robbers-card-unknown = 一張牌

## wolfden hint

werewolves-and-robbers-hint-note = 你的陣營贏得這一局的機率，平手算一半。

## Options, in the browser

web-werewolves-and-robbers-players = 人數
web-werewolves-and-robbers-mode = 局數
web-werewolves-and-robbers-mode-match = 連戰（有幾人就玩幾局）
web-werewolves-and-robbers-mode-single = 單局
web-werewolves-and-robbers-first_dealer = 首位莊家
web-werewolves-and-robbers-first_dealer-random = 隨機
web-werewolves-and-robbers-chips = 籌碼
web-werewolves-and-robbers-chips-about = 標記誰出過狼人或叛徒，規則不變。
web-werewolves-and-robbers-memory_aid = 記牌輔助
web-werewolves-and-robbers-memory_aid-about = 讓所有人看到目前出過的牌。

## Worked examples of the rule book

examples-WR-E1b = 王牌贏過更大的數字
examples-WR-E1b-story = 首引是寶箱，所以盜賊是王牌：盜賊 12 贏過更大的寶箱 15。
examples-WR-E2b = 接連兩張狼人
examples-WR-E2b-story = 首引的狼人是王牌 16。下一張狼人比前一張牌大 1，是王牌 17。首引花色要到第三張牌才確定。
examples-WR-E3b = 全是特殊牌
examples-WR-E3b-story = 沒有首引花色。短劍是王牌 0，叛徒是首引 16；這一墩沒有狼人，占卜師就是王牌 16，贏得這一墩。
examples-WR-C33 = 最後兩墩與計分
examples-WR-C33-story = 狼人牌被保留，所以叛徒 A 要獨自對抗兩個盜賊。打完最後兩墩：A 的 12 分乘以 2，盜賊的 22 分乘以 1。每張牌的寶箱數是推測的。

werewolves-and-robbers-goal = 贏得能替你的身份得分的牌，總分較高的陣營獲勝。

## 錯誤說明

werewolves-and-robbers-error-card-id = 這個 id 的 kind、suit、number 是 { $printed }。
werewolves-and-robbers-error-deck-cards = { $name } 必須是 { $right }，與 { $table } 一致。
werewolves-and-robbers-error-deck-size = deck 必須是 { $right }，與 { $table } 一致：所有手牌加上未發的牌。
werewolves-and-robbers-error-tricks = tricks 必須是 { $hand }，每張手牌一墩。
werewolves-and-robbers-error-no-team = 狼人牌與叛徒牌不能讓任何一隊沒有玩家（§2.3）。
werewolves-and-robbers-error-chips = p{ $players } 必須是 { $used }，牌組裡每張這種牌對應一個籌碼。
werewolves-and-robbers-error-strength-rows = { $table }：§1.5 的每種牌與條件都必須有一列。
werewolves-and-robbers-error-strength = side 與 rank 必須是 { $right }。
werewolves-and-robbers-error-move = 「{ $move }」不是《狼與盜賊》的行動；行動是一張牌，例如 C7、R12、W1、F1、D2、B1，不能跳過。
werewolves-and-robbers-error-deal = 發牌的格式是 { "{" }'hands': { "{" }'A': [牌], ...{ "}" }, 'set_aside': 牌或 null, 'dealer': 座位{ "}" }（細節：{ $error }）。
werewolves-and-robbers-error-deal-hand = { $seat } 有 { $count } 張牌；每個座位應有 { $hand } 張。
werewolves-and-robbers-error-deal-cards = 發牌裡有 { $count } 張 { $card }；這副牌有 { $copies } 張。
werewolves-and-robbers-error-dealer = 這一局的莊家不是 { $dealer }，而是 { $right }。
werewolves-and-robbers-error-trick = 一墩有 { $players } 張牌，共有 { $tricks } 墩。
werewolves-and-robbers-error-winner = 依 §3.4，這一墩由 { $seat } 吃下。
werewolves-and-robbers-error-no-card = 每次出牌都要有一張牌，而且同一張不能出兩次。
werewolves-and-robbers-error-trick-full = 這一墩所有人都出過牌了；請寫進 tricks。
werewolves-and-robbers-error-hand = 有 { $count } 張牌；在這個局面 { $seat } 有 { $held } 張。
werewolves-and-robbers-error-first-dealer = first_dealer：沒有 { $seat } 這個座位；請指定 { $seats } 或 random。

## 指令列選項

werewolves-and-robbers-option-players = 你和電腦玩家的人數。
werewolves-and-robbers-option-mode = 只玩一局；未指定時，局數與人數相同。
werewolves-and-robbers-option-first_dealer = 首局莊家；未指定時隨機決定。
werewolves-and-robbers-option-chips = 不使用狼人與叛徒籌碼。
werewolves-and-robbers-option-memory_aid = 顯示已打出的牌。
