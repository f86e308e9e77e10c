### 狼とどろぼう

werewolves-and-robbers = 狼とどろぼう
werewolves-and-robbers-players = 3～5人
werewolves-and-robbers-about = 役割を隠して戦うトリックテイキング。リードされなかったマークが切札になります。

## 出来事

werewolves-and-robbers-dealt = 第{ $game }ゲーム：親の{ $dealer }が{ $hand }枚ずつ配る。{ $undealt ->
    [0] {""}
   *[other] 残った1枚は裏向きのままよけておく。
}
werewolves-and-robbers-card_played = { $seat }が{ $card }を出す。
werewolves-and-robbers-chip_taken = { $seat }が{ $chip }チップを受け取る。
werewolves-and-robbers-card_valued = { $seat }の{ $card }の強さは{ $side }{ $rank }。
werewolves-and-robbers-trick_won = { $seat }が{ $card }でトリックに勝ち、{ $cards }枚を取る。
werewolves-and-robbers-card_in_pile = { $seat }が取ったカード：{ $card }。
werewolves-and-robbers-personal_score = { $seat }は{ $role }。取った点は{ $raw }点、個人の得点は{ $score }点。
werewolves-and-robbers-game_scored = { $winner ->
    [none] 引き分け。どろぼう{ $robbers }点、人狼{ $werewolves }点。
   *[other] { $winner }の勝ち。どろぼう{ $robbers }点、人狼{ $werewolves }点。
}
werewolves-and-robbers-set_aside_shown = よけておいたカードは{ $card }。
werewolves-and-robbers-game_points = { $seat }のゲーム点は{ $points }点。
werewolves-and-robbers-match_ended = ゲーム終了。勝者：{ $winners }。

werewolves-and-robbers-chip-werewolf = 人狼
werewolves-and-robbers-chip-traitor = 裏切り者
werewolves-and-robbers-side-lead = リード
werewolves-and-robbers-side-trump = 切札
werewolves-and-robbers-suit-treasure = 宝箱
werewolves-and-robbers-suit-robber = どろぼう
werewolves-and-robbers-suit-unknown = なし
werewolves-and-robbers-role-robber = どろぼう
werewolves-and-robbers-role-traitor = 裏切り者
werewolves-and-robbers-role-werewolf = 人狼
werewolves-and-robbers-team-robbers = どろぼうチーム
werewolves-and-robbers-team-werewolves = 人狼チーム
# 引き分け。game_scoredだけが使う。
werewolves-and-robbers-team-unknown = none
werewolves-and-robbers-seats-unknown = なし
werewolves-and-robbers-why-game_points = ゲーム点のいちばん多い人の勝ちです。
werewolves-and-robbers-why-totals = 合計点の多いチームの勝ちです。
werewolves-and-robbers-why-drawn = 両チームの合計点が同じでした。

## 選択

werewolves-and-robbers-decision-play = どのカードを出しますか？
werewolves-and-robbers-move-play = { $card }
werewolves-and-robbers-outlook = { $ahead ->
    [yes] { $strength }。いまのところ勝っています。
   *[no] { $strength }。{ $seat }の{ $card }に負けます。
}

werewolves-and-robbers-reason-match_is_over = ゲームは終わっています。もうカードは出せません。
werewolves-and-robbers-reason-already_played = このトリックにはもう出しました。次のトリックをお待ちください。
werewolves-and-robbers-reason-not_your_turn = まだあなたの番ではありません。時計回りに1人ずつ出します。
werewolves-and-robbers-reason-not_a_card = そのようなカードはありません。手札から選んでください。
werewolves-and-robbers-reason-not_in_hand = そのカードは手札にありません。手札のカードならどれでも出せます。

## 卓上

