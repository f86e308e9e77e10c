### 所有遊戲共用

## 句子的連接

sentence-gap = { "" }
list-gap = { "、" }
list-last = { "和" }
refusal = { $reason }（§{ $paragraph }）

## 電腦玩家的名字

character-bramble = 布蘭波
character-juniper = 茱妮珀
character-orla = 歐菈
character-bruno = 布魯諾
character-hazel = 海柔
character-pip = 皮普
character-alder = 奧德
character-tilly = 緹莉
name-at = { $name } { $seat }

## wolfden games

games-key = 代號
games-name = 遊戲
games-players = 人數
games-about = 簡介
games-hint = 開始遊玩：wolfden play { $game }

## wolfden play

play-which-game = 要玩哪個遊戲？
ask-number = 號碼（1～{ $count }）：
play-warming = 正在背景準備高手電腦（只需一次）。完成之前，wolf 與 alpha 會看得較淺。
play-thinking = { $seat } 思考中……
play-warmth = 高手電腦的準備進度 { $percent }%。完成之前，wolf 與 alpha 會看得較淺。
play-bot-failed = 有電腦玩家發生錯誤（輪到它時由 hunter 代為選擇）。詳情：{ $path }
play-commitment = 牌已經洗好。供事後驗證的驗證碼（種子與隨機數的 SHA-256）：
play-seed-given = 依照你指定的種子 { $seed } 發牌。
play-result = { $result ->
    [won] 你贏了！
    [drawn] 平手。
   *[lost] 你輸了。
}
play-seed-revealed = 種子 { $seed }，隨機數 { $nonce }：兩者的 SHA-256 就是發牌前公布的驗證碼。
play-choice = { $count ->
    [1] 請選擇（1，? 說明，h 提示，q 離開）：
   *[other] 請選擇（1～{ $count }，? 說明，h 提示，q 離開）：
}
play-no-such-number = { $count ->
    [1] 沒有選項 { $number }，只能選 1。
   *[other] 沒有選項 { $number }，請輸入 1 到 { $count } 的號碼。
}
play-not-a-move = 這裡不能「{ $words }」。請輸入選項號碼，或像 { $example } 這樣的行動。
play-keys = 請輸入選項號碼，或像 { $example } 這樣的行動。? 顯示說明，h 顯示 alpha 的選擇與理由，q 離開。
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

hint-title = 第 { $number } 手：{ $level } 站在 { $seat } 的立場會怎麼選
hint-chance = 勝算
hint-move = 行動
hint-meaning = 內容
hint-visits = 模擬次數
hint-others = 另有 { $count } 種行動
hint-seat = 玩家
hint-card = { $card }（{ $chance }）
hint-holds = { $seat } 可能持有：{ $cards }。
hint-next = 牌堆的下一張：{ $cards }。
hint-played = 實際的行動：{ $move }
hint-plain = 高手電腦尚未準備好（{ $percent }%），因此看得較淺。
percent = { $number }%

## wolfden warm

warm-ready = 所有遊戲都已準備完成。
warm-goes-on = 編譯會在背景繼續進行。

## wolfden verify

verify-over = OK：重播 { $count } 手，結局與紀錄相符（獲勝者 { $winners }）。驗證碼相符。
verify-not-over = OK：重播 { $count } 手，遊戲尚未結束。驗證碼相符。

## wolfden cards

cards-reconstructed = * 推定值：印刷的數值不明（見規則第 1 章的註解）
cards-house-rule = ! 村規（自訂規則）
