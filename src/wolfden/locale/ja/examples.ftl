### ルールブックの例

examples-label = 例 { $id }
examples-set-up = この局面を試す
examples-put-away = 閉じる
examples-book = ルールブックの手：{ $seat } { $move }
examples-book-next = ルールブックどおりに進める
examples-book-done = 例はここまでです。続けて遊べます。
examples-own-way = ルールブックとは違う手で進めています。「戻る」で元の手順に戻れます。
examples-step = { $count }手のうち{ $step }手目までです。
examples-deal = はじめの局面です。
examples-turn = { $seat }が選ぶ番です。
examples-back = 戻る
examples-reset = はじめから
examples-over = ゲーム終了です。
examples-unreachable = サーバーにつながりません。もう一度お試しください。