werewolves-and-robbers-table-game = ゲーム{ $game }/{ $games }
werewolves-and-robbers-table-trick = トリック{ $trick }/{ $tricks }
werewolves-and-robbers-table-dealer = 親：{ $seat }
werewolves-and-robbers-table-you = あなた
werewolves-and-robbers-table-card = カード
werewolves-and-robbers-table-value = 強さ
werewolves-and-robbers-table-held = 手札
werewolves-and-robbers-table-captured = 取り札
werewolves-and-robbers-table-chips = チップ
werewolves-and-robbers-table-role = 役割
werewolves-and-robbers-table-points = ゲーム点
werewolves-and-robbers-table-chip-werewolf = 狼
werewolves-and-robbers-table-chip-traitor = 裏
werewolves-and-robbers-table-team-werewolves = 人狼チーム
werewolves-and-robbers-table-leads = { $seat }のリードです。
werewolves-and-robbers-table-led = { $led ->
    [treasure] リードのマークは宝箱、切札はどろぼうです。
    [robber] リードのマークはどろぼう、切札は宝箱です。
   *[none] リードのマークはまだ決まっていません。
}
werewolves-and-robbers-table-winning = いまのところ{ $seat }の{ $card }が勝っています（{ $why }）。
werewolves-and-robbers-table-won = 前のトリックは{ $seat }が{ $card }で取りました（{ $why }）。
werewolves-and-robbers-table-why = { $why ->
    [later] 同じ強さなら後から出したほう
    [trump] いちばん大きい切札
   *[lead] 切札がなく、いちばん大きい
}
werewolves-and-robbers-table-middle = 中央のチップ：人狼{ $werewolf }枚、裏切り者{ $traitor }枚。
werewolves-and-robbers-table-set-aside = よけたカード：{ $card }。
werewolves-and-robbers-table-face-down = 裏向きの1枚
werewolves-and-robbers-table-hand-treasure = 宝箱
werewolves-and-robbers-table-hand-robber = どろぼう
werewolves-and-robbers-table-hand-special = 特殊
werewolves-and-robbers-table-hand-of = { $seat }の手札
werewolves-and-robbers-table-you-are = { $role ->
    [werewolf] あなたは人狼です。取ったどろぼうの人数が得点になり、短剣を取ると半分になります。
    [traitor] あなたは裏切り者で、人狼チームです。取った宝箱の数が得点になり、人狼カードを取ると半分になります。
   *[robber] あなたはどろぼうです。取った宝箱の数が得点になり、人狼カードを取ると半分になります。
}
werewolves-and-robbers-table-played = 出たカード

## 得点計算

werewolves-and-robbers-score-title = 得点計算
werewolves-and-robbers-score-seat = 名前
werewolves-and-robbers-score-role = 役割
werewolves-and-robbers-score-pile = 取り札（½は半分）
werewolves-and-robbers-score-raw = 取った点
werewolves-and-robbers-score-personal = 得点
werewolves-and-robbers-score-points = ゲーム点
werewolves-and-robbers-score-team = { $team }：{ $sum } × 相手{ $opponents }人 = { $total }

## カードの内容

werewolves-and-robbers-guide-trick = トリック
werewolves-and-robbers-guide-trick-text = 手札のどのカードでも出せます。最初に出た数字カードのマークがリードのマーク、もう一方が切札です。切札はリードの側に必ず勝ちます。同じ側なら数字の大きいほう、強さが同じなら後から出したほうの勝ちです。
werewolves-and-robbers-about-treasure = 宝箱{ $number }（宝箱{ $pips }個）。
werewolves-and-robbers-about-robber = どろぼう{ $number }（どろぼう{ $pips }人）。
werewolves-and-robbers-about-werewolf = リードすれば{ $strength }、そうでなければ、すぐ前のカードと同じ側で強さが1つ上になります。
werewolves-and-robbers-also-werewolf = 配られた人は人狼です。人狼でない人が取ると得点が半分になります。
werewolves-and-robbers-about-fortune_teller = 強さは{ $strength }。同じトリックに人狼が出ていれば{ $spoiled }になります。
werewolves-and-robbers-about-dagger = 強さは{ $strength }。
werewolves-and-robbers-also-dagger = 人狼が取ると得点が半分になります。
werewolves-and-robbers-about-traitor = 強さは{ $strength }。
werewolves-and-robbers-also-traitor = 配られた人は、人狼カードがなければ裏切り者です。
werewolves-and-robbers-guide-score = 得点計算
werewolves-and-robbers-guide-score-text = どろぼうと裏切り者は取った宝箱の数、人狼は取ったどろぼうの人数が得点です。人狼と裏切り者が人狼チーム、ほかの全員がどろぼうチームです。チームの合計に相手チームの人数を掛けます。
werewolves-and-robbers-kind-treasure = 宝箱
werewolves-and-robbers-kind-robber = どろぼう
werewolves-and-robbers-kind-werewolf = 人狼
werewolves-and-robbers-kind-fortune_teller = 占い師
werewolves-and-robbers-kind-dagger = 短剣
werewolves-and-robbers-kind-traitor = 裏切り者
werewolves-and-robbers-strength = { $side }{ $rank }

