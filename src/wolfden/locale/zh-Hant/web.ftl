### 瀏覽器

web-skip = 跳至內容
web-loading = 請稍候…
web-unreachable = 無法連上伺服器，正在重試。
web-unreachable-about = 你的遊戲都停在原處等你。
web-missing = 沒有這一頁。
web-no-such-table = 沒有這張桌子。
web-no-spectators = 這張桌子不開放觀戰。
web-no-replay = 這一局無法重播：還沒結束，或沒有這張桌子。
web-to-the-door = 回到門口

## 設定

web-settings = 設定
web-language = 語言
web-theme = 明暗
web-theme-system = 跟隨系統
web-theme-light = 白天
web-theme-dark = 夜晚
web-speed = 動畫速度
web-speed-value = { $speed ->
    [0] 無，直接顯示結果
    [0.5] 慢
    [2] 快
   *[other] 普通
}
web-sound = 輕柔音效
web-one-click = 點一下就出牌

## 門口

web-welcome = 請進，坐下吧。
web-about = 四款隱藏手牌的狼遊戲，與朋友、陌生人，以及不作弊的機器人同樂。
web-your-name = 你的名字
web-guest = 訪客
web-keep-name = 保留這個名字，或登入
web-keep-name-about = 設定至少{ $count }個字的密語後，別人就不能用你的名字，你也能在其他裝置上繼續玩。
web-passphrase = 密語
web-keep-name-do = 保留我的名字
web-sign-in = 登入
web-sign-out = 登出
web-signed = { $name }是你的名字。
web-players = { $players }
web-play-now = 立刻與機器人玩
web-new-table = 新桌子
web-rules = 規則
web-join = 加入桌子
web-code = 代碼或連結
web-go = 進入
web-tables-mine = 你的桌子
web-tables-mine-none = 你還沒坐在任何桌子。
web-tables-open = 有空位的桌子
web-tables-open-none = 目前沒有空位的桌子，開一張吧！
web-tables-playing = 可觀戰的遊戲
web-tables-playing-none = 目前沒有可觀戰的遊戲。
web-table-line = { $players }人，空位{ $free }：{ $names }

## 新桌子

web-new-table-of = { $game }：新桌子
web-how-many = 幾個人玩？
web-on = 開
web-off = 關
web-none = 無
web-yes = 是
web-no = 否
web-seats = 座位
web-seats-about = 你可以一人佔多個座位：大家共用這台裝置，輪替時會拉下布幕。
web-seat-number = 座位{ $number }
web-seat-me = 我
web-seat-open = 空位
web-bot-level = 機器人：{ $level }
web-pace = 節奏
web-pace-untimed = 不計時
web-pace-relaxed = 從容
web-pace-quick = 快速
web-pace-async = 玩上幾週
web-pace-untimed-about = 慢慢來。離開超過兩分鐘的人由機器人代打。
web-pace-relaxed-about = 每個決定90秒。
web-pace-quick-about = 每個決定20秒。
web-pace-async-about = 隨時回來都行，沒有人會替你出手。
web-table = 桌子
web-public = 公開：列在有空位的桌子裡
web-spectators = 可以觀戰，只看得到大家都能知道的事
web-free-chat = 除了常用語，也可自由聊天
web-practice = 練習：可以要提示
web-open-table = 開桌
web-start = 開始

## 等待

web-sit = 坐這裡
web-stand = 起身
web-bot-for = { $seat }的機器人
web-no-bot = 沒有機器人
web-seats-open = 座位坐滿就能開始。
web-wait-for-start = 請入座，或等遊戲開始。
web-invite = 邀請
web-invite-public = 這張桌子是公開的，也可以傳送連結：
web-invite-private = 只有拿到連結的人進得來：
web-copy = 複製連結
web-copied = 已複製
web-qr = 連結的QR碼

## 人

web-you = 你
web-bot = { $level } { $seat }
web-dummy = 虛擬玩家 { $seat }
web-open-seat = 空位 { $seat }
web-name-at = { $name } { $seat }
web-level-random = 骰子
web-level-pup = 小狼
web-level-hunter = 獵人
web-level-wolf = 狼
web-level-alpha = 狼王
web-away = 離開
web-has-chosen = 已選擇
web-is-choosing = 選擇中
web-bot-plays-asked = 機器人代打
web-bot-plays-gone = 離開，機器人代打
web-take-back = 拿回我的座位
web-hand-over = 讓機器人代打
web-leave = 先離開，座位會保留
web-give-up = 退出這一局
web-give-up-about = 電腦會接手你的座位，你會回到大廳。之後還是可以回來坐下。
web-give-up-sure = 確定退出
web-seconds-left = 剩{ $count }秒

## 桌上

