### 三隻小狼

three-little-wolves = 三隻小狼
three-little-wolves-short = 三隻小狼
three-little-wolves-players = 2～4 人
three-little-wolves-about = 蓋起高樓，把小狼派進別人的房屋。

## 發生的事

three-little-wolves-dealt = 每人發五張牌。{ $start } 先開始。
three-little-wolves-turn_began = { $seat } 的回合：
three-little-wolves-house_begun = { $seat } 用{ $card }開始建造{ $house }（屋頂 { $value }）。
three-little-wolves-floor_built = { $seat } 在{ $house }加蓋{ $card }（屋頂 { $value }）。
three-little-wolves-basement_built = { $seat } 在{ $house }下加蓋{ $card }（B{ $level }）。
three-little-wolves-colour_fixed = { $seat } 的{ $house }成為{ $becomes }。
three-little-wolves-discarded = { $seat } 棄掉{ $card }。
three-little-wolves-wolf_moved_in = { $seat } 把小狼 { $wolf } 派進 { $owner } 的{ $house }。
three-little-wolves-card_drawn = { $seat } 抽{ $card }。
three-little-wolves-pig_arrived = { $seat } 翻出{ $card }：第 { $number } 張大壞豬卡！
three-little-wolves-pig_waits = { $seat } 又翻出{ $card }：第 { $number } 張大壞豬卡，稍後處理。
three-little-wolves-token_placed = 大壞豬標記 { $token } 放到還沒有標記的最高房屋：{ $owner } 的{ $house }（高度 { $height }）。
three-little-wolves-token_lost = 沒有房屋可以放大壞豬標記 { $token }，移出遊戲。
three-little-wolves-effect_began = 執行{ $card }的效果。
three-little-wolves-effect_skipped = { $card }沒有效果。
three-little-wolves-card_chosen = { $seat } 選好牌了。
three-little-wolves-card_passed = { $seat } 把{ $card }傳給 { $to }。
three-little-wolves-passed_over = { $seat } 無法派出小狼，跳過。
three-little-wolves-effect_lapsed = 已經沒有房屋容得下小狼，{ $card }其餘的效果取消。
three-little-wolves-card_turned_up = { $seat } 的牌是{ $card }。
three-little-wolves-moustache_passed = 鬍子標記從 { $seat } 交給 { $to }。
three-little-wolves-final_rounds = 最後兩輪：每人還有兩個回合，共 { $turns } 個回合，不再抽牌。
three-little-wolves-endgame_began = 雙人終盤開始：每輪兩人各暗選一張牌，直到手牌用完。
three-little-wolves-pick_revealed = { $seat } 選的是{ $card }。
three-little-wolves-card_left = { $seat } 手上剩下{ $card }。
three-little-wolves-house_demolished = { $seat } 的{ $house }（高度 { $height }）遭拆除：{ $because }。
three-little-wolves-tallest_house = { $seat } 的{ $house }（高度 { $height }）是同色中最高的房屋。
three-little-wolves-tallest_tied = { $colour }色最高的房屋平手（高度 { $height }），沒有人得到標記。
three-little-wolves-smallest_tied = { $colour }色最矮的房屋平手（高度 { $height }），不拆除。
three-little-wolves-wolf_turned = { $owner } 的{ $house }裡 { $seat } 的小狼 { $wolf } 翻面。
three-little-wolves-token_turned = { $owner } 的{ $house }上的大壞豬標記 { $token } 翻面。
three-little-wolves-house_scored = { $seat }：{ $house } { $vp } 分。
three-little-wolves-tallest_scored = { $seat }：最高的房屋（{ $house }）{ $vp } 分。
three-little-wolves-roof_scored = { $seat }：{ $house }的屋頂{ $card } { $vp } 分。
three-little-wolves-token_scored = { $seat }：{ $house }的大壞豬標記 { $token }，{ $vp } 分。
three-little-wolves-wolf_scored = { $seat }：小狼 { $wolf }，{ $vp } 分。
three-little-wolves-total = { $seat }：共 { $vp } 分，其中小狼 { $wolf_vp } 分。
three-little-wolves-game_won = { $seat } 獲勝：{ $why }。

three-little-wolves-seat-K = 斯莫基
three-little-wolves-house-red = 紅屋
three-little-wolves-house-yellow = 黃屋
three-little-wolves-house-green = 綠屋
three-little-wolves-house-white1 = 白屋1
three-little-wolves-house-white2 = 白屋2
three-little-wolves-house-white3 = 白屋3
three-little-wolves-colour-red = 紅
three-little-wolves-colour-yellow = 黃
three-little-wolves-colour-green = 綠
three-little-wolves-colour-white = 白
three-little-wolves-demolition-white_only = 還沒有顏色
three-little-wolves-demolition-smallest = 是同色中最矮的房屋
three-little-wolves-why-most_points = 分數最高
three-little-wolves-why-most_wolf_points = 分數平手，小狼的分數最高
three-little-wolves-why-shared = 分數與小狼的分數都平手，共同獲勝