## wolfden cards

werewolves-and-robbers-box-numbered = 数字カード
werewolves-and-robbers-box-special = 特殊カード
werewolves-and-robbers-box-decks = 人数ごとのカード
werewolves-and-robbers-box-number = 数字
werewolves-and-robbers-box-treasure = C 宝箱の数
werewolves-and-robbers-box-robber = R どろぼうの人数
werewolves-and-robbers-box-card = カード
werewolves-and-robbers-box-name = 名前
werewolves-and-robbers-box-strength = 強さ
werewolves-and-robbers-box-players = 人数
werewolves-and-robbers-box-cards = 枚数
werewolves-and-robbers-box-hand = 手札
werewolves-and-robbers-box-undealt = よけておく
werewolves-and-robbers-box-without = 取り除くカード

## カード

werewolves-and-robbers-card-C1 = 宝箱1
werewolves-and-robbers-card-C2 = 宝箱2
werewolves-and-robbers-card-C3 = 宝箱3
werewolves-and-robbers-card-C4 = 宝箱4
werewolves-and-robbers-card-C5 = 宝箱5
werewolves-and-robbers-card-C6 = 宝箱6
werewolves-and-robbers-card-C7 = 宝箱7
werewolves-and-robbers-card-C8 = 宝箱8
werewolves-and-robbers-card-C9 = 宝箱9
werewolves-and-robbers-card-C10 = 宝箱10
werewolves-and-robbers-card-C11 = 宝箱11
werewolves-and-robbers-card-C12 = 宝箱12
werewolves-and-robbers-card-C13 = 宝箱13
werewolves-and-robbers-card-C14 = 宝箱14
werewolves-and-robbers-card-C15 = 宝箱15
werewolves-and-robbers-card-R1 = どろぼう1
werewolves-and-robbers-card-R2 = どろぼう2
werewolves-and-robbers-card-R3 = どろぼう3
werewolves-and-robbers-card-R4 = どろぼう4
werewolves-and-robbers-card-R5 = どろぼう5
werewolves-and-robbers-card-R6 = どろぼう6
werewolves-and-robbers-card-R7 = どろぼう7
werewolves-and-robbers-card-R8 = どろぼう8
werewolves-and-robbers-card-R9 = どろぼう9
werewolves-and-robbers-card-R10 = どろぼう10
werewolves-and-robbers-card-R11 = どろぼう11
werewolves-and-robbers-card-R12 = どろぼう12
werewolves-and-robbers-card-R13 = どろぼう13
werewolves-and-robbers-card-R14 = どろぼう14
werewolves-and-robbers-card-R15 = どろぼう15
werewolves-and-robbers-card-W1 = 人狼
werewolves-and-robbers-card-W2 = 人狼
werewolves-and-robbers-card-F1 = 占い師
werewolves-and-robbers-card-D1 = 短剣
werewolves-and-robbers-card-D2 = 短剣
werewolves-and-robbers-card-B1 = 裏切り者
werewolves-and-robbers-card-unknown = カード1枚

## wolfden hint

werewolves-and-robbers-hint-note = 自分のチームがこのゲームに勝つ確率です。引き分けは半分に数えます。

## Options, in the browser

web-werewolves-and-robbers-players = 人数
web-werewolves-and-robbers-mode = 対戦形式
web-werewolves-and-robbers-mode-match = 連戦（人数分のゲーム）
web-werewolves-and-robbers-mode-single = 単発（1ゲーム）
web-werewolves-and-robbers-first_dealer = 最初の親
web-werewolves-and-robbers-first_dealer-random = ランダム
web-werewolves-and-robbers-chips = チップ
web-werewolves-and-robbers-chips-about = 人狼や裏切り者を出した人の目印です。ルールは変わりません。
web-werewolves-and-robbers-memory_aid = 記憶補助
web-werewolves-and-robbers-memory_aid-about = これまでに出たカードを全員に表示します。

