### 所有遊戲共用

## 句子的連接

sentence-gap = { "" }
list-gap = { "、" }
refusal = { $reason }（§{ $paragraph }）

## wolfden games

games-key = 代號
games-name = 遊戲
games-players = 人數
games-about = 簡介
games-hint = 開始遊玩：wolfden play { $game }

## wolfden play

play-which-game = 要玩哪個遊戲？
ask-number = 號碼（1～{ $count }）：
play-precompiling = 正在背景編譯規則（只需一次）。完成之前，wolf 與 alpha 以一般規則思考，時間相同但看得較淺。
play-thinking = { $seat } 思考中……
play-progress = 規則編譯進度 { $percent }%。完成之前，wolf 與 alpha 以一般規則思考。
play-bot-failed = 有電腦玩家發生錯誤（輪到它時由 hunter 代為選擇）。詳情：{ $path }
play-commitment = 發牌已經決定。其承諾值（種子與隨機數的 SHA-256）：
play-seed-given = 依照你指定的種子 { $seed } 發牌。
play-result = { $result ->
    [won] 你獲勝了！
    [drawn] 平手，無人獲勝。
   *[lost] 你輸了。
}
play-seed-revealed = 種子 { $seed }，隨機數 { $nonce }：兩者的 SHA-256 就是發牌前公布的承諾值。
play-choice = { $count ->
    [1] 請選擇（1，? 說明，h 提示，q 離開）：
   *[other] 請選擇（1～{ $count }，? 說明，h 提示，q 離開）：
}
play-no-such-number = { $count ->
    [1] 沒有選項 { $number }，只能選 1。
   *[other] 沒有選項 { $number }，請輸入 1 到 { $count } 的號碼。
}
play-not-a-move = 「{ $words }」不是這裡的走法。請輸入選項號碼，或像 { $example } 這樣的走法。
play-keys = 請輸入選項號碼，或像 { $example } 這樣的走法。? 顯示說明，h 顯示 alpha 的選擇與理由，q 離開。
play-record = 紀錄存於 { $path }
play-verify = 驗證紀錄：wolfden verify { $path }
play-unfinished = 遊戲尚未結束，紀錄存於 { $path }
play-resume = 繼續遊戲：wolfden play --resume { $path }{ $options }
play-set-slot = 組合 { $set } 可以選牌。要用哪一張？

## wolfden replay

replay-start = 發牌之後
replay-step = 第 { $number } 手（共 { $count } 手）：{ $seat }
replay-keys = Enter 下一手，號碼跳到該手，q 離開：
replay-no-such-move = 沒有第 { $words } 手；範圍是 0（發牌之後）到 { $count }。

## wolfden hint

hint-title = 第 { $number } 手：{ $level } 站在 { $seat } 的立場
hint-chance = 勝算
hint-move = 走法
hint-meaning = 內容
hint-visits = 嘗試
hint-others = 另有 { $count } 種走法
hint-seat = 誰
hint-card = { $card } { $chance }
hint-holds = { $seat } 可能持有：{ $cards }。
hint-next = 牌庫的下一張：{ $cards }。
hint-played = 實際走法：{ $move }
hint-plain = 規則尚未編譯完成（{ $percent }%），因此以一般規則思考，看得較淺。
percent = { $number }%

## wolfden precompile

precompile-ready = 所有遊戲的規則都已編譯完成。
precompile-goes-on = 編譯會在背景繼續進行。

## wolfden verify

verify-over = OK：重播 { $count } 手，結局與紀錄相符（獲勝者 { $winners }）。承諾值相符。
verify-not-over = OK：重播 { $count } 手，遊戲尚未結束。承諾值相符。

## wolfden cards

cards-reconstructed = * 推定值：印刷的數值不明（見規則第 1 章的註解）
cards-house-rule = ! 自訂規則
