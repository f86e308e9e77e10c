### すべてのゲームに共通

## 文のつなぎ

sentence-gap = { "" }
list-gap = { "、" }
refusal = { $reason }（§{ $paragraph }）

## wolfden games

games-key = キー
games-name = ゲーム
games-players = 人数
games-about = 内容
games-hint = 遊ぶには：wolfden play { $game }

## wolfden play

play-which-game = どのゲームで遊ぶ？
ask-number = 番号（1～{ $count }）：
play-precompiling = コンパイル済みルールを裏で準備中（初回のみ）。できるまで wolf と alpha は通常のルールで考えるので、読みは浅くなる。
play-thinking = { $seat }が考えている…
play-progress = コンパイル済みルール：{ $percent }%。それまで wolf と alpha は通常のルールで考える。
play-bot-failed = ボットに不具合があった（手番では hunter が代わりに手を選んだ）。詳細：{ $path }
play-commitment = 配り方は決まった。コミットメント（シードとナンスのSHA-256）：
play-seed-given = 指定のシード{ $seed }で配る。
play-result = { $result ->
    [won] あなたの勝利！
    [drawn] 引き分け。
   *[lost] あなたの敗北。
}
play-seed-revealed = シード{ $seed }、ナンス{ $nonce }。そのSHA-256が、配る前に示したコミットメントである。
play-choice = { $count ->
    [1] 選択（1、? ヘルプ、h ヒント、q やめる）：
   *[other] 選択（1～{ $count }、? ヘルプ、h ヒント、q やめる）：
}
play-no-such-number = { $count ->
    [1] { $number }番の選択肢はない。選べるのは1だけ。
   *[other] { $number }番の選択肢はない。1から{ $count }までの番号を選ぶこと。
}
play-not-a-move = 「{ $words }」という手はない。選択肢の番号か、{ $example } のような手を入力する。
play-keys = 選択肢の番号か、{ $example } のような手を入力する。? でこのヘルプ、h で alpha の考えと理由、q でやめる。
play-record = 記録の保存先：{ $path }
play-verify = 検証するには：wolfden verify { $path }
play-unfinished = ゲームは途中。記録の保存先：{ $path }
play-resume = 続けるには：wolfden play --resume { $path }{ $options }
play-set-slot = セット{ $set }にはカードの選択がある。どのカードを使う？

## wolfden replay

replay-start = 配った直後
replay-step = { $number }手目（全{ $count }手）：{ $seat }
replay-keys = Enter 次の手、番号 その手へ、q やめる：
replay-no-such-move = { $words }手目はない。0（配った直後）から{ $count }まで。

## wolfden hint

hint-title = { $number }手目：{ $seat }の立場で { $level } が考える
hint-chance = 見込み
hint-move = 手
hint-meaning = 内容
hint-visits = 試行
hint-others = ほかに{ $count }手
hint-seat = 誰
hint-card = { $card } { $chance }
hint-holds = { $seat }が持っていそうなカード：{ $cards }。
hint-next = 山札の次のカード：{ $cards }。
hint-played = 実際の手：{ $move }
hint-plain = コンパイル済みルールが未完成（{ $percent }%）のため、通常のルールで考えた。読みは浅い。
percent = { $number }%

## wolfden precompile

precompile-ready = すべてのゲームのコンパイル済みルールができている。
precompile-goes-on = コンパイルは裏で続く。

## wolfden verify

verify-over = OK：全{ $count }手を再生し、記録どおりに終局（勝者 { $winners }）。コミットメントも一致。
verify-not-over = OK：{ $count }手を再生。ゲームは途中。コミットメントは一致。

## wolfden cards

cards-reconstructed = * 推定：印刷された値は不明（ルール第1章の注を参照）
cards-house-rule = ! ハウスルール
