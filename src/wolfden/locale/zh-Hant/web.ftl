### 瀏覽器

web-skip = 跳至內容
web-loading = 載入中……
web-unreachable = 無法連上伺服器，正在重試……
web-unreachable-about = 進行中的遊戲都已儲存，連上後可以繼續。
web-missing = 找不到這個頁面。
web-no-such-table = 找不到這張牌桌。
web-no-spectators = 這張牌桌不開放觀戰。
web-no-replay = 無法重播：遊戲還沒結束，或找不到這張牌桌。
web-to-the-door = 回首頁

## 設定

web-settings = 設定
web-language = 語言
web-theme = 外觀
web-theme-system = 跟隨系統
web-theme-light = 淺色
web-theme-dark = 深色
web-speed = 動畫速度
web-speed-value = { $speed ->
    [0] 關閉（直接顯示結果）
    [0.5] 慢
    [2] 快
   *[other] 普通
}
web-sound = 音效

## 首頁

web-welcome = 歡迎光臨狼窩！
web-about = 四款以狼為主題、手牌保密的桌遊，可以和朋友、陌生人或不作弊的電腦玩家同樂。
web-your-name = 你的名字
web-guest = 訪客
web-keep-name = 註冊這個名字或登入
web-keep-name-about = 設定至少 { $count } 個字元的密碼後，別人就不能用你的名字，你也能在其他裝置上繼續玩。
web-passphrase = 密碼
web-keep-name-do = 註冊名字
web-sign-in = 登入
web-sign-out = 登出
web-signed = 已登入：{ $name }
web-players = { $players }
web-play-now = 立刻和電腦對戰
web-new-table = 開新桌
web-rules = 規則
web-join = 加入牌桌
web-code = 牌桌代碼或連結
web-go = 加入
web-tables-mine = 我的牌桌
web-tables-mine-none = 你還沒有加入任何牌桌。
web-tables-open = 有空位的牌桌
web-tables-open-none = 目前沒有空位的牌桌，開一桌吧！
web-tables-playing = 可觀戰的遊戲
web-tables-playing-none = 目前沒有可觀戰的遊戲。
web-table-line = { $players } 人桌，空位 { $free }：{ $names }

## 開新桌

web-new-table-of = { $game }：開新桌
web-how-many = 幾個人玩？
web-on = 開
web-off = 關
web-none = 無
web-yes = 是
web-no = 否
web-seats = 座位
web-seats-about = 一個人可以選好幾個座位，大家輪流使用這台裝置，換人時會遮住畫面。
web-seat-number = 座位 { $number }
web-seat-me = 我
web-seat-open = 空位
web-bot-level = 電腦：{ $level }
web-pace = 時限
web-pace-untimed = 不限時
web-pace-relaxed = 悠閒
web-pace-quick = 快速
web-pace-async = 慢慢玩（數天到數週）
web-pace-untimed-about = 不限時間。離開超過兩分鐘的玩家由電腦代打。
web-pace-relaxed-about = 每次選擇 90 秒。
web-pace-quick-about = 每次選擇 20 秒。
web-pace-async-about = 隨時回來都可以，電腦不會代打。
web-table = 牌桌設定
web-public = 公開：列在「有空位的牌桌」
web-spectators = 開放觀戰（只看得到公開資訊）
web-free-chat = 自由聊天（除了快捷用語）
web-practice = 練習：可使用提示
web-open-table = 開桌
web-start = 開始

## 等待

web-sit = 坐這裡
web-stand = 離開座位
web-bot-for = { $seat } 的電腦玩家
web-no-bot = 不用電腦玩家
web-seats-open = 座位坐滿就能開始。
web-wait-for-start = 請入座，或等遊戲開始。
web-invite = 邀請
web-invite-public = 這張牌桌是公開的，也可以傳送連結：
web-invite-private = 只有拿到連結的人進得來：
web-copy = 複製連結
web-copied = 已複製
web-qr = 連結的 QR 碼

## 人

web-you = 你
web-dummy = 稻草人
web-open-seat = 空位 { $seat }
web-level-random = 隨機
web-level-pup = 初級
web-level-hunter = 中級
web-level-wolf = 高級
web-level-alpha = 大師
web-strength = 強度：{ $level }
web-away = 暫離
web-has-chosen = 已選擇
web-is-choosing = 選擇中
web-bot-plays-asked = 電腦代打
web-bot-plays-gone = 暫離（電腦代打）
web-take-back = 回到我的座位
web-hand-over = 讓電腦代打
web-seconds-left = 剩 { $count } 秒

## 桌上

