### 狼與牧羊犬

wolf-and-hound = 狼與牧羊犬
wolf-and-hound-players = 2～4 人
wolf-and-hound-about = 狼與牧羊犬繞著桌子走，兩隊各自守護羊群。

## 發生的事

wolf-and-hound-dealt = { $game ->
    [1] 發牌完畢。
   *[other] 第 { $game } 局發牌完畢。
}
wolf-and-hound-turn_began = 第 { $turn } 回合，{ $seat }：
wolf-and-hound-sheep_lost = { $left ->
    [0] { $by }趕走 { $seat } 的最後一隻羊。
   *[other] { $by }趕走 { $seat } 的一隻羊，剩 { $left } 隻。
}
wolf-and-hound-sheep_gained = { $by }替 { $seat } 帶回一隻羊，現有 { $left } 隻。
wolf-and-hound-nothing_changed = { $by }沒有效果，{ $seat } 仍有 { $left } 隻羊。
wolf-and-hound-turn_skipped = { $by }讓 { $seat } 的回合到此結束。
wolf-and-hound-threes_barred = { $by }讓 { $seat } 這回合不能出「3」。
wolf-and-hound-card_turned_up = 翻開 { $seat } 的牌：{ $card }。
wolf-and-hound-exchanged = { $seat } 的換牌宣告：{ $card } 換成{ $for }。
wolf-and-hound-card_put_back = { $seat } 的{ $card } 放回{ $onto }頂。
wolf-and-hound-card_played = { $seat } 打出{ $card }。
wolf-and-hound-card_shown = { $seat } 公開手牌{ $card }。
wolf-and-hound-nothing_played = { $seat } 沒有牌可以出。
wolf-and-hound-animal_walked = { $steps ->
    [-4] { $animal }逆時針繞一圈，回到 { $to } 面前。
    [-3] { $animal }逆時針走 3 步，到 { $to } 面前。
    [-2] { $animal }逆時針走 2 步，到 { $to } 面前。
    [-1] { $animal }逆時針走 1 步，到 { $to } 面前。
    [0] { $animal }留在 { $to } 面前。
    [4] { $animal }繞一圈，回到 { $to } 面前。
   *[other] { $animal }走 { $steps } 步，到 { $to } 面前。
}
wolf-and-hound-animal_flipped = { $animal }翻面，{ $face }朝上。
wolf-and-hound-card_drawn = { $seat } 補了{ $card }。
wolf-and-hound-final_round = { $seat } 的牌用完了，進入最後一輪。
wolf-and-hound-game_won = { $team }獲勝了。{ $why }羊：藍隊 { $blue } 隻，黃隊 { $yellow } 隻。
wolf-and-hound-card_left = { $seat } 手上剩下{ $card }。
wolf-and-hound-match_won = { $team }先得 3 分，贏了整場（藍隊 { $blue } 分，黃隊 { $yellow } 分）。

wolf-and-hound-team-blue = 藍隊
wolf-and-hound-team-yellow = 黃隊
wolf-and-hound-why-elimination = 判定時，對方有玩家已經沒有羊。
wolf-and-hound-why-totals = 牌用完了，由羊的總數決定勝負。
wolf-and-hound-face-front = 正面
wolf-and-hound-face-back = 背面
wolf-and-hound-pile-number_deck = 數字牌堆
wolf-and-hound-pile-dummy_deck = 虛擬牌堆

## 選擇

wolf-and-hound-decision-order = 接著發動哪隻動物？
wolf-and-hound-decision-play = 要出哪張牌？
wolf-and-hound-decision-exchange = 換牌宣告：保留虛擬玩家的牌，還是不看就換？
wolf-and-hound-decision-flip = 兩張變身卡同色。要翻哪一張？

wolf-and-hound-move-play = { $card }
wolf-and-hound-move-keep = 保留
wolf-and-hound-move-exchange = 換成虛擬牌堆最上面的牌
wolf-and-hound-move-activate = 發動{ $animal }
wolf-and-hound-move-flip = 將{ $animal }翻面
wolf-and-hound-no-effect = 沒有動物移動。

wolf-and-hound-reason-game_is_over = 遊戲已經結束。
wolf-and-hound-reason-not_your_decision = 現在還沒輪到你選。
wolf-and-hound-reason-answers_another_question = 現在不能選這個，請先回答眼前的問題。
wolf-and-hound-reason-not_in_hand = 這張牌不在你的手牌中，請從手牌裡選。
wolf-and-hound-reason-threes_are_barred = 你這回合不能出「3」，請選別的數字。
wolf-and-hound-reason-not_to_activate = 這隻動物現在不能發動，請從可以選的動物中選。
wolf-and-hound-reason-not_to_flip = 只能從兩張變身卡中選一張翻面。

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
wolf-and-hound-table-dummy-deck = 虛擬牌堆
wolf-and-hound-table-played = 已出
wolf-and-hound-table-turn = 第 { $turn } 回合
wolf-and-hound-table-deck = 數字牌堆 { $count } 張
wolf-and-hound-table-turned-up = 翻開的牌：{ $card }
wolf-and-hound-table-final-round = 最後一輪
wolf-and-hound-table-no-threes = 這回合不能出「3」
wolf-and-hound-table-score = 比數：藍隊 { $blue }，黃隊 { $yellow }
wolf-and-hound-table-act = { $effect ->
    [lose1] { $seat } −1
    [gain1] { $seat } +1
    [skip] 跳過 { $seat }
   *[no3] 禁「3」
}

