### 最初のレッスン

lessons-title = { $game }を学ぶ
lessons-step = ステップ{ $step }/{ $count }
lessons-speaker = オーラ
lessons-skip = レッスンを飛ばす
lessons-again = もう一度
lessons-next = 次へ
lessons-finish = レッスンを終える
lessons-why = なぜ？
lessons-answers = 答え
lessons-nearly = おしい！
lessons-well-done = よくできました！
lessons-end-title = さあ、遊びましょう
lessons-end = 最初のゲームを始めましょう。いちばんやさしいボットが待っています。
lessons-play = すぐに遊ぶ
lessons-restart = 最初から
lessons-none = このゲームのレッスンはまだありません。ルールは説明書にあります。
