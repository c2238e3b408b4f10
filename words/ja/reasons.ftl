### ボットがそうする理由：すること（reason-do-…）と、その根拠。

reason-said = { $what }：{ $why }
reason-and = { $one }。{ $two }
reason-list = { $one }、{ $two }

## すること

reason-do-pick = { $card }を選ぶ
reason-do-serve = { $card }のご奉仕
reason-do-chamber = { $card }をそば仕えにする
reason-do-send = { $card }を送る → { $seat }
reason-do-use = { $card }を使う
reason-do-cure = { $maid }を看病する
reason-do-remember = { $card }を得る
reason-do-work = 準備：{ reason-pile }
reason-do-love = { $card }を出す
reason-do-love_all = はあとカードをすべて出す
reason-do-hire =
    { $card }を雇う{ $seat ->
        [none] { $maid ->
            [none] { "" }
           *[other] { " " }{ $maid }の上
        }
       *[other] { " → " }{ $maid ->
            [none] { $seat }
           *[other] { $maid } ({ $seat })
        }
    }
reason-do-discard = { $card }を捨てる
reason-do-return =
    { $card }を戻す{ $maid ->
        [none] { "" }
       *[other] { " " }({ $maid })
    }
reason-do-habit = 悪い癖
reason-do-illness = 病気 ({ $maid })
reason-do-take = { $card }を取る
reason-do-top = { $card }を山札の上に置く
reason-do-bottom = { $card }を山札の下に置く
reason-do-give = { $card }を渡す
reason-do-keep = { $card }を残す
reason-do-gain = { reason-counter }を得る
reason-do-target = { $seat }番の席を選ぶ
reason-do-maid = { $maid }を選ぶ ({ $seat })
reason-do-yes = はい
reason-do-no = いいえ
reason-do-done = ここまで
reason-do-end = フェイズを終える
reason-pile =
    { $pile ->
        [food] 料理
        [decoration] 飾り付け
       *[cleaning] 掃除
    }
reason-counter =
    { $counter ->
        [love] はあと
        [serving] ご奉仕
        [employment] 雇用
        [imagination] 想像力
        [concentration] 集中力
       *[effort] 努力
    }

## 根拠

reason-wins = リードしたまま終わる
reason-hurts = 相手は最大{ $points }点を失う
reason-lightens = 山札が軽くなる
reason-love-counts = はあとは雇用で役立つ
reason-fits = この手札に一番合う
reason-missed-least = 一番惜しくないカード
reason-nothing-helps = 山札に役立つカードがない
reason-nothing-better = ほかに良い手がない
reason-best-use = このカードの一番の使い道
reason-worth = 効果に値打ちがある
reason-scores = 勝利点{ $signed }
reason-gives-draw = カード+{ $count }
reason-gives-serving = ご奉仕+{ $count }
reason-gives-love = はあと+{ $count }
reason-gives-employment = 雇用+{ $count }
reason-gives-imagination = 工夫+{ $count }
    .protocol = 想像力+{ $count }
reason-gives-concentration = 集中+{ $count }
    .protocol = 集中力+{ $count }
reason-gives-effort = 努力+{ $count }
reason-price = はあと{ $love }のうち{ $count }を使う
reason-last = 山の最後の1枚
reason-proved = この手番で終わらせて勝つ（証明済み）
reason-tried = { $tries }回の試行で{ $percent }％

## 新米

reason-helps = この手札に一番役立つ
reason-brings = 今すぐ力になる
reason-scores-and-lightens = 得点になり、山札も軽くなる
reason-safe-points = 誰にも奪われない得点
reason-love-first = まずはあと、それから雇用
reason-before-the-end = 終わる前に得点を
reason-strengthens = これからの手番が強くなる
reason-least-or-most = 一番損が少ないか得が大きい

## はあと好き

reason-love-pays = はあとがあれば何でも雇える
reason-more-love = あとで使うはあとを増やす
reason-points = 得点になる
reason-may-give-love = はあとをくれるかもしれない
reason-nothing-else = 得点とはあと以外はいらない
reason-cheapest = 一番安く済む

## ラブレター

reason-letter-what =
    { $card }{ $seat ->
        [none] { "" }
       *[other] を{ $seat }番の席に
    }{ $named ->
        [none] { "" }
       *[other] （{ $named }と宣言）
    }
reason-letter-guess = そのカードがある確率は{ $odds }％。
reason-letter-look = 当て推量より手札を見るほうがよい。{ $kept }は残る。
reason-letter-compare = { $kept }が勝つ確率{ $less }％、同じ{ $same }％、負ける{ $more }％。
reason-letter-safe = { $kept }は次の手番まで安全。
reason-letter-change = その手札が入れ替わる。{ $wanted }である確率は{ $odds }％。
reason-letter-another = { $kept }より別のカードがよい。
reason-letter-swap = 相手のカードが{ $kept }より大きい確率は{ $more }％。
reason-letter-lost = このラウンドは負け。
reason-letter-keep = { $kept }を残すのがよい。