## 卡片上的內容

wolf-and-hound-colour-pink = 粉
wolf-and-hound-colour-black = 黑
wolf-and-hound-colour-white = 白
wolf-and-hound-walk = { $when ->
    [never] 不會被牌移動。
    [drifting] 每個回合結束時，逆時針走 1 步。
    [delayed] 每個回合結束時，依上一個回合的牌走（1/2/3/4 時 { $steps }）。
   *[card] { $by ->
        [black] 黑卡
        [white] 白卡
       *[both] 任何數字卡都
    }會移動牠（1/2/3/4 時 { $steps }）。
}
wolf-and-hound-act = { $effect ->
    [lose1] 趕走{ $target }一隻羊。
    [gain1] 替{ $target }帶回一隻羊。
    [skip] 讓回合玩家的回合立刻結束。
   *[no3] 回合玩家這回合不能出「3」。
}
wolf-and-hound-target-self = 回合玩家
wolf-and-hound-target-left = 左邊玩家
wolf-and-hound-target-across = 隊友
wolf-and-hound-target-right = 右邊玩家
wolf-and-hound-also-metamorphic = 經過 P1 的位置或停在那裡就翻面。
wolf-and-hound-also-extra_02 = 回合結束時，同一個位置有別的動物就翻面。
wolf-and-hound-also-designer_02_3 = 每次出牌後，同一個位置有毛毯就正面朝上，否則背面朝上。

## wolfden cards

wolf-and-hound-box-numbers = 數字卡
wolf-and-hound-box-animals = 動物卡
wolf-and-hound-box-sets = 推薦組合
wolf-and-hound-box-sheep = 開始時的羊
wolf-and-hound-box-card = 卡片
wolf-and-hound-box-cards = 卡片
wolf-and-hound-box-name = 名稱
wolf-and-hound-box-base = 基本遊戲
wolf-and-hound-box-expansion = 肉與骨頭
wolf-and-hound-box-effect = 做什麼
wolf-and-hound-box-set = 組合
wolf-and-hound-box-level = 級別
wolf-and-hound-box-players = 人數
wolf-and-hound-box-few = 狼至多一張
wolf-and-hound-box-many = 狼兩張以上
wolf-and-hound-box-free = 自由選擇
wolf-and-hound-box-note = 數字是數字卡 1/2/3/4 時走的步數，+ 為順時針，- 為逆時針。「回合玩家」是回合開始時動物站在他面前的人。
wolf-and-hound-box-total = { $count } 張
wolf-and-hound-level-L1 = 入門組合
wolf-and-hound-level-L2 = 初級組合
wolf-and-hound-level-L3 = 中級組合
wolf-and-hound-level-L4 = 高手組合
wolf-and-hound-level-L5 = 自訂組合
wolf-and-hound-level-LD = 設計師卡

## 卡片

wolf-and-hound-card-B1 = 黑 1
wolf-and-hound-card-B1M = 黑 1（肉）
wolf-and-hound-card-B2 = 黑 2
wolf-and-hound-card-B2M = 黑 2（肉）
wolf-and-hound-card-B3 = 黑 3
wolf-and-hound-card-B3M = 黑 3（肉）
wolf-and-hound-card-B4 = 黑 4
wolf-and-hound-card-W1 = 白 1
wolf-and-hound-card-W1B = 白 1（骨頭）
wolf-and-hound-card-W2 = 白 2
wolf-and-hound-card-W2B = 白 2（骨頭）
wolf-and-hound-card-W3 = 白 3
wolf-and-hound-card-W3B = 白 3（骨頭）
wolf-and-hound-card-W4 = 白 4
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

wolf-and-hound-hint-note = 勝算是你的隊伍贏得這局的機率。

## Options, in the browser

web-wolf-and-hound-players = 人數
web-wolf-and-hound-animals = 動物卡
web-wolf-and-hound-animals-about = 選擇推薦組合，或自己挑選動物。
web-wolf-and-hound-meat_and_bone = 肉與骨頭
web-wolf-and-hound-meat_and_bone-about = 七張數字卡帶有肉或骨頭：肉會讓黑色動物停下，骨頭會讓白色動物停下。
web-wolf-and-hound-sheep_mode = 羊
web-wolf-and-hound-sheep_mode-about = 一開始有幾隻羊。四人遊戲時，少是 3 隻，多是 4 隻。
web-wolf-and-hound-sheep_mode-auto = 依狼的張數而定
web-wolf-and-hound-sheep_mode-few = 少
web-wolf-and-hound-sheep_mode-many = 多
web-wolf-and-hound-match = 局數
web-wolf-and-hound-match-single = 一局
web-wolf-and-hound-match-first_to_3 = 先得 3 分
web-wolf-and-hound-manual_activation_order = 自選發動順序
web-wolf-and-hound-manual_activation_order-about = 由回合玩家決定同色動物的發動順序，結果不會改變。

