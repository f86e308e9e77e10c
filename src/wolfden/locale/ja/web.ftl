### ブラウザー

web-skip = 本文へスキップ
web-loading = 読み込み中……
web-unreachable = サーバーにつながりません。再接続しています。
web-unreachable-about = 進行中のゲームは保存されています。
web-missing = ページが見つかりません。
web-no-such-table = 卓が見つかりません。
web-no-spectators = この卓は観戦できません。
web-no-replay = このゲームは再生できません。まだ終わっていないか、卓が見つかりません。
web-to-the-door = トップへ

## 設定

web-settings = 設定
web-language = 言語
web-theme = テーマ
web-theme-system = 端末に合わせる
web-theme-light = ライト
web-theme-dark = ダーク
web-speed = アニメーションの速さ
web-speed-value = { $speed ->
    [0] なし（結果だけ）
    [0.5] ゆっくり
    [2] 速い
   *[other] ふつう
}
web-sound = 効果音

## トップ

web-welcome = 狼のねぐらへようこそ！
web-about = 手札を隠して遊ぶ狼のゲーム4種。友だちとも、知らない人とも、ズルをしないボットとも遊べます。
web-your-name = プレイヤー名
web-guest = ゲスト
web-keep-name = 名前を登録／サインイン
web-keep-name-about = { $count }文字以上のパスワードを設定すると、その名前はあなた専用になり、ほかの端末でも続きを遊べます。
web-passphrase = パスワード
web-keep-name-do = この名前を登録
web-sign-in = サインイン
web-sign-out = サインアウト
web-signed = 「{ $name }」でサインイン中
web-players = { $players }
web-play-now = すぐにボットと遊ぶ
web-new-table = 卓を立てる
web-rules = ルール
web-join = 卓に入る
web-code = 卓のコードまたはリンク
web-go = 入る
web-tables-mine = 参加中の卓
web-tables-mine-none = 参加中の卓はありません。
web-tables-open = 募集中の卓
web-tables-open-none = 募集中の卓はありません。立ててみましょう！
web-tables-playing = 観戦できるゲーム
web-tables-playing-none = いま観戦できるゲームはありません。
web-table-line = { $players }人卓（空席{ $free }）：{ $names }

## 新しい卓

web-new-table-of = { $game }：卓を立てる
web-how-many = 何人で遊びますか？
web-on = あり
web-off = なし
web-none = なし
web-yes = はい
web-no = いいえ
web-seats = 席
web-seats-about = 1人で複数の席を選ぶと、1台を回して遊べます。手番が替わるたびに画面が隠れます。
web-seat-number = 席{ $number }
web-seat-me = 自分
web-seat-open = 空席
web-bot-level = ボット：{ $level }
web-pace = 持ち時間
web-pace-untimed = 無制限
web-pace-relaxed = ゆったり
web-pace-quick = 早め
web-pace-async = じっくり（数日～数週間）
web-pace-untimed-about = 時間の制限はありません。2分以上離席すると、ボットが代わりにプレイします。
web-pace-relaxed-about = 1回の選択につき90秒です。
web-pace-quick-about = 1回の選択につき20秒です。
web-pace-async-about = いつ戻ってきてもかまいません。ボットは代行しません。
web-table = 卓
web-public = 公開：募集中の卓の一覧に載せる
web-spectators = 観戦を許可（見えるのは公開情報だけ）
web-free-chat = 自由チャットあり（定型文に加えて）
web-practice = 練習：ヒントを使える
web-open-table = 卓を立てる
web-start = 始める

## 待ち合わせ

web-sit = ここに座る
web-stand = 席を立つ
web-bot-for = { $seat }のボット
web-no-bot = ボットなし
web-seats-open = すべての席が埋まると始められます。
web-wait-for-start = 席に着くか、始まるまでお待ちください。
web-invite = 招待
web-invite-public = この卓は公開されています。リンクも送れます：
web-invite-private = リンクを知っている人だけが入れます：
web-copy = リンクをコピー
web-copied = コピーしました
web-qr = リンクのQRコード

## 人

web-you = あなた
web-dummy = かかし
web-open-seat = 空席{ $seat }
web-level-random = ランダム
web-level-pup = 初級
web-level-hunter = 中級
web-level-wolf = 上級
web-level-alpha = 最強
web-strength = 強さ：{ $level }
web-away = 離席中
web-has-chosen = 選択済み
web-is-choosing = 選択中
web-bot-plays-asked = ボットが代行中
web-bot-plays-gone = 離席中（ボットが代行）
web-take-back = 自分の席に戻る
web-hand-over = ボットに任せる
web-seconds-left = 残り{ $count }秒

## 卓で

