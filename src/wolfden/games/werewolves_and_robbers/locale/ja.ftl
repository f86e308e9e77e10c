### 狼とどろぼう

werewolves-and-robbers = 狼とどろぼう
werewolves-and-robbers-short = 狼とどろぼう
werewolves-and-robbers-players = 3～5人
werewolves-and-robbers-about = 正体隠匿のトリックテイキング。リードされなかったマークが切札。

## 出来事

werewolves-and-robbers-dealt = 第{ $game }ゲーム：親の{ $dealer }が{ $hand }枚ずつ配った{ $undealt ->
    [0] 。
   *[other] 。残った1枚は裏向きのままよけておく。
}
werewolves-and-robbers-card_played = { $seat }は{ $card }を出した。
werewolves-and-robbers-chip_taken = { $seat }は{ $chip }チップを受け取った。
werewolves-and-robbers-card_valued = { $seat }の{ $card }の強さは{ $side }{ $rank }。
werewolves-and-robbers-trick_won = { $seat }が{ $card }でこのトリックを取った（{ $cards }枚）。
werewolves-and-robbers-card_in_pile = { $seat }の取り札に{ $card }。
werewolves-and-robbers-personal_score = { $seat }（{ $role }）：取った{ $raw }点、個人の得点{ $score }点。
werewolves-and-robbers-game_scored = どろぼう{ $robbers }点、人狼{ $werewolves }点。勝者：{ $winner }。
werewolves-and-robbers-set_aside_shown = よけておいたカードは{ $card }。
werewolves-and-robbers-game_points = { $seat }のゲーム点は{ $points }。
werewolves-and-robbers-match_ended = 終了。優勝：{ $winners }。

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
werewolves-and-robbers-team-unknown = なし（引き分け）
werewolves-and-robbers-seats-unknown = なし
werewolves-and-robbers-why-game_points = ゲーム点が最も多い
werewolves-and-robbers-why-totals = チームの合計点
werewolves-and-robbers-why-drawn = 両チームの合計が同じ

## 選択

werewolves-and-robbers-decision-play = どのカードを出す？
werewolves-and-robbers-move-play = { $card }
werewolves-and-robbers-outlook = { $ahead ->
    [yes] { $strength }。いまのところ最強。
   *[no] { $strength }。{ $seat }の{ $card }には及ばない。
}

werewolves-and-robbers-reason-match_is_over = もう終了している。これ以上は出せない。
werewolves-and-robbers-reason-already_played = このトリックにはもう出した。次のトリックを待つこと。
werewolves-and-robbers-reason-not_your_turn = あなたの番ではない。
werewolves-and-robbers-reason-not_a_card = そのようなカードはない。
werewolves-and-robbers-reason-not_in_hand = そのカードは手札にない。手札ならどれでも出せる。

## 卓上

werewolves-and-robbers-table-game = ゲーム{ $game }/{ $games }
werewolves-and-robbers-table-trick = トリック{ $trick }/{ $tricks }
werewolves-and-robbers-table-dealer = 親 { $seat }
werewolves-and-robbers-table-you = あなた
werewolves-and-robbers-table-card = 場札
werewolves-and-robbers-table-value = 強さ
werewolves-and-robbers-table-held = 手札
werewolves-and-robbers-table-captured = 取り札
werewolves-and-robbers-table-chips = チップ
werewolves-and-robbers-table-role = 役割
werewolves-and-robbers-table-points = ゲーム点
werewolves-and-robbers-table-chip-werewolf = 狼
werewolves-and-robbers-table-chip-traitor = 裏
werewolves-and-robbers-table-team-werewolves = 人狼チーム
werewolves-and-robbers-table-leads = { $seat }のリード。
werewolves-and-robbers-table-led = { $led ->
    [treasure] リードのマークは宝箱、切札はどろぼう。
    [robber] リードのマークはどろぼう、切札は宝箱。
   *[none] リードのマークはまだ決まっていない。
}
werewolves-and-robbers-table-winning = いまのところ{ $seat }の{ $card }が勝っている（{ $why }）。
werewolves-and-robbers-table-won = 前のトリックは{ $seat }が{ $card }で取った（{ $why }）。
werewolves-and-robbers-table-why = { $why ->
    [later] 同じ強さなら後から出したほう
    [trump] 切札で最大
   *[lead] 切札がなく、リード側で最大
}
werewolves-and-robbers-table-middle = 中央のチップ：人狼{ $werewolf }枚、裏切り者{ $traitor }枚。
werewolves-and-robbers-table-set-aside = よけておくカード：{ $card }。
werewolves-and-robbers-table-face-down = 裏向きの1枚
werewolves-and-robbers-table-hand-treasure = 宝箱
werewolves-and-robbers-table-hand-robber = どろぼう
werewolves-and-robbers-table-hand-special = 特殊
werewolves-and-robbers-table-hand-of = { $seat }の手札
werewolves-and-robbers-table-you-are = { $role ->
    [werewolf] あなたは人狼：取ったどろぼうの人数（R）が得点。短剣を取ると半分。
    [traitor] あなたは裏切り者（人狼チーム）：取った宝箱の数（C）が得点。人狼を取ると半分。
   *[robber] あなたはどろぼう：取った宝箱の数（C）が得点。人狼を取ると半分。
}
werewolves-and-robbers-table-played = 既出

