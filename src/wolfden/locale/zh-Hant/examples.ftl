### 規則書的範例

examples-label = 範例 { $id }
examples-set-up = 擺出來玩
examples-put-away = 收起來
examples-book = 書上的走法：{ $seat }，{ $move }
examples-book-next = 照書上走
examples-book-done = 書上的範例到此為止，你可以繼續玩。
examples-own-way = 你正照自己的走法玩。按「上一步」可以回到書上的走法。
examples-step = 第 { $step } 步，共 { $count } 步。
examples-deal = 起始局面。
examples-turn = 輪到 { $seat } 選擇。
examples-back = 上一步
examples-reset = 從頭開始
examples-over = 遊戲結束。
examples-unreachable = 無法連上伺服器，請再試一次。
