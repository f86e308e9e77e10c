### 規則書的範例

examples-all = 可以玩的範例
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

examples-woof-1 = 伊娃
examples-woof-2 = 湯瑪斯
examples-woof-3 = 保羅
examples-woof-4 = 傑森
examples-woof-5 = 肯尼

examples-WH-3-4 = 狼走到下一座牧場
examples-WH-3-4-story = P3 出黑2，把狼送到 P4。P4 的回合開始時狼發動，P4 失去一隻羊。
examples-WH-8-4 = 一張牌，兩隻狼
examples-WH-8-4-story = 黑3讓每隻狼都移動：狼01走三步，狼06只走一半，捨去小數。
examples-WH-10-4c = 宣告換牌
examples-WH-10-4c-story = P4 是虛擬玩家，翻開了黑1。隊友 P2 可以在不看牌的情況下，把它換成虛擬牌堆最上面的牌。
examples-WH-12-1 = 肉讓狼停下
examples-WH-12-1-story = P2 出黑2（肉）。這一次狼會走過去；從下一張牌起，狼會停在這裡，直到別的牌蓋住肉。
examples-WH-15-2 = 離不開毛毯的狼
examples-WH-15-2-story = 只要有毛毯在身邊，毛毯狼就不動。兩條毛毯都離開後，牠會翻面，自己走開。

examples-WR-E1b = 王牌贏過更大的數字
examples-WR-E1b-story = 首引是寶箱，所以盜賊是王牌：盜賊12贏過寶箱15，拿下此墩。
examples-WR-E2b = 接連兩張狼人
examples-WR-E2b-story = 首張打出的狼人是王牌 16。下一張狼人仿照前一張牌，並且強 1。首引花色要到第三張牌才確定。
examples-WR-E3b = 全是特殊牌
examples-WR-E3b-story = 沒有首引花色。短劍是王牌 0，叛徒是首引 16；沒有狼人在場，占卜師就是王牌 16，拿下此墩。
examples-WR-C33 = 最後兩墩與計分
examples-WR-C33-story = 狼人被擱置，A 是叛徒，以一敵二。打完這兩墩：A 的 12 分乘以 2，盜賊的 22 分乘以 1。

examples-WF-E5 = 偽裝的卡
examples-WF-E5-story = 伊娃看到一隻偽裝成獵犬的綿羊。湯瑪斯是牧羊小孩，只要看得到面孔，他都喊「大野狼」。回答問題要看圖，不看偽裝。
examples-WF-E3a = 肯尼相信了牧羊小孩
examples-WF-E3a-story = 牧羊小孩湯瑪斯在綿羊傑森面前放了大野狼標記。肯尼宣告傑森是大野狼：肯尼錯了，湯瑪斯得 1 分。
examples-WF-E4 = 完整的一局
examples-WF-E4-story = 查看、提問、兩次提前宣告、最後宣告，然後計分：伊娃 2 分，湯瑪斯 1 分，傑森 1 分。

examples-TLW-F2 = 被蓋住的 7
examples-TLW-F2-story = 紅7當屋頂時算三層樓，並扣 2 分。蓋上紅8之後它只是普通樓層：A 的房屋變矮了，但也不再扣分。
examples-TLW-W2 = 容得下兩隻小狼
examples-TLW-W2-story = 地下室 B3 多容一隻小狼：A 棄掉一張牌，把小狼 5 派到 C 的小狼 3 旁邊。第三隻就容不下了。
examples-TLW-P1 = 大壞豬來了
examples-TLW-P1-story = A 加蓋後抽到第一張大壞豬卡。最高的房屋得到標記 2，A 再抽一張，然後每人向左傳一張牌。
examples-TLW-2P2 = 斯莫基的白牌
examples-TLW-2P2-story = 雙人遊戲中，持有鬍子的人決定斯莫基的白牌蓋在哪裡，之後鬍子交給對方。
examples-TLW-S1 = 最後一輪與計分
examples-TLW-S1-story = 每人還有兩個回合。之後，每種顏色最高的房屋得到標記，最矮的拆除，得分為 11、21、21，C 以小狼的分數獲勝。