## 選擇

three-little-wolves-decision-play = 你要用哪張牌？怎麼用？
three-little-wolves-decision-token = 最高的房屋一樣高。大壞豬標記要放在哪一間？
three-little-wolves-decision-pass = 你要傳出哪張牌？
three-little-wolves-decision-wolf = 你必須派出一隻小狼。哪一隻？派到哪裡？
three-little-wolves-decision-smokey = 你持有鬍子標記：斯莫基的牌要蓋在哪裡？
three-little-wolves-decision-pick = 這一輪你要選哪張牌？

three-little-wolves-move-build_new = 用{ $card }開始建造新房屋
three-little-wolves-move-build_new_as = 把{ $card }當 { $value }，開始建造新房屋
three-little-wolves-move-build = 在{ $house }加蓋{ $card }
three-little-wolves-move-build_as = 把{ $card }當 { $value }，加蓋在{ $house }
three-little-wolves-move-build_basement = 在{ $house }下加蓋{ $card }
three-little-wolves-move-discard = 棄掉{ $card }
three-little-wolves-move-discard_wolf = 棄掉{ $card }，把小狼 { $wolf } 派進 { $seat } 的{ $house }
three-little-wolves-move-token = 標記放到 { $seat } 的{ $house }
three-little-wolves-move-pass = 傳出{ $card }
three-little-wolves-move-wolf = 把小狼 { $wolf } 派進 { $seat } 的{ $house }
three-little-wolves-move-pick = 選{ $card }
three-little-wolves-choice-discard-only = 只能棄掉

three-little-wolves-choice-height = 高度 { $height }
three-little-wolves-choice-rank = { $rank ->
    [white] 還沒有顏色
    [only] 唯一的{ $colour }屋
    [equal] 與其他{ $colour }屋一樣高
    [tallest] 最高的{ $colour }屋
    [tallest-tied] 並列最高的{ $colour }屋
    [smallest] 最矮的{ $colour }屋
    [smallest-tied] 並列最矮的{ $colour }屋
   *[between] 在{ $colour }屋中居中
}
three-little-wolves-choice-roof = 屋頂 { $vp } 分
three-little-wolves-choice-pick = 可以蓋在：{ $places }
three-little-wolves-choice-pass = 傳給 { $seat }
three-little-wolves-choice-wolves = 棄牌並派出小狼（{ $wolves }），例如 { $example }

three-little-wolves-reason-game_is_over = 遊戲已經結束。
three-little-wolves-reason-not_your_decision = 現在不是由你決定。
three-little-wolves-reason-answers_another_question = 這不是目前要決定的事。
three-little-wolves-reason-not_in_hand = 這張牌不在你的手牌中。
three-little-wolves-reason-not_the_picked_card = 你這一輪選了另一張牌，請使用那一張。
three-little-wolves-reason-not_smokeys_card = 這不是為斯莫基翻開的牌。
three-little-wolves-reason-smokey_must_build = 斯莫基必須建造，不能棄掉這張牌。
three-little-wolves-reason-no_such_house = 沒有這間房屋。
three-little-wolves-reason-three_houses_already = 每人最多三間房屋，請加蓋在現有的房屋上。
three-little-wolves-reason-colour_is_taken = 已經有這個顏色的房屋，請加蓋在那裡。
three-little-wolves-reason-wrong_colour = 這張牌與房屋的顏色不同。
three-little-wolves-reason-no_other_value = 這張牌只有一個數字。
three-little-wolves-reason-not_higher_than_roof = 樓層的數字必須大於屋頂。
three-little-wolves-reason-not_a_basement = 只有 1、2、3 可以當地下室。
three-little-wolves-reason-not_deeper = 地下室必須比現有的更深。
three-little-wolves-reason-wolf_is_placed = 這隻小狼已經派出去了。
three-little-wolves-reason-own_house = 小狼要派進別人的房屋，不能派進自己的。
three-little-wolves-reason-not_own_house = 「狼寶寶」變體中，小狼只能派進自己的房屋。
three-little-wolves-reason-no_room = 這間房屋容不下更多小狼。
three-little-wolves-reason-not_tied = 這間房屋不在並列最高、可以放標記的房屋之中。

## 桌面

