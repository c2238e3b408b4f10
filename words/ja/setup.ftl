### 卓を用意できない理由、対局の記録を再生できない理由。文にするのは `sentence`。引用符や ` の中はプロトコルの書き方のまま。

setup-unknown-game = "{ $game }"というゲームはありません。あるのは{ $games }です
setup-unknown-card = { $at }：ここには"{ $id }"というカードはありません。`cards`でIDの一覧が見られます

## 部品

setup-one = { $next }
setup-or = { $list }または{ $next }
setup-of-action = { $action }：{ $why }
setup-by-rule = { $said }（{ $rule }）
setup-each-entry = { $name }の各項目

## 値のかたち

setup-must-be = { $at }は{ $found }ではなく、{ $wanted }でなければなりません
setup-wanted-flag = trueまたはfalse
setup-wanted-text = 文字列
setup-wanted-object = オブジェクト
setup-wanted-list = リスト
setup-wanted-list-by-seat = 席ごとに一項目のリスト
setup-wanted-ids = IDのリスト
setup-wanted-card-ids = カードのID
setup-wanted-ten = { $ways }、または十枚のカードのID
setup-wanted-small = 小さな数
setup-wanted-small-whole = 小さな整数
setup-wanted-number = 0から{ $most }までの整数
setup-wanted-seat = 0から{ $last }までの席
setup-wanted-phase = フェイズ
setup-wanted-one-of = { $phases }のどれか

## 設定

setup-no-option = "{ $name }"という設定はここにはありません。あるのは{ $known }です
setup-no-ruling = rulings："{ $id }"には別の読み方がありません。あるのは{ $known }です
setup-reading = rulings：{ $id }に選べるのは{ $found }ではなく、{ $takes }です
setup-no-edition = editions："{ $name }"という切り替えはありません。あるのは{ $known }です
setup-edition = editions：{ $name }を{ $found }にはできません。{ $known }
setup-option-is = { $option }は{ $values }
setup-option-too = { $option }は{ $values }
setup-no-box = sets："{ $id }"は{ $boxes }のどれでもありません
setup-box-twice = sets："{ $id }"が二度書かれています
setup-own-box = sets：ゲーム"{ $game }"自身が入っていません
setup-other-box = { $part }はセット{ $of }のものですが、そのセットは使われていません
setup-base-players = 基本セットだけで遊べるのは2〜4人で、{ $players }人では遊べません。5〜7人には増築開始♪かドキドキバケーションが必要です
setup-players = このセットで遊べるのは2〜7人で、{ $players }人では遊べません
setup-motto-players = Mottoたんとくおーれで遊べるのは2〜4人で、{ $players }人では遊べません
setup-love-sets = 5人以上では、はあとカードが2セット必要です
setup-short = ショートゲームは2人用で、{ $players }人では遊べません
setup-chiefs = chiefs："{ $id }"は使用中のセットではありません
setup-no-private-maids = ドキドキバケーションだけでは専属メイドはいません
setup-refined-maids = { $players }人に対して、公園の上級メイドは{ $there }人です。一人ずつ必要です
setup-not-of-the-ten = { $at }："{ $id }"はここの十種類に入れられません（カードの種類が違うか、使われていないセットのものです）
setup-kind-twice = { $at }："{ $id }"が二度書かれています。違う種類が十必要です
setup-not-ten = { $at }：{ $found }種類ではなく、ちょうど十種類が必要です
setup-starters = { $id }を{ $needed }枚配りますが、箱には{ $there }枚しかありません
setup-too-many-kinds = この卓には置ききれないほどカードの種類があります
setup-prices = 一つの卓のカードが変えられる値段は{ $most }通りまでです
setup-singular = この卓では{ $n }枚のカードが{ $word }を持っています。持てるのは一枚だけです

## ラブレター

setup-letter-players = ラブレターで遊べるのは2〜4人で、{ $players }人では遊べません
setup-letter-no-option = ラブレターに`{ $option }`という設定はありません。あるのは{ $known }です
setup-letter-number = 設定`{ $option }`はここでは{ $least }から{ $most }までの整数です
setup-letter-value = 設定`{ $option }`は{ $values }です

## 対局の記録

record-object = 対局の記録はオブジェクトでなければなりません
record-unread = 対局の記録を読めません：{ $error }
record-no-format = 対局の記録に形式番号`livret`がありません
record-format = 対局の記録の形式は{ $found }ですが、ここで読めるのは形式{ $ours }です
record-no-rules = 対局の記録に`rules_version`がありません
record-rules = この対局はルール{ $told }で遊ばれました。ここで知られているのはルール{ $known }で、間違って再生することはしません
record-action = 対局の記録の行動{ $ply } "{ $text }"は行えません：{ $why }
record-hash = 対局の記録のハッシュは"{ $told }"ですが、再生すると"{ $found }"になります。書き換えられたか、別のエンジンで作られた対局の記録です
record-result = 対局の記録の結果が、再生した結果と違います
record-cards = 対局の記録のカードのハッシュは"{ $told }"ですが、そのデータからは"{ $found }"になります
