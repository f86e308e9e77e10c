### ルールブックの例

examples-label = 例 { $id }
examples-set-up = 並べて動かす
examples-put-away = しまう
examples-book = 本の手：{ $seat } { $move }
examples-book-next = 本のとおりに進める
examples-book-done = 本の例はここまで。続けて動かせます。
examples-own-way = いまは自分の手で進めています。「戻る」で本の手順に帰れます。
examples-step = { $count }手のうち{ $step }手目まで。
examples-deal = はじめの局面。
examples-turn = { $seat }が選ぶ番。
examples-back = 戻る
examples-reset = はじめから
examples-over = ゲーム終了。
examples-unreachable = サーバーにつながりません。もう一度試してください。