three-little-wolves-table-you = 你
three-little-wolves-table-moustache = 鬍子
three-little-wolves-table-hand = 手牌 { $count }
three-little-wolves-table-wolves = 小狼 { $wolves }
three-little-wolves-table-card = 選牌 { $card }
three-little-wolves-table-height = 高{ $height }
three-little-wolves-table-red = 紅
three-little-wolves-table-yellow = 黃
three-little-wolves-table-green = 綠
three-little-wolves-table-white1 = 白1
three-little-wolves-table-white2 = 白2
three-little-wolves-table-white3 = 白3
three-little-wolves-table-token = 豬{ $token }
three-little-wolves-table-fallen = 拆除
three-little-wolves-table-tallest = 最高
three-little-wolves-table-pile = 抽牌堆 { $count } 張
three-little-wolves-table-discard = { $count ->
    [0] 棄牌堆 { $count } 張
   *[other] 棄牌堆 { $count } 張（最上面 { $card }）
}
three-little-wolves-table-pigs = { $count ->
    [0] 大壞豬 { $count }/3
   *[other] 大壞豬 { $count }/3：{ $cards }
}
three-little-wolves-table-bbp_left = 向左傳
three-little-wolves-table-bbp_right = 向右傳
three-little-wolves-table-bbp_wolf = 派小狼
three-little-wolves-table-turns-left = 剩 { $count } 個回合
three-little-wolves-table-endgame = 雙人終盤
three-little-wolves-table-open-hand = { $whose ->
    [you] 你的手牌
   *[other] { $seat } 的手牌
}

## 瀏覽器的牌桌

three-little-wolves-table-where = { $wolves ->
    [0] { $card }要用在哪裡？
   *[other] { $card }要用在哪裡？派小狼請先選小狼。
}
three-little-wolves-table-out-with = 棄一張牌就能派出小狼 { $wolf }：要棄哪一張？
three-little-wolves-table-into = 小狼 { $wolf } 要派進哪間房屋？
three-little-wolves-table-first-a-wolf = 先選小狼，再選房屋。
three-little-wolves-table-house = { $seat }的{ $house }，高度 { $height }
three-little-wolves-table-floors = 樓層 { $values }
three-little-wolves-table-basements = 地下室 { $levels }
three-little-wolves-table-inside = { $seat }的小狼 { $wolf }
three-little-wolves-table-fate = { $fate ->
    [tallest] 同色中最高
    [fallen] 已拆除
   *[falls] 現在結束就會拆除
}
three-little-wolves-table-empty-plot = 空地

## 計分表

three-little-wolves-score-house = { $fate ->
    [falls] { $colour }屋 拆除
   *[stands] { $colour }屋 屹立
}
three-little-wolves-score-tallest = { " " }最高的房屋
three-little-wolves-score-roof = { " " }屋頂 { $card }
three-little-wolves-score-token = { " " }大壞豬標記 { $number }
three-little-wolves-score-wolf = 小狼 { $number }
three-little-wolves-score-total = 總分
three-little-wolves-score-from-wolves = 其中小狼
three-little-wolves-score-kind = { $kind ->
    [house] 房屋
    [tallest] 最高
    [roof] 屋頂
    [token] 大壞豬標記
   *[wolf] 小狼
}

## 卡片上的內容

three-little-wolves-guide-drawing = 房屋的每一列是一層樓：「高」是高度，╱╲是屋頂，+ 是屋頂多算的樓層，B1 是地下室。牌的字母：r 紅、y 黃、g 綠、w 白；5* 是當 5 用的 9。房屋下方是顏色（白1 還沒有顏色）、住在裡面的小狼（B4 是 B 的小狼 4）和大壞豬標記（豬）。
three-little-wolves-guide-points = 計分：屹立的房屋 { $standing }，拆除的房屋 { $demolished }，同色中最高的房屋 { $tallest }。每種顏色唯一最矮的房屋和白屋會拆除。小狼算給牠的玩家，大壞豬標記算給屋主：房屋屹立就得標記上的分數，拆除則 -1。
three-little-wolves-effect-bbp_left = 每人把一張牌傳給左家。
three-little-wolves-effect-bbp_right = 每人把一張牌傳給右家。
three-little-wolves-effect-bbp_wolf = 每人必須派出一隻小狼。
three-little-wolves-guide-baby-wolf = 「狼寶寶」變體：小狼派進自己的房屋，大壞豬卡沒有效果。
three-little-wolves-guide-discard = 棄牌堆：{ $cards }
three-little-wolves-effect-other = 可以當 { $value } 使用。
three-little-wolves-effect-basement = { $level ->
    [3] 可以當地下室 B{ $level }，房屋就能住兩隻小狼。
   *[other] 可以當地下室 B{ $level }。
}
three-little-wolves-effect-floors = 當屋頂時算 { $floors } 層樓。
three-little-wolves-effect-roof = 當屹立房屋的屋頂時 { $vp } 分。

