### 指令列：說明與用法錯誤

## The shape of a page of help

cli-usage = 用法：{ $words }
cli-usage-options = [選項]
cli-usage-command = 指令 [參數]...
cli-arguments = 參數
cli-options = 選項
cli-commands = 指令
cli-default = ［預設：{ $value }］
cli-at-least = ［{ $low } 以上］
cli-from-to = ［{ $low }～{ $high }］
cli-variable = ［環境變數：{ $name }］
cli-required = ［必填］
cli-any-help = 顯示這份說明。
cli-any-lang = 顯示的語言；未指定時用系統的語言（LC_ALL、LC_MESSAGES、LANG）。
cli-any-game = 遊戲代號；用 `wolfden games` 查看。
cli-any-cards = 取代遊戲同名表格的 CSV 檔：自訂規則或更正。可指定多次。
cli-any-file = `wolfden play` 存下的紀錄。
cli-any-players = 玩家人數。

## What stands for a value

cli-word-FILE = 檔案
cli-word-FOLDER = 資料夾
cli-word-TEXT = 文字
cli-word-SEAT = 座位
cli-word-N = 數字
cli-word-NAMES = 名稱,...
cli-word-NAME = 名稱
cli-word-ADDRESS = 位址
cli-word-GAME = 遊戲
cli-word-WHAT = 內容

## wolfden

cli-wolfden = 四款狼遊戲，一個窩。和朋友、電腦玩家一起玩，閱讀規則，重播並驗證對局。
cli-wolfden-more = 先試試 `wolfden serve`，或在終端機輸入 `wolfden play wolf-and-hound`。
cli-wolfden-version = 顯示版本。

## wolfden serve

cli-serve = 讓大家在瀏覽器裡和朋友、電腦玩家一起玩。
cli-serve-more = 顯示網址，以及供同一網路的手機使用的 QR 碼。
cli-serve-host = 接受連線的位址；127.0.0.1 表示只限這台電腦。
cli-serve-port = 連接埠；0 表示自動選一個空的。
cli-serve-database = 牌桌存放處：SQLite 檔案路徑，或 postgresql://user@host/name。未指定時為資料夾中的 wolfden.db。
cli-serve-data_dir = 資料夾的位置。
cli-serve-workers = 伺服器程序數；超過一個需要 PostgreSQL。
cli-serve-base_url = 瀏覽器經由代理連到此伺服器的網址，例如 https://wolves.example.org。
cli-serve-trust = 許多人共用的位址，例如學校：不受單一位址的限制。可指定多次。
cli-serve-log_level = 紀錄檔的詳細程度（debug、info、warning、error），以 JSON 寫到標準錯誤輸出。
cli-serve-no_browser = 不開啟瀏覽器。
cli-serve-is-at = Wolfden 的網址：{ $url }
cli-serve-stops = 按 Ctrl-C 停止伺服器；牌局都會保留。

## wolfden games, cards, rules

cli-games = 列出所有遊戲。
cli-cards = 列出遊戲的所有牌，並標明哪些數值是推定的。
cli-rules = 閱讀遊戲規則，或其中一段。
cli-rules-paragraph = 只看這一段：章節（3.6），或完整規則的案例（WH-E12）、註解（N7、A-4）。
cli-rules-summary = 一頁摘要。
cli-rules-exact = 完整規則（英文）。

## wolfden play

cli-play = 和電腦玩家對戰。
cli-play-more = 各遊戲有自己的選項：`wolfden play wolf-and-hound --help`
cli-play-resume = 繼續未完的牌局。
cli-play-seat = 你的座位；未指定時為第一個。
cli-play-bots = 其他座位的電腦玩家（random、pup、hunter、wolf、alpha）：全部用同一個，或每個座位各一個。
cli-play-seed = 相同的文字會發出相同的牌；未指定時發牌保密。
cli-play-record = 紀錄存放的檔案；未指定時存到資料夾。
cli-play-options-after = 選項要寫在遊戲後面：wolfden play { $game } --lang ja
cli-play-with = { $about }（{ $players }）

## wolfden replay, hint, verify

cli-replay = 逐步重播紀錄。
cli-replay-more = 按 Enter 看下一手，輸入號碼跳到該手，q 離開。不在終端機中時，會顯示全部。
cli-replay-seat = 誰的視角：座位、spectator（觀戰者）或 all（全部）。未指定時，已結束的牌局為 all。
cli-hint = 問電腦玩家在紀錄的某個局面會怎麼做，以及理由。
cli-hint-more = 它只看得到該座位當時看到的東西。
cli-hint-move = 第 N 手的選擇；未指定時為目前的選擇，或最後一次。
cli-hint-seat = 要建議的座位；未指定時為當時行動的座位。
cli-hint-level = 問哪個電腦玩家。
cli-hint-as_json = 以資料（JSON）輸出理由。
cli-verify = 驗證紀錄能否重播，發牌是否如承諾。
cli-verify-more = 每一手都必須合法，結果與紀錄相同，承諾值是種子與隨機數的 SHA-256。

