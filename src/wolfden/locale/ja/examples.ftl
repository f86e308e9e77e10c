### ルールブックの例

examples-all = 動かせる例
examples-label = 例 { $id }
examples-set-up = 並べて動かす
examples-put-away = しまう
examples-book = 本の手：{ $seat } { $move }
examples-book-next = 本のとおりに進める
examples-book-done = 本の例はここまで。続けて動かせます。
examples-own-way = いまは自分の手で進めています。「戻る」で本の手順に帰れます。
examples-step = { $count }手のうち{ $step }手目まで。
examples-deal = はじめの局面。
examples-turn = { $seat }が選ぶ番。
examples-back = 戻る
examples-reset = はじめから
examples-over = ゲーム終了。
examples-unreachable = サーバーにつながりません。もう一度試してください。

examples-woof-1 = エバ
examples-woof-2 = トーマス
examples-woof-3 = ポール
examples-woof-4 = ジェイソン
examples-woof-5 = ケニー

examples-WH-3-4 = ウルフが次の牧場へ
examples-WH-3-4-story = P3が黒2をプレイし、ウルフをP4へ進める。P4の手番のはじめにウルフが発動し、P4は羊コマを1つ失う。
examples-WH-8-4 = 1枚のカードで2匹のウルフ
examples-WH-8-4-story = 黒3はすべてのウルフを動かす。ウルフ01は3つ、ウルフ06はその半分（端数切り捨て）だけ進む。
examples-WH-10-4c = チェンジコール
examples-WH-10-4c-story = P4はダミー。黒1が表になった。味方のP2は、ダミー山札の一番上と、見ないまま入れ替えることができる。
examples-WH-12-1 = お肉はウルフを止める
examples-WH-12-1-story = P2が黒2（お肉）をプレイする。この1回はウルフは通り過ぎるが、次のカードからは、別のカードが重なるまでここで止まる。
examples-WH-15-2 = 毛布が大好きなウルフ
examples-WH-15-2-story = 毛布がそばにあるあいだ、毛布大好きウルフは動かない。どちらもいなくなると裏返り、ひとりで歩き出す。

examples-WR-E1b = 切札は大きい数字にも勝つ
examples-WR-E1b-story = リードは宝箱なので、切札はどろぼう。どろぼう12が宝箱15に勝ってトリックを取る。
examples-WR-E2b = 続けて出た2枚の人狼
examples-WR-E2b-story = 最初に出た人狼は切札16。次の人狼は前のカードをまねて1だけ強い。リードのマークは3枚目でようやく決まる。
examples-WR-E3b = 特殊カードだけのトリック
examples-WR-E3b-story = リードのマークはない。短剣は切札0、裏切り者はリード16。人狼がいないので占い師は切札16となり、トリックを取る。
examples-WR-C33 = 最後の2トリックと得点
examples-WR-C33-story = 人狼はよけてあり、Aは裏切り者で、1人で2人に立ち向かう。2トリックを進めると、Aの12点は2倍、どろぼうの22点は1倍になる。

examples-WF-E5 = 変装したカード
examples-WF-E5-story = エバは、猟犬に化けたひつじを見る。トーマスは羊飼いの少年なので、顔の見えるカードなら何でも「狼」と叫ぶ。質問には変装ではなく絵で答える。
examples-WF-E3a = 少年を信じたケニー
examples-WF-E3a-story = 羊飼いの少年トーマスは、ひつじであるジェイソンの前に狼マーカーを置いた。ケニーはジェイソンを狼と宣言して失敗し、トーマスに1点入る。
examples-WF-E4 = 1ラウンドのすべて
examples-WF-E4-story = カードを見る、質問する、2人の早期宣言、最終宣言、そして得点。エバ2点、トーマス1点、ジェイソン1点。

examples-TLW-F2 = 覆われた7
examples-TLW-F2-story = 赤7は屋根なら3フロア分の高さで、2点を失う。赤8をのせるとふつうのフロアになり、Aの家は低くなるが、失点もなくなる。
examples-TLW-W2 = 狼2匹分の場所
examples-TLW-W2-story = 地下B3があると狼がもう1匹入れる。Aはカードを捨札にし、Cの狼3のとなりに狼5を送り込む。3匹目の入る場所はない。
examples-TLW-P1 = BBPがやって来る
examples-TLW-P1-story = Aが増築して、最初のBBPカードを引く。最も高い家がトークン2を受け取り、Aはもう1枚引き、全員が左にカードを1枚渡す。
examples-TLW-2P2 = スモーキーの白いカード
examples-TLW-2P2-story = 2人プレイでは、口ひげを持つ人がスモーキーの白いカードの置き場所を決める。そのあと口ひげは相手に移る。
examples-TLW-S1 = 最終ラウンドと得点
examples-TLW-S1-story = 全員あと2手番。そのあと、色ごとに最も高い家がトークンを得て、最も低い家は取り壊され、得点は11点、21点、21点。狼の得点でCが勝つ。
