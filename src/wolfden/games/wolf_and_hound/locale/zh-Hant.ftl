### 狼與牧羊犬

wolf-and-hound = 狼與牧羊犬
wolf-and-hound-players = 2～4 人
wolf-and-hound-about = 狼與牧羊犬繞著四座牧場走，兩隊各自守護羊群。

## 發生的事

wolf-and-hound-dealt = { $game ->
    [1] 發牌完畢。
   *[other] 第 { $game } 局發牌完畢。
}
wolf-and-hound-turn_began = 第 { $turn } 回合，{ $seat }：
wolf-and-hound-sheep_lost = { $by }使 { $seat } 失去一隻羊（剩 { $left } 隻）。
wolf-and-hound-sheep_gained = { $by }為 { $seat } 帶回一隻羊（現有 { $left } 隻）。
wolf-and-hound-nothing_changed = { $by }發動，{ $seat } 的羊沒有增減（{ $left } 隻）。
wolf-and-hound-turn_skipped = { $by }使 { $seat } 跳過這個回合。
wolf-and-hound-threes_barred = { $by }使 { $seat } 這回合不能出「3」。
wolf-and-hound-card_turned_up = { $seat } 翻開{ $card }。
wolf-and-hound-exchanged = 對 { $seat } 宣告換牌：{ $card }換成{ $for }。
wolf-and-hound-card_put_back = { $seat } 把{ $card }放回{ $onto }頂。
wolf-and-hound-card_played = { $seat } 出{ $card }。
wolf-and-hound-card_shown = { $seat } 公開手牌{ $card }。
wolf-and-hound-nothing_played = { $seat } 沒有出牌。
wolf-and-hound-animal_walked = { $steps ->
    [0] { $animal }留在 { $to }。
   *[other] { $animal }從 { $from } 走到 { $to }（{ $steps } 步）。
}
wolf-and-hound-animal_flipped = { $animal }翻面，{ $face }朝上。
wolf-and-hound-card_drawn = { $seat } 補{ $card }。
wolf-and-hound-final_round = { $seat } 的牌用完了，進入最後一輪。
wolf-and-hound-game_won = { $team }獲勝：{ $why }。羊隻：藍隊 { $blue }，黃隊 { $yellow }。
wolf-and-hound-card_left = { $seat } 手上剩下{ $card }。
wolf-and-hound-match_won = { $team }先取三勝（藍隊 { $blue }，黃隊 { $yellow }）。

wolf-and-hound-team-blue = 藍隊
wolf-and-hound-team-yellow = 黃隊
wolf-and-hound-why-elimination = 對方有玩家失去所有的羊而遭淘汰
wolf-and-hound-why-totals = 比較羊隻總數，平手則黃隊勝
wolf-and-hound-face-front = 正面
wolf-and-hound-face-back = 背面
wolf-and-hound-pile-number_deck = 數字牌堆
wolf-and-hound-pile-dummy_deck = 虛擬牌堆

## 選擇

wolf-and-hound-decision-order = 接著發動哪張動物卡？
wolf-and-hound-decision-play = 你要出哪張牌？
wolf-and-hound-decision-exchange = 虛擬玩家的牌已翻開。要保留，還是換牌？
wolf-and-hound-decision-flip = 兩張變身卡同色。哪一張要翻面？

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = 保留
wolf-and-hound-move-exchange = 換成虛擬牌堆最上面的牌
wolf-and-hound-move-activate = 發動{ $animal }
wolf-and-hound-move-flip = { $animal }翻面
wolf-and-hound-no-effect = 沒有動物移動。

wolf-and-hound-reason-game_is_over = 遊戲已經結束。
wolf-and-hound-reason-not_your_decision = 現在不是由你決定。
wolf-and-hound-reason-answers_another_question = 這不是目前要決定的事。
wolf-and-hound-reason-not_in_hand = 這張牌不在你的手牌中。
wolf-and-hound-reason-threes_are_barred = 這回合不能出「3」，請出別的牌。
wolf-and-hound-reason-not_to_activate = 這張動物卡現在還不能發動。
wolf-and-hound-reason-not_to_flip = 只能翻兩張變身卡的其中一張。

## 桌面

