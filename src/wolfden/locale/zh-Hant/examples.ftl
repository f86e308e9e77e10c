### 規則書的範例

examples-label = 範例 { $id }
examples-set-up = 試玩這個局面
examples-put-away = 關閉
examples-book = 規則書的做法：{ $seat }，{ $move }
examples-book-next = 照規則書進行
examples-book-done = 範例到此為止，你可以繼續玩。
examples-own-way = 你已離開範例的順序，按「上一步」可以回去。
examples-step = 第 { $step } 步，共 { $count } 步。
examples-deal = 起始局面。
examples-turn = 輪到 { $seat } 選擇。
examples-back = 上一步
examples-reset = 從頭開始
examples-over = 遊戲結束。
examples-unreachable = 無法連上伺服器，請再試一次。