## wolfden cards

three-little-wolves-box-floors = 樓層卡（紅、黃、綠、白各一套）
three-little-wolves-box-pigs = 大壞豬卡
three-little-wolves-box-tokens = 標記與房屋
three-little-wolves-box-number = 數字
three-little-wolves-box-other = 也可當
three-little-wolves-box-basement = 地下室
three-little-wolves-box-roof-floors = 屋頂樓層
three-little-wolves-box-roof-vp = 屋頂分數
three-little-wolves-box-copies = 數量
three-little-wolves-box-card = 卡片
three-little-wolves-box-effect = 效果
three-little-wolves-box-token = 標記
three-little-wolves-box-front = 屹立
three-little-wolves-box-back = 拆除
three-little-wolves-box-wolf = 小狼 { $token }
three-little-wolves-box-bbp = 大壞豬 { $token }
three-little-wolves-box-tallest_house = 最高的房屋
three-little-wolves-box-moustache = 鬍子
three-little-wolves-box-house = 房屋

## 卡片

three-little-wolves-card-unknown = 一張牌
three-little-wolves-card-bbp_left = 大壞豬（向左傳）
three-little-wolves-card-bbp_right = 大壞豬（向右傳）
three-little-wolves-card-bbp_wolf = 大壞豬（派小狼）
three-little-wolves-card-r1 = 紅1
three-little-wolves-card-r2 = 紅2
three-little-wolves-card-r3 = 紅3
three-little-wolves-card-r4 = 紅4
three-little-wolves-card-r5 = 紅5
three-little-wolves-card-r6 = 紅6
three-little-wolves-card-r7 = 紅7
three-little-wolves-card-r8 = 紅8
three-little-wolves-card-r9 = 紅9/5
three-little-wolves-card-r10 = 紅10/4
three-little-wolves-card-r11 = 紅11
three-little-wolves-card-r12 = 紅12
three-little-wolves-card-r13 = 紅13
three-little-wolves-card-r14 = 紅14
three-little-wolves-card-y1 = 黃1
three-little-wolves-card-y2 = 黃2
three-little-wolves-card-y3 = 黃3
three-little-wolves-card-y4 = 黃4
three-little-wolves-card-y5 = 黃5
three-little-wolves-card-y6 = 黃6
three-little-wolves-card-y7 = 黃7
three-little-wolves-card-y8 = 黃8
three-little-wolves-card-y9 = 黃9/5
three-little-wolves-card-y10 = 黃10/4
three-little-wolves-card-y11 = 黃11
three-little-wolves-card-y12 = 黃12
three-little-wolves-card-y13 = 黃13
three-little-wolves-card-y14 = 黃14
three-little-wolves-card-g1 = 綠1
three-little-wolves-card-g2 = 綠2
three-little-wolves-card-g3 = 綠3
three-little-wolves-card-g4 = 綠4
three-little-wolves-card-g5 = 綠5
three-little-wolves-card-g6 = 綠6
three-little-wolves-card-g7 = 綠7
three-little-wolves-card-g8 = 綠8
three-little-wolves-card-g9 = 綠9/5
three-little-wolves-card-g10 = 綠10/4
three-little-wolves-card-g11 = 綠11
three-little-wolves-card-g12 = 綠12
three-little-wolves-card-g13 = 綠13
three-little-wolves-card-g14 = 綠14
three-little-wolves-card-w1 = 白1
three-little-wolves-card-w2 = 白2
three-little-wolves-card-w3 = 白3
three-little-wolves-card-w4 = 白4
three-little-wolves-card-w5 = 白5
three-little-wolves-card-w6 = 白6
three-little-wolves-card-w7 = 白7
three-little-wolves-card-w8 = 白8
three-little-wolves-card-w9 = 白9/5
three-little-wolves-card-w10 = 白10/4
three-little-wolves-card-w11 = 白11
three-little-wolves-card-w12 = 白12
three-little-wolves-card-w13 = 白13
three-little-wolves-card-w14 = 白14

## wolfden hint

three-little-wolves-hint-note = 勝算約為自己獲勝的機率（並列獲勝算一半）。

## Options, in the browser

web-three-little-wolves-players = 人數
web-three-little-wolves-baby_wolf = 家庭版
web-three-little-wolves-baby_wolf-about = 給小朋友：小狼只放進自己的房屋。
web-three-little-wolves-start_player = 誰先開始
web-three-little-wolves-start_player-random = 抽籤

## Worked examples of the rule book

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

three-little-wolves-goal = 蓋出最高的房屋，別當最矮的，再把小狼派進別人家。
