### 教學

lessons-title = 學玩{ $game }
lessons-step = 第 { $step } 步，共 { $count } 步
lessons-speaker = 歐菈
lessons-skip = 跳過教學
lessons-again = 再試一次
lessons-next = 下一步
lessons-finish = 完成教學
lessons-why = 為什麼？
lessons-answers = 你的回答
lessons-nearly = 還差一點
lessons-well-done = 做得好！
lessons-end-title = 可以開始玩了
lessons-end = 來玩完整的一局吧，最溫和的機器人正等著你。
lessons-play = 立刻開始
lessons-restart = 從頭開始
lessons-none = 這款遊戲還沒有教學，規則請看說明書。
