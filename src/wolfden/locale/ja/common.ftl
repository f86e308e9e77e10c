### すべてのゲームに共通

## 文のつなぎ

sentence-gap = { "" }
list-gap = { "、" }
list-last = { "、" }
refusal = { $reason }（§{ $paragraph }）

## ボットの名前

character-bramble = ブランブル
character-juniper = ジュニパー
character-orla = オーラ
character-bruno = ブルーノ
character-hazel = ヘーゼル
character-pip = ピップ
character-alder = オルダー
character-tilly = ティリー
name-at = { $name } { $seat }

## wolfden games

games-key = キー
games-name = ゲーム
games-players = 人数
games-about = 内容
games-hint = 遊ぶには：wolfden play { $game }

## wolfden play

play-which-game = どのゲームで遊びますか？
ask-number = 番号（1～{ $count }）：
play-warming = 強いボットを準備しています（初回のみ）。完了するまで、wolf と alpha の読みは浅くなります。
play-thinking = { $seat }が考えています……
play-warmth = 強いボットの準備：{ $percent }%。完了するまで、wolf と alpha の読みは浅くなります。
play-bot-failed = ボットに不具合がありました（その手番は hunter が代わりに選びました）。詳細：{ $path }
play-commitment = カードの並びが決まりました。検証用の値（シードとナンスのSHA-256）：
play-seed-given = 指定のシード { $seed } で配ります。
play-result = { $result ->
    [won] あなたの勝ちです！
    [drawn] 引き分けです。
   *[lost] あなたの負けです。
}
play-seed-revealed = シード { $seed }、ナンス { $nonce }。そのSHA-256が、配る前に示した検証用の値です。
play-choice = { $count ->
    [1] 選択（1、? ヘルプ、h ヒント、q やめる）：
   *[other] 選択（1～{ $count }、? ヘルプ、h ヒント、q やめる）：
}
play-no-such-number = { $count ->
    [1] { $number }番の選択肢はありません。選べるのは1だけです。
   *[other] { $number }番の選択肢はありません。1から{ $count }までの番号を選んでください。
}
play-not-a-move = 「{ $words }」という手はありません。選択肢の番号か、{ $example } のような手を入力してください。
play-keys = 選択肢の番号か、{ $example } のような手を入力してください。? でこのヘルプ、h で alpha の選ぶ手と理由を表示し、q で席を離れます。
play-record = 記録の保存先：{ $path }
play-verify = 検証するには：wolfden verify { $path }
play-unfinished = ゲームは途中です。記録の保存先：{ $path }
play-resume = 続けるには：wolfden play --resume { $path }{ $options }
play-set-slot = セット { $set } ではカードを選べます。どのカードを使いますか？

## wolfden replay

replay-start = 配った直後
replay-step = { $number }手目（全{ $count }手）：{ $seat }
replay-keys = Enter 次の手、番号 その手へ、q やめる：
replay-no-such-move = { $words }手目はありません。0（配った直後）から{ $count }までです。

## wolfden hint

hint-title = { $number }手目：{ $level } が{ $seat }ならどうするか
hint-chance = 勝率
hint-move = 手
hint-meaning = 内容
hint-visits = 試行回数
hint-others = ほかに{ $count }手
hint-seat = プレイヤー
hint-card = { $card }（{ $chance }）
hint-holds = { $seat }が持っていそうなカード：{ $cards }。
hint-next = 山札の次のカード：{ $cards }。
hint-played = 実際の手：{ $move }
hint-plain = 強いボットの準備中（{ $percent }%）のため、読みは浅めです。
percent = { $number }%

## wolfden warm

warm-ready = すべてのゲームの準備ができています。
warm-goes-on = コンパイルは裏で続きます。

## wolfden verify

verify-over = OK：全{ $count }手を再生し、記録どおりに終わりました（勝者 { $winners }）。検証用の値も一致しました。
verify-not-over = OK：{ $count }手を再生しました。ゲームは途中です。検証用の値は一致しました。

## wolfden cards

cards-reconstructed = * 推定：印刷された値は不明です（ルール第1章の注を参照）
cards-house-rule = ! ハウスルール