web-your-choice = 你的選擇
web-pick = 選擇後可以先看結果。
web-play-it = 確定
web-all-moves = 可選的行動（{ $count }）
web-chosen = 已選：{ $move }。所有人選完之前都可以更改。
web-sent = 傳送中：{ $move }……
web-skip-ahead = 跳過動畫
web-waiting-for = 等待 { $names } 選擇
web-line-down = 連線中斷，正在重新連線；遊戲不會遺失。
web-not-saved = 尚未儲存，正在重試……
web-beside = 紀錄、聊天、筆記與提示
web-tab-log = 紀錄
web-tab-talk = 聊天
web-tab-notes = 筆記
web-tab-hint = 提示
web-by-clock = （時間到，由電腦選擇）
web-nothing-said = 還沒有訊息。
web-say-something = 輸入訊息
web-say = 送出
web-chat-off = 這張牌桌關閉了自由聊天。
web-notes-about = 你的筆記，只留在這台裝置上。
web-hint-about = 最強的電腦玩家只憑你看得到的資訊會怎麼選。
web-hint-ask = 取得提示
web-hint-thinking = 思考中……
web-fair = 公平洗牌證明
web-fair-about = 牌的順序在開始前就已決定。以下是種子與隨機數的 SHA-256，兩者會在結束後公開：
web-fair-open = 種子與隨機數：
web-close = 關閉
web-rules-of = { $game } 的規則
web-open-rule = 開啟規則 §{ $paragraph }
web-whole-book = 規則書
web-how-to-play = 玩法
web-chapters = 章節
web-exact-rules = 精確規則（英文）
web-exact-section = 精確規則 §{ $paragraph }
web-players-book = 玩家規則書
web-exact-rules-of = { $game }：精確規則
web-in-the-book = 在規則書中閱讀
web-on-one-page = 一頁看懂
web-contents = 目錄
web-curtain = 輪到 { $name } 了
web-curtain-about = 其他人請不要看。
web-curtain-lift = 我是 { $name }

web-phrase-hello = 你好！
web-phrase-good-game = 這局很精彩！
web-phrase-well-played = 這手漂亮！
web-phrase-your-turn = 輪到你了。
web-phrase-one-moment = 等我一下。
web-phrase-sorry = 抱歉！
web-phrase-thank-you = 謝謝！
web-phrase-again = 再來一局？
web-phrase-bye = 再見！
web-phrase-i-am-no-wolf = 我不是狼！
web-phrase-trust-me = 相信我。
web-phrase-watch-out = 小心！
web-phrase-poor-sheep = 可憐的羊！
web-phrase-help = 救命！
web-phrase-what-luck = 運氣真好！
web-reaction-laugh = 大笑
web-reaction-howl = 狼嚎
web-reaction-baa = 咩
web-reaction-clap = 鼓掌
web-reaction-surprise = 驚訝
web-reaction-cry = 哭
web-reaction-think = 思考
web-reaction-heart = 愛心

## 結束與之後

web-won = 你贏了！
web-drawn = 平手。
web-winners = { $count ->
   *[other] { $names } 獲勝。
}
web-rematch = 再玩一次
web-join-rematch = 加入下一局
web-replay = 重播
web-record = 下載紀錄
web-bot-moves = { $name } 有 { $count } 次行動由電腦代打。
web-plot = 局勢變化
web-move-of = 第 { $number } 手，共 { $count } 手
web-the-deal = 發牌之後
web-scrub = 手
web-first = 最前
web-back = 上一手
web-forward = 下一手
web-last = 最後
web-play = 播放
web-pause = 暫停
web-eyes = 視角
web-eyes-public = 觀戰者
web-eyes-all = 公開所有人的牌
web-to-the-table = 回到牌桌

## 伺服器拒絕的理由

web-reason-bad_message = 無法處理這則訊息。
web-reason-bad_request = 無法處理這個要求。
web-reason-bad_options = 這些選項不能搭配使用。
web-reason-no_such_table = 找不到這張牌桌。
web-reason-no_such_game = 找不到這款遊戲。
web-reason-no_such_example = 找不到這個範例。
web-reason-no_such_seat = 這張牌桌沒有這個座位。
web-reason-no_name = 名字請用 1 到 24 個字。
web-reason-name_taken = 這個名字已有人註冊，請換一個。
web-reason-wrong_passphrase = 名字或密碼不正確。
web-reason-seat_taken = 那個座位已經有人了。
web-reason-not_your_seat = 那不是你的座位。
web-reason-not_seated = 只有入座的玩家可以這麼做。
web-reason-not_the_host = 只有開桌者可以這麼做。
web-reason-seats_open = 還有空位。
web-reason-not_open = 遊戲已經開始。
web-reason-not_playing = 這裡沒有進行中的遊戲。
web-reason-not_over = 遊戲還沒結束。
web-reason-not_handed_over = 這個座位沒有由電腦代打。
web-reason-handed_over = 電腦正在代打，請先回到座位。
web-reason-stale_decision = 來不及了，這個選擇已經結束。
web-reason-not_a_move = 不能這樣出牌或行動。
web-reason-chat_off = 這張牌桌關閉了自由聊天。
web-reason-no_such_phrase = 沒有這句快捷用語。
web-reason-too_long = 太長了。
web-reason-not_practice = 只有練習桌可以使用提示。
web-reason-cannot_think = 電腦目前忙碌中，請稍後再試。
web-reason-no_spectators = 這張牌桌不開放觀戰。
web-reason-too_fast = 太快了，請稍等。
web-reason-too_many_tables = 你今天不能再開新桌了。
web-reason-wrong_origin = 已拒絕來自其他網站的操作。
web-reason-not_saved = 無法儲存，請再試一次。
