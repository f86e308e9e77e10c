### 狼嚎

howl = 狼嚎
howl-players = 2～4 人
howl-about = 大家同時嚎叫：相鄰的聲音互相蓋過，剩下最響亮的一聲帶走羊群。

## 發生的事

howl-dealt = 每人拿到 { $hand } 張牌；面朝下擱置 { $aside } 張。
howl-card_chosen = { $seat } 選好了。
howl-howled = { $seat } 嚎叫：{ $card }。
howl-drowned = { $seat } 的{ $card }被蓋過了。
howl-sheep_taken = { $seat } 帶走 { $sheep } 隻羊。
howl-sheep_stay = 誰的聲音都聽不見。留下的羊：{ $sheep } 隻。
howl-aside_shown = 擱置的牌是{ $card }。
howl-game_ended = 遊戲結束。獲勝者：{ $winners }。

howl-seats-unknown = 無人
howl-why-most_sheep = 羊最多
howl-why-no_sheep = 沒有人帶走羊

## 選擇

howl-decision-howl = 你要用哪張牌嚎叫？
howl-move-howl = 用 { $card } 嚎叫
howl-outlook-drowned = 會被{ $cards }蓋過。
howl-outlook-safe = 沒有牌能蓋過它。

howl-reason-game_is_over = 遊戲已經結束，不能再嚎叫。
howl-reason-not_a_card = 沒有這張牌。
howl-reason-not_in_hand = 這張牌不在你的手牌中；手牌中任何一張都可以用來嚎叫。

## 桌面

howl-table-round = 第 { $round } 輪，共 { $rounds } 輪
howl-table-wolf = 狼
howl-table-held = 手牌
howl-table-howled = 已嚎叫
howl-table-sheep = 羊
howl-table-ready = （已選）
howl-table-flock = 可帶走的羊：{ $sheep } 隻。
howl-table-hand = { $seat } 的手牌：{ $cards }
howl-guide = 嚎叫牌共十三張，H1 至 H13。每一輪來的羊和輪次一樣多。大家同時嚎叫；若有聲音恰好大一或小一，就會被蓋過。沒有被蓋過的最大聲帶走所有的羊；若全被蓋過，羊留到下一輪。
howl-box-players = 人數
howl-box-hand = 手牌
howl-hint-note = 勝算是自己獲勝的機率（並列獲勝算一半）。

howl-card-H1 = 1
howl-card-H2 = 2
howl-card-H3 = 3
howl-card-H4 = 4
howl-card-H5 = 5
howl-card-H6 = 6
howl-card-H7 = 7
howl-card-H8 = 8
howl-card-H9 = 9
howl-card-H10 = 10
howl-card-H11 = 11
howl-card-H12 = 12
howl-card-H13 = 13
howl-card-unknown = 一張牌

## 簡單桌面

howl-view-round = 輪次
howl-view-rounds = 總輪數
howl-view-flock = 可帶走的羊
howl-view-sheep = 羊
howl-view-held = 張數
howl-view-hand = 手牌
howl-view-ready = 已選
howl-view-chosen = 所選的牌
howl-view-card = 上一聲嚎叫
howl-view-howled = 已嚎叫
howl-view-aside = 擱置牌

## 瀏覽器中的選項

web-howl-players = 人數

## 規則書的例子

examples-HW-1 = 最響亮的帶走羊
examples-HW-1-story = C 的聲音最大，也沒有相鄰的聲音。
examples-HW-2 = 相鄰的聲音互相蓋過
examples-HW-2-story = 9 和 10 相鄰，兩者都被蓋過，小聲的 4 帶走羊。
examples-HW-3 = 羊留下來
examples-HW-3-story = 6 和 7 互相蓋過。下一輪再來兩隻，A 帶走三隻。