web-your-choice = 你的選擇
web-pick = 選一步，看看會發生什麼。
web-play-it = 確定
web-put-back = 放回
web-rule = 規則
web-no-moves = 現在沒有要選的。
web-all-moves = 可選的{ $count }步
web-chosen = 已選：{ $move }。所有人選完之前都可以更改。
web-sent = 已送出：{ $move }…
web-skip-ahead = 快轉
web-faster = 加快
web-waiting-for = 等待{ $names }
web-line-down = 連線中斷，正在重連，不會遺失任何東西。
web-not-saved = 尚未儲存，正在重試。
web-beside = 桌邊
web-tab-log = 故事
web-tab-talk = 聊天
web-tab-notes = 筆記
web-tab-hint = 提示
web-tab-seats = 玩家
web-tab-moves = 可選行動
web-unread = { $words }，{ $count } 則新訊息
web-by-clock = （時間到，由機器人選擇）
web-nothing-said = 還沒有人說話。
web-say-something = 說點什麼
web-say = 送出
web-chat-off = 這張桌子關閉了自由聊天。
web-notes-about = 你的筆記，只留在這台裝置上。
web-hint-about = 只憑你所知道的，狼王會怎麼做。
web-hint-ask = 詢問
web-hint-thinking = 思考中…
web-fair = 公平發牌
web-fair-about = 發牌在開始前就已固定。這是種子與隨機數的SHA-256，兩者會在結束後公開：
web-fair-open = 種子與隨機數：
web-close = 關閉
web-rules-of = { $game }的規則
web-open-rule = 翻開規則§{ $paragraph }
web-whole-book = 規則書
web-how-to-play = 玩法
web-menu = 選單
web-goal = 目標
web-goal-fold = 收起目標
web-chapters = 章節
web-exact-rules = 精確規則（英文）
web-exact-section = 精確規則 §{ $paragraph }
web-players-book = 玩家規則書
web-exact-rules-of = { $game }：精確規則
web-in-the-book = 在規則書中閱讀
web-on-one-page = 一頁看懂
web-contents = 目錄
web-curtain = 輪到{ $name }
web-curtain-about = 其他人請不要看。
web-curtain-lift = 我是{ $name }

web-phrase-hello = 你好！
web-phrase-good-luck = 祝好運！
web-phrase-nice-move = 好棋！
web-phrase-thinking = 我在想。
web-phrase-sorry = 抱歉！
web-phrase-good-game = 玩得好！
web-phrase-thanks = 謝謝！
web-phrase-again = 再來一局？
web-reaction-howl = 狼嚎
web-reaction-laugh = 大笑
web-reaction-wow = 哇
web-reaction-sad = 難過
web-reaction-clap = 鼓掌
web-reaction-heart = 愛心

## 結束與之後

web-won = 你贏了！
web-drawn = 沒有贏家。
web-winners = { $count ->
   *[other] { $names }獲勝。
}
web-rematch = 再玩一次
web-join-rematch = 到下一局
web-replay = 重播
web-record = 下載紀錄
web-see-the-table = 看看牌桌
web-to-the-result = 回到結果
web-bot-moves = { $name }有{ $count }步是機器人走的。
web-plot = 遊戲的經過
web-move-of = 第{ $number }步，共{ $count }步
web-the-deal = 發牌
web-scrub = 步
web-first = 回到發牌
web-back = 退一步
web-forward = 進一步
web-last = 到結尾
web-play = 播放
web-pause = 暫停
web-eyes = 視角
web-eyes-public = 觀戰者
web-eyes-all = 所有人的牌公開
web-to-the-table = 回到桌子

## 伺服器拒絕的理由

web-reason-bad_message = 看不懂這則訊息。
web-reason-bad_request = 看不懂這個請求。
web-reason-bad_options = 這些選項無法組成一局遊戲。
web-reason-no_such_table = 沒有這張桌子。
web-reason-no_such_game = 沒有這款遊戲。
web-reason-no_such_example = 沒有這個範例。
web-reason-no_such_seat = 沒有這個座位。
web-reason-no_name = 請取一個1到24個字的名字。
web-reason-name_taken = 有人用密語保留了這個名字，請換一個。
web-reason-wrong_passphrase = 名字與密語不符。
web-reason-seat_taken = 那裡有人坐了。
web-reason-not_your_seat = 那不是你的座位。
web-reason-not_seated = 只有坐在這張桌子的人可以這麼做。
web-reason-not_the_host = 只有主人可以這麼做。
web-reason-seats_open = 還有空位。
web-reason-not_open = 遊戲已經開始。
web-reason-not_playing = 這裡沒有進行中的遊戲。
web-reason-not_over = 遊戲還沒結束。
web-reason-not_handed_over = 沒有機器人替你坐這個位子。
web-reason-handed_over = 機器人正在代打，請先拿回座位。
web-reason-stale_decision = 太遲了，這個問題已經過去。
web-reason-not_a_move = 這不是這款遊戲的走法。
web-reason-chat_off = 這張桌子關閉了自由聊天。
web-reason-no_such_phrase = 沒有這句常用語。
web-reason-too_long = 太長了。
web-reason-not_practice = 只有練習桌可以要提示。
web-reason-cannot_think = 目前沒有機器人能思考，請再試一次。
web-reason-no_spectators = 這張桌子不開放觀戰。
web-reason-too_fast = 太快了，請稍等。
web-reason-too_many_tables = 你今天開了太多桌子。
web-reason-wrong_origin = 這來自別的網站。
web-reason-not_saved = 無法儲存，請再試一次。