wolf-and-hound-table-blue = 藍隊
wolf-and-hound-table-yellow = 黃隊
wolf-and-hound-table-you = 你
wolf-and-hound-table-partner = 隊友
wolf-and-hound-table-dummy = 虛擬玩家
wolf-and-hound-table-fence = 柵欄
wolf-and-hound-table-forest = 森林
wolf-and-hound-table-hand = 手牌
wolf-and-hound-table-cards = { $count } 張
wolf-and-hound-table-dummy-deck = 牌堆
wolf-and-hound-table-played = 已出
wolf-and-hound-table-turn = 第 { $turn } 回合
wolf-and-hound-table-deck = 數字牌堆 { $count } 張
wolf-and-hound-table-turned-up = 翻開的牌：{ $card }
wolf-and-hound-table-final-round = 最後一輪
wolf-and-hound-table-no-threes = 這回合不能出「3」
wolf-and-hound-table-score = 比數：藍隊 { $blue }，黃隊 { $yellow }
wolf-and-hound-table-act = { $effect ->
    [lose1] { $seat } -1
    [gain1] { $seat } +1
    [skip] 跳過
   *[no3] 禁「3」
}

## 卡片上的內容

wolf-and-hound-colour-pink = 粉
wolf-and-hound-colour-black = 黑
wolf-and-hound-colour-white = 白
wolf-and-hound-walk = { $when ->
    [never] 不移動。
    [drifting] 每回合結束時走 -1。
    [delayed] 每回合結束時，依上一回合的牌走 { $steps }。
   *[card] { $by ->
        [black] 黑卡
        [white] 白卡
       *[both] 任何數字卡
    }：走 { $steps }。
}
wolf-and-hound-act = { $effect ->
    [lose1] { $target }失去一隻羊。
    [gain1] { $target }獲得一隻羊。
    [skip] 跳過這個回合。
   *[no3] 這回合不能出「3」。
}
wolf-and-hound-target-self = 自己
wolf-and-hound-target-left = 左邊玩家
wolf-and-hound-target-across = 對面隊友
wolf-and-hound-target-right = 右邊玩家
wolf-and-hound-also-metamorphic = 每次來到 P1 的位置就翻面。
wolf-and-hound-also-extra_02 = 回合結束時若與其他動物同位置就翻面。
wolf-and-hound-also-designer_02_3 = 與毛毯同位置時為正面，否則為背面。

## wolfden cards

wolf-and-hound-box-numbers = 數字卡
wolf-and-hound-box-animals = 動物卡
wolf-and-hound-box-sets = 推薦組合
wolf-and-hound-box-sheep = 羊隻起始數量
wolf-and-hound-box-card = 卡片
wolf-and-hound-box-cards = 卡片
wolf-and-hound-box-name = 名稱
wolf-and-hound-box-base = 基本遊戲
wolf-and-hound-box-expansion = 肉與骨頭
wolf-and-hound-box-effect = 移動與效果
wolf-and-hound-box-set = 組合
wolf-and-hound-box-level = 級別
wolf-and-hound-box-players = 人數
wolf-and-hound-box-few = 狼至多一張
wolf-and-hound-box-many = 狼兩張以上
wolf-and-hound-box-free = 自由選擇
wolf-and-hound-box-note = 數字是數字卡 1/2/3/4 時的步數，+ 為順時針，- 為逆時針。「自己」是回合開始時動物所在位置的當前玩家。
wolf-and-hound-box-total = { $count } 張
wolf-and-hound-level-L1 = 入門組合
wolf-and-hound-level-L2 = 初級組合
wolf-and-hound-level-L3 = 中級組合
wolf-and-hound-level-L4 = 玩家級組合
wolf-and-hound-level-L5 = 自訂組合
wolf-and-hound-level-LD = 設計師卡
wolf-and-hound-set-S1-1 = 初次散步
wolf-and-hound-set-S2-1 = 兩隻狼
wolf-and-hound-set-S2-2 = 鄰家的狼
wolf-and-hound-set-S2-3 = 鄰家的犬
wolf-and-hound-set-S3-1 = 慢狼與狡狼
wolf-and-hound-set-S3-2 = 瞌睡草原
wolf-and-hound-set-S3-3 = 快狼與慢狼
wolf-and-hound-set-S3-4 = 慢狼、狡狼與任選的犬
wolf-and-hound-set-S3-5 = 變身搭檔
wolf-and-hound-set-S3-6 = 快腳變身搭檔
wolf-and-hound-set-S4-1 = 變身搭檔與慢狼
wolf-and-hound-set-S4-2 = 快腳搭檔與慢狼
wolf-and-hound-set-S4-3 = 狼爺爺出場
wolf-and-hound-set-S4-4 = 慌張牧羊犬
wolf-and-hound-set-S5-1 = 自選組合
wolf-and-hound-set-SD-1 = 毛毯一家
wolf-and-hound-set-SD-2 = 紅色惡魔
wolf-and-hound-sets-all = 全部 { $count } 組

