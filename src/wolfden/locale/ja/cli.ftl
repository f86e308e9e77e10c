### コマンドライン：説明と、使い方の誤り

## The shape of a page of help

cli-usage = 使い方：{ $words }
cli-usage-options = [オプション]
cli-usage-command = コマンド [引数]...
cli-arguments = 引数
cli-options = オプション
cli-commands = コマンド
cli-default = ［既定：{ $value }］
cli-at-least = ［{ $low }以上］
cli-from-to = ［{ $low }～{ $high }］
cli-variable = ［環境変数：{ $name }］
cli-required = ［必須］
cli-any-help = この説明を表示します。
cli-any-lang = 表示する言語。省略するとシステムの言語（LC_ALL、LC_MESSAGES、LANG）になります。
cli-any-game = ゲームのキー。`wolfden games` で一覧を見られます。
cli-any-cards = 同じ名前の表の代わりに使う CSV ファイル（ハウスルールや訂正）。何度でも指定できます。
cli-any-file = `wolfden play` が残した記録。
cli-any-players = プレイヤーの人数。

## What stands for a value

cli-word-FILE = ファイル
cli-word-FOLDER = フォルダー
cli-word-TEXT = 文字列
cli-word-SEAT = 席
cli-word-N = 数
cli-word-NAMES = 名前,...
cli-word-NAME = 名前
cli-word-ADDRESS = アドレス
cli-word-GAME = ゲーム
cli-word-WHAT = 内容

## wolfden

cli-wolfden = 狼のゲーム4つを1つに。友だちやボットと遊び、ルールを読み、ゲームを見直して検証できます。
cli-wolfden-more = まずは `wolfden serve`、ターミナルで遊ぶなら `wolfden play wolf-and-hound` をどうぞ。
cli-wolfden-version = バージョンを表示します。

## wolfden serve

cli-serve = ブラウザーで、友だちやボットと遊べるようにします。
cli-serve-more = アドレスと、同じネットワークのスマートフォン用の QR コードを表示します。
cli-serve-host = 待ち受けるアドレス。127.0.0.1 ならこのコンピューターだけです。
cli-serve-port = ポート。0 なら空いているポートを使います。
cli-serve-database = 卓の保存先。SQLite ファイルのパスか、postgresql://user@host/name です。省略するとデータフォルダーの wolfden.db です。
cli-serve-data_dir = データフォルダー。
cli-serve-workers = サーバーのプロセス数。2つ以上なら PostgreSQL が必要です。
cli-serve-base_url = プロキシ経由でブラウザーが使うアドレス。例：https://wolves.example.org
cli-serve-trust = 学校など、大勢が使うアドレス。アドレスごとの制限がなくなります。何度でも指定できます。
cli-serve-log_level = ログの詳しさ（debug、info、warning、error）。標準エラー出力に JSON で書きます。
cli-serve-no_browser = ブラウザーを開きません。
cli-serve-is-at = Wolfden のアドレスはこちらです：{ $url }
cli-serve-stops = Ctrl-C でサーバーを止めます。ゲームは失われません。

## wolfden games, cards, rules

cli-games = ゲームの一覧を表示します。
cli-cards = ゲームのカードをすべて表示し、推定した値を示します。
cli-rules = ゲームのルールを、全部または1節だけ読みます。
cli-rules-paragraph = この部分だけを表示します。節（3.6）か、正式ルールの例（WH-E12）や注（N7、A-4）です。
cli-rules-summary = 1ページのまとめを表示します。
cli-rules-exact = 正式ルール（英語）を表示します。

## wolfden play

cli-play = ボットを相手に遊びます。
cli-play-more = ゲームごとのオプションは `wolfden play wolf-and-hound --help` のように見られます。
cli-play-resume = 途中のゲームを続けます。
cli-play-seat = あなたの席。省略すると最初の席です。
cli-play-bots = ほかの席のボット（random、pup、hunter、wolf、alpha）。全員に1つか、席ごとに1つずつ指定します。
cli-play-seed = 同じ文字列なら同じ配りになります。省略すると配りは秘密です。
cli-play-record = 記録の保存先。省略するとデータフォルダーに保存します。
cli-play-options-after = オプションはゲームのあとに書いてください：wolfden play { $game } --lang ja
cli-play-with = { $about }（{ $players }）

## wolfden replay, hint, verify

cli-replay = 記録を1手ずつ見ます。
cli-replay-more = Enter で次の手、番号でその手へ、q で終わります。ターミナルでなければ全部の手を表示します。
cli-replay-seat = 誰の視点で見るか：席、spectator（観戦者）、all（全部）。省略すると、終わったゲームは all です。
cli-hint = 記録のある局面でボットなら何を選ぶか、その理由とともに聞きます。
cli-hint-more = ボットに見えるのは、その席からそのとき見えたものだけです。
cli-hint-move = N手目の選択。省略すると、いまの選択か最後の選択です。
cli-hint-seat = 助言する席。省略すると、その手を選んだ席です。
cli-hint-level = 聞く相手。
cli-hint-as_json = 理由をデータ（JSON）で書き出します。
cli-verify = 記録を再生できるか、約束どおりに配られたかを検証します。
cli-verify-more = すべての手が正しく、結果が記録と同じで、コミットメントがシードとナンスの SHA-256 であることを確かめます。

