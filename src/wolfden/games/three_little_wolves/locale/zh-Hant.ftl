### 三隻小狼

three-little-wolves = 三隻小狼
three-little-wolves-players = 2～4 人
three-little-wolves-about = 蓋起高樓，把小狼派進別人的房屋。

## 發生的事

three-little-wolves-dealt = 每人發五張牌，{ $start } 先開始。
three-little-wolves-turn_began = { $seat } 的回合：
three-little-wolves-house_begun = { $seat } 用{ $card } 開始蓋{ $house }，屋頂是 { $value }。
three-little-wolves-floor_built = { $seat } 在{ $house }加蓋{ $card }，屋頂是 { $value }。
three-little-wolves-basement_built = { $seat } 用{ $card } 在{ $house }下面增建地下室 B{ $level }。
three-little-wolves-colour_fixed = { $seat } 的{ $house }變成{ $becomes }。
three-little-wolves-discarded = { $seat } 棄掉{ $card }。
three-little-wolves-wolf_moved_in = { $seat } 把小狼 { $wolf } 派進 { $owner } 的{ $house }。
three-little-wolves-card_drawn = { $seat } 抽了{ $card }。
three-little-wolves-pig_arrived = { $seat } 翻出{ $card }，是第 { $number } 張大壞豬卡！
three-little-wolves-pig_waits = { $seat } 又翻出{ $card }，第 { $number } 張大壞豬卡稍後處理。
three-little-wolves-token_placed = 大壞豬標記 { $token } 放在 { $owner } 的{ $house }：高度 { $height }，沒有標記的房屋中最高。
three-little-wolves-token_lost = 沒有房屋可以放大壞豬標記 { $token }，它移出遊戲。
three-little-wolves-effect_began = 執行{ $card }的效果。
three-little-wolves-effect_skipped = { $card }沒有效果。
three-little-wolves-card_chosen = { $seat } 選好牌了。
three-little-wolves-card_passed = { $seat } 傳給 { $to }：{ $card }。
three-little-wolves-passed_over = { $seat } 不能派出小狼，跳過。
three-little-wolves-effect_lapsed = 已經沒有房屋住得下小狼，{ $card }其餘的效果取消。
three-little-wolves-card_turned_up = { $seat } 的牌是{ $card }。
three-little-wolves-moustache_passed = { $seat } 把鬍子標記交給 { $to }。
three-little-wolves-final_rounds = 每人再進行兩個回合，共 { $turns } 個回合，不再抽牌。
three-little-wolves-endgame_began = 雙人終盤開始：每輪兩人各秘密選一張牌，直到手牌用完。
three-little-wolves-pick_revealed = { $seat } 公開{ $card }。
three-little-wolves-card_left = { $seat } 手上剩下{ $card }。
three-little-wolves-house_demolished = { $seat } 的{ $house }被拆除：高度 { $height }，{ $because }。
three-little-wolves-tallest_house = { $seat } 的{ $house }是同色中最高的房屋，高度 { $height }。
three-little-wolves-tallest_tied = 最高的{ $colour }屋一樣高，都是 { $height }，沒有人得到標記。
three-little-wolves-smallest_tied = 最矮的{ $colour }屋一樣高，都是 { $height }，不拆除。
three-little-wolves-wolf_turned = { $owner } 的{ $house }裡 { $seat } 的小狼 { $wolf } 翻面。
three-little-wolves-token_turned = { $owner } 的{ $house }上的大壞豬標記 { $token } 翻面。
three-little-wolves-house_scored = { $seat }：{ $house }，{ $vp } 分。
three-little-wolves-tallest_scored = { $seat }：最高的房屋（{ $house }），{ $vp } 分。
three-little-wolves-roof_scored = { $seat }：{ $house }的屋頂{ $card }，{ $vp } 分。
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
three-little-wolves-demolition-white_only = 沒有決定顏色
three-little-wolves-demolition-smallest = 同色中最矮
three-little-wolves-why-most_points = 分數最高
three-little-wolves-why-most_wolf_points = 分數相同，小狼的分數較高
three-little-wolves-why-shared = 分數和小狼的分數都相同，共同獲勝