## 得点計算

werewolves-and-robbers-score-title = 得点計算
werewolves-and-robbers-score-seat = 席
werewolves-and-robbers-score-role = 役割
werewolves-and-robbers-score-pile = 取り札：得点、½ 半分、（その他）
werewolves-and-robbers-score-raw = 合計
werewolves-and-robbers-score-personal = 得点
werewolves-and-robbers-score-points = ゲーム点
werewolves-and-robbers-score-team = { $team }：{ $sum } × 相手{ $opponents }人 = { $total }

## カードの内容

werewolves-and-robbers-guide-trick = トリック
werewolves-and-robbers-guide-trick-text = 手札のどのカードを出してもよい。最初に出た数字カードのマークがリードのマーク、もう一方のマークが切札。切札はリード側に必ず勝つ。同じ側なら大きいほう、強さが同じなら後から出したほうの勝ち。
werewolves-and-robbers-about-treasure = 宝箱{ $number }。宝箱の数は{ $pips }。
werewolves-and-robbers-about-robber = どろぼう{ $number }。どろぼうの人数は{ $pips }。
werewolves-and-robbers-about-werewolf = リードすれば{ $strength }、そうでなければ直前のカードと同じ側で強さは1つ上。
werewolves-and-robbers-also-werewolf = 配られた人は人狼。人狼以外が取ると得点は半分。
werewolves-and-robbers-about-fortune_teller = 強さは{ $strength }。ただしトリックに人狼がいれば{ $spoiled }。
werewolves-and-robbers-about-dagger = 強さは{ $strength }。
werewolves-and-robbers-also-dagger = 人狼が取ると得点は半分。
werewolves-and-robbers-about-traitor = 強さは{ $strength }。
werewolves-and-robbers-also-traitor = 配られた人は、人狼のカードがなければ裏切り者。
werewolves-and-robbers-guide-score = 得点計算
werewolves-and-robbers-guide-score-text = どろぼうと裏切り者は取った宝箱の数、人狼は取ったどろぼうの人数が得点。人狼と裏切り者が人狼チーム、ほかの全員がどろぼうチーム。チームの合計に相手チームの人数をかける。
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

werewolves-and-robbers-hint-note = 見込みは、自分のチームがこのゲームに勝つ確率（引き分けは半分に数える）。

## Options, in the browser

web-werewolves-and-robbers-players = 人数
web-werewolves-and-robbers-mode = 長さ
web-werewolves-and-robbers-mode-match = 人数と同じ回数
web-werewolves-and-robbers-mode-single = 1ゲーム
web-werewolves-and-robbers-first_dealer = 最初の親
web-werewolves-and-robbers-first_dealer-random = くじ
web-werewolves-and-robbers-chips = チップ
web-werewolves-and-robbers-chips-about = 人狼や裏切り者を出した人の目印です。ルールは変わりません。
web-werewolves-and-robbers-memory_aid = 記憶補助
web-werewolves-and-robbers-memory_aid-about = これまでに出た札を全員に見せます。

## Worked examples of the rule book

examples-WR-E1b = 切札は大きい数字にも勝つ
examples-WR-E1b-story = リードは宝箱なので、切札はどろぼう。どろぼう12が宝箱15に勝ってトリックを取る。
examples-WR-E2b = 続けて出た2枚の人狼
examples-WR-E2b-story = 最初に出た人狼は切札16。次の人狼は前のカードをまねて1だけ強い。リードのマークは3枚目でようやく決まる。
examples-WR-E3b = 特殊カードだけのトリック
examples-WR-E3b-story = リードのマークはない。短剣は切札0、裏切り者はリード16。人狼がいないので占い師は切札16となり、トリックを取る。
examples-WR-C33 = 最後の2トリックと得点
examples-WR-C33-story = 人狼はよけてあり、Aは裏切り者で、1人で2人に立ち向かう。2トリックを進めると、Aの12点は2倍、どろぼうの22点は1倍になる。

werewolves-and-robbers-goal = 自分の役割の得点になるカードを取りましょう。合計の高いチームが勝ちます。