## wolfden trace, precompile, bot

cli-trace = 以 JSON Lines 輸出整局遊戲，包含所有隱藏的牌：供查核規則之用。
cli-trace-more = 指定的行動若違反規則，會說明理由並以代碼 1 結束。
cli-trace-options = 選項，例如 '{ "{" }"meat_and_bone": true{ "}" }'。
cli-trace-seed = 第一局的種子（未指定時為 1）；下一局用下一個數字。
cli-trace-games = 局數。
cli-trace-bot = 由誰玩：random 或 hunter。
cli-trace-deal = 用這份發牌（JSON 或 trace），不用種子發牌。
cli-trace-moves = 照這些行動進行，每行一手，例如 'P1 B3'（或 trace）。
cli-precompile = 編譯 wolf 與 alpha 搜尋用的規則：只需一次，`play` 也會在背景進行。
cli-bot = 讓這台電腦的電腦玩家坐進牌桌，玩到結束。
cli-bot-table = 牌桌的連結。
cli-bot-level = 強度：random、pup、hunter、wolf、alpha。
cli-bot-seat = 座位；未指定時為第一個空位。
cli-bot-name = 名字；未指定時為強度的名稱。
cli-bot-sits = { $name } 坐在 { $seat }。
cli-bot-won = 獲勝者：{ $names }
cli-bot-drawn = 平手，無人獲勝。

## wolfden lab

cli-lab = 模擬大量牌局：統計、比賽、平衡報告與比較。
cli-lab-options = 遊戲選項，例如 '{ "{" }"meat_and_bone": true{ "}" }'。
cli-lab-bots = 由誰玩，從第一個座位起依序循環：random、pup、hunter、wolf、alpha。wolf:300 表示每次行動迭代 300 次；module:Class 是你自己的電腦玩家。
cli-lab-seed = 相同的種子會得到相同的牌局。
cli-lab-workers = 程序數；未指定時每個處理器一個。
cli-lab-cluster = Dask 排程器，例如 tcp://127.0.0.1:8786。
cli-lab-simulate = 進行大量牌局，顯示誰贏、多長、什麼最關鍵，附 95% 信賴區間。
cli-lab-simulate-games = 局數。
cli-lab-simulate-output = 每局一列，存成 .parquet 或 .csv。完成的部分會暫存在旁邊，因此可以中途停止，再次執行時會接續。
cli-lab-simulate-every = 隨機牌局中每 N 局統計一次事件（16）。
cli-lab-tournament = 每個電腦玩家兩兩對戰，用相同的發牌並互換座位各打一次，運氣因此抵消。
cli-lab-tournament-deals = 發牌次數；每對電腦玩家各打兩次。
cli-lab-balance = 寫出附圖的一頁報告：座位、實力與運氣，以及牌、角色與組合的影響。
cli-lab-balance-more = 選項與表格適用於每個項目，除非該項目另有測試。
cli-lab-balance-games = 每個隨機項目的局數；電腦玩家打得較少。
cli-lab-balance-output = 報告檔案；未指定時為「遊戲代號-balance.html」。
cli-lab-balance-browser = 完成後開啟報告。
cli-lab-compare = 以相同的發牌與運氣進行兩種玩法，顯示差異。
cli-lab-compare-first = 第一種玩法獨有的內容：表格、表格的資料夾，或 JSON 選項；可指定多次。未指定時為原版。
cli-lab-compare-second = 第二種玩法獨有的內容，寫法相同。
cli-lab-compare-options = 兩種玩法共用的遊戲選項。
cli-lab-compare-games = 每種玩法的局數；隨機玩家為 100,000，其他較少。

## Wrong use

cli-wrong-see = 說明請看：{ $command } --help
cli-wrong-option = 沒有 { $name } 這個選項。
cli-wrong-option-perhaps = 沒有 { $name } 這個選項。是否要用：{ $names }
cli-wrong-option-use = { $name } 的用法不對。
cli-wrong-missing = 缺少 { $name }。
cli-wrong-command = 沒有 { $name } 這個指令。指令有：{ $names }
cli-wrong-number = { $name } 必須是整數。
cli-wrong-number-from = { $name } 必須是 { $low } 以上的整數。
cli-wrong-number-to = { $name } 必須是 { $low } 到 { $high } 的整數。
cli-wrong-word = { $name } 必須是 { $words } 其中之一。
cli-wrong-value = { $name } 不能用這個值。
cli-wrong-words = 有參數不適用於這個指令。

## Files

cli-file-missing = 找不到 { $path }。
cli-file-forbidden = 沒有讀寫 { $path } 的權限。
cli-file-folder = { $path } 是資料夾，不是檔案。
cli-file-trouble = 無法使用 { $path }（細節：{ $why }）。
