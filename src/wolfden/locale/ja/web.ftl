### ブラウザー

web-skip = 本文へ
web-loading = 少々お待ちください…
web-unreachable = サーバーにつながりません。再接続しています。
web-unreachable-about = ゲームはそのまま待っています。
web-missing = そのページはありません。
web-no-such-table = その卓はありません。
web-no-spectators = この卓は観戦できません。
web-no-replay = このゲームは再生できません。まだ終わっていないか、卓がありません。
web-to-the-door = 入口へ

## 設定

web-settings = 設定
web-language = 言語
web-theme = 明るさ
web-theme-system = 端末に合わせる
web-theme-light = 昼
web-theme-dark = 夜
web-speed = 動きの速さ
web-speed-value = { $speed ->
    [0] なし（結果だけ）
    [0.5] ゆっくり
    [2] 速い
   *[other] ふつう
}
web-sound = やわらかな音
web-one-click = 1回のクリックで出す

## 入口

web-welcome = ようこそ、狼のねぐらへ。
web-about = 伏せた札で遊ぶ狼のゲームが四つ。友だちとも、初めての人とも、ずるをしないボットとも。
web-your-name = お名前
web-guest = ゲスト
web-keep-name = 名前を自分のものにする・サインインする
web-keep-name-about = { $count }文字以上の合言葉を決めると、その名前はあなただけのものになり、ほかの端末でも続きを遊べます。
web-passphrase = 合言葉
web-keep-name-do = この名前を保つ
web-sign-in = サインイン
web-sign-out = サインアウト
web-signed = { $name }はあなたの名前です。
web-players = { $players }
web-play-now = すぐにボットと遊ぶ
web-new-table = 新しい卓
web-rules = ルール
web-join = 卓に入る
web-code = コードまたはリンク
web-go = 入る
web-tables-mine = あなたの卓
web-tables-mine-none = まだどの卓にもいません。
web-tables-open = 空いている卓
web-tables-open-none = 空いている卓はありません。作ってみましょう。
web-tables-playing = 観戦できるゲーム
web-tables-playing-none = いま観戦できるゲームはありません。
web-table-line = { $players }人、空き{ $free }：{ $names }

## 新しい卓

web-new-table-of = { $game }：新しい卓
web-how-many = 何人で遊びますか？
web-on = あり
web-off = なし
web-none = なし
web-yes = はい
web-no = いいえ
web-seats = 席
web-seats-about = 一人でいくつもの席を取れます。そのときは一台を回して使い、手番の間に幕が下ります。
web-seat-number = 席{ $number }
web-seat-me = 自分
web-seat-open = 空席
web-bot-level = ボット：{ $level }
web-pace = 時間
web-pace-untimed = 時計なし
web-pace-relaxed = ゆったり
web-pace-quick = 早指し
web-pace-async = 何週間でも
web-pace-untimed-about = ごゆっくり。2分以上いない人の席はボットが代わりに打ちます。
web-pace-relaxed-about = 一つの選択に90秒。
web-pace-quick-about = 一つの選択に20秒。
web-pace-async-about = いつ戻ってきてもかまいません。誰も代わりに打ちません。
web-table = 卓
web-public = 公開：空いている卓の一覧に載せる
web-spectators = 観戦あり：全員が知ってよいことだけが見えます
web-free-chat = 決まり文句のほかに自由な会話もあり
web-practice = 練習：ヒントを聞ける
web-open-table = 卓を開く
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
web-invite-private = リンクを持つ人だけが入れます：
web-copy = リンクをコピー
web-copied = コピーしました
web-qr = リンクのQRコード

## 人

web-you = あなた
web-bot = { $level } { $seat }
web-dummy = ダミー { $seat }
web-open-seat = 空席 { $seat }
web-name-at = { $name } { $seat }
web-level-random = さいころ
web-level-pup = 子狼
web-level-hunter = 狩人
web-level-wolf = 狼
web-level-alpha = 群れの長
web-away = 離席中
web-has-chosen = 選択済み
web-is-choosing = 選択中
web-bot-plays-asked = ボットが代打ち
web-bot-plays-gone = 離席中、ボットが代打ち
web-take-back = 自分の席に戻る
web-hand-over = ボットに代わってもらう
web-leave = 席を残して離れる
web-give-up = 降りる
web-give-up-about = あなたの席はボットが引き継ぎ、入口に戻ります。あとで席に戻ることもできます。
web-give-up-sure = はい、降ります
web-seconds-left = 残り{ $count }秒

## 卓で