## Worked examples of the rule book

examples-WR-E1b = 切札は大きい数字にも勝つ
examples-WR-E1b-story = リードは宝箱なので、切札はどろぼうです。数字の大きい宝箱15がいても、どろぼう12が勝ちます。
examples-WR-E2b = 続けて出た2枚の人狼
examples-WR-E2b-story = リードした人狼は切札16です。次の人狼は前のカードより1つ強い切札17になります。リードのマークは3枚目でようやく決まります。
examples-WR-E3b = 特殊カードだけのトリック
examples-WR-E3b-story = リードのマークはありません。短剣は切札0、裏切り者はリード16です。人狼がいないので占い師は切札16になり、トリックに勝ちます。
examples-WR-C33 = 最後の2トリックと得点
examples-WR-C33-story = 人狼カードがよけてあるので、裏切り者のAは1人でどろぼう2人と戦います。最後の2トリックを進めましょう。Aの12点は2倍、どろぼうの22点は1倍になります。カードごとの宝箱の数は推定です。

werewolves-and-robbers-goal = 自分の役割の得点になるカードを取りましょう。合計の高いチームが勝ちます。

## 誤りの説明

werewolves-and-robbers-error-card-id = この id の kind、suit、number は { $printed } です。
werewolves-and-robbers-error-deck-cards = { $name } は、{ $table } に合わせて { $right } でなければなりません。
werewolves-and-robbers-error-deck-size = deck は、{ $table } に合わせて { $right } でなければなりません（全員の手札と配らないカードの合計）。
werewolves-and-robbers-error-tricks = tricks は { $hand } でなければなりません。手札1枚につき1トリックです。
werewolves-and-robbers-error-no-team = 人狼と裏切り者のカードで、どちらかのチームが0人になってはいけません（§2.3）。
werewolves-and-robbers-error-chips = p{ $players } は { $used } でなければなりません。デッキの該当するカード1枚につきチップ1枚です。
werewolves-and-robbers-error-strength-rows = { $table }：§1.5 のカードと条件ごとに1行ずつ必要です。
werewolves-and-robbers-error-strength = side と rank は { $right } でなければなりません。
werewolves-and-robbers-error-move = 「{ $move }」は『狼とどろぼう』の手ではありません。手は C7、R12、W1、F1、D2、B1 のようなカードで、パスはできません。
werewolves-and-robbers-error-deal = 配りは { "{" }'hands': { "{" }'A': [カード], ...{ "}" }, 'set_aside': カードか null, 'dealer': 席{ "}" } の形にしてください（詳細：{ $error }）。
werewolves-and-robbers-error-deal-hand = { $seat } のカードが{ $count }枚です。どの席にも{ $hand }枚配ります。
werewolves-and-robbers-error-deal-cards = 配りに { $card } が{ $count }枚あります。このデッキでは{ $copies }枚です。
werewolves-and-robbers-error-dealer = このゲームの親は { $dealer } ではなく { $right } です。
werewolves-and-robbers-error-trick = 1トリックは{ $players }枚で、トリックは{ $tricks }回あります。
werewolves-and-robbers-error-winner = §3.4 により、このトリックを取るのは { $seat } です。
werewolves-and-robbers-error-no-card = どのプレイにもカードが必要で、同じカードは2回出せません。
werewolves-and-robbers-error-trick-full = このトリックには全員が出し終えています。tricks に書いてください。
werewolves-and-robbers-error-hand = カードが{ $count }枚です。この局面での { $seat } の手札は{ $held }枚です。
werewolves-and-robbers-error-first-dealer = first_dealer：{ $seat } という席はありません。{ $seats }、random のどれかを指定してください。

## コマンドラインのオプション

werewolves-and-robbers-option-players = あなたとボットの人数。
werewolves-and-robbers-option-mode = 1ゲームだけ遊びます。省略すると、人数と同じ回数です。
werewolves-and-robbers-option-first_dealer = 最初の親。省略するとランダムに決まります。
werewolves-and-robbers-option-chips = 人狼と裏切り者のチップを使いません。
werewolves-and-robbers-option-memory_aid = 出されたカードを表示します。