web-your-choice = あなたの選択
web-pick = 選ぶと、結果を先に確認できます。
web-play-it = 決定
web-all-moves = 選べる手（{ $count }通り）
web-chosen = 選択：{ $move }。全員が選び終えるまで変えられます。
web-sent = 送信中：{ $move }……
web-skip-ahead = スキップ
web-waiting-for = { $names }の選択を待っています
web-line-down = 接続が切れました。再接続しています。ゲームは保存されています。
web-not-saved = 保存できていません。もう一度試しています。
web-beside = ログ・チャット・メモ・ヒント
web-tab-log = ログ
web-tab-talk = チャット
web-tab-notes = メモ
web-tab-hint = ヒント
web-by-clock = （時間切れのため、ボットが選びました）
web-nothing-said = まだメッセージはありません。
web-say-something = メッセージを入力
web-say = 送信
web-chat-off = この卓では自由チャットは使えません。
web-notes-about = あなたのメモです。この端末にだけ残ります。
web-hint-about = あなたに見えている情報だけで、最強のボットが考えた手です。
web-hint-ask = ヒントを見る
web-hint-thinking = 考えています……
web-fair = 公正なシャッフルの証明
web-fair-about = カードの並びはゲーム開始前に決まっています。次の値はシードとナンスのSHA-256で、両方とも終了後に公開します：
web-fair-open = シードとナンス：
web-close = 閉じる
web-rules-of = { $game }のルール
web-open-rule = ルール§{ $paragraph }を開く
web-whole-book = ルールブック
web-how-to-play = 遊び方
web-chapters = 章
web-exact-rules = 正確なルール（英語）
web-exact-section = 正確なルール §{ $paragraph }
web-players-book = 遊ぶ人のためのルールブック
web-exact-rules-of = { $game }：正確なルール
web-in-the-book = ルールブックで読む
web-on-one-page = 1ページでわかる
web-contents = 目次
web-curtain = { $name }さんの番です
web-curtain-about = ほかの人は見ないでください。
web-curtain-lift = { $name }です

web-phrase-hello = よろしくお願いします！
web-phrase-good-game = 対戦ありがとうございました！
web-phrase-well-played = お見事！
web-phrase-your-turn = あなたの番ですよ。
web-phrase-one-moment = 少し待ってください。
web-phrase-sorry = ごめんなさい！
web-phrase-thank-you = ありがとう！
web-phrase-again = もう一回やりませんか？
web-phrase-bye = それではまた！
web-phrase-i-am-no-wolf = 狼じゃないよ！
web-phrase-trust-me = 信じて。
web-phrase-watch-out = 気をつけて！
web-phrase-poor-sheep = 羊がかわいそう！
web-phrase-help = 助けて！
web-phrase-what-luck = ついてる！
web-reaction-laugh = 笑い
web-reaction-howl = 遠吠え
web-reaction-baa = メエー
web-reaction-clap = 拍手
web-reaction-surprise = びっくり
web-reaction-cry = 泣く
web-reaction-think = 考え中
web-reaction-heart = ハート

## 終わりとその後

web-won = あなたの勝ちです！
web-drawn = 引き分けです。
web-winners = { $count ->
   *[other] { $names }の勝ちです。
}
web-rematch = もう一度遊ぶ
web-join-rematch = 再戦に参加
web-replay = リプレイ
web-record = 記録をダウンロード
web-bot-moves = { $name }の手のうち{ $count }手は、ボットが代わりに選びました。
web-plot = ゲームの流れ
web-move-of = { $number }手目／{ $count }手
web-the-deal = 配った直後
web-scrub = 手
web-first = 最初へ
web-back = 1手戻る
web-forward = 1手進む
web-last = 最後へ
web-play = 再生
web-pause = 一時停止
web-eyes = 視点
web-eyes-public = 観戦者
web-eyes-all = 全員の手札を公開
web-to-the-table = 卓へ戻る

## サーバーが断る理由

web-reason-bad_message = メッセージを処理できませんでした。
web-reason-bad_request = リクエストを処理できませんでした。
web-reason-bad_options = この設定の組み合わせでは遊べません。
web-reason-no_such_table = 卓が見つかりません。
web-reason-no_such_game = ゲームが見つかりません。
web-reason-no_such_example = 例が見つかりません。
web-reason-no_such_seat = この卓にその席はありません。
web-reason-no_name = 名前は1～24文字で入力してください。
web-reason-name_taken = その名前は登録済みです。別の名前にしてください。
web-reason-wrong_passphrase = 名前またはパスワードが違います。
web-reason-seat_taken = その席はもう埋まっています。
web-reason-not_your_seat = そこはあなたの席ではありません。
web-reason-not_seated = 席に着いている人だけができます。
web-reason-not_the_host = 卓を立てた人だけができます。
web-reason-seats_open = まだ空席があります。
web-reason-not_open = ゲームはもう始まっています。
web-reason-not_playing = ここではゲームが行われていません。
web-reason-not_over = ゲームはまだ終わっていません。
web-reason-not_handed_over = この席はボットに任されていません。
web-reason-handed_over = ボットが代行中です。先に席に戻ってください。
web-reason-stale_decision = 間に合いませんでした。この選択はもう締め切られています。
web-reason-not_a_move = その手は選べません。
web-reason-chat_off = この卓では自由チャットは使えません。
web-reason-no_such_phrase = その定型文はありません。
web-reason-too_long = 長すぎます。
web-reason-not_practice = ヒントは練習の卓でだけ使えます。
web-reason-cannot_think = いまはボットが混み合っています。少し待ってからお試しください。
web-reason-no_spectators = この卓は観戦できません。
web-reason-too_fast = 速すぎます。少し待ってください。
web-reason-too_many_tables = 今日はこれ以上卓を立てられません。
web-reason-wrong_origin = 別のサイトからの操作は受け付けられません。
web-reason-not_saved = 保存できませんでした。もう一度お試しください。