## 卡片

wolf-and-hound-card-B1 = 黑1
wolf-and-hound-card-B1M = 黑1（肉）
wolf-and-hound-card-B2 = 黑2
wolf-and-hound-card-B2M = 黑2（肉）
wolf-and-hound-card-B3 = 黑3
wolf-and-hound-card-B3M = 黑3（肉）
wolf-and-hound-card-B4 = 黑4
wolf-and-hound-card-W1 = 白1
wolf-and-hound-card-W1B = 白1（骨頭）
wolf-and-hound-card-W2 = 白2
wolf-and-hound-card-W2B = 白2（骨頭）
wolf-and-hound-card-W3 = 白3
wolf-and-hound-card-W3B = 白3（骨頭）
wolf-and-hound-card-W4 = 白4
wolf-and-hound-card-unknown = 一張牌

wolf-and-hound-animal-wolf_01 = 狼01
wolf-and-hound-animal-wolf_02 = 狼02
wolf-and-hound-animal-wolf_03 = 狼03
wolf-and-hound-animal-wolf_04 = 狼04
wolf-and-hound-animal-wolf_05 = 狼05
wolf-and-hound-animal-wolf_06 = 狼06
wolf-and-hound-animal-wolf_07 = 狼07
wolf-and-hound-animal-wolf_08 = 狼08
wolf-and-hound-animal-hound_01 = 牧羊犬01
wolf-and-hound-animal-hound_02 = 牧羊犬02
wolf-and-hound-animal-hound_03 = 牧羊犬03
wolf-and-hound-animal-hound_04 = 牧羊犬04
wolf-and-hound-animal-sheep_01 = 綿羊01
wolf-and-hound-animal-sheep_02 = 綿羊02
wolf-and-hound-animal-meta_01 = 變身01
wolf-and-hound-animal-meta_02 = 變身02
wolf-and-hound-animal-meta_03 = 變身03
wolf-and-hound-animal-meta_04 = 變身04
wolf-and-hound-animal-extra_01 = 狼爺爺
wolf-and-hound-animal-extra_02 = 慌張牧羊犬
wolf-and-hound-animal-designer_01 = 紅色惡魔
wolf-and-hound-animal-designer_02_1 = 黑毛毯
wolf-and-hound-animal-designer_02_2 = 白毛毯
wolf-and-hound-animal-designer_02_3 = 毛毯狼

## wolfden hint

wolf-and-hound-hint-note = 勝算是我方隊伍贏得這局遊戲的機率。

## Options, in the browser

web-wolf-and-hound-players = 人數
web-wolf-and-hound-animals = 動物
web-wolf-and-hound-animals-about = 選擇推薦組合，或自己挑選動物。
web-wolf-and-hound-meat_and_bone = 肉與骨頭
web-wolf-and-hound-meat_and_bone-about = 部分數字卡帶有肉或骨頭，經過的黑色或白色動物會在那裡停下。
web-wolf-and-hound-sheep_mode = 羊
web-wolf-and-hound-sheep_mode-about = 每個人一開始有幾隻羊。
web-wolf-and-hound-sheep_mode-auto = 依動物而定
web-wolf-and-hound-sheep_mode-few = 少
web-wolf-and-hound-sheep_mode-many = 多
web-wolf-and-hound-match = 長度
web-wolf-and-hound-match-single = 一局
web-wolf-and-hound-match-first_to_3 = 先得3分
web-wolf-and-hound-manual_activation_order = 自選動物順序
web-wolf-and-hound-manual_activation_order-about = 由當前玩家決定哪隻動物先發動。

## Worked examples of the rule book

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

wolf-and-hound-goal = 守住己方的羊，讓對手其中一人一隻羊也不剩。