## 選擇

three-little-wolves-decision-play = 要用哪張牌？怎麼用？
three-little-wolves-decision-token = 你最高的房屋一樣高。大壞豬標記要放在哪一間？
three-little-wolves-decision-pass = 要傳出哪張牌？
three-little-wolves-decision-wolf = 大壞豬來了！請派出一隻小狼：哪一隻？派進哪間房屋？
three-little-wolves-decision-smokey = 鬍子標記在你手上。斯莫基的牌要蓋在哪裡？
three-little-wolves-decision-pick = 這一輪要用哪張牌？

three-little-wolves-move-build_new = 用{ $card } 開始新房屋
three-little-wolves-move-build_new_as = 把{ $card } 當 { $value }，開始新房屋
three-little-wolves-move-build = 在{ $house }加蓋{ $card }
three-little-wolves-move-build_as = 把{ $card } 當 { $value }，加蓋在{ $house }
three-little-wolves-move-build_basement = 用{ $card } 在{ $house }下面增建地下室
three-little-wolves-move-discard = 棄掉{ $card }
three-little-wolves-move-discard_wolf = 棄掉{ $card }，把小狼 { $wolf } 派進 { $seat } 的{ $house }
three-little-wolves-move-token = 把標記放在 { $seat } 的{ $house }
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
   *[between] 在{ $colour }屋的中間
}
three-little-wolves-choice-roof = 屋頂 { $vp } 分
three-little-wolves-choice-pick = 可以蓋在：{ $places }
three-little-wolves-choice-pass = 傳給 { $seat }
three-little-wolves-choice-wolves = 棄牌並派出小狼（{ $wolves }），例如 { $example }

three-little-wolves-reason-game_is_over = 遊戲已經結束。
three-little-wolves-reason-not_your_decision = 現在還沒輪到你選。
three-little-wolves-reason-answers_another_question = 現在要選的不是這個，請先回答目前的問題。
three-little-wolves-reason-not_in_hand = 這張牌不在你手上，請從手牌中選。
three-little-wolves-reason-not_the_picked_card = 這一輪你選的是另一張牌，請用那一張。
three-little-wolves-reason-not_smokeys_card = 這不是斯莫基的牌，請用替他翻開的那張。
three-little-wolves-reason-smokey_must_build = 斯莫基的牌不能棄掉，能蓋就一定要蓋。
three-little-wolves-reason-no_such_house = 沒有這間房屋，請選桌上的房屋。
three-little-wolves-reason-three_houses_already = 房屋最多三間，請蓋在現有的房屋上。
three-little-wolves-reason-colour_is_taken = 同一種顏色不能有兩間房屋，請蓋在現有的那間。
three-little-wolves-reason-wrong_colour = 這間房屋只能用同色的牌或白牌。
three-little-wolves-reason-no_other_value = 這張牌只有一個數字。
three-little-wolves-reason-not_higher_than_roof = 不能加蓋：數字必須比屋頂大。
three-little-wolves-reason-not_a_basement = 只有 1、2、3 可以當地下室。
three-little-wolves-reason-not_deeper = 新的地下室必須比現有的更深。
three-little-wolves-reason-wolf_is_placed = 這隻小狼已經派出去了，請選還在的小狼。
three-little-wolves-reason-own_house = 小狼不能派進自己的房屋，請選別人的房屋。
three-little-wolves-reason-not_own_house = 「狼寶寶」變體中，小狼只能派進自己的房屋。
three-little-wolves-reason-no_room = 這間房屋住不下更多小狼。有地下室 B3 才能住兩隻。
three-little-wolves-reason-not_tied = 標記要放在一樣高的房屋上，請從中選一間。

## 桌面

