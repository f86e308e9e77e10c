### 遠吠え

howl = 遠吠え
howl-players = 2～4人
howl-about = みんなで一斉に遠吠え。隣り合う声はかき消し合い、残った一番大きな声が羊を集める。

## 出来事

howl-dealt = 全員に{ $hand }枚ずつ配った。裏向きでよけておくカード：{ $aside }枚。
howl-card_chosen = { $seat }が選んだ。
howl-howled = { $seat }は{ $card }で吠える。
howl-drowned = { $seat }の{ $card }はかき消された。
howl-sheep_taken = { $seat }が羊を{ $sheep }頭取る。
howl-sheep_stay = 誰の声も届かない。残った羊：{ $sheep }頭。
howl-aside_shown = よけておいたカードは{ $card }。
howl-game_ended = ゲーム終了。勝者：{ $winners }。

howl-seats-unknown = なし
howl-why-most_sheep = 羊が最も多い
howl-why-no_sheep = 誰も羊を取っていない

## 選択

howl-decision-howl = どのカードで吠えますか？
howl-move-howl = { $card }で吠える
howl-outlook-drowned = { $cards }にかき消される。
howl-outlook-safe = かき消されることはない。

howl-reason-game_is_over = ゲームは終わりました。もう吠えられません。
howl-reason-not_a_card = そのカードはありません。
howl-reason-not_in_hand = そのカードは手札にありません。手札のどのカードでも吠えられます。

## テーブル

howl-table-round = 第{ $round }ラウンド（全{ $rounds }）
howl-table-wolf = 狼
howl-table-held = 手札
howl-table-howled = 吠えたカード
howl-table-sheep = 羊
howl-table-ready = （選択済み）
howl-table-flock = 取れる羊：{ $sheep }頭。
howl-table-hand = { $seat }の手札：{ $cards }
howl-guide = 遠吠えはH1からH13までの13枚。各ラウンドには、その番号と同じ数の羊が来る。全員が一斉に吠え、ちょうど1だけ大きいか小さい声があるとかき消される。かき消されなかった一番大きな声が羊をすべて取る。なければ羊は残る。
howl-box-players = 人数
howl-box-hand = 手札
howl-hint-note = 見込みは、自分が勝つ確率（同点の勝利は半分に数える）。

howl-card-H1 = 1
howl-card-H2 = 2
howl-card-H3 = 3
howl-card-H4 = 4
howl-card-H5 = 5
howl-card-H6 = 6
howl-card-H7 = 7
howl-card-H8 = 8
howl-card-H9 = 9
howl-card-H10 = 10
howl-card-H11 = 11
howl-card-H12 = 12
howl-card-H13 = 13
howl-card-unknown = カード

## 簡素なテーブル

howl-view-round = ラウンド
howl-view-rounds = 全ラウンド
howl-view-flock = 取れる羊
howl-view-sheep = 羊
howl-view-held = 枚数
howl-view-hand = 手札
howl-view-ready = 選択済み
howl-view-chosen = 選んだカード
howl-view-card = 直前の遠吠え
howl-view-howled = 吠えたカード
howl-view-aside = よけておくカード

## ブラウザーの設定

web-howl-players = 人数

## ルールブックの例

examples-HW-1 = 一番大きな声が羊を取る
examples-HW-1-story = Cの声が一番大きく、隣り合う声もない。
examples-HW-2 = 隣り合う声はかき消し合う
examples-HW-2-story = 9と10は隣同士。どちらもかき消され、小さな4が羊を取る。
examples-HW-3 = 羊が残る
examples-HW-3-story = 6と7はかき消し合う。次のラウンドで2頭増え、Aが3頭とも取る。