web-your-choice = あなたの選択
web-pick = 手を選ぶと、何が起こるかが見えます。
web-play-it = 決定
web-put-back = 戻す
web-rule = ルール
web-no-moves = 今は選ぶものがありません。
web-all-moves = 選べる手 { $count }
web-chosen = 選択：{ $move }。全員が選び終えるまで変えられます。
web-sent = 送信：{ $move }…
web-skip-ahead = 先へ
web-faster = 速く
web-waiting-for = { $names }を待っています
web-line-down = 接続が切れました。再接続しています。何も失われません。
web-not-saved = 保存できていません。もう一度試しています。
web-beside = 卓のそば
web-tab-log = 物語
web-tab-talk = 会話
web-tab-notes = メモ
web-tab-hint = ヒント
web-tab-seats = プレイヤー
web-tab-moves = できること
web-unread = { $words }、新着{ $count }件
web-by-clock = （時間切れ、ボットが選びました）
web-nothing-said = まだ誰も話していません。
web-say-something = 話す
web-say = 送る
web-chat-off = この卓では自由な会話はできません。
web-notes-about = あなたのメモ。この端末にだけ残ります。
web-hint-about = あなたが知っていることだけから、群れの長ならどうするか。
web-hint-ask = 聞く
web-hint-thinking = 考えています…
web-fair = 公正な配り
web-fair-about = 配りはゲームの前に決まっています。これはシードとノンスのSHA-256で、終わったあとに両方を公開します：
web-fair-open = シードとノンス：
web-close = 閉じる
web-rules-of = { $game }のルール
web-open-rule = ルール§{ $paragraph }を開く
web-whole-book = ルールブック
web-how-to-play = 遊び方
web-menu = メニュー
web-goal = 目的
web-goal-fold = 目的を隠す
web-chapters = 章
web-exact-rules = 正確なルール（英語）
web-exact-section = 正確なルール §{ $paragraph }
web-players-book = 遊ぶ人のためのルールブック
web-exact-rules-of = { $game }：正確なルール
web-in-the-book = ルールブックで読む
web-on-one-page = 1ページでわかる
web-contents = 目次
web-curtain = { $name }の番です
web-curtain-about = ほかの人は見ないでください。
web-curtain-lift = { $name }です

web-phrase-hello = こんにちは！
web-phrase-good-luck = よろしくお願いします！
web-phrase-nice-move = いい手！
web-phrase-thinking = 考え中です。
web-phrase-sorry = ごめんなさい！
web-phrase-good-game = いいゲームでした！
web-phrase-thanks = ありがとう！
web-phrase-again = もう一回？
web-reaction-howl = 遠吠え
web-reaction-laugh = 笑い
web-reaction-wow = びっくり
web-reaction-sad = かなしい
web-reaction-clap = 拍手
web-reaction-heart = ハート

## 終わりとその後

web-won = あなたの勝ち！
web-drawn = 勝者はいません。
web-winners = { $count ->
   *[other] { $names }の勝ち。
}
web-rematch = もう一度遊ぶ
web-join-rematch = 次のゲームへ
web-replay = 再生
web-record = 記録をダウンロード
web-see-the-table = テーブルを見る
web-to-the-result = 結果を見る
web-bot-moves = { $name }の手のうち{ $count }手はボットのものです。
web-plot = ゲームの流れ
web-move-of = { $number }手目／{ $count }手
web-the-deal = 配り
web-scrub = 手
web-first = 配りへ
web-back = 一手戻る
web-forward = 一手進む
web-last = 終わりへ
web-play = 再生
web-pause = 一時停止
web-eyes = 見る人
web-eyes-public = 観戦者
web-eyes-all = 全員の札を公開
web-to-the-table = 卓へ

## サーバーが断る理由

web-reason-bad_message = 伝言がわかりませんでした。
web-reason-bad_request = わかりませんでした。
web-reason-bad_options = この設定ではゲームになりません。
web-reason-no_such_table = その卓はありません。
web-reason-no_such_game = そのゲームはありません。
web-reason-no_such_example = その例はありません。
web-reason-no_such_seat = その席はありません。
web-reason-no_name = 1〜24文字の名前を選んでください。
web-reason-name_taken = 合言葉を持つ人がその名前を使っています。別の名前にしてください。
web-reason-wrong_passphrase = 名前と合言葉が合いません。
web-reason-seat_taken = そこには誰かが座っています。
web-reason-not_your_seat = そこはあなたの席ではありません。
web-reason-not_seated = この卓にいる人だけができます。
web-reason-not_the_host = 主催者だけができます。
web-reason-seats_open = まだ空席があります。
web-reason-not_open = ゲームはもう始まっています。
web-reason-not_playing = ここではゲームが行われていません。
web-reason-not_over = ゲームはまだ終わっていません。
web-reason-not_handed_over = この席をボットが代わっていません。
web-reason-handed_over = ボットが代わっています。先に席に戻ってください。
web-reason-stale_decision = 遅すぎました。その問いはもう終わりました。
web-reason-not_a_move = このゲームの手ではありません。
web-reason-chat_off = この卓では自由な会話はできません。
web-reason-no_such_phrase = その決まり文句はありません。
web-reason-too_long = 長すぎます。
web-reason-not_practice = ヒントは練習の卓だけで聞けます。
web-reason-cannot_think = いまはボットが考えられません。もう一度試してください。
web-reason-no_spectators = この卓は観戦できません。
web-reason-too_fast = 速すぎます。少し待ってください。
web-reason-too_many_tables = 今日はもうたくさんの卓を作りました。
web-reason-wrong_origin = 別のサイトから来ました。
web-reason-not_saved = 保存できませんでした。もう一度お試しください。