three-little-wolves-table-you = 你
three-little-wolves-table-moustache = 鬍子
three-little-wolves-table-hand = 手牌 { $count }
three-little-wolves-table-wolves = 小狼 { $wolves }
three-little-wolves-table-card = 選的牌 { $card }
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
    [0] { $card } 要用在哪裡？
   *[other] { $card } 要用在哪裡？要派小狼，請先選小狼。
}
three-little-wolves-table-out-with = 要派出小狼 { $wolf }，請選要棄掉的牌。
three-little-wolves-table-into = 小狼 { $wolf } 要派進哪間房屋？
three-little-wolves-table-first-a-wolf = 先選小狼，再選房屋。
three-little-wolves-table-house = { $seat } 的{ $house }，高度 { $height }
three-little-wolves-table-floors = 樓層 { $values }
three-little-wolves-table-basements = 地下室 { $levels }
three-little-wolves-table-inside = { $seat } 的小狼 { $wolf }
three-little-wolves-table-fate = { $fate ->
    [tallest] 同色中最高
    [fallen] 已拆除
   *[falls] 現在結束會被拆除
}
three-little-wolves-table-empty-plot = 空地

## 計分表

three-little-wolves-score-house = { $fate ->
    [falls] { $colour }屋 拆除
   *[stands] { $colour }屋 保住
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

three-little-wolves-guide-drawing = 房屋的每一列是一層樓：「高」是高度，╱╲ 是屋頂，+ 是屋頂多算的樓層，B1 是地下室。牌的字母：r 紅、y 黃、g 綠、w 白；5* 是當 5 用的 9。房屋下方是顏色（白1 還沒有顏色）、住在裡面的小狼（B4 是 B 的小狼 4）和大壞豬標記（豬）。
three-little-wolves-guide-points = 計分：保住的房屋 { $standing }，被拆除的房屋 { $demolished }，同色中最高的房屋 { $tallest }。同色房屋有兩間以上時，唯一最矮的會被拆除；白屋也會被拆除。小狼算給派牠的玩家，大壞豬標記算給屋主：房屋保住就得標記上的分數，拆除則 −1。
three-little-wolves-effect-bbp_left = 每人把一張牌傳給左方玩家。
three-little-wolves-effect-bbp_right = 每人把一張牌傳給右方玩家。
three-little-wolves-effect-bbp_wolf = 每人必須派出一隻小狼。
three-little-wolves-guide-baby-wolf = 「狼寶寶」變體：小狼派進自己的房屋，大壞豬卡沒有效果。
three-little-wolves-guide-discard = 棄牌堆：{ $cards }
three-little-wolves-effect-other = 可以當 { $value } 使用。
three-little-wolves-effect-basement = { $level ->
    [3] 可以當地下室 B{ $level }，房屋就能住兩隻小狼。
   *[other] 可以當地下室 B{ $level }。
}
three-little-wolves-effect-floors = 當屋頂時算 { $floors } 層。
three-little-wolves-effect-roof = 當保住的房屋的屋頂時 { $vp } 分。

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
three-little-wolves-box-front = 保住
three-little-wolves-box-back = 拆除
three-little-wolves-box-wolf = 小狼 { $token }
three-little-wolves-box-bbp = 大壞豬 { $token }
three-little-wolves-box-tallest_house = 最高的房屋
three-little-wolves-box-moustache = 鬍子標記
three-little-wolves-box-house = 房屋

## 卡片

three-little-wolves-card-unknown = 一張牌
three-little-wolves-card-bbp_left = 大壞豬「向左傳」
three-little-wolves-card-bbp_right = 大壞豬「向右傳」
three-little-wolves-card-bbp_wolf = 大壞豬「派小狼」
three-little-wolves-card-r1 = 紅 1
three-little-wolves-card-r2 = 紅 2
three-little-wolves-card-r3 = 紅 3
three-little-wolves-card-r4 = 紅 4
three-little-wolves-card-r5 = 紅 5
three-little-wolves-card-r6 = 紅 6
three-little-wolves-card-r7 = 紅 7
three-little-wolves-card-r8 = 紅 8
three-little-wolves-card-r9 = 紅 9/5
three-little-wolves-card-r10 = 紅 10/4
three-little-wolves-card-r11 = 紅 11
three-little-wolves-card-r12 = 紅 12
three-little-wolves-card-r13 = 紅 13
three-little-wolves-card-r14 = 紅 14
three-little-wolves-card-y1 = 黃 1
three-little-wolves-card-y2 = 黃 2
three-little-wolves-card-y3 = 黃 3
three-little-wolves-card-y4 = 黃 4
three-little-wolves-card-y5 = 黃 5
three-little-wolves-card-y6 = 黃 6
three-little-wolves-card-y7 = 黃 7
three-little-wolves-card-y8 = 黃 8
three-little-wolves-card-y9 = 黃 9/5
three-little-wolves-card-y10 = 黃 10/4
three-little-wolves-card-y11 = 黃 11
three-little-wolves-card-y12 = 黃 12
three-little-wolves-card-y13 = 黃 13
three-little-wolves-card-y14 = 黃 14
three-little-wolves-card-g1 = 綠 1
three-little-wolves-card-g2 = 綠 2
three-little-wolves-card-g3 = 綠 3
three-little-wolves-card-g4 = 綠 4
three-little-wolves-card-g5 = 綠 5
three-little-wolves-card-g6 = 綠 6
three-little-wolves-card-g7 = 綠 7
three-little-wolves-card-g8 = 綠 8
three-little-wolves-card-g9 = 綠 9/5
three-little-wolves-card-g10 = 綠 10/4
three-little-wolves-card-g11 = 綠 11
three-little-wolves-card-g12 = 綠 12
three-little-wolves-card-g13 = 綠 13
three-little-wolves-card-g14 = 綠 14
three-little-wolves-card-w1 = 白 1
three-little-wolves-card-w2 = 白 2
three-little-wolves-card-w3 = 白 3
three-little-wolves-card-w4 = 白 4
three-little-wolves-card-w5 = 白 5
three-little-wolves-card-w6 = 白 6
three-little-wolves-card-w7 = 白 7
three-little-wolves-card-w8 = 白 8
three-little-wolves-card-w9 = 白 9/5
three-little-wolves-card-w10 = 白 10/4
three-little-wolves-card-w11 = 白 11
three-little-wolves-card-w12 = 白 12
three-little-wolves-card-w13 = 白 13
three-little-wolves-card-w14 = 白 14

## wolfden hint

three-little-wolves-hint-note = 勝算大約是你獲勝的機率（共同獲勝算一半）。

## Options, in the browser

web-three-little-wolves-players = 人數
web-three-little-wolves-baby_wolf = 「狼寶寶」變體（家庭版）
web-three-little-wolves-baby_wolf-about = 適合小朋友：小狼派進自己的房屋，大壞豬卡沒有效果。
web-three-little-wolves-start_player = 起始玩家
web-three-little-wolves-start_player-random = 隨機

## Worked examples of the rule book

examples-TLW-F2 = 被蓋住的 7
examples-TLW-F2-story = 紅 7 當屋頂時算三層，但扣 2 分。蓋上紅 8 之後它只是普通樓層：A 的房屋變矮了，但也不再扣分。
examples-TLW-W2 = 住得下兩隻小狼
examples-TLW-W2-story = 地下室 B3 能多住一隻小狼：A 棄掉一張牌，把小狼 5 派進住著 C 的小狼 3 的房屋。第三隻就住不下了。
examples-TLW-P1 = 大壞豬來了
examples-TLW-P1-story = A 加蓋後抽到第一張大壞豬卡。最高的房屋得到大壞豬標記 2，A 補滿五張手牌，然後每人把一張牌傳給左方玩家。
examples-TLW-2P2 = 斯莫基的白牌
examples-TLW-2P2-story = 雙人遊戲中，持有鬍子標記的人決定斯莫基的白牌蓋在哪裡，之後鬍子標記交給對方。
examples-TLW-S1 = 最後兩輪與計分
examples-TLW-S1-story = 每人還有兩個回合。之後，每種顏色最高的房屋得到標記，最矮的拆除，得分為 11、21、21。C 以小狼的分數贏得平手。

three-little-wolves-goal = 蓋出最高的房屋，別當最矮的，再把小狼派進別人家。

## 錯誤說明

three-little-wolves-error-few-floors = { $table }：樓層卡有 { $count } 張；至少需要 { $fewest } 張。
three-little-wolves-error-wolf-tokens = { $table }：{ $colours } 每種都必須有 3、4、5 的標記各一個。
three-little-wolves-error-pigs = { $table }：大壞豬卡有 { $count } 張；必須是 { $pigs } 張。
three-little-wolves-error-points-elsewhere = 這些分數請在印有分數的牌或標記的表格裡修改。
three-little-wolves-error-move = 「{ $move }」不是《三隻小狼》的行動；行動例如 'build r5 new'、'build w2 red basement'、'build y9 yellow as 5'、'discard g10'、'discard g10 wolf 4 -> B.red'、'token B.green'、'pass r5'、'wolf 4 -> B.red'、'pick r5'。
three-little-wolves-error-no-other-value = { $card } 不能當 { $value } 用；原本的數值不必寫。
three-little-wolves-error-no-house = 沒有 { $owner }.{ $name } 這間房屋。
three-little-wolves-error-deal = 發牌的格式是 { "{" }'hands': { "{" }'A': [5 張牌], ...{ "}" }, 'draw_pile': [由上而下的牌], 'start_player': 'A'{ "}" }（細節：{ $error }）。
three-little-wolves-error-deal-hand = { $seat } 有 { $count } 張牌；每人應有 { $hand } 張樓層卡。
three-little-wolves-error-deal-cards = 手牌與抽牌堆合起來，必須剛好包含遊戲的每張牌各一次。
three-little-wolves-error-deal-pigs = { $pigs } 張大壞豬卡之中，必須剛好有 1 張在抽牌堆的最後 { $packet } 張裡。
three-little-wolves-error-deal-start = 選項規定由 { $seat } 開始。
three-little-wolves-error-no-player = { $players } 人遊戲沒有 { $seat }。
three-little-wolves-error-kind-needs-pig = { $kind } 只在翻出大壞豬卡時才會問。
three-little-wolves-error-pigs-waiting = 詢問 { $kind } 時，待處理的大壞豬卡有 { $waiting } 張。
three-little-wolves-error-passes = 已處理 { $pigs } 張大壞豬卡，passes 卻有 { $passes } 筆。
three-little-wolves-error-no-endgame = 只有兩人遊戲才有終局階段（§3.9）。
three-little-wolves-error-smokey-plays = 斯莫基不會出牌。
three-little-wolves-error-smokey-card = 要放斯莫基，必須先翻開一張牌。
three-little-wolves-error-houses = 房屋有 { $count } 間；最多 { $most } 間。
three-little-wolves-error-house-name = 每間房屋要有自己的名稱，從 { $names } 中選。
three-little-wolves-error-floor = 屋頂為 { $roof } 的房屋上，{ $name } 不能當 { $value } 用（§3.3）。
three-little-wolves-error-basement = { $name } 不能當地下室，或沒有比上面的更深（§3.3）。
three-little-wolves-error-no-floor = 房屋至少要有一層樓，例如 ['r5', 5]。
three-little-wolves-error-house-colour = { $card } 與 { $name } 房屋的顏色不符。
three-little-wolves-error-no-room = 沒有位置放 { $seat } 的 { $token }，或它已經在別處。
three-little-wolves-error-hand = 有 { $count } 張牌；手牌最多 { $hand } 張。
three-little-wolves-error-picked = 選的牌必須在手牌裡。
three-little-wolves-error-pile-pigs = 其中必須包含尚未出現的大壞豬卡：{ $names }
three-little-wolves-error-pig-cards = 必須是 bbp_left、bbp_right、bbp_wolf 各一次。
three-little-wolves-error-most-passes = 最多 { $most } 筆。
three-little-wolves-error-start-player = start_player：{ $players } 人遊戲沒有 { $seat }。

## 指令列選項

three-little-wolves-option-players = 你和電腦玩家的人數；兩人時斯莫基會加入。
three-little-wolves-option-baby_wolf = 「狼寶寶」玩法：小狼派進自己的房屋，大壞豬卡沒有效果。
three-little-wolves-option-start_player = 起始玩家；未指定時隨機決定。
