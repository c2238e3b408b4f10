### そのほか、コマンドラインで言うこと。

terminal-welcome = こんばんは。テーブルの用意ができました：{ $game }、シード { $seed }
terminal-stand-ins = このテーブルの復元カード：{ $cards }
terminal-hint = 番号か行動を入力してください。? でほかの命令を表示します。
terminal-bye = またお会いしましょう。
terminal-numbers = 番号は 1 – { $last } です
terminal-nothing-back = 戻せる行動はありません。
terminal-back = 戻した行動：{ $number }
terminal-no-card = このテーブルに「{ $name }」というカードはありません
terminal-saved = ここまでのゲームを { $file } に保存しました
terminal-exists = 「{ $file }」はすでにあります。別の名前にしてください
terminal-help =
    一覧の番号、またはプロトコルの書き方の行動（hire:rouge-crescent）
    table      テーブルを表示する
    score      いま終わった場合の得点を数える
    card 名前  カードの効果を表示する
    undo       最後の行動を戻す
    save FILE  ゲームを保存する（`livret replay FILE` で再生できる）
    quit       テーブルを離れる
terminal-replay = { $game }、{ $players }人、シード { $seed }

## テーブルの表示

terminal-town = 施設：名前（コスト）×残り
terminal-cards = カード
terminal-heaps = 手札{ $hand }、山札{ $deck }、捨て札{ $discard }
terminal-known-top = 分かっている上のカード
terminal-known-bottom = 下のカード
terminal-in_play = 場
terminal-hand = 手札
terminal-counters = 使えるもの
terminal-chambermaids = そば仕え
terminal-private_maids = 専属メイド
terminal-refined = 上級メイド
terminal-park = 上級メイド
terminal-buildings = 建築
terminal-reminiscences = 思い出
terminal-preparations = 準備
terminal-bad_habits = 悪い癖
terminal-guests = 来客
terminal-first-master = ファーストマスター
terminal-round = 第{ $number }ラウンド
terminal-pile = { $top }（残り{ $number }枚）
terminal-face-down = 裏向き{ $number }枚
terminal-with = { $name }（下に{ $under }）
terminal-deck = 山札
terminal-face_up = 表向き
terminal-your-hand = あなたの手札
terminal-tokens = トークン{ $number }個
terminal-laid = 出したカード：{ $cards }
terminal-out = 脱落
terminal-protected = 守られている
terminal-known = 分かっている手札：{ $cards }
terminal-result = 結果
terminal-so-far = いま終わったとすると

## カードの一覧

terminal-kind-love = はあと
terminal-kind-maid-chief = メイド長
terminal-kind-general-maid = 一般メイド
terminal-kind-private-maid = 専属メイド
terminal-kind-event = イベント
terminal-kind-building = 建築
terminal-kind-reminiscence = 思い出
terminal-kind-refined-maid = 上級メイド
terminal-kind-preparation = 準備
terminal-kind-character = 登場人物
terminal-columns = コスト 点  枚数
terminal-columns-character = { "        値  枚数" }
terminal-likely = { "[L]" } 有力：確かな資料ひとつ、またはセット間の明らかな規則性による。
terminal-reconstructed = { "[R]" } 復元：印刷された値が分かりません。`--cards FILE` で手元の値に置き換えられます。
terminal-names = メイドの名前のカナ表記は、多くが私たちによる読みです。 (Most names in kana are readings of ours.)

## 卓の設定

terminal-options-usual = 普通は{ $value }
terminal-options-number = { $least }から{ $most }までの整数
terminal-options-seat = 0から{ $last }までの席
terminal-options-boxes = { $boxes }から
terminal-options-cards = カードのID{ $count }個
terminal-options-hint = --option キー=値 と書きます。グループの中は --option 'グループ={"{"}"キー":値{"}"}' です。