## wolfden trace, precompile, bot

cli-trace = 隠れたカードも含めて、ゲーム全体を JSON Lines で書き出します。ルールを確かめる人のためのものです。
cli-trace-more = 指定した手をルールが認めないときは、理由を示して終了コード 1 で終わります。
cli-trace-options = オプション。例：'{ "{" }"meat_and_bone": true{ "}" }'
cli-trace-seed = 最初のゲームのシード（省略すると 1）。次のゲームは次の番号を使います。
cli-trace-games = ゲームの数。
cli-trace-bot = 誰が遊ぶか：random か hunter。
cli-trace-deal = シードの代わりに、この配り（JSON か trace）で遊びます。
cli-trace-moves = この手順で遊びます。1行に1手（例：'P1 B3'）か、trace です。
cli-precompile = wolf と alpha が先読みに使うルールをコンパイルします。必要なのは1回だけで、`play` も裏で行います。
cli-bot = このコンピューターのボットを卓に座らせ、最後まで遊ばせます。
cli-bot-table = 卓のリンク。
cli-bot-level = 強さ：random、pup、hunter、wolf、alpha。
cli-bot-seat = 席。省略すると、最初の空席です。
cli-bot-name = 名前。省略すると、強さの名前です。
cli-bot-sits = { $name } が { $seat } に座りました。
cli-bot-won = 勝者：{ $names }
cli-bot-drawn = 引き分けでした。

## wolfden lab

cli-lab = 多数のゲームをシミュレーションし、統計、大会、バランスの報告、比較を行います。
cli-lab-options = ゲームのオプション。例：'{ "{" }"meat_and_bone": true{ "}" }'
cli-lab-bots = 誰が遊ぶか。最初の席から順に繰り返します：random、pup、hunter、wolf、alpha。wolf:300 は1手に300回の反復、module:Class は自作のボットです。
cli-lab-seed = 同じシードなら同じゲームになります。
cli-lab-workers = プロセスの数。省略するとプロセッサーごとに1つです。
cli-lab-cluster = Dask スケジューラー。例：tcp://127.0.0.1:8786
cli-lab-simulate = 多数のゲームを遊び、勝者、長さ、勝敗を分けたものを、95%信頼区間とともに示します。
cli-lab-simulate-games = ゲームの数。
cli-lab-simulate-output = ゲームごとに1行を .parquet か .csv に書きます。終わった分はその隣に残るので、途中で止めても、もう一度始めれば続きから進みます。
cli-lab-simulate-every = ランダムなゲームでは、N回に1回だけ出来事を数えます（16）。
cli-lab-tournament = すべてのボットの組が同じ配りで対戦します。席を入れ替えて2回遊ぶので、運が打ち消されます。
cli-lab-tournament-deals = 配りの数。ボットの組ごとに2回ずつ遊びます。
cli-lab-balance = 席、実力と運、カードや役割やセットの影響を、図つきの1ページにまとめます。
cli-lab-balance-more = オプションと表は、独自のものを試す項目を除き、すべての項目に使われます。
cli-lab-balance-games = ランダムな項目ごとのゲーム数。ボットの項目はこれより少なくなります。
cli-lab-balance-output = ページのファイル。省略すると「ゲームのキー-balance.html」です。
cli-lab-balance-browser = できたらページを開きます。
cli-lab-compare = ゲームの2つのバリアントを同じ配り、同じ運で遊び、違いを示します。
cli-lab-compare-first = 1つ目だけの内容：表、表のフォルダー、または JSON のオプション。何度でも指定できます。省略すると印刷どおりです。
cli-lab-compare-second = 2つ目だけの内容。書き方は同じです。
cli-lab-compare-options = 両方に使うゲームのオプション。
cli-lab-compare-games = それぞれのゲーム数。ランダムなら 100,000、ほかは少なくなります。

## Wrong use

cli-wrong-see = 説明を見るには：{ $command } --help
cli-wrong-option = { $name } というオプションはありません。
cli-wrong-option-perhaps = { $name } というオプションはありません。もしかして：{ $names }
cli-wrong-option-use = { $name } の使い方が違います。
cli-wrong-missing = { $name } を指定してください。
cli-wrong-command = { $name } というコマンドはありません。コマンドは { $names } です。
cli-wrong-number = { $name } には整数を指定してください。
cli-wrong-number-from = { $name } には{ $low }以上の整数を指定してください。
cli-wrong-number-to = { $name } には{ $low }から{ $high }までの整数を指定してください。
cli-wrong-word = { $name } には { $words } のどれかを指定してください。
cli-wrong-value = { $name } にこの値は使えません。
cli-wrong-words = このコマンドに合わない引数があります。

## Files

cli-file-missing = { $path } が見つかりません。
cli-file-forbidden = { $path } を読み書きする権限がありません。
cli-file-folder = { $path } はファイルではなくフォルダーです。
cli-file-trouble = { $path } を使えません（詳細：{ $why }）。