## Worked examples of the rule book

examples-WH-3-4 = 狼走到下一位玩家面前
examples-WH-3-4-story = P3 出黑 2，把狼送到 P4 面前。P4 的回合開始時狼發動，趕走 P4 一隻羊。
examples-WH-8-4 = 一張牌，兩隻狼
examples-WH-8-4-story = 黑 3 讓每隻狼都移動：狼01 走 3 步，狼06 只走一半，小數捨去。
examples-WH-10-4c = 換牌宣告
examples-WH-10-4c-story = P4 是虛擬玩家，翻開了黑 1。隊友 P2 可以不看牌，就把它換成虛擬牌堆最上面的牌。
examples-WH-12-1 = 肉讓狼停下
examples-WH-12-1-story = P2 出黑 2（肉）。這一次狼會走過去；從下一張牌起，狼會停在這裡，直到 P2 出別的牌為止。
examples-WH-15-2 = 離不開毛毯的狼
examples-WH-15-2-story = 只要有毛毯在身邊，毛毯狼就不動。兩條毛毯都離開後，牠會翻面，自己走開。

wolf-and-hound-goal = 守住己方的羊，讓對手其中一人一隻羊也不剩。

## 錯誤說明

wolf-and-hound-error-card-id = 這個 id 的數值是 { $value }，顏色是 { $colour }，符號是 { $symbol }。
wolf-and-hound-error-deck = { $table }：{ $column } 的 { $colour } 牌有 { $total } 張；必須是 { $right } 張。
wolf-and-hound-error-twins = count_base 必須是 0，count_expansion 必須是 { $twins }。
wolf-and-hound-error-replaced = count_expansion 必須是 count_base 減去 { $replaced }，也就是有符號的牌數。
wolf-and-hound-error-most-frequent = count_base 必須少於最多的 B3（{ $most } 張）。
wolf-and-hound-error-face = face 是「{ $face }」；一張牌有一個 front，之後最多一個 back。
wolf-and-hound-error-faces = { $table } 有這張牌的 { $count } 個面；必須是 { $right } 個。
wolf-and-hound-error-double-sided = double_sided 是「no」；這張牌會翻面，必須是「yes」。
wolf-and-hound-error-not-animal = 「{ $name }」不是動物卡。
wolf-and-hound-error-controller = { $players } 人遊戲的 controller 必須是 { $controller }。
wolf-and-hound-error-seat-twice = 這個座位出現了兩次；只能出現一次。
wolf-and-hound-error-sheep-rows = { $table }：2、3、4 人遊戲的每個座位都必須有一列。
wolf-and-hound-error-move = 「{ $move }」不是《狼與牧羊犬》的行動；行動是 B3、W2B 這樣的牌，或 'keep'、'exchange'、'activate wolf_01'、'flip meta_01'。
wolf-and-hound-error-deal = 發牌的格式是 { "{" }'hands': { "{" }'P1': [4 張牌], ... 'P4': ...{ "}" }, 'number_deck': [16 張牌]{ "}" }（細節：{ $error }）。
wolf-and-hound-error-deal-hand = { $seat } 有 { $count } 張牌；每個座位應有 { $hand } 張。
wolf-and-hound-error-deal-cards = 發牌裡有 { $count } 張 { $card }；這副 { $deck } 張的牌有 { $copies } 張。
wolf-and-hound-error-final-round = 沒有牌剩下時，必須是 true（§3.7b）。
wolf-and-hound-error-row = 有 { $count } 張牌；一列最多 { $most } 張。
wolf-and-hound-error-not-in-hand = { $card } 不在那手牌裡。
wolf-and-hound-error-no-animals = animals：至少需要一張動物卡。
wolf-and-hound-error-no-animal = animals：沒有「{ $card }」這張動物卡；卡片有 { $cards }。
wolf-and-hound-error-animal-twice = animals：{ $card } 指定了兩次；每張卡只有一張。
wolf-and-hound-error-metamorphic = animals：變身卡（meta_01～meta_04）最多使用兩張。
wolf-and-hound-error-together = animals：designer_02_1、designer_02_2、designer_02_3 必須三張一起使用，或都不使用。
wolf-and-hound-error-no-set = animals：沒有「{ $set }」這個組合；組合有 { $sets }。
wolf-and-hound-error-open-set = animals：組合 { $set } 需要選牌；請指定卡片：{ $cards }

## 指令列選項

wolf-and-hound-option-players = 你和電腦玩家的人數；其餘座位是虛擬玩家。
wolf-and-hound-option-animals = 像 S2-1 這樣的組合（見 `wolfden cards`），或卡片：wolf_01,hound_01。
wolf-and-hound-option-meat_and_bone = 加入「肉與骨頭」擴充。
wolf-and-hound-option-sheep_mode = 羊的數量；auto 依狼的數量決定。
wolf-and-hound-option-match = 先贏三局的隊伍獲勝。
wolf-and-hound-option-manual_activation_order = 有多隻動物時，由玩家選擇先發動哪一隻。
